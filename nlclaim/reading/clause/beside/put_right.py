"""What was said or entered before is put right: nothing is claimed. By its words as a whole, and clause by clause."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause


def corrects_record(text: str) -> bool:
    """ "Sorry, eleven tricks not twelve, wrong click": what had been entered is put right, and nothing claimed."""
    words = text.lower()
    contrasts = "not" in words or "instead" in words or "wrong" in words
    if contrasts and (_PUT_RIGHT.fullmatch(text) or _CLAIM_PUT_RIGHT.fullmatch(text)) is not None:
        return True
    if (contrasts or "lead was" in words) and _CARD_PUT_RIGHT.fullmatch(text) is not None:
        return True
    if any(stem in words for stem in _MENDS) and _RECORD_PUT_RIGHT.search(text) is not None:
        return True
    return (
        contrasts
        and _SLIP.search(text) is not None
        and (_NOT_SO_MANY.search(text) is not None or _WRONG_NUMBER.search(text) is not None)
    )


_MENDS: Final[tuple[str, ...]] = (
    "fix",
    "correct",
    "amend",
    "updat",
    "chang",
    "adjust",
    "should",
    "shd",
    "shud",
    "missed",
)
"""One of these is in whatever puts a record right without a contrast: sooner looked for than the whole of it."""


_SLIP: Final = re.compile(
    r"\b(?:mis-?click\w*|wrong click|mistyped|mistake|error|typo|sh(?:ould|oul?d|d|ud) (?:read|be?)"
    r"|mis-?heard|mis-?read|correcting|corr|erratum|fixe?d|corrected|amended|updated|(?:mis-?)?entered|keyed|typed|kibs?|kibitzers?|specs?|spectators|vugraph)\b",
    re.IGNORECASE,
)


_NOT_SO_MANY: Final = re.compile(
    r"(?:\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?: tricks)?|[-+=]\d?),?"
    r" (?:not|instead of)\b",
    re.IGNORECASE,
)


_CLAIM_PUT_RIGHT: Final = re.compile(
    r"\W*(?:sorry|sry|oops|apologies|corr|correction)\W+(?:declarer|decl|he|she|north|south|east|west|[nsew])"
    r" (?:claims?|claimed|made|makes|took|got)\b[^.?!]*\b(?:not|instead of) \w+(?: tricks)?\W*",
    re.IGNORECASE,
)
""" "Oops, *he claimed 10 not 11*"."""


_WRONG_NUMBER: Final = re.compile(r"\bwrong (?:\w+ )?(?:count|number|score|result)\b", re.IGNORECASE)


_PUT_RIGHT: Final = re.compile(
    r"\W*(?:sorry|sry|oops|apologies|corr|correction)\b(?!.*\b(?:i|we|my|our)\b)[^.?!]*\b(?:was|were|had|has|is|should)\b"
    r"[^.?!]*\bnot (?:the |an? )?\w+(?: (?:of )?\w+)?\W*",
    re.IGNORECASE,
)
""" "Sorry all, dummy *had the club eight, not the nine*"."""


_SORRY: Final = r"(?:sorry|sry|oops|apologies)"


_CARD: Final = r"(?:the |an? )?\w+(?: (?:of )?\w+)?"


_CARD_PUT_RIGHT: Final = re.compile(
    rf"\W*(?:(?:{_SORRY}|and)\W+)?(?:(?:the |opening )*lead|that card|dummy|declarer|he|she|it|west|east|north|south)"
    rf" (?:was|were|had|played|led|discarded|threw|dropped) {_CARD},? not {_CARD}\W*"
    rf"|\W*{_SORRY}\W+(?:the )?(?:opening )?lead was {_CARD}\W*",
    re.IGNORECASE,
)
""" "Lead was *the club four, not the five*", "he played the seven not the eight"."""


_MENDED: Final = r"(?:fixe?d?|corrected|correct|amended|updated|changed|adjust(?:ed)?)"


_RECORD: Final = r"(?:score|result|record|claim|board|bd|entry)"


_MISSED: Final = r"\bmissed (?:the|that|a|his|her|last|their)(?: \w+){0,2} (?:claim|cards?|plays?|tricks?)\b"


_RECORD_PUT_RIGHT: Final = re.compile(
    rf"\b{_MENDED} (?:the |that |this |my )?(?:\w+ )?{_RECORD}\b"
    rf"|\b{_RECORD} (?:has been |is |was )?(?:now )?(?:fixed|corrected|amended|updated)\b"
    rf"|\b{_RECORD}(?: (?:on|for|at) \w+)?(?: \d+)? (?:should|shd|shud) (?:have been|be|read)\b"
    rf"|{_MISSED}.*\b{_SORRY}|\b{_SORRY}\b.*{_MISSED}",
    re.IGNORECASE,
)
""" "Score corrected", "can someone fix board 3", "claim should have been ten", "sorry, missed that card"."""


def note_put_right(clause: Clause, draft: Draft) -> None:
    """What was said or entered before is put right: an operator's correction, a player's after-thought."""
    repair = clause.joint("REPAIR")
    said = draft.words(repair.span).lower() if clause.link == "start" and repair is not None else ""
    if said.endswith("meant"):
        draft.flags.add("afterthought")  # "sorry, I meant with the trump drawn"
    if said == "correction" or _puts_number_right(clause, draft):
        draft.flags.add("denial")  # "correction, the claim was for eleven"


def _puts_number_right(clause: Clause, draft: Draft) -> bool:
    """ "Sorry, that should be nine tricks, not ten", "claim was for nine, not ten"."""
    if clause.copula is None:
        return False
    copula = draft.words(clause.copula.span).lower()
    claim = draft.last.clause is not None and draft.last.clause.verb_name == "claim" and draft.last.clause.who is None
    governed = clause.phrase_at("for")
    counted = next((phrase for phrase in (governed, *clause.phrases) if phrase is not None and phrase.number), None)
    wrong = copula in ("should be", "shud be") or (copula == "was" and (claim or clause.who == "it"))
    return wrong and counted is not None and " not " in draft.lowered[counted.span.end :]
