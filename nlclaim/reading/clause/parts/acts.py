"""What was done besides claiming: a gesture, a call to dummy."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Mark, NounPhrase, Statement
from nlclaim.reading.asking import FILLER
from nlclaim.reading.model import Reading
from nlclaim.reading.segmentation.clause import Clause


def is_gesture(text: str) -> bool:
    """ "[spreads his hand]", "ok [spreads his hand]", "hand tabled, no statement": what was done instead of said."""
    words = _HARDLY_SAID.sub("", text.strip()) if any(mark in text for mark in "[*<(") else text.strip()
    if len(words) < _MOST_OF_A_GESTURE and _tells_gesture(words):
        return True
    return (
        len(words) > 2
        and words[0] + words[-1] in ("[]", "**", "<>")
        and words.count(words[0]) <= 2
        and "</" not in words
    )


def _tells_gesture(words: str) -> bool:
    lowered = words.lower()
    return any(word in lowered for word in _OF_GESTURES) and _WORDLESS_ACT.fullmatch(words.strip("()")) is not None


_OF_GESTURES: Final[tuple[str, ...]] = (
    "word", "comment", "statement", "saying", "speaking", "nothing", "anything", "silen", "hand", "cards",
)  # fmt: skip
"""One of these is in whatever tells a gesture: sooner looked for than the whole of it."""
_MOST_OF_A_GESTURE: Final = 120
_SILENCE: Final = (
    r"(?:without (?:a|one|any) (?:word|comment|statement)|without (?:comment|saying (?:anything|a word)|speaking)"
    r"|no (?:words?|statement|comment)|not a word|nothing said|sa(?:ys|id) (?:nothing|not a word)"
    r"|(?:doesn't|didn't|does not|did not) say (?:anything|a word)|silent(?:ly)?|in silence)"
)
_ACTOR: Final = r"(?:(?:declarer|defender|dummy|north|south|east|west|he|she|lho|rho) )?"
_LAYS: Final = (
    r"(?:puts?|lays?|laid|fac(?:es|ed)|shows?|showed|expos(?:es|ed)|tabl(?:es|ed)|spreads?|turns?|turned|fans?|fanned"
    r"|holds up|held up|drops?|dropped|plays?|played)"
)
_WORDLESS_ACT: Final = re.compile(
    rf"(?:{_SILENCE},? )?{_ACTOR}{_LAYS}\b[a-z' ]*(?:,?(?: and)? {_SILENCE})\W*"
    rf"|{_SILENCE},? {_ACTOR}{_LAYS}\b[a-z' ]*\W*"
    rf"|{_ACTOR}claim(?:s|ed)?,? {_SILENCE}\W*"
    rf"|(?:hand|cards) (?:tabled|faced|spread|shown|down),? {_SILENCE}\W*"
    rf"|{_ACTOR}{_LAYS}(?: down)? (?:his|her|the|their) (?:hand|cards)(?: (?:down|face up|on the table))+\W*",
    re.IGNORECASE,
)
"""A gesture told in words, and that nothing was said with it."""


_HARDLY_SAID: Final = re.compile(
    rf"^(?:{FILLER}\W*?)+(?=[\[*<])"
    r"|(?<=[\]*>])\W*(?:ty|thx|thanks|ok)\W*$",
    re.IGNORECASE,
)
_SHOWS: Final = re.compile(
    r"\b(?:spread|show|fac(?:e|ing)|lay|laid|table|expos|reveal|fan|open|puts? (?:down|\w+ hand))"
)
_IN_PART: Final = re.compile(
    r"\b(?:only|face down|keeps|one opponent|aces?|kings?|queens?|jacks?|tens?|[shdc][akqjt])\b"
)
_CLAIMS: Final = re.compile(r"\bclaims?\b")
_AT_DUMMY: Final = re.compile(r"\b(?:points?|waves?|nods) (?:to|at|towards?) (?:the \w+ in )?dummy")


def read_gesture(statement: Statement) -> Reading:
    """A claim when a whole hand is shown or dummy is pointed at, otherwise unclear."""
    words = statement.text.lower()
    hand = "hand" in words or "cards" in words
    shown = hand and _SHOWS.search(words) is not None and _IN_PART.search(words) is None
    claims = shown or _AT_DUMMY.search(words) is not None or _CLAIMS.search(words) is not None
    return Reading(statement.text, kind="claim" if claims else "unclear")


def handles_cards(clause: Clause) -> bool:
    """ "Put her cards away", "laid down his hand": a gesture, not a play."""
    said = clause.phrases or clause.subjects
    things = [phrase for phrase in said if phrase.noun == "card" and phrase.nouns_plural and not phrase.suit]
    owned = any(phrase.determiner in ("my", "your") for phrase in things)
    return owned and len(things) == len(said) and clause.verb_name in ("discard", "play", "lead", "cash", "over")


def is_call(clauses: list[Clause]) -> bool:
    """ "Small from dummy", "low club", "a heart, partner": a card called for, not tricks counted."""
    said = [clause for clause in clauses if clause.phrases]
    if _is_asked_for(clauses, said):
        return True
    if _leaves_card_to_dummy(clauses, said):
        return True
    partner = any(clause.who == "partner" for clause in clauses)
    if len(said) != 1 or any(clause.verb or clause.copula or said[0].subject for clause in clauses):
        return False
    phrase, place = said[0].phrases[0], said[0].place("from")
    called = place is not None and isinstance(place.object, Mark) and place.object.value == "dummy"
    addressed = partner or any(mark.value == "partner" for clause in clauses for mark in clause.persons)
    addressed = addressed and bool(phrase.suit or phrase.ranks or phrase.cards)
    small = phrase.adjectives == ("low",) and phrase.quantifier is None and phrase.determiner != "my"
    named = phrase.determiner in (None, "any")  # "any heart"
    lone = phrase.suit is not None and phrase.suit != "T" and named and not (phrase.symbol or phrase.noun)
    lone = lone and phrase.number is None and phrase.quantifier is None
    small = small or (lone and not (phrase.ranks or phrase.cards) and len(clauses) == 1 and not said[0].marks)
    single = len(said[0].phrases) == 1 and phrase.act is None and not phrase.plural and phrase.number in (None, 1)
    called = called and said[0].place("to") is None
    return single and (called or ((addressed or small) and not said[0].places)) and not said[0].exclusions


def _leaves_card_to_dummy(clauses: list[Clause], said: list[Clause]) -> bool:
    """ "Anything, dummy", "any card": which one does not matter."""
    if len(said) != 1 or len(said[0].phrases) != 1 or any(clause.verb or clause.copula for clause in clauses):
        return False
    phrase = said[0].phrases[0]
    told = any(clause.who == "dummy" and clause is not said[0] for clause in clauses)
    return phrase.quantifier == "any" and not (phrase.suit or phrase.ranks) and (told or phrase.noun == "card")


def _is_asked_for(clauses: list[Clause], said: list[Clause]) -> bool:
    """ "Another one *please*", "your highest heart please", "jack, please. No, wait, small one": dummy's card."""
    ordered = any(mark.value == "order" for clause in clauses for mark in clause.marks)
    states = any(clause.verb or clause.copula or clause.subject or clause.places for clause in clauses)
    if not said or not ordered or states or any(clause.joint("REPAIR") is None for clause in said[1:]):
        return False
    return all(len(clause.phrases) == 1 and _is_one_card(clause.phrases[0]) for clause in said)


