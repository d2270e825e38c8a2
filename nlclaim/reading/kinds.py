"""What a statement is: a claim, a concession, both, the current trick only, no claim at all, or unclear."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from nlclaim.plan.model import Verb
from nlclaim.reading.draft.draft import Draft
from nlclaim.reading.draft.flags import Flag
from nlclaim.reading.model import Result, Tally

_ORDER_VERBS: Final = frozenset({Verb.RUN, Verb.LEAD, Verb.DUCK, Verb.CASH, Verb.RUFF, Verb.WIN})


_ASSENTS: Final = frozenset(
    {
        "accept", "sure", "ok", "okay", "right", "thanks", "k", "np", "gg", "ty", "thx", "lol", "si", "oui", "ja", "jo",
        "jawohl", "vale", "danke", "merci", "tak",
    }
)  # fmt: skip
"""Words of which an answer may consist."""
_PROTESTS: Final = frozenset(
    {"doesn't work", "doesnt work", "does not work", "won't work", "wont work", "can't work", "cannot work"}
)
"""All that is said of another's plan."""
_ANSWERS: Final = frozenset(
    {
        "absolutely", "okay by me", "ok by me", "fine by me", "suits me", "go on then", "go on", "mhm", "uh huh",
        "of course", "i guess so", "sounds good", "sure go ahead", "go ahead", "thanks partner", "no problem", "wins",
        "holds", "works", "no it wins", "fair enough", "no", "no objections", "no objection", "good claim",
        "nice claim", "good hand", "good contract",
        "finesse is off", "the finesse is off", "finesse is on", "doesn't hold", "does not hold",
        "it doesn't hold", "hi all", "hello all", "looks good", "looks right", "looks fine", "seems right",
        "seems fine", "i believe you", "we believe you", "i trust you", "we trust you", "nh", "wpp", "nice",
        "hang on", "hold on", "hold it", "hold your horses", "steady on", "whoa",
        "wait", "wait a second", "wait a minute", "one moment", "one moment please",
        "stop", "not really", "not necessarily", "that depends", "it depends", "come again",
        "thanks all", "it wins", "it wins actually", "it loses", "it lost", "no lost", "no it lost", "ok by us",
        "fine by us", "misclick", "misclicked", "sorry misclick", "sorry misclicked", "oops misclick", "my misclick",
        "sry misclick",
        "okay by us", "fine with us", "ok with us", "it holds", "nope", "no it holds",
    }
)  # fmt: skip
"""The whole of what is said, by whoever is asked whether he agrees."""
_LONGEST_ANSWER: Final = 5
"""The most words of an answer."""


_THANKS: Final = re.compile(
    r"[^\w=+–−-]*(?:many )?(?:thank you|thanks?|thx|tks|ty|cheers|ta|gg|wp|good game|well played|objections?|aye"
    r"|granted|righto|right you are)(?:\W+(?:all|everyone|everybody|partner|pard|guys|folks|both|very much|a lot|gg|wp"
    r"|glp|thanks|ty|good game|well played|sir|mate))*\W*",
    re.IGNORECASE,
)
""" "Cheers all", "ty all, gg"."""


_AGREEMENTS: Final[tuple[str, ...]] = ("agreed", "we agree", "i agree", "accepted")


_WHATEVER: Final = re.compile(
    r"\b(?:whatever|anything) (?:you|he|they|u) (?:lead|return|play|do)\b|\bany (?:lead|return)\b"
    r"|\bno defen[cs]e\b|\bnothing (?:you|he|they|u) can do\b|^(?:play|lead|return|do) what you (?:like|want)"
    r"|(?:n't|not|never) (?:matter\w*|make (?:any|a|much) difference)"
    r" (?:what|which|how|where)\w* (?:you|he|she|they|u)\b|no difference what you"
)


