"""The README's session runs as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_session_gives_what_it_shows():
    failed, tried = doctest.testfile(str(README), module_relative=False)

    assert tried > 5
    assert failed == 0


def test_both_commands_are_marked_for_ci():
    text = README.read_text(encoding="utf-8")

    assert text.count("<!-- command: example -->\n```sh\n") == 1
    assert text.count("<!-- command: tests -->\n```sh\n") == 1
