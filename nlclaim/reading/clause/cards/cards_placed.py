"""Where the claimer says that a missing card lies: "the king is with West", "it's all on the spade king".

Said by who claims, this is what his play rests on: nobody plays for the drop of a king that he has just placed over
there. No step is made of it, as no play is named; what it may mean at the table is asked when the claim is ruled on.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.clause.parts.frames import has_auxiliary, is_past_state
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.model import CardPlaced
from nlclaim.reading.people import SEATS
from nlclaim.reading.segmentation.clause import Clause

_ASSERTS: Final = (None, "because")
_ELSEWHERE: Final[tuple[str, ...]] = ("unless", "even", "otherwise", "before", "after")


def note_placed(clause: Clause, draft: Draft) -> None:
    """Notes the missing card that a clause places with an opponent, or that it makes everything hang on."""
    if _lone_card(clause.subjects) is None and _lone_card(clause.phrases) is None:
        return
    told = clause.question or clause.negation is not None or clause.subordinate in _ELSEWHERE or clause.exclusions
    if draft.claimer_role == "defender" or told or has_auxiliary(clause, draft, ("may", "might", "could", "can")):
        return
    for read in (_is_somewhere, _has_it, _needs_it, _hangs_on_it):
        found = read(clause, draft)
        if found is not None:
            card, seat = found
            asserted = clause.subordinate in _ASSERTS and read not in (_needs_it, _hangs_on_it)
            name = (card.suit or "?") + card.ranks[0]
            draft.placed.append(CardPlaced(name, seat, clause.span, asserted=asserted))
            return


def _is_somewhere(clause: Clause, draft: Draft) -> tuple[NounPhrase, str | None] | None:
    """ "*The spade king is with West*", "the king must be with East", "the king is onside"."""
    card = _lone_card(clause.subjects)
    if card is None or clause.copula is None or clause.verb is not None or is_past_state(clause, draft):
        return None
    holder, state = clause.mark_at("with"), clause.mark("PRED")
    if holder is not None and (seat := _seat_of(holder, draft.last)) is not None:
        return card, seat
    return (card, None) if state is not None and state.value == "on" and not clause.places else None


def _has_it(clause: Clause, draft: Draft) -> tuple[NounPhrase, str | None] | None:
    """ "*West must have the king*", "East opened, so *he has the king of spades*"."""
    card = _lone_card(clause.phrases)
    plain = clause.verb_name == "have" and not clause.places and draft.verb_words(clause) != "had"
    if card is None or not plain or not isinstance(clause.subject, Mark) or clause.marks:
        return None
    seat = _seat_of(clause.subject, draft.last)
    return (card, seat) if seat is not None else None


def _needs_it(clause: Clause, draft: Draft) -> tuple[NounPhrase, str | None] | None:
    """ "*I need the spade king with West*"."""
    card, holder = _lone_card(clause.phrases), clause.mark_at("with")
    if card is None or holder is None or clause.verb_name != "need" or clause.who != "me":
        return None
    seat = _seat_of(holder, draft.last)
    return (card, seat) if seat is not None else None


def _hangs_on_it(clause: Clause, draft: Draft) -> tuple[NounPhrase, str | None] | None:
    """ "It's all on *the spade king*", "it depends on the king"."""
    card = _lone_card(clause.phrases) if clause.subordinate == "depends" else None
    return (card, None) if card is not None and clause.verb is None and clause.copula is None else None


def _lone_card(phrases: list[NounPhrase]) -> NounPhrase | None:
    card = phrases[0] if len(phrases) == 1 else None
    if card is None or len(card.ranks) != 1 or card.determiner in ("my", "dummy", "a") or card.act is not None:
        return None
    return card


def _seat_of(person: Mark, last: LastSaid) -> str | None:
    """The opponent who is meant; "he" is whom the clause before named: "*East* opened, so the king is with *him*"."""
    if person.value in SEATS or person.value in ("lho", "rho"):
        return person.value
    before = last.clause.who if last.clause is not None else None
    return before if person.value == "he" and (before in SEATS or before in ("lho", "rho")) else None
