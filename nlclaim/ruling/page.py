"""A ruling as a page: HTML that needs nothing beside it, or Markdown. Both show the ruling's one reason tree."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape

from nlclaim.bridge import SUITS_HIGH_TO_LOW, Seat, Side
from nlclaim.law import Citation, load_edition
from nlclaim.reading.render import format_readings
from nlclaim.ruling.comparison import Comparison, explain_comparison
from nlclaim.ruling.explanation import iter_reasons
from nlclaim.ruling.model import Reason, Ruling
from nlclaim.ruling.record import TrickRecord, readings_of, worst_line_tricks
from nlclaim.ruling.speech import say_laws, say_side, say_tricks

_CERTAINTY = {
    "certain": "all authorities and readings agree",
    "policy": "authorities differ",
    "judgement": "the director has to decide something nobody has settled",
}
_SUIT_CLASSES = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_SUITED = re.compile("([♠♥♦♣])")
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|~&])")


@dataclass(frozen=True, slots=True)
class TrickRow:
    """One trick of the line for a table: the cards by seat, and what is to be said about it."""

    number: int
    cards: dict[str, str]
    """By the letter of the seat: `♠A`."""
    leader: str
    winner: str
    is_lost: bool
    costly: frozenset[str]
    """The seats whose card costs a trick."""
    whys: tuple[tuple[str, str, str], ...]
    """Card, rule and words, for each card of the claiming side."""


def say_certainty(ruling: Ruling) -> str:
    """What the certainty rests on, for a sentence: an authority that could not be worked out differs from none.

    Its number can only fall; where it has fallen below the others already, they differ.
    """
    proved = {tricks for name, tricks in ruling.by_authority.items() if name not in ruling.unproved}
    fallen = min(ruling.by_authority.values(), default=0) < min(proved, default=0)
    if ruling.certainty == "policy" and len(proved) < 2 and not fallen:
        return "not every authority could be worked out"
    return _CERTAINTY[ruling.certainty]


def format_page(
    ruling: Ruling, template: str, whys: Sequence[Reason] = (), comparison: Comparison | None = None
) -> str:
    """The ruling by `ruling.html` or `ruling.md`, with tricks explained (`whys`) and a comparison if there is one."""
    page = _environment().get_template(f"{template}.j2")
    return page.render(
        ruling=ruling,
        case=ruling.case,
        certainty=say_certainty(ruling),
        hands=_hands(ruling),
        reading=format_readings(readings_of(ruling)) if ruling.case.statement.strip() else "",
        rows=trick_rows(ruling),
        whys=whys,
        comparison=comparison,
        differences=explain_comparison(comparison) if comparison else None,
        table=_table(ruling),
        version=version("nlclaim"),
    )


def claim_words(ruling: Ruling) -> str:
    """`claims all 12`, `claims 3 of the remaining 4`, `concedes the last trick`, `made no claim`."""
    remaining = ruling.case.position.remaining
    if ruling.outcome is None and not ruling.case.facts.played_on:
        return "made no claim"
    if 0 < ruling.claimed < remaining:
        return f"claims {ruling.claimed} of the remaining {remaining}"
    return f"{'claims' if ruling.claimed else 'concedes'} {f'all {remaining}' if remaining > 1 else 'the last trick'}"


def citation_words(citation: Citation | None) -> str:
    """`Law 70D1 (2017), SUI-3, ebu`; empty for none. Where no clause numbers are known it names the game."""
    if citation is None:
        return ""
    edition = load_edition(citation.law)
    if not edition.clauses and citation.rule is None:
        return f"{edition.game} bridge"
    clause = f"Law {citation.clause} ({citation.law})" if citation.clause else ""
    who = "no authority" if citation.authority == "nobody" else citation.authority or ""
    return ", ".join(part for part in (clause, citation.rule or "", who) if part)


def bracket_words(reason: Reason) -> str:
    """What stands in brackets behind a reason: its citation, after the policy keys that it speaks of."""
    keys = reason.evidence if reason.kind == "key" else ()
    return ", ".join([*keys, *filter(None, [citation_words(reason.citation)])])


def pretty_card(card: str) -> str:
    """`♠A` for `SA`."""
    return "♣♦♥♠"["CDHS".index(card[0])] + card[1]


def line_heading(ruling: Ruling) -> str:
    """What the line shown is, and what it wins if that is not what is awarded."""
    line = "The play as it goes on" if ruling.case.edition.play_goes_on else "The worst normal line"
    if ruling.outcome is None or ruling.outcome.tricks == ruling.awarded:
        return line
    return f"{line}, which wins {say_tricks(ruling.outcome.tricks)}; the award does not rest on it"


def trick_rows(ruling: Ruling) -> list[TrickRow]:
    """The worst normal line as rows of a table."""
    losses = {tuple(reason.evidence) for reason in iter_reasons(ruling.reasons) if reason.kind == "loss"}
    return [_row(ruling, number, trick, losses) for number, trick in enumerate(worst_line_tricks(ruling), start=1)]


def _row(ruling: Ruling, number: int, trick: TrickRecord, losses: set[tuple[str, ...]]) -> TrickRow:
    leader = "NESW".index(trick.leader)
    cards = {"NESW"[(leader + place) % 4]: pretty_card(card) for place, card in enumerate(trick.cards)}
    side = Side("NESW".index(trick.winner) % 2)
    return TrickRow(
        number,
        cards,
        trick.leader,
        trick.winner,
        side != ruling.case.claimer.side,
        frozenset(seat for seat, card in cards.items() if (card, f"trick {number}") in losses),
        tuple((pretty_card(why.card), why.rule, why.text) for why in trick.why),
    )


def _table(ruling: Ruling) -> list[tuple[Seat, str]]:
    """What lies before each seat in the middle of the diagram: its card of the trick in progress, or its letter."""
    position = ruling.case.position
    played = {Seat((position.leader + place) % 4): card.pretty for place, card in enumerate(position.trick)}
    return [(seat, played.get(seat, seat.letter)) for seat in Seat]


def _hands(ruling: Ruling) -> list[tuple[Seat, list[tuple[str, str]], str]]:
    """Each seat with its suits, ranks high to low, and its part at the table."""
    case = ruling.case
    return [
        (
            seat,
            [
                (suit.symbol, "".join(card.rank_letter for card in case.position.hands[seat].suit_holding(suit)) or "–")
                for suit in SUITS_HIGH_TO_LOW
            ],
            ", ".join(_parts(ruling, seat)),
        )
        for seat in Seat
    ]


def _parts(ruling: Ruling, seat: Seat) -> Iterator[str]:
    case = ruling.case
    if seat == case.declarer:
        yield "declarer"
    if seat == case.dummy:
        yield "dummy"
    if seat == case.claimer:
        yield "claims"
    if seat == case.position.turn:
        yield "to play"


@functools.cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("nlclaim.ruling", "pages"),
        autoescape=select_autoescape(("html.j2",), default=False),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {"suits": _colour_suits, "md": _escape_markdown, "bracketed": bracket_words}
    environment.globals |= {
        "claim_words": claim_words,
        "line_heading": line_heading,
        "say_laws": say_laws,
        "say_side": say_side,
    }
    return environment


def _colour_suits(text: str) -> Markup:
    """HTML with each suit symbol in a span of its colour."""
    return Markup(
        _SUITED.sub(lambda found: f'<span class="{_SUIT_CLASSES[found[1]]}">{found[1]}</span>', str(escape(text)))
    )


def _escape_markdown(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    return _MARKDOWN.sub(r"\\\1", " ".join(str(text).split()))
