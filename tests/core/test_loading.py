"""Tests of loading games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import boardwright as bw

LOAD_IN_THREADS = """
from concurrent.futures import ThreadPoolExecutor
import boardwright as bw
with ThreadPoolExecutor(4) as threads:
    print(len(set(threads.map(bw.load, [min(bw.games())] * 4))))
"""


@pytest.mark.parametrize("data", [5, b"x", [1], True])
def test_load_refuses_data_that_are_not_component_tables(data: Any) -> None:
    with pytest.raises(bw.BadData, match="expected component tables, or the path of a TOML file"):
        bw.load(bw.games()[0], data)


def test_threads_that_load_a_game_at_the_same_time_get_the_same_object() -> None:
    """The server compiles games in a thread while pages request them."""
    done = subprocess.run([sys.executable, "-c", LOAD_IN_THREADS], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
