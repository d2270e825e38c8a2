"""Items of a list that are somebody's: "two for you", "nothing for me but a club", "one loser: the king"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.lists.counting import follows_card
from nlclaim.reading.clause.tricks.concessions import give_away, left_out, tricks_of, wins_tricks
from nlclaim.reading.clause.tricks.gains import gain, receiver_side, side_of, whose
from nlclaim.reading.clause.tricks.lost_items import lose_all_listed, lose_named_last, share_loss
from nlclaim.reading.draft.counts import Counts
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.phrases import PAIRS, Amount, amount_of, as_card, is_nothing, specs_of
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import sums_up_losses


def read_their_loss_on(clause: Clause, draft: Draft) -> bool:
    """ "You lose a trump *and a club*": one more to us."""
    before = draft.last.clause
    theirs = before is not None and before.verb_name == "concede" and whose(before, draft) == "theirs"
    if before is None or not theirs or clause.link != "and" or not is_bare_list(clause) or not draft.counts.claimed:
        return False
    if before.negation is not None or any(p.suit is None and not p.ranks for p in clause.phrases):
        return False
    said, span = draft.counts.claimed[-1]
    more = sum(tricks_of(p, spec) or 1 for p in clause.phrases for spec in specs_of(p))
    draft.counts.claimed[-1] = (Amount(tricks=(said.tricks or 0) + more), span.cover(clause.span))
    return True


def read_halved(clause: Clause, draft: Draft) -> bool:
    """ "We *split the last two*": half of them for either side."""
    phrase = clause.only_phrase
    ours = clause.who == "me" and clause.negation is None and clause.subordinate is None
    if phrase is None or not ours or not draft.verb_words(clause).startswith(("share", "split", "divid")):
        return False
    amount = amount_of(phrase)
    if amount is not None and amount.all:
        draft.flags.add("vague")  # "we share the rest"
        return True
    if amount is None or phrase.suit or not phrase.number or phrase.number % 2:
        return False
    draft.claim(Amount(tricks=phrase.number // 2), clause.span)
    draft.counts.concede(Amount(tricks=phrase.number // 2), clause.span)
    return True


def read_theirs_otherwise(clause: Clause, draft: Draft) -> bool:
    """ "You get two if you lead a heart, *otherwise one*": theirs too; the number that is safe to give stands."""
    phrase = clause.only_phrase if is_bare_list(clause) else None
    given = draft.counts.conceded[-1] if draft.counts.conceded and not draft.counts.claimed else None
    if clause.subordinate != "otherwise" or phrase is None or given is None or not phrase.is_bare_number:
        return False
    if phrase.number is not None and phrase.number > (given[0].tricks or phrase.number):
        draft.counts.conceded[-1] = (Amount(tricks=phrase.number), clause.span)
    return True


_SHARED_OUT: Final = frozenset({"", "have", "get", "take", "make", "win", "claim", "concede", "give", "play"})


def read_part(clause: Clause, draft: Draft) -> bool:
    """ "*Most of the rest*", "you get *half of the rest*": so many that nobody counts them."""
    parts = [phrase for phrase in (*clause.subjects, *clause.phrases) if phrase.quantifier == "part"]
    if not parts or parts[0].number is not None or clause.verb_name not in _SHARED_OUT or clause.mark("PRED"):
        return False
    somebodys = clause.verb is not None or clause.mark("MINE") or receiver_side(clause, draft, "for", "to") is not None
    if clause.negation is None and (somebodys or _LEFT.search(draft.words(clause.span)) is not None):
        draft.flags.add("concede" if _are_given(clause, draft) else "claim")
    return True


_LEFT: Final = re.compile(r"\b(?:rest|tricks?|remain\w+|others?|balance|left|last)\b", re.IGNORECASE)
"""What there is to be had: "most of them" and "half each" may be said of anything."""


def read_which_is_theirs(clause: Clause, draft: Draft) -> bool:
    """ "A club, *which is yours*", "run the spades and a heart, *which you win*": what was named last is lost."""
    more = clause.phrases or clause.subjects or clause.negation or clause.question or clause.auxiliaries
    if clause.who != "who" or more or clause.is_past:
        return False
    owner = clause.mark("MINE")
    theirs = clause.verb is None and owner is not None and side_of(owner.value, draft) == "theirs"
    win = clause.verb_name in ("get", "win", "take", "have", "make")
    theirs = theirs or (win and [person.value for person in clause.persons] == ["you"])
    return theirs and lose_named_last(draft)


def read_made_by_them(clause: Clause, draft: Draft) -> bool:
    """ "East has a trump left *and can make it* when he likes": the card named, and not the contract."""
    before, it = draft.last.clause, clause.mark("EXACT")
    holds = before is not None and before.verb_name == "have" and before.negation is None
    if before is None or it is None or it.value != "made" or not holds or clause.verb is not None:
        return False
    card = before.only_phrase
    one = card is not None and (len(card.ranks) == 1 or (not card.plural and card.suit is not None))
    may = clause.auxiliaries and clause.subordinate is None and clause.negation is None
    theirs = whose(before, draft) == "theirs" and (clause.subject is None or clause.who in ("he", "they", before.who))
    if card is None or card.noun or card.act or not (one and may and theirs):
        return False
    if not any(step.verb is Verb.CONCEDE and step.span.overlaps(before.span) for step in draft.plan.steps):
        give_away(clause, draft, [card])
    return True


def _are_given(clause: Clause, draft: Draft) -> bool:
    """Whether the other side gets what a clause counts."""
    owner = clause.mark("MINE")
    if owner is not None:
        return side_of(owner.value, draft) == "theirs"
    gives = clause.verb_name in ("concede", "give")
    side = receiver_side(clause, draft, "for", "to") or whose(clause, draft)
    return (side == "theirs") != (gives and receiver_side(clause, draft, "for", "to") is None)


def read_no_winners(clause: Clause, draft: Draft) -> bool:
    """ "No more winners in my hand": nothing more to come."""
    counts = draft.counts
    if not any(phrase.quantifier == "no" and phrase.noun == "winner" for phrase in clause.phrases):
        return False
    (counts.claimed if _is_theirs(clause, draft) else counts.conceded).append((Amount(all=True), clause.span))
    return True


def read_none_of_them(clause: Clause, draft: Draft) -> bool:
    """A defender's "*none of the last three*"."""
    phrase = clause.only_phrase if is_bare_list(clause) else None
    if phrase is None or phrase.quantifier != "none" or phrase.of is None or draft.claimer_role != "defender":
        return False
    if phrase.of.suit or phrase.of.ranks or clause.link != "start":
        return False
    draft.counts.concede(Amount(all=True), clause.span)
    return True


