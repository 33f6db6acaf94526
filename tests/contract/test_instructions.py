"""Tests that rules do not become slower: their instructions for a fixed workload are counted and compared with a record.

After a change that makes them faster, or slower for a good reason, renew it: python -m tests.contract.instructions
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boardwright.core.machine.platforms import LINUX, this_platform
from tests.conftest import choose_cases
from tests.contract import instructions
from tests.contract.matches import BUILT_IN_GAMES, SMALLEST
from tests.contract.shipped import tool_versions

TOLERANCE, TOLERANCE_OF_OTHER_COMPILERS = 0.03, 0.2
"""Machines agree to the instruction (docs/decisions/51_speed.md). Small changes of a rule are within the tolerance; renew the record with
them. Another version of the compiler may choose other instructions."""
ALL_GAMES = BUILT_IN_GAMES
GAMES = choose_cases([SMALLEST], ALL_GAMES)
"""Compiling the other games takes longer than counting all of them."""


@pytest.mark.skipif(this_platform() != LINUX, reason="counted on Linux on x86-64")
@pytest.mark.parametrize("name", GAMES)
def test_the_workload_takes_as_many_instructions_as_recorded(name: str, tmp_path: Path) -> None:
    assert shutil.which("valgrind"), "valgrind is missing: make valgrind"
    counts, functions = instructions.measure(name, tmp_path)
    total = functions.total()
    hot_functions = ", ".join(f"{function} {count / total:.0%}" for function, count in functions.most_common(5))
    made_with, record = instructions.recorded()
    tolerance = TOLERANCE if made_with == tool_versions() else TOLERANCE_OF_OTHER_COMPILERS
    for unit, recorded in record[name].items():
        now = counts[unit]
        assert abs(now / recorded - 1) <= tolerance, (
            f"{name}: {now:,} {unit}, recorded {recorded:,} ({now / recorded - 1:+.1%}; {hot_functions}). "
            f"If that is meant: python -m tests.contract.instructions {name}"
        )


def test_every_game_has_a_record() -> None:
    assert sorted(instructions.recorded()[1]) == sorted(ALL_GAMES)


def test_only_instructions_in_the_library_are_counted() -> None:
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
    assert instructions.instructions_by_function(report, "game.so") == {"apply": 25, "legal": 7}
