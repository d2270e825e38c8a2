"""The compiled kernel (kernel/*.c), where it was built: the searches ask it, and do without it where it is missing."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from pathlib import Path

WITHOUT_KERNEL = "NLCLAIM_WITHOUT_KERNEL"
"""Set in the environment: the kernel is left alone though it is there."""
_LIBRARY = Path(__file__).with_name("_kernel.so")
_INTERFACE = 1
"""What the library has to answer to `kernel_interface`: one that was built earlier is left alone."""


@cache
def kernel() -> ctypes.CDLL | None:
    """The compiled library, or None where it was not built, or not since its interface changed."""
    if os.environ.get(WITHOUT_KERNEL) or not _LIBRARY.exists():
        return None
    library = ctypes.CDLL(str(_LIBRARY))
    if getattr(library, "kernel_interface", lambda: 0)() != _INTERFACE:
        return None
    cards, number, nodes = ctypes.c_uint64, ctypes.c_int, ctypes.c_long
    solver, question, hands = ctypes.c_void_p, ctypes.c_char_p, [cards] * 4
    library.solver_new.restype, library.solver_new.argtypes = solver, [number]
    library.solver_free.restype, library.solver_free.argtypes = None, [solver]
    library.solver_nodes.restype, library.solver_nodes.argtypes = nodes, [solver]
    library.solver_makes.argtypes = [question]
    library.solver_keeping.restype, library.solver_keeping.argtypes = cards, [question]
    library.solver_proved.argtypes = [question]
    library.open_new.restype, library.open_new.argtypes = solver, [number]
    library.open_free.restype, library.open_free.argtypes = None, [solver]
    library.open_makes.argtypes = [solver, *hands, number, number, nodes]
    library.open_tricks.argtypes = [solver, *hands, number, number, cards, nodes]
    library.open_worth.restype = cards
    library.open_worth.argtypes = [solver, *hands, number, number, cards, nodes, ctypes.c_void_p]
    return library
