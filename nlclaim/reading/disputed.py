"""What declarer and others each tell of his words, where they differ: the director finds what was said (FRM-8)."""

from __future__ import annotations

import re

PLAYER = (
    r"(?:north|east|south|west|[nesw]|[lr]ho|declarer|dummy|partner|claimer"
    r"|(?:an?|one|the|his|her|their)(?: of the)? (?:opponents?|opps|defenders?|partner|other side))"
)

QUOTED = re.compile(r"(?<!\w)['\"‘“](.{2,}?)['\"’”](?!\w)")
"""Words in quotes."""
_OTHERS = r"(?:the |both |two )?(?:opponents|opps|defenders|defence|other side|other players)"
_SIDE = (
    r"(?:n(?:orth)?(?: ?[/&-] ?| and )?s(?:outh)?|e(?:ast)?(?: ?[/&-] ?| and )?w(?:est)?|w(?:est)? ?[/&] ?e(?:ast)?)"
)
_BOTH = rf"(?:{_SIDE}|{PLAYER} (?:and|&) {PLAYER})"
_ONE = rf"(?:{PLAYER}|he|she|they|one of them|the other)"
_TELLER = rf"(?:{_BOTH}|{_OTHERS}|{_ONE})"
_SAYS = r"(?:says?|said|insists?|insisted|maintains?|maintained|claims?|claimed|thinks?|thought|swears?|states?|stated)"
_HEARS = r"(?:hears?|heard|remembers?|remembered|recalls?|recalled)"
_OF_HIM = (
    r"(?:(?:he|she|declarer|claimer|south|north|east|west) (?:had )?(?:only |just )?"
    r"(?:says?|said|stated|added|mentioned)|it was)"
)
_TELLING = re.compile(
    rf"(?<![\w'’])(?:according to (?P<source>{_TELLER})\b[,:]?(?: {_OF_HIM})?"
    rf"|(?P<owner>{_TELLER})['’]s? (?:version|account|story)(?: (?:is|was)(?: that)?)?\b"
    rf"|(?P<hearer>{_TELLER}) (?:only |just |both )?{_HEARS}\b(?: (?:him|her) say)?"
    rf"|(?P<teller>{_TELLER}) (?:both )?{_SAYS}(?: that)? (?:{_OF_HIM}|to have said)\b(?: that)?(?! (?:not|never)\b)"
    rf"|(?P<quoted>{_TELLER})(?: (?:both )?{_SAYS}\b(?: that)?(?: said)?|:)?[,:]? (?:only )?(?=['\"‘“]\w)"
    rf"|(?P<sides>{_BOTH}|{_OTHERS})(?: (?:both )?{_SAYS})?:"
    rf"|(?P<own>declarer|claimer|{PLAYER}(?=: I (?:had )?said\b)):(?: I (?:had )?said)?)"
    r"[,:]?(?: (?:only|just|simply|merely)\b:?)?\s*",
    re.IGNORECASE,
)
"""Where one of those begins to tell what was said: "declarer says he said", "according to East", "E/W:"."""
_IT = (
    r"(?:it|this|that|so|these words|the words|any (?:such thing|of it|of this)"
    r"|anything(?: (?:like that|of the (?:kind|sort)))?)"
)
_SAID_NOT = (
    r"(?:(?:nothing|no such)\b[^.;,]* (?:was|were|had been)\b"
    rf"|{_IT}? ?(?:was|were) (?:not|never)\b|(?:was|were)n['’]t\b"
    rf"|(?:he|she|declarer|claimer|{_IT}|north|east|south|west)(?: had| did| was)?"
    r"(?: (?:not|never|silent)|n['’]t| (?:said|says?|mentioned)? ?(?:nothing|no such))\b)"
)
_UNSAID = (
    r"(?:nothing\b|no mention\b|no such\b|none of (?:it|this|that)\b|(?:made|gave) no (?:statement|line)\b"
    rf"|(?:no,? )?(?:you|he|she) (?:did not|didn['’]t|never)\b|{_SAID_NOT})"
)
_DENIES = re.compile(
    r"(?:(?:but|and|though|although|which|while|whereas|however),? )*(?:"
    rf"(?:(?:{_IT}|which) )?(?:is|was|are|were)? ?(?:hotly |strongly |now )?"
    r"(?:disputed|denied|contested|contradicted|not (?:agreed|confirmed|heard|admitted))"
    rf"(?:$| by {_TELLER}\W*$)"
    rf"|{_TELLER} (?:all |both |flatly |hotly |strongly )?(?:den(?:y|ies|ied)|disput(?:es?|ed)|contradict(?:s|ed)?)"
    rf"(?: (?:him|her|{_IT}|having heard {_IT}|hearing {_IT}"
    rf"|that (?:he|she|{_IT}) (?:ever )?(?:said {_IT}|was said)))?\W*$"
    rf"|{_TELLER} (?:all |both |flatly )?(?:disagrees?|disagreed|do(?:es)? not agree|do(?:es)?n['’]t agree)"
    rf" (?:(?:on|about|with|that) (?:it|this|that|what was said|(?:he|it) (?:said {_IT}|was said)))\W*$"
    rf"|{_TELLER} (?:did not|didn['’]t|never|do(?:es)? not|do(?:es)?n['’]t) (?:hear|remember|recall)"
    rf"(?: (?:him|her) say(?:ing)?)?(?: {_IT})?\W*$"
    rf"|{_TELLER} (?:only |both )?heard nothing\b"
    r"|(?:nobody|no one|none|neither)(?: else| of \w+(?: \w+)?| defender| opponent)? "
    rf"(?:heard|remembers?|recalls?|confirms?)(?: {_IT})?\W*$"
    rf"|{_TELLER} (?:agrees?|confirms?)(?: it)?,? (?:but |and )?{_TELLER} "
    r"(?:do(?:es)? not|do(?:es)?n['’]t|did(?: not|n['’]t))\W*$"
    rf"|(?:only according to {_TELLER}|according to {_TELLER} (?:only|alone))\W*$"
    rf"|{_TELLER} (?:all |both )?(?:{_SAYS}|objects?|protests?|objected|protested)(?: that)? {_SAID_NOT}"
    rf"|{_TELLER}: {_UNSAID}"
    r"|(?:it|this|that|these words) (?:was|were) (?:not|never) (?:said|heard|spoken)\b"
    r"|not (?:said|heard)(?: at all)?\W*$"
    r")",
    re.IGNORECASE,
)
"""Somebody says that this was not said: "(disputed by EW)", "the opponents say it was not", "East denies it"."""
_IS_NOTHING = re.compile(rf"{_UNSAID}", re.IGNORECASE)
_JOINTS = re.compile(r"[;(\[–—]|,|[.!?](?=\s)|\s-\s")
_QUOTATION = r"(?<!\w)['\"‘“](.{2,}?)['\"’”](?!\w)"
_EITHER = re.compile(
    rf"\W*(?:[\w ]{{1,30}}?\bsaid:? )?(?:either )?{_QUOTATION},? or (?:maybe |perhaps |just |only |simply )*"
    rf"{_QUOTATION}\W*",
    re.IGNORECASE,
)
_BOTH_TOLD = re.compile(
    rf"\W*(?:two|different|both) (?:versions|accounts)(?: [\w ]{{1,30}})?:? {_QUOTATION}(?:,? or|,? and|[,;/]| vs\.?) "
    rf"{_QUOTATION}\W*",
    re.IGNORECASE,
)
"""Two versions, and nobody to tell which: "either 'draw trumps and claim' or just 'I claim'"."""
_MAYBE = re.compile(
    rf"(?:{_ONE} (?:may(?: or may not)?|might(?: or might not)?|could) have (?:said|mentioned)"
    r"|perhaps he said|allegedly(?: said)?)"
    r"\b:? (?:that )?(.{2,}?)[.!]?",
    re.IGNORECASE,
)
"""Words of which nobody is sure: "he may or may not have said drawing trumps"."""
_QUOTED_BY = re.compile(
    rf"(?<!\w)['\"‘“]([^'\"‘“’”]{{2,}})['\"’”],? (?:{_SAYS}|according to) {_TELLER}\b", re.IGNORECASE
)
"""Where the teller stands behind his version: "'drawing trumps' say N/S, 'all mine' say E/W"."""
_WHETHER = re.compile(
    r"(?:(?<=[.;,!?–—-])\s+|^|[(\[])[^.;:!?'\"()]{0,40}\b(?:disputed?|unclear|clear|sure|unsure|unknown|uncertain|known"
    r"|knows|disagree\w*|differ)\b[^.;:!?'\"]{0,15}?\b(?:whether|if) (?:or not )?"
    rf"{_ONE} (?:had |also |really |actually )*(?P<verb>said|mentioned|stated|added)\b:? (?P<words>[^.;)\]]+)",
    re.IGNORECASE,
)
"""It is open whether something was said: "it is not clear whether he added 'drawing trumps'"."""
_QUOTE_MARKS = " '\"‘“’”"
_PAUSES = " ,;:.-–—()[]"
_LIKELY = re.compile(
    r"\b(?:sa(?:y|id)|insist|maintain|claim(?:s|ed)\b|thinks?\b|thought|swear|state|hear|remember|recall|according"
    r"|version|account|story|den(?:y|ie)|disput|contest|contradict|agree|not (?:said|confirmed|admitted)"
    r"|[nsew]{2}:|[nesw] ?[/&-] ?[nesw]\b|\w+: ?(?:only )?['\"‘“]|declarer:|claimer:|north|south|west|opponents:"
    r"|defenders:|opps:|either|whether|may|might|perhaps|alleged|versions|accounts)",
    re.IGNORECASE,
)
"""One of these stands in whatever tells two versions: most statements have none."""


