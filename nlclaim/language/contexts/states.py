"""What is said of cards: an adjective or a predicate, a copula or a possessive, a place or a result."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    BEGINNINGS,
    ENDS,
    JOINTS,
    NOMINAL,
    Rule,
    are_trumps,
    before_what_is_named,
    end_of_name,
    label_at,
    lexeme_at,
    relabel,
)
from nlclaim.language.contexts.tags import settle_tag
from nlclaim.language.lexemes import Lexeme


def _is_counted_before(lexemes: list[Lexeme], place: int) -> bool:
    """Whether some of the tricks were spoken of before, or go to them: "you get two, the *other* six are mine"."""
    before = lexemes[:place]
    counted = any(lexeme.label in ("NUMBER", "RANK", "CARDS", "SUIT", "QUANT", "OR") for lexeme in before)
    return counted or any(lexeme.value in ("you", "they") or lexeme.value.startswith("concede.") for lexeme in before)


def settle_adjective(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My losing club" against "losing a club"; "the last" stays; "winning" as a verb."""
    lexeme = lexemes[place]
    after = label_at(lexemes, place + 1)
    before = label_at(lexemes, place - 1)
    if lexeme.value == "guarded" and (before == "BE" or (before in NOMINAL and after not in NOMINAL)):
        return relabel(lexeme, "SKIP", "")  # "I have the queen *guarded*"
    if lexeme.value == "top" and lexeme.word == "top" and before == "BE" and after in ("END", "STOP"):
        return relabel(lexeme, "PRED", "high")  # "the rest of my hand *is top*"
    rest = lexeme.word == "other" and lexeme_at(lexemes, place - 1).value == "the" and after == "NUMBER"
    if rest and lexeme_at(lexemes, place + 2).value == "trick+" and not _is_counted_before(lexemes, place):
        return relabel(lexeme, "ADJ", "remaining")  # "the *other* six tricks"
    counted = before == "NOUN" and label_at(lexemes, place - 2) == "NUMBER" and after not in NOMINAL
    if lexeme.value == "remaining" and counted:
        return relabel(lexeme, "PRED", "left")  # "the six tricks *remaining*"
    if lexeme.value == "losing":
        return _settle_losing(lexemes, place)
    if (last := _settle_last(lexemes, place)) is not None:
        return last
    determined = lexeme_at(lexemes, place + 1).word in ("the", "your", "any", "whatever")  # "winning *the return*"
    if lexeme.value == "winning" and (determined or after not in ("SUIT", "NOUN", "RANK", "CARDS", "GROUP")):
        return relabel(lexeme, "VERB", "win.ing")
    return None


