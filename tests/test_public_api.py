"""The public face: names, weight at import, data that comes along, one direction of imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import nlclaim
from nlclaim.errors import ResourceError
from nlclaim.resources import read_resource, resource

ROOT = Path(__file__).parent.parent


def test_names_are_sorted_and_there():
    assert list(nlclaim.__all__) == sorted(nlclaim.__all__, key=lambda name: (name.startswith("_"), name)) or list(
        nlclaim.__all__
    ) == sorted(nlclaim.__all__)
    assert all(getattr(nlclaim, name) is not None for name in nlclaim.__all__)


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'adjust'"):
        _ = nlclaim.adjust


@pytest.mark.parametrize("module", ["nlclaim", "nlclaim.plan", "nlclaim.law", "nlclaim.lines", "nlclaim.cli"])
def test_importing_loads_neither_spacy_nor_endplay(module: str):
    code = f"import sys, {module}; print(*[name for name in ('spacy', 'lark', 'endplay') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == ""


@pytest.mark.parametrize(
    "parts",
    [("grammars", "claim.lark"), ("grammars", "lexicon.toml"), ("corpus", "examples", "seven-notrump.json")]
    + [("law", "editions", f"{law}.toml") for law in ("1997", "2007", "2017", "rubber")],
)
def test_data_is_found(parts: tuple[str, ...]):
    assert read_resource(*parts)


def test_missing_data_says_which():
    with pytest.raises(ResourceError, match=r"grammars/french\.lark did not come with this installation"):
        resource("grammars", "french.lark")


def test_imports_flow_one_way():
    done = subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports")], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout
