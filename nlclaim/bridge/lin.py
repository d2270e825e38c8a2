"""LIN, the format of Bridge Base Online: vugraph shows of two rooms, and hand records.

A file is a row of `xx|value|` pairs. Those that matter here: `vg` (event, first and last board), `rs`
(results of both rooms), `pn` (players from South clockwise, eight in a vugraph file), `qx` (start of a board:
`o16`, `c16`), `ah` (its number in hand records), `md` (dealer, and hands from South clockwise, the fourth
often left out), `sv` (vulnerability), `mb` (calls), `pc` (cards in playing order), `mc` (declarer's tricks
when play was cut short), `nt` (commentary).

There is no published standard; this follows the files as found. endplay reads hand records only: of a vugraph
file it refuses the eight names in `pn`, a remark before the first call, and it splits boards at `pn`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nlclaim.bridge.auction import find_contract, is_finished, read_calls
from nlclaim.bridge.board import Board, BoardProblem, Remark, collect_boards, settle_board
from nlclaim.bridge.cards import RANKS, Card, Hand, parse_card, parse_suit
from nlclaim.bridge.lin_tags import Tag, iter_tags
from nlclaim.bridge.notation import Deal, fill_unknown_hand, find_deal_problems
from nlclaim.bridge.seats import Seat
from nlclaim.bridge.sources import Source
from nlclaim.errors import InvalidCardError, InvalidPositionError

_FROM_SOUTH = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_VULNERABILITY = {"O": "None", "0": "None", "N": "NS", "E": "EW", "B": "Both"}
_ROOMS = {"o": "open", "c": "closed"}
_LABEL = re.compile(r"\s*(?:board\s*)?(?:([oc])\s*)?(\d{1,4})\b.*", re.IGNORECASE)
_LISTED = re.compile(r"([1-7])([NSHDC])(X{0,2})([NESW])(=|[+-]\d{1,2})", re.IGNORECASE)
_SUIT_IN_HAND = re.compile(r"([SHDC])([^SHDC]*)")
_CARD = re.compile(r"[SHDC](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[SHDC]", re.IGNORECASE)
_SPEAKER = re.compile(r"\s*([\w.\-]{1,24})\s*:\s*")
_KEPT = 5000
"""Remarks, calls and results kept for one board or file. Real ones have a few hundred."""


def iter_lin(source: Source) -> Iterator[Board | BoardProblem]:
    """The boards of a LIN file one by one, and in the place of a board that cannot be used the reason why.

    Bad content raises nothing; a path that cannot be opened raises OSError.
    """
    reader = _Reader()
    for tag in iter_tags(source):
        yield from reader.take(tag)
    yield from reader.finish_board()
    if not reader.index:
        yield BoardProblem("no board in it")


def read_lin(source: Source, problems: list[BoardProblem] | None = None) -> tuple[Board, ...]:
    """All usable boards of a LIN file. What had to be refused is added to `problems`, when given."""
    return collect_boards(iter_lin(source), problems)


def parse_lin_hands(text: str) -> tuple[Seat | None, Deal]:
    """Dealer and hands of an `md` value, `3SAK2H…,…,…,` from South clockwise; a fourth left out is computed.

    Raises InvalidCardError for what is no hand, InvalidPositionError for a card that stands twice.
    """
    text = text.strip().upper().replace("10", "T")
    dealer = _FROM_SOUTH[int(text[0]) - 1] if text[:1] in ("1", "2", "3", "4") else None
    hand_texts = text.lstrip("01234").rstrip(",").split(",")
    if not 3 <= len(hand_texts) <= 4:
        raise InvalidCardError(f"{len(hand_texts)} hands in md, where 3 or 4 should be")
    hands = [Hand()] * 4
    for seat, hand_text in zip(_FROM_SOUTH, hand_texts, strict=False):
        hands[seat] = _parse_lin_hand(hand_text, seat)
    problems = find_deal_problems(hands)
    if problems:
        raise InvalidPositionError(problems)
    return dealer, fill_unknown_hand(hands, [seat for seat in Seat if not hands[seat]])


def _parse_lin_hand(text: str, seat: Seat) -> Hand:
    """One hand, `SAQ6HTDAQ85CT8743`."""
    if not re.fullmatch(r"(?:[SHDC][2-9TJQKA]*)*", text):
        raise InvalidCardError(f"{seat}'s hand {text[:40]!r} is not suits and ranks, as in SAQ6HTDAQ85CT8743")
    cards = [Card(parse_suit(suit), RANKS.index(rank)) for suit, ranks in _SUIT_IN_HAND.findall(text) for rank in ranks]
    if len(set(cards)) < len(cards):
        twice = sorted({card.pretty for card in cards if cards.count(card) > 1})
        raise InvalidPositionError([f"{seat} holds {' '.join(twice)} twice"])
    return Hand.of(cards)


@dataclass(slots=True)
class _Draft:
    """A board while its tags come in."""

    offset: int
    label: str = ""
    hands_text: str = ""
    vulnerable: str = ""
    calls: list[str] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    claimed: int | None = None
    ended: bool = False
    remarks: list[Remark] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    unread_card: bool = False

    @property
    def is_under_way(self) -> bool:
        """Whether calls, cards or a result have come in for its hands."""
        return bool(self.hands_text and (self.calls or self.cards or self.ended))


class _Reader:
    """Turns tags into boards. Holds one board and the file's header, never more."""

    def __init__(self) -> None:
        self.event = ""
        self.first_board: int | None = None
        self.listed: list[int | None] = []
        self.names: list[str] = []
        self.draft: _Draft | None = None
        self.index = 0

    def take(self, tag: Tag) -> Iterator[Board | BoardProblem]:
        """Takes in one tag; yields the board that it ends, if it ends one."""
        draft = self.draft
        starts = tag.code == "qx" or (tag.code == "md" and (draft is None or bool(draft.hands_text)))
        if starts or (tag.code == "pn" and draft is not None and draft.is_under_way):
            yield from self.finish_board()
        if starts:
            self.draft = _Draft(tag.offset)
        if tag.code in _HEADER_TAGS:
            _HEADER_TAGS[tag.code](self, tag.value)
        elif self.draft is not None:
            _take_into_draft(self.draft, tag)

    def finish_board(self) -> Iterator[Board | BoardProblem]:
        """The board under way, if there is one: used, or refused with the reason."""
        draft, self.draft = self.draft, None
        if draft is None:
            return
        self.index += 1
        try:
            yield self._board(draft)
        except (InvalidCardError, InvalidPositionError) as error:
            yield BoardProblem(str(error), draft.label, self.index, draft.offset)

    def _board(self, draft: _Draft) -> Board:
        if not draft.hands_text:
            raise InvalidPositionError(["no cards were recorded (no md)"])
        dealer, hands = parse_lin_hands(draft.hands_text)
        room, number = _parse_label(draft.label)
        found = find_contract(dealer, draft.calls) if dealer is not None else None
        if found and not is_finished(draft.calls):
            draft.problems.append("the auction on record is not finished; its last bid is taken as the contract")
        board = Board(
            hands=hands,
            number=number,
            room=room,
            dealer=dealer,
            vulnerable=draft.vulnerable,
            contract=found[0] if found else None,
            declarer=found[1] if found else None,
            result=self._result(draft, room, number),
            names=self._names(room),
            event=self.event,
            calls=tuple(draft.calls),
            remarks=tuple(draft.remarks),
            problems=tuple(draft.problems),
            index=self.index,
            offset=draft.offset,
        )
        return settle_board(board, tuple(draft.cards), draft.ended)

    def _result(self, draft: _Draft, room: str, number: int | None) -> int | None:
        """Declarer's tricks: as claimed, else from the file's list of results, which is compared."""
        listed = self._listed_result(room, number)
        if draft.claimed is None:
            return listed
        if listed is not None and listed != draft.claimed:
            draft.problems.append(f"the list of results gives {listed} tricks, the claim {draft.claimed}")
        return draft.claimed

    def _listed_result(self, room: str, number: int | None) -> int | None:
        if self.first_board is None or number is None or not room:
            return None
        place = 2 * (number - self.first_board) + (room == "closed")
        return self.listed[place] if 0 <= place < len(self.listed) else None

    def _names(self, room: str) -> tuple[str, str, str, str]:
        start = 4 if room == "closed" and len(self.names) >= 8 else 0
        names = [*self.names[start : start + 4], "", "", "", ""]
        south, west, north, east = names[:4]
        return north, east, south, west

    def take_event(self, value: str) -> None:
        """`vg`: event, segment, scoring, first board, last board, teams and scores."""
        fields = [part.strip() for part in value.split(",")]
        self.event = ", ".join(part for part in fields[:2] if part)
        self.first_board = int(fields[3]) if len(fields) > 3 and fields[3].isdecimal() and len(fields[3]) < 5 else None

    def take_results(self, value: str) -> None:
        """`rs`: one result a board and room, open room first: `4HS+2,4HS=`; empty when not played."""
        self.listed = [_parse_listed(part.strip()) for part in value.split(",")[:_KEPT]]

    def take_names(self, value: str) -> None:
        """`pn`: players from South clockwise; the closed room's four after the open room's."""
        self.names = [name.strip()[:60] for name in value.split(",")[:8]]