@dataclass(slots=True, unsafe_hash=True)
class _Said:
    """A draft with its numbers, and whether they win or lose tricks."""

    draft: Draft
    claimed: Tally
    conceded: Tally
    result: Result | None
    wins: bool
    loses: bool

    def __init__(
        self,
        draft: Draft,
        claimed: Tally,
        conceded: Tally,
        result: Result | None,
        wins: bool,
        loses: bool,
    ) -> None:
        self.draft = draft
        self.claimed = claimed
        self.conceded = conceded
        self.result = result
        self.wins = wins
        self.loses = loses

    def has(self, *flags: Flag) -> bool:
        """Whether the draft has one of the flags."""
        return not self.draft.flags.isdisjoint(flags)

    @property
    def has_result(self) -> bool:
        """Whether a result is named, or tricks are lost: more than a claim of what was not counted."""
        return self.loses or self.result is not None


def kind_of(draft: Draft, claimed: Tally, conceded: Tally, result: Result | None) -> str:
    """The kind, from what was read: the first rule that knows it."""
    wins = claims_something(draft, claimed, result)
    loses = concedes_something(draft, conceded, result)
    if loses and wins and _only_says_that_trumps_are_gone(draft, claimed, result):
        wins = False  # "trumps are in, you have a heart to come"
    said = _Said(draft, claimed, conceded, result, wins, loses)
    return next((kind for rule in _RULES if (kind := rule(said)) is not None), "unclear")


def _answers(said: _Said) -> str | None:
    """An operator's correction, a call to dummy, an answer of a word or two."""
    words = said.draft.lowered.strip(" .!").replace(",", " ").split()
    said_of_it = words[1:] if words[:1] in (["that"], ["it"], ["this"]) else words
    answered = len(words) <= _LONGEST_ANSWER and (
        " ".join(words) in _ANSWERS or (bool(words) and " ".join(said_of_it) in _PROTESTS)
    )
    answered = answered or (bool(words) and words[0] in _ASSENTS and _ASSENTS.issuperset(words))
    answered = answered or said.has("denial", "call") or _THANKS.fullmatch(said.draft.text) is not None
    return "not_a_claim" if answered else None


def _leaves_open(said: _Said) -> str | None:
    """Something is said of tricks, but not what is claimed."""
    draft, nothing_more = said.draft, not (said.has_result or said.claimed.is_said)
    if said.has("resign") and not (said.has("claim", "objection") or draft.plan.steps) and _leaves_it_open(draft):
        return "unclear"  # "nine, ten, whatever, you work it out"
    open_ended = said.has("asks_first") or (said.has("claim_if") and said.has("otherwise", "think"))
    if open_ended and not _states_play(draft) and nothing_more:
        return "unclear"  # "if hearts are 3-3 I claim, otherwise we play on"
    plays = bool(draft.plan.steps or draft.counts.results)
    if said.has("unsure") and not (said.has("claim") or said.claimed.tricks is not None or plays):
        return "unclear"  # "no clue how many I have, you tell me"
    return None


def _is_no_claim(said: _Said) -> str | None:
    """Where cards lie, agreement, a protest, a wish, what was said by others."""
    draft, flags, claimed = said.draft, said.draft.flags, said.claimed
    denies = (
        draft.claimer_role == "defender" and all(step.negated for step in draft.plan.steps) and bool(draft.plan.steps)
    )
    if denies and not (claimed.is_said or said.conceded.is_said or said.result is not None or "claim" in flags):
        return "not_a_claim"  # a defender's "the finesse doesn't work"
    told = "lie" in flags and not (draft.plan.steps or claimed.is_said or said.has_result or "claim" in flags)
    agrees = "assent" in flags and draft.text.lstrip().lower().startswith(_AGREEMENTS)
    agrees = agrees and not (draft.plan.steps or claimed.all or said.loses)  # "agreed, nine"
    protests = said.has("objection", "afterthought") and not ("claim" in flags or claimed.all)
    says = claimed.is_said or said.loses or said.wins or said.has("claim", "takes_these")  # "fine, I'm taking these"
    repeats = said.has("assent", "told") and not says
    regrets = "regret" in flags and not (said.wins or said.loses)  # "I should have claimed"
    return "not_a_claim" if told or agrees or protests or repeats or regrets or "wish" in flags else None


def _is_of_current_trick(said: _Said) -> str | None:
    if not _is_current_only(said.draft, wins=said.wins, loses=said.loses):
        return None
    return "not_a_claim" if said.draft.lowered.startswith(("no,", "no ", "no!")) else "current_trick_only"


