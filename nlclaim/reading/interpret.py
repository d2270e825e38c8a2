"""Statement → Readings: clause by clause, then the order, the numbers, the marks and the kind."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, replace

from nlclaim.language import Mark, NounPhrase, Statement, even_text
from nlclaim.plan.model import PlayPlan, Verb
from nlclaim.reading.acts import (
    asks,
    asks_first,
    begins_with_call,
    handles_cards,
    is_call,
    is_gesture,
    is_imperative,
    read_gesture,
    weighs,
)
from nlclaim.reading.beliefs import lone_beliefs_are_no_steps
from nlclaim.reading.clauses import Clause, is_bare_list, make_clauses
from nlclaim.reading.conditions import bind_if_needed, bound_conditions, note_doubt, open_condition, otherwise
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import REPORTED, SEATS
from nlclaim.reading.kinds import is_order, kind_of
from nlclaim.reading.listings import read_listing
from nlclaim.reading.marks import mark_finesse, mark_order, mark_trumps
from nlclaim.reading.model import Reading, Result, Tally
from nlclaim.reading.ordering import order_units
from nlclaim.reading.outstanding import draw_by_then
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount
from nlclaim.reading.plays import is_other_seat, read_play, serves_last
from nlclaim.reading.repairs import drop_repeated, take_back, withdraw, withdraw_concession, withdraw_play
from nlclaim.reading.sides import take_side
from nlclaim.reading.speech import TALLY_VERBS
from nlclaim.reading.states import predicted, read_state
from nlclaim.reading.tails import read_means, read_tail
from nlclaim.reading.totals import claimed_tally, conceded_tally, named_result
from nlclaim.reading.verbs import PLAY_VERBS

_META_FLAGS = {
    "denial": "denial", "objection": "objection", "assent": "assent", "resign": "resign", "think": "question",
    "whose": "question", "done": "done", "order": "order",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Context:
    """What is known besides the words."""

    trumps: str | None = None
    """The trump suit's letter, when the contract is known."""
    claimer_role: str | None = None
    """`declarer`, `defender` or None."""
    third_person_is_claimer: bool = False
    """Takes "he" for the claimer even when nobody is being quoted."""


_AS_TOLD = ("that he ", "that she ", "that declarer ")
"""How a report goes on after "he said"."""
_TELLER = re.compile(r"according to (north|east|south|west|declarer)\b", re.IGNORECASE)
_OPERATORS_SUIT = re.compile(r"@[SHDC]", re.IGNORECASE)
"""How operators of vugraph write a suit symbol, and nobody who plays."""


def read_statement(statement: Statement, context: Context) -> Reading:
    """The likeliest reading of a statement."""
    if is_gesture(statement.text):
        return read_gesture(statement)
    even = even_text(statement.text)
    if even != statement.text:
        return replace(read_statement(replace(statement, text=even), context), text=statement.text)
    statement = take_side(statement, context.claimer_role)
    draft = Draft(statement.text, context.claimer_role, context.trumps)
    by_operator = _OPERATORS_SUIT.search(statement.text) is not None
    if by_operator:
        draft.reporter = "operator"
    if context.third_person_is_claimer or by_operator or statement.text.lstrip().lower().startswith(_AS_TOLD):
        draft.flags.add("reported")
    if (teller := _TELLER.match(statement.text)) is not None:
        draft.flags.add("reported")
        draft.reporter = draft.seat = teller[1][0].upper() if teller[1].lower() != "declarer" else "declarer"
    clauses = make_clauses(statement)
    _turn_round(clauses)
    draft.told_from = next((clause.span.start for clause in clauses if _reports(clause)), 0)
    _carry_unread_on(clauses)
    _note_rank_list(clauses, draft)
    for before, clause in itertools.pairwise((None, *clauses)):
        assert clause is not None
        if clause.link == "stop":
            draft.sentence += 1
        _read_clause(clause, draft, before)
    _forget_disposed_losers(draft)
    trailing = next((joint for joint in statement.closing if joint.label == "THEN"), None)
    if trailing is not None and len(draft.units) > 1 and draft.units[-1].then is None:
        draft.units[-1].last = trailing.span  # "two hearts, three clubs, and a diamond after that"
    elif trailing is not None and draft.conceded and draft.claimed:
        draft.then_spans.append(trailing.span)  # "you have the ace, I have the lot after that"
    if any(joint.label == "ELSE" for joint in statement.closing):
        draft.flags.add("otherwise")  # "twelve if the finesse works, eleven otherwise"
        draft.claimed += draft.claimed_if if draft.claimed else []
    if "current_win" in draft.flags and len(draft.steps) == 1:
        draft.steps, draft.units = [], []  # "I win this": the current trick and no more
    drop_repeated(draft)
    _draw_after_all(draft)
    _forget_drawn(draft)
    _lead_trump_by_trump(draft)
    lone_beliefs_are_no_steps(draft)
    if weighs(statement.text) and not any(step.verb is not Verb.CONCEDE for step in draft.steps):
        draft.flags |= {"resign", "weighs"}
        draft.steps, draft.units = [], []
    if asks_first(statement.text):
        draft.flags.add("asks_first")
        _forget_question(draft)
    return _assemble(statement, draft, clauses, context)


