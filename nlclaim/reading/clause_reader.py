"""One clause → what it adds to the reading: a condition, a state, a play, tricks shared out, or a list."""

from __future__ import annotations

import re
from dataclasses import replace

from nlclaim.language import Mark, NounPhrase, Prepositional
from nlclaim.reading.acts import handles_cards
from nlclaim.reading.clauses import Clause, is_bare_list
from nlclaim.reading.conditions import bind_if_needed, open_condition, otherwise, spell_out_condition
from nlclaim.reading.draft import Draft
from nlclaim.reading.frames import REPORTED, SEATS
from nlclaim.reading.listings import read_listing
from nlclaim.reading.model import Result
from nlclaim.reading.outstanding import draw_by_then
from nlclaim.reading.phrases import HIGHEST_LEVEL, Amount, amount_of
from nlclaim.reading.plays import read_play, serves_last
from nlclaim.reading.preparation import is_bare
from nlclaim.reading.remarks import explains, is_unreal, is_unreal_remark, note_remarks
from nlclaim.reading.repairs import prefer_other, take_back, withdraw, withdraw_play
from nlclaim.reading.speech import TALLY_VERBS
from nlclaim.reading.states import predicted, read_state
from nlclaim.reading.tails import read_means, read_tail
from nlclaim.reading.their_plays import is_other_seat
from nlclaim.reading.verbs import PLAY_VERBS
from nlclaim.spans import Span


