"""Words that say when, or on what it hangs: "next", "once", "after", "when it doesn't", "however"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    beyond_pause,
    end_of_name,
    label_at,
    lexeme_at,
    put_next,
    relabel,
)
from nlclaim.language.lexemes import Lexeme


def settle_condition(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*However* trumps lie", of how the cards are; "however, I lose a heart" only goes on."""
    if lexemes[place].value == "polite":
        asked = label_at(lexemes, place + 1) == "VERB"  # "*if you let me* ruff, I make it"
        return relabel(lexemes[place], "IF", "if") if asked else relabel(lexemes[place], "SKIP", "")
    end = end_of_name(lexemes, place + 1)
    last = lexeme_at(lexemes, end - 1)
    named = end > place + 1 and (last.label in ("SUIT", "RANK", "CARDS", "NUMBER") or last.value in ("trick", "loser"))
    of_all = lexeme_at(lexemes, place - 1).value in ("rest", "everything", "all", "these")
    if lexemes[place].word == "barring" and named and of_all:
        return relabel(lexemes[place], "EXCEPT", "but")  # "everything *barring the trump ace* is ours"
    goes_on = (
        label_at(lexemes, end) in ("PERSON", "QUANT") and place == 0
    )  # "*barring the ace of trumps* I've the rest"
    if lexemes[place].word == "barring" and named and (goes_on or label_at(lexemes, end) in ENDS):
        return relabel(lexemes[place], "EXCEPT", "but")  # "I've all of them *barring one heart*, *the ace of clubs*"
    if place and _is_denied_case(lexemes, place) and any(lexeme.label == "IF" for lexeme in lexemes[:place]):
        for at in range(place + 1, place + 4):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "ELSE", "otherwise")  # "if he covers I win, *if he doesn't* I run it"
    no = [label_at(lexemes, place + ahead) for ahead in (1, 2)] == ["QUANT", "NUMBER"]
    if no and lexemes[place + 1].value == "no" and any(lexeme.label == "IF" for lexeme in lexemes[:place]):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "ELSE", "otherwise")  # "if the queen comes twelve, *if no* eleven"
    if lexemes[place].value == "so" and lexemes[place].word == "if" and label_at(lexemes, place + 1) in ENDS:
        return relabel(lexemes[place], "META", "assent")  # "ten, *if that's right*", "I don't know if that's right"
    adverb = label_at(lexemes, place - 1) in ("FIRST", "LAST") or label_at(lexemes, place + 1) in ENDS
    if lexemes[place].word == "though" and adverb:
        return relabel(lexemes[place], "SKIP", "")  # "first *though* the king of clubs"
    if lexemes[place].word == "in" and label_at(lexemes, place + 1) in ENDS:
        return relabel(lexemes[place], "SKIP", "")  # "the ace of clubs first, *in case*, then …"
    goes_on = lexemes[place].word == "however" and label_at(lexemes, place + 1) not in NOMINAL | {"DET"}
    return relabel(lexemes[place], "COMMA", "but") if goes_on else None


