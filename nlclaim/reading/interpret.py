"""Statement → Readings: clause by clause, then the order, the numbers, the marks and the kind."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, replace

from nlclaim.language import Correction, Mark, NounPhrase, Statement
from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.reading.clauses import Clause, make_clauses
from nlclaim.reading.concessions import give_away
from nlclaim.reading.conditions import bind_if_needed, bound_conditions, note_doubt, open_condition, otherwise
from nlclaim.reading.draft import Draft, Unit
from nlclaim.reading.frames import SEATS, hand_of, role_hand
from nlclaim.reading.kinds import is_order, kind_of
from nlclaim.reading.listings import read_listing
from nlclaim.reading.marks import mark_finesse, mark_order, mark_trumps
from nlclaim.reading.model import Condition, Reading, Result, Tally
from nlclaim.reading.ordering import order_units
from nlclaim.reading.phrases import amount_of, is_upward, specs_of
from nlclaim.reading.speech import TALLY_VERBS
from nlclaim.reading.states import lone_beliefs_are_no_steps, predicted, read_state
from nlclaim.reading.tallies import whose
from nlclaim.reading.totals import claimed_tally, conceded_tally, named_result
from nlclaim.reading.verbs import PLAY_VERBS, add_act
from nlclaim.spans import Span

_META_FLAGS = {
    "denial": "denial", "objection": "objection", "assent": "assent", "resign": "resign", "think": "question",
    "whose": "question", "done": "done", "order": "order",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Context:
    """What is known besides the words."""

    trumps: str | None = None
    """The trump suit's letter, when the contract is known."""
    claimer_role: str | None = None
    """`declarer`, `defender` or None."""
    third_person_is_claimer: bool = False
    """Takes "he" for the claimer even when nobody is being quoted."""


def read_statement(statement: Statement, context: Context) -> Reading:
    """The likeliest reading of a statement."""
    if _is_gesture(statement.text):
        return _gesture(statement)
    draft = Draft(statement.text, context.claimer_role)
    if context.third_person_is_claimer:
        draft.flags.add("reported")
    clauses = make_clauses(statement)
    _note_rank_list(clauses, draft)
    for before, clause in itertools.pairwise((None, *clauses)):
        assert clause is not None
        if clause.link == "stop":
            draft.sentence += 1
        _read_clause(clause, draft, before)
    lone_beliefs_are_no_steps(draft)
    return _assemble(statement, draft, clauses, context)


def _is_gesture(text: str) -> bool:
    """ "[spreads his hand]": what was done instead of said."""
    words = text.strip()
    return len(words) > 2 and words[0] + words[-1] in ("[]", "**", "<>") and words.count(words[0]) <= 2


def _gesture(statement: Statement) -> Reading:
    words = statement.text.lower()
    shows = any(
        verb in words for verb in ("spread", "show", "face", "facing", "lay", "table", "expose", "reveal", "fan")
    )
    hand = any(noun in words for noun in ("hand", "cards"))
    return Reading(statement.text, kind="claim" if shows and hand else "unclear")


def _is_bare(clause: Clause) -> bool:
    return not (clause.places or clause.marks) and clause.verb is None and clause.link != "or"