def _reports(clause: Clause) -> bool:
    """ "… and claimed ten", "declarer said that …": a report in the past."""
    return clause.verb_name in ("say", "claim", "concede") and clause.is_past and clause.who not in ("me", "you", "it")


def _is_operators(clause: Clause) -> bool:
    """ "*Ruffs a heart*, rest hers": a play told without saying whose."""
    told = clause.link == "start" and clause.subject is None and clause.verb_name in PLAY_VERBS
    return told and clause.verb is not None and clause.verb.form == "s"


def _take_as_own(clause: Clause, draft: Draft) -> None:
    """ "Declarer said he would take *his* clubs": whoever is reported speaks of his own."""
    clause.phrases = [_as_own(phrase, draft) for phrase in clause.phrases]
    clause.places = [
        replace(place, object=_as_own(place.object, draft)) if isinstance(place.object, NounPhrase) else place
        for place in clause.places
    ]


def _as_own(phrase: NounPhrase, draft: Draft) -> NounPhrase:
    own = phrase.determiner == "your" and draft.words(phrase.span).lower().startswith(("his ", "her "))
    return replace(phrase, determiner="my") if own else phrase


def _is_won_before(clause: Clause, draft: Draft) -> bool:
    """ "*Declarer won in dummy* and said …", "*after winning the third trick* declarer said …": had been played."""
    told = clause.is_past and clause.who in REPORTED
    done = clause.subordinate == "after" and clause.who is None and clause.verb is not None
    return clause.verb_name == "win" and clause.span.end <= draft.told_from and (told or done)


def _forget_disposed_losers(draft: Draft) -> None:
    """ "I have one spade loser. I ruff a spade …": what is ruffed or thrown is not given up."""
    losers = [step for step in draft.steps if step.verb is Verb.CONCEDE]
    if "has_losers" not in draft.flags or not losers:
        return
    for step in draft.steps[losers[-1].id + 1 :]:
        if step.verb in (Verb.RUFF, Verb.DISCARD) and not (step.suit or step.cards) and len(losers) == 1:
            draft.change_step(step.id, suit=losers[0].suit)  # "I have a losing heart and discard it on the club"
    disposed = {step.suit for step in draft.steps if step.verb in (Verb.RUFF, Verb.DISCARD) and not step.negated}
    lost = [step for step in losers if step.suit in disposed]
    if len(lost) != len(losers):
        return
    draft.drop_steps({step.id for step in lost})
    draft.conceded = []
    draft.flags -= {"concede", "has_losers"}


