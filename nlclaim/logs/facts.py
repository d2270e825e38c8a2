"""What the text around a diagram says of the board: contract, declarer, trumps, who is to play.

Only plain statements are read ("4S by West", "South to lead", "hearts are trumps"). What is not said stays open.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from nlclaim.bridge.cards import Suit, parse_suit
from nlclaim.bridge.contract import Contract
from nlclaim.bridge.seats import Seat, parse_seat
from nlclaim.logs.records import Diagram

_SEAT = r"(?P<seat>North|East|South|West)"
_DENOMINATION = r"(?P<denomination>NT|no[- ]?trumps?|spades?|hearts?|diamonds?|clubs?|[♠♥♦♣SHDCN](?!\w))"
_SUIT = r"(?P<suit>spades|hearts|diamonds|clubs|[♠♥♦♣])"
_DOUBLED = r"(?:\s*(?P<doubled>redoubled|doubled|XX|X)\b)?"
_DOUBLED_AS = {"": "", "doubled": "X", "x": "X", "redoubled": "XX", "xx": "XX"}
_BID = rf"(?P<level>[1-7])\s*{_DENOMINATION}{_DOUBLED}"
_LETTER_SEAT = r"(?P<seat>North|East|South|West|(?-i:[NESW])(?![\w.]))"

_CONTRACTS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b{_BID}\s*,?\s*(?:played\s+)?by\s+(?:the\s+)?{_LETTER_SEAT}",
        rf"\b{_SEAT}\s+(?:is|was)\s+(?:the\s+)?(?:declarer\s+)?(?:playing\s+)?in\s+{_BID}",
        rf"\b{_SEAT}\s+(?:plays|played|declares|declared)\s+(?:in\s+)?{_BID}",
        rf"\bcontract\s*(?:is|was|:|=)?\s*{_BID}",
    )
)
_DECLARERS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\bdeclarer\s*(?:is|was|:|=|\()?\s*{_LETTER_SEAT}",
        rf"\b{_SEAT}\s*,?\s*(?:(?:is|was)\s+)?(?:the\s+)?declarer\b",
    )
)
_TURN = r"(?:(?:is|was)\s+)?(?:on|to|in)\s+(?:the\s+)?(?:lead|play)\b"
_TURNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?P<seat>North|East|South|West|dummy|declarer)\s*,?\s*{_TURN}",
        r"\b(?:lead|turn)\s*(?:is\s+)?(?:in|with|:)\s*(?P<seat>North|East|South|West|dummy|declarer|(?-i:[NESW])(?![\w.]))",
    )
)
_TRUMPS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_SUIT}\s+(?:are|were|being|as)\s+(?:the\s+)?trumps?\b",
        rf"\btrumps?(?:\s+suit)?\s*(?:are|is|were|was|:|=)\s*{_SUIT}",
        r"(?P<none>\b(?:at|in|playing)\s+(?:NT|no[- ]?trumps?)\b|\btrumps?\s*[:=]\s*(?:none|NT)\b)",
    )
)


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What was said; None, or False, where nothing was."""

    contract: Contract | None = None
    declarer: Seat | None = None
    turn: Seat | None = None
    trumps_known: bool = False
    trumps: Suit | None = None


def find_facts(text: str) -> BoardFacts:
    """The facts in a stretch of text; of several statements of one fact, the first counts."""
    contract, declarer = _find_contract(text)
    if declarer is None:
        declarer = _find_seat(_DECLARERS, text, None)
    trumps_known, trumps = _find_trumps(text)
    if contract is not None:
        trumps_known, trumps = True, contract.trumps
    return BoardFacts(contract, declarer, _find_seat(_TURNS, text, declarer), trumps_known, trumps)


def add_facts(diagram: Diagram, facts: BoardFacts) -> Diagram:
    """The diagram with what its surroundings say."""
    return replace(
        diagram,
        contract=facts.contract,
        declarer=facts.declarer,
        turn=facts.turn,
        trumps_known=facts.trumps_known,
        trumps=facts.trumps,
    )


def _find_contract(text: str) -> tuple[Contract | None, Seat | None]:
    for pattern in _CONTRACTS:
        match = pattern.search(text)
        if match is not None:
            doubled = _DOUBLED_AS[(match["doubled"] or "").lower()]
            named = match.groupdict().get("seat")
            contract = Contract(int(match["level"]), _read_denomination(match["denomination"]), doubled)
            return contract, parse_seat(named) if named else None
    return None, None


def _read_denomination(text: str) -> Suit | None:
    return None if text[0] in "Nn" else parse_suit(text[0])


def _find_seat(patterns: tuple[re.Pattern[str], ...], text: str, declarer: Seat | None) -> Seat | None:
    """The first seat that one of the patterns names; `dummy` and `declarer` when it is known who declares."""
    for pattern in patterns:
        for match in pattern.finditer(text):
            name = match["seat"].lower()
            if name not in ("dummy", "declarer"):
                return parse_seat(name)
            if declarer is not None:
                return declarer.partner if name == "dummy" else declarer
    return None


def _find_trumps(text: str) -> tuple[bool, Suit | None]:
    for pattern in _TRUMPS:
        match = pattern.search(text)
        if match is not None:
            found = match.groupdict()
            return True, None if found.get("none") else parse_suit(found["suit"][0])
    return False, None
