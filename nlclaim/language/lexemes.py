"""Normalised words → lexemes: the longest phrases of the lexicon, cards, numbers, punctuation, and what is unknown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final, NamedTuple

from nlclaim.bridge import RANK_NAMES
from nlclaim.language.hesitations import kept_words
from nlclaim.language.lexicon import Entry, Node, load_lexicon
from nlclaim.language.notation import is_capital, parse_card_word, suit_of_mark
from nlclaim.language.one_word import RANK_WORDS
from nlclaim.language.tokenizer import Word
from nlclaim.spans import Span


class Lexeme:
    """A label of the grammar with its value, over characters `start` to `end`; `plain`: its first word, spelled out.

    No tuple: compiled, its attributes are read in no time, and the contexts do little else.
    """

    def __init__(self, label: str, value: str, start: int, end: int, plain: str) -> None:
        self.label = label
        self.value = value
        self.start = start
        self.end = end
        self.plain = plain
        self.word = plain.lower()
        """The first word in small letters, as it is compared."""

    @property
    def span(self) -> Span:
        """The characters it stands for."""
        return Span(self.start, self.end)


_NAMING: Final = frozenset({"SUIT", "GROUP", "RANK", "CARDS", "NUMBER", "SCORE", "ORDINAL", "SIGNED", "BREAKS"})
"""Labels whose values tell one card or number from another, and not one sort of statement from another."""


def sort_of_name(label: str, value: str) -> str | None:
    """What a suit, a card or a number is the name of: its label, or `TRUMPS`; None for all other lexemes."""
    if label not in _NAMING:
        return None
    return "TRUMPS" if label != "RANK" and value.startswith("T") else label


class Terminal(Lexeme):
    """A lexeme as Lark's own parser wants it: with a `type`, and what it copies to the end of the input."""

    line: None = None
    column: None = None
    start_pos: None = None
    end_line: None = None
    end_column: None = None
    end_pos: None = None

    def __init__(self, lexeme: Lexeme) -> None:
        super().__init__(lexeme.label, lexeme.value, lexeme.start, lexeme.end, lexeme.plain)
        self.type = lexeme.label

    def __str__(self) -> str:
        return f"{self.label} {self.value}"


_PUNCTUATION: Final = {
    ",": "COMMA", ";": "STOP", ".": "STOP", "!": "STOP", "?": "QMARK", ":": "COLON", "-": "DASH", "–": "DASH",
    "—": "DASH", "--": "DASH", "(": "OPEN", ")": "CLOSE", "[": "BRACKET", "]": "CLOSE", "{": "OPEN", "}": "CLOSE",
    '"': "QUOTE", "'": "QUOTE", "&": "AND", "&amp;": "AND", "+": "AND", "/": "OR", "|": "STOP",
}  # fmt: skip
_SIGNED: Final = re.compile(r"([+\-–−])\s?(\d+)")
_BREAK: Final = re.compile(r"\d{1,2}(?:[-–]\d{1,2})+")


_BID: Final = re.compile(r"[1-7](?:NT|N|nt|[SHDCshdc♠♥♦♣])[xX]{0,2}([+\-=]\d?)?|[1-7]n([+\-=]\d?)")


_DOWN: Final = re.compile(r"(?:down|dn)(\d)|d(1)")


def _bid_result(sign: str) -> str:
    """`+1` and `-2` as they stand; a bare `=` or sign is the contract made."""
    return sign if len(sign) == 2 and sign[1] != "0" else "="


