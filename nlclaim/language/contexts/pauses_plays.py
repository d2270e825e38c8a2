"""Where a play, or a card, begins that is another than the one before it: "pull trump[,] toss two losers"."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, label_at, lexeme_at, relabel
from nlclaim.language.contexts.said_before import (
    PLAYS,
    Said,
    ends_whole,
    ends_with_play,
    is_led_to,
    names_card,
)
from nlclaim.language.lexemes import Lexeme

_OBJECT = frozenset({"DET", "NUMBER", "QUANT", "SUIT", "ADJ", "RANK", "CARDS", "GROUP", "ORDINAL"})


# A verb ------------------------------------------------------------------------------------------------------------


def starts_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Club to dummy[,] pitch two spades", "ruff a heart[,] back to hand with a club"."""
    before, here = lexemes[place - 1], lexemes[place]
    verb, _, form = here.value.partition(".")
    if before.plain.lower() == "holds" and here.value == "run.past" and said.conditional:
        return True  # "if it holds[,] run the ten"
    if form == "past":
        return before.label == "PRED" and verb == "get" and label_at(lexemes, place + 1) in _OBJECT
        # "no trumps out[,] got two spades"
    if verb == "over" and before.plain.lower() != "way":
        return _starts_return(lexemes, place, said)
    if form == "ing":
        drawn = said.play == "draw" and before.value.startswith("T") and before.label == "SUIT"
        return drawn and verb in PLAYS and label_at(lexemes, place + 1) in _OBJECT and verb not in ("draw", "lead")
        # "drawing trumps[,] pitching both spades"
    if form != "base" or verb not in PLAYS:
        return form == "base" and verb == "have" and before.label == "PRED" and said.states
        # "my hand is high[,] have a look"
    return _starts_play(lexemes, place, said, verb)


def _starts_play(lexemes: list[Lexeme], place: int, said: Said, verb: str) -> bool:
    """ "Pull trump[,] toss 2 losers", "a heart ruff[,] draw trumps": a verb of play, and what it is done to."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if verb == "concede" and before.label in ("SUIT", "CARDS"):
        given = lexeme_at(lexemes, place + 2) if after.label == "DET" else after
        if given.value == "rest":
            return True  # "three clubs two hearts[,] lose the rest"
    if verb == "concede" and before.value == "trick+" and label_at(lexemes, place - 2) == "NUMBER":
        return after.label in _OBJECT and said.verbs == 0  # "nine tricks[,] lose two hearts"
    goes = verb == "cross" and (after.value in ("to", "in", "with") or after.label == "ROLE")
    if not (after.label in _OBJECT or after.value == "it" or goes):
        return False
    if before.label == "ACT" and before.value == "ruff":
        return not said.leans and verb in ("draw", "cash", "ruff", "run", "discard", "claim")
    if before.label == "FIRST":
        return ends_whole(lexemes, place - 1)  # "queen of clubs first[,] cross in hearts"
    if verb in ("ruff", "discard", "draw") and names_card(lexemes, place) and not said.leans:
        return after.label in ("SUIT", "DET", "NUMBER")  # "♣A[,] ruff ♣", "A♥ K♥[,] ruff a heart"
    low = before.label in ("ADJ", "HOW") and before.value in ("low", "high") and bool(said.play)
    return said.tells_play and (ends_whole(lexemes, place) or low or before.value == "it") and before.value != "who"


def starts_with_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Back with a trump[,] *ruff* the other diamond": the action with an object behind it is a verb, and is put so."""
    here, after = lexemes[place], lexeme_at(lexemes, place + 1)
    if here.value not in ("ruff", "discard", "crossruff") or here.plain.lower().endswith("s"):
        return False
    before = lexemes[place - 1]
    low = before.label == "ADJ" and before.value in ("low", "high") and label_at(lexemes, place - 2) == "SUIT"
    if (before.label != "SUIT" and not low) or not said.tells_play:
        return False
    suited = after.label == "SUIT" and here.value != "ruff"
    other = after.label in ("DET", "QUANT") or after.value == "it" or suited
    if not other or (after.label == "DET" and _is_ruff(lexemes, place + 3)):
        return False
    whole = label_at(lexemes, place - 2) in ("DET", "OF", "ORDINAL") or suited or low
    if whole:
        lexemes[place] = relabel(here, "VERB", here.value + ".base")
    return whole


def _is_ruff(lexemes: list[Lexeme], place: int) -> bool:
    return label_at(lexemes, place) == "ACT" and lexeme_at(lexemes, place).value == "ruff"


# A suit ------------------------------------------------------------------------------------------------------------


