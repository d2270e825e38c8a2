"""What a word means beside its neighbours: the verb or the noun, the card or the count, the letter or the article.

Each rule looks at one kind of lexeme and may give another in its place. A rule sees its left neighbours as already
decided and its right neighbours as the lexicon left them.
"""

from __future__ import annotations

from nlclaim.language.contexts.connectives import (
    settle_after,
    settle_and,
    settle_but,
    settle_doubt,
    settle_later,
    settle_meta,
    settle_negation,
    settle_next,
    settle_quantifier,
    settle_repair,
    settle_slash,
    settle_sorry,
    settle_stop,
)
from nlclaim.language.contexts.counts import (
    settle_dash,
    settle_mine,
    settle_noun,
    settle_number,
    settle_of,
    settle_ordinal,
    settle_prep,
    settle_score,
    settle_too,
)
from nlclaim.language.contexts.letters import (
    settle_auxiliary,
    settle_cards,
    settle_colon,
    settle_determiner,
    settle_letter,
    settle_person,
    settle_rank,
)
from nlclaim.language.contexts.neighbours import Rule, label_at, lexeme_at
from nlclaim.language.contexts.plays import (
    settle_adjective,
    settle_be,
    settle_down,
    settle_predicate,
    settle_suit,
    settle_unknown,
    settle_verb,
)
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.normalise import Correction
from nlclaim.spans import Span

#: Changes of label (of all lexemes with a label, or of those with one value) that replace the word said by one that
#: sounds like it, and the word then meant.
_HOMOPHONES: dict[tuple[str, str], dict[str, str]] = {
    ("DET", "THEN"): {"then": "then"},
    ("PREP", "NUMBER"): {"2": "two", "4": "four"},
    ("TOO", "NUMBER"): {"2": "two"},
    ("VERB", "NUMBER"): {"1": "one"},
    ("DET", "BE"): {"is": "are"},
    ("DET", "PERSON"): {"they": "they are", "you": "you are"},
    ("VERB", "SUIT"): {"T": "trump"},
    ("follow_up.base", "ACT"): {"finesse": "finesse"},
    ("concede.past", "ADJ"): {"last": "last"},
    ("DET", "VERB"): {"discard.base": "discard"},
    ("VERB", "EXCEPT"): {"but": "except"},
}


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
            if meant := _HOMOPHONES.get((old.label, better.label)) or _HOMOPHONES.get((old.value, better.label)):
                span = Span(old.start, old.end)
                corrections.append(Correction(span, old.plain, meant.get(better.value, better.value), "context", 0.8))
    return _with_pauses([lexeme for lexeme in settled if lexeme.label != "SKIP"]), corrections


def _with_pauses(lexemes: list[Lexeme]) -> list[Lexeme]:
    """The lexemes with the commas that a recogniser does not write: "three hearts[,] ace of clubs[,] that's four"."""
    paused = lexemes[:1]
    for place in range(1, len(lexemes)):
        if _is_pause(lexemes, place):
            start = lexemes[place].start
            paused.append(Lexeme("COMMA", ",", start, start, ""))
        paused.append(lexemes[place])
    return paused


def _is_pause(lexemes: list[Lexeme], place: int) -> bool:
    before, here, after = lexemes[place - 1], lexemes[place], label_at(lexemes, place + 1)
    if before.label == "SUIT":
        return _starts_item(lexemes, place)
    if before.label == "CARDS" and here.label == "VERB" and here.value in ("ruff.base", "discard.base"):
        return after == "SUIT"  # "♣A[,] ruff ♣"
    if before.label == "MINE" and here.label == "NUMBER":
        return after == "MINE"  # "3 me[,] 1 u"
    plays = here.label == "SUIT" and (after == "ACT" or lexeme_at(lexemes, place + 1).value in ("to", "over.base"))
    if before.value == "ruff" and before.label == "ACT" and here.value in ("draw.base", "cash.base", "ruff.base"):
        return True
    if before.label == "ROLE" and here.value in ("draw.base", "cash.base", "ruff.base"):
        return lexeme_at(lexemes, place - 2).value in ("to", "my", "in")  # "spade back to my hand[,] draw trumps"
    if before.label in ("ACT", "ROLE") and before.value in ("ruff", "hand", "dummy"):
        return plays  # "heart ruff[,] club back to my hand[,] heart ruff"
    if before.label == "RANK" and here.label == "SUIT" and after == "ACT":
        return lexeme_at(lexemes, place - 3).value == "to"  # "spade to the ace[,] spade ruff"
    return before.label == "RANK" and here.value == "a" and after == "SUIT"  # "a spade to the ace[,] a club ruff"


def _starts_item(lexemes: list[Lexeme], place: int) -> bool:
    """Whether another item, or what they all come to, starts behind a suit: "three hearts[,] ace of clubs"."""
    here, then = lexemes[place], label_at(lexemes, place + 2)
    counted = lexemes[place - 1].value.endswith("+") and label_at(lexemes, place - 2) == "NUMBER"
    counted = counted or not lexemes[place - 1].value.endswith("+")  # "ruff a heart[,] ace of clubs"
    card = here.label == "RANK" and label_at(lexemes, place + 1) == "OF" and then == "SUIT"
    sums_up = here.value == "this" and label_at(lexemes, place + 1) == "BE" and then in ("NUMBER", "DOWN")
    makes = here.label == "EXACT" and here.plain.lower() == "that" and label_at(lexemes, place + 1) == "NUMBER"
    rounds = lexemes[place - 1].value.startswith("T") and here.label == "NUMBER"
    rounds = rounds and lexeme_at(lexemes, place + 1).value == "round+" and then != "OF"
    played = here.label == "CARDS" and label_at(lexemes, place - 2) == "VERB"  # "ruff ♦[,] A♣"
    named = label_at(lexemes, place - 2) == "OF" and label_at(lexemes, place - 3) == "RANK"
    object_next = label_at(lexemes, place + 1) == "DET" and then == "SUIT"
    played = played or (named and here.value in ("ruff.base", "draw.base", "discard.base") and object_next)
    return (counted and card) or sums_up or makes or rounds or played


_BY_LABEL: dict[str, Rule] = {
    "UNKNOWN": settle_unknown,
    "SUIT": settle_suit,
    "AUX": settle_auxiliary,
    "VERB": settle_verb,
    "ADJ": settle_adjective,
    "PRED": settle_predicate,
    "NOUN": settle_noun,
    "MINE": settle_mine,
    "NUMBER": settle_number,
    "ORDINAL": settle_ordinal,
    "PREP": settle_prep,
    "DOWN": settle_down,
    "BE": settle_be,
    "LETTER": settle_letter,
    "PERSON": settle_person,
    "DET": settle_determiner,
    "RANK": settle_rank,
    "BUT": settle_but,
    "AND": settle_and,
    "CARDS": settle_cards,
    "AFTER": settle_after,
    "META": settle_meta,
    "TOO": settle_too,
    "SCORE": settle_score,
    "LATER": settle_later,
    "DASH": settle_dash,
    "THEN": settle_next,
    "COLON": settle_colon,
    "SORRY": settle_sorry,
    "STOP": settle_stop,
    "DOUBT": settle_doubt,
    "NEG": settle_negation,
    "REPAIR": settle_repair,
    "QUANT": settle_quantifier,
    "OF": settle_of,
    "OR": settle_slash,
}
