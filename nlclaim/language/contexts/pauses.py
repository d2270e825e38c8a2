"""Pauses that a recogniser does not write, nor a hasty typist: "three hearts[,] ace of clubs[,] that's four"; and
commas that are none."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, JOINTS, NOMINAL, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme


def with_pauses(lexemes: list[Lexeme]) -> list[Lexeme]:
    """The lexemes with the commas that a recogniser does not write: "three hearts[,] ace of clubs[,] that's four"."""
    paused = lexemes[:1]
    for place in range(1, len(lexemes)):
        lexeme = lexemes[place]
        if lexeme.label not in _GOES_ON and _is_pause(lexemes, place):
            paused.append(Lexeme("COMMA", ",", lexeme.start, lexeme.start, ""))
        paused.append(lexeme)
    return paused


_GOES_ON: Final = JOINTS | {"OF", "BE", "AUX"}
"""Labels of words before which nobody pauses unheard."""


def settle_comma(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "D A*,* K*,* Q H A": within the ranks of a suit that is named before them, as the next suit is."""
    start, end = place - 1, place + 1
    while label_at(lexemes, start) in ("RANK", "SKIP"):
        start -= 1
    while _is_rank(lexemes, end) and label_at(lexemes, end + 1) == "COMMA":
        end += 2
    ranks = label_at(lexemes, place - 1) == "RANK" and label_at(lexemes, start) == "SUIT" and _is_rank(lexemes, end)
    named = label_at(lexemes, end + 1) in ("SUIT", "LETTER") and _is_rank(lexemes, end + 2)
    return relabel(lexemes[place], "SKIP", "") if ranks and named else None


def _is_rank(lexemes: list[Lexeme], place: int) -> bool:
    """A rank, or a letter that may be one: what stands to the right is not decided yet."""
    return label_at(lexemes, place) == "RANK" or lexeme_at(lexemes, place).plain in ("A", "K", "Q", "J", "T")


def _is_pause(lexemes: list[Lexeme], place: int) -> bool:
    if _starts_sentence(lexemes, place) or _starts_adjunct(lexemes, place) or _starts_consequence(lexemes, place):
        return True
    if _follows_drawing(lexemes, place) or _starts_bare_play(lexemes, place):
        return True
    before, here, after = lexemes[place - 1], lexemes[place], label_at(lexemes, place + 1)
    two = lexeme_at(lexemes, place - 2)
    if two.label == "OR" and before.word == "not" and here.label in ("PERSON", "NUMBER", "MINE", "EXACT"):
        return True  # "queen drops or not[,] I have nine"
    if here.value == "no" and before.label in NOMINAL and after in NOMINAL:
        return True  # "two hearts[,] no clubs and a spade", "ace of hearts[,] no losers"
    towards = here.label == "SUIT" and lexeme_at(lexemes, place + 1).value == "to"
    if towards and (before.label == "SUIT" or (before.label == "RANK" and _led_to(lexemes, place - 1))):
        return True  # "heart to the ace[,] heart to the king"
    if _starts_share_of_rest(lexemes, place):
        return True
    rest = lexeme_at(lexemes, place + 1).value == "rest" and here.value == "the"
    if (
        rest
        and before.label == "NUMBER"
        and label_at(lexemes, place + 2) in ("BE", "MINE", "PERSON")
        and two.label != "AND"
    ):
        return True  # "I take three[,] the rest are yours"
    counted = here.label == two.label == "NUMBER" or (here.label == "NUMBER" and two.value == "in")
    if before.label == "SUIT" and counted and lexeme_at(lexemes, place + 1).value == "in":
        return True  # "two in trumps[,] two in diamonds"
    if before.label == "SUIT":
        return _starts_item(lexemes, place)
    if before.label == "NUMBER" and here.label == "SUIT" and _counts_behind(lexemes, place):
        return True  # "spades 3[,] hearts 2[,] clubs 1"
    if (
        before.value == "run.base"
        and here.label == "NUMBER"
        and int(here.value) > _LONGEST_SUIT
        and two.label == "SUIT"
    ):
        return True  # "clubs run[,] twelve"
    carded = before.label == "CARDS" or (before.label == "SUIT" and lexeme_at(lexemes, place - 2).label == "RANK")
    if carded and here.label == "VERB" and here.value in ("ruff.base", "discard.base"):
        return after in ("SUIT", "DET")  # "♣A[,] ruff ♣", "A♥ K♥[,] ruff a heart"
    owner_first = label_at(lexemes, place - 2) in ENDS
    if before.label == "MINE" and here.label == "NUMBER":
        return after == "MINE" and not owner_first  # "3 me[,] 1 u"
    if before.label == "NUMBER" and here.label == "MINE" and label_at(lexemes, place - 2) == "MINE":
        return after == "NUMBER"  # "mine 3[,] yours 1"
    return _starts_next_play(lexemes, place)