def read_last_for_you(clause: Clause, draft: Draft) -> bool:
    """ "*Trick 13* to you"."""
    if clause.phrases or not draft.names_trick(clause):
        return False
    if not clause.goes_to(("you",), "to", "for"):
        return False
    draft.counts.concede(Amount(tricks=1), clause.span)
    return True


def read_theirs(clause: Clause, draft: Draft) -> bool:
    """ "Two for you", "nothing for you but a club"."""
    if not _is_theirs(clause, draft):
        return False
    if clause.exclusions and is_nothing(clause.phrases[0]):
        all_but = "all_but" in draft.flags
        left_out(clause, draft)
        if not all_but:
            draft.flags.discard("all_but")  # "nothing but the ace of trumps *against me*": what is lost, and no more
    elif _is_nothing_else(clause, draft) and lose_all_listed(draft):
        draft.flags.add("concede")  # "the king of clubs *and nothing else for you*"
    elif not (clause.link != "and" and sums_up_losses(draft, clause.phrases[0])):
        cards = _each_of_group(_of_suit_named(clause, draft, _as_cards(clause, draft)))
        share_loss(clause, cards[0], draft)
        give_away(clause, draft, cards)
    return True


def _each_of_group(cards: list[NounPhrase]) -> list[NounPhrase]:
    """ "Your *blacks*": both suits."""
    if len(cards) != 1 or cards[0].group not in PAIRS or cards[0].number or cards[0].ranks or cards[0].noun:
        return cards
    return [replace(cards[0], suit=suit, group=None, plural=True) for suit in PAIRS[cards[0].group]]


