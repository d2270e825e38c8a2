"""The clause: one verb or state with its subject, objects and places sorted out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from nlclaim.language import Exclusion, Joint, Mark, NounPhrase, Prepositional
from nlclaim.spans import Span

SUBORDINATORS: Final = frozenset({"IF", "ELSE", "BEFORE", "AFTER"})
"""Labels of the connectives that a clause which hangs on another opens with."""


class Clause:
    """One verb or state and what belongs to it. Mutable while it is built, read-only afterwards."""

    def __init__(
        self,
        link: str = "start",
        joints: tuple[Joint, ...] = (),
        phrases: list[NounPhrase] | None = None,
        spans: list[Span] | None = None,
    ) -> None:
        self.link = link
        """How it is joined to what precedes: `start`, `stop`, `comma`, `and`, `or` or `none` (just set beside it)."""
        self.joints = joints
        self.subject: Mark | NounPhrase | None = None
        self.subjects: list[NounPhrase] = []
        self.auxiliaries: list[Mark] = []
        self.negation: Mark | None = None
        self.copula: Mark | None = None
        self.verb: Mark | None = None
        self.verb_name = ""
        """The verb without its form, empty when there is none."""
        self.perfect = False
        """"I have drawn": done, not planned."""
        self.phrases: list[NounPhrase] = phrases or []
        self.places: list[Prepositional] = []
        self.exclusions: list[Exclusion] = []
        self.persons: list[Mark] = []
        """Persons and roles that are not the subject: "give *you* a spade"."""
        self.marks: list[Mark] = []
        self.spans: list[Span] = spans or []
        self.question = False
        self.resumes = False
        """Whether it goes on behind an aside: "draw trumps - they broke - *and cash the clubs*"."""
        self.chained = False
        """It goes on with the before/after clause that it follows: "once I've ruffed a heart *and cashed the ace*"."""

    @property
    def span(self) -> Span:
        """From the first to the last word of the clause."""
        return Span(self.start, self.end)

    @property
    def start(self) -> int:
        """Where its first word begins."""
        return self.spans[0].start

    @property
    def end(self) -> int:
        """Where its last word ends."""
        return self.spans[-1].end

    @property
    def begins(self) -> int:
        """Where it says what is done: behind its "finally" or "first"."""
        placed = [mark.span for mark in self.marks if mark.label in ("FIRST", "LAST")]
        return next((span.start for span in self.spans if span not in placed), self.start)

    def begin_with(self, first: Clause) -> None:
        """Takes the place of the clause before it, of which nothing is left."""
        self.link, self.joints = first.link, first.joints
        self.spans, first.spans, first.phrases = [*first.spans, *self.spans], [], []

    def take_in(self, second: Clause) -> None:
        """Goes on to the end of the clause after it, of which nothing is left."""
        self.spans, second.spans, second.phrases = [*self.spans, *second.spans], [], []

    def joint(self, *labels: str) -> Joint | None:
        """The first joint before this clause with one of the labels."""
        for joint in self.joints:
            if joint.label in labels:
                return joint
        return None

    @property
    def subordinate(self) -> str | None:
        """`if`, `unless`, `depends`, `otherwise`, `before` or `after`, when the clause opens with such a word."""
        for joint in self.joints:
            if joint.label in SUBORDINATORS:
                return joint.value
        return None

    @property
    def tells_what_is_left(self) -> bool:
        """ "…, *which leaves me with* three spades": a list begun anew, whatever was done before."""
        return any(joint.value == "leaves" for joint in self.joints)

    @property
    def who(self) -> str | None:
        """`me`, `you`, `he`, `they`, `it`, a role, or None when the subject is no person."""
        return self.subject.value if isinstance(self.subject, Mark) else None

    def mark(self, *labels: str) -> Mark | None:
        """The first mark with one of the labels."""
        for mark in self.marks:
            if mark.label in labels:
                return mark
        return None

    def place(self, *prepositions: str) -> Prepositional | None:
        """The first place or relation with one of the prepositions."""
        return self._first_place(prepositions)

    def _first_place(self, prepositions: tuple[str, ...]) -> Prepositional | None:
        for place in self.places:
            if place.preposition in prepositions:
                return place
        return None

    def mark_at(self, *prepositions: str) -> Mark | None:
        """The person or role of that place: "for *you*", "in *dummy*"."""
        place = self._first_place(prepositions)
        return place.object if place is not None and isinstance(place.object, Mark) else None

    def phrase_at(self, *prepositions: str) -> NounPhrase | None:
        """The noun phrase of that place: "with *the ace*", "for *ten*"."""
        place = self._first_place(prepositions)
        return place.object if place is not None and isinstance(place.object, NounPhrase) else None

    def goes_to(self, persons: Collection[str], *prepositions: str) -> bool:
        """Whether the place names one of the persons: "two *for you*"."""
        place = self._first_place(prepositions)
        return place is not None and isinstance(place.object, Mark) and place.object.value in persons

    @property
    def only_phrase(self) -> NounPhrase | None:
        """Its one phrase; None where it has none, or several."""
        return self.phrases[0] if len(self.phrases) == 1 else None

    @property
    def only_subject(self) -> NounPhrase | None:
        """The one phrase that is its subject; None where there is none, or several."""
        return self.subjects[0] if len(self.subjects) == 1 else None

    def names(self, person: str) -> bool:
        """Whether a person other than the subject is named: "give *you* a spade"."""
        return any(mark.value == person for mark in self.persons)

    def names_only(self, person: str) -> bool:
        """Whether that person is named, and no other."""
        return len(self.persons) == 1 and self.persons[0].value == person

    @property
    def is_to_do(self) -> bool:
        """ "A club *to lose*": its auxiliary is "to", and no other."""
        return len(self.auxiliaries) == 1 and self.auxiliaries[0].value == "to"

    def take_subjects_as_phrases(self) -> None:
        """What looked like the subject is what the clause lists: "three trumps *and two diamonds left*"."""
        self.phrases, self.subjects, self.subject = [*self.subjects, *self.phrases], [], None

    @property
    def is_past(self) -> bool:
        """ "Drew trumps", "trumps drawn": the verb is in a past form."""
        return self.verb is not None and self.verb.form == "past"

    @property
    def is_passive(self) -> bool:
        """ "Trumps are drawn"."""
        return bool(self.copula and self.verb and self.verb.form == "past")


_ADVERBS: Final = frozenset({"over", "back", "across", "home", "away", "there"})
"""Words that say of themselves what is done: "*over* to dummy", "*away* goes a heart"."""


def has_no_finite_verb(clause: Clause, text: str) -> bool:
    """ "*Over to dummy* with a heart", "*in hand* with the king", "*out come* the clubs": nobody is said to do it."""
    if clause.verb is None or clause.verb.form == "ing":
        return True
    return text[clause.verb.span.start : clause.verb.span.end].lower().partition(" ")[0] in _ADVERBS


def is_bare_list(clause: Clause) -> bool:
    """Whether a clause names things and says nothing of them."""
    more = clause.verb or clause.copula or clause.marks or clause.places or clause.persons or clause.subject
    return bool(clause.phrases) and not more


def is_on_which(clause: Clause) -> bool:
    """ "The ace of clubs, *on which* a heart goes"."""
    on = clause.mark_at("on")
    return on is not None and on.value == "who"


def is_bare(clause: Clause) -> bool:
    """Whether a clause is nothing but its phrases."""
    return not (clause.places or clause.marks or clause.who) and clause.verb is None and clause.link != "or"
