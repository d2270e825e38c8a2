"""Tricks to the claimer: counted, or a step for each suit, card or action named; and whose side a subject is on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.parts.frames import hand_of, how_of, negated
from nlclaim.reading.clause.plays.verbs import add_act
from nlclaim.reading.clause.tricks.concessions import give_away, in_each_of_two, lend_suit_back, tricks_of
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.model import Result
from nlclaim.reading.people import OPPONENTS, SEATS
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, Spec, amount_of, is_both, is_empty, is_rank, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_on_which
from nlclaim.spans import Span


def whose(clause: Clause, draft: Draft) -> str:
    """`ours` or `theirs`: on whose side the subject stands, seen from the claimer."""
    return side_of(clause.who, draft)


def receiver_side(clause: Clause, draft: Draft, *prepositions: str) -> str | None:
    """Whose side a person behind one of the prepositions is on: "two *for him*", "it goes *to East*"."""
    named = clause.mark_at(*prepositions)
    if named is None or named.value in ("hand", "it", "who"):
        return None
    if named.value == "dummy" and draft.claimer_role != "defender":
        return None  # "a heart to dummy" goes across
    if named.value in SEATS and draft.claimer_seat is None:
        return _side_of_seat(named.value, draft)
    return side_of(named.value, draft)


def _side_of_seat(seat: str, draft: Draft) -> str:
    """ "One to West, *the rest to South*": of two who are not partners one is ours, as the other is theirs."""
    given_to, side = draft.report.given_to, side_of(seat, draft)
    if given_to is not None and side == "theirs" and not sits_with(seat, given_to):
        return "ours"
    draft.report.given_to = seat if side == "theirs" else given_to
    return side


def side_of(who: str | None, draft: Draft) -> str:
    """`ours` or `theirs`: on whose side somebody is, seen from the claimer."""
    report = draft.report
    if who == "dummy":
        return "theirs" if draft.claimer_role == "defender" else "ours"
    if who in ("me", "partner", "hand", None):
        return "ours"
    if who in SEATS and draft.claimer_seat is not None:
        return "ours" if sits_with(who, draft.claimer_seat) else "theirs"
    if who in OPPONENTS:
        return "ours" if who in "NESW" and "reported" in draft.flags and not _is_another(who, draft) else "theirs"
    if who == "declarer":
        speaks_of_another = (
            "first_person" in draft.flags and draft.claimer_role is None and "reported" not in draft.flags
        )
        gives = "concede" in draft.flags and draft.report.reporter != "declarer"
        # "*West said declarer* had the rest": West defends
        told_by_defender = draft.claimer_role is None and report.reporter in ("E", "W") and draft.claimer_seat is None
        theirs = draft.claimer_role == "defender" or gives or speaks_of_another or told_by_defender
        return "theirs" if theirs else "ours"
    if who == "they" and ("they_apart" in draft.flags or _tells_of_opponents(draft)):
        return "theirs"
    if who in ("he", "they"):
        told = report.reporter == "he" and "objection" not in draft.flags  # "she said she had a trump trick coming"
        reported = draft.claimer_role != "defender" or report.seat is not None or told
        reported = reported and "reported" in draft.flags
        return "ours" if reported else "theirs"
    return "ours"


def _tells_of_opponents(draft: Draft) -> bool:
    """ "*Declarer said they*'d make a trump": two of them, who are not the one who speaks."""
    return draft.claimer_role != "defender" and draft.report.reporter in SEATS | {"declarer", "dummy"}


def is_good_news(clause: Clause, draft: Draft) -> bool:
    """Whether the speaker likes the contract to fail: it is yours, or he defends and says it of declarer."""
    declarers = clause.who in ("he", "declarer", "it", None) or clause.who in SEATS
    return clause.who == "you" or (draft.claimer_role == "defender" and declarers)


def sits_with(who: str | None, seat: str) -> bool:
    """Whether two seats are on the same side."""
    return who is not None and "NESW".index(who) % 2 == "NESW".index(seat) % 2


def _is_another(seat: str, draft: Draft) -> bool:
    """ "*Declarer* said that *East* had the queen": not who is reported, nor his partner."""
    if draft.report.reporter == "operator" and draft.claimer_role == "defender":
        return False  # a defender's claim, and it is a defender who is told of
    side = next((side for side in ("NS", "EW") if draft.report.reporter in tuple(side)), None)
    return draft.report.reporter in ("declarer", "dummy", "he", "operator") or (side is not None and seat not in side)


def _gain_loser(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """ "I have *a losing club*", "all I've got is *losers*"."""
    if clause.verb_name == "have" and clause.who == "me" and _IS_GONE.match(draft.text, clause.end) is not None:
        return  # "I had a loser but it's gone"
    draft.flags |= {"concede", "has_losers"}
    uncounted = draft.words(phrase.span).lower() == "losers"
    if uncounted and _ONLY.search(draft.words(clause.span)):
        draft.counts.concede(Amount(all=True), phrase.span)
    elif not uncounted:
        give_away(clause, draft, [replace(phrase, noun=None if phrase.suit else "trick")])


_IS_GONE: Final = re.compile(
    r"\W+(?:but|and|which|that|though)?\W*(?:(?:it|they|that)(?:['’](?:s|ve)| has| have| is| are)|has|have|is|are)"
    r" (?:all |now |already )*(?:gone|away|covered|taken care of|looked after)\b",
    re.IGNORECASE,
)
_ONLY: Final = re.compile(r"\b(?:all|just|only)\b", re.IGNORECASE)


_FULFILS: Final = re.compile(
    r"(?: tricks)?(?: that)? (?:I|we)(?:['’]ve got\b| (?:need|had|have(?! left)|started|began|started out|came in)\b)"
    r"|\W+(?:so )?I (?:concede|give you|give up) the (?:rest|others)\b"
    r"|\W+you (?:\w+ )?(?:\w+ )?the (?:rest|others?)\b(?! of)",
    re.IGNORECASE,
)
"""What follows "the nine" where it is so many tricks, no card: "the nine *I need*", "the nine *I started with*"."""


_AND_ANOTHER: Final = re.compile(r" and (?!(?:they|it|i|we|you|that|so)\b)\w", re.IGNORECASE)


def hold_trumps_too(clause: Clause, draft: Draft, held: Iterable[object]) -> None:
    """ "Nothing but *trumps* and the top spades", "the ace *and nothing but trumps*": cashed as the other is."""
    trumps = next((phrase for phrase in held if isinstance(phrase, NounPhrase) and phrase.suit == "T"), None)
    beside = clause.link == "and" and bool(draft.plan.units) and draft.plan.units[-1].sort in ("held", "listed")
    if trumps is not None and (beside or _AND_ANOTHER.match(draft.text, clause.end) is not None):
        draft.add_unit(clause, [draft.add_step(Verb.CASH, trumps.span, suit="T", listed=True)], "held")
        draft.counts.listed.append((None, True))


def gain(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """Tricks to the claimer: counted, or a step for each suit, card or action named."""
    draft.counts.side = "ours"
    if _is_of_trumps_gone(clause, draft, phrase):
        phrase = replace(phrase, suit="T", plural=phrase.number != 1)
    amount = Amount(tricks=2) if is_both(phrase) else amount_of(phrase)
    if is_rank(phrase) and _is_card_gained(clause, draft, phrase):
        _gain_cards(clause, draft, phrase)  # "I have the ten"
    elif is_empty(phrase) or (phrase.after_unread and amount != Amount(all=True)):
        return
    elif is_setting_trick(phrase):
        gain_setting_trick(draft, phrase)
    elif phrase.noun not in ("coup", "words", "minute", "accident"):
        _gain_named(clause, draft, phrase, amount)


def _is_card_gained(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "I have *the ten*", "partner would make *his ten*": a card; "I've got *my nine*" is so many tricks."""
    number = (phrase.number or 0) > HIGHEST_LEVEL and _FULFILS.match(draft.text, phrase.span.end) is not None
    declarers = phrase.determiner == "my" and (phrase.number or 0) > HIGHEST_LEVEL and draft.claimer_role != "defender"
    own = phrase.determiner == "my" or (clause.who == "partner" and phrase.determiner == "your")
    own = own and draft.claimer_role == "defender"
    held = clause.verb_name in ("have", "get") or (own and clause.verb_name in ("make", "win", "take"))
    held = held or _scores_on(clause, draft)
    return held and len(clause.phrases) == 1 and not (number or declarers)