def _asks_or_thinks(said: _Said) -> str | None:
    """A question, an order to dummy, "let me think": unclear where a plan was begun."""
    draft, claimed = said.draft, said.claimed
    if thinks_aloud(draft):
        return "unclear"
    if said.has("think") and (_thinks_last(draft) or not (draft.counts.claimed or said.has_result)):
        begun = draft.plan.conditions or draft.counts.claimed_if or draft.plan.steps or _ASKS_OF_SUIT.match(draft.text)
        return "unclear" if begun else "not_a_claim"  # "if they behave I have the rest, if not I have to think"
    if said.has("question") and not claimed.is_said and not said.has_result:
        return "unclear" if draft.plan.steps or draft.plan.conditions else "not_a_claim"
    orders = said.has("order") and len(draft.plan.steps) <= 1 and not said.has("claim")
    return "not_a_claim" if orders and not (claimed.is_said or said.has_result) else None


_ASKS_OF_SUIT: Final = re.compile(
    r"\W*(?:(?:are|do|is) )?(?:the |my |dummy's )?(?:spades|hearts|diamonds|clubs)\b[^.?]{1,24}\?", re.IGNORECASE
)
"""What a claim would hang on: "*spades good?* If not I have to think"."""


def _wins_or_loses(said: _Said) -> str | None:
    draft = said.draft
    gives = said.conceded.is_said or any(step.verb is Verb.CONCEDE for step in draft.plan.steps)
    if (said.wins and said.loses) or (said.has("claim", "takes_these") and gives):
        return "claim_and_concession"
    if said.loses:
        return "concession"
    orders = said.wins and said.has("order") and not said.claimed.all
    if (draft.plan.steps and orders) or (said.has("broke_off") and not draft.plan.steps):
        return "not_a_claim"
    return "claim" if said.wins or said.has("claim", "vague", "done") else None


def _leaves_to_chance(said: _Said) -> str | None:
    """Nothing but a condition, or that it does not matter what is led: the rest is meant."""
    hangs = said.draft.plan.conditions or said.has("even_if")
    if hangs and not said.has("question", "depends"):
        return "claim"
    whatever = _WHATEVER.search(said.draft.lowered) is not None and not said.has("question")
    return "claim" if whatever else None  # "it doesn't matter what you return"


_PROTESTS_THAT: Final = re.compile(
    r"\W*(?:(?:no|nope)(?:\W*$|[,.!–-]| (?:no|the|he|she|they|you|my|there|it|that)\b)|(?:but|partner|pard)\b)"
    r"|.*\b(?:still (?:out|has|holds)|(?:is|are|has|have)n[o']t (?:been )?(?:high|good|gone|played|seen|shown))\b"
    r"|.*\bmy\b.*\b(?:still|yet) to be played\b|\W*(?:a )?trumps? out\b",
    re.IGNORECASE,
)


def _only_protests(said: _Said) -> str | None:
    """ "No, the jack of hearts hasn't gone yet": nothing is claimed, and what was is doubted."""
    leaves_it = said.has("unsure", "resign", "asks_first", "depends")
    return "not_a_claim" if not leaves_it and _PROTESTS_THAT.match(said.draft.text) is not None else None


_RULES: Final[tuple[Callable[[_Said], str | None], ...]] = (
    _answers,
    _leaves_open,
    _is_no_claim,
    _is_of_current_trick,
    _asks_or_thinks,
    _wins_or_loses,
    _leaves_to_chance,
    _only_protests,
)


def _leaves_it_open(draft: Draft) -> bool:
    """Whether no number was said, or more than one, or only as a possibility."""
    counts = draft.counts
    said = len(counts.claimed) + len(counts.conceded) + len(counts.results) + bool("concede" in draft.flags)
    return said != 1 or " or " in draft.text or bool(draft.flags & {"unsure", "weighs", "question"})