def find_lexemes(words: list[Word], norms: list[tuple[str, ...]]) -> list[Lexeme]:
    """The lexemes of a statement, left to right, fillers left out."""
    said = [norm for parts in norms for norm in parts]
    sources = (
        words if len(said) == len(words) else [word for word, parts in zip(words, norms, strict=True) for _ in parts]
    )
    if (kept := kept_words(said)) is not None:
        said, sources = [said[at] for at in kept], [sources[at] for at in kept]
    phrases = load_lexicon().phrases
    lexemes: list[Lexeme] = []
    particles: set[int] = set()
    at = 0
    while at < len(said):
        if at in particles:
            at += 1
            continue
        source = sources[at]
        plain, start = source.plain, source.start
        if len(plain) > 1 and _may_be_card(sources, at) and (cards := parse_card_word(plain.upper())):
            lexemes.append(Lexeme("CARDS", cards, start, source.end, plain))
            at += 1
            continue
        if "-" in plain and (cards := _hyphened(plain)):
            lexemes.append(Lexeme("CARDS", cards, start, source.end, plain))
            at += sum(1 for each in sources[at:] if each.start == start)
            continue
        entry, after = _longest(phrases, said, at)
        if entry is not None and entry.label == "REPAIR" and _denies_what_follows(phrases, lexemes, said, after):
            lexemes.append(Lexeme("SKIP", "repair", start, sources[after - 2].end, plain))
            at = after - 1
            continue
        if entry is not None:
            entry, after = _cut_short(phrases, said, at, entry, after)
        if entry is None and (parted := _parted(phrases, said, at)) is not None:
            entry, place = parted
            particles.add(place)
        label, value = entry or _shape(said[at], plain)
        if label == "FILLER" and (sense := _SENSES.get(said[at])) is not None and sense.applies(lexemes, said, after):
            label, value = sense.label, sense.value
        if label == "FILLER":
            at = _behind_filler(lexemes, said, at, after)
            continue
        if label == "STOP" and plain.startswith("..") and _goes_on_behind_dots(sources, after):
            label, value = "COMMA", ","  # "trumps*...* then the clubs": a pause
        meant = said[at] if _is_written_otherwise(source.lower, said[at]) else plain
        lexemes.append(Lexeme(label, value, start, sources[after - 1].end, meant))
        at = after
    return lexemes


def _may_be_card(sources: list[Word], at: int) -> bool:
    """Whether a word is written as cards are, or is one that means something else too but stands beside a card."""
    source = sources[at]
    if source.plain != source.lower and is_capital(source.plain):
        return True
    return source.plain in _ENGLISH_TOO and _is_beside_card(sources, at)


def _cut_short(phrases: Node, said: list[str], at: int, entry: Entry, after: int) -> tuple[Entry | None, int]:
    """The phrase found, or a shorter one where its last words belong to what follows."""
    to = entry.label in ("AUX", "EXACT") and said[after - 1] == "to"
    if to and _is_goal(phrases, said, after):
        return phrases.following[said[at]].entry, at + 1  # "I'm going *to dummy*", "it brings me *to dummy*"
    if entry.label == "THEN" and after - at > 2 and said[after : after + 1] == ["with"]:
        return phrases.following[said[at]].entry, at + 1  # "*when* I get in with the ace I run the clubs"
    if after - at > 1 and said[after - 1] == "there" and said[after : after + 1] == ["'s"]:
        return _longest(phrases, said[: after - 1], at)  # "if you take them *out*, there's a club"
    return entry, after


def _behind_filler(lexemes: list[Lexeme], said: list[str], at: int, after: int) -> int:
    """Where it goes on behind a filler, with the pauses that it makes left out."""
    comma = said[after : after + 1] == [","]
    if _is_put_in(lexemes, said, at, after):
        lexemes.pop()
        return after + 1
    if said[at] in _HEMS and comma and _goes_on(lexemes, said, after + 1):
        return after + 1  # "ace of um*,* clubs"
    if lexemes and lexemes[-1].label == "COMMA" and comma:
        return after + 1  # "the finesse is marked, um*,* the rest are mine": one pause
    return after


def _goes_on_behind_dots(sources: list[Word], at: int) -> bool:
    """Whether no sentence begins behind dots: "nine*...* ten", "the clubs*...* AK of hearts"."""
    following = sources[at].plain if at < len(sources) else ""
    return following != "" and not (following[:1].isupper() and following[1:2].islower())