def _starts_sentence(lexemes: list[Lexeme], place: int) -> bool:
    """Whether what is said next is a sentence of its own, or tells what was counted."""
    before, here, after = lexemes[place - 1], lexemes[place], label_at(lexemes, place + 1)
    speaks = here.label == "EXACT" and here.word in ("i", "we", "that")
    if speaks and before.label in NOMINAL | {"ROLE", "PRED"}:
        return True  # "by setting up the clubs[,] I make it"
    if before.value in ("finesse", "finesse.base") and here.label == "DOWN" and after == "NUMBER":
        return True  # "take the finesse[,] down one"
    any_lead = before.value == "lead" and before.label == "NOUN" and before.word in _ANY_LEAD
    if any_lead and here.label in ("EXACT", "PERSON", "ROLE", "QUANT"):
        return True  # "whatever you lead[,] it's all mine"
    if before.word == "holds" and here.value == "run.past" and label_at(lexemes, place - 3) == "IF":
        return True  # "if it holds[,] run the ten"
    two = lexeme_at(lexemes, place - 2)
    if before.value == "loser" and here.label in ("DET", "NUMBER") and two.label == "NUMBER":
        return after == "SUIT"  # "two losers[,] a heart and a diamond"
    afterwards = two.label == "AFTER" and lexeme_at(lexemes, place - 3).label in JOINTS
    return before.value == "these" and (here.label == "DET" or (afterwards and here.label == "NUMBER"))
    # "hearts, and after those[,] the spades", "… after those[,] three spades"


_LONGEST_SUIT: Final = 8
"""Tricks that a suit runs for at most, as people claim."""
_BARE: Final = frozenset(
    {"discard.base", "ruff.base", "draw.base", "cash.base", "run.base", "concede.base", "claim.base"}
)
_OBJECT: Final = frozenset({"DET", "NUMBER", "QUANT", "SUIT", "ADJ", "RANK", "CARDS", "GROUP"})


def _starts_bare_play(lexemes: list[Lexeme], place: int) -> bool:
    """ "Pull trump[,] toss 2 losers", "club to dummy[,] pitch two spades": one play told after another."""
    before, here = lexemes[place - 1], lexemes[place]
    if here.label != "VERB" or here.value not in _BARE or label_at(lexemes, place + 1) not in _OBJECT:
        return False
    if before.label not in NOMINAL | {"ROLE"}:
        return False
    played = False
    for at in range(place - 1, max(place - _CONDITION, -1), -1):
        lexeme = lexemes[at]
        if lexeme.label in JOINTS:
            break
        if lexeme.label in ("AUX", "IF", "WHO", "BEFORE", "AFTER") or (lexeme.label == "VERB" and not _is_bare(lexeme)):
            return False  # "watch dummy *ruff a heart*", "the club you *discard*"
        played = played or lexeme.label == "VERB" or (lexeme.value == "to" and lexeme.label == "PREP")
    return played and before.value != "who"


def _is_bare(lexeme: Lexeme) -> bool:
    return lexeme.value in _BARE or lexeme.value.partition(".")[0] in ("draw", "cross", "lead", "unblock", "finesse")


def _follows_drawing(lexemes: list[Lexeme], place: int) -> bool:
    """ "Draw trumps[,] all mine"."""
    drawn = lexemes[place - 1].value.startswith("T") and lexemes[place].label == "PRED"
    if not drawn or lexemes[place].word != "all":
        return False
    near = lexemes[max(place - 4, 0) : place]
    return any(each.value.startswith("draw.") for each in near) and not any(e.label in ("BE", "COMMA") for e in near)


