"""Talk of what is no card: "the heating's off", "I'll get the drinks"."""

from __future__ import annotations

from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.language.spelling import is_english
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.segmentation.clause import Clause
from nlclaim.reading.segmentation.play_names import PLAYS


def says_nothing(clause: Clause) -> bool:
    """ "Sorry, partner"."""
    said = clause.verb or clause.copula or clause.auxiliaries or clause.negation
    marks = [mark for mark in clause.marks if mark.label != "DOUBT"]  # "hang on"
    more = said or marks or clause.places or clause.exclusions
    return not (more or any(_counts_here(phrase) for phrase in (*clause.subjects, *clause.phrases)))


def _counts_here(phrase: NounPhrase) -> bool:
    """Whether a phrase names cards, tricks or a number of them."""
    if phrase.noun == "unknown" or phrase.noun in _MEASURES:
        return False
    return phrase.has_head or phrase.number is not None or phrase.quantifier is not None


def is_not_understood(clause: Clause, draft: Draft) -> bool:
    """ "I'm *late*", "they *analysed* every finesse": what is said of somebody no word at the table says."""
    if clause.verb is not None or clause.marks or clause.subject is None or clause.exclusions or clause.negation:
        return False
    if clause.copula is not None:
        return not clause.phrases and unread_behind(clause.copula.span.end, draft) is not None
    return bool(clause.phrases) and all(phrase.after_unread for phrase in clause.phrases) and not clause.auxiliaries


def names_other_thing(clause: Clause, draft: Draft) -> bool:
    """ "*The heating*'s off", "I'll get *the drinks*", "it's *in the car*": nothing else is said anything of."""
    if (clause.verb is None and clause.copula is None) or clause.mark("META", "HOW") is not None:
        return False
    if clause.exclusions or clause.subordinate or clause.question:
        return False
    subject = clause.only_subject
    if subject is not None and is_other_thing(subject, draft):
        return not any(map(_counts_here, clause.phrases))
    if clause.mark("MINE") is not None:
        return False
    if _is_in_other_place(clause, draft):
        return True
    if clause.verb_name in PLAYS or clause.negation or clause.subjects:
        return False  # "I ruff *this paid*": nothing but cards is ruffed, and it may have been misheard
    return clause.only_phrase is not None and is_other_thing(clause.only_phrase, draft)


def _is_in_other_place(clause: Clause, draft: Draft) -> bool:
    """ "Your card's *on the floor*"."""
    if clause.copula is None or clause.phrases or clause.marks or not clause.places:
        return False
    return all(
        place.preposition in ("in", "on", "at")
        and isinstance(place.object, NounPhrase)
        and is_other_thing(place.object, draft)
        for place in clause.places
    )


def is_named_behind(sentence: list[Clause], draft: Draft) -> bool:
    """ "It's mine, *the umbrella*", "*that jacket*, is it yours?": what the pronoun stands for is named beside it."""
    if len(sentence) != _OF_TWO:
        return False
    for named, said in (sentence, sentence[::-1]):
        alone = named.only_phrase if not (named.verb or named.copula or named.subject or named.places) else None
        if alone is None or alone.determiner is None or not is_other_thing(alone, draft):
            continue
        if said.copula is not None and (said.who in _PRONOUNS or any(map(said.names, _PRONOUNS))):
            return not any(map(_counts_here, (*said.phrases, *said.subjects)))
    return False


_OF_TWO: Final = 2
_PRONOUNS: Final = ("it", "he", "they")


def is_other_thing(phrase: NounPhrase, draft: Draft) -> bool:
    """Whether an English word that has no meaning at cards follows an article, a number or an adjective."""
    if phrase.noun in _MEASURES and phrase.of is None:
        return True  # "five *minutes*", "two *boards*"
    if phrase.of is not None:
        return is_other_thing(phrase.of, draft) and phrase.of.noun not in _MEASURES
    if phrase.noun != "unknown" and (phrase.has_head or phrase.determiner is None):
        return False
    if phrase.quantifier == "no":
        return False
    head = unread_behind(phrase.span.start, draft) or unread_behind(phrase.span.end, draft)
    return head is not None and head not in _LEFT_OPEN and is_english(head)


_LEFT_OPEN: Final = frozenset({"look", "number", "lot", "amount", "couple", "few", "go", "guess", "push"})
"""What may be said of tricks: "have *a look*", "the same *number* of tricks", "call it *a push*"."""
_MEASURES: Final = ("board", "minute")


def unread_behind(place: int, draft: Draft) -> str | None:
    """The word that begins at a place or right behind it, where it was not understood."""
    start = place + (draft.text[place : place + 1] == " ")
    return next((draft.words(span).lower() for span in draft.unread if span.start == start), None)
