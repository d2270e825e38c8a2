"""Builds the C kernel along with the package where a C compiler is found; without one the package is pure Python.

`python hatch_build.py` builds it in place, for those who work in a checkout. With NLCLAIM_COMPILE in the environment,
a wheel also carries what reads statements and what looks for lines compiled by mypyc: the same code, faster, for one
version of Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where hatchling need not be installed
    BuildHookInterface = object

SOURCE, LIBRARY = "nlclaim/lines/kernel/guaranteed.c", "nlclaim/lines/_guaranteed.so"
#: What is compiled on demand: the way of a statement from its words to its reading, and the search for the worst line.
COMPILED = (
    "lines/bits.py", "lines/budget.py", "lines/compiled.py", "lines/convert.py", "lines/defending.py",
    "lines/double_dummy.py", "lines/following.py", "lines/guaranteed.py", "lines/leading.py", "lines/node.py",
    "lines/normal.py", "lines/lies.py", "lines/open_cards.py", "lines/promises.py", "lines/query.py", "lines/risk.py", "lines/start.py",
    "lines/table.py", "lines/view.py", "lines/winners.py", "lines/worst.py", "spans.py", "plan/model.py",
    "language/contexts/*.py", "language/automaton.py", "language/lexemes.py", "language/lexicon.py",
    "language/nodes.py", "language/normalise.py", "language/notation.py", "language/noun_phrases.py",
    "language/spelling.py", "language/tokenizer.py", "language/transform.py", "reading/acts.py",
    "reading/alternatives.py", "reading/beliefs.py", "reading/clauses.py", "reading/concessions.py",
    "reading/conditions.py", "reading/crossings.py", "reading/draft.py", "reading/finesses.py", "reading/frames.py",
    "reading/gains.py", "reading/having.py", "reading/interpret.py", "reading/items.py", "reading/kinds.py",
    "reading/listings.py", "reading/losses.py", "reading/marks.py", "reading/model.py",
    "reading/noun_predicates.py", "reading/numbers.py", "reading/ordering.py", "reading/outstanding.py",
    "reading/phrases.py", "reading/plays.py", "reading/repairs.py", "reading/results.py", "reading/sides.py",
    "reading/speech.py", "reading/states.py", "reading/tails.py", "reading/tallies.py", "reading/totals.py",
    "reading/verbs.py",
)  # fmt: skip


def build_kernel(root: Path) -> bool:
    """Whether the kernel was built. NLCLAIM_WITHOUT_KERNEL in the environment forbids it."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if os.environ.get("NLCLAIM_WITHOUT_KERNEL") or os.name != "posix" or compiler is None:
        return False
    unfinished = root / f"{LIBRARY}.{os.getpid()}"
    command = [compiler, "-O3", "-shared", "-fPIC", "-o", str(unfinished), str(root / SOURCE)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        print(f"nlclaim: no compiled kernel, the search stays in Python: {built.stderr}", file=sys.stderr)
        return False
    unfinished.replace(root / LIBRARY)
    return True


def compile_modules(root: Path, place: Path) -> list[Path]:
    """The compiled modules, built in the folder `place`: beside the sources they would hide every later edit."""
    shutil.copytree(root / "nlclaim", place / "nlclaim", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    sources = [path for pattern in COMPILED for path in sorted((place / "nlclaim").glob(pattern))]
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *map(str, sources)]
    subprocess.run(command, cwd=place, env={**os.environ, "MYPYC_OPT_LEVEL": "1"}, check=True)
    return [*place.glob("*.so"), *(place / "nlclaim").rglob("*.so")]


class KernelBuildHook(BuildHookInterface):
    """Hatchling's hook: runs for wheels and for editable installs alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling the reader needs besides hatchling, when it is asked for."""
        return ["mypy>=1.15", "setuptools"] if os.environ.get("NLCLAIM_COMPILE") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the kernel, and mark the wheel as one for this platform, whatever its Python."""
        if self.target_name != "wheel":
            return
        from packaging.tags import sys_tags

        tag = next(sys_tags())
        if build_kernel(Path(self.root)):
            build_data["artifacts"].append(LIBRARY)
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{tag.platform}"
        if os.environ.get("NLCLAIM_COMPILE") and version == "standard":
            self.place = tempfile.TemporaryDirectory()
            place = Path(self.place.name)
            for built in compile_modules(Path(self.root), place):
                build_data["force_include"][str(built)] = built.relative_to(place).as_posix()
            build_data["pure_python"] = False
            build_data["tag"] = str(tag)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled: it is in the wheel."""
        if hasattr(self, "place"):
            self.place.cleanup()


if __name__ == "__main__":
    print("built" if build_kernel(Path(__file__).parent) else "not built")