def _denies_what_follows(phrases: Node, before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Sorry, *no finesse*", "wait, *no trumps left*": the *no* is that of what follows, and mends nothing."""
    if said[after - 1] != "no" or after == 1 or said[after - 2] == "'s":
        return False
    longer, end = _longest(phrases, said, after - 1)
    if longer is not None and end > after:
        return longer.label not in ("REPAIR", "DOUBT", "PERSON")  # "sorry, *no more* losers"
    named, end = _longest(phrases, said, after) if after < len(said) else (None, after)
    if named is None:
        return False
    first = not any(lexeme.label not in ("SKIP", "STOP", "COMMA", "THEN") for lexeme in before)
    if named.label in ("SUIT", "RANK", "CARDS", "GROUP", "ADJ", "NOUN"):
        return first or _is_said_to_be(phrases, said, end)
    if named.label == "ACT" or (named.label == "VERB" and named.value.endswith((".base", ".ing"))):
        following = _longest(phrases, said, end)[0] if end < len(said) else None
        plays = following is not None and following.label in _OBJECT | {"PERSON", "ROLE"}
        does = plays and (not first or named.value.endswith(".base"))  # "sorry, no, ruff a club"
        return not does and (first or named.value.startswith("finesse"))
    return False


def _is_said_to_be(phrases: Node, said: list[str], at: int) -> bool:
    """ "No trumps *left*", "no club *losers*": what there is none of, whatever was said before."""
    entry = _longest(phrases, said, at)[0] if at < len(said) else None
    return entry is not None and (entry.label == "PRED" or entry.value.startswith("loser"))


def _is_written_otherwise(typed: str, norm: str) -> bool:
    """ "Aftr", "dumy": a word that is short, or misspelt, for the one meant; not one that sounds like it."""
    if typed == norm or len(typed) <= 2 or typed in SHORTENED or typed in load_lexicon().sounds:
        return False
    return typed.isalpha() and norm.replace("'", "").isalpha()


SHORTENED: Final = frozenset(
    {"conc", "decl", "dec", "opp", "opps", "def", "tr", "trs", "cl", "rem", "approx", "ca", "vs"}
)
"""Words that are cut short with a point behind them."""


def _is_about(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "There's a trump *about*, I draw it": still out."""
    ends = after == len(said) or said[after] in {",", ".", ";", ":", "-", "and", "so", "but", "somewhere", "still"}
    return ends and bool(before) and before[-1].label == "SUIT"


def _gives_reason(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Cold *now* trumps have split": now that they have."""
    states = bool(before) and before[-1].label in ("PRED", "MINE")
    named = said[after : after + 1] in (["trumps"], ["the"], ["they"], ["spades"], ["hearts"], ["diamonds"], ["clubs"])
    return states and named and bool(_HAPPENED & {*said[after + 1 : after + 4]})


_HAPPENED: Final = frozenset({"have", "'ve", "has", "are", "'re", "broke", "split", "divided", "behaved", "fell"})


def _counts_rounds(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Two *times* trumps", "one *time* trump": so many rounds of them."""
    return said[after : after + 1] in (["trump"], ["trumps"])


def _ends_in_thought(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "All mine ... *hmm*": what was said is doubted; not "hmm, all mine"."""
    return not any(word not in _PUNCTUATION and word.strip(".") for word in said[after:])


def _stands_against_there(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Hearts *here* and clubs there": kept for the contexts, where it shows that *there* is a place."""
    return bool(before) and "there" in said[after + 1 : after + 7]


def _repeats_finesse(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Diamond to the jack, and *again* if I have to", "ruff a club, and *again*, then hearts": once more."""
    following = said[after] if after < len(said) else ""
    last = before[-1].label if before else ""
    next_play = bool({"and", "then"} & {*said[after : after + 1 + (following == ",")]})
    goes_on = last in ("AND", "THEN") or (last == "COMMA" and (following in _ON_CONDITION or next_play))
    if not goes_on or not (following in _ON_CONDITION or next_play or not following.strip(".!")):
        return False
    to_card = any(one.value == "to" and _labels(before, at) & {"RANK", "NUMBER"} for at, one in enumerate(before))
    return to_card or any("finesse" in lexeme.value or lexeme.value.startswith("ruff") for lexeme in before)


def _labels(lexemes: list[Lexeme], at: int) -> set[str]:
    return {lexeme.label for lexeme in lexemes[at + 1 : at + 3]}


_ON_CONDITION: Final = frozenset({"if", "when", "unless", "should", "as"})


class _Sense(NamedTuple):
    """What a word that is mostly a filler says where it is none."""

    applies: Callable[[list[Lexeme], list[str], int], bool]
    label: str
    value: str


def _goes_over_there(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "*Over there* with the ace, pitch a club": one crosses; elsewhere it says where."""
    begins = not before or before[-1].label in ("COMMA", "AND", "THEN", "STOP", "COLON", "DASH", "FIRST", "LAST")
    return begins and said[after - 1] == "there" and said[after : after + 1] in (["with"], ["in"], ["on"], ["via"])


_SENSES: Final = {
    "about": _Sense(_is_about, "PRED", "left"),
    "again": _Sense(_repeats_finesse, "VERB", "repeat.base"),
    "here": _Sense(_stands_against_there, "SKIP", ""),
    "over": _Sense(_goes_over_there, "VERB", "over.base"),
    "now": _Sense(_gives_reason, "IF", "because"),
    "times": _Sense(_counts_rounds, "NOUN", "round"),
    **{word: _Sense(_ends_in_thought, "DOUBT", "doubt") for word in ("hmm", "hm", "mmm")},
}


_UNFINISHED: Final = frozenset({"AUX", "NEG", "DET", "OF", "PREP", "ADJ", "BE"})
"""Labels that no clause ends with."""


def _is_open(before: list[Lexeme], said: list[str], after: int) -> bool:
    """Whether a clause goes on behind a filler and its comma: "the um, king", "king uh, of clubs"."""
    last = before[-1] if before else None
    following = said[after] if after < len(said) else ""
    if last is None:
        return False
    if following == "of":
        return True
    if last.label in _UNFINISHED or last.word in ("i", "we"):
        return not _may_end(before)
    entry = load_lexicon().entry(following)
    label = entry.label if entry is not None else ""
    if label == "PREP" and last.label in ("SUIT", "RANK", "ACT", "NOUN"):
        return True  # "ruff a club um, in hand"
    if last.value == "high":
        return label == "SUIT"
    if last.label == "NUMBER":
        return label in ("SUIT", "ADJ", "NOUN", "PRED") and last.value.isdecimal() and int(last.value) <= _FEW
    does = last.label == "VERB" and not last.value.endswith(".past") and not last.value.startswith(_STANDS_ALONE)
    return does and label in ("DET", "NUMBER", "SUIT", "RANK", "ADJ")


def _may_end(before: list[Lexeme]) -> bool:
    """ "The finesse *is marked*", "no point in *going on*", "that *goes not*", "out *A*": a clause may end there."""
    last, other = before[-1], before[-2] if len(before) > 1 else None
    if other is None:
        return False
    if last.label == "ADJ":
        return other.label == "BE"
    if last.label in ("PREP", "NEG"):
        return other.value.partition(".")[0] in _MOVES
    return last.plain == "A" and other.label == "VERB"


_MOVES: Final = ("go", "come", "carry", "move", "break", "work")
_FEW: Final = 7
_STANDS_ALONE: Final = ("crossruff.", "finesse.", "claim.", "squeeze.", "concede.")


_HEMS: Final = frozenset({"uh", "um", "er", "erm", "umm", "uhh", "uhm", "like", "you", "well", "sort", "kind"})
"""What those begin with that are put in where the speaker looks for a word."""


def _is_put_in(before: list[Lexeme], said: list[str], at: int, after: int) -> bool:
    """ "And then I can*, um,* throw a club": a filler between commas that no clause can have ended before."""
    if len(before) < 2 or before[-1].label != "COMMA" or said[after : after + 1] != [","]:
        return False
    does = before[-2].label == "VERB" and before[-2].value.partition(".")[0] in _HAVE_OBJECTS
    if does and said[after + 1 : after + 2] and said[after + 1] in _ARTICLES:
        return True  # "I lose*, er,* a heart"
    unfinished = before[-2].label in ("AUX", "NEG", "DET", "EXCEPT") or before[-2].word in ("i", "we")
    return unfinished or (said[at] in _HEMS and _is_open(before[:-1], said, after + 1))


_MENDING: Final = frozenset({"no", "sorry"})


def _goes_on(before: list[Lexeme], said: list[str], after: int) -> bool:
    return _is_open(before, said, after) or _is_within_mending(before, said, after)


def _is_within_mending(before: list[Lexeme], said: list[str], after: int) -> bool:
    """ "Ten, um*,* no, um*,* eleven": one pause before the word of correction, and one behind it."""
    paused = len(before) > 1 and before[-1].label in ("COMMA", "STOP")
    return paused and (before[-2].word in _MENDING or said[after : after + 1] == ["no"])


_HAVE_OBJECTS: Final = frozenset(
    {
        "concede",
        "give",
        "have",
        "get",
        "take",
        "make",
        "cash",
        "draw",
        "ruff",
        "discard",
        "run",
        "lead",
        "keep",
        "claim",
    }
)
_ARTICLES: Final = frozenset({"a", "an", "the", "my", "your", "one", "two", "three", "four", "five", "six", "another"})


_ENGLISH_TOO: Final = frozenset({"As", "Ah", "Ad", "as", "ah", "ha", "ad", "sq"})
"""Cards that are words as well: a card where another stands beside them ("As Ks Ah", "sk and ah")."""


def _is_beside_card(sources: list[Word], at: int) -> bool:
    beside = [at - 1, at + 1]
    comma = "," if sources[at].plain in ("As", "Ad") else "and"  # "ah, ..." is said before anything
    beside += [at + 2 * step for step in (-1, 1) if _joins(sources, at + step, comma)]
    touching = at > 0 and sources[at - 1].end == sources[at].start and sources[at - 1].plain in _ENGLISH_TOO
    return touching or any(_is_card(sources[place].plain) for place in beside if 0 <= place < len(sources))


def _is_card(plain: str) -> bool:
    return plain not in _ENGLISH_TOO and len(plain) > 1 and parse_card_word(plain) is not None


def _joins(sources: list[Word], at: int, comma: str) -> bool:
    return 0 <= at < len(sources) and sources[at].plain in ("and", "&", "n", comma)


_SUIT_AND_CARDS: Final = re.compile(r"[SHDC]-[AKQJT](?:10|[AKQJT2-9])*X*")


def _hyphened(plain: str) -> str | None:
    """ "A-K-Q": ranks with hyphens between them; "S-AK": a suit and its cards, where "S-4" may be a count."""
    if _SUIT_AND_CARDS.fullmatch(plain):
        return parse_card_word(plain.replace("-", ""))
    ranks = plain.split("-")
    if any(len(rank) != 1 or rank not in "AKQJT98765432x" for rank in ranks) or plain[0] not in "AKQJT":
        return None
    return parse_card_word("".join(ranks))


def _longest(phrases: Node, said: list[str], at: int) -> tuple[Entry | None, int]:
    """The entry of the longest phrase that begins at a place, and the place behind it."""
    entry: Entry | None = None
    after = at + 1
    node = phrases.following.get(said[at])
    while node is not None:
        at += 1
        if node.entry is not None:
            entry, after = node.entry, at
        node = node.following.get(said[at]) if node.following and at < len(said) else None
    return entry, after


def _is_goal(phrases: Node, said: list[str], at: int) -> bool:
    """Whether "dummy", "my hand", "the defence" or the like stands at a place."""
    entry = _longest(phrases, said, at)[0] if at < len(said) else None
    to_hand = entry is not None and entry.label == "ROLE"
    return to_hand or (entry is not None and entry.label == "PERSON" and entry.value not in ("it", "who"))


_PARTICLES: Final = frozenset({"up", "out", "in", "off", "away"})
_OBJECT: Final = frozenset({"DET", "ADJ", "QUANT", "NUMBER", "SUIT", "GROUP", "RANK", "OF", "NOUN"})


def _parted(phrases: Node, said: list[str], at: int) -> tuple[Entry, int] | None:
    """ "*Mop* the trumps *up*": the entry of a verb in two words, and the place of the second behind its object."""
    node, place = phrases.following.get(said[at]), at + 1
    if node is None or _PARTICLES.isdisjoint(node.following):
        return None
    while place < min(len(said) - 1, at + 7):
        inside = phrases.following.get(said[place])
        entry = inside.entry if inside is not None else None
        if entry is None or not (entry.label in _OBJECT or entry.value in ("left", "it")):  # "the outstanding trumps"
            return None
        place += 1
        verb = node.following.get(said[place]) if said[place] in _PARTICLES else None
        if verb is not None and verb.entry is not None and verb.entry.label == "VERB":
            return verb.entry, place
    return None


_RANK_LETTERS: Final = {name: letter for letter, name in RANK_NAMES.items() if name in RANK_WORDS}


def _rank_run(norm: str) -> str | None:
    ranks = [_RANK_LETTERS.get(part) for part in norm.split("-")]
    return "?:" + "".join(rank for rank in ranks if rank) if all(ranks) else None


_NO_PAUSE: Final = frozenset("\ufffd💙💚💛💜🧡🤎🤍💗💖💕❣")
"""What stands for a lost character, and hearts of colours that may be any suit."""


def _is_picture(norm: str) -> bool:
    """ "👍", "😀": a face or a gesture, which pauses and says nothing."""
    return not norm.isascii() and norm[0] not in _NO_PAUSE and unicodedata.category(norm[0]) in ("So", "Sk", "Cf")


def _shape(norm: str, plain: str) -> tuple[str, str]:
    """Label and value of a word that is in no table, by its shape."""
    if norm in _PUNCTUATION:
        return _PUNCTUATION[norm], norm
    if "-" in norm and norm[0].isalpha() and (run := _rank_run(norm)):
        return "CARDS", run
    if bid := _BID.fullmatch(plain):
        result = bid[1] or bid[2]
        return ("SIGNED", _bid_result(result)) if result else ("FILLER", "contract")
    if down := _DOWN.fullmatch(norm):
        return "SIGNED", f"-{down[1] or down[2]}"
    if norm.isdecimal():
        return "SCORE", str(int(norm)) if len(norm) < 6 else "0"
    if suit := suit_of_mark(plain):
        return "SUIT", suit + ("+" if plain.startswith("@") and plain.endswith("s") and len(plain) > 2 else "")
    if cards := parse_card_word(plain):
        return "CARDS", cards
    if len(norm) == 1 and norm in "shdcakqjtxnew=":
        return "LETTER", plain
    if signed := _SIGNED.fullmatch(norm):
        return "SIGNED", ("+" if signed[1] == "+" else "-") + str(int(signed[2][:6]))
    if _BREAK.fullmatch(norm):
        return "BREAKS", norm
    return ("UNKNOWN", norm) if norm[0].isalnum() else _shape_of_mark(norm)


def _shape_of_mark(norm: str) -> tuple[str, str]:
    """Label and value of what is no word: dots, and pictures, which pause."""
    if set(norm) <= {"."}:
        return "STOP", norm
    return ("COMMA", ",") if _is_picture(norm) else ("UNKNOWN", norm)
