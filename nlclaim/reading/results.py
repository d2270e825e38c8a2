"""Results by name: "one off", "down two", "making it", "+1", "plus 620"."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import Mark, NounPhrase
from nlclaim.reading.clause.lists.items import add_listed_steps
from nlclaim.reading.clause.parts.frames import is_past_state
from nlclaim.reading.clause.plays.finesses import towards_card
from nlclaim.reading.clause.tricks.concessions import concede_trump_out, give_away, is_trump_left_out
from nlclaim.reading.clause.tricks.gains import is_good_news
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.model import Result
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of, is_level
from nlclaim.reading.segmentation.clause import Clause, is_bare_list
from nlclaim.reading.totals import counts_plays, sums_up_losses
from nlclaim.spans import Span

_TAKING: Final = frozenset({"take", "win", "make", "get", "have", "ruff"})
_DOWN_VERBS: Final = frozenset(
    {"", "go", "get", "have", "be", "claim", "concede", "fail", "drop", "call", "say", "give", "come"}
)


def read_result(clause: Clause, draft: Draft) -> bool:
    """Reads a clause that names a result; false when it does not, or when it names plays as well."""
    if _read_one_of_two(clause, draft) or _is_result_if(clause, draft):
        return True
    down = clause.mark("DOWN")
    if down is not None and (done := _read_down_clause(clause, draft, down)) is not None:
        return done
    if clause.verb_name == "establish" and _is_set(clause, draft):
        return True
    signed = clause.mark("SIGNED", "SCORE")
    if signed is not None:
        return _read_signed_clause(clause, draft, signed)
    if clause.verb_name == "need":
        return False
    counted = bool(clause.phrases) and clause.phrases[0].noun in ("overtrick", "undertrick")
    if _hangs_on_finesse(clause, draft):
        return False
    if clause.mark("EXACT") and not counted:  # "that makes *four undertricks*"
        loses = clause.verb_name == "concede" and bool(clause.phrases)  # "I lose two hearts for the contract"
        return _read_exact(clause, draft) and not loses
    if clause.exclusions and [phrase.noun for phrase in clause.phrases] == ["contract"] and clause.verb is None:
        clause.phrases = []  # "contract minus one"
    if clause.verb is None and clause.phrases and clause.phrases[0].noun in ("contract", "overtrick", "undertrick"):
        told = is_past_state(clause, draft)
        if not told and not any(phrase.after_unread for phrase in clause.phrases):
            return _read_result_noun(clause, draft)
    return _read_exclusion_result(clause, draft)


def _read_signed_clause(clause: Clause, draft: Draft, signed: Mark) -> bool:
    """ "+1", "rest -1", "ten tricks +420"; false where a play is named too: "♦ finesse for +1" says both."""
    if signed.value.startswith("-") and _is_rest(clause):
        draft.counts.concede(Amount(tricks=-int(signed.value)), signed.span)  # "rest -1"
        draft.flags.add("all_but")
        return True
    _read_signed(clause, draft, signed)
    score = abs(int(signed.value.replace("=", "0"))) > _MOST_TRICKS
    for phrase in clause.phrases if score else ():
        if phrase.noun == "trick" and phrase.number:
            draft.claim(Amount(tricks=phrase.number), phrase.span)  # "10 tricks +420", "ten tricks for 130"
    return clause.verb_name != "finesse" and not any(phrase.act for phrase in clause.phrases)


_MOST_TRICKS: Final = 13
"""What is more is a score."""


_RESULT_NOUNS: Final = frozenset({"contract", "overtrick", "undertrick"})
_RESULT_VERBS: Final = frozenset({"make", "go", "fail"})


def words_of_result(clause: Clause) -> Span:
    """The words by which a clause names its result; all of it where none can be told from the others."""
    said = [mark.span for mark in clause.marks if mark.label in ("DOWN", "SIGNED", "SCORE", "EXACT", "PRED")]
    said += [phrase.span for phrase in clause.phrases if phrase.is_bare_number or phrase.noun in _RESULT_NOUNS]
    if clause.verb is not None and clause.verb_name in _RESULT_VERBS:
        said.append(clause.verb.span)
    return Span(min(span.start for span in said), max(span.end for span in said)) if said else clause.span


def _read_one_of_two(clause: Clause, draft: Draft) -> bool:
    """ "Two *or three off*", "down one *or two*", "making four *or five*": what is worse for him who says it."""
    counts = draft.counts
    phrase = clause.only_phrase
    if clause.link != "or" or phrase is None or not phrase.is_bare_number or not phrase.number or clause.verb:
        return False
    down = clause.mark("DOWN")
    if down is not None and counts.claimed and not (draft.plan.steps or counts.results):
        before = counts.claimed.pop()[0].tricks or phrase.number
        good = is_good_news(clause, draft) and draft.claimer_role == "defender"
        draft.add_result(Result(down=min(before, phrase.number) if good else phrase.number))
        return True
    last = counts.results[-1] if counts.results and not clause.marks else None
    if last is None or counts.claimed or not (last.down or last.level):
        return False
    if last.down is not None:
        counts.results[-1] = Result(down=max(last.down, phrase.number))
    return True


def _hangs_on_finesse(clause: Clause, draft: Draft) -> bool:
    """ "The club finesse *for the contract*": whether it is made the finesse has to show."""
    exact = clause.mark("EXACT")
    finesse = clause.verb_name == "finesse" or any(phrase.act == "finesse" for phrase in clause.phrases)
    return exact is not None and finesse and draft.words(exact.span).lower().startswith("for ")


def _is_result_if(clause: Clause, draft: Draft) -> bool:
    """ "One off, *two if hearts don't break*": what it comes to in another case, and no tricks."""
    last = draft.last
    bare = is_bare_list(clause) and [phrase.is_bare_number for phrase in clause.phrases] == [True]
    sure = last.clause is not None and last.clause.subordinate is None  # not "five if it works, four if not"
    told = sure and bool(draft.counts.results) and draft.counts.results[-1].score is None and not draft.counts.claimed
    return bare and told and clause.link == "comma" and _IF_NEXT.match(draft.text, clause.end) is not None


_IF_NEXT: Final = re.compile(r"\W*(?:if|unless|when|should|provided|in case)\b", re.IGNORECASE)


def _read_down_clause(clause: Clause, draft: Draft, down: Mark) -> bool | None:
    """A clause with "down" or "off" in it; None when that tells of no result, and the clause may name another."""
    pointed = [subject.is_that for subject in clause.subjects] == [True]
    if draft.words(down.span).lower() == "short" and clause.subjects and clause.verb_name != "give" and not pointed:
        return False  # "when the club jack is short"
    if clause.negation is not None and clause.who in ("me", "it", None) and clause.verb is None:
        draft.add_result(Result(over=0))  # "I'm not down if clubs are 3-3"
        return True
    left = clause.place("to")
    if left is not None and isinstance(left.object, NounPhrase):
        return False  # "I'm down to two trumps"
    if (clause.who in ("me", "it") or pointed) and any(person.value == "you" for person in clause.persons):
        draft.flags.add("their_result")  # "we've got you one down", "that's you one down"
    plays = _plays_for(clause, down)
    short = draft.words(down.span).lower() == "short" and [p.number for p in clause.phrases] == [1]
    if short and clause.copula is not None and clause.verb is None:
        draft.add_result(Result(down=1))  # "that's one short"
        return True
    if not clause.is_passive and (clause.verb_name in _DOWN_VERBS or plays):
        _read_down(clause, draft)
        played = plays and _names_tricks(clause, down)
        if played:  # "cashing three hearts for one down", "takes three spades for down two"
            clause.places = [place for place in clause.places if place.preposition != "for"]
            clause.phrases = [p for p in clause.phrases if p.span.end <= down.span.start or not p.is_bare_number]
        return not played
    if clause.verb_name == "play" and any(phrase.noun == "contract" for phrase in clause.phrases):
        _read_down(clause, draft)  # "which puts the contract one down"
        return True
    return None


_PLAYS: Final = frozenset({"cash", "run", "draw", "ruff", "discard", "finesse", "lead", "play", "cross"})


def _read_exact(clause: Clause, draft: Draft) -> bool:
    """ "Making it", "that makes ten", "I'm home"; false when the clause names plays as well."""
    counts = draft.counts
    if clause.who == "you" and clause.negation is None and is_trump_left_out(draft):
        concede_trump_out(clause, draft)  # "I won't draw the last trump: you make it"
        return True
    if clause.negation is not None:
        good = is_good_news(clause, draft)
        draft.flags.add("claim" if good else "concede")  # "you can't make it", "I can't make it"
        return True
    beside = clause.phrase_at("with")
    besides = [beside] if beside is not None and _counts_all(beside) else []
    counted = next(
        (p for p in (*clause.phrases, *besides) if _counts_tricks(clause, p) or counts_plays(draft, p)), None
    )
    if len(numbers := clause.phrases) == 1 and sums_up_losses(draft, numbers[0]):
        return True  # "you've the queen and the nine, *that makes two*"
    lone = clause.only_phrase if draft.claimer_role == "defender" else None
    if counted is None and lone is not None and lone.is_bare_number and draft.plan.steps:
        counted = lone  # a defender's "ruff, spade to partner, ruff, that makes three"
    if counted and clause.link in ("and", "comma") and counts.listed and clause.subjects:
        for subject in clause.subjects:
            add_listed_steps(clause, draft, subject)  # "three clubs and *two hearts* brings me to nine"
    amount = amount_of(counted) if counted else None
    theirs = clause.goes_to(("you", "they"), "for") and "reported" not in draft.flags
    numbers = [phrase for phrase in clause.phrases if phrase.is_bare_number]
    if theirs and len(numbers) == 1 and clause.phrases == numbers:
        give_away(clause, draft, numbers)  # "that makes three for them"
        return True
    if counted and amount:
        draft.claim(amount, counted.span)
        return True
    if (
        clause.link == "comma"
        and counts.results
        and counts.results[-1].down is not None
        and _is_reckoning(clause, draft)
    ):
        return True
    _take_for_contract(clause, draft)
    draft.add_result(_exact(clause))
    if clause.who == "you":
        draft.flags.add("their_result")  # "you've made it"
    plays = clause.verb_name in _PLAYS and bool(clause.phrases)  # "I cash the clubs for the contract"
    plays = plays or clause.verb_name == "finesse" or any(phrase.act for phrase in clause.phrases)
    listed = clause.verb is None and any(phrase.ranks or phrase.cards for phrase in clause.phrases)
    return not (plays or listed or _leads_towards(clause))


def _is_reckoning(clause: Clause, draft: Draft) -> bool:
    """ "Three light, *I make it*": how many he counts, and no contract made."""
    return draft.words(clause.span).lower() in ("i make it", "we make it")


def _take_for_contract(clause: Clause, draft: Draft) -> None:
    """ "*Four spades*, just made", "… made on the nose": what was bid, no tricks listed."""
    plan = draft.plan
    lone = len(plan.units) == 1 and len(plan.steps) == 1 and not draft.counts.claimed
    said = "made" in draft.words(clause.span).lower().split()
    listed = lone and clause.link == "comma" and plan.units[0].sort == "listed"
    if said and listed and plan.steps[0].suit and plan.steps[0].count in range(1, HIGHEST_LEVEL + 1):
        plan.steps, plan.units, draft.counts.listed = [], [], []


def _leads_towards(clause: Clause) -> bool:
    """ "*Heart to the jack* for my contract": a line beside the result."""
    return clause.verb is None and bool(clause.phrases) and towards_card(clause.places) is not None


def _is_rest(clause: Clause) -> bool:
    """ "The rest", "all", and nothing else."""
    said = clause.only_phrase if clause.verb is None else None
    every = said is not None and said.quantifier == "all" and not (said.has_head or said.number)
    return said is not None and (said.quantifier == "rest" or every)


def _counts_tricks(clause: Clause, phrase: NounPhrase) -> bool:
    """ "That makes ten", "that makes three more", "that makes four for me": tricks, not a level."""
    whole = phrase.of or clause.phrase_at("from")
    if phrase.is_bare_number and whole is not None and whole.number is not None:
        return True  # "make it *seven of eight*"
    told_apart = phrase.determiner in ("the", "this", "these", "my")  # "I just make *the one*"
    counted = (phrase.number or 0) > HIGHEST_LEVEL or clause.goes_to(("me",), "for") or told_apart
    counted = phrase.is_bare_number and counted
    return phrase.noun == "trick" or phrase.quantifier == "more" or counted


def _plays_for(clause: Clause, down: Mark) -> bool:
    """ "Cashing out for one down"."""
    target = clause.place("for")
    plays = clause.verb_name in ("cash", "play", "run")
    plays = plays or (clause.verb_name in _TAKING and _names_tricks(clause, down))
    return target is not None and target.span.start < down.span.start and plays


def _names_tricks(clause: Clause, down: Mark) -> bool:
    """Whether tricks stand before the result: "I take *three spades* for one down"."""
    return any(p.span.end <= down.span.start and (p.has_head or bool(p.number)) for p in clause.phrases)


def _read_down(clause: Clause, draft: Draft) -> None:
    by = [place.object for place in clause.places if place.preposition != "in"]  # not "one down *in 3NT*"
    governed = [each for each in by if isinstance(each, NounPhrase)]
    phrases = [p for p in [*clause.subjects, *clause.phrases, *governed] if p.number is not None]
    if phrases:
        draft.add_result(Result(down=phrases[-1].number))
    elif any(phrase.noun == "trick" and phrase.determiner == "a" for phrase in clause.phrases):
        draft.add_result(Result(down=1))  # "I'm a trick short"
    else:
        draft.flags.add("claim" if is_good_news(clause, draft) else "concede")  # "you're down", "down lots"
    if clause.who == "you" or (clause.who in ("he", "declarer") and draft.claimer_role == "defender"):
        draft.flags.add("their_result")


def _is_set(clause: Clause, draft: Draft) -> bool:
    """ "Set two": down two, in American."""
    phrase = clause.only_phrase
    bare = clause.link == "start" and not (clause.phrases or clause.subjects or clause.who)
    if bare and draft.claimer_role == "defender" and draft.words(clause.span).lower() == "set":
        draft.add_result(Result(down=1))
        return True
    if phrase is None or phrase.number is None or phrase.suit or phrase.noun not in (None, "trick") or phrase.ranks:
        return False
    if not clause.verb or draft.words(clause.verb.span).lower() != "set":
        return False
    draft.add_result(Result(down=phrase.number))
    return True


def _read_signed(clause: Clause, draft: Draft, signed: Mark) -> None:
    if signed.value == "=":
        draft.add_result(Result(over=0))
        return
    value = int(signed.value)
    if clause.link == "or" and draft.counts.results and value > 0:
        return  # "= or +1": the lower counts
    if signed.label == "SCORE" and _is_lost(clause, draft, signed):
        value = -value
    if abs(value) > _MOST_TRICKS:
        draft.add_result(Result(score=value))
    elif value < 0:
        draft.add_result(Result(down=-value))
    else:
        draft.add_result(Result(over=value))


def _is_lost(clause: Clause, draft: Draft, signed: Mark) -> bool:
    """ "Minus 300", "going for 300", "500 to you"."""
    place = clause.place("to", "for")
    receiver = place.object.value if place and isinstance(place.object, Mark) else None
    goes = clause.verb_name == "go" and clause.who != "you"
    said = draft.lowered[: signed.span.start].rstrip()
    away = _AWAY.match(draft.text, signed.span.end) is not None  # "200 away"
    return goes or away or receiver in ("you", "they") or said.endswith(("minus", "minus a"))


_AWAY: Final = re.compile(r" (?:away|off|down)\b", re.IGNORECASE)


def _counts_all(beside: NounPhrase) -> bool:
    """ "I'm home *with ten*", "… *with ten tricks*"; not "with the nine", which is a card."""
    bare = beside.is_bare_number and beside.determiner is None and (beside.number or 0) > HIGHEST_LEVEL
    return beside.noun == "trick" or bare


def _exact(clause: Clause) -> Result:
    number = next((phrase.number for phrase in clause.phrases if is_level(phrase)), None)
    return Result(level=number) if number else Result(over=0)


def _read_result_noun(clause: Clause, draft: Draft) -> bool:
    phrase = clause.phrases[0]
    number = phrase.number or 1
    if draft.words(phrase.span).lower() in ("nt", "notrump", "notrumps"):
        return True  # a denomination by itself is no contract
    if phrase.noun == "contract" and phrase.suit and _COUNTED.search(draft.text) is not None:
        return True  # "ten claimed, *spade game*": what was played, where the tricks are counted
    if phrase.noun == "contract" and _DEPENDS.match(draft.text, phrase.span.end) is not None:
        return True  # "the contract depends on the finesse"
    if phrase.noun == "contract" or phrase.quantifier in ("no", "none") or clause.negation is not None:
        draft.add_result(Result(over=0))  # "no overtrick"
    else:
        draft.add_result(Result(over=number) if phrase.noun == "overtrick" else Result(down=number))
    return True


_COUNTED: Final = re.compile(r"\b(?:\d+|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b", re.IGNORECASE)
_DEPENDS: Final = re.compile(r" (?:all )?(?:depends|hangs|hinges|rests|turns|rides)\b", re.IGNORECASE)


def _sums_up(clause: Clause, draft: Draft) -> bool:
    """ "…, *so* minus one", "*otherwise* minus one"."""
    return draft.joined_by(clause, "so") or clause.subordinate == "otherwise"


def _read_exclusion_result(clause: Clause, draft: Draft) -> bool:
    """ "Minus one" alone is a result; after "all" it leaves something out."""
    lone = (
        len(clause.exclusions) == 1
        and not clause.phrases
        and clause.verb is None
        and (
            clause.link in ("start", "stop")
            or clause.who == "it"
            or not draft.counts.claimed
            or _sums_up(clause, draft)
        )
    )
    if not lone or not isinstance(clause.exclusions[0].object, NounPhrase):
        return False
    number = clause.exclusions[0].object.number
    if number is None or not draft.words(clause.exclusions[0].span).lower().startswith("minus"):
        return False
    draft.add_result(Result(down=number))
    return True
