"""Words that draw trumps, and do other things to other cards: "*pick up* the trumps", "*mop up* the rest"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    are_trumps,
    become,
    before_what_is_named,
    end_of_name,
    label_at,
    lexeme_at,
    names_card,
    relabel,
)
from nlclaim.language.lexemes import Lexeme


def settle_get_in(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *get in* whatever trumps are out": draws them; "get in with a trump" crosses."""
    lexeme = lexemes[place]
    if lexeme.word not in ("get", "gets", "getting", "got") or lexeme.end - lexeme.start < len("get in"):
        return None
    named = place + 1
    while label_at(lexemes, named) in ("DET", "QUANT", "ADJ") or lexeme_at(lexemes, named).value == "either_way":
        named += 1
    if not are_trumps(lexemes, named):
        return None
    for at in range(place + 1, named):
        if lexemes[at].value == "either_way":
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return become(lexemes, place, "draw")


def settle_get_out(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Get out* trumps", "*getting out* the last two trumps": draws them."""
    out = lexeme_at(lexemes, place + 1)
    if out.plain.lower() != "out" or not are_trumps(lexemes, place + 2):
        return None
    lexemes[place + 1] = relabel(out, "SKIP", "")
    return become(lexemes, place, "draw")


def settle_bring(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Bringing in* the trumps that are out", where the clubs are brought in to be cashed."""
    trumps = are_trumps(lexemes, place + 1) or lexeme_at(lexemes, place + 1).plain == "Ts"
    if lexemes[place].value.startswith("run.") and trumps:
        return become(lexemes, place, "draw")
    at = place + 1
    while label_at(lexemes, at) in ("DET", "ADJ", "SUIT"):
        at += 1
    suit, behind = lexeme_at(lexemes, at - 1), label_at(lexemes, at + 1)
    apart = lexemes[place].value.startswith("get.") and lexeme_at(lexemes, at).plain == "in"
    if not apart or not suit.value.endswith("+") or trumps or behind not in ENDS | {"PREP", "PERSON"}:
        return None
    lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return become(lexemes, place, "run")  # "*bring* the clubs *in* with one ruff"


def settle_pick(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Pick up* trumps", "*pick up* whatever trumps you hold"; how one picks up the queen nobody says."""
    whatever = lexeme_at(lexemes, place + 1).word in ("whatever", "any")
    if are_trumps(lexemes, place + 1 + whatever):
        return become(lexemes, place, "draw")
    length = label_at(lexemes, place + 1) == "NUMBER" and lexeme_at(lexemes, place + 2).value == "to"
    holding = place + 3 if length else place + 1  # "I *pick up* four to the jack"
    return become(lexemes, place, "do") if names_card(lexemes, holding) else None


def settle_strip(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Strip* the trumps", "*strip* you *of trumps*"."""
    of_them = place + 3 if lexeme_at(lexemes, place + 1).value in _OTHERS else place
    of_them = of_them if label_at(lexemes, of_them - 1) == "OF" else place
    return become(lexemes, place, "draw") if are_trumps(lexemes, max(of_them, place + 1)) else None


_OTHERS: Final = frozenset({"you", "he", "they", "defence", "lho", "rho", "N", "E", "S", "W"})


def settle_slap(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Whack* the ace of clubs", "*lay* the ace *down*", which is done to other things than cards too."""
    if not lexemes[place].value.startswith("cash."):
        return None
    end = end_of_name(lexemes, place + 1)
    cards = any(lexeme.label in ("SUIT", "RANK", "CARDS") for lexeme in lexemes[place + 1 : end])
    if not cards:
        return relabel(lexemes[place], "UNKNOWN", "")
    if label_at(lexemes, end) == "DOWN" and lexemes[end].word == "down":
        lexemes[end] = relabel(lexemes[end], "SKIP", "")
    return None


def settle_drag(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "No sense *dragging this out*": the play, and not the trumps."""
    this = lexeme_at(lexemes, place + 1)
    on_and_on = this.value in ("this", "it") and label_at(lexemes, place + 2) in JOINTS | {
        "END",
        "PRED",
        "PREP",
        "SKIP",
    }
    if not on_and_on or any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[:place]):
        return None
    return relabel(lexemes[place], "UNKNOWN", "")


def settle_see_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*See off* the trumps", where one sees other things."""
    return settle_rid(lexemes, place) if lexemes[place].value.startswith("draw.") else None


def settle_rid(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*See off* the trumps", "*relieve* you of your trumps", which is done to nothing else."""
    end = next((at for at in range(place + 1, len(lexemes)) if lexemes[at].label in JOINTS), len(lexemes))
    trumps = any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[place + 1 : end])
    passive = lexeme_at(lexemes, place - 1).label in ("BE", "SUIT") and any(
        lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[max(place - 3, 0) : place]
    )
    return become(lexemes, place, "draw") if trumps or passive else relabel(lexemes[place], "UNKNOWN", "")


def settle_scramble(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Scramble* my trumps", by ruffs in both hands; "*scramble* nine tricks"."""
    if are_trumps(lexemes, place + 1):
        return None
    counted = label_at(lexemes, place + 1) in ("NUMBER", "DET", "QUANT")
    return become(lexemes, place, "get") if counted else relabel(lexemes[place], "SKIP", "")


_CAUSING: Final[tuple[str, ...]] = ("make", "made", "making", "let", "get", "got", "bring")


def settle_made_fall(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I make the trumps *fall*" draws them; "I make the jack *fall*" drops it."""
    purpose = lexeme_at(lexemes, place - 1).value == "to"
    named = place - 1 if purpose else place
    at = before_what_is_named(lexemes, named)
    makes = lexeme_at(lexemes, at)
    if named - at < 2 or not makes.word.startswith(_CAUSING) or not lexemes[place].value.endswith((".base", ".past")):
        return None
    verb = "draw" if are_trumps(lexemes, at + 1) else "drop"
    form = makes.value.rpartition(".")[2] if makes.label == "VERB" else "base"
    lexemes[at] = relabel(makes, "VERB", f"{verb}.{form}")
    if purpose:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


def settle_collect(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Collect* trumps", "the trumps are *gathered*", "*collect* ten tricks", "*collect* the rest"."""
    if are_trumps(lexemes, place + 1) or _is_said_of_trumps(lexemes, place):
        return become(lexemes, place, "draw")
    if _are_all_left(lexemes, place + 1):
        return become(lexemes, place, "take")
    if lexemes[place].word.startswith("harvest"):
        return settle_slap(lexemes, place)
    counted = label_at(lexemes, place + 1) in ("NUMBER", "DET") and label_at(lexemes, place + 2) == "NOUN"
    counted = counted or (
        label_at(lexemes, place + 1) == "NUMBER" and label_at(lexemes, place + 2) in ENDS | {"OF", "QUANT"}
    )
    return become(lexemes, place, "take") if counted else None


def _is_said_of_trumps(lexemes: list[Lexeme], place: int) -> bool:
    """ "Once *the trumps are* collected", "*with trumps* gathered"."""
    at = place - 1
    while label_at(lexemes, at) in ("BE", "AUX", "SKIP") or lexeme_at(lexemes, at).value.startswith("have."):
        at -= 1
    named = lexeme_at(lexemes, at)
    beside = at < place - 1 or lexeme_at(lexemes, at - 1 - (label_at(lexemes, at - 1) == "DET")).word == "with"
    past = lexemes[place].value.endswith(".past")
    return past and beside and named.label == "SUIT" and named.value[0] == "T"


def settle_draw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*The drawing of trumps* is complete": they are drawn; "it was a lucky *draw*": chance, and no play."""
    if _is_over(lexemes, place):
        for at in (place - 1, place + 1):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].word.startswith("fetch") and names_card(lexemes, place + 1):
        return become(lexemes, place, "drop")  # "the ace of spades *fetching the queen*"
    if (comes := settle_comes(lexemes, place)) is not None:
        return comes
    before = lexeme_at(lexemes, place - 1)
    chance = lexemes[place].word == "draw" and (before.value in ("the", "a", "this") or before.label == "ADJ")
    if chance and label_at(lexemes, place + 1) in ENDS | {"BE"}:
        return relabel(lexemes[place], "NOUN", "words")
    return _settle_sweep(lexemes, place)


def settle_comes(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Out come* the clubs", "*in comes* my jack", "*off come* the hearts": played by whoever says so, and no order.

    "Out comes *a trump*" leads one.
    """
    lexeme = lexemes[place]
    comes = len("in come") <= lexeme.end - lexeme.start <= len("here comes")
    if lexeme.plain.lower() not in _COMING or not comes or not lexeme.value.startswith(("draw.", "cash.")):
        return None
    if lexeme.value.startswith("draw.") and are_trumps(lexemes, place + 1):
        one = label_at(lexemes, place + 1) == "DET" and lexeme_at(lexemes, place + 1).value in ("a", "another")
        leads = one and lexeme_at(lexemes, place + 2).value == "T"
        return relabel(lexeme, "VERB", "lead.ing" if leads else "draw.ing")
    named = {each.label for each in lexemes[place + 1 : end_of_name(lexemes, place + 1)]}
    if not named & {"SUIT", "CARDS"} and lexeme.plain.lower() == "out":
        return relabel(lexeme, "UNKNOWN", "")  # "out comes the queen": theirs, perhaps
    single = label_at(lexemes, place + 1) == "DET" and lexeme_at(lexemes, place + 1).value == "a"
    return relabel(lexeme, "VERB", "lead.ing" if single and label_at(lexemes, place + 2) == "SUIT" else "cash.ing")


_COMING: Final = frozenset({"in", "out", "off", "here"})


def _is_over(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "the drawing of trumps" is said to be complete, which becomes "(are) drawn"."""
    if label_at(lexemes, place - 1) != "DET" or label_at(lexemes, place + 1) != "OF":
        return False
    end = end_of_name(lexemes, place + 2)
    over = lexeme_at(lexemes, end + 1)
    if label_at(lexemes, end) != "BE" or over.word not in ("complete", "completed", "done", "finished", "over"):
        return False
    lexemes[end + 1] = relabel(over, "VERB", "draw.past")
    return True


def settle_sort(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *sort out* the trumps", "*sorting* the trumps out"."""
    return become(lexemes, place, "draw") if are_trumps(lexemes, place + 1) else None


def _settle_sweep(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *mop up the rest*", "*hoover up* everything": tricks, where no trumps have been spoken of."""
    if not lexemes[place].word.startswith(_SWEEPING) or not _are_all_left(lexemes, place + 1):
        return None
    trumps = any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes)
    return None if trumps else become(lexemes, place, "take")


_SWEEPING: Final = ("mop", "hoover", "vacuum", "sweep", "swept", "gather", "clean", "scoop", "round", "haul", "rope")


def _are_all_left(lexemes: list[Lexeme], place: int) -> bool:
    """ "*The rest*", "*everything*", with no word of a suit behind it."""
    at = place + (label_at(lexemes, place) == "DET")
    return lexeme_at(lexemes, at).value in ("rest", "everything") and label_at(lexemes, at + 1) != "OF"


def settle_flush(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Flush out* the ace"; "*flush* the trumps out"."""
    if are_trumps(lexemes, place + 1) and lexemes[place].value.startswith("knock_out."):
        return become(lexemes, place, "draw")
    return become(lexemes, place, "knock_out") if names_card(lexemes, place + 1) else None
