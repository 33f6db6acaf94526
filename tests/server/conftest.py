"""A server for each test, its database in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.server.settings import Settings
from tests.server.house import House


@pytest.fixture(autouse=True, scope="package")
def plain_rules() -> Iterator[None]:
    """No test here waits for machine code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server with quick bots."""
    with House(tmp_path / "matches.db") as house:
        yield house


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A server whose bots take their time, so that a test can look while they wait."""
    with House(tmp_path / "matches.db", Settings(compile=False, pace=0.05, pause=0.4)) as house:
        yield house
