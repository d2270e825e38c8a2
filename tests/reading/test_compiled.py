"""What NLCLAIM_COMPILE builds: the modules are there, and read as the Python they were made from."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nlclaim.reading.batch import read_records
from tests.reading.wordings import WORDINGS

ROOT = Path(__file__).parents[2]
READ = """
import json, sys
from nlclaim.reading.batch import read_records
import nlclaim.reading.verbs as module
assert module.__file__.endswith(".so"), module.__file__
for _, record in read_records((None, {"text": text}) for text in json.load(sys.stdin)):
    print(json.dumps(record))
"""


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "hatch_build.py"))


def test_every_module_to_compile_exists(build: dict[str, Any]) -> None:
    assert [pattern for pattern in build["COMPILED"] if not list((ROOT / "nlclaim").glob(pattern))] == []


@pytest.mark.slow
def test_compiled_modules_read_alike(build: dict[str, Any], tmp_path: Path) -> None:
    pytest.importorskip("mypyc")
    built = build["compile_reader"](ROOT, tmp_path)
    assert len(built) > len(build["COMPILED"])
    (tmp_path / "grammars").symlink_to(ROOT / "grammars")
    texts = [text for text, _ in WORDINGS]
    read = subprocess.run(
        [sys.executable, "-c", READ], input=json.dumps(texts), env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    plain = [json.loads(json.dumps(record)) for _, record in read_records((None, {"text": text}) for text in texts)]
    assert [json.loads(line) for line in read.stdout.splitlines()] == plain
