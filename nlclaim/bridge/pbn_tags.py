"""The tokens of a PBN file as a stream: tags, words of a section, comments; then games, one at a time.

PBN 2.1, sections 2 and 3: `[Name "value"]`, section data on the lines below a tag, comments in braces or
after a semicolon, lines that begin with `%` left out, `#` for "as in the game before".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from nlclaim.bridge.sources import Source, iter_lines

_TOKEN = re.compile(
    r'\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\]|\\.)*)"\s*\]|(?P<brace>\{)|;(?P<rest>.*)|(?P<word>[^\s{;]+)'
)
# A value with quotes in it that nobody escaped: as long as the tag has the line to itself, it can be read.
_WHOLE_LINE_TAG = re.compile(r'\s*\[\s*(?P<name>\w+)\s*"(?P<value>[^\[\]]*)"\s*\]\s*$')
_CARD_WORD = re.compile(r"[SHDC](?:10|[2-9TJQKA])", re.IGNORECASE)
_IDENTIFYING = {"event", "site", "board", "deal"}
_KEPT = 5000
"""Words of a section, comments and tags kept for one game. Real ones have a few hundred."""


@dataclass(slots=True)
class Comment:
    """A comment, and how many cards of the play stand before it."""

    text: str
    cards_before: int
    offset: int
    after_ending: bool


@dataclass(slots=True)
class Game:
    """The tags of one game by lower-case name, and the words below the tags that have data."""

    offset: int
    tags: dict[str, str] = field(default_factory=dict)
    data: dict[str, list[str]] = field(default_factory=dict)
    comments: list[Comment] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    section: str = ""


def iter_games(source: Source) -> Iterator[Game]:
    """The games one by one, whether blank lines part them, as they should, or not."""
    splitter = _Splitter()
    for offset, line, cut in iter_lines(source):
        yield from splitter.take_line(offset, line, cut)
    yield from splitter.finish()


class _Splitter:
    """Collects one game at a time; carries the tags of the game before for `#`."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.before: dict[str, str] = {}
        self.comment: list[str] | None = None
        """The lines of a comment that is still open."""
        self.blank = False

    def take_line(self, offset: int, line: str, cut: bool) -> Iterator[Game]:
        """Takes in one line; yields the games it ends."""
        if self.comment is None and (line.startswith("%") or not line.strip()):
            self.blank = self.blank or not line.strip()
            return
        if cut and self.game is not None:
            self.game.problems.append(f"the line at byte {offset} is too long: only its start was read")
        place = 0
        while place < len(line):
            if self.comment is not None:
                place = self._continue_comment(self.comment, line, place, offset)
                continue
            match = (_WHOLE_LINE_TAG.match(line) if place == 0 else None) or _TOKEN.search(line, place)
            if match is None:
                break
            place = match.end()
            yield from self._take_token(match, offset)
        self.blank = False

    def finish(self) -> Iterator[Game]:
        """The game under way at the end of the file."""
        if self.comment is not None and self.game is not None:
            self.game.problems.append("a comment is not closed")
            self._keep_comment(" ".join(self.comment), self.game.offset)
        self.comment = None
        yield from self._end_game()

    def _end_game(self) -> Iterator[Game]:
        game, self.game = self.game, None
        if game is not None and game.tags:
            self.before = game.tags
            yield game

    def _take_token(self, match: re.Match[str], offset: int) -> Iterator[Game]:
        found = match.groupdict()
        if found["name"]:
            name = found["name"].lower()
            if self._starts_a_game(name):
                yield from self._end_game()
            self._take_tag(name, found["value"], offset)
        elif found.get("brace"):
            self.comment = []
        elif found.get("rest") is not None:
            self._keep_comment(found["rest"], offset)
        elif self.game is not None:
            self._take_word(self.game, found["word"])

    def _starts_a_game(self, name: str) -> bool:
        """Whether this tag belongs to the next game: it is here already, or a blank line comes before it."""
        if self.game is None or name not in _IDENTIFYING:
            return False
        return name in self.game.tags or (self.blank and "deal" in self.game.tags)

    def _take_tag(self, name: str, value: str, offset: int) -> None:
        if self.game is None:
            self.game = Game(offset)
        game = self.game
        value = self.before.get(name, "") if value in ("#", "##") else re.sub(r"\\([\"\\])", r"\1", value)
        # Of a tag given twice, the one with data below it counts: converters write an empty [Auction] first.
        if len(game.tags) < _KEPT and not game.data.get(name):
            game.tags[name] = value
            game.data[name] = []
        game.section = name

    def _take_word(self, game: Game, word: str) -> None:
        words = game.data[game.section]
        if len(words) < _KEPT:
            words.append(word)

    def _continue_comment(self, lines: list[str], line: str, place: int, offset: int) -> int:
        end = line.find("}", place)
        if len(lines) < _KEPT:
            lines.append((line[place:] if end < 0 else line[place:end]).strip())
        if end < 0:
            return len(line)
        self._keep_comment(" ".join(lines), offset)
        self.comment = None
        return end + 1

    def _keep_comment(self, text: str, offset: int) -> None:
        game = self.game
        if game is None or not text.strip() or len(game.comments) >= _KEPT:
            return
        words = game.data.get("play", [])
        over = bool(words) and (game.section != "play" or "*" in words)
        game.comments.append(Comment(text.strip(), sum(map(is_card_word, words)), offset, over))


def is_card_word(word: str) -> bool:
    """Whether a word of a [Play] section names a card: `SA`, `h10`."""
    return _CARD_WORD.fullmatch(word) is not None
