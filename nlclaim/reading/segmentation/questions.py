"""What a question mark asks: which clauses it belongs to, and whether it asks for more than assent.

Tags that are nothing else ("ok?", "any objections?") are words of the lexicon and leave no question at all.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language import Joint, NounPhrase, Statement
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS
from nlclaim.reading.segmentation.sentences import start_of


def mark_question(clauses: list[Clause]) -> None:
    """Marks what the question mark behind the last clause asks: its sentence, or an idle question at its end."""
    asked = start_of(clauses, len(clauses) - 1)
    for clause in clauses[_start_of_idle_end(clauses, asked) :]:
        clause.question = True


def mark_closing_question(clauses: list[Clause], statement: Statement) -> None:
    """The same at the end of a statement, unless only assent is asked for."""
    if closes_with_question(statement) and not (clauses and _seeks_assent(clauses, statement.closing)):
        mark_question(clauses)


def closes_with_question(statement: Statement) -> bool:
    """Whether what is said last is asked; "draw trumps. *Coffee?*" asks in words of which nothing is read."""
    labels = [joint.label for joint in statement.closing]
    return "QMARK" in labels and "STOP" not in labels[: labels.index("QMARK")]


# Idle questions.

_OF_CARDS: Final = PLAYS | {"claim", "concede", "get", "make", "take", "break", "fail"}
_OF_TRICKS: Final[tuple[str, ...]] = ("PRED", "MINE", "BREAKS", "DOWN", "EXACT", "SIGNED", "SCORE")


def asks_nothing(clause: Clause) -> bool:
    """ "Shall we score it?", "whose deal is it?", "can somebody enter it?": no card, no trick, nobody's hand in it."""
    named = [*clause.phrases, *clause.subjects, *(place.object for place in clause.places)]
    if any(isinstance(phrase, NounPhrase) and _is_of_the_play(phrase) for phrase in named) or clause.negation:
        return False
    of_cards = clause.who in ("they", "dummy", "hand") or clause.mark(*_OF_TRICKS)
    somebodys = clause.who == "who" and not clause.phrases
    return not (of_cards or (clause.verb_name in _OF_CARDS and not somebodys))


def _is_of_the_play(phrase: NounPhrase) -> bool:
    if phrase.adjectives == ("next",):
        return False  # "shall we play *the next one*?"
    counted = phrase.number is not None or phrase.quantifier is not None
    cards = phrase.suit or phrase.ranks or phrase.cards or phrase.act
    return bool(cards) or counted or phrase.is_that or phrase.noun not in (None, "unknown", "board")


def _start_of_idle_end(clauses: list[Clause], start: int) -> int:
    """Where the end of a sentence begins that asks nothing: "I draw trumps, *need I say more?*"; else its start."""
    place = len(clauses)
    while place - 1 > start and asks_nothing(clauses[place - 1]):
        place -= 1
        asks = clauses[place].verb is not None or clauses[place].who == "who"
        if asks and clauses[place].link in ("comma", "and"):
            return place
    return start


# Assent.


def _seeks_assent(clauses: list[Clause], closing: tuple[Joint, ...]) -> bool:
    """ "I draw trumps, *right?*", "we make the rest, *don't we?*"; "hearts are good, *right?*" asks of the cards."""
    tag = _tag(clauses[-1], closing)
    if tag == "they":
        named = clauses[0].subjects[0].determiner if clauses[0].subjects else None
        return len(clauses) == 1 and (clauses[0].who == "they" or named in ("the", "these", "those"))
    sentence = clauses[start_of(clauses, len(clauses) - 1) :]
    paused = clauses[-1].link == "comma" if _is_yes(clauses[-1]) else _pauses(closing) > 1
    return tag in ("right", "me") and (any(map(_is_own, sentence)) or (paused and _is_own_line(sentence)))


def _pauses(closing: tuple[Joint, ...]) -> int:
    return [joint.label for joint in closing].count("COMMA")


def _tag(last: Clause, closing: tuple[Joint, ...]) -> str | None:
    """`right` for a word that asks for assent, for "don't I" and the like the person; None without a tag."""
    if _is_yes(last):
        return "right"
    pauses = [joint.value for joint in closing if joint.label == "COMMA" and joint.value in ("right", "me", "they")]
    return pauses[-1] if pauses else None


def _is_yes(clause: Clause) -> bool:
    """ "Yes?", "correct?"."""
    more = clause.verb or clause.copula or clause.phrases or clause.places or clause.subject or clause.persons
    return [mark.value for mark in clause.marks] == ["assent"] and not more


def _is_own(clause: Clause) -> bool:
    """What the speaker does, shows or grants: "drawing trumps", "tables his hand", "have a heart"; "the nine falls"."""
    grants = clause.who == "you" and clause.verb_name == "have" and bool(clause.auxiliaries)
    doing = clause.verb is not None and clause.verb.form == "ing" and clause.subject is None and clause.copula is None
    return clause.who == "me" or grants or doing or clause.verb_name in ("drop", "show")


def _is_own_line(sentence: list[Clause]) -> bool:
    """What is the speaker's, or a line of more than one thing."""
    stated = [clause for clause in sentence if not _is_yes(clause)]
    named = [phrase for clause in stated for phrase in (*clause.phrases, *clause.subjects)]
    owned = any(clause.mark("MINE") is not None for clause in stated) or any(p.determiner == "my" for p in named)
    return owned or len(stated) > 1