def told_apart(statement: str) -> list[str]:
    """The versions that declarer and others each tell; none where nobody contradicts him.

    A version by which nothing was said is empty. Where somebody only denies the words, they are one, and silence is
    the other.
    """
    if _LIKELY.search(statement) is None:
        return []
    if either := _EITHER.fullmatch(statement) or _BOTH_TOLD.fullmatch(statement):
        return [either[1], either[2]]
    if maybe := _MAYBE.fullmatch(statement.strip()):
        return [maybe[1].strip(_QUOTE_MARKS), ""]
    if len(quotes := list(_QUOTED_BY.finditer(statement))) > 1:
        return [each[1] for each in quotes]
    if open_ := _WHETHER.search(statement):
        before, words = statement[: open_.start()].strip(_PAUSES), open_["words"].strip(_QUOTE_MARKS)
        return [before, f"{before}, {words}" if open_["verb"].lower() == "added" else words]
    tellings = list(_TELLING.finditer(statement))
    denied_from = _where_denied(statement)
    tellings = [each for each in tellings if denied_from is None or each.start() < denied_from]
    ends = [*(each.start() for each in tellings), len(statement) if denied_from is None else denied_from][1:]
    told = [_words_told(statement[each.end() : end]) for each, end in zip(tellings, ends, strict=True)]
    if denied_from is not None:
        return _with_denial(statement[:denied_from], tellings, told)
    tellers = {_teller(each) for each in tellings}
    before = statement[: tellings[0].start()].rstrip() if tellings else ""
    if len(tellers) == 1 and before.endswith(("(", "[")) and before.strip(_PAUSES) and tellings[0]["hearer"]:
        return [before.strip(_PAUSES), *told]
    return told if len(tellers) > 1 and _contradict(tellings, told) else []


