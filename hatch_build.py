"""Builds the C kernel along with the package where a C compiler is found; without one the package is pure Python.

`python hatch_build.py` builds it in place, for those who work in a checkout. A wheel also carries the search for lines
and what reads statements compiled by mypyc: the same code, faster, for one version of Python. NLCLAIM_COMPILE=none in
the environment leaves both as Python.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where hatchling need not be installed
    BuildHookInterface = object

KERNEL, LIBRARY = "nlclaim/lines/kernel", "nlclaim/lines/_kernel.so"
#: What is compiled: the search for the worst line …
SEARCH = ("lines/*.py",)
#: … and the way of a statement from its words to its reading …
READER = (
    "spans.py", "plan/model.py", "language/contexts/*.py", "language/*.py", "reading/*.py",
    "reading/clause/*.py", "reading/clause/*/*.py", "reading/draft/*.py", "reading/preparation/*.py",
    "reading/preparation/*/*.py", "reading/revision/*.py", "reading/segmentation/*.py",
)  # fmt: skip
#: … but for what stands beside it, and for what derives classes from spaCy's or Lark's: where a wheel is built neither
#: is installed, and mypyc would take such a class for one of its own.
INTERPRETED = frozenset({
    "language/components.py", "language/grammar.py", "language/lexer.py", "language/pipeline.py",
    "reading/batch.py", "reading/components.py", "reading/diagnosis.py", "reading/evaluation.py",
    "reading/misparses.py", "reading/records.py", "reading/render.py", "reading/render_html.py", "reading/stages.py",
    "reading/versions.py",
})  # fmt: skip


def modules(package: Path, patterns: tuple[str, ...]) -> list[Path]:
    """The modules of the package that the patterns name and that are to be compiled."""
    found = [path for pattern in patterns for path in sorted(package.glob(pattern))]
    return [
        path for path in found if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def to_compile() -> bool:
    """Whether modules are to be compiled: not if NLCLAIM_COMPILE says none, nor where there is no C compiler.

    Raises ValueError for what it does not know, before any time is spent.
    """
    asked = os.environ.get("NLCLAIM_COMPILE")
    if asked not in (None, "", "none"):
        raise ValueError(
            f"NLCLAIM_COMPILE is {asked!r}; unset it to compile, or set it to none to leave all as Python."
        )
    return asked != "none" and compiler() is not None


def compiler() -> str | None:
    """The C compiler, if there is one that a build may use."""
    return shutil.which(os.environ.get("CC", "cc")) if os.name == "posix" else None


def build_kernel(root: Path) -> bool:
    """Whether the kernel was built. NLCLAIM_WITHOUT_KERNEL in the environment forbids it."""
    found = compiler()
    if os.environ.get("NLCLAIM_WITHOUT_KERNEL") or found is None:
        return False
    unfinished = root / f"{LIBRARY}.{os.getpid()}"
    sources = [str(path) for path in sorted((root / KERNEL).glob("*.c"))]
    command = [found, "-O3", "-shared", "-fPIC", "-o", str(unfinished), *sources]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        print(f"nlclaim: no compiled kernel, the search stays in Python: {built.stderr}", file=sys.stderr)
        return False
    unfinished.replace(root / LIBRARY)
    return True


def compile_modules(root: Path, place: Path) -> dict[Path, Path]:
    """The compiled modules by their place in a wheel; SEARCH and READER are built side by side.

    They are built in the folder `place`, as beside the sources they would hide every later edit. None, with a word
    on the terminal, where either fails: for want of Python's headers, say.
    """
    trees = [place / name for name in ("search", "reader")]
    builds = [_start_mypyc(root, tree, patterns) for tree, patterns in zip(trees, (SEARCH, READER), strict=True)]
    failed = [tree for tree, build in zip(trees, builds, strict=True) if build.wait()]
    for tree in failed:
        said = (tree / _SAID).read_text(encoding="utf-8", errors="replace")
        print(f"nlclaim: nothing compiled by mypyc, all stays in Python: {said[-2000:]}", file=sys.stderr)
    if failed:
        return {}
    return {
        built: built.relative_to(tree)
        for tree in trees
        for built in (*tree.glob("*.so"), *tree.glob("nlclaim/**/*.so"))
    }


_SAID = "mypyc.txt"
"""What mypyc prints, its errors included."""


def _start_mypyc(root: Path, tree: Path, patterns: tuple[str, ...]) -> subprocess.Popen[bytes]:
    shutil.copytree(root / "nlclaim", tree / "nlclaim", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    sources = [str(path) for path in modules(tree / "nlclaim", patterns)]
    with (tree / _SAID).open("wb") as said:
        command = [sys.executable, str(Path(__file__).resolve()), "modules", *sources]
        return subprocess.Popen(command, cwd=tree, stdout=said, stderr=subprocess.STDOUT)


def run_mypyc(sources: list[str]) -> None:
    """Compile the modules in place: a C file for each, and as many side by side as there are cores.

    One C file for all takes the compiler three times as long.
    """
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extension(self, ext: Any) -> None:
            compile_in_turn = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> list[str]:
                return list(compile_in_turn([source], **options))

            def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    built = pool.map(compile_one, sources, itertools.repeat(options))
                    return list(itertools.chain.from_iterable(built))

            self.compiler.compile = compile_side_by_side
            try:
                super().build_extension(ext)
            finally:
                self.compiler.compile = compile_in_turn

    modules = mypycify(["--ignore-missing-imports", *sources], opt_level="2", debug_level="0", multi_file=True)
    for module in modules if sys.platform == "linux" else ():
        # Calls from file to file go straight to their goal: nobody puts another function in the place of one of these.
        module.extra_compile_args.append("-fno-semantic-interposition")
        module.extra_link_args.append("-Wl,-Bsymbolic")
    setup(
        name="nlclaim", ext_modules=modules, cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", "--inplace"],
    )  # fmt: skip


class KernelBuildHook(BuildHookInterface):
    """Hatchling's hook: runs for wheels and for editable installs alike."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling needs besides hatchling."""
        return ["mypy>=1.15", "setuptools"] if self.target_name == "wheel" and to_compile() else []

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
        if version == "standard" and to_compile():
            self.place = tempfile.TemporaryDirectory()
            for built, where in compile_modules(Path(self.root), Path(self.place.name)).items():
                build_data["force_include"][str(built)] = where.as_posix()
                build_data["pure_python"] = False
                build_data["tag"] = str(tag)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled: it is in the wheel."""
        if hasattr(self, "place"):
            self.place.cleanup()


if __name__ == "__main__":
    if sys.argv[1:2] == ["modules"]:
        run_mypyc(sys.argv[2:])
    else:
        print("built" if build_kernel(Path(__file__).parent) else "not built")
