"""What mypyc compiles: the modules are there, and read and rule as the Python they were made from."""

import ast
import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.reading.batch import read_records
from nlclaim.ruling.case import load_case
from tests.reading.wordings import WORDINGS

ROOT = Path(__file__).parents[2]
READ = """
import json, sys
from nlclaim.reading.batch import read_records
import nlclaim.reading.clause.plays.verbs as module
assert module.__file__.endswith(".so"), module.__file__
for _, record in read_records((None, {"text": text}) for text in json.load(sys.stdin)):
    print(json.dumps(record))
"""
RULE = """
import json, sys
from nlclaim.api import rule
from nlclaim.ruling.case import load_case
import nlclaim.lines.worst as module
assert module.__file__.endswith(".so"), module.__file__
for row in json.load(sys.stdin):
    print(json.dumps(rule(load_case(row), seconds=None).awarded))
"""


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "hatch_build.py"))


def modules(build: dict[str, Any]) -> list[Path]:
    """All that is compiled."""
    return list(build["modules"](ROOT / "nlclaim", (*build["SEARCH"], *build["READER"])))


def test_every_module_named_exists(build: dict[str, Any]) -> None:
    named = (*build["SEARCH"], *build["READER"], *build["INTERPRETED"])
    assert [name for name in named if not list((ROOT / "nlclaim").glob(name))] == []


def test_no_module_to_compile_derives_a_class_from_a_library(build: dict[str, Any]) -> None:
    """A wheel is built where no library is installed: mypyc knows nothing of such a class, and what it makes breaks."""
    for path in modules(build):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        own = {*sys.stdlib_module_names, "nlclaim"}
        foreign = {
            name.asname or name.name
            for node in imports
            if (node.module or "").partition(".")[0] not in own
            for name in node.names
        }
        bases = [base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
        assert not foreign & {name.id for base in bases for name in ast.walk(base) if isinstance(name, ast.Name)}, path


def test_no_module_to_compile_unpacks_into_a_test_of_membership(build: dict[str, Any]) -> None:
    """`who in (*SEATS, "you")` stops mypyc, and then nothing is compiled at all."""
    for path in modules(build):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tests = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
        among = [among for test in tests for among in test.comparators if isinstance(among, ast.Tuple)]
        assert not [path for each in among if any(isinstance(name, ast.Starred) for name in each.elts)]


@pytest.fixture(scope="module")
def compiled(build: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree as in a wheel: the compiled modules beside their sources."""
    pytest.importorskip("mypyc")
    built = build["compile_modules"](ROOT, tmp_path_factory.mktemp("built"))
    assert len(built) > len(modules(build))
    place = tmp_path_factory.mktemp("compiled")
    shutil.copytree(ROOT / "nlclaim", place / "nlclaim", ignore=shutil.ignore_patterns("__pycache__"))
    for module, where in built.items():
        shutil.copy(module, place / where)
    (place / "grammars").symlink_to(ROOT / "grammars")
    return place


def run(script: str, place: Path, given: list[Any]) -> list[Any]:
    """What the script prints, a line of JSON for each of those given."""
    done = subprocess.run(
        [sys.executable, "-c", script], input=json.dumps(given), env={**os.environ, "PYTHONPATH": str(place)},
        cwd=place, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_compiled_modules_read_alike(compiled: Path) -> None:
    texts = [text for text, _ in WORDINGS]
    plain = [json.loads(json.dumps(record)) for _, record in read_records((None, {"text": text}) for text in texts)]
    assert run(READ, compiled, texts) == plain


@pytest.mark.slow
def test_compiled_modules_rule_alike(compiled: Path) -> None:
    rows = [json.loads(line) for line in (ROOT / "corpus" / "cases.jsonl").read_text(encoding="utf-8").splitlines()]
    assert run(RULE, compiled, rows) == [rule(load_case(row), seconds=None).awarded for row in rows]
