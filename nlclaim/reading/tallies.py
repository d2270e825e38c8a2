"""Clauses that share out tricks: who has, gets, takes, makes, gives or loses what."""

from __future__ import annotations

from dataclasses import replace

from nlclaim.language import Mark, NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clauses import Clause
from nlclaim.reading.concessions import give_away, left_out, lend_suit_back, lost_to, tricks_of
from nlclaim.reading.draft import Draft, Unit
from nlclaim.reading.frames import hand_of, how_of, negated, role_hand
from nlclaim.reading.model import Belief, Result
from nlclaim.reading.phrases import Amount, Spec, amount_of, is_empty, is_rank, specs_of
from nlclaim.reading.verbs import add_act, read_cross, read_draw

_OPPONENTS = frozenset({"you", "E", "W", "N", "S", "lho", "rho"})


_SEATS_TAKING = frozenset("NESW")


def whose(clause: Clause, draft: Draft) -> str:
    """`ours` or `theirs`: on whose side the subject stands, seen from the claimer."""
    who = clause.who
    if who in ("me", "partner", "dummy", "hand", None):
        return "ours"
    if who == "you" or who in _OPPONENTS:
        return "ours" if who in "NESW" and ("reported" in draft.flags) else "theirs"
    if who == "declarer":
        return "theirs" if draft.claimer_role == "defender" or "concede" in draft.flags else "ours"
    if who in ("he", "they"):
        reported = "reported" in draft.flags and (draft.claimer_role != "defender" or draft.seat is not None)
        return "ours" if reported else "theirs"
    return "ours"


def _is_put_by_another(clause: Clause, draft: Draft) -> bool:
    """ "He'd counted on four trumps"; "S takes the rest": how operators put a claim."""
    said = draft.words(clause.verb.span).lower() if clause.verb else ""
    if clause.who in ("he", "declarer") and said.startswith("count"):
        return True
    takes = clause.who in _SEATS_TAKING and clause.link == "start" and clause.verb_name in ("take", "make", "have")
    everything = all(amount_of(phrase) == Amount(all=True) for phrase in clause.phrases)
    if (
        clause.who == "he"
        and clause.link == "start"
        and draft.claimer_role == "declarer"
        and clause.verb_name == "have"
    ):
        return bool(clause.phrases) and all(amount_of(phrase) for phrase in clause.phrases)  # "she has the rest"
    return takes and everything and said.endswith("s") and draft.claimer_role != "defender"


def _makes_it(clause: Clause) -> bool:
    """ "Declarer makes"."""
    return clause.who == "declarer" and not clause.phrases and clause.verb is not None and clause.verb.form == "s"


def _has_nothing_else(clause: Clause, draft: Draft) -> bool:
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    good = phrase is not None and (phrase.noun == "winner" or (phrase.suit == "T" and phrase.plural))
    return good and phrase is not None and phrase.number is None and " only " in draft.words(clause.span).lower()


def _tells_where_cards_were(clause: Clause, draft: Draft) -> bool:
    had = clause.verb is not None and draft.words(clause.verb.span).lower() == "had"
    return had and bool(clause.phrases) and all(phrase.ranks or phrase.cards for phrase in clause.phrases)


def _is_won_by_cards(clause: Clause) -> bool:
    """Whether cards, not persons, take the tricks counted."""
    named = all(subject.suit or subject.ranks or subject.cards for subject in clause.subjects)
    counted = bool(clause.phrases) and all(amount_of(phrase) is not None for phrase in clause.phrases)
    return (
        bool(clause.subjects)
        and clause.who is None
        and named
        and counted
        and clause.verb_name in ("take", "win", "get")
    )


