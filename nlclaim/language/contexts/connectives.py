"""Joints that are something else beside certain neighbours: "but", "no", "sorry", "next", "once", "play on"."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, NOMINAL, beyond_pause, label_at, lexeme_at, put_next, relabel
from nlclaim.language.lexemes import Lexeme


def settle_and(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A *dime and* trick", "the *dime and* ace", "back to *my and*": how a recogniser hears "diamond" and "hand"."""
    mine = lexeme_at(lexemes, place - 1).value == "my" and label_at(lexemes, place + 1) in JOINTS | {"END", "PREP"}
    if mine:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "ROLE", "hand")
    heard = place and lexemes[place - 1].plain.lower() == "dime" and lexemes[place].plain.lower() == "and"
    after = lexeme_at(lexemes, place + 1)
    single = after.label == "RANK" and label_at(lexemes, place + 2) != "OF"
    goes_on = after.value in ("trick", "trick+", "winner", "winner+", "loser") or single
    if heard and after.value == "ruff.base" and label_at(lexemes, place + 2) in JOINTS | {"END"}:
        lexemes[place + 1] = relabel(after, "ACT", "ruff")  # "partner gets a *dime and* rough"
        return relabel(lexemes[place], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "") if heard and goes_on else None


def settle_but(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All but one" leaves something out; elsewhere "but" is a pause."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    leaves_out = before.label in ("QUANT", "ADJ", "NOUN", "OF") and before.value not in ("no", "more", "loser+")
    nothing = any(lexeme_at(lexemes, at).value == "none" for at in range(place - 4, place))
    lost = before.label in ("PERSON", "ROLE") or before.value == "concede.past"
    leaves_out = leaves_out or (nothing and lost)  # "nothing for you but a club", "nothing lost but a club"
    whole = any(lexemes[at].value == "all" for at in range(max(place - 4, 0), place)) and before.label == "SUIT"
    leaves_out = leaves_out or (whole and label_at(lexemes, place + 1) in ("NUMBER", "DET"))  # "all the clubs but one"
    after = [label_at(lexemes, place + 1), label_at(lexemes, place + 2)]
    number = after[0] == "NUMBER" and after[1] in ("END", "STOP", "COMMA")
    leaves_out = leaves_out or (number and before.value == "high")  # "dummy is good but one"
    everything = any(lexeme.value in ("everything", "all") for lexeme in lexemes[max(place - 4, 0) : place])
    everything = everything or "all" in (before.plain.lower(), lexemes[0].plain.lower())
    last = before.label == "NUMBER" and lexeme_at(lexemes, place - 2).value in ("last", "remaining")
    leaves_out = leaves_out or (number and last)  # "I claim the last six but one"
    all_high = before.value == "high" and everything
    leaves_out = leaves_out or (all_high and _only_names(lexemes, place + 1))  # "all high but one spade"
    number_said = any(lexeme.label == "NUMBER" for lexeme in lexemes[max(place - 2, 0) : place])
    shared = before.value in ("me", "you") and lexeme_at(lexemes, place - 2).value == "for"
    leaves_out = leaves_out or ((before.label == "MINE" or shared) and _only_names(lexemes, place + 1))
    goes_on = after[0] in ("PERSON", "ROLE") or after == ["DET", "ROLE"]  # "two tricks, but his partner objected"
    one_does = after == ["NUMBER", "VERB"] and lexeme_at(lexemes, place + 2).value.endswith(".s")
    that_does = after == ["DET", "VERB"] and lexeme_at(lexemes, place + 1).plain.lower() in ("that", "this", "it")
    goes_on = goes_on or one_does or that_does  # "two losers, but one goes on the club", "… but that goes …"
    goes_on = goes_on or (_is_object(lexemes, place - 1) and _says_more(lexemes, place + 1))
    goes_on = goes_on or after[0] in ("VERB", "AUX") or (number_said and _is_for_them(lexemes, place + 1))
    return relabel(lexeme, "EXCEPT", "but") if leaves_out and not goes_on else relabel(lexeme, "COMMA", "but")


def settle_except(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Nothing *left but* a club"; in "you have a trump *left but* I draw it" another clause comes."""
    number = lexeme_at(lexemes, place + 1)
    made = next((at for at in (place - 1, place + 2) if label_at(lexemes, at) == "EXACT"), None)
    if lexemes[place].plain.lower() == "minus" and number.label == "NUMBER" and made is not None:
        lexemes[place + 1] = relabel(number, "SKIP", "")
        lexemes[made] = relabel(lexemes[made], "SKIP", "")
        return relabel(lexemes[place], "SIGNED", f"-{number.value}")  # "I make it *minus four*"
    if place == 0 and lexemes[0].plain.lower() == "besides":
        return relabel(lexemes[0], "SKIP", "")  # "*besides* the trumps, two aces"
    goes_on = lexemes[place].plain.lower() == "left" and label_at(lexemes, place + 1) in ("PERSON", "ROLE")
    return relabel(lexemes[place], "COMMA", "but") if goes_on else None


_NAMING = frozenset({"DET", "RANK", "SUIT", "CARDS", "OF", "NUMBER", "NOUN", "ADJ"})


def _only_names(lexemes: list[Lexeme], place: int) -> bool:
    """ "The rest are mine but *the ace of trumps*": cards or a number, and nothing said of them."""
    end = _end_of_name(lexemes, place)
    loses = lexeme_at(lexemes, place).value == "losing"  # "but losing a heart"
    told = end + (label_at(lexemes, end) == "COMMA")  # "all good but a diamond, *which* I ruff"
    ends = label_at(lexemes, end) in ("END", "STOP") or lexeme_at(lexemes, told).value == "who"
    return end > place and not loses and ends


def _end_of_name(lexemes: list[Lexeme], place: int) -> int:
    """The place of the first word that is no part of a name that starts at a place."""
    return next((at for at in range(place, len(lexemes)) if lexemes[at].label not in _NAMING), len(lexemes))


def _is_for_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four tricks but *two to you*", "four tricks but *two are yours*"."""
    end = _end_of_name(lexemes, place)
    return label_at(lexemes, end) == "BE" or lexeme_at(lexemes, end + 1).value == "you"


def _is_object(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a verb stands just before the word at a place: "*has* the rest"."""
    return any(label_at(lexemes, at) == "VERB" for at in range(place - 4, place))


_SUBJECT = 6
"""Words that a subject has at most: "my nine of diamonds", and what it is."""


def _says_more(lexemes: list[Lexeme], place: int) -> bool:
    """ "He has the rest but *my nine of diamonds is* high": something is said of what follows."""
    for lexeme in lexemes[place : place + _SUBJECT]:
        if lexeme.label in JOINTS or lexeme.value == "who":
            return False  # "the ace of hearts *which is* yours"
        if lexeme.label == "BE":
            return True
    return False


_STARTS = ("END", "STOP", "COMMA")


def settle_slash(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "AK hearts / Q spades" lists; "K/Q of hearts" is two cards; "spades/hearts" leaves the choice open."""
    if lexemes[place].plain != "/":
        return None
    before, after = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    card = after.label in ("RANK", "CARDS") or after.plain in ("A", "K", "Q", "J", "T")
    if card and before in ("RANK", "CARDS"):
        return relabel(lexemes[place], "AND", "and")
    lists = before in NOMINAL and (card or after.label in ("NUMBER", "DET", "VERB", "QUANT"))
    return relabel(lexemes[place], "COMMA", ",") if lists else None


def settle_doubt(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "No, wait, a heart to dummy", "ten, hang on, nine" are corrections; "wait, I have a trump" is a doubt."""
    before, after = beyond_pause(lexemes, place, -1), beyond_pause(lexemes, place, 1)
    if after.label == "REPAIR":
        return relabel(lexemes[place], "SKIP", "")  # "five. No, hang on, I miscounted, four"
    denies = before.plain.lower() == "no"
    mends = after.label in ("SUIT", "NUMBER", "RANK", "CARDS") if lexemes[place].plain.lower() == "wait" else False
    at = next((n for n in range(place + 1, len(lexemes)) if lexemes[n] is after), place)
    whole = lexeme_at(lexemes, at + 1)
    alike = (before.label == "DOWN") == (whole.label == "DOWN")
    whole_number = after.label == "NUMBER" and (whole.label in JOINTS | {"END", "DOWN"} or whole.value == "trick+")
    whole_number = whole_number and label_at(lexemes, at + 2) != "NUMBER"  # not "hang on, two, three, four"
    counted = denies or (alike and (before.label in ("NUMBER", "DOWN") or before.value == "trick+"))
    return relabel(lexemes[place], "REPAIR", "repair") if (denies and mends) or (counted and whole_number) else None


def settle_condition(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*However* trumps lie", of how the cards are; "however, I lose a heart" only goes on."""
    named = label_at(lexemes, place + 1) in ("NUMBER", "DET") and label_at(lexemes, place + 2) == "SUIT"
    barred = lexemes[place].plain.lower() == "barring" and named and label_at(lexemes, place + 3) in JOINTS | {"END"}
    if barred:
        return relabel(lexemes[place], "EXCEPT", "but")  # "I've all of them *barring one heart*"
    if place and _is_denied_case(lexemes, place) and any(lexeme.label == "IF" for lexeme in lexemes[:place]):
        for at in range(place + 1, place + 4):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "ELSE", "otherwise")  # "if he covers I win, *if he doesn't* I run it"
    goes_on = lexemes[place].plain.lower() == "however" and label_at(lexemes, place + 1) not in NOMINAL | {"DET"}
    return relabel(lexemes[place], "COMMA", "but") if goes_on else None


def _names_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "Without *the spade finesse*", "without *a ruff*"."""
    return any(lexemes[at].label == "ACT" for at in range(place, _end_of_name(lexemes, place)))


def settle_else(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five more *if not* overruffed": unless."""
    suffered = lexemes[place].plain.lower() == "if" and lexeme_at(lexemes, place + 1).value.endswith(".past")
    return relabel(lexemes[place], "IF", "unless") if suffered else None


def settle_negation(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ten with the finesse, nine *without*": otherwise."""
    told = lexeme_at(lexemes, place + 1).value in ("you", "they") and lexeme_at(lexemes, place - 1).value == "me"
    if told and lexemes[place].plain.lower() in ("do", "can", "ca", "cannot"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")  # "I *don't see how* you get a trick"
    without = lexemes[place].plain.lower() in ("without", "w/o")
    if without and lexeme_at(lexemes, place + 1).value == "it" and label_at(lexemes, place + 2) in JOINTS | {"END"}:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "I have ten tricks without it"
    everything = lexeme_at(lexemes, place - 1).value in ("all", "rest", "me", "everything")
    if without and everything and _only_names(lexemes, place + 1) and not _names_play(lexemes, place + 1):
        return relabel(lexemes[place], "EXCEPT", "but")  # "all without the ace of hearts"
    alone = label_at(lexemes, place - 1) == "NUMBER" and label_at(lexemes, place + 1) in JOINTS | {"END"}
    return relabel(lexemes[place], "ELSE", "otherwise") if without and alone else None


_SHORTENED = frozenset({"conc", "decl", "dec", "opp", "opps", "def", "tr", "trs", "cl", "rem", "approx", "ca", "vs"})


def settle_stop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "W *conc.* two spades": the point of a word cut short, which ends nothing."""
    cut = lexemes[place].plain == "." and lexeme_at(lexemes, place - 1).plain.lower() in _SHORTENED
    goes_on = not lexeme_at(lexemes, place + 1).plain[:1].isupper() and place + 1 < len(lexemes)
    return relabel(lexemes[place], "SKIP", "") if cut and goes_on else None


def settle_sorry(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five, sorry, four" is a correction; elsewhere an apology, which says nothing."""
    lexeme = lexemes[place]
    before, after = beyond_pause(lexemes, place, -1), beyond_pause(lexemes, place, 1)
    if before.plain.lower() == "no" and (after.value == "me" or after.label == "NUMBER"):
        return relabel(lexeme, "REPAIR", "repair")  # "no, sorry, I ruff first", "eleven. No, sorry, ten."
    if before.label == after.label == "MINE":
        return relabel(lexeme, "REPAIR", "repair")  # "the rest are yours, sorry, mine"
    at = next((n for n in range(place + 1, len(lexemes)) if lexemes[n] is after), place)
    counted = before.label == "NUMBER" or before.value == "trick+"
    if counted and after.value == "me" and any(lexeme.label == "NUMBER" for lexeme in lexemes[at + 1 : at + 6]):
        return relabel(lexeme, "REPAIR", "repair")  # "ten tricks, sorry, I'm only getting nine"
    if after.value == "to" and before.label == "RANK" and label_at(lexemes, at + 2) == "RANK":
        lexemes[at] = relabel(after, "SKIP", "")
        return relabel(lexeme, "REPAIR", "repair")  # "a diamond to the ace, sorry, to the king"
    heard = after.plain.lower() in ("for", "to", "too") and label_at(lexemes, at + 1) == before.label == "SUIT"
    if heard and lexeme_at(lexemes, at + 1).value.endswith("+"):
        return relabel(lexeme, "REPAIR", "repair")  # "three clubs sorry for clubs"
    if after.label == "DET" and before.label in ("RANK", "SUIT"):
        after = lexeme_at(lexemes, at + 1)  # "the king, sorry, the ace"
    plays = after.label == "VERB" and after.value.endswith(".base") and lexeme_at(lexemes, place - 1).plain == "..."
    if plays and before.label in ("SUIT", "NOUN", "RANK", "CARDS", "ROLE"):
        return relabel(lexeme, "REPAIR", "repair")  # "I'll draw trumps... sorry, ruff a heart first"
    same = before.label == after.label and after.label in ("NUMBER", "SUIT", "RANK")
    again = lexeme_at(lexemes, at + 1 if after.label == "SUIT" else at + 2).value.partition(".")[0]
    act = before.label == "ACT" and after.label in ("SUIT", "DET") and again == before.value
    same = same or (
        after.label == "RANK" and label_at(lexemes, place - 2) == "OF"
    )  # "ace of hearts sorry ace of clubs"
    mends = same or act or (before.label in ("SUIT", "NOUN") and after.label in ("NUMBER", "SUIT"))
    return relabel(lexeme, "REPAIR" if mends else "SKIP", "repair")


def settle_repair(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ten, make it nine" is a correction; "you can't make it" is a result; "to the king, *ace I mean*"."""
    if place == 0 and lexemes[0].plain.lower() == "make" and label_at(lexemes, 1) == "NUMBER":
        return relabel(lexemes[0], "EXACT", "made")  # "*make it* four"
    if place == 0 and lexemes[place].plain.lower() == "er":
        return relabel(lexemes[place], "QUANT", "no")  # "er, no more for you": nothing to put right yet
    named = label_at(lexemes, place - 1) in ("RANK", "NUMBER", "SUIT", "CARDS")
    ends = label_at(lexemes, place + 1) in JOINTS | {"END"} and lexemes[place].plain.lower() in ("i", "rather")
    if named and ends and place >= 3 and label_at(lexemes, place - 2) == "COMMA":
        lexemes[place - 2] = relabel(lexemes[place - 2], "REPAIR", "repair")
        return relabel(lexemes[place], "SKIP", "")
    result = lexemes[place].plain.lower() == "make" and label_at(lexemes, place - 1) in ("AUX", "NEG", "PERSON")
    return relabel(lexemes[place], "EXACT", "made") if result else None


_NO_DOING = frozenset({"have", "lose", "take", "need", "make", "draw", "cash", "play", "give"})


def settle_quantifier(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Four, no, five": a correction; "one extra": an overtrick; "*no* finessing": a play denied."""
    lexeme = lexemes[place]
    if lexeme.plain.lower() == "extra" and label_at(lexemes, place - 1) == "NUMBER":
        ends = label_at(lexemes, place + 1) in JOINTS | {"END", "IF"}
        return relabel(lexeme, "NOUN", "overtrick+") if ends else None
    if lexeme.value == "both" and label_at(lexemes, place - 1) == "SUIT" and label_at(lexemes, place + 1) == "VERB":
        return relabel(lexeme, "SKIP", "")  # "my clubs *both* vanish", "my club and my heart *both* go on the spades"
    if lexeme.value == "both" and lexeme_at(lexemes, place + 1).value == "get.past":
        return relabel(lexeme, "SKIP", "")  # "if you've both got a trump"
    denied = lexeme_at(lexemes, place + 1)
    if lexeme.value == "no" and (
        denied.value.endswith(".ing") or (denied.label == "VERB" and denied.plain in _NO_DOING)
    ):
        return relabel(lexeme, "NEG", "not")  # "no finessing", "no more drawing trumps", "I no have loser"
    if lexeme.plain.lower() != "no" or lexeme.value != "no":
        return None
    if label_at(lexemes, place + 1) == "NUMBER" and _is_counted(lexemes, place):
        return relabel(lexeme, "REPAIR", "repair")  # "ten no eleven tricks"
    paused = label_at(lexemes, place - 1) in ("COMMA", "DASH", "STOP") and place >= 2
    after = (
        lexeme_at(lexemes, place + 2)
        if label_at(lexemes, place + 1) in ("COMMA", "DASH")
        else lexeme_at(lexemes, place + 1)
    )
    mends = after.label in ("NUMBER", "SUIT") or (after.label == "DET" and label_at(lexemes, place + 1) == "COMMA")
    if paused and mends and (after.label != "SUIT" or label_at(lexemes, place + 1) == "COMMA"):
        return relabel(lexeme, "REPAIR", "repair")
    if (
        paused
        and after.value == "me"
        and label_at(lexemes, place + 1) in ("COMMA", "DASH")
        and _plays(lexemes, place + 3)
    ):
        return relabel(lexeme, "REPAIR", "repair")  # "I take the finesse, *no*, I play for the drop"
    if label_at(lexemes, place + 1) in JOINTS and label_at(lexemes, place - 1) in ("END", "STOP", "COMMA"):
        return relabel(lexeme, "SKIP", "no")
    return None


_STATED = frozenset({"have", "get", "claim", "concede", "say", "need", "do", "lose_track", "forget"})


def _plays(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a play is named: "I'll *play*", not "I *have*"."""
    place += label_at(lexemes, place) == "AUX"
    return label_at(lexemes, place) == "VERB" and lexemes[place].value.partition(".")[0] not in _STATED


def _is_counted(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a number ends just before `place`: "ten", "ten tricks"."""
    tricks = label_at(lexemes, place - 1) == "NOUN" and lexemes[place - 1].value.startswith("trick")
    return label_at(lexemes, place - 2 if tricks else place - 1) == "NUMBER"


def settle_next(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The next heart" is one of several, "next a heart" comes after."""
    lexeme = lexemes[place]
    if lexeme.plain.lower() == "than" and any(before.value == "rather" for before in lexemes[:place]):
        return relabel(lexeme, "NEG", "instead")  # "I'd rather cash the ace *than* finesse"
    between = label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if between in (("BE", "PRED"), ("BE", "MINE"), ("AUX", "BE"), ("AUX", "VERB")):
        return relabel(lexeme, "HOW", "then")  # "dummy is then high", "trumps would then be drawn"
    card = label_at(lexemes, place + 1) == "RANK" or lexeme_at(lexemes, place + 1).plain in ("A", "K", "Q", "J", "T")
    if lexeme.plain == "-" and label_at(lexemes, place - 1) == "SUIT" and card:
        return relabel(lexeme, "PREP", "to")  # "H *->* A"
    if lexeme.value == "held":
        rest = {lexeme_at(lexemes, place + ahead).value for ahead in (1, 2)} & {"rest", "all", "everything"}
        return relabel(lexeme, "COMMA", ",") if rest else relabel(lexeme, "THEN", "then")
    if lexeme.plain.lower().startswith("after ") and label_at(lexemes, place + 1) in ("BE", "AUX", "VERB"):
        return relabel(lexeme, "AFTER", "after")  # "after it's ruffed"
    ends = label_at(lexemes, place - 1) in ("PERSON", "MINE", "DOWN") and label_at(lexemes, place + 1) == "COMMA"
    ends = ends and not any(before.label in ("VERB", "COMMA") for before in lexemes[:place])
    if ends and lexeme.plain.lower() == "then":
        return relabel(lexeme, "SKIP", "")  # "that's two for you *then*, the ace and the jack"
    if lexeme.plain.lower() == "next" and put_next(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "trumps first, clubs *next*"
    named = lexeme.plain.lower() == "next" and label_at(lexemes, place - 1) == "DET"
    return relabel(lexeme, "ADJ", "next") if named else None


def settle_later(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Later a heart" orders; "now or later" does not."""
    ends = label_at(lexemes, place + 1) in JOINTS | {"END"}
    beside = {lexeme.label for lexeme in lexemes[max(place - 6, 0) : place]}
    if ends and label_at(lexemes, place - 1) in NOMINAL and beside & {"AND", "COMMA"}:
        return relabel(lexemes[place], "LAST", "last")  # "a spade now and a heart *later on*"
    return relabel(lexemes[place], "SKIP", "") if ends else relabel(lexemes[place], "THEN", "then")


def _is_afterwards(lexemes: list[Lexeme], place: int) -> bool:
    """ "I draw trumps *and after* the hearts are good", "…, *after* I play the clubs": abroad for "after that"."""
    if lexemes[place].plain.lower() != "after" or label_at(lexemes, place - 1) not in ("AND", "COMMA"):
        return False
    words = lexemes[place + 1 : place + 4]
    state = any(lexeme.label == "BE" for lexeme in words) and not any(lexeme.label == "VERB" for lexeme in words)
    plays = [lexeme.value for lexeme in words[:1]] == ["me"] and lexeme_at(lexemes, place + 2).value.endswith(".base")
    draws = lexeme_at(lexemes, place + 2).value == "draw.base"  # "I run the hearts, after I draw trumps"
    return state or (plays and not (draws or _is_perfect(words)))


def _is_perfect(words: list[Lexeme]) -> bool:
    """ "I *have drawn*"."""
    return words[1].value == "have.base" and words[-1].value.endswith(".past")


_NAMES_CARDS = NOMINAL | {"DET", "ADJ", "OF", "NUMBER", "QUANT", "PERSON", "BE"}


def _tells_how_cards_lie(lexemes: list[Lexeme], place: int) -> bool:
    """ "When hearts *are 3-3*", "when *West has* the queen", "when *somebody is squeezed*": it may be so or not."""
    holder = lexeme_at(lexemes, place)
    if holder.label in ("PERSON", "ROLE") and label_at(lexemes, place + 1) == "BE":
        return lexeme_at(lexemes, place + 2).value == "squeeze.past"
    if holder.label == "ROLE" and holder.value in "NESW":
        return lexeme_at(lexemes, place + 1).value == "have.s"
    while label_at(lexemes, place) in _NAMES_CARDS:
        place += 1
    said = lexeme_at(lexemes, place)
    return said.label == "BREAKS" or (said.label == "PRED" and said.value in ("on", "off"))


def settle_after(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff once and draw": a number of times, no order; "when hearts are 3-3": if."""
    lexeme = lexemes[place]
    held = label_at(lexemes, place - 1) == "BE" or label_at(lexemes, place + 1) in ("DET", "NUMBER", "QUANT", "ADJ")
    if lexeme.plain.lower() == "having" and held:
        return relabel(lexeme, "VERB", "have.ing")  # "I am having three spades", "… *having* the top heart"
    if lexeme.plain.lower() == "when" and place and _is_denied_case(lexemes, place) and _is_one_of_two(lexemes):
        for at in range(place + 1, place + 4):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexeme, "ELSE", "otherwise")  # "…, and *when it doesn't* I lose one"
    if lexeme.plain.lower() == "when" and (_tells_how_cards_lie(lexemes, place + 1) or _is_one_of_two(lexemes)):
        return relabel(lexeme, "IF", "if")
    there = lexeme_at(lexemes, place + 1)
    if there.label == "EXACT" and there.plain.lower() == "i" and label_at(lexemes, place + 2) not in ("END", "STOP"):
        lexemes[place + 1] = relabel(there, "SKIP", "")
        return relabel(lexeme, "THEN", "then")  # "*when I'm there* I take the finesse": in dummy
    last = label_at(lexemes, place + 1) in ("END", "STOP") and label_at(lexemes, place - 1) in NOMINAL
    points_at = lexeme_at(lexemes, place + 1).value == "these" and label_at(lexemes, place - 1) in ("AND", "COMMA")
    if points_at and label_at(lexemes, place + 2) in ("DET", "NUMBER", "COMMA") and lexeme.plain.lower() == "after":
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "THEN", "then")  # "two hearts, and *after those* three clubs"
    if _is_afterwards(lexemes, place) or (last and lexeme.plain.lower() == "after"):
        return relabel(lexeme, "THEN", "then")  # "three rounds of trumps, clubs *after*"
    points_back = lexeme.plain.lower() == "before" and lexeme.value == "after"
    if points_back and label_at(lexemes, place - 1) in NOMINAL and label_at(lexemes, place + 1) in ("END", "STOP"):
        return relabel(lexeme, "FIRST", "first")  # "the hearts, but the ace of clubs *before them*"
    counts = lexeme.plain.lower() == "once" and label_at(lexemes, place + 1) in JOINTS | {"END", "PREP"}
    return relabel(lexeme, "SKIP", "") if counts else None


def _is_one_of_two(lexemes: list[Lexeme]) -> bool:
    """ "*When* the queen drops I have the rest, and *when it doesn't* I lose one": two cases."""
    when = [at for at, lexeme in enumerate(lexemes) if lexeme.plain.lower() in ("when", "if")]
    return any(_is_denied_case(lexemes, at) for at in when[1:])


def _is_denied_case(lexemes: list[Lexeme], place: int) -> bool:
    denied = [label_at(lexemes, place + ahead) for ahead in (1, 2, 3)] == ["PERSON", "AUX", "NEG"]
    return denied and lexemes[place + 1].value in ("it", "they", "he", "you")


def settle_meta(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Play on" objects; "play on diamonds" plays."""
    if lexemes[place].value == "afterthought":
        return _settle_afterthought(lexemes, place)
    if place == 0 and lexemes[0].plain.lower() == "please" and label_at(lexemes, 1) == "COMMA":
        return relabel(lexemes[0], "SKIP", "")  # "*please*, I have three spades"
    if lexemes[place].plain.lower() == "you" and label_at(lexemes, place - 1) in NOMINAL:
        return relabel(lexemes[place], "SKIP", "")  # "the trump you still have"
    if lexemes[place].plain.lower() == "no" and lexeme_at(lexemes, place + 1).value.startswith(
        ("over.", "cross.", "to")
    ):
        return relabel(lexemes[place], "NEG", "not")  # "no way back to dummy"
    bagged = lexemes[place].value == "vague" and lexemes[place].plain.lower() == "in"
    if bagged and label_at(lexemes, place - 1) in ("BE", "NEG"):
        return relabel(lexemes[place], "PRED", "cold")  # "ten tricks are in the bag"; "with ten in the bag" says less
    if lexemes[place].plain.lower() == "not" and _names_own_trick(lexemes, place + 1):
        return relabel(lexemes[place], "DOUBT", "doubt")  # "not so fast, I get a ruff"
    gets = lexeme_at(lexemes, place + 2).value in ("concede.base", "get.base", "take.base", "make.base", "win.base")
    if lexemes[place].plain.lower() == "no" and gets and label_at(lexemes, place + 1) == "PERSON":
        for at in range(max(place - 2, 0), place):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")  # "there's"
        return relabel(lexemes[place], "NEG", "not")  # "there's no way you get a trick"
    if lexemes[place].plain.lower() == "you" and _names_trick_to_come(lexemes, place + 1):
        return relabel(lexemes[place], "PERSON", "you")  # "you still have a trump trick"
    has_to = lexeme_at(lexemes, place + 1).value == "to" and lexeme_at(lexemes, place + 2).value == "concede.base"
    if lexemes[place].plain.lower() == "you" and has_to:
        return relabel(lexemes[place], "PERSON", "you")  # "you still have to lose to my jack"
    told = [lexeme.value.partition(".")[0] for lexeme in lexemes[max(place - 2, 0) : place]]
    if lexemes[place].plain.lower() == "director" and told[:1] in (["say"], ["ask"]) and told[-1] in ("the", "say"):
        return relabel(lexemes[place], "SKIP", "")  # "he told the director that …"
    if place and lexemes[place].plain.lower() == "director" and lexeme_at(lexemes, place + 2).value.startswith("say."):
        return relabel(lexemes[place], "SKIP", "")  # "the director was told that …"
    if lexemes[place].plain.lower() == "but" and _adds_to_claim(lexemes, place):
        return relabel(lexemes[place], "PERSON", "you")  # "the rest are mine but you get a heart"
    if lexemes[place].value == "objection" and label_at(lexemes, place - 1) == "IF":
        return relabel(lexemes[place], "PRED", "off")  # "if that's wrong"
    plays = lexemes[place].plain.lower() in ("play", "keep", "carry") and label_at(lexemes, place + 1) in (
        "SUIT",
        "DET",
    )
    if label_at(lexemes, place + 1) == "DET" and label_at(lexemes, place + 2) not in ("SUIT", "ADJ", "NUMBER"):
        return None  # "no need to play on, the contract's cold"
    verb = "lead.base" if lexemes[place].plain.lower() == "play" else "play.base"
    return relabel(lexemes[place], "VERB", verb) if plays else None  # "I play on diamonds"


def _names_trick_to_come(lexemes: list[Lexeme], place: int) -> bool:
    """ "… *a trump trick*", "… *a spade to come*"."""
    end = _end_of_name(lexemes, place)
    trick = end > place and lexemes[end - 1].value == "trick"
    comes = lexeme_at(lexemes, end).value == "to" and lexeme_at(lexemes, end + 1).value == "come.base"
    return label_at(lexemes, place) == "DET" and (trick or (end > place and comes))


_GETTING = frozenset({"get.base", "have.base", "make.base", "take.base", "win.base"})


_CLAIMING = frozenset({"MINE", "NUMBER", "QUANT", "EXACT", "VERB", "SUIT", "CARDS", "SIGNED"})


def _adds_to_claim(lexemes: list[Lexeme], place: int) -> bool:
    """Whether somebody who has claimed goes on about what the others get."""
    claimed = any(lexeme.value == "me" or lexeme.label in _CLAIMING for lexeme in lexemes[:place])
    may = label_at(lexemes, place + 1) == "AUX"
    return claimed and lexeme_at(lexemes, place + 1 + may).value in _GETTING


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
    counted = label_at(lexemes, place - 1) in ("NUMBER", "NOUN") and lexeme.plain.lower() == "so"
    if counted and not any(before.label == "VERB" for before in lexemes[:place]):
        return relabel(lexeme, "SKIP", "")  # "that's seven *so far*"; "we've won seven so far" is no claim
    if lexeme.plain.lower() in ("i", "we"):
        return None
    if lexeme.plain.lower() == "'d" and lexeme.end - lexeme.start > len("'d have"):
        return None  # "I'd intended to finesse"
    if lexeme.plain.lower() in ("would", "'d", "should", "could", "might", "ought"):
        after = lexeme_at(lexemes, place + 1)
        late = after.value.endswith(".past") or after.label == "EXACT" or after.plain.lower() in ("had", "been")
        return None if late else relabel(lexeme, "VERB", "have.base")
    if lexeme.plain.lower() == "had":  # "had I cashed the ace first"
        unreal = lexeme_at(lexemes, place + 1).value.endswith(".past") and label_at(lexemes, place - 1) in _STARTS
        return None if unreal else relabel(lexeme, "VERB", "have.past")
    if lexeme.plain.lower() in ("so", "until", "up"):
        return None
    first_person = lexeme_at(lexemes, place - 1).value == "me" or lexeme.plain.lower() == "always"
    return None if first_person else relabel(lexeme, "AUX", "will")
