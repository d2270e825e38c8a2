"""Clauses without a verb: "four hearts", "the ace of clubs", "a heart ruff", "2 for you", "all but one"."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, left_out, lend_suit_back, lost_to, tricks_of, wins_tricks
from nlclaim.reading.draft import Draft, Unit
from nlclaim.reading.finesses import read_towards, towards_card
from nlclaim.reading.frames import hand_of, how_of, negated
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import Amount, Spec, amount_of, is_empty, is_nothing, specs_of
from nlclaim.reading.verbs import PLAY_VERBS, add_act, add_rounds_of_trumps, read_cross

_THEIRS = frozenset({"you", "E", "W", "N", "S", "lho", "rho", "they"})
_TO_HAND = frozenset({"cash", "ruff", "discard", "lead", "run", "concede", "win", "test", "establish", "duck"})
_HONOURS = frozenset("AKQJT")


def read_listing(clause: Clause, draft: Draft) -> None:
    """A clause of noun phrases and places only."""
    if clause.mark("BREAKS") and clause.link != "or":
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))  # "trumps 3-2"
        return
    if any(phrase.after_unread for phrase in clause.phrases):
        clause.phrases = _understood(clause.phrases)
        if not clause.phrases:
            return
    if clause.link == "start" and not (clause.places or clause.marks) and _is_this_trick(clause.phrases):
        draft.flags.add("current")  # "your trick"
        return
    if _is_theirs(clause, draft):
        if clause.exclusions and is_nothing(clause.phrases[0]):
            left_out(clause, draft)  # "nothing for you but a club"
        else:
            give_away(clause, draft, clause.phrases)
        return
    rank = towards_card(clause.places)
    if rank and clause.phrases and _may_be_led_towards(clause.phrases[0]):
        spec = specs_of(clause.phrases[0])[0]
        draft.add_unit(clause, [read_towards(clause, draft, spec, rank)], "act")
        return
    if clause.mark("OF") and draft.steps and len(clause.phrases) == 1 and clause.phrases[0].suit:
        _lend_suit(clause.phrases[0].suit, draft)  # "the king, I mean the ace, of clubs"
        return
    if clause.exclusions and not clause.phrases:
        left_out(clause, draft)
        return
    if _goes_on_conceding(clause, draft):
        give_away(clause, draft, _as_cards(clause, draft))
        return
    if not clause.phrases:
        _read_places(clause, draft)
        return
    if _is_way_across(clause):
        draft.add_unit(clause, read_cross(clause, draft), "verb")  # "spade to my hand"
        return
    if clause.phrases[0].noun == "loser" and clause.place("on"):
        draft.add_unit(clause, PLAY_VERBS["discard"](clause, draft), "verb")  # "heart loser on the third club"
        return
    if _is_entry(clause):
        draft.add_unit(clause, _entry_steps(clause, draft), "act")
        return
    if _is_plus(clause, draft):
        return
    for phrase in clause.phrases:
        _read_item(clause, draft, phrase)
    for place in clause.places:
        line = place.object if isinstance(place.object, NounPhrase) and place.object.act in _LINES else None
        if line and place.preposition in ("on", "with", "by") and not any(phrase.act for phrase in clause.phrases):
            draft.add_unit(clause, [add_act(clause, draft, line)], "act")
    left_out(clause, draft)


def _may_be_led_towards(phrase: NounPhrase) -> bool:
    """ "A heart (to the ten)", "small (to the jack)"."""
    return (phrase.suit is not None or (phrase.adjectives == ("low",) and not phrase.has_head)) and not phrase.ranks


def _is_this_trick(phrases: list[NounPhrase]) -> bool:
    phrase = phrases[0] if len(phrases) == 1 else None
    bare = phrase is not None and not (phrase.adjectives or phrase.ordinal or phrase.number or phrase.of)
    return (
        bare
        and phrase is not None
        and phrase.noun == "trick"
        and not phrase.nouns_plural
        and (phrase.determiner in ("your", "my") and not (phrase.suit or phrase.ranks or phrase.cards))
    )


def _lend_suit(suit: str, draft: Draft) -> None:
    step = draft.steps[-1]
    if step.cards and step.cards[0][0] == "?":
        draft.change_step(step.id, suit=suit, cards=tuple(suit + card[1] for card in step.cards))


def _understood(phrases: list[NounPhrase]) -> list[NounPhrase]:
    """Those of which it is known what is done with them; "the rest" says it of itself."""
    kept = [phrase for phrase in phrases if not phrase.after_unread or amount_of(phrase) == Amount(all=True)]
    return [phrase for phrase in kept if not is_empty(phrase)]


def _goes_on_conceding(clause: Clause, draft: Draft) -> bool:
    """ "We concede that *and the rest*", "two for you: *the king* and the ten"."""
    if clause.link == "or" and draft.side in ("ours", "theirs") and not draft.units:
        return False
    if (
        draft.side != "theirs"
        or clause.joint("THEN", "STOP")
        or not clause.phrases
        or clause.link not in ("and", "comma")
    ):
        return False
    last = draft.units[-1] if draft.units else None
    named = clause.link == "comma" and last is None and clause.phrases[0].determiner == "the"
    elaborates = bool(draft.conceded) and (
        clause.joint("COLON", "DASH") is not None or _names_card(clause, named=named)
    )
    if elaborates:
        draft.flags.add("elaborated")
    same = last is None or (last.sort == "concede" and last.sentence == draft.sentence)
    amount = amount_of(clause.phrases[0])
    if amount is not None and not _follows_card(clause, draft):
        return last is None and clause.link == "and"
    return elaborates or (same and last is not None) or (same and "concede" in draft.flags and clause.link == "and")


def _names_card(clause: Clause, *, named: bool) -> bool:
    """ "One loser, *the club king*"."""
    return named and bool(clause.phrases[0].ranks or clause.phrases[0].cards) and len(clause.phrases) == 1


def _as_cards(clause: Clause, draft: Draft) -> list[NounPhrase]:
    if not _follows_card(clause, draft):
        return clause.phrases
    return [
        replace(phrase, number=None, ranks=("T" if phrase.number == 10 else str(phrase.number),))
        if phrase.is_bare_number and phrase.number is not None
        else phrase
        for phrase in clause.phrases
    ]


def _follows_card(clause: Clause, draft: Draft) -> bool:
    """ "K and 10": a bare number after a card is a card."""
    phrase = clause.phrases[0]
    after_card = bool(draft.steps) and len(draft.steps[-1].cards) == 1 and clause.link in ("and", "comma")
    return after_card and phrase.is_bare_number and phrase.number is not None and 2 <= phrase.number <= 10


def _is_theirs(clause: Clause, draft: Draft) -> bool:
    """ "Two for you", "a club to you", "your ace", "u 1"."""
    if clause.who == "you" and clause.phrases:
        return True
    for place in clause.places:
        if place.preposition in ("for", "to") and isinstance(place.object, Mark) and place.object.value in _THEIRS:
            return bool(clause.phrases)
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    towards = clause.place("to")
    if phrase is not None and phrase.noun == "trick" and towards and isinstance(towards.object, NounPhrase):
        return wins_tricks(towards.object)  # "a trick to the ace of trumps"
    if phrase is None or phrase.determiner != "your" or clause.places:
        return False
    return bool(phrase.ranks or phrase.cards or phrase.noun == "trick" or phrase.suit)


def _read_places(clause: Clause, draft: Draft) -> None:
    """A place by itself: "over to dummy" crosses, "and back to hand" too; otherwise it belongs to the last step."""
    place = clause.place("to")
    if (
        draft.side == "theirs"
        and draft.conceded
        and clause.link in ("comma", "none")
        and (lost := lost_to(clause, draft))
    ):
        draft.add_unit(clause, lost, "concede")  # "losing one more, to the heart ace"
        return
    if place is not None and isinstance(place.object, Mark) and place.object.label == "ROLE":
        draft.add_unit(clause, read_cross(clause, draft), "verb")
        return
    named = next((p for p in clause.places if isinstance(p.object, NounPhrase) and p.object.suit), None)
    if named is not None and isinstance(named.object, NounPhrase) and (clause.mark("HOW") or named.preposition == "to"):
        _listed_steps(clause, draft, named.object)  # "top down in spades", "back to the diamonds"
        return
    last = clause.mark("LAST", "FIRST", "INORDER", "ANYORDER")
    if last is not None and last.label == "INORDER" and not draft.units:
        draft.in_order = last.span
    elif last is not None and draft.units:
        unit = draft.units[-1]
        if last.label == "INORDER":
            unit.in_order = last.span
        elif last.label == "ANYORDER":
            for earlier in draft.units:
                earlier.free = True
        elif last.label == "LAST":
            unit.last = last.span
        if last.label != "ANYORDER":
            draft.then_spans.append(last.span)


def _is_plus(clause: Clause, draft: Draft) -> bool:
    """ "Plus one": an overtrick, when nothing is being added up."""
    joint = clause.joint("AND")
    phrase = clause.phrases[0]
    plus = joint is not None and draft.words(joint.span).lower() == "plus" and phrase.is_bare_number
    counted = draft.claimed or (draft.steps and clause.joint("COMMA") is None)
    if not plus or phrase.number is None or counted:
        return False
    draft.add_result(Result(over=phrase.number))
    return True


def _is_way_across(clause: Clause) -> bool:
    towards = clause.place("to")
    role = towards is not None and isinstance(towards.object, Mark) and towards.object.value in ("dummy", "hand")
    phrase = clause.phrases[0]
    return role and len(clause.phrases) == 1 and bool(phrase.suit) and phrase.act is None and phrase.number is None


def _is_entry(clause: Clause) -> bool:
    phrase = clause.phrases[0]
    return len(clause.phrases) == 1 and phrase.noun == "entry" and phrase.quantifier not in ("no", "none")


def _entry_steps(clause: Clause, draft: Draft) -> list[int]:
    """ "Ace of diamonds entry": a card to cross with."""
    spec = specs_of(clause.phrases[0])[0]
    return [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause) or "dummy", count=None)]


def _read_item(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    if clause.link == "or" and draft.claimed and amount_of(phrase) is not None:
        return  # "10 or 11": the lower number is what is claimed
    if clause.link == "or" and draft.steps and not phrase.act and draft.steps[-1].span.end <= phrase.span.start:
        draft.flags.add("either")
        if amount_of(phrase) is None:
            return  # "a spade or a heart": the first stands for both
    if phrase.act:
        _read_act(clause, draft, phrase)
        return
    if (
        draft.steps
        and draft.steps[-1].verb in _TWO_SUITED
        and not phrase.determiner
        and phrase.number is None
        and clause.link == "and"
        and amount_of(phrase) is None
    ):
        return  # a crossruff names both its suits
    last = draft.steps[-1] if draft.steps else None
    if last and last.listed and last.suit and clause.link == "and" and phrase.is_bare_number and hand_of(clause):
        phrase = replace(phrase, suit=last.suit)  # "five trumps in hand and two in dummy"
    amount = amount_of(phrase)
    if amount is not None and not _is_rank_list(clause, draft, phrase):
        if amount.tricks == 0 and clause.exclusions:
            draft.claim(Amount(all=True), phrase.span)  # "nothing but trumps"
            clause.exclusions.clear()
            return
        if amount.tricks == 0:
            if clause.place("for", "to"):
                draft.conceded.append((Amount(all=True), phrase.span))  # "no more tricks for us"
            return
        if clause.link == "or" and draft.claimed:
            return  # "10 or 11": the lower number is what is claimed
        _claim_number(clause, draft, phrase, amount)
        return
    if phrase.noun == "loser" and (
        phrase.number is not None or (phrase.suit and (phrase.determiner == "a" or phrase.symbol))
    ):
        give_away(clause, draft, [replace(phrase, noun="trick" if not phrase.suit else None)])
        return
    if phrase.noun in ("coup", "claim"):
        draft.flags.add("vague")  # a line by its name, which the closed list of plays has not
    if phrase.noun == "suit" and "other" in phrase.adjectives and draft.steps:
        draft.add_unit(clause, [draft.add_step(Verb.CASH, phrase.span, hand=hand_of(clause))], "listed")
        return
    if is_empty(phrase) or phrase.noun in _NO_TRICKS:
        return
    if _extends_discard(clause, draft, phrase):
        return
    _listed_steps(clause, draft, phrase)


def _claim_number(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount) -> None:
    """ "Ten tricks"; "four plus three" adds up; "otherwise five", after "I make six", names a level."""
    joint = clause.joint("AND")
    adds = joint is not None and draft.words(joint.span).lower() in ("plus", "+") and phrase.is_bare_number
    elsewhere = hand_of(clause)
    adds = adds or (elsewhere is not None and draft.counted_in not in (None, elsewhere))
    draft.counted_in = elsewhere
    if adds and draft.claimed and amount.tricks is not None and draft.claimed[-1][0].tricks is not None:
        before, span = draft.claimed.pop()
        total = (before.tricks or 0) + amount.tricks
        draft.claim(Amount(tricks=total), span.cover(phrase.span))
    elif draft.else_of is not None and "made_if" in draft.flags and phrase.is_bare_number and (phrase.number or 8) <= 7:
        draft.results.append(Result(level=phrase.number))
    else:
        draft.claim(amount, phrase.span)


_TWO_SUITED = frozenset({Verb.CROSSRUFF, Verb.SQUEEZE, Verb.THROW_IN})
_LINES = frozenset({"finesse", "squeeze", "ruff", "crossruff", "throw_in", "overruff"})
_NO_TRICKS = frozenset(
    {"loser", "hand", "lead", "suit", "doubleton", "board", "contract", "card", "honour", "coup", "words", "claim"}
)


def _extends_discard(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "On the ace *and king of diamonds*": more of what is discarded on."""
    last = draft.steps[-1] if draft.steps else None
    if last is None or last.verb is not Verb.DISCARD or not last.on or len(last.on) != 2 or clause.link != "and":
        return False
    if not (phrase.ranks or phrase.cards):
        return False
    if last.on[0] == "?" and phrase.suit:
        draft.change_step(last.id, on=phrase.suit + last.on[1])
    return True


