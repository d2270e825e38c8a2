"""The editions of the Laws and the authorities by name, which the command line offers before any law is loaded.

Each has a file of its name in `law/editions/` or `law/authorities/`. With that file, its name here is all it takes.
"""

from __future__ import annotations

EDITIONS = ("1997", "2007", "2017", "rubber")
"""The oldest first; after those of duplicate bridge that of rubber bridge."""
LATEST = "2017"
"""The edition taken where none is named."""

AUTHORITIES = ("wbf", "ebu", "acbl", "acbl1992", "dbf")
DEFAULT_AUTHORITY = "wbf"
"""The authority taken where none is named: that of the Laws themselves."""