def _gain_named(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount | None) -> None:
    if (phrase.noun == "loser" or "losing" in phrase.adjectives) and phrase.quantifier != "no":
        _gain_loser(clause, draft, phrase)
    elif amount is None and phrase.noun == "trick" and not (phrase.nouns_plural or phrase.suit or phrase.ranks):
        draft.claim(Amount(tricks=1), phrase.span)  # "I have trick"
    elif amount is not None and amount.tricks == 0:
        draft.counts.concede(Amount(all=True), phrase.span)
    elif amount is not None and amount.tricks and (suit := suit_counted_in(clause, phrase)) is not None:
        if "last" in phrase.adjectives:
            draft.claim(amount, phrase.span)
        draft.counts.listed.append((amount.tricks, True))
        spec = Spec(phrase.span, suit, count=amount.tricks)
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, hand=hand_of(clause), listed=True)], "held")
    elif _is_each(clause, draft, phrase):
        draft.flags.add("each_ours")
        draft.claim(Amount(tricks=2 * (phrase.number or 1)), clause.span)  # "partner and I each get a trump"
    elif amount is not None:
        _gain_amount(clause, draft, phrase, amount)
    elif phrase.act:
        _gain_act(clause, draft, phrase)
    elif phrase.noun in _NO_CARDS:
        _gain_noun(draft, phrase)
    else:
        if _beside_partners(clause, draft) and (cards := len(phrase.ranks) or len(phrase.cards)):
            _add_to_partners(draft, cards, phrase.span)  # "partner has two and I have *the ace*"
        _gain_cards(clause, draft, phrase)