def _is_one_card(phrase: NounPhrase) -> bool:
    """ "The jack", "small one", "another one", "your top heart"; "one", "a trick", "the last one" are tricks."""
    if phrase.noun not in (None, "card", "one") or phrase.act or phrase.of or phrase.plural or phrase.nouns_plural:
        return False
    if phrase.quantifier or phrase.determiner == "my" or (phrase.number or 1) > 1 or "last" in phrase.adjectives:
        return False
    pointed = phrase.determiner in ("another", "the", "this") or bool(phrase.adjectives)
    return bool(phrase.ranks or phrase.suit) or (pointed and phrase.number == 1) or phrase.adjectives == ("low",)


def begins_with_call(clauses: list[Clause]) -> bool:
    """ "*Small*, and the ace on the next one": a card called for, and what comes after it."""
    first = clauses[0] if len(clauses) > 1 else Clause()
    bare = not (first.verb or first.copula or first.places or first.marks or first.persons or first.subjects)
    return bare and [phrase.adjectives for phrase in first.phrases] == [("low",)] and not first.phrases[0].has_head


def is_imperative(clauses: list[Clause]) -> bool:
    """ "Run the clubs", "play the winners, partner": one bare verb, nobody said to do it."""
    first, *others = clauses or [Clause()]
    called = all(mark.value == "partner" for clause in others for mark in clause.persons)
    alone = (
        all(
            not (clause.verb or clause.copula or clause.subjects or clause.phrases or clause.places)
            and all(mark.label == "HOW" for mark in clause.marks)  # "run the hearts, *top down*"
            for clause in others
        )
        and called
    )
    whatever = any(phrase.noun == "lead" for phrase in first.phrases)  # "ruff whatever they lead back"
    base = first.verb is not None and first.verb.form == "base"
    return alone and base and first.subject is None and not first.auxiliaries and not whatever
