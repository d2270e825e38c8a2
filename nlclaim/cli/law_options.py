"""The options that name an edition of the Laws and an authority, alike in every command, and what the shell offers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer

from nlclaim.jurisdictions import AUTHORITIES, EDITIONS, LATEST


def law_option(about: str = "Edition of the Laws", **settings: Any) -> Any:
    """`--law`, for a parameter's annotation. `about` is the help before the editions are named."""
    return typer.Option("--law", help=f"{about}: {_either(EDITIONS)}.", autocompletion=_complete_law, **settings)


def authority_option(about: str = "", **settings: Any) -> Any:
    """`--authority`, in the same way."""
    help = f"{about}{': ' if about else ''}{_either(AUTHORITIES)}."
    return typer.Option("--authority", help=help, autocompletion=_complete_authority, **settings)


def complete_name(context: typer.Context) -> list[str]:
    """What `nlclaim laws show` can show under the edition asked for, for the shell to offer."""
    from nlclaim.law.records import known_names

    law = context.params.get("law")
    return list(known_names(law if law in EDITIONS else LATEST))


def _complete_law() -> list[tuple[str, str]]:
    from nlclaim.law import load_edition

    return [(each, load_edition(each).title) for each in EDITIONS]


def _complete_authority() -> list[tuple[str, str]]:
    from nlclaim.law import load_authority

    return [(each, load_authority(each).title) for each in AUTHORITIES]


def _either(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}"
