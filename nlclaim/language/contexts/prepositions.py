"""Words that are prepositions elsewhere: "to cash", "trumps are in", "as you ruff", "on top of", "3 more 2 come"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.heard_numbers import HEARD_NUMBER, wants_number
from nlclaim.language.contexts.neighbours import ENDS, JOINTS, NOMINAL, label_at, lexeme_at, relabel
from nlclaim.language.contexts.scores import heard_score, sign_result
from nlclaim.language.lexemes import Lexeme


def settle_prep(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "To cash" is an infinitive, "in" after "are" a state, "for" before tricks perhaps a number."""
    for rule in _RULES:
        if (better := rule(lexemes, place)) is not None:
            return better
    return None


def _settle_under(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Two under*": short of the contract."""
    ends = label_at(lexemes, place + 1) in ENDS
    alone = label_at(lexemes, place - 2) in JOINTS | {"END", "BE", "PERSON"}
    under = lexemes[place].word == "under" and label_at(lexemes, place - 1) == "NUMBER" and ends and alone
    return relabel(lexemes[place], "DOWN", "down") if under else None


def _settle_from_on(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "From that point *on I* have them all", "from trick ten *on* it's all yours": since then, and on nobody."""
    since = any(each.word == "from" for each in lexemes[max(place - _FROM, 0) : place])
    begins = label_at(lexemes, place - 1) in JOINTS | {"END"}  # "from this point" was left out as saying nothing
    after = lexeme_at(lexemes, place + 1)
    goes_on = (
        after.label == "PERSON"
        and after.value != "who"
        and label_at(lexemes, place + 2) in ("VERB", "AUX", "BE", "NEG")
    )
    if lexemes[place].word != "on" or not ((begins and goes_on) or (since and (goes_on or after.label in ENDS))):
        return None
    return relabel(lexemes[place], "SKIP", "")


_FROM: Final = 5
"""Words from "from" to "on", at most."""


def _settle_to(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if lexeme.word == "to" and place == 0 and after.word == "losers":
        return relabel(lexeme, "NUMBER", "2")  # "*to* losers a heart and a diamond"
    if lexeme.value != "to":
        return None
    if _is_to_the_end(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    if before.value == "more" and after.value == "come.base":
        return relabel(lexeme, "AUX", "to")  # "you have 3 more 2 come"
    number = after.label == "NUMBER" and label_at(lexemes, place + 2) in ENDS
    if number and before.value.startswith("get."):
        return relabel(lexeme, "SKIP", "")  # "I only get *to* nine"
    if _is_to_be_done(lexemes, place):
        done = lexemes[place + 2]
        lexemes[place + 1] = relabel(after, "SKIP", "")
        lexemes[place + 2] = relabel(done, "VERB", done.value.removesuffix("past") + "base")
        return relabel(lexeme, "AUX", "to")
    return relabel(lexeme, "AUX", "to") if after.label == "VERB" else None


def _is_to_be_done(lexemes: list[Lexeme], place: int) -> bool:
    """ "There's a spade *to be lost*", "with trumps *to be drawn*": to lose, to draw."""
    be, done = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place + 2)
    if be.word != "be" or be.label != "BE" or not done.value.endswith(".past"):
        return False
    start = place - 1
    while label_at(lexemes, start) in NOMINAL | {"DET", "NUMBER", "ADJ", "OF", "QUANT"}:
        start -= 1
    before = lexeme_at(lexemes, start)
    there = before.label == "BE" and lexeme_at(lexemes, start - 1).word == "there"
    return start < place - 1 and (there or before.word == "with" or before.value.startswith(("have.", "get.past")))


def _settle_typed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """What is short, or misheard, for another word."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if lexeme.word == "ot" and before == "NUMBER" and after.label in ENDS:
        return relabel(lexeme, "NOUN", "overtrick+")  # "making 3 ot"
    if lexeme.plain == "w" and before in ENDS and after.value.endswith(".s"):
        return relabel(lexeme, "ROLE", "W")  # "w gets his trump J"
    if lexeme.word == "through" and lexeme_at(lexemes, place - 1).value == "me" and after.label == "DET":
        return relabel(lexeme, "VERB", "discard.base")  # "then I *through* my last diamond on the queen"
    named = after.label == "SUIT" and not after.value.endswith("+")
    if lexeme.value == "at" and named and before == "VERB":
        return relabel(lexeme, "DET", "a")  # "concede at diamond"
    share = [label_at(lexemes, place + ahead) for ahead in (-1, 2, 3)] == ["NUMBER", "NUMBER", "PRED"]
    if lexeme.word == "out" and share:
        return relabel(lexeme, "OF", "of")  # "three *out of* the four left"
    return None


def _settle_as(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    lexeme = lexemes[place]
    if lexeme.value != "as":
        return None
    if lexeme_at(lexemes, place + 2).value.startswith(("have.", "get.past")):
        return relabel(lexeme, "IF", "because")  # "draw trumps *as* you've got two"
    if label_at(lexemes, place + 1) in ("PERSON", "ROLE") and lexeme_at(lexemes, place + 2).value.startswith("show."):
        return relabel(lexeme, "AFTER", "after")  # "*as* he tabled his cards South said …": when
    if lexeme_at(lexemes, place + 1).value in ("you", "he", "they"):
        return relabel(lexeme, "COMMA", "as")  # "as you ruff": their play is a clause of its own
    entry = lexeme_at(lexemes, place + 1).value == "entry"  # "with the ace *as entry* spades are ready"
    return relabel(lexeme, "IF", "because") if not entry and _tells_why(lexemes, place + 1) else None


_LONGEST_SUBJECT: Final = 12
"""Words that a subject has at most."""


def _tells_why(lexemes: list[Lexeme], place: int) -> bool:
    """ "Ten, as *trumps are* drawn", "the rest, as *the clubs are* good"."""
    end = next(
        (
            at
            for at in range(place, place + _LONGEST_SUBJECT)
            if label_at(lexemes, at) not in NOMINAL | {"DET", "QUANT"}
        ),
        place,
    )
    return end > place and label_at(lexemes, end) == "BE"


def _settle_in(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if lexeme.word != "in":
        return None
    is_in = before.label == "BE"
    if is_in and lexeme_at(lexemes, place - 2).value == "T+" and _is_another(lexemes, place + 1):
        return relabel(lexeme, "PRED", "gone")  # "once the trumps are *in* I play clubs"
    into = before.value == "ruff.base" and after.label == "DET" and after.value == "a"
    if into and label_at(lexemes, place + 2) == "SUIT":
        return relabel(lexeme, "SKIP", "")  # "rough in a club"
    trumps = before.value.startswith("T") or (is_in and lexeme_at(lexemes, place - 2).value.startswith("T"))
    speaks = after.value == "me" and label_at(lexemes, place + 2) in ("VERB", "AUX")
    ends = after.label in ENDS or after.word == "n"
    gone = (trumps and speaks) or (is_in and ends)  # "once trumps are in I …", not "when I'm in I …"
    ends = after.label in ("END", "STOP", "COMMA") and label_at(lexemes, place + 2) != "THEN"
    gone = gone or (ends and _are_all_trumps(lexemes, place - 1))
    return relabel(lexeme, "PRED", "gone") if gone else None


def _is_another(lexemes: list[Lexeme], place: int) -> bool:
    """ "(Trumps are in) *five diamonds*, … *my hand is high*": what nothing can be in."""
    here, after = lexeme_at(lexemes, place), lexeme_at(lexemes, place + 1)
    if here.label in ("SUIT", "ROLE"):
        return after.label in ("BE", "PRED", "VERB")
    if here.label == "DET":
        return after.label in ("SUIT", "ADJ", "QUANT", "RANK")
    return here.label in ("PERSON", "QUANT", "EXACT") or (here.label == "NUMBER" and after.label == "SUIT")


def _are_all_trumps(lexemes: list[Lexeme], place: int) -> bool:
    """ "*All trumps* in", "says *all the trumps* in", as "trumps all in"; "pull all trumps in" is a play."""
    first = place - 1 - (label_at(lexemes, place - 1) == "DET")
    said = lexeme_at(lexemes, first - 1)
    begins = said.label in ENDS or said.value.startswith("say.")
    return lexeme_at(lexemes, place).value == "T+" and lexeme_at(lexemes, first).value == "all" and begins


def _settle_on(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    on_top = lexeme.value == "on" and lexeme.end - lexeme.start == len("on top of") and after.label in ("DET", "NUMBER")
    if on_top and (before.label == "END" or before.value.startswith("trick")):
        return relabel(lexeme, "AND", "and")  # "we get a trump trick *on top of* the two aces"
    if lexeme.word != "on":
        return None
    if _is_on_the_way(lexemes, place):
        return relabel(lexeme, "BEFORE", "before")
    speaks = before.label == "BE" and (after.label == "EXACT" or after.value == "me")  # "if it's on I make it"
    ends = after.label in ENDS and before.label in ("BE", "SUIT", "ACT", "RANK", "CARDS")
    return relabel(lexeme, "PRED", "on") if speaks or ends else None


def _is_on_the_way(lexemes: list[Lexeme], place: int) -> bool:
    """ "The ace of spades *on the way to dummy's hearts*": before them; "on the way to dummy" is an entry."""
    way = place + 1 + (label_at(lexemes, place + 1) == "DET")
    hand, owner = lexeme_at(lexemes, way), lexeme_at(lexemes, way + 1)
    held = (
        hand.value == "entry"
        and owner.plain in ("'s", "’s")
        and label_at(lexemes, way + 2) in NOMINAL | {"NUMBER", "ADJ"}
    )
    if not held or label_at(lexemes, place - 1) not in NOMINAL:
        return False
    lexemes[place + 1 : way] = [relabel(skipped, "SKIP", "") for skipped in lexemes[place + 1 : way]]
    lexemes[way], lexemes[way + 1] = relabel(hand, "DET", "dummy"), relabel(owner, "SKIP", "")
    return True


def _is_to_the_end(lexemes: list[Lexeme], place: int) -> bool:
    """ "Run the diamonds *to the end*": all of them, not all the tricks."""
    end = lexeme_at(lexemes, place + 1)
    named = label_at(lexemes, place - 1) in ("SUIT", "RANK", "CARDS")
    if lexemes[place].word != "to" or not named or (end.value, end.word) != ("done", "the"):
        return False
    lexemes[place + 1] = relabel(end, "SKIP", "")
    return True


def _settle_heard(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Minus *to* hundred", "*for* more tricks": what sounds like a number."""
    lexeme = lexemes[place]
    word = lexeme.word
    if word == "for" and label_at(lexemes, place + 2) == "NUMBER":
        sign_result(lexemes, place + 1)
    signed = lexeme_at(lexemes, place - 1).word in ("plus", "minus")
    signed = signed and lexeme_at(lexemes, place + 1).plain == "hundred"
    homophone = HEARD_NUMBER.get(word)
    score = homophone + "00" if signed and homophone else heard_score(lexemes, place)  # "minus to hundred"
    if score:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "SCORE", str(score))
    wanted = homophone is not None and wants_number(lexemes, place, word)
    return relabel(lexeme, "NUMBER", homophone) if homophone and wanted else None


_RULES: Final = (
    _settle_under,
    _settle_to,
    _settle_typed,
    _settle_as,
    _settle_in,
    _settle_from_on,
    _settle_on,
    _settle_heard,
)