def _settle_losing(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My *losing* club", "a *bad* club" stay; "*losing* a club" is what he does, "a *bad* break" no loser."""
    lexeme, owner, suit = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    before, after = owner.label, suit.label
    if lexeme.word == "bad":
        if after in ("SUIT", "CARDS", "RANK", "GROUP"):
            return None  # "a *bad* club"
        if after != "NUMBER" or before != "DET":
            return relabel(lexeme, "ADJ", "other")  # "a *bad* break"
    if after == "NUMBER" and suit.word not in ("one", "ones", "1") and owner.value == "a":
        return None  # "a *losing* ten"
    goal = lexeme_at(lexemes, place + 2).value
    if (after == "SUIT" and goal == "on") or goal in ("go.s", "discard.s"):
        return None  # "losing spade on the queen", "losing club goes on the ace": a loser
    spoken = owner.value.startswith(("claim", "say"))
    noun_behind = after in ("SUIT", "GROUP", "NOUN", "CARDS", "RANK")
    if not spoken and noun_behind and before in ("DET", "NUMBER", "VERB", "ADJ", "QUANT", "ACT"):
        return None
    return relabel(lexeme, "VERB", "concede.ing")


def _settle_last(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The last trump *last*", "the spade is *last*": when it is played, and not which one."""
    lexeme = lexemes[place]
    before, after = label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    begins = before not in ("DET", "NUMBER", "VERB") and after in ("PERSON", "VERB", "COMMA", "DET")
    if lexeme.value == "last" and begins:
        return relabel(lexeme, "LAST", "last")
    ends = after in JOINTS or after == "END"
    said_of = label_at(lexemes, place - 2) if before == "BE" else ""
    if lexeme.word == "last" and said_of in ("SUIT", "RANK", "CARDS") and ends:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexeme, "LAST", "last")  # "five, and the spade is *last*"
    if lexeme.value == "last" and before in NOMINAL | {"PERSON"} and ends:
        return relabel(lexeme, "LAST", "last")  # "the last trump last", "a club to you last"
    return None


FEW_WORDS: Final = 2
"""So many words are an answer: "good, thanks"."""


def _is_left_out(lexemes: list[Lexeme], place: int) -> bool:
    return label_at(lexemes, place - 1) == "EXCEPT" and label_at(lexemes, place + 1) != "SUIT"


_GIVES: Final[tuple[str, ...]] = ("give.", "concede.", "get.")


def _is_given(lexemes: list[Lexeme], place: int) -> bool:
    """ "I leave you *the master*", "you get *the boss*", "all you get is *the master*"."""
    if label_at(lexemes, place + 1) not in JOINTS | {"END"}:
        return False  # "leaving the master outstanding"
    before = lexeme_at(lexemes, place - 1)
    between = before.label == "PERSON" or (before.label == "BE" and lexeme_at(lexemes, place - 3).value == "you")
    return (lexeme_at(lexemes, place - 2) if between else before).value.startswith(_GIVES)


def settle_predicate(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Two good clubs", "my high diamonds": an adjective before its noun; and states that are none."""
    lexeme = lexemes[place]
    if lexeme.value == "high" and lexeme.word in ("the", "a"):
        if _is_left_out(lexemes, place) or _is_given(lexemes, place):
            return relabel(lexeme, "NOUN", "winner")  # "draw trumps except *the master*"
        if label_at(lexemes, place - 1) == "BE" and lexeme_at(lexemes, place + 1).value == "T":
            return relabel(lexeme, "ADJ", "good")  # "what you get is *the master* trump"
    for rule in (_STATE_BY_WORD.get(lexeme.word), _STATE_BY_VALUE.get(lexeme.value)):
        if rule is not None and (better := rule(lexemes, place)) is not None:
            return better
    return None


def _settle_missing(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I'm *missing* the ace of hearts", which is lost; "I'm *missing* the jack of hearts" says no more than that."""
    lacks = label_at(lexemes, place - 1) == "BE" and lexeme_at(lexemes, place - 2).value == "me"
    rank = lexeme_at(lexemes, place + 2)
    if not lacks or rank.label != "RANK" or label_at(lexemes, place + 3) not in ("OF", "AND", "COMMA"):
        return None
    lost = rank.value == "A" and label_at(lexemes, place + 3) == "OF"
    return relabel(lexemes[place], "VERB", "concede.ing" if lost else "lack.base")


def _settle_finished(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps, spades, *finished*"."""
    ends = label_at(lexemes, place - 1) in JOINTS and label_at(lexemes, place + 1) in ("END", "STOP") and place > 1
    return relabel(lexemes[place], "META", "done") if ends else None


def _settle_good(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Good*, the ten dropped"."""
    remark = not place and label_at(lexemes, 1) == "COMMA" and len(lexemes) > FEW_WORDS
    return relabel(lexemes[place], "SKIP", "") if remark else None


def _settle_equals(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five spades plus four hearts *equals* nine"."""
    return relabel(lexemes[place], "COLON", "=") if label_at(lexemes, place + 1) == "NUMBER" else None


def _settle_a_claim(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*A claim* was made for ten"."""
    made = place == 0 and lexemes[0].value == "cold" and label_at(lexemes, 1) in ("BE", "OF", "PREP")
    return relabel(lexemes[0], "NOUN", "claim") if made else None


def _settle_no_good(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "There are *no good* spades": none of them, and nothing is said to be bad."""
    none = (
        lexemes[place].word == "no"
        and label_at(lexemes, place + 1) in NOMINAL
        and label_at(lexemes, place - 1) != "SUIT"
    )
    return relabel(lexemes[place], "QUANT", "no") if none else None


def _settle_exhausted(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Having *exhausted* trumps"."""
    drawn = label_at(lexemes, place - 1) == "AFTER" and are_trumps(lexemes, place + 1)
    return relabel(lexemes[place], "VERB", "draw.past") if drawn else None


def _settle_right(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The *wrong* hand", "ace of hearts then clubs *right*?"."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if after in NOMINAL | {"ROLE"}:
        return relabel(lexeme, "ADJ", "other")
    asks = after == "QMARK" and before in NOMINAL and not any(said.label in ("BE", "IF") for said in lexemes[:place])
    remark = lexeme.word == "right" and (asks or before in ("END", "STOP", "COMMA"))
    return relabel(lexeme, "COMMA", "right") if remark else None


def _settle_high(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Two *good* clubs", "…, which makes the clubs *good*"."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    joined = after in NOMINAL | {"ADJ"} and before != "BE"
    if joined or (before in ("DET", "NUMBER") and after not in NOMINAL):
        return relabel(lexeme, "ADJ", "high" if lexeme.word in ("high", "hi") else "good")
    if (made := _made_so(lexemes, place)) is not None:
        lexemes[made] = relabel(lexemes[made], "COMMA", "make")
    return None


def _settle_home(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A spade ruff to get *home*", "*home* in trumps": across."""
    lexeme = lexemes[place]
    crossing = label_at(lexemes, place - 3) in ("ACT", "SUIT", "RANK") and lexeme_at(lexemes, place - 2).value == "to"
    if lexeme.word == "home" and crossing and lexeme_at(lexemes, place - 1).value == "get.base":
        lexemes[place - 1] = relabel(lexemes[place - 1], "VERB", "cross.base")
        return relabel(lexeme, "SKIP", "")
    if lexeme.word == "home" and _is_ruffed(lexemes, place):
        return relabel(lexeme, "SKIP", "")  # "trump a spade *home*": to one's hand
    then = [label_at(lexemes, place + step) for step in (2, 3)]
    ruffs = any(lexeme_at(lexemes, place + step).value.startswith("ruff") for step in (3, 4))
    comes = label_at(lexemes, place - 1) in BEGINNINGS - {"END"} and "NUMBER" not in then and not ruffs
    in_suit = label_at(lexemes, place + 1) == "PREP" and "SUIT" in then
    return relabel(lexeme, "VERB", "cross.base") if in_suit and comes else None


def _is_ruffed(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a ruff, with what is ruffed, stands just before a place."""
    at = place - 1
    while label_at(lexemes, at) in ("SUIT", "DET", "ADJ", "NUMBER"):
        at -= 1
    return at < place - 1 and lexeme_at(lexemes, at).value.startswith("ruff.")


def _settle_left(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Any trump *that's still out* will be drawn", "the *remaining* club"."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    relative = [label_at(lexemes, place - step) for step in (1, 2, 3)] == ["BE", "DET", "SUIT"]
    drawn = {lexeme_at(lexemes, place + step).value for step in (2, 3)}
    if relative and after in ("BE", "AUX") and {"draw.past", "clear.past"} & drawn:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        lexemes[place - 2] = relabel(lexemes[place - 2], "SKIP", "")
        return relabel(lexeme, "SKIP", "")
    before_noun = after in NOMINAL and before in ("DET", "NUMBER", "VERB", "QUANT", "ADJ")
    return relabel(lexeme, "ADJ", "remaining") if before_noun else None


def _settle_there(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*There* is a trump out": no place; and places of which nothing is said."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), label_at(lexemes, place + 1)
    scattered = before == "AND" and lexeme_at(lexemes, place - 2).word == "here"
    if scattered and after in ENDS:
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "I ruff hearts *here and there*"
    if lexeme.word == "there" and after in ENDS and _is_a_place(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    if _gets_one_there(lexemes, place):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        lexemes[place - 2] = relabel(lexemes[place - 2], "BE", "is")
        return relabel(lexeme, "NOUN", "entry")
    doing = lexeme_at(lexemes, place + 1).value.endswith(".ing") and label_at(lexemes, place - 2) == "NUMBER"
    if before == "SUIT" and doing:
        return relabel(lexeme, "SKIP", "")  # "three clubs *there* pitching two hearts"
    if before == after == "BE" and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "MINE", "you")  # "the balance is there's"
    if before == "AND" and after == "PERSON" and "VERB" in (label_at(lexemes, place + step) for step in (2, 3)):
        return relabel(lexeme, "SKIP", "")  # "I cross with a diamond and *there* I have three hearts"
    if lexeme.word == "there" and after == "UNKNOWN" and lexeme_at(lexemes, place + 1).word in ("remain", "remains"):
        lexemes[place + 1] = relabel(lexemes[place + 1], "BE", "is")
        return relabel(lexeme, "PERSON", "it")  # "there remains a heart to give up"
    may = after == "AUX" and label_at(lexemes, place + 2) == "BE"  # "there might be a trump out"
    return relabel(lexeme, "PERSON", "it") if after == "BE" or may else None


def _settle_out_by(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps *out* in two rounds": drawn by then; "trumps *out*, then clubs" is read as it stands."""
    named = place - 1 - (label_at(lexemes, place - 1) == "BE")
    trumps = label_at(lexemes, named) == "SUIT" and lexeme_at(lexemes, named).value[0] == "T"
    by_then = lexeme_at(lexemes, place + 1).value == "in" and label_at(lexemes, place + 2) == "NUMBER"
    rounds = by_then and (lexeme_at(lexemes, place + 3).value == "round+" or label_at(lexemes, place + 3) in JOINTS)
    begins = label_at(lexemes, named - 1) in JOINTS | {"END", "DET"}
    return relabel(lexemes[place], "VERB", "draw.past") if trumps and rounds and begins else None


_STATE_BY_WORD: Final[dict[str, Rule]] = {
    "missing": _settle_missing, "finished": _settle_finished, "good": _settle_good, "equals": _settle_equals,
    "a": _settle_a_claim, "out": _settle_out_by, "exhausted": _settle_exhausted, "wrong": _settle_right,
    "right": _settle_right,
}  # fmt: skip
_STATE_BY_VALUE: Final[dict[str, Rule]] = {
    "high": _settle_high, "home": _settle_home, "left": _settle_left, "there": _settle_there,
    "bad": _settle_no_good,
}  # fmt: skip


_APART: Final = 8
"""Words within which *here* and *there* stand against one another."""


def _is_a_place(lexemes: list[Lexeme], place: int) -> bool:
    """ "*You have* three winners *there*", "nothing but winners *there*", "hearts *here*, clubs *there*"."""
    here = any(lexeme.word == "here" for lexeme in lexemes[max(place - _APART, 0) : place])
    here = here and label_at(lexemes, place - 1) in NOMINAL | {"NUMBER"}
    while label_at(lexemes, place - 1) in NOMINAL | {"NUMBER", "DET", "ADJ"}:
        place -= 1
    before = lexeme_at(lexemes, place - 1)
    has = before.value.startswith(("have.", "get.")) and lexeme_at(lexemes, place - 2).value == "you"
    played = before.value.partition(".")[0] in _PLAYED  # "cash the clubs *there*"
    return here or has or played or before.label == "EXCEPT" or _ends_list(lexemes, place)


_PLAYED: Final = frozenset({"cash", "run", "ruff", "lead", "discard"})
_HAD: Final = frozenset({"have", "get", "make", "win", "take", "concede", "give"})
_LISTED: Final = NOMINAL | {"NUMBER", "DET", "ADJ", "AND", "COMMA"}


def _ends_list(lexemes: list[Lexeme], place: int) -> bool:
    """ "You get a trump and *a club* there": whether what begins at a place is the last thing that somebody has."""
    at = place - 1
    if label_at(lexemes, at) != "AND" or label_at(lexemes, at - 1) not in NOMINAL:
        return False
    while label_at(lexemes, at) in _LISTED:
        at -= 1
    named = label_at(lexemes, at) in ("BE", "END", "STOP")  # "there's a club *and a heart there*"
    return named or lexeme_at(lexemes, at).value.partition(".")[0] in _HAD | _PLAYED


def _gets_one_there(lexemes: list[Lexeme], place: int) -> bool:
    """ "The king of hearts *gets me there*"."""
    gets = lexeme_at(lexemes, place - 2).value.startswith("get.") and lexeme_at(lexemes, place - 1).value == "me"
    return gets and lexemes[place].value == "there"


def _made_so(lexemes: list[Lexeme], place: int) -> int | None:
    """Where the words stand that say that something else is made as the predicate has it."""
    place -= 1
    while label_at(lexemes, place) in ("DET", "SUIT", "QUANT", "ROLE", "NOUN", "SKIP"):
        place -= 1
    makes = lexeme_at(lexemes, place).value in ("make.s", "make.ing") and label_at(lexemes, place - 1) in (
        "ACT",
        "COMMA",
    )
    made = label_at(lexemes, place) == "EXACT" and lexemes[place].value == "made"
    return place if made or makes else None


_TOP_HONOURS: Final = frozenset({"A", "A+", "K", "K+"})


def _begins_with_aces(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Two aces* off", "*an ace* off" at the beginning; "the ace is off", "the king off" lie badly."""
    counted = label_at(lexemes, place) == "NUMBER" or lexeme_at(lexemes, place).value == "a"
    begins = label_at(lexemes, place - 1) in ("END", "STOP", "COMMA")
    return counted and begins and lexeme_at(lexemes, place + 1).value in _TOP_HONOURS


def settle_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "One off", "down two"; "down goes the ace" is played, "off dummy" is a place."""
    return _comes_down(lexemes, place) or _settle_off(lexemes, place)


def _settle_off(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    lexeme = lexemes[place]
    after = label_at(lexemes, place + 1)
    if lexeme.word == "off" and _is_off_cards(lexemes, place):
        return relabel(lexeme, "VERB", "concede.ing")
    if lexeme.word == "off" and after in ("END", "STOP", "COMMA") and _begins_with_aces(lexemes, place - 2):
        return relabel(lexeme, "MINE", "you")  # "*two aces off*": they have them
    if [lexeme_at(lexemes, place + n).value for n in (1, 2)] == ["a", "trick"]:
        lexemes[place + 1] = relabel(lexemes[place + 1], "NUMBER", "1")
        return None  # "you're down a trick", "the contract fails by a trick"
    if lexeme.word == "off" and _names_card_off(lexemes, place):
        return relabel(lexeme, "OF", "of")
    if after in ("ROLE", "DET", "SUIT") and label_at(lexemes, place - 1) != "NUMBER":
        return relabel(lexeme, "PREP", "from")
    rid_of = lexeme.word == "off" and label_at(lexemes, place - 1) == "SUIT" and after not in ("ROLE", "DET")
    if rid_of and lexeme_at(lexemes, before_what_is_named(lexemes, place)).value.startswith("get."):
        return relabel(lexeme, "SKIP", "") if _is_thrown(lexemes, place) else None  # "*get* my heart *off*"
    goes = lexeme.word == "off" and lexeme_at(lexemes, place + 1).value == "on"
    if goes and label_at(lexemes, place - 1) in ("SUIT", "NOUN"):
        if _is_thrown(lexemes, place):
            return relabel(lexeme, "SKIP", "")  # "losing a heart *off* on the spades"
        return relabel(lexeme, "VERB", "discard.past")  # "heart *off* on the club"
    if lexeme.word == "off" and after in ("END", "STOP", "COMMA", "THEN", "AND") and _is_suit_alone(lexemes, place - 1):
        return relabel(lexeme, "VERB", "discard.past")  # "ace of diamonds, *spade off*, then hearts"
    if lexeme.word == "off" and label_at(lexemes, place - 1) in ("ACT", "RANK"):
        return relabel(lexeme, "PRED", "off")
    if lexeme.word == "short" and after == "OF" and label_at(lexemes, place - 1) not in ("NUMBER", "QUANT"):
        return relabel(lexeme, "VERB", "lack.base")  # "I'm *short of* entries"
    return None


def _is_off_cards(lexemes: list[Lexeme], place: int) -> bool:
    """ "I'm *off two aces*", "*off the king*": the cards that he has not."""
    if label_at(lexemes, place + 1) not in ("NUMBER", "DET"):
        return False
    before, card = label_at(lexemes, place - 1), lexeme_at(lexemes, place + 2)
    if before == "BE":
        return card.label in ("RANK", "SUIT")
    return before in ("END", "STOP", "COMMA") and card.value in _TOP_HONOURS


def _comes_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Down goes* the ace of clubs": it is played; "down comes the queen": it falls."""
    verb = lexeme_at(lexemes, place + 1)
    begins = label_at(lexemes, place - 1) in BEGINNINGS
    cards = {each.label for each in lexemes[place + 2 : end_of_name(lexemes, place + 2)]} & {"SUIT", "RANK", "CARDS"}
    if lexemes[place].word != "down" or not begins or verb.word not in ("go", "goes", "come", "comes") or not cards:
        return None
    lexemes[place + 1] = relabel(verb, "SKIP", "")
    return relabel(lexemes[place], "VERB", "cash.ing" if verb.word.startswith("go") else "drop.s")


def _names_card_off(lexemes: list[Lexeme], place: int) -> bool:
    """ "Ten *off* clubs", "the king *off* hearts": of, as heard; not "king off, clubs 3-3"."""
    before, suit = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    spot = before.label == "NUMBER" and int(before.value) in (8, 9, 10) and before.plain.isalpha()
    card = spot or (before.label == "RANK" and not before.value.endswith("+"))
    named = suit.label == "SUIT" and suit.value.endswith("+") and suit.plain.isalpha()
    return card and named and label_at(lexemes, place + 2) in ENDS | {"PREP"}


def _is_suit_alone(lexemes: list[Lexeme], place: int) -> bool:
    """ "♦A *spade* off"; not "ace *heart* off" nor "one *spade* off"."""
    suit = lexeme_at(lexemes, place)
    alone = label_at(lexemes, place - 1) in ("COMMA", "THEN", "AND", "CARDS", "ACT")
    return alone and suit.label == "SUIT" and not suit.value.endswith("+")


def _is_thrown(lexemes: list[Lexeme], place: int) -> bool:
    """Whether somebody is said to lose, drop or shake what is named before a place."""
    place = before_what_is_named(lexemes, place)
    verb = lexeme_at(lexemes, place).value
    if verb.startswith(("drop.", "get.")):  # "*get* my heart off on the spades"
        lexemes[place] = relabel(lexemes[place], "VERB", "discard." + verb.partition(".")[2])
    return verb.startswith(("concede.", "drop.", "discard.", "get."))


def _leads_across(lexemes: list[Lexeme], place: int) -> bool:
    """ "*A heart across*"."""
    led = [label_at(lexemes, place + ahead) for ahead in (0, 1)] == ["DET", "SUIT"]
    return led and lexeme_at(lexemes, place + 2).value == "over.base"


def settle_be(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Dummy's good" is a verb, "dummy's spades" a possessive, "he's got" an auxiliary."""
    it = lexeme_at(lexemes, place - 1)
    if (
        it.value == "it"
        and label_at(lexemes, place - 2) == "NUMBER"
        and label_at(lexemes, place + 1) in ("END", "STOP")
    ):
        lexemes[place - 1] = relabel(it, "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "ten *it is*"
    for rule in _FORMS_OF_BE:
        if (better := rule(lexemes, place)) is not None:
            return better
    word = lexemes[place].word
    return _settle_possessive(lexemes, place) if word == "s" or word.endswith("s") else None


# Forms of "be": each rule knows its own, and takes out the words that go with it.


def _settle_supposed(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I score the jack as well *were* the queen to drop", "*were* trumps 2-2 I'd have ten": if it should be so."""
    end = end_of_name(lexemes, place + 1)
    begins = label_at(lexemes, place - 1) in ENDS and end > place + 1
    lies = label_at(lexemes, end) in ("BREAKS", "PRED") and label_at(lexemes, end + 1) not in ENDS
    if lexemes[place].word == "were" and begins and lies:
        return relabel(lexemes[place], "IF", "if")
    to, verb = lexeme_at(lexemes, end), lexeme_at(lexemes, end + 1)
    falls = to.word == "to" and verb.label in ("VERB", "BE") and end > place + 1
    if lexemes[place].word != "were" or not falls or verb.value.partition(".")[0] not in _LIES:
        return None
    lexemes[end] = relabel(to, "SKIP", "")
    return relabel(lexemes[place], "IF", "if")


_LIES: Final = frozenset({"drop", "break", "succeed", "win", "show", "is", "have"})
"""What cards may do, as they lie."""


def _settle_plural(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Pitch 2 *d's* on the clubs", "then *trump's* from the top"."""
    letter, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    suit = letter.label == "SUIT" and lexemes[place].word == "'s"
    if not suit or not (after == "HOW" or (len(letter.plain) == 1 and after in JOINTS | {"END", "PREP"})):
        return None
    lexemes[place - 1] = relabel(letter, "SUIT", letter.value.rstrip("+") + "+")
    return relabel(lexemes[place], "SKIP", "")


def _settle_presented(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Then *it's* a heart across", "*you're* ace of spades" as heard."""
    owner = lexeme_at(lexemes, place - 1)
    if owner.value == "it" and _leads_across(lexemes, place + 1):
        lexemes[place - 1] = relabel(owner, "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")
    if lexemes[place].word == "'re" and owner.value == "you" and label_at(lexemes, place + 1) == "RANK":
        lexemes[place - 1] = relabel(owner, "DET", "your")
        return relabel(lexemes[place], "SKIP", "")
    return None


_OWNERS: Final = ("declarer", "E", "W", "N", "S", "dummy", "partner")


def _settle_owned(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The rest is *declarer's*", "the last trick is *partner's*", "the rest are *declarers*"; "my hand's trumps"."""
    lexeme, owner, theirs = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if lexeme.word != "'s":
        return None
    owned = theirs.label in ENDS | {"EXCEPT", "BUT"} and label_at(lexemes, place - 2) in ("BE", "QUANT")
    if owned and owner.label == "ROLE" and owner.value in _OWNERS:
        whose = {"dummy": "me", "partner": "me", "declarer": "declarer"}.get(owner.value, "you")
        lexemes[place - 1] = relabel(owner, "MINE", whose)
        return relabel(lexeme, "SKIP", "")
    holds = owner.value == "hand" and theirs.value == "T+" and label_at(lexemes, place + 2) in ENDS
    return lexeme if holds else None


def _settle_suits(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The *club's* finesse", "the ace of *diamond's*", "jack of *heart's* ten of hearts", "a trick in *Trump's*"."""
    owner, theirs = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    counted = owner.label == "NOUN" and label_at(lexemes, place - 2) in ("NUMBER", "ADJ") and theirs.label in ENDS
    if lexemes[place].word != "'s" or not (owner.label == "SUIT" or counted):
        return None
    if theirs.value in ("finesse.base", "ruff.base", "finesse", "ruff"):
        lexemes[place + 1] = relabel(theirs, "ACT", theirs.value.partition(".")[0])
        return relabel(lexemes[place], "SKIP", "")
    if theirs.label not in ENDS and label_at(lexemes, place + 2) != "OF":
        return None
    if not owner.value.endswith("+"):
        lexemes[place - 1] = relabel(owner, owner.label, owner.value + "+")  # "seven *trick's*"
    return relabel(lexemes[place], "SKIP", "")


def _settle_its(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Takes *its* two aces"."""
    before = lexeme_at(lexemes, place - 1)
    typed = lexemes[place].word == "its" and before.value == "it" and label_at(lexemes, place - 2) == "VERB"
    if not typed or label_at(lexemes, place + 1) not in NOMINAL | {"NUMBER"}:
        return None
    lexemes[place - 1] = relabel(before, "SKIP", "")
    return relabel(lexemes[place], "DET", "your")


_FORMS_OF_BE: Final = (
    settle_tag,
    _settle_supposed,
    _settle_plural,
    _settle_presented,
    _settle_owned,
    _settle_suits,
    _settle_its,
)


def _settle_possessive(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Dummy's* spades", "*West's* good hearts"; not "my hand is trumps and aces"."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    stated = lexeme.word == "is"
    suited = label_at(lexemes, place + 2) in ("SUIT", "GROUP") and not stated
    described = after.label in ("PRED", "UNKNOWN") or after.value == "establish.past"
    made_good = suited and described  # "dummy's good hearts", "dummy's *precious* hearts"
    lettered = after.label == "LETTER" and after.plain.upper() in "SHDC" and before.value == "dummy"  # "dummys d"
    ranked = after.label in ("LETTER", "DET") and after.plain in ("A", "K", "Q", "J", "T")  # "dummy's A of clubs"
    lettered = lettered or (ranked and label_at(lexemes, place + 2) == "OF")
    owns = made_good or lettered or after.label in NOMINAL | {"ADJ", "ORDINAL", "NUMBER"}
    held = before.value == "hand" and after.value == "T+"  # "my hand's trumps and aces"
    if before.value == "dummy" and after.value == "hand" and not stated:
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "*dummy's hand* is high"
    if not owns or held or before.label not in ("ROLE", "UNKNOWN"):
        return None
    begins = label_at(lexemes, place - 2) in JOINTS | {"END", "OF"}
    qualified = after.label == "ADJ" and after.value != "winning"  # "everything in dummy is winning": all of it
    predicate = qualified and label_at(lexemes, place + 2) not in NOMINAL  # "the nine on the left is marked"
    if (stated and (begins or predicate or after.label in NOMINAL)) or (
        after.label == "NOUN" and after.value.startswith("winner")
    ):
        return None
    if before.value in ("partner", "dummy"):
        lexemes[place - 1] = relabel(before, "SKIP", "")
        whose = "my" if before.value == "partner" else "dummy"
        return Lexeme("DET", whose, before.start, lexeme.end, lexeme.plain)
    if lexeme_at(lexemes, place - 2).value == "on" and before.label == "ROLE":
        lexemes[place - 1] = relabel(before, "SKIP", "")  # "*on West's* ace", "behind *declarer's* ace"
    return relabel(lexeme, "DET", "your")
