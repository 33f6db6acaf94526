"""Tests that an untested version of Numba is used without patches, and of the settings while a game compiles."""

from __future__ import annotations

import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.project.source_files import ROOT

COMPILE_WITH_OTHER_NUMBA = """
import json, sys
import numba
numba.__version__ = sys.argv[1]
from pathlib import Path
from boardwright.core.errors import NotPortable
from boardwright.core.machine import compiled, portable
from boardwright.core.machine.code_store import Store
from boardwright.core.machine.state import RecordBuffer
from tests.core.test_compiled import STATE, price
store = Store(Path(sys.argv[2]))
for function in compiled.separately_compiled_in([price]):
    compiled.compile_separately(function, {"s": STATE}, store)
state = RecordBuffer(STATE)
state.record.n = 7
found = compiled.entry(price, (STATE,), True, store).call(state.address)
try:
    told = len(portable.portable_code(price, compiled.signature_of((STATE,), True), "price", None).fast)
except NotPortable as error:
    told = str(error)
patched = [name for name in ("numba_patches", "object_code") if f"boardwright.core.machine.{name}" in sys.modules]
print(json.dumps([found, told, patched]))
"""


def test_an_untested_numba_version_compiles_without_patches(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "ignore", "-c", COMPILE_WITH_OTHER_NUMBA, "0.99.1", str(tmp_path)]
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [7 * (11 + 2 + 3), "rules as files need Numba 0.63 to 0.68", []]
    assert done.stderr.splitlines() == ["Numba 0.99.1: expected 0.63 to 0.68; compiling takes longer, and at each start"]
    assert not list(tmp_path.iterdir()), "code of an untested version is not stored"


def test_the_tested_versions_are_those_in_pyproject_toml() -> None:
    from boardwright.core.machine.numba_settings import TRIED, patches

    [bounds] = re.findall(r'"numba>=0[.](\d+),<0[.](\d+)"', (ROOT / "pyproject.toml").read_text())
    assert TRIED == range(*map(int, bounds))
    assert patches() is not None


def test_the_settings_last_until_the_last_compiling_thread_ends() -> None:
    """The optimisation level is part of the key of machine code: if it changed midway, functions would be compiled twice."""
    from numba.core import config

    from boardwright.core.machine.numba_settings import low_optimization_level

    def current_settings() -> tuple[int, int]:
        return int(config.OPT), gc.get_threshold()[0]  # type: ignore[attr-defined]

    before, first, second = current_settings(), low_optimization_level(), low_optimization_level()
    first.__enter__()
    set_by_first = current_settings()
    second.__enter__()
    first.__exit__(None, None, None)
    assert current_settings() == set_by_first == (1, 200_000)
    second.__exit__(None, None, None)
    assert current_settings() == before
