"""One row of a table as a board or a case, whatever the spelling of its cells."""

from __future__ import annotations

import re
from collections.abc import Mapping

from nlclaim.bridge.board import Board, Remark, settle_board
from nlclaim.bridge.cards import Card, parse_card
from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.notation import Deal, parse_deal
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.errors import RecordError
from nlclaim.logs.columns import ColumnMapping
from nlclaim.logs.records import LogEntry
from nlclaim.ruling.case import load_case
from nlclaim.ruling.case_record import parse_tricks

_CONTRACT = re.compile(
    r"([1-7]\s*(?:NT|N|[SHDC♠♥♦♣]))\s*(XX|X|\*\*|\*|)\s*(?:by\s+)?([NESW])?\s*(=|[+-]\d{1,2})?", re.IGNORECASE
)
_CARD = re.compile(r"[SHDC♠♥♦♣](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[SHDC♠♥♦♣]", re.IGNORECASE)
_VULNERABLE = {"none": "None", "love": "None", "o": "None", "-": "None", "ns": "NS", "n-s": "NS", "n": "NS"} | {
    "ew": "EW",
    "e-w": "EW",
    "e": "EW",
    "all": "Both",
    "both": "Both",
    "b": "Both",
}
_CASE_FIELDS = ("id", "statement", "contract", "declarer", "claimer", "turn", "conceded", "law", "authority")
_NAMED = ("law", "authority")


def read_row(row: Mapping[str, object], name: str, index: int, mapping: ColumnMapping) -> LogEntry:
    """The entry of one row: a case when it says who is to play or how much was claimed, else a board.

    Raises RecordError and what the reading of cards and cases raises.
    """
    remarks = _read_remarks(mapping.pick(row).get("remarks"))
    if row.get("schema") == "case/1":
        return LogEntry(name, index, case=load_case(dict(row)), remarks=remarks, named=_pick_named(row))
    fields = mapping.pick(row)
    named = _pick_named(fields)
    contract, declarer, over = _read_contract(fields)
    if "turn" in fields or "claimed" in fields:
        record = _as_case_record(fields, contract, declarer)
        return LogEntry(name, index, case=load_case(record), remarks=remarks, named=named)
    board = _read_board(fields, contract, declarer, over, index, remarks)
    return LogEntry(name, index, board=board, remarks=remarks, named=named)


def _pick_named(fields: Mapping[str, object]) -> dict[str, str]:
    return {name: str(fields[name]) for name in _NAMED if name in fields}


def _read_board(
    fields: Mapping[str, object],
    contract: Contract | None,
    declarer: Seat | None,
    over: int | None,
    index: int,
    remarks: tuple[Remark, ...],
) -> Board:
    result = contract.tricks + over if contract is not None and over is not None else None
    if "result" in fields:
        result = _read_result(str(fields["result"]), contract)
    board_text = str(fields.get("board", ""))
    number = re.search(r"\d{1,5}", board_text)
    room = str(fields.get("room", "")).lower()
    board = Board(
        hands=_read_deal(fields),
        number=int(number[0]) if number else None,
        room=room if room in ("open", "closed") else "",
        dealer=_read_seat(fields.get("dealer")),
        vulnerable=_VULNERABLE.get(str(fields.get("vulnerable", "")).strip().lower(), ""),
        contract=contract,
        declarer=declarer,
        result=result,
        event=str(fields.get("event", "")),
        claimer=_read_seat(fields.get("claimer")),
        statement=str(fields.get("statement", "")),
        remarks=remarks,
        index=index,
    )
    # Tables have no mark for a claim: play cut short with a result or with somebody's words is one.
    ended = result is not None or "claimer" in fields or "statement" in fields
    return settle_board(board, _read_cards(fields.get("play")), ended)


def _as_case_record(
    fields: Mapping[str, object], contract: Contract | None, declarer: Seat | None
) -> dict[str, object]:
    """The keys of a case record, from cells."""
    if contract is None or declarer is None:
        raise RecordError("contract, declarer: missing, and a claim cannot be ruled on without them")
    record: dict[str, object] = {field: str(fields[field]) for field in _CASE_FIELDS if field in fields}
    record["contract"], record["declarer"] = str(contract), declarer.letter
    claimer = _read_seat(fields.get("claimer"))
    record["claimer"] = (declarer if claimer is None else claimer).letter
    for field in ("claimed", "conceded"):
        if field in fields:
            record[field] = parse_tricks(str(fields[field]).strip())
    for field in ("play", "trick"):
        if field in fields:
            record[field] = [str(card) for card in _read_cards(fields[field])]
    turn = _read_seat(fields.get("turn"))
    if turn is not None:
        record["turn"] = turn.letter
    return {**record, "deal": f"N:{' '.join(map(str, _read_deal(fields)))}"}


def _read_deal(fields: Mapping[str, object]) -> Deal:
    """The deal from its own column, or from one column a hand."""
    if "deal" in fields:
        text = str(fields["deal"])
        return parse_deal(text if ":" in text else f"N:{text}")
    hands = [str(fields.get(seat.name.lower(), "-")).strip() or "-" for seat in Seat]
    if hands.count("-") > 1:
        raise RecordError("no cards: neither a deal nor three hands are among the columns")
    return parse_deal("N:" + " ".join(re.sub(r"\s+", "", hand) for hand in hands))


def _read_contract(fields: Mapping[str, object]) -> tuple[Contract | None, Seat | None, int | None]:
    """Contract, declarer and over- or undertricks: from `4S`, `4SXW=`, `3NT by S`, or from columns of their own."""
    declarer = _read_seat(fields.get("declarer"))
    text = str(fields.get("contract", "")).strip()
    if "level" in fields and "denomination" in fields:
        text = f"{fields['level']}{fields['denomination']}{fields.get('doubled', '')}"
    if not text or text.lower() in ("pass", "passed out", "p", "all pass", "-"):
        return None, None, None
    match = _CONTRACT.fullmatch(text)
    if match is None:
        raise RecordError(f"contract: {text[:40]!r} is not a contract; 3NT, 4SX or 4S by W would be")
    bid, doubled, seat, over = match.groups()
    contract = parse_contract(bid + doubled.replace("*", "X"))
    tricks = None if over is None else 0 if over == "=" else int(over)
    return contract, parse_seat(seat) if declarer is None and seat else declarer, tricks


def _read_seat(value: object) -> Seat | None:
    text = str(value or "").strip()
    return parse_seat(text) if text else None


def _read_result(text: str, contract: Contract | None) -> int:
    """Declarer's tricks from `10`, or from `=`, `+1`, `-2` when the contract is known. Raises RecordError."""
    text = text.strip().removesuffix(".0")
    if re.fullmatch(r"\d{1,2}", text) and int(text) <= 13:
        return int(text)
    if contract is not None and re.fullmatch(r"=|[+-]\d{1,2}", text):
        tricks = contract.tricks + (0 if text == "=" else int(text))
        if 0 <= tricks <= 13:
            return tricks
    raise RecordError(f"result: {text[:20]!r} is not a number of tricks; 10, = or -2 would be")


def _read_cards(value: object) -> tuple[Card, ...]:
    """Cards from a list, or from text in which they stand apart or not. Raises InvalidCardError, RecordError."""
    if value is None:
        return ()
    if isinstance(value, list | tuple):
        return tuple(parse_card(str(card)) for card in value)
    text = re.sub(r"[\s,;|\-\[\]'\"]+", "", str(value))
    names = _CARD.findall(text)
    if "".join(names) != text:
        raise RecordError(f"play: {str(value)[:40]!r} is not a row of cards; S4 SJ SA S2 would be")
    return tuple(map(parse_card, names))


def _read_remarks(value: object) -> tuple[Remark, ...]:
    if isinstance(value, list | tuple):
        return tuple(Remark(str(text), 0) for text in value if str(text).strip())
    return (Remark(str(value).strip(), 0),) if value is not None and str(value).strip() else ()
