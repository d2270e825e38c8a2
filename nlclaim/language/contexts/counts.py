"""What is counted and what only looks so: the n-th, the first, "to" that is two, a dash, tricks that are whose."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.heard_numbers import described_count, is_down
from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    end_of_name,
    label_at,
    lexeme_at,
    put_next,
    relabel,
)
from nlclaim.language.contexts.persons import calls_partner_next
from nlclaim.language.lexemes import Lexeme


def settle_ordinal(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff a club 1st", "second I go to the table", "hearts second": when, not which."""
    paused = label_at(lexemes, place - 1) in JOINTS
    if paused and lexemes[place].value in ("2", "3", "4", "5") and label_at(lexemes, place + 1) == "PERSON":
        return relabel(lexemes[place], "THEN", "then")
    if paused and lexemes[place].value in ("2", "3", "4", "5") and _counts_steps(lexemes, place):
        return relabel(lexemes[place], "THEN", "then")
    last = lexemes[place].value == "13" and lexeme_at(lexemes, place + 1).value == "trick" and place < _HEAD
    if last and label_at(lexemes, place + 2) == "BE" and label_at(lexemes, place + 3) in ("DET", "RANK", "CARDS"):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "LAST", "last")  # "the *thirteenth trick* is the ace of clubs"
    if lexemes[place].value != "1" and put_next(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")
    when = lexemes[place].value == "1" and label_at(lexemes, place + 1) in ENDS
    return relabel(lexemes[place], "FIRST", "first") if when else None


_HEAD: Final = 2


def _counts_steps(lexemes: list[Lexeme], place: int) -> bool:
    """ "First trumps, *second* spades, *third* ruff a club": the second thing that is done, after a first."""
    before = [lexeme for lexeme in lexemes[:place] if lexeme.label == "FIRST" or lexeme.value == "then"]
    after = lexeme_at(lexemes, place + 1)
    begins = after.label in ("VERB", "COMMA") or (after.label == "SUIT" and after.value.endswith("+"))
    return begins and bool(before) and all(lexeme.word in _STEP_WORDS for lexeme in before)


_STEP_WORDS: Final = (
    "first",
    "firstly",
    "second",
    "secondly",
    "third",
    "thirdly",
    "fourth",
    "1st",
    "2nd",
    "3rd",
    "4th",
)


def settle_signed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "C good; *-1 heart*": but for one heart; "I come *up one* short"."""
    if label_at(lexemes, place + 1) == "DOWN" and lexemes[place].word == "up":
        return relabel(lexemes[place], "NUMBER", lexemes[place].value.strip("+"))
    one = lexemes[place].plain in ("-1", "–1", "−1") and label_at(lexemes, place + 1) == "SUIT" and place > 0
    ends = label_at(lexemes, place + 2) in ENDS
    return relabel(lexemes[place], "EXCEPT", "minus") if one and ends else None


def settle_first(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I lose *the first* and win the rest": one trick, where "I lose a heart first" says when."""
    if place == 0 and label_at(lexemes, 1) == "MINE":
        return relabel(lexemes[0], "NUMBER", "1")  # "1st urs"
    named = lexeme_at(lexemes, place + 1)
    of_them = named.value == "round" or (named.label == "SUIT" and not named.value.startswith("T"))
    if lexeme_at(lexemes, place - 1).value in ("the", "my") and of_them and not named.value.endswith("+"):
        return relabel(lexemes[place], "ORDINAL", "1")  # "duck *the first* club", "the first round of spades"
    article = lexeme_at(lexemes, place - 1).value == "the" and label_at(lexemes, place - 2) in ("VERB", "PERSON")
    if not article or label_at(lexemes, place + 1) not in ENDS:
        return None
    lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "NUMBER", "1")


def _own_phrase(lexemes: list[Lexeme], place: int) -> None:
    """ "*That* king *of yours*": your king."""
    start = place - 1
    while label_at(lexemes, start) in NOMINAL | {"ADJ", "NUMBER", "OF"}:
        start -= 1
    if label_at(lexemes, start) == "DET" and lexemes[place + 1].value == "you":
        lexemes[start] = relabel(lexemes[start], "DET", "your")