def read_have(clause: Clause, draft: Draft) -> None:
    """We have, get, take or make tricks; or they do."""
    if clause.verb_name == "keep" and clause.negation is not None and whose(clause, draft) == "theirs":
        seat = clause.who if clause.who in _SEATS_TAKING else None
        draft.add_unit(clause, [draft.add_step(Verb.SQUEEZE, clause.span, against=seat)], "verb")
        return  # "West cannot keep both the king and the diamonds"
    if _is_put_by_another(clause, draft):
        draft.flags.add("reported")
    if draft.pending and not clause.phrases:
        clause.phrases, draft.pending = draft.pending, []  # "the king is all you get"
    if clause.who == "it" and not clause.phrases and draft.units and draft.units[-1].sort == "held":
        return  # "he shows the jack of spades and says it will score"
    serves = clause.place("as")
    entry = serves is not None and isinstance(serves.object, NounPhrase) and serves.object.noun == "entry"
    if entry and clause.phrases and (clause.phrases[0].ranks or clause.phrases[0].cards):
        spec = specs_of(clause.phrases[0], draft.last_suit)[0]
        draft.add_unit(clause, [draft.add_spec(Verb.CROSS, spec, count=None)], "act")  # "I have the ace as an entry"
        return
    if clause.verb_name == "have" and whose(clause, draft) == "ours" and _has_nothing_else(clause, draft):
        draft.claim(Amount(all=True), clause.span)  # "I have only trumps left"
        return
    has_it = clause.verb_name == "have" and not clause.phrases and any(p.value == "it" for p in clause.persons)
    if has_it and clause.who == "me" and clause.negation is None:
        draft.flags.add("vague")  # "whatever you lead, I have it"
    if _is_won_by_cards(clause):
        counts = clause.verb_name == "get"  # "my trumps are worth two"; "dummy's hearts take the last two"
        clause.phrases = [replace(p, number=clause.phrases[0].number if counts else None) for p in clause.subjects]
    if clause.who is None and not clause.auxiliaries and _is_yours(clause, draft):
        give_away(clause, draft, clause.phrases)  # "have your ace"
        return
    if not clause.phrases and _is_all_there_is(clause, draft):
        amount = (Amount(all=True), clause.span)
        (draft.conceded if whose(clause, draft) == "ours" else draft.claimed).append(amount)
        return
    trumps = all(p.suit == "T" and p.noun is None for p in clause.phrases)
    if "doubt_first" in draft.flags and clause.verb_name == "have" and trumps:
        draft.flags.add("objection")  # "Wait, I still hold a trump"
        return
    if clause.who == "who":
        _nobody_has(clause, draft)
        return
    if whose(clause, draft) == "theirs":
        continuing = clause.verb is not None and clause.verb.form == "ing"
        named = any(phrase.noun in ("contract", "overtrick") for phrase in clause.phrases)
        if (
            clause.verb_name == "make"
            and (named or _makes_it(clause) or (continuing and (clause.phrases or clause.who == "you")))
            and _made(clause, draft)
        ):
            draft.flags.add("their_result")  # "you're making five", "declarer makes his contract"
        elif _tells_where_cards_were(clause, draft):
            draft.flags.add("afterthought")  # "he had the queen all along"
        elif clause.negation is not None and clause.verb_name == "have":
            return  # "he can't have the king": where the cards are
        elif clause.negation is not None:
            _lose_none(clause, draft)  # "you don't get your king"
        elif clause.phrases and all(p.quantifier == "no" and not p.has_head for p in clause.phrases):
            return  # "I have two trumps, you have no more"
        elif not clause.phrases and _turn_into_loss(clause, draft):
            return  # "one trick you are getting"
        elif not _they_hold(clause, draft):
            give_away(clause, draft, clause.phrases)
        return
    if clause.verb_name == "make" and clause.negation is not None:
        draft.flags.add("concede")
        return
    if _is_current(clause):
        if clause.verb_name == "make" and not clause.phrases[0].has_head:
            draft.add_result(Result(over=0))  # "I can make this": the contract
            return
        draft.flags.add("current")
        if clause.verb_name == "win" and not draft.units:
            draft.flags.add("current_win")
            card = clause.place("with")
            winner = specs_of(card.object)[0] if card and isinstance(card.object, NounPhrase) else Spec(clause.span)
            cards = winner.cards if len(winner.cards) == 1 else ()
            step = draft.add_step(Verb.WIN, clause.span, suit=winner.suit, cards=cards, hand=hand_of(clause))
            draft.add_unit(clause, [step], "verb")
        return
    if clause.verb_name == "make" and _made(clause, draft):
        return
    if _holds_only(clause):
        for phrase in clause.phrases:
            if phrase.act:
                draft.add_unit(clause, [add_act(clause, draft, phrase)], "act")
            elif amount_of(phrase) == Amount(all=True) or (phrase.quantifier == "none" and clause.exclusions):
                draft.claim(Amount(all=True), phrase.span)
            elif phrase.noun == "loser":
                draft.claim(Amount(all=True), phrase.span)  # "I don't have any losers"
            elif clause.negation and _is_any(phrase) and clause.verb_name in ("get", "take", "make", "win"):
                draft.conceded.append((Amount(all=True), phrase.span))  # "we're not getting any more"
            elif phrase.quantifier == "none" and clause.verb_name in ("get", "take", "make", "win", "have"):
                draft.conceded.append((Amount(all=True), phrase.span))  # "I get nothing more"
        return
    for phrase in clause.phrases:
        gain(clause, draft, phrase)
    means = clause.place("with")
    if (
        means
        and isinstance(means.object, NounPhrase)
        and (means.object.suit or means.object.ranks or means.object.cards)
    ):
        counted = any(amount_of(phrase) for phrase in clause.phrases)
        if counted and not means.object.act:
            gain(clause, draft, means.object)  # "I have the rest with hearts and spades"
    left_out(clause, draft)


