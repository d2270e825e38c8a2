"""Clauses that take: "take the heart winners", "take your trump", "take the trumps out", "I take with the ace".

To take is to win a trick, to draw, to give the other side its trick or to finesse; what is none of these is had
(`having`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from nlclaim.language import NounPhrase, Prepositional
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import gets_trumps_in, tells_own_past
from nlclaim.reading.clause.plays.drawing import add_rounds_of_trumps, read_draw, rounds_needed
from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.clause.tricks.concessions import give_away
from nlclaim.reading.clause.tricks.gains import gain, is_setting_trick, whose
from nlclaim.reading.clause.tricks.lost_items import is_last_trick, read_tricks_of_theirs
from nlclaim.reading.clause.tricks.their_plays import wins_before_our_rest
from nlclaim.reading.clause.verbs.having import read_have
from nlclaim.reading.clause.verbs.tallies import is_trick_of, read_win
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.phrases import Amount, amount_of, is_this_trick, specs_of
from nlclaim.reading.segmentation.clause import Clause


def read_take(clause: Clause, draft: Draft) -> None:
    """ "I take four", "take the heart winners", "take the club finesse", "take these"."""
    if not any(read(clause, draft) for read in _TAKEN):
        read_have(clause, draft)


# Turns of speech: each reads the clause, or is false when it is none of its kind.


def _read_taken_in_hand(clause: Clause, draft: Draft) -> bool:
    """ "I *take it in hand* and run the spades": the trick in progress is won there."""
    there = clause.goes_to(("dummy", "hand"), "in", "on") and clause.who in ("me", None) and clause.negation is None
    it = clause.names_only("it") and not clause.phrases
    this = [is_this_trick(phrase) for phrase in clause.phrases] == [True]
    if not there or not (it or this) or draft.verb_words(clause).endswith(("accept", "risk")):
        return False
    clause.verb_name = "win"
    read_win(clause, draft)
    return True


def _read_held_to_take(clause: Clause, draft: Draft) -> bool:
    """ "We've a spade and a heart *to take*": a defender who will lead them himself."""
    bare = clause.is_to_do and clause.link == "none" and not (clause.phrases or clause.places or clause.persons)
    last = draft.plan.last_unit
    if not bare or last is None or clause.negation is not None:
        return False
    won = [step for step in draft.plan.steps if step.verb is Verb.WIN and not step.negated]
    for step in won:
        draft.plan.change_step(step.id, verb=Verb.CASH)
    return bool(won)


def _read_rounds_taken(clause: Clause, draft: Draft) -> bool:
    """ "Trumps take *two rounds*"; "it takes *two rounds* to draw them" says how long."""
    if clause.negation is not None or [phrase.noun for phrase in clause.phrases] != ["round"]:
        return False
    rounds = rounds_needed(clause) if clause.who is None else None
    if rounds is not None and clause.subjects:
        draft.add_unit(clause, add_rounds_of_trumps(clause, draft, rounds), "verb")
        return True
    return clause.who == "it" and clause.phrases[0].suit is None


def _read_those_taken(clause: Clause, draft: Draft) -> bool:
    """ "Take them, I've nothing left", "I'll take these"."""
    phrase = _object(clause)
    if phrase is None or not (phrase.is_pointed_at or _are_those(phrase, draft)):
        return False
    if _tells_them_to(clause, draft) and draft.words(phrase.span).lower() in ("them", "'em", "em"):
        draft.counts.concede(Amount(all=True), clause.span)  # "I'm squeezed, *take them*"
        return True
    draft.flags |= {"vague", "takes_these"} if clause.who == "me" else {"vague"}
    return True


def _tells_them_to(clause: Clause, draft: Draft) -> bool:
    """Whether the other side is told to, or does it: no goal of one's own plan."""
    told = clause.subject is None and clause.verb is not None and clause.verb.form == "base" and clause.link != "and"
    told = told and clause.joint("THEN") is None and not (clause.auxiliaries or draft.says_what)
    return clause.negation is None and (told or clause.who == "you") and not clause.question