def _is_nothing_else(clause: Clause, draft: Draft) -> bool:
    said = draft.words(clause.phrases[0].span).lower()
    beside = clause.link == "and" and bool(draft.plan.units) and not draft.counts.claimed
    return beside and is_nothing(clause.phrases[0]) and said.endswith((" else", " more", " further"))


def _of_suit_named(clause: Clause, draft: Draft, cards: list[NounPhrase]) -> list[NounPhrase]:
    """ "*Spades:* three for you": of that suit."""
    last = draft.plan.last_step
    bare = last is not None and last.listed and last.suit is not None and not (last.cards or last.count)
    if last is None or not bare or clause.joint("COLON") is None or [p.is_bare_number for p in cards] != [True]:
        return cards
    draft.plan.drop_steps({last.id})
    draft.counts.listed.pop()
    return [replace(cards[0], suit=last.suit)]


def read_for_me(clause: Clause, draft: Draft) -> bool:
    """ "Nothing for our side but the queen of hearts", "just the ace of diamonds for me"."""
    counts = draft.counts
    phrase = clause.phrases[0] if clause.phrases else None
    beside = [person.value for person in clause.persons] == ["me"] and clause.verb is None and clause.who is None
    if beside and phrase is not None and len(clause.phrases) == 1 and phrase.is_bare_number and not phrase.determiner:
        draft.claim(Amount(tricks=phrase.number), clause.span)
        return True  # "3 me, 2 u"
    if phrase is not None and _is_for_my_card(clause, draft, phrase):
        return True
    if phrase is None or not clause.goes_to(("me", "partner"), "for", "to"):
        return False
    if phrase.noun == "winner" and phrase.number and not phrase.suit:
        draft.claim(Amount(tricks=phrase.number), clause.span)
        return True  # "three winners for me"
    adds = clause.link == "and" and bool(counts.listed) and not (counts.claimed or counts.conceded)
    if adds and phrase.is_bare_number and not phrase.determiner and len(clause.phrases) == 1:
        step = draft.add_step(Verb.WIN, phrase.span, count=phrase.number, listed=True)
        draft.add_unit(clause, [step], "held")
        counts.listed.append((phrase.number, True))
        return True  # "three top clubs and *one for partner*"
    if phrase.is_pointed_at and len(clause.phrases) == 1 and amount_of(phrase) is None and clause.link == "start":
        draft.flags.add("claim")
        return True  # "these for me": how many, nobody says
    if clause.exclusions and is_nothing(phrase):
        counts.concede(Amount(all=True), clause.span)
        for exclusion in clause.exclusions:
            if isinstance(exclusion.object, NounPhrase):
                gain(clause, draft, exclusion.object)
        return True
    counted = draft.claimer_role == "defender" and phrase.suit is not None and phrase.number is not None
    if len(clause.phrases) != 1 or not (phrase.ranks or phrase.cards or counted):
        return False
    specs = specs_of(phrase)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec, listed=True) for spec in specs], "held")
    counts.listed.extend((spec.count or 1, True) for spec in specs)
    return True


def _is_for_my_card(clause: Clause, draft: Draft, phrase: NounPhrase) -> bool:
    """ "One trick *for my ace of spades*": the card that wins it."""
    card = clause.phrase_at("for", "to")
    one = (phrase.noun == "trick" or phrase.is_bare_number) and phrase.number in (None, 1) and len(clause.phrases) == 1
    if card is None or not one or card.determiner != "my" or not card.ranks or clause.verb is not None:
        return False
    draft.claim(Amount(tricks=1), clause.span)
    draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for spec in specs_of(card)], "held")
    return True