def _is_yours(clause: Clause, draft: Draft) -> bool:
    """ "Have your ace", "take one": told to the other side."""
    if clause.verb is None or clause.verb.form != "base" or not clause.phrases:
        return False
    phrase = clause.phrases[0]
    if phrase.quantifier == "everything" and clause.verb_name == "take" and clause.link in ("start", "stop"):
        return draft.words(phrase.span).lower().startswith(("them", "'em", "em", "it"))  # "take 'em all"
    one = (phrase.is_bare_number or phrase.noun == "trick") and phrase.number in (None, 1) and len(clause.phrases) == 1
    lone = one and phrase.determiner in (None, "a") and phrase.quantifier is None and phrase.suit is None
    return phrase.determiner == "your" or (lone and clause.verb_name == "take" and clause.link in ("start", "stop"))


def _is_all_there_is(clause: Clause, draft: Draft) -> bool:
    """ "*That's all* we're getting", "that is all you get": no more than what has been won."""
    if not any(mark.value == "done" and draft.words(mark.span).lower().endswith(" all") for mark in clause.marks):
        return False
    draft.flags.discard("done")
    return clause.who is not None


def _nobody_has(clause: Clause, draft: Draft) -> None:
    """ "Nobody has a trump": gone."""
    if draft.words(clause.span).lower().startswith("no"):
        for phrase in clause.phrases:
            if phrase.suit:
                draft.beliefs.append(Belief(draft.words(clause.span), clause.span, "gone", suit=phrase.suit))
                draft.flags.add("belief")


def _they_hold(clause: Clause, draft: Draft) -> bool:
    """ "West has a trump", "you have one trump left": what is out, not what is given."""
    to_come = draft.text[clause.span.start :].lower().partition(",")[0].rstrip(" .!").endswith("to come")
    holds = clause.verb_name == "have" and bool(clause.phrases) and not to_come
    trump = holds and all(p.suit == "T" and not p.ranks and "high" not in p.adjectives for p in clause.phrases)
    counted = all(p.determiner in ("a", None) or "last" in p.adjectives for p in clause.phrases)
    if trump and counted and not any(p.adjectives and p.adjectives != ("last",) for p in clause.phrases):
        number = clause.phrases[0].number or (1 if clause.phrases[0].determiner else None)
        draft.outstanding.append((number, clause.span))
        return True
    seated = clause.who in ("E", "W", "N", "S", "lho", "rho") and not clause.auxiliaries
    return holds and seated and "reported" not in draft.flags


def _is_current(clause: Clause) -> bool:
    """ "I win this": the trick in progress."""
    phrase = clause.phrases[0] if len(clause.phrases) == 1 else None
    return (
        phrase is not None and phrase.determiner == "this" and phrase.suit is None and phrase.number in (None, 1)
        and not phrase.ranks and phrase.of is None and phrase.noun in (None, "trick", "one")
    )  # fmt: skip


def _holds_only(clause: Clause) -> bool:
    """ "I have a problem", "I have no trumps": nothing that wins tricks."""
    return clause.negation is not None or any(phrase.quantifier in ("no", "none") for phrase in clause.phrases)


