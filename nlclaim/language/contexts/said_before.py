"""What has been said of a clause before a word: enough to tell whether it is whole, and another one begins."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, NOMINAL, label_at, lexeme_at
from nlclaim.language.lexemes import Lexeme

PLAYS = frozenset(
    {
        *("draw", "clear", "cash", "run", "lead", "play", "ruff", "overruff", "crossruff", "finesse", "repeat"),
        *("discard", "cross", "over", "establish", "knock_out", "duck", "unblock", "overtake", "concede", "claim"),
        *("win", "take", "throw_in"),
    }
)
"""What a player does; no card does it."""


_GOES = frozenset({"go", "come", "give"})
"""What he does as well, and what much else does: told where it is said, but nothing begins with it."""


class Said:
    """What has been said since the last joint, or the last pause."""

    def __init__(self) -> None:
        self.verb: Lexeme | None = None
        self.verbs = 0
        self.led = False
        self.conditional = False
        self.states = False
        self.leans = False
        self.denies = False

    def clear(self) -> None:
        """A joint: what comes is said anew."""
        self.verb = None
        self.verbs = 0
        self.led = self.conditional = self.states = self.leans = self.denies = False

    def take(self, lexeme: Lexeme) -> None:
        """One word more."""
        label = lexeme.label
        if label in _TELLS_NOTHING and lexeme.value not in ("no", "who"):
            return
        if label == "AND":
            verb = self.verb
            self.clear()
            self.verb = verb  # "I play the ace and two trumps"
        elif label in JOINTS:
            self.clear()
        elif label == "VERB":
            self.verb = lexeme
            self.verbs += 1
        elif label == "PREP":
            self.led = self.led or lexeme.value == "to"
        elif label == "IF":
            self.conditional = self.leans = True
        elif label == "BE":
            self.states = True
        elif label == "NEG" or lexeme.value == "no":
            self.denies = True
        elif label in _LEANING or lexeme.value == "who":
            self.leans = True

    @property
    def play(self) -> str:
        """The verb of the play that is told last, "" where none is."""
        verb = self.verb.value.partition(".")[0] if self.verb is not None else ""
        return verb if verb in PLAYS or verb in _GOES else ""

    @property
    def tells_play(self) -> bool:
        """Whether a play is told, with a verb or without: "a club to dummy"; and none that hangs on another."""
        return not self.leans and (bool(self.play) or (self.led and self.verb is None))


_TELLS_NOTHING = NOMINAL | {"DET", "NUMBER", "OF", "ADJ", "ROLE", "QUANT", "PERSON", "PRED"}
"""Labels of what is named: a clause is told by its verb, its prepositions and how it is joined."""
_LEANING = frozenset({"BEFORE", "AFTER"})
"""What makes a clause of what others do, or of what comes before or after: "watch dummy *ruff a heart*"."""


def names_card(lexemes: list[Lexeme], end: int) -> bool:
    """Whether a card has been named whole just before a place: "the heart king", "♥K", "the ace of clubs"."""
    before = lexemes[end - 1]
    if before.label == "CARDS":
        return True
    if before.label == "RANK":
        return label_at(lexemes, end - 2) == "SUIT"
    return before.label == "SUIT" and label_at(lexemes, end - 2) == "OF"


def is_settled(lexemes: list[Lexeme], end: int) -> bool:
    """ "(Trumps are) *gone*", "trumps *left*": how something is, just before a place, with what it is said of."""
    before = lexemes[end - 1]
    return before.label == "PRED" and label_at(lexemes, end - 2) in NOMINAL | {"BE"}


def is_trumps(lexeme: Lexeme) -> bool:
    """ "Trumps", not a trump that is something else's."""
    return lexeme.label == "SUIT" and lexeme.value in ("T", "T+")


def are_drawn(before: Lexeme, said: Said) -> bool:
    """ "Draw *trumps*", "two rounds of *trumps*"."""
    return is_trumps(before) and (said.play in ("draw", "clear") or said.verb is None)


def is_led_to(lexemes: list[Lexeme], end: int) -> bool:
    """Whether a card or a hand just before a place is where a suit is led: "(a heart) to *the ace*", "to *dummy*"."""
    led = lexemes[end - 1].label
    if led not in ("RANK", "CARDS", "ROLE") and (led != "NUMBER" or lexeme_at(lexemes, end - 2).value != "the"):
        return False  # "to *the nine*", but "to five"
    at = end - 2
    if label_at(lexemes, at) in ("SUIT", "DET"):
        at -= 1
        if label_at(lexemes, at) == "DET":
            at -= 1
    with_it = lexemes[end - 1].label == "CARDS" and lexeme_at(lexemes, at).value == "with"
    return label_at(lexemes, at) == "PREP" and (lexeme_at(lexemes, at).value == "to" or with_it)


def ends_whole(lexemes: list[Lexeme], end: int) -> bool:
    """Whether what is named just before a place may be the last word of its clause."""
    return lexemes[end - 1].label in _WHOLE


_WHOLE = NOMINAL | {"ROLE"}


def ends_with_play(lexemes: list[Lexeme], end: int, said: Said) -> bool:
    """Whether a play has just been told whole: "a club *ruff*", "ruff a *club*", "a ruff in *dummy*"."""
    before = lexemes[end - 1]
    two = lexeme_at(lexemes, end - 2)
    if before.label == "ACT":
        return before.value in ("ruff", "finesse")
    if before.label == "ROLE":
        return two.value == "in" and (bool(said.play) or lexeme_at(lexemes, end - 3).value == "ruff")
    if is_led_to(lexemes, end) or (before.label == "SUIT" and names_card(lexemes, end) and said.verb is None):
        return True  # "a heart to *the ace*", "ace of *hearts*"
    if before.label == "NUMBER":
        return before.value == "1" and two.label == "VERB" and bool(said.play)  # "ruff *one*"
    if before.label == "FIRST":
        return two.label in NOMINAL  # "the ace *first*"
    this = before.value == "this" and label_at(lexemes, end - 2) == "VERB"  # "ruff *this*"
    return (this or before.label in ("SUIT", "RANK", "CARDS")) and bool(said.play) and not said.leans


def is_left_out(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Not taking the finesse, *just* the ace": behind a play that is denied, a word that says nothing by itself has
    stood before a place, and what is behind it is done."""
    before, here = lexemes[place - 1], lexemes[place]
    if here.start - before.end <= len("just") or here.label not in _DONE:
        return False
    whole = before.label in _WHOLE or (before.label == "QUANT" and bool(said.play))
    if not whole and before.value not in ("need.past", "finesse.ing"):
        return False
    if here.label == "VERB" and here.value.partition(".")[0] not in PLAYS:
        return False
    return bool(said.play) or before.label == "ACT" or before.label == "VERB"


_DONE = frozenset({"VERB", "DET", "SUIT", "RANK", "CARDS", "NUMBER", "ADJ"})