def read_clause(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """Adds to the draft what a clause says; `previous` is the one before it."""
    draft.previous = previous
    draft.mentioned = _suit_spoken_of(previous) or draft.mentioned
    spell_out_condition(clause, draft)
    if clause.who == "he" and isinstance(clause.subject, Mark) and _is_about_partner(previous):
        clause.subject = replace(clause.subject, value="partner")  # "give partner a ruff, and *he* cashes a club"
    settled = bool(draft.conceded or draft.results) and "afterthought" not in draft.flags
    note_remarks(clause, draft)
    if settled and "afterthought" in draft.flags and is_unreal_remark(clause, draft):
        draft.flags.discard("afterthought")
        return  # "you get a heart, *I would have made more on a club lead*"
    if _is_left_unsaid(clause, draft, previous):
        return
    if "doubt" in draft.flags or _read_condition(clause, draft, previous) or _says_why_or_when(clause, draft, previous):
        return
    _leave_condition(clause, draft, previous)
    goes_on = clause.joint("THEN") or (clause.verb_name in PLAY_VERBS and clause.who in (None, "me"))
    if draft.trumps_out is not None and draft.trumps_out is previous and goes_on:
        draw_by_then(previous, draft, "T")  # "trumps out then diamonds"
    if _is_won_before(clause, draft):
        return
    _note_who_speaks(clause, draft)
    _take_their_subject(clause, draft, previous)
    if clause.who == "who" and [person.value for person in clause.persons] == ["me"] and clause.verb_name in _DISPOSES:
        clause.subject, clause.persons = clause.persons[0], []  # "one loser, *which I can discard* on the club"
    _share_out(clause, draft, previous)
    if _says_so(clause, draft):
        draft.flags.discard("objection")  # "you can't get to dummy any more, so I make my queen"
    _note_turn(clause, draft)
    prefer_other(clause, draft, previous)
    steps, claimed, results = len(draft.steps), len(draft.claimed), len(draft.results)
    _dispatch(clause, draft)
    if "afterthought" in draft.flags and (is_unreal(clause, draft) or clause.mark("META")):
        del draft.results[results:]  # "I would have been one down"
    if "afterthought" in draft.flags and clause.mark("META"):
        del draft.claimed[claimed:]  # "I would have made the rest"
    if draft.flags & {"afterthought", "objection"} and _comes_to(clause, draft, claimed):
        draft.flags -= {"afterthought", "objection"}
    if clause.joint("REPAIR"):
        draft.repaired_from = min(steps, len(draft.steps))
    if clause.perfect and clause.who == "me" and clause.verb_name in ("make", "take", "win"):
        draft.already += draft.claimed[claimed:]
    bind_if_needed(clause, draft, steps)
    _note_connective(clause, draft, steps)


_DISPOSES = frozenset({"discard", "ruff"})


def _take_their_subject(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """A defender of declarer: "*declarer* can ruff two clubs and *has the rest*"."""
    goes_on = clause.subject is None and clause.link == "and" and clause.verb is not None and clause.verb.form == "s"
    declarers = draft.claimer_role == "defender" and previous is not None and previous.who == "declarer"
    if goes_on and declarers and previous is not None and clause.verb_name in ("have", "get", "make", "take"):
        clause.subject = previous.subject


def _comes_to(clause: Clause, draft: Draft, claimed: int) -> bool:
    """ "You could have beaten me, but you didn't, *so I have eleven tricks*": what it comes to, after all."""
    so = any(draft.words(joint.span).lower() in ("so", "but") for joint in clause.joints)
    now = clause.copula is not None or (clause.verb is not None and clause.verb.form in ("base", "s", "ing"))
    that = any(subject.determiner in ("this", "these") and not subject.has_head for subject in clause.subjects)
    said = clause.who in ("me", "it") or that
    unreal = clause.is_past or clause.auxiliaries or clause.negation or clause.mark("META") or clause.question
    return so and now and said and not unreal and len(draft.claimed) > claimed


def _is_left_unsaid(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "*… forgetting that East had a trump*", "he did not say *that he would draw it*": not what was said."""
    if any(mark.value == "unseen" for mark in clause.marks):
        return True
    before = previous if clause.link == "none" else None
    if before is not None and before.verb is None and _mentions_not(before, draft):
        return True  # "he never mentioned drawing it"
    if before is None or before.verb_name != "say" or before.phrases or before.who == "me":
        return False
    if before.who in SEATS and draft.claimed_by not in (None, before.who):
        return True  # "South claimed eleven, but East said *he had a trump*"
    late = any(mark.value == "afterthought" for mark in before.marks)
    late = late or any(draft.words(mark.span).lower().endswith(_FORGOT) for mark in before.auxiliaries)
    unsaid = (before.negation is not None or late) and draft.verb_words(before).startswith(_UTTERING)
    if unsaid:
        draft.flags.add("objection")
    return unsaid


def _mentions_not(clause: Clause, draft: Draft) -> bool:
    remarks = [draft.words(mark.span).lower() for mark in clause.marks if mark.value == "objection"]
    return any(said.endswith((" never mentioned", " never said")) for said in remarks)


_FORGOT = ("neglected to", "omitted to", "failed to", "forgot to")
_UTTERING = ("say", "said", "mention", "stat", "tell", "told", "announc")


# Conditions, and the clauses that only say why or when.


def _read_condition(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """Whether the clause is a condition or goes on with one: what a plan hangs on, no part of it."""
    if clause.subordinate == "if" and clause.link == "none" and _asks_whether(previous):
        draft.flags.add("question")  # "I don't know if that's right"
        return True
    if clause.subordinate not in ("if", "unless", "depends", "even"):
        somebody = clause.link == "none" and clause.subject is None and _is_condition_on_somebody(previous)
        return somebody or _goes_on_with_condition(clause, draft, previous)  # "… *keeping a trump*"
    had = clause.perfect and clause.verb is not None and _HAD.search(draft.words(clause.span)) is not None
    if clause.who != "me" and ((clause.is_past and is_unreal(clause, draft)) or (had and clause.who == "you")):
        draft.flags.add("afterthought")  # "if you'd led a diamond I was dead"
    open_condition(clause, draft)
    if clause.subordinate == "depends":
        draft.flags.add("depends")  # "it depends who has the king": nothing is said of tricks
    draft.then_next = _note_then(clause, draft) or draft.then_next  # "a diamond ruff, and then, if that works, …"
    return True


_HAD = re.compile(r"\bhad\b|['’]d\b", re.IGNORECASE)


def _note_then(clause: Clause, draft: Draft) -> Span | None:
    """The *then* that joins a clause to the plays before it."""
    then = clause.joint("THEN")
    if then is None or not draft.units:
        return None
    draft.then_spans.append(then.span)
    return then.span


def _leave_condition(clause: Clause, draft: Draft, previous: Clause | None) -> None:
    """A new sentence hangs on nothing; *otherwise* on the condition's failing."""
    if clause.subordinate == "otherwise":
        otherwise(draft)
        _note_then(clause, draft)  # "I test the clubs, then if they don't behave I finesse"
    elif previous is not None and previous.subordinate == "unless" and clause.joint("THEN") and _counts(clause):
        draft.flags.add("otherwise")  # "ten unless diamonds are four-one, then nine"
    elif clause.link in ("start", "stop"):
        draft.condition = draft.else_of = None


def _counts(clause: Clause) -> bool:
    """ "Then nine", "then it's nine", "then I have nine": a number and nothing played."""
    said = is_bare(clause) or clause.copula is not None or clause.verb_name in ("have", "make", "get")
    return said and any(phrase.is_bare_number or phrase.noun == "trick" for phrase in clause.phrases)


def _asks_whether(before: Clause | None) -> bool:
    return before is not None and before.verb_name in ("say", "ask") and not before.phrases


def _is_condition_on_somebody(before: Clause | None) -> bool:
    return before is not None and before.subordinate in ("if", "unless") and before.who == "who"


def _goes_on_with_condition(clause: Clause, draft: Draft, before: Clause | None) -> bool:
    """ "If West has the king of spades *and four hearts*": more of what another is to hold."""
    if before is not None and ")" in draft.text[before.span.end : clause.span.start]:
        return False  # "five diamonds (unless you hold four) *and the ace*"
    if before is None or before.subordinate not in ("if", "unless") or before.verb_name != "have":
        return False
    listed = is_bare_list(clause) and clause.link == "and" and not clause.joint("THEN", "COMMA")
    listed = listed and all(phrase.noun is None and phrase.quantifier is None for phrase in clause.phrases)
    listed = listed and all(phrase.suit or phrase.ranks or phrase.cards for phrase in clause.phrases)
    return listed and before.who not in (None, "me", "it", "dummy", "hand", "partner", "declarer")


def _says_why_or_when(clause: Clause, draft: Draft, previous: Clause | None) -> bool:
    """ "Since I have the ace": why, not what. "N claims eleven *after ruffing a diamond*": played before."""
    if clause.subordinate == "because" and clause.copula and [phrase.noun for phrase in clause.phrases] == ["loser"]:
        return True  # "because that's my only loser"
    following = draft.text[clause.span.end :].lstrip()
    if clause.subordinate == "because":
        held = clause.verb_name == "have" and clause.place("as") is None  # not "as I have the ace as an entry"
        if held and _beats_contract(clause, draft):
            return False  # "you're one down *because I have the ace of hearts*"
        if held and "doubt_first" in draft.flags and not draft.says_what:
            draft.flags.add("objection")  # "hang on, because I've still got a trump"
        return held and not following.lower().startswith(("to come", "coming"))  # "since I have the ace to come"
    return clause.subordinate in ("after", "before") and clause.link == "none" and _is_report_of_claim(previous)


def _beats_contract(clause: Clause, draft: Draft) -> bool:
    """Whether a defender names the card that beats the contract."""
    own = draft.claimer_role == "defender" and clause.who == "me" and clause.negation is None
    return own and "their_result" in draft.flags and any(p.ranks or p.cards for p in clause.phrases)


def _is_report_of_claim(before: Clause | None) -> bool:
    if before is None or before.verb_name not in ("claim", "concede") or before.who == "me":
        return False
    return before.verb is not None and before.verb.form in ("s", "past")


# Who speaks, and of whom.


def _is_about_partner(clause: Clause | None) -> bool:
    """Whether a clause has partner do or get something, and names nobody else who could be "he"."""
    if clause is None or clause.who not in ("me", "partner", None):
        return False
    placed = [place.object.value for place in clause.places if isinstance(place.object, Mark)]
    named = {*(person.value for person in clause.persons), *placed, clause.who}
    return "partner" in named and not named & {*SEATS, "you", "they", "lho", "rho", "declarer"}


def _is_won_before(clause: Clause, draft: Draft) -> bool:
    """ "*Declarer won in dummy* and said …", "*after winning the third trick* declarer said …": had been played."""
    told = clause.is_past and clause.who in REPORTED
    done = clause.subordinate == "after" and clause.who is None and clause.verb is not None
    played = clause.verb_name in ("win", "concede") or (
        done and clause.verb_name in PLAY_VERBS and clause.verb_name != "draw"
    )
    if played and clause.span.end <= draft.told_from and (told or done):
        return True
    # "*Declarer ruffed the second heart* and claimed", "upon winning the ace South claimed"
    claimed = draft.told_claim and clause.verb_name in PLAY_VERBS and clause.verb_name not in ("draw", "clear")
    goes_on = clause.subject is None and clause.link in ("and", "comma") and clause.is_past
    done = done and clause.verb is not None and clause.verb.form == "ing"
    return claimed and clause.span.end <= draft.told_from and (told or goes_on or done)


def _note_who_speaks(clause: Clause, draft: Draft) -> None:
    """Whoever is reported speaks of his own: "declarer said he would take *his* clubs"."""
    if _is_operators(clause):
        draft.flags.add("reported")
        draft.reporter = draft.reporter or "operator"
    if "reported" not in draft.flags or clause.who not in (None, "he", "who", "declarer"):
        return
    if isinstance(clause.subject, NounPhrase):
        clause.subject = _as_own(clause.subject, draft)
    elif isinstance(clause.subject, Mark) and clause.who == "he" and "objection" not in draft.flags:
        clause.subject = replace(clause.subject, value="me")
    clause.subjects = [_as_own(phrase, draft) for phrase in clause.subjects]
    clause.phrases = [_as_own(phrase, draft) for phrase in clause.phrases]
    if clause.who in (None, "who") and draft.seat is None:
        clause.persons = [_as_speaker(person) for person in clause.persons]  # "which gives him two discards"
    clause.places = [_placed_as_own(place, draft) for place in clause.places]


def _placed_as_own(place: Prepositional, draft: Draft) -> Prepositional:
    return replace(place, object=_as_own(place.object, draft)) if isinstance(place.object, NounPhrase) else place


def _as_speaker(person: Mark) -> Mark:
    return replace(person, value="me") if person.value == "he" else person


def _is_operators(clause: Clause) -> bool:
    """ "*Ruffs a heart*, rest hers": a play told without saying whose."""
    told = clause.link == "start" and clause.subject is None and clause.verb_name in PLAY_VERBS
    return told and clause.verb is not None and clause.verb.form == "s"


_HIS = re.compile(r"(?:all )?(?:his|her)\b", re.IGNORECASE)


def _as_own(phrase: NounPhrase, draft: Draft) -> NounPhrase:
    """ "His clubs", "all of his clubs"."""
    whole = replace(phrase, of=_as_own(phrase.of, draft)) if phrase.of is not None else phrase
    own = phrase.determiner == "your" and _HIS.match(draft.words(phrase.span)) is not None
    return replace(whole, determiner="my") if own else whole


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
        theirs = theirs or (draft.claimer_role == "defender" and clause.who == "declarer")
        draft.their_turn = clause.verb is not None and theirs


# What goes on from the clause before.


def _suit_spoken_of(clause: Clause | None) -> str | None:
    """The plain suit named last in a clause."""
    if clause is None:
        return None
    placed = [place.object for place in clause.places if isinstance(place.object, NounPhrase)]
    named = sorted((*clause.subjects, *clause.phrases, *placed), key=lambda phrase: phrase.span.start)
    return next((phrase.suit for phrase in reversed(named) if phrase.suit not in (None, "T")), None)


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


def _note_connective(clause: Clause, draft: Draft, before: int) -> None:
    """A temporal *then* orders even a concession of the rest; a consequential one, after a condition, does not.

    `before`: how many steps there were before the clause.
    """
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


# The clause itself.


def _dispatch(clause: Clause, draft: Draft) -> None:
    """Hands the clause to what reads its kind: by its repair, its state, its verb, or as a list."""
    if (clause.joint("REPAIR") or _is_denied_alone(clause)) and _is_repair_alone(clause, draft):
        return
    if any(explains(mark, draft) for mark in clause.marks) or _is_remark_alone(clause, draft):
        return
    if clause.question and clause.verb_name in PLAY_VERBS and clause.auxiliaries and clause.who == "me":
        return  # "shall we play the next one?"
    _take_as_item(clause)
    if _gets_there(clause, draft):
        return
    if read_state(clause, draft):
        read_means(clause, draft)
    elif clause.verb_name in PLAY_VERBS and handles_cards(clause):
        draft.flags.add("vague")
        read_tail(clause, draft)
    elif not _read_by_verb(clause, draft) and clause.verb_name != "claim":
        read_tail(clause, draft)


def _is_denied_alone(clause: Clause) -> bool:
    """ "I take the finesse, no, *I don't*"."""
    bare = clause.verb is None and clause.copula is None and not (clause.phrases or clause.places or clause.marks)
    return bare and clause.who == "me" and clause.negation is not None and clause.link in ("comma", "stop")


def _is_repair_alone(clause: Clause, draft: Draft) -> bool:
    """Whether all that the clause does is to take back, or put right, what was said last."""
    if clause.verb_name in PLAY_VERBS:
        withdraw_play(draft)
    bare = clause.verb is None and not (clause.phrases or clause.places or clause.marks)
    if bare and clause.who == "me" and (clause.auxiliaries or clause.negation):
        take_back(clause, draft)  # "I draw trumps, actually no I won't"
        return True
    return clause.verb_name in ("", "make", "get", "have", "take") and withdraw(clause, draft)


def _is_remark_alone(clause: Clause, draft: Draft) -> bool:
    """Whether the clause is a remark; what it names besides is read as a list."""
    stated = clause.copula is not None or clause.mark("MINE", "PRED", "DOWN", "SIGNED", "SCORE", "EXACT")
    if not clause.mark("META") or clause.verb is not None or stated:
        return False
    if "unsaid" in draft.flags and draft.says_what:
        return True  # "he said nothing about the missing trump"
    disputed = any(mark.value == "objection" for mark in clause.marks)
    if disputed and len(clause.phrases) == 1 and amount_of(clause.phrases[0]) == Amount(all=True):
        return True  # "you don't have the rest"
    if clause.phrases:
        read_listing(clause, draft)
    else:
        read_means(clause, draft)  # "I claim on the marked finesse"
    return True


def _take_as_item(clause: Clause) -> None:
    """ "The club ruff *comes first*": an item of a list, with its place in it."""
    out = clause.auxiliaries or clause.mark("PRED")  # "the trumps must go first", "the trumps come out first": drawn
    drawn = bool(out) and [(subject.suit, subject.ranks) for subject in clause.subjects] == [("T", ())]
    placed = clause.subjects and clause.mark("FIRST", "LAST") and not (clause.places or drawn)
    if placed and clause.verb_name in ("come", "go"):
        clause.take_subjects_as_phrases()
        clause.verb, clause.verb_name = None, ""


def _gets_there(clause: Clause, draft: Draft) -> bool:
    """ "The heart king *to get there*": what the play before is for.

    "Once I get there with the queen" becomes a crossing, still to be read.
    """
    there = clause.mark("PRED")
    is_there = there is not None and there.value == "there"
    if clause.verb_name in ("get", "go"):
        them = is_there or clause.goes_to(("they",), "to")  # "to get to them"
        them = them or (not clause.phrases and clause.goes_to(("dummy", "hand"), "to"))
        if them and serves_last(clause, draft, "cross"):
            return True
    goes = clause.verb_name in ("get", "go", "come", "lead") and not clause.phrases and clause.who in ("me", None)
    home = there is not None and there.value == "home"
    means = clause.place("with", "in", "by", "on")
    act = means.object.act if means is not None and isinstance(means.object, NounPhrase) else None
    makes = home and clause.verb_name == "get" and (means is None or means.object is None or act not in (None, "ruff"))
    if goes and makes and clause.negation is None and draft.condition is None:
        draft.add_result(Result(over=0))  # "I get home with the finesse", "I get home by ruffing a heart"
        read_means(clause, draft)
    elif goes and there and (is_there or home) and means and act in (None, "ruff"):
        clause.marks.remove(there)
        clause.verb_name = "cross"
        if home:
            hand = replace(there, label="ROLE", value="hand")
            clause.places.insert(0, Prepositional(there.span, "to", hand))
    return False


def _read_by_verb(clause: Clause, draft: Draft) -> bool:
    """Reads the clause by its verb, or as a list without one. True where nothing that follows is left to read."""
    name = clause.verb_name
    if name in PLAY_VERBS:
        read_play(clause, draft, name)
    elif name in TALLY_VERBS:
        TALLY_VERBS[name](clause, draft)
        if name in ("make", "have", "take") or (name in ("get", "win") and clause.phrases):
            read_means(clause, draft)
    elif predicted(clause, draft):
        return True
    elif clause.verb is None and clause.copula is not None and not clause.phrases:
        read_means(clause, draft)  # "it's on the diamond finesse"
    elif clause.verb is None:
        read_listing(clause, draft)
    return False
