"""Hand diagrams in prose: compass layouts, a suit on a line, a hand on a line, deal strings; whole deals and endings.

Three stages. *Holdings* are a suit and its ranks, found line by line. *Blocks* are holdings that make one hand:
in one line, or below each other. *Diagrams* are blocks that belong together, each given its seat by the label
beside it or by its place in the compass. Nothing is supplied that the text does not show: cards written `x`, hands
left out and seats not named are told as problems.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from nlclaim.bridge.cards import RANKS, SUITS_HIGH_TO_LOW, Card, Hand, Suit
from nlclaim.bridge.notation import find_deal_problems, parse_deal
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.errors import BridgeError
from nlclaim.logs.holdings import HOLDING, RANK, Holding, Page, column_of, iter_holdings, split_page
from nlclaim.logs.records import Diagram

_LABEL = re.compile(r"(?<![\w])(North|East|South|West|NORTH|EAST|SOUTH|WEST|[NESW](?=\s*[:=.(]|\s*$))(?![\w])")
_DEAL_STRING = re.compile(
    rf"\b[NESW]:(?:(?:(?:{RANK}*|-)\.){{3}}(?:{RANK}*|-)|-)(?:\s+(?:(?:(?:{RANK}*|-)\.){{3}}(?:{RANK}*|-)|-)){{3}}"
)
_SENTENCE = re.compile(r"\b(?:to|is|was|has|had|on|leads?|led|plays?|played|claim\w*|held|holds)\b")
_OTHER_ROLE = re.compile(r"(?:dealer|dlr|vul\w*|lead\w*|declarer|contract|by|[-/])\W*$", re.IGNORECASE)
_COLUMN_SLACK = 4


@dataclass(slots=True)
class _Block:
    """The holdings of one hand."""

    holdings: list[Holding]
    seat: Seat | None = None
    label_start: int | None = None
    problems: list[str] = field(default_factory=list)

    @property
    def first(self) -> Holding:
        return self.holdings[0]

    @property
    def last(self) -> Holding:
        return self.holdings[-1]

    @property
    def start(self) -> int:
        return self.first.start if self.label_start is None else min(self.label_start, self.first.start)

    @property
    def end(self) -> int:
        return max(holding.end for holding in self.holdings)


def find_diagrams(text: str) -> list[Diagram]:
    """All diagrams in a text, in its order. Offsets are characters of `text`. Raises nothing."""
    page = split_page(text)
    blocks = _find_blocks(page)
    for block in blocks:
        _find_label(block, page)
    found = [_make_diagram(group) for group in _group(blocks)]
    found.extend(_find_deal_strings(text))
    return sorted((diagram for diagram in found if diagram is not None), key=lambda diagram: diagram.start)


def _find_blocks(page: Page) -> list[_Block]:
    """The hands: four suits in a line, or suits below each other from spades down."""
    done: list[_Block] = []
    open_blocks: list[_Block] = []
    for row in iter_holdings(page):
        rest = list(row)
        while rest:
            in_line = _take_hand_in_line(rest)
            if in_line is not None:
                done.append(in_line)
                continue
            holding = rest.pop(0)
            block = _find_block_above(open_blocks, holding)
            if block is not None:
                block.holdings.append(holding)
            else:
                open_blocks.append(_Block([holding]))
    done.extend(block for block in open_blocks if len(block.holdings) > 1)
    return sorted(done, key=lambda block: block.start)


def _take_hand_in_line(rest: list[Holding]) -> _Block | None:
    """Takes spades, hearts, diamonds and clubs from the front of a line, if they stand there in this order."""
    if tuple(holding.suit for holding in rest[:4]) != SUITS_HIGH_TO_LOW:
        return None
    hand, rest[:] = rest[:4], rest[4:]
    return _Block(hand)


def _find_block_above(blocks: Sequence[_Block], holding: Holding) -> _Block | None:
    """The block that this holding continues: the suit above it, in the line above or the one before, in its column."""
    for block in reversed(blocks):
        above = block.last
        if holding.line - above.line > 4:
            return None
        if (
            0 < holding.line - above.line <= 2
            and holding.suit < above.suit
            and abs(holding.column - above.column) <= _COLUMN_SLACK
        ):
            return block
    return None


def _find_label(block: _Block, page: Page) -> None:
    """The seat named before the hand in its line, or above it in its column."""
    first = block.first
    line = page.lines[first.line]
    before = list(_LABEL.finditer(line, 0, first.place))[-1:]
    if before and _is_before(before[0], line, first.place):
        _set_label(block, before[0], page.starts[first.line])
        return
    for number in range(first.line - 1, max(-1, first.line - 3), -1):
        above = page.lines[number]
        labels = {abs(column_of(above, label.start()) - first.column): label for label in _LABEL.finditer(above)}
        if labels:
            distance = min(labels)
            if _is_heading_of(labels[distance], distance, first, above, alone=len(labels) == 1):
                _set_label(block, labels[distance], page.starts[number])
        if above.strip():
            return


def _is_before(label: re.Match[str], line: str, place: int) -> bool:
    """Whether a label names the hand that follows in its line, and is neither dealer nor part of a compass rose."""
    if place - label.end() > 24 or HOLDING.search(line, label.end(), place):
        return False
    if (
        len(label[1]) == 1
        and line[label.end() : place].strip()[:1] not in tuple(":=.(")
        and line[: label.start()].strip()
    ):
        return False
    return _OTHER_ROLE.search(line, 0, label.start()) is None


def _is_heading_of(label: re.Match[str], distance: int, first: Holding, line: str, *, alone: bool) -> bool:
    """Whether a label stands over the hand, or alone in the line over it, as a heading and not in a sentence."""
    end = re.search(r"\s{2,}|$", line[label.end() :])
    rest = line[label.end() : label.end() + end.start()] if end else ""
    before = line[: label.start()]
    starts = not before.strip(" \t*_#|") or before.endswith(("  ", "| ", "**"))
    if not starts or len(rest) > 24 or _SENTENCE.search(rest):
        return False
    return distance <= 6 or (alone and label.start() <= first.column)


def _set_label(block: _Block, match: re.Match[str], line_start: int) -> None:
    block.seat = parse_seat(match[1])
    block.label_start = line_start + match.start()


def _group(blocks: Sequence[_Block]) -> Iterator[list[_Block]]:
    """Blocks that belong to one diagram: near each other, no seat twice, at most four."""
    group: list[_Block] = []
    for block in sorted(blocks, key=lambda block: (block.first.line, block.first.column)):
        if group and not _belongs(group, block):
            yield group
            group = []
        group.append(block)
    if group:
        yield group


def _belongs(group: Sequence[_Block], block: _Block) -> bool:
    last_line = max(member.last.line for member in group)
    near = block.first.line - last_line <= 4
    taken = block.seat is not None and any(member.seat == block.seat for member in group)
    return len(group) < 4 and near and not taken


def _make_diagram(group: list[_Block]) -> Diagram | None:
    """The diagram of a group, None when no seat can be told for any hand."""
    problems: list[str] = []
    _seat_by_layout(group)
    hands: list[Hand | None] = [None] * 4
    for block in group:
        if block.seat is None:
            problems.append("a hand without a seat is left out")
            continue
        hands[block.seat] = _read_block(block, problems)
    if all(hand is None for hand in hands):
        return None
    problems.extend(find_deal_problems([hand or Hand() for hand in hands]))
    north, east, south, west = hands
    return Diagram(
        (north, east, south, west),
        min(block.start for block in group),
        max(block.end for block in group),
        problems=tuple(dict.fromkeys(problems)),
    )


def _seat_by_layout(group: Sequence[_Block]) -> None:
    """Seats from the compass, where labels do not say: one hand on top, two beside each other, one below."""
    if all(block.seat is not None for block in group):
        return
    rows: list[list[_Block]] = []
    for block in sorted(group, key=lambda block: block.first.line):
        if rows and block.first.line <= max(member.last.line for member in rows[-1]):
            rows[-1].append(block)
        else:
            rows.append([block])
    seats = {(1, 2, 1): (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH), (2,): (Seat.WEST, Seat.EAST)}
    layout = seats.get(tuple(map(len, rows)))
    if layout is None:
        return
    in_order = [block for row in rows for block in sorted(row, key=lambda block: block.first.column)]
    # One line for each hand is a list, not a compass: three rows of single lines do not say who is where.
    if len(rows) == 1 and in_order[0].first.line == in_order[0].last.line:
        return
    if all(block.seat in (None, seat) for block, seat in zip(in_order, layout, strict=True)):
        for block, seat in zip(in_order, layout, strict=True):
            block.seat = seat


def _read_block(block: _Block, problems: list[str]) -> Hand:
    mask = 0
    missing = set(Suit) - {holding.suit for holding in block.holdings}
    if missing:
        names = ", ".join(str(suit) for suit in sorted(missing, reverse=True))
        problems.append(f"{block.seat}: no line for {names}, taken as void")
    for holding in block.holdings:
        ranks = re.sub(r"[^AKQJTX2-9]", "", holding.ranks.upper().replace("10", "T")) if _has_ranks(holding) else ""
        if "X" in ranks:
            problems.append(f"{block.seat}: small {holding.suit} written x")
        for rank in ranks.replace("X", ""):
            bit = Card(holding.suit, RANKS.index(rank)).bit
            if mask & bit:
                problems.append(f"{block.seat}: {holding.suit.symbol}{rank} stands twice")
            mask |= bit
    return Hand(mask)


def _has_ranks(holding: Holding) -> bool:
    return holding.ranks.lower() not in ("void", "none")


def _find_deal_strings(text: str) -> Iterator[Diagram]:
    """PBN deal strings in the text."""
    for match in _DEAL_STRING.finditer(text):
        try:
            hands = parse_deal(match[0])
        except BridgeError:
            continue
        yield Diagram(hands, match.start(), match.end())
