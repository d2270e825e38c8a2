"""One trick of the worst normal line, card by card: why each was normal, what would have won, why that does not count.

The same kind of reason tree as the ruling's own, so that every rendering can show it.
"""

from __future__ import annotations

from collections.abc import Iterator

from nlclaim.bridge import Card, Seat, trick_winner
from nlclaim.errors import RecordError
from nlclaim.law import cite_rule
from nlclaim.lines import REASONS, Budget, Cost, LineQuery, Play, find_costs, normal_along
from nlclaim.ruling.explanation import GUESSES, cite, cite_play
from nlclaim.ruling.model import Outcome, Reason, Ruling
from nlclaim.ruling.questions import make_query, settings_of
from nlclaim.ruling.speech import begin, say_card, say_cards, say_number, say_tricks

_OTHER_SIDE = "DSC-2"
_BARRED = {
    "not_drawing": "But the opponents forbid him to draw trumps.",
    "not_finessing": "But a finesse that he did not announce is out.",
}
"""Where play goes on, what keeps him from the better card."""


def explain_trick(ruling: Ruling, number: int, budget: Budget) -> Reason:
    """Trick `number` of the worst line, card by card; 1 is the trick in progress at the claim, or the next.

    Raises RecordError if the line has no such trick, SearchBudgetExceeded when `budget` runs out.
    """
    outcome = ruling.outcome
    if outcome is None or not outcome.decisive.result.line:
        raise RecordError(f"trick {number}: there is no line to explain")
    if not 1 <= number <= ruling.case.position.remaining:
        raise RecordError(f"trick {number}: the line has tricks 1 to {ruling.case.position.remaining}")
    return _TrickInLine(ruling, outcome, number, budget).explain()


class _TrickInLine:
    """One trick of a line, with what was normal and what it cost."""

    def __init__(self, ruling: Ruling, outcome: Outcome, number: int, budget: Budget) -> None:
        self._ruling = ruling
        self._outcome = outcome
        self._number = number
        position, line = ruling.case.position, outcome.decisive.result.line
        on_table = len(position.trick)
        start = max(0, 4 * (number - 1) - on_table)
        self._end = 4 * number - on_table
        self._before = position.trick if number == 1 else ()
        self._plays = line[start : self._end]
        normal = normal_along(_query(ruling, outcome), line[: self._end], budget)
        self._normal = normal[start:]
        self._costs = find_costs(position, line[: self._end], ruling.case.claimer.side)

    def explain(self) -> Reason:
        children = [self._on_card(play, normal) for play, normal in zip(self._plays, self._normal, strict=True)]
        if self._is_lost() and not any(cost.trick == self._number for cost in self._costs):
            children.append(self._on_no_cost())
        return Reason(self._story(), None, (f"trick {self._number}",), tuple(children), kind="trick")

    @property
    def _cards(self) -> list[Card]:
        return [*self._before, *(play.card for play in self._plays)]

    @property
    def _leader(self) -> Seat:
        return self._ruling.case.position.leader if self._before else self._plays[0].seat

    def _winner(self) -> Seat:
        return trick_winner(self._cards, self._leader, self._ruling.case.position.trumps)

    def _is_lost(self) -> bool:
        return self._winner().side != self._ruling.case.claimer.side

    def _story(self) -> str:
        said = [
            f"{Seat((self._leader + place) % 4)} {'plays' if place else 'leads'} {say_card(card)}."
            for place, card in enumerate(self._cards)
        ]
        return f"Trick {self._number}. {' '.join(said)} {self._winner()} wins."

    def _on_card(self, play: Play, normal: tuple[Play, ...]) -> Reason:
        case = self._ruling.case
        evidence = (play.card.pretty, f"trick {self._number}")
        if play.seat.side != case.claimer.side:
            text = f"{play.seat} plays {say_card(play.card)}. The other side is given its best play."
            return Reason(text, cite_rule(_OTHER_SIDE, case.law), evidence, kind="card")
        return Reason(
            f"{play.seat} plays {say_card(play.card)}: {REASONS[play.reason].text}.",
            cite_play(case, play, self._outcome.policy),
            evidence,
            tuple(self._alternatives(play, normal)),
            kind="card",
        )

    def _alternatives(self, play: Play, normal: tuple[Play, ...]) -> Iterator[Reason]:
        cost = next((each for each in self._costs if each.play == play and each.trick == self._number), None)
        if cost is not None:
            yield from self._on_better_cards(cost, normal)
            return
        others = [each.card for each in normal if each.card != play.card]
        if others and not self._ruling.case.edition.play_goes_on:
            are = "is" if len(others) == 1 else "are"
            text = f"{begin(say_cards(others))} {are} normal too. That would not have been worse for him."
            yield Reason(text, None, tuple(card.pretty for card in others), kind="alternative")

    def _on_better_cards(self, cost: Cost, normal: tuple[Play, ...]) -> Iterator[Reason]:
        """The cards that would have kept the tricks: those normal but not stated, then, in other suits, the rest."""
        usual = [card for card in cost.instead if any(card == each.card for each in normal)]
        suits = {card.suit for card in usual}
        unusual = [card for card in cost.instead if card.suit not in suits]
        case, gain = self._ruling.case, f"would have won {say_tricks(cost.tricks)} more"
        if case.edition.play_goes_on:
            usual, unusual = [], list(cost.instead)
        if usual:
            text, concept = self._why_not_that_too(cost.play)
            text = f"{begin(say_cards(usual, 'or'))} {gain}. {text}"
            yield Reason(text, cite(case, concept), tuple(card.pretty for card in usual), kind="alternative")
        if unusual:
            text = f"{begin(say_cards(unusual, 'or'))} {gain}. {self._why_not(cost.play)}"
            citation = cite_play(case, cost.play, self._outcome.policy)
            yield Reason(text, citation, tuple(card.pretty for card in unusual), kind="alternative")

    def _why_not_that_too(self, play: Play) -> tuple[str, str]:
        """Why a better card that is normal too does not count, and the concept of the Laws that says so."""
        case = self._ruling.case
        if case.claimer_is_defender and play.seat != case.claimer:
            return "That is normal too. A claim that needs partner to choose it is refused.", "defenders_partner"
        concept = "unstated_line" if play.reason in GUESSES else "new_line"
        text = "That is normal too, but it was not stated. Of the normal lines the least successful one counts."
        return text, concept

    def _why_not(self, play: Play) -> str:
        """Why a better card is not among those he is taken to play."""
        if play.reason in _BARRED:
            return _BARRED[play.reason]
        if play.reason == "stated":
            return "But what he said binds him, even where silence would have done better."
        unseen = self._outcome.decisive.unseen(play)
        if unseen:
            return f"But he does not have {say_cards(unseen)} in mind, so nothing tells him to play otherwise."
        return "But the rule given says what is normal here, and it leaves the better card out."

    def _on_no_cost(self) -> Reason:
        earlier = dict.fromkeys(f"trick {say_number(cost.trick)}" for cost in self._costs)
        if earlier:
            text = f"Nothing played to this trick costs anything more. What went before does: {', '.join(earlier)}."
        else:
            text = "No card would have changed the number of tricks: this one cannot be won against best play."
        return Reason(text, kind="unavoidable")


def _query(ruling: Ruling, outcome: Outcome) -> LineQuery:
    decisive = outcome.decisive
    return make_query(
        ruling.case,
        ruling.readings[decisive.reading],
        decisive.hypothesis,
        settings_of(outcome.policy, ruling.case.facts.player_class),
        ruling.claimed,
        keeps_implied_order=decisive.keeps_implied_order,
    )
