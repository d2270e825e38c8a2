"""The report as one page that needs nothing else: styles, plots and script are inside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib import import_module
from importlib.resources import files
from typing import Any

from nlclaim import __version__
from nlclaim.bridge.diagram import format_diagram
from nlclaim.errors import MiningError
from nlclaim.logs.mining.report import plots
from nlclaim.logs.mining.report.figures import DIFFERENCES, Figures, count
from nlclaim.logs.mining.tally import Tally
from nlclaim.ruling.case import load_case

_KINDS = {
    "silent": "no words on record",
    "claim": "a claim",
    "claim_and_concession": "a claim and a concession",
    "concession": "a concession",
    "current_trick_only": "of the trick in progress only",
    "not_a_claim": "no claim after all",
    "unclear": "not understood",
}
_AGAINST = {"less": "fewer than recorded", "same": "as recorded", "more": "more than recorded"}
_SUIT = re.compile("[♥♦]")


def require_libraries() -> None:
    """Raises MiningError when what the report is made with is not installed."""
    missing = [name for name in ("jinja2", "matplotlib") if not _is_there(name)]
    if missing:
        raise MiningError(f"a report needs {' and '.join(missing)}: pip install nlclaim[report]")


def _is_there(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True


def render_report(events: Iterable[Mapping[str, Any]], tally: Tally, settings: Mapping[str, str]) -> str:
    """The page. `settings` are shown as they are: law, authority, budget. Raises MiningError."""
    require_libraries()
    from jinja2 import Environment, StrictUndefined
    from markupsafe import Markup, escape

    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters["suits"] = lambda text: Markup(_SUIT.sub(r'<i class="red">\g<0></i>', str(escape(text))))
    environment.filters["cards"] = _pretty
    figures = count(events)
    template = environment.from_string(files(__package__).joinpath("report.html.jinja").read_text("utf-8"))
    return template.render(
        figures=figures,
        tally=tally,
        settings=settings,
        plots=[{**plot, "svg": Markup(plot["svg"])} for plot in _plots(figures)],
        rows=[_row(event) for event in figures.worst],
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        version=__version__,
    )


def _plots(figures: Figures) -> list[dict[str, Any]]:
    """The plots for which there is something to show, each with heading, caption and the numbers in it."""
    kinds = {_KINDS[name]: number for name, number in figures.kinds.most_common()}
    turns = {name.replace("_", " "): number for name, number in figures.turns_on.most_common(12)}
    authorities = {name.upper(): counts for name, counts in sorted(figures.by_authority.items())}
    found = [
        _plot(
            "When claims are made",
            "Tricks that were left when somebody claimed, the one in progress included.",
            plots.columns(figures.left, "tricks left", "claims"),
            dict(sorted(figures.left.items())),
        ),
        _plot(
            "What was said",
            "Claims by the kind of their statement.",
            plots.bars(kinds, "claims", dict.fromkeys(kinds, figures.claims)),
            kinds,
        ),
        _plot(
            "What statements mention",
            f"Of {figures.statements} statements; trumps are counted in suit contracts only "
            f"({figures.could_state['trumps']} statements).",
            plots.bars(figures.stated, "statements", figures.could_state),
            figures.stated if figures.statements else {},
        ),
        _plot(
            "Awarded against recorded",
            f"{figures.compared} rulings within their budget: tricks awarded to the claiming side above (+) or "
            "below (−) what the record gives it: the result, or else the claim. "
            "Below means that a normal line takes fewer.",
            plots.columns(figures.against_record, "tricks awarded above what was recorded", "rulings", signed=True),
            dict(sorted(figures.against_record.items())),
        ),
        _plot(
            "By authority",
            f"The {figures.under_all} of these rulings in which the number is proved for every authority, under what "
            "each of them says about claims.",
            plots.stacks(authorities, DIFFERENCES, _AGAINST, "per cent of rulings"),
            {
                name: ", ".join(f"{counts[part]} {_AGAINST[part]}" for part in DIFFERENCES)
                for name, counts in authorities.items()
            },
        ),
        _plot(
            "What the differences turn on",
            "Rulings in which the authorities are known to differ, by the policy that they answer differently: "
            "nlclaim laws compare has each answer with its source.",
            plots.bars(turns, "rulings"),
            turns,
        ),
    ]
    return [plot for plot in found if plot["numbers"]]


def _plot(title: str, caption: str, svg: str, numbers: Mapping[Any, Any]) -> dict[str, Any]:
    return {"title": title, "caption": caption, "svg": svg, "numbers": dict(numbers)}


def _row(event: Mapping[str, Any]) -> dict[str, Any]:
    """A disagreement as the page shows it."""
    case, ruling = load_case(event["case"]), event["ruling"]
    return {
        "event": event,
        "ruling": ruling,
        "place": event["where"],
        "contract": f"{case.contract.pretty} by {case.declarer.letter}",
        "recorded": ruling["awarded"] - event["difference"],
        "difference": event["difference"],
        "said": event["said"] or (event["statement"] or {}).get("text") or "",
        "diagram": format_diagram(case.position, declarer=case.declarer, claimer=case.claimer),
    }


def _pretty(card: str) -> str:
    """`SA` as ♠A."""
    return {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card[0]] + card[1:]
