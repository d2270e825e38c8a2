"""What is said of the record, of somebody's claiming, of the bidding and of scores at the match: nothing is claimed."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.clause.beside.put_right import corrects_record

_COME_ON: Final = r"(?:(?:ok|okay|so|well|come on|cmon|oh|ah|just|please|pls|plz|now|do)\W+)"
_NOW: Final = r"(?:,? (?:it|now|here|already|then|please|pls|plz|yet|anything|will (?:you|u)|soon|the rest))*\W*"
_SOMEBODY: Final = r"(?:he|she|they|declarer|decl|north|south|east|west|[nsew]|you|u|anyone|anybody)"
_MAY: Final = r"(?:can|could|cud|should|shud|might|may|must|ought to|has to|will|won'?t|would|'?d better)"
_URGES: Final = re.compile(
    rf"\W*{_COME_ON}+claim{_NOW}"
    r"|\W*claim,? (?:already|please|pls|plz|will (?:you|u)|man|dude|mate|partner)\W*"
    r"|\W*(?:it'?s |high |about )*time to claim\W*"
    rf"|\W*{_SOMEBODY} {_MAY}(?: not| just| as well| surely| now| have)* claim(?:ed)?{_NOW}"
    rf"|\W*(?:nobody|no ?one|neither)(?:'s| is| has)? claim(?:ed|ing|s){_NOW}"
    r"|\W*(?:no|not yet|still no|waiting for (?:a|the|his)) claim(?: yet)?\W*",
    re.IGNORECASE,
)


def urges_claim(text: str) -> bool:
    """ "Just claim, will you", "he could claim now", "nobody has claimed": of claims, and none."""
    return "claim" in text.lower() and _URGES.fullmatch(text) is not None


_SCORING: Final = re.compile(r"\b(?:imps?|matchpoints?|mps|victory points|vps)\b", re.IGNORECASE)
_OF_TRICKS: Final = re.compile(r"\b(?:rest|tricks?|claim\w*|mine|making|made|down|off)\b", re.IGNORECASE)


def speaks_of_scoring(text: str) -> bool:
    """ "+11 imps to us", "we lose ten imps on that": what a board is worth, and no word of tricks."""
    words = text.lower()
    scores = "imp" in words or "matchp" in words or " mps" in words or "victory" in words or "vps" in words
    return scores and _SCORING.search(text) is not None and _OF_TRICKS.search(text) is None


_CALL: Final = (
    r"(?:(?:[1-7]|one|two|three|four|five|six|seven)[ -]?(?:nt|no ?trumps?|[cdhs♣♦♥♠]|(?:spade|heart|diamond|club)s?)"
    r"|pass(?:es|ed)?|all pass|p|dbl|double[ds]?|x|xx|rdbl|redouble[ds]?)"
)
_AUCTION: Final = re.compile(rf"\W*{_CALL}(?:[\s,.\-–]+{_CALL})+\W*", re.IGNORECASE)
_NO_BID: Final = re.compile(r"\b(?:pass(?:es|ed)?|p|dbl|(?:re)?double[ds]?|x)\b", re.IGNORECASE)


_BIDDING: Final = re.compile(
    r"\W*(?:(?:so|but|and|well|because|sorry)\W+)?(?:i|you|we|he|she|they|partner|pard|north|south|east|west)"
    r" (?:never |all |just |only )?(?:bid|opened|overcalled|responded|rebid|passed|doubled|redoubled|raised|alerted)\b"
    r"(?:(?!\bso\b|\bclaim)[^,.;:!])*[.!]*\W*",
    re.IGNORECASE,
)


def is_auction(text: str) -> bool:
    """ "One spade, pass, two hearts, all pass", "I opened a spade": calls, of which one names no tricks."""
    calls = _AUCTION.fullmatch(text) is not None and _NO_BID.search(text) is not None
    return calls or _BIDDING.fullmatch(text) is not None


_OTHER: Final = r"(?:you|he|she|they|declarer|decl|south|north|east|west) claimed"
_WAS: Final = r"(?:(?!claim)[^.?!;])*\b(?:was|were|had|wasn['’]t|hadn['’]t)\b(?:(?!claim)[^.?!;])*"
_STILL_OUT: Final = re.compile(
    rf"\W*(?:but\W+)?(?:i|we|my|our|partner) {_WAS} (?:when|at the time|as) {_OTHER}\W*"
    rf"|\W*(?:but\W+)?when {_OTHER},? (?:i|we|my|our|partner)\b{_WAS}",
    re.IGNORECASE,
)


def holds_against_claim(text: str) -> bool:
    """ "My ten was still out when he claimed": what is held against a claim of another, afterwards."""
    return " claimed" in text and _STILL_OUT.fullmatch(text) is not None


def tells_of_no_play(text: str) -> bool:
    """Whether all that is said is about the record, somebody's claiming, the bidding or the score."""
    if holds_against_claim(text):
        return True
    return corrects_record(text) or urges_claim(text) or speaks_of_scoring(text) or is_auction(text)
