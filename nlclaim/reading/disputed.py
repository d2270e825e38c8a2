"""What declarer and others each tell of his words, where they differ: the director finds what was said (FRM-8)."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.stems import holds_any
from nlclaim.reading.telling import ANYBODY, QUOTED, SAYS, Telling, stems_of, words_by_sort

_TELLER: Final = rf"(?:{ANYBODY}(?:and {ANYBODY})?)"
_SAYS: Final = rf"(?:{SAYS}|Thinks )"
_IT: Final = r"(?:(?:It|of) )"
"""Of "it", "this", "anything of the kind", "that these words"."""
_OF_HIM: Final = r"(?:(?:Own |Who )(?:only )?(?:Says|States|Adds) |It Was |to Says )"
_DOES_NOT: Final = r"(?:DoesNot |(?:do |does )?Not )"
_END: Final = r"(?=[.;)\]] |$)"
_SAID_NOT: Final = (
    r"(?:(?:It |of |Own |Who )+(?:Was |Says |Adds )?(?:Not |Nothing |silent |no (?:It|Adds) )"
    r"|Nothing (?:\S+ )*?Was )"
)
_UNSAID: Final = (
    rf"(?:{_SAID_NOT}|Was Not |Not |Nothing |no (?:It|Adds) |none of |(?:made|gave) no (?:States|line) "
    r"|(?:no (?:, )?)?(?:you|Own|Who) Not )"
)
"""That words were not said: "it was not", "he said nothing", "no you didn't"."""
_TELLING: Final = re.compile(
    rf"(?:according to (?P<source>{_TELLER})(?:[,:] )?{_OF_HIM}?"
    rf"|(?P<hearer>{_TELLER})(?:only )?Hears (?:him |her )?(?:Says )?"
    rf"|(?P<owner>{_TELLER})(?:version|account|story) (?:Was |Is )?(?:It )?"
    rf"|(?P<teller>{_TELLER}){_SAYS}(?:It )?{_OF_HIM}(?:It )?(?!Not )"
    rf"|(?P<quoted>{_TELLER})(?:{_SAYS}(?:It )?(?:Says )?)?(?:[,:] )?(?:only )?(?=Quote )"
    rf"|(?P<sides>{ANYBODY}and {ANYBODY}|Side ){_SAYS}?(?=: )"
    r"|(?P<own>Own (?=: )|Who (?=: i Says ))(?:: i Says )?)"
    r"(?:[,:] )?(?:(?:only|simply|merely) )?(?:: )?"
)
"""Where one of those begins to tell what was said: "declarer says he said", "according to East", "E/W:"."""
_DENIALS: Final = (
    rf"(?:{_IT}|which )*(?:Was |Is )?(?:now )?(?:Denies|Disputes|Not (?:Agrees|Hears)) (?:by {_TELLER})?{_END}",
    rf"{_TELLER}(?:Denies|Disputes) (?:(?:It|of|him|her|ever|having|Hears|hearing|Own|Says|Was) )*{_END}",
    rf"{_TELLER}(?:Differs |{_DOES_NOT}Agrees )(?:on|about|with|It) (?:(?:It|what|Own|Says|Was) )*{_END}",
    rf"{_TELLER}{_DOES_NOT}Hears (?:him |her )?(?:Says )?{_IT}*{_END}",
    rf"{_TELLER}(?:only )?Hears (?:Nothing|no It) ",
    rf"(?:nobody|no one|none|neither) (?:else )?(?:of \S+ )?(?:Who |Side )?(?:Hears|Agrees) {_IT}*{_END}",
    rf"{_TELLER}Agrees (?:It )?(?:, )?(?:but |and )?{_TELLER}{_DOES_NOT}{_END}",
    rf"(?:only according to {_TELLER}|according to {_TELLER}(?:only|alone) ){_END}",
    rf"{_TELLER}(?:{_SAYS}|Objects ){_SAID_NOT}",
    rf"{_TELLER}: {_UNSAID}",
    rf"{_IT}+Was Not (?:Says|Hears|spoken) ",
    rf"Not (?:Says|Hears) (?:at )?{_END}",
)
"""Somebody says that this was not said: "(disputed by EW)", "the opponents say it was not", "East denies it"."""
_DENIED: Final = re.compile(
    r"(?<= )[;(\[–—,.!?-] (?:(?:but|and|though|although|which|While|whereas|however) (?:, )?)*"
    rf"(?:{'|'.join(_DENIALS)})"
)
_EITHER: Final = re.compile(
    r"(?:(?:\S+ ){0,5}?Says (?:: )?)?(?:either )?"
    r"Quote (?:, )?or (?:(?:maybe|perhaps|only|simply) )*Quote (?:[.!?] )*$"
    r"|(?:different )?(?:versions|accounts) (?:[^\s:]+ ){0,5}?(?:: )?"
    r"Quote (?:or|and|[,;/]|vs) (?:and |or )?Quote (?:[.!?] )*$"
)
"""Two versions, and nobody to tell which: "either 'draw trumps and claim' or just 'I claim'"."""
_MAYBE: Final = re.compile(
    r"(?:(?:Own |Who )(?:may|might|could) (?:or \S+ Not )?(?:Says|Adds) |perhaps Own Says |allegedly (?:Says )?)"
    r"(?:: )?(?:It )?"
)
"""Words of which nobody is sure: "he may or may not have said drawing trumps"."""
_QUOTED_BY: Final = re.compile(rf"Quote (?:, )?(?:{_SAYS}|according to ){_TELLER}")
"""Where the teller stands behind his version: "'drawing trumps' say N/S, 'all mine' say E/W"."""
_WHETHER: Final = re.compile(
    r"(?:^|(?<=[.;,!?–—-] )|[(\[] )(?:[^\s.;:!?()]+ ){0,6}?(?:Disputes|Differs|differ|clear|unclear|sure|unsure|known"
    r"|unknown|knows|uncertain) (?:[^\s.;:!?()]+ ){0,2}?(?:whether|if) (?:or Not )?(?:Own |Who |Side )"
    r"(?:(?:also|really|actually) )*(?:Says|States|(?P<added>Adds)) (?:: )?(?P<words>(?:[^\s.;)\]]+ )+)"
)
"""It is open whether something was said: "it is not clear whether he added 'drawing trumps'"."""
_SO_HE_SAYS: Final = re.compile(rf"(?:[,.;?!] (?:It )?)?(?:{_TELLER}{_SAYS}|{_SAYS}{_TELLER})(?:It )?$")
_IS_NOTHING: Final = re.compile(_UNSAID)
_QUOTE_MARKS: Final = " '\"‘“’”"
_PAUSES: Final = " ,;:.-–—()[]"
_LIKELY: Final = (
    *stems_of("Hears", "Disputes", "Denies", "Differs", "Agrees"),
    *("say", "said", "insist", "maintain", "claims", "claimed", "think", "thought", "swear", "state", "according"),
    *("version", "account", "story", "whether", "may ", "might", "perhaps", "alleged", "either", ": ", "' or", '" or'),
)
"""One of these stands in whatever tells two versions."""


def told_apart(statement: str) -> list[str]:
    """The versions that declarer and others each tell; none where nobody contradicts him.

    A version by which nothing was said is empty. Where somebody only denies the words, they are one, and silence is
    the other.
    """
    if not holds_any(statement.lower(), _LIKELY):
        return []
    words = words_by_sort(statement)
    if (open_ := _left_open(statement, words)) or (open_ := _denied(statement, words)):
        return open_
    tellings = list(_TELLING.finditer(words.sorts))
    if not tellings:
        return []
    told = _told(statement, words, tellings, len(words.sorts))
    tellers = {_teller(statement, words, each) for each in tellings}
    before = statement[: words.place(tellings[0].start())].rstrip()
    if len(tellers) == 1 and before.endswith(("(", "[")) and before.strip(_PAUSES) and tellings[0]["hearer"]:
        return [before.strip(_PAUSES), *told]
    return told if len(tellers) > 1 and _contradict(tellings, told) else []


def _left_open(statement: str, words: Telling) -> list[str]:
    """Two versions of which nobody tells which it was, or words that may have been said."""
    quotes = QUOTED.findall(statement)
    if _EITHER.match(words.sorts) or len(_QUOTED_BY.findall(words.sorts)) > 1:
        return quotes
    if maybe := _MAYBE.match(words.sorts):
        return [statement[words.place(maybe.end()) :].strip(_QUOTE_MARKS + ".!"), ""]
    open_ = _WHETHER.search(words.sorts)
    if open_ is None:
        return []
    before = statement[: words.place(open_.start())].strip(_PAUSES)
    said = statement[words.place(open_.start("words")) : words.place(open_.end("words"))].strip(_PAUSES + _QUOTE_MARKS)
    return [before, ", ".join(filter(None, (before, said))) if open_["added"] else said]


def _denied(statement: str, words: Telling) -> list[str]:
    """Words that somebody denies, and what is left without them: silence, or what was said before they were added."""
    denial = _DENIED.search(words.sorts)
    if denial is None:
        return []
    denied = statement[: words.place(denial.start())]
    tellings = [each for each in _TELLING.finditer(words.sorts) if each.start() < denial.start()]
    if not tellings:
        return [_without_teller(denied), ""]
    said = _told(statement, words, tellings, denial.start())[0]
    before = statement[: words.place(tellings[0].start())].strip(_PAUSES)
    return [f"{before}, {said}", before] if before and "Adds " in tellings[0][0] else [said, ""]


def _without_teller(denied: str) -> str:
    """Words without who says them: "drawing trumps, South says"."""
    words = words_by_sort(denied.strip().strip(_PAUSES))
    so = _SO_HE_SAYS.search(words.sorts)
    kept = denied.strip().strip(_PAUSES)[: words.place(so.start()) if so else None]
    kept = kept[: kept.index("(")] if kept.count("(") > kept.count(")") else kept
    return kept.strip(_PAUSES).strip(_QUOTE_MARKS)


def _told(statement: str, words: Telling, tellings: list[re.Match[str]], end: int) -> list[str]:
    """What each tells: from where he begins to where the next one does."""
    ends = [*(each.start() for each in tellings[1:]), end]
    return [
        _words_told(statement[words.place(each.end()) : words.place(stop)])
        for each, stop in zip(tellings, ends, strict=True)
    ]


def _teller(statement: str, words: Telling, telling: re.Match[str]) -> str:
    who = telling.lastgroup or ""
    return statement[words.place(telling.start(who)) : words.place(telling.end(who))].strip(_PAUSES).lower()


def _contradict(tellings: list[re.Match[str]], told: list[str]) -> bool:
    """Whether they tell of the same words: what one says after a colon is his own, and no version of declarer's.

    Two sides, or declarer and the others, have versions; of one seat, what it heard or has him say.
    """
    own = [each["own"] is not None or (each[each.lastgroup or 0] == "Own ") for each in tellings]
    others = [
        not its_own and _tells_of_another(telling) and not _ANSWERS.search(words)
        for telling, words, its_own in zip(tellings, told, own, strict=True)
    ]
    return sum(others) > 1 or (any(own) and any(others))


def _tells_of_another(telling: re.Match[str]) -> bool:
    """Whether it is declarer's words that he tells, and not his own, as "West: 'I have a trump'"."""
    quoted = telling["quoted"]
    by_one = quoted is not None and "Side " not in quoted and " and " not in quoted
    return not (by_one and telling[0].endswith(": "))


_ANSWERS: Final = re.compile(
    r"^\W*(?:no|but|what|how|hang on|wait)\b|\?\W*$"
    r"|\b(?:i|we) (?:still )?(?:have|get|make|score|take|win|object|want)\b",
    re.IGNORECASE,
)
"""What another says for himself: "opponents: we have a trump trick"."""


def _words_told(told: str) -> str:
    """The words of a version; empty where nothing was said."""
    if quoted := QUOTED.search(told):
        words = quoted[1]
    else:
        words = _WAS_SAID.sub("", _GOES_ON.sub("", told.strip(_PAUSES)).strip(_QUOTE_MARKS))
    return "" if _IS_NOTHING.match(words_by_sort(words).sorts) else words


_GOES_ON: Final = re.compile(r"[\s,;.–—-]{1,9}(?:but|and|while|whereas)[\s,]*$", re.IGNORECASE)
"""What joins a version to the next one."""
_WAS_SAID: Final = re.compile(r",? (?:was|had been) said$", re.IGNORECASE)
