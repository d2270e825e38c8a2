"""Where a play, or a card, begins that is another than the one before it: "pull trump[,] toss two losers".

Each `starts_…` is about one kind of word that begins; where what it needs differs by what stands before it, there is
a table by the label of that.
"""

from __future__ import annotations

from collections.abc import Callable

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

Begins = Callable[[list[Lexeme], int, Said], bool]
"""Whether something new begins at a place, given what has been said of the clause before it."""
_ENDS = JOINTS | {"END"}
_OBJECT = frozenset({"DET", "NUMBER", "QUANT", "SUIT", "ADJ", "RANK", "CARDS", "GROUP", "ORDINAL"})


# A verb ------------------------------------------------------------------------------------------------------------


def starts_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Club to dummy[,] pitch two spades", "ruff a heart[,] back to hand with a club"."""
    before, here = lexemes[place - 1], lexemes[place]
    verb, _, form = here.value.partition(".")
    if before.word == "holds" and here.value == "run.past" and said.conditional:
        return True  # "if it holds[,] run the ten"
    if form == "past" or form == "s":
        return _starts_finite(lexemes, place, said, verb)
    if verb == "over" and before.word != "way":
        return _starts_return(lexemes, place, said)
    if form == "ing":
        told = are_drawn(before, said) or is_led_to(lexemes, place) or before.value in ("round", "round+")
        return told and verb in _TOLD_BY_THE_WAY and label_at(lexemes, place + 1) in _OBJECT
        # "drawing trumps[,] pitching both spades", "diamond to the king[,] pitching a heart"
    if verb in _AFTER_STATE and is_settled(lexemes, place):
        return said.states and label_at(lexemes, place + 1) in _OBJECT  # "my hand is high[,] have a look"
    if verb in ("give", "concede") and _is_other(lexeme_at(lexemes, place + 1)):
        return before.label in ("SUIT", "RANK", "CARDS") and not said.leans  # "the heart queen[,] give you a club"
    if verb == "concede" and _starts_concession(lexemes, place, said):
        return True
    return verb in PLAYS and verb != "win" and _has_object(lexemes, place, verb) and _starts_play(lexemes, place, said)


_AFTER_STATE = frozenset({"have", "play", "draw", "ruff", "cash", "claim"})
_TOLD_BY_THE_WAY = frozenset({"discard", "concede"})


def _is_other(lexeme: Lexeme) -> bool:
    return lexeme.label == "PERSON" and lexeme.value in ("you", "defence", "they")


def _starts_finite(lexemes: list[Lexeme], place: int, said: Said, verb: str) -> bool:
    """ "No trumps out[,] got two spades", "gives up a trump[,] claims the rest", "two off[,] well defended"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if verb == "do":
        return before.label == "DOWN" or (before.label == "NUMBER" and label_at(lexemes, place - 2) == "DOWN")
    if verb == "claim":
        return before.label in ("SUIT", "RANK", "CARDS") and after.label in ("DET", "QUANT")
    if verb == "draw" and is_trumps(before):
        return False  # "a club ducked and *trumps pulled in three*"
    if verb in ("ruff", "discard", "draw", "cash") and before.label == "SUIT":
        told = said.verb is not None and said.verb.value.partition(".")[2] == lexemes[place].value.partition(".")[2]
        return told and bool(said.play) and after.label in ("DET", "NUMBER")  # "ruffed a heart[,] ruffed a spade"
    return verb == "get" and before.label == "PRED" and after.label in _OBJECT


def _starts_concession(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Three clubs two hearts[,] lose the rest", "nine tricks[,] lose two hearts", "ace heart[,] lose one diamond"."""
    before, two, after = lexemes[place - 1], label_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if before.value == "trick+":
        return two == "NUMBER" and after.label in _OBJECT and said.verbs == 0
    given = lexeme_at(lexemes, place + 2) if after.label == "DET" else after
    if before.label in ("SUIT", "CARDS") and given.value == "rest":
        return True
    counted = before.label == "SUIT" and two in ("RANK", "NUMBER")
    return counted and after.label == "NUMBER" and said.verb is None


def _has_object(lexemes: list[Lexeme], place: int, verb: str) -> bool:
    """Whether a verb has behind it what it is done to, or needs nothing: "cross *in clubs*", "crossruff"."""
    after = lexeme_at(lexemes, place + 1)
    if after.label in _OBJECT or after.value == "it":
        return True
    if verb == "throw_in":
        return after.label in ("ROLE", "PERSON") or after.value == "with"
    if verb == "cross":
        return after.value in ("to", "in", "with") or after.label == "ROLE"
    if verb == "discard":
        return after.value == "on" and lexemes[place].word != "away"
    return verb in ("crossruff", "claim") and after.label in _ENDS


