"""Who is meant by a person beside its neighbours: partner who is spoken to, "your" for "you're", "me" for mine."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, NOMINAL, label_at, lexeme_at, relabel
from nlclaim.language.lexemes import Lexeme

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
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    if lexeme.value == "you" and is_said_to_partner(lexemes, place):
        return relabel(lexeme, "ROLE", "partner")
    if _asks_who_needs(lexemes, place):
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexeme, "NEG", "not")
    if _is_possessive(lexemes, place):
        return relabel(lexeme, "DET", "my")
    closes = after.label == "BE" and after.word == "is" and label_at(lexemes, place + 2) in ENDS
    if lexeme.word == "it" and closes and label_at(lexemes, place - 1) in NOMINAL:
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "four hearts and the ace *it is*"
    if is_handed(lexemes, place):
        lexemes[place - 1] = relabel(lexemes[place - 1], "VERB", "give.base")  # "and *hand you* a spade"
        return None
    if (owner := _settle_your(lexemes, place)) is not None:
        return owner
    if lexeme.word == "ya" and after.label == "PERSON":
        return relabel(lexeme, "SKIP", "")  # "*ya* its urs": yes
    if lexeme.word in ("somebody", "someone") and after.value.startswith(("ruff.", "overruff.")):
        return relabel(lexeme, "PERSON", "you")  # "*somebody ruffs* a diamond": not who speaks
    if lexeme.word == "which" and after.value in ("make.s", "give.s"):
        return _settle_which(lexemes, place)
    before = lexeme_at(lexemes, place - 1)
    back = before.value == "to" and before.word in ("back", "home")
    if back and lexeme.value == "me" and label_at(lexemes, place - 2) in ("SUIT", "RANK"):
        return relabel(lexeme, "ROLE", "hand")  # "a spade back *to me*"
    if _is_told_to_partner(lexemes, place):
        lexemes[place - 1] = relabel(before, "SKIP", "")
        return None
    return _settle_share(lexemes, place)


def _settle_your(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Get rid of *the enemy* trumps", "draw *you're* last trump": whose they are."""
    lexeme, after = lexemes[place], lexeme_at(lexemes, place + 1)
    held = after.value in ("T", "T+") and label_at(lexemes, place + 2) not in ("DET", "NUMBER")
    if lexeme.value == "you" and held and lexeme.word in _THE_OTHERS:
        return relabel(lexeme, "DET", "your")  # "get rid of *the enemy* trumps"
    if _is_heard_your(lexemes, place):
        lexemes[place + 1] = relabel(after, "SKIP", "")
        return relabel(lexeme, "DET", "your")
    return None


def _settle_which(lexemes: list[Lexeme], place: int) -> Lexeme:
    """ "*Which makes* ten", as "that makes ten"; "*which* leaves me one short"."""
    verb = lexemes[place + 1]
    if verb.value == "give.s":
        return relabel(lexemes[place], "DET", "this")
    lexemes[place + 1] = relabel(verb, "SKIP", "")
    return relabel(lexemes[place], "EXACT", "made")


def _is_told_to_partner(lexemes: list[Lexeme], place: int) -> bool:
    """ "Alright partner *he* has the lot": partner is spoken to, and another spoken of."""
    called = lexeme_at(lexemes, place - 1)
    speaks = lexemes[place].value in ("he", "they") and label_at(lexemes, place + 1) in ("VERB", "BE", "AUX")
    return called.value == "partner" and called.label == "ROLE" and speaks and _begins(lexemes, place - 1)


def _settle_share(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "3 *me* 1 *u*", "2 *u*", "rest *me*": whose the tricks are that stand before."""
    lexeme, before = lexemes[place], lexeme_at(lexemes, place - 1)
    other = _other_share(lexemes, place)
    if other is not None:
        lexemes[other] = relabel(lexemes[other], "MINE", lexemes[other].value)
        return relabel(lexeme, "MINE", lexeme.value)
    alone = before.label == "NUMBER" and place == 1 and label_at(lexemes, place + 1) in _CLOSES
    if lexeme.value == "you" and alone:
        return relabel(lexeme, "MINE", "you")  # "2 u"
    if lexeme.value == "you" and before.label == "ROLE" and before.value in "NESW" and place == 1:
        lexemes[0] = relabel(before, "SKIP", "")  # "East you've got the queen"
        return None
    rest = before.value == "rest" and label_at(lexemes, place + 1) in ENDS
    return relabel(lexeme, "MINE", lexeme.value) if rest and lexeme.value in ("me", "you") else None


def _other_share(lexemes: list[Lexeme], place: int) -> int | None:
    """ "4 me n 1 *u*", "3 me 1 *u*": where it is told to whom the others go, and nothing else is said."""
    if label_at(lexemes, place - 1) != "NUMBER" or label_at(lexemes, place - 2) != "END":
        return None
    number = place + 1 + (label_at(lexemes, place + 1) == "AND")
    if label_at(lexemes, number) != "NUMBER" or label_at(lexemes, number + 1) != "PERSON":
        return None
    return number + 1 if label_at(lexemes, number + 2) in _CLOSES else None


_THE_OTHERS: Final = ("the", "opponents", "opps", "oppo", "ops")
"""First words of what the other side is called, where it is not spoken to."""


def is_handed(lexemes: list[Lexeme], place: int) -> bool:
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


def is_said_to_partner(lexemes: list[Lexeme], place: int) -> bool:
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


def is_called(lexemes: list[Lexeme], place: int) -> bool:
    """ "The rest are mine, *Jack*", "*Jack*, you get a heart": somebody of that name, written as one."""
    begins = not place and label_at(lexemes, 1) == "COMMA" and lexeme_at(lexemes, 2).value == "you"
    behind = label_at(lexemes, place - 1) == "COMMA" and label_at(lexemes, place + 1) in ("COMMA", "STOP", "END")
    return begins or (behind and label_at(lexemes, place - 2) in ("MINE", "PERSON", "PRED", "QUANT"))


def settle_role(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "One *board* behind", "every *board*": a deal, of which there are several; dummy is one."""
    before = lexeme_at(lexemes, place - 1)
    counted = before.label == "NUMBER" or before.word in ("another", "every", "each", "per")
    return relabel(lexemes[place], "NOUN", "board") if lexemes[place].word == "board" and counted else None
