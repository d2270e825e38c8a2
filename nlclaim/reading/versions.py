"""Other versions of what was said, reported behind it: "all mine (East heard 'drawing trumps, all mine')"."""

from __future__ import annotations

import re
from functools import lru_cache

from nlclaim.reading.disputed import told_apart
from nlclaim.reading.telling import QUOTED
from nlclaim.reading.told_later import added_later

_BEHIND = re.compile(r"\(([^()]*)\)[.!\s]*$")
_HEARD = re.compile(
    r"\b(?:hear|heard|hears|report(?:ed|s)|remember(?:ed|s)|said|says|added|insist(?:ed|s)|according)\b", re.I
)
_BESIDE = re.compile(r"(?:[^'\"‘“]{1,30}[:,]\s*)?['\"‘“](.{2,}?)['\"’”]\s*[;.,]\s*(.+)")
_ADDED = re.compile(r"\badded\W*$", re.I)
_WHO = (
    r"(?:[NESW]|north|east|south|west|[lr]ho|dummy|cut off|cut short|interrupted"
    r"|(?:an? |the |his |her )?(?:opponent|defender|partner))\b"
)
_SEAT = r"(?:west|east|north|south|[lr]ho|(?:the )?(?:opponent|defender))"
_CUT_IN = re.compile(
    rf"\({_WHO}[^():]*:[^()]*\)|\({_WHO} (?:shows?|faces|tables|produces|holds up|points)\b(?! out)[^()]*\)"
    rf"|(?<=\s)[-–—] +{_SEAT}\s*:[^()]*?\s[-–—](?=\s)",
    re.I,
)
"""In a parenthesis, or between dashes: "the rest - West: how about my jack? - oh, I draw that first"."""
_STOPPED = re.compile(r"\((?:is |was )?(?:cut (?:off|short)|interrupted)\b", re.I)
_CUT_SHORT = re.compile(rf"\b(?:is|are|and|then|the|my|i|will)\s*[-–—]+\s*\({_WHO}[^():]*:", re.I)
"""The parenthesis comes where the sentence cannot end: "the rest are - (West: I have a trump) - mine"."""
_UNFINISHED = re.compile(
    r"[-–—]\s?\.?$|\b(?:the|an?|my|to|and|then|will|of|on|with|in|is|are|am|i|we|i'll|we'll)\s*(?:\.\.\.+|…)$", re.I
)
_BROKE_IN = re.compile(r"\([^()]*\b(?:break(?:s|ing)|broke|cut(?:s|ting)?|butt(?:s|ed|ing)) in\b[^():]*\)", re.I)
_ABOUT_TO = re.compile(
    r"((?:i|we|he|she|declarer)(?: was| were|'d been| had been) (?:just |only )?(?:about|going) to\b.+?),? when\b"
    r"[^.;]*\b(?:object|protest|interrupt|broke|cut|butt|stopp|jump|call)\w*\b.*",
    re.I,
)
"""What he says that he would have said: "I was about to draw trumps when East objected"."""
_SPEAKER = re.compile(r"\((north|east|south|west|[NESW])\b[^():]*:", re.I)


def breaks_off(statement: str) -> bool:
    """Whether he was stopped before he had finished.

    His words end in a dash, or in dots behind a word that cannot be the last; another speaks where the sentence cannot
    end; or it is said so in a parenthesis.
    """
    said, _ = split_versions(statement)
    if _UNFINISHED.search(said.rstrip()) is not None:
        return True
    return any(stopped.search(statement) is not None for stopped in (_STOPPED, _CUT_SHORT))


def who_spoke_next(statement: str) -> str | None:
    """The seat, N, E, S or W, that a parenthesis names before its words: "all yours (West, later: wait, my ten …)"."""
    spoke = _SPEAKER.search(statement)
    return spoke[1][0].upper() if spoke else None


def _report_of_others(statement: str) -> tuple[str, str]:
    """The words, and what is reported behind them in a parenthesis or, if they are in quotes, after a pause."""
    if behind := _BEHIND.search(statement):
        return statement[: behind.start()].rstrip(), behind[1]
    beside = _BESIDE.fullmatch(statement)
    return (beside[1], beside[2]) if beside else ("", "")


@lru_cache(maxsize=256)
def split_versions(statement: str) -> tuple[str, tuple[str, ...]]:
    """The statement by itself, and the other versions of it that are reported behind it in quotes.

    They stand in a parenthesis, or, where the words themselves are quoted, after a pause.

    What was said when the claim had been made is no part of it (`added_later`), and what he was about to say only a
    version. Where declarer and others each tell what he said, each is a version.
    What somebody "added" is a version with those words behind the others. Without quotes, or without a word of hearing
    or saying, a parenthesis is part of the statement. Where another player cut in, the words before that are a version:
    whether those after it still belong to the claim is for the director.
    """
    if late := added_later(statement):
        before = _without_pause(statement.strip()[: -len(late)])
        return split_versions(before) if before else ("", ())
    if meant := _ABOUT_TO.fullmatch(statement.strip()):
        return "", (meant[1],)
    said, versions = _reported_behind(statement)
    if versions and _BEHIND.search(statement):
        return said, versions
    if told := told_apart(statement):
        return told[0], tuple(version for version in dict.fromkeys(told) if version != told[0])
    if (broke_in := _BROKE_IN.search(statement)) and (said := statement[: broke_in.start()].strip()):
        return said, ()  # what stands behind it is the other player's
    cut_in = _CUT_IN.search(statement)
    before = statement[: cut_in.start()].strip() if cut_in else ""
    after = statement[cut_in.end() :].strip() if cut_in else ""
    if before:
        return (f"{before} {after}", (before,)) if after else (before, ())
    return said, versions


def _without_pause(words: str) -> str:
    """Words without the pause behind them; a dash behind a word that cannot be the last tells that he was stopped."""
    words = words.rstrip(" ,;([")
    return words if _UNFINISHED.search(words.rstrip(" -–—") + "…") else words.rstrip(" ,;-–—([")


def _reported_behind(statement: str) -> tuple[str, tuple[str, ...]]:
    """The words, and the versions of them reported behind them in quotes; the statement where there are none."""
    said, report = _report_of_others(statement.strip())
    if not said or not _HEARD.search(report):
        return statement, ()
    found = []
    for quoted in QUOTED.finditer(report):
        added = _ADDED.search(report[: quoted.start()])
        found.append(f"{said}, {quoted[1]}" if added else quoted[1])
    others = dict.fromkeys(version for version in found if version.casefold() != said.casefold())
    return (said, tuple(others)) if found else (statement, ())