def thinks_aloud(draft: Draft) -> bool:
    """ "*Let me think:* if I finesse and it loses I'm down": what might be is weighed, and nothing said outright."""
    conditions, counts = draft.plan.conditions, draft.counts
    if "think" not in draft.flags or not conditions or draft.think_at >= conditions[0].span.start:
        return False
    start = conditions[0].span.start
    outright = any(step.span.start < start for step in draft.plan.steps)
    return not (outright or counts.claimed or counts.results or draft.flags & {"claim", "rest_claimed"})


def _thinks_last(draft: Draft) -> bool:
    """ "If clubs are 3-3 I have the rest, otherwise *let me think*": what was said before hangs on a condition."""
    last = max((span.end for _, span in draft.counts.claimed), default=0)
    return bool(draft.plan.conditions) and draft.think_at > last


def _states_play(draft: Draft) -> bool:
    """Whether a play is stated, not only asked about."""
    asked = draft.text.find("?") if "asks_first" in draft.flags else 0
    return any(step.span.start >= asked for step in draft.plan.steps)


def _only_says_that_trumps_are_gone(draft: Draft, claimed: Tally, result: Result | None) -> bool:
    gone = bool(draft.beliefs) and all(belief.claim == "gone" for belief in draft.beliefs)
    plays = any(step.verb is not Verb.CONCEDE for step in draft.plan.steps)
    planned = any(sort == "plan" for sort, _ in draft.marks.drawing_spans)
    trumps = all(draft.are_trumps(belief.suit) for belief in draft.beliefs)  # "no clubs out, so one down"
    told = result is not None and not (trumps and _is_bad(draft, result))
    said = claimed.is_said or plays or planned or told or draft.flags & {"all_but", "rest_claimed"}
    return gone and not said


def claims_something(draft: Draft, claimed: Tally, result: Result | None) -> bool:
    """Whether tricks are said to be won: a number, a play, a belief in winners, a contract made."""
    bad = result is not None and _is_bad(draft, result)
    plays = any(step.verb is not Verb.CONCEDE and not (step.negated and bad) for step in draft.plan.steps)
    made = result is not None and not bad
    return (
        (claimed.is_said and claimed.tricks != 0)
        or plays
        or made
        or bool(draft.flags & {"all_but", "rest_claimed", "fails_if"})
        or "belief" in draft.flags
        or bool(draft.marks.drawing_spans)
    )


def concedes_something(draft: Draft, conceded: Tally, result: Result | None) -> bool:
    """Whether tricks are said to be lost."""
    gives = any(step.verb is Verb.CONCEDE and not step.negated for step in draft.plan.steps)
    bad = result is not None and _is_bad(draft, result) and "fails_if" not in draft.flags
    return conceded.is_said or gives or bad or "complement" in draft.flags or "concede" in draft.flags


def _is_bad(draft: Draft, result: Result) -> bool:
    """Whether the result is bad for the side that speaks: a defender likes declarer's "one off"."""
    if result.score is not None:
        return result.score < 0
    theirs = "their_result" in draft.flags or draft.claimer_role == "defender"
    return (result.down is not None) != theirs


def _is_current_only(draft: Draft, *, wins: bool, loses: bool) -> bool:
    counts = draft.counts
    if "claim" in draft.flags:
        return False
    if "current_step" in draft.flags and len(draft.plan.steps) == 1 and not (counts.claimed_if or counts.results_if):
        return not (counts.claimed or counts.conceded or counts.results)
    return "current" in draft.flags and not wins and not loses


def is_order(draft: Draft, *, imperative: bool) -> bool:
    """A single bare imperative may be an order to dummy rather than a claim."""
    said = draft.counts.claimed or draft.counts.results or draft.counts.conceded or "claim" in draft.flags
    if not imperative or len(draft.plan.steps) != 1 or said:
        return False
    step = draft.plan.steps[0]
    if step.verb is not Verb.RUN and (step.count or 1) > 1:
        return False  # "ruff two clubs": dummy is asked for one card
    called = step.hand == "dummy" and step.verb is Verb.LEAD  # "play a club from the table"
    plain = (
        (step.hand is None or called) and step.on is None and not draft.marks.then_spans and "unblock" not in step.how
    )
    return step.verb in _ORDER_VERBS and plain and " my " not in draft.lowered
