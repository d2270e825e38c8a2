"""What of a question bears on its answer: settings that cannot matter at this position are put at their defaults.

Authorities differ in keys that most positions give no say. Questions that agree in the rest have one answer.
"""

from __future__ import annotations

from nlclaim.lines.bits import ABOVE, BELOW, SUIT_BITS, indices
from nlclaim.lines.query import NOTICES_NOTHING, LineQuery, PlayPolicy

_USUAL = PlayPolicy()


def essential(query: LineQuery) -> LineQuery:
    """The same question with every policy key that has no say here at its default."""
    return query.under(_without_idle_keys(query))


def _without_idle_keys(query: LineQuery) -> PlayPolicy:
    policy, forgotten = query.policy, query.forgotten.mask
    defends = query.by_defender
    trumps = 0 if query.position.trumps is None else SUIT_BITS[query.position.trumps]
    first = query.claimer if defends else query.declarer
    ours = query.position.hands[first].mask | query.position.hands[first.partner].mask
    forgets_trumps = bool(forgotten & trumps)
    out = query.position.hands[first.lho].mask | query.position.hands[first.rho].mask
    overruffs = bool(ours & trumps) and bool(out & trumps) and not defends
    spares = bool(ours & trumps) and not defends
    free = policy.suit_order == "any_worst" and not defends
    return PlayPolicy(
        within_suit=policy.within_suit,
        suit_order="any_worst" if free else _USUAL.suit_order,
        suit_switching="arbitrary" if policy.suit_switching == "arbitrary" else _USUAL.suit_switching,
        ruff_height=policy.ruff_height if ours & trumps else _USUAL.ruff_height,
        win_with=policy.win_with,
        observe=NOTICES_NOTHING if forgotten and policy.observe == NOTICES_NOTHING else _USUAL.observe,
        forgotten_master_trump=policy.forgotten_master_trump if forgets_trumps else _USUAL.forgotten_master_trump,
        forgotten_lower_trump=policy.forgotten_lower_trump if forgets_trumps else _USUAL.forgotten_lower_trump,
        trump_run_after_both_void=policy.trump_run_after_both_void if spares else _USUAL.trump_run_after_both_void,
        trump_to_squeeze=policy.trump_to_squeeze if spares else _USUAL.trump_to_squeeze,
        bad_break_stated_run=policy.bad_break_stated_run if query.promises else _USUAL.bad_break_stated_run,
        defender_partner_miscount=(policy.defender_partner_miscount if defends else _USUAL.defender_partner_miscount),
        gives_up_the_rest=policy.gives_up_the_rest and _concedes(query),
        trump_given_up_at_once=policy.trump_given_up_at_once and query.position.trumps in query.concession.suits,
        loser_at_any_price=policy.loser_at_any_price and not (query.concession.suits or defends) and _concedes(query),
        partner_cashes=policy.partner_cashes and defends,
        partner_ducks=policy.partner_ducks and defends,
        throw_in=policy.throw_in if defends else _USUAL.throw_in,
        knock_on=policy.knock_on if forgotten else _USUAL.knock_on,
        low_ruffs_at_risk=policy.low_ruffs_at_risk and overruffs,
        entries_at_risk=policy.entries_at_risk and not defends,
        irrational_escape_70E1=policy.irrational_escape_70E1 and not defends and _may_guess(ours, out),
        never_plays_for_drop=policy.never_plays_for_drop and not defends and _may_guess(ours, out),
        solid_rank=_solid_rank(policy, policy.solid_rank, _USUAL.solid_rank, ours & ~trumps),
        solid_rank_trumps=_solid_rank(policy, policy.solid_rank_trumps, _USUAL.solid_rank_trumps, ours & trumps),
    )


def _concedes(query: LineQuery) -> bool:
    return query.claimed is not None and 0 < query.claimed < query.position.remaining


def _may_guess(ours: int, out: int) -> bool:
    """Whether a card that is out lies, in its suit, between two of the side's: without one there is no finesse."""
    return any(ours & ABOVE[card] and ours & BELOW[card] for card in indices(out))


def _solid_rank(policy: PlayPolicy, rank: int, usual: int, cards: int) -> int:
    """The rank, unless no card held lies between it and the usual one, or the policy does not look at it."""
    between = range(min(rank, usual), max(rank, usual))
    turns = any(cards >> 13 * suit + other & 1 for suit in range(4) for other in between)
    return rank if turns and policy.within_suit == "top_down_if_solid" else usual
