"""Standard streams that are closed, full, or no text: told in a line, never with a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SMALL = {"deal": "N:2... 3... A... 4...", "contract": "3NT", "declarer": "S", "claimer": "S", "turn": "S"}


def shell(command: str, text: bytes = b"") -> tuple[int, bytes, str]:
    """A command line with `nlclaim` in it, as a shell runs it."""
    line = command.replace("nlclaim", f"{sys.executable} -X utf8=0 -m nlclaim", 1)
    environment = {"PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(["sh", "-c", line], input=text, capture_output=True, env=environment)
    return done.returncode, done.stdout, done.stderr.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["laws compare", "schema case", "parse rest", "parse --jsonl"])
def test_a_full_disk_is_told(command: str):
    code, _, err = shell(f"nlclaim {command} > /dev/full", b'{"text": "rest"}')

    assert (code, err) == (1, "nlclaim: No space left on device\n")


@pytest.mark.parametrize("command", ["parse", "parse --jsonl", "rule --jsonl", "rule -"])
def test_a_closed_input_is_told(command: str):
    code, out, err = shell(f"nlclaim {command} <&-")

    assert (code, out) == (1, b"")
    assert "standard input is closed" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["parse rest", "parse --jsonl", "rule --jsonl", "laws list", "schema case"])
def test_a_closed_output_is_told(command: str):
    code, _, err = shell(f"nlclaim {command} >&-", json.dumps({"text": "rest"}).encode())

    assert code == 1
    assert "nlclaim: standard output is closed\n" in err
    assert "Traceback" not in err


def test_complaints_that_nobody_wants_are_not_among_the_results():
    code, out, _ = shell("nlclaim rule --jsonl 2>&-", b"{")

    assert code == 1
    assert [json.loads(line)["id"] for line in out.splitlines()] == [None]


def test_a_reader_that_has_enough_is_no_error_to_tell():
    _, out, err = shell("nlclaim laws list | head -n 1")

    assert (len(out.splitlines()), err) == (1, "")


def test_a_statement_that_is_not_utf_8_is_read_as_far_as_it_is():
    code, out, err = shell("nlclaim parse", b"\xef\xbb\xbfthe rest \xe9")

    assert (code, err) == (0, "")
    assert "the rest �" in out.decode()


def test_a_case_that_is_not_utf_8_is_refused_as_a_file_is():
    code, out, err = shell("nlclaim rule -", b'{"id": "caf\xe9"}')

    assert (code, out) == (1, b"")
    assert "not UTF-8 at byte 11" in err


def test_a_statement_begins_after_the_byte_order_mark():
    _, out, _ = shell("nlclaim parse --format json", b"\xef\xbb\xbfthe rest")

    assert json.loads(out)["text"] == "the rest"
