"""What is taken back and said again within a clause: "lead a heart, *no a club*, to the king", "ace of… *no, king* of
diamonds". What is taken back is left out, whatever is said of it.

What is said instead begins as what it replaces did (a card, a suit, a number of them, a place, the same verb). Where it
does not, the reading decides (`nlclaim.reading.clause.beside.repairs`).
"""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, label_at, lexeme_at, relabel
from nlclaim.language.contexts.renumbering import replace_nothing, replace_number
from nlclaim.language.contexts.second_thoughts import Gap, begins_gap, end_of_gap, end_of_phrase, gap_at, leave_out
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.normalise import Correction
from nlclaim.spans import Span

_PHRASE: Final = frozenset({"DET", "NUMBER", "ORDINAL", "ADJ", "SUIT", "GROUP", "RANK", "CARDS", "NOUN", "ACT", "OF"})
_BROKEN_OFF: Final = frozenset({"OF", "DET"})
"""Labels that no phrase ends with."""
_STATING: Final = frozenset({"BE", "VERB", "AUX", "MINE", "PRED", "NEG"})
"""Labels of what is said of a subject."""


def mend_restarts(lexemes: list[Lexeme], text: str) -> list[Correction]:
    """Leaves out (as `SKIP`) what the speaker takes back; what he said instead is in the corrections."""
    corrections: list[Correction] = []
    place = 1
    while place < len(lexemes) - 1:
        if not begins_gap(lexemes[place]):
            place += 1
            continue
        end = end_of_gap(lexemes, place)
        gap = gap_at(lexemes, text, place, end)
        if gap is None:
            place = max(end, place + 1)  # what begins later within the same pauses is none either
            continue
        place = gap.end
        replacing = _REPLACING_NUMBERS if gap.hesitates else _REPLACING
        old = next((old for replace in replacing if (old := replace(lexemes, gap)) is not None), None)
        if old is not None:
            end = _end_of_correction(lexemes, gap.end)
            meant = text[lexemes[gap.end].start : lexemes[max(end, gap.end + 1) - 1].end]
            corrections.append(Correction(old, old.of(text), meant, "corrected_by_speaker", 1.0))
    return corrections


def _end_of_correction(lexemes: list[Lexeme], place: int) -> int:
    """The place behind what is said instead: "no, *I cash diamonds*", "no, *in hand*"."""
    while label_at(lexemes, place) in _BEFORE_PHRASE:
        place += 1
    end = end_of_phrase(lexemes, place)
    end += label_at(lexemes, end) == "ROLE"
    if label_at(lexemes, end) in _SAID_OF_ALL:
        end = next((at for at in range(end, len(lexemes)) if lexemes[at].label in ENDS), len(lexemes))
    return end


_SAID_OF_ALL: Final = frozenset({"EXCEPT", "QUANT", "BE", "MINE", "PRED", "DOWN"})
_BEFORE_PHRASE: Final = frozenset({"PERSON", "AUX", "VERB", "PREP", "FIRST"})


def _start_of_phrase(lexemes: list[Lexeme], end: int, first: str) -> int:
    """Where the phrase before a place begins that starts with the label `first`, or all that is named there."""
    start = end
    while label_at(lexemes, start - 1) in _PHRASE:
        start -= 1
    same = [at for at in range(start, end) if lexemes[at].label == first]
    if not same:
        return start
    at = same[-1]
    while at > start and lexemes[at - 1].label == first:
        at -= 1
    return at


def _sort_of(words: list[Lexeme]) -> str:
    """What a phrase names: a card, what is done with a suit, a suit, tricks or rounds, or only how many."""
    labels = {word.label for word in words}
    if labels & {"RANK", "CARDS"}:
        return "card"
    for label, sort in (("ACT", "act"), ("NOUN", "noun"), ("SUIT", "suit"), ("GROUP", "suit"), ("NUMBER", "number")):
        if label in labels:
            return sort
    return ""


_CONTENT: Final = frozenset({"NUMBER", "SUIT", "GROUP", "RANK", "CARDS", "NOUN", "ACT"})


def _content(words: list[Lexeme]) -> list[str]:
    return [word.value.rstrip("+") for word in words if word.label in _CONTENT]


