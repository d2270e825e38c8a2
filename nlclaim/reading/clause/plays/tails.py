"""What follows the object of a verb and says more: by what means, for how many tricks, for which cards."""

from __future__ import annotations

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import LINES_OF_PLAY
from nlclaim.reading.clause.plays.verbs import add_act, are_all_of_them
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import Amount, amount_for, amount_of, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_means(clause: Clause, draft: Draft) -> None:
    """ "Making *on a squeeze*"."""
    for place in clause.places:
        if place.preposition in ("on", "with", "by") and isinstance(place.object, NounPhrase) and place.object.act:
            draft.add_unit(clause, [add_act(clause, draft, place.object)], "act")
        elif place.preposition == "with" and isinstance(place.object, NounPhrase) and _is_entry(clause, place.object):
            step = draft.add_spec(Verb.CROSS, specs_of(place.object, draft.last.suit)[0], count=None)
            draft.add_unit(clause, [step], "act")  # "hearts are good with the ace of diamonds as an entry"
            draft.plan.units[-1].free = True


def _is_entry(clause: Clause, card: NounPhrase) -> bool:
    serves = clause.phrase_at("as", "for")
    return bool(card.ranks or card.cards) and (card.noun == "entry" or (serves is not None and serves.noun == "entry"))


def _are_my_tricks(phrase: NounPhrase) -> bool:
    return phrase.noun == "trick" and phrase.determiner == "my" and phrase.number is not None


def read_tail(clause: Clause, draft: Draft) -> None:
    """ "Crossruff for four more", "a squeeze for the rest"."""
    placed = any(isinstance(place.object, Mark) for place in clause.places)
    taken = clause.verb_name in ("go", "play") and clause.who in (None, "me") and not (clause.phrases or placed)
    for place in clause.places:
        _read_place(clause, draft, place, taken=taken)
    if clause.mark("BREAKS") and clause.verb_name in ("need", "play", "say"):
        draft.plan.conditions.append(Condition(draft.words(clause.span), clause.span))
    if clause.verb_name in ("crossruff", "run", "cash") and not are_all_of_them(clause, draft):
        for phrase in clause.phrases:
            amount = amount_of(phrase)
            if amount is not None and (amount.all or clause.verb_name == "crossruff"):
                draft.claim(amount, phrase.span)


def _read_place(clause: Clause, draft: Draft, place: Prepositional, *, taken: bool) -> None:
    """What one place or relation adds to its verb; `taken`: the verb only says that a line is taken."""
    named = place.object if isinstance(place.object, NounPhrase) else None
    if place.preposition in ("with", "by") and named is not None and _is_ruffed_up(draft.plan, place):
        step = draft.plan.steps[-1]  # "set up the spades with one ruff"
        draft.plan.change_step(step.id, how=(*step.how, "ruffing"), count=named.number or step.count)
    elif taken and place.preposition in ("on", "with", "to") and (line := _line_in(place)) is not None:
        draft.add_unit(clause, [add_act(clause, draft, line)], "act")  # "I go on a crossruff"
    elif (
        place.preposition == "with" and named is not None and named.act == "discard" and _is_card_of(clause, draft.plan)
    ):
        _discard_on_card(clause, draft, named)  # "the ace of diamonds *with a heart away*"
    elif place.preposition == "as" and named is not None and _are_my_tricks(named):
        draft.claim(Amount(tricks=named.number), place.span)  # "a ruff and the ace as my two tricks"
    elif place.preposition == "for" and isinstance(place.object, Mark) and place.object.value == "it":
        _cash_it(draft)
    elif place.preposition == "for" and named is not None:
        _read_purpose(clause, draft, place, named)


def _read_purpose(clause: Clause, draft: Draft, place: Prepositional, purpose: NounPhrase) -> None:
    """ "*For* four more", "*for* the contract", "*for* a finesse": what the verb's play is to bring."""
    plan = draft.plan
    amount = amount_for(purpose)
    if amount is not None:
        if not _is_denied_state(clause):  # "the trumps aren't enough for the rest"
            draft.claim(amount, place.span)
    elif purpose.noun == "contract":
        draft.add_result(Result(over=0))  # "ruff a spade for the contract"
    elif purpose.act == "finesse" and _is_led_card(clause, plan):
        plan.change_step(len(plan.steps) - 1, verb=Verb.FINESSE, cards=(), listed=False)
        draft.marks.finesse_spans.append((False, clause.span))  # "leading the ten for a finesse"
    elif purpose.act == "finesse" and plan.steps and plan.steps[-1].verb is Verb.FINESSE:
        return  # "run the jack for the finesse"
    elif purpose.act == "discard" and _is_card_of(clause, plan):
        _discard_on_card(clause, draft, purpose)
    elif purpose.act in LINES_OF_PLAY or purpose.act in ("discard", "ruff"):
        draft.add_unit(clause, [add_act(clause, draft, purpose)], "act")
    elif plan.steps and plan.steps[-1].verb is Verb.CROSS and place.span.start > plan.steps[-1].span.start:
        _cash_there(draft, purpose)


def _is_denied_state(clause: Clause) -> bool:
    """ "They *are not* …", without a verb."""
    return clause.copula is not None and clause.negation is not None and clause.verb is None


def _is_card_of(clause: Clause, plan: SpokenPlan) -> bool:
    """Whether the clause has just cashed one card."""
    last = plan.last_step
    alone = last is not None and last.verb is Verb.CASH and len(last.cards) == 1 and not last.negated
    return alone and last is not None and last.span.start >= clause.start and len(plan.units[-1].steps) == 1


def _discard_on_card(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "The ace of diamonds *for a heart discard*": in the same trick."""
    card = draft.plan.steps[-1].cards[0]
    step = add_act(clause, draft, phrase)
    draft.plan.change_step(step, on=card)
    draft.plan.units[-1].steps.append(step)


def _is_ruffed_up(plan: SpokenPlan, place: Prepositional) -> bool:
    ruff = isinstance(place.object, NounPhrase) and place.object.act == "ruff"
    return ruff and bool(plan.steps) and plan.steps[-1].verb is Verb.ESTABLISH


def _line_in(place: Prepositional) -> NounPhrase | None:
    line = place.object
    return line if isinstance(line, NounPhrase) and line.act in LINES_OF_PLAY else None


def _is_led_card(clause: Clause, plan: SpokenPlan) -> bool:
    last = plan.last_step
    led = clause.verb_name in ("lead", "play", "run") and last is not None and last.span.end > clause.start
    return led and last is not None and last.verb in (Verb.LEAD, Verb.CASH) and last.suit is not None


def _cash_it(draft: Draft) -> None:
    """ "I set up the fifth diamond and go back *for it*"."""
    plan = draft.plan
    if len(plan.steps) < 2 or plan.steps[-1].verb is not Verb.CROSS or plan.steps[-2].suit is None:
        return
    step = draft.add_step(Verb.CASH, plan.steps[-1].span, suit=plan.steps[-2].suit)
    plan.add_tail([step])


def _cash_there(draft: Draft, phrase: NounPhrase) -> None:
    """ "Over to dummy *for the diamonds*": what is cashed where one has crossed to."""
    steps = [draft.add_spec(Verb.CASH, spec) for spec in specs_of(phrase) if spec.named and (spec.suit or spec.cards)]
    if steps:
        draft.plan.add_tail(steps)
