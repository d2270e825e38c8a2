"""Verb or noun, adjective or predicate: "a heart ruff", "ruff a heart", "two good clubs", "the clubs are good"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language.contexts.descriptions import UNKNOWN_ADJECTIVE, describes
from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    begins_condition,
    beyond_pause,
    counts_times,
    end_of_name,
    label_at,
    lexeme_at,
    relabel,
)
from nlclaim.language.contexts.nothing_played import is_void, leave_out_void, ruffs_small
from nlclaim.language.contexts.scores import settle_hundred
from nlclaim.language.contexts.tags import settle_tag
from nlclaim.language.contexts.verb_words import settle_by_word
from nlclaim.language.lexemes import Lexeme

_BEFORE_NOUN: Final = frozenset({"DET", "NUMBER", "ADJ", "ORDINAL", "QUANT", "SUIT", "GROUP", "CARDS"})
_NOUN_VERBS: Final = frozenset(
    {"ruff", "overruff", "crossruff", "finesse", "discard", "squeeze", "duck", "throw_in", "unblock", "drop"}
)
_INTRANSITIVE: Final = ("drop", "fall", "come", "disappear", "vanish", "goes", "appear", "pop", "turn up", "tumble")
"""What a suit does itself: "the heart disappears on the clubs"."""
_STARTS_OBJECT: Final = frozenset({"DET", "SUIT", "GROUP", "CARDS", "RANK", "NUMBER", "ADJ", "QUANT"})


_OBJECTS: Final = 8
"""Words that a verb's objects have at most: "(ruffing) *hearts and diamonds* back and forth"."""
_TRUMP_VERBS: Final = frozenset({"trump", "trmp"})


