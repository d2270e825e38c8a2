"""Finds the package's data: in a wheel, in an editable install and in a bare checkout.

`grammars/` and `corpus/` are top-level folders of the checkout. A wheel carries them as `nlclaim/_data/`;
an editable install or `PYTHONPATH=.` has them beside the package. Law data lives inside the package.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from nlclaim.errors import ResourceError

_PACKAGE = files("nlclaim")


def resource(*parts: str) -> Traversable:
    """The file or folder named by `parts`, e.g. `resource("grammars", "claim.lark")`.

    Raises ResourceError when it did not come with this installation.
    """
    candidates = (
        _PACKAGE.joinpath("_data", *parts),
        _PACKAGE.joinpath(*parts),
        Path(__file__).resolve().parent.parent.joinpath(*parts),
    )
    for candidate in candidates:
        if candidate.is_file() or candidate.is_dir():
            return candidate
    raise ResourceError(f"{'/'.join(parts)} did not come with this installation of nlclaim")


def read_resource(*parts: str) -> str:
    """The UTF-8 text of a data file. Raises ResourceError when it is missing."""
    return resource(*parts).read_text(encoding="utf-8")
