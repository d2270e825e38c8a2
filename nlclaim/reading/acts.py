"""What was done by speaking, besides claiming: a gesture, a question, a call to dummy."""

from __future__ import annotations

import re

from nlclaim.language import Mark, Statement
from nlclaim.reading.clauses import Clause
from nlclaim.reading.model import Reading


def is_gesture(text: str) -> bool:
    """ "[spreads his hand]", "ok [spreads his hand]": what was done instead of said."""
    if not any(mark in text for mark in "[*<"):
        return False
    words = _HARDLY_SAID.sub("", text.strip())
    return len(words) > 2 and words[0] + words[-1] in ("[]", "**", "<>") and words.count(words[0]) <= 2


_FILLER = (
    r"(?:ah|oh|ok|okay|so|well|er|um|uh|right|surely|sorry|wait|hang on|hold on|look|hey|and|but|please|excuse me)\b"
)
"""What a statement, a question or a protest may begin with and says nothing."""
_HARDLY_SAID = re.compile(
    rf"^(?:{_FILLER}\W*?)+(?=[\[*<])"
    r"|(?<=[\]*>])\W*(?:ty|thx|thanks|ok)\W*$",
    re.IGNORECASE,
)
_SHOWS = re.compile(r"\b(?:spread|show|fac(?:e|ing)|lay|table|expos|reveal|fan|open)")
_IN_PART = re.compile(r"\b(?:only|face down|keeps|one opponent|aces?|kings?|queens?|jacks?|tens?)\b")
_AT_DUMMY = re.compile(r"\b(?:points?|waves?|nods) (?:to|at|towards?) (?:the \w+ in )?dummy")


def read_gesture(statement: Statement) -> Reading:
    """A claim when a whole hand is shown or dummy is pointed at, otherwise unclear."""
    words = statement.text.lower()
    hand = "hand" in words or "cards" in words
    shown = hand and _SHOWS.search(words) is not None and _IN_PART.search(words) is None
    return Reading(statement.text, kind="claim" if shown or _AT_DUMMY.search(words) else "unclear")


def handles_cards(clause: Clause) -> bool:
    """ "Put her cards away", "laid down his hand": a gesture, not a play."""
    said = clause.phrases or clause.subjects
    things = [phrase for phrase in said if phrase.noun == "card" and phrase.nouns_plural and not phrase.suit]
    owned = any(phrase.determiner in ("my", "your") for phrase in things)
    return owned and len(things) == len(said) and clause.verb_name in ("discard", "play", "lead", "cash", "over")


_ASKING_WORDS = (
    "is are am was can could may might shall should do does did have has will would what who whose which how where why"
)


_ASKING = frozenset(_ASKING_WORDS.split(" "))


_OPENING = re.compile(rf"^(?:{_FILLER}[, .]*)*")


_THANKS = re.compile(r"(?<=\?)\W*(?:ty|thx|thanks|thank you|please|pls|lol)?\W*$")


_ASIDE = re.compile(r", (?:by any chance|please|partner)\b")


_HEDGE = re.compile(r"\b(?:maybe|mayb|perhaps|might|may be|could be)\b")
_BEGINS_HEDGED = re.compile(
    r"\W*(?:(?:i think|well|er|um|idk|it|they|that|i|we) )*(?:\w+ )?(?:maybe|mayb|perhaps|might|may be|could be)\b"
)


def weighs(text: str) -> bool:
    """ "Might be all mine, might not", "might they all be mine?": possibilities weighed, none of them said to be so."""
    words = text.lower()
    return _BEGINS_HEDGED.match(words) is not None and len(_HEDGE.findall(words)) + words.endswith("?") > 1


_SPOKEN = frozenset(["i", "u", "you", "we", "he", "she", "they", "it", "there"])


_OWNERS = frozenset(["my", "your", "the", "that", "this", "his", "her", "dummy", "dummy's"])


_WH_WORDS = frozenset(["what", "how", "why", "where", "who", "which"])


def asks(text: str) -> bool:
    """Whether all that is said is one question: "can I have the rest?", "what are you doing about the spade"."""
    words = _OPENING.sub("", text.strip().lower())
    if "?" in words:
        words = _THANKS.sub("", words)
    if words.endswith("?"):
        words = _ASIDE.sub("", words.replace(", or ", " or "))
    if any(mark in words[:-1] for mark in ".!?;,"):
        return False
    first, _, others = words.partition(" ")
    first = first.removesuffix("n't").removesuffix("'s").rstrip("'")
    if words.endswith("?"):
        return first in _ASKING or words.startswith(("you ", "you'", "so you", "my "))
    second, _, others = others.partition(" ")
    third = others.partition(" ")[0]
    inverted = first in _ASKING - _WH_WORDS and second in _SPOKEN
    inverted = inverted or (first in ("is", "are", "was", "were") and second in _OWNERS)
    holder = first == "who" and second in ("has", "had", "holds", "got")  # "who has the ten of hearts"
    return inverted or holder or (first in _WH_WORDS and second in _ASKING | {"r"} and third in _SPOKEN)


_IF_SO = re.compile(
    r"\s*(?:and |but )?(?:if (?:so|not|yes|no|they|it|he|she)\b|otherwise\b|in that case\b)", re.IGNORECASE
)


def asks_first(text: str) -> bool:
    """ "Are the diamonds breaking? If so I claim": what he does hangs on an answer that nobody owes him."""
    question, mark, others = text.partition("?")
    return bool(mark) and asks(question + mark) and _IF_SO.match(others) is not None


_PROTEST = re.compile(
    rf"(?:{_FILLER}[,.!]* )*no[,.!]*\s+(?:no |wait |sorry )?"
    r"(?:i|we|he|she|they|there|(?:my )?partner|west|east|north|south)\b",
    re.IGNORECASE,
)


def protests(text: str) -> bool:
    """ "No, I …", "ah no, there …": an answer to what another has said."""
    return _PROTEST.match(text.lstrip()) is not None


def is_call(clauses: list[Clause]) -> bool:
    """ "Small from dummy", "low club", "a heart, partner": a card called for, not tricks counted."""
    said = [clause for clause in clauses if clause.phrases]
    partner = any(clause.who == "partner" for clause in clauses)
    if len(said) != 1 or any(clause.verb or clause.copula or said[0].subject for clause in clauses):
        return False
    phrase, place = said[0].phrases[0], said[0].place("from")
    called = place is not None and isinstance(place.object, Mark) and place.object.value == "dummy"
    addressed = partner or any(mark.value == "partner" for clause in clauses for mark in clause.persons)
    addressed = addressed and bool(phrase.suit or phrase.ranks or phrase.cards)
    small = phrase.adjectives == ("low",) and phrase.quantifier is None and phrase.determiner != "my"
    lone = phrase.suit is not None and phrase.suit != "T" and not (phrase.determiner or phrase.symbol or phrase.noun)
    lone = lone and phrase.number is None and phrase.quantifier is None
    small = small or (lone and not phrase.ranks and len(clauses) == 1 and not said[0].marks)
    single = len(said[0].phrases) == 1 and phrase.act is None and not phrase.plural and phrase.number in (None, 1)
    called = called and said[0].place("to") is None
    return single and (called or ((addressed or small) and not said[0].places)) and not said[0].exclusions


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
            not (clause.verb or clause.copula or clause.subjects or clause.phrases or clause.places or clause.marks)
            for clause in others
        )
        and called
    )
    whatever = any(phrase.noun == "lead" for phrase in first.phrases)  # "ruff whatever they lead back"
    base = first.verb is not None and first.verb.form == "base"
    return alone and base and first.subject is None and not first.auxiliaries and not whatever
