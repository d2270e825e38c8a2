"""Where a play, or a card, begins that is another than the one before it: "pull trump[,] toss two losers"."""

from __future__ import annotations

from nlclaim.language.contexts.neighbours import JOINTS, label_at, lexeme_at, relabel
from nlclaim.language.contexts.said_before import (
    PLAYS,
    Said,
    are_drawn,
    ends_whole,
    ends_with_play,
    is_led_to,
    is_settled,
    is_trumps,
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
    if form == "past" or form == "s":
        return _starts_finite(lexemes, place, said, verb)
    if verb == "over" and before.plain.lower() != "way":
        return _starts_return(lexemes, place, said)
    if form == "ing":
        told = are_drawn(before, said) or is_led_to(lexemes, place) or before.value in ("round", "round+")
        return told and verb in _TOLD_BY_THE_WAY and label_at(lexemes, place + 1) in _OBJECT
        # "drawing trumps[,] pitching both spades", "diamond to the king[,] pitching a heart"
    if verb in ("have", "play", "draw", "ruff", "cash", "claim") and is_settled(lexemes, place):
        return said.states and label_at(lexemes, place + 1) in _OBJECT  # "my hand is high[,] have a look"
    if verb in ("give", "concede") and after_person(lexemes, place):
        return before.label in ("SUIT", "RANK", "CARDS") and not said.leans  # "the heart queen[,] give you a club"
    return verb in PLAYS and verb != "win" and _starts_play(lexemes, place, said, verb)


def after_person(lexemes: list[Lexeme], place: int) -> bool:
    """Whether somebody else is named behind a place."""
    return label_at(lexemes, place + 1) == "PERSON" and lexeme_at(lexemes, place + 1).value in (
        "you",
        "defence",
        "they",
    )


_TOLD_BY_THE_WAY = frozenset({"discard", "concede"})


def _starts_finite(lexemes: list[Lexeme], place: int, said: Said, verb: str) -> bool:
    """ "No trumps out[,] got two spades", "gives up a trump[,] claims the rest", "two off[,] well defended"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if verb == "do":
        return before.label == "DOWN" or (before.label == "NUMBER" and label_at(lexemes, place - 2) == "DOWN")
    if verb == "claim":
        return before.label in ("SUIT", "RANK", "CARDS") and after.label in ("DET", "QUANT")
    if verb in ("ruff", "discard", "draw", "cash") and before.label == "SUIT":
        told = said.verb is not None and said.verb.value.partition(".")[2] == lexemes[place].value.partition(".")[2]
        return told and bool(said.play) and after.label in ("DET", "NUMBER")  # "ruffed a heart[,] ruffed a spade"
    return verb == "get" and before.label == "PRED" and after.label in _OBJECT


def _starts_play(lexemes: list[Lexeme], place: int, said: Said, verb: str) -> bool:
    """ "Pull trump[,] toss 2 losers", "a heart ruff[,] draw trumps": a verb of play, and what it is done to."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if verb == "concede" and before.label in ("SUIT", "CARDS"):
        given = lexeme_at(lexemes, place + 2) if after.label == "DET" else after
        if given.value == "rest":
            return True  # "three clubs two hearts[,] lose the rest"
    if verb == "concede" and before.value == "trick+" and label_at(lexemes, place - 2) == "NUMBER":
        return after.label in _OBJECT and said.verbs == 0  # "nine tricks[,] lose two hearts"
    if verb == "concede" and after.label == "NUMBER" and before.label == "SUIT" and said.verb is None:
        return label_at(lexemes, place - 2) in ("RANK", "NUMBER")  # "AKJ spades, ace heart[,] lose one diamond"
    if said.verb is not None and said.verb is before and before.value == "win.base" and verb == "draw":
        return after.label in _OBJECT  # "win[,] pull trumps"
    thrown_in = verb == "throw_in" and (after.label in ("ROLE", "PERSON") or after.value == "with")
    goes = verb == "cross" and (after.value in ("to", "in", "with") or after.label == "ROLE")
    alone = verb in ("crossruff", "claim") and after.label in JOINTS | {"END"}  # "pull trumps[,] crossruff"
    thrown = verb == "discard" and after.value == "on" and lexemes[place].plain.lower() != "away"
    if not (after.label in _OBJECT or after.value == "it" or goes or alone or thrown or thrown_in):
        return False
    if is_trumps(before) and said.verb is None and label_at(lexemes, place - 2) in JOINTS | {"END", "OF"}:
        return verb in ("run", "cash", "ruff", "discard", "cross")  # "trumps[,] run clubs"
    if before.label == "ACT" and before.value == "ruff":
        return not said.leans and verb in ("draw", "cash", "ruff", "run", "discard", "claim")
    if before.value in ("round", "round+"):
        return not said.leans  # "trumps in 2 rounds[,] pitch a spade on the diamonds"
    if before.label == "NUMBER":
        return before.value == "1" and said.verb is not None and bool(said.play) and verb in ("discard", "ruff", "draw")
    if before.label == "FIRST":
        return ends_whole(lexemes, place - 1)  # "queen of clubs first[,] cross in hearts"
    if verb not in ("take", "concede") and names_card(lexemes, place) and not said.leans:
        return after.label in ("SUIT", "DET", "NUMBER", "ADJ")  # "♣A[,] ruff ♣", "A♥ K♥[,] ruff a heart"
    subject = before.label == "SUIT" and before.value.endswith("+") and said.verbs == 0
    if subject and label_at(lexemes, place - 2) not in ("NUMBER", "OF", "PREP"):
        return False  # "draw trumps and the clubs take care of the rest"
    low = before.label in ("ADJ", "HOW") and before.value in ("low", "high") and bool(said.play)
    if before.label == "ROLE" and before.value not in ("hand", "dummy") and label_at(lexemes, place - 2) != "PREP":
        return False  # "letting partner ruff a club"
    return said.tells_play and (ends_whole(lexemes, place) or low or before.value == "it") and before.value != "who"


def starts_with_action(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Back with a trump[,] *ruff* the other diamond": an action with an object behind it is a verb, and is put so."""
    here, after = lexemes[place], lexeme_at(lexemes, place + 1)
    if here.value not in ("ruff", "discard", "crossruff", "throw_in") or here.plain.lower().endswith("s"):
        return False
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    if before.plain == "A" and two.value == "to" and after.label in ("SUIT", "NUMBER", "DET"):
        lexemes[place] = relabel(here, "VERB", here.value + ".base")
        return True  # "heart to A[,] throw spade on DQ"
    low = before.label == "ADJ" and before.value in ("low", "high") and two.label == "SUIT"
    if before.label != "SUIT" and not low:
        return False
    drawn = are_drawn(before, said) and (before.value == "T+" or two.label in ("OF", "VERB"))
    if not (drawn or said.tells_play or _names_next_round(lexemes, place + 1)):
        return False
    object_before = two.label in ("VERB", "DET", "PREP") and said.play in ("ruff", "discard")
    suited = after.label == "SUIT" and (here.value != "ruff" or drawn or object_before)
    alone = here.value == "crossruff" and drawn
    put_in = here.value == "throw_in" and (after.label == "ROLE" or after.value == "with")
    plural = before.value.endswith("+") and after.label == "PREP" and here.value == "ruff"
    # "ruff club[,] ruff spade", "ruff a spade[,] throw West in", "throw two clubs[,] ruff back to hand"
    other = after.label in ("DET", "QUANT") or after.value in ("it", "last", "lead") or suited or alone
    other = other or put_in or plural
    if not other or (after.label == "DET" and _is_ruff(lexemes, place + 3)):
        return False
    whole = two.label in ("DET", "OF", "ORDINAL", "ADJ", "NUMBER", "PREP") or suited or low or drawn
    if whole:
        lexemes[place] = relabel(here, "VERB", here.value + ".base")
    return whole


def _names_next_round(lexemes: list[Lexeme], place: int) -> bool:
    """ "(Ruff) *the third round*", "*the other* club": one of a suit that has been played before."""
    next_one = lexeme_at(lexemes, place + 1)
    return label_at(lexemes, place) == "DET" and (next_one.label == "ORDINAL" or next_one.value == "other")


def _is_ruff(lexemes: list[Lexeme], place: int) -> bool:
    return label_at(lexemes, place) == "ACT" and lexeme_at(lexemes, place).value == "ruff"


# A suit ------------------------------------------------------------------------------------------------------------


def starts_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart to the ace[,] heart to the king", "heart ruff[,] club back to my hand", "pull trumps[,] club ruff"."""
    before, here, after = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place + 1)
    if before.end == here.start:
        return False  # "9♦"
    if before.label == "NUMBER" and _counts_behind(lexemes, place):
        return True  # "spades 3[,] hearts 2[,] clubs 1"
    if after.value == "ruff.base" and before.label == "RANK" and _is_told(lexemes, place):
        after = lexemes[place + 1] = relabel(after, "ACT", "ruff")  # "spade ace[,] spade *ruff*, heart to the king"
    ruffs = after.label == "ACT" and after.value in ("ruff", "finesse", "discard")
    ruffs = ruffs or after.value in ("ruff.past", "concede.past")
    goes = after.value in ("to", "over.base")
    if before.label == "SUIT":
        two = lexeme_at(lexemes, place - 2)
        good = here.value.endswith("+") or two.value == "a"  # "ruff a diamond[,] clubs good"
        good = good and not before.value.endswith("+") and after.label == "PRED"
        later = after.label == "LAST" and bool(after.plain)  # "first the clubs[,] trumps at the end"
        away = are_drawn(before, said) and after.value in ("on", "loser", "go.s", "discard.past")
        away = away or (after.value == "on" and names_card(lexemes, place))  # "2 rounds of trumps[,] club on the king"
        away = away or (are_drawn(before, said) and after.label == "CARDS")  # "draw trumps[,] club AK"
        away = away or (two.label == "OF" and names_card(lexemes, place) and after.label in ("STOP", "END"))
        return ruffs or goes or good or later or away or after.label == "RANK"  # "ruff a club[,] diamond king"
    if before.label == "VERB":
        return _follows_verb(lexemes, place, said, ruffs)
    if before.label in ("CARDS", "NOUN") and after.label == "PRED":
        return before.value == "entry" or (before.label == "CARDS" and here.value.endswith("+"))
        # "club king entry[,] spades all good"
    if before.label == "ROLE" and is_led_to(lexemes, place):
        last = after.label in JOINTS | {"END", "PRED", "SUIT"} and _leads_suit(lexemes, place - 2)
        if last or after.value in ("go.s", "on"):
            return True  # "diamond over to dummy[,] heart goes on the ace", "trump to hand[,] clubs, spade last"
    if before.label == "LAST" or before.label == "FIRST":
        led = after.value in ("to", "over.base") or ruffs
        return label_at(lexemes, place - 2) == "SUIT" and (led or after.label == "FIRST")
    if before.label in ("PRED", "ADJ") and after.label == "RANK":
        if before.value == "good" and label_at(lexemes, place - 2) == "SUIT":
            lexemes[place - 1] = relabel(before, "PRED", "high")
        return is_settled(lexemes, place)  # "spades solid[,] heart king entry"
    if before.value == "rest":
        return here.value.endswith("+") and after.label == "PRED"  # "takes the rest[,] spades solid"
    if before.value == "in" and is_trumps(lexeme_at(lexemes, place - 2)):
        return after.label in ("VERB", "ACT") or after.value == "for"  # "get trumps in[,] heart goes on the ace"
    if before.label == "ROLE" and lexeme_at(lexemes, place - 2).value == "in" and here.value.endswith("+"):
        return after.label == "PRED" and said.play == "ruff"  # "ruff a spade in dummy[,] diamonds good"
    if not (ruffs or goes):
        return False
    if before.label == "RANK":
        return _is_told(lexemes, place)
    if before.label == "NUMBER":
        return is_led_to(lexemes, place) or _is_means(lexemes, place)  # "ruff with the eight[,] diamond to the king"
    if before.value == "this":
        return label_at(lexemes, place - 2) == "VERB"  # "ruff this[,] diamond to the king"
    if before.label in ("ACT", "ROLE"):
        return before.value in ("ruff", "finesse", "hand", "dummy")
    if before.label == "PRED":
        return is_settled(lexemes, place)  # "ace of hearts out of the way[,] spade to the king"
    low = before.label == "ADJ" and before.value == "low" and label_at(lexemes, place - 2) == "SUIT"
    return low or before.label == "CARDS" or before.value in ("round", "round+")  # "ruff a club low[,] heart ruff"


def _leads_suit(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Trump* to (hand)", "a *heart* over to (dummy)"; not "cross to (dummy)"."""
    return "SUIT" in (label_at(lexemes, place - 1), label_at(lexemes, place - 2))


def _is_told(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a rank just before a place is all there is to say of a play: "spade *ace*", "to the *king*"."""
    return is_led_to(lexemes, place) or label_at(lexemes, place - 2) == "SUIT" or _is_means(lexemes, place)


def _follows_verb(lexemes: list[Lexeme], place: int, said: Said, ruffs: bool) -> bool:
    """ "A ruff to get home[,] heart ruff", "clubs set up[,] heart king entry", "heart ruffed[,] club ace"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if before.value == "need.past":
        return two.label == "ACT" and said.denies  # "no finesse needed[,] clubs from the top"
    if before.value.startswith("claim."):
        return after.value == "draw.past"  # "claim[,] trumps drawn"
    if before.value == "cross.base":
        return ruffs and two.label == "AUX"
    if before.value == "over.base":
        return ruffs and two.label == "SUIT"  # "trump back[,] spade ruff"
    if two.label != "SUIT" or before.value not in ("establish.base", "establish.past", "ruff.past"):
        return False
    return after.label == "RANK" or (before.value == "ruff.past" and (ruffs or after.value == "ruff.past"))


def _is_means(lexemes: list[Lexeme], place: int) -> bool:
    """ "(A ruff) *with the king*"."""
    return label_at(lexemes, place - 2) == "DET" and lexeme_at(lexemes, place - 3).value == "with"


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
    if here.label == "RANK" and before.label == "HOW":
        return before.value == "from_the_top" and _falls(after)  # "trumps from the top[,] jack falling"
    if before.label == "FIRST":
        return ends_whole(lexemes, place - 1) and here.label == "CARDS"  # "pull trumps first[,] ♣A"
    behind = place + 1 if after.label == "RANK" else place  # "ruff a diamond[,] ace king of clubs"
    card = [label_at(lexemes, behind + ahead) for ahead in (1, 2)] == ["OF", "SUIT"]
    if before.label != "SUIT":
        if here.label == "RANK":
            ruffed = before.value == "ruff.past" and label_at(lexemes, place - 2) == "SUIT"
            this = before.value in ("this", "1") and label_at(lexemes, place - 2) in ("VERB", "DET")  # "ruff this one"
            this = this or (before.label == "PERSON" and lexeme_at(lexemes, place - 2).value == "for")
            if before.value == "finesse.ing":
                return said.denies and after.label != "SUIT"  # "I'm not finessing[,] ace and another"
            led = is_led_to(lexemes, place) and (lexemes[place - 2].value != "my" or said.verb is None)
            return card and (ruffed or this or led)  # "heart to the king[,] ace of clubs"
        if before.label == "ROLE":
            ruffed = said.play == "ruff" and lexeme_at(lexemes, place - 2).value == "in"
            return ruffed or is_led_to(lexemes, place)  # "diamond to dummy[,] ♥KQ"
        if before.value == "loser":
            return label_at(lexemes, place - 2) == "NUMBER"  # "one loser[,] ♥K"
        suited = after.label in ("OF", "SUIT")
        return suited and (before.value in ("round", "round+") or _is_to_do(lexemes, place))
    two = lexeme_at(lexemes, place - 2)
    counted = two.label in ("NUMBER", "OF")
    if here.label == "CARDS":
        suit_behind = counted and after.label == "SUIT" and label_at(lexemes, place + 2) not in ("CARDS", "RANK")
        return after.label == "OF" or two.label == "VERB" or suit_behind  # "five hearts[,] AK of spades"
    if _falls(after) and (counted or before.value == "T+"):
        return True  # "rest of trumps[,] king falls"
    if card or (said.play == "draw" and before.value == "T+" and after.label in JOINTS | {"SUIT", "VERB"}):
        return True  # "pull trumps[,] ace, run the spades"
    counted = counted or not before.value.endswith("+") or two.value.startswith("draw.")
    return counted and after.label == "SUIT" and after.value.endswith("+")  # "2 clubs[,] A spades"


def _falls(lexeme: Lexeme) -> bool:
    return lexeme.value in ("drop.s", "drop.ing")


def _is_to_do(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four rounds of spades *to draw*": a verb that has its object before it."""
    to = label_at(lexemes, place - 2) == "AUX" and lexeme_at(lexemes, place - 2).value == "to"
    return to and label_at(lexemes, place - 1) == "VERB"


def starts_with_adjective(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Cash the queen[,] small club to the ace", "diamond back to my hand[,] good spades"."""
    before, here = lexemes[place - 1], lexemes[place]
    if label_at(lexemes, place + 1) != "SUIT":
        return False
    if before.value == "need.past":
        return said.denies  # "no finesse needed[,] top clubs"
    if before.label == "ROLE" and here.value == "last" and lexeme_at(lexemes, place + 2).value == "on":
        return bool(said.play)  # "ruff a club in dummy[,] last club on the ace"
    if before.label == "FIRST" and here.value == "low":
        return ends_whole(lexemes, place - 1)  # "trumps first[,] small club ruffed"
    if here.value == "low" and lexeme_at(lexemes, place + 2).value in ("to", "ruff.past"):
        return before.value == "ruff.past" or ends_whole(lexemes, place)
    if before.label == "SUIT":
        last = here.value == "last" and lexeme_at(lexemes, place + 2).value == "go.s"
        return (here.value in ("top", "good") or last) and are_drawn(before, said) and said.play == "draw"
    return here.value in ("top", "good", "last") and (before.label == "ACT" or is_led_to(lexemes, place))


# A way back --------------------------------------------------------------------------------------------------------


def _starts_return(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spade ruff[,] back with a trump", "ruff a club[,] over to dummy with a heart"."""
    after = lexeme_at(lexemes, place + 1)
    with_it = after.value in ("with", "in") and label_at(lexemes, place + 2) not in ("ROLE", "PERSON")
    with_it = with_it or (after.value == "to" and (says_how(lexemes, place + 1) or _is_card(lexemes, place + 2)))
    return with_it and ends_with_play(lexemes, place, said)


def _is_card(lexemes: list[Lexeme], place: int) -> bool:
    """ "(Over to) *the ace of spades*", "… *♠A*"."""
    return lexeme_at(lexemes, place + (label_at(lexemes, place) == "DET")).label in ("RANK", "CARDS")


def starts_back(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spade ruff[,] back to hand with a diamond"; not "ruff the last club back to hand"."""
    here = lexemes[place]
    if here.value != "to" or here.plain.lower() not in ("back", "home", "over", "across"):
        return False
    return ends_with_play(lexemes, place, said) and says_how(lexemes, place)


def says_how(lexemes: list[Lexeme], place: int) -> bool:
    """ "To my hand *with a club*", "to dummy *in trumps*"."""
    at = place + 1 + (label_at(lexemes, place + 1) == "DET")
    how = lexeme_at(lexemes, at + 1)
    return label_at(lexemes, at) == "ROLE" and how.label == "PREP" and how.value in ("with", "in", "by")