def _draw_after_all(draft: Draft) -> None:
    """ "*Before touching trumps* I ruff, and after that I draw them": one drawing, said twice."""
    before = [unit.steps[-1] for unit in draft.units if unit.subordinate == "before"]
    later = [step.id for step in draft.steps if step.suit == "T" and step.verb in _TO_TRUMPS and not step.cards]
    twice = {number for number in before if draft.steps[number].suit == "T" and any(each > number for each in later)}
    draft.drop_steps(twice)


_TO_TRUMPS = frozenset({Verb.DRAW, Verb.CASH, Verb.RUN})


_DRAWN = re.compile(
    r"\W*(?:so\W+)?(?:with|having) (?:(?:the|all|already|now|drawn|pulled) ?)*trumps?(?: \w+)*$"
    r"|\W*having (?:drawn|pulled)",
    re.IGNORECASE,
)


def _forget_drawn(draft: Draft) -> None:
    """ "*With trumps drawn* I've six winners": done, where no play follows that it comes before."""
    done = bool(draft.steps) and _DRAWN.match(draft.text[: draft.steps[0].span.end]) is not None
    later = [
        draft.steps[number].verb for unit in draft.units[1:] if unit.sort in ("verb", "act") for number in unit.steps
    ]
    if not done or draft.steps[0].verb is not Verb.DRAW or any(verb is not Verb.CONCEDE for verb in later):
        return
    draft.drop_steps({0})
    draft.drawing_spans = [("state", span) for _, span in draft.drawing_spans]
    draft.then_spans = []


def _lead_trump_by_trump(draft: Draft) -> None:
    """ "*Trump, trump*, heart": each card as it is played, where other suits so named are only counted."""
    said = [draft.words(step.span).lower() for step in draft.steps]
    if said[:2] != ["trump", "trump"]:
        return
    if all(word in _LED for word in said):
        draft.claim(Amount(tricks=len(said)), draft.steps[0].span.cover(draft.steps[-1].span))
    for unit in draft.units:
        if unit.sort == "listed" and all(said[number] in _LED for number in unit.steps):
            unit.sort = "verb"
            for number in unit.steps:
                draft.change_step(number, verb=Verb.LEAD, listed=False)


_LED = frozenset({"trump", "spade", "heart", "diamond", "club"})


def _forget_question(draft: Draft) -> None:
    """ "Has either of you *a heart left*? If so …": what is asked about is not claimed; a run is tested."""
    asked = draft.text.index("?")
    draft.drop_steps({step.id for step in draft.steps if step.span.end <= asked and step.verb is not Verb.RUN})
    draft.claimed = [(amount, span) for amount, span in draft.claimed if span.start > asked]
    draft.conceded = [(amount, span) for amount, span in draft.conceded if span.start > asked]
    if not draft.conceded:
        draft.flags.discard("concede")
    draft.beliefs = [belief for belief in draft.beliefs if belief.span.start > asked]
    draft.outstanding = [(number, span) for number, span in draft.outstanding if span.start > asked]


def _is_bare(clause: Clause) -> bool:
    return not (clause.places or clause.marks or clause.who) and clause.verb is None and clause.link != "or"


def _may_be_rank(phrase: NounPhrase) -> bool:
    return phrase.is_bare_number and phrase.of is None and not phrase.adjectives


def _turn_round(clauses: list[Clause]) -> None:
    """ "*I won't* cash the clubs *until* trumps are in": after that, I will."""
    for first, second in itertools.pairwise(clauses):
        joint = second.joint("BEFORE")
        plays = first.negation is not None and first.verb_name in PLAY_VERBS and second.link == "none"
        if joint is None or not plays or second.subordinate != "before":
            continue
        first.negation = None
        after = replace(joint, label="AFTER", value="after")
        second.joints = tuple(after if each is joint else each for each in second.joints)


