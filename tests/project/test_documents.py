"""What the documents say is true: code runs, links lead somewhere, named files are there."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import boardwright as bw
from tests.project.source_files import ROOT, text_files

DOCUMENTS = [path for path in text_files() if path.suffix == ".md"]


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # it saves a match
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", target):
            assert (document.parent / target).exists(), f"{document.name} links to {target}, which is not there"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_named_files_are_there(document: Path) -> None:
    for name in re.findall(r"`((?:src|tests|docs|web/src|benchmarks|examples)/[\w./-]+)`", document.read_text(encoding="utf-8")):
        if "/static" not in name:  # built, not kept
            assert (ROOT / name).exists(), f"{document.name} names {name}, which is not there"


@pytest.mark.parametrize("game", [name for name in bw.games() if (ROOT / "docs" / "games" / f"{name}.md").exists()])
def test_the_position_in_a_game_s_document_loads(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    [example] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"game"' in block]
    position = bw.load(game).from_position(example, seed=1).position()
    assert {name: position[name] for name in example} == example
    for field in position:
        assert f"`{field}`" in text, f"docs/games/{game}.md does not explain the field {field}"


def test_every_game_has_a_document() -> None:
    for path in (ROOT / "src" / "boardwright" / "games").glob("*/game.toml"):
        assert (ROOT / "docs" / "games" / f"{path.parent.name}.md").exists()