def _starts_play(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Pull trump[,] toss 2 losers", "a heart ruff[,] draw trumps": a verb of play with its object."""
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    verb = lexemes[place].value.partition(".")[0]
    if said.verb is before and before.value == "win.base" and verb == "draw":
        return True  # "win[,] pull trumps"
    if is_trumps(before) and said.verb is None and two.label in _ENDS | {"OF"}:
        return verb in ("run", "cash", "ruff", "discard", "cross")  # "trumps[,] run clubs"
    counted = before.label == "SUIT" and two.label == "NUMBER" and label_at(lexemes, place - 3) in _ENDS
    if counted and verb == "discard" and said.verb is None and label_at(lexemes, place + 1) in _OBJECT:
        return not said.leans  # "4 diamonds[,] pitch 2 clubs"
    if before.label == "ACT" and before.value in ("ruff", "discard"):
        return not said.leans and verb in ("draw", "cash", "ruff", "run", "discard", "claim")
    if before.value in ("round", "round+"):
        return not said.leans  # "trumps in 2 rounds[,] pitch a spade on the diamonds"
    if before.label == "NUMBER":
        return before.value == "1" and bool(said.play) and verb in ("discard", "ruff", "draw")
    if before.label == "FIRST":
        return ends_whole(lexemes, place - 1)  # "queen of clubs first[,] cross in hearts"
    if verb not in ("take", "concede") and names_card(lexemes, place) and not said.leans:
        return label_at(lexemes, place + 1) in ("SUIT", "DET", "NUMBER", "ADJ")  # "♣A[,] ruff ♣", "A♥ K♥[,] ruff a …"
    return said.tells_play and _is_no_subject(lexemes, place, said)


def _is_no_subject(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """Whether what stands before a verb is what was played: not "and *the clubs* take care of …", "letting *partner*
    ruff"."""
    before, two = lexemes[place - 1], label_at(lexemes, place - 2)
    if before.label == "SUIT" and before.value.endswith("+") and said.verbs == 0:
        return two in ("NUMBER", "OF", "PREP")
    if before.label == "ROLE":
        return before.value in ("hand", "dummy") or two == "PREP"
    low = before.label in ("ADJ", "HOW") and before.value in ("low", "high") and bool(said.play)
    return ends_whole(lexemes, place) or low or before.value == "it"


def starts_with_action(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Back with a trump[,] *ruff* the other diamond": an action with an object behind it is a verb, and is put so."""
    here = lexemes[place]
    if here.value not in ("ruff", "discard", "crossruff", "throw_in") or here.word.endswith("s"):
        return False
    begins = _follows_ace(lexemes, place) or _follows_named(lexemes, place, said)
    if begins:
        lexemes[place] = relabel(here, "VERB", here.value + ".base")
    return begins


def _follows_ace(lexemes: list[Lexeme], place: int) -> bool:
    """ "Heart to A[,] *throw* spade on DQ"."""
    to_ace = lexemes[place - 1].plain == "A" and lexeme_at(lexemes, place - 2).value == "to"
    return to_ace and label_at(lexemes, place + 1) in ("SUIT", "NUMBER", "DET")


def _follows_named(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Ruff a heart[,] *ruff* another", "I ruff one club low[,] *ruff* the other"; not "a heart *ruff* and a club"."""
    before, here, two = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place - 2)
    after = lexeme_at(lexemes, place + 1)
    low = before.label == "ADJ" and before.value in ("low", "high") and two.label == "SUIT"
    if before.label != "SUIT" and not low:
        return False
    drawn = are_drawn(before, said) and (before.value == "T+" or two.label in ("OF", "VERB"))
    if not (drawn or said.tells_play or _names_next_round(lexemes, place + 1)):
        return False
    object_before = two.label in ("VERB", "DET", "PREP") and said.play in ("ruff", "discard")
    if after.label == "SUIT" and (here.value != "ruff" or drawn or object_before):
        return True  # "ruff club[,] ruff spade"
    if here.value == "crossruff" and drawn:
        return True  # "pull trumps[,] ruff both ways"
    if not (drawn or low or two.label in _BEFORE_NAME):
        return False
    if here.value == "throw_in":
        return after.label == "ROLE" or after.value == "with"  # "ruff a spade[,] throw West in"
    if after.label == "PREP" and here.value == "ruff" and before.value.endswith("+"):
        return True  # "throw two clubs[,] ruff back to hand"
    if after.label == "DET":
        return not _is_ruff(lexemes, place + 3)
    return after.label == "QUANT" or after.value in ("it", "last", "lead")


_BEFORE_NAME = frozenset({"DET", "OF", "ORDINAL", "ADJ", "NUMBER", "PREP"})


def _names_next_round(lexemes: list[Lexeme], place: int) -> bool:
    """ "(Ruff) *the third round*", "*the other* club": one of a suit that has been played before."""
    next_one = lexeme_at(lexemes, place + 1)
    return label_at(lexemes, place) == "DET" and (next_one.label == "ORDINAL" or next_one.value == "other")


def _is_ruff(lexemes: list[Lexeme], place: int) -> bool:
    return label_at(lexemes, place) == "ACT" and lexeme_at(lexemes, place).value == "ruff"


# A suit ------------------------------------------------------------------------------------------------------------


def starts_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart to the ace[,] heart to the king", "heart ruff[,] club back to my hand", "pull trumps[,] club ruff"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if before.end == lexemes[place].start:
        return False  # "9♦"
    if after.value == "ruff.base" and before.label == "RANK" and _is_told(lexemes, place):
        lexemes[place + 1] = relabel(after, "ACT", "ruff")  # "spade ace[,] spade *ruff*, heart to the king"
    behind = _SUIT_BEHIND.get(before.label)
    return behind is not None and behind(lexemes, place, said)


def _is_played(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Club* ruff", "*club* ruffed", "*club* to the ace", "*club* back to hand", "*club* off on the ace"."""
    after = lexeme_at(lexemes, place + 1)
    thrown = after.value == "discard.past" or (after.value == "go.s" and lexeme_at(lexemes, place + 2).value == "on")
    return thrown or _is_ruffed(lexemes, place) or after.value in ("to", "over.base")


def _is_ruffed(lexemes: list[Lexeme], place: int) -> bool:
    after = lexeme_at(lexemes, place + 1)
    acts = after.label == "ACT" and after.value in ("ruff", "finesse", "discard")
    return acts or after.value in ("ruff.past", "concede.past")


def _suit_behind_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Pull trumps[,] club ruff", "ruff a club[,] diamond king", "first the clubs[,] trumps at the end"."""
    before, here, two = lexemes[place - 1], lexemes[place], lexeme_at(lexemes, place - 2)
    after = lexeme_at(lexemes, place + 1)
    if _is_played(lexemes, place) or after.label in ("RANK", "LAST"):
        return True
    if after.label == "PRED":  # "ruff a diamond[,] clubs good"
        return not before.value.endswith("+") and (here.value.endswith("+") or two.value == "a")
    if are_drawn(before, said) and (after.value in _GONE or after.label == "CARDS"):
        return True  # "2 rounds of trumps[,] club on the king", "draw trumps[,] club AK"
    if not names_card(lexemes, place):
        return False
    return after.value == "on" or (two.label == "OF" and after.label in ("STOP", "END"))


_GONE = frozenset({"on", "loser", "go.s", "discard.past"})
"""Behind a suit: one of it is thrown, as "heart *on* the ace", "heart *loser* away"."""


def _suit_behind_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "A ruff to get home[,] heart ruff", "clubs set up[,] heart king entry", "heart ruffed[,] club ace"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if before.value == "need.past":
        return two.label == "ACT" and said.denies  # "no finesse needed[,] clubs from the top"
    if before.value.startswith("claim."):
        return after.value == "draw.past"  # "claim[,] trumps drawn"
    if before.value == "cross.base":
        return two.label == "AUX" and _is_ruffed(lexemes, place)
    if before.value == "over.base":
        return two.label == "SUIT" and _is_ruffed(lexemes, place)  # "trump back[,] spade ruff"
    if two.label != "SUIT" or before.value not in ("establish.base", "establish.past", "ruff.past"):
        return False
    return after.label == "RANK" or (before.value == "ruff.past" and _is_ruffed(lexemes, place))


def _suit_behind_hand(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Trump to hand[,] clubs, spade last", "diamond over to dummy[,] heart goes on the ace"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    if is_led_to(lexemes, place):
        last = after.label in _ENDS | {"PRED", "SUIT"} and _leads_suit(lexemes, place - 2)
        if last or after.value in ("go.s", "on"):
            return True
    if two.value == "in" and lexemes[place].value.endswith("+"):
        return after.label == "PRED" and said.play == "ruff"  # "ruff a spade in dummy[,] diamonds good"
    return before.value in ("hand", "dummy") and _is_played(lexemes, place)


def _suit_behind_state(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spades solid[,] heart king entry", "ace of hearts out of the way[,] spade to the king"."""
    before, two = lexemes[place - 1], label_at(lexemes, place - 2)
    if label_at(lexemes, place + 1) == "RANK":
        if before.value == "good" and two == "SUIT":
            lexemes[place - 1] = relabel(before, "PRED", "high")
        return is_settled(lexemes, place)
    if before.label == "PRED":
        return is_settled(lexemes, place) and _is_played(lexemes, place)
    return before.value == "low" and two == "SUIT" and _is_played(lexemes, place)  # "ruff a club low[,] heart ruff"


def _suit_behind_cards(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "With the ♦A[,] clubs good", "cash ♣A[,] ♠ ruff"."""
    good = label_at(lexemes, place + 1) == "PRED" and lexemes[place].value.endswith("+")
    return good or _is_played(lexemes, place)


def _suit_behind_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Club king entry[,] spades all good", "trumps in two rounds[,] club over to dummy"."""
    before = lexemes[place - 1].value
    if before == "entry":
        after = lexeme_at(lexemes, place + 1)
        return after.label == "PRED" or after.value.startswith("establish.")
    return before in ("round", "round+") and _is_played(lexemes, place)


def _suit_behind_rank(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart to the ace[,] heart to the king", "a ruff with the king[,] trump back"."""
    return _is_told(lexemes, place) and _is_played(lexemes, place)


def _suit_behind_number(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Spades 3[,] hearts 2[,] clubs 1", "ruff with the eight[,] diamond to the king"."""
    led = is_led_to(lexemes, place) or _is_means(lexemes, place)
    return _counts_behind(lexemes, place) or (led and _is_played(lexemes, place))


def _suit_behind_action(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart ruff[,] club back to my hand"."""
    return lexemes[place - 1].value in ("ruff", "finesse") and _is_played(lexemes, place)


def _suit_behind_order(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Hearts last[,] spades first", "queen of diamonds first[,] spade over"."""
    begins = _is_played(lexemes, place) or label_at(lexemes, place + 1) == "FIRST"
    return label_at(lexemes, place - 2) == "SUIT" and begins


def _suit_behind_rest(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Takes the rest[,] spades solid"."""
    rest = lexemes[place - 1].value == "rest" and lexemes[place].value.endswith("+")
    return rest and label_at(lexemes, place + 1) == "PRED"


def _suit_behind_place(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Get trumps in[,] heart goes on the ace"."""
    after = lexeme_at(lexemes, place + 1)
    drawn = lexemes[place - 1].value == "in" and is_trumps(lexeme_at(lexemes, place - 2))
    return drawn and (after.label in ("VERB", "ACT") or after.value == "for")


def _suit_behind_this(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Ruff this[,] diamond to the king"."""
    this = lexemes[place - 1].value == "this" and label_at(lexemes, place - 2) == "VERB"
    return this and _is_played(lexemes, place)


_SUIT_BEHIND: dict[str, Begins] = {
    "SUIT": _suit_behind_suit,
    "RANK": _suit_behind_rank,
    "CARDS": _suit_behind_cards,
    "NUMBER": _suit_behind_number,
    "NOUN": _suit_behind_noun,
    "ACT": _suit_behind_action,
    "VERB": _suit_behind_verb,
    "ROLE": _suit_behind_hand,
    "PRED": _suit_behind_state,
    "ADJ": _suit_behind_state,
    "FIRST": _suit_behind_order,
    "LAST": _suit_behind_order,
    "QUANT": _suit_behind_rest,
    "PREP": _suit_behind_place,
    "DET": _suit_behind_this,
}


def _leads_suit(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Trump* to (hand)", "a *heart* over to (dummy)"; not "cross to (dummy)"."""
    return "SUIT" in (label_at(lexemes, place - 1), label_at(lexemes, place - 2))


def _is_told(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a rank just before a place is all there is to say of a play: "spade *ace*", "to the *king*"."""
    return is_led_to(lexemes, place) or label_at(lexemes, place - 2) == "SUIT" or _is_means(lexemes, place)


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
    behind = _CARDS_BEHIND.get(lexemes[place - 1].label)
    if behind is not None:
        return behind(lexemes, place, said)
    if lexemes[place].label == "RANK":
        return _is_card_of_suit(lexemes, place) and _is_told_whole(lexemes, place, said)
    return False


def _is_card_of_suit(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Ace* of clubs", "*ace* king of clubs"."""
    behind = place + 1 if label_at(lexemes, place + 1) == "RANK" else place
    return [label_at(lexemes, behind + ahead) for ahead in (1, 2)] == ["OF", "SUIT"]


def _is_told_whole(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Heart to the king[,] *ace of clubs*", "ruff this[,] …", "the queen of trumps for you[,] …"."""
    before, two = lexemes[place - 1], lexeme_at(lexemes, place - 2)
    if before.value in ("this", "1"):
        return two.label in ("VERB", "DET")  # "ruff this one"
    if before.label == "PERSON":
        return two.value == "for"
    return is_led_to(lexemes, place) and (two.value != "my" or said.verb is None)


def _cards_behind_how(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Trumps from the top[,] jack falling"."""
    top = lexemes[place - 1].value == "from_the_top" and lexemes[place].label == "RANK"
    return top and _falls(lexeme_at(lexemes, place + 1))


def _cards_behind_first(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Pull trumps first[,] ♣A"."""
    return ends_whole(lexemes, place - 1) and lexemes[place].label == "CARDS"


def _cards_behind_verb(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "I'm not finessing[,] ace and another", "a heart ruffed[,] ace of clubs", "to draw[,] AK of hearts"."""
    before, after = lexemes[place - 1], lexeme_at(lexemes, place + 1)
    if lexemes[place].label == "CARDS":
        return after.label in ("OF", "SUIT") and _is_to_do(lexemes, place)
    if before.value == "finesse.ing":
        return said.denies and after.label != "SUIT"
    ruffed = before.value == "ruff.past" and label_at(lexemes, place - 2) == "SUIT"
    return ruffed and _is_card_of_suit(lexemes, place)


def _cards_behind_hand(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Diamond to dummy[,] ♥KQ", "ruff a heart in hand[,] AK of clubs"."""
    if lexemes[place].label == "RANK":
        return _is_card_of_suit(lexemes, place) and _is_told_whole(lexemes, place, said)
    ruffed = said.play == "ruff" and lexeme_at(lexemes, place - 2).value == "in"
    return ruffed or is_led_to(lexemes, place)


def _cards_behind_state(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "They're all good[,] jack nine six"."""
    return [lexemes[at].label for at in range(place, min(place + 2, len(lexemes)))] == ["RANK", "RANK"]


def _cards_behind_action(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Not repeating the finesse[,] ace of clubs"."""
    return lexemes[place - 1].value == "finesse" and _is_card_of_suit(lexemes, place)


def _cards_behind_noun(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "One loser[,] ♥K", "in three rounds[,] KQ of hearts"."""
    before = lexemes[place - 1].value
    if lexemes[place].label == "RANK":
        return before == "winner+" and label_at(lexemes, place + 1) == "RANK"  # "all masters[,] jack nine six"
    if before == "loser":
        return label_at(lexemes, place - 2) == "NUMBER"
    return before in ("round", "round+") and label_at(lexemes, place + 1) in ("OF", "SUIT")


def _cards_behind_suit(lexemes: list[Lexeme], place: int, said: Said) -> bool:
    """ "Five hearts[,] AK of spades", "rest of trumps[,] king falls", "pull trumps[,] ace, run the spades"."""
    before, two, after = lexemes[place - 1], lexeme_at(lexemes, place - 2), lexeme_at(lexemes, place + 1)
    counted = two.label in ("NUMBER", "OF")
    if lexemes[place].label == "CARDS":
        suit_behind = counted and after.label == "SUIT" and label_at(lexemes, place + 2) not in ("CARDS", "RANK")
        return after.label == "OF" or two.label == "VERB" or suit_behind
    if _is_card_of_suit(lexemes, place) or (_falls(after) and (counted or before.value == "T+")):
        return True
    if said.play == "draw" and before.value == "T+" and after.label in JOINTS | {"SUIT", "VERB"}:
        return True
    counted = counted or not before.value.endswith("+") or two.value.startswith("draw.")
    return counted and after.label == "SUIT" and after.value.endswith("+")  # "2 clubs[,] A spades"


_CARDS_BEHIND: dict[str, Begins] = {
    "SUIT": _cards_behind_suit,
    "NOUN": _cards_behind_noun,
    "VERB": _cards_behind_verb,
    "ROLE": _cards_behind_hand,
    "FIRST": _cards_behind_first,
    "HOW": _cards_behind_how,
    "PRED": _cards_behind_state,
    "ACT": _cards_behind_action,
}


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
    if here.value != "to" or here.word not in ("back", "home", "over", "across"):
        return False
    return ends_with_play(lexemes, place, said) and says_how(lexemes, place)


def says_how(lexemes: list[Lexeme], place: int) -> bool:
    """ "To my hand *with a club*", "to dummy *in trumps*"."""
    at = place + 1 + (label_at(lexemes, place + 1) == "DET")
    how = lexeme_at(lexemes, at + 1)
    return label_at(lexemes, at) == "ROLE" and how.label == "PREP" and how.value in ("with", "in", "by")
