"""Words that are another verb here than in the lexicon: "I *manage* nine", "I *drop* a trick"."""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.contexts.neighbours import (
    BEGINNINGS,
    ENDS,
    HIGHEST_LEVEL,
    JOINTS,
    NOMINAL,
    are_trumps,
    become,
    before_what_is_named,
    end_of_name,
    label_at,
    lexeme_at,
    names_finesse,
    play_before,
    relabel,
    suit_brings,
)
from nlclaim.language.lexemes import Lexeme

_FINISHING: Final = {"base": (len("finish"), len("finish off")), "ing": (len("finishing"), len("finishing off"))}


def settle_finish(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *finish* one down"; "the trumps are *finish*", abroad for "finished"."""
    verb, _, form = lexemes[place].value.partition(".")
    length = lexemes[place].end - lexemes[place].start
    itself = length in _FINISHING.get(form, ()) and verb in ("follow_up", "cash")  # not "finish with a trump"
    if itself and are_trumps(lexemes, place + 1):
        return become(lexemes, place, "draw")  # "*finish* the trumps", "*polish off* the trumps"
    over = label_at(lexemes, place - 1) == "BE" and label_at(lexemes, place + 1) in ENDS
    if over and lexemes[place].value.endswith(".base"):
        return relabel(lexemes[place], "PRED", "gone")
    if [label_at(lexemes, at) for at in (place + 1, place + 2)] == ["NUMBER", "DOWN"]:
        return relabel(lexemes[place], "SKIP", "")
    counted = lexeme_at(lexemes, place + 1)
    tricks = counted.label == "NUMBER" and int(counted.value) > HIGHEST_LEVEL
    ends = label_at(lexemes, place + 2) in ENDS or lexeme_at(lexemes, place + 2).value == "trick+"
    with_them = lexemes[place].value.startswith("follow_up.") and tricks and ends
    return become(lexemes, place, "get") if with_them else None  # "we *finish with* ten"


def settle_manage(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *manage* nine", "nine is all I can *manage*"."""
    after, before = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 1)
    counts = after.label == "NUMBER" or after.value in ("trick", "trick+")
    all_of_it = after.label in ENDS and "all" in (before.value, lexeme_at(lexemes, place - 3).value)
    return become(lexemes, place, "get") if counts or all_of_it else None


def settle_see(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "You won't *see* another trick"."""
    if _doubts_them(lexemes, place):
        for at in (place - 3, place - 2):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        gained = "win.base" if _gain_seen(lexemes, place) == "winning" else _gain_seen(lexemes, place)
        lexemes[place + 2] = relabel(lexemes[place + 2], "VERB", gained.replace(".ing", ".base"))
        return relabel(lexemes[place], "SKIP", "")
    counted = label_at(lexemes, place + 1) == "NUMBER" and lexeme_at(lexemes, place - 1).value == "me"
    if counted and lexeme_at(lexemes, end_of_name(lexemes, place + 1) - 1).value in ("trick", "trick+", "winner+"):
        return become(lexemes, place, "have")  # "I *see* nine tricks"
    seen = _tricks_seen(lexemes, place + 1) if label_at(lexemes, place - 1) == "NEG" else None
    return relabel(lexemes[place], "VERB", seen) if seen else None


def _doubts_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "I don't *see* you getting a trick": they get none."""
    mine = lexeme_at(lexemes, place - 3).value == "me" and label_at(lexemes, place - 1) == "NEG"
    gained = _gain_seen(lexemes, place)
    return mine and lexeme_at(lexemes, place + 1).value in ("you", "they") and gained.endswith((".ing", "winning"))


def _gain_seen(lexemes: list[Lexeme], place: int) -> str:
    return lexeme_at(lexemes, place + 2).value


def settle_run(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Once I have *run* the diamonds"."""
    done = lexeme_at(lexemes, place - 1).value in ("have.base", "have.past", "have.s")
    return relabel(lexemes[place], "VERB", "run.past") if done else None


def settle_ran(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "His statement *ran*: …"."""
    told = lexeme_at(lexemes, place - 1).value in ("claim", "words")
    return relabel(lexemes[place], "VERB", "say.past") if told else None


def settle_looking(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I'm still *looking at* the ace of trumps": it is in his hand."""
    before = next((each for each in reversed(lexemes[:place]) if each.label != "SKIP"), None)
    held = before is not None and before.label == "BE" and lexemes[place].value == "test.ing"
    return become(lexemes, place, "have") if held else None


def settle_held(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My spades *held up*"."""
    held_up = lexemes[place].value == "duck.past" and label_at(lexemes, place - 1) == "SUIT"
    return relabel(lexemes[place], "VERB", "succeed.past") if held_up else None


def settle_coming(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A heart *coming to* you"; "then *comes* the ace"."""
    lexeme, to, counted = lexemes[place], lexeme_at(lexemes, place - 1), label_at(lexemes, place - 2)
    if lexeme.value.startswith("cross.") and to.value == "contract" and lexeme.end - lexeme.start > len("comes"):
        return relabel(lexeme, "EXACT", "made")  # "the contract *comes home*"
    in_suits = lexeme.value == "drop.base" and lexeme.end - lexeme.start == len("come in")
    if in_suits and to.word == "to" and counted in ("NUMBER", "NOUN", "QUANT"):
        lexemes[place - 1] = relabel(to, "SKIP", "")
        return relabel(lexeme, "PREP", "in")  # "one *to come in* each black suit"
    if lexeme.value.startswith("win.") and suit_brings(lexemes, place):
        return become(lexemes, place, "get")  # "the clubs *come to* three"
    if not lexeme.value.startswith("win."):
        return _settle_inversion(lexemes, place)
    subject = place - 1 - (label_at(lexemes, place - 1) == "QUANT")
    theirs = label_at(lexemes, subject) == "BE" and lexeme_at(lexemes, subject - 1).value in ("they", "it")
    if lexeme_at(lexemes, place + 1).value == "me" and label_at(lexemes, place + 2) in ENDS and theirs:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "MINE", "me")  # "they're all *coming to me*"
    to_them = lexeme_at(lexemes, place + 1).value in ("you", "they", "defence")
    return relabel(lexeme, "PREP", "for") if to_them and label_at(lexemes, place - 1) != "PERSON" else None


def settle_have(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "You *haven't got* the rest"; "the ace and king *have* gone"."""
    gone = lexeme_at(lexemes, place + 1)
    if gone.label == "PRED" and gone.word == "gone" and label_at(lexemes, place - 1) in NOMINAL:
        return relabel(lexemes[place], "BE", "is")
    if label_at(lexemes, place + 1) == "NEG" and lexeme_at(lexemes, place + 2).word == "got":
        lexemes[place + 2] = relabel(lexemes[place + 2], "SKIP", "")
    return None


def settle_set_up(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The heart I *set up earlier*": done before; "the clubs *get set up*" by somebody."""
    if lexemes[place].word.startswith("get"):
        return relabel(lexemes[place], "VERB", "establish.past") if label_at(lexemes, place - 1) in NOMINAL else None
    when = lexeme_at(lexemes, place + 1)
    if when.word != "earlier":
        return settle_good_now(lexemes, place)
    lexemes[place + 1] = relabel(when, "SKIP", "")
    return relabel(lexemes[place], "VERB", "establish.past")


def settle_let_go(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Let go* my losers", "*letting go* a club": cards are thrown; "let go a trick", "let it go" gives it up."""
    lexeme = lexemes[place]
    if not lexeme.value.startswith("concede.") or not len("let go") <= lexeme.end - lexeme.start <= len("letting go"):
        return None
    named = lexeme_at(lexemes, end_of_name(lexemes, place + 1) - 1)
    cards = named.value in ("loser", "loser+") or (named.label == "SUIT" and named.value[0] != "T")
    return become(lexemes, place, "discard") if cards else None


def settle_rely(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *rely on* the finesse": it is taken; what else is relied on is only hoped for."""
    at = place + 1 + (label_at(lexemes, place + 1) == "DET")
    if not lexemes[place].value.startswith("take."):
        return None
    return None if names_finesse(lexemes, at) else relabel(lexemes[place], "UNKNOWN", lexemes[place].plain)


def settle_good_now(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The rest are *set up*", "these are all *cashing*", "four diamonds are *established*": good, nobody says how."""
    every = lexeme_at(lexemes, place - 1).value == "all"
    subject = place - 2 - every
    said = lexemes[place].value in ("establish.past", "cash.ing") or lexemes[place].word == "set"
    if not said or label_at(lexemes, subject + 1) != "BE" or label_at(lexemes, place + 1) not in ENDS:
        return None
    counted = label_at(lexemes, subject) == "SUIT" and label_at(lexemes, subject - 1) == "NUMBER"
    whole = lexeme_at(lexemes, subject).value in ("rest", "everything", "these", "card+")
    if not (counted or whole):
        return None
    if every:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "PRED", "high")


def settle_come_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All my trumps *come off*", where a finesse comes off if it wins."""
    suit = lexeme_at(lexemes, place - 1)
    runs = suit.label == "SUIT" and suit.value.endswith("+") and lexemes[place].word in ("come", "comes")
    return relabel(lexemes[place], "VERB", "cash.past") if runs else None


def settle_ruffed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Two clubs *get ruffed* in dummy"."""
    return relabel(lexemes[place], "VERB", "ruff.past") if _is_planned(lexemes, place) else None


def settle_throw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Throws* E *in* with a heart"; "*put down* ten": in the score."""
    number = lexeme_at(lexemes, place + 1)
    written = lexemes[place].end - lexemes[place].start == len("put down") and number.label == "NUMBER"
    if written and int(number.value) > HIGHEST_LEVEL and label_at(lexemes, place + 2) not in NOMINAL - {"NOUN"}:
        return become(lexemes, place, "claim")
    if not _throws_in(lexemes, place):
        return None
    lexemes[place + 2] = relabel(lexemes[place + 2], "SKIP", "")
    return become(lexemes, place, "throw_in")


def settle_drop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *drop* a spade *on* the hearts", "I *drop* a trick": it is lost."""
    dropped = lexeme_at(lexemes, place + 2) if label_at(lexemes, place + 1) in ("DET", "NUMBER") else None
    if lexemes[place].value.startswith("drop.") and dropped is not None and dropped.value in ("trick", "trick+"):
        return become(lexemes, place, "concede")
    throws = lexemes[place].value.startswith("drop.") and _throws(lexemes, place)
    return become(lexemes, place, "discard") if throws else None


def settle_yield(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spades *yield* four"; "I *yield* the rest" gives it up."""
    return become(lexemes, place, "get") if suit_brings(lexemes, place) else None


def settle_make(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Making* you open up the diamonds": what they have to do."""
    if _makes_them(lexemes, place):
        return relabel(lexemes[place], "COMMA", "make")
    return become(lexemes, place, "establish") if _makes_good(lexemes, place) else None


def _makes_good(lexemes: list[Lexeme], place: int) -> bool:
    """ "I *make the clubs good*", "make *my ten good* by driving out the king"."""
    end = end_of_name(lexemes, place + 1)
    good = lexeme_at(lexemes, end)
    name = lexemes[place + 1 : end]
    cards = any(lexeme.label in ("SUIT", "RANK", "CARDS") for lexeme in name)
    number = [lexeme.label for lexeme in name] == ["DET", "NUMBER"] and name[0].value in ("the", "my", "dummy")
    if good.label != "PRED" or good.word not in ("good", "high") or not (cards or number):
        return False
    if number:
        lexemes[end - 1] = relabel(name[1], "RANK", rank_of(int(name[1].value)))
    lexemes[end] = relabel(good, "SKIP", "")
    return True


def _makes_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "I *make you lead* a heart", "*making East play* first"."""
    other = lexeme_at(lexemes, place + 1)
    theirs = other.value in ("you", "he", "they", "E", "W", "N", "S", "lho", "rho")
    return theirs and lexeme_at(lexemes, place + 2).value.endswith(".base")


def _throws(lexemes: list[Lexeme], place: int) -> bool:
    """ "I *drop* a spade *on* the hearts"."""
    at = place + 1
    while label_at(lexemes, at) in ("DET", "ADJ", "NUMBER", "SUIT", "NOUN"):
        at += 1
    return at > place + 1 and lexeme_at(lexemes, at).value == "on" and label_at(lexemes, at) == "PREP"


def _tricks_seen(lexemes: list[Lexeme], place: int) -> str | None:
    """ "You won't see *another trick*" is to get one; "I don't see *any losers*" is to have some."""
    counted = lexeme_at(lexemes, place).value in ("another", "any")
    nouns = {lexeme_at(lexemes, place + ahead).value for ahead in (1, 2)} if counted else set()
    if nouns & {"trick", "trick+"}:
        return "get.base"
    return "have.base" if "loser" in nouns else None


def _throws_in(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Throws* E *in* with a heart"; "puts W in dummy" moves nobody."""
    whom, inside = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place + 2)
    seat = whom.plain in ("E", "W") or (whom.label == "ROLE" and whom.value in ("E", "W", "lho", "rho"))
    seat = seat or (whom.label == "PERSON" and whom.value in ("defence", "he", "they", "you"))
    return seat and inside.word == "in" and label_at(lexemes, place + 3) not in ("ROLE", "SUIT", "DET")


def _settle_inversion(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "After a heart to the ace *comes* a club finesse", "then *comes* the ace"."""
    if lexemes[place].value.partition(".")[0] != "come" or label_at(lexemes, place + 1) not in ("DET", "NUMBER", "ADJ"):
        return None
    if label_at(lexemes, place - 1) == "THEN":
        return relabel(lexemes[place], "SKIP", "")
    said = [lexeme.label for lexeme in lexemes[max(place - 8, 0) : place]]
    after = any(each.word == "after" for each in lexemes[max(place - 8, 0) : place])
    after = after and "AFTER" in said and not JOINTS & set(said[said.index("AFTER") :]) and "PERSON" not in said
    return relabel(lexemes[place], "COMMA", ",") if after else None


def _is_planned(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Two clubs* get ruffed *in dummy*": a plan, where a card that may be ruffed is a worry."""
    denied = any(lexeme.label in ("NEG", "AUX", "IF") for lexeme in lexemes[max(place - 4, 0) : place])
    where = lexeme_at(lexemes, place + 1).value in ("in", "on") and label_at(lexemes, place + 2) == "ROLE"
    where = where or any(lexeme.value == "last" for lexeme in lexemes[max(place - 4, 0) : place])
    where = where or any(lexeme.label == "BEFORE" for lexeme in lexemes[:place])  # "before I draw, a club gets ruffed"
    one = lexeme_at(lexemes, place - 1).label == "SUIT" and not lexeme_at(lexemes, place - 1).value.endswith("+")
    where = where or (one and label_at(lexemes, place - 2) in ("DET", "ADJ", "ORDINAL"))  # "the heart gets ruffed"
    each_one = {"each", "all", "both", "every"} & {lexeme.value for lexeme in lexemes[max(place - 4, 0) : place]}
    in_suit = lexeme_at(lexemes, place - 3).value.startswith("loser") and label_at(lexemes, place - 2) == "PREP"
    where = where or bool(each_one) or in_suit  # "each of my clubs gets ruffed", "my losers in clubs get ruffed"
    ahead = lexemes[place + 1 : place + 4]
    by_them = lexeme_at(lexemes, place + 1).value == "by" or lexeme_at(lexemes, place - 2).value == "your"
    denied = denied or by_them or any(lexeme.label == "DOWN" for lexeme in ahead)  # "the club gets ruffed, one down"
    pointed = place - 2 if lexeme_at(lexemes, place - 1).word == "one" else place - 1
    this = lexeme_at(lexemes, pointed).value == "this"  # "this gets ruffed", "this one gets ruffed": what lies there
    loser = lexeme_at(lexemes, place - 1).value in ("loser", "loser+")  # "three of my black losers get ruffed in dummy"
    where = where or lexeme_at(lexemes, place - 1).word == "losers"
    other = lexeme_at(lexemes, place - 1).word in ("other", "others")
    if other and not denied and any(each.value.startswith(("discard.", "go.")) for each in lexemes[:place]):
        return True  # "one club goes on the diamond, *the other gets ruffed*"
    return (this or ((loser or label_at(lexemes, place - 1) in ("SUIT", "GROUP")) and where)) and not denied


def settle_away(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "One away" is a result, "far and away" nothing; "away goes a club" throws it."""
    lexeme, before = lexemes[place], label_at(lexemes, place - 1)
    tricks = lexeme_at(lexemes, place - 1).value in ("trick", "trick+") and label_at(lexemes, place - 2) == "NUMBER"
    counted = before == "NUMBER" or tricks  # not "two losers away"
    if counted and label_at(lexemes, place + 1) in ENDS:
        return relabel(lexeme, "DOWN", "down")  # "one away", "two tricks away"
    take = next((at for at in range(place - 2, place - 5, -1) if label_at(lexemes, at) not in ("DET", "ADJ")), place)
    if lexeme_at(lexemes, place - 1).value.startswith("T") and lexeme_at(lexemes, take).value.startswith("take."):
        lexemes[take] = relabel(lexemes[take], "VERB", lexemes[take].value.replace("take", "draw"))
        return relabel(lexeme, "SKIP", "")  # "I take the trumps away"
    alone = lexeme.end - lexeme.start == len("away")
    at = before_what_is_named(lexemes, place)
    if alone and before in ("SUIT", "NOUN") and lexeme_at(lexemes, at).value.startswith("get."):
        lexemes[at] = relabel(lexemes[at], "VERB", lexemes[at].value.replace("get", "discard"))
        return relabel(lexeme, "SKIP", "")  # "I get my losing heart *away*"
    if alone and before in BEGINNINGS and _is_with_a_loser(lexemes, place + 1):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        drawn = are_trumps(lexemes, place + 2)
        return relabel(lexeme, "VERB", "draw.base" if drawn else "discard.base")  # "*away with* the losing heart"
    ruffed = play_before(lexemes, place)
    directly = lexeme_at(lexemes, at) is ruffed
    if alone and ruffed is not None and ruffed.value.startswith("ruff.") and before in NOMINAL and directly:
        return relabel(lexeme, "SKIP", "")  # "ruffing the king *away*"
    if lexeme_at(lexemes, place - 1).value == "card+" or (alone and before not in NOMINAL and before != "VERB"):
        return relabel(lexeme, "SKIP", "")
    return None


def _is_with_a_loser(lexemes: list[Lexeme], place: int) -> bool:
    named = lexeme_at(lexemes, end_of_name(lexemes, place + 1) - 1)
    return lexeme_at(lexemes, place).word == "with" and (named.label == "SUIT" or named.value in ("loser", "loser+"))


def settle_take(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The king of clubs *takes me there*": by it one gets there."""
    me_there = lexeme_at(lexemes, place + 1).value == "me" and lexeme_at(lexemes, place + 2).value == "there"
    return become(lexemes, place, "get") if me_there else None


def settle_hold_up(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*These six hold up*", "my clubs will hold up": they stand up; "I hold up the ace", "hold up once" ducks."""
    said, before = lexemes[place], place - 1
    while label_at(lexemes, before) in ("QUANT", "AUX", "FILLER", "SKIP"):
        before -= 1
    cards = label_at(lexemes, before) in ("SUIT", "NUMBER", "NOUN", "RANK")
    if said.plain not in ("hold", "holds") or not cards or label_at(lexemes, place + 1) not in ENDS | {"IF"}:
        return None
    if any(lexeme.label == "IF" for lexeme in lexemes[:place]):
        return relabel(said, "VERB", said.value.replace("duck", "succeed"))
    return relabel(said, "PRED", "high")


def settle_go_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *go down* to dummy with a club"."""
    goal = place + 3 if label_at(lexemes, place + 2) == "DET" else place + 2
    across = lexeme_at(lexemes, place + 1).value == "to" and lexeme_at(lexemes, goal).value in ("dummy", "hand")
    return become(lexemes, place, "cross") if across else None


def settle_concede(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "South *conceded that* West had a trick": what he says; "I concede that", "I concede that trick" gives it."""
    that, whose = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place + 2)
    person = whose.label in ("ROLE", "PERSON") and label_at(lexemes, place + 3) in _PREDICATES
    if that.word != "that" or not (person or _is_told_of(lexemes, place + 2)):
        return None
    lexemes[place + 1] = relabel(that, "SKIP", "")
    return relabel(lexemes[place], "VERB", lexemes[place].value.replace("concede", "say"))


def _is_told_of(lexemes: list[Lexeme], place: int) -> bool:
    """ "… that *the spade king was* a trick for West": whether something is told of what is named from a place on."""
    end = place
    while label_at(lexemes, end) in NOMINAL | {"DET", "ADJ", "NUMBER", "OF", "ROLE", "QUANT"}:
        end += 1
    said = lexeme_at(lexemes, end)
    told = said.label == "BE" or (said.label == "AUX" and said.value != "to")
    return end > place and (told or (said.label == "VERB" and said.value.endswith((".s", ".past"))))


_PREDICATES: Final = frozenset({"VERB", "AUX", "BE", "SKIP", "FILLER", "META"})
"""What goes on with a person as its subject."""
