"""docs/attacks.md names a test, or a reason, for each attempt, and the tests exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(r"^\| (\d+) \| (.+?) \| (.+) \|$", (ROOT / "docs" / "attacks.md").read_text(), re.M)


def test_each_attempt_has_one_row() -> None:
    assert [int(number) for number, _, _ in ROWS] == list(range(1, 69))
    assert len({attempt for _, attempt, _ in ROWS}) == 68


def test_the_named_tests_exist() -> None:
    names = {name for _, _, answer in ROWS for name in re.findall(r"`((?:tests|web)/[^`]+)`", answer)}
    assert len(names) > 40
    for name in sorted(names):
        file, _, test = name.partition("::")
        path = ROOT / file
        assert path.exists(), name
        assert not test or re.search(rf"^(async )?def {test}\(", path.read_text(), re.M), name
