"""What a word means beside its neighbours: the verb or the noun, the card or the count, the letter or the article.

Each rule looks at one kind of lexeme and may give another in its place. A rule sees its left neighbours as already
decided and its right neighbours as the lexicon left them.
"""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.connectives import (
    settle_and,
    settle_but,
    settle_except,
    settle_negation,
    settle_quantifier,
    settle_slash,
    settle_stop,
)
from nlclaim.language.contexts.counts import (
    settle_dash,
    settle_first,
    settle_mine,
    settle_noun,
    settle_of,
    settle_ordinal,
    settle_signed,
    settle_too,
)
from nlclaim.language.contexts.determiners import settle_determiner
from nlclaim.language.contexts.letters import settle_auxiliary, settle_cards, settle_colon, settle_letter, settle_rank
from nlclaim.language.contexts.list_marks import read_list_marks
from nlclaim.language.contexts.neighbours import Rule
from nlclaim.language.contexts.number_places import settle_number
from nlclaim.language.contexts.pauses import settle_comma, with_pauses
from nlclaim.language.contexts.persons import settle_person, settle_role
from nlclaim.language.contexts.plays import settle_suit, settle_unknown, settle_verb
from nlclaim.language.contexts.prepositions import settle_prep
from nlclaim.language.contexts.remark_words import (
    settle_doubt,
    settle_made,
    settle_meta,
    settle_repair,
    settle_sorry,
    settle_trouble,
)
from nlclaim.language.contexts.restarts import mend_restarts
from nlclaim.language.contexts.scores import settle_score
from nlclaim.language.contexts.second_thoughts import is_apology
from nlclaim.language.contexts.states import settle_adjective, settle_be, settle_down, settle_predicate
from nlclaim.language.contexts.when_words import (
    settle_after,
    settle_condition,
    settle_else,
    settle_later,
    settle_manner,
    settle_next,
)
from nlclaim.language.foreign_honours import read_foreign_honours
from nlclaim.language.lexemes import Lexeme
from nlclaim.language.normalise import Correction
from nlclaim.spans import Span

#: Changes of label (of all lexemes with a label, or of those with one value) that replace the word said by one that
#: sounds like it, and the word then meant.
_HOMOPHONES: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("DET", "THEN"): {"then": "then"},
    ("PREP", "NUMBER"): {"2": "two", "4": "four"},
    ("TOO", "NUMBER"): {"2": "two"},
    ("VERB", "NUMBER"): {"1": "one"},
    ("DET", "BE"): {"is": "are"},
    ("DET", "PERSON"): {"they": "they are", "you": "you are"},
    ("PERSON", "DET"): {"your": "your", "my": "my"},
    ("VERB", "SUIT"): {"T": "trump"},
    ("follow_up.base", "ACT"): {"finesse": "finesse"},
    ("concede.past", "ADJ"): {"last": "last"},
    ("DET", "VERB"): {"discard.base": "discard"},
    ("VERB", "EXCEPT"): {"but": "except"},
    ("DOWN", "OF"): {"of": "of"},
    ("LETTER", "PREP"): {"in": "in"},
}


_HEARD_IN_TWO: Final = frozenset({"die", "dye", "dime"})
"""First words of what a recogniser makes of diamonds: "die mends", "dime ends"."""


def settle_contexts(lexemes: list[Lexeme], text: str) -> tuple[list[Lexeme], list[Correction]]:
    """The lexemes with every word of several meanings decided by its neighbours, and the sound-alikes put right."""
    settled = lexemes
    read_list_marks(settled, text)
    corrections = read_foreign_honours(settled, text)
    for place in range(len(settled)):
        old = settled[place]
        rule = _BY_LABEL.get(old.label)
        better = rule(settled, place) if rule is not None else None
        if better is not None:
            settled[place] = better
            meant = _HOMOPHONES.get((old.label, better.label)) or _HOMOPHONES.get((old.value, better.label))
            if old.word == "them":
                continue  # the word that was said, whatever it is taken for
            if meant or (old.label == "NUMBER" and better.label == "PREP" and old.plain.isalpha()):
                meant = meant or {}  # "cross *two* dummy"; a digit is only written for the word
                span = Span(old.start, old.end)
                corrections.append(Correction(span, old.plain, meant.get(better.value, better.value), "context", 0.8))
        if old.label == "SUIT" and old.word in _HEARD_IN_TWO and old.end - old.start > len("diamond"):
            span = Span(old.start, old.end)
            corrections.append(Correction(span, text[old.start : old.end], "diamonds", "sounds_alike", 0.8))
    settled = [lexeme for lexeme in settled if lexeme.label != "SKIP" or is_apology(lexeme)]
    corrections += mend_restarts(settled, text)
    return with_pauses([lexeme for lexeme in settled if lexeme.label != "SKIP"]), corrections


_BY_LABEL: Final[dict[str, Rule]] = {
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
    "FIRST": settle_first,
    "SIGNED": settle_signed,
    "PREP": settle_prep,
    "DOWN": settle_down,
    "BE": settle_be,
    "LETTER": settle_letter,
    "PERSON": settle_person,
    "ROLE": settle_role,
    "DET": settle_determiner,
    "RANK": settle_rank,
    "BUT": settle_but,
    "EXCEPT": settle_except,
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
    "COMMA": settle_comma,
    "SORRY": settle_sorry,
    "EXACT": settle_made,
    "TROUBLE": settle_trouble,
    "STOP": settle_stop,
    "DOUBT": settle_doubt,
    "NEG": settle_negation,
    "REPAIR": settle_repair,
    "QUANT": settle_quantifier,
    "OF": settle_of,
    "OR": settle_slash,
    "IF": settle_condition,
    "ELSE": settle_else,
    "HOW": settle_manner,
}
