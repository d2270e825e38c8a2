"""A claim to be ruled on: in which position, by whom, in which words, and what the director found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from nlclaim.bridge.board import Board, find_dealing_problems, start_position
from nlclaim.bridge.cards import Card, parse_card, parse_suit
from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.notation import Deal, format_deal, parse_deal
from nlclaim.bridge.position import Position, make_position
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.errors import IllegalPlayError, InvalidPositionError, RecordError
from nlclaim.jurisdictions import DEFAULT_AUTHORITY, LATEST
from nlclaim.law import Edition, load_edition
from nlclaim.reading.told_later import added_later
from nlclaim.reading.versions import split_versions
from nlclaim.ruling.case_record import CaseRecord, FactsRecord, decode_json_object, parse_case_record

__all__ = ["Case", "CaseRecord", "Facts", "case_from_board", "load_case", "make_case", "record_of"]

_CARRIED = ("expected", "confidence", "meta")
_IF_FOUND = ("added_later", "interrupted", "also_heard")
"""Findings that a record leaves out where there are none; of the others it says null."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The director's findings, by the names of `FactsRecord`; None where he made none and it is to be inferred."""

    unaware_of_trump: bool | None = None
    player_class: str | None = None
    """`novice`, `club`, `tournament` or `expert`."""
    agreed: bool | None = None
    partner_objected: bool | None = None
    played_on: bool | None = None
    elapsed: str | None = None
    """`at_once`, `correction_period` or `late`."""
    added_later: str = ""
    """What the claimer added after the claim: no part of the statement (68C)."""
    interrupted: bool | None = None
    """Whether claimer was stopped before he had finished speaking."""
    also_heard: tuple[str, ...] = ()
    """Other versions of what was said, where witnesses differ."""


@dataclass(frozen=True, slots=True)
class Case:
    """One claim or concession, its position checked. Trick counts are of the tricks that remain."""

    position: Position
    contract: Contract
    declarer: Seat
    claimer: Seat
    statement: str = ""
    claimed: int | None = None
    """Tricks claimed; None to take it from the words."""
    conceded: int | None = None
    law: str = LATEST
    authority: str = DEFAULT_AUTHORITY
    facts: Facts = Facts()
    id: str = ""
    tricks_won: tuple[int, int] | None = None
    """Tricks of the deal won before the claim, by Side; None when the record does not show them."""
    record_complete: bool = False
    """Whether the whole play up to the claim is on record, so that what nobody showed was not shown."""
    passthrough: Mapping[str, object] = field(default_factory=dict, hash=False)
    """`expected`, `confidence` and `meta` of the record, untouched."""

    @property
    def edition(self) -> Edition:
        """The edition of the Laws in force. Raises UnknownEditionError."""
        return load_edition(self.law)

    @property
    def said(self) -> str:
        """The statement without the other versions that it may report."""
        return split_versions(self.statement)[0]

    @property
    def also_heard(self) -> tuple[str, ...]:
        """Other versions of what was said: as found, and as the statement itself reports them."""
        return (*self.facts.also_heard, *split_versions(self.statement)[1])

    @property
    def added_later(self) -> str:
        """What was said when the claim had been made: as found, or as the statement itself tells; empty if nothing."""
        return self.facts.added_later or added_later(self.statement)

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def claimer_is_dummy(self) -> bool:
        """Whether dummy spoke, who cannot claim under every edition."""
        return self.claimer == self.dummy

    @property
    def claimer_is_defender(self) -> bool:
        """Whether the claim is a defender's."""
        return self.claimer.side != self.declarer.side


def load_case(
    source: Path | str | Mapping[str, object],
    *,
    overrides: Mapping[str, object] | None = None,
    row: int | None = None,
) -> Case:
    """The case in a file (Path), a JSON text (str) or a decoded object; `overrides` replace its keys.

    Raises RecordError for a record that cannot be read, InvalidPositionError for cards or play that cannot
    be.
    """
    path = str(source) if isinstance(source, Path) else ""
    content = _read_file(source) if isinstance(source, Path) else source
    if overrides:
        content = {**_as_object(content, path, row), **overrides}
    return make_case(parse_case_record(content, path, row))