def read_for_card(clause: Clause, draft: Draft) -> bool:
    """ "*One for the ace* and one for the queen, the rest are mine", "three for me, *one to the ace of clubs*"."""
    winner = clause.phrase_at("for", "to")
    counted = [p.is_bare_number or (p.adjectives == ("last",) and not p.has_head) for p in clause.phrases] == [True]
    said = clause.verb or clause.copula or clause.marks or clause.persons or clause.subject or len(clause.places) > 1
    said = said or clause.link == "or" or draft.plan.condition is not None  # "unless you have four or five to the jack"
    if not counted or said or winner is None or len(winner.ranks) != 1 or winner.determiner == "my":
        return False
    theirs = winner.determiner == "your" or draft.counts.claimed or draft.counts.conceded
    if not theirs and _REST_IS_MINE.search(draft.text, clause.end) is None:
        return False
    give_away(clause, draft, clause.phrases)
    return True


_REST_IS_MINE: Final = re.compile(
    r"\b(?:I|we)(?:'ve| have| get| take)? (?:got )?the rest\b|\brest (?:are |is |'s )?(?:mine|ours)\b|\bfor me\b",
    re.IGNORECASE,
)


def read_conceding_on(clause: Clause, draft: Draft) -> bool:
    """ "We concede that *and the rest*"."""
    if (
        _names_the_loss(clause, draft.plan)
        or _names_last_one(clause, draft.plan)
        or _spells_out_all(clause, draft)
        or _is_or_more(clause, draft)
    ):
        return True
    if not _goes_on_conceding(clause, draft):
        return False
    if "current_lost" in draft.flags and not draft.counts.conceded:
        draft.counts.concede(Amount(tricks=1), clause.span)  # "you get this *and a heart*"
    if clause.link == "and" or not sums_up_losses(draft, clause.phrases[0]):
        give_away(clause, draft, _as_cards(clause, draft))
    return True


def _names_the_loss(clause: Clause, plan: SpokenPlan) -> bool:
    """ "I lose a heart *(the king)*": which heart it is, and no second trick."""
    unit = plan.last_unit
    last = plan.steps[-1] if unit is not None and unit.sort == "concede" else None
    card = as_card(clause.phrases[0], "the") if len(clause.phrases) == 1 and clause.joint("OPEN") else None
    if last is None or card is None or last.cards or (last.count or 1) > 1 or last.suit is None:
        return False
    if len(card.ranks) != 1 or card.suit not in (None, last.suit) or card.determiner not in ("the", "your", None):
        return False
    plan.change_step(last.id, cards=(last.suit + card.ranks[0],), count=None, span=last.span.cover(card.span))
    return True


def _is_or_more(clause: Clause, draft: Draft) -> bool:
    """ "You get one *or two hearts*": the safe number is the higher of those given away."""
    counts = draft.counts
    phrase = clause.only_phrase if clause.link == "or" else None
    if phrase is None or counts.side != "theirs" or not counts.conceded or phrase.number is None or phrase.ranks:
        return False
    said, span = counts.conceded[-1]
    if said.tricks is None or phrase.number <= said.tricks or draft.plan.units or is_bare_list(clause) is False:
        return False
    counts.conceded[-1] = (Amount(tricks=phrase.number), span.cover(clause.span))
    if phrase.suit:
        draft.add_unit(
            clause, [draft.add_step(Verb.CONCEDE, phrase.span, suit=phrase.suit, count=phrase.number)], "concede"
        )
    return True


def _spells_out_all(clause: Clause, draft: Draft) -> bool:
    """ "It's all yours, *this one* and the rest", "we give up, *that one and the rest*": no more than was given."""
    everything = any(given.all for given, _ in draft.counts.conceded) or "gives_up" in draft.flags
    phrase = clause.only_phrase
    everything = everything or ("current_lost" in draft.flags and clause.link == "and")  # "this and *the rest*"
    if phrase is None or not everything or clause.verb is not None or clause.copula is not None or draft.counts.claimed:
        return False
    this = phrase.determiner == "this" and phrase.noun in (None, "one", "trick") and not phrase.suit
    rest = phrase.quantifier in ("rest", "everything", "all") and clause.link == "and"
    if (this or rest) and not draft.counts.conceded:
        draft.counts.concede(Amount(all=True), clause.span)
    return this or rest


