"""Double dummy, by endplay (which bundles Bo Haglund's DDS): best play by all with open cards."""

from __future__ import annotations

from nlclaim.bridge import Hand, Position, Side


def double_dummy(position: Position, side: Side) -> int:
    """Tricks of the remaining ones that `side` wins with best play by all on the actual cards."""
    from endplay.dds import solve_board

    best = max(score for _, score in solve_board(_endplay_deal(position)))
    return int(best) if position.turn.side == side else position.remaining - int(best)


def _endplay_deal(position: Position):  # type: ignore[no-untyped-def]
    from endplay.types import Deal, Denom, Player

    hands = list(position.hands)
    for place, card in enumerate(position.trick):
        hands[(position.leader + place) % 4] |= Hand(card.bit)
    text = "N:" + " ".join(str(hand) for hand in hands)
    trumps = Denom.nt if position.trumps is None else Denom.find(position.trumps.letter)
    deal = Deal(text, first=Player.find(position.leader.letter), trump=trumps)
    for card in position.trick:
        deal.play(str(card))
    return deal
