"""Links in the documents lead somewhere, named files exist, and generated parts are up to date. Code blocks: test_code_blocks.py."""

from __future__ import annotations

import importlib
import json
import re
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

import boardwright as bw
from tests.conftest import fail_out_of_date
from tests.project.source_files import ROOT, text_files

DOCUMENTS = [path for path in text_files() if path.suffix == ".md"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_existing_files(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", target):
            assert (document.parent / target).exists(), f"{document.name} links to {target}, which is not there"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_anchors_lead_to_existing_headlines(document: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", document.read_text(encoding="utf-8")):
        target_document = document.parent / target if target else document
        headlines = re.findall(r"^#+ (.+)$", target_document.read_text(encoding="utf-8"), re.MULTILINE)
        assert anchor in [slug(headline) for headline in headlines], (
            f"{document.name} links to #{anchor}, which {target_document.name} does not have"
        )


def slug(headline: str) -> str:
    """Return the anchor that GitHub gives a headline."""
    return re.sub(r"[^\w -]", "", headline.lower()).replace(" ", "-")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_named_files_exist(document: Path) -> None:
    for name in re.findall(r"`((?:src|tests|docs|web/src|benchmarks|examples)/[\w./-]+)`", document.read_text(encoding="utf-8")):
        if "/static" not in name:  # built, not kept
            assert (ROOT / name).exists(), f"{document.name} names {name}, which is not there"


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs/decisions"
    rows = re.findall(r"^\| (\d+) \| \[(.+)\]\((.+)\) \| \w+ \|$", (folder / "index.md").read_text(encoding="utf-8"), re.MULTILINE)
    headlines = {path.name: path.read_text(encoding="utf-8").partition("\n")[0] for path in sorted(folder.glob("[0-9]*.md"))}
    assert {name: f"# {number}. {title}" for number, title, name in rows} == headlines


def test_every_test_file_is_in_the_table_of_docs_testing() -> None:
    """The table of docs/testing.md names each file by itself or by its folder."""
    table = [line for line in (ROOT / "docs/testing.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    named = [name for line in table for name in re.findall(r"`([\w./*-]+)`", line)]
    patterns = [name if name.endswith(".py") else f"{name.rstrip('/')}/*" for name in named]
    files = [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")]
    unnamed = [str(file) for file in files if not any(fnmatch(str(file), pattern) or file.name == pattern for pattern in patterns)]
    assert len(files) > 200 and not unnamed, unnamed


@pytest.fixture
def generator(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import `docs/generate.py`, which belongs to no package."""
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    return importlib.import_module("generate")


def test_generated_parts_of_documents_are_up_to_date(generator: ModuleType) -> None:
    """This includes the types of the page."""
    generated = dict(generator.everything())
    assert {path.name for path in generated} >= {"game_contract.md", "wire_protocol.md", "wire.ts", "names.ts"}
    stale = [path.name for path, text in generated.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if stale:
        fail_out_of_date("what docs/generate.py makes", stale)


def test_the_generator_renews_a_stale_part(generator: ModuleType) -> None:
    new = generator.renewed("before\n<!-- generated: close-codes -->\nold\n<!-- end -->\nafter\n")
    assert "| 4400 |" in new and "old" not in new
    assert new.startswith("before\n") and new.endswith("after\n")


def test_the_generator_keeps_meanings_written_by_hand(generator: ModuleType) -> None:
    old = "<!-- generated: events game_of_trains -->\n| `won` | old | | who it was |\n| `gone` | old | | nothing |\n<!-- end -->\n"
    new = generator.renewed(old)
    assert "| `won` | `seat` |  | who it was |" in new and "| `drew` |" in new
    assert "gone" not in new


@pytest.mark.parametrize("game", bw.games())
def test_a_game_has_the_files_that_the_contract_names(game: str) -> None:
    contract = (ROOT / "docs" / "game_contract.md").read_text(encoding="utf-8")
    modules = re.findall(r"^\| `(\w+)\.py` \|(.*)$", contract, re.MULTILINE)
    assert len(modules) > 8
    has = bw.load(game).has_module
    missing = [name for name, text in modules if not text.startswith(" optional:") and not has(name)]
    assert not missing, f"{game} has no {', '.join(missing)}"


@pytest.mark.parametrize("game", [name for name in bw.games() if (ROOT / "docs" / "games" / f"{name}.md").exists()])
def test_the_position_in_a_game_s_document_loads(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    [example] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"game"' in block]
    position = bw.load(game).from_position(example, seed=1).position()
    assert {name: position[name] for name in example} == example
    if new := position.keys() - example.keys() - {"ruleset"}:
        fail_out_of_date(f"the position in docs/games/{game}.md", [f"{name} is missing" for name in sorted(new)])
    for field in position:
        assert f"`{field}`" in text, f"docs/games/{game}.md does not explain the field {field}"


def test_every_game_has_a_document() -> None:
    for path in (ROOT / "src" / "boardwright" / "games").glob("*/game.toml"):
        assert (ROOT / "docs" / "games" / f"{path.parent.name}.md").exists()
