"""Reads the law's TOML files and refuses whatever it does not know: unknown keys, wrong types, missing values.

Every reader takes `root`, the folder that holds `editions/`, `authorities/`, `policy_keys.toml` and
`normal_play.toml`; the public loaders pass the package's own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from nlclaim.errors import LawDataError, ResourceError
from nlclaim.resources import resource

Value = str | bool
"""A policy's value."""

CONFIDENCES = ("A", "B")
"""A: the governing text itself was read. B: read as a third party quotes it."""


def data_root() -> Traversable:
    """The package's law data."""
    return resource("law")


def read_toml(root: Traversable, *parts: str) -> dict[str, Any]:
    """The content of one file. Raises LawDataError if it is not TOML, ResourceError if it is missing."""
    path = "/".join(parts)
    file = root.joinpath(*parts)
    if not file.is_file():
        raise ResourceError(f"law/{path} did not come with this installation of nlclaim")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise LawDataError(path, "file", f"not TOML: {error}") from error


def check_keys(
    path: str, key: str, table: object, required: Iterable[str], optional: Iterable[str] = ()
) -> Mapping[str, Any]:
    """`table` as a mapping, once it is sure that it has all of `required` and nothing beyond `optional`."""
    if not isinstance(table, dict):
        raise LawDataError(path, key, "a table is wanted here")
    needed = tuple(required)
    known = (*needed, *optional)
    for name in table:
        if name not in known:
            raise LawDataError(path, f"{key}.{name}", f"unknown key; known: {', '.join(known)}")
    for name in needed:
        if name not in table:
            raise LawDataError(path, f"{key}.{name}", "missing")
    return table


def text_of(path: str, key: str, table: Mapping[str, Any], name: str) -> str:
    """The text under `name`, which may not be empty."""
    value = table[name]
    if not isinstance(value, str) or not value.strip():
        raise LawDataError(path, f"{key}.{name}", "text is wanted here")
    return value


def url_of(path: str, key: str, table: Mapping[str, Any]) -> str:
    """The address under `url`."""
    url = text_of(path, key, table, "url")
    if not url.startswith(("http://", "https://")):
        raise LawDataError(path, f"{key}.url", f"not an address: {url!r}")
    return url


def confidence_of(path: str, key: str, table: Mapping[str, Any]) -> str:
    """The confidence, A or B. Recollections and inferences (C) are not shipped as sources."""
    confidence = text_of(path, key, table, "confidence")
    if confidence not in CONFIDENCES:
        raise LawDataError(path, f"{key}.confidence", f"{confidence!r} is not one of {', '.join(CONFIDENCES)}")
    return confidence


def check_value(path: str, key: str, value: object, allowed: tuple[Value, ...]) -> Value:
    """`value`, if it is one of `allowed`; true and false are not 1 and 0."""
    for each in allowed:
        if type(each) is type(value) and each == value:
            return each
    raise LawDataError(path, key, f"{value!r} is not one of {', '.join(show_value(each) for each in allowed)}")


def show_value(value: Value) -> str:
    """A value as it is written in the data files."""
    return str(value).lower() if isinstance(value, bool) else value