def _carry_unread_on(clauses: list[Clause]) -> None:
    """ "You can't both *guard* hearts *and spades*": more of what a word that is not known is said of."""
    for before, clause in itertools.pairwise(clauses):
        unread = bool(before.phrases) and before.phrases[-1].after_unread
        if unread and clause.link in ("and", "or") and is_bare_list(clause):
            clause.phrases = [replace(phrase, after_unread=True) for phrase in clause.phrases]


def _note_rank_list(clauses: list[Clause], draft: Draft) -> None:
    """ "10, 8, 2": bare numbers going down are cards, not counts."""
    numbers = [
        phrase.number for clause in clauses if _is_bare(clause) for phrase in clause.phrases if _may_be_rank(phrase)
    ]
    kept = [number for number in numbers if number is not None]
    if len(kept) < 2:
        return
    if any((joint := clause.joint("AND")) and draft.words(joint.span).lower() in ("plus", "+") for clause in clauses):
        return  # a sum
    if any(clause.subordinate in ("otherwise", "if", "unless") or clause.joint("REPAIR") for clause in clauses):
        return  # "6, otherwise 5", "ten if trumps break, nine if not", "nine. No, sorry, eight"
    falling = all(a > b for a, b in itertools.pairwise(kept))
    if falling and all(2 <= number <= 10 for number in kept):
        draft.flags.add("ranks")