def _may_be_rank(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.of is None and not phrase.adjectives


def _note_rank_list(clauses: list[Clause], draft: Draft) -> None:
    """ "10, 8, 2": bare numbers going down are cards, not counts."""
    numbers = [
        phrase.number for clause in clauses if _is_bare(clause) for phrase in clause.phrases if _may_be_rank(phrase)
    ]
    kept = [number for number in numbers if number is not None]
    if len(kept) < 2:
        return
    if any((joint := clause.joint("AND")) and draft.words(joint.span).lower() in ("plus", "+") for clause in clauses):
        return  # a sum
    falling = all(a > b for a, b in itertools.pairwise(kept))
    if falling and all(2 <= number <= 10 for number in kept):
        draft.flags.add("ranks")


def _read_clause(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    subordinate = clause.subordinate
    _note_marks(clause, draft)
    if "doubt" in draft.flags:
        return
    if subordinate == "if" and clause.link == "none" and _asks_whether(previous):
        draft.flags.add("question")  # "I don't know if that's right"
        return
    if subordinate in ("if", "unless", "depends", "even"):
        open_condition(clause, draft)
        return
    if subordinate == "because" and clause.verb_name == "have":
        return  # "since I have the ace": why, not what
    if subordinate == "otherwise":
        otherwise(draft)
    elif clause.link in ("start", "stop") or (subordinate is None and clause.joint("THEN") and clause.link == "stop"):
        draft.condition = draft.else_of = None
    before = len(draft.steps)
    _dispatch(clause, draft)
    bind_if_needed(clause, draft, before)
    _note_connective(clause, draft, before)


def _asks_whether(before: Clause | None) -> bool:
    return before is not None and before.verb_name in ("say", "ask") and not before.phrases


def _note_marks(clause: Clause, draft: Draft) -> None:
    for place in clause.places:
        if isinstance(place.object, NounPhrase) and place.object.noun in ("overtrick", "undertrick"):
            if place.object.quantifier == "no":
                continue
            number = place.object.number or 1
            over = place.object.noun == "overtrick"
            draft.add_result(Result(over=number) if over else Result(down=number))
    for mark in clause.marks:
        if mark.label == "META":
            draft.flags.add(_META_FLAGS.get(mark.value, mark.value))
            if mark.value == "done" and "claim" in draft.words(mark.span).lower():
                draft.flags.add("claim")
            elif mark.value == "done" and draft.side != "ours":
                draft.flags.add("that_is_all")  # "I take the ace and that's it" is no more than said
        elif mark.label == "DOUBT":
            note_doubt(clause, draft, mark.span)
    if clause.question:
        draft.flags.add("question")
    if clause.who == "me" and clause.perfect and any(_is_unreal(draft, mark) for mark in clause.auxiliaries):
        draft.flags.add("afterthought")  # "I would of course have ruffed"


def _is_unreal(draft: Draft, auxiliary: Mark) -> bool:
    return draft.words(auxiliary.span).lower() in ("would", "'d", "should", "could", "might")


def _note_connective(clause: Clause, draft: Draft, before: int) -> None:
    """A temporal *then* orders even a concession of the rest; a consequential one, after a condition, does not."""
    then = clause.joint("THEN")
    if then is None or clause.link == "start" or draft.condition is not None:
        return
    if before and (len(draft.steps) > before or draft.claimed or draft.conceded):
        draft.then_spans.append(then.span)


def _dispatch(clause: Clause, draft: Draft) -> None:
    if clause.joint("REPAIR") and clause.verb is None and _withdraw(clause, draft):
        return
    stated = clause.copula is not None or clause.mark("MINE", "PRED")
    if clause.mark("META") and clause.verb is None and not stated:
        _read_rest(clause, draft)
        return
    name = clause.verb_name
    if read_state(clause, draft):
        _read_means(clause, draft)
        return
    if name in PLAY_VERBS:
        if _handles_cards(clause):
            draft.flags.add("vague")
        else:
            _play(clause, draft, name)
    elif name in TALLY_VERBS:
        TALLY_VERBS[name](clause, draft)
        if name in ("make", "have", "take"):
            _read_means(clause, draft)
    elif predicted(clause, draft):
        return
    elif clause.verb is None:
        read_listing(clause, draft)
    if clause.verb_name != "claim":
        _count_tail(clause, draft)


def _handles_cards(clause: Clause) -> bool:
    """ "Put her cards away", "laid down his hand": a gesture, not a play."""
    said = clause.phrases or clause.subjects
    things = [phrase for phrase in said if phrase.noun == "card" and phrase.nouns_plural and not phrase.suit]
    owned = any(phrase.determiner in ("my", "your") for phrase in things)
    return owned and len(things) == len(said) and clause.verb_name in ("discard", "play", "lead", "cash", "over")


def _read_means(clause: Clause, draft: Draft) -> None:
    """ "Making *on a squeeze*"."""
    for place in clause.places:
        if place.preposition in ("on", "with", "by") and isinstance(place.object, NounPhrase) and place.object.act:
            draft.add_unit(clause, [add_act(clause, draft, place.object)], "act")


def _withdraw(clause: Clause, draft: Draft) -> bool:
    """A correction in the same breath replaces what was said last. True when the new words are read with it."""
    phrase = clause.phrases[0] if clause.phrases else None
    if phrase is None:
        return False
    old, conceded = None, False
    if phrase.is_bare_number and phrase.number and draft.results and not (draft.claimed or draft.conceded):
        draft.results[-1] = _renumbered(draft.results[-1], phrase.number)  # "making five, sorry, four"
        return True
    if amount_of(phrase) is not None and draft.claimed:
        old = draft.claimed.pop()[1]
    elif amount_of(phrase) is not None and draft.conceded and draft.side == "theirs":
        old, conceded = draft.conceded.pop()[1], True
    elif draft.units and draft.units[-1].steps[-1] == len(draft.steps) - 1:
        old = _withdraw_step(draft, phrase)
    if old is not None:
        meant = draft.words(phrase.span)
        if conceded:
            give_away(clause, draft, clause.phrases)
        draft.repairs.append(Correction(old, draft.words(old), meant, "corrected_by_speaker", 1.0))
    return conceded


def _renumbered(result: Result, number: int) -> Result:
    if result.down is not None:
        return replace(result, down=number)
    return replace(result, level=number) if result.level is not None else replace(result, over=number)


def _withdraw_step(draft: Draft, phrase: NounPhrase) -> Span:
    unit = draft.units[-1]
    step = draft.steps.pop()
    unit.steps.pop()
    if not unit.steps:
        draft.units.pop()
    if step.listed and draft.listed:
        draft.listed.pop()
    return step.span


def _read_rest(clause: Clause, draft: Draft) -> None:
    if clause.phrases:
        read_listing(clause, draft)


def _play(clause: Clause, draft: Draft, name: str) -> None:
    adjective = name in ("over", "cross") and clause.copula and clause.verb and clause.verb.form == "base"
    if (
        adjective
        or (name == "cross" and clause.who == "it")
        or (name == "squeeze" and clause.is_passive and clause.who == "me")
    ):
        return  # "it is over there"
    if name in ("squeeze", "throw_in") and clause.is_passive:
        draft.add_unit(clause, PLAY_VERBS[name](clause, draft), "verb")
        return
    may = any(draft.words(mark.span).lower() in ("may", "can", "could", "might") for mark in clause.auxiliaries)
    theirs = (
        clause.who in ("you", "lho", "rho")
        or (clause.who == "who" and clause.subordinate == "before")
        or (clause.who in SEATS and may)
        or (draft.claimer_role == "defender" and clause.who in ("he", "they", "lho", "rho"))
    )
    if theirs and (clause.who == "who" or whose(clause, draft) == "theirs"):
        _their_play(clause, draft, name)
        return
    if _plays_current(clause):
        draft.flags.add("current_step")
    if _modifies_last(clause, draft, name):
        return
    steps = PLAY_VERBS[name](clause, draft)
    if (
        name == "discard"
        and clause.link == "none"
        and not clause.joints
        and draft.units
        and draft.steps[-1].verb is Verb.DISCARD
    ):
        _discard_on_last(draft, steps)
        return
    upward = any(is_upward(cards[2:]) for phrase in clause.phrases for cards in phrase.cards)
    if (name in ("cross", "over") or upward) and len(steps) > 1:
        draft.add_unit(clause, steps[:1], "verb")
        for later in [[step] for step in steps[1:]] if upward else [steps[1:]]:
            draft.units.append(Unit(later, "verb", "and", sentence=draft.sentence, branch=draft.units[-1].branch))
        return
    draft.add_unit(clause, steps, "verb")
    if steps and name in ("start", "follow_up") and clause.verb is not None:
        draft.place_last_unit(clause.verb.span, first=name == "start")


def _modifies_last(clause: Clause, draft: Draft, name: str) -> bool:
    """ "Two kings *to cash*", "a spade ruff *to come home*": says more about the step before, and is none itself."""
    purpose = clause.link == "none" and not clause.joints and any(mark.value == "to" for mark in clause.auxiliaries)
    if not purpose or clause.phrases or not draft.units:
        return False
    if name == "draw":
        return _draws_listed(clause, draft)
    if name == "cross":
        hand = hand_of(clause)
        towards = clause.place("to")
        if towards and isinstance(towards.object, Mark):
            hand = role_hand(towards.object.value)
        back = "back" in draft.words(clause.span) or "home" in draft.words(clause.span)
        for number in draft.units[-1].steps:
            draft.change_step(number, hand=hand or ("declarer" if back else "dummy"))
    return name in ("cross", "cash", "run", "lead", "play")


def _draws_listed(clause: Clause, draft: Draft) -> bool:
    """ "One trump *to draw*"."""
    unit = draft.units[-1]
    steps = [draft.steps[number] for number in unit.steps]
    if unit.sort not in ("listed", "held") or any(step.suit != "T" for step in steps):
        return False
    for step in steps:
        draft.change_step(step.id, verb=Verb.DRAW, listed=False)
        draft.outstanding.append((step.count, step.span))
        draft.drawing_spans.append(("plan", step.span.cover(clause.span)))
    del draft.listed[-len(steps) :]
    unit.sort = "verb"
    return True


def _discard_on_last(draft: Draft, steps: list[int]) -> None:
    """ "King of hearts *throwing a spade*": both happen in one trick."""
    unit = draft.units[-1]
    card = draft.steps[unit.steps[-1]]
    for number in steps:
        if draft.steps[number].on is None:
            draft.change_step(number, on=card.cards[0] if card.cards else card.suit)
    unit.steps.extend(steps)


def _their_play(clause: Clause, draft: Draft, name: str) -> None:
    """What the other side will do is no step of the claimer's."""
    if name in ("ruff", "cash") and clause.phrases and clause.negation is None:
        draft.flags.add("concede")


def _plays_current(clause: Clause) -> bool:
    return any(p.determiner == "this" and not p.has_head for p in clause.phrases)


def _count_tail(clause: Clause, draft: Draft) -> None:
    """ "Crossruff for four more", "a squeeze for the rest"."""
    for place in clause.places:
        if place.preposition == "with" and isinstance(place.object, NounPhrase) and clause.verb_name == "establish":
            if place.object.act == "ruff":
                draft.add_unit(clause, [add_act(clause, draft, place.object)], "act")
        elif place.preposition == "for" and isinstance(place.object, NounPhrase):
            amount = amount_of(place.object)
            if amount is not None:
                draft.claim(amount, place.span)
            elif place.object.act in ("finesse", "discard", "ruff"):
                draft.add_unit(clause, [add_act(clause, draft, place.object)], "act")
            elif draft.steps and draft.steps[-1].verb is Verb.CROSS and place.span.start > draft.steps[-1].span.start:
                _cash_there(draft, place.object)
    if clause.mark("BREAKS") and clause.verb_name in ("need", "play", "say"):
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))
    if clause.verb_name in ("crossruff", "run", "cash"):
        for phrase in clause.phrases:
            amount = amount_of(phrase)
            if amount is not None and (amount.all or clause.verb_name == "crossruff"):
                draft.claim(amount, phrase.span)


