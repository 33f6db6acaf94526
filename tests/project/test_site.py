"""The site of the documents builds without warnings, uses no other site, and lists all public names."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright as bw
from tests.conftest import PROVE
from tests.project.source_files import ROOT

DOCS = ROOT / "docs"
REFERENCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((DOCS / "reference").glob("*.md")))
FONTS = ("besley-latin-wght-normal.woff2", "barlow-latin-400-normal.woff2", "barlow-latin-600-normal.woff2")


@pytest.mark.parametrize("name", bw.__all__)
def test_the_reference_has_every_public_name(name: str) -> None:
    assert re.search(rf"\b{name}\b", REFERENCE), f"docs/reference says nothing of {name}"


def test_every_kind_of_reader_has_a_tutorial() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    tutorials = sorted(path.stem for path in (DOCS / "tutorials").glob("*.md"))
    assert tutorials == ["bot_author", "game_author", "host", "player", "researcher"]
    assert all(index.count(f"tutorials/{name}") == 2 for name in tutorials), "a link and a place in the list"


def test_styles_load_nothing_from_other_sites() -> None:
    for path in (DOCS / "_static").iterdir():
        assert not re.search(r"//[\w.-]+\.\w+/|@import", path.read_text(encoding="utf-8")), path.name


@pytest.mark.skipif(not PROVE, reason="builds the whole site: make prove")
def test_the_site_builds_without_warnings_and_its_links_work(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--fresh-env", "-b", "html", str(DOCS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert all((tmp_path / "_static" / name).exists() for name in FONTS)
    pages = {path: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}
    assert len(pages) > 60
    anchors = {path: set(re.findall(r'\bid="([^"]+)"', text)) for path, text in pages.items()}
    for path, text in pages.items():
        for tag in re.findall(r"<(?:link|script|img|iframe|source)\b[^>]*>", text):
            assert not re.search(r'(?:src|href)="(?:https?:)?//', tag), f"{path.name}: {tag}"
        for target, anchor in re.findall(r'<a [^>]*href="([^":#?]*)(?:#([^"]*))?"', text):
            target_page = (path.parent / target).resolve() if target else path
            assert target_page.exists(), f"{path.name} leads to {target}"
            assert not anchor or target_page not in anchors or anchor in anchors[target_page], f"{path.name} leads to {target}#{anchor}"
