"""The same sources give the same bytes of every library and module, whatever builds them."""

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
from tests.contract.shipped import file_of, tools
from tests.project.source_files import ROOT

PROCESSORS = ["generic", "skylake-avx512", "atom"]
FUNCTIONS = ["setup", "bot_sorter"]
"""The bot differs where the optimiser sees the processor, and its few cases are a jump table or none. `setup` calls a rule compiled apart,
whose symbol has the key of its code, which depends on the processor."""
HISTORIES = [([], list(SUFFIXES)), (["bot_sorter"], list(reversed(SUFFIXES))), (["actors"], [WASM, *SUFFIXES])]
"""What a process compiles first, and the order of the platforms. Each process draws its own numbers for Numba's names."""


@pytest.mark.skipif(this_platform() != LINUX, reason="the names are those of processors of x86-64")
def test_a_file_does_not_depend_on_the_processor_nor_on_what_was_made_before() -> None:
    """In `make test` only the object code of two functions on two processors; in `make prove` the files of a whole game, too."""
    cases = list(zip(PROCESSORS, HISTORIES, strict=True))
    made = [
        digests.digests_of_objects(SMALLEST, FUNCTIONS, platforms, earlier, NUMBA_CPU_NAME=processor)
        for processor, (earlier, platforms) in choose_cases(cases[1:], cases)
    ]
    assert set(made[0]) == set(SUFFIXES) and all(each == made[0] for each in made)
    whole = [
        digests.digests([SMALLEST], [WASM, LINUX] if processor == "atom" else [LINUX, WASM], NUMBA_CPU_NAME=processor)
        for processor in choose_cases([], PROCESSORS)
    ]
    assert all(files == whole[0] for files in whole)


def test_code_names_no_file_of_the_builder() -> None:
    """Numba describes where a function may fail by file and line; the best bot has such a description left, of `argmax`."""
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
    if tools() != made_with:
        pytest.skip(f"recorded with {made_with}, here {tools()}")
    assert digests.digests(bw.games(), list(SUFFIXES)) == recorded, "if that is meant: python -m tests.contract.digests"


def test_a_wheel_is_compared_file_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    module, wheel = file_of(SMALLEST, WASM), tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as file:
        for path in (module, beside(module)):
            file.write(path, f"boardwright/games/{SMALLEST}/{IN_PACKAGE}/{path.name}")
    found = digests.of_wheel(wheel)
    assert set(found) == {module.name}
    monkeypatch.setattr(digests, "recorded", lambda: ({"numba": "0.1"}, found))
    assert digests.main([str(wheel)]) == 0 and capsys.readouterr().out == f"{module.name}: as recorded\n"
    monkeypatch.setattr(digests, "recorded", lambda: ({"numba": "0.1"}, {module.name: "0"}))
    assert digests.main([str(wheel)]) == 1 and "recorded 0\nRecorded with numba 0.1." in capsys.readouterr().out