def settle_suit(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trump a heart" is a verb; "draw trump" is not."""
    lexeme = lexemes[place]
    if ruffs_small(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "ACT", "ruff")
    if is_void(lexemes, place):
        return leave_out_void(lexemes, place)
    named = lexeme_at(lexemes, place - 1)
    if named.label == "SUIT" and named.value[0] == lexeme.value[0] and named.plain.isalpha() != lexeme.plain.isalpha():
        return relabel(lexeme, "SKIP", "")  # "clubs *♣*": once in a word, once as a symbol
    twice = lexeme_at(lexemes, place - 2)
    if named.word == "after" and twice.label == "SUIT" and twice.value == lexeme.value:
        lexemes[place - 2] = relabel(twice, "SUIT", twice.value[0] + "+")
        lexemes[place - 1] = relabel(named, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "diamond *after diamond*"
    if lexeme.value in ("T", "T+") and _belongs_to_them(lexemes, place):
        return None
    before, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    counted = before.label == "NUMBER" or before.value == "all"
    if lexeme.word == "tr" and counted and after in JOINTS | {"END", "PREP", "MINE"}:
        return relabel(lexeme, "NOUN", "trick+")  # "so two *tr*"
    if lexeme.word == "cl" and place == 0 and after == "NUMBER":
        return relabel(lexeme, "VERB", "claim.base")  # "cl 10 tricks"
    whichever = before.word in ("whichever", "whatever")
    has = lexeme_at(lexemes, place + 2).value in ("have.base", "have.s", "get.past")  # "whatever trumps you have"
    drawn = lexeme_at(lexemes, place - 2).value.startswith("draw.")  # "pick up whatever trumps you may be holding"
    if whichever and not (has or drawn) and after in ("PERSON", "ROLE"):
        return relabel(lexeme, "SKIP", "")  # "whichever *club* you play"
    if before.value == "a" and lexeme.value.endswith("+") and lexeme.plain.isascii():
        return relabel(lexeme, "SUIT", lexeme.value[:-1])  # "you get a *cl*", "I lose a *diamonds*"
    owner = before.value in ("lho", "rho", "E", "W", "N", "S", "dummy", "partner") and before.label == "ROLE"
    if owner and lexeme.plain == "trumps" and after in ("DET", "NUMBER"):
        begins = label_at(lexemes, place - 2) in ENDS  # not "draw dummy's trumps, two clubs"
        return relabel(lexeme, "VERB", "ruff.s") if begins else None  # "LHO trumps the last one"
    if lexeme.value == "T" and lexeme.word in _TRUMP_VERBS and _is_trump_verb(lexemes, place):
        return relabel(lexeme, "VERB", "ruff.base")
    return None


def _is_trump_verb(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Trump* it", "I *trump* in dummy", "*trump* a heart": what one does; "*trump* ten", "*trump* trick": no."""
    before, after = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if after.plain == "A" or after.value in ("coup", "trick", "winner", "winner+"):
        return False  # "3 hi clubs n trmp A", "trump trick for you"
    if before == "AND" and after.plain in ("ten", "nine"):
        return False  # "the trump king and *trump ten*"
    if after.word == "trump" and lexemes[place].word == "trump":
        return False  # "*trump*, trump, trump and then clubs" without the commas
    if after.word in ("2", "two", "too") and label_at(lexemes, place + 2) == "ROLE":
        return False  # "*trump 2 dummy*"
    if before in ("END", "PERSON", "AUX") and after.value == "it":
        return True  # "trump it"
    if before in ("PERSON", "AUX") and after.label in ("PREP", "PRED", "HOW", "PERSON"):
        return True  # "I trump in dummy"
    free = before in ("END", "PERSON", "AUX", "NEG", "THEN", "STOP", "COMMA", "FIRST", "AND")
    both = after.value == "both"  # "I'll trump both of these"
    return free and (both or after.label in ("DET", "SUIT", "GROUP", "NUMBER", "CARDS", "NOUN"))


def _belongs_to_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "I get *the trumps you have left*": your trumps, which are drawn; puts it so, and says whether it did."""
    start = place - 1
    while label_at(lexemes, start) in ("ADJ", "NUMBER", "QUANT", "SKIP"):
        start -= 1
    taken = lexeme_at(lexemes, start - 1)
    if lexeme_at(lexemes, start).value != "the" or not taken.value.startswith(("get.", "take.", "win.", "cash.")):
        return False
    at = place + 1 + (lexeme_at(lexemes, place + 1).word == "that")
    if lexeme_at(lexemes, at).value not in ("you", "they", "he") or lexeme_at(lexemes, start - 2).value == "you":
        return False
    has = at + 1
    while label_at(lexemes, has) in ("SKIP", "BE", "LATER") or lexeme_at(lexemes, has).word in (
        "still",
        "'ve",
    ):
        has += 1
    if not lexeme_at(lexemes, has).value.startswith(("have.", "get.past", "hold.")):
        return False
    left = has + 1 + (lexeme_at(lexemes, has + 1).value in ("left", "get.past"))
    if label_at(lexemes, left) not in ENDS:
        return False
    lexemes[start] = relabel(lexemes[start], "DET", "your")
    lexemes[place + 1 : left] = [relabel(said, "SKIP", "") for said in lexemes[place + 1 : left]]
    return True


_TIMES: Final = re.compile(r"[x×*][1-9]")
_ADVERB: Final = re.compile(r"(?!(?:hard|bare|scarce|near|rare|possib|probab|allege|suppose|unlike)).{3,}ly")


def _is_between(lexemes: list[Lexeme], place: int) -> bool:
    """ "The finesse decides *between nine and ten*": one or the other."""
    labels = [label_at(lexemes, place + ahead) for ahead in (1, 2, 3)]
    return lexemes[place].word == "between" and labels == ["NUMBER", "AND", "NUMBER"]


def _is_name(lexemes: list[Lexeme], place: int) -> bool:
    """ "…, and *Linda* gets the queen": somebody's name; at the start it may be the claimer's, of whom is told."""
    name = lexemes[place].plain
    written = len(name) > 2 and name[0].isupper() and name[1:].islower()
    return written and label_at(lexemes, place - 1) in JOINTS and lexeme_at(lexemes, place + 1).value.endswith(".s")


def settle_unknown(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I'll *let* you take one": you take it; what else the lexicon leaves to its neighbours."""
    lexeme = lexemes[place]
    if _is_name(lexemes, place):
        return relabel(lexeme, "PERSON", "he")
    suit = lexeme_at(lexemes, place - 1)
    if _is_between(lexemes, place):
        lexemes[place + 2] = relabel(lexemes[place + 2], "OR", "or")
        return relabel(lexeme, "SKIP", "")
    if _TIMES.fullmatch(lexeme.plain) is not None and suit.label == "SUIT":
        lexemes[place - 1] = relabel(suit, "SUIT", suit.value.rstrip("+") + "+")  # "ruff d x2": no card
        return relabel(lexeme, "NUMBER", lexeme.plain[1:])  # "clubs ×4"
    if lexeme.plain in ("*", "×") and counts_times(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    if lexeme.word == "time" and suit.label == "NUMBER" and label_at(lexemes, place + 1) == "SUIT":
        rounds = lexeme_at(lexemes, place + 1).value[0] == "T"
        return relabel(lexeme, "NOUN", "round") if rounds else relabel(lexeme, "SKIP", "")
    if describes(lexemes, place):
        return relabel(lexeme, "ADJ", UNKNOWN_ADJECTIVE)
    if lexeme.word == "forth" and label_at(lexemes, place + 1) in ("SUIT", "NOUN", "NUMBER"):
        return relabel(lexeme, "ORDINAL", "4")
    if lexeme.word == "hundred":
        return settle_hundred(lexemes, place)  # "minus a *hundred*"
    if lexeme.plain in ("ha", "sa") and _stands_for_ace(lexemes, place):
        return relabel(lexeme, "CARDS", f"{lexeme.plain[0].upper()}:A")  # "*ha*, hk, ca"
    if _ADVERB.fullmatch(lexeme.word) is not None:
        return relabel(lexeme, "SKIP", "")  # "making four *slowly*": how, and no other noun
    if lexeme.word in _LETS:
        return _settle_let(lexemes, place)
    left_out = lexeme.word in ("apart", "aside", "excepted") and _excepts(lexemes, place)
    return relabel(lexeme, "MINE", "you") if left_out else None


def _stands_for_ace(lexemes: list[Lexeme], place: int) -> bool:
    """ "*ha*, hk, ca", "cash *sa*": where a card is named, and nobody laughs."""
    before = lexeme_at(lexemes, place - 1)
    if before.label in ("PREP", "BEFORE", "AFTER", "DET") or before.value.startswith(("cash.", "lead.", "unblock.")):
        return True
    cards = "CARDS" in (beyond_pause(lexemes, place, -1).label, beyond_pause(lexemes, place, 1).label)
    return cards or label_at(lexemes, place + 1) == "THEN"


_LETS: Final = {"let": "past", "lets": "s", "letting": "ing"}
"""Forms of the verb."""


def _settle_let(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I'll *let* you take one": you take it; "*let* the jack run"; "South *let West have* a trump"."""
    lexeme = lexemes[place]
    if (let := _let_run_or_go(lexemes, place)) is not None:
        return let
    other = lexeme_at(lexemes, place + 1)
    them = other.word == "them"
    acts = (them or other.label in ("PERSON", "ROLE")) and label_at(lexemes, place + 2) == "VERB"
    if other.value == "me" or not acts:
        return None
    if _gives_by_letting(lexemes, place):
        lexemes[place + 2] = relabel(lexemes[place + 2], "SKIP", "")
        return relabel(lexeme, "VERB", f"give.{_LETS[lexeme.word]}")
    if lexeme.word == "lets":
        return None
    if them:
        lexemes[place + 1] = relabel(other, "PERSON", "they")
    for before in (place - 1, place - 2):
        if label_at(lexemes, before) == "AUX" or lexeme_at(lexemes, before).value == "me":
            lexemes[before] = relabel(lexemes[before], "SKIP", "")
    return relabel(lexeme, "SKIP", "")


def _gives_by_letting(lexemes: list[Lexeme], place: int) -> bool:
    """ "South *let West have* a trump": he gives it, where another than the speaker does so."""
    told = lexeme_at(lexemes, place - 1)
    third = told.label == "ROLE" or told.value == "he"
    return third and lexeme_at(lexemes, place + 2).value in ("have.base", "take.base", "make.base", "get.base")


def _excepts(lexemes: list[Lexeme], place: int) -> bool:
    """ "*A club apart*, they're all mine": but for what has just been named, with nothing done to it."""
    named = label_at(lexemes, place - 1) in ("SUIT", "RANK", "CARDS") or lexeme_at(lexemes, place - 1).value == "loser"
    ends = label_at(lexemes, place + 1) in JOINTS | {"END", "PERSON", "QUANT"}
    since = next((at for at in range(place - 1, -1, -1) if label_at(lexemes, at) in JOINTS), -1)
    return named and ends and not any(lexeme.label == "VERB" for lexeme in lexemes[since + 1 : place])


def _let_run_or_go(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Letting* the jack *run*" finesses, "*letting* a heart *go*" throws it."""
    if lexemes[place].word not in ("let", "letting"):
        return None
    end, verb = _is_let_run(lexemes, place + 1), "run"
    if end is None:
        end, verb = _is_let_go(lexemes, place + 1), "discard"
    if end is None:
        return None
    lexemes[end] = relabel(lexemes[end], "SKIP", "")
    return relabel(lexemes[place], "VERB", f"{verb}.{'ing' if lexemes[place].word == 'letting' else 'base'}")


def _is_let_go(lexemes: list[Lexeme], place: int) -> int | None:
    """Where it says that the loser named from a place on goes: "let *my last heart go*"; "go to you" is lost."""
    end = end_of_name(lexemes, place)
    named, after = lexeme_at(lexemes, end - 1), lexeme_at(lexemes, end + 1)
    loser = named.value in ("loser", "loser+") or (named.label == "SUIT" and named.value[0] != "T")
    goes = end > place and lexeme_at(lexemes, end).plain.lower() == "go" and after.value not in ("to", "round")
    return end if loser and goes else None


def _is_let_run(lexemes: list[Lexeme], place: int) -> int | None:
    """Where it says that the card named from a place on is to run: "let *the jack of clubs run*"."""
    named = place
    while label_at(lexemes, named) in ("DET", "RANK", "NUMBER", "CARDS", "OF", "SUIT", "LETTER"):
        named += 1
    runs = lexeme_at(lexemes, named).value == "run.base" or lexeme_at(lexemes, named).word in (
        "ride",
        "through",
    )
    return named if named > place + 1 and runs else None


_COMES_OFF: Final = frozenset(
    {"concede.s", "concede.past", "win.s", "win.past", "fail.s", "fail.past", "work.s", "work.past"}
)


def settle_verb(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A heart ruff", "on a squeeze", "two ruffs": the action as a noun; and verbs that are no verbs."""
    return (
        settle_tag(lexemes, place)
        or settle_by_word(lexemes, place)
        or _verb_as_nothing(lexemes, place)
        or _verb_as_adjective(lexemes, place)
        or _verb_as_noun(lexemes, place)
    )


def _verb_as_nothing(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """What only looks like a verb, or adds nothing to the one before it."""
    lexeme, owner = lexemes[place], lexeme_at(lexemes, place + 1)
    word, verb = lexeme.word, lexeme.value.partition(".")[0]
    before, ends = lexeme_at(lexemes, place - 1), owner.label in ENDS
    if verb == "have" and _next_but_negation(lexemes, place).word == "been":
        return relabel(lexeme, "SKIP", "")  # "trumps have not been drawn", "after trumps had been drawn"
    if word == "over" and owner.value == "your" and label_at(lexemes, place + 2) in ("RANK", "CARDS"):
        return relabel(lexeme, "PREP", "opposite")  # "the ace-queen over his king"
    if word == "total" and ends and (before.label == "NUMBER" or before.value == "trick+"):
        return relabel(lexeme, "SKIP", "")  # "7 total"
    closed = ends or begins_condition(lexemes, place + 1)
    if word == "over" and before.value == "none" and closed:
        lexemes[place - 1] = relabel(before, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "that's my contract, *nothing over*"
    if verb == "over" and word != "back" and before.label in ("NUMBER", "DET") and closed:
        return relabel(lexeme, "NOUN", "overtrick")  # "one over when somebody is squeezed"
    one = before.value in ("trick", "trick+") and label_at(lexemes, place - 2) in ("NUMBER", "DET")
    if word == "over" and one and closed:
        lexemes[place - 1] = relabel(before, "SKIP", "")
        return relabel(lexeme, "NOUN", "overtrick")  # "a trick over"
    forth = lexeme_at(lexemes, place + 2).word in ("forth", "fourth") and owner.label == "AND"
    ruffing = next((at for at in range(max(place - _OBJECTS, 0), place) if lexemes[at].value.startswith("ruff.")), None)
    if word == "back" and forth and ruffing is not None:
        for at in (place + 1, place + 2):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        lexemes[ruffing] = relabel(lexemes[ruffing], "VERB", lexemes[ruffing].value.replace("ruff", "crossruff"))
        return relabel(lexeme, "SKIP", "")  # "ruffing hearts and diamonds *back and forth*"
    if word == "back" and _is_ruffed_or_led(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "whatever they lead back", "ruffing a club back"
    if verb in ("over", "discard") and before.value == "card+":
        return relabel(lexeme, "SKIP", "")  # "put her cards away"
    return None


def _verb_as_adjective(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The *setting* trick", "two *running* clubs", "a *ruffing* finesse"."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    verb, _, form = lexeme.value.partition(".")
    before = label_at(lexemes, place - 1)
    if verb == "ruff" and form == "ing" and (after.label == "ACT" or after.value.startswith("finesse")):
        return relabel(lexeme, "ADJ", "ruffing")
    if verb in ("cash", "run") and form == "ing" and before in ("DET", "NUMBER") and after.label in NOMINAL:
        return relabel(lexeme, "ADJ", "good")
    if lexeme.word == "setting" and after.value == "trick":
        return relabel(lexeme, "ADJ", "setting")
    made_good = form in ("past", "base") and before in ("DET", "NUMBER", "ADJ") and after.label in NOMINAL
    if verb == "establish" and made_good:
        return relabel(lexeme, "ADJ", "good")
    if verb == "repeat" and form == "past" and before == "DET":
        return relabel(lexeme, "ADJ", "repeated")
    return None


def _verb_as_noun(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The *lead*", "my *claim*", "a heart *ruff*", "the last *trumps*"."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    verb, _, form = lexeme.value.partition(".")
    word = lexeme.word
    if word.startswith("trump") and form != "base" and before.label in ("ADJ", "DET"):
        return relabel(lexeme, "SUIT", "T")
    if verb == "claim" and before.label in ("DET", "ADJ"):
        return relabel(lexeme, "NOUN", "claim")
    if verb == "lead" and (led := _lead_as_noun(lexemes, place, form)) is not None:
        return led
    if verb in ("ruff", "discard") and _is_done_behind_card(lexemes, place, verb, form):
        return None
    cares = word.startswith(("take", "look"))  # "takes care of"
    if verb in _NOUN_VERBS and form in ("base", "s") and not cares and _noun_place(lexemes, place):
        return relabel(lexeme, "ACT", verb)
    if (heard := _settle_misheard(lexemes, place)) is not None:
        return heard
    told = label_at(lexemes, place + 1) == "BE" or lexeme_at(lexemes, place + 1).value in _COMES_OFF
    if verb == "finesse" and form == "base" and before.label in ("END", "STOP", "QUOTE") and told:
        return relabel(lexeme, "ACT", verb)  # "finesse is not needed", "finesse loses"
    if form == "ing" and verb in _NOUN_VERBS and before.value == "either_way":
        return relabel(lexeme, "ACT", verb)  # "with or without *finessing*"
    ruff_good = verb == "establish" and word == "ruff" and form == "base"
    if ruff_good and before.label == "SUIT" and not before.value.endswith("+"):
        return relabel(lexeme, "ACT", "ruff")  # "diamond *ruff good*": made, and then all is good
    if verb == "crossruff" and form == "ing" and before.label == "ADJ":
        return relabel(lexeme, "ACT", verb)
    return None


def _lead_as_noun(lexemes: list[Lexeme], place: int, form: str) -> Lexeme | None:
    """ "I ruff all *your leads*", "the *lead*"; "a club *exit*" is a play."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    if lexeme.word == "exit" and before.label == "SUIT" and label_at(lexemes, place + 1) in ENDS | {"PREP"}:
        return relabel(lexeme, "ACT", "lead")
    theirs = form == "s" and before.value == "your"
    named = form == "base" and before.label in ("DET", "SUIT", "GROUP")
    return relabel(lexeme, "NOUN", "lead") if theirs or named else None


def _is_done_behind_card(lexemes: list[Lexeme], place: int, verb: str, form: str) -> bool:
    """ "A♥ K♥ *ruff* a heart", "pull trump *toss* 2 losers": the next thing done, no ruff in what was just named."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    object_behind = after.label in ("DET", "SUIT", "LETTER") and form == "base"
    if object_behind and (
        before.label == "CARDS" or (before.label == "SUIT" and label_at(lexemes, place - 2) == "RANK")
    ):
        return True  # "A♥ K♥ *ruff* a heart", "ace spade king spade *ruff* spade"
    if before.label != "SUIT":
        return False
    drawn = any(lexemes[at].value.startswith("draw.") for at in range(max(place - 4, 0), place))
    if before.value[0] == "T" and drawn and form == "base" and after.label in _STARTS_OBJECT:
        return True  # "pull trump *toss 2 losers*", "drawing the last trump *ruff a spade*"
    trump = before.value == "T" and after.label == "DET"  # "your trump *ruffs the heart*"
    plays = form == "s" and (trump or after.value in ("a", "my", "your"))
    thrown = verb == "discard" and after.label == "NUMBER" and label_at(lexemes, place + 2) in ("SUIT", "LETTER")
    return plays or thrown  # "draws the last trump *ruffs a club*", "drw trump *pitch 2 d* on c"


def _settle_misheard(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All *accept* one diamond", "the *lost* trump", "the spade *finish*": as heard, and no verb."""
    lexeme, before = lexemes[place], label_at(lexemes, place - 1)
    if lexeme.word == "accept" and before in ("QUANT", "NOUN", "MINE"):
        return relabel(lexeme, "EXCEPT", "but")  # "all the tricks *accept* one diamond"
    if lexeme.word == "lost" and before == "DET" and label_at(lexemes, place + 1) == "SUIT":
        return relabel(lexeme, "ADJ", "last")  # "I draw the *lost* trump"
    if lexeme.word in ("finish", "finished") and before == "SUIT" and _is_heard_finesse(lexemes, place):
        return relabel(lexeme, "ACT", "finesse")
    return None


def _is_heard_finesse(lexemes: list[Lexeme], place: int) -> bool:
    """ "The spade *finish*", "spade *finish* if it works": as a speech recogniser hears a finesse."""
    singular = not lexemes[place - 1].value.endswith("+")
    return singular and label_at(lexemes, place + 1) in JOINTS | {"END", "IF", "ELSE", "VERB"}


def _next_but_negation(lexemes: list[Lexeme], place: int) -> Lexeme:
    return lexeme_at(lexemes, place + 2 if label_at(lexemes, place + 1) == "NEG" else place + 1)


def _is_ruffed_or_led(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "back" at a place only says where the card led or ruffed comes from."""
    if lexeme_at(lexemes, place - 1).value.startswith(("lead.", "play.")):
        return True
    ends = label_at(lexemes, place + 1) in ENDS
    if ends and label_at(lexemes, place - 1) == "ACT" and lexeme_at(lexemes, place - 1).value == "ruff":
        return True  # "I get a club ruff back"
    before = lexemes[max(place - 3, 0) : place]
    since = next((at for at in range(len(before), 0, -1) if before[at - 1].label in JOINTS), 0)
    kept = any(lexeme.value.startswith(("ruff.", "keep.")) for lexeme in before[since:])
    return (ends and label_at(lexemes, place - 1) == "SUIT" and kept) or _is_returned(lexemes, place)


def _is_returned(lexemes: list[Lexeme], place: int) -> bool:
    """ "When West leads *a diamond back* I win", "I win *the diamond back*": what they return, and no crossing."""
    at = place - 1
    while label_at(lexemes, at) in ("SUIT", "ADJ", "DET", "RANK", "OF"):
        at -= 1
    played, article = lexeme_at(lexemes, at), lexeme_at(lexemes, at + 1)
    goes_on = label_at(lexemes, place + 1) in ENDS | {"PERSON"}
    if at == place - 1 or article.label != "DET" or played.label != "VERB" or not goes_on:
        return False
    verb = played.value.partition(".")[0]
    led = verb in ("lead", "play", "return") and lexeme_at(lexemes, at - 1).value in _OTHERS
    return led or (verb in ("win", "take", "ruff") and article.value == "the")


_OTHERS: Final = frozenset({"you", "they", "he", "lho", "rho", "N", "E", "S", "W"})
"""Who leads what is led back."""


def _noun_place(lexemes: list[Lexeme], place: int) -> bool:
    before = lexeme_at(lexemes, place - 1)
    if before.label in ("SUIT", "GROUP") and lexemes[place].word.startswith(_INTRANSITIVE):
        return False
    if before.label == "CARDS" and lexemes[place].value == "drop.s":
        return False  # "DQ falls"
    after = lexeme_at(lexemes, place + 1)
    led = lexeme_at(lexemes, place + 2) if after.label == "DET" else after
    bare = (led.label == "SUIT" and not led.value.endswith("+")) or after.value == "another"
    bare = bare and lexemes[place].value.endswith(".base")
    if bare and ((before.label == "CARDS" and led is after) or _has_object_before(lexemes, place)):
        return False  # "♣A ruff ♣", "ruff ♥ ruff ♣", "ruff a club ruff a spade"
    if before.label in _BEFORE_NOUN:
        plural_subject = (
            before.label == "SUIT"
            and before.value.endswith("+")
            and label_at(lexemes, place + 1) in _STARTS_OBJECT | {"ROLE"}
        )
        return not plural_subject
    return before.label == "PREP" and before.value in ("on", "for", "with", "by", "without")


def _has_object_before(lexemes: list[Lexeme], place: int) -> bool:
    """Whether the suit just before a place is what a verb before it is done to."""
    at = place - 3 if label_at(lexemes, place - 2) in ("DET", "NUMBER") else place - 2
    plays = lexeme_at(lexemes, at).value.partition(".")[0] in ("ruff", "draw", "cash", "discard")
    return label_at(lexemes, place - 1) == "SUIT" and label_at(lexemes, at) == "VERB" and plays
