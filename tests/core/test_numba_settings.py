"""An untested version of Numba is used unpatched; the settings while a game compiles."""

from __future__ import annotations

import gc
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.project.source_files import ROOT

CODE = """
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


def test_another_numba_compiles_as_it_is(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "ignore", "-c", CODE, "0.99.1", str(tmp_path)]
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [7 * (11 + 2 + 3), "rules as files need Numba 0.63 to 0.68", []]
    assert done.stderr.splitlines() == ["Numba 0.99.1: expected 0.63 to 0.68; compiling takes longer, and at each start"]
    assert not list(tmp_path.iterdir()), "nothing is kept that could not be read"


def test_the_versions_are_those_that_the_package_asks_for() -> None:
    from boardwright.core.machine.numba_settings import TRIED, patches

    [wanted] = re.findall(r'"numba>=0[.](\d+),<0[.](\d+)"', (ROOT / "pyproject.toml").read_text())
    assert TRIED == range(*map(int, wanted))
    assert patches() is not None


def test_the_settings_last_until_the_last_thread_that_compiles_is_done() -> None:
    """The code's key names the level: were it another one in the middle, a function would be compiled again, to other code."""
    from numba.core import config

    from boardwright.core.machine.numba_settings import low_optimization_level

    def now() -> tuple[int, int]:
        return int(config.OPT), gc.get_threshold()[0]  # type: ignore[attr-defined]

    before, one, other = now(), low_optimization_level(), low_optimization_level()
    one.__enter__()
    set_by_one = now()
    other.__enter__()
    one.__exit__(None, None, None)
    assert now() == set_by_one == (1, 200_000)
    other.__exit__(None, None, None)
    assert now() == before
