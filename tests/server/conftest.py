"""A server for each test, its database in a temporary folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, checker


@pytest.fixture(autouse=True, scope="package")
def plain_rules() -> Iterator[None]:
    """No test here waits for machine code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield
    checker().close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A running server with quick bots."""
    with House(tmp_path / "matches.db") as house:
        yield house