def _names_last_one(clause: Clause, plan: SpokenPlan) -> bool:
    """ "I give you the last one, *a small club*": which it is."""
    last = plan.last_step
    phrase = clause.only_phrase if clause.link == "comma" else None
    one = phrase is not None and (phrase.determiner == "a" or not (phrase.determiner or phrase.plural or phrase.number))
    if last is None or phrase is None or not one or phrase.suit is None or phrase.act or phrase.ranks:
        return False
    if last.verb is not Verb.CONCEDE or last.suit or last.cards or last.count != 1 or not is_bare_list(clause):
        return False
    plan.change_step(last.id, suit=phrase.suit)
    return True


def _goes_on_conceding(clause: Clause, draft: Draft) -> bool:
    """ "We concede that *and the rest*", "two for you: *the king* and the ten"."""
    claimed = draft.counts.claimed
    if clause.mark("FIRST") is not None and clause.link == "comma" and claimed and claimed[-1][0].all:
        return False  # "I lose a club, the rest are mine, *diamonds first*"
    if not clause.phrases or _is_ours_again(clause, draft) or not _joins_theirs(clause, draft.counts):
        return False
    phrase = clause.phrases[0]
    if "has_losers" in draft.flags and clause.link == "comma" and clause.joint("COLON", "COMMA", "DASH"):
        if not _is_one_of_losers(draft.counts, phrase):
            return False  # "one loser, five clubs and the ace"
        draft.flags.add("elaborated")
        return True  # "I have one loser, a club"
    last = draft.plan.last_unit
    if last is not None and (last.sentence != draft.plan.sentence or draft.joined_by(clause, "so")):
        return False  # "losers: a spade, a heart. Plan: …"
    listing = last is None or last.sort == "concede"  # not "losers: a spade, a heart; I cash the ace, two clubs"
    if "losers" in draft.flags and clause.joint("COLON", "COMMA", "AND") and listing:
        return True  # "losers: a spade, a heart"
    if last is None and clause.link == "comma" and _names_what_is_lost(clause, draft):
        return True
    elaborates = bool(draft.counts.conceded) and (
        clause.joint("COLON", "DASH") is not None
        or _names_card(clause, named=last is None and _is_named(clause, draft))
    )
    if elaborates:
        draft.flags.add("elaborated")
    if amount_of(phrase) is not None and not follows_card(clause, draft):
        return last is None and clause.link == "and"
    if last is None and "gives_up" in draft.flags and phrase.determiner == "this":
        return True  # "we give up, *that one* and the rest"
    if last is not None:
        return elaborates or last.sort == "concede"
    gives = "concede" in draft.flags or _gave_this(draft.last.clause)
    return elaborates or (gives and clause.link == "and")


def _is_ours_again(clause: Clause, draft: Draft) -> bool:
    """Whether our tricks are next: "your heart *and my two clubs*", "one for you *and the rest for me*"."""
    phrase, before = clause.phrases[0], draft.last.clause
    if clause.tells_what_is_left or (draft.joined_by(clause, "so") and phrase.suit is not None):
        return True  # "you get a heart, *which leaves me with* two clubs"
    there = clause.copula is not None and clause.who == "it" and not clause.marks
    if there and phrase.suit and (phrase.number or 1) > 1 and _THEIRS_TOO.match(draft.lowered, clause.end) is None:
        return True  # "you get a club, *there are three diamonds*"
    if phrase.act and (clause.negation is not None or phrase.quantifier in ("no", "none")):
        return True  # "they get the king, *no finesse*"
    good = bool({"good", "winning"} & {*phrase.adjectives}) or phrase.noun == "winner"
    if "has_losers" in draft.flags and good:
        return True  # "I have a heart loser and a good spade"
    rest = before is not None and before.who == "me" and bool(draft.counts.claimed) and draft.counts.claimed[-1][0].all
    if rest and clause.joint("COLON", "DASH") is not None:
        return True  # "you have the ace and I've the rest: *a heart and two diamonds*"
    if phrase.determiner == "my" or clause.goes_to(("me", "partner"), "for", "to"):
        return True
    if clause.goes_to(("he",), "for", "to") and receiver_side(clause, draft, "for", "to") == "ours":
        return True  # "he said one for you *and the rest for him*"
    return clause.who == "me" or any(
        person.value == "me" for person in clause.persons
    )  # "you take one and *I the rest*"


