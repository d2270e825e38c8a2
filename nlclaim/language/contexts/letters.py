"""Letters that are a suit, a seat, a rank or a word, and cards that are written in one piece."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    NOMINAL,
    beyond_pause,
    counts_times,
    goes_with_card,
    is_heard_in,
    label_at,
    lexeme_at,
    relabel,
)
from nlclaim.language.contexts.nothing_played import is_void, leave_out_void
from nlclaim.language.contexts.persons import is_called
from nlclaim.language.contexts.tags import settle_tag
from nlclaim.language.lexemes import Lexeme

_REST: Final = ("rest", "last", "remaining")
"""What "d" and "da" stand before when they are articles."""


def settle_letter(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """Single letters: a suit, a rank, a seat, a small card, or trumps."""
    lexeme = lexemes[place]
    letter = lexeme.plain
    upper = letter.upper()
    if upper in "SHDC" and is_void(lexemes, place):
        return leave_out_void(lexemes, place)
    acts = label_at(lexemes, place + 1) == "VERB" and lexeme_at(lexemes, place + 1).value.endswith(".s")
    if upper in "NEW" and acts and label_at(lexemes, place - 1) in ENDS:
        return relabel(lexeme, "ROLE", upper)  # "w gets his trump J"
    if letter == "n" and is_heard_in(lexemes, place):
        return relabel(lexeme, "PREP", "in")
    if upper == "N":
        return relabel(lexeme, "ROLE", "N") if letter == "N" else relabel(lexeme, "AND", "n")
    if upper in "EW":
        return relabel(lexeme, "ROLE" if letter == upper else "UNKNOWN", upper)
    if letter == "=":
        return _equals_sign(lexemes, place)
    if upper in "SHDC":
        return _suit_letter(lexemes, place, upper)
    if letter == "k" and (word := _settle_small_k(lexemes, place)) is not None:
        return word
    if upper in "KQJX":
        return relabel(lexeme, "RANK", upper if upper != "X" else "x")
    return relabel(lexeme, "UNKNOWN", letter)


def _equals_sign(lexemes: list[Lexeme], place: int) -> Lexeme:
    """ "Rest *=* mine", "trumps + spades *=* rest", "♦ ruff *=* 11"; alone it is the contract made."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    if after.label in ("NUMBER", "SIGNED", "CARDS"):
        return relabel(lexeme, "COLON", "=")
    if after.label == "SUIT" and label_at(lexemes, place - 1) == "NUMBER":
        return relabel(lexeme, "BE", "is")  # "last 3 = trumps"
    if after.label == "MINE":
        return relabel(lexeme, "BE", "is")  # "rest = mine"
    if after.value == "rest" and place:
        return relabel(lexeme, "COMMA", "=")  # "trumps + spades = rest"
    return relabel(lexeme, "SIGNED", "=")


