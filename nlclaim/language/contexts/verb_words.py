"""Words that are a verb elsewhere: "down *won*", "*save* the ace", "clubs *running*", "*over* the king"."""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    Rule,
    are_trumps,
    before_what_is_named,
    end_of_name,
    label_at,
    lexeme_at,
    names_finesse,
    play_before,
    relabel,
)
from nlclaim.language.contexts.nothing_played import settle_care, settle_lead
from nlclaim.language.lexemes import Lexeme


def settle_by_word(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """What a word that the lexicon has as a verb is beside these neighbours: the first rule that knows it."""
    lexeme = lexemes[place]
    word, verb = lexeme.word, lexeme.value.partition(".")[0]
    for rule in (_BY_WORD.get(word), _BY_VERB.get(verb)):
        if rule is not None and (better := rule(lexemes, place)) is not None:
            return better
    for stem, rule in _BY_STEM.get(word[:_SHORTEST_STEM], ()):
        if word.startswith(stem) and (better := rule(lexemes, place)) is not None:
            return better
    return None


def _become(lexemes: list[Lexeme], place: int, verb: str) -> Lexeme:
    """The same form of another verb."""
    return relabel(lexemes[place], "VERB", f"{verb}.{lexemes[place].value.rpartition('.')[2]}")


_FINISHING: Final = {"base": (len("finish"), len("finish off")), "ing": (len("finishing"), len("finishing off"))}


def _settle_finish(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *finish* one down"; "the trumps are *finish*", abroad for "finished"."""
    verb, _, form = lexemes[place].value.partition(".")
    length = lexemes[place].end - lexemes[place].start
    itself = length in _FINISHING.get(form, ()) and verb in ("follow_up", "cash")  # not "finish with a trump"
    if itself and are_trumps(lexemes, place + 1):
        return _become(lexemes, place, "draw")  # "*finish* the trumps", "*polish off* the trumps"
    over = label_at(lexemes, place - 1) == "BE" and label_at(lexemes, place + 1) in ENDS
    if over and lexemes[place].value.endswith(".base"):
        return relabel(lexemes[place], "PRED", "gone")
    if [label_at(lexemes, at) for at in (place + 1, place + 2)] == ["NUMBER", "DOWN"]:
        return relabel(lexemes[place], "SKIP", "")
    counted = lexeme_at(lexemes, place + 1)
    tricks = counted.label == "NUMBER" and int(counted.value) > _HIGHEST_LEVEL
    ends = label_at(lexemes, place + 2) in ENDS or lexeme_at(lexemes, place + 2).value == "trick+"
    with_them = lexemes[place].value.startswith("follow_up.") and tricks and ends
    return _become(lexemes, place, "get") if with_them else None  # "we *finish with* ten"


def _settle_get_in(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *get in* whatever trumps are out": draws them; "get in with a trump" crosses."""
    lexeme = lexemes[place]
    if lexeme.word not in ("get", "gets", "getting", "got") or lexeme.end - lexeme.start < len("get in"):
        return None
    named = place + 1
    while label_at(lexemes, named) in ("DET", "QUANT", "ADJ") or lexeme_at(lexemes, named).value == "either_way":
        named += 1
    if not are_trumps(lexemes, named):
        return None
    for at in range(place + 1, named):
        if lexemes[at].value == "either_way":
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return _become(lexemes, place, "draw")


def _settle_manage(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *manage* nine", "nine is all I can *manage*"."""
    after, before = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 1)
    counts = after.label == "NUMBER" or after.value in ("trick", "trick+")
    all_of_it = after.label in ENDS and "all" in (before.value, lexeme_at(lexemes, place - 3).value)
    return _become(lexemes, place, "get") if counts or all_of_it else None


def _settle_meant(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Oops, *meant* the seven, not the jack": as "I meant"."""
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA", "DASH", "DOUBT", "REPAIR", "SORRY", "SKIP")
    names = label_at(lexemes, place + 1) in NOMINAL | {"DET", "NUMBER", "ADJ", "VERB"}
    return relabel(lexemes[place], "REPAIR", "repair") if begins and names else None


def _settle_save(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "They're all mine *save* the ace of clubs"."""
    leaves_out = label_at(lexemes, place - 1) in ("MINE", "QUANT", "NOUN", "PRED")
    return relabel(lexemes[place], "EXCEPT", "but") if leaves_out else None


def _settle_see(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My spades are established, *see*?", "you won't *see* another trick"."""
    if label_at(lexemes, place - 1) == "COMMA" and label_at(lexemes, place + 1) == "QMARK":
        lexemes[place + 1] = relabel(lexemes[place + 1], "STOP", ".")
        return relabel(lexemes[place], "SKIP", "")
    if _doubts_them(lexemes, place):
        for at in (place - 3, place - 2):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        gained = "win.base" if _gain_seen(lexemes, place) == "winning" else _gain_seen(lexemes, place)
        lexemes[place + 2] = relabel(lexemes[place + 2], "VERB", gained.replace(".ing", ".base"))
        return relabel(lexemes[place], "SKIP", "")
    counted = label_at(lexemes, place + 1) == "NUMBER" and lexeme_at(lexemes, place - 1).value == "me"
    if counted and lexeme_at(lexemes, end_of_name(lexemes, place + 1) - 1).value in ("trick", "trick+", "winner+"):
        return _become(lexemes, place, "have")  # "I *see* nine tricks"
    seen = _tricks_seen(lexemes, place + 1) if label_at(lexemes, place - 1) == "NEG" else None
    return relabel(lexemes[place], "VERB", seen) if seen else None


def _doubts_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "I don't *see* you getting a trick": they get none."""
    mine = lexeme_at(lexemes, place - 3).value == "me" and label_at(lexemes, place - 1) == "NEG"
    gained = _gain_seen(lexemes, place)
    return mine and lexeme_at(lexemes, place + 1).value in ("you", "they") and gained.endswith((".ing", "winning"))


def _gain_seen(lexemes: list[Lexeme], place: int) -> str:
    return lexeme_at(lexemes, place + 2).value


def _settle_threw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spade finesse *through* West", as heard."""
    seat = lexeme_at(lexemes, place + 1).value in ("N", "E", "S", "W", "lho", "rho")
    return relabel(lexemes[place], "PREP", "against") if seat and label_at(lexemes, place - 1) == "ACT" else None


def _settle_run(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Once I have *run* the diamonds"."""
    done = lexeme_at(lexemes, place - 1).value in ("have.base", "have.past", "have.s")
    return relabel(lexemes[place], "VERB", "run.past") if done else None


def _settle_ran(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "His statement *ran*: …"."""
    told = lexeme_at(lexemes, place - 1).value in ("claim", "words")
    return relabel(lexemes[place], "VERB", "say.past") if told else None


def _settle_running(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Clubs *running*, entry ♥A"; "five clubs *running*" counts them and says no more."""
    counted = label_at(lexemes, place - 2) == "NUMBER"
    named = place - 2 if counted or label_at(lexemes, place - 2) == "DET" else place - 1
    begins = label_at(lexemes, named - 1) in ENDS and label_at(lexemes, place + 1) in ENDS
    suit = label_at(lexemes, place - 1) == "SUIT" and lexemes[place - 1].value[0] != "T"
    if not (begins and suit):
        return None
    return relabel(lexemes[place], "SKIP", "") if counted else relabel(lexemes[place], "PRED", "high")


def _settle_lay_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps broke 2-2 so *lay down*": what needs no play."""
    alone = label_at(lexemes, place - 1) in ("COMMA", "BE") and label_at(lexemes, place + 1) in ("END", "STOP")
    return relabel(lexemes[place], "PRED", "cold") if alone else None


def _settle_declare(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Declare* has the rest", as heard."""
    heard = lexeme_at(lexemes, place + 1).value in ("have.s", "get.s", "make.s", "take.s")
    return relabel(lexemes[place], "ROLE", "declarer") if heard else None


def _settle_looking(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I'm still *looking at* the ace of trumps": it is in his hand."""
    before = next((each for each in reversed(lexemes[:place]) if each.label != "SKIP"), None)
    held = before is not None and before.label == "BE" and lexemes[place].value == "test.ing"
    return _become(lexemes, place, "have") if held else None


def _settle_over(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ace-queen *over the king*"; "I discard the heart *over the club*", abroad for "on"; "nothing *over*"."""
    if _lies_over_there(lexemes, place):
        across = label_at(lexemes, place + 1) == "ROLE"
        return relabel(lexemes[place], "PREP", "in") if across else relabel(lexemes[place], "SKIP", "")
    if lexeme_at(lexemes, place + 1).value == "with" and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "PRED", "gone")  # "get the trumps *over with*"
    if lexeme_at(lexemes, place - 1).value in ("no", "none") and label_at(lexemes, place + 1) in ENDS:
        lexemes[place - 1] = relabel(lexemes[place - 1], "QUANT", "no")
        return relabel(lexemes[place], "NOUN", "overtrick")
    thrown = play_before(lexemes, place)
    on_suit = label_at(lexemes, place + 1) == "DET" and label_at(lexemes, place + 2) == "SUIT"
    if on_suit and thrown is not None and thrown.value.startswith("discard."):
        return relabel(lexemes[place], "PREP", "on")
    end = _end_of_position(lexemes, place)
    named = place - 2 if lexeme_at(lexemes, place - 1).word == "both" else place - 1  # "the KJ *both over* the queen"
    if end is None or label_at(lexemes, named) not in ("SUIT", "CARDS", "RANK"):
        return None
    for at in range(named + 1, end):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return lexemes[place]


def _lies_over_there(lexemes: list[Lexeme], place: int) -> bool:
    """ "Everything *over on the table*", "my hearts *over in dummy* are good", "*over in dummy* there are three clubs".

    "A heart over on the table" goes there.
    """
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    role = place + 2 if after.value in ("in", "on") else place + 1
    named = lexeme_at(lexemes, role)
    if named.value != "dummy" or (role == place + 1 and lexemes[place].word != "across"):
        return False
    follows = lexeme_at(lexemes, role + 1)
    if before.label in ("END", "COMMA", "STOP", "AND", "COLON") and role > place + 1:
        return follows.word in ("it", "there") and label_at(lexemes, role + 2) == "BE"
    many = before.label == "QUANT" or (before.label == "NOUN" and label_at(lexemes, place - 2) == "QUANT")
    many = many or (before.label in ("SUIT", "NOUN") and before.value.endswith("+"))
    return many and follows.label in ENDS | {"BE", "VERB", "PRED", "MINE"} and follows.value != "dummy"


def _end_of_position(lexemes: list[Lexeme], place: int) -> int | None:
    """Where what cards lie over ends: "*the king*", "*your K*", "*dummy's king*", of two cards "*dummy*"; or None."""
    letter = lexeme_at(lexemes, place + 1).value == "your" and label_at(lexemes, place + 2) in ("CARDS", "LETTER")
    if letter or _names_card(lexemes, place + 1):
        return place + 3
    if label_at(lexemes, place + 1) != "ROLE":
        return None
    if lexeme_at(lexemes, place + 2).word.endswith("s") and label_at(lexemes, place + 3) == "RANK":
        return place + 4
    return place + 2 if _is_tenace(lexemes, place - 1) and label_at(lexemes, place + 2) in ENDS else None


def _is_tenace(lexemes: list[Lexeme], place: int) -> bool:
    """ "AQ", "KJ": cards with one between them, which lie over somebody and cross to nobody."""
    ranks = lexeme_at(lexemes, place).value.partition(":")[2]
    return label_at(lexemes, place) == "CARDS" and len(ranks) > 1 and ranks[:2] not in "AKQJT98765432"


def _settle_held(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My spades *held up*"."""
    held_up = lexemes[place].value == "duck.past" and label_at(lexemes, place - 1) == "SUIT"
    return relabel(lexemes[place], "VERB", "succeed.past") if held_up else None


def _settle_out(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Out with the clubs*", not *out with the trumps*."""
    suit = lexeme_at(lexemes, place + 1)
    plain = lexemes[place].value == "draw.base" and suit.label == "SUIT" and suit.value[0] != "T"
    return relabel(lexemes[place], "VERB", "lead.base") if plain else None


def _settle_forget(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Forget* the finesse", "*forget* drawing trumps"."""
    finesse = label_at(lexemes, place + 1) == "DET" and names_finesse(lexemes, place + 2)
    does = lexemes[place].word == "forget" and lexeme_at(lexemes, place + 1).value.endswith(".ing")
    return relabel(lexemes[place], "NEG", "not") if finesse or does else None


def _settle_coming(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A heart *coming to* you"; "then *comes* the ace"."""
    lexeme, to, counted = lexemes[place], lexeme_at(lexemes, place - 1), label_at(lexemes, place - 2)
    if lexeme.value.startswith("cross.") and to.value == "contract" and lexeme.end - lexeme.start > len("comes"):
        return relabel(lexeme, "EXACT", "made")  # "the contract *comes home*"
    in_suits = lexeme.value == "drop.base" and lexeme.end - lexeme.start == len("come in")
    if in_suits and to.word == "to" and counted in ("NUMBER", "NOUN", "QUANT"):
        lexemes[place - 1] = relabel(to, "SKIP", "")
        return relabel(lexeme, "PREP", "in")  # "one *to come in* each black suit"
    if lexeme.value.startswith("win.") and _suit_brings(lexemes, place):
        return _become(lexemes, place, "get")  # "the clubs *come to* three"
    if not lexeme.value.startswith("win."):
        return _settle_inversion(lexemes, place)
    subject = place - 1 - (label_at(lexemes, place - 1) == "QUANT")
    theirs = label_at(lexemes, subject) == "BE" and lexeme_at(lexemes, subject - 1).value in ("they", "it")
    if lexeme_at(lexemes, place + 1).value == "me" and label_at(lexemes, place + 2) in ENDS and theirs:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "MINE", "me")  # "they're all *coming to me*"
    to_them = lexeme_at(lexemes, place + 1).value in ("you", "they", "defence")
    return relabel(lexeme, "PREP", "for") if to_them and label_at(lexemes, place - 1) != "PERSON" else None


def _settle_have(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "You *haven't got* the rest"; "the ace and king *have* gone"."""
    gone = lexeme_at(lexemes, place + 1)
    if gone.label == "PRED" and gone.word == "gone" and label_at(lexemes, place - 1) in NOMINAL:
        return relabel(lexemes[place], "BE", "is")
    if label_at(lexemes, place + 1) == "NEG" and lexeme_at(lexemes, place + 2).word == "got":
        lexemes[place + 2] = relabel(lexemes[place + 2], "SKIP", "")
    return None


_SPEAKERS: Final = frozenset({"i", "we", "he", "she", "they"})
"""Pronouns that are no objects."""
_HAPPENS: Final = frozenset({"drop", "break", "win", "make", "succeed", "come", "go", "show", "fail", "run"})
"""What cards do of themselves, so that what stands before is their subject."""


def _settle_had(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Had* the jack fallen", "*had* I drawn trumps": what might have been; "had trumps drawn": what was."""
    before = next((each for each in reversed(lexemes[:place]) if each.label != "SKIP"), None)
    begins = before is None or before.label in JOINTS | {"IF", "MINE", "EXACT", "PRED"}
    begins = begins or (before is not None and before.value in ("claim.base", "claim.ing"))  # "I'd be claiming *had* …"
    subject = lexeme_at(lexemes, place + 1)
    named = subject.label == "ROLE" or (subject.label == "PERSON" and subject.word == "you")
    spoken = subject.label == "PERSON" and subject.word.partition(" ")[0] in _SPEAKERS
    if spoken or (begins and named):
        return relabel(lexemes[place], "IF", "unreal")
    both = label_at(lexemes, place + 1) == "QUANT"
    end = end_of_name(lexemes, place + 1 + both)
    end += label_at(lexemes, end) == "GROUP"
    done = lexeme_at(lexemes, end).value
    happened = done.endswith((".past", ".base")) and done.partition(".")[0] in _HAPPENS
    happened = happened or lexeme_at(lexemes, end).word == "been"
    return relabel(lexemes[place], "IF", "unreal") if begins and end > place + 1 and happened else None


def _settle_given(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Given* a 3-2 break I have ten": if there is one."""
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA")
    named = label_at(lexemes, place + 1) in NOMINAL | {"DET", "NUMBER", "ADJ", "BREAKS"}
    return relabel(lexemes[place], "IF", "if") if begins and named else None


def _settle_break(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Eleven on a 3-2 *break*", "twelve with a 2-2 trump *split*": how they lie, and no verb."""
    shape = place - 2 if label_at(lexemes, place - 1) == "SUIT" else place - 1
    article = label_at(lexemes, shape - 1) == "DET"
    behind = lexeme_at(lexemes, shape - 1 - article)
    placed = behind.label == "PREP" and behind.value in ("on", "with")
    counted = label_at(lexemes, shape - 2 - article) in ("NUMBER", "NOUN")
    ends = label_at(lexemes, place + 1) in ENDS
    if label_at(lexemes, shape) != "BREAKS" or not (placed and counted and ends):
        return None
    return relabel(lexemes[place], "SKIP", "")


def _settle_worry(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Only a heart *to worry about*" is to be lost; "I *worry about* the clubs" is a doubt."""
    lexeme = lexemes[place]
    if lexeme.word == "worried":
        return Lexeme("META", "unsure", lexeme.start, lexeme.start + len("worried"), lexeme.plain)
    to = label_at(lexemes, place - 1) == "AUX" and lexemes[place - 1].word == "to"
    return None if to else relabel(lexeme, "UNKNOWN", "")


def _settle_set_up(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The heart I *set up earlier*": done before; "the clubs *get set up*" by somebody."""
    if lexemes[place].word.startswith("get"):
        return relabel(lexemes[place], "VERB", "establish.past") if label_at(lexemes, place - 1) in NOMINAL else None
    when = lexeme_at(lexemes, place + 1)
    if when.word != "earlier":
        return _settle_good_now(lexemes, place)
    lexemes[place + 1] = relabel(when, "SKIP", "")
    return relabel(lexemes[place], "VERB", "establish.past")


def _settle_get_out(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Get out* trumps", "*getting out* the last two trumps": draws them."""
    out = lexeme_at(lexemes, place + 1)
    if out.plain.lower() != "out" or not are_trumps(lexemes, place + 2):
        return None
    lexemes[place + 1] = relabel(out, "SKIP", "")
    return _become(lexemes, place, "draw")


def _settle_let_go(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Let go* my losers", "*letting go* a club": cards are thrown; "let go a trick", "let it go" gives it up."""
    lexeme = lexemes[place]
    if not lexeme.value.startswith("concede.") or not len("let go") <= lexeme.end - lexeme.start <= len("letting go"):
        return None
    named = lexeme_at(lexemes, end_of_name(lexemes, place + 1) - 1)
    cards = named.value in ("loser", "loser+") or (named.label == "SUIT" and named.value[0] != "T")
    return _become(lexemes, place, "discard") if cards else None


def _settle_rely(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *rely on* the finesse": it is taken; what else is relied on is only hoped for."""
    at = place + 1 + (label_at(lexemes, place + 1) == "DET")
    if not lexemes[place].value.startswith("take."):
        return None
    return None if names_finesse(lexemes, at) else relabel(lexemes[place], "UNKNOWN", lexemes[place].plain)


def _settle_good_now(lexemes: list[Lexeme], place: int) -> Lexeme | None:
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


def _settle_up_with(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I set the clubs *up with* a ruff": the word belongs to what is done to them; "*up with* the ace" plays it."""
    if lexemes[place].value != "win.base":
        return None
    at = place - 1
    while label_at(lexemes, at) in NOMINAL | {"DET", "ADJ", "NUMBER"} or lexeme_at(lexemes, at).value in ("it", "they"):
        at -= 1
    sets = at < place - 1 and lexeme_at(lexemes, at).value.partition(".")[0] in ("establish", "draw")
    return relabel(lexemes[place], "PREP", "with") if sets else None


def _settle_come_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All my trumps *come off*", where a finesse comes off if it wins."""
    suit = lexeme_at(lexemes, place - 1)
    runs = suit.label == "SUIT" and suit.value.endswith("+") and lexemes[place].word in ("come", "comes")
    return relabel(lexemes[place], "VERB", "cash.past") if runs else None


def _settle_use(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Go to dummy *using* the king of diamonds"."""
    return relabel(lexemes[place], "PREP", "with") if label_at(lexemes, place - 1) == "ROLE" else None


def _settle_stop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *stop* drawing trumps"."""
    return relabel(lexemes[place], "NEG", "not") if lexeme_at(lexemes, place + 1).value.endswith(".ing") else None


def _settle_ruffed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Two clubs *get ruffed* in dummy"."""
    return relabel(lexemes[place], "VERB", "ruff.past") if _is_planned(lexemes, place) else None


def _settle_throw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Throws* E *in* with a heart"; "*put down* ten": in the score."""
    number = lexeme_at(lexemes, place + 1)
    written = lexemes[place].end - lexemes[place].start == len("put down") and number.label == "NUMBER"
    if written and int(number.value) > _HIGHEST_LEVEL and label_at(lexemes, place + 2) not in NOMINAL - {"NOUN"}:
        return _become(lexemes, place, "claim")
    if not _throws_in(lexemes, place):
        return None
    lexemes[place + 2] = relabel(lexemes[place + 2], "SKIP", "")
    return _become(lexemes, place, "throw_in")


def _settle_bring(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Bringing in* the trumps that are out", where the clubs are brought in to be cashed."""
    trumps = are_trumps(lexemes, place + 1) or lexeme_at(lexemes, place + 1).plain == "Ts"
    if lexemes[place].value.startswith("run.") and trumps:
        return _become(lexemes, place, "draw")
    at = place + 1
    while label_at(lexemes, at) in ("DET", "ADJ", "SUIT"):
        at += 1
    suit, behind = lexeme_at(lexemes, at - 1), label_at(lexemes, at + 1)
    apart = lexemes[place].value.startswith("get.") and lexeme_at(lexemes, at).plain == "in"
    if not apart or not suit.value.endswith("+") or trumps or behind not in ENDS | {"PREP", "PERSON"}:
        return None
    lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return _become(lexemes, place, "run")  # "*bring* the clubs *in* with one ruff"


def _settle_pick(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Pick up* trumps", "*pick up* whatever trumps you hold"; how one picks up the queen nobody says."""
    whatever = lexeme_at(lexemes, place + 1).word in ("whatever", "any")
    if are_trumps(lexemes, place + 1 + whatever):
        return _become(lexemes, place, "draw")
    length = label_at(lexemes, place + 1) == "NUMBER" and lexeme_at(lexemes, place + 2).value == "to"
    holding = place + 3 if length else place + 1  # "I *pick up* four to the jack"
    return _become(lexemes, place, "do") if _names_card(lexemes, holding) else None


def _settle_strip(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Strip* the trumps", "*strip* you *of trumps*"."""
    of_them = place + 3 if lexeme_at(lexemes, place + 1).value in _OTHERS else place
    of_them = of_them if label_at(lexemes, of_them - 1) == "OF" else place
    return _become(lexemes, place, "draw") if are_trumps(lexemes, max(of_them, place + 1)) else None


_OTHERS: Final = frozenset({"you", "he", "they", "defence", "lho", "rho", "N", "E", "S", "W"})


def _settle_slap(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Whack* the ace of clubs", "*lay* the ace *down*", which is done to other things than cards too."""
    if not lexemes[place].value.startswith("cash."):
        return None
    end = end_of_name(lexemes, place + 1)
    cards = any(lexeme.label in ("SUIT", "RANK", "CARDS") for lexeme in lexemes[place + 1 : end])
    if not cards:
        return relabel(lexemes[place], "UNKNOWN", "")
    if label_at(lexemes, end) == "DOWN" and lexemes[end].word == "down":
        lexemes[end] = relabel(lexemes[end], "SKIP", "")
    return None


def _settle_drag(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "No sense *dragging this out*": the play, and not the trumps."""
    this = lexeme_at(lexemes, place + 1)
    on_and_on = this.value in ("this", "it") and label_at(lexemes, place + 2) in JOINTS | {
        "END",
        "PRED",
        "PREP",
        "SKIP",
    }
    if not on_and_on or any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[:place]):
        return None
    return relabel(lexemes[place], "UNKNOWN", "")


def _settle_see_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*See off* the trumps", where one sees other things."""
    return _settle_rid(lexemes, place) if lexemes[place].value.startswith("draw.") else None


def _settle_rid(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*See off* the trumps", "*relieve* you of your trumps", which is done to nothing else."""
    end = next((at for at in range(place + 1, len(lexemes)) if lexemes[at].label in JOINTS), len(lexemes))
    trumps = any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[place + 1 : end])
    passive = lexeme_at(lexemes, place - 1).label in ("BE", "SUIT") and any(
        lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes[max(place - 3, 0) : place]
    )
    return _become(lexemes, place, "draw") if trumps or passive else relabel(lexemes[place], "UNKNOWN", "")


def _settle_scramble(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Scramble* my trumps", by ruffs in both hands; "*scramble* nine tricks"."""
    if are_trumps(lexemes, place + 1):
        return None
    counted = label_at(lexemes, place + 1) in ("NUMBER", "DET", "QUANT")
    return _become(lexemes, place, "get") if counted else relabel(lexemes[place], "SKIP", "")


def _settle_drop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *drop* a spade *on* the hearts", "I *drop* a trick": it is lost."""
    dropped = lexeme_at(lexemes, place + 2) if label_at(lexemes, place + 1) in ("DET", "NUMBER") else None
    if lexemes[place].value.startswith("drop.") and dropped is not None and dropped.value in ("trick", "trick+"):
        return _become(lexemes, place, "concede")
    throws = lexemes[place].value.startswith("drop.") and _throws(lexemes, place)
    return _become(lexemes, place, "discard") if throws else None


_CAUSING: Final[tuple[str, ...]] = ("make", "made", "making", "let", "get", "got", "bring")


def _settle_made_fall(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I make the trumps *fall*" draws them; "I make the jack *fall*" drops it."""
    purpose = lexeme_at(lexemes, place - 1).value == "to"
    named = place - 1 if purpose else place
    at = before_what_is_named(lexemes, named)
    makes = lexeme_at(lexemes, at)
    if named - at < 2 or not makes.word.startswith(_CAUSING) or not lexemes[place].value.endswith((".base", ".past")):
        return None
    verb = "draw" if are_trumps(lexemes, at + 1) else "drop"
    form = makes.value.rpartition(".")[2] if makes.label == "VERB" else "base"
    lexemes[at] = relabel(makes, "VERB", f"{verb}.{form}")
    if purpose:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


def _settle_collect(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Collect* trumps", "the trumps are *gathered*", "*collect* ten tricks", "*collect* the rest"."""
    if are_trumps(lexemes, place + 1) or _is_said_of_trumps(lexemes, place):
        return _become(lexemes, place, "draw")
    if _are_all_left(lexemes, place + 1):
        return _become(lexemes, place, "take")
    if lexemes[place].word.startswith("harvest"):
        return _settle_slap(lexemes, place)
    counted = label_at(lexemes, place + 1) in ("NUMBER", "DET") and label_at(lexemes, place + 2) == "NOUN"
    counted = counted or (
        label_at(lexemes, place + 1) == "NUMBER" and label_at(lexemes, place + 2) in ENDS | {"OF", "QUANT"}
    )
    return _become(lexemes, place, "take") if counted else None


def _is_said_of_trumps(lexemes: list[Lexeme], place: int) -> bool:
    """ "Once *the trumps are* collected", "*with trumps* gathered"."""
    at = place - 1
    while label_at(lexemes, at) in ("BE", "AUX", "SKIP") or lexeme_at(lexemes, at).value.startswith("have."):
        at -= 1
    named = lexeme_at(lexemes, at)
    beside = at < place - 1 or lexeme_at(lexemes, at - 1 - (label_at(lexemes, at - 1) == "DET")).word == "with"
    past = lexemes[place].value.endswith(".past")
    return past and beside and named.label == "SUIT" and named.value[0] == "T"


def _settle_yield(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spades *yield* four"; "I *yield* the rest" gives it up."""
    return _become(lexemes, place, "get") if _suit_brings(lexemes, place) else None


def _settle_gift(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "That's a *gift*", "no *gifts*": no verb; "I *gift* you a club" gives it."""
    noun = label_at(lexemes, place - 1) in ("DET", "QUANT", "ADJ", "NUMBER")
    return relabel(lexemes[place], "UNKNOWN", lexemes[place].plain) if noun else None


def _settle_milk(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Milk* the trumps" runs them; "he's *milking* it", "some *milk*" is talk."""
    behind = label_at(lexemes, place + 1)
    played = behind in NOMINAL | {"DET", "ROLE", "NUMBER", "ADJ", "QUANT"}
    return None if played else relabel(lexemes[place], "UNKNOWN", lexemes[place].plain)


def _suit_brings(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a suit stands before a verb, and a number behind it."""
    suit = lexeme_at(lexemes, place - 1)
    return suit.label == "SUIT" and suit.value.endswith("+") and label_at(lexemes, place + 1) == "NUMBER"


def _settle_draw(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*The drawing of trumps* is complete": they are drawn; "it was a lucky *draw*": chance, and no play."""
    if _is_over(lexemes, place):
        for at in (place - 1, place + 1):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].word.startswith("fetch") and _names_card(lexemes, place + 1):
        return _become(lexemes, place, "drop")  # "the ace of spades *fetching the queen*"
    if lexemes[place].plain == "in" and not are_trumps(lexemes, place + 1):
        return relabel(lexemes[place], "VERB", "cash.base")  # "*in come* the clubs", "in comes my jack"
    before = lexeme_at(lexemes, place - 1)
    chance = lexemes[place].word == "draw" and (before.value in ("the", "a", "this") or before.label == "ADJ")
    if chance and label_at(lexemes, place + 1) in ENDS | {"BE"}:
        return relabel(lexemes[place], "NOUN", "words")
    return _settle_sweep(lexemes, place)


def _is_over(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "the drawing of trumps" is said to be complete, which becomes "(are) drawn"."""
    if label_at(lexemes, place - 1) != "DET" or label_at(lexemes, place + 1) != "OF":
        return False
    end = end_of_name(lexemes, place + 2)
    over = lexeme_at(lexemes, end + 1)
    if label_at(lexemes, end) != "BE" or over.word not in ("complete", "completed", "done", "finished", "over"):
        return False
    lexemes[end + 1] = relabel(over, "VERB", "draw.past")
    return True


def _settle_sort(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *sort out* the trumps", "*sorting* the trumps out"."""
    return _become(lexemes, place, "draw") if are_trumps(lexemes, place + 1) else None


def _settle_sweep(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *mop up the rest*", "*hoover up* everything": tricks, where no trumps have been spoken of."""
    if not lexemes[place].word.startswith(_SWEEPING) or not _are_all_left(lexemes, place + 1):
        return None
    trumps = any(lexeme.label == "SUIT" and lexeme.value[0] == "T" for lexeme in lexemes)
    return None if trumps else _become(lexemes, place, "take")


_SWEEPING: Final = ("mop", "hoover", "vacuum", "sweep", "swept", "gather", "clean", "scoop", "round", "haul", "rope")


def _are_all_left(lexemes: list[Lexeme], place: int) -> bool:
    """ "*The rest*", "*everything*", with no word of a suit behind it."""
    at = place + (label_at(lexemes, place) == "DET")
    return lexeme_at(lexemes, at).value in ("rest", "everything") and label_at(lexemes, at + 1) != "OF"


def _settle_flush(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Flush out* the ace"; "*flush* the trumps out"."""
    if are_trumps(lexemes, place + 1) and lexemes[place].value.startswith("knock_out."):
        return _become(lexemes, place, "draw")
    return _become(lexemes, place, "knock_out") if _names_card(lexemes, place + 1) else None


def _settle_make(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Making* you open up the diamonds": what they have to do."""
    if _makes_them(lexemes, place):
        return relabel(lexemes[place], "COMMA", "make")
    return _become(lexemes, place, "establish") if _makes_good(lexemes, place) else None


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


def _names_card(lexemes: list[Lexeme], place: int) -> bool:
    return label_at(lexemes, place) == "DET" and label_at(lexemes, place + 1) == "RANK"


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


def _settle_won(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Down *won*", "*won* trick", "*won* round", "and *won* heart": the number one, as heard."""
    before, after = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if before == "LAST" and lexeme_at(lexemes, place - 2).value == "all":
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        lexemes[place - 2] = relabel(lexemes[place - 2], "QUANT", "everything")
        return relabel(lexemes[place], "SKIP", "")  # "every last won of them"
    one_card = after.label == "SUIT" and not after.value.endswith("+")
    if before == "EXCEPT":
        return relabel(lexemes[place], "NUMBER", "1")  # "all but won"
    starts = before in JOINTS | {"END", "VERB", "ADJ", "SUIT"}
    counted = (
        after.value in ("trick", "more", "loser", "round") or after.label in ("DOWN", "OF") or (starts and one_card)
    )
    verb = lexeme_at(lexemes, place - 1)
    ends = after.label in ENDS
    counted = counted or (
        ends and verb.value in ("concede.base", "get.base", "give.base", "take.base")
    )  # "I lose *won*"
    counted = counted or (ends and verb.word == "plus")
    whose = lexeme_at(lexemes, place + 2).value in ("me", "you") and after.value == "for"
    shared = starts and before != "VERB" and whose  # "won for you and the rest mine"
    counted = counted or shared
    fails = before == "DOWN" or lexeme_at(lexemes, place - 1).value.startswith("fail.")
    return relabel(lexemes[place], "NUMBER", "1") if fails or counted else None


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


def _settle_away(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "One away" is a result, "far and away" nothing; "away goes a club" throws it."""
    lexeme, before = lexemes[place], label_at(lexemes, place - 1)
    counted = before == "NUMBER" or (before == "NOUN" and label_at(lexemes, place - 2) == "NUMBER")
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
    ruffed = play_before(lexemes, place)
    if alone and ruffed is not None and ruffed.value.startswith("ruff.") and before in NOMINAL:
        return relabel(lexeme, "SKIP", "")  # "ruffing the king *away*"
    if lexeme_at(lexemes, place - 1).value == "card+" or (alone and before not in NOMINAL and before != "VERB"):
        return relabel(lexeme, "SKIP", "")
    return None


def _settle_take(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The king of clubs *takes me there*": by it one gets there."""
    me_there = lexeme_at(lexemes, place + 1).value == "me" and lexeme_at(lexemes, place + 2).value == "there"
    return _become(lexemes, place, "get") if me_there else None


def _settle_reach(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "He *reached for* the scorecard": nowhere is crossed to."""
    grasps = lexeme_at(lexemes, place + 1).value == "for" and label_at(lexemes, place + 2) != "ROLE"
    return relabel(lexemes[place], "UNKNOWN", lexemes[place].plain) if grasps else None


def _settle_plan(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "His *plan* was clubs first": what is told of; "finessing is my *plan*" tells of the finesse."""
    told = label_at(lexemes, place - 1) == "DET" and label_at(lexemes, place + 1) == "BE"
    return relabel(lexemes[place], "NOUN", "words") if told else None


def _settle_hold_up(lexemes: list[Lexeme], place: int) -> Lexeme | None:
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


def _settle_go_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *go down* to dummy with a club"."""
    goal = place + 3 if label_at(lexemes, place + 2) == "DET" else place + 2
    across = lexeme_at(lexemes, place + 1).value == "to" and lexeme_at(lexemes, goal).value in ("dummy", "hand")
    return _become(lexemes, place, "cross") if across else None


def _settle_concede(lexemes: list[Lexeme], place: int) -> Lexeme | None:
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


_HIGHEST_LEVEL: Final = 7
_BY_WORD: Final[dict[str, Rule]] = {
    "sort": _settle_sort, "sorts": _settle_sort, "sorting": _settle_sort, "sorted": _settle_sort,
    "won": _settle_won, "finish": _settle_finish, "end": _settle_finish,
    "finishing": _settle_finish, "ending": _settle_finish, "saving": _settle_save, "save": _settle_save,
    "see": _settle_see,
    "threw": _settle_threw, "run": _settle_run, "ran": _settle_ran, "running": _settle_running, "away": _settle_away,
    "lay down": _settle_lay_down, "declare": _settle_declare, "over": _settle_over, "overs": _settle_over,
    "across": _settle_over,
    "held": _settle_held, "polish": _settle_finish, "polishing": _settle_finish,
    "out": _settle_out, "forget": _settle_forget, "coming": _settle_coming, "comes": _settle_coming,
    "use": _settle_use, "using": _settle_use, "come": _settle_coming, "manage": _settle_manage,
    "managed": _settle_manage, "had": _settle_had, "given": _settle_given, "worry": _settle_worry,
    "meant": _settle_meant, "up": _settle_up_with,
    "fear": _settle_worry, "plan": _settle_plan, "worried": _settle_worry, "worrying": _settle_worry,
}  # fmt: skip
_BY_VERB: Final[dict[str, Rule]] = {
    "draw": _settle_draw,
    "drop": _settle_made_fall,
    "duck": _settle_hold_up,
    "discard": settle_care,
    "lead": settle_lead,
    "go": _settle_get_in,
    "have": _settle_have,
    "establish": _settle_set_up,
    "break": _settle_break,
    "stop": _settle_stop,
    "ruff_risk": _settle_ruffed,
    "succeed": _settle_come_off,
    "fail": _settle_go_down,
    "concede": _settle_concede,
    "cash": _settle_good_now,
    "get": _settle_get_out,
}
_STEMS: Final[tuple[tuple[str, Rule], ...]] = (
    ("throw", _settle_throw), ("put", _settle_throw), ("chuck", _settle_throw), ("toss", _settle_throw),
    ("dump", _settle_throw), ("bung", _settle_throw), ("pick", _settle_pick), ("bring", _settle_bring),
    ("strip", _settle_strip), ("reliev", _settle_rid), ("drag", _settle_drag),
    ("denud", _settle_rid), ("divest", _settle_rid),
    ("depriv", _settle_rid), ("kill", _settle_rid), ("scrambl", _settle_scramble), ("see", _settle_see_off),
    ("saw", _settle_see_off), ("bash", _settle_slap), ("whack", _settle_slap), ("plonk", _settle_slap),
    ("plunk", _settle_slap), ("plac", _settle_slap), ("sla", _settle_slap), ("smack", _settle_slap),
    ("lap", _settle_slap), ("reap", _settle_slap), ("harvest", _settle_collect), ("drop", _settle_drop),
    ("rel", _settle_rely), ("let", _settle_let_go), ("collect", _settle_collect), ("eliminat", _settle_collect),
    ("snag", _settle_collect), ("gather", _settle_collect), ("pocket", _settle_collect),
    ("flush", _settle_flush), ("mak", _settle_make),
    ("yield", _settle_yield), ("gift", _settle_gift), ("milk", _settle_milk),
    ("looking", _settle_looking), ("reach", _settle_reach), ("tak", _settle_take), ("carr", _settle_take),
)  # fmt: skip
_SHORTEST_STEM: Final = 3
_BY_STEM: Final = {
    start: [(stem, rule) for stem, rule in _STEMS if stem.startswith(start)]
    for start in {stem[:_SHORTEST_STEM] for stem, _ in _STEMS}
}
"""The stems by how they begin."""
