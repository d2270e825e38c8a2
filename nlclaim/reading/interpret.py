"""Statement → Readings: clause by clause, then the order, the numbers, the marks and the kind."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from nlclaim.language import Correction, Statement, even_text
from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.reading.asking import asks, asks_back
from nlclaim.reading.calls import begins_with_call, is_call, is_imperative
from nlclaim.reading.clause.beside.conditions import bound_conditions
from nlclaim.reading.clause.parts.frames import how_of
from nlclaim.reading.clause.read import read_clause
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.gestures import is_gesture, read_gesture
from nlclaim.reading.hedges import hedges_of
from nlclaim.reading.kinds import is_order, kind_of, thinks_aloud
from nlclaim.reading.marks import mark_finesse, mark_order, mark_trumps
from nlclaim.reading.model import NumberWords, Reading, Result
from nlclaim.reading.ordering import order_units
from nlclaim.reading.preparation.prepare import prepare
from nlclaim.reading.results import words_of_result
from nlclaim.reading.revision.revise import revise
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.clause_making import make_clauses
from nlclaim.reading.sides import take_side
from nlclaim.reading.totals import NOTHING, Totals, count_single_suits, totals_of
from nlclaim.reading.turns import turns_of, words_in
from nlclaim.reading.untold import with_untold


@dataclass(frozen=True, slots=True)
class Context:
    """What is known besides the words."""

    trumps: str | None = None
    """The trump suit's letter, when the contract is known."""
    claimer_role: str | None = None
    """`declarer`, `defender` or None."""
    claimer_seat: str | None = None
    """The letter of the claimer's seat, when it is known."""
    third_person_is_claimer: bool = False
    """Takes "he" for the claimer even when nobody is being quoted."""


_AS_TOLD: Final[tuple[str, ...]] = (
    "that he ",
    "that she ",
    "that declarer ",
    "he'd ",
    "she'd ",
    "he would ",
    "she would ",
)
"""How a report goes on after "he said"."""

_STATEMENT_WAS: Final = re.compile(
    r"(?:the|his|her|\w+'s) (?:statement|claim|line|words?|explanation|argument|contention|assertion|case|submission)"
    r" (?:was|were) (?:that|to)\b"
)
_SEATS_STATEMENT: Final = re.compile(r"(north|east|south|west)['’]s ")
_ACCORDING_TO: Final = re.compile(
    r"according to (?:(?:the|his|her|\w+['’]s|the claimer['’]s) )?(?:statement|claim|explanation)\b", re.IGNORECASE
)
_TELLER: Final = re.compile(
    r"(?:according to|(?:by|on|in) (?=\w+['’]s (?:own )?(?:account|reckoning|telling|words)\b))"
    r" ?(north|east|south|west|declarer)\b",
    re.IGNORECASE,
)

_OPERATORS_SUIT: Final = re.compile(r"@[SHDC]", re.IGNORECASE)
"""How operators of vugraph write a suit symbol, and nobody who plays."""


def read_statement(statement: Statement, context: Context) -> Reading:
    """The likeliest reading of a statement."""
    if is_gesture(statement.text):
        return read_gesture(statement)
    even = even_text(statement.text)
    if even != statement.text:
        return replace(read_statement(replace(statement, text=even), context), text=statement.text)
    own = _claimers_words(statement, context)
    if own is not None:
        return replace(read_statement(own, context), text=statement.text)
    statement = take_side(statement, context.claimer_role, context.claimer_seat)
    draft = Draft(statement.text, context.claimer_role, context.claimer_seat, context.trumps)
    draft.unread = statement.unread
    _note_teller(draft, context)
    clauses = make_clauses(statement)
    prepare(clauses, draft)
    for before, clause in itertools.pairwise((None, *clauses)):
        assert clause is not None
        if clause.link == "stop":
            draft.plan.sentence += 1
        results = [*draft.counts.results, *draft.counts.results_if]
        read_clause(clause, draft, before)
        if results != [*draft.counts.results, *draft.counts.results_if]:
            draft.counts.result_spans.append(words_of_result(clause))
    revise(statement, draft)
    return _conclude(statement, draft, clauses, context)


def _claimers_words(statement: Statement, context: Context) -> Statement | None:
    """ "N: rest. *E: I have an ace*": the words of the first who claims and of his partner; None where all are.

    Where the claimer's seat is known and he is named, he is the one.
    """
    turns = turns_of(statement.text)
    if len(turns) < _DIALOGUE:
        return None
    claimer = next((turn.speaker for turn in turns if turn.speaker and turn.speaker == context.claimer_seat), None)
    if claimer is None:
        claimer = next((t.speaker for t in turns if _claims(words_in(statement, [t]), context)), turns[0].speaker)
    seat = claimer or context.claimer_seat or ""
    side = next((side for side in ("NS", "EW") if seat and seat in side), claimer)
    own = [turn for turn in turns if turn.speaker == claimer or (turn.speaker and turn.speaker in side)]
    return words_in(statement, own) if len(own) < len(turns) else None


