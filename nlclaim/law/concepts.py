"""What Laws 68-71 speak about, by name. The rest of nlclaim names concepts, never clause numbers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CONCEPTS: Mapping[str, str] = MappingProxyType(
    {
        "agreement": "when a claim counts as agreed, and how it then scores",
        "agreement_withdrawn": "when agreement may be taken back",
        "claim_defined": "what counts as a claim",
        "clarification": "the statement that should go with a claim",
        "conceded_trick_normal": "a conceded trick that no normal play would lose",
        "conceded_trick_safe": "a conceded trick that was won, or that no legal play would lose",
        "concession_cancelled": "when a concession does not stand",
        "concession_defined": "what counts as a concession",
        "contract_settled": "a concession of a contract already made or already beaten",
        "defenders_partner": "a defender's claim that needs partner to choose",
        "doubtful_point": "who suffers when the facts or the play are in doubt",
        "doubted": "what happens when a claim is doubted",
        "new_line": "a line that the statement did not contain",
        "normal": "which plays count as normal",
        "objections": "hearing the opponents' objections",
        "order_in_suit": "an order within a suit fixed by the regulating authority",
        "outstanding_trump": "a trump still out that claimer may not know of",
        "partner_objects": "a defender's concession to which partner objects",
        "play_after": "what becomes of cards played after the claim",
        "play_on": "playing on by consent",
        "play_suspended": "play stops at the claim",
        "repeat_statement": "the statement repeated for the director",
        "show_hands": "hands put face up for the director",
        "unstated_line": "an unstated line that needs a card to lie with one opponent",
    }
)
"""Each concept with its meaning; an edition says which of its clauses holds it."""

WIDER: Mapping[str, str] = MappingProxyType(
    {
        "conceded_trick_normal": "concession_cancelled",
        "conceded_trick_safe": "concession_cancelled",
        "defenders_partner": "doubtful_point",
        "order_in_suit": "normal",
    }
)
"""The concept under which another falls where an edition says nothing of that one by itself."""
