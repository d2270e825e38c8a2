"""From the calls of an auction to the contract and its declarer (Law 22 and the Definitions)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.seats import Seat

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"

_CALL = re.compile(r"([1-7])\s*(NT|N|[CDHS])|(PASS|AP|P)|(REDBL|RDBL|XX|R)|(DBL|X|D)")


def read_calls(text: str) -> list[str]:
    """The calls in a stretch of LIN or PBN: `1C!`, `p`, `DBL`, `1sp1n`. All pass (`AP`) is three passes.

    Bids come out as `1C` or `3NT`, the others as `P`, `X`, `XX`. What is no call is skipped.
    """
    calls: list[str] = []
    for level, denomination, passed, redoubled, doubled in _CALL.findall(text.upper()):
        if level:
            calls.append(level + denomination[0].replace("N", "NT"))
        elif passed:
            calls.extend([PASS] * (3 if passed == "AP" else 1))
        elif redoubled or doubled:
            calls.append(REDOUBLE if redoubled else DOUBLE)
    return calls


def find_contract(dealer: Seat, calls: Sequence[str]) -> tuple[Contract, Seat] | None:
    """The contract that the calls lead to, and its declarer; None when nobody has bid.

    The auction need not be finished: the last bid so far counts.
    """
    last = max((place for place, call in enumerate(calls) if call[0].isdigit()), default=None)
    if last is None:
        return None
    doubled = next((call for call in reversed(calls[last:]) if call in (DOUBLE, REDOUBLE)), "")
    side = Seat((dealer + last) % 4).side
    named = [
        Seat((dealer + place) % 4)
        for place, call in enumerate(calls[: last + 1])
        if call[1:] == calls[last][1:] and call[0].isdigit() and Seat((dealer + place) % 4).side == side
    ]
    return parse_contract(calls[last] + doubled), named[0]


def is_finished(calls: Sequence[str]) -> bool:
    """Whether the auction is over: three passes after a bid, or four at the start."""
    passes = next((count for count, call in enumerate(reversed(calls)) if call != PASS), len(calls))
    return len(calls) >= 4 and passes >= 3