def starts_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart to the ace[,] heart to the king", "heart ruff[,] club back to my hand", "pull trumps[,] club ruff"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if before.label == "NUMBER" and _counts_behind(lexemes, place):
        return True  # "spades 3[,] hearts 2[,] clubs 1"
    ruffs = after.label == "ACT" and after.value in ("ruff", "finesse")
    goes = after.value in ("to", "over.base")
    if before.label == "SUIT":
        return ruffs or goes or after.label == "RANK" or (_are_drawn(before, said) and after.value in ("on", "loser"))
        # "2 rounds of trumps[,] club on the king", "ruff a club[,] diamond king"
    if not (ruffs or goes):
        return False
    if before.label == "RANK":
        return is_led_to(lexemes, place) or label_at(lexemes, place - 2) == "SUIT"
    if before.label == "VERB":  # "a ruff to get home[,] heart ruff"
        return ruffs and before.value == "cross.base" and label_at(lexemes, place - 2) == "AUX"
    if before.label in ("ACT", "ROLE"):
        return before.value in ("ruff", "hand", "dummy")
    low = before.label == "ADJ" and before.value == "low" and label_at(lexemes, place - 2) == "SUIT"
    return low or before.label == "CARDS" or before.value in ("round", "round+")  # "ruff a club low[,] heart ruff"


def _are_drawn(before: Lexeme, said: Said) -> bool:
    return before.value in ("T", "T+") and (said.play == "draw" or said.verb is None)


def _counts_behind(lexemes: list[Lexeme], place: int) -> bool:
    """Whether in a list of suits and numbers, from its first to its last, each number stands behind its suit."""
    start = end = place
    while label_at(lexemes, start - 1) == "NUMBER" and label_at(lexemes, start - 2) == "SUIT":
        start -= 2
    while label_at(lexemes, end) == "SUIT" and label_at(lexemes, end + 1) == "NUMBER":
        end += 2
    stops = JOINTS | {"END"}
    return end > place and label_at(lexemes, start - 1) in stops and label_at(lexemes, end) in stops


# Cards -------------------------------------------------------------------------------------------------------------


def starts_cards(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Three hearts[,] ace of clubs", "ruff a diamond[,] A♣", "trumps in 3 rounds[,] KQ of hearts"."""
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    falls = after.value in ("drop.s", "drop.ing")
    if before.value == "from_the_top" or (label_at(lexemes, place - 2) == "OF" and before.label == "SUIT"):
        if falls and here.label == "RANK":
            return True  # "trumps from the top[,] jack falling"
    if here.label == "CARDS" and before.label in ("NOUN", "VERB"):
        suited = after.label in ("OF", "SUIT")
        return suited and (before.value == "round+" or (before.label == "VERB" and _is_to_do(lexemes, place)))
    if before.label != "SUIT":
        return False
    if here.label == "CARDS":
        return after.label == "OF" or label_at(lexemes, place - 2) == "VERB"  # "five hearts[,] AK of spades"
    counted = not before.value.endswith("+") or label_at(lexemes, place - 2) == "NUMBER"  # "ruff a heart[,] ace of …"
    counted = counted or lexeme_at(lexemes, place - 2).value.startswith("draw.")  # "drawing trumps[,] ace of clubs"
    behind = place + 1 if after.label == "RANK" else place  # "ruff a diamond[,] ace king of clubs"
    card = [label_at(lexemes, behind + ahead) for ahead in (1, 2)] == ["OF", "SUIT"]
    return counted and (card or (after.label == "SUIT" and after.value.endswith("+")))  # "2 clubs[,] A spades"


def _is_to_do(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four rounds of spades *to draw*": a verb that has its object before it."""
    return label_at(lexemes, place - 2) == "AUX" and lexeme_at(lexemes, place - 2).value == "to"


def starts_with_adjective(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Cash the queen[,] small club to the ace", "diamond back to my hand[,] good spades"."""
    before, here = lexemes[place - 1], lexemes[place]
    if label_at(lexemes, place + 1) != "SUIT":
        return False
    if here.value == "low" and lexeme_at(lexemes, place + 2).value == "to":
        return ends_whole(lexemes, place)
    if before.label == "SUIT":
        return here.value in ("top", "good") and _are_drawn(before, said) and said.play == "draw"
    return here.value in ("top", "good") and (before.label == "ACT" or is_led_to(lexemes, place))


# A way back --------------------------------------------------------------------------------------------------------


def _starts_return(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spade ruff[,] back with a trump", "ruff a club[,] over to dummy with a heart"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    with_it = after.value in ("with", "in") and label_at(lexemes, place + 2) not in ("ROLE", "PERSON")
    with_it = with_it or (after.value == "to" and says_how(lexemes, place + 1))
    return with_it and ends_with_play(before, said)


def starts_back(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spade ruff[,] back to hand with a diamond"; not "ruff the last club back to hand"."""
    here = lexemes[place]
    if here.value != "to" or here.plain.lower() not in ("back", "home", "over", "across"):
        return False
    return ends_with_play(lexemes[place - 1], said) and says_how(lexemes, place)


def says_how(lexemes: list[Lexeme], place: int) -> bool:
    """ "To my hand *with a club*", "to dummy *in trumps*"."""
    at = place + 1 + (label_at(lexemes, place + 1) == "DET")
    how = lexeme_at(lexemes, at + 1)
    return label_at(lexemes, at) == "ROLE" and how.label == "PREP" and how.value in ("with", "in", "by")