def make_case(record: CaseRecord) -> Case:
    """The case that a record describes. Raises RecordError or InvalidPositionError."""
    contract, declarer = parse_contract(record.contract), parse_seat(record.declarer)
    hands = parse_deal(record.deal)
    if record.play is not None:
        position = _replay(record, hands, contract, declarer)
    else:
        position = _place(record, hands, contract)
    position = _add_shown_out(position, record)
    _require_tricks_in_range(record, position.remaining)
    return Case(
        position=position,
        contract=contract,
        declarer=declarer,
        claimer=parse_seat(record.claimer),
        statement=record.statement,
        claimed=position.remaining - (record.conceded or 0) if record.claimed == "rest" else record.claimed,
        conceded=record.conceded,
        law=record.law,
        authority=record.authority,
        facts=Facts(**(record.facts or FactsRecord()).model_dump()),
        id=record.id,
        tricks_won=position.won if record.play is not None else None,
        record_complete=record.play is not None,
        passthrough={name: getattr(record, name) for name in _CARRIED if name in record.model_fields_set},
    )


def case_from_board(board: Board, *, n_cards: int | None = None, overrides: Mapping[str, object] | None = None) -> Case:
    """The claim with which the record of a board ends, or one after `n_cards` cards, as a case.

    Claimer is who the board names, else declarer; the number is what the recorded result leaves the claimer's
    side, when the claim is where the record ends and `overrides`, keys of the case record, give none. Raises
    RecordError, InvalidPositionError, IllegalPlayError.
    """
    position = board.position_at(n_cards)
    if board.contract is None or board.declarer is None:
        raise InvalidPositionError(["no contract and declarer"])
    given = dict(overrides or {})
    claimer = board.claimer if board.claimer is not None else board.declarer
    record: dict[str, object] = {
        "id": board.label,
        "deal": format_deal(board.hands),
        "contract": str(board.contract),
        "declarer": board.declarer.letter,
        "claimer": claimer.letter,
        "statement": board.statement,
        "play": [str(card) for card in board.play[:n_cards]],
        **given,
    }
    if not given.keys() & {"claimed", "conceded"} and (n_cards is None or n_cards == len(board.play)):
        record["claimed"] = _recorded_claim(board, board.declarer, str(record["claimer"]), position)
    return load_case(record)


def record_of(case: Case) -> CaseRecord:
    """The record of a case: in the full form when the whole play is known, else in the short one."""
    position = case.position
    form: dict[str, object] = {"deal": format_deal(position.hands), "turn": position.turn.letter}
    shown: set[tuple[Seat, Any]] = set(position.shown_out)
    if case.record_complete:
        plays, start = position.history, position
        while start.previous is not None:
            start = start.previous
        form = {"deal": format_deal(start.hands), "play": [str(card) for _, card in plays]}
        if position.previous is not None:
            shown -= position.previous.play(plays[-1][1]).shown_out
    elif position.trick:
        form["trick"] = [str(card) for card in position.trick]
    if shown:
        form["shown_out"] = {
            seat.letter: [suit.letter for who, suit in sorted(shown) if who == seat] for seat, _ in sorted(shown)
        }
    return parse_case_record({**form, **_plain_fields(case), **case.passthrough})


def _plain_fields(case: Case) -> dict[str, object]:
    return {
        "schema": "case/1",
        "id": case.id,
        "statement": case.statement,
        "claimer": case.claimer.letter,
        "claimed": case.claimed,
        "conceded": case.conceded,
        "contract": str(case.contract),
        "declarer": case.declarer.letter,
        "law": case.law,
        "authority": case.authority,
        "facts": {
            FactsRecord.model_fields[name].alias or name: value
            for name, value in asdict(case.facts).items()
            if name not in _IF_FOUND or value not in (None, "", ())
        },
    }


