"""The option that runs the long profiles."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("nlclaim", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("nlclaim")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--slow`."""
    parser.addoption("--slow", action="store_true", help="run the long profiles, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is marked slow unless it was asked for."""
    if config.getoption("--slow"):
        return
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="long profile: --slow runs it"))
