from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few matches are played faster than machine code is loaded."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