def _gain_amount(clause: Clause, draft: Draft, phrase: NounPhrase, amount: Amount) -> None:
    """So many tricks, or all: of his own, on top of what was listed, or beside those of his partner."""
    tricks = amount.tricks or 0
    if tricks and _beside_partners(clause, draft):
        _add_to_partners(draft, tricks, phrase.span)
    elif tricks and _is_as_well(draft, phrase):
        draft.counts.listed.append((tricks, True))  # "two aces and partner gets *one as well*"
    elif tricks and (cards := _partners_cards(clause, draft)):
        draft.claim(Amount(tricks=tricks + cards), phrase.span)  # "partner has the ace and I have *two*"
    else:
        doubled = bool(tricks) and in_each_of_two(clause)  # "I have two tricks in each major"
        draft.claim(replace(amount, tricks=2 * tricks) if doubled else amount, phrase.span)


def _add_to_partners(draft: Draft, tricks: int, span: Span) -> None:
    """ "Partner has two and I have one": three for the side."""
    before, said = draft.counts.claimed.pop()
    draft.claim(Amount(tricks=tricks + (before.tricks or 0)), said.cover(span))


def _scores_on(clause: Clause, draft: Draft) -> bool:
    """ "Ace and king of diamonds, *scoring the nine*": one more card, behind others of its suit."""
    last = draft.plan.last_step
    cards = last is not None and len(last.cards) == 1 and last.suit is not None and last.verb is Verb.CASH
    return cards and draft.verb_words(clause).startswith("scor") and clause.link in ("and", "comma")


def _is_of_trumps_gone(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "You're out of trumps, *I have one*, and the two spades are good": trumps of his own, to which more is added."""
    few = phrase.is_bare_number and (phrase.number or 0) <= HIGHEST_LEVEL and phrase.determiner is None
    holds = clause.verb_name == "have" and clause.who == "me" and not (clause.auxiliaries or clause.exclusions)
    if not (few and holds) or _ADDS_MORE.match(draft.text, clause.end) is None or draft.last.suit_of_them != "T":
        return False
    return [belief.claim for belief in draft.beliefs] == ["gone"] and draft.beliefs[0].suit in ("T", draft.trumps)


_ADDS_MORE: Final = re.compile(
    r"(?: left)?,? (?:and|plus|as well as) (?:my|the|two|three|both|dummy['’]s)\b", re.IGNORECASE
)


_NO_CARDS: Final = frozenset(
    {"lead", "loser", "entry", "contract", "overtrick", "undertrick", "hand", "honour", "doubleton"}
)
_AS_WELL: Final = re.compile(r",? (?:as well|too|also|besides)\b(?! as)", re.IGNORECASE)


def _is_as_well(draft: Draft, phrase: NounPhrase) -> bool:
    """Whether tricks that are counted come on top of what has been listed."""
    sure = draft.plan.condition is None and not draft.counts.claimed
    return sure and bool(draft.counts.listed) and _AS_WELL.match(draft.text, phrase.span.end) is not None


def _is_each(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "*Partner and I each* get a trump"; "*we each* get one" is one a side, unless it is a defender's."""
    if clause.who == "me" and draft.words(clause.span).lower().rstrip().endswith(" each"):
        ours = bool(phrase.suit or phrase.ranks) and draft.claimer_role == "defender"  # "we have a trump each"
        return ours or _is_with_partner(clause, draft.last)  # "partner and I have a trick each"
    if clause.who == "me" and " both " in draft.words(clause.span).lower() and phrase.determiner == "a":
        return _is_with_partner(clause, draft.last)  # "partner and I both have a trick"
    each = [subject.determiner for subject in clause.subjects] == ["each"] and clause.who == "me"
    alone = draft.words(clause.span).lower().startswith("we each") and draft.claimer_role != "defender"
    if alone and not any(phrase.suit or phrase.ranks for phrase in clause.phrases):
        return False
    return each and draft.words(clause.subjects[0].span).lower() == "each"


def _is_with_partner(clause: Clause, last: LastSaid) -> bool:
    """Whether "I" has partner before it: "*partner and I* have one each"; "we have one each" is one a side."""
    before = last.clause
    return before is not None and before.who == "partner" and before.verb is None and clause.link == "and"


def _beside_partners(clause: Clause, draft: Draft) -> bool:
    """ "*I get one* and partner gets two": one side's tricks, each with his own."""
    claimed = draft.counts.claimed
    return _goes_on_from_partner(clause, draft.last) and bool(claimed) and claimed[-1][0].tricks is not None


def _partners_cards(clause: Clause, draft: Draft) -> int:
    """ "*Partner has the ace* and I have two": how many tricks were named, where nothing was counted before."""
    before = draft.last.clause
    if before is None or not _goes_on_from_partner(clause, draft.last) or draft.counts.claimed:
        return 0
    return sum(len(phrase.ranks) or len(phrase.cards) for phrase in before.phrases)


def _goes_on_from_partner(clause: Clause, last: LastSaid) -> bool:
    before = last.clause
    sides = ({"me", "partner"}, {"me", "dummy"})
    return before is not None and {before.who, clause.who} in sides and clause.link in ("and", "comma")


def is_setting_trick(phrase: NounPhrase) -> bool:
    """ "The setting trick": the one that beats the contract."""
    return phrase.noun == "trick" and "setting" in phrase.adjectives


def gain_setting_trick(draft: Draft, phrase: NounPhrase) -> None:
    """One trick, and the contract down one."""
    draft.claim(Amount(tricks=1), phrase.span)
    draft.add_result(Result(down=1))
    draft.flags.add("their_result")


def gain_excluded(clause: Clause, draft: Draft) -> None:
    """ "Conceding the rest *bar the ace of diamonds*", "you have all *but my ace*", "all yours *except a heart*"."""
    if clause.verb is None:
        clause.verb_name = "get"  # what is not theirs we get
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase):
            gain(clause, draft, exclusion.object)


def suit_counted_in(clause: Clause, phrase: NounPhrase) -> str | None:
    """ "The last three *in clubs*", "*in clubs* I have four", "four tricks *in spade*": what the tricks are made in."""
    place = clause.place("in", "from")
    governed = place.object if place is not None and isinstance(place.object, NounPhrase) else None
    plural = governed is not None and (governed.plural or (phrase.noun == "trick" and not governed.determiner))
    only_suit = plural and governed is not None and not (governed.ranks or governed.act or governed.number)
    fronted = place is not None and place.span.start == clause.start
    beside = place is not None and (fronted or place.span.start >= phrase.span.end) and len(clause.phrases) == 1
    return governed.suit if governed is not None and only_suit and beside else None


