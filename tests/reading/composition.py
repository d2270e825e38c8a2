"""What two clauses that do not bear on each other say together: the rule, written without the reader.

An atom is a clause of atoms.txt, which says one thing and is read alone; `combined` tells what two of them come to.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, reduce
from pathlib import Path
from typing import Any

from nlclaim.plan.model import Verb
from nlclaim.reading import Reading
from tests.reading.words import interpret

Pairs = frozenset[tuple[int, int]]

PLAYS = ("full", "order", "gerund", "noun", "passive", "condition", "adverb", "participle")
"""The sorts of atoms that tell a play."""
VERBLESS = ("adverb", "participle")
"""Those of them that have no finite verb, and are no nouns."""
THEN = (" then ", ", then ", ". Then ", ", after that ", ", and then ")
LAST = (", and finally ",)
PLAIN = (". ", ", ", "; ", " and ", ", and ", " - ", ", but ", ", so ")
LEAVES = (", which leaves me with ",)


@dataclass(frozen=True)
class Atom:
    """A clause of one sort, and what is read in it alone."""

    sort: str
    text: str
    read: str = ""


@dataclass(frozen=True)
class Said:
    """What words say. What is "?" is left open."""

    kind: Any
    claimed: Any = None
    conceded: Any = None
    result: Any = None
    steps: Any = ()
    order: Any = "none"
    pairs: Any = frozenset()
    trumps: Any = (False, "none")
    finesse: Any = (False, False)
    conditions: Any = 0
    unread: Any = ()


def atoms() -> list[Atom]:
    """All of them, each with the heading that it stands under."""
    found, sort = [], ""
    for line in Path(__file__).with_name("atoms.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            sort = line[2:].partition(":")[0]
        elif line:
            text, _, read = line.partition(" => ")
            found.append(Atom(sort, text, read))
    return found


def in_suit(atom: Atom, suit: str) -> Atom:
    """The same said of another suit than clubs."""
    return Atom(atom.sort, atom.text.replace("club", suit))


def told(reading: Reading) -> Said:
    """What a reading comes to. What is only believed to be good is left out."""
    kept = [step for step in reading.plan.steps if "believed" not in step.how]
    place = {step.id: number for number, step in enumerate(kept)}
    edges = [edge for edge in reading.plan.constraints if edge.before in place and edge.after in place]
    result = reading.result
    return Said(
        kind=reading.kind,
        claimed=(reading.claimed.tricks, reading.claimed.all, reading.claimed.scope)
        if reading.claimed.is_said
        else None,
        conceded=(reading.conceded.tricks, reading.conceded.all) if reading.conceded.is_said else None,
        result=(result.level, result.over, result.down) if result is not None else None,
        steps=tuple(
            ("cash" if s.verb is Verb.WIN else s.verb.value, s.suit, s.cards, s.count, s.hand, s.negated) for s in kept
        ),
        order=reading.order.stated,
        pairs=frozenset((place[edge.before], place[edge.after]) for edge in edges),
        trumps=(reading.trumps.mentioned, reading.trumps.drawing),
        finesse=(reading.finesse.declared, reading.finesse.denied),
        conditions=len(reading.conditions),
        unread=tuple(reading.text[span.start : span.end] for span in reading.unread),
    )


@cache
def alone(atom: Atom) -> Said:
    """What an atom says by itself."""
    return told(interpret(atom.text + ".").first)


def loses(atom: Atom) -> bool:
    """Whether tricks are said to be lost."""
    return alone(atom).kind == "concession"


def wins(atom: Atom) -> bool:
    """Whether tricks are said to be won, or a play is told, if only to dummy."""
    return alone(atom).kind in ("claim", "not_a_claim")


def _topics(atom: Atom) -> set[str]:
    """What it speaks of, so that another that speaks of it too bears on it."""
    found = {word for word in ("trump", "finess") if word in atom.text}
    return found | ({"number"} if atom.sort in ("number", "rest", "result") else set())


def _fails(atom: Atom) -> bool:
    return atom.sort == "result" and loses(atom)


def _counts_losses(atom: Atom) -> bool:
    return atom.sort == "concession" and "trick" in atom.text


def _speaks(atom: Atom) -> bool:
    return bool({"i", "i'm", "i'll", "i've", "my", "we", "mine"} & {*atom.text.lower().split()})


_BEAR: tuple[Callable[[Atom, Atom], bool], ...] = (
    lambda a, b: bool(_topics(a) & _topics(b)),
    lambda a, b: loses(a) and loses(b) and "result" in (a.sort, b.sort),
    lambda a, b: loses(a) and loses(b) and (_counts_losses(a) or _counts_losses(b)),
    lambda a, b: _counts_losses(a) and " of " in b.text,  # "you get one trick. The king of hearts": which it is
    lambda a, b: "declarer" in a.text and (_speaks(b) or loses(b)),  # who says "I" speaks of another
    lambda a, b: _fails(a) and b.text.startswith("we "),  # "down two": they
    lambda a, b: _fails(a) and b.text == "a club gets ruffed",  # by them
    lambda a, b: a.sort == "concession" and b.text in ("no club ruff", "no trumps left"),  # they have none
    lambda a, b: a.text == "contract made" and b.sort in ("count", "denial"),  # "three clubs, contract made": a bid
    lambda a, b: a.text.startswith("dummy has") and b.sort == "number" and "trick" not in b.text,  # as many clubs
    lambda a, b: a.text.startswith("you have") and b.sort in ("rest", "concession", "count", "number"),  # they have it
    lambda a, b: a.text.startswith("without") and b.text == "ten tricks",
    lambda a, b: a.text.endswith(("one club ruff", "two club ruffs")) and b.text == "ten tricks",  # and as many more
    lambda a, b: "to the jack" in a.text and "finess" in b.text,
    lambda a, b: a.text.startswith("dummy has") and "over" in b.text.split(),  # crossed for
    lambda a, b: a.text == "a club gets ruffed" and b.text.startswith(("off ", "down ")),  # if he is down, by them
    lambda a, b: (  # whose finesse is meant
        a.sort in ("belief", "count", "condition") and "finess" in b.text and alone(b).steps[0][1] is None
    ),
)
"""How two atoms bear on each other, so that together they say more, or less, than each; whichever comes first."""


def bear_on_each_other(one: Atom, other: Atom) -> bool:
    """Whether what the two say together is not to be told from what each says."""
    return any(rule(one, other) or rule(other, one) for rule in _BEAR)


_ENDS = (". ", "; ", ". Then ")
_WAYS = ("in dummy", "to dummy", "back to hand")
_THEIRS = ("you", "you'll", "they", "west", "dummy", "declarer")

_MISFITS: tuple[Callable[[Atom, str, Atom], bool], ...] = (
    lambda a, j, b: j in (*THEN, *LAST) and not (_happens(a) and _happens(b)),
    lambda a, j, b: j in LEAVES and not _is_left(b),
    lambda a, j, b: j == ", so " and b.sort in ("order", "gerund", "noun", "passive", "condition", "denial", *VERBLESS),
    lambda a, j, b: j == ", but " and b.sort in ("order", "gerund", "noun", "count", *VERBLESS),
    lambda a, j, b: j == ", but " and b.text.startswith("you") and a.sort == "denial",  # an objection
    lambda a, j, b: j not in _ENDS and b.sort == "order" and a.text.split()[0].lower() in _THEIRS,  # they do
    lambda a, j, b: j != ". " and a.sort == "condition" and loses(b),  # on that condition too
    lambda a, j, b: j == " - " and a.sort == "rest" and (b.sort in ("noun", "count", "gerund") or "to the" in b.text),
    lambda a, j, b: j == " - " and a.sort == "noun" and b.sort == "count",  # "a club to the ace - the ace of clubs"
    lambda a, j, b: j == " - " and a.text.split()[-2:] == b.text.split()[:2],  # "… to the ace - the ace of spades"
    lambda a, j, b: j == " - " and a.text.split()[-1:] == b.text.split()[:1],
    lambda a, j, b: j == " and " and a.text.endswith(" over") and b.text.startswith("out "),  # "over and out"
    lambda a, j, b: j == " - " and b.text.startswith(_WAYS) and a.text.endswith(("in dummy", "to dummy", "to hand")),
    lambda a, j, b: j == ", so " and b.text.startswith("you") and a.sort == "noun",  # "so (that) you can have a heart"
    # "The ace of clubs and the hearts are good", "the king and all the rest are mine", "the king, discarding a spade".
    lambda a, j, b: (
        j not in _ENDS
        and a.sort in ("count", "noun")
        and (b.sort in ("belief", "trumps", "passive") or "is yours" in b.text)
    ),
    lambda a, j, b: j not in _ENDS and a.sort == "count" and (b.sort == "rest" or "discarding" in b.text),
    lambda a, j, b: a.text.endswith("ruff") and "discard" in b.text,  # "ruff and discard"
    lambda a, j, b: j not in (*_ENDS, *LEAVES) and _goes_on(a, b),
)
"""How nobody would join two atoms, or so that the second goes on with what is said in the first."""


def fits(one: Atom, joiner: str, other: Atom) -> bool:
    """Whether somebody might join the two so, and say two things."""
    return not any(rule(one, joiner, other) for rule in _MISFITS)


def _is_left(atom: Atom) -> bool:
    """Whether it may stand behind "which leaves me with"."""
    return (atom.sort == "count" and not atom.text.startswith(("I ", "there"))) or atom.text == "ten tricks"


def _goes_on(one: Atom, other: Atom) -> bool:
    """ "I discard a club *and the ace of hearts*": named behind a verb, it may be done to it too."""
    if other.text == "ten tricks":
        return one.sort == "concession"
    named = other.sort in ("noun", "participle") or (
        other.sort == "count" and not other.text.startswith(("I ", "there"))
    )
    return named and one.sort not in ("noun", "count", "belief", "trumps", "result", "rest", *VERBLESS)


def _happens(atom: Atom) -> bool:
    return atom.sort in (*PLAYS, "count") or (atom.sort == "concession" and bool(alone(atom).steps))


def joined(one: Atom, joiner: str, other: Atom) -> str:
    """The two as they are said."""
    behind = other.text
    if joiner.endswith(". "):
        behind = behind[0].upper() + behind[1:]
    return one.text[0].upper() + one.text[1:] + joiner + behind + "."


def joined_three(three: list[Atom], joiners: list[str]) -> str:
    """Three as they are said."""
    first, second, third = three
    both = joined(first, joiners[0], second).removesuffix(".")
    return joined(Atom("", both), joiners[1], third)


def combined(one: Atom, joiner: str, other: Atom) -> Said:
    """What the two say together."""
    order, pairs = _order(one, joiner, other)
    return replace(together(one, other), claimed=_claimed(one, other), order=order, pairs=pairs)


def together(*atoms: Atom) -> Said:
    """What several say together, but for the number that is claimed and for the order."""
    said = [alone(atom) for atom in atoms]
    held = any(_are_held_only(one, other) for one in atoms for other in atoms)
    return Said(
        kind=_kind(*atoms),
        claimed="?",
        conceded=reduce(_with_conceded, said, None),
        result=next((each.result for each in said if each.result), None),
        steps="?" if held else tuple(step for each in said for step in each.steps),
        order="?",
        pairs="?",
        trumps=(
            any(each.trumps[0] for each in said),
            max((each.trumps[1] for each in said), key=("none", "state", "plan").index),
        ),
        finesse=tuple(any(each.finesse[place] for each in said) for place in (0, 1)),
        conditions=sum(each.conditions for each in said),
        unread="?" if held else (),
    )


def _are_held_only(one: Atom, other: Atom) -> bool:
    """Winners that are held where trumps are said to be gone are how things are, and no step."""
    return {one.sort, other.sort} in ({"trumps", "count"}, {"trumps", "held"})


def _kind(*atoms: Atom) -> str:
    sorts = {atom.sort for atom in atoms}
    if "order" in sorts and sorts & {"trumps", "belief", "denial"}:
        return "?"  # "cash the clubs, trumps are drawn": to dummy, or of a line
    lost = any(loses(atom) for atom in atoms)
    others = {atom.sort for atom in atoms if not loses(atom)}
    gone = lost and others == {
        "trumps"
    }  # that trumps are gone wins nothing, nor does what is not done, if he goes down
    refused = any(_fails(atom) for atom in atoms) and bool(others) and others <= {"denial", "trumps"}
    won = any(wins(atom) for atom in atoms) and not (refused or gone)
    return "claim_and_concession" if won and lost else "claim" if won else "concession" if lost else "unclear"


def _with_conceded(given: Any, said: Said) -> Any:
    if given is None or said.conceded is None:
        return given or said.conceded
    return (given[0] + said.conceded[0], False)


_LOSES_LEAD = ("duck", "knock_out", "concede")


def _claimed(one: Atom, other: Atom) -> object:
    numbers = [alone(atom).claimed for atom in (one, other) if alone(atom).claimed is not None]
    sorts = {one.sort, other.sort}
    if not numbers:
        return None
    if "belief" in sorts:
        return "?"  # "dummy is high" beside it
    counts = [atom for atom in (one, other) if atom.sort in ("count", "held")]
    others = [atom for atom in (one, other) if atom.sort not in ("count", "held")]
    if len(counts) == 2:
        return (numbers[0][0] + numbers[1][0], False, "remaining")
    if counts:
        return _counted(counts[0], others[0])
    if "rest" in sorts and "concession" in sorts:
        return None
    return "?" if "rest" in sorts and "result" in sorts else numbers[0]


def _counted(count: Atom, other: Atom) -> object:
    """A list says how many, where no line is played."""
    if other.sort == "denial" and alone(other).finesse == (False, True) and " of " in count.text:
        return "?"  # "no finesse, the ace of clubs": how the suit is played
    if other.sort in ("number", "rest", "result"):
        return alone(other).claimed or alone(count).claimed if other.sort == "rest" else "?"
    steps = [step for step in alone(other).steps if not step[-1]]
    plays = any(step[0] not in _LOSES_LEAD for step in steps)
    if plays and any(step[0] == "ruff" for step in steps) and other.sort in ("noun", "passive"):
        return "?"  # "three hearts and a club ruff"
    return None if plays and count.sort == "count" else alone(count).claimed


def _order(one: Atom, joiner: str, other: Atom) -> tuple[object, object]:
    before = [number for number, step in enumerate(alone(one).steps) if not step[-1]]
    after = [len(alone(one).steps) + n for n, step in enumerate(alone(other).steps) if not step[-1]]
    inside: Pairs = frozenset()
    across = frozenset((a, b) for a in before for b in after)
    if joiner in (*THEN, *LAST):
        return "explicit", across
    if other.sort == "belief" and before and (one.sort in PLAYS or _is_given(one, first=True)):
        return "implied", inside  # what is good is cashed behind it
    if "count" in (one.sort, other.sort) and "concession" in (one.sort, other.sort):
        return "?", "?"  # "the ace of clubs, I give up a spade"
    if not before or not after or "lose to" in other.text:
        return "none", inside  # what one loses to is lost when the card before it is led
    if one.text.endswith(" next") or other.text.endswith(" next") or one.sort == other.sort == "condition":
        return "?", "?"  # "next" says so where there is something before; of two conditions one may exclude the other
    return _order_of_plays(one, joiner, other, across)


def _order_of_plays(one: Atom, joiner: str, other: Atom, across: Pairs) -> tuple[object, object]:
    """The order of two that both tell plays, where no word for it joins them."""
    inside: Pairs = frozenset()
    if (one.sort in PLAYS or _is_given(one, first=True)) and other.sort in PLAYS:
        if any(step[0] == "discard" for step in alone(other).steps):
            return "?", "?"  # "I run the clubs, throwing a heart": at one time
        return "implied", across
    if (one.sort in PLAYS or _is_given(one, first=True)) and other.sort == "concession":
        return ("implied", across) if _is_given_then(other, joiner) else ("none", inside)
    if joiner in LEAVES and alone(one).steps[:1] and alone(one).steps[0][0] in _LOSES_LEAD:
        return "?", "?"
    if joiner in LEAVES and one.sort in PLAYS and one.sort != "noun":
        return "implied", across
    if {"count", "held"} & {one.sort, other.sort} and {*PLAYS} & {one.sort, other.sort}:
        return "?", "?"
    return "none", inside


def _is_given(loss: Atom, *, first: bool = False) -> bool:
    """Whether a trick is given as part of a line; who says first "I concede a club" counts it."""
    words = {"conceding", "give", "giving"} if first else {"concede", "conceding", "give", "giving"}
    return bool(words & {*loss.text.split()})


def _is_given_then(loss: Atom, joiner: str) -> bool:
    """Giving is a play, losing is one in its sentence, what they get is one of a chain with *and*."""
    words = loss.text.replace("'", " ").split()
    if _is_given(loss):
        return True
    if {"lose", "losing"} & {*words}:
        return joiner not in (". ", "; ")
    return words[-1] != "yours" and joiner in (" and ", ", and ")


def differences(expected: Said, read: Said) -> dict[str, tuple[object, object]]:
    """The marks that differ, with what was expected and what was read."""
    found = {}
    for mark in Said.__dataclass_fields__:
        wanted, got = getattr(expected, mark), getattr(read, mark)
        if wanted != "?" and wanted != got:
            found[mark] = (wanted, got)
    return found