_HEADER_TAGS = {"vg": _Reader.take_event, "rs": _Reader.take_results, "pn": _Reader.take_names}


def _take_into_draft(draft: _Draft, tag: Tag) -> None:
    value = tag.value.strip()
    match tag.code:
        case "qx":
            draft.label = value[:20]
        case "ah":
            draft.label = draft.label or value[:20]
        case "md":
            draft.hands_text = value
        case "sv":
            draft.vulnerable = _VULNERABILITY.get(value[:1].upper(), "")
        case "mb":
            draft.calls.extend(read_calls(value)[: _KEPT - len(draft.calls)])
        case "pc":
            _take_cards(draft, value)
        case "mc":
            _take_claim(draft, value)
        case "nt":
            _take_remark(draft, tag)
        case "":
            draft.problems.append(f"text outside any tag left out: {value[:40]!r}")


def _take_cards(draft: _Draft, value: str) -> None:
    names = _CARD.findall(value)
    if not names or "".join(names) != re.sub(r"[\s!]", "", value):
        if not draft.unread_card:
            draft.problems.append(f"card {len(draft.cards) + 1}: {value[:20]!r} is not a card; the rest is left out")
        draft.unread_card = True
    if draft.unread_card or len(draft.cards) > 52:
        return
    if draft.ended:
        draft.problems.append(f"play went on after the mark for {draft.claimed} tricks at card {len(draft.cards)}")
        draft.ended, draft.claimed = False, None
    draft.cards.extend(map(parse_card, names))


