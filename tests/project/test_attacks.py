"""docs/attacks.md names a test, or a reason, for each attempt; and the tests exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(r"^\| (\d+) \| (.+?) \| (.+) \|$", (ROOT / "docs" / "attacks.md").read_text(), re.M)


def test_each_attempt_has_one_row() -> None:
    assert [int(number) for number, _, _ in ROWS] == list(range(1, 69))
    assert len({attempt for _, attempt, _ in ROWS}) == 68


def test_the_tests_exist() -> None:
    named = {each for _, _, answer in ROWS for each in re.findall(r"`((?:tests|web)/[^`]+)`", answer)}
    assert len(named) > 40
    for each in sorted(named):
        file, _, test = each.partition("::")
        path = ROOT / file
        assert path.exists(), each
        assert not test or re.search(rf"^(async )?def {test}\(", path.read_text(), re.M), each