def _read_finesse_taken(clause: Clause, draft: Draft) -> bool:
    """ "He takes the spade finesse": nobody but declarer is told to."""
    phrase = _object(clause)
    if phrase is None or phrase.act != "finesse" or clause.who == "you" or clause.negation is not None:
        return False
    before_claim = not draft.report.told_claim or clause.end <= draft.report.told_from
    if not (tells_own_past(clause, draft.last.clause) and before_claim):  # "took the finesse, so the rest"
        gain(clause, draft, phrase)
    return True


def _read_their_card_taken(clause: Clause, draft: Draft) -> bool:
    """ "*My last trump takes yours*" draws it; "my ace takes your king" plays the ace, and never the king."""
    card = clause.only_subject if clause.who is None else None
    plain = clause.negation is None and clause.subordinate is None and not clause.auxiliaries and not clause.question
    if card is None or card.determiner == "your" or card.act or not plain:
        return False
    trump = card.suit == "T" and (not card.ranks or draft.verb_words(clause).startswith("pick"))
    if not _takes_one_of_theirs(clause) and not (trump and _takes_last_one(clause, draft)):
        return False
    if trump:
        draft.marks.drawing_spans.append(("plan", clause.span))
        draft.marks.outstanding.append((1, clause.span))
        draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.span, suit="T")], "verb")
        return True
    if not card.ranks or card.nouns_plural:
        return False
    draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs_of(card, draft.last.suit)], "verb")
    return True


def _read_my_loser_taken(clause: Clause, draft: Draft) -> bool:
    """ "Dummy's long club *takes my spade*", "the ace of hearts takes my losing club": it is thrown on that."""
    winner = clause.only_subject if clause.who is None else None
    loser = clause.only_phrase
    if winner is None or loser is None or clause.negation is not None or clause.question or clause.places:
        return False
    mine = loser.determiner == "my" or loser.noun == "loser" or "losing" in loser.adjectives
    named = winner.suit not in (None, "T") and winner.determiner != "your" and not winner.act
    named = named and loser.suit not in (None, "T", winner.suit) and not (loser.ranks or loser.act)
    if not (mine and named) or draft.claimer_role == "defender" or loser.determiner == "your":
        return False
    clause.verb_name, clause.phrases, clause.subjects, clause.subject = "discard", [loser], [], None
    clause.places = [Prepositional(winner.span, "on", winner)]
    draft.add_unit(clause, PLAY_VERBS["discard"](clause, draft), "verb")
    return True


def _read_their_card_beaten(clause: Clause, draft: Draft) -> bool:
    """ "I take *your queen* with my king": the king is played, and the queen is nobody's trick."""
    theirs = clause.only_phrase if clause.who == "me" else None
    one = theirs is not None and theirs.determiner == "your" and len(theirs.ranks) == 1 and not theirs.nouns_plural
    if not one or clause.negation is not None or clause.subordinate is not None:
        return False
    card = clause.phrase_at("with")
    if card is not None and card.ranks:
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs_of(card, draft.last.suit)], "verb")
    return True


def _takes_one_of_theirs(clause: Clause) -> bool:
    """ "Takes *yours*", "takes *your king*"."""
    if not clause.phrases:
        owner = clause.mark("MINE")
        return owner is not None and owner.value == "you"
    taken = clause.only_phrase
    if taken is None or taken.act or taken.plural or taken.nouns_plural:
        return False
    card = bool(taken.ranks) and taken.determiner in ("the", "your")
    return card or (taken.suit == "T" and taken.determiner == "your")


def _takes_last_one(clause: Clause, draft: Draft) -> bool:
    """ "A trump takes *the last one*", which is a trump; a defender's, or "… and the rest are yours", is a trick."""
    if draft.claimer_role == "defender" or "your" in draft.lowered[clause.end :]:
        return False
    taken = clause.only_phrase
    return taken is not None and taken.adjectives == ("last",) and taken.number == 1 and not taken.noun


def _read_setting_trick(clause: Clause, draft: Draft) -> bool:
    """ "We take the setting trick with the ten of spades"."""
    phrase = _object(clause)
    if phrase is None or not is_setting_trick(phrase) or whose(clause, draft) != "ours":
        return False
    gain(clause, draft, phrase)
    card = clause.phrase_at("with")
    draft.add_unit(clause, _win_with(draft, card) if card is not None else [], "held")
    return True


