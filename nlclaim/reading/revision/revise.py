"""What is settled once all clauses have been read: said twice, done before, only asked about or only weighed."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Statement
from nlclaim.plan.model import Verb
from nlclaim.reading.asking import asks_first, end_of_question_denied, end_of_questions, finds_fault, weighs
from nlclaim.reading.clause.beside.repairs import drop_repeated
from nlclaim.reading.clause.cards.beliefs import lone_beliefs_are_no_steps
from nlclaim.reading.clause.tricks.lost_items import lose_all_listed, name_trick_given, spell_out_tricks
from nlclaim.reading.clause.tricks.tricks_each import share_alike
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount
from nlclaim.reading.revision.broken_off import forget_broken_off
from nlclaim.reading.revision.defenders import (
    gain_card_kept,
    gain_setting_card,
    note_defender,
    settle_objection,
    withdraw_threat,
)
from nlclaim.reading.revision.disposed_losers import forget_disposed_losers
from nlclaim.reading.revision.drawn_before import draw_after_all, forget_drawn, have_drawn_before, take_back_drawing
from nlclaim.reading.revision.holdings import (
    forget_held_winners,
    order_good_cards,
    win_with_cards_to_come,
    win_with_own_card,
)
from nlclaim.reading.revision.known_out import forget_recorded
from nlclaim.reading.revision.losses_summed import drop_losses_summed
from nlclaim.reading.revision.meanwhile import play_meanwhile, throw_meanwhile
from nlclaim.reading.revision.off_the_play import tells_of_no_play
from nlclaim.reading.revision.seen_first import play_what_is_seen_first
from nlclaim.reading.revision.tricks_left import share_out_what_is_left
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.spans import Span


def revise(statement: Statement, draft: Draft) -> None:
    """Takes out of the draft what later words unsay, and adds what only the whole tells.

    The order matters where a comment says so. Any other two of these leave the 50,000 statements of the corpus and of
    the tests as they were, whichever comes first.
    """
    # What only a defender says. It comes before good cards are settled, as his good card is a trick that he counts on.
    note_defender(draft)
    gain_setting_card(statement, draft)
    gain_card_kept(statement, draft)
    settle_objection(draft)
    withdraw_threat(draft)
    if draft.claimer_role == "defender" and finds_fault(statement.text):
        draft.flags.add("objection")

    # How a line goes on and ends.
    _end_in_trumps(draft)
    _claim_all_the_way(draft)
    _lead_trump_by_trump(draft)
    _cross_to_what_is_there(draft)
    play_what_is_seen_first(draft)
    throw_meanwhile(draft)
    play_meanwhile(draft)

    # Trumps that need no drawing, or none before. Where he *has* tricks "having drawn trumps", the plainer of the two
    # comes first: that they are drawn is no belief then.
    take_back_drawing(draft)
    draw_after_all(draft.plan)
    forget_drawn(draft)
    have_drawn_before(draft)

    forget_recorded(draft)

    # What is lost and what is shared.
    forget_disposed_losers(draft)
    drop_losses_summed(draft)
    share_out_what_is_left(draft)
    if "all_you_get" in draft.flags and lose_all_listed(draft):
        draft.flags.discard("done")
    spell_out_tricks(draft)
    name_trick_given(draft)
    share_alike(draft)
    _forget_won_before(draft)
    drop_repeated(draft)
    _note_closing(statement, draft)  # when it is known what is conceded: "three apiece, *then*"

    # Good cards: what is only believed is no step first, then what is still won with a card is one.
    lone_beliefs_are_no_steps(draft)
    forget_held_winners(draft)
    order_good_cards(draft)
    win_with_own_card(draft)
    win_with_cards_to_come(draft)

    # What is no claim, or none yet. It comes last, as nothing is to be added to it: "could be mine, could be yours".
    if "current_win" in draft.flags and len(draft.plan.steps) == 1:
        draft.forget_steps()  # "I win this": the current trick and no more
    if weighs(statement.text) and not any(step.verb is not Verb.CONCEDE for step in draft.plan.steps):
        draft.flags |= {"resign", "weighs"}
        draft.forget_steps()
    _settle_questions(statement, draft)
    forget_broken_off(draft)
    if tells_of_no_play(statement.text):
        draft.flags.add("denial")


_HIGH: Final = r"(?:(?:my|the|all|high|good|top|winning|master|boss) )*"
_ARE_GOOD: Final = r"(?:(?:,? (?:that|which))? (?:are|all|from|to|left|good|high|winning|winners|here|there|the end))*"
_ENDS_IN_TRUMPS: Final = re.compile(
    rf"(?<!you)(?<!you are)(?<!you['’]re)(?: |^)(?:all(?: the)?|nothing(?: is)?(?: left)? but"
    rf"|left with|leaves me with|leaving(?: me)?(?: with)?"
    rf"|down to|remaining|(?:have|got|left)(?: left)? (?:is|are)|left (?:is|are)|is a"
    rf"|(?:only|just)(?= {_HIGH}trumps? (?:are )?left))"
    rf"(?: only| just| nothing but)? {_HIGH}(?:trumps?|T)\b{_ARE_GOOD}\W*$"
    rf"|\btrumps are all (?:that['’]s left|(?:that )?I have(?: left)?|I['’]ve got(?: left)?)\W*$",
    re.IGNORECASE,
)


_LONGEST_ENDING: Final = 80


def _end_in_trumps(draft: Draft) -> None:
    """ "Ace, ruff a club, *and it's all trumps*": a line of play at whose end only trumps are left."""
    ruffs = any(step.verb is Verb.RUFF and not step.negated for step in draft.plan.steps)
    ruffs = ruffs and draft.plan.steps[-1].verb is not Verb.DRAW
    if not ruffs or len(draft.plan.steps) < _FEWEST_OF_A_LINE or draft.counts.conceded or draft.plan.conditions:
        return
    ends = _ENDS_IN_TRUMPS.search(draft.text, max(len(draft.text) - _LONGEST_ENDING, 0))
    if ends is None:
        return
    if not any(step.suit == "T" and step.verb in (Verb.CASH, Verb.RUN) for step in draft.plan.steps):
        span = Span(ends.start(), len(draft.text.rstrip(" .!")))
        draft.add_unit(Clause("and"), [draft.add_step(Verb.CASH, span, suit="T")], "verb")
    if not draft.counts.claimed:
        draft.claim(Amount(all=True), Span(ends.start(), ends.end()))


_ALL_THE_WAY: Final = re.compile(r"\ball the way(?= home\b|\W*$|[,.;])", re.IGNORECASE)


def _claim_all_the_way(draft: Draft) -> None:
    """ "It's clubs and trumps *all the way*": nothing else is left to be played."""
    suits = all(step.suit and not (step.cards or step.count or step.negated) for step in draft.plan.steps)
    listed = bool(draft.plan.units) and all(unit.sort == "listed" for unit in draft.plan.units)
    if not (suits and listed) or draft.counts.claimed or draft.counts.conceded or draft.counts.results:
        return
    said = _ALL_THE_WAY.search(draft.text)
    if said is not None:
        draft.claim(Amount(all=True), Span(*said.span()))


_FEWEST_OF_A_LINE: Final = 3


def _cross_to_what_is_there(draft: Draft) -> None:
    """ "Dummy has four clubs, *I get there* with the ace of hearts": the crossing comes before what is cashed there."""
    plan = draft.plan
    for place in range(1, len(plan.units)):
        there, crossing = plan.units[place - 1], plan.units[place]
        if there.sort not in ("held", "listed"):
            continue
        steps = [plan.steps[number] for number in (*there.steps, *crossing.steps)]
        held = all(step.hand == "dummy" for step in steps)
        crosses = [plan.steps[number].verb is Verb.CROSS for number in crossing.steps] == [True]
        said = draft.text[max(steps[-1].span.start - _A_FEW_WORDS, 0) : steps[-1].span.end]
        if not (held and crosses) or crossing.then is not None or crossing.free or _THERE.search(said) is None:
            continue
        crossing.link, there.link, there.tail, there.sort = there.link, "and", True, "verb"
        plan.units[place - 1 : place + 1] = [crossing, there]
        if len(draft.counts.listed) == len(there.steps):
            draft.counts.listed = []  # a line of play counts nothing


_A_FEW_WORDS: Final = 24
_THERE: Final = re.compile(r"\b(?:there|them|those|over)\b", re.IGNORECASE)


def _note_closing(statement: Statement, draft: Draft) -> None:
    """A *then* or an *otherwise* at the end places, or turns round, what was said last."""
    trailing = next((joint for joint in statement.closing if joint.label == "THEN"), None)
    if trailing is not None and len(draft.plan.units) > 1 and draft.plan.units[-1].then is None:
        if [unit.link for unit in draft.plan.units[-2:]] == ["stop", "and"]:
            draft.plan.units[-2].then = trailing.span  # "clubs first; *a spade and two hearts* after that"
        else:
            draft.plan.units[-1].last = trailing.span  # "two hearts, three clubs, and a diamond after that"
    elif trailing is not None and draft.counts.conceded and draft.counts.claimed:
        draft.marks.then_spans.append(trailing.span)  # "you have the ace, I have the lot after that"
    if any(joint.label == "ELSE" for joint in statement.closing):
        draft.flags.add("otherwise")  # "twelve if the finesse works, eleven otherwise"
        draft.counts.claimed += draft.counts.claimed_if if draft.counts.claimed else []


_LED: Final = frozenset({"trump", "spade", "heart", "diamond", "club"})


def _lead_trump_by_trump(draft: Draft) -> None:
    """ "*Trump, trump*, heart": each card as it is played, where other suits so named are only counted."""
    said = [draft.words(step.span).lower() for step in draft.plan.steps]
    if said[:2] != ["trump", "trump"]:
        return
    if all(word in _LED for word in said):
        draft.claim(Amount(tricks=len(said)), draft.plan.steps[0].span.cover(draft.plan.steps[-1].span))
    for unit in draft.plan.units:
        if unit.sort == "listed" and all(said[number] in _LED for number in unit.steps):
            unit.sort = "verb"
            for number in unit.steps:
                draft.plan.change_step(number, verb=Verb.LEAD, listed=False)


def _settle_questions(statement: Statement, draft: Draft) -> None:
    """What was asked before something was told: "*trumps are in?* Then the rest"."""
    if asked := end_of_question_denied(statement.text):
        _deny_what_was_asked(draft, asked)
    elif asks_first(statement.text):
        draft.flags.add("asks_first")
        asked = draft.text.index("?")
        if _PLAYS_ON.search(draft.text, asked) is not None:
            draft.flags.discard("objection")  # "are the diamonds coming in? *Otherwise I play on*": he himself does
        _forget_question(draft, asked)
    elif asked := end_of_questions(statement.text):
        _forget_question(draft, asked)
        told = draft.lowered[asked:].lstrip(" ?").startswith(("u ", "you "))
        if (draft.plan.steps or draft.counts.claimed or draft.counts.results or draft.beliefs) and not told:
            draft.flags.discard("question")
        draft.marks.then_spans = [span for span in draft.marks.then_spans if draft.text[asked : span.start].strip()]


_PLAYS_ON: Final = re.compile(r"\b(?:play|carry|keep|go|continue)\b", re.IGNORECASE)


def _deny_what_was_asked(draft: Draft, asked: int) -> None:
    """ "*Heart hook?* Not me, just spades and clubs": who answers his own question tells what he does and does not."""
    marks, plan = draft.marks, draft.plan
    if not any(step.span.start >= asked and not step.negated for step in plan.steps):
        return
    for step in plan.steps:
        if step.span.end <= asked:
            plan.change_step(step.id, negated=True)
    marks.finesse_spans = [(denied or span.end <= asked, span) for denied, span in marks.finesse_spans]
    draft.flags.discard("question")


def _forget_question(draft: Draft, asked: int) -> None:
    """ "Has either of you *a heart left*? If so …": what is asked about is not claimed; a run is tested."""
    plan = draft.plan
    plan.drop_steps({step.id for step in plan.steps if step.span.end <= asked and step.verb is not Verb.RUN})
    draft.counts.claimed = [(amount, span) for amount, span in draft.counts.claimed if span.start > asked]
    draft.counts.conceded = [(amount, span) for amount, span in draft.counts.conceded if span.start > asked]
    if not draft.counts.conceded:
        draft.flags.discard("concede")
    draft.beliefs = [belief for belief in draft.beliefs if belief.span.start > asked]
    draft.marks.outstanding = [(number, span) for number, span in draft.marks.outstanding if span.start > asked]


_ALREADY_WON: Final = re.compile(
    r"(?: tricks?)?(?: (?:already|so far)\b| in(?: already\b|(?=\s*(?:[,;.]|and\b|plus\b|with\b))))", re.IGNORECASE
)
"""What follows a number that counts tricks won before the claim: "four *in*, six to come"."""


def _forget_won_before(draft: Draft) -> None:
    """ "*I've made eight*, I get the other three": what is claimed are the three, where both count from here."""
    counts = draft.counts
    counts.already += [said for said in counts.claimed if _ALREADY_WON.match(draft.text, said[1].end) is not None]
    more = [entry for entry in counts.claimed if entry not in counts.already]
    beside = counts.listed or (counts.conceded and not any(given.all for given, _ in counts.conceded))
    if counts.claimed and not more and beside:
        counts.claimed = []  # "I've already taken five, and I have four more clubs", "… you get a heart"
    counts_deal = any((amount.tricks or 0) > HIGHEST_LEVEL for amount, _ in more)
    if more and "summed" not in draft.flags and not counts_deal:
        counts.claimed = more