def _cash_there(draft: Draft, phrase: NounPhrase) -> None:
    """ "Over to dummy *for the diamonds*": what is cashed where one has crossed to."""
    steps = [draft.add_spec(Verb.CASH, spec) for spec in specs_of(phrase) if spec.named and (spec.suit or spec.cards)]
    if steps:
        draft.units.append(Unit(steps, "verb", "and", sentence=draft.sentence, branch=draft.units[-1].branch))


def _assemble(statement: Statement, draft: Draft, clauses: list[Clause], context: Context) -> Reading:
    claimed = claimed_tally(draft)
    conceded = conceded_tally(draft, claimed)
    result = named_result(draft)
    edges = order_units(draft.units, draft.steps)
    if _asks(statement.text):
        draft.flags.add("question")
        draft.flags -= {"concede", "current", "current_step"}
        draft.drawing_spans, draft.finesse_spans, draft.then_spans, draft.conditions = [], [], [], []
        draft.steps, draft.units, edges = [], [], ()
        claimed, conceded, result = Tally(), Tally(), None
    if any(sort == "plan" for sort, _ in draft.drawing_spans):
        draft.flags.discard("objection")  # "you still have a trump, which I draw"
    if draft.flags & {"objection", "afterthought"} and not draft.flags & {"claim"} and not claimed.all:
        draft.steps, draft.units, edges, claimed, conceded = [], [], (), Tally(), Tally()
        draft.drawing_spans, draft.finesse_spans, draft.then_spans = [], [], []
    if _is_call(clauses):
        draft.flags.add("call")
    if is_order(draft, imperative=_is_imperative(clauses)):
        draft.flags.add("order")
    kind = kind_of(draft, claimed, conceded, result)
    if kind == "not_a_claim":
        claimed, conceded, result = Tally(), Tally(), None
    return Reading(
        text=statement.text,
        kind=kind,
        claimed=claimed,
        conceded=conceded,
        result=result,
        plan=PlayPlan(tuple(draft.steps), edges),
        order=mark_order(draft, edges),
        trumps=mark_trumps(statement, draft, context.trumps),
        finesse=mark_finesse(draft),
        beliefs=tuple(draft.beliefs),
        conditions=bound_conditions(draft),
        doubts=tuple(draft.doubts),
        corrections=(*statement.corrections, *draft.repairs),
        unread=statement.unread,
    )


