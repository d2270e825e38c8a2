"""Joints that are something else beside certain neighbours: "but", "no", "nothing left but", "and" as heard."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    STATED,
    begins_condition,
    end_of_name,
    label_at,
    lexeme_at,
    names_finesse,
    play_before,
    relabel,
)
from nlclaim.language.lexemes import SHORTENED, Lexeme


def settle_and(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A *dime and* trick", "the *dime and* ace", "back to *my and*": how a recogniser hears "diamond" and "hand"."""
    mine = lexeme_at(lexemes, place - 1).value == "my" and label_at(lexemes, place + 1) in JOINTS | {"END", "PREP"}
    if mine:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "ROLE", "hand")
    heard = place and lexemes[place - 1].word == "dime" and lexemes[place].word == "and"
    after = lexeme_at(lexemes, place + 1)
    if lexemes[place].word == "plus" and after.label == "SCORE" and label_at(lexemes, place - 1) in ("EXACT", "REPAIR"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "I make it *plus 110*"
    single = after.label == "RANK" and label_at(lexemes, place + 2) != "OF"
    goes_on = after.value in ("trick", "trick+", "winner", "winner+", "loser") or single
    if heard and after.value == "ruff.base" and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(after, "ACT", "ruff")  # "partner gets a *dime and* rough"
        return relabel(lexemes[place], "SKIP", "")
    placed = after.value == "in" and after.label == "PREP" and label_at(lexemes, place + 2) == "ROLE"
    placed = placed and label_at(lexemes, place + 3) in ENDS and play_before(lexemes, place) is not None
    return relabel(lexemes[place], "SKIP", "") if heard and (goes_on or placed) else None


def settle_but(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All but one" leaves something out; elsewhere "but" is a pause."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    leaves_out = before.label in ("QUANT", "ADJ", "NOUN", "OF") and before.value not in ("no", "more", "loser+")
    nothing = any(lexeme_at(lexemes, at).value == "none" for at in range(place - 4, place))
    lost = before.label in ("PERSON", "ROLE") or before.value in ("concede.past", "concede.base")
    leaves_out = leaves_out or (nothing and lost)  # "nothing for you but a club", "nothing lost but a club"
    leaves_out = leaves_out or (before.label == "META" and before.word == "nothing")  # "nothing to worry about"
    losing = lexeme_at(lexemes, place - 2).value.startswith("concede.")
    leaves_out = leaves_out or (losing and before.value == "any")  # "not losing any but the ace"
    whole = any(lexemes[at].value == "all" for at in range(max(place - 4, 0), place)) and before.label == "SUIT"
    leaves_out = leaves_out or (whole and label_at(lexemes, place + 1) in ("NUMBER", "DET"))  # "all the clubs but one"
    after = [label_at(lexemes, place + 1), label_at(lexemes, place + 2)]
    number = after[0] == "NUMBER" and after[1] in ("END", "STOP", "COMMA")
    leaves_out = leaves_out or (number and before.value == "high")  # "dummy is good but one"
    begins = next((at + 1 for at in range(place - 1, max(place - 8, 0), -1) if lexemes[at].label in JOINTS), 0)
    everything = any(lexeme.value in ("everything", "all") for lexeme in lexemes[max(begins, place - 8, 0) : place])
    everything = everything or "all" in (before.word, lexemes[0].word)
    last = before.label == "NUMBER" and lexeme_at(lexemes, place - 2).value in ("last", "remaining")
    leaves_out = leaves_out or (number and last)  # "I claim the last six but one"
    hand = label_at(lexemes, place - 3) == "ROLE" and label_at(lexemes, place - 2) == "BE"  # "dummy is high but a club"
    hand = hand or (label_at(lexemes, place - 2) == "ROLE" and place == 2)  # "dummy good but a heart"
    all_high = before.value == "high" and (everything or hand)
    leaves_out = leaves_out or (all_high and _only_names(lexemes, place + 1))  # "all high but one spade"
    number_said = any(lexeme.label == "NUMBER" for lexeme in lexemes[max(place - 2, 0) : place])
    shared = before.value in ("me", "you") and lexeme_at(lexemes, place - 2).value == "for"
    leaves_out = leaves_out or ((before.label == "MINE" or shared) and _only_names(lexemes, place + 1))
    in_hand = before.label == "ROLE" and label_at(lexemes, place - 2) == "PREP"  # "everything in dummy but a club is …"
    leaves_out = leaves_out or (in_hand and lexeme_at(lexemes, place - 3).value in ("everything", "all"))
    goes_on = after[0] in ("PERSON", "ROLE") or after == ["DET", "ROLE"]  # "two tricks, but his partner objected"
    one_does = after == ["NUMBER", "VERB"] and lexeme_at(lexemes, place + 2).value.endswith(".s")
    that_does = after == ["DET", "VERB"] and lexeme_at(lexemes, place + 1).word in ("that", "this", "it")
    goes_on = goes_on or one_does or that_does  # "two losers, but one goes on the club", "… but that goes …"
    goes_on = goes_on or (_is_object(lexemes, place - 1) and _says_more(lexemes, place + 1))
    goes_on = goes_on or after[0] in ("VERB", "AUX") or (number_said and _is_for_them(lexemes, place + 1))
    return relabel(lexeme, "EXCEPT", "but") if leaves_out and not goes_on else relabel(lexeme, "COMMA", "but")


def settle_except(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Nothing *left but* a club"; in "you have a trump *left but* I draw it" another clause comes."""
    number = lexeme_at(lexemes, place + 1)
    made = next((at for at in (place - 1, place + 2) if label_at(lexemes, at) == "EXACT"), None)
    if lexemes[place].word == "minus" and number.label == "NUMBER" and made is not None:
        lexemes[place + 1] = relabel(number, "SKIP", "")
        lexemes[made] = relabel(lexemes[made], "SKIP", "")
        return relabel(lexemes[place], "SIGNED", f"-{number.value}")  # "I make it *minus four*"
    if lexemes[place].word == "minus" and number.label == "NUMBER" and _names_result(lexemes, place):
        lexemes[place + 1] = relabel(number, "SKIP", "")
        return relabel(lexemes[place], "SIGNED", f"-{number.value}")
    if place == 0 and lexemes[0].word == "besides":
        named = end_of_name(lexemes, 1)
        told = [lexeme.value for lexeme in lexemes[named : named + 3]]
        if {"rest", "everything", "all", "nothing", "none"}.isdisjoint(told):  # "besides the ace *everything is mine*"
            return relabel(lexemes[0], "SKIP", "")  # "*besides* the trumps, two aces"
    goes_on = lexemes[place].word == "left" and label_at(lexemes, place + 1) in ("PERSON", "ROLE")
    return relabel(lexemes[place], "COMMA", "but") if goes_on else None


def _names_result(lexemes: list[Lexeme], place: int) -> bool:
    """ "Declarer *said minus one*", "he *conceded minus two*": nothing was named before that it could be taken from."""
    before = lexeme_at(lexemes, place - 1)
    told = before.value.partition(".")[0] in ("say", "claim", "concede", "make", "show") and before.label == "VERB"
    told = told or before.label in ("PERSON", "ROLE") or before.word in ("agrees", "agreed")
    return told and label_at(lexemes, place + 2) in ENDS


def _only_names(lexemes: list[Lexeme], place: int) -> bool:
    """ "The rest are mine but *the ace of trumps*": cards or a number, and nothing said of them."""
    end = end_of_name(lexemes, place)
    end += label_at(lexemes, end) == "LETTER" and label_at(lexemes, end - 1) == "NUMBER"  # "rest mine but 1 d"
    loses = lexeme_at(lexemes, place).value == "losing"  # "but losing a heart"
    told = end + (label_at(lexemes, end) == "COMMA")  # "all good but a diamond, *which* I ruff"
    ends = label_at(lexemes, end) in ("END", "STOP") or lexeme_at(lexemes, told).value == "who"
    return end > place and not loses and ends


def _is_for_them(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four tricks but *two to you*", "four tricks but *two are yours*"."""
    end = end_of_name(lexemes, place)
    return label_at(lexemes, end) == "BE" or lexeme_at(lexemes, end + 1).value == "you"


def _is_object(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a verb stands just before the word at a place: "*has* the rest"; what is said after "said" is none."""
    before = (lexeme_at(lexemes, at) for at in range(place - 4, place))
    return any(lexeme.label == "VERB" and not lexeme.value.startswith("say.") for lexeme in before)


_SUBJECT: Final = 6
"""Words that a subject has at most: "my nine of diamonds", and what it is."""


def _says_more(lexemes: list[Lexeme], place: int) -> bool:
    """ "He has the rest but *my nine of diamonds is* high": something is said of what follows."""
    for lexeme in lexemes[place : place + _SUBJECT]:
        if lexeme.label in JOINTS or lexeme.value == "who":
            return False  # "the ace of hearts *which is* yours"
        if lexeme.label == "BE":
            return True
    return False


def settle_slash(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "AK hearts / Q spades" lists; "K/Q of hearts" is two cards; "spades/hearts" leaves the choice open."""
    if lexemes[place].plain != "/":
        return None
    before, after = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    card = after.label in ("RANK", "CARDS") or after.plain in ("A", "K", "Q", "J", "T")
    if card and before in ("RANK", "CARDS"):
        return relabel(lexemes[place], "AND", "and")
    if _stands_apart(lexemes, place):
        return relabel(lexemes[place], "COMMA", ",")
    lists = before in NOMINAL and (card or after.label in ("NUMBER", "DET", "VERB", "QUANT"))
    return relabel(lexemes[place], "COMMA", ",") if lists else None


def _stands_apart(lexemes: list[Lexeme], place: int) -> bool:
    """ "Pull trumps / KC / rest mine": a sign with spaces around it parts what is said, but for "hearts / spades"."""
    sides = {label_at(lexemes, place - 1), label_at(lexemes, place + 1)}
    if "END" in sides or sides in ({"SUIT"}, {"NUMBER"}, {"ROLE"}, {"GROUP"}, {"DOWN"}, {"SIGNED"}):
        return False
    return lexemes[place - 1].end < lexemes[place].start and lexemes[place].end < lexemes[place + 1].start


def _names_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "Without *the spade finesse*", "without *a ruff*"."""
    return any(lexemes[at].label == "ACT" for at in range(place, end_of_name(lexemes, place)))


def settle_negation(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ten with the finesse, nine *without*": otherwise."""
    told = lexeme_at(lexemes, place + 1).value in ("you", "they") and lexeme_at(lexemes, place - 1).value == "me"
    if told and lexemes[place].word in ("do", "can", "ca", "cannot"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")  # "I *don't see how* you get a trick"
    without = lexemes[place].word in ("without", "w/o")
    if without and lexeme_at(lexemes, place + 1).value == "it" and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "I have ten tricks without it"
    ends = label_at(lexemes, place + 2) in ENDS
    if without and label_at(lexemes, place + 1) == "UNKNOWN" and ends and place:
        return relabel(lexemes[place], "SKIP", "")  # "ten *without* blinking": whatever that is, the ten are claimed
    everything = lexeme_at(lexemes, place - 1).value in ("all", "rest", "me", "everything")
    if without and everything and _only_names(lexemes, place + 1) and not _names_play(lexemes, place + 1):
        return relabel(lexemes[place], "EXCEPT", "but")  # "all without the ace of hearts"
    alone = label_at(lexemes, place - 1) == "NUMBER" and label_at(lexemes, place + 1) in ENDS
    return relabel(lexemes[place], "ELSE", "otherwise") if without and alone else None


def settle_stop(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "W *conc.* two spades": the point of a word cut short, which ends nothing; nor does one within a phrase."""
    if lexemes[place].plain == "." and _cuts_suit_short(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")
    cut = lexemes[place].plain == "." and lexeme_at(lexemes, place - 1).word in SHORTENED
    goes_on = not lexeme_at(lexemes, place + 1).plain[:1].isupper() and place + 1 < len(lexemes)
    within = lexemes[place].plain == "." and any(rule(lexemes, place) for rule in _NO_STOPS)
    article = lexeme_at(lexemes, place + 1)
    if within and article.plain == "A" and article.label == "DET":
        lexemes[place + 1] = Lexeme(
            article.label, article.value, article.start, article.end, "a"
        )  # "over to dummy with*.* A club": no ace
    return relabel(lexemes[place], "SKIP", "") if (cut and goes_on) or within else None


def _cuts_suit_short(lexemes: list[Lexeme], place: int) -> bool:
    """ "Cl*.* K, Hts*.* from the top": a suit cut short, before its card or how it is played."""
    suit, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    short = suit.end - suit.start <= _SHORT_SUIT and (suit.label == "SUIT" or suit.plain in ("S", "H", "D", "C"))
    card = after.plain in ("A", "K", "Q", "J", "T") and label_at(lexemes, place + 2) in ENDS
    return short and suit.end == lexemes[place].start and (card or after.label == "HOW")


_SHORT_SUIT: Final = 4
"""Letters of a suit that is cut short: "Diam.", "Hts."."""


def _is_within(lexemes: list[Lexeme], place: int) -> bool:
    """ "Three rounds of*.* Trumps", "over to the*.* King": no end of a sentence, as a recogniser has it."""
    before, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if before.label == "DET":
        ends = before.value not in ("the", "my", "your", "a") or before.plain == "A"
        return not ends and before.word != "a" and after in NOMINAL | {"ADJ", "NUMBER", "ROLE"}
    open_phrase = before.label == "OF" or (before.label == "PREP" and before.value in ("to", "with", "from"))
    named = after in NOMINAL | {"DET", "ADJ", "NUMBER", "ROLE", "QUANT"}
    return open_phrase and before.word not in ("out", "up", "through") and named


_TAKES_OBJECT: Final = ("draw.", "cash.", "discard.", "knock_out.", "concede.", "have.base", "get.base", "ruff.ing")
_ALL: Final = frozenset({"all", "everything", "what", "that"})


def _parts_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "I draw*.* Trumps and then …": what is played, of which nothing else is said."""
    before = lexeme_at(lexemes, place - 1)
    if before.label != "VERB" or not before.value.startswith(_TAKES_OBJECT) or before.value.endswith(".past"):
        return False
    gone = before.value == "discard.base" and lexeme_at(lexemes, place - 2).value.startswith("go.")
    away = before.plain.lower() == "away" and label_at(lexemes, place - 2) in NOMINAL  # "my loser away. Hearts next"
    if gone or away or before.value == "discard.s":
        return False  # "a club goes away. Ace and king of spades"
    if lexeme_at(lexemes, place - 3).word in _ALL:
        return False  # "that's all you get. One trick for me"
    end = end_of_name(lexemes, place + 1)
    said = lexeme_at(lexemes, end).label
    return end > place + 1 and said in JOINTS | {"END", "PREP", "AFTER", "BEFORE", "LAST"}


def _goes_on_to(lexemes: list[Lexeme], place: int) -> bool:
    """ "A spade*.* To the ace", "you get a club and*.* I get the rest", "ruff a club in*.* The dummy"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    at = place + 1 + (after.label == "DET")
    hand = lexeme_at(lexemes, at).label == "ROLE" and label_at(lexemes, at + 1) in ENDS
    if before.word == "in" and label_at(lexemes, place - 2) in NOMINAL and hand:
        return True
    led = before.label == "SUIT" and not before.value.endswith("+") and after.value == "to" and after.label == "PREP"
    means = lexeme_at(lexemes, place + 2).label in ("ROLE", "PERSON") and label_at(lexemes, place + 3) == "PREP"
    led = led and not means  # "ruff a club. To dummy with a heart" crosses with another
    return (before.label == "AND" and before.word != "n") or led


_NO_STOPS: Final = (_is_within, _parts_play, _goes_on_to)


_NO_DOING: Final = frozenset({"have", "lose", "take", "need", "make", "draw", "cash", "play", "give"})


def settle_quantifier(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Four, no, five": a correction; "one extra": an overtrick; "*no* finessing": a play denied."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    if lexeme.word == "extra" and label_at(lexemes, place - 1) == "NUMBER":
        ends = after.label in ENDS or begins_condition(lexemes, place + 1)
        return relabel(lexeme, "NOUN", "overtrick+") if ends else None
    if lexeme.word == "rest" and lexeme_at(lexemes, place - 1).word == "a" and after.label in ENDS:
        return relabel(lexeme, "UNKNOWN", lexeme.plain)  # "give it *a rest*"
    if lexeme.value == "both" and label_at(lexemes, place - 1) == "SUIT" and after.label == "VERB":
        return relabel(lexeme, "SKIP", "")  # "my clubs *both* vanish", "my club and my heart *both* go on the spades"
    if lexeme.value == "both" and after.value == "get.past":
        return relabel(lexeme, "SKIP", "")  # "if you've both got a trump"
    if (denial := _settle_denied_play(lexemes, place)) is not None:
        return denial
    return _settle_no(lexemes, place) if lexeme.word == "no" and lexeme.value == "no" else None


def _settle_denied_play(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I make ten *no finesse*", "*nothing* to draw", "*neither* ruffing nor finessing": what is not played."""
    lexeme, denied = lexemes[place], lexeme_at(lexemes, place + 1)
    if lexeme.value == "no" and label_at(lexemes, place - 1) == "NUMBER" and names_finesse(lexemes, place + 1):
        lexemes[place + 1] = relabel(denied, "ACT", "finesse") if denied.label == "VERB" else denied
        return relabel(lexeme, "NEG", "not")  # "I make ten *no finesse*"
    if lexeme.value == "no" and (
        denied.value.endswith(".ing") or (denied.label == "VERB" and denied.plain in _NO_DOING)
    ):
        return relabel(lexeme, "NEG", "not")  # "no finessing", "no more drawing trumps", "I no have loser"
    does = lexeme_at(lexemes, place + 2).value.partition(".")[0]
    if lexeme.word == "nothing" and denied.value == "to" and does in ("finesse", "ruff", "draw"):
        if lexeme_at(lexemes, place - 1).value.startswith("have."):
            lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")  # "I *have* nothing to draw"
        lexemes[place + 1] = relabel(denied, "AUX", "to")
        return relabel(lexeme, "NEG", "not")  # "*nothing* to finesse"
    if lexeme.word == "neither" and label_at(lexemes, place - 1) == "VERB" and _is_neither_play(lexemes, place + 1):
        return relabel(lexeme, "QUANT", "no")  # "I'm taking *neither* finesse"
    if lexeme.word == "neither" and lexeme.value == "none" and _begins_denied_play(lexemes, place + 1):
        return relabel(lexeme, "NEG", "not")  # "*neither* ruffing nor finessing", "I *neither* finesse nor ruff"
    return None


def _settle_no(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Four, *no*, five": a correction; "hang on, *no* the rest are mine": an answer."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if label_at(lexemes, place + 1) == "NUMBER" and _is_counted(lexemes, place):
        return relabel(lexeme, "REPAIR", "repair")  # "ten no eleven tricks"
    paused = before in ("COMMA", "DASH", "STOP") and place >= 2
    if paused and _names_another(lexemes, place):
        return relabel(lexeme, "REPAIR", "repair")
    said = place > 0 and before in NOMINAL | {"VERB", "PRED", "MINE", "DASH"}
    if (paused or said) and _says_he_does_not(lexemes, place):
        return relabel(lexeme, "SKIP" if paused or before == "DASH" else "COMMA", "no")
    begins = before in ("END", "STOP", "DOUBT")
    if begins and after.label == "DET" and after.value in ("the", "my", "your", "a"):
        return relabel(lexeme, "SKIP", "no")  # "hang on, *no* the rest are mine"
    if after.label in JOINTS and before in ("END", "STOP", "COMMA", "DASH"):
        return relabel(lexeme, "SKIP", "no")
    return None


def _names_another(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four, *no*, five", "the ace, *no, a* club", "ruff, *no*, cash the heart": what stands for what was said."""
    pause = lexeme_at(lexemes, place + 1)
    after = lexeme_at(lexemes, place + 2) if pause.label in ("COMMA", "DASH") or pause.plain == "..." else pause
    if after.label == "NUMBER" or after.value == "none":
        return True
    if after.label in ("SUIT", "DET") and pause.label == "COMMA":
        return True
    return _plays_instead(lexemes, place) or _names_instead(lexemes, place)


def _is_neither_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "Neither *finesse*", "neither *heart ruff*"."""
    play = lexeme_at(lexemes, place + (label_at(lexemes, place) == "SUIT"))
    return play.label == "ACT" or play.value in ("finesse.base", "ruff.base")


def _begins_denied_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "Neither *ruffing* nor …", "neither *a finesse* nor …", "neither *do I finesse*"."""
    first = lexeme_at(lexemes, place)
    verb, _, form = first.value.partition(".")
    if first.label == "VERB":
        return verb not in STATED and form in ("base", "ing", "past")
    if first.label == "AUX":
        return label_at(lexemes, place + 1) == "PERSON"
    at = place + (first.label == "DET")
    at += label_at(lexemes, at) == "SUIT"
    return lexeme_at(lexemes, at).value.partition(".")[0] in ("finesse", "ruff", "squeeze")


def _plays(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a play is named: "I'll *play*", not "I *have*"."""
    place += label_at(lexemes, place) == "AUX"
    return label_at(lexemes, place) == "VERB" and lexemes[place].value.partition(".")[0] not in STATED


def _plays_instead(lexemes: list[Lexeme], place: int) -> bool:
    """ "I take the finesse, *no*, I play for the drop", "ruff a heart, *no*, cash the heart": another play."""
    if label_at(lexemes, place + 1) not in ("COMMA", "DASH"):
        return False
    said = play_before(lexemes, place)
    speaks = lexeme_at(lexemes, place + 2).value == "me"
    at = place + 2 + speaks
    doing = lexeme_at(lexemes, at + (label_at(lexemes, at) == "AUX" and speaks))
    if doing.label == "VERB" and said is not None and doing.value == said.value and said.value in _LOSING:
        return True  # "I lose a heart, *no*, I lose two"
    base = doing.label == "VERB" and doing.value.endswith(".base") and said is not None
    return _plays(lexemes, at) and (speaks or base)


_LOSING: Final = frozenset({"concede.base", "give.base"})


def _names_instead(lexemes: list[Lexeme], place: int) -> bool:
    """ "Lead a heart, *no a club*", "the king, *no the ace*": nobody has "no the ace"."""
    named = label_at(lexemes, place - 2) in ("SUIT", "RANK", "CARDS")
    article = lexeme_at(lexemes, place + 1)
    again = article.label == "DET" and label_at(lexemes, place + 2) in ("SUIT", "RANK", "CARDS")
    alike = lexeme_at(lexemes, place - 3).value == article.value  # not "draw trumps, no a club to lose"
    return named and again and alike and label_at(lexemes, place - 1) != "STOP"


def _says_he_does_not(lexemes: list[Lexeme], place: int) -> bool:
    """ "I'll finesse, *no I won't*", "finesse *no don't*": the denial needs no other."""
    there = lexeme_at(lexemes, place + 1).word == "there"
    start = place + 1 + (there or label_at(lexemes, place + 1) in ("PERSON", "DET"))
    denial = start + (label_at(lexemes, start) in ("AUX", "BE"))
    if lexeme_at(lexemes, denial).value != "not":
        return False
    if start == place + 1:  # "finesse, *no don't* finesse"
        does = label_at(lexemes, denial + 1) == "VERB" or label_at(lexemes, denial + 1) in ENDS
        return denial > start and does
    return (there or lexeme_at(lexemes, place + 1).value in _DENYING) and label_at(lexemes, denial + 1) in ENDS


_DENYING: Final = frozenset({"me", "it", "they"})


def _is_counted(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a number ends just before `place`: "ten", "ten tricks"."""
    tricks = label_at(lexemes, place - 1) == "NOUN" and lexemes[place - 1].value.startswith("trick")
    return label_at(lexemes, place - 2 if tricks else place - 1) == "NUMBER"
