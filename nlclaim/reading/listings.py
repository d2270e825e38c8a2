"""Clauses without a verb: "four hearts", "the ace of clubs", "a heart ruff", "2 for you", "all but one"."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, left_out, lost_to, wins_tricks
from nlclaim.reading.draft import Draft
from nlclaim.reading.finesses import read_towards, towards_card
from nlclaim.reading.frames import hand_of
from nlclaim.reading.gains import gain
from nlclaim.reading.items import add_listed_steps, follows_card, read_item
from nlclaim.reading.model import Condition, Result
from nlclaim.reading.phrases import Amount, amount_of, is_empty, is_nothing, specs_of
from nlclaim.reading.verbs import PLAY_VERBS, add_act, add_rounds_of_trumps, discards_on, read_cross

_THEIRS = frozenset({"you", "E", "W", "N", "S", "lho", "rho", "they"})


def read_listing(clause: Clause, draft: Draft) -> None:
    """A clause of noun phrases and places only."""
    if clause.mark("BREAKS") and clause.link != "or":
        draft.conditions.append(Condition(draft.words(clause.span), clause.span))  # "trumps 3-2"
        return
    if any(mark.value == "too" for mark in clause.marks) and "loser" in draft.flags:
        return  # "the heart is a loser, and the club too"
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
    ours = clause.place("for", "to")
    for_me = ours is not None and isinstance(ours.object, Mark) and ours.object.value in ("me", "partner")
    if for_me and clause.phrases and clause.exclusions and is_nothing(clause.phrases[0]):
        draft.conceded.append((Amount(all=True), clause.span))  # "nothing for our side but the queen of hearts"
        for exclusion in clause.exclusions:
            if isinstance(exclusion.object, NounPhrase):
                gain(clause, draft, exclusion.object)
        return
    if for_me and len(clause.phrases) == 1 and (clause.phrases[0].ranks or clause.phrases[0].cards):
        specs = specs_of(clause.phrases[0])
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs], "held")
        draft.listed.extend((1, True) for _ in specs)  # "just the ace of diamonds for me"
        return
    within = clause.place("in")
    rounds = within.object if within is not None and isinstance(within.object, NounPhrase) else None
    if rounds is not None and rounds.noun == "round" and clause.phrases and clause.phrases[0].suit == "T":
        together = replace(rounds, suit="T", span=clause.phrases[0].span.cover(rounds.span))
        draft.add_unit(clause, add_rounds_of_trumps(clause, draft, together), "verb")  # "trumps in two rounds"
        return
    rank = towards_card(clause.places)
    if rank and clause.phrases and _may_be_led_towards(clause.phrases[0]):
        spec = specs_of(clause.phrases[0])[0]
        if spec.suit is None and clause.phrases[0].number == 1:
            spec = replace(spec, suit=draft.last_suit)  # "the king, then a low one to the ace"
        draft.add_unit(clause, [read_towards(clause, draft, spec, rank)], "act")
        return
    if clause.mark("OF") and draft.steps and len(clause.phrases) == 1 and clause.phrases[0].suit:
        _lend_suit(clause.phrases[0].suit, draft)  # "the king, I mean the ace, of clubs"
        return
    if clause.exclusions and not clause.phrases:
        left_out(clause, draft)
        return
    if clause.exclusions and clause.subordinate == "otherwise" and clause.exclusions[0].object is None:
        _claim_less(clause, draft)
        return
    if _goes_on_conceding(clause, draft):
        give_away(clause, draft, _as_cards(clause, draft))
        return
    if (entry := _named_as_entry(clause)) is not None:
        spec = specs_of(entry, draft.last_suit)[0]
        draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause), count=None)], "act")
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
    equals = clause.joint("COLON")
    if equals is not None and draft.words(equals.span) == "=" and clause.phrases[0].is_bare_number:
        draft.claimed.clear()
        draft.claim(Amount(tricks=clause.phrases[0].number), clause.span)  # "4 in the reds + spade A = 5"
        return
    if clause.negation is not None and draft.listed and all(phrase.number for phrase in clause.phrases):
        return  # "two clubs and a diamond, not three clubs"
    for phrase in clause.phrases:
        read_item(clause, draft, phrase)
    for place in clause.places:
        line = place.object if isinstance(place.object, NounPhrase) and place.object.act in _LINES else None
        if line and place.preposition in ("on", "with", "by") and not any(phrase.act for phrase in clause.phrases):
            draft.add_unit(clause, [add_act(clause, draft, line)], "act")
    left_out(clause, draft)


def _claim_less(clause: Clause, draft: Draft) -> None:
    """ "Ten if hearts break, otherwise *one less*"; of "all of them" nobody knows how many one less is."""
    said = [amount.tricks for amount, _ in (*draft.claimed, *draft.claimed_if) if amount.tricks is not None]
    fewer = clause.phrases[0].number or 1
    draft.claimed.clear()
    draft.claimed_if.clear()
    draft.flags.add("vague")
    if said and said[-1] >= fewer:
        draft.claim(Amount(tricks=said[-1] - fewer), clause.span)


def _may_be_led_towards(phrase: NounPhrase) -> bool:
    """ "A heart (to the ten)", "small (to the jack)", "the deuce of hearts (to the ace)"."""
    if len(phrase.ranks) == 1:
        return phrase.ranks[0] == "x" or (phrase.suit is not None and phrase.ranks[0] in "23456789TJQ")
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
    if clause.phrases and clause.phrases[0].determiner == "my":
        return False  # "your heart and my two clubs"
    if clause.link == "or" and draft.side in ("ours", "theirs") and not draft.units:
        return False
    if (
        draft.side != "theirs"
        or clause.joint("THEN", "STOP")
        or not clause.phrases
        or clause.link not in ("and", "comma")
    ):
        return False
    if "has_losers" in draft.flags and clause.link == "comma" and clause.joint("COLON", "COMMA", "DASH"):
        draft.flags.add("elaborated")
        return True  # "I have one loser, a club"
    if "losers" in draft.flags and clause.joint("COLON", "COMMA", "AND"):
        return True  # "losers: a spade, a heart"
    last = draft.units[-1] if draft.units else None
    named = clause.link == "comma" and last is None and clause.phrases[0].determiner == "the"
    elaborates = bool(draft.conceded) and (
        clause.joint("COLON", "DASH") is not None or _names_card(clause, named=named)
    )
    if elaborates:
        draft.flags.add("elaborated")
    same = last is None or (last.sort == "concede" and last.sentence == draft.sentence)
    amount = amount_of(clause.phrases[0])
    if amount is not None and not follows_card(clause, draft):
        return last is None and clause.link == "and"
    return elaborates or (same and last is not None) or (same and "concede" in draft.flags and clause.link == "and")


def _names_card(clause: Clause, *, named: bool) -> bool:
    """ "One loser, *the club king*"."""
    phrase = clause.phrases[0]
    master = bool(phrase.suit) and bool(set(phrase.adjectives) & {"good", "high", "last"}) and not phrase.plural
    return named and bool(phrase.ranks or phrase.cards or master) and len(clause.phrases) == 1


def _as_cards(clause: Clause, draft: Draft) -> list[NounPhrase]:
    if not follows_card(clause, draft):
        return clause.phrases
    return [
        replace(phrase, number=None, ranks=("T" if phrase.number == 10 else str(phrase.number),))
        if phrase.is_bare_number and phrase.number is not None
        else phrase
        for phrase in clause.phrases
    ]


def _is_theirs(clause: Clause, draft: Draft) -> bool:
    """ "Two for you", "a club to you", "your ace", "u 1"."""
    if clause.who in ("partner", "dummy"):
        return False  # "… and partner his king"
    if clause.who == "you" and clause.phrases:
        return True
    for place in clause.places:
        if place.preposition in ("for", "to") and isinstance(place.object, Mark) and place.object.value in _THEIRS:
            return bool(clause.phrases)
        if place.preposition == "against" and isinstance(place.object, Mark) and place.object.value == "me":
            return bool(clause.phrases)  # "there's only the king against me"
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    if phrase is not None and phrase.quantifier == "rest" and clause.persons and clause.persons[-1].value == "you":
        return True  # "rest opps"
    towards = clause.place("to", "for")
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
    if (on := clause.place("on")) is not None and discards_on(draft, on):
        return  # "…, on the queen of diamonds"
    named = next((p for p in clause.places if isinstance(p.object, NounPhrase) and p.object.suit), None)
    if named is not None and isinstance(named.object, NounPhrase) and (clause.mark("HOW") or named.preposition == "to"):
        add_listed_steps(clause, draft, named.object)  # "top down in spades", "back to the diamonds"
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


def _named_as_entry(clause: Clause) -> NounPhrase | None:
    """ "With the spade ace *as the entry*": a card to cross with."""
    means = clause.place("as")
    if means is None or not isinstance(means.object, NounPhrase) or means.object.noun != "entry":
        return None
    with_what = clause.place("with")
    card = with_what.object if with_what else clause.phrases[0] if clause.phrases else None
    return card if isinstance(card, NounPhrase) and (card.ranks or card.cards) else None


def _is_entry(clause: Clause) -> bool:
    phrase = clause.phrases[0]
    return len(clause.phrases) == 1 and phrase.noun == "entry" and phrase.quantifier not in ("no", "none")


def _entry_steps(clause: Clause, draft: Draft) -> list[int]:
    """ "Ace of diamonds entry": a card to cross with."""
    spec = specs_of(clause.phrases[0])[0]
    return [draft.add_spec(Verb.CROSS, spec, hand=hand_of(clause) or "dummy", count=None)]


_LINES = frozenset({"finesse", "squeeze", "ruff", "crossruff", "throw_in", "overruff"})