def _starts_share_of_rest(lexemes: list[Lexeme], place: int) -> bool:
    """Whether the rest is somebody's next: "you get 1[,] rest me"."""
    before, here, after = lexemes[place - 1], lexemes[place], label_at(lexemes, place + 1)
    if (before.label in _COUNTED or before.value == "this") and here.value == "rest" and here.label == "QUANT":
        ends = after == "END" and before.label in ("SUIT", "CARDS", "LETTER")  # "throw a club on a diamond[,] rest"
        if after in ("MINE", "PRED") or ends:
            return True  # "ruff 1 c[,] rest good"
    if here.value != "concede.base" or before.label not in ("SUIT", "CARDS"):
        return False
    given = lexeme_at(lexemes, place + 2) if after == "DET" else lexeme_at(lexemes, place + 1)
    return given.value == "rest"  # "three clubs two hearts[,] lose the rest"


def _starts_next_play(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a play has been told whole, and the next one is: "heart ruff[,] club back to my hand[,] heart ruff"."""
    before, here, after = lexemes[place - 1], lexemes[place], label_at(lexemes, place + 1)
    plays = here.label == "SUIT" and (after == "ACT" or lexeme_at(lexemes, place + 1).value in ("to", "over.base"))
    if before.value == "ruff" and before.label == "ACT" and here.value in ("draw.base", "cash.base", "ruff.base"):
        return True
    if before.label == "ROLE" and here.value in ("draw.base", "cash.base", "ruff.base"):
        return lexeme_at(lexemes, place - 2).value in ("to", "my", "in")  # "spade back to my hand[,] draw trumps"
    ruffed = before.label == "ACT" and before.value == "ruff"
    done = before.label == "SUIT" and label_at(lexemes, place - 2) in ("DET", "ADJ", "VERB", "NUMBER")
    if (ruffed or done) and here.label == "ROLE" and after == "PRED":
        return True  # "C ruff D ruff[,] dummy high", "ruff a spade[,] hand good"
    if before.label in ("ACT", "ROLE") and before.value in ("ruff", "hand", "dummy"):
        return plays
    if before.label == "RANK" and here.label == "SUIT" and after == "ACT":
        led = (lexeme_at(lexemes, place - 3).value, lexeme_at(lexemes, place - 2).value)
        return "to" in led  # "spade to the ace[,] spade ruff"
    return before.label == "RANK" and here.value == "a" and after == "SUIT"  # "a spade to the ace[,] a club ruff"


def _counts_behind(lexemes: list[Lexeme], place: int) -> bool:
    """Whether in a list of suits and numbers, from its first to its last, each number stands behind its suit."""
    start = end = place
    while label_at(lexemes, start - 1) == "NUMBER" and label_at(lexemes, start - 2) == "SUIT":
        start -= 2
    while label_at(lexemes, end) == "SUIT" and label_at(lexemes, end + 1) == "NUMBER":
        end += 2
    stops = ENDS
    return end > place and label_at(lexemes, start - 1) in stops and label_at(lexemes, end) in stops


_ANY_LEAD: Final = frozenset({"whatever", "whichever", "anything", "no"})
"""How a lead begins that may be any: "*no* matter what you lead"."""
_COUNTED: Final = frozenset({"NUMBER", "NOUN", "SUIT", "RANK", "CARDS"})
"""What ends a share, where the rest is the next."""


def _starts_adjunct(lexemes: list[Lexeme], place: int) -> bool:
    """Whether what a number, a play or a claim hangs on, or comes to, starts at a place."""
    before, here = lexemes[place - 1], lexemes[place]
    if here.value == "lead" and here.label == "NOUN" and here.word in _ANY_LEAD:
        return before.label in ("SUIT", "QUANT", "NUMBER", "NOUN")  # "the rest[,] whatever you lead"
    if here.label != "PREP" or before.label == "VERB" or before.label in JOINTS:
        return False
    if here.value == "for":  # "the rest[,] for one off", "I draw trumps[,] for plus one"
        result = [label_at(lexemes, place + 1), label_at(lexemes, place + 2)]
        return result[0] == "SIGNED" or sorted(result) == ["DOWN", "NUMBER"]
    return here.value == "with" and _is_said_of(lexemes, place + 1)


def _starts_consequence(lexemes: list[Lexeme], place: int) -> bool:
    """ "If the king is onside[,] ten tricks", "as long as nobody ruffs[,] I make it"."""
    before, here = lexemes[place - 1], lexemes[place]
    comes_to = here.label == "NUMBER" and lexeme_at(lexemes, place + 1).value == "trick+"
    rest = here if here.label != "DET" else lexeme_at(lexemes, place + 1)
    comes_to = comes_to or (rest.value == "rest" and before.label != "VERB")
    comes_to = comes_to or (here.label == "EXACT" and here.word in ("i", "we"))
    done = before.label == "VERB" and before.value.partition(".")[0] not in _WINNING
    done = done or (here.label == "EXACT" and before.label == "VERB" and before.value.endswith(".s"))
    if not comes_to or not (done or before.label in NOMINAL | {"PRED"}):
        return False
    for at in range(place - 1, max(place - _CONDITION, -1), -1):
        if lexemes[at].label in JOINTS:
            return False
        if lexemes[at].label == "IF":
            return True
    return False


_CONDITION: Final = 12
"""Words that a condition has at most, without a pause."""
_WINNING: Final = frozenset({"win", "make", "take", "get", "have", "concede", "give", "claim", "cash", "count", "say"})


_NAMING: Final = NOMINAL | {"DET", "ADJ", "NUMBER", "OF"}


def _is_said_of(lexemes: list[Lexeme], place: int) -> bool:
    """ "Nine tricks[,] with *the trumps drawn*", "… with *the clubs good*": cards, and how they are."""
    end = next((at for at in range(place, place + _CONDITION) if label_at(lexemes, at) not in _NAMING), place)
    said = lexeme_at(lexemes, end)
    return end > place and (said.label == "PRED" or said.value.endswith(".past"))


def _led_to(lexemes: list[Lexeme], place: int) -> bool:
    """ "To *the ace*", "to *ace*"."""
    return "to" in (lexeme_at(lexemes, place - 1).value, lexeme_at(lexemes, place - 2).value)


def _starts_item(lexemes: list[Lexeme], place: int) -> bool:
    """Whether another item, or what they all come to, starts behind a suit: "three hearts[,] ace of clubs"."""
    here, then = lexemes[place], label_at(lexemes, place + 2)
    counted = lexemes[place - 1].value.endswith("+") and label_at(lexemes, place - 2) == "NUMBER"
    counted = counted or not lexemes[place - 1].value.endswith("+")  # "ruff a heart[,] ace of clubs"
    counted = counted or lexeme_at(lexemes, place - 2).value.startswith("draw.")  # "drawing trumps[,] ace of clubs"
    behind = place + 1 if label_at(lexemes, place + 1) == "RANK" else place  # "ruff a diamond[,] ace king of clubs"
    card = here.label == "RANK" and [label_at(lexemes, behind + ahead) for ahead in (1, 2)] == ["OF", "SUIT"]
    next_suit = here.label == "RANK" and lexeme_at(lexemes, place + 1).value.endswith("+")
    card = card or (next_suit and label_at(lexemes, place + 1) == "SUIT")  # "2 clubs[,] A spades"
    sum_at = place + 2 + (lexeme_at(lexemes, place + 2).value == "my")  # "two clubs[,] that's my nine"
    sums_up = here.value == "this" and label_at(lexemes, place + 1) == "BE"
    sums_up = sums_up and label_at(lexemes, sum_at) in ("NUMBER", "DOWN")
    makes = here.label == "EXACT" and here.word == "that" and label_at(lexemes, place + 1) == "NUMBER"
    rounds = lexemes[place - 1].value.startswith("T") and here.label == "NUMBER"
    rounds = rounds and lexeme_at(lexemes, place + 1).value == "round+" and then != "OF"
    played = here.label == "CARDS" and label_at(lexemes, place - 2) == "VERB"  # "ruff ♦[,] A♣"
    named = label_at(lexemes, place - 2) == "OF" and label_at(lexemes, place - 3) == "RANK"
    object_next = label_at(lexemes, place + 1) == "DET" and then == "SUIT"
    played = played or (named and here.value in ("ruff.base", "draw.base", "discard.base") and object_next)
    next_cards = here.label == "CARDS" and label_at(lexemes, place - 2) == label_at(lexemes, place + 1) == "OF"
    return (counted and card) or sums_up or makes or rounds or played or next_cards  # "AK of clubs[,] KQ of hearts"