def _read_taken_by_card(clause: Clause, draft: Draft) -> bool:
    """ "Take the club return in hand", "my ace takes the last trick", "you take it, I've the rest"."""
    phrase = _object(clause)
    theirs = any(subject.determiner == "your" and (subject.ranks or subject.cards) for subject in clause.subjects)
    theirs = theirs or (clause.names("it") and wins_before_our_rest(clause, draft))
    takes_last = phrase is not None and is_last_trick(phrase) and bool(clause.subjects)
    numbered = phrase is None and any(subject.ranks for subject in clause.subjects) and draft.names_trick(clause)
    if not (theirs or takes_last or numbered or (phrase is not None and phrase.noun == "lead")):
        return False
    clause.verb_name = "win" if takes_last or numbered else clause.verb_name  # "takes trick thirteen"
    if takes_last and phrase is not None and "last" in phrase.adjectives:
        draft.marks.then_spans.append(phrase.span)  # "my trump takes *the last trick*"
    read_win(clause, draft)
    return True


def _read_taken_with_card(clause: Clause, draft: Draft) -> bool:
    """ "I take with the ace", "take the last trick with the ace"."""
    phrase, card = _object(clause), clause.phrase_at("with")
    if card is None or not (card.ranks or card.cards) or whose(clause, draft) != "ours":
        return False
    if phrase is not None and is_trick_of(phrase) and len(card.ranks) == 1 and len(clause.phrases) == 1:
        clause.verb_name = "win"
        read_win(clause, draft)  # "take the heart with the ace"
        return True
    if phrase is not None and not _is_one_trick(phrase):
        return False
    draft.marks.then_spans.extend([phrase.span] if phrase is not None and "last" in phrase.adjectives else [])
    draft.add_unit(clause, _win_with(draft, card), "verb")
    return True


def _read_trumps_taken(clause: Clause, draft: Draft) -> bool:
    """ "Take two rounds of trumps", "there's a trump out, I'm taking it", "take the trumps out"."""
    phrase = _object(clause)
    rounds = phrase is not None and phrase.noun == "round" and draft.are_trumps(phrase.suit)
    if phrase is not None and rounds and whose(clause, draft) == "ours":
        draft.add_unit(clause, add_rounds_of_trumps(clause, draft, phrase), "verb")
        return True
    pointed = phrase is None or phrase.determiner == "this"
    if pointed and draft.marks.outstanding and _takes_it(clause, draft):
        draft.marks.drawing_spans.append(("plan", clause.span))
        draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.span, suit="T")], "verb")
        return True
    if _is_offered(clause, draft) or not (_takes_out(clause, draft) or gets_trumps_in(clause, draft)):
        return False
    draft.add_unit(clause, read_draw(clause, draft), "verb")
    return True


def _read_taken_by_them(clause: Clause, draft: Draft) -> bool:
    """ "Take your trump", "take the rest", a defender to declarer."""
    told = draft.claimer_role == "defender" and bool(clause.phrases) and _is_told_to(clause, draft.last)
    if not (told or _is_offered(clause, draft)):
        return False
    give_away(clause, draft, clause.phrases)
    return True


def _read_neither_taken(clause: Clause, draft: Draft) -> bool:
    """ "There are two finesses *and I'm taking neither*": no tricks given up, and the finesses are denied."""
    phrase = clause.only_phrase if clause.who in ("me", None) else None
    words = draft.words(phrase.span).lower() if phrase is not None and not phrase.has_head else ""
    if phrase is None or phrase.quantifier != "none" or not words.startswith("neither"):
        return False
    last = draft.plan.last_step
    if last is not None and last.verb is Verb.FINESSE:
        draft.plan.change_step(last.id, negated=True)
        draft.marks.unsay(last.span)
        draft.marks.finesse_spans.append((True, clause.span))
    return True


_TAKEN: Final[tuple[Callable[[Clause, Draft], bool], ...]] = (
    _read_neither_taken,
    _read_taken_in_hand, _read_held_to_take, _read_rounds_taken,
    _read_my_loser_taken, _read_their_card_taken, _read_their_card_beaten,
    _read_those_taken, _read_finesse_taken,
    _read_setting_trick, read_tricks_of_theirs, _read_taken_by_card, _read_taken_with_card,
    _read_trumps_taken, _read_taken_by_them,
)  # fmt: skip


