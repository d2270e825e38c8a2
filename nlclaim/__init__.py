"""nlclaim: what a bridge player said when claiming, and what the claim is worth under Laws 68-71.

    >>> import nlclaim
    >>> nlclaim.interpret("draw trumps, then three spades").first.plan.steps[0].verb
    <Verb.DRAW: 'draw'>

Nothing heavy happens at import: spaCy, Lark, endplay and pydantic are loaded when first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from nlclaim.errors import NlclaimError

if TYPE_CHECKING:
    from nlclaim.api import Case, Readings, Ruling, compare, interpret, load_case, read, rule

__version__ = "0.1.0"

__all__ = [
    "Case",
    "NlclaimError",
    "Readings",
    "Ruling",
    "__version__",
    "compare",
    "interpret",
    "load_case",
    "read",
    "rule",
]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(importlib.import_module("nlclaim.api"), name)
    raise AttributeError(f"module 'nlclaim' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
