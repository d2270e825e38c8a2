"""Clauses that are conditions, or only say why or when: what a plan hangs on, and no part of it."""

from __future__ import annotations

import re
from typing import Final

from nlclaim.language import NounPhrase
from nlclaim.plan.model import Verb
from nlclaim.reading.clause.beside.conditions import (
    deny_named_lines,
    open_condition,
    otherwise,
    read_concessive,
)
from nlclaim.reading.clause.beside.remarks import is_unreal
from nlclaim.reading.clause.parts.frames import is_before_our_rest
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.last_said import LastSaid
from nlclaim.reading.draft.spoken_plan import SpokenPlan
from nlclaim.reading.model import Condition
from nlclaim.reading.people import SEATS
from nlclaim.reading.segmentation.clause import Clause, is_bare, is_bare_list
from nlclaim.spans import Span


def read_condition(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """Whether the clause is a condition or goes on with one: what a plan hangs on, no part of it."""
    plan, counts = draft.plan, draft.counts
    if clause.subordinate == "if" and clause.link == "none" and _asks_whether(previous):
        draft.flags.add("question")  # "I don't know if that's right"
        return True
    if _is_own_gift(clause, draft):
        clause.joints = tuple(joint for joint in clause.joints if joint.value != "if")
        return False
    if clause.subordinate not in ("if", "unless", "depends", "even"):
        somebody = clause.link == "none" and clause.subject is None and _is_condition_on_somebody(previous)
        somebody = somebody or _is_what_they_began_with(clause, previous)
        return somebody or _goes_on_with_condition(clause, draft, previous)  # "… *keeping a trump*"
    had = clause.perfect and clause.verb is not None and _HAD.search(draft.words(clause.span)) is not None
    unreal = clause.is_past and clause.subordinate != "unless" and is_unreal(clause, draft)
    if clause.who != "me" and (unreal or (had and clause.who == "you")):
        draft.flags.add("afterthought")  # "if you'd led a diamond I was dead"
    _note_suit_led(clause, draft)
    _note_suit_lying(clause, draft.last)
    if clause.subordinate == "depends" and _is_denied(previous):
        deny_named_lines(clause, draft)
        return True
    if clause.subordinate == "even" or _takes_precaution(clause, draft):
        read_concessive(clause, draft)
    else:
        open_condition(clause, draft)
    if clause.subordinate == "depends":
        draft.flags.add("depends")  # "it depends who has the king": nothing is said of tricks
        if counts.claimed and draft.lowered[counts.claimed[-1][1].end : clause.start].startswith(" depend"):
            counts.claimed.pop()  # "ten, *the rest* depends on you"
    plan.then_next = _note_then(clause, draft) or plan.then_next  # "a diamond ruff, and then, if that works, …"
    return True


def _is_denied(before: Clause | None) -> bool:
    """ "*Nothing* depends on a finesse", "it *doesn't* depend on a finesse": what stands before the verb."""
    if before is None or before.verb is not None or before.copula is not None:
        return False
    nothing = [phrase.quantifier in ("none", "no") for phrase in before.phrases] == [True]
    return nothing or (before.negation is not None and not before.phrases)


def _takes_precaution(clause: Clause, draft: Draft) -> bool:
    """ "King first *in case the queen is bare*": why it is played so, whether or not she is."""
    plan = draft.plan
    if not draft.joined_by(clause, "in case", "just in case") or not plan.units:
        return False
    unit = plan.units[-1]
    return clause.link == "none" and unit.sentence == plan.sentence and unit.sort in ("verb", "act", "listed")


def _note_suit_led(clause: Clause, draft: Draft) -> None:
    """ "*If it's a spade* I win the ace", "I go up with the ace *if a spade comes*": the suit of a card not named."""
    theirs = clause.who in ("you", "they", "it", "lho", "rho") or clause.who in SEATS or clause.subjects
    led = clause.verb_name in ("lead", "play", "come") or (clause.verb is None and clause.who == "it")
    named = list(dict.fromkeys([*clause.subjects, *clause.phrases]))
    if is_bare_list(clause) and draft.plan.conditions:
        theirs = led = True  # "if you lead a heart I ruff, *if a club* I win the ace"
    alone = [_is_one_led(phrase) for phrase in named] == [True]
    if not (theirs and led and alone) or named[0].suit is None or clause.negation is not None:
        return
    draft.last.suit = named[0].suit
    last = draft.plan.steps[-1] if draft.plan.steps and clause.link == "none" else None
    if last is not None and last.verb is Verb.WIN and last.suit is None and last.cards:
        draft.plan.change_step(last.id, suit=named[0].suit, cards=tuple(named[0].suit + card[1] for card in last.cards))


def _comes_back(clause: Clause, draft: Draft) -> bool:
    """ "When *a diamond comes back* I win the ace": led by them, and no crossing."""
    led = clause.only_subject
    back = clause.verb_name in ("cross", "over", "come") and draft.verb_words(clause).endswith("back")
    one = led is not None and led.determiner == "a" and led.suit is not None and _is_one_led(led)
    return back and one and not (clause.places or clause.phrases or clause.persons)


def _is_one_led(phrase: NounPhrase) -> bool:
    """ "A spade", "*the* trump"."""
    bare = not (phrase.ranks or phrase.noun or phrase.act)
    return bare and (phrase.determiner == "a" or (phrase.determiner == "the" and not phrase.plural))


def _note_suit_lying(clause: Clause, last: LastSaid) -> None:
    """ "*However the clubs lie* I cash the ace": the suit that is spoken of."""
    suits = [phrase.suit for phrase in clause.subjects if not (phrase.ranks or phrase.act)]
    if clause.subordinate == "even" and clause.verb_name == "break" and len(suits) == 1 and suits[0] is not None:
        last.suit = suits[0]


def _is_own_gift(clause: Clause, draft: Draft) -> bool:
    """ "*If I give you a diamond*, the rest are mine": what the speaker means to do."""
    gives = clause.subordinate == "if" and clause.link == "start" and clause.verb_name in ("give", "concede", "duck")
    plain = gives and clause.who == "me" and clause.verb is not None and clause.verb.form == "base"
    named = bool(clause.phrases) and all(phrase.suit or phrase.ranks for phrase in clause.phrases)
    plain = plain and named and clause.negation is None and draft.claimer_role != "defender"
    return plain and is_before_our_rest(clause, draft)


_HAD: Final = re.compile(r"\bhad\b|['’]d\b", re.IGNORECASE)


def _note_then(clause: Clause, draft: Draft) -> Span | None:
    """The *then* that joins a clause to the plays before it; "if it has not come down *by the last trump*" is one."""
    then = clause.joint("THEN")
    by_then = _BY_THE_LAST.search(draft.text, clause.start, clause.end + _A_FEW_WORDS)
    if by_then is None and draft.plan.units and clause.link != "none":
        by_then = _BY_THAT_ROUND.search(draft.text, clause.start, clause.end + _A_FEW_WORDS)
    span = then.span if then is not None else Span(*by_then.span()) if by_then is not None else None
    if span is not None and by_then is not None and not draft.plan.units:
        draft.marks.then_spans.append(span)  # what follows is placed, behind whatever is not said
    if span is None or not draft.plan.units:
        return None
    draft.marks.then_spans.append(span)
    return span


_A_FEW_WORDS: Final = 20
_BY_THE_LAST: Final = re.compile(r"\b(?:on|by|with|after|under) the last (?:one|trump|of)\b", re.IGNORECASE)
_BY_THAT_ROUND: Final = re.compile(
    r"\b(?:(?:by|on|after) the (?:second|third|fourth|fifth|2nd|3rd|4th) (?:round|one|time)"
    r"|(?:by|on|after) round (?:two|three|four|[2-5])|(?:after|in) (?:two|three|four|[2-5]) (?:rounds|of them))\b",
    re.IGNORECASE,
)
""" "Spades, and if the jack has not shown *by the third round* …": the rounds played before."""


def leave_condition(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """A new sentence hangs on nothing; *otherwise* on the condition's failing."""
    _drop_precaution(clause, draft, previous)
    if clause.subordinate == "otherwise":
        otherwise(clause, draft)
        _note_then(clause, draft)  # "I test the clubs, then if they don't behave I finesse"
    elif draft.plan.conditions and _OTHER_LEAD.match(draft.text, clause.start) is not None:
        otherwise(clause, draft)  # "if you lead a heart I win the ace, *on any other return* I ruff"
    elif (
        previous is not None and previous.subordinate == "unless" and clause.joint("THEN", "AFTER") and _counts(clause)
    ):
        draft.flags.add("otherwise")  # "ten unless diamonds are four-one, then nine", "…, when it's nine"
    elif clause.subordinate == "so" and (draft.plan.conditions or "?" in draft.text[: clause.start]):
        if not draft.plan.conditions:
            asked = clause.joint("IF")  # "are hearts 3-2? *If so* I have the rest"
            span = asked.span if asked is not None else clause.span
            draft.plan.conditions.append(Condition(draft.words(span), span))
        draft.plan.condition, draft.plan.else_of = len(draft.plan.conditions) - 1, None  # "if so I ruff"
    elif clause.link == "or" and _is_other_way_out(draft.plan, previous):
        otherwise(clause, draft)  # "either the diamonds break *or I take the club finesse*"
    elif clause.link in ("start", "stop") or _ends_branches(clause, draft, previous):
        draft.plan.condition = draft.plan.else_of = None


def _drop_precaution(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "*In case hearts are 4-1*, I start with the king": why it comes first."""
    first = clause.verb_name == "start" or clause.mark("FIRST") is not None
    first = first or any("another" in phrase.adjectives for phrase in clause.phrases)  # "… I draw *another* round"
    if previous is None or not draft.joined_by(previous, "in case", "just in case") or not first:
        return
    if draft.plan.condition is not None and draft.plan.condition == len(draft.plan.conditions) - 1:
        draft.plan.conditions.pop()
        draft.plan.condition = None
        draft.said_beside.append(previous.span)


_OTHER_LEAD: Final = re.compile(
    r"(?:on|with|to) (?:(?:any other|another|a different) (?:lead|return|switch|continuation)|anything else)\b",
    re.IGNORECASE,
)


def _is_other_way_out(plan: SpokenPlan, previous: Clause | None) -> bool:
    """Whether the clause before says what may turn up, and nothing was made to hang on it."""
    last = len(plan.conditions) - 1
    said = previous is not None and last >= 0 and plan.conditions[last].span.overlaps(previous.span)
    return said and previous is not None and previous.subordinate is None and previous.verb_name in ("break", "drop")


def _ends_branches(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """Whether what was said hung on something, and this clause does no more."""
    then = clause.joint("THEN") is not None
    return _has_said_otherwise(previous) or (then and _has_dealt_with_both(clause, draft))


def _has_said_otherwise(previous: Clause | None) -> bool:
    """ "Throw a spade *if not*, then draw trumps": said behind the other branch, which ends with it."""
    joint = previous.joint("ELSE") if previous is not None else None
    return joint is not None and previous is not None and joint.span.start >= previous.end


def _has_dealt_with_both(clause: Clause, draft: Draft) -> bool:
    """ "If it's a heart I ruff, if it's a spade I win the ace, *and then* I draw trumps": whichever it was."""
    plan = draft.plan
    if plan.condition is None or plan.condition != len(plan.conditions) - 1 or not plan.condition:
        return False
    first, second = plan.conditions[-2:]
    paused = "," in draft.text[draft.last.clause.span.end if draft.last.clause else 0 : clause.start]
    together = paused and "." not in draft.text[first.span.end : second.span.start]
    bound = {unit.branch for unit in plan.units}
    return together and {(plan.condition - 1, "then"), (plan.condition, "then")} <= bound


def _counts(clause: Clause) -> bool:
    """ "Then nine", "then it's nine", "then I have nine", "then one down": a number and nothing played."""
    if clause.mark("DOWN") is not None:
        return True
    said = is_bare(clause) or clause.copula is not None or clause.verb_name in ("have", "make", "get")
    return said and any(phrase.is_bare_number or phrase.noun == "trick" for phrase in clause.phrases)


def _asks_whether(before: Clause | None) -> bool:
    return before is not None and before.verb_name in ("say", "ask") and not before.phrases


def _is_condition_on_somebody(before: Clause | None) -> bool:
    return before is not None and before.subordinate in ("if", "unless") and before.who == "who"


def _is_what_they_began_with(clause: Clause, before: Clause | None) -> bool:
    """ "Unless East started with *Jxxx there*": what another holds."""
    held = before is not None and before.subordinate in ("if", "unless") and before.verb_name in ("start", "have")
    theirs = before is not None and before.who not in (None, "me", "it") and not before.phrases
    return held and theirs and clause.link == "none" and isinstance(clause.subject, NounPhrase) and clause.verb is None


def _goes_on_with_condition(clause: Clause, draft: Draft, before: Clause | None) -> bool:
    """ "If West has the king of spades *and four hearts*": more of what another is to hold."""
    if before is not None and ")" in draft.text[before.span.end : clause.start]:
        return False  # "five diamonds (unless you hold four) *and the ace*"
    if before is None or before.subordinate not in ("if", "unless") or before.verb_name != "have":
        return False
    listed = is_bare_list(clause) and clause.link == "and" and not clause.joint("THEN", "COMMA")
    listed = listed and all(phrase.noun is None and phrase.quantifier is None for phrase in clause.phrases)
    listed = listed and all(phrase.suit or phrase.ranks or phrase.cards for phrase in clause.phrases)
    return listed and before.who not in (None, "me", "it", "dummy", "hand", "partner", "declarer")


def says_why_or_when(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "Since I have the ace": why, not what. "N claims eleven *after ruffing a diamond*": played before."""
    if clause.subordinate == "after":
        _note_suit_led(clause, draft)  # "*when you play a heart* I win the king"
        if _comes_back(clause, draft):
            draft.last.suit = clause.subjects[0].suit
            return True
    if clause.subordinate == "because" and clause.copula and [phrase.noun for phrase in clause.phrases] == ["loser"]:
        return True  # "because that's my only loser"
    following = draft.text[clause.end :].lstrip()
    if clause.subordinate == "because":
        held = clause.verb_name == "have" and clause.place("as") is None  # not "as I have the ace as an entry"
        if held and _beats_contract(clause, draft):
            return False  # "you're one down *because I have the ace of hearts*"
        if held and "doubt_first" in draft.flags and not draft.says_what:
            draft.flags.add("objection")  # "hang on, because I've still got a trump"
        return held and not following.lower().startswith(("to come", "coming"))  # "since I have the ace to come"
    told = clause.link == "none" and clause.joint("QUOTE") is None  # not: claimed with the words "after …"
    told = told and not draft.verb_words(clause).startswith("conced")  # "after conceding a heart": said as he claims
    return clause.subordinate in ("after", "before") and told and _is_report_of_claim(previous, draft)


def _beats_contract(clause: Clause, draft: Draft) -> bool:
    """Whether a defender names the card that beats the contract."""
    speaker = clause.who == "me" or (clause.who == "he" and draft.report.reporter in SEATS)
    own = draft.claimer_role == "defender" and speaker and clause.negation is None
    fails = "their_result" in draft.flags or any(result.down for result in draft.counts.results)
    return own and fails and any(p.ranks or p.cards for p in clause.phrases)


def _is_report_of_claim(before: Clause | None, draft: Draft) -> bool:
    if before is None or before.verb_name not in ("claim", "concede") or before.who == "me":
        return False
    if before.verb_name == "concede" and before.copula is not None:  # "a club *is* given up once trumps are drawn"
        return draft.words(before.copula.span).lower() in ("was", "were")
    return before.verb is not None and before.verb.form in ("s", "past")