def _object(clause: Clause) -> NounPhrase | None:
    """What is taken, or the first of it."""
    return clause.phrases[0] if clause.phrases else None


def _win_with(draft: Draft, card: NounPhrase) -> list[int]:
    """Steps that win with the cards named."""
    return [draft.add_spec(Verb.WIN, spec, count=None) for spec in specs_of(card)]


def _are_yours(phrase: NounPhrase) -> bool:
    """ "Your trumps", "the last trump" that is to be taken."""
    all_out = phrase.plural and (phrase.adjectives in (("remaining",), ("outstanding",)) or phrase.quantifier == "rest")
    return phrase.determiner == "your" or all_out or (phrase.adjectives == ("last",) and not phrase.plural)


def _takes_out(clause: Clause, draft: Draft) -> bool:
    """ "Take the trumps *out*"."""
    out = clause.mark("PRED")
    trumps = bool(clause.phrases) and all(phrase.suit == "T" and not phrase.ranks for phrase in clause.phrases)
    said = draft.lowered[clause.start :]
    counted = clause.phrase_at("in")
    rounds = trumps and counted is not None and counted.noun == "round"  # "take the trumps in three rounds"
    yours = trumps and whose(clause, draft) == "ours" and all(_are_yours(phrase) for phrase in clause.phrases)
    yours = yours or (trumps and any(word in said for word in (" off you", " of you", " from you", " off them")))
    return yours or rounds or (trumps and out is not None and draft.words(out.span).lower() == "out")


def _is_one_trick(phrase: NounPhrase) -> bool:
    """ "A trick", "the last trick"."""
    return phrase.noun == "trick" and not phrase.plural and not phrase.nouns_plural


def _takes_it(clause: Clause, draft: Draft) -> bool:
    """ "There's a trump out, *I'm taking it first*"."""
    it = re.search(r" (?:it|that|that one)\b(?! trick)", draft.words(clause.span).lower()) is not None
    return not clause.places and it and whose(clause, draft) == "ours"


def _are_those(phrase: NounPhrase, draft: Draft) -> bool:
    """ "I'll take *these tricks*", "*these ones*"."""
    pointed = phrase.determiner == "these" and phrase.number is None and not (phrase.suit or phrase.ranks)
    return pointed and (phrase.noun == "trick" or draft.lowered[phrase.span.end :].startswith(" ones"))


_OURS_NEXT: Final = re.compile(
    r"\W*(?:(?:and|then|so|after that) )*(?:I|I'm|I've|I'll|the rest|they're|they are|we)\b", re.IGNORECASE
)
"""What is ours, said next."""


def _is_offered(clause: Clause, draft: Draft) -> bool:
    """ "*Take your trump* and then I've got the rest": told to an opponent."""
    bare = clause.subject is None and not clause.auxiliaries and clause.verb is not None and clause.verb.form == "base"
    one = [phrase.determiner == "your" and not phrase.plural for phrase in clause.phrases] == [True]
    if bare and _has_no_more(draft.last.clause) and [amount_of(p) for p in clause.phrases] == [Amount(all=True)]:
        return True  # "I've no more, take the rest"
    starts = clause.link in ("start", "stop")
    whenever = clause.mark("ANYORDER") is not None  # "take your trump whenever"
    whenever = whenever or not draft.text[clause.end :].strip(" .!")  # "go on, take your trump"
    return bare and one and starts and (whenever or _OURS_NEXT.match(draft.text, clause.end) is not None)


def _has_no_more(previous: Clause | None) -> bool:
    """ "*I've no more*, take the rest": who said before that he has nothing that wins."""
    if previous is None or previous.who != "me" or previous.verb_name not in ("have", "get"):
        return False
    without = [p for p in previous.phrases if p.quantifier in ("no", "none") and not p.suit]
    return len(without) == len(previous.phrases) == 1 and without[0].noun in (None, "winner", "trick")


def _is_told_to(clause: Clause, last: LastSaid) -> bool:
    """ "*Take the rest*": a bare verb, which tells the other side to, where all the tricks are its object."""
    told = clause.link == "start" or (last.clause is not None and last.clause.who == "declarer")
    bare = clause.subject is None and not clause.auxiliaries and clause.verb is not None and clause.verb.form == "base"
    return told and bare and all(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