def _replace_phrase(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "*Hearts*, no, spades are good", "the *ace* of hearts, no, the king"."""
    end = end_of_phrase(lexemes, gap.end)
    new = lexemes[gap.end : end]
    start = _start_of_phrase(lexemes, gap.start, new[0].label if new else "")
    old = lexemes[start : gap.start]
    if not new or not old or _content(old) == _content(new) or not _may_replace(lexemes, gap, start, end):
        return None
    if gap.denies and not _says_alike(old, new):
        return None  # "hearts, *no clubs*"
    sorts = _sort_of(old), _sort_of(new)
    if sorts == ("number", "number") and not (old[0].value == new[0].value == "the"):
        return None  # but "ruff with the ten, no, the nine"
    if _rename_card(lexemes, gap, start, end):
        return Span(old[0].start, old[-1].end)
    unfinished = old[-1].label in _BROKEN_OFF and sorts[0] in ("", sorts[1])
    counted = sorts[0] == "number" and sorts[1] in ("noun", "suit") and len(old) == 1
    counted = counted and any(word.label == "NUMBER" for word in new) and int(old[0].value or 0) <= _FEW
    if not (unfinished or counted or sorts[0] == sorts[1]):
        return None
    leave_out(lexemes, start, gap.end)
    goes_on = label_at(lexemes, end + 1) in ("PREP", "OF") or _is_manner(lexemes, end + 1)
    if label_at(lexemes, end) == "COMMA" and goes_on:
        leave_out(lexemes, end, end + 1)  # "lead a heart, no a club*,* to the king", "… *,* high"
    return Span(old[0].start, old[-1].end)


def _says_alike(old: list[Lexeme], new: list[Lexeme]) -> bool:
    """ "*A* spade, no *a* heart", "*two* hearts no *three* hearts", "*ace of* hearts no *king of* hearts"."""
    first = new[0]
    if first.label == "DET":
        return first.value == "the" or (old[0].label == "DET" and old[0].value == first.value)
    if first.label == "NUMBER":
        return any(word.label == "NUMBER" for word in old)
    suits = [[word.value[0] for word in words if word.label == "SUIT"] for words in (old, new)]
    return first.label == "RANK" and bool(suits[0]) and suits[0] == suits[1]


_FEW: Final = 7
"""The highest number that still counts cards or rounds of a suit and not the tricks of a deal."""


def _may_replace(lexemes: list[Lexeme], gap: Gap, start: int, end: int) -> bool:
    """Whether what follows could stand where the phrase before stood, and is no statement of its own."""
    after, before = label_at(lexemes, end), label_at(lexemes, start - 1)
    stated = after in _STATING and not (after == "VERB" and lexemes[end].value.endswith(".past"))
    if stated and (gap.ends_sentence or before not in ENDS | _BEGINNING):
        return False  # "I run the clubs, no, *the spades are good*"
    if after == "PREP" and lexemes[end].value in ("to", "for") and lexeme_at(lexemes, end + 1).value in ("you", "me"):
        return False  # "ten, no, *one spade to you*"
    return not _says_all_anew(lexemes, start, gap.end)


_BEGINNING: Final = frozenset({"DET", "IF", "BEFORE", "AFTER"})


def _says_all_anew(lexemes: list[Lexeme], start: int, new: int) -> bool:
    """ "Hearts then spades, no, *clubs then hearts*": not only what was said last is put right."""
    before: set[str] = set()
    for word in reversed(lexemes[max(start - _SENTENCE, 0) : start]):
        if word.label in ("STOP", "QMARK"):
            break
        if word.label == "SUIT":
            before.add(word.value[0])
    for word in lexemes[new : new + _SENTENCE]:
        if word.label in ("STOP", "QMARK"):
            return False
        if word.label == "SUIT" and word.value[0] in before:
            return True
    return False


_SENTENCE: Final = 80
"""Nobody says more words in one sentence before he puts it right."""


def _rename_card(lexemes: list[Lexeme], gap: Gap, start: int, end: int) -> bool:
    """ "The *ace* of hearts, no, the king": another card of the suit."""
    old = [at for at in range(start, gap.start) if lexemes[at].label == "RANK"]
    new = [at for at in range(gap.end, end) if lexemes[at].label == "RANK"]
    suited = [
        any(lexemes[at].label in ("SUIT", "CARDS") for at in side)
        for side in (range(start, gap.start), range(gap.end, end))
    ]
    if len(old) != 1 or len(new) != 1 or suited != [True, False]:
        return False
    lexemes[old[0]] = relabel(lexemes[old[0]], "RANK", lexemes[new[0]].value)
    leave_out(lexemes, gap.start, end)
    return True


def _replace_place(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "Cross *in hearts*, no, in clubs", "a ruff *in hand*, sorry, in dummy"."""
    placed = lexemes[gap.end]
    start = gap.start - 1
    while label_at(lexemes, start) in _PHRASE | {"ROLE", "PERSON"}:
        start -= 1
    same = placed.label == label_at(lexemes, start) == "PREP" and placed.value == lexemes[start].value
    same = same and not gap.denies
    if not same or start == gap.start - 1 or gap.ends_sentence:
        return None
    old = Span(lexemes[start].start, lexemes[gap.start - 1].end)
    leave_out(lexemes, start, gap.end)
    return old


def _replace_owner(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "The rest are *mine*, no, yours", "a trick for *East*, sorry, West": whose it is."""
    end = gap.end
    while label_at(lexemes, end) in _SAYING_WHOSE and label_at(lexemes, end + 1) not in ENDS:
        end += 1  # "it's yours, no, *it's* mine"
    old, new = lexemes[gap.start - 1], lexemes[end]
    owner = old.label == new.label == "MINE"
    person = {old.label, new.label} <= _SOMEBODY and label_at(lexemes, gap.start - 2) == "PREP" and end == gap.end
    if not (owner or person) or label_at(lexemes, end + 1) not in ENDS or old.value == new.value:
        return None
    leave_out(lexemes, gap.start - 1, end)
    return Span(old.start, old.end)


_SAYING_WHOSE: Final = frozenset({"PERSON", "BE", "QUANT", "DET"})
_SOMEBODY: Final = frozenset({"PERSON", "ROLE"})


def _replace_play(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "*Cash hearts*. No, cash spades": the same is done to something else."""
    who = lexemes[gap.end].value if label_at(lexemes, gap.end) == "PERSON" else ""
    verb = gap.end + bool(who)
    verb += label_at(lexemes, verb) == "AUX"
    if label_at(lexemes, verb) != "VERB" or gap.denies:
        return None
    at = gap.start - 1
    while at >= 0 and lexemes[at].label not in ("VERB", "STOP", "QMARK", "COLON"):
        at -= 1
    if at < 0 or lexemes[at].label != "VERB" or lexemes[at].value != lexemes[verb].value:
        return None
    start = at - (label_at(lexemes, at - 1) == "AUX")
    said_by = lexeme_at(lexemes, start - 1)
    if who and (said_by.label != "PERSON" or said_by.value != who):
        return None
    start -= bool(who)
    old = Span(lexemes[start].start, lexemes[gap.start - 1].end)
    leave_out(lexemes, start, gap.end)
    return old


_MANNERS: Final = frozenset({"high", "low", "small"})
_PLAYED_SO: Final = ("ruff.", "overruff.", "lead.", "trump.", "play.", "discard.")


def _is_manner(lexemes: list[Lexeme], place: int) -> bool:
    return lexeme_at(lexemes, place).word in _MANNERS and label_at(lexemes, place + 1) in ENDS


def _replace_manner(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "Ruff *low*, no, high", "ruff a heart *high*, sorry, low": with which card."""
    old = lexemes[gap.start - 1]
    verb = next((each for each in reversed(lexemes[: gap.start - 1]) if each.label in ("VERB", "STOP")), None)
    played = verb is not None and verb.value.startswith(_PLAYED_SO)
    if gap.ends_sentence or not played or old.word not in _MANNERS or not _is_manner(lexemes, gap.end):
        return None
    leave_out(lexemes, gap.start - 1, gap.end)
    return Span(old.start, old.end)


def _replace_first(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "*First hearts*, no, first spades, then hearts": what comes first."""
    start = gap.start - 1
    while label_at(lexemes, start) in _PHRASE:
        start -= 1
    both = label_at(lexemes, start) == label_at(lexemes, gap.end) == "FIRST"
    if not both or start == gap.start - 1 or gap.ends_sentence:
        return None
    old = Span(lexemes[start].start, lexemes[gap.start - 1].end)
    leave_out(lexemes, start, gap.end)
    return old


def _replace_exception(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "All *but one*, no, all of them", "the rest *minus one*, sorry, minus two": what is left out, or not."""
    start = gap.start - 2
    if gap.ends_sentence or label_at(lexemes, start) != "EXCEPT" or label_at(lexemes, gap.start - 1) != "NUMBER":
        return None
    again = label_at(lexemes, gap.end) == "EXCEPT" and label_at(lexemes, gap.end + 1) == "NUMBER"
    new = lexeme_at(lexemes, gap.end)
    everything = new.label == "QUANT" and new.value in ("all", "everything")
    if not again and not (everything and label_at(lexemes, gap.end + 1) in ENDS):
        return None
    while everything and label_at(lexemes, start - 1) in ("DET", "QUANT"):
        start -= 1  # "*the rest* but one, no, everything"
    old = Span(lexemes[start].start, lexemes[gap.start - 1].end)
    leave_out(lexemes, start, gap.end)
    return old


def _replace_result(lexemes: list[Lexeme], gap: Gap) -> Span | None:
    """ "*Two down*, no, all good", "*I'm one off*, sorry, they're all mine"."""
    labels = [label_at(lexemes, gap.start - 2), label_at(lexemes, gap.start - 1)]
    down = labels in (["NUMBER", "DOWN"], ["DOWN", "NUMBER"])
    if not down or not _says_all_is_won(lexemes, gap.end):
        return None
    start = gap.start - 2
    while label_at(lexemes, start - 1) in ("PERSON", "BE", "AUX"):
        start -= 1
    old = Span(lexemes[start].start, lexemes[gap.start - 1].end)
    leave_out(lexemes, start, gap.end)
    return old


def _says_all_is_won(lexemes: list[Lexeme], place: int) -> bool:
    """ "All good", "they're all mine", "the rest are mine", and no more."""
    end = next((at for at in range(place, len(lexemes)) if lexemes[at].label in ENDS), len(lexemes))
    said = lexemes[place:end]
    won = any((each.label, each.value) in (("PRED", "high"), ("MINE", "me")) for each in said)
    everything = any(each.word in ("all", "everything", "rest") for each in said)
    return won and everything and not any(each.label in ("NEG", "IF", "VERB") for each in said)


_REPLACING_NUMBERS: Final = (replace_number, replace_nothing)
_REPLACING: Final = (
    replace_number,
    replace_nothing,
    _replace_phrase,
    _replace_place,
    _replace_owner,
    _replace_play,
    _replace_manner,
    _replace_first,
    _replace_exception,
    _replace_result,
)
