"""The command line: one file a command. Results go to standard output, everything else to standard error.

Command modules import only typer at the top, so that `--help` and completion are quick; what a command needs it
imports when it runs.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from nlclaim.cli.corpus import app as corpus_app
from nlclaim.cli.laws import app as laws_app
from nlclaim.cli.mine import mine
from nlclaim.cli.output import EXIT_SOME_FAILED, EXIT_USAGE, complain
from nlclaim.cli.parse import ParseCommand, parse
from nlclaim.cli.rule import rule
from nlclaim.cli.schema import schema
from nlclaim.cli.streams import discard_output, prepare_streams
from nlclaim.errors import NlclaimError

app = typer.Typer(
    name="nlclaim",
    help="Reads what a bridge player said when claiming, and rules on the claim under Laws 68-71.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(cls=ParseCommand)(parse)
app.command()(rule)
app.command()(mine)
app.command()(schema)
app.add_typer(laws_app, name="laws")
app.add_typer(corpus_app, name="corpus")


def _show_version(value: bool) -> None:
    if value:
        from nlclaim import __version__

        typer.echo(f"nlclaim {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Options before any command."""


def main() -> None:
    """Run the command line. Exit status: 0 done; 1 some records could not be read or ruled; 2 usage."""
    prepare_streams()
    try:
        _run()
        return
    except NlclaimError as error:
        complain(str(error))
    except BrokenPipeError:
        discard_output()
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
        discard_output()
    sys.exit(EXIT_SOME_FAILED)


def _run() -> None:
    try:
        app()
    finally:
        sys.stdout.flush()  # Here a full disk can still be told; at the end of the interpreter it is a traceback.


__all__ = ["EXIT_SOME_FAILED", "EXIT_USAGE", "app", "main"]
