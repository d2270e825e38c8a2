"""What a word means beside its neighbours: the verb or the noun, the card or the count, the letter or the article.

Each rule looks at one kind of lexeme and may give another in its place. A rule sees its left neighbours as already
decided and its right neighbours as the lexicon left them.
"""

from __future__ import annotations

from collections.abc import Callable

from nlclaim.language.lexemes import Lexeme
from nlclaim.language.normalise import Correction
from nlclaim.spans import Span

Rule = Callable[[list[Lexeme], int], Lexeme | None]

_NOMINAL = frozenset({"SUIT", "GROUP", "RANK", "CARDS", "NOUN", "ACT"})
_BEFORE_NOUN = frozenset({"DET", "NUMBER", "ADJ", "ORDINAL", "QUANT", "SUIT", "GROUP", "CARDS"})
_NOUN_VERBS = frozenset(
    {"ruff", "overruff", "crossruff", "finesse", "discard", "squeeze", "duck", "throw_in", "unblock", "drop"}
)
_STARTS_OBJECT = frozenset({"DET", "SUIT", "GROUP", "CARDS", "RANK", "NUMBER", "ADJ", "QUANT"})
_JOINTS = frozenset({"COMMA", "STOP", "AND", "OR", "THEN", "COLON", "DASH", "QMARK", "OPEN", "CLOSE", "QUOTE"})
#: Changes of label that replace the word said by one that sounds like it, and the word then meant.
_HOMOPHONES: dict[tuple[str, str], dict[str, str]] = {
    ("DET", "THEN"): {"then": "then"},
    ("PREP", "NUMBER"): {"2": "two", "4": "four"},
    ("TOO", "NUMBER"): {"2": "two"},
    ("VERB", "NUMBER"): {"1": "one"},
    ("DET", "BE"): {"is": "are"},
    ("DET", "PERSON"): {"they": "they are"},
}
_END = Lexeme("END", "", 0, 0, "")


def settle_contexts(lexemes: list[Lexeme]) -> tuple[list[Lexeme], list[Correction]]:
    """The lexemes with every word of several meanings decided by its neighbours, and the sound-alikes put right."""
    settled = lexemes
    corrections: list[Correction] = []
    for place in range(len(settled)):
        old = settled[place]
        rule = _BY_LABEL.get(old.label)
        better = rule(settled, place) if rule is not None else None
        if better is not None:
            settled[place] = better
            if meant := _HOMOPHONES.get((old.label, better.label)):
                span = Span(old.start, old.end)
                corrections.append(Correction(span, old.plain, meant.get(better.value, better.value), "context", 0.8))
    return [lexeme for lexeme in settled if lexeme.label != "SKIP"], corrections


def _label(lexemes: list[Lexeme], place: int) -> str:
    return lexemes[place].label if 0 <= place < len(lexemes) else "END"


def _at(lexemes: list[Lexeme], place: int) -> Lexeme:
    return lexemes[place] if 0 <= place < len(lexemes) else _END


def _as(lexeme: Lexeme, label: str, value: str) -> Lexeme:
    return lexeme._replace(label=label, value=value)


