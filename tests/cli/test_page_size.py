"""Tests of `bench`: the weight of a page is what a browser loads for the lobby and one board."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.cli.page_size import KIB, module_kib, page_kib
from boardwright.core.domain.shipping import manifest_of, path_of
from boardwright.core.machine.manifest import beside, packed_code
from boardwright.core.machine.platforms import PAGE
from tests.cli.conftest import GAME

SIZES = {
    "index.js": 900,
    "index.css": 300,
    "shared.js": 500,
    "a.js": 2000,
    "a.css": 100,
    "map.js": 700,
    "b.js": 9000,
    "en.js": 50,
    "cs.js": 60,
    "a_en.js": 40,
    "load.js": 30,
    "a_rules.js": 45,
    "b_rules.js": 46,
}
MANIFEST = {
    "index.html": {
        "file": "index.js",
        "css": ["index.css"],
        "imports": ["_shared"],
        "dynamicImports": ["x/games/a/web/index.ts", "x/games/b/web/index.ts"],
    },
    "_shared": {"file": "shared.js", "dynamicImports": ["x/games/b/web/index.ts"]},
    "x/games/a/web/index.ts": {"file": "a.js", "css": ["a.css"], "imports": ["_shared"], "dynamicImports": ["x/map.ts"]},
    "x/games/b/web/index.ts": {"file": "b.js", "imports": ["_shared"]},
    "x/map.ts": {"file": "map.js"},
    "x/boardwright/words/en.ftl?raw": {"file": "en.js"},
    "x/boardwright/words/cs.ftl?raw": {"file": "cs.js"},
    "x/games/a/words/en.ftl?raw": {"file": "a_en.js"},
    "src/rules/load.ts": {"file": "load.js", "dynamicImports": ["x/games/a/web/rules.ts", "x/games/b/web/rules.ts"]},
    "x/games/a/web/rules.ts": {"file": "a_rules.js"},
    "x/games/b/web/rules.ts": {"file": "b_rules.js"},
}
LOADED_FOR_GAME_A = ("index.js", "index.css", "shared.js", "a.js", "a.css", "map.js", "en.js", "a_en.js", "load.js", "a_rules.js")


@pytest.fixture
def static_folder(tmp_path: Path) -> Path:
    """A built page: compressed files of known sizes, and Vite's manifest."""
    for name, size in SIZES.items():
        (tmp_path / f"{name}.gz").write_bytes(hashlib.shake_128(name.encode()).digest(size))
    (tmp_path / "files.json.gz").write_bytes(gzip.compress(json.dumps(MANIFEST).encode()))
    return tmp_path


def test_each_file_that_a_game_needs_is_counted_once(static_folder: Path) -> None:
    assert page_kib("a", static_folder) == sum(SIZES[name] for name in LOADED_FOR_GAME_A) / KIB


def test_a_game_without_a_board_or_a_built_page_has_no_size(static_folder: Path, tmp_path: Path) -> None:
    assert page_kib("c", static_folder) is None
    (static_folder / "files.json.gz").unlink()
    assert page_kib("a", static_folder) is None


@pytest.mark.parametrize("game", bw.games())
def test_the_page_of_a_game_is_below_its_target(game: str) -> None:
    weight = page_kib(game)
    assert weight is not None and weight < bw.load(game).about["targets"]["page_kib"]


def test_a_wasm_module_has_a_size_once_it_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.core.domain.shipped_rules.folder_of_files", lambda _: tmp_path)
    assert module_kib(GAME) is None
    content, path = bytes(9_000), path_of(GAME, PAGE, tmp_path)
    path.write_bytes(packed_code(path, content))
    beside(path).write_bytes(manifest_of(bw.load(GAME), PAGE).written(content))
    assert module_kib(GAME) == len(gzip.compress(content, 9)) / KIB
