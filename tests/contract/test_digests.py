"""Tests that the same sources give the same bytes of every library and module on every machine."""

from __future__ import annotations

import zipfile
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import boardwright as bw
from boardwright.core.domain.shipping import IN_PACKAGE, builder_of, shipped
from boardwright.core.machine.manifest import beside
from boardwright.core.machine.platforms import LINUX, SUFFIXES, WASM, this_platform
from boardwright.core.machine.shipped_code import portable_units
from tests.conftest import choose_cases, only_in_prove
from tests.contract import digests
from tests.contract.matches import SMALLEST
from tests.contract.shipped import built_file, tool_versions
from tests.project.source_files import ROOT

PROCESSORS = ["generic", "skylake-avx512", "atom"]
FUNCTIONS = ["setup", "bot_sorter"]
"""The bot's code depends on the processor if the optimiser knows it. `setup` calls a separately compiled rule,
whose symbol has the key of its code, which depends on the processor."""
COMPILATION_ORDERS = [([], list(SUFFIXES)), (["bot_sorter"], list(reversed(SUFFIXES))), (["actors"], [WASM, *SUFFIXES])]
"""The functions that a process compiles first, and the order of the platforms. Numba's names have random numbers in each process."""


@pytest.mark.skipif(this_platform() != LINUX, reason="the names are those of processors of x86-64")
def test_files_do_not_depend_on_the_processor_or_on_earlier_compilations() -> None:
    """`make test` compares the object code of two functions on two processors, `make prove` the files of a whole game as well."""
    cases = list(zip(PROCESSORS, COMPILATION_ORDERS, strict=True))
    digests_of_builds = [
        digests.digests_of_objects(SMALLEST, FUNCTIONS, platforms, earlier, NUMBA_CPU_NAME=processor)
        for processor, (earlier, platforms) in choose_cases(cases[1:], cases)
    ]
    assert set(digests_of_builds[0]) == set(SUFFIXES) and all(digest == digests_of_builds[0] for digest in digests_of_builds)
    digests_of_games = [
        digests.digests([SMALLEST], [WASM, LINUX] if processor == "atom" else [LINUX, WASM], NUMBA_CPU_NAME=processor)
        for processor in choose_cases([], PROCESSORS)
    ]
    assert all(files == digests_of_games[0] for files in digests_of_games)


def test_code_contains_no_path_of_the_builder() -> None:
    """Numba describes by file and line where a function may fail; the best bot contains such a description, of `argmax`."""
    game = bw.load(SMALLEST)
    builder = builder_of(game)
    units, _ = portable_units({"bot_greedy": shipped(game, builder, LINUX)["bot_greedy"]}, builder, lambda *_: None)
    text = "".join(str(llvm.parse_bitcode(code)) for unit in units.values() for code in unit)
    assert "argmax of" in text and ".py" not in text and str(ROOT) not in text


def test_every_file_has_a_record() -> None:
    _, recorded = digests.recorded()
    assert set(recorded) == {f"{game}-{platform}{suffix}" for game in bw.games() for platform, suffix in SUFFIXES.items()}


@only_in_prove("compiles every game")
def test_files_are_as_recorded() -> None:
    made_with, recorded = digests.recorded()
    if tool_versions() != made_with:
        pytest.skip(f"recorded with {made_with}, here {tool_versions()}")
    assert digests.digests(bw.games(), list(SUFFIXES)) == recorded, "if that is meant: python -m tests.contract.digests"


def test_a_wheel_is_compared_with_the_record_file_by_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, wheel = built_file(SMALLEST, WASM), tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        for path in (module, beside(module)):
            file.write(path, f"boardwright/games/{SMALLEST}/{IN_PACKAGE}/{path.name}")
    wheel_digests = digests.digests_of_wheel(wheel)
    assert set(wheel_digests) == {module.name}
    monkeypatch.setattr(digests, "recorded", lambda: ({"numba": "0.1"}, wheel_digests))
    assert digests.main([str(wheel)]) == 0 and capsys.readouterr().out == f"{module.name}: as recorded\n"
    monkeypatch.setattr(digests, "recorded", lambda: ({"numba": "0.1"}, {module.name: "0"}))
    assert digests.main([str(wheel)]) == 1 and "recorded 0\nRecorded with numba 0.1." in capsys.readouterr().out
