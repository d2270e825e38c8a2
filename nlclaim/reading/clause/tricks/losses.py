"""Clauses that give tricks away: "conceding a club", "I lose nothing", "a heart to lose", "you lose a club"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import RANKS
from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import has_auxiliary, is_past_state, negated
from nlclaim.reading.clause.plays.verbs import read_discard
from nlclaim.reading.clause.tricks.concessions import (
    concede_trump_out,
    give_away,
    is_other_of_them,
    is_trick_in_progress,
    is_trump_left_out,
    lost_to,
    tricks_of,
)
from nlclaim.reading.clause.tricks.gains import gain, gain_excluded, whose
from nlclaim.reading.clause.tricks.lost_items import turn_into_loss
from nlclaim.reading.clause.tricks.their_plays import has_to
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.people import REPORTED, SEATS
from nlclaim.reading.phrases import Amount, amount_of, as_card, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_concede(clause: Clause, draft: Draft) -> None:
    """Concede, lose, give up: with us as the subject; "you lose a club" is our gain."""
    if _have_to_lose(clause, draft):
        return
    _take_at_a_price(clause, draft)
    _complete_loss(clause, draft)
    if _cannot_lose(clause, draft):
        draft.flags.add("vague")
        return
    if _is_no_loss(clause, draft) or _they_lose_only(clause, draft) or lose_only(clause, draft):
        return
    if _read_special_loss(clause, draft) or _lets_go(clause, draft):
        return
    past = is_past_state(clause, draft) and not draft.verb_words(clause).startswith("conc")
    if clause.is_passive and clause.subjects and not clause.phrases and not past:
        clause.phrases, clause.subjects = list(clause.subjects), []  # "two tricks are lost", "nothing is conceded"
    if _are_beaten(clause, draft):
        return
    if any(subject.quantifier == "none" for subject in clause.subjects) and clause.who is None:
        draft.claim(Amount(all=True), clause.span)  # "none of my cards lose"
        return
    spoken = draft.verb_words(clause).startswith("conc") or _is_reported(clause, draft) or _resign(clause, draft)
    if spoken and clause.who == "me" and clause.verb is not None and clause.verb.form == "ing":
        draft.flags.discard("denial")  # "I'm not claiming, *I'm conceding*"
    if spoken and _denies(clause, draft):
        draft.flags.add("denial")  # "I never conceded"
    elif not _was_lost_before(clause, draft):
        _read_loss(clause, draft, spoken=spoken)


def _are_beaten(clause: Clause, draft: Draft) -> bool:
    """ "*Your clubs* lose", "all of *your cards* lose": nothing of ours is lost by it."""
    owners = {subject.of.determiner if subject.of is not None else subject.determiner for subject in clause.subjects}
    if owners != {"your"} or clause.phrases or clause.negation is not None or draft.verb_words(clause) != "lose":
        return False
    draft.flags.add("claim")
    if all(subject.quantifier == "all" or subject.noun == "card" for subject in clause.subjects):
        draft.claim(Amount(all=True), clause.span)
    return True


def _cannot_lose(clause: Clause, draft: Draft) -> bool:
    """ "I *can't lose*": nothing else is said."""
    able = has_auxiliary(clause, draft, ("can", "ca", "could"))
    more = clause.phrases or clause.places or clause.persons or clause.subjects or clause.subordinate or clause.question
    loses = draft.verb_words(clause) == "lose" and clause.negation is not None
    return loses and able and clause.who in ("me", None) and not more and not draft.last.pending


def _lets_go(clause: Clause, draft: Draft) -> bool:
    """ "East *has to give up* a club": a card that he throws, where nobody speaks of a trick or of losing one."""
    thrown = draft.verb_words(clause).startswith(("giv", "let", "surrend")) and has_to(clause, draft)
    suits = all(p.suit and not (p.ranks or p.noun or p.act) for p in clause.phrases)
    suits = suits and (bool(clause.phrases) or draft.verb_words(clause).startswith("let"))  # "somebody must *let go*"
    theirs = (
        whose(clause, draft) == "theirs" or clause.who == "who"
    ) and draft.claimer_role != "defender"  # declarer gives up tricks
    return thrown and suits and theirs and not clause.places and clause.negation is None


def _complete_loss(clause: Clause, draft: Draft) -> None:
    """What is lost, or who loses it, from the words before."""
    if draft.last.pending and not clause.phrases and clause.who == "me" and clause.link == "none":
        clause.phrases, draft.last.pending = draft.last.pending, []  # "the ace of clubs is the only trick I lose"
    other = [is_other_of_them(draft, subject) for subject in clause.subjects] == [True]
    if other and not clause.phrases and clause.negation is None:
        clause.phrases, clause.subjects = list(clause.subjects), []  # "one heart goes on the ace, *the other loses*"
    before = draft.last.clause
    to = clause.link == "none" and any(mark.value == "to" for mark in clause.auxiliaries) and clause.who is None
    if to and before is not None and before.who == "you" and before.verb_name == "have" and not before.phrases:
        clause.subject = before.subject  # "*you've* still *to lose* a diamond"


def _read_special_loss(clause: Clause, draft: Draft) -> bool:
    """The lead, a finesse, the trick in progress, or a loser on a winner: nothing that a number or a suit names."""
    if clause.phrases and all(phrase.noun == "lead" for phrase in clause.phrases):
        _lose_lead(clause, draft)
        return True
    if clause.subjects and all(subject.act == "finesse" for subject in clause.subjects) and not clause.phrases:
        return True  # "the finesse lost, so I'm one down"
    this = [subject.is_that for subject in clause.subjects] == [True]
    if this and not (clause.phrases or clause.negation or clause.is_passive):
        draft.flags |= {"current", "current_lost"}  # "this one loses, and the rest are good"
        return True
    if _loses_to_card(clause, draft):
        return True
    if clause.verb_name != "concede" or not _goes_on_winners(clause):
        return False
    draft.add_unit(clause, read_discard(clause, draft), "verb")
    return True


def _was_lost_before(clause: Clause, draft: Draft) -> bool:
    """Whether the trick was lost before the claim, and is none of the rest."""
    if clause.perfect and clause.who == "me" and not (clause.subordinate or clause.auxiliaries):
        return True  # "I've lost two already", not "as soon as I've lost a club"
    if clause.who is None and clause.link == "start" and _ALREADY_LOST.match(draft.text) is not None:
        return True
    if clause.who == "me" and clause.is_past and " already " in draft.words(clause.span).lower():
        return not (clause.subordinate or clause.auxiliaries)  # "I already lost two"
    until_verb = draft.lowered[: clause.verb.span.end if clause.verb else 0]
    return clause.subordinate == "after" and "already" in until_verb  # "having already lost two tricks"


def _read_loss(clause: Clause, draft: Draft, *, spoken: bool) -> None:
    theirs = whose(clause, draft) == "theirs"
    if negated(clause) or any(phrase.quantifier in ("no", "none") for phrase in clause.phrases):
        (_lose_all if theirs and not spoken else lose_none)(clause, draft)
    elif spoken and clause.who not in ("me", None) and not _do_they_concede(clause, draft):
        draft.flags |= {"reported", "concede"}  # "East conceded": whoever concedes is who spoke
        _lose_named(clause, draft, spoken=spoken)
    elif theirs:
        _their_loss(clause, draft)
    else:
        _lose_named(clause, draft, spoken=spoken)


_RESIGNING: Final[tuple[str, ...]] = ("giv", "gave", "throw", "threw", "resign", "surrender", "fold")


def _resign(clause: Clause, draft: Draft) -> bool:
    """ "The defence *throws in the towel*"."""
    defenders = clause.subject is not None and "def" in draft.words(clause.subject.span).lower()
    return defenders and not clause.phrases and draft.verb_words(clause).startswith(_RESIGNING)


def _goes_on_winners(clause: Clause) -> bool:
    """ "I lose my spade *on the hearts*": it is thrown."""
    winners = clause.phrase_at("on")
    if winners is None or winners.act or clause.negation is not None or len(clause.phrases) != 1:
        return False
    suit, thrown = specs_of(winners)[0].suit, clause.phrases[0]
    named = bool(thrown.ranks or thrown.cards) or thrown.noun == "trick"
    losers = thrown.noun == "loser" and thrown.suit is None and thrown.determiner == "my"
    return suit is not None and (losers or thrown.suit not in (None, suit)) and not named


def _is_no_loss(clause: Clause, draft: Draft) -> bool:
    """ "He thought of an end-play and *gave up the idea*", "*folding up his cards*", "declarer *has lost* three"."""
    after = draft.lowered[clause.verb.span.end :] if clause.verb is not None else ""
    before = draft.lowered[: clause.verb.span.start] if clause.verb is not None else ""
    afford = before.endswith("afford to ") and " lose " in after  # "I can *afford to lose* two, and I only lose one"
    told = clause.perfect and clause.who in SEATS | {"declarer", "he"} and draft.verb_words(clause).endswith("lost")
    return _folds_cards(clause, draft) or after.startswith(" the idea") or afford or told


def _denies(clause: Clause, draft: Draft) -> bool:
    did = has_auxiliary(clause, draft, ("did",))
    return negated(clause) and (clause.is_past or did)


def _lose_named(clause: Clause, draft: Draft, *, spoken: bool) -> None:
    """What the clause names, or leaves to what went before, is lost."""
    loses = clause.verb is not None and clause.verb.form == "s" and not (clause.phrases or clause.persons)
    if loses and not spoken and not _is_lost_subject(clause, draft):
        draft.flags.add("assent")  # "Loses.": an answer
        return
    it = not clause.phrases and clause.names("it")
    if _lose_them(clause, draft):
        return
    if it and draft.last.clause is not None:
        _find_it(clause, draft.last.clause)
    if it and is_trump_left_out(draft):
        concede_trump_out(clause, draft)  # "I won't draw the last trump, I'll let you have it"
        return
    beside = clause.phrase_at("with")
    if not clause.phrases and beside is not None and any(mark.value == "to" for mark in clause.auxiliaries):
        clause.phrases = [beside]  # "trumps, with a heart to lose"
    _name_suit_beaten(clause, draft)
    if not clause.phrases and not clause.subjects and (lost := lost_to(clause, draft)):
        draft.flags.add("concede")
        draft.counts.side = "theirs"
        draft.counts.concede(Amount(tricks=len(lost)), clause.span)
        draft.add_unit(clause, lost, "concede")  # "losing only to the queen"
        return
    if _lose_to_it(clause, draft):
        return
    are_losing = clause.verb is not None and (clause.copula is not None or clause.verb.form == "base")
    if are_losing and len(clause.subjects) > 1:
        draft.flags.add("has_losers")  # "the little diamond and the heart are losing"
    if not clause.phrases and _lose_unnamed(clause, draft, spoken=spoken):
        return
    _take_back_losers(clause, draft)
    if not (clause.phrases and all(is_trick_in_progress(draft, phrase) for phrase in clause.phrases)):
        draft.flags.add("concede")
    give_away(clause, draft, [_one_of_last_suit(phrase, draft.last) for phrase in clause.phrases])
    gain_excluded(clause, draft)


def _find_it(clause: Clause, before: Clause) -> None:
    """ "I can't ruff *it*, so I lose it", "*the king* didn't drop, so I concede it": puts it among the phrases."""
    if before.negation is None:
        return
    if before.verb_name == "ruff":
        clause.phrases = [phrase for phrase in before.phrases if phrase.suit]
    if [len(subject.ranks) for subject in before.subjects] == [1]:
        clause.phrases = list(before.subjects)


def _lose_unnamed(clause: Clause, draft: Draft, *, spoken: bool) -> bool:
    """ "I concede", "ten tricks, no hearts to lose": what is lost, where the verb names nothing; True: all is read."""
    if _is_lost_subject(clause, draft):
        clause.phrases = list(clause.subjects)
    if clause.phrases:
        return False
    before = draft.last.clause
    if clause.link == "none" and before is not None and _names_none(before):
        return True  # "ten tricks, *no hearts* to lose"
    draft.flags.add("lose_open")
    if turn_into_loss(clause, draft):
        return True
    clause.phrases = _said_before(clause, draft.last)
    if spoken and not (clause.phrases or clause.places):
        draft.flags.add("gives_up")  # "I concede", nobody says how many
        draft.counts.side = "theirs"
    return False


def _take_back_losers(clause: Clause, draft: Draft) -> None:
    """ "I have two losers, one goes on the diamond, *so losing one*": what it comes to, in place of the two."""
    so = draft.joined_by(clause, "so")
    if so and "has_losers" in draft.flags and clause.phrases and all(p.is_bare_number for p in clause.phrases):
        draft.flags.discard("has_losers")
        draft.counts.conceded.clear()


def _names_none(clause: Clause) -> bool:
    """ "*No spades* to lose", where "no losers" and "nothing" are told as numbers."""
    last = clause.phrases[-1] if clause.phrases else None
    none = last is not None and last.quantifier == "no" and last.suit is not None and last.determiner is None
    return none and clause.verb is None


def _lose_them(clause: Clause, draft: Draft) -> bool:
    """ "No play for the last two, I concede *them*": what was taken for tricks claimed."""
    them = [phrase.determiner == "these" and not phrase.has_head for phrase in clause.phrases] == [True]
    if not them or clause.link != "comma" or not draft.counts.claimed or draft.plan.steps:
        return False
    draft.counts.conceded.append(draft.counts.claimed.pop())
    draft.flags.add("concede")
    return True


_ALREADY_LOST: Final = re.compile(
    r"\W*(?:already lost\b|lost \w+(?: tricks?)? already\b|\w+(?: tricks?)? (?:already lost|lost already)\b)",
    re.IGNORECASE,
)


def _lose_lead(clause: Clause, draft: Draft) -> None:
    """ "I lose the lead *to the ace of hearts*", "*once*": a trick with it; "before losing the lead" says when."""
    plain = clause.who == "me" and clause.subordinate is None and clause.negation is None and not clause.question
    if not plain or draft.plan.condition is not None:
        return
    lost = lost_to(clause, draft)
    if lost or draft.lowered[clause.end :].startswith(" once"):
        draft.flags.add("concede")
        draft.counts.concede(Amount(tricks=1), clause.span)
        draft.add_unit(clause, lost, "concede")


def _one_of_last_suit(phrase: NounPhrase, last: LastSaid) -> NounPhrase:
    """ "I ruff two hearts and concede *the third*"."""
    ordinal = phrase.ordinal is not None and not phrase.has_head and phrase.number is None and last.plain_suit
    return replace(phrase, suit=last.plain_suit, ordinal=None, number=1) if ordinal else phrase


def _lose_to_it(clause: Clause, draft: Draft) -> bool:
    """ "I leave it out and *lose a trick to it*"; in "one is out, and *I lose to it*" the trump is named for it."""
    towards = clause.place("to")
    if towards is None or not isinstance(towards.object, Mark) or towards.object.value != "it":
        return False
    if clause.phrases and any(step.verb is Verb.DRAW and step.negated for step in draft.plan.steps):
        concede_trump_out(clause, draft)
        return True
    if not clause.phrases and draft.marks.outstanding:
        clause.phrases = [NounPhrase(towards.span, suit="T", number=1)]
    return False


def _loses_to_card(clause: Clause, draft: Draft) -> bool:
    """ "I play the king; when *it loses to the ace* …": the trick goes to that card."""
    winner = clause.phrase_at("to")
    winner = as_card(winner, "the", "your") if winner is not None else None
    plain = clause.who in ("it", "who") and not clause.phrases and clause.negation is None
    if winner is None or not winner.ranks or not plain or draft.plan.last_step is None or winner.determiner == "my":
        return False
    suit = winner.suit or draft.plan.last_step.suit
    _lead_what_loses(draft, winner.ranks[0])
    give_away(clause, draft, [replace(winner, suit=suit)])
    return True


def _name_suit_beaten(clause: Clause, draft: Draft) -> None:
    """ "I play the nine of diamonds and lose it *to the ten*", "a heart, losing *to the ace*": of the suit played."""
    towards, last = clause.place("to"), draft.plan.last_step
    if towards is None or not isinstance(towards.object, NounPhrase) or last is None:
        return
    winner = as_card(towards.object, "the", "your")
    if len(winner.ranks) != 1 or winner.suit or winner.nouns_plural or clause.phrases or clause.subjects:
        return
    led = last.verb in (Verb.LEAD, Verb.FINESSE) and not last.negated and last.suit is not None
    if clause.link in ("comma", "and", "none") and (_lead_what_loses(draft, winner.ranks[0]) or led):
        of_suit = replace(towards, object=replace(winner, suit=last.suit))
        clause.places = [of_suit if each is towards else each for each in clause.places]


def _lead_what_loses(draft: Draft, winner: str) -> bool:
    """Whether the last thing played is one card that the winner beats: it was led, and is no trick."""
    last, unit = draft.plan.last_step, draft.plan.last_unit
    card = last.cards[0] if last is not None and len(last.cards) == 1 and last.suit is not None else ""
    if last is None or unit is None or last.verb not in (Verb.CASH, Verb.LEAD) or last.negated or not card:
        return False
    if RANKS.index(winner) <= RANKS.index(card[1]):
        return False
    if last.listed and draft.counts.listed:
        draft.counts.listed.pop()
        unit.sort = "verb"
    draft.plan.change_step(last.id, verb=Verb.LEAD, listed=False)
    return True


def _is_lost_subject(clause: Clause, draft: Draft) -> bool:
    """ "*A spade* conceded at the end", "he said *only the ace* to lose"."""
    if not clause.subjects:
        return False
    purpose = clause.is_to_do and draft.words(clause.auxiliaries[0].span) == "to"
    winner = clause.phrase_at("to")
    beaten = (winner is not None and bool(winner.ranks)) or draft.verb_words(clause).endswith(" to go")
    last_card = [card.noun == "card" and card.determiner == "my" for card in clause.subjects] == [True]
    if clause.verb is not None and clause.verb.form == "s" and last_card and not clause.places:
        return True  # "my last card loses"
    if clause.verb is not None and clause.verb.form == "s" and beaten:
        return all(card.determiner != "your" for card in clause.subjects)  # "my heart loses to the king"
    conceded = clause.is_past and clause.copula is None and clause.who is None
    return conceded or (purpose and clause.link == "none" and draft.plan.condition is None)


def _said_before(clause: Clause, last: LastSaid) -> list[NounPhrase]:
    """ "It's just *the trump king* to lose", "*the trump king* is the only one I lose"."""
    before = last.clause
    if clause.link != "none" or before is None:
        return []
    if before.verb is None and [p.adjectives == ("other",) and not p.has_head for p in before.phrases] == [True]:
        return [replace(before.phrases[0], number=1)]  # "*the other* I have to lose"
    if not before.copula:
        return []
    if before.who == "it":
        return list(before.phrases)
    return list(before.subjects) if _is_only_one(before) else []


def _is_only_one(clause: Clause) -> bool:
    """ "… is the only one", "… is all"."""
    said = [phrase.is_bare_number and phrase.number == 1 and phrase.determiner == "the" for phrase in clause.phrases]
    return said == [True]


def _folds_cards(clause: Clause, draft: Draft) -> bool:
    """ "*Folding up his cards*": what was done, where "I fold" gives up."""
    said = draft.verb_words(clause)
    cards = any(phrase.noun in ("card", "hand") for phrase in clause.phrases)
    cards = cards or any(person.value == "hand" for person in clause.persons)
    return said.startswith("fold") and cards and clause.who != "me"  # "I fold my hand" gives up


def _is_reported(clause: Clause, draft: Draft) -> bool:
    """ "East gives up a club and a trump": how an operator puts it."""
    told = clause.verb is not None and clause.verb.form in ("s", "past") and clause.link == "start"
    said = draft.verb_words(clause)
    loses = said in ("loses", "lose", "lost") and clause.who in SEATS and "first_person" not in draft.flags
    told = told or (loses and bool(clause.auxiliaries))  # "South will lose a club"
    unknown = draft.claimer_seat is None and draft.claimer_role is None
    gives = said.startswith(_GIVES) and said not in ("gives", "gave") and _MINE.search(draft.text) is None
    return told and clause.who in REPORTED and (gives or (loses and unknown))


_MINE: Final = re.compile(r"\b(?:I|my|mine|I['’]\w+)\b")
"""By which somebody speaks of himself, and not of who claims: "East gave up two tricks, so *I* have the rest"."""
_GIVES: Final[tuple[str, ...]] = (
    "gives", "gave", "hands", "handed", "surrender", "relinquish", "part", "present", "treat", "reward",
)  # fmt: skip
"""How told words begin by which somebody gives up tricks: "East *gave away* the rest"."""


def _their_loss(clause: Clause, draft: Draft) -> None:
    """ "You lose a club": tricks to us, and no play of ours."""
    draft.counts.side = "ours"
    winner = clause.phrase_at("to")
    if winner is not None and winner.determiner == "my" and (winner.ranks or winner.cards):
        specs = specs_of(winner, draft.last.suit)
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs], "held")
        draft.counts.listed.extend((len(spec.cards), False) for spec in specs)
        return  # "you have to lose a trick to my jack of hearts"
    for phrase in clause.phrases:
        amount = amount_of(phrase)
        tricks = amount or Amount(tricks=sum(tricks_of(phrase, spec) or 1 for spec in specs_of(phrase)))
        if draft.plan.condition is None and not draft.counts.listed:
            draft.claim(tricks, phrase.span)


def _have_to_lose(clause: Clause, draft: Draft) -> bool:
    """ "She has a club *to lose*": theirs, and tricks to us."""
    before = draft.last.clause
    to = clause.link == "none" and any(mark.value == "to" for mark in clause.auxiliaries) and not clause.phrases
    if not to or before is None or before.verb_name != "have":
        return False
    protests = _PROTESTS.fullmatch(draft.text, 0, before.span.start) is not None
    if whose(before, draft) != "theirs" and not (protests and before.who == "declarer"):
        return False
    given = [each for each in draft.counts.conceded if each[1].start >= before.span.start]
    unit = draft.plan.last_unit
    if not given or len(given) != len(before.phrases):
        return False
    draft.counts.conceded = [each for each in draft.counts.conceded if each not in given]
    if unit is not None and unit.sort == "concede":
        draft.plan.drop_steps(set(unit.steps))
    draft.flags.discard("concede")
    if protests:
        draft.flags.add("objection")  # "no no, he has a club to lose"
    elif draft.plan.condition is None:
        draft.claim(Amount(tricks=sum(amount.tricks or 1 for amount, _ in given)), before.span)
    return True


_PROTESTS: Final = re.compile(r"(?:\W*(?:no|nope|wait|hang on|hold on|hey|but|er|um|excuse me)\b\W*)+", re.IGNORECASE)
""" "No no, …", "hang on, …": what somebody who objects begins with."""


def _take_at_a_price(clause: Clause, draft: Draft) -> None:
    """ "*Ten tricks* for the loss of a club", "*the rest* at the cost of a heart": what is won for it."""
    if not draft.verb_words(clause).endswith((" loss of", " cost of", " expense of", " price of")):
        return
    won = [subject for subject in clause.subjects if amount_of(subject) is not None]
    for subject in won:
        gain(clause, draft, subject)
    clause.subjects = [subject for subject in clause.subjects if subject not in won]


def _do_they_concede(clause: Clause, draft: Draft) -> bool:
    """ "*You concede* a club", where "opps concede" is a report."""
    spoken_to = clause.subject is not None and draft.words(clause.subject.span).lower() in ("you", "u", "ya", "they")
    return spoken_to and clause.who == "you" and clause.verb is not None and clause.verb.form == "base"


def _they_lose_only(clause: Clause, draft: Draft) -> bool:
    """ "You lose *nothing but a club*": one to us, and the rest to them."""
    only = clause.exclusions and any(phrase.quantifier == "none" for phrase in clause.phrases)
    if not only or whose(clause, draft) != "theirs":
        return False
    draft.counts.concede(Amount(all=True), clause.span)
    lost = [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)]
    draft.claim(Amount(tricks=sum(tricks_of(p, spec) or 1 for p in lost for spec in specs_of(p))), clause.span)
    return True


def lose_only(clause: Clause, draft: Draft) -> bool:
    """ "I lose *nothing but the queen*", "you get *none but the ace*", "*nothing* can be lost *but the ace*"."""
    if not clause.exclusions or not any(phrase.quantifier == "none" for phrase in (*clause.phrases, *clause.subjects)):
        return False
    give_away(clause, draft, [e.object for e in clause.exclusions if isinstance(e.object, NounPhrase)])
    return True


def _lose_all(clause: Clause, draft: Draft) -> None:
    """ "You don't lose another trick": they get them all."""
    none = any(phrase.quantifier in ("no", "none") for phrase in clause.phrases)
    if none or any(phrase.noun in ("trick", None) and is_any(phrase) for phrase in clause.phrases):
        draft.counts.concede(Amount(all=True), clause.span)


def lose_none(clause: Clause, draft: Draft) -> None:
    """Nothing given away: "I lose none", "you don't get your king"."""
    if lose_none_in_suit(clause, draft):
        return
    if clause.link == "none" and draft.last.clause is not None and draft.last.clause.verb_name == "draw":
        return  # "I draw trumps *without losing one*"
    more = any(p.noun in ("trick", None) and (is_any(p) or _is_one(p)) for p in clause.phrases)
    if "more than" in draft.words(clause.span).lower():
        clause.negation = None
        give_away(clause, draft, clause.phrases)  # "I can't lose more than a trump and a club"
    elif more and clause.exclusions:
        clause.negation = None
        give_away(clause, draft, [out.object for out in clause.exclusions if isinstance(out.object, NounPhrase)])
        # "I don't lose anything but a heart"
    elif more or any(amount_of(phrase) == Amount(tricks=0) for phrase in clause.phrases):
        draft.claim(Amount(all=True), clause.span)
    elif clause.phrases:
        cards = [phrase for phrase in clause.phrases if not (phrase.act or phrase.noun in _NO_CARDS)]
        specs = [spec for phrase in cards for spec in specs_of(phrase)]
        steps = [draft.add_spec(Verb.CONCEDE, spec, negated=True) for spec in specs]
        draft.add_unit(clause, steps, "concede")


_NO_CARDS: Final = frozenset({"accident", "unknown"})
"""What nobody gets that is no trick: "so that nobody gets *a nasty surprise*"."""


def lose_none_in_suit(clause: Clause, draft: Draft) -> bool:
    """ "I lose nothing *in clubs*", "no losers *in clubs*": of the other suits nothing is said."""
    within = clause.phrase_at("in")
    none = [phrase.quantifier in ("no", "none") and not phrase.suit for phrase in clause.phrases] == [True]
    if not none or within is None or not within.suit or within.ranks or clause.exclusions:
        return False
    draft.add_unit(clause, [draft.add_step(Verb.CONCEDE, clause.span, suit=within.suit, negated=True)], "concede")
    return True


def _is_one(phrase: NounPhrase) -> bool:
    """ "I don't see how I can lose *one*"."""
    return phrase.is_bare_number and phrase.number == 1 and phrase.determiner is None


def is_any(phrase: NounPhrase) -> bool:
    """ "A trick", "any more", "another": whichever."""
    if phrase.suit or phrase.ranks:
        return False
    one = phrase.noun == "trick" and phrase.determiner == "a"
    another = phrase.adjectives == ("another",)
    return one or another or phrase.quantifier in ("more", "any") or phrase.determiner == "any"
