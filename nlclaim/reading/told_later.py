"""What a statement tells of words that came when the claim had been made: no part of it, and too late (70D1; STM-2)."""

from __future__ import annotations

import re
from functools import lru_cache

PLAYER = (
    r"(?:north|east|south|west|[nesw]|[lr]ho|declarer|dummy|partner|claimer"
    r"|(?:an?|one|the|his|her|their)(?: of the)? (?:opponents?|opps|defenders?|partner|other side))"
)
"""Somebody at the table."""
_SPEAKS = (
    r"(?:add|explain|stat|claim|insist|maintain|sa(?:y|id)|tell|told|announc|mention|clarif|declar(?!er)|specif|assert|argu"
    r"|repl|answer|suppl)"
    r"\w*"
)
_OBJECTING = (
    r"(?:object|protest|disput|contest|challeng|quer(?:y|i)|question|demurr?|disagree|inquir|enquir|complain|interven"
    r"|point(?:s|ed)? out|want(?:s|ed)? to know|would not have it"
    r"|ask(?!\w* (?:dummy )?for (?:an?|the|his) (?:spade|heart|diamond|club|trump|card)"
    r"|\w* (?:\w+ )?to (?:repeat|say)))\w*"
)
_DIRECTOR = r"(?:the )?(?:director|td)\b"
_CAME = (
    rf"(?:{_DIRECTOR} (?:had |has |was |is |had been |being |then )?"
    r"(?:c[ao]m\w+|arriv\w*|call\w*|there|summon\w*|at the table|ask\w*|inquir\w*|enquir\w*|question\w*)"
    rf"|(?:{PLAYER}|they|we|he|she|(?:somebody|someone)) (?:had )?(?:call|summon)\w* (?:for )?{_DIRECTOR})"
)
_WHO = rf"(?:{PLAYER}|they|he|she|it|(?:the |both )?(?:opponents|defenders|opps)|somebody|someone|[ne]/?[sw])"
_ASKED = r"(?:asked|questioned|challenged|queried|pressed|prompted)"
_PRESSED = rf"(?:{_ASKED}|contested|disputed|objected to)"
_EVENT = (
    rf"(?:{_CAME}"
    rf"|{_WHO} (?:had |has |then |immediately |at once |both )*{_OBJECTING}"
    rf"|{_WHO} (?:had )?(?:showed|shown|produced|revealed|mentioned) (?:his|her|their|an?|the)(?: \w+)?"
    r" trumps?"
    r"|(?:being|having been|he was|she was) (?:told|shown|reminded|made aware)"
    rf"|(?:he|she|i|it|this|the claim|south|north|east|west|declarer|claimer) (?:was|is|had been) {_PRESSED}"
    rf"|(?:being )?{_PRESSED}(?! for (?:an?|the) | (?:\w+ )?to (?:repeat|say)))"
)
_ANSWER = (
    r"(?:(?:on|upon|after|following|in (?:answer|reply|response) to|because of|at|under) "
    r"(?:(?:an?|the|his|her|their|some|much|further|\w+['’]s|\w+s['’]) ){0,2}"
    r"(?:objections?|protests?|quest(?:ion|ions|ioning)|quer(?:y|ies)|challenges?|enquir(?:y|ies)|inquir(?:y|ies)"
    r"|prompting|intervention|discussion|argument|debate|pressure)\b"
    rf"|in (?:answer|reply|response) to (?:{_DIRECTOR}|{PLAYER}\b|them|him|her))"
)
_AT_WHICH = r"(?:(?:only |but |and |just )?(?:when|once|after|as soon as|by the time|on|upon)(?: then)? )"
_WORDS_DENIED = r"(?! that (?:this|that|it|he|she|nothing|no such)\b[^.;]{0,12}\b(?:not|never|said)\b)"
_PRESENT = r"(?:(?:will|'ll|can) )?(?:say|claim|state|tell|announce|mention|answer|reply)\b"
_ADVERB = (
    r"(?:(?:(?:much|some time|somewhat|a (?:little|bit|while|moment|minute)|(?:\w+|\d+) (?:minute|second|moment)s?) )?"
    r"(?:later on|later(?! on\b)|afterwards?|subsequently|belatedly|thereafter)\b"
    r"|(?:(?:\w+|\d+) (?:minute|second|moment|hour)s? )?after (?:the claim|claiming|the hand|the board)\b"
    r"|(?:the )?next day\b|post-claim\b)"
)
_LATER = re.compile(
    rf"(?:^|(?<=[.!?;,:–—-])\s+|(?<=[.!?;,:–—-]['\"’”])\s+|[(\[]\s*(?:{PLAYER}, ?)?)"
    r"(?:(?:and|but|then|at the table),? )*"
    rf"(?:{_ADVERB}(?=,? ?(?:{PLAYER}|he|she)?:"
    rf"|(?!,? (?:i|we) {_PRESENT})[^.;:'\"]{{0,30}}\b{_SPEAKS})"
    rf"|(?:{PLAYER}|he|she) {_ADVERB} {_SPEAKS}"
    rf"|{_AT_WHICH}{_EVENT}\b|{_ANSWER}"
    rf"|{_ASKED}(?: (?:by|about|for (?:his|her)|how|what|why|whether)\b[^.;:,]*?)?"
    rf"(?:,? (?:{PLAYER}|he|she|i|says?|said|explains|explained|replies|replied|added)\b|:)"
    rf"|(?:to|before|in front of) {_DIRECTOR}[, ]+(?=[^.;:]{{0,20}}\b{_SPEAKS}|:)"
    rf"|{_DIRECTOR}:"
    rf"|(?P<goes_on>(?:(?:{PLAYER}|he|she) {_SPEAKS}|added|said|stated|explained|mentioned) {_ADVERB}"
    rf"|(?:{PLAYER}|he|she) (?:only |first )?{_SPEAKS}[^.;:,'\"]{{0,40}}?,? {_AT_WHICH}{_EVENT}\b"
    rf"|{_CAME}"
    rf"|(?:(?:{PLAYER}|he|she) )?(?:then )?(?:told|tells|explained to|explains to|said to) {_DIRECTOR}(?!\W*$)"
    rf"|(?:{PLAYER}|they|(?:the |both )?(?:opponents|defenders)) (?:then |at once |immediately )?"
    rf"(?:(?:object|protest)\w*{_WORDS_DENIED}|disput\w*|queri\w*|challeng\w*"
    rf"|ask(?:s|ed)?(?= (?:him |her |declarer )?(?:about|how|what|why|whether|if|where)\b|\W*$|:)"
    rf"|call\w* (?:for )?{_DIRECTOR}|would not have it)\b))",
    re.IGNORECASE,
)
"""Where it goes on with what came later: "the rest. West objected. I would draw it", "(later: trumps first)"."""
_LIKELY = re.compile(
    r"later|afterw|subsequent|belated|thereafter|object|protest|disput|contest|challeng|quer|question|demur|disagree"
    r"|quir|complain|interven|point|want|would not have|ask|press|prompt|director|\btd\b|\btold|show|produced|revealed"
    r"|mention|remind|aware|post-claim|next day|after (?:the|claim)|reply|answer|response|discussion|argument|debate",
    re.IGNORECASE,
)
"""One of these stands in whatever is told of what came later: most statements have none."""


@lru_cache(maxsize=256)
def added_later(statement: str) -> str:
    """What the statement tells of what was said when the claim had been made; empty if nothing.

    All of it, where it begins so: "when asked, he said drawing trumps"; not where it only begins with who objected.
    """
    if _LIKELY.search(statement) is None:
        return ""
    for late in _LATER.finditer(statement):
        if statement[: late.start()].strip(" .,;:-–—") or (late["goes_on"] is None and _tells_words(statement, late)):
            return statement[late.start() :].strip()
    return ""


def _tells_words(statement: str, late: re.Match[str]) -> bool:
    """Whether words follow on what came first, so that the whole statement was made later."""
    return re.search(rf":|\b{_SPEAKS}\b", statement[late.end() :], re.IGNORECASE) is not None