def settle_manner(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Whichever red suit* you keep, you're squeezed", "*no matter which* …": nothing is done with it here."""
    if lexemes[place].plain.lower() not in ("whatever", "whichever", "no") or label_at(lexemes, place - 1) == "VERB":
        return None
    end = place + 1
    while label_at(lexemes, end) in NOMINAL | {"ADJ", "OF", "DET"}:
        end += 1
    theirs = lexeme_at(lexemes, end).label in ("PERSON", "ROLE") and lexeme_at(lexemes, end).value != "me"
    done = end + 1 + (label_at(lexemes, end + 1) == "AUX")
    if end == place + 1 or not theirs or lexeme_at(lexemes, done).value.partition(".")[0] not in _THEY_DO:
        return None
    for at in range(place + 1, end):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return relabel(lexemes[place], "HOW", "either_way")


_THEY_DO: Final = frozenset({"lead", "play", "keep", "discard", "cover", "hold", "go", "cross", "cash", "put"})


def settle_else(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five more *if not* overruffed": unless."""
    suffered = lexemes[place].word == "if" and lexeme_at(lexemes, place + 1).value.endswith(".past")
    return relabel(lexemes[place], "IF", "unless") if suffered else None


_ARROWS: Final = frozenset({"→", "⇒", "➔", "➡"})


def _points_to_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "♥*→*A", "♠ *→* dummy": led to it; "♥ → ♠" is the one and then the other."""
    suit, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    goal = after.label in ("RANK", "ROLE") or after.plain in ("A", "K", "Q", "J", "T")
    goal = goal or (after.label == "CARDS" and after.value[0] == suit.value[:1])
    led = suit.label == "SUIT" and not suit.value.endswith("+") and label_at(lexemes, place - 2) in ENDS
    return led and goal and label_at(lexemes, place + 2) in ENDS


def settle_next(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The next heart" is one of several, "next a heart" comes after."""
    lexeme = lexemes[place]
    if lexeme.plain in _ARROWS and _points_to_card(lexemes, place):
        return relabel(lexeme, "PREP", "to")
    if lexeme.word == "than" and (compared := _settle_than(lexemes, place)) is not None:
        return compared
    if place == 0 and lexeme.word == "now" and label_at(lexemes, 1) == "COMMA":
        return relabel(lexeme, "SKIP", "")  # "*now then*, trumps are drawn"
    between = label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    across = between[0] == "BE" and lexeme_at(lexemes, place + 1).value.startswith("over.")  # "I'm *then* across"
    if across or between in (("BE", "PRED"), ("BE", "MINE"), ("AUX", "BE"), ("AUX", "VERB")):
        return relabel(lexeme, "HOW", "then")  # "dummy is then high", "trumps would then be drawn"
    card = label_at(lexemes, place + 1) == "RANK" or lexeme_at(lexemes, place + 1).plain in ("A", "K", "Q", "J", "T")
    if lexeme.plain == "-" and label_at(lexemes, place - 1) == "SUIT" and card:
        return relabel(lexeme, "PREP", "to")  # "H *->* A"
    if lexeme.value == "held":
        rest = {lexeme_at(lexemes, place + ahead).value for ahead in (1, 2)} & {"rest", "all", "everything"}
        return relabel(lexeme, "COMMA", ",") if rest else relabel(lexeme, "THEN", "then")
    if lexeme.word.startswith("after ") and label_at(lexemes, place + 1) in ("BE", "AUX", "VERB"):
        return relabel(lexeme, "AFTER", "after")  # "after it's ruffed"
    if lexeme.word == "then" and _is_conclusion(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    if lexeme.word in _AFTERWARDS and put_next(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "trumps first, clubs *next*"
    named = lexeme.word == "next" and label_at(lexemes, place - 1) == "DET"
    return relabel(lexeme, "ADJ", "next") if named else None


def _settle_than(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Rather cash the ace *than* finesse", "no worse *than* 4-1", "nothing more *than* a heart": no order in it."""
    lexeme = lexemes[place]
    if any(before.value == "rather" for before in lexemes[:place]):
        return relabel(lexeme, "NEG", "instead")  # "I'd rather cash the ace *than* finesse"
    if label_at(lexemes, place + 1) == "BREAKS":
        if lexeme_at(lexemes, place - 1).plain in ("worse", "better"):
            lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "if they're no worse *than* 4-1"
    return relabel(lexeme, "EXCEPT", "but") if _is_nothing_more(lexemes, place) else None


def _is_conclusion(lexemes: list[Lexeme], place: int) -> bool:
    """ "A diamond and a club to us, *then*", "that's three spades *then*": so, and nothing comes after."""
    if _ends_a_count(lexemes, place) or _follows_answer(lexemes, place):
        return True  # "a diamond and a club to us, *then*"
    shared = label_at(lexemes, place - 1) in ("PERSON", "MINE", "DOWN") and label_at(lexemes, place + 1) == "COMMA"
    if shared and not any(before.label in ("VERB", "COMMA") for before in lexemes[:place]):
        return True  # "that's two for you *then*, the ace and the jack"
    return _sums_up(lexemes, place)  # "that's three spades *then*, and two hearts"


_AFTERWARDS: Final = frozenset({"next", "afterwards", "afterward", "thereafter", "subsequently", "after that"})


def _ends_a_count(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "then" is the last word of what it comes to: "so *a heart and a club to me then*", "*two off then*"."""
    before = beyond_pause(lexemes, place, -1)
    if label_at(lexemes, place - 1) == "COMMA" and label_at(lexemes, place + 1) == "END" and place + 2 >= len(lexemes):
        return True
    if before.label in ("DOWN", "EXACT", "SIGNED", "SCORE") and label_at(lexemes, place + 1) in (
        "END",
        "STOP",
        "QMARK",
    ):
        return True  # "you get a club, *two off then*"
    shared = before.label in ("PERSON", "MINE")
    played = any(each.label in ("VERB", "FIRST", "ACT", "PLACE") for each in lexemes[:place])
    return shared and not played and label_at(lexemes, place + 1) in ("END", "STOP")


def _follows_answer(lexemes: list[Lexeme], place: int) -> bool:
    """ "My jack's good? It is? *Then* the rest": in that case."""
    article = label_at(lexemes, place + 1) == "DET"
    return label_at(lexemes, place - 1) == "QMARK" and lexeme_at(lexemes, place + 1 + article).value == "rest"


def _sums_up(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "then" ends a clause that counts: "*so that's* three spades *then*, and …"."""
    start = place - 1
    while label_at(lexemes, start) in NOMINAL | {"NUMBER", "ADJ", "DET"} and lexemes[start].word not in ("that", "it"):
        start -= 1
    counts = label_at(lexemes, start) == "BE" and lexeme_at(lexemes, start - 1).word in ("that", "it", "there")
    return counts and start < place - 1 and label_at(lexemes, place + 1) == "COMMA"


def _points_at_those(lexemes: list[Lexeme], place: int) -> bool:
    """ "Two hearts, and *after those* three clubs", "two clubs; *after those* it's yours", not "after those two"."""
    goes_on = label_at(lexemes, place + 2)
    joined = label_at(lexemes, place - 1)
    named = joined in ("AND", "COMMA") and goes_on in ("DET", "NUMBER", "COMMA", "PERSON")
    new = joined in ("STOP", "DASH") and goes_on in ("DET", "QUANT", "COMMA", "PERSON", "MINE")
    return lexeme_at(lexemes, place + 1).value == "these" and (named or new)


def _is_nothing_more(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Nothing more* for you than the queen of hearts"."""
    start = place
    while start and lexemes[start - 1].label not in JOINTS | {"SKIP"} and place - start < _CLOSE:
        start -= 1
    said = [at for at in range(start, place) if lexemes[at].value in ("no", "none")]
    for at in said:
        lexemes[at] = relabel(lexemes[at], "QUANT", "none")
        if lexemes[at].value == "none" and lexeme_at(lexemes, at + 1).value == "more":
            lexemes[at + 1] = relabel(lexemes[at + 1], "SKIP", "")  # "no *more* for you than …"
    return bool(said)


_CLOSE: Final = 6
"""How many words may stand between "nothing" and "than"."""


def settle_later(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Later a heart" orders; "now or later" does not."""
    ends = label_at(lexemes, place + 1) in ENDS
    beside = {lexeme.label for lexeme in lexemes[max(place - 6, 0) : place]}
    if ends and label_at(lexemes, place - 1) in NOMINAL and beside & {"AND", "COMMA"}:
        return relabel(lexemes[place], "LAST", "last")  # "a spade now and a heart *later on*"
    return relabel(lexemes[place], "SKIP", "") if ends else relabel(lexemes[place], "THEN", "then")


def _is_afterwards(lexemes: list[Lexeme], place: int) -> bool:
    """ "I draw trumps *and after* the hearts are good", "…, *after* I play the clubs": abroad for "after that"."""
    if lexemes[place].word != "after" or label_at(lexemes, place - 1) not in ("AND", "COMMA"):
        return False
    words = lexemes[place + 1 : place + 4]
    state = any(lexeme.label == "BE" for lexeme in words) and not any(lexeme.label == "VERB" for lexeme in words)
    plays = [lexeme.value for lexeme in words[:1]] == ["me"] and lexeme_at(lexemes, place + 2).value.endswith(".base")
    draws = lexeme_at(lexemes, place + 2).value == "draw.base"  # "I run the hearts, after I draw trumps"
    by_then = [label_at(lexemes, place - 2), label_at(lexemes, place - 1)] == [
        "PRED",
        "COMMA",
    ]  # "the spades are good, after I ruff a club"
    return state or (plays and not (draws or by_then or _is_perfect(words)))


def _is_perfect(words: list[Lexeme]) -> bool:
    """ "I *have drawn*"."""
    return words[1].value == "have.base" and words[-1].value.endswith(".past")


_NAMES_CARDS: Final = NOMINAL | {"DET", "ADJ", "OF", "NUMBER", "QUANT", "PERSON", "BE"}


def _tells_how_cards_lie(lexemes: list[Lexeme], place: int) -> bool:
    """ "When hearts *are 3-3*", "when *West has* the queen", "when *somebody is squeezed*": it may be so or not."""
    holder = lexeme_at(lexemes, place)
    if holder.label in ("PERSON", "ROLE") and label_at(lexemes, place + 1) == "BE":
        return lexeme_at(lexemes, place + 2).value == "squeeze.past"
    if holder.label == "ROLE" and holder.value in "NESW":
        return lexeme_at(lexemes, place + 1).value == "have.s"
    if _has_card(lexemes, place):
        return True
    finesse = False
    while label_at(lexemes, place) in _NAMES_CARDS or lexeme_at(lexemes, place).value == "finesse.base":
        finesse = finesse or lexemes[place].value.startswith("finesse")
        place += 1
    said = lexeme_at(lexemes, place)
    if finesse and said.value in ("break.s", "succeed.s", "win.s"):
        return True  # "when the heart finesse works"
    return said.label == "BREAKS" or (said.label == "PRED" and said.value in ("on", "off"))


def _has_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "When *partner holds the ten*", "when *you've got the queen*": where a card lies."""
    holder, at = lexeme_at(lexemes, place), place + 2
    at += lexeme_at(lexemes, at).value == "get.past"  # "you've *got*"
    another = holder.value in ("partner", "lho", "rho", "you", "he", "they", "declarer")
    has = lexeme_at(lexemes, place + 1).value in ("have.s", "have.base")
    card = lexeme_at(lexemes, at + 1)
    named = card.label in ("RANK", "CARDS") or (card.label == "NUMBER" and lexeme_at(lexemes, at).word == "the")
    return another and has and label_at(lexemes, at) == "DET" and named


def settle_after(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff once and draw": a number of times, no order; "when hearts are 3-3": if."""
    lexeme, before = lexemes[place], label_at(lexemes, place - 1)
    held = before == "BE" or label_at(lexemes, place + 1) in ("DET", "NUMBER", "QUANT", "ADJ")
    if lexeme.word == "having" and held:
        return relabel(lexeme, "VERB", "have.ing")  # "I am having three spades", "… *having* the top heart"
    if lexeme.word == "when" and place and _is_denied_case(lexemes, place) and _is_one_of_two(lexemes):
        for at in range(place + 1, place + 4):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexeme, "ELSE", "otherwise")  # "…, and *when it doesn't* I lose one"
    if lexeme.word == "when" and (_tells_how_cards_lie(lexemes, place + 1) or _is_one_of_two(lexemes)):
        return relabel(lexeme, "IF", "if")
    there = lexeme_at(lexemes, place + 1)
    if there.label == "EXACT" and there.word == "i" and label_at(lexemes, place + 2) not in ("END", "STOP"):
        lexemes[place + 1] = relabel(there, "SKIP", "")
        return relabel(lexeme, "THEN", "then")  # "*when I'm there* I take the finesse": in dummy
    last = label_at(lexemes, place + 1) in ("END", "STOP") and label_at(lexemes, place - 1) in NOMINAL | {"PRED"}
    if place and lexeme.word == "after" and there.word == "all" and label_at(lexemes, place + 2) in ("END", "STOP"):
        lexemes[place + 1] = relabel(there, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "I don't need the finesse *after all*"
    if lexeme.word == "after" and _points_at_those(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "THEN", "then")  # "two hearts, and *after those* three clubs"
    if _is_afterwards(lexemes, place) or (last and lexeme.word == "after"):
        return relabel(lexeme, "THEN", "then")  # "three rounds of trumps, clubs *after*"
    points_back = lexeme.word == "before" and lexeme.value == "after"
    if points_back and label_at(lexemes, place - 1) in NOMINAL and label_at(lexemes, place + 1) in ("END", "STOP"):
        return relabel(lexeme, "FIRST", "first")  # "the hearts, but the ace of clubs *before them*"
    if lexeme.word == "once" and before in ("PERSON", "ROLE") and there.value.endswith(".past"):
        return relabel(lexeme, "META", "elsewhere_claimed")  # "I *once* took the finesse"
    counts = lexeme.word == "once" and label_at(lexemes, place + 1) in JOINTS | {"END", "PREP"}
    return relabel(lexeme, "SKIP", "") if counts else None


def _is_one_of_two(lexemes: list[Lexeme]) -> bool:
    """ "*When* the queen drops I have the rest, and *when it doesn't* I lose one": two cases."""
    when = [at for at, lexeme in enumerate(lexemes) if lexeme.word in ("when", "if")]
    return any(_is_denied_case(lexemes, at) for at in when[1:])


def _is_denied_case(lexemes: list[Lexeme], place: int) -> bool:
    denied = [label_at(lexemes, place + ahead) for ahead in (1, 2, 3)] == ["PERSON", "AUX", "NEG"]
    return denied and lexemes[place + 1].value in ("it", "they", "he", "you")