def _made(clause: Clause, draft: Draft) -> bool:
    """ "Making five", "make the contract", "making an overtrick". "Making ten" counts tricks of the deal."""
    if any(phrase.noun in ("words", "claim") or phrase.quantifier == "no" for phrase in clause.subjects):
        return True  # "no statement was made"
    if not clause.phrases:
        if clause.subjects and clause.subjects[0].is_bare_number and (clause.subjects[0].number or 9) <= 7:
            draft.add_result(Result(level=clause.subjects[0].number))
            return True
        if clause.link == "none" and draft.claimed and clause.who == "me":
            return True  # "three more tricks I am making"
        if clause.verb and clause.verb.form in ("past", "s", "ing") and not clause.persons:
            draft.add_result(Result(over=0))
            return True
        return False
    phrase = clause.phrases[0]
    if phrase.is_bare_number and (named := [subject for subject in clause.subjects if subject.ranks or subject.cards]):
        for subject in named:
            _gain_cards(clause, draft, subject)
        draft.claim(Amount(tricks=phrase.number), phrase.span)  # "the ace makes ten"
        draft.flags.add("summed")
        return True
    counted = [subject for subject in clause.subjects if subject.number or subject.is_bare_number]
    if phrase.is_bare_number and counted and clause.verb and clause.verb.form == "s" and draft.listed:
        draft.claim(Amount(tricks=phrase.number), phrase.span)  # "that plus two aces makes eight"
        draft.flags.add("summed")
        return True
    if phrase.symbol and phrase.number is not None and phrase.number <= 7 and clause.subject is None:
        draft.add_result(Result(level=phrase.number))  # "made 4h"
        return True
    if phrase.noun == "contract":
        draft.add_result(Result(over=0))
        return True
    if phrase.noun == "overtrick":
        draft.add_result(Result(over=phrase.number or 1))
        return True
    whole = phrase.is_bare_number and phrase.determiner is None and phrase.of is None
    if whole and phrase.number is not None and phrase.number <= 7:
        draft.add_result(Result(level=phrase.number))
        return True
    if whole and phrase.number in range(8, 14) and whose(clause, draft) == "theirs":
        draft.add_result(Result(level=(phrase.number or 0) - 6))  # "declarer is making ten"
        return True
    return False


