"""Words of remarks, beside what is claimed: "sorry", "no, make it nine", "hang on", "play on"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    STARTS,
    STATED,
    beyond_pause,
    end_of_name,
    label_at,
    lexeme_at,
    play_before,
    relabel,
)
from nlclaim.language.lexemes import Lexeme


def settle_doubt(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "No, wait, a heart to dummy", "ten, hang on, nine" are corrections; "wait, I have a trump" is a doubt."""
    before, after = beyond_pause(lexemes, place, -1), beyond_pause(lexemes, place, 1)
    if before.label == "EXCEPT":
        for at in (place - 1, place + 1):
            if label_at(lexemes, at) in ("COMMA", "DASH"):
                lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "all mine except, *wait*, I lose a heart"
    if _breaks_into_list(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")  # "two hearts and, *wait*, the ace of clubs"
    if after.label == "REPAIR" or after.word == "meant":
        return relabel(lexemes[place], "SKIP", "")  # "five. No, hang on, I miscounted, four"
    if place and after.value == "assent" and after.word in ("yes", "yeah", "yep"):
        lexemes[lexemes.index(after, place)] = relabel(after, "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "I ruff a diamond, *hang on, yes*, then I ruff a club"
    at = next((n for n in range(place + 1, len(lexemes)) if lexemes[n] is after), place)
    if _speaks_of_other_play(lexemes, place, at):
        return relabel(lexemes[place], "REPAIR", "repair")  # "I finesse, *wait*, I cash the ace"
    denies = before.word == "no"
    mends = after.label in ("SUIT", "NUMBER", "RANK", "CARDS") if lexemes[place].word == "wait" else False
    at = next((n for n in range(place + 1, len(lexemes)) if lexemes[n] is after), place)
    whole = lexeme_at(lexemes, at + 1)
    alike = (before.label == "DOWN") == (whole.label == "DOWN")
    whole_number = after.label == "NUMBER" and (whole.label in JOINTS | {"END", "DOWN"} or whole.value == "trick+")
    whole_number = whole_number and label_at(lexemes, at + 2) != "NUMBER"  # not "hang on, two, three, four"
    counted = denies or (alike and (before.label in ("NUMBER", "DOWN") or before.value == "trick+"))
    return relabel(lexemes[place], "REPAIR", "repair") if (denies and mends) or (counted and whole_number) else None


def _breaks_into_list(lexemes: list[Lexeme], place: int) -> bool:
    """ "A heart, and*, oh no,* the queen of trumps": said within a list that goes on; the pauses go."""
    pauses = [at for at in (place - 1, place + 1) if label_at(lexemes, at) == "COMMA"]
    joined = label_at(lexemes, place - 1 - (place - 1 in pauses)) == "AND"
    goes_on = label_at(lexemes, place + 2) in ("DET", "NUMBER", "RANK", "CARDS", "SUIT") and place + 1 in pauses
    number = label_at(lexemes, place + 2) == "NUMBER" and label_at(lexemes, place + 3) in ENDS  # "five and, wait, six"
    if not (joined and goes_on) or number:
        return False
    for at in pauses:
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return True


def settle_made(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *just make* the others": no contract just made, but tricks."""
    made = label_at(lexemes, place - 1) == "PERSON" and lexemes[place].word == "just"
    tricks = label_at(lexemes, place + 1) in ("DET", "QUANT", "PERSON", "LAST")
    return relabel(lexemes[place], "VERB", "make.base") if made and tricks else None


def settle_sorry(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five, sorry, four" is a correction; elsewhere an apology, which says nothing."""
    lexeme = lexemes[place]
    between = label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if lexeme.word == "actually" and between == ("PERSON", "VERB"):
        return relabel(lexeme, "SKIP", "")  # "I *actually* have two": nothing is put right
    before, after = beyond_pause(lexemes, place, -1), beyond_pause(lexemes, place, 1)
    if before.word == "no" and (after.value == "me" or after.label == "NUMBER"):
        if label_at(lexemes, place - 1) == "COMMA" and place >= 2:
            lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexeme, "REPAIR", "repair")  # "no, sorry, I ruff first", "eleven. No, sorry, ten."
    if before.label == after.label == "MINE":
        return relabel(lexeme, "REPAIR", "repair")  # "the rest are yours, sorry, mine"
    at = next((n for n in range(place + 1, len(lexemes)) if lexemes[n] is after), place)
    counted = before.label == "NUMBER" or before.value in ("trick+", "more", "another")
    if counted and after.value == "me" and any(lexeme.label == "NUMBER" for lexeme in lexemes[at + 1 : at + 6]):
        return relabel(lexeme, "REPAIR", "repair")  # "ten tricks, sorry, I'm only getting nine"
    if after.value == "to" and before.label == "RANK" and label_at(lexemes, at + 2) == "RANK":
        lexemes[at] = relabel(after, "SKIP", "")
        return relabel(lexeme, "REPAIR", "repair")  # "a diamond to the ace, sorry, to the king"
    heard = after.word in ("for", "to", "too") and label_at(lexemes, at + 1) == before.label == "SUIT"
    if heard and lexeme_at(lexemes, at + 1).value.endswith("+"):
        return relabel(lexeme, "REPAIR", "repair")  # "three clubs sorry for clubs"
    if before.value == "you" and lexeme_at(lexemes, place - 1).label == "COMMA":
        named = lexeme_at(lexemes, at + 1) if after.label == "DET" else after
        towards = lexeme_at(lexemes, place - 3).value in ("to", "for")
        mends = towards and named.label in ("SUIT", "NUMBER", "RANK")
        return relabel(lexeme, "REPAIR" if mends else "SKIP", "repair")  # "a club to you, sorry, a heart"
    if after.label == "DET" and before.label in ("RANK", "SUIT"):
        after = lexeme_at(lexemes, at + 1)  # "the king, sorry, the ace"
    plays = after.label == "VERB" and after.value.endswith(".base") and lexeme_at(lexemes, place - 1).plain == "..."
    if _plays_that_instead(lexemes, place, at) or _speaks_of_other_play(lexemes, place, at):
        return relabel(lexeme, "REPAIR", "repair")  # "cash clubs, sorry cash hearts"
    if plays and before.label in ("SUIT", "NOUN", "RANK", "CARDS", "ROLE"):
        return relabel(lexeme, "REPAIR", "repair")  # "I'll draw trumps... sorry, ruff a heart first"
    same = before.label == after.label and after.label in ("NUMBER", "SUIT", "RANK")
    again = lexeme_at(lexemes, at + 1 if after.label == "SUIT" else at + 2).value.partition(".")[0]
    act = before.label == "ACT" and after.label in ("SUIT", "DET") and again == before.value
    same = same or (
        after.label == "RANK" and label_at(lexemes, place - 2) == "OF"
    )  # "ace of hearts sorry ace of clubs"
    thing = before.label in ("SUIT", "NOUN") or before.value in ("more", "another")
    mends = same or act or (thing and (after.label in ("NUMBER", "SUIT") or after.value == "another"))
    return relabel(lexeme, "REPAIR" if mends else "SKIP", "repair")


def _plays_that_instead(lexemes: list[Lexeme], place: int, at: int) -> bool:
    """ "Cash clubs, *sorry* cash hearts": the same verb again, in the same form; `at` is where it is."""
    paused = label_at(lexemes, place - 1) in ("COMMA", "DASH") and label_at(lexemes, at) == "VERB"
    said = play_before(lexemes, place)
    return paused and said is not None and said.value == lexeme_at(lexemes, at).value


def _speaks_of_other_play(lexemes: list[Lexeme], place: int, at: int) -> bool:
    """ "I finesse, *sorry, I play* the ace": another play; `at` is where he speaks again."""
    if lexeme_at(lexemes, at).value != "me" or at != place + 2 or label_at(lexemes, place - 1) not in ("COMMA", "DASH"):
        return False
    doing = lexeme_at(lexemes, at + 1 + (label_at(lexemes, at + 1) == "AUX"))
    plays = doing.label == "VERB" and doing.value.endswith((".base", ".ing"))
    if not plays or doing.value.partition(".")[0] in STATED or play_before(lexemes, place) is None:
        return False
    end = next((n for n in range(at, len(lexemes)) if lexemes[n].label in JOINTS), len(lexemes))
    return not any(lexeme.label in ("FIRST", "BEFORE") for lexeme in lexemes[at:end])


def settle_repair(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ten, make it nine" is a correction; "you can't make it" is a result; "to the king, *ace I mean*"."""
    if lexemes[place].word == "oh" and _breaks_into_list(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")  # "a spade and, *oh no*, a heart too"
    if place == 0 and lexemes[0].word == "make" and label_at(lexemes, 1) == "NUMBER":
        return relabel(lexemes[0], "EXACT", "made")  # "*make it* four"
    if place == 0 and lexemes[place].word == "er":
        return relabel(lexemes[place], "QUANT", "no")  # "er, no more for you": nothing to put right yet
    if label_at(lexemes, place + 1) == "NUMBER" and label_at(lexemes, place + 2) == "IF" and place >= 2:
        return relabel(lexemes[place], "SKIP", "")  # "ten, *make it* eleven if the spades come in"
    result = lexemes[place].word == "make" and label_at(lexemes, place - 1) in ("AUX", "NEG", "PERSON")
    return relabel(lexemes[place], "EXACT", "made") if result else None


def settle_meta(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Play on" objects; "play on diamonds" plays."""
    here = lexemes[place]
    if here.value == "afterthought":
        return _settle_afterthought(lexemes, place)
    before = label_at(lexemes, place - 1)
    if here.value == "vague" and here.word == "in":
        bagged = before in ("BE", "NEG")  # "ten tricks are in the bag"; "with ten in the bag" says less
        return relabel(here, "PRED", "cold") if bagged else None
    if here.value == "objection" and here.word in _UNFINISHED and lexeme_at(lexemes, place + 1).value.endswith(".ing"):
        return relabel(here, "NEG", "not")  # "I *haven't finished* drawing trumps"
    settle = _SETTLING.get(here.word)
    if settle is not None and (settled := settle(lexemes, place)) is not None:
        return settled
    return relabel(here, "PRED", "off") if here.value == "objection" and before == "IF" else None  # "if that's wrong"


_UNFINISHED: Final = frozenset({"have", "has", "had", "not"})


def settle_trouble(lexemes: list[Lexeme], place: int) -> Lexeme:
    """ "This one *shouldn't cause me much trouble*": a claim; trouble that is not denied says nothing."""
    here = lexemes[place]
    denied = place - 1
    while _may_precede_trouble(lexeme_at(lexemes, denied)):
        denied -= 1
    if label_at(lexemes, denied) != "NEG" and lexeme_at(lexemes, denied).value not in _DENYING:
        return relabel(here, "UNKNOWN", "")
    for at in range(denied, place):
        if lexemes[at].label in ("NEG", "VERB", "UNKNOWN"):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
    if lexeme_at(lexemes, place + 1).value == "me":
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")  # "shouldn't trouble *me*"
    return relabel(here, "META", "vague")


def _may_precede_trouble(lexeme: Lexeme) -> bool:
    return lexeme.value not in _DENYING and (lexeme.label in _BEFORE_TROUBLE or lexeme.word in _CAUSING)


_DENYING: Final = ("no", "none")
_BEFORE_TROUBLE: Final = frozenset({"PERSON", "DET", "ADJ", "QUANT", "BE", "AUX"})
_CAUSING: Final = frozenset({
    "cause", "causing", "give", "giving", "pose", "present", "have", "having", "see", "foresee", "expect", "anticipate",
    "envisage", "be", "run", "into", "in", "make", "offer", "too", "much",
})  # fmt: skip
"""Words that may stand between the denial and the trouble."""


def _settle_please(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Please*, I have three spades"."""
    first = place == 0 and label_at(lexemes, 1) == "COMMA" and lexemes[0].value == "order"  # not "please play on, …"
    return relabel(lexemes[0], "SKIP", "") if first else None


def _settle_asked(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Asked how*, he said he would ruff a club"."""
    alone = label_at(lexemes, place - 1) in ("END", "STOP", "AFTER") and label_at(lexemes, place + 1) == "COMMA"
    return relabel(lexemes[place], "SKIP", "") if alone else None


def _settle_you(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*You still have* 3 coming", "… a heart coming" is no objection."""
    end = end_of_name(lexemes, place + 1)
    if label_at(lexemes, place + 1) == "DET" and lexeme_at(lexemes, end).value == "come.ing":
        lexemes[end] = relabel(lexemes[end], "MINE", "you")
        return relabel(lexemes[place], "SKIP", "")
    coming = lexeme_at(lexemes, place + 2)
    to_come = coming.value == "to" and lexeme_at(lexemes, place + 3).value == "come.base"
    if label_at(lexemes, place + 1) == "NUMBER" and (to_come or coming.value == "come.ing"):
        if to_come:
            lexemes[place + 3] = relabel(lexemes[place + 3], "SKIP", "")
        lexemes[place + 2] = relabel(coming, "MINE", "you")
        return relabel(lexemes[place], "SKIP", "")
    if label_at(lexemes, place - 1) in NOMINAL:
        return relabel(lexemes[place], "SKIP", "")  # "the trump you still have"
    has_to = lexeme_at(lexemes, place + 1).value == "to" and coming.value == "concede.base"
    if has_to or _names_trick_to_come(lexemes, place + 1):
        return relabel(lexemes[place], "PERSON", "you")  # "you still have a trump trick", "… to lose to my jack"
    return None


def _settle_no(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*No way* back to dummy", "there's *no way* you get a trick"."""
    if lexeme_at(lexemes, place - 1).value == "with" and lexeme_at(lexemes, place + 1).value.startswith("to"):
        there = place + 2 + (label_at(lexemes, place + 2) == "ROLE")
        for at in (place - 1, *range(place + 1, min(there, len(lexemes)))):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "*with no way into dummy* it's two aces"
    if lexeme_at(lexemes, place + 1).value.startswith(("over.", "cross.", "to")):
        return relabel(lexemes[place], "NEG", "not")
    gets = lexeme_at(lexemes, place + 2).value in ("concede.base", "get.base", "take.base", "make.base", "win.base")
    if not gets or label_at(lexemes, place + 1) != "PERSON":
        return None
    if label_at(lexemes, place - 1) == "BE" and lexeme_at(lexemes, place - 2).value == "it":
        for at in (place - 2, place - 1):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")  # "there's"
    return relabel(lexemes[place], "NEG", "not")


def _settle_not(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Not so fast*, I get a ruff"; "trumps *not yet* drawn", "I've *not quite* drawn them": a negation."""
    said = label_at(lexemes, place - 1) in NOMINAL or lexeme_at(lexemes, place - 1).value == "have.base"
    done = lexeme_at(lexemes, place + 1).value.endswith(".past") and said
    if done and lexemes[place].value == "objection":
        return relabel(lexemes[place], "NEG", "not")
    return relabel(lexemes[place], "DOUBT", "doubt") if _names_own_trick(lexemes, place + 1) else None


def _settle_director(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "He told *the director* that …", "*the director* was told that …", "ten tricks, *director*, and a ruff"."""
    told = [lexeme.value.partition(".")[0] for lexeme in lexemes[max(place - 2, 0) : place]]
    is_told = told[:1] in (["say"], ["ask"]) and told[-1] in ("the", "say")
    was_told = bool(place) and lexeme_at(lexemes, place + 2).value.startswith("say.")
    counts = any(lexeme.value in ("trick", "trick+", "rest") or lexeme.label == "NUMBER" for lexeme in lexemes[:place])
    after = label_at(lexemes, place + 1)
    spoken_to = lexemes[place].word == "director" and label_at(lexemes, place - 1) == "COMMA"
    addressed = spoken_to and (after == "COMMA" or (counts and after in ("END", "STOP")))
    return relabel(lexemes[place], "SKIP", "") if is_told or was_told or addressed else None


def _settle_okay(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Ok you win* the rest": what they win, where "ok, you win" gives up."""
    named = label_at(lexemes, place + 1) in ("DET", "NUMBER", "QUANT", "LAST", "SUIT", "RANK", "CARDS")
    return relabel(lexemes[place], "PERSON", "you") if lexemes[place].value == "concede" and named else None


def _settle_but(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The rest are mine *but you* get a heart"."""
    return relabel(lexemes[place], "PERSON", "you") if _adds_to_claim(lexemes, place) else None


def _settle_play_on(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *play on* diamonds", "I'll *play on* and crossruff"."""
    if _plays_on_by(lexemes, place):
        return relabel(lexemes[place], "VERB", "play.base")
    after, next_after = label_at(lexemes, place + 1), label_at(lexemes, place + 2)
    if after not in ("SUIT", "DET") or (after == "DET" and next_after not in ("SUIT", "ADJ", "NUMBER")):
        return None  # "no need to play on, the contract's cold"
    return relabel(lexemes[place], "VERB", "lead.base" if lexemes[place].word == "play" else "play.base")


def _plays_on_by(lexemes: list[Lexeme], place: int) -> bool:
    """ "I'll play on *and crossruff*", "I'll play on *cross ruff*": what he says that he plays."""
    speaks = lexeme_at(lexemes, place - 1 - (label_at(lexemes, place - 1) == "AUX")).value == "me"
    joined = label_at(lexemes, place + 1) in ("AND", "DET")
    line = lexeme_at(lexemes, place + 1 + joined)
    verb, _, form = line.value.partition(".")
    if not speaks or line.label not in ("VERB", "ACT") or (line.label == "VERB" and form != "base"):
        return False
    if label_at(lexemes, place + 1) == "AND":
        return line.label == "VERB" and verb in _PLAYED
    if verb == "crossruff":
        lexemes[place + 1 + joined] = relabel(line, "ACT", verb)
    return verb == "crossruff"


_PLAYED: Final = frozenset({"crossruff", "ruff", "cash", "run", "draw", "finesse", "discard", "squeeze"})


def _settle_let_us_see(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The ace and, *let's see*, three clubs": said while counting; alone it asks to be shown."""
    paused = label_at(lexemes, place - 1) in ENDS and label_at(lexemes, place + 1) == "COMMA"
    return relabel(lexemes[place], "SKIP", "") if paused else None


def _settle_agreed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Declarer *agreed* West would make his king": what he says; "agreed, West makes his king" is an answer."""
    who, whose = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    told = who.label == "ROLE" or who.value == "he"
    return relabel(lexemes[place], "VERB", "say.past") if told and whose.label in ("ROLE", "PERSON") else None


_SETTLING: Final = {
    "please": _settle_please, "asked": _settle_asked, "you": _settle_you, "u": _settle_you, "no": _settle_no,
    "not": _settle_not, "director": _settle_director, "but": _settle_but, "play": _settle_play_on,
    "keep": _settle_play_on, "carry": _settle_play_on, "let": _settle_let_us_see,
    "agreed": _settle_agreed, "ok": _settle_okay, "okay": _settle_okay, "all": _settle_okay, "alright": _settle_okay,
    "hold": _settle_not,
}  # fmt: skip
"""By the first word of what is a remark, unless what stands beside it says that it is none."""


def _names_trick_to_come(lexemes: list[Lexeme], place: int) -> bool:
    """ "… *a trump trick*", "… *two tricks*", "… *a spade to come*"."""
    end = end_of_name(lexemes, place)
    trick = end > place and lexemes[end - 1].value in ("trick", "trick+")
    if label_at(lexemes, place) == "NUMBER":
        return trick
    comes = lexeme_at(lexemes, end).value == "to" and lexeme_at(lexemes, end + 1).value == "come.base"
    return label_at(lexemes, place) == "DET" and (trick or (end > place and comes))


_GETTING: Final = frozenset({"get.base", "have.base", "make.base", "take.base", "win.base"})


_CLAIMING: Final = frozenset({"MINE", "NUMBER", "QUANT", "EXACT", "VERB", "SUIT", "CARDS", "SIGNED"})


def _adds_to_claim(lexemes: list[Lexeme], place: int) -> bool:
    """Whether somebody who has claimed goes on about what the others get."""
    claimed = any(lexeme.value == "me" or lexeme.label in _CLAIMING for lexeme in lexemes[:place])
    claimed = claimed or _says_hand_is_high(lexemes[:place])
    may = label_at(lexemes, place + 1) == "AUX"
    return claimed and lexeme_at(lexemes, place + 1 + may).value in _GETTING


def _says_hand_is_high(before: list[Lexeme]) -> bool:
    """ "*Dummy is high* but you get a heart", "*my hand's good* but …", "*everything's a winner* but …"."""
    high = any(lexeme.value == "high" and lexeme.label == "PRED" for lexeme in before)
    denied = any(lexeme.label in ("NEG", "META", "DOUBT", "IF") for lexeme in before)
    return high and not denied and any(lexeme.value == "dummy" or lexeme.word in ("my", "our") for lexeme in before)


def _names_own_trick(lexemes: list[Lexeme], place: int) -> bool:
    """Whether, behind a pause, the speaker or his partner gets or ruffs something."""
    start = next((at for at in range(place, len(lexemes)) if lexemes[at].label not in JOINTS), place)
    own = lexeme_at(lexemes, start).value in ("me", "partner")
    gains = ("get", "have", "ruff", "win", "make", "score")
    does = [lexeme_at(lexemes, at).value.partition(".")[0] in gains for at in range(start + 1, start + 4)]
    card = lexeme_at(lexemes, start).value == "my" and any(each.value == "trick" for each in lexemes[start:])
    return card or (own and any(does))


def _settle_afterthought(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I would have drawn it" comes too late; "he would have ten tricks" and "he was going to draw" do not."""
    lexeme = lexemes[place]
    counted = label_at(lexemes, place - 1) in ("NUMBER", "NOUN") and lexeme.word == "so"
    if counted and not any(before.label == "VERB" for before in lexemes[:place]):
        return relabel(lexeme, "SKIP", "")  # "that's seven *so far*"; "we've won seven so far" is no claim
    if lexeme.word in ("i", "we"):
        return None
    if lexeme.word == "'d" and lexeme.end - lexeme.start > len("'d have"):
        return None  # "I'd intended to finesse"
    if lexeme.word in ("would", "'d", "should", "could", "might", "ought"):
        after = lexeme_at(lexemes, place + 1)
        late = after.value.endswith(".past") or after.label == "EXACT" or after.word in ("had", "been")
        return None if late else relabel(lexeme, "VERB", "have.base")
    if lexeme.word == "had":  # "had I cashed the ace first"
        unreal = lexeme_at(lexemes, place + 1).value.endswith(".past") and label_at(lexemes, place - 1) in STARTS
        return None if unreal else relabel(lexeme, "VERB", "have.past")
    if lexeme.word in ("so", "until", "up"):
        return None
    first_person = lexeme_at(lexemes, place - 1).value == "me" or lexeme.word == "always"
    unreal = lexeme_at(lexemes, place + 1).value == "have.base" and lexeme_at(lexemes, place + 2).value.endswith(
        ".past"
    )
    if first_person or unreal:
        return None  # "of course I would have drawn it"
    there = place + 1 + (label_at(lexemes, place + 1) == "DET")
    across = lexeme.word in ("was", "were") and lexeme_at(lexemes, there).value in ("dummy", "hand")
    return relabel(lexeme, "VERB", "cross.ing") if across else relabel(lexeme, "AUX", "will")
