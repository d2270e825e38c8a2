"""Words that are a verb elsewhere and none here: "down *won*", "*save* the ace", "*over* the king", "had"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    end_of_name,
    label_at,
    lexeme_at,
    names_card,
    names_finesse,
    play_before,
    relabel,
)
from nlclaim.language.lexemes import Lexeme


def settle_meant(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Oops, *meant* the seven, not the jack": as "I meant"."""
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA", "DASH", "DOUBT", "REPAIR", "SORRY", "SKIP")
    names = label_at(lexemes, place + 1) in NOMINAL | {"DET", "NUMBER", "ADJ", "VERB"}
    return relabel(lexemes[place], "REPAIR", "repair") if begins and names else None


def settle_save(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "They're all mine *save* the ace of clubs"."""
    leaves_out = label_at(lexemes, place - 1) in ("MINE", "QUANT", "NOUN", "PRED")
    return relabel(lexemes[place], "EXCEPT", "but") if leaves_out else None


def settle_threw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spade finesse *through* West", as heard."""
    seat = lexeme_at(lexemes, place + 1).value in ("N", "E", "S", "W", "lho", "rho")
    return relabel(lexemes[place], "PREP", "against") if seat and label_at(lexemes, place - 1) == "ACT" else None


def settle_running(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Clubs *running*, entry ♥A"; "five clubs *running*" counts them and says no more."""
    counted = label_at(lexemes, place - 2) == "NUMBER"
    named = place - 2 if counted or label_at(lexemes, place - 2) == "DET" else place - 1
    begins = label_at(lexemes, named - 1) in ENDS and label_at(lexemes, place + 1) in ENDS
    suit = label_at(lexemes, place - 1) == "SUIT" and lexemes[place - 1].value[0] != "T"
    if not (begins and suit):
        return None
    return relabel(lexemes[place], "SKIP", "") if counted else relabel(lexemes[place], "PRED", "high")


def settle_lay_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps broke 2-2 so *lay down*": what needs no play."""
    alone = label_at(lexemes, place - 1) in ("COMMA", "BE") and label_at(lexemes, place + 1) in ("END", "STOP")
    return relabel(lexemes[place], "PRED", "cold") if alone else None


def settle_declare(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Declare* has the rest", as heard."""
    heard = lexeme_at(lexemes, place + 1).value in ("have.s", "get.s", "make.s", "take.s")
    return relabel(lexemes[place], "ROLE", "declarer") if heard else None


def settle_over(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ace-queen *over the king*"; "I discard the heart *over the club*", abroad for "on"; "nothing *over*"."""
    if _lies_over_there(lexemes, place):
        across = label_at(lexemes, place + 1) == "ROLE"
        return relabel(lexemes[place], "PREP", "in") if across else relabel(lexemes[place], "SKIP", "")
    if lexeme_at(lexemes, place + 1).value == "with" and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "PRED", "gone")  # "get the trumps *over with*"
    if lexeme_at(lexemes, place - 1).value in ("no", "none") and label_at(lexemes, place + 1) in ENDS:
        lexemes[place - 1] = relabel(lexemes[place - 1], "QUANT", "no")
        return relabel(lexemes[place], "NOUN", "overtrick")
    thrown = play_before(lexemes, place)
    on_suit = label_at(lexemes, place + 1) == "DET" and label_at(lexemes, place + 2) == "SUIT"
    if on_suit and thrown is not None and thrown.value.startswith("discard."):
        return relabel(lexemes[place], "PREP", "on")
    end = _end_of_position(lexemes, place)
    named = place - 2 if lexeme_at(lexemes, place - 1).word == "both" else place - 1  # "the KJ *both over* the queen"
    if end is None or label_at(lexemes, named) not in ("SUIT", "CARDS", "RANK"):
        return None
    for at in range(named + 1, end):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return lexemes[place]


def _lies_over_there(lexemes: list[Lexeme], place: int) -> bool:
    """ "Everything *over on the table*", "my hearts *over in dummy* are good", "*over in dummy* there are three clubs".

    "A heart over on the table" goes there.
    """
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    role = place + 2 if after.value in ("in", "on") else place + 1
    named = lexeme_at(lexemes, role)
    if named.value != "dummy" or (role == place + 1 and lexemes[place].word != "across"):
        return False
    follows = lexeme_at(lexemes, role + 1)
    if before.label in ("END", "COMMA", "STOP", "AND", "COLON") and role > place + 1:
        return follows.word in ("it", "there") and label_at(lexemes, role + 2) == "BE"
    many = before.label == "QUANT" or (before.label == "NOUN" and label_at(lexemes, place - 2) == "QUANT")
    many = many or (before.label in ("SUIT", "NOUN") and before.value.endswith("+"))
    return many and follows.label in ENDS | {"BE", "VERB", "PRED", "MINE"} and follows.value != "dummy"


def _end_of_position(lexemes: list[Lexeme], place: int) -> int | None:
    """Where what cards lie over ends: "*the king*", "*your K*", "*dummy's king*", of two cards "*dummy*"; or None."""
    letter = lexeme_at(lexemes, place + 1).value == "your" and label_at(lexemes, place + 2) in ("CARDS", "LETTER")
    if letter or names_card(lexemes, place + 1):
        return place + 3
    if label_at(lexemes, place + 1) != "ROLE":
        return None
    if lexeme_at(lexemes, place + 2).word.endswith("s") and label_at(lexemes, place + 3) == "RANK":
        return place + 4
    return place + 2 if _is_tenace(lexemes, place - 1) and label_at(lexemes, place + 2) in ENDS else None


def _is_tenace(lexemes: list[Lexeme], place: int) -> bool:
    """ "AQ", "KJ": cards with one between them, which lie over somebody and cross to nobody."""
    ranks = lexeme_at(lexemes, place).value.partition(":")[2]
    return label_at(lexemes, place) == "CARDS" and len(ranks) > 1 and ranks[:2] not in "AKQJT98765432"


def settle_out(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Out with the clubs*", not *out with the trumps*."""
    suit = lexeme_at(lexemes, place + 1)
    plain = lexemes[place].value == "draw.base" and suit.label == "SUIT" and suit.value[0] != "T"
    if not plain:
        return None
    return relabel(lexemes[place], "VERB", "cash.ing" if suit.value.endswith("+") else "lead.ing")


def settle_forget(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Forget* the finesse", "*forget* drawing trumps"."""
    finesse = label_at(lexemes, place + 1) == "DET" and names_finesse(lexemes, place + 2)
    does = lexemes[place].word == "forget" and lexeme_at(lexemes, place + 1).value.endswith(".ing")
    return relabel(lexemes[place], "NEG", "not") if finesse or does else None


_SPEAKERS: Final = frozenset({"i", "we", "he", "she", "they"})
"""Pronouns that are no objects."""
_HAPPENS: Final = frozenset({"drop", "break", "win", "make", "succeed", "come", "go", "show", "fail", "run"})
"""What cards do of themselves, so that what stands before is their subject."""


def settle_had(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Had* the jack fallen", "*had* I drawn trumps": what might have been; "had trumps drawn": what was."""
    before = next((each for each in reversed(lexemes[:place]) if each.label != "SKIP"), None)
    begins = before is None or before.label in JOINTS | {"IF", "MINE", "EXACT", "PRED"}
    begins = begins or (before is not None and before.value in ("claim.base", "claim.ing"))  # "I'd be claiming *had* …"
    subject = lexeme_at(lexemes, place + 1)
    named = subject.label == "ROLE" or (subject.label == "PERSON" and subject.word == "you")
    spoken = subject.label == "PERSON" and subject.word.partition(" ")[0] in _SPEAKERS
    if spoken or (begins and named):
        return relabel(lexemes[place], "IF", "unreal")
    both = label_at(lexemes, place + 1) == "QUANT"
    end = end_of_name(lexemes, place + 1 + both)
    end += label_at(lexemes, end) == "GROUP"
    done = lexeme_at(lexemes, end).value
    happened = done.endswith((".past", ".base")) and done.partition(".")[0] in _HAPPENS
    happened = happened or lexeme_at(lexemes, end).word == "been"
    return relabel(lexemes[place], "IF", "unreal") if begins and end > place + 1 and happened else None


def settle_given(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Given* a 3-2 break I have ten": if there is one."""
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA")
    named = label_at(lexemes, place + 1) in NOMINAL | {"DET", "NUMBER", "ADJ", "BREAKS"}
    return relabel(lexemes[place], "IF", "if") if begins and named else None


def settle_break(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Eleven on a 3-2 *break*", "twelve with a 2-2 trump *split*": how they lie, and no verb."""
    shape = place - 2 if label_at(lexemes, place - 1) == "SUIT" else place - 1
    article = label_at(lexemes, shape - 1) == "DET"
    behind = lexeme_at(lexemes, shape - 1 - article)
    placed = behind.label == "PREP" and behind.value in ("on", "with")
    counted = label_at(lexemes, shape - 2 - article) in ("NUMBER", "NOUN")
    ends = label_at(lexemes, place + 1) in ENDS
    if label_at(lexemes, shape) != "BREAKS" or not (placed and counted and ends):
        return None
    return relabel(lexemes[place], "SKIP", "")


def settle_worry(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Only a heart *to worry about*" is to be lost; "I *worry about* the clubs" is a doubt."""
    lexeme = lexemes[place]
    if lexeme.word == "worried":
        return Lexeme("META", "unsure", lexeme.start, lexeme.start + len("worried"), lexeme.plain)
    to = label_at(lexemes, place - 1) == "AUX" and lexemes[place - 1].word == "to"
    return None if to else relabel(lexeme, "UNKNOWN", "")


def settle_up_with(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I set the clubs *up with* a ruff": the word belongs to what is done to them; "*up with* the ace" plays it."""
    if lexemes[place].value != "win.base":
        return None
    at = place - 1
    while label_at(lexemes, at) in NOMINAL | {"DET", "ADJ", "NUMBER"} or lexeme_at(lexemes, at).value in ("it", "they"):
        at -= 1
    sets = at < place - 1 and lexeme_at(lexemes, at).value.partition(".")[0] in ("establish", "draw")
    return relabel(lexemes[place], "PREP", "with") if sets else None


def settle_use(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Go to dummy *using* the king of diamonds"."""
    return relabel(lexemes[place], "PREP", "with") if label_at(lexemes, place - 1) == "ROLE" else None


def settle_stop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *stop* drawing trumps"."""
    return relabel(lexemes[place], "NEG", "not") if lexeme_at(lexemes, place + 1).value.endswith(".ing") else None


def settle_gift(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "That's a *gift*", "no *gifts*": no verb; "I *gift* you a club" gives it."""
    noun = label_at(lexemes, place - 1) in ("DET", "QUANT", "ADJ", "NUMBER")
    return relabel(lexemes[place], "UNKNOWN", lexemes[place].plain) if noun else None


def settle_milk(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Milk* the trumps" runs them; "he's *milking* it", "some *milk*" is talk."""
    behind = label_at(lexemes, place + 1)
    played = behind in NOMINAL | {"DET", "ROLE", "NUMBER", "ADJ", "QUANT"}
    return None if played else relabel(lexemes[place], "UNKNOWN", lexemes[place].plain)


def settle_won(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Down *won*", "*won* trick", "*won* round", "and *won* heart": the number one, as heard."""
    before, after = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if before == "LAST" and lexeme_at(lexemes, place - 2).value == "all":
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        lexemes[place - 2] = relabel(lexemes[place - 2], "QUANT", "everything")
        return relabel(lexemes[place], "SKIP", "")  # "every last won of them"
    one_card = after.label == "SUIT" and not after.value.endswith("+")
    if before == "EXCEPT":
        return relabel(lexemes[place], "NUMBER", "1")  # "all but won"
    starts = before in JOINTS | {"END", "VERB", "ADJ", "SUIT"}
    counted = (
        after.value in ("trick", "more", "loser", "round") or after.label in ("DOWN", "OF") or (starts and one_card)
    )
    verb = lexeme_at(lexemes, place - 1)
    ends = after.label in ENDS
    counted = counted or (
        ends and verb.value in ("concede.base", "get.base", "give.base", "take.base")
    )  # "I lose *won*"
    counted = counted or (ends and verb.word == "plus")
    whose = lexeme_at(lexemes, place + 2).value in ("me", "you") and after.value == "for"
    shared = starts and before != "VERB" and whose  # "won for you and the rest mine"
    counted = counted or shared
    fails = before == "DOWN" or lexeme_at(lexemes, place - 1).value.startswith("fail.")
    return relabel(lexemes[place], "NUMBER", "1") if fails or counted else None


def settle_reach(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "He *reached for* the scorecard": nowhere is crossed to."""
    grasps = lexeme_at(lexemes, place + 1).value == "for" and label_at(lexemes, place + 2) != "ROLE"
    return relabel(lexemes[place], "UNKNOWN", lexemes[place].plain) if grasps else None


def settle_plan(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "His *plan* was clubs first": what is told of; "finessing is my *plan*" tells of the finesse."""
    told = label_at(lexemes, place - 1) == "DET" and label_at(lexemes, place + 1) == "BE"
    return relabel(lexemes[place], "NOUN", "words") if told else None
