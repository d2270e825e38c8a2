"""Numbers that are something else where they stand: a rank, a contract, a break, a place, "four" for "for"."""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.contexts.neighbours import (
    ENDS,
    HIGHEST_LEVEL,
    JOINTS,
    NOMINAL,
    NUMBERED,
    Rule,
    goes_with_card,
    is_single_rank,
    label_at,
    lexeme_at,
    relabel,
)
from nlclaim.language.contexts.number_senses import (
    numbers_in_a_row,
    settle_card_of_suit,
    settle_card_played_with,
    settle_card_thrown,
    settle_cards_led,
    settle_place_from_end,
    settle_what_is_taken_off,
)
from nlclaim.language.contexts.scores import settle_spoken_score
from nlclaim.language.lexemes import Lexeme


def _over_contract(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*4S plus one*": a result, as "4S+1" is."""
    level, suit, sign = (lexeme_at(lexemes, place - back) for back in (3, 2, 1))
    words = {"plus": "+", "minus": "-"}
    named = level.label == "NUMBER" and suit.label == "SUIT"
    contract = named and ((suit.plain.isupper() and level.end == suit.start) or _is_game(lexemes, place))
    if not contract or sign.word not in words or label_at(lexemes, place + 1) not in ENDS:
        return None
    for back in (1, 2, 3):
        lexemes[place - back] = relabel(lexemes[place - back], "SKIP", "")
    return relabel(lexemes[place], "SIGNED", words[sign.word] + lexemes[place].value)


def _is_game(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Four hearts* plus one", said at the very end: a game contract, and what it is made with."""
    over, level, suit = (lexeme_at(lexemes, place - back).value for back in (0, 3, 2))
    game = (level in ("4", "6") and suit in ("H+", "S+")) or (level in ("5", "6") and suit in ("C+", "D+"))
    before = label_at(lexemes, place - 4) in ENDS or lexeme_at(lexemes, place - 4).value.startswith("make.")
    ends = label_at(lexemes, place + 1) == "END"
    return game and before and ends and lexemes[place - 1].word == "plus" and int(level) + int(over) <= 7


def settle_number(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "3 more 4 u": a digit that stands for a word; a number that is no count of tricks."""
    denied = label_at(lexemes, place - 1) == "NEG" and place == 1 and lexemes[0].word == "not"
    if denied and lexeme_at(lexemes, place + 1).word == "but" and label_at(lexemes, place + 2) == "NUMBER":
        for at in (0, place + 1):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "*not two but* three tricks for you"
    if lexemes[place].value == "0" and label_at(lexemes, place + 1) == "NOUN":
        return relabel(lexemes[place], "QUANT", "no")  # "zero winners"
    added = label_at(lexemes, place - 2) == "STOP" and lexeme_at(lexemes, place - 1).word == "plus"
    if added and int(lexemes[place].value) <= HIGHEST_LEVEL and label_at(lexemes, place + 1) in ("END", "STOP"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SIGNED", f"+{lexemes[place].value}")  # "…, run the suit. *Plus two.*"
    if (result := _over_contract(lexemes, place)) is not None:
        return result
    for rule in _NUMBER_RULES:
        if (better := rule(lexemes, place)) is not None:
            return better
    return None


def _settle_spot_card(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All masters, jack nine *six*": a card lower than the two before it, and no number of tricks."""
    ranks = [lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place - 1)]
    after = label_at(lexemes, place + 1)
    if any(rank.label != "RANK" for rank in ranks) or after not in ENDS | {"NUMBER", "INORDER"}:
        return None
    last, number = ranks[1].value, int(lexemes[place].value)
    lower = _LOWEST <= number < (int(last) if last.isdecimal() else _TEN)
    return relabel(lexemes[place], "RANK", lexemes[place].value) if lower else None


_LOWEST, _TEN = 2, 10


def _settle_break(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps were *two two*", "if hearts are *3/2*", "a *3/3* break": how they lie."""
    first, parted = lexemes[place], lexeme_at(lexemes, place + 1).plain in ("/", "=")
    at = place + 1 + parted
    second, after = lexeme_at(lexemes, at), lexeme_at(lexemes, at + 1)
    if second.label != "NUMBER" or int(first.value) + int(second.value) not in range(2, 8):
        return None
    said = label_at(lexemes, place - 1) == "BE" and label_at(lexemes, place - 2) == "SUIT"
    said = said and after.label in JOINTS | {"END", "PERSON", "EXACT"}
    breaks = any(value.startswith("break.") for value in (after.value, lexeme_at(lexemes, place - 1).value))
    suit = lexeme_at(lexemes, place - 1)
    told = suit.label == "SUIT" and suit.value.endswith("+") and int(first.value) >= int(second.value)
    tricks = after.label == "NUMBER" and lexeme_at(lexemes, at + 2).value == "trick+"
    told = told and (after.label in ("PERSON", "COMMA", "END") or tricks)  # "hearts three three ten tricks"
    lies = (parted and (breaks or suit.label == "SUIT")) or (breaks and suit.label == "VERB") or told
    alone = parted and label_at(lexemes, place - 1) == after.label == "END"  # "4=1", and no more
    if not (said or lies or alone):
        return None
    for skipped in range(place + 1, at + 1):
        lexemes[skipped] = relabel(lexemes[skipped], "SKIP", "")
    return Lexeme("BREAKS", f"{first.value}-{second.value}", first.start, second.end, first.plain)


def _settle_number_left(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*There are six left* and five are mine", "*six to play*, I have five": out of how many."""
    there = label_at(lexemes, place - 1) == "BE" and lexeme_at(lexemes, place - 2).word == "there"
    start = place - 2 if there else place
    end = place + 1 + (lexeme_at(lexemes, place + 1).value == "trick+")
    to_come = lexeme_at(lexemes, end).value == "to" and lexeme_at(lexemes, end + 1).value in _TO_COME
    end += 2 if to_come else 1
    ours = lexeme_at(lexemes, end - 1).value == "come.base" and not there  # "four to come, five if the eight is good"
    left = (to_come and not ours) or lexeme_at(lexemes, end - 1).value in ("left", "remaining")
    begins = label_at(lexemes, start - 1) in ("END", "STOP")
    if not (left and begins and label_at(lexemes, end) in JOINTS):
        return None
    if not any(lexeme.label == "NUMBER" for lexeme in lexemes[end : end + _NEXT]):
        return None
    for at in (*range(start, place), *range(place + 1, end)):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


_NEXT: Final = 12
"""Words within which the number that is claimed follows."""
_TO_COME: Final = frozenset({"come.base", "go.base", "play.base"})


_PLACES_OF_PLAY: Final = frozenset({"bd", "brd", "board", "tbl", "table", "rd"})


def _settle_place(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "At trick nine", "board 8, table 3", "*you two* have the rest": where and who, not how many."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    at_trick = before.label in ("NOUN", "HOW") and before.value in ("trick", "at_trick")
    at_table = before.word in _PLACES_OF_PLAY and label_at(lexemes, place + 1) in ENDS
    at_table = at_table or before.word in NUMBERED
    both = lexeme.word == "two" and _addresses_both(lexemes, place)
    return relabel(lexeme, "SKIP", "") if at_trick or at_table or both else None


def _addresses_both(lexemes: list[Lexeme], place: int) -> bool:
    """ "You *two* have the rest", "all right with you *two*"; but "giving you *two*", "me three, you *two*"."""
    you, follows = lexeme_at(lexemes, place - 1).word in ("you", "u"), label_at(lexemes, place + 1)
    goes_on = follows in ENDS | {"LAST", "PREP", "IF"} and lexeme_at(lexemes, place + 1).value != "for"
    with_you = label_at(lexemes, place - 2) == "PREP" and goes_on
    return you and (with_you or follows in ("VERB", "BE", "AUX", "META") or lexeme_at(lexemes, place + 1).value == "a")


def _settle_in_parentheses(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Spades *(3)* then hearts *(2)*": the number of the suit."""
    sides = [label_at(lexemes, at) for at in (place - 2, place - 1, place + 1)]
    if sides != ["SUIT", "OPEN", "CLOSE"] or label_at(lexemes, place + 2) not in ENDS:
        return None
    for at in (place - 1, place + 1):
        lexemes[at] = relabel(lexemes[at], "SKIP", "")
    return lexemes[place]


def _settle_contract(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Four spades* making", "*three hearts* doubled making four": the contract, and how it fares."""
    fares = lexeme_at(lexemes, place + 2)
    at = place + 3 if fares.word in ("doubled", "redoubled") else place + 2
    makes = lexeme_at(lexemes, at).word == "making" and label_at(lexemes, place + 1) == "SUIT"
    begins = label_at(lexemes, place - 1) in ENDS or lexeme_at(lexemes, place - 1).value == "claim.ing"
    level = label_at(lexemes, at + 1) == "NUMBER" and int(lexemes[at + 1].value) <= HIGHEST_LEVEL
    ends = label_at(lexemes, at + 1 + level) in ENDS
    if not (makes and begins and ends and int(lexemes[place].value) <= HIGHEST_LEVEL):
        return None
    for skipped in range(place + 1, at):
        lexemes[skipped] = relabel(lexemes[skipped], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


def _settle_as_rank(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Jack *ten* nine of clubs", "king *ten* over your jack": a card in a run of ranks."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    does = after.label == "VERB" and after.value.endswith(".s") and after.value != "ruff.s"
    falls = label_at(lexemes, place - 1) == "DET" and does and 2 <= int(lexeme.value) <= 10
    if label_at(lexemes, place - 1) in JOINTS and after.value.startswith("drop.") and lexeme.value in ("9", "10"):
        falls = True  # "trumps, *10 falls*"
    if after.label == "OF" and label_at(lexemes, place + 2) == "MINE" and label_at(lexemes, place - 1) == "DET":
        falls = 2 <= int(lexeme.value) <= 10  # "that *ten* of mine is a trick"
    joined = lexeme.value in ("9", "10") and goes_with_card(lexemes, place)  # "the king and *ten* are yours"
    if joined or _names_spot_card(lexemes, place) or falls:  # "if the ten drops", "my ten gets promoted"
        return relabel(lexeme, "RANK", "T" if lexeme.value == "10" else lexeme.value)
    if not is_single_rank(lexemes, place - 1):
        return None
    if after.label in ("OF", "NUMBER") and 2 <= int(lexeme.value) <= 10:
        return relabel(lexeme, "RANK", "T" if lexeme.value == "10" else lexeme.value)
    above = lexemes[place - 1]
    if above.plain.isdecimal() and int(above.plain) > int(lexeme.value) > 1 and after.label in ENDS:
        return relabel(lexeme, "RANK", lexeme.value)  # "J 7 *3*"
    if lexeme.value == "9" and lexemes[place - 1].value == "T":
        return relabel(lexeme, "RANK", "9")  # "the jack ten nine"
    stands_alone = after.label in JOINTS | {"END", "PREP", "PRED", "BE"} or after.word == "over"
    return relabel(lexeme, "RANK", "T") if lexeme.value == "10" and stands_alone else None


def _names_spot_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "Ruff with the club *ten*", "over to the heart *nine*"."""
    suit = lexeme_at(lexemes, place - 1)
    article = label_at(lexemes, place - 2) == "DET"
    named = suit.label == "SUIT" and not suit.value.endswith("+") and 2 <= int(lexemes[place].value) <= 10
    behind = lexeme_at(lexemes, place - 2 - article).value in ("with", "to")
    beside = lexemes[place].value in ("9", "10") and lexeme_at(lexemes, place - 2).value in ("the", "and", "your", "my")
    behind = behind or (beside and not lexemes[place].plain.isdecimal())  # "the trump king and *trump ten*"
    return named and behind and label_at(lexemes, place + 1) in JOINTS | {"END", "PREP"}


def _settle_cards_of_one_suit(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*8*s *7*s": two cards, as no list names a suit twice; "4s 3h" counts."""
    suit = lexeme_at(lexemes, place + 1)
    if suit.label not in ("SUIT", "LETTER") or len(suit.plain) != 1 or not 2 <= int(lexemes[place].value) <= 10:
        return None
    after = place + 2 + (label_at(lexemes, place + 2) in ("COMMA", "AND"))
    before = place - 2 - (label_at(lexemes, place - 1) in ("COMMA", "AND"))
    follows = label_at(lexemes, after) == "NUMBER" and lexemes[after].value != lexemes[place].value
    follows = follows and lexeme_at(lexemes, after + 1).plain == suit.plain
    goes_on = label_at(lexemes, before) == "RANK" and lexeme_at(lexemes, before + 1).plain == suit.plain
    goes_on = goes_on and lexemes[before].plain.isdecimal()
    return relabel(lexemes[place], "RANK", rank_of(int(lexemes[place].value))) if follows or goes_on else None


def _settle_spot_cards(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*The nine* is a loser", "my *7, 8 and 9* are good": cards, where "the nine are good" are tricks."""
    if lexeme_at(lexemes, place - 1).value not in ("the", "my"):
        return None
    numbers, at = numbers_in_a_row(lexemes, place)
    ranks = [int(lexemes[number].value) for number in numbers]
    copula, said = lexeme_at(lexemes, at), lexeme_at(lexemes, at + 1)
    one = copula.word in ("is", "'s") and said.value == "a" and label_at(lexemes, at + 2) == "NOUN"
    several = copula.label == "BE" and said.value == "high" and len(numbers) > 2
    if not all(2 <= rank <= 10 for rank in ranks) or len(set(ranks)) < len(ranks):
        return None
    if not (several if len(numbers) > 1 else one):
        return None
    for number, rank in zip(numbers, ranks, strict=True):
        lexemes[number] = relabel(lexemes[number], "RANK", rank_of(rank))
    return lexemes[place]


def _settle_card_pointed_at(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*This eight*, then that club", "*that nine* is good": one card, where "these eight" are tricks."""
    pointed, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if pointed.value != "this" or not 2 <= int(lexemes[place].value) <= 10:
        return None
    closes = after.label in JOINTS | {"END", "PREP"} or after.word in ("is", "'s", "was")
    before = lexeme_at(lexemes, place - 2)
    told = before.label == "COMMA" or before.value.partition(".")[0] in (
        "say",
        "claim",
    )  # "*so that* nine", "I say *that*"
    singular = after.label == "BE"
    if not closes or before.label == "OF" or (pointed.word == "that" and told and not singular):
        return None  # "3 of *this 5*"
    return relabel(lexemes[place], "RANK", rank_of(int(lexemes[place].value)))


_SAID_FOR_SURE: Final = frozenset({"MINE", "DOWN", "NUMBER", "NOUN", "PRED", "SIGNED", "PERSON", "QUANT"})
"""Words after which "4 sure" is no number: "2 off *4 sure*"."""


def _settle_four(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Run diamonds *4* 10", "one more *4* u": for."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if before.label == "SUIT" and after.value == "the" and label_at(lexemes, place + 2) == "SUIT":
        return relabel(lexeme, "PREP", "for")  # "over to dummy in a club four the dimes"
    told = after.value in ("me", "you") and label_at(lexemes, place + 2) in ENDS
    if lexeme.plain == "four" and (before.label == "NUMBER" or before.value == "rest") and told:
        return relabel(lexeme, "PREP", "for")  # "one four you, three four me"
    share_behind = label_at(lexemes, place + 3) == "NUMBER" and label_at(lexemes, place + 4) in ("PERSON", "MINE")
    shares = label_at(lexemes, place + 2) in ("NUMBER", "AND") or share_behind
    if lexeme.plain != "4" or (not place and after.value in ("me", "you") and shares):
        return None  # "*4* me 1 u", "*4* me n 1 u"
    ends = label_at(lexemes, place + 2) in ENDS
    if after.word == "p" and ends:
        lexemes[place + 1] = relabel(after, "ROLE", "partner")
        return relabel(lexeme, "PREP", "for")  # "a D ruff 4 p"
    said = before.label in _SAID_FOR_SURE or before.value == "another"
    sure = after.word in ("sure", "certain") and ends and said
    slow = after.word == "slow" and place <= 1  # "sry 4 slow, 11 trx"
    if sure or slow:
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "all mine 4 sure"
    shared = before.label in ("PERSON", "VERB") and label_at(lexemes, place + 2) == "NUMBER"  # "me 4 u 1"
    shared = shared or (before.label == "VERB" and label_at(lexemes, place + 2) == "VERB")  # "i get 4 u get 1"
    person = after.label == "PERSON" and after.value in ("you", "me")
    what_counts = lexeme_at(lexemes, place + 2).value == "trick+"
    what = lexeme_at(lexemes, place + 2).value in ("rest", "overtrick", "overtrick+", "contract")
    what = what and label_at(lexemes, place + 3) not in ("MINE", "BE")  # "I take 4 the rest urs"
    stands_for = (
        after.label == "SIGNED"  # "squeeze 4 +1"
        or (after.value in ("all", "rest", "overtrick", "overtrick+") and ends)  # "squeeze 4 all"
        or (after.label == "DET" and label_at(lexemes, place + 2) in ("ROLE", "PERSON"))  # "one more 4 the defence"
        or (after.label == "NUMBER" and int(after.value) > 7 and (ends or what_counts))  # "run diamonds 4 10"
        or (after.label == "NUMBER" and before.value.startswith("crossruff") and ends)  # "xruff 4 6"
        or (after.value == "contract" and before.label in NOMINAL)  # "ruff a spade 4 game"
        or (person and (before.label == "NUMBER" or not shared))  # "3 4 me"
        or (after.value == "the" and what)
    )
    return relabel(lexeme, "PREP", "for") if stands_for else None


def _settle_two(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "1 heart *2* u", "a trump *2* come", "club *two* the ace": to."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if lexeme.value != "2":
        return None
    beyond = lexeme_at(lexemes, place + 2)
    suit_before = before.label == "SUIT" and (not before.value.endswith("+") or not before.plain.isalpha())
    if suit_before and after.value == "the" and beyond.plain == "T":
        lexemes[place + 2] = relabel(beyond, "RANK", "T")
        return relabel(lexeme, "PREP", "to")  # "spade 2 the T"
    if suit_before and after.value == "the" and (beyond.label in ("RANK", "NUMBER") or beyond.plain in _HONOURS):
        return relabel(lexeme, "PREP", "to")
    crosses = before.label == "VERB" and before.value.startswith(("cross.", "over.", "go.", "come.", "back."))
    if (crosses or before.word in ("over", "across", "back")) and after.label == "ROLE" and lexeme.plain == "two":
        return relabel(lexeme, "PREP", "to")  # "cross *two* dummy", "over *two* hand"
    if before.label == "THEN" and after.value == "hand" and beyond.label == "PREP":
        return relabel(lexeme, "PREP", "to")  # "then two hand with a trump"
    given = after.value == "you" and beyond.label in ("DET", "NUMBER") and before.label in _BEGINNING
    if given and label_at(lexemes, place + 3) in NOMINAL and label_at(lexemes, place + 4) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "*two* you a club"
    shared = before.label == "NUMBER" and after.value in ("me", "you") and beyond.label in ENDS
    if shared and after.label == "PERSON" and label_at(lexemes, place - 2) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "one *two* you, three *two* me"
    return _settle_figure_two(lexemes, place, suit_before=suit_before) if lexeme.plain == "2" else None


def _settle_figure_two(lexemes: list[Lexeme], place: int, *, suit_before: bool) -> Lexeme | None:
    """ "3 more *2* u", "go *2* HK", "3 go *2* u": to, as only the figure stands for it."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    ends = label_at(lexemes, place + 2) in ENDS
    counted = before.label == "NUMBER" or before.word == "still" or before.value == "more"
    if counted and after.value == "you" and ends:
        return relabel(lexeme, "PREP", "to")  # "giv 3 *2* u", "3 still *2* u", "3 more *2* u"
    if (before.label in NOMINAL or before.value == "more") and _is_purpose(lexemes, place + 1):
        return relabel(lexeme, "AUX", "to")
    card = after.label in ("RANK", "CARDS") or after.plain in _HONOURS
    card = card and after.start > lexeme.end  # not of "♥ 2x"
    goes = before.value.startswith(("go.", "over.", "cross.", "come."))
    led = suit_before and label_at(lexemes, place - 2) != "NUMBER" and ends
    if card and (goes or led):
        return relabel(lexeme, "PREP", "to")  # "go *2* HK", "h *2* A then clubs"
    given = after.value == "you" and (before.label in NOMINAL or before.value.startswith("go."))  # "3 go 2 u"
    crossed = after.label == "ROLE" and after.value in ("dummy", "hand")
    return relabel(lexeme, "PREP", "to") if given or crossed else None


_HONOURS: Final = frozenset("AKQJ")
_BEGINNING: Final = ("END", "STOP")


def _settle_once(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My hand is high *one* I've cashed the diamonds": once, as heard."""
    has = lexeme_at(lexemes, place + 1).value == "me" and lexeme_at(lexemes, place + 2).value.startswith("have.")
    done = has and lexeme_at(lexemes, place + 3).value.endswith(".past")
    return relabel(lexemes[place], "AFTER", "after") if lexemes[place].word == "one" and done else None


_NUMBER_RULES: Final[tuple[Rule, ...]] = (
    _settle_spot_card,
    _settle_once,
    _settle_contract,
    _settle_in_parentheses,
    _settle_break,
    _settle_number_left,
    _settle_place,
    settle_spoken_score,
    settle_place_from_end,
    settle_what_is_taken_off,
    settle_card_played_with,
    settle_cards_led,
    settle_card_of_suit,
    settle_card_thrown,
    _settle_as_rank,
    _settle_cards_of_one_suit,
    _settle_spot_cards,
    _settle_card_pointed_at,
    _settle_four,
    _settle_two,
)
"""The first that knows the number decides."""


def _is_purpose(lexemes: list[Lexeme], place: int) -> bool:
    return lexeme_at(lexemes, place).value in ("concede.base", "cash.base", "come.base")
