"""Single letters and short forms: a suit, a rank, a seat, trumps or the article."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import (
    ENDS,
    JOINTS,
    NOMINAL,
    Rule,
    beyond_pause,
    counts_times,
    goes_with_card,
    is_heard_in,
    label_at,
    lexeme_at,
    relabel,
)
from nlclaim.language.contexts.nothing_played import is_void, leave_out_void
from nlclaim.language.contexts.tags import settle_tag
from nlclaim.language.contexts.when_words import settle_manner
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
    if letter == "=" and label_at(lexemes, place + 1) in ("NUMBER", "SIGNED", "CARDS"):
        return relabel(lexeme, "COLON", "=")
    if letter == "=" and label_at(lexemes, place + 1) == "SUIT" and label_at(lexemes, place - 1) == "NUMBER":
        return relabel(lexeme, "BE", "is")  # "last 3 = trumps"
    if letter == "=" and label_at(lexemes, place + 1) == "MINE":
        return relabel(lexeme, "BE", "is")  # "rest = mine"
    if letter == "=" and lexeme_at(lexemes, place + 1).value == "rest" and place:
        return relabel(lexeme, "COMMA", "=")  # "trumps + spades = rest"
    if letter == "=":
        return relabel(lexeme, "SIGNED", "=")
    if upper in "SHDC":
        return _suit_letter(lexemes, place, upper)
    if letter == "k" and lexeme_at(lexemes, place + 1).word == "out" and _knocks_out(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "VERB", "knock_out.base")  # "k out CA"
    after = beyond_pause(lexemes, 0, 1)
    if letter == "k" and place == 0 and (after.label in ("MINE", "PERSON") or after.value in _BEHIND_OKAY):
        return relabel(lexeme, "SKIP", "")  # "k, they're yours", "k, fine by me"
    if upper in "KQJX":
        return relabel(lexeme, "RANK", upper if upper != "X" else "x")
    return relabel(lexeme, "UNKNOWN", letter)


_BEHIND_OKAY: Final = frozenset({"rest", "claim.base", "claim.ing", "the", "assent"})


def _knocks_out(lexemes: list[Lexeme], place: int) -> bool:
    starts = label_at(lexemes, place - 1) in ENDS
    return starts and label_at(lexemes, place + 2) in ("CARDS", "DET", "RANK")


def _suit_letter(lexemes: list[Lexeme], place: int, upper: str) -> Lexeme:
    lexeme = lexemes[place]
    after = label_at(lexemes, place + 1)
    acts = lexeme_at(lexemes, place + 1).value in _BASES  # South himself ruffs, in the s-form
    of_suit = label_at(lexemes, place - 1) == "OF"  # "A of S is urs"
    goes = lexeme_at(lexemes, place + 1).value.startswith("go.") and lexeme_at(lexemes, place + 2).value == "on"
    of_suit = of_suit or goes or label_at(lexemes, place - 1) == "DET"  # "S goes on the DQ", "my S go away"
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


_BASES: Final = frozenset({"ruff.base", "finesse.base", "over.base", "run.base", "break.base"})


def _are_cards(lexemes: list[Lexeme], place: int) -> bool:
    """Whether cards follow a suit and a colon: "S: AKQ", "S: A and K"."""
    lexeme = lexeme_at(lexemes, place)
    return lexeme.label in ("CARDS", "RANK", "LETTER") or lexeme.plain == "A"


_CLOSES: Final = frozenset({"END", "STOP", "QMARK", "COMMA", "DASH"})


def _asks_who_needs(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Who needs* a finesse", "*who needs* to ruff": nobody does."""
    asks = lexemes[place].word == "who" and lexeme_at(lexemes, place + 1).word in ("needs", "need", "wants")
    if not asks or label_at(lexemes, place - 1) not in ("END", "STOP", "DASH", "AND"):
        return False
    after = lexeme_at(lexemes, place + 2)
    at = place + 2 + (after.label == "DET" or after.value == "to")
    at += label_at(lexemes, at) == "SUIT"
    return lexeme_at(lexemes, at).value.partition(".")[0] in ("finesse", "ruff", "draw")