def _read_act(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    last = draft.units[-1] if draft.units else None
    if clause.link == "or" and last is not None and last.sort == "listed" and draft.steps[-1].id == last.steps[-1]:
        draft.steps.pop()  # "spade or heart finesse": one action, either suit
        draft.units.pop()
        draft.listed.pop()
    elif last is not None and last.sort == "held" and phrase.act == "ruff":
        draft.listed.append((phrase.number or 1, True))
    draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")


def _is_rank_list(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and ("ranks" in draft.flags or _follows_card(clause, draft))


def _listed_steps(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    if "objection" in draft.flags and phrase.suit == "T":
        draft.outstanding.append((1 if phrase.determiner == "a" else phrase.number, phrase.span))
        return  # "you still have a trump"
    verb, sort, listed = _inherited(clause, draft, phrase)
    specs = _specs(draft, phrase)
    steps = []
    for spec in specs:
        if not (spec.named or spec.cards or spec.count) or (phrase.noun == "round" and not spec.suit):
            continue
        if phrase.noun == "round" and spec.suit == "T":
            draft.add_unit(clause, add_rounds_of_trumps(clause, draft, phrase), "verb")
            continue
        if verb is Verb.CASH and _is_small(draft, phrase, spec):
            verb, listed = Verb.LEAD, False
            draft.listed.append((None, False))
        lend_suit_back(clause, draft, spec)
        count = None if verb not in (Verb.CASH, Verb.WIN, Verb.RUN, Verb.CONCEDE) and spec.count == 1 else spec.count
        steps.append(
            draft.add_spec(
                verb,
                spec,
                hand=hand_of(clause),
                how=how_of(clause),
                negated=negated(clause),
                count=count,
                listed=listed,
            )
        )
        if verb is Verb.CONCEDE:
            draft.conceded.append((Amount(tricks=len(spec.cards) or spec.count or 1), phrase.span))
        elif listed:
            draft.listed.append((tricks_of(phrase, spec), sort == "held"))
    if sort == "same" and draft.units:
        draft.units[-1].steps.extend(steps)
    else:
        draft.add_unit(clause, steps, sort)


def _is_small(draft: Draft, phrase: NounPhrase, spec: Spec) -> bool:
    """ "A small club", "ace and *another club*": led, not cashed."""
    if spec.cards or spec.count not in (None, 1):
        return False
    after_card = bool(draft.steps) and bool(draft.steps[-1].cards)
    return "low" in spec.how or ("another" in phrase.adjectives and after_card)


def _specs(draft: Draft, phrase: NounPhrase) -> list[Spec]:
    if phrase.is_bare_number and phrase.number is not None:
        rank = "T" if phrase.number == 10 else str(phrase.number)
        return [Spec(phrase.span, draft.last_suit, (f"{draft.last_suit or '?'}{rank}",))]
    return specs_of(phrase, draft.last_suit)


def _inherited(clause: Clause, draft: Draft, phrase: NounPhrase) -> tuple[Verb, str, bool]:
    """(verb, sort of unit, listed) of an item: "cash the ace *and two spades*" goes on with the verb before it."""
    last = draft.units[-1] if draft.units else None
    fresh = last is None or clause.joint("THEN", "IF", "BEFORE", "AFTER") or clause.link in ("stop", "start")
    if fresh or last is None or last.sort not in ("verb", "same", "concede") or last.sentence != draft.sentence:
        held = last is not None and last.sort == "held" and clause.link in ("and", "comma")
        listed = last is None or last.sort != "verb" or clause.link != "and"
        if held and last is not None and draft.steps[last.steps[-1]].verb is Verb.WIN:
            return _held_on(draft, last), "held", listed
        return Verb.CASH, "held" if held else "listed", listed
    verb = draft.steps[last.steps[-1]].verb
    if clause.mark("FIRST", "LAST"):
        return (verb if verb.value in _TO_HAND else Verb.CASH), "verb", False
    honour = any(rank in _HONOURS for rank in phrase.ranks) or bool(phrase.cards)
    suit_only = phrase.plural and phrase.number is None and phrase.determiner is None and clause.link == "comma"
    if verb is Verb.RUFF and suit_only:
        return Verb.CASH, "verb", False  # "ruff a heart, diamonds"
    if verb.value not in _TO_HAND or (honour and verb in (Verb.RUFF, Verb.DISCARD)):
        return Verb.CASH, "verb", False
    return verb, "same", draft.steps[last.steps[-1]].listed


def _held_on(draft: Draft, last: Unit) -> Verb:
    """ "I get the ace *and a club*" wins both; "I have the ace *and the king*" cashes both."""
    if draft.held_by != "have":
        return Verb.WIN
    for number in last.steps:
        draft.change_step(number, verb=Verb.CASH)
    return Verb.CASH
