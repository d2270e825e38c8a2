"""Logs to mine, made for the tests: vugraph files and tables of as many boards as wanted, no two files alike."""

from __future__ import annotations

import json
from pathlib import Path

DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
MD = "1S6543H876D876C876,S2H5432D5432C5432,SAKQJHAKQDAKQCAKQ"


def vugraph(first: int, boards: int = 2) -> str:
    """A vugraph file whose boards all end in a claim."""
    body = "".join(
        f"qx|o{number}|md|{MD},|sv|b|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|sT|pc|s3|pc|s2|pc|sA|pg||\n"
        f"pc|sK|pc|s7|nt|anna: he claims the rest|mc|{13 - number % 2}|pg||\n"
        for number in range(first, first + boards)
    )
    return f"vg|Club final,Set {first},I,{first},{first + boards},Home,0,Away,0|\npn|S,W,N,E,S,W,N,E|pg||\n{body}"


def fill(folder: Path, files: int, boards: int = 2) -> Path:
    """A folder of vugraph files; the folder."""
    folder.mkdir(exist_ok=True)
    for number in range(files):
        (folder / f"match{number:04d}.lin").write_text(vugraph(1 + boards * number, boards))
    return folder


def rows(count: int, pad: int = 0) -> str:
    """A table of boards as JSON Lines, each `pad` characters longer than it needs to be."""
    row = {"deal": DEAL, "contract": "3NT", "declarer": "N", "play": "ST S3 S2 SA SK", "x": "." * pad}
    return "".join(json.dumps({"board": number, "result": 12 + number % 2, **row}) + "\n" for number in range(count))


def events(path: Path) -> list[dict]:
    """The events in a table of JSON Lines."""
    return [json.loads(line) for line in path.read_text().splitlines()]
