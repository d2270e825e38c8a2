"""What two clauses that do not bear on each other say together: the rule, written without the reader.

An atom is a clause of atoms.txt, which says one thing and is read alone; `combined` tells what two of them come to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from nlclaim.plan.model import Verb
from nlclaim.reading import Reading, interpret

Pair = tuple[int, int]
Pairs = frozenset[Pair]
Step = tuple[object, ...]

PLAYS = ("full", "order", "gerund", "noun", "passive", "condition")
"""The sorts of atoms that tell a play."""
THEN = (" then ", ", then ", ". Then ", ", after that ", ", and then ")
LAST = (", and finally ",)
PLAIN = (". ", ", ", "; ", " and ", ", and ", " - ", ", but ", ", so ")
LEAVES = (", which leaves me with ",)


@dataclass(frozen=True)
class Atom:
    """A clause of one sort. What it speaks of besides a suit, two of one kind of which bear on each other: `topics`."""

    sort: str
    text: str


@dataclass(frozen=True)
class Said:
    """What words say. What is "?" is left open."""

    kind: object
    claimed: object = None
    conceded: object = None
    result: object = None
    steps: object = ()
    order: object = "none"
    pairs: object = frozenset()
    trumps: tuple[bool, str] = (False, "none")
    finesse: tuple[bool, bool] = (False, False)
    conditions: object = 0
    unread: object = ()


def atoms() -> list[Atom]:
    """All of them, each with the heading that it stands under."""
    found, sort = [], ""
    for line in Path(__file__).with_name("atoms.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            sort = line[2:].partition(":")[0]
        elif line:
            found.append(Atom(sort, line))
    return found


def in_suit(atom: Atom, suit: str) -> Atom:
    """The same said of another suit than clubs."""
    return replace(atom, text=atom.text.replace("club", suit))


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


def topics(atom: Atom) -> frozenset[str]:
    """What it speaks of, so that another that speaks of it too bears on it."""
    found = set()
    if "trump" in atom.text:
        found.add("trumps")
    if "finess" in atom.text:
        found.add("finesse")
    if "ruff" in atom.text and atom.sort == "denial":
        found.add("ruff")
    if atom.sort in ("number", "rest", "result"):
        found.add("number")
    if atom.sort == "concession" and "trick" in atom.text:
        found.add("loss")
    if loses(atom):
        found.add("loses")
    return frozenset(found)


def loses(atom: Atom) -> bool:
    return alone(atom).kind == "concession"


def wins(atom: Atom) -> bool:
    return alone(atom).kind in ("claim", "not_a_claim")


def bear_on_each_other(one: Atom, other: Atom) -> bool:
    """Whether what the two say together is more, or less, than what each says."""
    common = topics(one) & topics(other)
    lost = {one.sort, other.sort} == {"concession", "result"} and loses(one) and loses(other)
    counted = "loses" in common and "loss" in topics(one) | topics(other)
    fails = any(atom.sort == "result" and loses(atom) for atom in (one, other))
    ours = fails and any(atom.text.startswith("we ") for atom in (one, other))  # "down two": they
    ruff = "concession" in (one.sort, other.sort) and any("no club ruff" == atom.text for atom in (one, other))
    cards = any(atom.text.startswith("dummy has") for atom in (one, other)) and any(
        atom.sort == "number" and "trick" not in atom.text for atom in (one, other)
    )  # "dummy has three clubs and I've got nine"
    ruff = ruff or {one.sort, other.text} in ({"count", "contract made"}, {"denial", "contract made"})  # a bid
    ruff = ruff or {"a club gets ruffed"} & {one.text, other.text} and fails  # by them
    ruff = ruff or (one.text.startswith("without") and other.text == "ten tricks")
    ruff = ruff or ("trick" in one.text and one.sort == "concession" and " of " in other.text)  # which it is
    ruff = ruff or (one.sort == "concession" and other.text == "no trumps left")  # they have none
    ruff = ruff or (one.text.startswith("you have") and other.sort in ("number",))
    ruff = ruff or (one.text.startswith("you have") and other.sort in ("rest", "concession", "count"))
    which = one.sort in ("belief", "count", "condition") and "finess" in other.text and alone(other).steps[0][1] is None
    return bool(common - {"loses"}) or lost or counted or ours or which or ruff or cards or _are_two_people(one, other)


def _are_two_people(one: Atom, other: Atom) -> bool:
    """Who says "I" speaks of another as declarer."""
    named = ["declarer" in atom.text for atom in (one, other)]
    speaks = [
        bool({"i", "i'm", "i'll", "i've", "my", "we", "mine"} & {*atom.text.lower().split()}) for atom in (one, other)
    ]
    lost = any(named) and (loses(one) or loses(other))
    return (named[0] and speaks[1]) or (named[1] and speaks[0]) or lost


def fits(one: Atom, joiner: str, other: Atom) -> bool:
    """Whether somebody might join the two so."""
    if joiner in (*THEN, *LAST) and not (_happens(one) and _happens(other)):
        return False
    if one.sort == "condition" and loses(other) and joiner != ". ":
        return False  # "if the clubs are 3-3 I discard a club and lose a heart": on that condition too
    if joiner == ", so ":
        return other.sort not in ("order", "gerund", "noun", "passive", "condition", "denial")
    if joiner == ", but " and other.text.startswith("you") and one.sort == "denial":
        return False  # an objection
    if joiner == ", but " and other.sort in ("order", "gerund", "noun", "count"):
        return False
    if other.sort == "order" and one.text.split()[0].lower() in ("you", "you'll", "they", "west", "dummy", "declarer"):
        return joiner in (". ", "; ", ". Then ")  # "you win the ace and *run the spades*"
    if one.sort == "count" and (other.sort == "rest" or "discarding" in other.text) and joiner not in (". ", "; "):
        return False  # "the king and all the rest are mine", "the king of clubs, discarding a spade"
    if one.text.endswith("ruff") and "discard" in other.text:
        return False  # "ruff and discard"
    if joiner == " - " and one.sort == "rest" and (other.sort in ("noun", "count", "gerund") or "to the" in other.text):
        return False  # "the rest - a club"
    if joiner in LEAVES:
        return (other.sort == "count" and "there are" not in other.text and other.text[0] != "I") or (
            other.sort == "number" and other.text[0] in "ten"
        )
    if (
        one.sort in ("count", "noun")
        and (other.sort in ("belief", "trumps", "passive") or "is yours" in other.text)
        and ". " not in joiner
    ):
        return False  # "the ace of clubs and the hearts are good"
    return not (_goes_on(one, other) and joiner not in (". ", "; ", ". Then ", *LEAVES))


def _goes_on(one: Atom, other: Atom) -> bool:
    """ "I discard a club *and the ace of hearts*": named behind a verb, it may be done to it too."""
    named = other.sort == "noun" or (other.sort == "count" and other.text[0] != "I")
    if other.sort == "number" and other.text.startswith("ten"):
        return one.sort == "concession"
    return (
        named
        and one.sort not in ("noun", "count", "passive", "belief", "trumps", "result", "rest")
        or one.sort == "passive"
    )


def _happens(atom: Atom) -> bool:
    return atom.sort in (*PLAYS, "count") or (atom.sort == "concession" and bool(alone(atom).steps))


def joined(one: Atom, joiner: str, other: Atom) -> str:
    """The two as they are said."""
    behind = other.text
    if joiner.endswith(". "):
        behind = behind[0].upper() + behind[1:]
    return one.text[0].upper() + one.text[1:] + joiner + behind + "."


def combined(one: Atom, joiner: str, other: Atom) -> Said:
    """What the two say together."""
    a, b = alone(one), alone(other)
    order, pairs = _order(one, joiner, other)
    return Said(
        kind=_kind(one, other),
        claimed=_claimed(one, other),
        conceded=_conceded(a, b),
        result=a.result or b.result,
        steps="?" if _are_held_only(one, other) else (*a.steps, *b.steps),
        order=order,
        pairs=pairs,
        trumps=(a.trumps[0] or b.trumps[0], max(a.trumps[1], b.trumps[1], key=("none", "state", "plan").index)),
        finesse=(a.finesse[0] or b.finesse[0], a.finesse[1] or b.finesse[1]),
        conditions=a.conditions + b.conditions,  # type: ignore[operator]
        unread="?" if _are_held_only(one, other) else (),
    )


def _are_held_only(one: Atom, other: Atom) -> bool:
    """Winners that are held where trumps are said to be gone are how things are, and no step."""
    return {one.sort, other.sort} in ({"trumps", "count"}, {"trumps", "held"})


def _kind(one: Atom, other: Atom) -> str:
    sorts = {one.sort, other.sort}
    if "order" in sorts and sorts & {"trumps", "belief", "denial"}:
        return "?"  # "cash the clubs, trumps are drawn": to dummy, or of a line
    gone = {atom.sort for atom in (one, other) if not loses(atom)} == {"trumps"}
    refused = any(atom.sort == "result" and loses(atom) for atom in (one, other)) and "denial" in sorts
    won = (wins(one) or wins(other)) and not (refused or (gone and (loses(one) or loses(other))))
    lost = loses(one) or loses(other)
    return "claim_and_concession" if won and lost else "claim" if won else "concession" if lost else "unclear"


def _conceded(a: Said, b: Said) -> object:
    if a.conceded is None or b.conceded is None:
        return a.conceded or b.conceded
    return (a.conceded[0] + b.conceded[0], False)  # type: ignore[index]


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
        return (numbers[0][0] + numbers[1][0], False, "remaining")  # type: ignore[index]
    if counts:
        return _counted(counts[0], others[0])
    if "rest" in sorts and "concession" in sorts:
        return None
    return "?" if "rest" in sorts and "result" in sorts else numbers[0]


def _counted(count: Atom, other: Atom) -> object:
    """A list says how many, where no line is played."""
    if other.sort == "denial" and (False, True) == alone(other).finesse and " of " in count.text:
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
    inside = frozenset((a + 0, b + 0) for a, b in ())
    across = frozenset((a, b) for a in before for b in after)
    if joiner in (*THEN, *LAST):
        return "explicit", across
    if other.sort == "belief" and before and (one.sort in PLAYS or _is_given(one, first=True)):
        return "implied", inside  # what is good is cashed behind it
    if "count" in (one.sort, other.sort) and "concession" in (one.sort, other.sort):
        return "?", "?"  # "the ace of clubs, I give up a spade"
    if not before or not after:
        return "none", inside
    if "lose to" in other.text:
        return "none", inside  # lost when the card before it is led
    if one.sort == other.sort == "condition":
        return "?", "?"  # of two conditions one may exclude the other
    if (one.sort in PLAYS or _is_given(one, first=True)) and other.sort in PLAYS:
        if any(step[0] == "discard" for step in alone(other).steps):
            return "?", "?"  # "I run the clubs, throwing a heart": at one time
        return "implied", across
    if (one.sort in PLAYS or _is_given(one, first=True)) and other.sort == "concession":
        return ("implied", across) if _is_given_then(other, joiner) else ("none", inside)
    if joiner in LEAVES and alone(one).steps[:1] and alone(one).steps[0][0] in _LOSES_LEAD:  # type: ignore[index]
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