def _gain_noun(draft: Draft, phrase: NounPhrase) -> None:
    if phrase.noun == "contract":
        draft.add_result(Result(over=0))
    elif phrase.noun == "overtrick":
        draft.add_result(Result(over=phrase.number or 1))
    elif phrase.noun == "undertrick":
        draft.add_result(Result(down=phrase.number or 1))


def _gain_act(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    step = add_act(clause, draft, phrase)
    counted = clause.verb_name in ("get", "have") and not any(unit.sort == "verb" for unit in draft.plan.units)
    draft.add_unit(clause, [step], "held" if counted else "act")
    timed = clause.subordinate in ("after", "before")
    if counted and phrase.act == "ruff" and not timed:
        draft.counts.listed.append((phrase.number or 1, True))


def _gain_cards(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    specs = [spec for spec in specs_of(phrase, draft.last.suit) if spec.named or spec.count]
    trick = phrase.noun == "trick" and not phrase.nouns_plural and clause.verb_name in ("take", "have", "make", "claim")
    win = (
        trick
        or clause.verb_name in ("get", "win")
        or (clause.verb_name in ("have", "make") and _is_lone_card(clause, specs))
        or (clause.verb_name == "make" and draft.claimer_role == "defender")
    )
    scores = draft.verb_words(clause).startswith("scor") and draft.claimer_role != "defender"
    line = draft.claimer_role != "defender" and any(unit.sort in ("verb", "act") for unit in draft.plan.units)
    named = all(len(spec.cards) == 1 and spec.suit for spec in specs)
    if (
        line
        and named
        and clause.who in (None, "me")
        and (scores or clause.verb_name == "make")
        and (clause.link == "and" or (clause.link == "comma" and clause.verb is not None and clause.verb.form == "ing"))
    ):
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec) for spec in specs], "verb")
        return  # "run the trumps, play ♥K and *score the ♥9*"
    win = win and not (scores and any((spec.count or 0) > 1 for spec in specs))  # "I'll score my two top clubs"
    verb = Verb.WIN if win or _is_sure_of(clause, draft, specs) else Verb.CASH
    for spec in specs:
        lend_suit_back(clause, draft, spec)
    counts = trick or any(spec.count for spec in specs)
    draft.last.held_by = clause.verb_name
    listed = (
        clause.verb_name in ("have", "get", "beat", "show", "claim", "count")
        or (win and clause.verb_name == "make")
        or (counts and clause.verb_name in ("take", "make", "win"))
    )
    if clause.verb_name in ("take", "show") and any(unit.sort in ("verb", "act") for unit in draft.plan.units):
        listed = False  # "cross with a club and take three hearts": a play among others
    steps = [
        draft.add_spec(verb, spec, hand=hand_of(clause), how=how_of(clause), negated=negated(clause), listed=listed)
        for spec in specs
    ]
    draft.add_unit(clause, steps, "held" if listed and not is_on_which(clause) else "verb")
    if clause.verb_name in ("have", "get", "make", "claim") or counts or (listed and clause.verb_name == "show"):
        holds = clause.verb_name != "take" or draft.claimer_role == "defender"
        draft.counts.listed.extend((tricks_of(phrase, spec), holds) for spec in specs)


def _is_sure_of(clause: Clause, draft: Draft, specs: list[Spec]) -> bool:
    """ "I have the ace of clubs and a trump winner": tricks that a defender comes to, not plays of his."""
    if draft.claimer_role != "defender" or clause.verb_name not in ("have", "show") or clause.auxiliaries:
        return False
    if len(specs) != 1:
        return bool(specs) and all(spec.cards for spec in specs)
    spec = specs[0]
    plural = any(phrase.plural for phrase in clause.phrases[:1])
    one = spec.count == 1 or (spec.suit == "T" and (spec.single or not plural))
    return bool(spec.cards) or one


def _is_lone_card(clause: Clause, specs: list[Spec]) -> bool:
    return len(specs) == 1 and len(clause.phrases) == 1 and len(specs[0].cards) == 1
