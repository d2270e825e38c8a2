"""The line searches that one ruling needs: readings × pictures × policies, sharing what is known of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import NamedTuple

from nlclaim.bridge import RANKS, Hand, Seat, Side, Suit, proved_voids
from nlclaim.law import Policy
from nlclaim.lines import (
    Bench,
    Budget,
    Concession,
    LineQuery,
    LineResult,
    PlayPolicy,
    Promise,
    double_dummy,
    fewest_by_legal_play,
)
from nlclaim.plan import Verb
from nlclaim.reading import GroundedReading
from nlclaim.ruling.case import Case
from nlclaim.ruling.hypotheses import (
    DRAW_DEMANDED,
    DRAW_FORBIDDEN,
    TRUE_PICTURE,
    Hypothesis,
    doubtful_trumps,
    enumerate_hypotheses,
    queens_over_small_cards,
)
from nlclaim.ruling.model import Outcome, Trial
from nlclaim.ruling.questions import (
    AS_OFTEN_AS_IT_GOES,
    Settings,
    apart_from_play,
    drawing_first,
    has_implied_order,
    make_query,
    ruffs_before_draws,
    settings_of,
    tells_squeeze,
)

_COMPARISON_NODES = 1000
"""Nodes for each policy that is tried only for comparison: some hundredths of a second."""
_LEGAL_NODES = 20_000
"""Nodes for what any legal play comes to, each of them cheap: about a second."""
_GUARANTEE = 0.4
"""The part of the time that may go into what is guaranteed, which is told but seldom decides."""
_EXPLANATION_NODES = 30
"""Nodes for each miscount that may explain the number: enough for the short endings in which it can be told."""


class _Question(NamedTuple):
    """One line search to be made, and what it is made for."""

    reading: int
    keeps_implied_order: bool
    hypothesis: Hypothesis
    said: LineQuery
    play: PlayPolicy

    @property
    def query(self) -> LineQuery:
        """Put together only when it is asked, as many need not be."""
        return self.said.under(self.play)


class Trials:
    """Runs and keeps the trials of one case. Tricks are of the remaining ones, to the claiming side."""

    def __init__(self, case: Case, readings: tuple[GroundedReading, ...], claimed: int, budget: Budget) -> None:
        self._case = case
        self._readings = readings
        self.claimed = claimed
        self._budget = budget
        self._bench = Bench(case.position.trumps, budget)
        self._kept: dict[Settings, tuple[Trial, ...]] = {}
        self._built: dict[object, LineQuery] = {}
        """Queries by all that they depend on but the settings of play, which are their policy."""
        self._explained: dict[Hand, bool] = {}
        self.double_dummy = double_dummy(case.position, case.claimer.side)
        self.guaranteed, self.guaranteed_proved = self._guarantee()

    def _guarantee(self) -> tuple[int | None, bool]:
        """What is guaranteed whatever the lie, and whether the number is exact; null for a defender's claim."""
        case = self._case
        if case.claimer_is_defender:
            return None, True
        with self._budget.shared(_GUARANTEE):
            return self._bench.tricks_guaranteed(case.position, case.declarer, self.double_dummy, self.claimed)

    def comparison(self, policy: Policy) -> Outcome:
        """What another policy makes of the claim, within a share of the budget that leaves some for the next."""
        settings = self._settings(policy)
        if settings not in self._kept:
            with self._budget.capped(_COMPARISON_NODES):
                self._kept[settings] = self._run(settings)
        return Outcome(policy, self._kept[settings])

    def outcome(self, policy: Policy) -> Outcome:
        """What `policy` makes of the claim: the award first, then what the other trials come to, within a share."""
        settings = self._settings(policy)
        if self._case.edition.play_goes_on:
            self._kept[settings] = tuple(self._run_on(settings))
        else:
            questions = self._questions(settings)
            self._find_least(questions, with_line=True)
            with self._budget.capped(_COMPARISON_NODES):
                self._kept[settings] = tuple(self._answer(question, with_line=True) for question in questions)
        return Outcome(policy, self._kept[settings])

    def reading_of(self, outcome: Outcome) -> GroundedReading:
        """The reading that decides."""
        return self._readings[outcome.decisive.reading]

    def without_statement(self, outcome: Outcome) -> LineResult:
        """The worst normal line under the deciding picture if the stated line is left aside altogether."""
        return self._with_promises(outcome, lambda promises: ())

    def ruffing_first(self, outcome: Outcome) -> LineResult:
        """The worst normal line under the deciding picture if stated ruffs come before trumps are drawn."""
        return self._with_promises(outcome, partial(ruffs_before_draws, self._case))

    def finessing_now(self, outcome: Outcome) -> LineResult:
        """The worst normal line under the deciding picture if he finesses in the trick that his side has led."""
        led = self._case.position.trick[0].suit
        return self._with_promises(outcome, lambda promises: (Promise(-1, str(Verb.FINESSE), led), *promises))

    def finessing(self, outcome: Outcome, suit: Suit, against: Seat) -> LineResult:
        """The worst normal line under the deciding picture if he finesses in a suit, as often as it goes."""
        finesse = Promise(-1, str(Verb.FINESSE), suit, count=AS_OFTEN_AS_IT_GOES, seat=against.rho)
        return self._with_promises(outcome, lambda promises: (*promises, finesse))

    def as_if(self, outcome: Outcome, change: Callable[[LineQuery], LineQuery]) -> LineResult:
        """The worst normal line under the deciding reading and picture, with something of the question changed.

        If nothing of it is changed, that which decides.
        """
        query = self._deciding_query(outcome)
        changed = change(query)
        return outcome.decisive.result if changed == query else self._tricks_of(changed)

    def seeing_all(self, outcome: Outcome) -> LineResult:
        """What claimer makes who keeps to his words, has every card in mind and sees what is played; no finesse."""
        query = replace(self._deciding_query(outcome), finesse_denied=frozenset(Suit))
        with self._budget.capped(_COMPARISON_NODES):
            result = self._bench.continued_play(replace(query, forgotten=Hand(), presumed=Hand()))
        return self._bounded(result)

    def with_proved_lie(self, outcome: Outcome) -> LineResult | None:
        """The worst normal line under the deciding picture if claimer sees what the show-outs prove of other suits.

        None where they prove nothing more.
        """
        proved = proved_voids(self._case.position, self._case.claimer.side.other)
        if not proved or self._case.claimer_is_defender:
            return None
        query = self._deciding_query(outcome)
        position = replace(query.position, shown_out=query.position.shown_out | proved)
        return self._tricks_of(replace(query, position=position))

    def giving_up_nothing(self, outcome: Outcome) -> LineResult:
        """The worst normal line under the deciding picture if he plays for all the tricks, whatever he conceded."""
        query = self._deciding_query(outcome)
        claimed = query.position.remaining
        return self._tricks_of(replace(query, claimed=claimed, concession=Concession()))

    def with_true_picture(self, outcome: Outcome) -> LineResult:
        """The worst normal line as the deciding reading has it if claimer has forgotten no card."""
        query = self._deciding_query(outcome)
        return self._tricks_of(replace(query, forgotten=Hand(), presumed=Hand()))

    def without_counting(self, outcome: Outcome) -> LineResult | None:
        """The worst normal line under the deciding picture if he draws nothing from show-outs in side suits.

        Those in trumps, and in suits that the side still plays, are kept. None where he can draw nothing.
        """
        query = self._deciding_query(outcome)
        position = query.position
        ours = {card.suit for card in position.held_by(self._case.claimer.side)}
        seen = frozenset(each for each in position.shown_out if each[1] in ours or each[1] == position.trumps)
        if seen == position.shown_out or self._case.claimer_is_defender:
            return None
        return self._tricks_of(replace(query, position=replace(position, shown_out=seen)))

    def _with_promises(
        self, outcome: Outcome, change: Callable[[tuple[Promise, ...]], tuple[Promise, ...]]
    ) -> LineResult:
        query = self._deciding_query(outcome)
        return self._tricks_of(replace(query, promises=change(query.promises)))

    def _tricks_of(self, query: LineQuery) -> LineResult:
        """The worst normal line of a question asked for its number alone."""
        with self._budget.capped(_COMPARISON_NODES):
            return self._bounded(self._bench.worst_line(query, ceiling=self.double_dummy, with_line=False))

    def _deciding_query(self, outcome: Outcome) -> LineQuery:
        decisive = outcome.decisive
        reading = self._readings[decisive.reading]
        settings = self._settings(outcome.policy)
        return make_query(self._case, reading, decisive.hypothesis, settings, self.claimed, keeps_implied_order=False)

    def unaware_after_all(self, policy: Policy, at_least: int) -> Iterator[int]:
        """The least tricks for each reading if he did not know of a trump out, where nothing shows it either way.

        What is not below `at_least` need not be exact.
        """
        yield from self._least_pictured(self._settings(policy), doubtful_trumps, at_least)

    def queens_not_first(self, policy: Policy, at_least: int) -> Iterator[int]:
        """The least tricks for each reading if a suit headed by the queen may be led from the bottom (TOP-4, TOP-5).

        He takes all his cards of it to be good. What is not below `at_least` need not be exact. None where the policy
        has every suit played from the top.
        """
        if policy["within_suit"] == "top_down":
            return
        settings = self._settings(policy)
        asked = replace(settings, play=replace(settings.play, solid_rank=RANKS.index("K")))
        yield from self._least_pictured(asked, queens_over_small_cards, at_least)

    def _least_pictured(
        self, settings: Settings, pictured: Callable[[Case, GroundedReading], Iterator[Hypothesis]], at_least: int
    ) -> Iterator[int]:
        """The least tricks for each reading under pictures of the cards that it is not ruled on under."""
        with self._budget.capped(_COMPARISON_NODES):
            for number, reading in enumerate(self._readings):
                asked = [
                    question
                    for picture in pictured(self._case, reading)
                    for question in self._asked(settings, number, reading, picture)
                ]
                trials = [self._answer(question, at_least).result for question in asked]
                least = min((result.tricks for result in trials), default=at_least)
                if least >= at_least or all(result.proved >= least for result in trials):
                    yield least

    def on_trial(
        self, policy: Policy, settings: Mapping[str, object], at_least: int | None = None, at_most: int | None = None
    ) -> Outcome:
        """What other settings of play than the policy's come to, as exactly as `Bench.worst_line` is asked to be."""
        own = self._settings(policy)
        tried = replace(own, play=replace(own.play, **settings))  # type: ignore[arg-type]
        with self._budget.capped(_COMPARISON_NODES):
            return Outcome(policy, self._run(tried, at_least, at_most))

    def fewest_by_legal_play(self, at_least: int) -> tuple[int, bool]:
        """The fewest tricks, not below `at_least`, that any legal play leaves the claiming side; and if proved."""
        with self._budget.capped(_LEGAL_NODES):
            return fewest_by_legal_play(self._case.position, self._case.claimer.side, at_least, self._budget)

    def result_of_normal_play(self, policy: Policy) -> int | None:
        """The tricks of the claiming side, where all normal play by both leads to the same; else None.

        A defender on lead cashes his winners: who plays on after an objection knows what he has.
        """
        least, proved = self._least_by_normal_play(self._case.claimer.side, policy, partner_cashes=True)
        theirs, also = self._least_by_normal_play(self._case.claimer.side.other, policy, partner_cashes=True)
        return least if proved and also and least + theirs == self._case.position.remaining else None

    def most_whatever_they_play(self, policy: Policy) -> tuple[int, bool]:
        """The most tricks that any normal play of the other side leaves the claiming side; and whether proved."""
        theirs, proved = self._least_by_normal_play(self._case.claimer.side.other, policy)
        return self._case.position.remaining - theirs, proved

    @cached_property
    def _others_bench(self) -> Bench:
        """The other side's, as a line that is normal for one side says nothing of the other."""
        return Bench(self._case.position.trumps, self._budget)

    def _least_by_normal_play(self, side: Side, policy: Policy, *, partner_cashes: bool = False) -> tuple[int, bool]:
        """The fewest tricks that normal play leaves a side that said nothing and forgot nothing; and whether proved.

        Of two defenders either may be the one who does worse.
        """
        case = self._case
        seats = (case.declarer,) if side == case.declarer.side else side.seats
        bench = self._bench if side == case.claimer.side else self._others_bench
        play = replace(self._settings(policy).play, partner_cashes=partner_cashes)
        with self._budget.capped(_COMPARISON_NODES):
            results = [bench.worst_line(LineQuery(case.position, case.declarer, seat, play)) for seat in seats]
        least = min(result.tricks if result.complete else result.proved for result in results)
        return least, all(result.complete for result in results)

    @property
    def has_winner_to_spare(self) -> bool:
        """Whether declarer's side has more winners than were claimed, entries apart; for declarer's claims."""
        return self._bench.winners(self._case.position, self._case.declarer) > self.claimed

    def _settings(self, policy: Policy) -> Settings:
        return settings_of(policy, self._case.facts.player_class)

    def _run(self, settings: Settings, at_least: int | None = None, at_most: int | None = None) -> tuple[Trial, ...]:
        if self._case.edition.play_goes_on:
            return tuple(self._run_on(settings))
        return self._find_least(self._questions(settings), at_least, at_most)

    def _find_least(
        self,
        questions: list[_Question],
        at_least: int | None = None,
        at_most: int | None = None,
        *,
        with_line: bool = False,
    ) -> tuple[Trial, ...]:
        """Each question's trial. What is not below the least so far need not be exact, as it decides nothing.

        So what he may have forgotten comes first: it costs most. Nothing more is asked once `at_most` is reached.
        """
        found: dict[int, Trial] = {}
        for place in sorted(range(len(questions)), key=lambda place: not questions[place].hypothesis.forgotten):
            found[place] = self._answer(questions[place], at_least, at_most, with_line=with_line)
            tricks = found[place].result.tricks
            at_least = tricks if at_least is None else min(at_least, tricks)
            if at_most is not None and tricks <= at_most:
                break
        return tuple(found[place] for place in sorted(found))

    def _questions(self, settings: Settings) -> list[_Question]:
        heard = len(self._case.also_heard) if not settings.doubt_against_claimer else 0
        return [
            question
            for number, reading in enumerate(self._readings[: len(self._readings) - heard])
            for hypothesis in self._pictures[number]
            for question in self._asked(settings, number, reading, hypothesis)
        ]

    def least_as(self, reading: GroundedReading, outcome: Outcome) -> tuple[int, bool]:
        """The least tricks if the words are taken as in `reading`, which is not ruled on; and whether proved."""
        settings = self._settings(outcome.policy)
        explains = None if self._some_lie else self._is_explained_without
        with self._budget.capped(_COMPARISON_NODES):
            results = [
                self._bounded(
                    self._bench.worst_line(
                        make_query(self._case, reading, picture, settings, self.claimed, keeps_implied_order=False),
                        ceiling=self.double_dummy,
                        with_line=False,
                    )
                )
                for picture in enumerate_hypotheses(self._case, reading, explains)
            ]
        least = min(result.tricks for result in results)
        return least, all(result.proved >= least for result in results)

    def banned_until_seen(self, outcome: Outcome) -> LineResult:
        """What is made by going on if the ban on drawing ends with the first trump of theirs that is played."""
        query = self._deciding_query(outcome)
        with self._budget.capped(_COMPARISON_NODES):
            return self._bounded(self._bench.continued_play(query, forbids_draw=True, until_seen=True))

    def worst_routine(self, policy: Policy) -> Outcome:
        """The worst normal line, also where play goes on."""
        return Outcome(policy, self._find_least(self._questions(self._settings(policy))))

    def _run_on(self, settings: Settings) -> Iterator[Trial]:
        """Where play goes on; a trump that he may not have known of is drawn or not as opponents wish."""
        for number, reading in enumerate(self._readings):
            query = make_query(self._case, reading, TRUE_PICTURE, settings, self.claimed, keeps_implied_order=True)
            yield Trial(number, True, TRUE_PICTURE, self._bounded(self._bench.continued_play(query)))
            if any(picture.name == "forgotten_trump" for picture in self._pictures[number]):
                drawing = self._bench.continued_play(drawing_first(query))
                yield Trial(number, True, DRAW_DEMANDED, self._bounded(drawing))
                leaving = self._bench.continued_play(query, forbids_draw=True)
                yield Trial(number, True, DRAW_FORBIDDEN, self._bounded(leaving))

    def _asked(
        self, settings: Settings, number: int, reading: GroundedReading, hypothesis: Hypothesis
    ) -> Iterator[_Question]:
        for keeps in (True, False) if has_implied_order(reading) else (True,):
            said = number, keeps, hypothesis, apart_from_play(settings)
            query = self._built.get(said)
            if query is None:
                query = self._built[said] = make_query(
                    self._case, reading, hypothesis, settings, self.claimed, keeps_implied_order=keeps
                )
            yield _Question(number, keeps, hypothesis, query, settings.play)

    def _answer(
        self,
        question: _Question,
        at_least: int | None = None,
        at_most: int | None = None,
        *,
        with_line: bool = False,
    ) -> Trial:
        told = not question.hypothesis.forgotten and tells_squeeze(self._case, self._readings[question.reading])
        if told:
            result = self._bounded(self._bench.continued_play(question.query))
        else:
            query, most = question.query, self.double_dummy
            result = self._bounded(self._bench.worst_line(query, at_least, at_most, most, with_line=with_line))
        return Trial(question.reading, question.keeps_implied_order, question.hypothesis, result)

    def _bounded(self, result: LineResult) -> LineResult:
        """No award exceeds double dummy, so that bounds a search that ran out of budget."""
        if result.complete or result.tricks <= self.double_dummy:
            return result
        return LineResult(self.double_dummy, min(result.proved, self.double_dummy), (), result.nodes)

    @cached_property
    def _pictures(self) -> tuple[list[Hypothesis], ...]:
        """The pictures to try for each reading."""
        explains = None if self._some_lie else self._is_explained_without
        return tuple(enumerate_hypotheses(self._case, reading, explains) for reading in self._readings)

    def _is_explained_without(self, missing: Hand) -> bool:
        if missing not in self._explained:
            with self._budget.capped(_EXPLANATION_NODES):
                self._explained[missing] = self._bench.is_guaranteed(
                    self._case.position, self._case.declarer, missing, self.claimed
                )
        return self._explained[missing]

    @cached_property
    def _some_lie(self) -> bool:
        """Whether the number claimed can be made on some lie of the cards: then it may rest on a guess (70E1)."""
        if self.guaranteed is None or max(self.guaranteed, self.double_dummy) >= self.claimed:
            return True
        return self._bench.some_lie_makes(self._case.position, self._case.declarer, self.claimed)