def _settle_suit(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Trump a heart" is a verb; "draw trump" is not."""
    lexeme = lexemes[place]
    if lexeme.value != "T" or lexeme.plain.lower() != "trump":
        return None
    before = _label(lexemes, place - 1)
    if before in ("PERSON", "AUX") and _label(lexemes, place + 1) in ("PREP", "PRED", "HOW"):
        return _as(lexeme, "VERB", "ruff.base")  # "I trump in dummy"
    free = before in ("END", "PERSON", "AUX", "NEG", "THEN", "STOP", "COMMA", "FIRST") or before == "AND"
    after = _label(lexemes, place + 1)
    return (
        _as(lexeme, "VERB", "ruff.base")
        if free and after in ("DET", "SUIT", "GROUP", "NUMBER", "CARDS", "NOUN")
        else None
    )


def _settle_verb(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "A heart ruff", "on a squeeze", "two ruffs": the action as a noun."""
    lexeme = lexemes[place]
    verb, _, form = lexeme.value.partition(".")
    before, after = _label(lexemes, place - 1), _label(lexemes, place + 1)
    if lexeme.plain.lower() == "won" and _at(lexemes, place + 1).value == "trick":
        return _as(lexeme, "NUMBER", "1")
    if verb == "over" and before == "NUMBER" and after in _JOINTS | {"END"}:
        return _as(lexeme, "NOUN", "overtrick")
    if verb == "lead" and before in ("DET", "SUIT", "GROUP") and form == "base":
        return _as(lexeme, "NOUN", "lead")
    if verb == "ruff" and form == "ing" and (after == "ACT" or _at(lexemes, place + 1).value.startswith("finesse")):
        return _as(lexeme, "ADJ", "ruffing")
    if verb in ("cash", "run") and form == "ing" and before in ("DET", "NUMBER") and after in _NOMINAL:
        return _as(lexeme, "ADJ", "good")
    if verb == "establish" and before in ("DET", "NUMBER", "ADJ") and after in _NOMINAL and form in ("past", "base"):
        return _as(lexeme, "ADJ", "good")
    if verb == "repeat" and form == "past" and before == "DET":
        return _as(lexeme, "ADJ", "repeated")
    if verb in _NOUN_VERBS and form in ("base", "s") and _noun_place(lexemes, place):
        return _as(lexeme, "ACT", verb)
    if verb == "crossruff" and form == "ing" and before == "ADJ":
        return _as(lexeme, "ACT", verb)
    return None


def _noun_place(lexemes: list[Lexeme], place: int) -> bool:
    before = _at(lexemes, place - 1)
    if before.label in ("SUIT", "GROUP") and lexemes[place].plain.lower().startswith(("drop", "fall")):
        return False
    if before.label in _BEFORE_NOUN:
        plural_subject = (
            before.label == "SUIT" and before.value.endswith("+") and _label(lexemes, place + 1) in _STARTS_OBJECT
        )
        return not plural_subject
    return before.label == "PREP" and before.value in ("on", "for", "with", "by", "without")


def _settle_adjective(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "My losing club" against "losing a club"; "the last" stays; "winning" as a verb."""
    lexeme = lexemes[place]
    after = _label(lexemes, place + 1)
    before = _label(lexemes, place - 1)
    if lexeme.value == "losing":
        spoken = _at(lexemes, place - 1).value.startswith(("claim", "say"))
        noun = (
            not spoken
            and after in ("SUIT", "GROUP", "NOUN", "CARDS", "RANK")
            and before
            in (
                "DET",
                "NUMBER",
                "VERB",
                "ADJ",
                "QUANT",
                "ACT",
            )
        )
        return None if noun else _as(lexeme, "VERB", "concede.ing")
    if (
        lexeme.value == "last"
        and before not in ("DET", "NUMBER", "VERB")
        and after in ("PERSON", "VERB", "COMMA", "DET")
    ):
        return _as(lexeme, "LAST", "last")
    if lexeme.value == "winning" and after not in ("SUIT", "NOUN", "RANK", "CARDS", "GROUP"):
        return _as(lexeme, "VERB", "win.ing")
    return None


def _settle_predicate(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Two good clubs", "my high diamonds": an adjective before its noun."""
    lexeme = lexemes[place]
    before, after = _label(lexemes, place - 1), _label(lexemes, place + 1)
    if lexeme.value in ("high",) and after in _NOMINAL | {"ADJ"} and before != "BE":
        return _as(lexeme, "ADJ", "high" if lexeme.plain.lower() in ("high", "hi") else "good")
    if lexeme.value == "high" and before in ("DET", "NUMBER") and after not in _NOMINAL:
        return _as(lexeme, "ADJ", "high" if lexeme.plain.lower() in ("high", "hi") else "good")
    if lexeme.value == "left" and after in _NOMINAL and before in ("DET", "NUMBER", "VERB"):
        return _as(lexeme, "ADJ", "remaining")
    if lexeme.value == "there" and after == "BE":
        return _as(lexeme, "PERSON", "it")
    if lexeme.plain.lower() == "right" and before in ("END", "STOP", "COMMA"):
        return _as(lexeme, "COMMA", "right")
    return None


def _settle_number(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "3 more 4 u": a digit that stands for a word."""
    lexeme = lexemes[place]
    after = _at(lexemes, place + 1)
    if after.label in ("OF", "NUMBER") and _is_single_rank(lexemes, place - 1) and 2 <= int(lexeme.value) <= 10:
        return _as(lexeme, "RANK", "T" if lexeme.value == "10" else lexeme.value)
    if lexeme.plain == "4" and after.label == "PERSON" and after.value in ("you", "me"):
        return _as(lexeme, "PREP", "for")
    if lexeme.plain == "2" and after.label in ("ROLE",) and after.value in ("dummy", "hand"):
        return _as(lexeme, "PREP", "to")
    if (
        lexeme.plain == "4"
        and after.label == "DET"
        and after.value == "the"
        and _at(lexemes, place + 2).value == "rest"
    ):
        return _as(lexeme, "PREP", "for")
    return None


def _is_single_rank(lexemes: list[Lexeme], place: int) -> bool:
    """ "Jack *ten* nine of clubs": a number that goes on a run of ranks."""
    return _label(lexemes, place) == "RANK" and not lexemes[place].value.endswith("+")


def _settle_too(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Too more tricks" is two; elsewhere the word says nothing."""
    counted = _at(lexemes, place + 1).value in ("more", "trick+", "round+") or _label(lexemes, place + 1) == "SUIT"
    return _as(lexemes[place], "NUMBER", "2") if counted else _as(lexemes[place], "SKIP", "")


def _settle_dash(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Rest - 1" takes away."""
    takes = _label(lexemes, place - 1) == "QUANT" and _label(lexemes, place + 1) in ("NUMBER", "DET")
    return _as(lexemes[place], "EXCEPT", "minus") if takes and lexemes[place].plain == "-" else None


def _settle_prep(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "To cash" is an infinitive, "in" after "are" a state, "for" before tricks perhaps a number."""
    lexeme = lexemes[place]
    before, after = _label(lexemes, place - 1), _label(lexemes, place + 1)
    if lexeme.value == "to" and after == "VERB":
        return _as(lexeme, "AUX", "to")
    homophone = _HEARD_NUMBER.get(lexeme.plain.lower())
    if homophone and _wants_number(lexemes, place, lexeme.plain.lower()):
        return _as(lexeme, "NUMBER", homophone)
    ends = after in _JOINTS or after == "END"
    if lexeme.plain.lower() == "in" and before == "BE" and ends:
        return _as(lexeme, "PRED", "gone")
    if lexeme.plain.lower() == "on" and ends and before in ("BE", "SUIT", "ACT", "RANK", "CARDS"):
        return _as(lexeme, "PRED", "on")
    return None


_HEARD_NUMBER = {"to": "2", "too": "2", "for": "4", "fore": "4"}


def _wants_number(lexemes: list[Lexeme], place: int, word: str) -> bool:
    """ "Discard the *to* clubs", "for *for* more tricks": a place where only a number makes sense."""
    before, after = _at(lexemes, place - 1), _at(lexemes, place + 1)
    if before.value.startswith("make.") and word == "for" and after.label in ("END", "COMMA", "STOP"):
        return True
    counted = after.value == "more" or (after.label == "SUIT" and _counted_suit(lexemes, place + 1))
    if before.label == "END" and counted:
        return True
    if (after.label == "SUIT" and after.value.endswith("+")) or after.value in ("more", "trick+", "round+"):
        if (before.label == "DET" and before.value in ("the", "my", "these")) or before.label == "ADJ":
            return True
        if word in ("for", "to") and after.label == "SUIT" and _in_count_list(lexemes, place):
            return True
        return word == "for" and before.plain.lower() == "for" and before.label == "PREP"
    return False


def _counted_suit(lexemes: list[Lexeme], place: int) -> bool:
    """A suit in the plural, or with its tricks: what a number would count."""
    return lexemes[place].value.endswith("+") or _at(lexemes, place + 1).value == "trick+"


def _in_count_list(lexemes: list[Lexeme], place: int) -> bool:
    """ "Four hearts *for* spades and *to* diamonds": between counted suits only a count makes sense."""
    start = place - 1 if _label(lexemes, place - 1) == "SUIT" else place - 2
    return _label(lexemes, start) == "SUIT" and _label(lexemes, start - 1) == "NUMBER"


def _settle_down(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "One off", "down two"; "off dummy" is a place."""
    lexeme = lexemes[place]
    after = _label(lexemes, place + 1)
    if after in ("ROLE", "DET", "SUIT") and _label(lexemes, place - 1) != "NUMBER":
        return _as(lexeme, "PREP", "from")
    if lexeme.plain.lower() == "off" and _label(lexemes, place - 1) in ("ACT", "RANK"):
        return _as(lexeme, "PRED", "off")
    return None


def _settle_be(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Dummy's good" is a verb, "dummy's spades" a possessive, "he's got" an auxiliary."""
    lexeme = lexemes[place]
    if lexeme.plain.lower() not in ("'s", "s") and not lexeme.plain.lower().endswith("s"):
        return None
    before, after = _at(lexemes, place - 1), _at(lexemes, place + 1)
    possessive = after.label in _NOMINAL | {"ADJ"} and before.label in ("ROLE", "UNKNOWN")
    if possessive and (after.label != "NOUN" or not after.value.startswith("winner")):
        if before.value == "dummy":
            lexemes[place - 1] = _as(before, "SKIP", "")
            return _as(lexeme, "DET", "dummy")
        return _as(lexeme, "DET", "your")
    return None


def _settle_but(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "All but one" leaves something out; elsewhere "but" is a pause."""
    lexeme, before = lexemes[place], _at(lexemes, place - 1)
    leaves_out = before.label in ("QUANT", "ADJ", "NOUN", "OF") and before.value not in ("no", "more", "loser+")
    return _as(lexeme, "EXCEPT", "but") if leaves_out else _as(lexeme, "COMMA", "but")


def _settle_sorry(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Five, sorry, four" is a correction; elsewhere an apology, which says nothing."""
    lexeme = lexemes[place]
    before = (
        _at(lexemes, place - 2) if _label(lexemes, place - 1) in ("COMMA", "DASH", "STOP") else _at(lexemes, place - 1)
    )
    after = (
        _at(lexemes, place + 2) if _label(lexemes, place + 1) in ("COMMA", "DASH", "STOP") else _at(lexemes, place + 1)
    )
    same = before.label == after.label and after.label in ("NUMBER", "SUIT")
    mends = same or (before.label in ("SUIT", "NOUN") and after.label in ("NUMBER", "SUIT"))
    return _as(lexeme, "REPAIR" if mends else "SKIP", "repair")


def _settle_quantifier(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Four, no, five": a correction."""
    lexeme = lexemes[place]
    if lexeme.plain.lower() != "no" or lexeme.value != "no":
        return None
    paused = _label(lexemes, place - 1) in ("COMMA", "DASH", "STOP") and place >= 2
    after = _at(lexemes, place + 2) if _label(lexemes, place + 1) in ("COMMA", "DASH") else _at(lexemes, place + 1)
    mends = after.label in ("NUMBER", "SUIT") or (after.label == "DET" and _label(lexemes, place + 1) == "COMMA")
    if paused and mends and (after.label != "SUIT" or _label(lexemes, place + 1) == "COMMA"):
        return _as(lexeme, "REPAIR", "repair")
    if _label(lexemes, place + 1) in _JOINTS and _label(lexemes, place - 1) in ("END", "STOP", "COMMA"):
        return _as(lexeme, "SKIP", "no")
    return None


def _settle_next(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "The next heart" is one of several, "next a heart" comes after."""
    lexeme = lexemes[place]
    named = lexeme.plain.lower() == "next" and _label(lexemes, place - 1) == "DET"
    return _as(lexeme, "ADJ", "next") if named else None


def _settle_after(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Ruff once and draw": a number of times, no order."""
    lexeme = lexemes[place]
    counts = lexeme.plain.lower() == "once" and _label(lexemes, place + 1) in (*_JOINTS, "END", "PREP")
    return _as(lexeme, "SKIP", "") if counts else None


def _settle_meta(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Play on" objects; "play on diamonds" plays."""
    plays = lexemes[place].plain.lower() == "play" and _label(lexemes, place + 1) in ("SUIT", "DET")
    return _as(lexemes[place], "VERB", "play.base") if plays else None


def _settle_cards(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "4H making" names the contract, not a card."""
    lexeme = lexemes[place]
    contract = lexeme.plain[:1] in "1234567" and len(lexeme.plain) == 2
    return _as(lexeme, "SKIP", "") if contract and _at(lexemes, place + 1).value.startswith("make.") else None


def _settle_colon(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "S: AKQ" is a suit and its cards."""
    titled = _label(lexemes, place - 1) == "SUIT" and _label(lexemes, place + 1) in ("CARDS", "RANK", "LETTER", "DET")
    return _as(lexemes[place], "SKIP", "") if titled else None


def _settle_letter(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """Single letters: a suit, a rank, a seat, a small card, or trumps."""
    lexeme = lexemes[place]
    letter = lexeme.plain
    upper = letter.upper()
    if upper == "N":
        return _as(lexeme, "ROLE", "N") if letter == "N" else _as(lexeme, "AND", "n")
    if upper in "EW":
        return _as(lexeme, "ROLE" if letter == upper else "UNKNOWN", upper)
    if letter == "=" and _label(lexemes, place + 1) == "NUMBER":
        return _as(lexeme, "COLON", "=")
    if letter == "=":
        return _as(lexeme, "SIGNED", "=")
    if upper in "SHDC":
        return _suit_letter(lexemes, place, upper)
    if upper in "KQJX":
        return _as(lexeme, "RANK", upper if upper != "X" else "x")
    return _as(lexeme, "UNKNOWN", letter)


def _suit_letter(lexemes: list[Lexeme], place: int, upper: str) -> Lexeme:
    lexeme = lexemes[place]
    after = _label(lexemes, place + 1)
    if upper == "S" and lexeme.plain == "S" and after in ("VERB", "BE", "AUX"):
        return _as(lexeme, "ROLE", "S")
    if lexeme.plain.islower() and after == "PERSON":
        return _as(lexeme, "UNKNOWN", lexeme.plain)
    return _as(lexeme, "SUIT", upper)


def _settle_determiner(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """The ace or the article: "D A entry", "your A", "A of diamonds"."""
    lexeme = lexemes[place]
    if lexeme.plain.lower() == "them":
        heard_then = _label(lexemes, place + 1) in ("PERSON", "DET", "ROLE", "VERB") and place > 0
        return _as(lexeme, "THEN", "then") if heard_then and _label(lexemes, place - 1) in ("NOUN", "SUIT") else None
    if (
        lexeme.plain.lower() == "our"
        and _label(lexemes, place - 1) == "SUIT"
        and _label(lexemes, place + 1) in ("VERB", "PRED")
    ):
        return _as(lexeme, "BE", "is")  # "trumps our drawn"
    if lexeme.plain.lower() == "their" and _at(lexemes, place + 1).value == "all":
        return _as(lexeme, "PERSON", "they")  # "their all good"
    if lexeme.plain not in ("A", "a") or lexeme.value != "a":
        return None
    before, after = _at(lexemes, place - 1), _at(lexemes, place + 1)
    if after.label == "OF" or (before.label == "SUIT" and len(before.plain) == 1):
        return _as(lexeme, "RANK", "A")
    if lexeme.plain == "A" and before.label == "DET" and after.label not in _NOMINAL:
        return _as(lexeme, "RANK", "A")
    alone = after.label in _JOINTS or after.label in ("END", "PREP", "LAST", "EXCEPT")
    alone = alone or (after.label == "LETTER" and lexeme.plain == "A")
    if alone and (lexeme.plain == "A" or before.label in ("DET", "VERB")):
        return _as(lexeme, "RANK", "A")
    if after.label in ("RANK", "SUIT") and len(after.plain) == 1 and lexeme.plain == "A":
        return _as(lexeme, "RANK", "A")
    return None


def _settle_rank(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """ "Pull T" is trumps; "S T", "the T of hearts" and "K T" are tens."""
    lexeme = lexemes[place]
    if lexeme.plain.upper() != "T" or lexeme.value != "T":
        return None
    before, after = _at(lexemes, place - 1), _label(lexemes, place + 1)
    if after == "OF" or before.label in ("RANK", "CARDS", "SUIT") or (before.label == "DET" and after == "OF"):
        return None
    return _as(lexeme, "SUIT", "T+")


_BY_LABEL: dict[str, Rule] = {
    "SUIT": _settle_suit,
    "VERB": _settle_verb,
    "ADJ": _settle_adjective,
    "PRED": _settle_predicate,
    "NUMBER": _settle_number,
    "PREP": _settle_prep,
    "DOWN": _settle_down,
    "BE": _settle_be,
    "LETTER": _settle_letter,
    "DET": _settle_determiner,
    "RANK": _settle_rank,
    "BUT": _settle_but,
    "CARDS": _settle_cards,
    "AFTER": _settle_after,
    "META": _settle_meta,
    "TOO": _settle_too,
    "DASH": _settle_dash,
    "THEN": _settle_next,
    "COLON": _settle_colon,
    "SORRY": _settle_sorry,
    "QUANT": _settle_quantifier,
}
