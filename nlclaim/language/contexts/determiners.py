"""Articles and owners: the ace that is written "A", "that" and "them", "his" and "their"."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.neighbours import ENDS, JOINTS, NOMINAL, Rule, label_at, lexeme_at, relabel
from nlclaim.language.contexts.persons import is_handed, is_said_to_partner
from nlclaim.language.contexts.when_words import settle_manner
from nlclaim.language.lexemes import Lexeme

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
    lexeme = lexemes[place]
    if (person := _settle_person(lexemes, place)) is not None:
        return person
    if lexeme.value == "any" and (whichever := settle_manner(lexemes, place)) is not None:
        return whichever  # "*no matter which* suit you keep"
    if lexeme.word == "either" and _begins_play(lexemes, place + 1):
        return relabel(lexeme, "SKIP", "")  # "*either* pitch a heart or ruff it"
    again = label_at(lexemes, place + 1) == "COMMA" and lexeme_at(lexemes, place + 2).word
    if again == lexeme.word and lexeme.plain.islower():
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "I draw *the,* the last trump", "I lose *a,* a heart"
    if lexeme.plain == "A" and label_at(lexemes, place + 1) in ("MINE", "BE"):
        return relabel(lexeme, "RANK", "A")  # "A yours", "A is out"
    if lexeme.word == "that" and (joint := _settle_joining_that(lexemes, place)) is not None:
        return joint
    if lexeme.word == "an" and _is_heard_and(lexemes, place):
        return relabel(lexeme, "AND", "and")
    if (owner := _settle_owner(lexemes, place)) is not None:
        return owner
    if _is_heard_discard(lexemes, place):
        lexemes[place + 1] = relabel(lexemes[place + 1], "SKIP", "")
        return relabel(lexeme, "VERB", "discard.base")  # "I *this card* a diamond"
    if lexeme.plain in ("A", "a") and lexeme.value == "a":
        return _settle_article(lexemes, place)
    return _settle_determiner_word(lexemes, place)


def _settle_person(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "I *hand them* a heart", "the rest are for *her*": who is given something."""
    lexeme = lexemes[place]
    if lexeme.word == "them" and is_handed(lexemes, place):
        lexemes[place - 1] = relabel(lexemes[place - 1], "VERB", "give.base")
        return relabel(lexeme, "PERSON", "they")
    closes = label_at(lexemes, place + 1) in ENDS and label_at(lexemes, place - 1) == "PREP"
    return relabel(lexeme, "PERSON", "he") if lexeme.word == "her" and closes else None


def _settle_joining_that(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "He said *that* trumps would be drawn", "a trump *that* I'll draw": it joins, and points at nothing."""
    lexeme, before, after = lexemes[place], label_at(lexemes, place - 1), lexeme_at(lexemes, place + 1)
    beyond = label_at(lexemes, place + 2)
    asked = before == "QMARK" and label_at(lexemes, place - 2) in NOMINAL
    if asked and (after.value in ("go.s", "discard.s") or after.label == "BE"):
        lexemes[place - 1] = relabel(lexemes[place - 1], "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "my heart loser? *that* goes on the diamond"
    if after.label in ("IF", "DET"):
        return relabel(lexeme, "SKIP", "")  # "he said *that if* it lost he would be one down", "*that the* rest"
    if after.label == "SUIT" and after.value.endswith("+") and beyond in ("AUX", "BE"):
        return relabel(lexeme, "SKIP", "")  # "he said *that trumps* would then be drawn"
    if before not in ("SUIT", "RANK", "NOUN"):
        return None
    if after.label == "PERSON" and beyond in ("AUX", "VERB"):
        return relabel(lexeme, "SKIP", "")  # "you've got a trump that I'll draw"
    if after.label == "AUX" and beyond == "BE" and label_at(lexemes, place + 3) == "PRED":
        for at in (place + 1, place + 2):
            lexemes[at] = relabel(lexemes[at], "SKIP", "")
        return relabel(lexeme, "SKIP", "")  # "any trump *that may be* out"
    goes = after.value in ("go.s", "go.base", "discard.s", "discard.base") or (
        after.label == "AUX" and lexeme_at(lexemes, place + 2).value.startswith(("go.", "be"))
    )
    if goes and before in ("NOUN", "SUIT"):
        return relabel(lexeme, "PERSON", "who")  # "a spade loser *that goes* on the diamond"
    return None


def _settle_owner(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Everything else is *East's*", "the rest are *my*", "all *your*", as heard."""
    lexeme = lexemes[place]
    ends = label_at(lexemes, place + 1) in ("END", "STOP", "COMMA")
    if not ends or label_at(lexemes, place - 1) not in ("BE", "QUANT", "NUMBER"):
        return None
    if lexeme.value == "your" and lexeme.word in ("east", "west", "north", "south"):
        return relabel(lexeme, "MINE", "you")
    owner = _OWNERS.get(lexeme.word)
    return relabel(lexeme, "MINE", owner) if owner is not None else None


_OWNERS: Final = {"my": "me", "your": "you", "ur": "you"}


def _settle_determiner_word(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """What each determiner is by its own rule."""
    lexeme = lexemes[place]
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
    if is_said_to_partner(lexemes, place):
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
