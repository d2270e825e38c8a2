"""Remarks → passages: which of them report or make a claim, whose it is, and in which words.

The genre is vugraph commentary: operators tell in passing what was claimed; commentators talk about claiming. What
a passage is, the first fitting rule of grammars/passages.toml says; the words attributed to the claimer are read as a
statement, and nothing is added to them. Most passages have no words beyond the bare fact.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from nlclaim.bridge.board import Board, Remark
from nlclaim.logs.finding.attribution import Attributed, find_attributed
from nlclaim.logs.finding.claimers import find_claimer
from nlclaim.logs.finding.rules import Hit, find_hits, load_tokens
from nlclaim.plan.model import Verb
from nlclaim.reading import Reading, interpret
from nlclaim.spans import Span

CLAIMS = frozenset({"claim", "claim_and_concession", "concession"})
"""Kinds of passage that tell of a claim or a concession; the others only have its words, or dispute it."""

_SAID = re.compile(r"cl(?:ai|ia)m|calim|conc?ed", re.IGNORECASE)
_AT_THE_END = re.compile(
    r"agree|accept|director|\btd\b|let'?s play|play on|g[ai]ves? up|giving up|resign"
    r"|show|fac(?:e|ing)|tabl|spread|expos",
    re.IGNORECASE,
)
_LINE = re.compile(r"\brest\b|remaining|losing|squeeze|ruff|discard|pitch|finess|all but|draw", re.IGNORECASE)
_SHARED_OUT = re.compile(r"\brest\b|remaining|\bmine\b|\byours\b|\btricks?\b|all but|\bhigh\b|\bgood\b", re.IGNORECASE)
_LONG = 300
"""Characters of a remark that is read sentence by sentence, as prose always is."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"“])|\n+")
_TOLD = re.compile(r"n't\b|\b(?:was|were|won|had|did|not|north|south|east|west|he|she|they)\b", re.IGNORECASE)
"""Words of what has happened, or of what others do: no statement of the claimer's."""
_SHORT = 14
"""Words of a remark that may be a statement though nobody says that it is one."""


@dataclass(frozen=True, slots=True)
class Passage:
    """What somebody said that has to do with a claim."""

    text: str
    """The remark, or the sentence of it."""
    kind: str
    """`claim`, `claim_and_concession`, `concession`, or what it is instead: `agreement`, `dispute`, `talk`,
    `other_sense`, `slip`, `elsewhere`."""
    rule: str
    """The rule of grammars/passages.toml that decided, or `statement` when the words themselves are one."""
    because: str
    """The words that the rule found."""
    cards_played: int
    offset: int
    """Where the remark stands in its source: bytes."""
    reported_by: str = ""
    claimer: str | None = None
    """A seat's letter, `declarer`, `dummy`, `defender`, or None when the words do not tell."""
    words: Span | None = None
    """The words attributed to the claimer, in `text`."""
    speech: str | None = None
    """`direct` or `indirect`, when there are words."""
    framed: Span | None = None
    """The words with the verb that reports them: "claims, saying he will …"."""
    reading: Reading | None = None
    """The words, read."""

    @property
    def statement(self) -> str | None:
        """The words with the verb that reports them: what a reader of statements is given. None without words."""
        if self.words is None:
            return None
        return self.framed.of(self.text) if self.framed is not None else self.said

    @property
    def said(self) -> str | None:
        """The words attributed to the claimer."""
        return self.words.of(self.text) if self.words is not None else None

    @property
    def states_line(self) -> bool:
        """Whether the words name at least one play."""
        return self.reading is not None and bool(self.reading.plan.steps)


def find_passages(remarks: Sequence[Remark], board: Board | None = None) -> Iterator[Passage]:
    """The passages of a board's remarks, or of a text's where there is no board."""
    for remark in remarks:
        whole = board is not None and len(remark.text) <= _LONG
        for part in (remark.text,) if whole else _SENTENCE.split(remark.text):
            passage = find_passage(part, remark, board)
            if passage is not None:
                yield passage