def gain(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    """Tricks to the claimer: counted, or a step for each suit, card or action named."""
    draft.side = "ours"
    amount = Amount(tricks=2) if phrase.quantifier == "both" and not phrase.has_head else amount_of(phrase)
    if is_rank(phrase) and clause.verb_name == "have" and len(clause.phrases) == 1:
        _gain_cards(clause, draft, phrase)  # "I have the ten"
        return
    if is_empty(phrase) or (phrase.after_unread and amount != Amount(all=True)):
        return
    if phrase.noun in ("coup", "words", "minute"):
        return
    if phrase.noun == "loser" and phrase.quantifier != "no":
        give_away(clause, draft, [replace(phrase, noun=None if phrase.suit else "trick")])
        draft.flags |= {"concede", "has_losers"}
    elif amount is None and phrase.noun == "trick" and not (phrase.nouns_plural or phrase.suit or phrase.ranks):
        draft.claim(Amount(tricks=1), phrase.span)  # "I have trick"
    elif amount is not None and amount.tricks == 0:
        draft.conceded.append((Amount(all=True), phrase.span))
    elif amount is not None and amount.tricks and (suit := _suit_counted_in(clause, phrase)) is not None:
        draft.claim(amount, phrase.span)
        spec = Spec(phrase.span, suit, count=amount.tricks)
        draft.add_unit(clause, [draft.add_spec(Verb.CASH, spec, hand=hand_of(clause), listed=True)], "held")
    elif amount is not None:
        draft.claim(amount, phrase.span)
    elif phrase.act:
        _gain_act(clause, draft, phrase)
    elif phrase.noun in ("lead", "loser", "entry", "contract", "overtrick", "undertrick", "hand", "honour"):
        _gain_noun(draft, phrase)
    else:
        _gain_cards(clause, draft, phrase)


def _suit_counted_in(clause: Clause, phrase: NounPhrase) -> str | None:
    """ "The last three *in clubs*": the suit that the tricks are made in."""
    place = clause.place("in")
    governed = place.object if place is not None and isinstance(place.object, NounPhrase) else None
    only_suit = governed is not None and governed.plural and not (governed.ranks or governed.act or governed.number)
    beside = place is not None and place.span.start >= phrase.span.end and len(clause.phrases) == 1
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
    counted = clause.verb_name in ("get", "have") and not any(unit.sort == "verb" for unit in draft.units)
    draft.add_unit(clause, [step], "held" if counted else "act")
    if clause.verb_name in ("get", "have") and phrase.act == "ruff":
        draft.listed.append((phrase.number or 1, True))


def _gain_cards(clause: Clause, draft: Draft, phrase: NounPhrase) -> None:
    specs = [spec for spec in specs_of(phrase, draft.last_suit) if spec.named or spec.count]
    trick = phrase.noun == "trick" and not phrase.nouns_plural and clause.verb_name in ("take", "have", "make", "claim")
    win = (
        trick
        or clause.verb_name in ("get", "win")
        or (clause.verb_name in ("have", "make") and _is_lone_card(clause, specs))
    )
    verb = Verb.WIN if win or _is_sure_of(clause, draft, specs) else Verb.CASH
    for spec in specs:
        lend_suit_back(clause, draft, spec)
    counts = trick or any(spec.count for spec in specs)
    draft.held_by = clause.verb_name
    listed = (
        clause.verb_name in ("have", "get", "beat", "show")
        or (win and clause.verb_name == "make")
        or (counts and clause.verb_name in ("take", "make", "claim", "win"))
    )
    if clause.verb_name in ("take", "show") and any(unit.sort in ("verb", "act") for unit in draft.units):
        listed = False  # "cross with a club and take three hearts": a play among others
    steps = [
        draft.add_spec(verb, spec, hand=hand_of(clause), how=how_of(clause), negated=negated(clause), listed=listed)
        for spec in specs
    ]
    draft.add_unit(clause, steps, "held" if listed else "verb")
    if clause.verb_name in ("have", "get", "make") or counts or (listed and clause.verb_name == "show"):
        holds = clause.verb_name != "take" or draft.claimer_role == "defender"
        draft.listed.extend((tricks_of(phrase, spec), holds) for spec in specs)


def _is_sure_of(clause: Clause, draft: Draft, specs: list[Spec]) -> bool:
    """ "I have the ace of clubs and a trump winner": tricks that a defender comes to, not plays of his."""
    if (
        draft.claimer_role != "defender"
        or clause.verb_name not in ("have", "show")
        or len(specs) != 1
        or clause.auxiliaries
    ):
        return False
    spec = specs[0]
    return len(spec.cards) == 1 or (spec.suit == "T" and (spec.single or not clause.phrases[0].plural))


def _is_lone_card(clause: Clause, specs: list[Spec]) -> bool:
    return len(specs) == 1 and len(clause.phrases) == 1 and len(specs[0].cards) == 1


def read_concede(clause: Clause, draft: Draft) -> None:
    """Concede, lose, give up: with us as the subject; "you lose a club" is our gain."""
    if clause.exclusions and any(phrase.quantifier == "none" for phrase in clause.phrases):
        give_away(clause, draft, [e.object for e in clause.exclusions if isinstance(e.object, NounPhrase)])
        return  # "I lose nothing but the queen"
    if negated(clause) or any(phrase.quantifier in ("no", "none") for phrase in clause.phrases):
        _lose_none(clause, draft)
        return
    spoken = clause.verb is not None and draft.words(clause.verb.span).lower().startswith("conced")
    if spoken and clause.who not in ("me", None):
        draft.flags |= {"reported", "concede"}  # "East conceded": whoever concedes is who spoke
    elif whose(clause, draft) == "theirs":
        _their_loss(clause, draft)
        return
    if not clause.phrases and not clause.persons and clause.verb and clause.verb.form == "s":
        draft.flags.add("assent")  # "Loses.": an answer
        return
    if not clause.phrases and (lost := lost_to(clause, draft)):
        draft.flags.add("concede")
        draft.conceded.append((Amount(tricks=len(lost)), clause.span))
        draft.add_unit(clause, lost, "concede")  # "losing only to the queen"
        return
    towards = clause.place("to")
    to_it = towards is not None and isinstance(towards.object, Mark) and towards.object.value == "it"
    if to_it and not clause.phrases and draft.outstanding and towards is not None:
        clause.phrases = [NounPhrase(towards.span, suit="T", number=1)]  # "one is out, and I lose to it"
    if not clause.phrases:
        draft.flags.add("lose_open")
        if _turn_into_loss(clause, draft):
            return
        before = draft.previous
        if clause.link == "none" and before is not None and before.copula and before.who == "it":
            clause.phrases = list(before.phrases)  # "it's just the trump king *to lose*"
    draft.flags.add("concede")
    give_away(clause, draft, clause.phrases)
    for exclusion in clause.exclusions:
        if isinstance(exclusion.object, NounPhrase):
            gain(clause, draft, exclusion.object)  # "conceding the rest bar the ace of diamonds"


def _turn_into_loss(clause: Clause, draft: Draft) -> bool:
    """ "Just the ace of diamonds *to lose*": the item before it is what is lost."""
    if draft.condition is not None:
        return False
    purpose = any(mark.value == "to" for mark in clause.auxiliaries) or clause.who is not None
    last = draft.units[-1] if draft.units else None
    if clause.link != "none":
        return False
    if draft.claimed and not draft.units:
        amount, span = draft.claimed.pop()  # "two to lose"; "the only trick I lose is …": what it is comes next
        if purpose and not draft.words(span).lower().startswith("the"):
            draft.conceded.append((amount, span))
            draft.flags.add("concede")
        return True
    if not purpose or last is None or last.sort not in ("listed", "held"):
        return False
    for unit in _items_to_lose(draft):
        for number in unit.steps:
            step = draft.steps[number]
            draft.conceded.append((Amount(tricks=len(step.cards) or step.count or 1), step.span))
            draft.change_step(number, verb=Verb.CONCEDE, listed=False)
        del draft.listed[-len(unit.steps) :]
        unit.sort = "concede"
    draft.flags.add("concede")
    return True


def _items_to_lose(draft: Draft) -> list[Unit]:
    """The last item of a list, and those of one trick each before it: "a trump and a club to lose"."""
    found: list[Unit] = []
    for unit in reversed(draft.units):
        steps = [draft.steps[number] for number in unit.steps]
        ones = all((step.count == 1 and not step.cards) or len(step.cards) == 1 for step in steps)
        if found and (not ones or unit.sort not in ("listed", "held") or found[-1].link not in ("and", "comma")):
            break
        found.append(unit)
        if not ones:
            break
    return found


def _their_loss(clause: Clause, draft: Draft) -> None:
    """ "You lose a club": tricks to us, and no play of ours."""
    draft.side = "ours"
    for phrase in clause.phrases:
        amount = amount_of(phrase)
        tricks = amount or Amount(tricks=sum(tricks_of(phrase, spec) or 1 for spec in specs_of(phrase)))
        if draft.condition is None:
            draft.claim(tricks, phrase.span)


def _lose_none(clause: Clause, draft: Draft) -> None:
    more = any(p.noun in ("trick", None) and _is_any(p) for p in clause.phrases)
    if "more than" in draft.words(clause.span).lower():
        give_away(clause, draft, clause.phrases)  # "I can't lose more than one"
    elif more or any(amount_of(phrase) == Amount(tricks=0) for phrase in clause.phrases):
        draft.claim(Amount(all=True), clause.span)
    elif clause.phrases:
        specs = [spec for phrase in clause.phrases for spec in specs_of(phrase)]
        steps = [draft.add_spec(Verb.CONCEDE, spec, negated=True) for spec in specs]
        draft.add_unit(clause, steps, "concede")


def _is_any(phrase: NounPhrase) -> bool:
    if phrase.suit or phrase.ranks:
        return False
    one = phrase.noun == "trick" and phrase.determiner == "a"
    another = phrase.adjectives == ("another",)
    return one or another or phrase.quantifier in ("more", "any") or phrase.determiner == "any"


def read_give(clause: Clause, draft: Draft) -> None:
    """ "I give you one heart", "give partner a spade ruff", "that gives me the rest"."""
    receiver = clause.persons[0].value if clause.persons else None
    if receiver is None and clause.verb and draft.words(clause.verb.span).lower().startswith(("leav", "left")):
        for phrase in clause.phrases if clause.mark("LAST") else ():
            gain(clause, draft, phrase)  # "I leave the ace to last"
        if not clause.mark("LAST") and any(phrase.suit == "T" and not phrase.ranks for phrase in clause.phrases):
            draft.outstanding.append((clause.phrases[0].number, clause.span))
            draft.add_unit(clause, [draft.add_step(Verb.DRAW, clause.span, suit="T", negated=True)], "verb")
        return  # "leave the last one out" gives nothing
    towards = clause.place("to")
    if receiver is None and towards and isinstance(towards.object, Mark):
        receiver = towards.object.value
    if whose(clause, draft) == "theirs":
        receiver, clause.verb_name = "me", "get"  # "you must give me a club"
    if receiver in ("me", "partner", "dummy", "hand"):
        for subject in clause.subjects:
            if subject.act or subject.ranks or subject.cards:
                gain(clause, draft, subject)  # "a heart ruff gives me the contract"
        for phrase in clause.phrases:
            if phrase.act and receiver == "partner":
                draft.add_unit(clause, [add_act(clause, draft, phrase, role_hand(receiver))], "verb")
            else:
                gain(clause, draft, phrase)
        left_out(clause, draft)
        return
    given = clause.place("with")
    if not clause.phrases and given and isinstance(given.object, NounPhrase):
        clause.phrases = [given.object]  # "that leaves you with one trick"
    if clause.phrases:
        draft.flags.add("concede")
    give_away(clause, draft, clause.phrases)


def read_win(clause: Clause, draft: Draft) -> None:
    """ "I win the last two", "win all the tricks", "win the ace", "win the club return in hand"."""
    came = clause.verb is not None and draft.words(clause.verb.span).lower().startswith(("come", "came", "coming"))
    if came and any(person.label == "ROLE" for person in clause.persons):
        draft.add_unit(clause, read_cross(clause, draft), "verb")  # "come to hand with a trump"
        return
    cards = [phrase for phrase in clause.subjects if phrase.ranks or phrase.cards]
    if cards and not clause.phrases and not clause.places and clause.negation is None and draft.condition is None:
        draft.claim(Amount(tricks=len(cards)), clause.span)  # "my trump ten must score"
        draft.add_unit(clause, [draft.add_spec(Verb.WIN, spec) for card in cards for spec in specs_of(card)], "verb")
        return
    leads = [phrase for phrase in clause.phrases if phrase.noun == "lead"]
    if len(leads) == len(clause.phrases) and whose(clause, draft) == "ours" and (leads or hand_of(clause)):
        suit = next((phrase.suit for phrase in leads), None)
        draft.add_unit(clause, [draft.add_step(Verb.WIN, clause.span, suit=suit, hand=hand_of(clause))], "verb")
        return
    read_have(clause, draft)


def _takes_out(clause: Clause, draft: Draft) -> bool:
    """ "Take the trumps *out*"."""
    out = clause.mark("PRED")
    trumps = bool(clause.phrases) and all(phrase.suit == "T" and not phrase.ranks for phrase in clause.phrases)
    said = draft.text[clause.span.start :].lower()
    yours = trumps and clause.who == "me" and all(phrase.determiner == "your" for phrase in clause.phrases)
    yours = yours or (trumps and any(word in said for word in (" off you", " of you", " from you", " off them")))
    return yours or (trumps and out is not None and draft.words(out.span).lower() == "out")


def read_take(clause: Clause, draft: Draft) -> None:
    """ "I take four", "take the heart winners", "take the club finesse", "take these"."""
    phrase = clause.phrases[0] if clause.phrases else None
    if phrase is not None and phrase.determiner == "these" and not phrase.has_head and phrase.number is None:
        draft.flags.add("vague")
        return
    if phrase is not None and phrase.noun == "lead":
        read_win(clause, draft)  # "take the club return in hand"
        return
    if _takes_out(clause, draft):
        draft.add_unit(clause, read_draw(clause, draft), "verb")
        return
    read_have(clause, draft)
