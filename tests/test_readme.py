"""The README's session runs as printed."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from typer.testing import CliRunner

from nlclaim.cli import app
from nlclaim.law import authorities, editions

README = Path(__file__).parent.parent / "README.md"


def test_the_session_gives_what_it_shows():
    failed, tried = doctest.testfile(str(README), module_relative=False)

    assert tried > 5
    assert failed == 0


def test_both_commands_are_marked_for_ci():
    text = README.read_text(encoding="utf-8")

    assert text.count("<!-- command: example -->\n```sh\n") == 1
    assert text.count("<!-- command: tests -->\n```sh\n") == 1


def test_every_edition_and_authority_is_named():
    words = set(re.findall(r"\w+", README.read_text(encoding="utf-8")))

    assert {*editions(), *authorities()} <= words


def _words(text: str) -> str:
    """The text without its frame: lines, branches and indents."""
    return " ".join(re.sub(r"[│├└─]", " ", text).split())


def test_what_the_first_command_prints_is_what_the_readme_shows():
    shown = re.search(r"```text\n(7NT by West.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    case = ["rule", str(README.parent / "corpus" / "examples" / "seven-notrump.json")]
    printed = _words(CliRunner().invoke(app, case).stdout)

    assert shown is not None
    for part in shown[1].split("…"):
        assert _words(part).removesuffix("(") in printed