_THEIRS_TOO: Final = re.compile(r" (?:as well|too|also)\b|[^.;]{0,40} (?:for|to) (?:you|them)\b")
"""What follows a list that is theirs after all: "there are two hearts *as well*", "… *and a diamond for you*"."""


def _joins_theirs(clause: Clause, counts: Counts) -> bool:
    """Whether a list of what goes to the other side goes on."""
    if counts.side != "theirs" or clause.link not in ("and", "comma"):
        return False
    return clause.joint("THEN", "STOP") is None or _closes_with_then(clause)


def _names_what_is_lost(clause: Clause, draft: Draft) -> bool:
    """Whether tricks that were counted are named right behind the number."""
    phrase = clause.phrases[0]
    ends = _ENDS.match(draft.text, clause.end) is not None
    ends = ends and sum(given.tricks or 0 for given, _ in draft.counts.conceded) == 1
    one = phrase.determiner in ("a", "the") and bool(phrase.suit) and not (phrase.act or phrase.plural)
    if ends and one and len(clause.phrases) == 1:
        draft.flags.add("elaborated")
        return True  # "you get one trick, a spade"
    specs = specs_of(phrase)
    card = len(clause.phrases) == len(specs) == len(specs[0].cards) == 1 and specs[0].suit is not None
    if not (ends and card and not phrase.determiner) and not _counts_out(clause, draft):
        return False
    draft.flags |= {"elaborated", "concede"}
    return True  # "one for you, ace of trumps", "I lose two, a spade and a heart"


_ENDS: Final = re.compile(r"\W*$|\s*[.;!]|,? (?:unless|if)\b", re.IGNORECASE)
"""What follows the name of a trick that was counted: nothing, another sentence, or what it hangs on."""


def _is_named(clause: Clause, draft: Draft) -> bool:
    """ "Two for you, *the king* …", "two for you, *ace and jack*"."""
    if clause.link != "comma":
        return False
    two = sum(amount.tricks or 0 for amount, _ in draft.counts.conceded) == 2
    first = clause.phrases[0]
    both = two and first.quantifier == "both" and bool(first.ranks)  # "you get two, both aces"
    only = _RANKS_ONLY.fullmatch(draft.text[clause.start :]) is not None
    return first.determiner == "the" or both or (two and only)


def _closes_with_then(clause: Clause) -> bool:
    """ "One for you then: the jack", "you get two then, queen and nine": *then* belongs to what is said before."""
    then, pause = clause.joint("THEN"), clause.joint("COLON", "COMMA")
    return then is not None and pause is not None and then.span.start < pause.span.start


def _gave_this(before: Clause | None) -> bool:
    """ "*You get this one* and a heart"."""
    return before is not None and bool(before.phrases) and before.phrases[-1].determiner == "this"


_RANK: Final = r"(?:the )?(?:(?:trump|spade|heart|diamond|club) )?(?:[AKQJT2-9]|10|ace|king|queen|jack|ten|nine|eight)"
_NO_MORE: Final = r"(?:,? (?:and |but )?(?:no(?:thing)? (?:more|else)|that(?:['’]s| is) (?:all|it|the lot)))?"
_RANKS_ONLY: Final = re.compile(rf"{_RANK} (?:and|n|&|\+) {_RANK}{_NO_MORE}\W*", re.IGNORECASE)
"""Two ranks, and nothing said of them."""


_LOST: Final = r"(?:an?|one|the|my) (?:\w+ ){0,2}(?:spade|heart|diamond|club|trump)"
_LOST_AND_LOST: Final = re.compile(
    rf"{_LOST}(?:, {_LOST})*,? (?:and|&|\+|n) {_LOST}(?=\W*$|[.;:]|,? (?:the |and |but |so |i\b|we\b))", re.IGNORECASE
)


