"""Where a clause begins. Speech has no reliable commas: a new subject or a second verb begins one too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nlclaim.language import Element, Mark, NounPhrase, Prepositional
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.segmentation.clefts import is_cleft

_ADVERBS: Final = frozenset({"FIRST", "LAST", "HOW", "INORDER", "ANYORDER", "DOUBT", "META"})
_MOST_PHRASES: Final = 52
"""Nobody names more cards than a deal has; what goes on is read as a clause of its own, lest its cost grow."""


def starts_clause(clause: Clause, element: Element, following: Element | None) -> bool:
    """Whether an element is the first of a new clause; `following` is the one after it."""
    if len(clause.phrases) >= _MOST_PHRASES:
        return True
    if isinstance(element, NounPhrase):
        return _phrase_starts_clause(clause, element)
    if isinstance(element, Prepositional):
        return _place_starts_clause(clause, element)
    starts = _STARTS_CLAUSE.get(element.label) if isinstance(element, Mark) else None
    return starts is not None and isinstance(element, Mark) and starts(clause, element, following)


def follows_object(clause: Clause, element: Element, following: Element | None) -> bool:
    """ "After drawing trumps *a spade ruff*": what comes then, said without a pause behind what comes first."""
    if isinstance(element, Mark) and element.value == "it" and _takes_up_subject(clause, element, following):
        return True  # "after my two aces *it's* all yours"
    if not isinstance(element, NounPhrase) or clause.persons or (clause.verb_name in ("give", "have", "get")):
        return False
    last = clause.spans[-1] if clause.spans else None
    done = clause.verb is not None and clause.is_past and clause.verb.span == last and bool(clause.subjects)
    behind = bool(clause.phrases) and clause.phrases[-1].span == last
    names = element.act is not None or (element.determiner in ("a", "the", "my") and element.has_head)
    suit = bool(element.suit) and (element.plural or element.symbol) and element.number is None
    return (done or behind) and (names or suit)


def _phrase_starts_clause(clause: Clause, phrase: NounPhrase) -> bool:
    """ "A diamond to you *the rest* mine", "ruff in dummy *rest* good", "three for me *one* for you"."""
    if phrase.noun == "entry" and phrase.ranks and clause.mark("PRED") and not clause.phrases:
        return True  # "hearts ready *ace of diamonds entry*"
    if _leaves_verb_out(clause) or _ends_with_prediction(clause, phrase):
        return True  # "if they do *the rest* are mine"
    if phrase.act is not None and phrase.quantifier == "no" and clause.verb is not None and clause.phrases:
        return clause.copula is None  # "cash clubs *no finesse*", "I have ten tricks *no finesse*"
    if phrase.is_bare_number and clause.places and clause.phrases and clause.verb is None:
        last = clause.places[-1]
        return last.span == clause.spans[-1] and isinstance(last.object, Mark) and last.object.label == "PERSON"
    if phrase.ranks and phrase.suit is not None and _ends_with_rounds_of_trumps(clause):
        return True  # "trumps in three rounds *ace of clubs*"
    before = clause.phrases[-1] if clause.phrases and clause.phrases[-1].span == clause.spans[-1] else None
    if before is not None and (decided := _starts_behind_object(clause, before, phrase)) is not None:
        return decided
    if phrase.noun == "trick" and phrase.number and clause.verb_name == "need" and clause.is_past:
        return bool(clause.subjects) and clause.subjects[0].act is not None  # "no finesse needed *ten tricks*"
    shape = clause.mark("BREAKS")
    if shape is not None and shape.span == clause.spans[-1]:
        return _is_amount(phrase)  # "clubs break 3-3 *the rest*"
    return phrase.quantifier in ("rest", "everything") and _rest_starts_clause(clause)


def _ends_with_prediction(clause: Clause, phrase: NounPhrase) -> bool:
    """ "If the jack doesn't show *the spade finesse*", "if the jack falls *the rest*": what comes of it."""
    if clause.verb is None or clause.verb_name not in ("drop", "break", "show") or clause.verb.span != clause.spans[-1]:
        return False
    if phrase.act is not None and (clause.negation or clause.auxiliaries):
        return True
    falls = clause.verb_name != "show" and bool(clause.subjects)
    return falls and phrase.quantifier in ("rest", "everything")


def _ends_with_rounds_of_trumps(clause: Clause) -> bool:
    """ "Trumps *in three rounds*"."""
    if clause.verb is not None or [p.suit == "T" and not p.ranks for p in clause.phrases] != [True]:
        return False
    rounds = clause.places[-1] if clause.places else None
    if rounds is None or rounds.span != clause.spans[-1]:
        return False
    return isinstance(rounds.object, NounPhrase) and rounds.object.noun == "round"


def _starts_behind_object(clause: Clause, before: NounPhrase, phrase: NounPhrase) -> bool | None:
    """Whether a phrase right behind another one is of a new clause, where the verb tells it."""
    theirs = clause.verb_name in ("play", "lead") and clause.who not in ("me", None)
    if theirs and phrase.determiner == "my" and phrase.ranks:
        return True  # "if partner plays another club *my jack of trumps* makes"
    if clause.verb_name == "draw" and before.quantifier == "rest" and phrase.ranks:
        return True  # "drawing the rest of the trumps *the queen drops*"
    if clause.verb_name == "draw" and before.suit == "T" and not before.ranks:
        return bool(phrase.ranks) and phrase.suit not in (None, "T")  # "drawing trumps *ace king of diamonds*"
    if clause.verb_name == "discard" and before.suit and not before.act:
        return phrase.act == "ruff" and clause.verb is not None  # "pitching a diamond *diamond ruff*"
    return None


def _rest_starts_clause(clause: Clause) -> bool:
    """ "♠AKQ ♥A *rest* yours", "a diamond to you *the rest* mine": something is said of what stands before it."""
    if not (clause.phrases or clause.verb):
        return False
    if is_bare_list(clause) and clause.phrases[-1].span == clause.spans[-1]:
        return bool(clause.phrases[-1].cards or clause.phrases[-1].suit)  # "♠AKQ ♥A *rest* yours"
    owner = clause.mark("MINE") or (clause.persons[-1] if clause.persons and clause.verb is None else None)
    if owner is not None or not clause.places:
        return owner is not None and owner.span == clause.spans[-1]
    given = clause.places[-1]
    return given.span == clause.spans[-1] and isinstance(given.object, Mark)


def _leaves_verb_out(clause: Clause) -> bool:
    """ "If they do", "if it doesn't": all of it is said, as what they do stands before."""
    done = clause.negation or (clause.auxiliaries[-1] if clause.auxiliaries else None)
    if clause.who not in ("it", "they", "he", "she") or clause.verb is not None or clause.phrases or done is None:
        return False
    return [each.value for each in clause.auxiliaries] == ["do"] and done.span == clause.spans[-1]


def _place_starts_clause(clause: Clause, place: Prepositional) -> bool:
    """ "I draw trumps *with a club ruff*": a play of its own; "I cross with a club ruff" says how."""
    if place.preposition == "on" and isinstance(place.object, Mark) and place.object.value == "who":
        return bool(clause.phrases) and clause.phrases[-1].span == clause.spans[-1]  # "the ace *on which* a club goes"
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
    if _ends_cleft(clause) or (element.form in ("base", "s") and _tells_where(clause)):
        return True
    if element.form == "base" and _is_somewhere(clause):
        return True
    if element.form == "ing":  # "king of hearts *throwing* a spade", but "hearts breaking"
        if _just_claimed(clause):
            return True
        named = clause.phrases[-1] if clause.phrases else None
        breaks = named is not None and element.verb == "break" and _is_suit(named)
        falls = element.verb == "drop" and not isinstance(following, NounPhrase)
        breaks = breaks or (named is not None and falls and bool(named.ranks))  # "jack falling", not "ace dropping it"
        comes = element.verb in ("come", "go") and _is_towards_somebody(following)  # "a heart coming to you"
        breaks = breaks or comes
        opened = bool(clause.places) or (bool(clause.phrases) and not breaks)
        return opened and not clause.copula and clause.subject is None
    said = clause.mark("BREAKS", "MINE")
    just_said = said is not None and said.span == clause.spans[-1]  # "if they aren't 3-3 take the finesse"
    if _goes_on_playing(clause, element, following):
        return True
    return element.form == "base" and (just_said or _ends_with_target(clause))  # "spade to the ace ruff a heart"


def _goes_on_playing(clause: Clause, element: Mark, following: Element | None) -> bool:
    """ "I cash the ace and two diamonds *ruff a diamond*": no card of a plain suit ruffs anything."""
    named = clause.phrases[-1] if clause.phrases else None
    if named is None or element.verb != "ruff" or element.form != "base" or not isinstance(following, NounPhrase):
        return False
    bare = clause.subject is None and not (clause.auxiliaries or clause.negation)
    plain = named.suit not in (None, "T") or bool(named.ranks)
    return bare and plain and named.determiner != "your" and clause.phrases[-1].span == clause.spans[-1]


def _ends_cleft(clause: Clause) -> bool:
    """ "It's on the clubs that *my diamond* goes": what it is said of, behind the place."""
    said = clause.phrases[-1] if clause.phrases and clause.phrases[-1].span == clause.spans[-1] else None
    return said is not None and said.has_head and is_cleft(clause, clause.phrases[:-1])


def _tells_where(clause: Clause) -> bool:
    """ "Once I'm in dummy *the diamonds* run": who is somewhere has been told, and something is said of another."""
    there = clause.copula is not None and isinstance(clause.subject, Mark) and bool(clause.places)
    named = clause.phrases[-1] if len(clause.phrases) == 1 and clause.phrases[0].span == clause.spans[-1] else None
    behind = there and named is not None and clause.places[-1].span.end <= named.span.start
    return behind and clause.verb is None and named is not None and bool(named.suit or named.quantifier)


def _is_somewhere(clause: Clause) -> bool:
    """ "Once I'm in hand *draw trumps*": all that is said of him is where he is."""
    place = clause.places[-1] if clause.places and clause.places[-1].span == clause.spans[-1] else None
    there = place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE"
    stated = clause.copula is not None and isinstance(clause.subject, Mark)
    return there and stated and not (clause.phrases or clause.auxiliaries or clause.negation)


def _is_towards_somebody(following: Element | None) -> bool:
    if not isinstance(following, Prepositional) or following.preposition != "to":
        return False
    return isinstance(following.object, Mark) and following.object.label == "PERSON"


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
    spoken = clause.verb is not None and clause.verb.verb == "say" and not (clause.phrases or clause.exclusions)
    said = clause.copula is not None or clause.mark("PRED") is not None  # "no trumps left *the spade is high*"
    return (clause.verb is not None and not spoken) or (said and bool(clause.phrases))


def _owner_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if clause.copula is None and clause.mark("PRED"):
        return True  # "trumps out, all mine" without the comma
    bare = clause.verb is not None and clause.copula is None and bool(clause.phrases) and not clause.perfect
    return bare and clause.phrases[-1].span == clause.spans[-1]  # "give you a diamond rest mine"


def _predicate_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if clause.copula is not None:
        return False
    if clause.mark("PRED"):
        return True  # "trumps out, all there" without the comma
    if clause.verb is None or element.value not in ("high", "there", "gone", "cold"):
        return False
    if element.value == "gone" and (clause.verb.value in _GETTING or clause.verb.verb == "clear"):
        return False  # "I get the trumps *out of the way*", "having got them *out of the way*"
    if not (clause.phrases or clause.persons) or (clause.phrases and clause.phrases[-1].determiner == "a"):
        return False
    how = clause.verb.verb in ("ruff", "overruff") and all(person.value == "it" for person in clause.persons)
    return not how  # "ruff it high"


_GETTING: Final = frozenset({"have.ing", "get.base", "get.ing", "get.past"})


def _person_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    if element.label == "PERSON" and _takes_up_subject(clause, element, following):
        return False
    counted = isinstance(following, NounPhrase) and _is_amount(following) and bool(clause.phrases)
    if counted and element.value in ("me", "you") and clause.who in ("me", "you") and clause.who != element.value:
        return clause.phrases[-1].span == clause.spans[-1]  # "u get 1 *me rest*"
    labels = ("VERB", "AUX", "BE", "EXACT") if element.value == "hand" else ("VERB", "AUX", "BE", "NEG", "EXACT")
    begins = isinstance(following, Mark) and following.label in labels
    placed = isinstance(following, Mark) and following.label in ("FIRST", "LAST")
    begins = begins or (placed and element.value == "me" and clause.verb_name not in _TO_SOMEBODY)
    fallen = (
        clause.verb is not None
        and clause.verb_name in ("break", "drop", "show")
        and clause.verb.span == clause.spans[-1]
    )
    begins = begins or (fallen and element.value == "me" and element.span.end - element.span.start == len("I"))
    shares = element.value in ("me", "you") and clause.who in ("me", "you") and clause.verb is None
    return (begins and (_has_core(clause) or _leaves_verb_out(clause))) or (shares and bool(clause.phrases))


_TO_SOMEBODY: Final = frozenset({"give", "get", "leave", "concede", "have", "make", "show"})
"""Verbs that may have "me" for their object: "give *me* first the ace", not "if they break *I* first ruff"."""


def _negation_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    doing = isinstance(following, Mark) and following.form == "ing" and following.verb != "break"
    if isinstance(following, NounPhrase) and following.act is not None and _has_core(clause):
        return True  # "I draw trumps *without the finesse*", "I make it *without a ruff*"
    if element.value == "nor" and isinstance(following, Mark) and following.label == "VERB":
        return _has_core(clause)  # "I neither finesse *nor ruff*", "no finesse *nor ruff*"
    if element.value == "instead" and _has_core(clause):
        verb = isinstance(following, Mark) and following.label == "VERB"
        return verb or isinstance(following, NounPhrase)  # "I cash the ace *rather than finesse*"
    someone = isinstance(following, Mark) and following.label in ("PERSON", "ROLE")
    if someone and clause.copula is None and _has_core(clause):
        return True  # "I take the rest *without you* getting in"
    if doing and _just_claimed(clause):
        return True  # "I make it *without losing a trick*"
    if clause.verb is not None and clause.verb.verb == "claim" and isinstance(following, Mark):
        return following.label == "VERB"  # "claimed *with no need to finesse*"
    if clause.verb is None:  # "spades, not clubs"; "a ruff without drawing trumps"
        return bool(clause.phrases) and clause.copula is None and (doing or isinstance(following, NounPhrase))
    return doing


_COMES_OFF: Final = frozenset({"break", "drop", "have", "win", "succeed"})


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
    if _ends_cleft(clause) or (element.value != "to" and _tells_where(clause)):
        return True
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


def _remark_starts_clause(clause: Clause, element: Mark, following: Element | None) -> bool:
    return element.value == "unseen"  # "claimed *saying nothing about the trump*"


_STARTS_CLAUSE: Final[dict[str, Callable[[Clause, Mark, Element | None], bool]]] = {
    "VERB": _verb_starts_clause,
    "BE": _copula_starts_clause,
    "MINE": _owner_starts_clause,
    "PRED": _predicate_starts_clause,
    "PERSON": _person_starts_clause,
    "ROLE": _person_starts_clause,
    "NEG": _negation_starts_clause,
    "EXACT": _made_starts_clause,
    "AUX": _auxiliary_starts_clause,
    "META": _remark_starts_clause,
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


def _who_is_with(clause: Clause) -> Mark | None:
    """ "The ace for me, *with you* getting the rest": who does what comes next."""
    place = clause.places[-1] if clause.places and clause.places[-1].span == clause.spans[-1] else None
    if place is None or place.preposition != "with" or not isinstance(place.object, Mark):
        return None
    return place.object if place.object.label in ("PERSON", "ROLE") else None


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


def _is_gerund_subject(clause: Clause, following: Element | None) -> bool:
    """ "*Running the clubs* is my plan", "*finessing clubs* is all I do": what is run stays with the verb."""
    doing = clause.verb is not None and clause.verb.form == "ing" and clause.verb_name != "say"
    alone = len(clause.phrases) == 1 and not (clause.subject or clause.auxiliaries or clause.copula)
    if not (doing and alone):
        return False
    if isinstance(following, NounPhrase):
        return not following.has_head and (following.quantifier == "all" or following.determiner in ("my", "the"))
    return isinstance(following, Mark) and following.value in ("who", "first", "last")


def take_subject(clause: Clause, element: Element, following: Element | None) -> list[Element]:
    """The phrase just before a copula is the new clause's subject, not the old verb's object."""
    if not isinstance(element, Mark):
        return []
    if element.label == "VERB" and element.verb == "go" and element.form == "ing":
        return _take_what_goes(clause)
    if element.label == "VERB" and element.form == "ing" and (other := _who_is_with(clause)) is not None:
        clause.spans.pop()
        clause.places.pop()
        return [other]
    if element.value == "to" and (other := _who_is_to(clause)) is not None:
        return [other]
    if element.value == "to" and _has_to_lose(clause, following):
        clause.spans.pop()
        return [clause.phrases.pop() if clause.verb_name == "give" else clause.places.pop()]
    said = clause.verb is not None and clause.verb.verb == "say"
    stated = clause.is_passive or (clause.copula is not None and clause.mark("PRED") is not None)
    said = said or (stated and bool(clause.subjects))  # "once trumps are drawn *the diamonds* run"
    said = said or _ends_cleft(clause) or _tells_where(clause)
    acts = element.label in ("VERB", "AUX") and said and element.form != "ing"
    if element.label not in ("BE", "PRED", "MINE") and not acts:
        return []
    if element.label == "BE" and _is_gerund_subject(clause, following):
        return []
    tests = clause.verb is not None and clause.verb.verb == "test" and clause.who == "me"
    if tests and isinstance(following, Mark) and following.verb == "break":
        return []  # "I find out how *the trumps* are lying"
    return _take_last_named(clause, said=said)


def _take_last_named(clause: Clause, *, said: bool) -> list[Element]:
    """The last phrase or person, with what is excepted from it where all of it was `said` by somebody."""
    last = clause.spans[-1]
    if clause.phrases and clause.phrases[-1].span == last:
        clause.spans.pop()
        before = said and clause.exclusions and clause.exclusions[-1].span == clause.spans[-1]
        if before:  # "she said that *bar a trump the rest* were hers"
            clause.spans.pop()
        return [*([clause.exclusions.pop()] if before else []), clause.phrases.pop()]
    if said and clause.exclusions and clause.exclusions[-1].span == last:  # "he said *the rest bar a club* were his"
        clause.spans.pop()
        of_what = bool(clause.phrases) and clause.phrases[-1].span == clause.spans[-1]
        if of_what:
            clause.spans.pop()
        return [*([clause.phrases.pop()] if of_what else []), clause.exclusions.pop()]
    if clause.persons and clause.persons[-1].span == last:
        clause.spans.pop()
        return [clause.persons.pop()]
    return []