def find_passage(text: str, remark: Remark, board: Board | None = None) -> Passage | None:
    """What `text`, a remark or a sentence of it, is; None when it has nothing to do with a claim."""
    text = text.strip()
    ends = _is_at_the_end(remark, board)
    if not (_SAID.search(text) or (ends and _AT_THE_END.search(text))):
        if remark.seconds is not None:
            return _find_spoken(text, remark) if _SHARED_OUT.search(text) else None
        return _find_statement(text, remark, board) if ends and _LINE.search(text) else None
    hit = next((hit for hit in find_hits(load_tokens()(text)) if _applies(hit, remark, board)), None)
    if hit is None:
        return None
    doc = load_tokens()(text)
    passage = Passage(
        text=text,
        kind=hit.rule.kind,
        rule=hit.rule.id,
        because=doc[hit.start : hit.end].text,
        cards_played=remark.cards_played,
        offset=remark.offset,
        reported_by=remark.speaker,
    )
    return _with_words(passage, board) if passage.kind in CLAIMS else passage


def _is_at_the_end(remark: Remark, board: Board | None) -> bool:
    return board is not None and board.has_claim and (remark.after_ending or remark.cards_played >= len(board.play))


def _applies(hit: Hit, remark: Remark, board: Board | None) -> bool:
    if hit.rule.when == "unplayed":
        return board is not None and remark.cards_played == 0 and len(board.play) > 1
    if hit.rule.when == "prose":
        return board is None
    if hit.rule.when == "at_the_end":
        return _is_at_the_end(remark, board)
    return hit.rule.when != "going_on" or not _is_at_the_end(remark, board)


def _with_words(passage: Passage, board: Board | None) -> Passage:
    names = board.names if board is not None else ()
    claimer = find_claimer(passage.text, names)
    attributed = find_attributed(passage.text)
    reading = _read(passage.text, attributed) if attributed is not None else None
    if attributed is None or reading is None:
        return replace(passage, claimer=claimer)
    kind = _kind_with_words(passage.kind, reading)
    return replace(
        passage,
        kind=kind,
        claimer=claimer,
        words=attributed.span,
        speech=attributed.speech,
        framed=attributed.framed,
        reading=reading,
    )


def _read(text: str, attributed: Attributed) -> Reading | None:
    """The words as a statement; None when they state nothing: "claims before he thought about it"."""
    first = interpret(attributed.framed.of(text), words_alone=True).first
    said = first.claimed.is_said or first.conceded.is_said or first.result is not None
    if said or first.plan.steps or first.conditions or attributed.speech == "direct":
        return first
    return None


def _kind_with_words(kind: str, reading: Reading) -> str:
    """A claim whose words give tricks away is a concession too."""
    given = any(step.verb is Verb.CONCEDE and not step.negated for step in reading.plan.steps)
    gives = given or reading.conceded.is_said
    everything = reading.conceded.all and kind == "claim"
    return "claim_and_concession" if kind == "claim" and gives and not everything else kind


def _find_spoken(text: str, remark: Remark) -> Passage | None:
    """What was said at the table, in a transcript: "the rest are mine", "you get a heart"."""
    reading = interpret(text, words_alone=True).first
    shares_out = reading.claimed.all or reading.conceded.is_said
    if len(text.split()) > _SHORT or reading.kind not in CLAIMS or reading.unread or not shares_out:
        return None
    return Passage(
        text=text,
        kind=reading.kind,
        rule="statement",
        because=text,
        cards_played=remark.cards_played,
        offset=remark.offset,
        claimer=find_claimer(f"{remark.speaker} says"),
        words=Span(0, len(text)),
        speech="direct",
        reading=reading,
    )


def _find_statement(text: str, remark: Remark, board: Board | None) -> Passage | None:
    """A line as the whole remark, told when the play stops: "remaining tricks losing two"."""
    if len(text.split()) > _SHORT or not remark.speaker.lower().startswith("vugraph") or _TOLD.search(text):
        return None
    reading = interpret(text, words_alone=True).first
    counted = reading.claimed.all or reading.conceded.is_said or reading.claimed.is_said
    if reading.kind not in CLAIMS or reading.unread or not (counted or reading.plan.steps):
        return None
    return Passage(
        text=text,
        kind=reading.kind,
        rule="statement",
        because=text,
        cards_played=remark.cards_played,
        offset=remark.offset,
        reported_by=remark.speaker,
        claimer=find_claimer(text, board.names if board is not None else ()),
        words=Span(0, len(text)),
        speech="indirect",
        reading=reading,
    )
