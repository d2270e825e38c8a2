"""PBN, Portable Bridge Notation 2.1: games with deal, auction and play, read one at a time and written.

The tags are read here and not by endplay, which is all or nothing on a whole file: of 30 tournament files it
refuses six, for one odd word each (`^R` in the play, `#` for a tag that the game before lacks, a second empty
[Auction]). It also fails on a comment or a `+` in the play, holds the whole file in memory, and takes 0.6 s to
import. The tests hold this reader to endplay's answers where it has any.

Supplemental tags of ours: `[Claimer "S"]` and `[Claim "the claimer's words"]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from nlclaim.bridge.auction import find_contract, read_calls
from nlclaim.bridge.board import Board, BoardProblem, Ending, Remark, collect_boards, settle_board
from nlclaim.bridge.cards import Card, Suit, parse_card
from nlclaim.bridge.contract import Contract, parse_contract
from nlclaim.bridge.notation import format_deal, parse_deal
from nlclaim.bridge.pbn_tags import Comment, Game, is_card_word, iter_games
from nlclaim.bridge.position import trick_winner
from nlclaim.bridge.seats import Seat, Side, parse_seat
from nlclaim.bridge.sources import Source
from nlclaim.errors import BridgeError, InvalidCardError, InvalidPositionError

_VULNERABILITY = {
    "none": "None",
    "love": "None",
    "-": "None",
    "ns": "NS",
    "ew": "EW",
    "all": "Both",
    "both": "Both",
}
_RESULT = re.compile(r"\^?\s*(?:(NS|EW)\s*)?(\d{1,2})\b.*", re.IGNORECASE)
_UNKNOWN = ("", "?", "-", "*")
_ENDS_BY_CLAIM = "*"


def iter_pbn(source: Source) -> Iterator[Board | BoardProblem]:
    """The boards of a PBN file one by one, and in the place of a board that cannot be used the reason why.

    Bad content raises nothing; a path that cannot be opened raises OSError.
    """
    index = 0
    for index, game in enumerate(iter_games(source), start=1):
        try:
            yield _read_game(game, index)
        except BridgeError as error:
            yield BoardProblem(str(error), game.tags.get("board", "")[:20], index, game.offset)
    if not index:
        yield BoardProblem("no game in it")


def read_pbn(source: Source, problems: list[BoardProblem] | None = None) -> tuple[Board, ...]:
    """All usable boards of a PBN file. What had to be refused is added to `problems`, when given."""
    return collect_boards(iter_pbn(source), problems)


def _read_game(game: Game, index: int) -> Board:
    tags = game.tags
    if "deal" not in tags:
        raise InvalidPositionError(["no [Deal] tag"])
    problems = list(game.problems)
    calls = read_calls(" ".join(word for word in game.data.get("auction", ()) if word[0] not in "=$^"))
    dealer = _read_seat(tags.get("dealer", "") or tags.get("auction", ""), "Dealer", problems)
    contract, declarer = _read_contract(tags, dealer, calls, problems)
    board = Board(
        hands=parse_deal(tags["deal"]),
        number=int(tags["board"]) if re.fullmatch(r"\d{1,5}", tags.get("board", "")) else None,
        room=tags.get("room", "").lower() if tags.get("room", "").lower() in ("open", "closed") else "",
        dealer=dealer,
        vulnerable=_VULNERABILITY.get(tags.get("vulnerable", "").strip().lower(), ""),
        contract=contract,
        declarer=declarer,
        result=_read_result(tags.get("result", ""), declarer, problems),
        names=(tags.get("north", ""), tags.get("east", ""), tags.get("south", ""), tags.get("west", "")),
        event=tags.get("event", ""),
        calls=tuple(calls),
        claimer=_read_seat(tags.get("claimer", ""), "Claimer", problems),
        statement=tags.get("claim", ""),
        remarks=tuple(map(_as_remark, game.comments)),
        index=index,
        offset=game.offset,
    )
    cards, ended = _read_play(game, contract, declarer, problems)
    return settle_board(replace(board, problems=tuple(problems)), cards, ended)


def _as_remark(comment: Comment) -> Remark:
    return Remark(comment.text, comment.cards_before, comment.offset, "", comment.after_ending)


def _read_seat(text: str, tag: str, problems: list[str]) -> Seat | None:
    """The seat in a tag; `^S`, by an irregularity, is S."""
    name = text.strip().lstrip("^")
    if name in _UNKNOWN:
        return None
    try:
        return parse_seat(name)
    except InvalidCardError as error:
        problems.append(f"[{tag}]: {error}")
        return None


def _read_contract(
    tags: dict[str, str], dealer: Seat | None, calls: Sequence[str], problems: list[str]
) -> tuple[Contract | None, Seat | None]:
    """Contract and declarer from their tags, else from the auction. Where they differ, the tags count."""
    bid = find_contract(dealer, calls) if dealer is not None else None
    declarer = _read_seat(tags.get("declarer", ""), "Declarer", problems)
    text = tags.get("contract", "").strip()
    if text.lower() in ("pass", "passed out", "p"):
        return None, None
    try:
        contract = None if text in _UNKNOWN else parse_contract(text)
    except InvalidCardError as error:
        problems.append(f"[Contract]: {error}")
        contract = None
    if bid is None:
        return contract, declarer
    if contract is not None and declarer is not None and (contract, declarer) != bid:
        problems.append(f"the auction leads to {bid[0]} by {bid[1]}, the tags say {contract} by {declarer}")
    return contract or bid[0], bid[1] if declarer is None else declarer


def _read_result(text: str, declarer: Seat | None, problems: list[str]) -> int | None:
    """Declarer's tricks from `10`, `^10`, or `EW 9`."""
    if text.strip() in _UNKNOWN:
        return None
    match = _RESULT.fullmatch(text.strip())
    if match is None or int(match[2]) > 13:
        problems.append(f"[Result]: {text[:20]!r} is not a number of tricks from 0 to 13")
        return None
    tricks = int(match[2])
    if match[1] and declarer is not None and Side[match[1].upper()] != declarer.side:
        return 13 - tricks
    return tricks