def _settle_small_k(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*k out* CA": he knocks it out; "*k*, they're yours": okay; else it is a king."""
    lexeme = lexemes[place]
    if lexeme_at(lexemes, place + 1).word == "out" and _knocks_out(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "VERB", "knock_out.base")  # "k out CA"
    after = beyond_pause(lexemes, 0, 1)
    if place == 0 and (after.label in ("MINE", "PERSON") or after.value in _BEHIND_OKAY):
        return relabel(lexeme, "SKIP", "")  # "k, they're yours", "k, fine by me"
    return None


_BEHIND_OKAY: Final = frozenset({"rest", "claim.base", "claim.ing", "the", "assent"})


def _knocks_out(lexemes: list[Lexeme], place: int) -> bool:
    starts = label_at(lexemes, place - 1) in ENDS
    return starts and label_at(lexemes, place + 2) in ("CARDS", "DET", "RANK")


def _suit_letter(lexemes: list[Lexeme], place: int, upper: str) -> Lexeme:
    lexeme = lexemes[place]
    after = label_at(lexemes, place + 1)
    acts = lexeme_at(lexemes, place + 1).value in _BASES  # South himself ruffs, in the s-form; "S *away* on clubs"
    of_suit = label_at(lexemes, place - 1) == "OF"  # "A of S is urs"
    goes = lexeme_at(lexemes, place + 1).value.startswith("go.") and lexeme_at(lexemes, place + 2).value == "on"
    ruffs = label_at(lexemes, place - 1) == "NUMBER" and lexeme_at(lexemes, place + 1).value == "ruff.s"
    of_suit = of_suit or goes or ruffs  # "S goes on the DQ", "2 S ruffs"
    of_suit = of_suit or label_at(lexemes, place - 1) == "DET"  # "my S go away"
    if upper == "S" and lexeme.plain == "S" and not of_suit and after in ("VERB", "BE", "AUX") and not acts:
        return relabel(lexeme, "ROLE", "S")
    if (
        label_at(lexemes, place - 1) == "OPEN"
        and after == "CLOSE"
        and label_at(lexemes, place - 2) in ("ROLE", "PERSON")
    ):
        return relabel(lexeme, "SKIP", "")  # "Declarer (S) claims"
    asks = place == 0 and after == "META" and lexeme_at(lexemes, 1).word in ("asked", "asks")
    told = lexeme_at(lexemes, place + 1).value in ("say.s", "claim.s", "concede.s", "say.past", "concede.past")
    if place == 0 and lexeme.plain == "s" and told:
        return relabel(lexeme, "ROLE", "S")  # "s claims rest"
    if lexeme.plain == "S" and not of_suit and (asks or _is_seat(lexemes, place)):
        return relabel(lexeme, "ROLE", "S")
    if lexeme.plain == "d" and lexeme_at(lexemes, place + 1).value in _REST and after != "LAST":
        return relabel(lexeme, "DET", "the")
    if lexeme.plain.islower() and after == "PERSON":
        return relabel(lexeme, "UNKNOWN", lexeme.plain)
    return relabel(lexeme, "SUIT", upper)


def _is_seat(lexemes: list[Lexeme], place: int) -> bool:
    """ "*S*: claiming the rest", "N asks how, *S*: trumps first", "*S* nodded, said one down", "1 H to W, rest *S*"."""
    seats = any(lexeme.label == "ROLE" and lexeme.value in _OTHER_SEATS for lexeme in lexemes[:place])
    begins = place == 0 or (seats and label_at(lexemes, place - 1) in ENDS)
    if begins and label_at(lexemes, place + 1) == "COLON":
        return not _are_cards(lexemes, place + 2)
    at = place + 1
    while place == 0 and label_at(lexemes, at) in ("SKIP", "COMMA"):
        at += 1
    if at > place + 1:
        return lexeme_at(lexemes, at).value in ("say.past", "say.s", "concede.past", "concede.s")
    rest = lexeme_at(lexemes, place - 1 - (lexeme_at(lexemes, place - 1).value == "to")).value in ("rest", "remaining")
    return seats and rest and label_at(lexemes, place + 1) in ("END", "STOP")


_OTHER_SEATS: Final = frozenset({"N", "E", "W"})
_BASES: Final = frozenset({"ruff.base", "finesse.base", "over.base", "run.base", "break.base", "discard.base"})


def _are_cards(lexemes: list[Lexeme], place: int) -> bool:
    """Whether cards follow a suit and a colon: "S: AKQ", "S: A and K"."""
    lexeme = lexeme_at(lexemes, place)
    return lexeme.label in ("CARDS", "RANK", "LETTER") or lexeme.plain == "A"


def settle_rank(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Pull T" is trumps; "S T", "the T of hearts" and "K T" are tens; "*x* to dummy" is a crossing."""
    owner = lexeme_at(lexemes, place - 1)
    if owner.label == "ROLE" and owner.word == "partners":
        lexemes[place - 1] = relabel(owner, "DET", "my")  # "partners ace of clubs"
    if owner.label == "ROLE" and owner.word == "dummies" and lexeme_at(lexemes, place - 2).value == "to":
        lexemes[place - 1] = relabel(owner, "DET", "dummy")  # "a spade to dummies king"
    lexeme = lexemes[place]
    if lexeme.plain == "Jack" and is_called(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    if (one := _settle_one_card(lexemes, place)) is not None:
        return one
    if lexeme.value == "x" and owner.label == "NUMBER" and label_at(lexemes, place + 1) in ("SUIT", "LETTER"):
        return relabel(lexeme, "SKIP", "")  # "2x♠", "2 x hearts"
    if lexeme.value == "x" and lexeme.word == "x" and counts_times(lexemes, place):
        return relabel(lexeme, "SKIP", "")
    bare = lexeme.value == "x" and label_at(lexemes, place - 1) not in NOMINAL
    if bare and lexeme_at(lexemes, place + 1).plain in ("to", "2") and label_at(lexemes, place + 2) == "ROLE":
        return relabel(lexeme, "VERB", "cross.base")
    if lexeme.plain.upper() == "T" and lexeme.value == "T" and not _is_ten(lexemes, place):
        return relabel(lexeme, "SUIT", "T+")
    return None


def _is_ten(lexemes: list[Lexeme], place: int) -> bool:
    """ "S *T*", "the *T* of hearts", "♦ to the *T*", "K and *T* are yours": the card, and not trumps."""
    before, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    behind_to = lexeme_at(lexemes, place - 2).value == "to"
    if lexemes[place].plain == "T":
        led = behind_to and before.value == "the" and label_at(lexemes, place - 3) in ("SUIT", "CARDS")
        if led or goes_with_card(lexemes, place) or _goes_on_run(lexemes, place):
            return True
    if after == "OF" or before.label in ("RANK", "CARDS", "SUIT"):
        return True
    letter_led = behind_to and before.label == "DET" and len(lexeme_at(lexemes, place - 3).plain) == 1
    return letter_led and after in ENDS  # "D to the T"


def _goes_on_run(lexemes: list[Lexeme], place: int) -> bool:
    """ "A, K, *T*": the card below; "*T* spades": the ten, where nothing else is said of either."""
    above = lexeme_at(lexemes, place - 2)
    run = label_at(lexemes, place - 1) == "COMMA" and above.label == "RANK" and len(above.plain) == 1
    suit, alone = lexeme_at(lexemes, place + 1), label_at(lexemes, place - 1) in ("END", "STOP")
    named = suit.label == "SUIT" and suit.value.endswith("+") and label_at(lexemes, place + 2) in ENDS
    return (run and label_at(lexemes, place + 1) in ENDS | {"OF", "SUIT"}) or (alone and named)


def _settle_one_card(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Kings* of hearts", "queen *at* clubs": one card of one suit, as heard."""
    lexeme, joint = lexemes[place], lexeme_at(lexemes, place + 1)
    if label_at(lexemes, place + 2) != "SUIT":
        return None
    if joint.value == "at" and joint.label == "PREP":
        lexemes[place + 1] = relabel(joint, "OF", "of")
        return lexeme
    honours = lexeme.value.endswith("+") and lexeme.value[0] in "AKQJ" and joint.label == "OF"
    alone = label_at(lexemes, place + 3) not in ("AND", "COMMA", "OR") and label_at(lexemes, place - 1) != "NUMBER"
    return relabel(lexeme, "RANK", lexeme.value[0]) if honours and alone else None


def settle_cards(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "4H making" names the contract, not a card; "*da* rest"."""
    lexeme = lexemes[place]
    if _spells_out_suit(lexemes, place):
        suit = lexemes[place - 2].value[0]
        for at in (place - 2, place - 1, place + 1):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexeme, "CARDS", suit + lexeme.value[1:])  # "*clubs (AKQ)*, hearts (AK)"
    drawn = lexeme_at(lexemes, place - 1).value.startswith(("draw.", "run.")) and lexeme.plain == "Ts"
    if drawn:
        return relabel(lexeme, "SUIT", "T+")  # "bring in *Ts*"
    follows = label_at(lexemes, place + 1) in ("VERB", "UNKNOWN", "AUX", "META")
    official = lexeme.plain in ("TD", "AC") and place == 0 and follows
    if official or (lexeme.plain == "TD" and lexeme_at(lexemes, place - 1).value in ("the", "a")):
        return relabel(lexeme, "SKIP", "")  # "the TD awarded a trick to East": the director
    contract = lexeme.plain[:1] in "1234567" and len(lexeme.plain) == 2
    after = lexeme_at(lexemes, place + 1)
    if lexeme.plain == "da" and after.value in _REST and label_at(lexemes, place - 1) not in NOMINAL:
        return relabel(lexeme, "DET", "the")
    if lexeme.plain == "ht" and (lexeme_at(lexemes, place - 1).value == "a" or after.label == "RANK"):
        return relabel(lexeme, "SUIT", "H")  # "ruff a *ht*", "*ht* ace"
    named = after.value.startswith("make.") or after.value == "by"
    named = named or (after.label == "BE" and lexeme_at(lexemes, place + 2).plain in ("home", "cold", "made"))
    return relabel(lexeme, "SKIP", "") if contract and named else None


def _spells_out_suit(lexemes: list[Lexeme], place: int) -> bool:
    """ "Clubs (*AKQ*)": which cards of the suit; behind a number or a play it is more than they are."""
    within = label_at(lexemes, place - 1) == "OPEN" and label_at(lexemes, place + 1) == "CLOSE"
    named = label_at(lexemes, place - 2) == "SUIT" and lexemes[place].value.startswith("?:")
    before = label_at(lexemes, place - 3 - (label_at(lexemes, place - 3) == "DET"))
    return within and named and before in ENDS


def settle_auxiliary(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "hk da ca ck": the ace of clubs, elsewhere "can"."""
    if (tag := settle_tag(lexemes, place)) is not None:
        return tag
    after = lexeme_at(lexemes, place + 1)
    named = after.label in ("DET", "SUIT", "RANK", "ROLE") or after.value in ("you", "they", "he", "it")
    if lexemes[place].word == "should" and named and label_at(lexemes, place - 1) not in ("PERSON", "ROLE"):
        return relabel(lexemes[place], "IF", "if")  # "*should* the king be wrong"
    let_go = lexemes[place].word in ("let", "lets") and after.word == "go"
    if let_go and label_at(lexemes, place - 1) in ("PERSON", "ROLE"):
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexemes[place], "VERB", "discard.s")  # "if he *lets go* the king of diamonds"
    rest = after.value == "the" and lexeme_at(lexemes, place + 2).value == "rest"
    if lexemes[place].value == "do" and rest and label_at(lexemes, place - 1) == "SUIT":
        return relabel(lexemes[place], "VERB", "take.base")  # "trumps do the rest"
    if lexemes[place].word == "have" and after.value == "more":
        lexemes[place + 1] = relabel(after, "NUMBER", "2")
        return relabel(lexemes[place], "VERB", "have.base")  # "we *have to more*"
    does = lexemes[place].word == "does" and after.value == "it" and label_at(lexemes, place - 1) in NOMINAL
    if does and label_at(lexemes, place + 2) in ENDS:
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexemes[place], "META", "vague")  # "one more round of trumps does it"
    beside = "CARDS" in (beyond_pause(lexemes, place, -1).label, beyond_pause(lexemes, place, 1).label)
    named_so = label_at(lexemes, place - 1) in ("DET", "VERB", "AND", "COMMA", "END") and (
        after.label in ENDS or after.word == "n"
    )
    card = (beside or named_so) and lexemes[place].plain.lower() == "ca"
    return relabel(lexemes[place], "CARDS", "C:A") if card else None


def settle_colon(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "S: AKQ" is a suit and its cards."""
    titled = label_at(lexemes, place - 1) == "SUIT" and _are_cards(lexemes, place + 1)
    return relabel(lexemes[place], "SKIP", "") if titled else None
