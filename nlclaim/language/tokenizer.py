"""Cuts a statement into words: cards, suit symbols of all kinds, contractions, breaks such as `3-2`.

The words are stretches of the text as given. What is compared is the *plain* text, of the same length: full-width
letters, curly quotes and look-alike suit symbols are mapped one character to one, so offsets never move.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final


class Word:
    """A token: its plain form, that in small letters, and the characters it covers."""

    def __init__(self, plain: str, start: int, end: int) -> None:
        self.plain = plain
        self.start = start
        self.end = end
        self.lower = plain.lower()


SUIT_MARK: Final = (
    r"(?:[♠♥♦♣]\ufe0f?(?:s(?![a-z]))?|@[SHDCshdc]s?(?![a-z])|![SHDCshdc](?![a-z])"
    r"|&(?:spades|hearts|diams|clubs);?|&\#(?:982[4-9]|983[01]);?|:(?:spades|hearts|diamonds|clubs):)"
)
_RANK_RUN: Final = r"(?:10|[AKQJTakqjt2-9])+[xX]*(?![A-Za-z0-9])"
_SPELLED: Final = r"(?:10|[AKQJT2-9])[SHDCshdc]"
_RUN_TOGETHER: Final = (
    rf"(?!(?:ACTS|ASKS)\b)[AKQJT][SHDCshdc](?=(?:{_SPELLED})+(?![A-Za-z0-9]))"
    r"|(?!(?:SACK|HACK|CAST|HAST)\b)[SHDC][AKQJT](?=(?:[SHDC](?:10|[AKQJT2-9]))+(?![A-Za-z0-9]))"
)
"""The first of cards that are each spelled out and run together: "AHKHQH", "AsKsQs", "SAHK"."""
_TOKEN: Final = re.compile(
    rf"""
      \s*(                                            # tried once a word, not once more at each space
      [A-Za-z]?[a-z]+(?=[ ,.]|\Z) | [aIA,.\d](?=\ )    # most words; none of what follows could match longer
    | {SUIT_MARK}[AKQJ](?:-(?:10|[KQJT98]))+(?![\w-])  # ♥Q-J-10
    | {SUIT_MARK}{_RANK_RUN}                          # ♠AK, @H10
    | (?![1-9]x?{SUIT_MARK})(?:10|[AKQJTakqjt2-9])+[xX]*{SUIT_MARK}         # A♠, J@S; but 3♠, 3x♠ may be a count
    | {SUIT_MARK}
    | {_RUN_TOGETHER}
    | [AKQJ]'s(?=\s*(?:$|[,.;:!&]|and\b|of\b))         # ranks as "A's"
    | [shdcSHDC]'s(?=\s*(?:$|[,.;:!&]|(?:and|n|r|are)\b))  # the suits as "c's" and "D's"
    | [1-9](?=[xX][shdcSHDC]s?(?!\w)) | (?<=\d)[xX](?=[shdcSHDC]s?(?!\w))  # the times of "3xH"
    | (?<=\d)[shdcSHDC](?=\d[shdcSHDC](?![A-Za-z]))    # the suits of "3s2h1d"
    | &(?:amp|quot|apos|lt|gt|\#\d{{1,5}}|\#x[0-9a-fA-F]{{1,5}});
    | [1-7](?:NT|N|nt|[SHDC♠♥♦♣]|[shdcn](?=x{{0,2}}(?:\s+making|[+\-]\d(?!\w)|=)))[xX]{{0,2}}  # 3NT+1, 4s-1
      (?:(?:[+\-]\d?|=)(?!\w|{SUIT_MARK})|(?=\s+(?:mak(?:ing|es)|made|by|is\s+(?:home|cold|made))\b))
    | \d{{1,2}}(?:[-–]\d{{1,2}})+(?!\w)               # 3-2
    | [1-6]-(?:nil|love|zero|one|two|three)(?!\w)     # 4-one
    | (?<![\w)])[+\-–−]\d+(?![\w-]|{SUIT_MARK})       # +1, -2; but 1♥+1♠
    | \d,\d{{3}}(?![\w,])                           # 1,430
    | \d\ufe0f?\u20e3                                # 4️⃣
    | [A-Za-z]+in'(?!\w)                               # losin', without its g
    | [^\W\d_]+?(?=n't(?!\w)) | n't(?!\w) | '(?:ll|ve|re|s|m|d|n|t)(?!\w)
    | [yY]'(?:all|know)(?!\w) | (?<!\w)[tT]h?'(?=[A-Za-z]{{3}}) | [mM]a'am(?!\w) | o/ts?(?!\w) | o'(?!\w) | '[eE]m(?!\w)
    | b4(?!\w) | w/[eo]?(?!\w) | 100\s?%
    | (?:10|[2-9])[xX]*(?=[AKQJTakqjtshdcSHDC](?![A-Za-z]))
    | \d+(?:st|nd|rd|th)(?!\w) | \d+(?=[^\W\d_]) | \d+
    | [^\W_]+(?:-[^\W_]+)*                            # words, hyphens inside
    | \.{{2,}} | --+ | \S
    )
    """,
    re.VERBOSE | re.DOTALL,
)
_LOOK_ALIKES: Final = {
    "♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "❤": "♥", "🖤": "♠", "💔": "♥", "🔶": "♦", "🔷": "♦", "💎": "♦",
    "☘": "♣", "🍀": "♣",
    "’": "'", "‘": "'", "`": "'", "´": "'", "ʼ": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "…": ".", "×": "x", "÷": "/", "·": ".", "‚": ",", "،": ",",
}  # fmt: skip


class _Plainer(dict[int, str]):
    """A translate table that works out a character's plain form the first time it is seen."""

    def __missing__(self, code: int) -> str:
        plain = _plain_character(chr(code))
        self[code] = plain
        return plain


def _plain_character(character: str) -> str:
    if character in _LOOK_ALIKES:
        return _LOOK_ALIKES[character]
    folded = unicodedata.normalize("NFKC", character)
    return folded if len(folded) == 1 else character


_PLAIN: Final = _Plainer()


def plain_text(text: str) -> str:
    """The text with look-alikes folded, character for character."""
    even = even_text(text)
    return even if even.isascii() else even.translate(_PLAIN)


def even_text(text: str) -> str:
    """The text with apostrophes straight, what is shouted in small letters and the quotation marks around it blank.

    Character for character, so that offsets hold for the text as given.
    """
    if not text.isascii():
        text = text.translate(_APOSTROPHES)
    if text.isupper() and any(not _are_cards(word) for word in _LONG_WORD.findall(text)):
        text = _CAPITALS.sub(_in_small_letters, text)
    if (quoted := _QUOTED.fullmatch(text)) is not None:
        text = f"{quoted[1]} {quoted[2]} {quoted[3]}"
    return text


def _are_cards(word: str) -> bool:
    """ "AKQJ", "AHKHQH": no shouting."""
    return set(word) <= _RANKS or re.match(_RUN_TOGETHER, word) is not None


def _in_small_letters(word: re.Match[str]) -> str:
    """The word, unless it is a card or a suit: "KD", "H", but "4TH" and "♣S"."""
    ends_another = word.start() > 0 and word.string[word.start() - 1] in "0123456789♠♥♦♣" and word[0] not in "AKQJ"
    cards = _CARD.fullmatch(word[0]) or re.match(_RUN_TOGETHER, word[0])
    return word[0] if cards and not ends_another else word[0].lower()


_APOSTROPHES: Final = str.maketrans("’‘ʼ", "'''")
_LONG_WORD, _CAPITALS, _RANKS = re.compile(r"[A-Z]{4,}"), re.compile(r"'?[A-Z]+"), frozenset("AKQJTX")
_CARD: Final = re.compile(r"(?!AS|AT|TA)(?:[AKQJT]?[SHDC]|[SHDC]?[KQJT]|[SHDC]A|[AKQJTX]{2,})")
"""What stays a card or a suit when capitals are made small; "A", "AS" and "AT" are words then."""
_DOTS: Final = "..."
_KEYCAP: Final = "\ufe0f\u20e3"
"""What makes a picture of a digit or a symbol, and says nothing."""
_QUOTED: Final = re.compile(r'(\s*)["“„«]([^"“”„«»]+)["”“»](\s*)')


def split_words(text: str) -> list[Word]:
    """The words of `text` with their offsets, white space left out."""
    plain = plain_text(text)
    words: list[Word] = []
    end = 0
    for token in _TOKEN.findall(plain.rstrip()):
        start = plain.index(token, end)
        end = start + len(token)
        if token not in _KEYCAP:
            words.append(Word(_DOTS if text[start] == "…" else token.rstrip(_KEYCAP), start, end))
    return words
