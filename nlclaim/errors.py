"""Every error that nlclaim raises.

    NlclaimError(Exception)
    ├─ ClaimTextError(ValueError)        .text .span .hint: prints the words with a caret
    │  ├─ ClaimSyntaxError               not understood; .expected in a director's words, .label
    │  └─ AmbiguousStatementError        only when the caller asked for strict; .readings
    ├─ BridgeError(ValueError)
    │  ├─ InvalidCardError               not a card, seat, suit or contract
    │  ├─ InvalidPositionError           .problems: all of them at once
    │  └─ IllegalPlayError               a revoke, a card not held, out of turn
    ├─ PlanError(ValueError)
    │  └─ CyclicPlanError                .cycle: the words that contradict each other
    ├─ LawError
    │  ├─ UnknownEditionError(LookupError)  .known
    │  └─ LawDataError(ValueError)       .path .key: unknown keys are refused
    ├─ SearchBudgetExceeded(RuntimeError)  .nodes: those spent
    ├─ RecordError(ValueError)           .path .row: a case, a log or a corpus row that cannot be used
    ├─ MiningError(RuntimeError)         a run over logs that cannot begin or go on: what to do is in its text
    └─ ResourceError(LookupError)        a data file of the package is missing

What the Laws can rule on (silence, ambiguity, an impossible step, a promised revoke) is a *finding* in the
ruling, never an exception. Errors carry text, numbers and spans only, so that they pickle between processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, east_asian_width


class NlclaimError(Exception):
    """The root: whatever nlclaim raises on purpose is one of these."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by state, not by constructor arguments, which differ from class to class."""
        return (_restore, (type(self), self.args, self.__dict__))


def _restore(cls: type[NlclaimError], args: tuple[object, ...], state: dict[str, object]) -> NlclaimError:
    error = cls.__new__(cls)
    error.args = args
    error.__dict__.update(state)
    return error


class ClaimTextError(NlclaimError, ValueError):
    """Something about the words. Printed with an excerpt and a caret under `span` (characters of `text`)."""

    def __init__(self, message: str, text: str = "", span: tuple[int, int] = (0, 0), hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.span = span
        self.hint = hint

    def __str__(self) -> str:
        lines = [self.message]
        if self.text:
            lines.append(caret_excerpt(self.text, self.span))
        if self.hint:
            lines.append(self.hint)
        return "\n".join(lines)


class ClaimSyntaxError(ClaimTextError):
    """The statement could not be understood where everything had to be (`--strict`)."""

    def __init__(
        self,
        message: str,
        text: str = "",
        span: tuple[int, int] = (0, 0),
        hint: str = "",
        *,
        expected: Sequence[str] = (),
        label: str = "",
    ) -> None:
        super().__init__(message, text, span, hint)
        self.expected = tuple(expected)
        self.label = label

    def __str__(self) -> str:
        lines = [super().__str__()]
        if self.expected:
            lines.append("Expected here: " + "; ".join(self.expected))
        if self.label:
            lines.append(f"Kind of mistake: {self.label.replace('_', ' ')}")
        return "\n".join(lines)


class AmbiguousStatementError(ClaimTextError):
    """The words allow several plans and the caller asked for one."""

    def __init__(
        self, message: str, text: str = "", span: tuple[int, int] = (0, 0), *, readings: Sequence[str] = ()
    ) -> None:
        super().__init__(message, text, span)
        self.readings = tuple(readings)


class BridgeError(NlclaimError, ValueError):
    """Something about cards, seats or positions."""


class InvalidCardError(BridgeError):
    """Not a card, suit, seat, contract or hand in any notation we read."""


class InvalidPositionError(BridgeError):
    """A position that cannot exist. `problems` names everything wrong with it, not just the first thing."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("impossible position: " + "; ".join(self.problems))


class IllegalPlayError(BridgeError):
    """A card that may not be played here: a revoke, a card not held, a play out of turn."""


class PlanError(NlclaimError, ValueError):
    """Something about a play plan."""


class CyclicPlanError(PlanError):
    """The order contradicts itself. `cycle` holds the words of the steps that go round."""

    def __init__(self, cycle: Sequence[str]) -> None:
        self.cycle = tuple(cycle)
        super().__init__("the order contradicts itself: " + " before ".join(self.cycle))


class LawError(NlclaimError):
    """Something about editions, authorities or policies."""


class UnknownEditionError(LawError, LookupError):
    """No such edition or authority. `known` lists those there are."""

    def __init__(self, asked: str, known: Sequence[str], what: str = "edition") -> None:
        self.asked = asked
        self.known = tuple(known)
        super().__init__(f"no {what} {asked!r}; known: {', '.join(self.known)}")

    def __str__(self) -> str:
        return str(self.args[0])


class LawDataError(LawError, ValueError):
    """A law file that says something we do not understand: `path` and `key` say where."""

    def __init__(self, path: str, key: str, message: str) -> None:
        self.path = path
        self.key = key
        super().__init__(f"{path}: {key}: {message}")


class SearchBudgetExceeded(NlclaimError, RuntimeError):
    """The search ran out of nodes or seconds, after `nodes` of them. Whoever searched knows what is proved so far."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        super().__init__(f"budget exhausted after {nodes} nodes")


class RecordError(NlclaimError, ValueError):
    """A record (case, log, corpus row) that cannot be used: `path` and `row` (1-based) say where."""

    def __init__(self, message: str, path: str = "", row: int | None = None) -> None:
        self.path = path
        self.row = row
        place = f"{path}:{row}: " if path and row is not None else f"{path}: " if path else ""
        super().__init__(place + message)


class MiningError(NlclaimError, RuntimeError):
    """A run over logs that cannot begin or go on. The message says what to do."""


class ResourceError(NlclaimError, LookupError):
    """A data file that should have come with the package is not there."""

    def __str__(self) -> str:
        return str(self.args[0])


_CONTROLS = {code: 0x2400 + code for code in range(0x20) if chr(code) not in "\t\n"}
_CONTROLS |= {0x7F: 0x2421} | dict.fromkeys(range(0x80, 0xA0), 0xFFFD)


def visible(text: str) -> str:
    """The text with control characters as pictures, one for one: other people's words may steer a terminal."""
    return text.translate(_CONTROLS)


def caret_excerpt(text: str, span: tuple[int, int], width: int = 72) -> str:
    """The line of `text` around `span`, with `~~~^` under the words meant."""
    start, end = max(0, span[0]), max(span[0], span[1])
    begins = text.rfind("\n", 0, start) + 1
    right = text.find("\n", start)
    ends = len(text) if right < 0 else right
    left = begins if ends - begins <= width else max(begins, start - width // 2)
    right = min(ends, left + width)
    line = visible(text[left:right]).replace("\t", " ")
    length = max(1, _columns(text[start : min(end, right)]))
    cut = "…" if left and text[left - 1] != "\n" else ""
    return f"    {cut}{line}\n    {' ' * (len(cut) + _columns(text[left:start]))}{'~' * (length - 1)}^"


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes: two for a full-width character, none for a combining one."""
    return sum(2 if east_asian_width(each) in "WF" else not combining(each) for each in text)
