"""Fixtures for tests of the arena."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the rules as plain Python: loading machine code would take longer than the few matches."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
