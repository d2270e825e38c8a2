"""How fast real claims are ruled on, beside double dummy: python -m tests.bench.claims CLAIMS.jsonl.

Each line of the file is a claim as the logs have it: a deal, a contract, the cards played, the tricks claimed. Each is
adjudicated in silence, its position solved double dummy once (endplay's solve_board), and so are 100 random layouts
that the show-outs allow, which is what claim checkers do that know no normal play. Processor time throughout.

In a checkout the search is Python. To measure it compiled, install the wheel and run this from a folder that holds a
copy of tests/ and nothing else.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from nlclaim.api import read
from nlclaim.bridge import Position, Seat, Side
from nlclaim.lines import Budget, double_dummy
from nlclaim.lines.double_dummy import forget, solve_by_dds
from nlclaim.ruling.adjudication import adjudicate
from nlclaim.ruling.case import Case, load_case
from nlclaim.ruling.model import Ruling

_LAYOUTS = 100


class Timing(NamedTuple):
    """One claim's figures, in seconds of processor time."""

    name: str
    kind: str
    ruling: Ruling
    rule: float
    double_dummy: float
    layouts: float


def load_claims(path: Path, every: int = 1) -> Iterator[tuple[str, str, Case]]:
    """Each claim's id, its kind and the case: declarer claims in silence what the log says."""
    for line in path.read_text(encoding="utf-8").splitlines()[::every]:
        claim = json.loads(line)
        yield claim["id"], claim["claim_kind"], load_case(_record(claim))


def _record(claim: Mapping[str, Any]) -> dict[str, Any]:
    contract = claim["contract"]
    denomination = "NT" if contract["denom"] == "N" else contract["denom"]
    return {
        "schema": "case/1",
        "statement": "",
        "claimer": contract["declarer"],
        "claimed": claim["declarer_tricks_of_remaining"],
        "deal": claim["deal"],
        "contract": f"{contract['level']}{denomination}{contract['doubled']}",
        "declarer": contract["declarer"],
        "play": claim["play"],
        "law": "2017",
        "authority": "ebu",
    }


def deal_layout(position: Position, side: Side, source: random.Random) -> list[int]:
    """The four hands, as sets of cards, with the other side's redealt as the show-outs allow."""
    hands = [hand.mask for hand in position.hands]
    left, right = side.other.seats
    out = [index for index in range(52) if (hands[left] | hands[right]) >> index & 1]
    may = {seat: [index for index in out if (seat, index // 13) not in position.shown_out] for seat in (left, right)}
    forced = [index for index in may[left] if index not in may[right]]
    free = [index for index in may[left] if index in may[right]]
    chosen = forced + source.sample(free, hands[left].bit_count() - len(forced))
    hands[left] = sum(1 << index for index in chosen)
    hands[right] = sum(1 << index for index in out) & ~hands[left]
    return hands


def solve_layouts(position: Position, side: Side, source: random.Random) -> int:
    """How many tricks the side in turn makes on all the layouts together."""
    trumps = -1 if position.trumps is None else int(position.trumps)
    trick = [card.index for card in position.trick]
    total = 0
    for _ in range(_LAYOUTS):
        hands = deal_layout(position, side, source)
        for place, card in enumerate(trick):
            hands[Seat((position.leader + place) % 4)] |= 1 << card
        total += solve_by_dds(hands, trumps, position.leader, trick)
    return total


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    started = time.process_time()
    answer = work()
    return answer, time.process_time() - started


def measure(name: str, kind: str, case: Case, seconds: float, source: random.Random) -> Timing:
    """Rules on one claim and solves its layouts."""
    readings = read(case)
    forget()
    ruling, rule = _timed(lambda: adjudicate(case, readings, Budget(seconds)))
    forget()
    _, once = _timed(lambda: double_dummy(case.position, case.claimer.side))
    _, layouts = _timed(lambda: solve_layouts(case.position, case.claimer.side, source))
    return Timing(name, kind, ruling, rule, once, layouts)


def summary(name: str, times: list[float]) -> str:
    """One row of the table: seconds."""
    ranked = sorted(times)
    marks = [ranked[min(len(ranked) - 1, int(len(ranked) * share))] for share in (0.5, 0.95, 0.99)]
    return f"{name:24} " + " ".join(f"{value:10.4f}" for value in (*marks, ranked[-1], sum(ranked)))


def report(timings: list[Timing]) -> str:
    """The figures of all claims."""
    ruled = sum(timing.rule for timing in timings)
    sampled = sum(timing.layouts for timing in timings)
    exhausted = [timing for timing in timings if not timing.ruling.complete]
    unproved = [timing for timing in timings if timing.ruling.unproved]
    over = [timing for timing in timings if _award(timing) > timing.ruling.double_dummy]
    rows = [f"{len(timings)} claims", f"{'seconds':24} " + " ".join(f"{x:>10}" for x in _COLUMNS)]
    for kind in sorted({timing.kind for timing in timings}):
        rows.append(summary(f"rule, {kind}", [timing.rule for timing in timings if timing.kind == kind]))
    rows += [
        summary("rule, all", [timing.rule for timing in timings]),
        summary("solve_board, once", [timing.double_dummy for timing in timings]),
        summary(f"solve_board, {_LAYOUTS} layouts", [timing.layouts for timing in timings]),
        f"ruling takes {ruled / sampled:.2f} times what the layouts take",
        f"budget exhausted: {len(exhausted)}; some other authority not proved: {len(unproved)}",
        f"awards above double dummy: {len(over)}",
    ]
    return "\n".join(rows)


_COLUMNS = ("median", "p95", "p99", "most", "total")


def _award(timing: Timing) -> int:
    return timing.ruling.awarded or 0


def main() -> None:
    """Prints the table; with --each, writes one record a claim as well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("claims", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every n-th claim")
    parser.add_argument("--seconds", type=float, default=5.0, help="budget of each ruling")
    parser.add_argument("--each", type=Path, help="write each claim's figures here, as JSON lines")
    asked = parser.parse_args()
    source = random.Random(70)
    claims = list(load_claims(asked.claims, asked.every))
    measure(*claims[0], asked.seconds, source)  # what is loaded at the first ruling is no part of it
    timings = [measure(name, kind, case, asked.seconds, source) for name, kind, case in claims]
    print(report(timings))
    if asked.each:
        asked.each.write_text("".join(json.dumps(_as_record(timing)) + "\n" for timing in timings), encoding="utf-8")


def _as_record(timing: Timing) -> dict[str, Any]:
    ruling = timing.ruling
    return {
        "id": timing.name,
        "kind": timing.kind,
        "remaining": ruling.case.position.remaining,
        "claimed": ruling.claimed,
        "awarded": ruling.awarded,
        "guaranteed": ruling.guaranteed,
        "double_dummy": ruling.double_dummy,
        "by_authority": ruling.by_authority,
        "unproved": ruling.unproved,
        "complete": ruling.complete,
        "seconds": timing.rule,
        "double_dummy_seconds": timing.double_dummy,
        "layouts_seconds": timing.layouts,
    }


if __name__ == "__main__":
    main()