_ASKING_WORDS = (
    "is are am was can could may might shall should do does did have has will would what who whose which how where why"
)
_ASKING = frozenset(_ASKING_WORDS.split(" "))


_OPENING = re.compile(r"(?:(?:wait|sorry|hang on|hold on|er|um|oh|well|so|but|and|ok|please|excuse me)\b[, .]*)*")
_SPOKEN = frozenset(["i", "u", "you", "we", "he", "she", "they", "it", "there"])
_OWNERS = frozenset("my your the that this his her dummy dummy's".split(" "))
_WH_WORDS = frozenset(["what", "how", "why", "where", "who", "which"])


def _asks(text: str) -> bool:
    """Whether all that is said is one question: "can I have the rest?", "what are you doing about the spade"."""
    words = _OPENING.sub("", text.strip().lower())
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
    return inverted or (first in _WH_WORDS and second in _ASKING | {"r"} and third in _SPOKEN)


def _is_call(clauses: list[Clause]) -> bool:
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
    single = len(said[0].phrases) == 1 and phrase.act is None and not phrase.plural and phrase.number in (None, 1)
    return single and (called or ((addressed or small) and not said[0].places)) and not said[0].exclusions


def _is_imperative(clauses: list[Clause]) -> bool:
    first, *others = clauses or [Clause()]
    called = all(mark.value == "partner" for clause in others for mark in clause.persons)
    alone = (
        all(
            not (clause.verb or clause.copula or clause.subjects or clause.phrases or clause.places or clause.marks)
            for clause in others
        )
        and called
    )
    return alone and first.verb is not None and first.verb.form == "base" and first.who is None