def settle_of(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Of the last four* I win three": out of which, said first."""
    counted = label_at(lexemes, place - 1) == "NUMBER" and lexemes[place].word == "of"
    cards = lexeme_at(lexemes, place + 1).word == "my" and lexeme_at(lexemes, place + 1).label == "ROLE"
    if counted and cards and label_at(lexemes, place + 2) == "BE":
        lexemes[place + 1] = relabel(lexemes[place + 1], "NOUN", "card+")
        return relabel(lexemes[place], "SKIP", "")  # "two *of my cards* are losers"
    one = lexeme_at(lexemes, place - 1).word == "one" and label_at(lexemes, place - 2) in ("ADJ", "DET")
    if label_at(lexemes, place + 1) == "MINE" and (one or label_at(lexemes, place - 1) in ("SUIT", "RANK", "NOUN")):
        _own_phrase(lexemes, place)
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "that last trump *of yours*"
    if counted and label_at(lexemes, place + 1) in ("END", "BE", "STOP", "QMARK"):
        return relabel(lexemes[place], "DOWN", "down")  # "that's three of", as heard
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA") and label_at(lexemes, place + 1) == "DET"
    return relabel(lexemes[place], "PREP", "from") if begins else None


def settle_too(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Too more tricks" is two; elsewhere the word says nothing."""
    after = lexeme_at(lexemes, place + 1)
    if label_at(lexemes, place - 1) == "DOWN":
        return relabel(lexemes[place], "NUMBER", "2")  # "down too"
    counted = after.value in _COUNTED or after.label == "SUIT" or is_down(lexemes, place)
    if not counted and _is_heard_to(lexemes, place):
        return relabel(lexemes[place], "AUX" if after.label == "VERB" else "PREP", "to")
    owned = label_at(lexemes, place - 1) == "DET" and after.label in ("ADJ", "NOUN", "GROUP")
    owned = owned or (lexeme_at(lexemes, place - 1).value in ("last", "other") and after.label != "SUIT")
    owned = owned or (label_at(lexemes, place - 1) == "DET" and label_at(lexemes, place + 2) == "SUIT")
    counted = counted or owned  # "my too losing diamonds"
    counted = counted or lexeme_at(lexemes, place - 1).word == "minus" or after.label == "OF"
    counted = counted or (after.label == "RANK" and after.value.endswith("+"))  # "your too aces", "too of them"
    towards = lexeme_at(lexemes, place + 2).label in ("RANK", "CARDS") if after.label == "DET" else False
    if towards or (after.value in ("dummy", "hand") and after.label == "ROLE"):
        return relabel(lexemes[place], "PREP", "to")  # "over too dummy", "too the king of clubs"
    played = lexeme_at(lexemes, place - 1).value in ("cash.base", "run.base", "ruff.base", "cash.ing", "ruff.ing")
    played = played and label_at(lexemes, place - 1) == "VERB" and after.label == "END"
    played = played or (lexeme_at(lexemes, place - 1).value == "get.base" and after.label == "END")  # "you get too"
    counted = counted or played or described_count(lexemes, place)  # "cash too of them"
    counted = counted or (label_at(lexemes, place - 1) == "EXCEPT" and after.label in ENDS)
    if not counted and after.label in ENDS:
        return relabel(lexemes[place], "HOW", "too")  # "the heart is a loser and the club too"
    return relabel(lexemes[place], "NUMBER", "2") if counted else relabel(lexemes[place], "SKIP", "")


_COUNTED: Final = ("more", "trick+", "round+", "overtrick+", "loser", "winner+")


def _is_heard_to(lexemes: list[Lexeme], place: int) -> bool:
    """ "A heart *too* lose", "goes *too* you", "club *too* my ten", "hrt *too* A"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if after.label == "VERB":
        return after.value.endswith(".base") and before.label in NOMINAL | {"VERB", "NUMBER", "AUX", "PRED", "QUANT"}
    given = before.value.partition(".")[0] in ("go", "come", "concede", "give", "lose") or before.label in NOMINAL
    belongs = before.word.startswith("belong")
    if after.label in ("PERSON", "ROLE") or (
        after.label == "DET" and label_at(lexemes, place + 2) in ("ROLE", "PERSON")
    ):
        return (given or belongs) and after.value not in ("it", "who")
    led = before.label in ("SUIT", "LETTER", "CARDS") or before.value == "x"
    card = after.label in ("RANK", "CARDS", "LETTER") or after.plain == "A"
    named = after.label == "DET" and label_at(lexemes, place + 2) in ("RANK", "CARDS", "LETTER", "NUMBER")
    return led and (card or named) and not after.value.endswith("+")


def settle_dash(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Rest - 1" takes away; "the clubs *-* throwing a heart", "hearts *-* then a club" is a pause as any other."""
    after = lexeme_at(lexemes, place + 1)
    if place == 0 and len(lexemes) == 2 and after.label == "NUMBER":
        lexemes[1] = relabel(after, "SIGNED", f"-{after.value}")
        return relabel(lexemes[place], "SKIP", "")  # "- 1": all that was typed
    if place == 0 and len(lexemes) == 2 and after.label == "CARDS" and lexemes[place].end == after.start:
        return relabel(lexemes[place], "EXCEPT", "minus")  # "-♠A": all that was typed
    before = lexeme_at(lexemes, place - 1)
    takes = before.label == "QUANT" and before.value != "more" and after.label in ("NUMBER", "DET")
    takes = takes or (before.label == "QUANT" and after.label == "SUIT" and not after.value.endswith("+"))
    attached = lexemes[place].end == after.start and before.end < lexemes[place].start  # "SA SK -HA"
    takes = takes or (attached and before.label in ("CARDS", "QUANT") and after.label in ("CARDS", "SUIT", "LETTER"))
    stated = label_at(lexemes, end_of_name(lexemes, place + 1)) in ("BE", "VERB", "PRED")  # "the rest - a heart *is* …"
    if takes and not stated and lexemes[place].plain == "-":
        return relabel(lexemes[place], "EXCEPT", "minus")
    joins = after.label in ("THEN", "AND", "IF") or (after.label == "VERB" and after.value.endswith(".ing"))
    aside = any(said.label == "DASH" for said in lexemes[max(place - _ASIDE, 0) : place])  # "- you take it - and run"
    return relabel(lexemes[place], "COMMA", ",") if joins and place and not aside else None


_ASIDE: Final = 10
"""Words of what is said between dashes, at most."""


def settle_mine(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I just cash *my tricks*": the winners, not whose they are; "higher *than yours*" gives nothing away."""
    if lexeme_at(lexemes, place - 1).word == "than":
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].value == "you" and calls_partner_next(lexemes, place):
        return relabel(lexemes[place], "MINE", "me")  # "they're all *yours, partner*"
    had = [lexeme_at(lexemes, place - back).value for back in (2, 1)] == ["get.past", "all"]
    if lexemes[place].value == "you" and had:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "you've got *all your tricks*, the rest are mine"
    if lexemes[place].value == "he" and label_at(lexemes, place + 1) in ("SUIT", "NOUN", "RANK"):
        return relabel(lexemes[place], "DET", "your")  # "*all his* clubs were good", "*all his* cards"
    if [label_at(lexemes, at) for at in range(place - 3, place)] == ["DET", "FIRST", "BE"]:
        lexemes[place - 2] = relabel(lexemes[place - 2], "ADJ", "next")  # "*the first* is yours, the rest mine"
    played = lexeme_at(lexemes, place - 1).value.partition(".")[0] in ("cash", "run", "play")
    if lexemes[place].word == "mine" and lexeme_at(lexemes, place + 1).value == "trick+":
        return relabel(lexemes[place], "NUMBER", "9")  # "I have mine tricks", as heard
    named = lexemes[place].word == "my" and label_at(lexemes, place - 1) == "VERB" and played
    return relabel(lexemes[place], "NOUN", "winner+") if named else None


def _counts_suit(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a whole suit is named at a place, and no card or number of it."""
    named = place + 1 if label_at(lexemes, place) == "DET" else place
    suit = label_at(lexemes, named) == "SUIT" and lexeme_at(lexemes, named).value.endswith("+")
    return suit and label_at(lexemes, named + 1) not in ("RANK", "CARDS", "NUMBER")


def _is_led_round(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a card, of its suit or not, goes round to another hand or card, and no round is counted."""
    start = place - 1
    while label_at(lexemes, start) in ("SUIT", "OF"):
        start -= 1
    card = label_at(lexemes, start) == "RANK" or (
        label_at(lexemes, start) == "NUMBER" and label_at(lexemes, start + 1) == "OF"
    )
    return card and lexeme_at(lexemes, place + 1).value == "to"


def _tells_which_trick(lexemes: list[Lexeme], place: int) -> bool:
    """ "The ruff *is* trick ten", "♦ ruff *=* trick 11": which of the deal it comes to."""
    number, before = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 1)
    if number.label != "NUMBER" or not _LEVELS < int(number.value) <= _DEAL:
        return False
    if before.label == "SIGNED" and before.value == "=" and label_at(lexemes, place - 2) in NOMINAL:
        lexemes[place - 1] = relabel(before, "BE", "is")
        return True
    return before.label == "BE" and lexeme_at(lexemes, place - 2).word not in ("this", "it")


_LEVELS: Final = 7
_DEAL: Final = 13


_PAIR: Final = 9
"""Words within which two cards are named, at most."""


def _calls_good(lexemes: list[Lexeme], place: int) -> bool:
    """ "That's all *winners*", "the ace and king, both *winners*": what they are, and no others that are counted."""
    before, ends = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1) in ENDS
    pair = any(said.label == "AND" or said.value == "2" for said in lexemes[max(place - _PAIR, 0) : place - 2])
    aside = before.value == "both" and label_at(lexemes, place - 2) == "COMMA" and pair
    return ends and (aside or (before.label == "META" and before.value == "done"))


def settle_noun(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Thirteen *whatever you play*": what the other side does, no kind of trick."""
    lexeme = lexemes[place]
    if (other := _noun_as_other_word(lexemes, place)) is not None:
        return other
    if lexeme.value == "trick" and _tells_which_trick(lexemes, place):
        ordinal = lexemes[place + 1].value
        lexemes[place + 1] = relabel(lexeme, "NOUN", "trick")
        return relabel(lexeme, "ORDINAL", ordinal)  # "♦ ruff = *trick 11*", "the ace is *trick nine*"
    named = lexeme_at(lexemes, place - 1)
    if lexeme.value == "suit" and named.label == "SUIT" and label_at(lexemes, place + 1) != "NOUN":
        lexemes[place - 1] = relabel(named, "SUIT", named.value.rstrip("+") + "+")
        return relabel(lexeme, "SKIP", "")  # "the club suit": the clubs
    if lexeme.value == "card+" and named.value in ("good", "high", "winning"):
        return relabel(lexeme, "NOUN", "winner+")  # "only good cards"
    if lexeme.value == "winner+" and _calls_good(lexemes, place):
        return relabel(lexeme, "PRED", "high")
    one = lexeme.value == "trick" and named.value == "1"
    suit = lexeme_at(lexemes, place + 1)
    if one and suit.label == "SUIT" and not suit.value.endswith("+") and label_at(lexemes, place + 2) in ENDS:
        return relabel(lexeme, "SKIP", "")  # "one *trick* heart"
    whatever = lexeme.value == "lead" and lexeme.word in ("whatever", "however", "anything")
    counted = named.label == "NUMBER" or named.value == "trick+"
    return relabel(lexeme, "SKIP", "") if whatever and counted else None


def _noun_as_other_word(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "It's *grand*", "I *strip* your trumps", "my *stiff* king": by its word and its place it is no noun."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if lexeme.word == "round" and before.label in ("SUIT", "RANK") and _is_led_round(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "the ten of clubs *round* to the king"
    acts = before.label in ("PERSON", "AUX", "FIRST", "END")
    if lexeme.word == "strip" and acts and lexeme_at(lexemes, place + 2).value.startswith("T"):
        return relabel(lexeme, "VERB", "draw.base")  # "I strip your trumps"
    if lexeme.word == "grand" and before.label == "BE" and after in ENDS:
        return relabel(lexeme, "PRED", "high")  # "it's *grand*"
    if lexeme.word == "grand" and before.value == "dummy" and after in ENDS:
        lexemes[place - 1] = relabel(before, "ROLE", "dummy")
        return relabel(lexeme, "PRED", "high")  # "dummy's *grand*"
    if lexeme.word == "nt" and lexeme_at(lexemes, place + 1).value == "claim.ing":
        return relabel(lexeme, "NEG", "not")  # "*nt* claiming yet"
    if lexeme.word in ("boss", "master") and after == "SUIT":
        return relabel(lexeme, "ADJ", "good")  # "boss trump"
    if lexeme.word in ("stiff", "singleton") and after in ("RANK", "CARDS"):
        return relabel(lexeme, "ADJ", "bare")  # "my *stiff* king"
    if lexeme.word == "counting" and _counts_suit(lexemes, place + 1):
        return relabel(lexeme, "VERB", "say.ing")  # "*counting* the clubs": he thinks aloud
    return None