_DIALOGUE: Final = 2
"""The fewest turns of a transcript in which somebody else speaks."""


def _claims(statement: Statement, context: Context) -> bool:
    reading = read_statement(statement, context)
    return reading.kind in ("claim", "concession", "claim_and_concession") or bool(reading.plan.steps)


def _note_teller(draft: Draft, context: Context) -> None:
    """Whether, and by whom, the words of another are told."""
    report = draft.report
    if "@" in draft.text and _OPERATORS_SUIT.search(draft.text) is not None:
        report.reporter = "operator"
    told = draft.text.lstrip().lower()
    states = _STATEMENT_WAS.match(told) or _ACCORDING_TO.match(told)
    if states and report.reporter is None and (seat := _SEATS_STATEMENT.match(told)) is not None:
        report.reporter = report.seat = seat[1][0].upper()
    of_him = context.third_person_is_claimer or _tells_of_declarer(told, context)
    if of_him or report.reporter or told.startswith(_AS_TOLD) or states:
        draft.flags.add("reported")
    if (teller := _TELLER.match(draft.text)) is not None:
        draft.flags.add("reported")
        report.reporter = report.seat = teller[1][0].upper() if teller[1].lower() != "declarer" else "declarer"


def _tells_of_declarer(told: str, context: Context) -> bool:
    """ "She takes her ace, then has the rest", of a declarer who claims: nobody else is spoken of or speaks."""
    if context.claimer_role == "defender":
        return False
    words = {*_WORD.findall(told)}
    named = "declarer" in words
    known = named or context.claimer_role == "declarer"
    of_him = not words.isdisjoint(_HE) or (named and not words.isdisjoint(_HIS))
    return known and of_him and words.isdisjoint(_ANYBODY_ELSE)


_WORD: Final = re.compile(r"[a-z]+")
_HE: Final = frozenset({"he", "she", "hes", "shes"})
_HIS: Final = frozenset({"his", "her", "hers", "him"})
"""Declarer's where he is named; else "the rest to *him*" is given away by whoever speaks."""
_ANYBODY_ELSE: Final = frozenset(
    {
        "i", "im", "ive", "me", "my", "mine", "myself", "we", "us", "our", "ours", "you", "your", "yours", "u", "ur",
        "partner", "pard", "lho", "rho", "opponent", "opp", "defender", "east", "west", "north", "south", "n", "e", "w",
        "said", "says", "told", "asked", "claimed", "conceded", "squeezed",
    }
)  # fmt: skip
"""Whoever speaks of himself or of others; of whose words are told, that is read there."""


def _conclude(statement: Statement, draft: Draft, clauses: list[Clause], context: Context) -> Reading:
    """The reading that the draft comes to."""
    count_single_suits(draft)
    totals = totals_of(draft)
    if _is_one_question(statement, draft, clauses):
        draft.flags.add("question")
        draft.flags -= {"concede", "current", "current_step"}
        draft.forget_plan()
        draft.plan.conditions, draft.beliefs = [], []
        totals = NOTHING
    if any(sort == "plan" for sort, _ in draft.marks.drawing_spans) and "unsaid" not in draft.flags:
        draft.flags.discard("objection")  # "you still have a trump, which I draw"
    claims = "claim" in draft.flags or ("rest_claimed" in draft.flags and "question" not in draft.flags)
    late = draft.flags & {"objection", "afterthought"} and not (claims or totals.claimed.all)
    late = late or (draft.claimer_role == "defender" and {"objection", "question"} <= draft.flags)
    if late or "wish" in draft.flags:
        totals = _told_after(draft)
        draft.forget_plan()
        if not draft.flags & {"objection"}:
            draft.beliefs = []  # "I should have drawn trumps"
    _note_calls(statement, draft, clauses)
    kind = kind_of(draft, totals.claimed, totals.conceded, totals.result)
    if len(statement.unread) >= _HARDLY_READ and totals == NOTHING and not draft.plan.steps:
        kind = kind if kind == "not_a_claim" else "unclear"  # "my claim to fame is a …"
    weighed = kind == "unclear" and draft.flags & {"think", "resign", "unsure"}
    if kind == "not_a_claim" or weighed:
        totals = NOTHING  # what was asked, answered or weighed was not claimed
    runs = all(step.verb is Verb.RUN for step in draft.plan.steps)  # "run the spades, please" names a line all the same
    if kind == "not_a_claim" and _calls_for_play(draft, clauses) and not runs:
        draft.forget_steps()  # "ruff it, please" is dummy's to play
    if kind == "unclear" and all(clause.question and clause.verb is None for clause in clauses):
        draft.forget_steps()  # "trumps?"
    if thinks_aloud(draft):
        draft.forget_plan()
    numbers = () if totals is NOTHING else tuple(_number_words(draft.counts, totals))
    edges = order_units(draft.plan.units, draft.plan.steps, counted_first=_is_counted_first(draft))
    reading = Reading(
        text=statement.text,
        kind=kind,
        claimed=totals.claimed,
        conceded=totals.conceded,
        result=totals.result,
        number_words=numbers,
        plan=PlayPlan(tuple(draft.plan.steps), edges),
        order=mark_order(draft, edges),
        trumps=mark_trumps(statement, draft, context.trumps),
        finesse=mark_finesse(draft),
        beliefs=tuple(draft.beliefs),
        conditions=bound_conditions(draft),
        placed=tuple(draft.placed),
        doubts=(*draft.doubts, *hedges_of(draft.text, numbers)),
        corrections=(*statement.corrections, *draft.repairs, *_results_taken_back(draft, totals.result)),
        unread=statement.unread,
        known_out=() if "objection" in draft.flags else tuple(draft.marks.plain_out),
        from_the_top=_is_all_from_the_top(draft, clauses),
    )
    return with_untold(reading, statement, draft.said_beside)


