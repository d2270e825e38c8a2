"""Parts of a statement → clauses: one verb or state each, with its subject, objects and places sorted out.

Speech has no reliable commas, so a clause also ends where a new subject or a second verb begins.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace

from nlclaim.language import Element, Exclusion, Joint, Mark, NounPhrase, Prepositional, Statement
from nlclaim.reading.asking import seeks_assent
from nlclaim.spans import Span

_PAUSES = frozenset({"COMMA", "COLON", "DASH", "OPEN", "CLOSE"})
_ENDS = frozenset({"STOP", "QMARK"})
_ADVERBS = frozenset({"FIRST", "LAST", "HOW", "INORDER", "ANYORDER", "DOUBT", "META"})
_SUBORDINATORS = frozenset({"IF", "ELSE", "BEFORE", "AFTER"})


@dataclass(slots=True)
class Clause:
    """One verb or state and what belongs to it. Mutable while it is built, read-only afterwards."""

    link: str = "start"
    """How it is joined to what precedes: `start`, `stop`, `comma`, `and`, `or` or `none` (just set beside it)."""
    joints: tuple[Joint, ...] = ()
    subject: Mark | NounPhrase | None = None
    subjects: list[NounPhrase] = field(default_factory=list)
    auxiliaries: list[Mark] = field(default_factory=list)
    negation: Mark | None = None
    copula: Mark | None = None
    verb: Mark | None = None
    verb_name: str = ""
    """The verb without its form, empty when there is none."""
    perfect: bool = False
    """"I have drawn": done, not planned."""
    phrases: list[NounPhrase] = field(default_factory=list)
    places: list[Prepositional] = field(default_factory=list)
    exclusions: list[Exclusion] = field(default_factory=list)
    persons: list[Mark] = field(default_factory=list)
    """Persons and roles that are not the subject: "give *you* a spade"."""
    marks: list[Mark] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    question: bool = False

    @property
    def span(self) -> Span:
        """From the first to the last word of the clause."""
        return Span(self.spans[0].start, self.spans[-1].end)

    def joint(self, *labels: str) -> Joint | None:
        """The first joint before this clause with one of the labels."""
        for joint in self.joints:
            if joint.label in labels:
                return joint
        return None

    @property
    def subordinate(self) -> str | None:
        """`if`, `unless`, `depends`, `otherwise`, `before` or `after`, when the clause opens with such a word."""
        joint = self.joint(*_SUBORDINATORS)
        return joint.value if joint else None

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
        for place in self.places:
            if place.preposition in prepositions:
                return place
        return None

    def mark_at(self, *prepositions: str) -> Mark | None:
        """The person or role of that place: "for *you*", "in *dummy*"."""
        place = self.place(*prepositions)
        return place.object if place is not None and isinstance(place.object, Mark) else None

    def phrase_at(self, *prepositions: str) -> NounPhrase | None:
        """The noun phrase of that place: "with *the ace*", "for *ten*"."""
        place = self.place(*prepositions)
        return place.object if place is not None and isinstance(place.object, NounPhrase) else None

    def goes_to(self, persons: Collection[str], *prepositions: str) -> bool:
        """Whether the place names one of the persons: "two *for you*"."""
        named = self.mark_at(*prepositions)
        return named is not None and named.value in persons

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


def make_clauses(statement: Statement) -> list[Clause]:
    """The clauses of a statement in the order of its words."""
    clauses: list[Clause] = []
    for number, part in enumerate(statement.parts):
        labels = {joint.label for joint in part.joints}
        link = _link(labels) if number else "start"
        if "QMARK" in labels:
            _mark_question(clauses)
        for place, clause in enumerate(_split(part.elements)):
            clause.link, clause.joints = ("none", ()) if place else (link, part.joints)
            clauses.append(clause)
    _join_relatives(clauses)
    _join_pseudo_clefts(clauses)
    _join_shares(clauses)
    _join_subjects(clauses)
    _join_fronted(clauses)
    _join_after(clauses)
    _share_ranks(clauses)
    if any(joint.label == "QMARK" for joint in statement.closing) and not seeks_assent(statement.text):
        _mark_question(clauses)
    return clauses


_HAVING = frozenset({"have", "get", "make", "win", "take", "concede"})


def _join_relatives(clauses: list[Clause]) -> None:
    """ "The only loser *I have* is a club", "the most *you get* is one": a relative clause and what it amounts to."""
    for first, relative, second in zip(clauses, clauses[1:], clauses[2:], strict=False):
        names = is_bare_list(first) and len(first.phrases) == 1 and not first.exclusions
        had = relative.link == "none" and relative.who in ("me", "you") and relative.verb_name in _HAVING
        had = had and not (
            relative.phrases or relative.places or relative.copula or relative.mark("FIRST", "LAST", "META")
        )
        equated = second.link == "none" and bool(second.copula) and bool(second.phrases)
        trumps = equated and relative.who == "me" and second.phrases[0].suit == "T"  # "all I have left is trumps"
        if not (names and had and equated) or trumps or second.subjects or second.verb or relative.negation:
            continue
        if first.phrases[0].noun == "loser":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]
            second.link, second.joints = first.link, first.joints
            second.spans = [*first.spans, *relative.spans, *second.spans]
            relative.spans = []
        elif first.phrases[0].noun in ("trick", "unknown") or not first.phrases[0].has_head:
            relative.phrases, relative.link, relative.joints = second.phrases, first.link, first.joints
            relative.spans = [*first.spans, *relative.spans, *second.spans]
            second.spans = []
        else:
            continue
        first.spans = []
    clauses[:] = [clause for clause in clauses if clause.spans]


def _join_shares(clauses: list[Clause]) -> None:
    """ "That's nine *with the two* you get": theirs is what stands behind "with", not what stands before."""
    for first, second in itertools.pairwise(clauses):
        place = first.places[-1] if first.places and first.places[-1].span == first.spans[-1] else None
        theirs = second.link == "none" and second.who == "you" and second.verb_name in _HAVING and not second.phrases
        if theirs and place is not None and place.preposition == "with" and isinstance(place.object, NounPhrase):
            first.places.pop()
            second.phrases = [place.object]
            second.spans.insert(0, first.spans.pop())


def _join_pseudo_clefts(clauses: list[Clause]) -> None:
    """ "*Nine is what* I've got", "*two is all* you get": a number, and whose it is."""
    for first, second in itertools.pairwise(clauses):
        number = first.subjects[0] if len(first.subjects) == 1 else None
        bare = number is not None and (number.is_bare_number or number.noun == "trick") and first.copula is not None
        all_of_it = all(phrase.quantifier == "all" and not phrase.has_head for phrase in first.phrases)
        bare = bare and all_of_it and len(first.phrases) + len(first.persons) == 1 and not first.negation
        had = second.link == "none" and second.who in ("me", "you") and second.verb_name in _HAVING
        if bare and had and not (second.phrases or second.negation or second.places):
            second.phrases, second.link, second.joints = list(first.subjects), first.link, first.joints
            second.spans, first.spans = [*first.spans, *second.spans], []
    clauses[:] = [clause for clause in clauses if clause.spans]


def _join_subjects(clauses: list[Clause]) -> None:
    """ "The low heart and the diamond are losers": two subjects of one copula, not a trick and a statement."""
    for first, second in itertools.pairwise(clauses):
        bare = first.phrases and not (first.verb or first.copula or first.marks or first.places or first.persons)
        if not bare or not second.copula:
            continue
        uncounted = all(phrase.number is None and phrase.act is None for phrase in first.phrases)
        counted = any(p.number or p.quantifier == "rest" or "last" in p.adjectives for p in second.subjects)
        singular = second.copula.span.end - second.copula.span.start <= 2  # "is", "'s"
        paused = singular and second.joint("COMMA") is not None and second.joint("AND") is not None
        uncounted = uncounted and not ((counted or paused) and second.mark("MINE"))  # "the king, and the ace is yours"
        each = all(phrase.determiner == "a" for phrase in second.subjects) and not singular
        together = each and second.is_passive and second.verb_name == "concede"  # "two hearts and a club are lost"
        if second.verb and not second.subjects and second.subordinate == "after":
            second.subjects, second.subject = list(first.phrases), first.phrases[0]  # "trumps having been drawn"
            second.spans = [*first.spans, *second.spans]
            second.link = first.link
            first.phrases, first.spans = [], []
        elif second.link == "and" and second.subjects and (together or (uncounted and _shares_state(first, second))):
            second.subjects = [*first.phrases, *second.subjects]
            second.link, second.joints = first.link, first.joints
            second.spans = [*first.spans, *second.spans]
            first.phrases, first.spans = [], []
    clauses[:] = [clause for clause in clauses if clause.spans]


def _shares_state(first: Clause, second: Clause) -> bool:
    """Whether the second has no verb; "after *the ace and king of clubs* have been cashed"."""
    done_to = second.is_passive and first.subordinate in ("after", "before") and bool(first.phrases[-1].ranks)
    return second.verb is None or done_to


_FRONTED = frozenset({"ruff", "run", "draw", "cash", "discard", "finesse", "lead", "play", "duck", "establish"})
"""Verbs that may come after what they are done to."""


def _join_fronted(clauses: list[Clause]) -> None:
    """ "*Diamonds* I run": the object first."""
    for first, second in itertools.pairwise(clauses):
        bare = len(first.phrases) == 1 and not (first.verb or first.copula or first.marks or first.places)
        does = second.link == "none" and second.who == "me" and second.verb_name in _FRONTED and not second.phrases
        if not (bare and does) or first.persons or first.exclusions or first.negation or first.subordinate:
            continue
        named = first.phrases[0]
        if named.quantifier in ("no", "none") or not (named.suit or named.ranks or named.cards):
            continue
        second.phrases, second.link, second.joints = first.phrases, first.link, first.joints
        second.spans = [*first.spans, *second.spans]
        first.phrases, first.spans = [], []
    clauses[:] = [clause for clause in clauses if clause.spans]


def _join_after(clauses: list[Clause]) -> None:
    """ "After *the ace and king of trumps* I cross": both come before."""
    for first, second in itertools.pairwise(clauses):
        cards = all(is_bare_list(each) and each.phrases[-1].ranks for each in (first, second))
        cards = cards and all(phrase.determiner != "your" for phrase in [*first.phrases, *second.phrases])
        if cards and first.subordinate in ("after", "before") and second.link == "and" and not second.subordinate:
            first.phrases = [*first.phrases, *second.phrases]
            first.spans = [*first.spans, *second.spans]
            second.phrases, second.spans = [], []
    clauses[:] = [clause for clause in clauses if clause.spans]


def is_bare_list(clause: Clause) -> bool:
    """Whether a clause names things and says nothing of them."""
    more = clause.verb or clause.copula or clause.marks or clause.places or clause.persons or clause.subject
    return bool(clause.phrases) and not more


def _share_ranks(clauses: list[Clause]) -> None:
    """ "The aces of spades *and clubs*": the rank goes for both suits."""
    for clause in clauses:
        if len(clause.subjects) == 2:
            clause.subjects[:] = _with_shared_rank(*clause.subjects)
    for first, second in itertools.pairwise(clauses):
        if second.link == "and" and first.phrases and second.phrases and second.verb is None:
            first.phrases[-1], second.phrases[0] = _with_shared_rank(first.phrases[-1], second.phrases[0])


def _with_shared_rank(first: NounPhrase, second: NounPhrase) -> tuple[NounPhrase, NounPhrase]:
    named = bool(second.suit) and not (second.determiner or second.number or second.adjectives or second.act)
    if not (named and first.suit and first.nouns_plural and len(first.ranks) == 1) or second.ranks or second.cards:
        return first, second
    return replace(first, nouns_plural=False, plural=False), replace(second, ranks=first.ranks, plural=False)


def _mark_question(clauses: list[Clause]) -> None:
    for clause in reversed(clauses):
        clause.question = True
        if clause.link in ("start", "stop"):
            return


def _link(labels: set[str]) -> str:
    if labels & _ENDS:
        return "stop"
    if "OR" in labels:
        return "or"
    if "AND" in labels:
        return "and"
    return "comma" if labels & _PAUSES else "none"


def _split(elements: tuple[Element, ...]) -> Iterator[Clause]:
    clause = Clause()
    for place, element in enumerate(elements):
        following = elements[place + 1] if place + 1 < len(elements) else None
        if clause.spans and _starts_clause(clause, element, following):
            moved = _take_subject(clause, element, following)
            if clause.spans:
                yield clause
                clause = Clause()
            for earlier in moved:
                _add(clause, earlier, element)
        _add(clause, element, following)
    if clause.spans:
        yield clause


def _starts_clause(clause: Clause, element: Element, following: Element | None) -> bool:
    if isinstance(element, NounPhrase):
        return _phrase_starts_clause(clause, element)
    if isinstance(element, Prepositional):
        return _place_starts_clause(clause, element)
    starts = _STARTS_CLAUSE.get(element.label) if isinstance(element, Mark) else None
    return starts is not None and isinstance(element, Mark) and starts(clause, element, following)


def _phrase_starts_clause(clause: Clause, phrase: NounPhrase) -> bool:
    """ "A diamond to you *the rest* mine", "ruff in dummy *rest* good", "three for me *one* for you"."""
    if phrase.is_bare_number and clause.places and clause.phrases and clause.verb is None:
        last = clause.places[-1]
        return last.span == clause.spans[-1] and isinstance(last.object, Mark) and last.object.label == "PERSON"
    if phrase.noun == "trick" and phrase.number and clause.verb_name == "need" and clause.is_past:
        return bool(clause.subjects) and clause.subjects[0].act is not None  # "no finesse needed *ten tricks*"
    shape = clause.mark("BREAKS")
    if shape is not None and shape.span == clause.spans[-1]:
        return _is_amount(phrase)  # "clubs break 3-3 *the rest*"
    if phrase.quantifier != "rest" or not (clause.phrases or clause.verb):
        return False
    if is_bare_list(clause) and clause.phrases[-1].span == clause.spans[-1]:
        return bool(clause.phrases[-1].cards or clause.phrases[-1].suit)  # "♠AKQ ♥A *rest* yours"
    owner = clause.mark("MINE")
    if owner is not None or not clause.places:
        return owner is not None and owner.span == clause.spans[-1]
    given = clause.places[-1]
    return given.span == clause.spans[-1] and isinstance(given.object, Mark)


def _place_starts_clause(clause: Clause, place: Prepositional) -> bool:
    """ "I draw trumps *with a club ruff*": a play of its own; "I cross with a club ruff" says how."""
    act = place.object.act if isinstance(place.object, NounPhrase) else None
    beside = place.preposition == "with" and act in ("ruff", "finesse")
    return beside and clause.verb_name in ("draw", "cash", "run") and bool(clause.phrases)


def _is_amount(phrase: NounPhrase) -> bool:
    """ "The rest", "everything", "thirteen", "ten tricks"."""
    tricks = not phrase.has_head or (phrase.noun == "trick" and phrase.suit is None)
    return tricks and bool(phrase.quantifier or phrase.number)


def _verb_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if clause.verb is not None:
        return not _merges(clause, element)
    if element.form == "ing":  # "king of hearts *throwing* a spade", but "hearts breaking"
        if _just_claimed(clause):
            return True
        named = clause.phrases[-1] if clause.phrases else None
        breaks = named is not None and element.verb == "break" and _is_suit(named)
        breaks = breaks or (named is not None and element.verb == "drop" and bool(named.ranks))  # "jack falling"
        opened = bool(clause.places) or (bool(clause.phrases) and not breaks)
        return opened and not clause.copula and clause.subject is None
    said = clause.mark("BREAKS", "MINE")
    just_said = said is not None and said.span == clause.spans[-1]  # "if they aren't 3-3 take the finesse"
    return element.form == "base" and (just_said or _ends_with_target(clause))  # "spade to the ace ruff a heart"


def _just_claimed(clause: Clause) -> bool:
    """ "I make it", "the rest are mine": what follows tells how."""
    said = clause.mark("EXACT", "MINE")
    means = bool(clause.places) and clause.places[-1].object is None and clause.places[-1].span == clause.spans[-1]
    return said is not None and said.span == clause.spans[-2 if means else -1]  # "… *by* ruffing a club"


def _is_suit(phrase: NounPhrase) -> bool:
    """ "Hearts", "the heart suit": no card, number or action of it."""
    counted = phrase.number is not None or phrase.act is not None or bool(phrase.group or phrase.ranks or phrase.cards)
    return bool(phrase.suit or phrase.noun == "suit") and not counted


def _copula_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    spoken = clause.verb is not None and clause.verb.verb == "say" and not clause.phrases
    said = clause.copula is not None or clause.mark("PRED") is not None  # "no trumps left *the spade is high*"
    return (clause.verb is not None and not spoken) or (said and bool(clause.phrases))


def _owner_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if clause.copula is None and clause.mark("PRED"):
        return True  # "trumps out, all mine" without the comma
    bare = clause.verb is not None and clause.copula is None and bool(clause.phrases)
    return bare and clause.phrases[-1].span == clause.spans[-1]  # "give you a diamond rest mine"


def _predicate_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if clause.copula is not None:
        return False
    if clause.mark("PRED"):
        return True  # "trumps out, all there" without the comma
    if clause.verb is None or element.value not in ("high", "there", "gone", "cold"):
        return False
    if element.value == "gone" and clause.verb.value in ("have.ing", "get.base", "get.ing", "get.past"):
        return False  # "I get the trumps *out of the way*", "having got them *out of the way*"
    if not (clause.phrases or clause.persons) or (clause.phrases and clause.phrases[-1].determiner == "a"):
        return False
    how = clause.verb.verb in ("ruff", "overruff") and all(person.value == "it" for person in clause.persons)
    return not how  # "ruff it high"


def _person_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if element.label == "PERSON" and _takes_up_subject(clause, element, following):
        return False
    labels = ("VERB", "AUX", "BE", "EXACT") if element.value == "hand" else ("VERB", "AUX", "BE", "NEG", "EXACT")
    begins = isinstance(following, Mark) and following.label in labels
    shares = element.value in ("me", "you") and clause.who in ("me", "you") and clause.verb is None
    return (begins and _has_core(clause)) or (shares and bool(clause.phrases))


def _negation_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    doing = isinstance(following, Mark) and following.form == "ing" and following.verb != "break"
    if isinstance(following, NounPhrase) and following.act is not None and _has_core(clause):
        return True  # "I draw trumps *without the finesse*", "I make it *without a ruff*"
    someone = isinstance(following, Mark) and following.label in ("PERSON", "ROLE")
    if someone and clause.copula is None and _has_core(clause):
        return True  # "I take the rest *without you* getting in"
    if doing and _just_claimed(clause):
        return True  # "I make it *without losing a trick*"
    if clause.verb is None:  # "spades, not clubs"; "a ruff without drawing trumps"
        return bool(clause.phrases) and clause.copula is None and (doing or isinstance(following, NounPhrase))
    return doing


_COMES_OFF = frozenset({"break", "drop", "have", "win", "succeed"})


def _made_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    comes_off = clause.verb is not None and clause.verb.verb in _COMES_OFF and clause.who not in ("me", "you")
    if comes_off and clause.verb is not None and clause.verb.span == clause.spans[-1]:
        return True  # "if clubs break *I make it*"
    return clause.copula is not None and bool(clause.marks or clause.phrases)


def _auxiliary_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    reported = clause.verb is not None and clause.verb.verb == "say" and bool(clause.phrases)
    if reported and clause.phrases[-1].span == clause.spans[-1]:
        return True  # "they were told that the loser would go away"
    if isinstance(following, Mark) and _has_none_to_lose(clause, following):
        return False
    back = any(place.preposition == "to" and isinstance(place.object, Mark) for place in clause.places)
    back = back or _has_to_lose(clause, following)
    return element.value == "to" and bool(clause.verb or clause.phrases or back)  # "back to dummy *to cash it*"


def _has_to_lose(clause: Clause, element: Element | None) -> bool:
    """ "I draw trumps *with a diamond to lose*": behind a play or a claim, something that is given away."""
    if not isinstance(element, Mark) or element.verb != "concede" or element.form != "base":
        return False
    place = clause.places[-1] if clause.places and len(clause.spans) > 1 else None
    with_it = place is not None and place.preposition == "with" and place.span == clause.spans[-1]
    leaves = clause.verb_name == "give" and not clause.persons  # "*leaving just a club* to give up"
    left = leaves and bool(clause.phrases) and clause.phrases[-1].span == clause.spans[-1]
    return left or (with_it and place is not None and isinstance(place.object, NounPhrase))


def _who_is_to(clause: Clause) -> Mark | None:
    """ "There's no trump out *for you* to ruff with": whose play the infinitive is."""
    place = clause.places[-1] if clause.places and clause.places[-1].span == clause.spans[-1] else None
    if place is None or place.preposition != "for" or not isinstance(place.object, Mark):
        return None
    return place.object if place.object.label in ("PERSON", "ROLE") else None


def _has_none_to_lose(clause: Clause, element: Mark) -> bool:
    """ "I haven't a trick *to lose*": he loses none."""
    has_none = clause.verb is not None and clause.verb.verb == "have" and clause.negation is not None
    return has_none and element.verb == "concede" and element.form == "base"


_STARTS_CLAUSE: dict[str, Callable[[Clause, Mark, Element | None], bool]] = {
    "VERB": _verb_starts_clause,
    "BE": _copula_starts_clause,
    "MINE": _owner_starts_clause,
    "PRED": _predicate_starts_clause,
    "PERSON": _person_starts_clause,
    "ROLE": _person_starts_clause,
    "NEG": _negation_starts_clause,
    "EXACT": _made_starts_clause,
    "AUX": _auxiliary_starts_clause,
}
"""By the label of the mark: whether a new clause begins with it."""


def _take_what_goes(clause: Clause) -> list[Element]:
    """ "Two hearts with *my clubs* going on them", "the ace, *a club* going on it"."""
    place = clause.places[-1] if clause.places else None
    if place is not None and place.span == clause.spans[-1] and place.preposition == "with":
        if not isinstance(place.object, NounPhrase):
            return []
        clause.spans.pop()
        clause.places.pop()
        return [place.object]
    if clause.phrases and clause.phrases[-1].span == clause.spans[-1]:
        clause.spans.pop()
        return [clause.phrases.pop()]
    return []


def _takes_up_subject(clause: Clause, element: Mark, following: Element | None) -> bool:
    """ "The trumps *they* are all gone": the pronoun stands for the phrase before it."""
    copula = isinstance(following, Mark) and following.label == "BE"
    bare = bool(clause.phrases) and not (clause.verb or clause.copula or clause.marks or clause.places)
    return copula and bare and element.value in ("they", "it") and clause.phrases[-1].span == clause.spans[-1]


def _ends_with_target(clause: Clause) -> bool:
    """Whether "a suit to a card" has just been said, and no subject that could do something."""
    place = clause.places[-1] if clause.places else None
    if place is None or place.preposition != "to" or place.span != clause.spans[-1] or not clause.phrases:
        return False
    card = isinstance(place.object, NounPhrase) and bool(place.object.ranks or place.object.cards)
    return card and not (clause.auxiliaries or clause.copula or clause.subject)


def _has_core(clause: Clause) -> bool:
    said = any(mark.label not in _ADVERBS for mark in clause.marks)
    return bool(clause.verb or clause.copula or clause.phrases or said)


def _merges(clause: Clause, element: Mark) -> bool:
    """ "Have drawn", "got rid", "goes on to": one verb in two words."""
    assert clause.verb is not None
    if _has_none_to_lose(clause, element):
        return True
    bare = not clause.phrases and not clause.persons
    return bare and (
        (clause.verb.verb == "have" and (element.form == "past" or element.verb == "drop"))
        or (clause.verb.verb in ("get", "have") and clause.verb.form != "past" and element.verb in ("have", "get"))
        or (clause.verb.verb == "get" and element.form != "ing" and bool(clause.subjects))
        or (clause.verb.verb == "go" and element.form in ("base", "ing"))
    )


def _take_subject(clause: Clause, element: Element, following: Element | None) -> list[Element]:
    """The phrase just before a copula is the new clause's subject, not the old verb's object."""
    if not isinstance(element, Mark):
        return []
    if element.label == "VERB" and element.verb == "go" and element.form == "ing":
        return _take_what_goes(clause)
    if element.value == "to" and (other := _who_is_to(clause)) is not None:
        return [other]
    if element.value == "to" and _has_to_lose(clause, following):
        clause.spans.pop()
        return [clause.phrases.pop() if clause.verb_name == "give" else clause.places.pop()]
    said = clause.verb is not None and clause.verb.verb == "say"
    stated = clause.is_passive or (clause.copula is not None and clause.mark("PRED") is not None)
    said = said or (stated and bool(clause.subjects))  # "once trumps are drawn *the diamonds* run"
    if element.label not in ("BE", "PRED", "MINE") and not (
        element.label in ("VERB", "AUX") and said and element.form != "ing"
    ):
        return []
    last = clause.spans[-1]
    if clause.phrases and clause.phrases[-1].span == last:
        clause.spans.pop()
        return [clause.phrases.pop()]
    if clause.persons and clause.persons[-1].span == last:
        clause.spans.pop()
        return [clause.persons.pop()]
    return []


def _is_floating(clause: Clause, element: NounPhrase, following: Element | None) -> bool:
    """ "My losing spades *all* go away": said of the phrase before it."""
    quantifier = element.quantifier in ("all", "both") and not element.has_head
    after_plural = bool(clause.phrases) and clause.phrases[-1].plural and clause.phrases[-1].span == clause.spans[-2]
    return quantifier and after_plural and isinstance(following, Mark) and following.label == "VERB"


def _add(clause: Clause, element: Element, following: Element | None) -> None:
    clause.spans.append(element.span)
    if isinstance(element, NounPhrase):
        if _is_floating(clause, element, following):
            return
        clause.phrases.append(element)
    elif isinstance(element, Prepositional):
        clause.places.append(element)
    elif isinstance(element, Exclusion):
        clause.exclusions.append(element)
    else:
        _add_mark(clause, element, following)


def _add_mark(clause: Clause, mark: Mark, following: Element | None) -> None:
    if mark.label == "VERB":
        if clause.verb is not None and clause.verb.verb == "have" and mark.value == "get.past":
            return  # "I've got": having, not getting
        clause.perfect = clause.verb is not None and clause.verb.verb == "have" and mark.form == "past"
        if clause.verb is not None and clause.verb.verb == "get" and clause.subjects:
            clause.phrases, clause.subjects, clause.subject = clause.subjects, [], None  # "the clubs get set up"
        _settle_subject(clause)
        clause.verb, clause.verb_name = mark, mark.verb
    elif mark.label == "BE":
        _settle_subject(clause)
        clause.copula = clause.copula or mark
    elif mark.label == "AUX":
        _settle_subject(clause)
        clause.auxiliaries.append(mark)
    elif mark.label == "NEG":
        clause.negation = clause.negation or mark
    elif mark.label in ("PERSON", "ROLE"):
        if clause.subject is None and not clause.verb and not clause.copula and not clause.phrases:
            clause.subject = mark
        else:
            clause.persons.append(mark)
    else:
        if mark.label == "PRED" and clause.verb is None:
            _settle_subject(clause)
        clause.marks.append(mark)


def _settle_subject(clause: Clause) -> None:
    """Phrases before the verb are its subject."""
    if clause.verb is None and clause.copula is None and clause.phrases:
        clause.subjects = list(clause.phrases)
        if clause.subject is None:
            clause.subject = clause.phrases[0]
        clause.phrases.clear()
