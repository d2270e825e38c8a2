"""`nlclaim mine`: heaps of logs in, a table of claims out."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nlclaim.cli.law_options import authority_option, law_option
from nlclaim.cli.output import EXIT_SOME_FAILED, complain
from nlclaim.errors import visible
from nlclaim.jurisdictions import DEFAULT_AUTHORITY, LATEST

if TYPE_CHECKING:
    from nlclaim.logs.mining.run import Progress
    from nlclaim.logs.mining.tally import Tally
    from nlclaim.logs.mining.work import Options

_MOST_REASONS = 12
_SECONDS = 0.07
"""Enough for seven of eight claims in vugraph records. With twice as much, an archive takes nearly twice as long."""


class TableFormat(StrEnum):
    """How the table of claims is stored."""

    PARQUET = "parquet"
    JSONL = "jsonl"
    CSV = "csv"


def _scheduler(address: str | None) -> str | None:
    """The address as it is. One that is none would keep Dask waiting for a minute after it has failed."""
    if address is not None and not re.fullmatch(r"\w+://\S+:\d{1,5}", address):
        raise typer.BadParameter(f"{address!r} is not the address of a scheduler; tcp://HOST:8786 would be")
    return address


def mine(
    paths: Annotated[
        list[str],
        typer.Argument(metavar="PATH…", help="Logs, folders, patterns; whatever fsspec opens, s3:// and zip:// too."),
    ],
    out: Annotated[str, typer.Option("--output", "-o", metavar="OUT", help="The table: .parquet, .jsonl or .csv.")],
    form: Annotated[TableFormat | None, typer.Option("--format", help="Instead of what OUT's ending says.")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes; all cores by default.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Work on the Dask cluster at tcp://HOST:PORT instead.", callback=_scheduler)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run that was cut short.")] = False,
    rule: Annotated[bool, typer.Option("--rule/--no-rule", help="Rule on each claim, or only find them.")] = True,
    budget: Annotated[float, typer.Option(min=0.0, help="Seconds a ruling may take.")] = _SECONDS,
    nodes: Annotated[int | None, typer.Option(min=1, help="Search nodes a ruling may take; none: no limit.")] = None,
    law: Annotated[str, law_option()] = LATEST,
    authority: Annotated[str, authority_option()] = DEFAULT_AUTHORITY,
    columns: Annotated[
        str | None, typer.Option(metavar="FILE", help='Tables: a .toml or .json of field = "column".')
    ] = None,
    report: Annotated[
        str | None, typer.Option(metavar="FILE.html", help="Also a page with plots and the disagreements.")
    ] = None,
) -> None:
    """Find the claims in logs, rule on them, and compare with what was recorded.

    Reads LIN, PBN, CSV, JSON, JSON Lines, Parquet, plain text, Markdown and HTML with hand diagrams, WebVTT, SRT
    and Whisper's JSON, also packed (.gz, .bz2, .xz). What could not be used is listed beside OUT, in `.refused.jsonl`,
    with the reason. A row of a table that names its own law or authority is ruled on under these, all other claims
    under `--law` and `--authority`.

    Examples:

    - `nlclaim mine archive/ -o claims.parquet`
    - `nlclaim mine archive/ -o claims.parquet --resume`
    - `nlclaim mine 'zip://*.lin::season.zip' -o claims.jsonl --no-rule`
    - `nlclaim mine s3://logs/2025 -o s3://tables/2025.parquet --cluster tcp://scheduler:8786`
    - `nlclaim mine archive/ -o claims.parquet --report report.html`
    """
    from pathlib import Path

    from nlclaim.logs.columns import load_mapping
    from nlclaim.logs.mining.work import Options

    mapping = load_mapping(Path(columns)) if columns is not None else None
    options = Options(rule, budget, nodes, law, authority, mapping)
    _check_law(law, authority)
    _check_format(out, form)
    try:
        tally = _mine_and_report(
            paths, out, options=options, form=form, jobs=jobs, cluster=cluster, resume=resume, report=report
        )
    except OSError as error:
        complain(f"{error.filename or out}: {error.strerror or error}")
        raise typer.Exit(EXIT_SOME_FAILED) from error
    sys.stderr.write(visible(summary(tally, out)))
    if tally.refused or tally.not_ruled or tally.complete < tally.ruled:
        raise typer.Exit(EXIT_SOME_FAILED)


def _mine_and_report(
    paths: list[str], out: str, *, form: TableFormat | None, resume: bool, report: str | None, **how: Any
) -> Tally:
    """Writes the table, unless it is there already, and the page; raises OSError where either cannot be written."""
    from nlclaim.logs.mining.formats import find_format
    from nlclaim.logs.mining.parts import is_complete, read_summary
    from nlclaim.logs.mining.run import mine as mine_logs

    if report is not None:
        from nlclaim.logs.mining.report.page import require_libraries

        require_libraries()
    if resume and is_complete(out):
        _require_same(out, find_format(out, form), how["options"])
        complain(f"{out} is complete: there is nothing to resume")
    else:
        with _progress() as progress:
            leave_out = [] if report is None else [report]
            mine_logs(paths, out, form=form, resume=resume, leave_out=leave_out, progress=progress, **how)
    tally, settings = read_summary(out, find_format(out, form))
    if report is not None:
        _write_report(report, out, form, tally, settings)
    return tally


def _require_same(out: str, form: str, options: Options) -> None:
    """Raises MiningError when a complete table was made by a run other than the one that is asked for."""
    from nlclaim.errors import MiningError
    from nlclaim.logs.mining.parts import find_changed, read_summary
    from nlclaim.logs.mining.run import settings_of

    _, made = read_summary(out, form)
    changed = find_changed(made, settings_of(options, form))
    if changed:
        raise MiningError(f"{out} was made with another {changed}; ask for the same, or make it anew without --resume")


def _check_law(law: str, authority: str) -> None:
    """Raises BadParameter now, instead of a problem for every claim."""
    from nlclaim.errors import UnknownEditionError
    from nlclaim.law import load_policy

    try:
        load_policy(law, authority)
    except UnknownEditionError as error:
        raise typer.BadParameter(str(error)) from error


def _check_format(out: str, form: TableFormat | None) -> None:
    from nlclaim.logs.mining.formats import FORMATS, find_format

    if form is None and out.rpartition(".")[2].lower() not in FORMATS:
        raise typer.BadParameter(f"{out}: its ending is none of {', '.join(FORMATS)}, and there is no --format")
    find_format(out, form)


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar with rate and time left on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda tally, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn, TransferSpeedColumn

    columns = (BarColumn(), DownloadColumn(), TransferSpeedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(tally: Tally, total: int) -> None:
            counts = f"{tally.files} files, {tally.entries} boards, {tally.claims} claims"
            bar.update(task, total=total, completed=tally.bytes, description=counts)

        yield show


def _write_report(report: str, out: str, form: TableFormat | None, tally: Tally, settings: dict[str, object]) -> None:
    import fsspec

    from nlclaim.logs.mining.formats import find_format, iter_events
    from nlclaim.logs.mining.parts import replacing
    from nlclaim.logs.mining.report.page import render_report

    names = {"law": "law", "authority": "authority", "seconds": "seconds for a ruling", "nodes": "nodes for a ruling"}
    shown = {words: str(settings[name]) for name, words in names.items() if settings.get(name)}
    with fsspec.open(out, "rb") as table:
        page = render_report(iter_events(table, find_format(out, form)), tally, shown if settings["rule"] else {})
    with replacing(report) as file:
        file.write(page.encode())


def summary(tally: Tally, out: str) -> str:
    """What was done, in a few lines."""
    refused = tally.refused.total()
    lines = [
        f"{out}: {tally.files} files, {tally.bytes / 1e6:.1f} MB",
        f"  records      {tally.entries + refused:>8}  ({tally.without_claim} without a claim, {refused} refused)",
        f"  claims       {tally.claims:>8}",
        f"  statements   {tally.statements:>8}",
        f"  ruled on     {tally.ruled:>8}  ({tally.ruled - tally.complete} cut short by the budget)",
        f"  as recorded  {tally.agreed:>8}  ({tally.less} awarded less, {tally.more} more)",
    ]
    for title, reasons in (("refused", tally.refused), ("not ruled on", tally.not_ruled)):
        lines += [f"  {title}: {count} × {reason}" for reason, count in reasons.most_common(_MOST_REASONS)]
        if len(reasons) > _MOST_REASONS:
            lines.append(f"  {title}: and {len(reasons) - _MOST_REASONS} other reasons")
    return "\n".join(lines) + "\n"