def _with_denial(words: str, tellings: list[re.Match[str]], told: list[str]) -> list[str]:
    """Words that somebody denies, and what is left without them: silence, or what was said before they were added."""
    if not tellings:
        words = _SO_HE_SAYS.sub("", words.strip().strip(_PAUSES))
        words = words[: words.index("(")] if words.count("(") > words.count(")") else words
        return [words.strip(_PAUSES).strip(_QUOTE_MARKS), ""]
    if _ADDED.search(tellings[0][0]) and (before := words[: tellings[0].start()].strip(_PAUSES)):
        return [f"{before}, {told[0]}", before]
    return [told[0], ""]


_SO_HE_SAYS = re.compile(rf"[,.;?!]? (?:so )?(?:{_TELLER} {_SAYS}|{_SAYS} {_TELLER})(?: so)?$", re.IGNORECASE)
_ADDED = re.compile(r"\b(?:added|mentioned)\b", re.IGNORECASE)


def _where_denied(statement: str) -> int | None:
    """Where somebody begins to deny the words before him; None if nobody does."""
    for joint in _JOINTS.finditer(statement):
        denial = _END.split(statement[joint.end() : joint.end() + _LONGEST_DENIAL].lstrip(), maxsplit=1)[0]
        if statement[: joint.start()].strip() and _DENIES.match(denial):
            return joint.start()
    return None


_END = re.compile(r"[;)\]]|\.(?=\s|$)")
_LONGEST_DENIAL = 120
"""Letters in which somebody says that he did not hear it."""


def _teller(telling: re.Match[str]) -> str:
    return next((who for who in telling.groups() if who), "").lower()


def _contradict(tellings: list[re.Match[str]], told: list[str]) -> bool:
    """Whether they tell of the same words: what one says after a colon is his own, and no version of declarer's.

    Two sides, or declarer and the others, have versions; of one seat, what it heard or has him say.
    """
    own = [each["own"] is not None or _teller(each) in ("declarer", "claimer", "he", "she") for each in tellings]
    others = [
        not its_own and _tells_of_another(telling) and not _ANSWERS.search(words)
        for telling, words, its_own in zip(tellings, told, own, strict=True)
    ]
    return sum(others) > 1 or (any(own) and any(others))


def _tells_of_another(telling: re.Match[str]) -> bool:
    """Whether it is declarer's words that he tells, and not his own, as "West: 'I have a trump'"."""
    by_one = telling["quoted"] is not None and _PLURAL.fullmatch(telling["quoted"]) is None
    return telling["own"] is None and not (by_one and telling[0].rstrip().endswith(":"))


_PLURAL = re.compile(rf"{_BOTH}|{_OTHERS}", re.IGNORECASE)
_ANSWERS = re.compile(
    r"^\W*(?:no|but|what|how|hang on|wait)\b|\?\W*$"
    r"|\b(?:i|we) (?:still )?(?:have|get|make|score|take|win|object|want)\b",
    re.IGNORECASE,
)
"""What another says for himself: "opponents: we have a trump trick"."""


def _words_told(told: str) -> str:
    """The words of a version; empty where nothing was said."""
    if quoted := QUOTED.search(told):
        return "" if _IS_NOTHING.match(quoted[1]) else quoted[1]
    words = _WAS_SAID.sub("", _GOES_ON.sub("", told.strip(_PAUSES)).strip(_QUOTE_MARKS))
    return "" if _IS_NOTHING.match(words) else words


_GOES_ON = re.compile(r"[\s,;.–—-]{1,9}(?:but|and|while|whereas)[\s,]*$", re.IGNORECASE)
"""What joins a version to the next one."""
_WAS_SAID = re.compile(r",? (?:was|had been) said$", re.IGNORECASE)
