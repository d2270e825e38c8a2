"""The lexicon itself: what its phrases are worth once a statement has been cut into words and put right."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

import pytest

from nlclaim.errors import ResourceError
from nlclaim.language import parse_statement
from nlclaim.language.lexicon import parse_lexicon, spell_out
from nlclaim.language.normalise import normalise
from nlclaim.language.tokenizer import split_words
from nlclaim.reading.draft.flags import Flag
from nlclaim.resources import read_resource

_TABLES = tomllib.loads(read_resource("grammars", "lexicon.toml"))
_REWRITTEN = {*_TABLES["spelling"], *_TABLES["sounds"], "♤", "♡", "♢", "♧"}
_PHRASES = [
    (label, phrase)
    for label, table in _TABLES.items()
    if label not in ("spelling", "sounds", "forms")
    for patterns in table.values()
    for pattern in patterns
    for phrase in spell_out(pattern)
]


@pytest.mark.parametrize("label", dict.fromkeys(label for label, _ in _PHRASES))
def test_every_phrase_is_reached(label: str) -> None:
    """What the tokenizer cuts otherwise would never be read; what `[spelling]` rewrites serves as a word to guess."""
    for phrase in (phrase for table, phrase in _PHRASES if table == label):
        said = [norm for norms in normalise(split_words(phrase))[0] for norm in norms]
        assert said == phrase.split() or _REWRITTEN & set(phrase.lower().split()), phrase


def test_a_phrase_stands_once_under_a_key() -> None:
    with pytest.raises(ResourceError, match="'spades' stands twice under SUIT S"):
        parse_lexicon('[SUIT]\nS = ["spades", "pikes", "spades"]\n')


def test_a_phrase_is_one_thing() -> None:
    with pytest.raises(ResourceError, match="'pikes' is both"):
        parse_lexicon('[SUIT]\nS = ["pikes"]\nH = ["pikes"]\n')


def test_a_pattern_stands_for_its_phrases() -> None:
    assert spell_out("no (use|point at all) in") == ["no use in", "no point at all in"]
    assert spell_out("(|quite )good (one|two)") == ["good one", "good two", "quite good one", "quite good two"]
    with pytest.raises(ResourceError, match="'no point in' stands twice under NEG not"):
        parse_lexicon('[NEG]\nnot = ["no (use|point) in", "no point in"]\n')


@pytest.mark.parametrize("pattern", ["no (use in", "no use) in", "no use|point in", "no ((use|point) in"])
def test_a_bracket_is_opened_and_closed(pattern: str) -> None:
    with pytest.raises(ResourceError, match="is no pattern"):
        spell_out(pattern)


def test_remarks_are_named_as_the_flags_of_a_reading() -> None:
    """The reader notes a remark by its key, but for two kinds of question."""
    assert {*_TABLES["META"]} - {"think", "whose"} <= {*get_args(Flag)}


def test_the_word_that_the_guide_teaches_is_not_known_yet() -> None:
    """`grammars/README.md` begins with a statement of which one word is not understood."""
    guide = read_resource("grammars", "README.md")
    taught = re.search(r'`nlclaim parse "([^"]+)"` ends with \*Not understood: \'(\w+)\'\*', guide)
    assert taught is not None
    assert [span.of(taught[1]) for span in parse_statement(taught[1]).unread] == [taught[2]]


def test_a_contraction_in_full_says_the_same() -> None:
    lexicon = parse_lexicon("""[CUE]\nend = ["that 's me done"]\nlack = ["have n't"]\n""")
    have = lexicon.phrases.following["have"]
    in_full, contracted = lexicon.phrases.following["that"], lexicon.phrases.following["that"]
    for full, contraction in (("is", "'s"), ("me", "me"), ("done", "done")):
        in_full, contracted = in_full.following[full], contracted.following[contraction]
    assert in_full.entry is not None
    assert in_full.entry == contracted.entry
    assert "not" not in have.following