def _is_one_question(statement: Statement, draft: Draft, clauses: list[Clause]) -> bool:
    """Whether nothing is said but asked: "agreed?", "can I have the rest?", a defender's "ten tricks?"."""
    tagged = bool(clauses) and not any(clause.question for clause in clauses)
    if _is_tag(statement) or asks(statement.text, tagged=tagged):
        return True
    return draft.claimer_role == "defender" and asks_back(statement.text)


def _note_calls(statement: Statement, draft: Draft, clauses: list[Clause]) -> None:
    """ "*Small*, and the ace on the next one", "*run the clubs*, partner": what is called for or ordered."""
    if begins_with_call(clauses):
        draft.forget_steps()
    if begins_with_call(clauses) or is_call(clauses):
        draft.flags.add("call")
    corrected = any(correction.why == "corrected_by_speaker" for correction in statement.corrections)
    if is_order(draft, imperative=is_imperative(clauses) and not corrected):  # whoever mends his words tells his line
        draft.flags.add("order")


def _is_tag(statement: Statement) -> bool:
    """ "Agreed?", and nothing before it."""
    first = statement.closing[0] if statement.closing and not statement.parts else None
    return first is not None and first.label == "STOP" and first.span.of(statement.text).endswith("?")


_HARDLY_READ: Final = 2
"""Stretches that were not understood, beside which a word or a belief alone makes no claim."""


def _is_all_from_the_top(draft: Draft, clauses: list[Clause]) -> bool:
    """ "Everything from the top", "the rest, top down": of all that he has, as no step carries it."""
    said = any(_FROM_THE_TOP in how_of(clause) and clause.negation is None for clause in clauses)
    return said and not any(_FROM_THE_TOP in step.how for step in draft.plan.steps)


_FROM_THE_TOP: Final = "from_the_top"


def _number_words(counts: Counts, totals: Totals) -> Iterator[NumberWords]:
    yield from (NumberWords("claimed", span) for _, span in (*counts.claimed, *counts.claimed_if))
    yield from (NumberWords("conceded", span) for _, span in counts.conceded)
    if totals.result is not None:
        yield from (NumberWords("result", span) for span in counts.result_spans)


def _results_taken_back(draft: Draft, last: Result | None) -> Iterator[Correction]:
    """ "*Minus two*... minus one, sorry": the last of two results of one kind stands; what it takes back is told."""
    counts = draft.counts
    kinds = {(result.down is None, result.level is None, result.over is None) for result in counts.results}
    alike = len(counts.results) == len(counts.result_spans) > 1 == len(kinds) and not counts.results_if
    if not alike or last is None or last != counts.results[-1]:
        return
    for result, span in zip(counts.results, counts.result_spans, strict=True):
        if result != last:
            meant = draft.words(counts.result_spans[-1])
            yield Correction(span, draft.words(span), meant, "corrected_by_speaker", 1.0)


def _told_after(draft: Draft) -> Totals:
    """ "I forgot to draw trumps, *one down*": what it came to, which is not taken back."""
    fails = [result for result in draft.counts.results if result.down is not None]
    if not fails or draft.plan.conditions or draft.flags & {"objection", "wish", "their_result"}:
        return NOTHING
    draft.flags.discard("afterthought")
    return Totals(result=fails[-1])


def _calls_for_play(draft: Draft, clauses: list[Clause]) -> bool:
    """ "Ruff it, *please*", "*keep playing* hearts": what dummy is to do; "run the hearts" names a line too."""
    plays = "order" in draft.flags and any(" play" in f" {draft.verb_words(clause)}" for clause in clauses)
    ordered = any(mark.value == "order" for clause in clauses for mark in clause.marks)
    return plays or ordered or "denial" in draft.flags


def _is_counted_first(draft: Draft) -> bool:
    """ "*Three tricks to us:* the ace …": whether the list that follows says which tricks they are."""
    if not draft.plan.steps:
        return False
    start = draft.plan.steps[0].span.start
    return any(span.end <= start and ":" in draft.text[span.end : start] for _, span in draft.counts.claimed)
