"""Numbers and what sounds like one: "to clubs", "for more", "too tricks", "3 more 4 u"."""

from __future__ import annotations

from typing import Final

from nlclaim.bridge import rank_of
from nlclaim.language.contexts.heard_numbers import described_count, is_down
from nlclaim.language.contexts.letters import calls_partner_next
from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    Rule,
    goes_with_card,
    is_single_rank,
    label_at,
    lexeme_at,
    put_next,
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
    if added and int(lexemes[place].value) <= _HIGHEST_LEVEL and label_at(lexemes, place + 1) in ("END", "STOP"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SIGNED", f"+{lexemes[place].value}")  # "…, run the suit. *Plus two.*"
    if (result := _over_contract(lexemes, place)) is not None:
        return result
    for rule in _NUMBER_RULES:
        if (better := rule(lexemes, place)) is not None:
            return better
    return None


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
    level = label_at(lexemes, at + 1) == "NUMBER" and int(lexemes[at + 1].value) <= _HIGHEST_LEVEL
    ends = label_at(lexemes, at + 1 + level) in ENDS
    if not (makes and begins and ends and int(lexemes[place].value) <= _HIGHEST_LEVEL):
        return None
    for skipped in range(place + 1, at):
        lexemes[skipped] = relabel(lexemes[skipped], "SKIP", "")
    return relabel(lexemes[place], "SKIP", "")


_HIGHEST_LEVEL: Final = 7


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
    suit_before = before.label == "SUIT" and (not before.value.endswith("+") or not before.plain.isalpha())
    if suit_before and after.value == "the" and lexeme_at(lexemes, place + 2).plain == "T":
        lexemes[place + 2] = relabel(lexemes[place + 2], "RANK", "T")
        return relabel(lexeme, "PREP", "to")  # "spade 2 the T"
    card = label_at(lexemes, place + 2) in ("RANK", "NUMBER") or lexeme_at(lexemes, place + 2).plain in _HONOURS
    if suit_before and after.value == "the" and card:
        return relabel(lexeme, "PREP", "to")
    crosses = before.label == "VERB" and before.value.startswith(("cross.", "over.", "go.", "come.", "back."))
    if (crosses or before.word in ("over", "across", "back")) and after.label == "ROLE" and lexeme.plain == "two":
        return relabel(lexeme, "PREP", "to")  # "cross *two* dummy", "over *two* hand"
    if before.label == "THEN" and after.value == "hand" and label_at(lexemes, place + 2) == "PREP":
        return relabel(lexeme, "PREP", "to")  # "then two hand with a trump"
    given = after.value == "you" and label_at(lexemes, place + 2) in ("DET", "NUMBER") and before.label in _BEGINNING
    if given and label_at(lexemes, place + 3) in NOMINAL and label_at(lexemes, place + 4) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "*two* you a club"
    shared = before.label == "NUMBER" and after.value in ("me", "you") and label_at(lexemes, place + 2) in ENDS
    if shared and after.label == "PERSON" and label_at(lexemes, place - 2) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "one *two* you, three *two* me"
    if lexeme.plain != "2":
        return None
    behind = before.label == "NUMBER" or before.word == "still"
    if behind and after.value == "you" and label_at(lexemes, place + 2) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "giv 3 *2* u", "3 still *2* u"
    if before.value == "more" and after.value == "you" and label_at(lexemes, place + 2) in ENDS:
        return relabel(lexeme, "PREP", "to")  # "3 more *2* u"
    if (before.label in NOMINAL or before.value == "more") and _is_purpose(lexemes, place + 1):
        return relabel(lexeme, "AUX", "to")
    card = after.label in ("RANK", "CARDS") or after.plain in ("A", "K", "Q", "J")
    card = card and after.start > lexeme.end  # not of "♥ 2x"
    goes = before.value.startswith(("go.", "over.", "cross.", "come."))
    led = suit_before and label_at(lexemes, place - 2) != "NUMBER" and label_at(lexemes, place + 2) in ENDS
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


def settle_ordinal(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff a club 1st", "second I go to the table", "hearts second": when, not which."""
    paused = label_at(lexemes, place - 1) in JOINTS
    if paused and lexemes[place].value in ("2", "3", "4", "5") and label_at(lexemes, place + 1) == "PERSON":
        return relabel(lexemes[place], "THEN", "then")
    if paused and lexemes[place].value in ("2", "3", "4", "5") and _counts_steps(lexemes, place):
        return relabel(lexemes[place], "THEN", "then")
    last = lexemes[place].value == "13" and lexeme_at(lexemes, place + 1).value == "trick" and place < _HEAD
    if last and label_at(lexemes, place + 2) == "BE" and label_at(lexemes, place + 3) in ("DET", "RANK", "CARDS"):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "LAST", "last")  # "the *thirteenth trick* is the ace of clubs"
    if lexemes[place].value != "1" and put_next(lexemes, place):
        return relabel(lexemes[place], "SKIP", "")
    when = lexemes[place].value == "1" and label_at(lexemes, place + 1) in ENDS
    return relabel(lexemes[place], "FIRST", "first") if when else None


_HEAD: Final = 2


def _counts_steps(lexemes: list[Lexeme], place: int) -> bool:
    """ "First trumps, *second* spades, *third* ruff a club": the second thing that is done, after a first."""
    before = [lexeme for lexeme in lexemes[:place] if lexeme.label == "FIRST" or lexeme.value == "then"]
    after = lexeme_at(lexemes, place + 1)
    begins = after.label in ("VERB", "COMMA") or (after.label == "SUIT" and after.value.endswith("+"))
    return begins and bool(before) and all(lexeme.word in _STEP_WORDS for lexeme in before)


_STEP_WORDS: Final = (
    "first",
    "firstly",
    "second",
    "secondly",
    "third",
    "thirdly",
    "fourth",
    "1st",
    "2nd",
    "3rd",
    "4th",
)


def settle_signed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "C good; *-1 heart*": but for one heart; "I come *up one* short"."""
    if label_at(lexemes, place + 1) == "DOWN" and lexemes[place].word == "up":
        return relabel(lexemes[place], "NUMBER", lexemes[place].value.strip("+"))
    one = lexemes[place].plain in ("-1", "–1", "−1") and label_at(lexemes, place + 1) == "SUIT" and place > 0
    ends = label_at(lexemes, place + 2) in ENDS
    return relabel(lexemes[place], "EXCEPT", "minus") if one and ends else None


def settle_first(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I lose *the first* and win the rest": one trick, where "I lose a heart first" says when."""
    if place == 0 and label_at(lexemes, 1) == "MINE":
        return relabel(lexemes[0], "NUMBER", "1")  # "1st urs"
    named = lexeme_at(lexemes, place + 1)
    of_them = named.value == "round" or (named.label == "SUIT" and not named.value.startswith("T"))
    if lexeme_at(lexemes, place - 1).value in ("the", "my") and of_them and not named.value.endswith("+"):
        return relabel(lexemes[place], "ORDINAL", "1")  # "duck *the first* club", "the first round of spades"
    article = lexeme_at(lexemes, place - 1).value == "the" and label_at(lexemes, place - 2) in ("VERB", "PERSON")
    if not article or label_at(lexemes, place + 1) not in ENDS:
        return None
    lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
    return relabel(lexemes[place], "NUMBER", "1")


def _own_phrase(lexemes: list[Lexeme], place: int) -> None:
    """ "*That* king *of yours*": your king."""
    start = place - 1
    while label_at(lexemes, start) in NOMINAL | {"ADJ", "NUMBER", "OF"}:
        start -= 1
    if label_at(lexemes, start) == "DET" and lexemes[place + 1].value == "you":
        lexemes[start] = relabel(lexemes[start], "DET", "your")


def settle_of(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Of the last four* I win three": out of which, said first."""
    counted = label_at(lexemes, place - 1) == "NUMBER" and lexemes[place].word == "of"
    cards = lexeme_at(lexemes, place + 1).word == "my" and lexeme_at(lexemes, place + 1).label == "ROLE"
    if counted and cards and label_at(lexemes, place + 2) == "BE":
        lexemes[place + 1] = relabel(lexemes[place + 1], "NOUN", "card+")
        return relabel(lexemes[place], "SKIP", "")  # "two *of my cards* are losers"
    one = lexeme_at(lexemes, place - 1).word == "one" and label_at(lexemes, place - 2) in ("ADJ", "DET")
    if label_at(lexemes, place + 1) == "MINE" and (one or label_at(lexemes, place - 1) in ("SUIT", "RANK", "NOUN")):
        _own_phrase(lexemes, place)
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "that last trump *of yours*"
    if counted and label_at(lexemes, place + 1) in ("END", "BE", "STOP", "QMARK"):
        return relabel(lexemes[place], "DOWN", "down")  # "that's three of", as heard
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA") and label_at(lexemes, place + 1) == "DET"
    return relabel(lexemes[place], "PREP", "from") if begins else None


def settle_too(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Too more tricks" is two; elsewhere the word says nothing."""
    after = lexeme_at(lexemes, place + 1)
    if label_at(lexemes, place - 1) == "DOWN":
        return relabel(lexemes[place], "NUMBER", "2")  # "down too"
    counted = after.value in _COUNTED or after.label == "SUIT" or is_down(lexemes, place)
    if not counted and _is_heard_to(lexemes, place):
        return relabel(lexemes[place], "AUX" if after.label == "VERB" else "PREP", "to")
    owned = label_at(lexemes, place - 1) == "DET" and after.label in ("ADJ", "NOUN", "GROUP")
    owned = owned or (lexeme_at(lexemes, place - 1).value in ("last", "other") and after.label != "SUIT")
    owned = owned or (label_at(lexemes, place - 1) == "DET" and label_at(lexemes, place + 2) == "SUIT")
    counted = counted or owned  # "my too losing diamonds"
    counted = counted or lexeme_at(lexemes, place - 1).word == "minus" or after.label == "OF"
    counted = counted or (after.label == "RANK" and after.value.endswith("+"))  # "your too aces", "too of them"
    towards = lexeme_at(lexemes, place + 2).label in ("RANK", "CARDS") if after.label == "DET" else False
    if towards or (after.value in ("dummy", "hand") and after.label == "ROLE"):
        return relabel(lexemes[place], "PREP", "to")  # "over too dummy", "too the king of clubs"
    played = lexeme_at(lexemes, place - 1).value in ("cash.base", "run.base", "ruff.base", "cash.ing", "ruff.ing")
    played = played and label_at(lexemes, place - 1) == "VERB" and after.label == "END"
    played = played or (lexeme_at(lexemes, place - 1).value == "get.base" and after.label == "END")  # "you get too"
    counted = counted or played or described_count(lexemes, place)  # "cash too of them"
    counted = counted or (label_at(lexemes, place - 1) == "EXCEPT" and after.label in ENDS)
    if not counted and after.label in ENDS:
        return relabel(lexemes[place], "HOW", "too")  # "the heart is a loser and the club too"
    return relabel(lexemes[place], "NUMBER", "2") if counted else relabel(lexemes[place], "SKIP", "")


_COUNTED: Final = ("more", "trick+", "round+", "overtrick+", "loser", "winner+")


def _is_heard_to(lexemes: list[Lexeme], place: int) -> bool:
    """ "A heart *too* lose", "goes *too* you", "club *too* my ten", "hrt *too* A"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if after.label == "VERB":
        return after.value.endswith(".base") and before.label in NOMINAL | {"VERB", "NUMBER", "AUX", "PRED", "QUANT"}
    given = before.value.partition(".")[0] in ("go", "come", "concede", "give", "lose") or before.label in NOMINAL
    belongs = before.word.startswith("belong")
    if after.label in ("PERSON", "ROLE") or (
        after.label == "DET" and label_at(lexemes, place + 2) in ("ROLE", "PERSON")
    ):
        return (given or belongs) and after.value not in ("it", "who")
    led = before.label in ("SUIT", "LETTER", "CARDS") or before.value == "x"
    card = after.label in ("RANK", "CARDS", "LETTER") or after.plain == "A"
    named = after.label == "DET" and label_at(lexemes, place + 2) in ("RANK", "CARDS", "LETTER", "NUMBER")
    return led and (card or named) and not after.value.endswith("+")


def settle_dash(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Rest - 1" takes away; "the clubs *-* throwing a heart", "hearts *-* then a club" is a pause as any other."""
    after = lexeme_at(lexemes, place + 1)
    if place == 0 and len(lexemes) == 2 and after.label == "NUMBER":
        lexemes[1] = relabel(after, "SIGNED", f"-{after.value}")
        return relabel(lexemes[place], "SKIP", "")  # "- 1": all that was typed
    if place == 0 and len(lexemes) == 2 and after.label == "CARDS" and lexemes[place].end == after.start:
        return relabel(lexemes[place], "EXCEPT", "minus")  # "-♠A": all that was typed
    before = lexeme_at(lexemes, place - 1)
    takes = before.label == "QUANT" and before.value != "more" and after.label in ("NUMBER", "DET")
    takes = takes or (before.label == "QUANT" and after.label == "SUIT" and not after.value.endswith("+"))
    attached = lexemes[place].end == after.start and before.end < lexemes[place].start  # "SA SK -HA"
    takes = takes or (attached and before.label in ("CARDS", "QUANT") and after.label in ("CARDS", "SUIT", "LETTER"))
    if takes and lexemes[place].plain == "-":
        return relabel(lexemes[place], "EXCEPT", "minus")
    joins = after.label in ("THEN", "AND", "IF") or (after.label == "VERB" and after.value.endswith(".ing"))
    aside = any(said.label == "DASH" for said in lexemes[max(place - _ASIDE, 0) : place])  # "- you take it - and run"
    return relabel(lexemes[place], "COMMA", ",") if joins and place and not aside else None


_ASIDE: Final = 10
"""Words of what is said between dashes, at most."""


def settle_mine(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I just cash *my tricks*": the winners, not whose they are; "higher *than yours*" gives nothing away."""
    if lexeme_at(lexemes, place - 1).word == "than":
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].value == "you" and calls_partner_next(lexemes, place):
        return relabel(lexemes[place], "MINE", "me")  # "they're all *yours, partner*"
    had = [lexeme_at(lexemes, place - back).value for back in (2, 1)] == ["get.past", "all"]
    if lexemes[place].value == "you" and had:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "you've got *all your tricks*, the rest are mine"
    if lexemes[place].value == "he" and label_at(lexemes, place + 1) in ("SUIT", "NOUN", "RANK"):
        return relabel(lexemes[place], "DET", "your")  # "*all his* clubs were good", "*all his* cards"
    if [label_at(lexemes, at) for at in range(place - 3, place)] == ["DET", "FIRST", "BE"]:
        lexemes[place - 2] = relabel(lexemes[place - 2], "ADJ", "next")  # "*the first* is yours, the rest mine"
    played = lexeme_at(lexemes, place - 1).value.partition(".")[0] in ("cash", "run", "play")
    if lexemes[place].word == "mine" and lexeme_at(lexemes, place + 1).value == "trick+":
        return relabel(lexemes[place], "NUMBER", "9")  # "I have mine tricks", as heard
    named = lexemes[place].word == "my" and label_at(lexemes, place - 1) == "VERB" and played
    return relabel(lexemes[place], "NOUN", "winner+") if named else None


def _counts_suit(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a whole suit is named at a place, and no card or number of it."""
    named = place + 1 if label_at(lexemes, place) == "DET" else place
    suit = label_at(lexemes, named) == "SUIT" and lexeme_at(lexemes, named).value.endswith("+")
    return suit and label_at(lexemes, named + 1) not in ("RANK", "CARDS", "NUMBER")


def _is_led_round(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a card, of its suit or not, goes round to another hand or card, and no round is counted."""
    start = place - 1
    while label_at(lexemes, start) in ("SUIT", "OF"):
        start -= 1
    card = label_at(lexemes, start) == "RANK" or (
        label_at(lexemes, start) == "NUMBER" and label_at(lexemes, start + 1) == "OF"
    )
    return card and lexeme_at(lexemes, place + 1).value == "to"


def _tells_which_trick(lexemes: list[Lexeme], place: int) -> bool:
    """ "The ruff *is* trick ten", "♦ ruff *=* trick 11": which of the deal it comes to."""
    number, before = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place - 1)
    if number.label != "NUMBER" or not _LEVELS < int(number.value) <= _DEAL:
        return False
    if before.label == "SIGNED" and before.value == "=" and label_at(lexemes, place - 2) in NOMINAL:
        lexemes[place - 1] = relabel(before, "BE", "is")
        return True
    return before.label == "BE" and lexeme_at(lexemes, place - 2).word not in ("this", "it")


_LEVELS: Final = 7
_DEAL: Final = 13


_PAIR: Final = 9
"""Words within which two cards are named, at most."""


def _calls_good(lexemes: list[Lexeme], place: int) -> bool:
    """ "That's all *winners*", "the ace and king, both *winners*": what they are, and no others that are counted."""
    before, ends = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1) in ENDS
    pair = any(said.label == "AND" or said.value == "2" for said in lexemes[max(place - _PAIR, 0) : place - 2])
    aside = before.value == "both" and label_at(lexemes, place - 2) == "COMMA" and pair
    return ends and (aside or (before.label == "META" and before.value == "done"))


def settle_noun(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Thirteen *whatever you play*": what the other side does, no kind of trick."""
    lexeme = lexemes[place]
    acts = label_at(lexemes, place - 1) in ("PERSON", "AUX", "FIRST", "END")
    if lexeme.word == "round" and label_at(lexemes, place - 1) in ("SUIT", "RANK") and _is_led_round(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "the ten of clubs *round* to the king"
    if lexeme.word == "strip" and acts and lexeme_at(lexemes, place + 2).value.startswith("T"):
        return relabel(lexeme, "VERB", "draw.base")  # "I strip your trumps"
    ends = label_at(lexemes, place + 1) in ENDS
    if lexeme.word == "grand" and label_at(lexemes, place - 1) == "BE" and ends:
        return relabel(lexeme, "PRED", "high")  # "it's *grand*"
    if lexeme.word == "grand" and lexeme_at(lexemes, place - 1).value == "dummy" and ends:
        lexemes[place - 1] = relabel(lexemes[place - 1], "ROLE", "dummy")
        return relabel(lexeme, "PRED", "high")  # "dummy's *grand*"
    if lexeme.word == "nt" and lexeme_at(lexemes, place + 1).value == "claim.ing":
        return relabel(lexeme, "NEG", "not")  # "*nt* claiming yet"
    if lexeme.word in ("boss", "master") and label_at(lexemes, place + 1) == "SUIT":
        return relabel(lexeme, "ADJ", "good")  # "boss trump"
    if lexeme.word in ("stiff", "singleton") and label_at(lexemes, place + 1) in ("RANK", "CARDS"):
        return relabel(lexeme, "ADJ", "bare")  # "my *stiff* king"
    if lexeme.word == "counting" and _counts_suit(lexemes, place + 1):
        return relabel(lexeme, "VERB", "say.ing")  # "*counting* the clubs": he thinks aloud
    if lexeme.value == "trick" and _tells_which_trick(lexemes, place):
        ordinal = lexemes[place + 1].value
        lexemes[place + 1] = relabel(lexeme, "NOUN", "trick")
        return relabel(lexeme, "ORDINAL", ordinal)  # "♦ ruff = *trick 11*", "the ace is *trick nine*"
    named = lexeme_at(lexemes, place - 1)
    if lexeme.value == "suit" and named.label == "SUIT" and label_at(lexemes, place + 1) != "NOUN":
        lexemes[place - 1] = relabel(named, "SUIT", named.value.rstrip("+") + "+")
        return relabel(lexeme, "SKIP", "")  # "the club suit": the clubs
    if lexeme.value == "card+" and lexeme_at(lexemes, place - 1).value in ("good", "high", "winning"):
        return relabel(lexeme, "NOUN", "winner+")  # "only good cards"
    if lexeme.value == "winner+" and _calls_good(lexemes, place):
        return relabel(lexeme, "PRED", "high")
    one = lexeme.value == "trick" and lexeme_at(lexemes, place - 1).value == "1"
    suit = lexeme_at(lexemes, place + 1)
    if one and suit.label == "SUIT" and not suit.value.endswith("+") and label_at(lexemes, place + 2) in ENDS:
        return relabel(lexeme, "SKIP", "")  # "one *trick* heart"
    whatever = lexeme.value == "lead" and lexeme.word in ("whatever", "however", "anything")
    counted = label_at(lexemes, place - 1) == "NUMBER" or lexeme_at(lexemes, place - 1).value == "trick+"
    return relabel(lexeme, "SKIP", "") if whatever and counted else None