def _counts_out(clause: Clause, draft: Draft) -> bool:
    """Whether as many things follow as tricks were given up, and nothing else: "two to lose, *a spade and a heart*"."""
    listed = _LOST_AND_LOST.match(draft.text, clause.start)
    given = sum(amount.tricks or 0 for amount, _ in draft.counts.conceded)
    return listed is not None and len(re.findall(_LOST, listed[0], re.IGNORECASE)) == given


def _is_one_of_losers(counts: Counts, phrase: NounPhrase) -> bool:
    """Whether a thing may be one of the losers counted before: no more are left than were said."""
    said, *named = [amount.tricks or 0 for amount, _ in counts.conceded] or [0]
    cards = [len(spec.cards) or spec.count or 1 for spec in specs_of(phrase)]
    return said == 0 or sum(named) + sum(cards) <= said


def _names_card(clause: Clause, *, named: bool) -> bool:
    """ "One loser, *the club king*"."""
    phrase = clause.phrases[0]
    master = bool(phrase.suit) and bool(set(phrase.adjectives) & {"good", "high", "last"}) and not phrase.plural
    return named and bool(phrase.ranks or phrase.cards or master) and len(clause.phrases) == 1


def _as_cards(clause: Clause, draft: Draft) -> list[NounPhrase]:
    if not follows_card(clause, draft):
        return clause.phrases
    return [
        replace(phrase, number=None, ranks=(rank_of(phrase.number),))
        if phrase.is_bare_number and phrase.number is not None
        else phrase
        for phrase in clause.phrases
    ]


def _is_theirs(clause: Clause, draft: Draft) -> bool:
    """ "Two for you", "a club to you", "your ace", "u 1"."""
    if clause.who in ("partner", "dummy"):
        return False  # "… and partner his king"
    if clause.negation is not None and any(phrase.act for phrase in clause.phrases):
        return False  # "you don't need the finesse"
    if clause.phrases and all(phrase.act == "finesse" for phrase in clause.phrases):
        return False  # "heart finesse into the safe hand"
    if clause.who in ("you", "lho", "rho") and clause.phrases:
        return True
    if _goes_on_from_what_they_have(clause, draft):
        return clause.phrases[0].determiner != "my"  # "you've one trump *and the ace of hearts*"
    if receiver_side(clause, draft, "for", "to") == "theirs" or _is_against_me(clause):
        return bool(clause.phrases)  # "the rest to declarer", "there's only the king against me"
    phrase = clause.only_phrase
    if phrase is None:
        return False
    named = clause.persons[-1].value if clause.persons else clause.who
    counted = phrase.quantifier in ("rest", "all", "everything") or phrase.noun == "trick"
    if named == "you" and (counted or phrase.is_bare_number) and not phrase.suit:
        return True  # "rest opps", "1 u"
    if phrase.quantifier == "rest" and named == "declarer" and draft.claimer_role == "defender":
        return True  # "rest declarer"
    towards = clause.phrase_at("to", "for")
    if phrase.noun == "trick" and towards is not None and towards.determiner != "my":
        return wins_tricks(towards)  # "a trick to the ace of trumps"
    if phrase.determiner != "your" or clause.places:
        return False
    counted = phrase.noun == "trick" or phrase.quantifier == "rest" or "last" in phrase.adjectives  # "ur last 2"
    return bool(phrase.ranks or phrase.cards or phrase.suit or phrase.group or counted or phrase.is_bare_number)


def _goes_on_from_what_they_have(clause: Clause, draft: Draft) -> bool:
    """ "You've one trump *and the ace of hearts*": more cards of which the same is said."""
    before = draft.last.clause
    if before is None or before.who != "you" or before.verb_name != "have" or before.negation is not None:
        return False
    if any(phrase.quantifier in ("no", "none") for phrase in before.phrases):
        return False
    return clause.link == "and" and is_bare_list(clause) and all(p.ranks and p.suit for p in clause.phrases)


def _is_against_me(clause: Clause) -> bool:
    """ "There's only the king *against me*"."""
    return any(
        place.preposition == "against" and isinstance(place.object, Mark) and place.object.value == "me"
        for place in clause.places
    )