def _read_play(
    game: Game, contract: Contract | None, declarer: Seat | None, problems: list[str]
) -> tuple[tuple[Card, ...], bool]:
    """The cards in playing order, and whether the section says that play ended early."""
    words = game.data.get("play", [])
    if not words or contract is None or declarer is None:
        return (), False
    first = _read_seat(game.tags["play"], "Play", problems)
    if first is None:
        return (), False
    table = _read_table(words, problems)
    ended = _ENDS_BY_CLAIM in words
    return tuple(_in_playing_order(table, first, contract.trumps, problems)), ended


def _read_table(words: Sequence[str], problems: list[str]) -> list[Card | None]:
    """The cells of the play table, four a trick; None for `-`, a card not played."""
    table: list[Card | None] = []
    for word in words:
        if word in ("*", "+"):
            break
        if is_card_word(word):
            table.append(parse_card(word))
        elif set(word) == {"-"}:
            table.append(None)
        elif word[0] not in "^=$!?":
            # Marks: ^R a revoke, =1= a note, $1 a comment by number. Anything else makes the rest doubtful.
            problems.append(f"[Play]: {word[:20]!r} in trick {len(table) // 4 + 1} is not a card; the rest is left out")
            break
    return table


def _in_playing_order(
    table: Sequence[Card | None], first: Seat, trumps: Suit | None, problems: list[str]
) -> Iterator[Card]:
    """The cards as they were played: rows start with the same seat, tricks with their leader."""
    leader = first
    for start in range(0, len(table), 4):
        row = [*table[start : start + 4], None, None, None, None]
        cells = [row[(leader - first + place) % 4] for place in range(4)]
        trick = [card for card in cells[: cells.index(None) if None in cells else 4] if card is not None]
        yield from trick
        if len(trick) < 4:
            if sum(card is not None for card in table[start:]) > len(trick):
                problems.append(f"[Play]: a card is missing in trick {start // 4 + 1}; the rest is left out")
            return
        leader = trick_winner(trick, leader, trumps)


def format_pbn(board: Board) -> str:
    """One game in PBN, with its play as far as it is known and `*` after it when play was cut short."""
    tags = [f'[{name} "{_escape(value)}"]' for name, value in _tag_values(board)]
    if board.calls and board.dealer is not None:
        tags.append(f'[Auction "{board.dealer.letter}"]')
        tags.extend(_rows([call.replace("P", "Pass") if call == "P" else call for call in board.calls]))
    if board.declarer is not None and (board.play or board.has_claim):
        tags.append(f'[Play "{board.declarer.lho.letter}"]')
        tags.extend(_rows(_play_table(board)))
        tags.extend(["*"] if board.ending == Ending.CLAIMED else ["+"] if board.ending == Ending.STOPPED else [])
    return "\n".join(tags) + "\n"


def _tag_values(board: Board) -> Iterator[tuple[str, str]]:
    north, east, south, west = board.names
    yield "Event", board.event
    yield "Board", "" if board.number is None else str(board.number)
    yield from (("West", west), ("North", north), ("East", east), ("South", south))
    yield "Dealer", board.dealer.letter if board.dealer is not None else ""
    yield "Vulnerable", board.vulnerable.replace("Both", "All")
    yield "Deal", format_deal(board.hands)
    yield "Declarer", board.declarer.letter if board.declarer is not None else ""
    yield "Contract", _contract_value(board)
    yield "Result", "" if board.result is None else str(board.result)
    if board.room:
        yield "Room", board.room.title()
    if board.claimer is not None:
        yield "Claimer", board.claimer.letter
    if board.statement:
        yield "Claim", board.statement


def _contract_value(board: Board) -> str:
    if board.contract is not None:
        return str(board.contract)
    return "Pass" if len(board.calls) >= 4 and set(board.calls) == {"P"} else ""


def _play_table(board: Board) -> list[str]:
    """The play as rows that all start with the opening leader, `-` where no card was played."""
    cells: list[str] = []
    position = board.position_at(0)
    first = position.turn
    row = ["-"] * 4
    for card in board.play:
        row[(position.turn - first) % 4] = str(card)
        position = position.play(card)
        if not position.trick:
            cells.extend(row)
            row = ["-"] * 4
    return cells + (row if position.trick else [])


def _rows(words: Sequence[str]) -> list[str]:
    return [" ".join(words[start : start + 4]) for start in range(0, len(words), 4)]


def _escape(value: str) -> str:
    return re.sub(r"\s+", " ", value).replace("\\", "\\\\").replace('"', '\\"')