def settle_person(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Rest me", "rest opps": whose they are; "*you*'ve got the rest, partner"."""
    if lexemes[place].value == "you" and _is_said_to_partner(lexemes, place):
        return relabel(lexemes[place], "ROLE", "partner")
    if _asks_who_needs(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "NEG", "not")
    if _is_possessive(lexemes, place):
        return relabel(lexemes[place], "DET", "my")
    be = lexeme_at(lexemes, place + 1)
    closes = be.label == "BE" and be.word == "is" and label_at(lexemes, place + 2) in ENDS
    if lexemes[place].word == "it" and closes and label_at(lexemes, place - 1) in NOMINAL:
        lexemes[place + 1] = relabel(be, "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "four hearts and the ace *it is*"
    if _is_handed(lexemes, place):
        lexemes[place - 1] = relabel(lexemes[place - 1], "VERB", "give.base")  # "and *hand you* a spade"
        return None
    held = lexeme_at(lexemes, place + 1).value in ("T", "T+") and label_at(lexemes, place + 2) not in ("DET", "NUMBER")
    if lexemes[place].value == "you" and held and lexemes[place].word in _THE_OTHERS:
        return relabel(lexemes[place], "DET", "your")  # "get rid of *the enemy* trumps"
    if _is_heard_your(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "DET", "your")
    if lexemes[place].word == "ya" and label_at(lexemes, place + 1) == "PERSON":
        return relabel(lexemes[place], "SKIP", "")  # "*ya* its urs": yes
    somebody = lexemes[place].word in ("somebody", "someone")
    if somebody and lexeme_at(lexemes, place + 1).value.startswith(("ruff.", "overruff.")):
        return relabel(lexemes[place], "PERSON", "you")  # "*somebody ruffs* a diamond": not who speaks
    if lexemes[place].word == "which" and lexeme_at(lexemes, place + 1).value in ("make.s", "give.s"):
        if lexeme_at(lexemes, place + 1).value == "give.s":
            return relabel(lexemes[place], "DET", "this")  # "*which* leaves me one short"
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "EXACT", "made")  # "*which makes* ten", as "that makes ten"
    called = lexeme_at(lexemes, place - 1)
    back = called.value == "to" and called.word in ("back", "home")
    if back and lexemes[place].value == "me" and label_at(lexemes, place - 2) in ("SUIT", "RANK"):
        return relabel(lexemes[place], "ROLE", "hand")  # "a spade back *to me*"
    speaks = lexemes[place].value in ("he", "they") and label_at(lexemes, place + 1) in ("VERB", "BE", "AUX")
    if called.value == "partner" and called.label == "ROLE" and speaks and _begins(lexemes, place - 1):
        lexemes[place - 1] = relabel(called, "SKIP", "")  # "alright partner he has the lot"
        return None
    shared = [label_at(lexemes, place + ahead) for ahead in (-2, -1, 1, 2, 3)]
    beside = [label_at(lexemes, place + ahead) for ahead in (-2, -1, 1, 2, 3, 4)]
    if beside[:-1] == ["END", "NUMBER", "AND", "NUMBER", "PERSON"] and beside[-1] in _CLOSES:
        lexemes[place + 3] = relabel(lexemes[place + 3], "MINE", lexemes[place + 3].value)
        return relabel(lexemes[place], "MINE", lexemes[place].value)  # "4 me n 1 u"
    if shared[:-1] == ["END", "NUMBER", "NUMBER", "PERSON"] and shared[-1] in _CLOSES:
        lexemes[place + 2] = relabel(lexemes[place + 2], "MINE", lexemes[place + 2].value)
        return relabel(lexemes[place], "MINE", lexemes[place].value)  # "3 me 1 u"
    if lexemes[place].value == "you" and called.label == "NUMBER" and place == 1 and shared[2] in _CLOSES:
        return relabel(lexemes[place], "MINE", "you")  # "2 u"
    if lexemes[place].value == "you" and called.label == "ROLE" and called.value in "NESW" and place == 1:
        lexemes[0] = relabel(called, "SKIP", "")  # "East you've got the queen"
        return None
    if lexeme_at(lexemes, place - 1).value != "rest" or label_at(lexemes, place + 1) not in ENDS:
        return None
    return relabel(lexemes[place], "MINE", lexemes[place].value) if lexemes[place].value in ("me", "you") else None


_THE_OTHERS: Final = ("the", "opponents", "opps", "oppo", "ops")
"""First words of what the other side is called, where it is not spoken to."""


def _is_handed(lexemes: list[Lexeme], place: int) -> bool:
    """Whether "hand" before a place is what one does: "I *hand them* a heart", not "in *hand you* …"."""
    hand = lexeme_at(lexemes, place - 1)
    given = label_at(lexemes, place + 1) in ("DET", "NUMBER") and label_at(lexemes, place + 2) in NOMINAL | {"ADJ"}
    does = label_at(lexemes, place - 2) in ("PERSON", "AUX", "AND", "THEN", "COMMA", "END", "STOP", "BEFORE")
    return hand.word in ("hand", "hands") and hand.end - hand.start <= len("hands") and given and does


def _begins(lexemes: list[Lexeme], place: int) -> bool:
    """Whether nothing is said before a place but "right", "so" and the like."""
    said = [lexeme for lexeme in lexemes[:place] if lexeme.word not in ("right", "so", "yes")]
    return all(lexeme.label in ("COMMA", "SKIP") for lexeme in said)


def _is_heard_your(lexemes: list[Lexeme], place: int) -> bool:
    """ "Draw *you're* last trump", "*you're* ace": nobody is a trump or an ace."""
    if lexeme_at(lexemes, place + 1).plain not in ("'re", "’re") or lexemes[place].value != "you":
        return False
    at = place + 2
    while label_at(lexemes, at) == "ADJ":
        at += 1
    named = lexeme_at(lexemes, at)
    return named.label in ("SUIT", "RANK", "CARDS") or named.value in ("trick", "trick+", "winner")


def _is_possessive(lexemes: list[Lexeme], place: int) -> bool:
    """ "Back to *me* hand", "I cash *me* spades": my."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    addressed = before.value == "for" and after.value == "partner"  # "draw trumps for me, partner"
    held = before.label == "PREP" and after.value in ("hand", "partner") and not addressed
    played = before.label == "VERB" and before.value.partition(".")[0] in _TAKES_MINE and after.label == "SUIT"
    return lexemes[place].word == "me" and (held or played)


_TAKES_MINE: Final = frozenset({"cash", "run", "draw", "ruff", "discard", "play"})


def _is_said_to_partner(lexemes: list[Lexeme], place: int) -> bool:
    """Whether the sentence of a place, or its quantifier before it, addresses partner first or last."""
    start = place - 1
    while label_at(lexemes, start) in ("COMMA", "SKIP", "QUANT"):
        start -= 1  # "sorry, you've the rest, partner", "partner, everything you've got is good"
    if _is_called_before(lexemes, start) or _was_said_to_partner(lexemes, place):
        return True
    if label_at(lexemes, start) in ("END", "STOP"):
        return any(_calls_partner(lexemes, at) for at in range(place, len(lexemes)))
    return calls_partner_next(lexemes, place)


def calls_partner_next(lexemes: list[Lexeme], place: int) -> bool:
    """ "I give *you* a diamond ruff, partner, and …": in the same sentence, though it begins with something else."""
    for at in range(place, min(place + _SENTENCE, len(lexemes))):
        if lexemes[at].label in ("STOP", "QMARK"):
            return False
        if lexemes[at].value == "partner" and _calls_partner(lexemes, at):
            return True
    return False


_SENTENCE: Final = 60
"""Words in which a sentence may be looked through: every "you" of a ramble without a stop looks for partner."""


def _is_called_before(lexemes: list[Lexeme], place: int) -> bool:
    """ "*Partner*, you have the rest", "I cash the ace and, *partner*, you get a ruff", not "me and partner"."""
    if lexeme_at(lexemes, place).value != "partner" or label_at(lexemes, place + 1) != "COMMA":
        return False
    before = label_at(lexemes, place - 1)
    return before in ("END", "STOP", "COMMA", "DASH") or (before == "AND" and label_at(lexemes, place - 2) == "COMMA")


def _was_said_to_partner(lexemes: list[Lexeme], place: int) -> bool:
    """ "Partner, *you*'ll like this, *you*'re getting a ruff": it is still partner who is spoken to."""
    start = place - 1
    while label_at(lexemes, start) not in ("END", "STOP"):
        if lexemes[start].word in ("you", "u"):
            return lexemes[start].value == "partner"
        start -= 1
    return False


def _calls_partner(lexemes: list[Lexeme], place: int) -> bool:
    """ "You've the rest, *partner*", "your king, *partner*, and my ace": between a pause and another, or the end."""
    called = lexemes[place].label == "ROLE" and lexemes[place].value == "partner"
    ends = all(lexeme.label in ("STOP", "QMARK", "COMMA", "SKIP") for lexeme in lexemes[place + 1 :])
    ends = ends or label_at(lexemes, place + 1) in ("STOP", "COLON")  # "you've got the rest, partner: cash them"
    put_in = label_at(lexemes, place - 1) == label_at(lexemes, place + 1) == "COMMA"
    behind = label_at(lexemes, place - 1) in ("COMMA", "STOP", "DASH", "QUANT", "PRED")  # "you've the rest partner"
    return called and (put_in or (ends and behind))


_SEATED: Final = {"east": "E", "west": "W", "north": "N", "south": "S", "lho": "lho", "rho": "rho"}


def _who_does(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*West's* got the ace", "*the defence's* getting a trump": has or is, no possessive."""
    seat = _SEATED.get(lexemes[place].word.removesuffix("s"))
    verb, after = lexeme_at(lexemes, place + 1), lexeme_at(lexemes, place + 2)
    owner = seat is not None or lexemes[place].end - lexemes[place].start > len(lexemes[place].plain)
    if not owner or not verb.value.endswith((".ing", "get.past", "get.base")):
        return None
    if verb.value == "get.past":
        obliged = after.value == "to"  # "West's got to come to his king"
        lexemes[place + 1] = relabel(verb, "AUX", "will") if obliged else relabel(verb, "VERB", "have.s")
    who = "defence" if lexemes[place].value == "defence" else "you"
    return relabel(lexemes[place], "ROLE", seat) if seat else relabel(lexemes[place], "PERSON", who)


def _begins_play(lexemes: list[Lexeme], place: int) -> bool:
    """Whether a verb stands there with what it is done to behind it."""
    verb = lexeme_at(lexemes, place)
    object_behind = label_at(lexemes, place + 1) in ("DET", "SUIT", "NUMBER", "RANK", "CARDS", "PERSON", "ADJ")
    return verb.label == "VERB" and verb.value.endswith((".base", ".ing")) and object_behind


def settle_determiner(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """The ace or the article: "D A entry", "your A", "A of diamonds"; "the rest are his"."""
    if lexemes[place].word == "them" and _is_handed(lexemes, place):
        lexemes[place - 1] = relabel(lexemes[place - 1], "VERB", "give.base")
        return relabel(lexemes[place], "PERSON", "they")  # "I *hand them* a heart"
    if lexemes[place].value == "any" and (whichever := settle_manner(lexemes, place)) is not None:
        return whichever  # "*no matter which* suit you keep"
    closes = label_at(lexemes, place + 1) in ENDS and label_at(lexemes, place - 1) == "PREP"
    if lexemes[place].word == "her" and closes:
        return relabel(lexemes[place], "PERSON", "he")  # "the rest are for *her*"
    if lexemes[place].word == "either" and _begins_play(lexemes, place + 1):
        return relabel(lexemes[place], "SKIP", "")  # "*either* pitch a heart or ruff it"
    again = label_at(lexemes, place + 1) == "COMMA" and lexeme_at(lexemes, place + 2).word
    if again == lexemes[place].word and lexemes[place].plain.islower():
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "I draw *the,* the last trump", "I lose *a,* a heart"
    if lexemes[place].plain == "A" and label_at(lexemes, place + 1) in ("MINE", "BE"):
        return relabel(lexemes[place], "RANK", "A")  # "A yours", "A is out"
    asked = label_at(lexemes, place - 1) == "QMARK" and label_at(lexemes, place - 2) in NOMINAL
    goes_on = lexeme_at(lexemes, place + 1).value in ("go.s", "discard.s") or label_at(lexemes, place + 1) == "BE"
    if asked and goes_on and lexemes[place].word == "that":
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "my heart loser? *that* goes on the diamond"
    if lexemes[place].word == "an" and _is_heard_and(lexemes, place):
        return relabel(lexemes[place], "AND", "and")
    if lexemes[place].word == "that" and label_at(lexemes, place + 1) in ("IF", "DET"):
        return relabel(
            lexemes[place], "SKIP", ""
        )  # "he said *that if* it lost he would be one down", "*that the* rest"
    suits = label_at(lexemes, place + 1) == "SUIT" and lexeme_at(lexemes, place + 1).value.endswith("+")
    if lexemes[place].word == "that" and suits and label_at(lexemes, place + 2) in ("AUX", "BE"):
        return relabel(lexemes[place], "SKIP", "")  # "he said *that trumps* would then be drawn"
    relative = lexemes[place].word == "that" and label_at(lexemes, place - 1) in ("SUIT", "RANK", "NOUN")
    if relative and label_at(lexemes, place + 1) == "PERSON" and label_at(lexemes, place + 2) in ("AUX", "VERB"):
        return relabel(lexemes[place], "SKIP", "")  # "you've got a trump that I'll draw"
    out = [label_at(lexemes, place + ahead) for ahead in (1, 2, 3)]
    if relative and out[:2] == ["AUX", "BE"] and out[2] == "PRED":
        for at in (place + 1, place + 2):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexemes[place], "SKIP", "")  # "any trump *that may be* out"
    verb = lexeme_at(lexemes, place + 1)
    goes = verb.value in ("go.s", "go.base", "discard.s", "discard.base") or (
        verb.label == "AUX" and lexeme_at(lexemes, place + 2).value.startswith(("go.", "be"))
    )
    if relative and goes and label_at(lexemes, place - 1) in ("NOUN", "SUIT"):
        return relabel(lexemes[place], "PERSON", "who")  # "a spade loser *that goes* on the diamond"
    owner = {"my": "me", "your": "you", "ur": "you"}.get(lexemes[place].word)
    ends = label_at(lexemes, place + 1) in ("END", "STOP", "COMMA")
    owned = label_at(lexemes, place - 1) in ("BE", "QUANT", "NUMBER") and ends
    if owned and lexemes[place].value == "your" and lexemes[place].word in ("east", "west", "north", "south"):
        return relabel(lexemes[place], "MINE", "you")  # "everything else is East's"
    if owner is not None and owned:
        return relabel(lexemes[place], "MINE", owner)  # "the rest are *my*", "all *your*", as heard
    lexeme = lexemes[place]
    if _is_heard_discard(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "VERB", "discard.base")  # "I *this card* a diamond"
    if lexeme.plain in ("A", "a") and lexeme.value == "a":
        return _settle_article(lexemes, place)
    whole = label_at(lexemes, place + 1) in ("DET", "PREP") or label_at(lexemes, place - 1) == "PERSON"
    if lexeme.word == "either" and whole:
        return relabel(lexeme, "SKIP", "")  # "*either* a spade or a heart"
    rule = _DETERMINERS.get(lexeme.word)
    return (rule(lexemes, place) if rule is not None else None) or _settle_your(lexemes, place)


def _settle_his(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The rest are *his*"."""
    before = lexeme_at(lexemes, place - 1)
    owns = (before.label == "BE" or before.value == "rest") and label_at(lexemes, place + 1) in ENDS
    return relabel(lexemes[place], "MINE", "he") if owns else None


def _settle_your(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "You" and "your" of a seat or of partner; "*your* getting a heart", "*your* two down"."""
    lexeme = lexemes[place]
    if lexeme.value == "defence":
        return _who_does(lexemes, place)
    if lexeme.value != "your":
        return None
    if who := _who_does(lexemes, place):
        return who
    if _is_said_to_partner(lexemes, place):
        return relabel(lexeme, "DET", "my")
    getting = lexeme_at(lexemes, place + 1).value in ("get.ing", "make.ing", "have.ing")
    down = "DOWN" in (label_at(lexemes, place + 1), label_at(lexemes, place + 2))
    return relabel(lexeme, "PERSON", "you") if lexeme.word == "your" and (getting or down) else None


def _settle_half(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *half* the rest", as heard: have."""
    goes_on = label_at(lexemes, place + 1) in ("DET", "NUMBER", "QUANT")
    return (
        relabel(lexemes[place], "VERB", "have.base")
        if lexeme_at(lexemes, place - 1).value == "me" and goes_on
        else None
    )


def _settle_that(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Stating *that* trumps are drawn"."""
    said = lexeme_at(lexemes, place - 1).value.startswith("say.")
    return relabel(lexemes[place], "SKIP", "") if said else None


def _is_heard_and(lexemes: list[Lexeme], place: int) -> bool:
    """ "Ruff a club *an* throw a heart", "the ace *an* king", "your ace *an* the rest are mine"; not "an heart"."""
    after, begins = label_at(lexemes, place + 1), lexeme_at(lexemes, place + 1).plain[:1].lower()
    if after in ("DET", "PERSON", "IF", "LAST", "THEN", "FIRST", "AFTER", "BEFORE", "QUANT", "PREP", "ROLE"):
        return True
    consonant = begins not in "aeiou8" or (begins == "o" and after == "NUMBER")  # "an one in hearts"
    goes_on = label_at(lexemes, place - 1) in NOMINAL | {"PRED", "MINE", "ROLE", "NUMBER", "COMMA"}
    return consonant and (after in ("VERB", "AUX", "NUMBER") or (goes_on and begins != "h") or begins.isdigit())


def _settle_them(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I give *them* a heart", "the rest for *them*", "a heart to *them* last"; "a spade *them* I draw trumps"."""
    before, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if before.value.startswith("give."):
        return relabel(lexemes[place], "PERSON", "you")
    if before.value in ("for", "to"):
        tricks = label_at(lexemes, place - 2) in NOMINAL | {"NUMBER"} and after in ("LAST", "PREP", "IF", "ANYORDER")
        return relabel(lexemes[place], "PERSON", "they") if after in ENDS or tricks else None
    heard_then = before.label in ("NOUN", "SUIT") and after in ("PERSON", "DET", "ROLE", "VERB")
    return relabel(lexemes[place], "THEN", "then") if heard_then else None


def _settle_our(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trumps *our* drawn": are."""
    heard_are = label_at(lexemes, place - 1) == "SUIT" and label_at(lexemes, place + 1) in ("VERB", "PRED")
    return relabel(lexemes[place], "BE", "is") if heard_are else None


def _settle_their(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "*Their* all good": they are."""
    after = lexeme_at(lexemes, place + 1)
    all_of_them = after.value == "all" or (after.label == "PRED" and after.word.startswith("all"))
    if after.value == "all" and label_at(lexemes, place + 2) == "MINE":
        lexemes[place + 1] = relabel(after, "BE", "is")  # "*their all* mine"
    return relabel(lexemes[place], "PERSON", "they") if all_of_them else None


_DETERMINERS: Final[dict[str, Rule]] = {
    "his": _settle_his, "her": _settle_his, "that": _settle_that, "them": _settle_them, "our": _settle_our,
    "their": _settle_their, "half": _settle_half,
}  # fmt: skip


def _settle_article(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """Whether "a" is the article, the ace, or "of" as it is spoken."""
    lexeme, before, after = lexemes[place], lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    of = before.label in ("RANK", "CARDS") or before.value == "round+"
    if lexeme.plain == "a" and of and after.label == "SUIT" and after.value.endswith("+"):
        return relabel(lexeme, "OF", "of")  # "ace a diamonds", "two rounds a trumps"
    if after.label == "OF" or (before.label == "SUIT" and len(before.plain) == 1):
        return relabel(lexeme, "RANK", "A")
    honour = lexeme_at(lexemes, place + 2).plain.lower()
    if after.label == "AND" and honour in ("k", "q", "j") and label_at(lexemes, place + 3) in ENDS:
        return relabel(lexeme, "RANK", "A")  # "two tricks: *a* and j"
    if after.word in ("k", "q", "j") and len(after.plain) == 1:
        return relabel(lexeme, "RANK", "A")  # "cash a k of d"
    if before.label == "SUIT" and before.value.endswith("+") and _is_state(after):
        return relabel(lexeme, "BE", "is")  # "the spades *a* running", as heard
    alone = after.label in JOINTS or after.label in ("END", "PREP", "LAST", "EXCEPT")
    spelled = lexeme.plain == "A" and any(each.plain == "A" and each.label == "RANK" for each in lexemes[:place])
    alone = alone or (spelled and after.label == "SUIT" and not after.value.endswith("+"))  # "A K spade, *A* club"
    alone = alone or (after.label == "BE" and lexeme_at(lexemes, place + 2).label == "MINE")  # "A is urs"
    if lexeme.plain == "A":
        alone = alone or after.label == "LETTER" or after.plain == "A" or after.value.endswith(".s")  # "A goes to you"
        return relabel(lexeme, "RANK", "A") if alone or _is_capital_ace(lexemes, place) else None
    if alone and before.value == "to" and label_at(lexemes, place - 2) == "SUIT":
        return relabel(lexeme, "RANK", "A")  # "h to k, c hook, h to a"
    if alone and before.value.startswith("ruff."):
        return relabel(lexeme, "SKIP", "")  # "ruff a  in dummy": a suit symbol got lost
    if before.label == "VERB" and after.label == "COMMA" and label_at(lexemes, place + 2) in ("REPAIR", "SORRY"):
        return relabel(lexeme, "SKIP", "")  # "I'll play *a*, hang on, no": broken off
    suit = before.label == "SUIT" and label_at(lexemes, place - 2) == "DET"  # "you get the club a"
    return relabel(lexeme, "RANK", "A") if alone and (suit or before.label in ("DET", "VERB")) else None


def _is_state(lexeme: Lexeme) -> bool:
    return lexeme.label == "PRED" or (lexeme.label == "VERB" and lexeme.value.endswith((".ing", ".past")))


def _is_capital_ace(lexemes: list[Lexeme], place: int) -> bool:
    """ "You get trump *A*", "your *A* wins", "ruff sp, *A* trump", "*A* clubs"; not "then A heart to the king"."""
    before, after = lexeme_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    if before.label == "SUIT" and after.label not in NOMINAL | {"NUMBER", "ADJ"}:
        return True
    if before.label == "DET" and after.label not in NOMINAL:
        return True
    led = lexeme_at(lexemes, place + 2).value == "to"
    begins_small = lexemes[0].plain[:1].islower() or lexemes[0].label == "CARDS"
    inside = place > 0 and before.label not in ("STOP", "QMARK", "QUOTE") and begins_small and not led
    if after.label == "SUIT" and (after.value.endswith("+") or inside):
        return True
    return after.label in ("RANK", "SUIT") and len(after.plain) == 1


def _is_heard_discard(lexemes: list[Lexeme], place: int) -> bool:
    """ "This card a diamond", "this carding my heart": how a recogniser hears a discard."""
    if lexemes[place].word != "this" or lexeme_at(lexemes, place + 1).word not in _HEARD_CARD:
        return False
    on = any(lexeme_at(lexemes, place + ahead).value == "on" for ahead in (3, 4, 5))
    starts = label_at(lexemes, place - 1) in JOINTS | {"END", "PERSON", "AUX"} | ({"SUIT"} if on else set())
    return starts and label_at(lexemes, place + 2) in ("DET", "NUMBER", "SUIT", "ADJ")


_HEARD_CARD: Final = frozenset({"card", "cards", "carding", "carded"})


def _is_called(lexemes: list[Lexeme], place: int) -> bool:
    """ "The rest are mine, *Jack*", "*Jack*, you get a heart": somebody of that name, written as one."""
    begins = not place and label_at(lexemes, 1) == "COMMA" and lexeme_at(lexemes, 2).value == "you"
    behind = label_at(lexemes, place - 1) == "COMMA" and label_at(lexemes, place + 1) in ("COMMA", "STOP", "END")
    return begins or (behind and label_at(lexemes, place - 2) in ("MINE", "PERSON", "PRED", "QUANT"))


def settle_rank(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Pull T" is trumps; "S T", "the T of hearts" and "K T" are tens; "*x* to dummy" is a crossing."""
    owner = lexeme_at(lexemes, place - 1)
    if owner.label == "ROLE" and owner.word == "partners":
        lexemes[place - 1] = relabel(owner, "DET", "my")  # "partners ace of clubs"
    if owner.label == "ROLE" and owner.word == "dummies" and lexeme_at(lexemes, place - 2).value == "to":
        lexemes[place - 1] = relabel(owner, "DET", "dummy")  # "a spade to dummies king"
    lexeme = lexemes[place]
    if lexeme.plain == "Jack" and _is_called(lexemes, place):
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
    towards = lexeme_at(lexemes, place - 2).value == "to" and owner.value == "the"
    if lexeme.plain == "T" and towards and label_at(lexemes, place - 3) in ("SUIT", "CARDS"):
        return None  # "♦ to the T"
    if lexeme.plain == "T" and goes_with_card(lexemes, place):
        return None  # "K and T are yours"
    if lexeme.plain == "T" and _goes_on_run(lexemes, place):
        return None
    if lexeme.plain.upper() != "T" or lexeme.value != "T":
        return None
    before, after = lexeme_at(lexemes, place - 1), label_at(lexemes, place + 1)
    if after == "OF" or before.label in ("RANK", "CARDS", "SUIT") or (before.label == "DET" and after == "OF"):
        return None
    towards = before.label == "DET" and lexeme_at(lexemes, place - 2).value == "to"
    if towards and after in ENDS and len(lexeme_at(lexemes, place - 3).plain) == 1:
        return None  # "D to the T"
    return relabel(lexeme, "SUIT", "T+")


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
