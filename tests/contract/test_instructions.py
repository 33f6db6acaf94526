"""Rules must not become slower unnoticed: their instructions for a fixed workload are counted and compared with a record.

After a change that makes them faster, or slower for a good reason, renew it: python -m tests.contract.instructions
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boardwright.core.machine.platforms import LINUX, this_platform
from tests.conftest import choose_cases
from tests.contract import instructions
from tests.contract.matches import OURS, SMALLEST
from tests.contract.shipped import tools

TOLERANCE, OF_ANOTHER_COMPILER = 0.03, 0.2
"""Machines agree to the instruction (docs/decisions/51_speed.md). Small changes of a rule are within the tolerance; renew the record with
them. Another version of the compiler may choose other instructions."""
EVERY = OURS
GAMES = choose_cases([SMALLEST], EVERY)
"""Compiling the others for this takes longer than all that is counted."""


@pytest.mark.skipif(this_platform() != LINUX, reason="counted on Linux on x86-64")
@pytest.mark.parametrize("name", GAMES)
def test_the_same_work_takes_no_more_instructions(name: str, tmp_path: Path) -> None:
    assert shutil.which("valgrind"), "valgrind is missing: make valgrind"
    found, functions = instructions.measured(name, tmp_path)
    total = functions.total()
    where = ", ".join(f"{function} {count / total:.0%}" for function, count in functions.most_common(5))
    made_with, record = instructions.recorded()
    tolerance = TOLERANCE if made_with == tools() else OF_ANOTHER_COMPILER
    for what, before in record[name].items():
        now = found[what]
        assert abs(now / before - 1) <= tolerance, (
            f"{name}: {now:,} {what}, recorded {before:,} ({now / before - 1:+.1%}; {where}). "
            f"If that is meant: python -m tests.contract.instructions {name}"
        )


def test_every_game_has_a_record() -> None:
    assert sorted(instructions.recorded()[1]) == sorted(EVERY)


def test_only_what_happens_in_the_library_counts() -> None:
    report = """ob=/tmp/driver
fn=main
3 10
calls=1 0x2 5
3 700
ob=/tmp/game.so
fn=apply
5 20
6 5
calls=2 0x9
6 400
fn=legal
1 7
"""
    assert instructions.costs(report, "game.so") == {"apply": 25, "legal": 7}
