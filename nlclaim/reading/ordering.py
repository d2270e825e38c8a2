"""Units → precedence constraints: what *then*, *first*, *before*, *after*, *at the end* and bare chains say.

A list of tricks is a count, not an order (NUM-1): listed units are ordered by explicit words only, unless the list
runs through ruffs and single cards, which nobody counts ("ace of clubs, heart ruff, king of clubs").
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from nlclaim.plan.model import PrecedenceConstraint, Step, Strength, Verb
from nlclaim.reading.draft.spoken_plan import Unit
from nlclaim.spans import Span

#: Nobody plans more: there are 13 tricks.
MANY_STEPS: Final = 120
_MOVES: Final = frozenset({Verb.CROSS, Verb.FINESSE, Verb.LEAD})
"""What is done for the sake of what comes next: "club to the ace, four diamonds"."""
_PLAYED: Final = frozenset({"verb", "act", "belief", "concede"})


def order_units(
    units: list[Unit], steps: list[Step], *, counted_first: bool = False
) -> tuple[PrecedenceConstraint, ...]:
    """All constraints that the words state or imply, transitively reduced within each strength.

    `counted_first`: the number of tricks was said before them, so that a list says which they are.
    """
    if len(steps) < 2:
        return ()
    if len(steps) > MANY_STEPS:
        return tuple(_adjacent(units))
    units = _with_shared_last(_with_pairs(_with_leading(units), steps), steps)
    edges: dict[tuple[int, int], PrecedenceConstraint] = {}
    for edge in itertools.chain(_explicit(units, steps), _implied(units, steps, counted_first=counted_first)):
        if edge.before != edge.after and not (steps[edge.before].negated or steps[edge.after].negated):
            edges.setdefault((edge.before, edge.after), edge)
    return reduce_constraints(tuple(edge for edge in edges.values() if not _is_taken_back(edge, edges)))


def _with_leading(units: list[Unit]) -> list[Unit]:
    """ "Ruff a club *and once trumps are drawn* run the spades": it leads what follows it."""
    settled = [
        replace(unit, leading=True) if _leads_what_follows(unit, following) else unit
        for unit, following in itertools.pairwise(units)
    ]
    return [*settled, *units[-1:]]


def _leads_what_follows(unit: Unit, following: Unit) -> bool:
    inside = unit.subordinate == "after" and not unit.leading and following.sentence == unit.sentence
    plain = following.subordinate is None and not following.chained and following.then is None and not unit.chained
    behind = (unit.link == "and" and following.link in ("none", "comma")) or (
        unit.link == "comma" and following.link == "none"
    )
    return inside and plain and behind


def _with_pairs(units: list[Unit], steps: list[Step]) -> list[Unit]:
    """ "Then *the ace and king of clubs*": two cards of a suit in one breath, whichever is played first."""
    paired: list[Unit] = []
    for unit in units:
        last = paired[-1] if paired else None
        if last is not None and _are_pair(last, unit, steps):
            paired[-1] = replace(last, steps=[*last.steps, *unit.steps])
        else:
            paired.append(unit)
    return paired


def _with_shared_last(units: list[Unit], steps: list[Step]) -> list[Unit]:
    """ "Three clubs, *and finally two hearts and a diamond*": both of them."""
    settled = units[:1]
    for following in units[1:]:
        unit = settled[-1]
        fronted = unit.last is not None and unit.last.start < steps[unit.steps[0]].span.start
        listed = unit.sort == following.sort == "listed" and unit.sentence == following.sentence
        placed = following.then or following.first or following.last or following.subordinate or following.link != "and"
        settled.append(replace(following, last=unit.last) if fronted and listed and not placed else following)
    return settled


def _are_pair(unit: Unit, following: Unit, steps: list[Step]) -> bool:
    listed = unit.sort == following.sort == "listed" and following.link == "and" and following.then is None
    if not listed or len(unit.steps) != 1 or len(following.steps) != 1 or unit.sentence != following.sentence:
        return False
    one, other = steps[unit.steps[0]], steps[following.steps[0]]
    plain = not (following.first or following.last or following.subordinate or following.in_order or following.free)
    alike = one.suit == other.suit and one.condition == other.condition
    return plain and alike and len(one.cards) == len(other.cards) == 1


def _is_taken_back(edge: PrecedenceConstraint, edges: dict[tuple[int, int], PrecedenceConstraint]) -> bool:
    """ "*First* I play hearts, well, *before that* I draw trumps": what was said later holds."""
    turned = edges.get((edge.after, edge.before))
    return turned is not None and turned.span.start > edge.span.start


def _adjacent(units: list[Unit]) -> Iterator[PrecedenceConstraint]:
    """In a ramble, each *then* orders the two units beside it only: the closure would cost the square."""
    for unit, following in itertools.pairwise(units):
        if following.then is not None and unit.steps[-1] != following.steps[0]:
            yield PrecedenceConstraint(unit.steps[-1], following.steps[0], Strength.EXPLICIT, following.then)


def _between(
    before: Iterable[int], after: Iterable[int], strength: Strength, span: Span
) -> Iterator[PrecedenceConstraint]:
    later = list(after)
    for first in before:
        for second in later:
            yield PrecedenceConstraint(first, second, strength, span)


def _explicit(units: list[Unit], steps: list[Step]) -> Iterator[PrecedenceConstraint]:
    for place, unit in enumerate(units):
        if unit.then is not None and place:
            yield from _then(units, place, unit.then)
        if unit.subordinate and unit.subordinate_span:
            yield from _subordinate(units, place)
        if unit.first is not None:
            seen = _before_condition(units, place) if unit.then is None else units[:place]
            others = [other for other in units if other is not unit and other not in seen and _compatible(unit, other)]
            follow = [step for other in others for step in other.steps]
            yield from _between(unit.steps, follow, Strength.EXPLICIT, unit.first)
            yield from _between(
                (step for each in seen for step in each.steps), unit.steps, Strength.EXPLICIT, unit.first
            )
            yield from _between(_going_on(units, place), _given_up_before(units, place), Strength.EXPLICIT, unit.first)
        if unit.last is not None:
            beyond = _beyond(units, steps, place)
            rest = [
                other
                for other in units
                if other is not unit and other.last is None and other not in beyond and _compatible(unit, other)
            ]
            yield from _between(
                (step for other in rest for step in other.steps), unit.steps, Strength.EXPLICIT, unit.last
            )
            yield from _between(
                unit.steps, (step for other in beyond for step in other.steps), Strength.EXPLICIT, unit.last
            )
        if unit.in_order is not None:
            yield from _in_order(units, unit.in_order)
        for other in units[:place] if unit.trick is not None else ():
            yield from _by_trick(other, unit)


def _before_condition(units: list[Unit], place: int) -> list[Unit]:
    """ "*Ace of spades.* If the queen falls I draw trumps, if not I ruff a club *first*": played before it is seen."""
    unit = units[place]
    if unit.branch is None or unit.subordinate is not None:
        return []
    # "Draw trumps, unless they're four-one, in which case I ruff a spade *first*": in one sentence, before the trumps.
    before = [other for other in units[:place] if unit.branch[1] == "else" or other.sentence != unit.sentence]
    return [other for other in before if other.branch is None and other.last is None]


def _by_trick(unit: Unit, other: Unit) -> Iterator[PrecedenceConstraint]:
    """ "*At trick 11* a heart, *at trick 12* a club"."""
    if unit.trick is None or other.trick is None or unit.trick[0] == other.trick[0]:
        return
    first, second = (unit, other) if unit.trick[0] < other.trick[0] else (other, unit)
    yield from _between(first.steps, second.steps, Strength.EXPLICIT, other.trick[1])


def _beyond(units: list[Unit], steps: list[Step], place: int) -> list[Unit]:
    """ "*Finally* draw the last trump *and concede a heart*": what is said after it comes after it."""
    unit = units[place]
    fronted = unit.last is not None and unit.last.start < steps[unit.steps[0]].span.start
    following = itertools.takewhile(lambda other: other.sentence == unit.sentence, units[place + 1 :])
    later = [other for other in following if other.sort in ("verb", "act", "concede") and other.first is None]
    later = [other for other in later if unit.trick is None or other.trick is None]
    return later if fronted else []


def _going_on(units: list[Unit], place: int) -> list[int]:
    """What goes on from a unit in its sentence: "first I ruff a club *and cross*"."""
    following = itertools.takewhile(lambda other: other.sentence == units[place].sentence, units[place + 1 :])
    return [step for other in following if other.sort in ("verb", "act") for step in other.steps]


def _given_up_before(units: list[Unit], place: int) -> list[int]:
    """ "*You can have your heart*, but first …"."""
    return [step for other in units[:place] if other.sort == "concede" for step in other.steps]


def _then(units: list[Unit], place: int, span: Span) -> Iterator[PrecedenceConstraint]:
    """Every step of the block before *then* comes before every step of the block after it."""
    start = place - 1
    while start > 0 and units[start].then is None:
        start -= 1
    end = place + 1
    while end < len(units) and units[end].then is None:
        end += 1
    here = units[place]
    earlier = [unit for unit in units[start:place] if unit.last is None and not _excludes(unit, here)]
    later = [unit for unit in units[place:end] if unit.first is None and not _subordinated(unit)]
    later = [unit for unit in later if unit is here or not _is_whenever(unit)]
    before = [step for unit in earlier for step in unit.steps]
    after = [step for unit in later if not _excludes(here, unit) for step in unit.steps]
    yield from _between(before, after, Strength.EXPLICIT, span)


def _is_whenever(unit: Unit) -> bool:
    """ "Trumps, then clubs, *the ace of spades at any time*", "… you get a heart *when you like*": unordered."""
    return unit.whenever or (unit.free and unit.sort == "concede")


def _subordinated(unit: Unit) -> bool:
    return unit.chained or (unit.subordinate is not None and not unit.leading)


def _subordinate(units: list[Unit], place: int) -> Iterator[PrecedenceConstraint]:
    unit = units[place]
    span = unit.subordinate_span
    assert span is not None
    main = _main_unit(units, place)
    if main is None:
        return
    listed = _list_of(units, main) if unit.leading else _list_up_to(units, main) if unit.link == "comma" else [main]
    if not unit.leading and main.tail:
        listed = [units[units.index(main) - 1], main]  # "a heart takes me to the ace-queen *once …*": both
    steps = [step for each in listed for step in each.steps]
    items = _list_of(units, unit) if unit.sort == "listed" and not unit.leading else _chain_of(units, place)
    own = [step for each in items for step in each.steps]  # "four hearts before *three spades and a diamond*"
    for each, following in itertools.pairwise(_chain_of(units, place)):
        yield from _between(each.steps, following.steps, Strength.EXPLICIT, span)
    first, second = (own, steps) if unit.subordinate == "after" else (steps, own)
    yield from _between(first, second, Strength.EXPLICIT, span)


def _chain_of(units: list[Unit], place: int) -> list[Unit]:
    """A unit with those that go on with its before/after clause."""
    return [units[place], *itertools.takewhile(lambda other: other.chained, units[place + 1 :])]


def _list_of(units: list[Unit], first: Unit) -> Iterator[Unit]:
    """The unit and, when it is an item of a list, the items after it."""
    yield first
    for unit in units[units.index(first) + 1 :]:
        if unit.sort not in ("listed", "held") or unit.sort != first.sort or unit.link not in ("and", "comma"):
            return
        yield unit


def _list_up_to(units: list[Unit], last: Unit) -> list[Unit]:
    """ "*A spade and two diamonds*, after four clubs": the unit with the items of the list that it ends."""
    place = units.index(last)
    while place and units[place].sort == units[place - 1].sort == "listed" and units[place].link in ("and", "comma"):
        place -= 1
    return units[place : units.index(last) + 1]


def _main_unit(units: list[Unit], place: int) -> Unit | None:
    """The unit that a before/after clause belongs to: the next when it leads the sentence, else the previous."""
    following = units[place + 1] if place + 1 < len(units) else None
    previous = units[place - 1] if place else None
    same_sentence = following is not None and following.sentence == units[place].sentence
    if units[place].leading and same_sentence:
        return following
    if units[place].leading and units[place].answers:
        return None  # "I lead a trump, and when West takes his ace *I have the rest*"
    if previous is not None and units[place].link == "and" and previous.subordinate and not previous.leading:
        return _main_unit(units, place - 1)  # "spades after hearts *and before clubs*"
    return previous or following


def _in_order(units: list[Unit], span: Span) -> Iterator[PrecedenceConstraint]:
    chain = [step for unit in units for step in unit.steps]
    for first, second in itertools.pairwise(chain):
        yield PrecedenceConstraint(first, second, Strength.EXPLICIT, span)


def _implied(units: list[Unit], steps: list[Step], *, counted_first: bool) -> Iterator[PrecedenceConstraint]:
    kept = [unit for unit in units if not all(steps[i].negated for i in unit.steps)]
    if _lists_tricks(kept, steps, counted_first=counted_first):
        return
    chained = _is_chain(kept, steps)
    main = [unit for unit in kept if not _subordinated(unit) and not unit.free and unit.sort != "concede"]
    for unit, following in _neighbours(main):
        played = unit.sort in _PLAYED or (chained and unit.sort == "listed")
        moves = unit.sort == "act" and steps[unit.steps[-1]].verb in _MOVES
        crosses = following.sort in ("act", "verb") and steps[following.steps[0]].verb is Verb.CROSS
        played = played or (crosses and unit.sort in ("listed", "held") and steps[unit.steps[-1]].verb is Verb.CASH)
        plays_on = following.sort in _PLAYED or ((chained or moves) and following.sort == "listed")
        if unit.first is not None or following.last is not None or unit.last is not None or following.first is not None:
            continue
        if following.link == "or" or unit.meanwhile or following.meanwhile:
            continue  # "I draw trumps or ruff a club", "throw a heart as I run the clubs"
        if _both_suits(unit, following, steps) or _are_before_then(main, unit, following, steps):
            continue  # "then clubs, diamonds", "SA, SK, then a diamond hook": a list
        if (unit.subordinate and unit.leading) or unit.sort == "belief":
            continue  # what is believed before a play says nothing about when
        if following.then is None and _are_before_ruff(unit, following, steps):
            before = [step for each in _list_up_to(main, unit) for step in each.steps]
            yield from _between(before, following.steps, Strength.IMPLIED, steps[following.steps[0]].span)
        elif played and plays_on and following.then is None and not _only_conceded(unit, following):
            gap = Span(max(steps[i].span.end for i in unit.steps), min(steps[i].span.start for i in following.steps))
            span = gap if gap.start < gap.end else steps[following.steps[0]].span
            yield from _between(unit.steps, following.steps, Strength.IMPLIED, span)


def _are_before_ruff(unit: Unit, following: Unit, steps: list[Step]) -> bool:
    """ "The ace of clubs *and two hearts, ruff a heart*": tricks that the suit is led for before it is ruffed."""
    ruff, listed = steps[following.steps[0]], steps[unit.steps[-1]]
    in_suit = ruff.verb is Verb.RUFF and ruff.suit is not None and ruff.suit == listed.suit
    return in_suit and following.sort == "verb" and unit.sort == "listed" and (listed.count or 0) > 1


def _both_suits(unit: Unit, following: Unit, steps: list[Step]) -> bool:
    """Whether both are listed without a card: suits set side by side, as a count would be."""
    listed = unit.sort == following.sort == "listed"
    return listed and not any(steps[number].cards for number in [*unit.steps, *following.steps])


def _are_before_then(units: list[Unit], unit: Unit, following: Unit, steps: list[Step]) -> bool:
    """Whether both are listed cards of one suit, and *then* sets what comes next apart from them."""
    if not unit.sort == following.sort == "listed":
        return False
    place = units.index(following) + 1
    apart = place < len(units) and units[place].then is not None
    suits = {steps[number].suit for number in [*unit.steps, *following.steps]}
    cards = all(steps[number].cards for number in [*unit.steps, *following.steps])
    return apart and cards and len(suits) == 1


def _neighbours(units: list[Unit]) -> Iterator[tuple[Unit, Unit]]:
    """Each unit with the one before it; an *otherwise* branch follows what came before the condition."""
    for place, following in enumerate(units):
        before = [unit for unit in units[:place][-4:] if not _excludes(unit, following)]
        if before:
            yield before[-1], following


def _excludes(unit: Unit, following: Unit) -> bool:
    """Whether only one of the two can happen: branches of one condition, or of two that the words set side by side."""
    if unit.branch is None or following.branch is None or unit.branch[1] != "then":
        return False
    placed = following.placed_before_condition or unit.placed_before_condition
    return following.branch[1] == "else" or (following.branch[0] != unit.branch[0] and not placed)


def _compatible(one: Unit, other: Unit) -> bool:
    return not (_excludes(one, other) or _excludes(other, one))


def _only_conceded(unit: Unit, following: Unit) -> bool:
    """A trick given up is a count, not a play, unless words place it."""
    return unit.sort == "concede" or following.sort == "concede"


def _lists_tricks(units: list[Unit], steps: list[Step], *, counted_first: bool) -> bool:
    """ "*Three tricks*: two aces, a diamond ruff", "two aces and a ruff *for partner*": cards and ruffs as tricks."""
    if any(unit.sort == "verb" for unit in units):
        return False
    if units and units[0].sort == "held" and all(_is_trick_or_ruff(unit, steps) for unit in units):
        return True  # "we get the ace of diamonds, a spade ruff and a trump"
    suits = all(unit.sort == "listed" and not any(steps[i].cards for i in unit.steps) for unit in units[:-1])
    beside = len(units) > 1 and units[-1].link == "and" and any(unit.sort != "act" for unit in units)
    if beside and (suits or len(units) == 2) and all(_is_trick_or_ruff(unit, steps) for unit in units):
        return True  # "the black winners and a heart ruff", "high spades, high clubs and one heart ruff"
    partners = any(steps[i].verb is Verb.RUFF and steps[i].hand == "partner" for unit in units for i in unit.steps)
    partners = partners and not any(_prepares_ruff(*pair, steps) for pair in itertools.pairwise(units))
    partners = partners and not _ruffs_between(units)
    return partners or (counted_first and all(unit.sort in ("listed", "act", "held") for unit in units))


def _prepares_ruff(unit: Unit, following: Unit, steps: list[Step]) -> bool:
    """ "*Ace of clubs, club ruff* for partner": the suit has to be led before it can be ruffed."""
    card, ruff = steps[unit.steps[-1]], steps[following.steps[0]]
    in_suit = ruff.verb is Verb.RUFF and ruff.suit is not None and ruff.suit == card.suit
    return in_suit and card.verb is Verb.CASH and len(card.cards) == 1 and following.link == "comma"


def _ruffs_between(units: list[Unit]) -> bool:
    """ "Diamond king, *club ruff for partner*, ace of hearts": a line; "…, ace of hearts *and a ruff*" is a list."""
    pairs = itertools.pairwise(units[1:])
    return any(unit.sort == "act" and unit.link == following.link == "comma" for unit, following in pairs)


def _is_trick_or_ruff(unit: Unit, steps: list[Step]) -> bool:
    ruffs = all(steps[i].verb is Verb.RUFF for i in unit.steps)
    return unit.sort in ("listed", "held") or (unit.sort == "act" and ruffs)


def _is_chain(units: list[Unit], steps: list[Step]) -> bool:
    """Whether a comma list is a line of play: it has a ruff or another action in it and counts no tricks."""
    if not any(unit.sort in ("act", "verb") for unit in units):
        return False
    own = [unit for unit in units if unit.sort != "concede"]
    played = sum(unit.sort in ("act", "verb") for unit in own)
    counted = own[:-1] if played > 1 else own  # after two plays, a count at the end is the end of the line
    listed = [steps[i] for unit in counted if unit.sort == "listed" for i in unit.steps if steps[i].listed]
    return all(step.count in (None, 1) for step in listed)


def reduce_constraints(edges: tuple[PrecedenceConstraint, ...]) -> tuple[PrecedenceConstraint, ...]:
    """The edges that the others do not already give; all of them when they go round in a circle."""
    after: dict[int, set[int]] = {}
    for edge in edges:
        after.setdefault(edge.before, set()).add(edge.after)
    reach = {node: _reachable(node, after) for node in after}
    if any(node in reached for node, reached in reach.items()):
        return edges
    return tuple(
        edge
        for edge in edges
        if not any(edge.after in reach.get(middle, ()) for middle in after[edge.before] if middle != edge.after)
    )


def _reachable(node: int, after: dict[int, set[int]]) -> set[int]:
    seen: set[int] = set()
    stack = list(after.get(node, ()))
    while stack:
        now = stack.pop()
        if now not in seen:
            seen.add(now)
            stack.extend(after.get(now, ()))
    return seen
