"""The README's queries run on a table of claims, and answer what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nlclaim.logs.mining.run import mine
from nlclaim.logs.mining.work import Options

from .logs import fill

README = Path(__file__).parent.parent.parent / "README.md"
SPLIT = """\
[Board "9"]
[Deal "N:AQJ.432.KQ32.432 432.KQJ.T987.876 K87.A87.AJ4.AKQJ T965.T965.65.T95"]
[Declarer "S"]
[Contract "3NT"]
[Result "{result}"]
[Play "W"]
H5 H2 HJ HA
*
"""


def test_the_queries_run(tmp_path, monkeypatch):
    duckdb = pytest.importorskip("duckdb")
    (block,) = re.findall(r"<!-- queries -->\n```sql\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    queries = [query for query in block.split(";\n") if query.strip()]
    folder = fill(tmp_path / "logs", 2)
    (folder / "split.pbn").write_text(SPLIT.format(result=13))
    monkeypatch.chdir(tmp_path)
    tally = mine(["logs"], "claims.parquet", options=Options(seconds=20), jobs=1)
    assert tally.complete == tally.claims == 5
    by_tricks, by_policy, clear = (duckdb.sql(query).fetchall() for query in queries)
    assert by_tricks == [(12, 5, 20.0)]
    assert all(count == 1 for _, count, _ in by_policy)
    ((file, board, contract, remaining, recorded, awarded, why),) = clear
    assert (file, board, contract, remaining, recorded) == ("logs/split.pbn", "9", "3NT", 12, 13)
    assert awarded < 12
    assert why
