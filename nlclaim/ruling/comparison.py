"""The authorities side by side, under each edition of the Laws, and what each difference turns on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nlclaim.law import load_edition
from nlclaim.ruling.model import Reason, Ruling
from nlclaim.ruling.speech import begin, say_authority, say_laws, say_list, say_tricks


@dataclass(frozen=True, slots=True)
class Comparison:
    """One claim ruled on under several editions: the one asked for, and the others in their order of time."""

    asked: Ruling
    others: tuple[Ruling, ...]

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All of them by edition."""
        return tuple(sorted((self.asked, *self.others), key=lambda ruling: ruling.case.law))

    @property
    def laws(self) -> tuple[str, ...]:
        """The editions, the columns of the table."""
        return tuple(ruling.case.law for ruling in self.rulings)

    @property
    def authorities(self) -> tuple[str, ...]:
        """The authorities, the rows of the table."""
        return tuple(self.asked.by_authority)

    def cell(self, authority: str, law: str) -> str:
        """The tricks awarded, `≤ 9` where that is only a bound, `-` where nothing is awarded."""
        ruling = next(each for each in self.rulings if each.case.law == law)
        if authority not in ruling.by_authority:
            return "-"
        bound = "≤ " if authority in ruling.unproved else ""
        return f"{bound}{ruling.by_authority[authority]}"


def explain_comparison(comparison: Comparison) -> Reason:
    """What the differences turn on, as a reason tree: first between authorities, then between editions."""
    children = (
        *_between_authorities(comparison.asked),
        *(_under(comparison.asked, each) for each in comparison.others),
    )
    return Reason("The authorities and the editions of the Laws side by side.", None, (), children, kind="ruling")


def _between_authorities(ruling: Ruling) -> Iterator[Reason]:
    agreeing = [
        name
        for name, award in ruling.by_authority.items()
        if award == ruling.awarded and (name not in ruling.unproved or name == ruling.case.authority)
    ]
    if agreeing and ruling.awarded is not None:
        gives = begin(_say_gives(agreeing, ruling.awarded))
        yield Reason(f"{gives} under {say_laws(ruling.case.law)}.", kind="authority")
    yield from (reason for reason in ruling.reasons.children if reason.kind in ("authority", "unproved"))


def _say_gives(names: list[str], tricks: int) -> str:
    said = say_list([say_authority(name) for name in names])
    return f"{said} {'gives' if len(names) == 1 else 'give'} {say_tricks(tricks)}"


def _under(asked: Ruling, other: Ruling) -> Reason:
    """How another edition differs, for the authority asked: in number, and in what that edition settles otherwise."""
    law, authority = other.case.law, other.case.authority
    if other.awarded is None:
        return Reason(f"Under {say_laws(law)} nothing is awarded. {other.reasons.text}", kind="authority")
    proved = [name for name in other.by_authority if name not in (*other.unproved, *asked.unproved)]
    changed = [name for name in proved if other.by_authority[name] != asked.by_authority.get(name)]
    if not changed:
        return Reason(f"{begin(say_laws(law))} change nothing.", kind="authority")
    numbers = dict.fromkeys(other.by_authority[name] for name in changed)
    gives = [_say_gives([name for name in changed if other.by_authority[name] == each], each) for each in numbers]
    keys = _differing_keys(asked, other) if authority in changed else ()
    text = f"Under {say_laws(law)} it is otherwise: {'; '.join(gives)}."
    return Reason(text, None, tuple(key.evidence[0] for key in keys), keys, kind="authority")


def _differing_keys(asked: Ruling, other: Ruling) -> tuple[Reason, ...]:
    """What the text of the other edition settles otherwise than the one asked for, of what comes up in this claim."""
    here, there = (load_edition(ruling.case.law).policy for ruling in (asked, other))
    return tuple(
        Reason(f"There: {there[key].said}.", load_edition(other.case.law).cite_clause(clause), (key,), kind="key")
        for key in there
        if _comes_up(key, asked, other)
        if (clause := there[key].clause) and (key not in here or here[key].value != there[key].value)
    )


def _comes_up(key: str, asked: Ruling, other: Ruling) -> bool:
    """Whether a key that an edition settles has a say in the claim: each but one belongs to one kind of claim."""
    facts = asked.case.facts
    if key == "agreement_test":
        return bool(facts.agreed)
    if key == "concession_test":
        return any(each.outcome is not None and each.outcome.tricks > each.claimed for each in (asked, other))
    return key != "postclaim_evidence" or bool(facts.played_on)