def _read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise RecordError(f"cannot be read: {error.strerror}", str(path)) from error
    except ValueError as error:
        raise RecordError("not UTF-8 text", str(path)) from error


def _as_object(content: str | Mapping[str, object], path: str, row: int | None) -> Mapping[str, object]:
    return decode_json_object(content, path, row) if isinstance(content, str) else content


def _replay(record: CaseRecord, hands: Deal, contract: Contract, declarer: Seat) -> Position:
    """The position after the recorded play, from the full deal."""
    if record.turn is not None or record.trick:
        raise RecordError("turn, trick: they belong to the short form; with play they follow from it")
    cards = [parse_card(text) for text in record.play or ()]
    problems = find_dealing_problems(hands) + _repeated_cards(cards)
    if problems:
        raise InvalidPositionError(problems)
    position = start_position(hands, contract, declarer)
    for place, card in enumerate(cards):
        try:
            position = position.play(card)
        except IllegalPlayError as error:
            raise InvalidPositionError([f"play[{place}], trick {place // 4 + 1}: {error}"]) from error
    if not position.remaining:
        raise InvalidPositionError(["all 52 cards are played: there is nothing to rule on"])
    return position


def _repeated_cards(cards: Sequence[Card]) -> list[str]:
    first_places: dict[Card, int] = {}
    problems = []
    for place, card in enumerate(cards):
        if first_places.setdefault(card, place) != place:
            problems.append(f"{card.pretty} is played twice: play[{first_places[card]}] and play[{place}]")
    return problems


def _place(record: CaseRecord, hands: Deal, contract: Contract) -> Position:
    """The position of the short form."""
    if record.turn is None:
        raise RecordError("play or turn: one of them is needed, play for the full form, turn for the short one")
    trick = [parse_card(text) for text in record.trick or ()]
    return make_position(hands, contract.trumps, parse_seat(record.turn), trick)


def _add_shown_out(position: Position, record: CaseRecord) -> Position:
    """The position with the voids that the record tells beside the play."""
    told = {(parse_seat(seat), parse_suit(suit)) for seat, suits in (record.shown_out or {}).items() for suit in suits}
    problems = [
        f"shown_out: {seat} is said to have shown out of {suit} and still holds some"
        for seat, suit in sorted(told)
        if position.hands[seat].suit_holding(suit)
    ]
    if problems:
        raise InvalidPositionError(problems)
    return replace(position, shown_out=position.shown_out | told) if told else position


def _require_tricks_in_range(record: CaseRecord, remaining: int) -> None:
    claimed = record.claimed if isinstance(record.claimed, int) else 0
    conceded = record.conceded or 0
    problems = [
        f"{name}: {tricks} of {remaining} remaining tricks; 0 to {remaining} can be"
        for name, tricks in (("claimed", claimed), ("conceded", conceded))
        if not 0 <= tricks <= remaining
    ]
    if not problems and claimed + conceded > remaining:
        problems.append(
            f"claimed, conceded: {claimed} and {conceded} are more than the {remaining} remaining tricks; "
            f"beside {conceded} conceded, {remaining - conceded} at most can be claimed"
        )
    if problems:
        raise RecordError("; ".join(problems))


def _recorded_claim(board: Board, declarer: Seat, claimer: str, position: Position) -> int | None:
    """What the recorded result leaves the claimer's side of the remaining tricks; None without a result."""
    if board.result is None:
        return None
    declarers = board.result - position.won[declarer.side]
    if not 0 <= declarers <= position.remaining:
        raise RecordError(
            f"the recorded result, {board.result} tricks, cannot be: declarer has "
            f"{position.won[declarer.side]} and {position.remaining} remain"
        )
    return declarers if parse_seat(claimer).side == declarer.side else position.remaining - declarers
