"""Who does what a clause says, where its words leave that to another: "you ruff *and take the rest*"."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from typing import Final

from nlclaim.language import Mark, Prepositional
from nlclaim.reading.phrases import is_both
from nlclaim.reading.segmentation.clause import Clause, has_no_finite_verb, is_bare_list
from nlclaim.reading.segmentation.denials import carry_denials
from nlclaim.reading.segmentation.used_trumps import ruff_with_used

_THEY: Final = frozenset({"you", "they", "lho", "rho"})
"""Who is on the other side, whoever speaks and of whom."""
_COMES_TO: Final[tuple[str, ...]] = ("get", "take", "win", "make", "have")
_TAKES: Final[tuple[str, ...]] = (*_COMES_TO, "ruff", "overruff")
"""What somebody does who comes to a trick."""
_CONTRASTED: Final[tuple[str, ...]] = (*_TAKES, "concede", "give", "claim", "")
"""What is said of one number or card and not of another."""
_GAINS: Final = frozenset({"get", "win", "make", "take"})
_HIS_TO_PLAY: Final = frozenset({"finesse", "draw", "cash", "duck", "discard", "crossruff"})
"""What only declarer can do."""
_LETS_ME: Final = frozenset({"let me", "lets me", "letting me", "let us", "lets us"})
_RATHER: Final = re.compile(r"\W*(?:but(?: only| just)?|only|just)\W*", re.IGNORECASE)
_DOUBTS: Final = re.compile(r"(?:think|thought|believe|suppose|imagine|reckon|expect|see|doubt)", re.IGNORECASE)


def settle_subjects(clauses: list[Clause], text: str) -> None:
    """Gives each clause the subject, and the negation, that another one says for it."""
    for clause in clauses:
        _let_speaker(clause, text)
        _deny_for_all(clause, text)
        _ruff_with_theirs(clause)
        _put_across(clause, text)
    carry_denials(clauses)
    ruff_with_used(clauses, text)
    for first, second in itertools.pairwise(clauses):
        _prefer_second(first, second, text)
        _cross_with_subject(first, second)
        _join_subjects(first, second)
        _join_pair(first, second, text)
    clauses[:] = [clause for clause in clauses if clause.spans]
    for before, first, second in zip((None, *clauses), clauses, clauses[1:], strict=False):
        second.resumes = _goes_on_behind_aside(before, first, second)
        if not (second.resumes or _teller_claims(before, first, second)):
            _share_subject(first, second, text)
        _lower_negation(first, second, text)
        _speak_of_hearer(first, second, text)
    _chain_after(clauses)


def _chain_after(clauses: list[Clause]) -> None:
    """ "I draw trumps once I've *ruffed* a heart and *cashed* the ace": more of what comes before."""
    form, main = "", ""
    for clause in clauses:
        said = "past" if clause.perfect else clause.verb.form if clause.verb is not None else ""
        alone = clause.subject is None and clause.copula is None and not (clause.subordinate or clause.joint("THEN"))
        if clause.link in ("start", "stop"):
            form, main = "", said
        elif clause.subordinate in ("after", "before"):
            said = "past" if said == "base" and clause.subject is None else said  # "once I've *come back*"
            form = said if said in ("past", "ing") and said != main else ""
        elif form and said == form and alone and clause.link in ("and", "comma"):
            clause.chained = True
        else:
            form = ""


def _let_speaker(clause: Clause, text: str) -> None:
    """ "You have to *let me* win a club": it is the speaker who wins it."""
    if not clause.auxiliaries:
        return
    me = any(person.value == "me" for person in clause.persons)
    lets = next((m for m in clause.auxiliaries if _words(m, text) in (_LETS_ME if not me else ("lets", "let"))), None)
    if lets is not None and clause.subject is not None:
        clause.subject, clause.subjects = Mark(lets.span, "PERSON", "me"), []


def _deny_for_all(clause: Clause, text: str) -> None:
    """ "*Nobody* gets a trick", "*neither of you* can ruff": they do not."""
    subject = clause.subject
    forgotten = next((mark for mark in clause.auxiliaries if _words(mark, text).endswith(_FORGOT)), None)
    if forgotten is not None and clause.who not in ("me", None) and clause.negation is None:
        clause.negation = replace(forgotten, label="NEG", value="not")  # "declarer *forgot to* draw trumps"
    if isinstance(subject, Mark) and subject.value == "me" and _words(subject, text).startswith("neither"):
        clause.negation = clause.negation or Mark(subject.span, "NEG", "not")  # "*neither hand* has a loser"
    if not isinstance(subject, Mark) or subject.value != "who":
        return
    nobody = _words(subject, text).startswith(("no", "neither"))
    somebody = _words(subject, text).startswith("some")
    named = any(phrase.suit or phrase.ranks for phrase in clause.phrases)  # "somebody gets a trick": who, nobody knows
    holds = clause.verb is not None and _words(clause.verb, text) == "got"  # "somebody's still got a trump"
    if somebody and named and clause.verb_name in _GAINS and not (clause.negation or holds):
        clause.subject = Mark(subject.span, "PERSON", "you")  # "*somebody* makes a trump": one of them
        return
    held = clause.verb is not None and (clause.verb.verb == "have" or _words(clause.verb, text) == "got")
    denies = nobody and clause.verb_name in _TAKES and not held  # "nobody has a trump" says where the trumps are
    if nobody and clause.negation is None and clause.verb_name in _HIS_TO_PLAY:
        clause.negation = Mark(subject.span, "NEG", "not")  # "*nobody* would finesse there"
        clause.subject = Mark(subject.span, "PERSON", "me")
        return
    if denies and clause.negation is None:
        clause.negation = Mark(subject.span, "NEG", "not")
        clause.subject = Mark(subject.span, "PERSON", "you")


_FORGOT: Final[tuple[str, ...]] = ("forgot to", "forgotten to", "neglected to", "omitted to")


def _ruff_with_theirs(clause: Clause) -> None:
    """ "*Your trump ruffs* my ace": you do."""
    trump = clause.only_subject if clause.who is None else None
    if trump is not None and trump.suit == "T" and trump.determiner == "your" and clause.verb_name == "ruff":
        clause.subject, clause.subjects = Mark(trump.span, "PERSON", "you"), []


_PUTS: Final = frozenset({"put", "puts", "bring", "brings", "take", "takes", "get", "gets", "land", "lands"})


def _put_across(clause: Clause, text: str) -> None:
    """ "*A spade puts me in dummy*", "*a club ruff gets me back to hand*": what one crosses with."""
    card = clause.only_subject if clause.who is None else None
    if card is None:
        return
    puts = clause.verb is not None and _words(clause.verb, text) in _PUTS
    hand = next((place for place in clause.places if _is_hand(place)), None)
    if not puts or hand is None or clause.phrases or clause.negation or card.act not in (None, "ruff"):
        return
    if [person.value for person in clause.persons] != ["me"] or not (card.suit or card.ranks):
        return
    if card.determiner != "your" and card.number is None:
        clause.subject, clause.persons, clause.subjects = clause.persons[0], [], []
        clause.places = [replace(hand, preposition="to"), Prepositional(card.span, "with", card)]
        clause.verb_name = "cross"


def _is_hand(place: Prepositional) -> bool:
    return isinstance(place.object, Mark) and place.object.value in ("dummy", "hand")


def _prefer_second(first: Clause, second: Clause, text: str) -> None:
    """ "You get *not one but two*", "I don't lose a club, *only a heart*": the second is what is meant."""
    if len(first.phrases) != 1 or len(second.phrases) != 1 or first.verb_name not in _CONTRASTED or first.subordinate:
        return
    old, new = first.phrases[0], second.phrases[0]
    beside = _RATHER.fullmatch(text[old.span.end : new.span.start])
    alike = (bool(old.suit), bool(old.ranks or old.cards)) == (bool(new.suit), bool(new.ranks or new.cards))
    not_one = old.quantifier == "no" and text[old.span.start :].lower().startswith("not ")
    if beside is None or not is_bare_list(second) or not (not_one or (first.negation is not None and alike)):
        return
    if new.act is not None and new.act != old.act:
        return  # "not ruffing a club, but no spade finesse"
    if not not_one and old.determiner is None and old.number is None:
        return  # "not hearts but spades" says in which suit
    first.phrases, first.negation = [new], None
    first.take_in(second)


def _cross_with_subject(first: Clause, second: Clause) -> None:
    """ "*The king of hearts gets me over*", "the ace of clubs takes me back to hand": what one crosses with."""
    card = first.only_subject if first.who is None else None
    if card is None or first.verb_name not in ("get", "take", "put", "bring") or first.phrases or first.negation:
        return
    crosses = second.who == "me" and second.link == "none" and second.verb_name in ("over", "cross")
    if not crosses or second.phrases or not (card.suit or card.ranks) or card.determiner == "your":
        return
    second.places.append(Prepositional(card.span, "with", card))
    second.begin_with(first)


def _join_subjects(first: Clause, second: Clause) -> None:
    """ "*My losing club* and losing heart go on the spades", "*my king* and jack of trumps score": both of them."""
    mine = first.only_phrase if is_bare_list(first) else None
    plural = second.verb is not None and second.verb.form != "s" and len(second.subjects) == 1
    if mine is None or not plural or second.link != "and" or second.negation is not None:
        return
    loser = bool(mine.suit) and not mine.ranks and (mine.determiner == "my" or "losing" in mine.adjectives)
    goes = loser and second.verb_name in ("go", "discard") and second.place("on") is not None
    card = mine.determiner == "my" and len(mine.ranks) == 1 and bool(second.subjects[0].ranks)
    if not goes and not (card and second.verb_name == "win"):
        return
    suit = mine.suit or (second.subjects[0].suit if card else None)
    second.subjects = [replace(mine, suit=suit), *second.subjects]
    second.begin_with(first)


_WINS: Final = frozenset(_TAKES) - {"have"}
_SHARES: Final = frozenset(_COMES_TO) | {"concede", "give", "claim"}
_OPENING, _CLOSING = ("OPEN", "DASH", "COMMA"), ("CLOSE", "DASH", "COMMA")


def _goes_on_behind_aside(before: Clause | None, aside: Clause, second: Clause) -> bool:
    """ "Draw trumps (*they're in*) and cash the clubs", "draw trumps, *they broke*, and …": who draws goes on.

    A comma is often no more than a breath: behind "you win the ace," and before "and take the rest" it still is they.
    """
    if before is None or before.verb is None or (before.subject is not None and before.who != "me"):
        return False
    opened, closed = aside.joint(*_OPENING), second.joint(*_CLOSING)
    if opened is None or closed is None or second.joint("AND") is None or aside.joint("AND", "OR", "THEN"):
        return False
    if second.subject is not None or (second.verb is None and not second.phrases):
        return False
    if "COMMA" not in (opened.label, closed.label):
        return True
    return second.verb_name not in _SHARES and aside.verb_name not in _WINS


_PLURAL: Final = frozenset({"go", "win", "make", "come", "concede"})


def _join_pair(first: Clause, second: Clause, text: str) -> None:
    """ "*The king and the jack both belong to you*", "the spade and the heart go to you": said of the two."""
    if second.link != "and" or len(first.phrases) != 1 or not is_bare_list(first):
        return
    said = second.subjects if second.verb is not None else [*second.subjects, *second.phrases]
    named = [phrase for phrase in said if not is_both(phrase)]
    both = len(named) < len(said)
    mine = second.mark("MINE")
    belong = mine is not None and second.copula is None and text.startswith("belong ", mine.span.start)
    goes = second.verb_name in _PLURAL and second.verb is not None and second.verb.form == "base"
    plural = belong or (goes and (both or not second.auxiliaries))
    if not (len(named) == 1 and plural) or second.persons or second.negation or second.who is not None:
        return
    owner = named[0].determiner or first.phrases[0].determiner  # "your ace and king"
    pair = [first.phrases[0], replace(named[0], determiner=owner)]
    own = len({phrase.determiner == "your" for phrase in pair}) == 1
    cards = [bool(phrase.ranks or phrase.cards) for phrase in pair]
    suits = [bool(phrase.suit) and not (phrase.number or phrase.act) for phrase in pair]
    either = all(map(any, zip(cards, suits, strict=True)))
    if own and (all(cards) or (either and second.verb_name not in ("win", "make"))):
        second.subjects, second.subject = pair, pair[0]
        second.phrases = second.phrases if second.verb is not None else []
        second.begin_with(first)


def _share_subject(first: Clause, second: Clause, text: str) -> None:
    """ "You ruff *and take the rest*": the one subject of two verbs, where the speaker would say "I"; he does in "I let
    you ruff *and take the rest*".
    """
    third = first.verb is not None and second.verb is not None and first.verb.form == second.verb.form == "s"
    spoken = isinstance(first.subject, Mark) and (
        first.who in _THEY or (third and first.who not in ("me", "it", "who"))
    )
    spoken = spoken or (isinstance(first.subject, Mark) and _claims_too(first, second))
    spoken = spoken and (first.verb is not None or first.copula is not None)
    if first.link == "none" and not first.phrases:
        return  # "I ruff *what you lead* and take the rest"
    bare = second.link == "and" and second.subject is None and second.verb is not None and second.copula is None
    finite = second.verb is not None and (second.verb.form in ("base", "s") or _claims_too(first, second))
    finite = finite and not has_no_finite_verb(second, text)
    needless = second.negation is not None and _words(second.negation, text).startswith(("no ", "without"))
    if spoken and bare and finite and not needless and not second.subordinate:
        lets = isinstance(first.subject, Mark) and text[: first.subject.span.start].lower().endswith(" let ")
        second.subject = Mark(first.subject.span, "PERSON", "me") if lets and first.subject else first.subject


def _teller_claims(teller: Clause | None, told: Clause, second: Clause) -> bool:
    """ "*Declarer said* East would get a trump *and claimed* the rest": the one who said so claims."""
    says = teller is not None and teller.verb_name == "say" and not teller.phrases and told.link == "none"
    if teller is None or not says or told.who == teller.who or not _claims_too(teller, second):
        return False
    bare = second.link == "and" and second.subject is None and second.copula is None and not second.subordinate
    alike = teller.verb is not None and second.verb is not None and teller.verb.form == second.verb.form
    if bare and alike:
        second.subject = teller.subject
    return bare and alike


def _claims_too(first: Clause, second: Clause) -> bool:
    """ "South had nine tricks *and claimed*"."""
    claims = second.verb_name == "claim" and second.verb is not None and second.verb.form in ("past", "s")
    return claims and first.who not in ("me", "you", "it", "who", None)


def _speak_of_hearer(first: Clause, second: Clause, text: str) -> None:
    """ "South told *West* that *he* had a trick": the one who was told."""
    tells = first.verb is not None and _words(first.verb, text).startswith(("tell", "told", "assur", "inform"))
    hearer = first.persons[0] if len(first.persons) == 1 and tells else None
    if hearer is None and tells and first.verb is not None and _words(first.verb, text).endswith(" opponents"):
        hearer = Mark(first.verb.span, "PERSON", "you")
    if hearer is None or hearer.value in ("me", "it") or second.link != "none" or second.verb_name not in _TAKES:
        return
    plays = bool(second.auxiliaries) and second.verb_name in _PLAYS_TO_TRICK
    one = hearer.label == "ROLE"
    if second.who == ("he" if one else "they") and not (plays and _names_what_is_led(second)):
        second.subject = hearer


_PLAYS_TO_TRICK: Final[tuple[str, ...]] = ("win", "take", "ruff", "overruff")


def _names_what_is_led(clause: Clause) -> bool:
    """ "He would *win the spade*": a play of whoever tells it; "he would win a spade" is a trick somebody gets."""
    return [phrase.determiner in ("the", "this", "your") for phrase in clause.phrases] == [True]


def _lower_negation(first: Clause, second: Clause, text: str) -> None:
    """ "I *don't think* you get a club": it is what he thinks that is denied."""
    thinks = first.who == "me" and first.verb is not None and first.verb_name == "say" and not first.phrases
    if not thinks or first.verb is None or second.link != "none" or second.subject is None or second.subordinate:
        return
    denied = first.negation or (first.verb if _words(first.verb, text).startswith("doubt") else None)
    if denied is None or _DOUBTS.match(_words(first.verb, text)) is None or first.question:
        return
    first.negation = None
    second.negation = None if second.negation is not None else replace(denied, label="NEG", value="not")


def _words(mark: Mark, text: str) -> str:
    return text[mark.span.start : mark.span.end].lower()