def _take_claim(draft: _Draft, value: str) -> None:
    if value.isdecimal() and len(value) <= 2 and int(value) <= 13:
        draft.claimed, draft.ended = int(value), True
        return
    draft.problems.append(f"mc {value[:20]!r} is not a number of tricks from 0 to 13")
    draft.ended = True


def _take_remark(draft: _Draft, tag: Tag) -> None:
    if len(draft.remarks) >= _KEPT:
        return
    match = _SPEAKER.match(tag.value)
    text = tag.value[match.end() :] if match else tag.value
    speaker = match[1] if match else ""
    draft.remarks.append(Remark(text.strip(), len(draft.cards), tag.offset, speaker, draft.ended))


def _parse_label(label: str) -> tuple[str, int | None]:
    """Room and number of `o16`, `Board 7` or `7`."""
    match = _LABEL.fullmatch(label)
    if match is None:
        return "", None
    return _ROOMS.get((match[1] or "").lower(), ""), int(match[2])


def _parse_listed(text: str) -> int | None:
    """Declarer's tricks from `3NS-1` or `4HXE=`; None for a passed-out or missing board."""
    match = _LISTED.fullmatch(text)
    if match is None:
        return None
    over = 0 if match[5] == "=" else int(match[5])
    return max(0, min(13, int(match[1]) + 6 + over))