def _read_clause(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    subordinate = clause.subordinate
    draft.previous = previous
    draft.mentioned = _suit_spoken_of(previous) or draft.mentioned
    if clause.who == "he" and isinstance(clause.subject, Mark) and _is_about_partner(previous):
        clause.subject = replace(clause.subject, value="partner")  # "give partner a ruff, and *he* cashes a club"
    _note_marks(clause, draft)
    repair = clause.joint("REPAIR")
    if clause.link == "start" and repair is not None and draft.words(repair.span).lower().endswith("meant"):
        draft.flags.add("afterthought")  # "sorry, I meant with the trump drawn"
    if _puts_right(clause, draft):
        draft.flags.add("denial")  # "sorry, that should be nine tricks, not ten": an operator's
    if clause.link == "start" and repair is not None and draft.words(repair.span).lower() == "correction":
        draft.flags.add("denial")  # "correction, the claim was for eleven": an operator's
    if "doubt" in draft.flags:
        return
    if subordinate == "if" and clause.link == "none" and _asks_whether(previous):
        draft.flags.add("question")  # "I don't know if that's right"
        return
    if subordinate in ("if", "unless", "depends", "even"):
        if clause.who != "me" and any(_is_unreal(draft, mark) for mark in clause.auxiliaries) and clause.is_past:
            draft.flags.add("afterthought")  # "if you'd led a diamond I was dead"
        open_condition(clause, draft)
        if subordinate == "depends":
            draft.flags.add("depends")  # "it depends who has the king": nothing is said of tricks
        then = clause.joint("THEN")
        if then is not None and draft.units:
            draft.then_spans.append(then.span)  # "a diamond ruff, and then, if that works, …"
            draft.then_next = then.span
        return
    if clause.link == "none" and _is_condition_on_somebody(previous) and clause.subject is None:
        return  # "unless somebody has been *keeping a trump*"
    if _goes_on_with_condition(clause, previous):
        return
    entry = clause.place("as") is not None
    if subordinate == "because" and clause.verb_name == "have" and not entry:
        return  # "since I have the ace": why, not what
    if subordinate == "after" and clause.link == "none" and _is_report_of_claim(previous):
        return  # "N claims eleven after ruffing a diamond": what was played before
    if subordinate == "otherwise":
        otherwise(draft)
        if (then := clause.joint("THEN")) and draft.units:
            draft.then_spans.append(then.span)  # "I test the clubs, then if they don't behave I finesse"
    elif previous is not None and previous.subordinate == "unless" and clause.joint("THEN") and _is_bare(clause):
        draft.flags.add("otherwise")  # "ten unless diamonds are four-one, then nine"
    elif clause.link in ("start", "stop") or (subordinate is None and clause.joint("THEN") and clause.link == "stop"):
        draft.condition = draft.else_of = None
    goes_on = clause.joint("THEN") or (clause.verb_name in PLAY_VERBS and clause.who in (None, "me"))
    if draft.trumps_out is not None and draft.trumps_out is previous and goes_on:
        draw_by_then(previous, draft, "T")  # "trumps out then diamonds"
    if _is_won_before(clause, draft):
        return
    if _is_operators(clause):
        draft.flags.add("reported")
        draft.reporter = draft.reporter or "operator"
    if "reported" in draft.flags and clause.who in (None, "he", "declarer"):
        _take_as_own(clause, draft)
    before = len(draft.steps)
    _share_out(clause, draft, previous)
    if _says_so(clause, draft):
        draft.flags.discard("objection")  # "you can't get to dummy any more, so I make my queen"
    _note_turn(clause, draft)
    counted = len(draft.claimed)
    _dispatch(clause, draft)
    if clause.joint("REPAIR"):
        draft.repaired_from = min(before, len(draft.steps))
    if clause.perfect and clause.who == "me" and clause.verb_name in ("make", "take", "win"):
        draft.already += draft.claimed[counted:]
    bind_if_needed(clause, draft, before)
    _note_connective(clause, draft, before)


def _suit_spoken_of(clause: Clause | None) -> str | None:
    """The plain suit named last in a clause."""
    if clause is None:
        return None
    placed = [place.object for place in clause.places if isinstance(place.object, NounPhrase)]
    named = sorted((*clause.subjects, *clause.phrases, *placed), key=lambda phrase: phrase.span.start)
    return next((phrase.suit for phrase in reversed(named) if phrase.suit not in (None, "T")), None)


def _is_about_partner(clause: Clause | None) -> bool:
    """Whether a clause has partner do or get something, and names nobody else who could be "he"."""
    if clause is None or clause.who not in ("me", "partner", None):
        return False
    placed = [place.object.value for place in clause.places if isinstance(place.object, Mark)]
    named = {*(person.value for person in clause.persons), *placed, clause.who}
    return "partner" in named and not named & {*SEATS, "you", "they", "lho", "rho", "declarer"}


def _share_out(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """ "I make three, *you make two*": tricks each, no level."""
    shares = clause.who == "you" and clause.verb_name in ("make", "get", "have", "take", "")
    counted = [phrase.is_bare_number for phrase in clause.phrases] == [True] and not clause.mark("DOWN")
    made = previous is not None and previous.who == "me" and previous.verb_name == "make"
    level = draft.results[-1].level if draft.results else None
    if shares and counted and made and level is not None and previous is not None:
        draft.results.pop()
        draft.claim(Amount(tricks=level), previous.span)


def _says_so(clause: Clause, draft: Draft) -> bool:
    """ "…, *so I make my queen*": what was said before is why."""
    so = any(draft.words(joint.span).lower() == "so" for joint in clause.joints) and bool(clause.phrases)
    return so and clause.who == "me" and clause.verb_name in ("make", "win", "get", "take")


def _is_condition_on_somebody(before: Clause | None) -> bool:
    return before is not None and before.subordinate in ("if", "unless") and before.who == "who"


def _goes_on_with_condition(clause: Clause, before: Clause | None) -> bool:
    """ "If West has the king of spades *and four hearts*": more of what another is to hold."""
    if before is None or before.subordinate not in ("if", "unless") or before.verb_name != "have":
        return False
    listed = is_bare_list(clause) and clause.link == "and" and not clause.joint("THEN", "COMMA")
    listed = listed and all(phrase.noun is None and phrase.quantifier is None for phrase in clause.phrases)
    listed = listed and all(phrase.suit or phrase.ranks or phrase.cards for phrase in clause.phrases)
    return listed and before.who not in (None, "me", "it", "dummy", "hand", "partner", "declarer")


def _is_report_of_claim(before: Clause | None) -> bool:
    if before is None or before.verb_name not in ("claim", "concede") or before.who == "me":
        return False
    return before.verb is not None and before.verb.form in ("s", "past")


def _note_turn(clause: Clause, draft: Draft) -> None:
    """Whose doing the clause is about; one without a subject goes on with the one before."""
    if clause.who in SEATS:
        draft.seat = clause.who
    if clause.subject is not None or clause.link not in ("and", "or", "none"):
        if clause.who == "me":
            draft.flags.add("first_person")
        thrown_in = clause.is_passive and clause.verb_name in ("throw_in", "squeeze")
        thrown_in = thrown_in or is_other_seat(clause, draft)  # "I play my club, West wins it and has to …"
        theirs = clause.who in ("you", "they", "lho", "rho", "who") or thrown_in
        draft.their_turn = clause.verb is not None and theirs


def _asks_whether(before: Clause | None) -> bool:
    return before is not None and before.verb_name in ("say", "ask") and not before.phrases


def _note_marks(clause: Clause, draft: Draft) -> None:
    for place in clause.places:
        if isinstance(place.object, NounPhrase) and place.object.noun in ("overtrick", "undertrick"):
            if place.object.quantifier == "no" or clause.negation is not None:
                continue
            number = place.object.number or 1
            over = place.object.noun == "overtrick"
            draft.add_result(Result(over=number) if over else Result(down=number))
    for mark in clause.marks:
        if _explains(mark, draft) or _is_broken_off(clause, mark, draft):
            continue
        if mark.label == "META":
            draft.flags.add(_META_FLAGS.get(mark.value, mark.value))
            if mark.value == "think":
                draft.flags.add("think")
                draft.think_at = mark.span.start
            said = draft.words(mark.span).lower()
            if said.startswith(("no you do", "no you're not")) and withdraw_concession(draft, mark.span):
                draft.flags.discard("objection")
                continue
            if said.endswith(("said nothing", "said nothing about", "never said")):
                draft.flags.add("unsaid")
            disputes = mark.value == "told" and said.startswith(("object", "dispute"))
            if disputes and not draft.says_what:
                draft.flags.add("objection")
            if mark.value == "done" and "claim" in said:
                draft.flags.add("claim")
            elif mark.value == "done" and (clause.goes_to(("me",), "for") or said.endswith(_OUR_LOT)):
                draft.conceded.append((Amount(all=True), clause.span))  # "and that's the lot for us"
            elif mark.value == "done" and said.endswith("the lot") and not draft.says_what:
                draft.claim(Amount(all=True, loosely=True), clause.span)  # "that's the lot"
            elif mark.value == "done" and draft.side != "ours":
                draft.flags.add("that_is_all")  # "I take the ace and that's it" is no more than said
        elif mark.label == "DOUBT":
            note_doubt(clause, draft, mark.span)
    if clause.question:
        draft.flags.add("question")
    if clause.who == "me" and clause.perfect and any(_is_unreal(draft, mark) for mark in clause.auxiliaries):
        draft.flags.add("afterthought")  # "I would of course have ruffed"


_OUR_LOT = (" my lot", " our lot")


def _explains(mark: Mark, draft: Draft) -> bool:
    """ "Make that eleven, *I forgot* a diamond": why the number is another, no objection."""
    said = draft.words(mark.span).lower()
    return mark.label == "META" and bool(draft.claimed) and said.endswith(("forgot", "forgotten"))


def _is_broken_off(clause: Clause, mark: Mark, draft: Draft) -> bool:
    """ "*I was going to*, I draw trumps and …": begun anew, no after-thought."""
    begun = mark.value == "afterthought" and draft.words(mark.span).lower().endswith("going to")
    return begun and clause.verb is None and draft.text[mark.span.end :].lstrip().startswith((",", "…", "...", "-"))


def _puts_right(clause: Clause, draft: Draft) -> bool:
    """Whether a number is said to have been the wrong one."""
    should = clause.copula is not None and draft.words(clause.copula.span).lower() in ("should be", "shud be")
    counted = next((phrase for phrase in clause.phrases if phrase.number is not None), None)
    return should and counted is not None and " not " in draft.text[counted.span.end :].lower()


def _is_unreal(draft: Draft, auxiliary: Mark) -> bool:
    return draft.words(auxiliary.span).lower() in ("would", "'d", "should", "could", "might")


def _note_connective(clause: Clause, draft: Draft, before: int) -> None:
    """A temporal *then* orders even a concession of the rest; a consequential one, after a condition, does not."""
    then = clause.joint("THEN")
    if then is None or clause.link == "start" or draft.condition is not None:
        return
    total = clause.verb_name == "have" and len(draft.steps) == before
    if total and draft.claimed and (draft.claimed[-1][0].tricks or 0) > HIGHEST_LEVEL:
        return  # "… then I have nine": what it comes to
    counted = bool(draft.claimed) and draft.side == "theirs"  # "three tricks, then a spade to you"
    says_more = len(draft.steps) > before or draft.claimed or draft.conceded or clause.verb_name == "claim"
    if (before or counted) and says_more:
        draft.then_spans.append(then.span)


def _dispatch(clause: Clause, draft: Draft) -> None:
    if clause.joint("REPAIR") and clause.verb_name in PLAY_VERBS:
        withdraw_play(draft)
    bare = clause.verb is None and not (clause.phrases or clause.places or clause.marks)
    if clause.joint("REPAIR") and bare and clause.who == "me" and (clause.auxiliaries or clause.negation):
        take_back(clause, draft)  # "I draw trumps, actually no I won't"
        return
    if clause.joint("REPAIR") and clause.verb_name in ("", "make", "get", "have", "take") and withdraw(clause, draft):
        return
    stated = clause.copula is not None or clause.mark("MINE", "PRED")
    if any(_explains(mark, draft) for mark in clause.marks):
        return
    named = clause.mark("DOWN", "SIGNED", "SCORE", "EXACT")
    if clause.mark("META") and clause.verb is None and not (stated or named):
        _read_rest(clause, draft)
        return
    out = clause.auxiliaries or clause.mark("PRED")  # "the trumps must go first", "the trumps come out first": drawn
    drawn = bool(out) and [(subject.suit, subject.ranks) for subject in clause.subjects] == [("T", ())]
    listed = clause.subjects and clause.mark("FIRST", "LAST") and not (clause.places or drawn)
    if clause.verb_name in ("come", "go") and listed:
        _as_listing(clause)  # "clubs come first"
    name = clause.verb_name
    if clause.question and name in PLAY_VERBS and clause.auxiliaries and clause.who == "me":
        return  # "shall we play the next one?"
    there = clause.mark("PRED")
    them = clause.goes_to(("they",), "to") or (there is not None and there.value == "there")
    them = them or (not clause.phrases and clause.goes_to(("dummy", "hand"), "to"))
    if name in ("get", "go") and them and serves_last(clause, draft, "cross"):
        return  # "the heart king to get there", "to get to them", "ruff a spade to get to the table"
    if name == "get" and there is not None and there.value == "there" and clause.place("with") and clause.who == "me":
        clause.marks.remove(there)
        name = clause.verb_name = "cross"  # "once I get there with the spade queen"
    if read_state(clause, draft):
        read_means(clause, draft)
        return
    if name in PLAY_VERBS:
        if handles_cards(clause):
            draft.flags.add("vague")
        else:
            read_play(clause, draft, name)
    elif name in TALLY_VERBS:
        TALLY_VERBS[name](clause, draft)
        if name in ("make", "have", "take"):
            read_means(clause, draft)
    elif predicted(clause, draft):
        return
    elif clause.verb is None and clause.copula is not None and not clause.phrases:
        read_means(clause, draft)  # "it's on the diamond finesse"
    elif clause.verb is None:
        read_listing(clause, draft)
    if clause.verb_name != "claim":
        read_tail(clause, draft)


def _as_listing(clause: Clause) -> None:
    """ "The club ruff *comes first*": an item of a list, with its place in it."""
    clause.take_subjects_as_phrases()
    clause.verb, clause.verb_name = None, ""


def _read_rest(clause: Clause, draft: Draft) -> None:
    disputed = any(mark.value == "objection" for mark in clause.marks)
    if disputed and [phrase.quantifier for phrase in clause.phrases] == ["rest"]:
        return  # "you don't have the rest"
    if clause.phrases:
        read_listing(clause, draft)
    else:
        read_means(clause, draft)  # "I claim on the marked finesse"


def _is_counted_first(draft: Draft) -> bool:
    """ "*Three tricks to us:* the ace …": whether the list that follows says which tricks they are."""
    if not draft.steps:
        return False
    start = draft.steps[0].span.start
    return any(span.end <= start and ":" in draft.text[span.end : start] for _, span in draft.claimed)


def _assemble(statement: Statement, draft: Draft, clauses: list[Clause], context: Context) -> Reading:
    more = [entry for entry in draft.claimed if entry not in draft.already]
    if more and "summed" not in draft.flags and not any((amount.tricks or 0) > HIGHEST_LEVEL for amount, _ in more):
        draft.claimed = more  # "*I've made eight*, I get the other three"
    result = named_result(draft)
    claimed = claimed_tally(draft)
    conceded = conceded_tally(draft, claimed)
    edges = order_units(draft.units, draft.steps, counted_first=_is_counted_first(draft))
    if asks(statement.text):
        draft.flags.add("question")
        draft.flags -= {"concede", "current", "current_step"}
        draft.drawing_spans, draft.finesse_spans, draft.then_spans, draft.conditions = [], [], [], []
        draft.steps, draft.units, edges = [], [], ()
        claimed, conceded, result = Tally(), Tally(), None
    if any(sort == "plan" for sort, _ in draft.drawing_spans) and "unsaid" not in draft.flags:
        draft.flags.discard("objection")  # "you still have a trump, which I draw"
    late = draft.flags & {"objection", "afterthought"} and not draft.flags & {"claim"} and not claimed.all
    if late or "wish" in draft.flags:
        draft.steps, draft.units, edges, claimed, conceded = [], [], (), Tally(), Tally()
        draft.drawing_spans, draft.finesse_spans, draft.then_spans = [], [], []
    if begins_with_call(clauses):
        draft.flags.add("call")
        draft.steps, edges, draft.then_spans = [], (), []
    if is_call(clauses):
        draft.flags.add("call")
    if is_order(draft, imperative=is_imperative(clauses)):
        draft.flags.add("order")
    kind = kind_of(draft, claimed, conceded, result)
    if kind == "unclear" and all(clause.question and clause.verb is None for clause in clauses):
        draft.steps, edges = [], ()  # "trumps?"
    if kind == "unclear" and draft.flags & {"think", "resign", "unsure"}:
        claimed, conceded, result = Tally(), Tally(), None  # what was weighed was not said
    if kind == "not_a_claim":
        claimed, conceded, result = Tally(), Tally(), None
        if "denial" in draft.flags or any(mark.value == "order" for clause in clauses for mark in clause.marks):
            draft.steps, edges, draft.then_spans = [], (), []  # "ruff it, please" is dummy's to play
    return Reading(
        text=statement.text,
        kind=kind,
        claimed=claimed,
        conceded=conceded,
        result=result,
        plan=PlayPlan(tuple(draft.steps), edges),
        order=mark_order(draft, edges),
        trumps=mark_trumps(statement, draft, context.trumps),
        finesse=mark_finesse(draft),
        beliefs=tuple(draft.beliefs),
        conditions=bound_conditions(draft),
        doubts=tuple(draft.doubts),
        corrections=(*statement.corrections, *draft.repairs),
        unread=statement.unread,
    )
