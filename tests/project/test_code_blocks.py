"""Every code block of the documents is run, or says why not (code_blocks.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.server.store import Store
from tests.conftest import PROVE
from tests.contract.node_engine import find_node
from tests.project.code_blocks import Block, Reader, blocks, run_as_written, run_here
from tests.project.source_files import ROOT, text_files

DOCUMENTS = [path for path in text_files() if path.suffix == ".md" and (path.is_relative_to(ROOT / "docs") or path.parent == ROOT)]
WITH_CODE = [path for path in DOCUMENTS if blocks(path.read_text(encoding="utf-8"))]
TESTED_ELSEWHERE = {"docs/hosting.md"}
"""tests/project/test_hosting.py tries its commands."""
PACKAGE_COMMENT = "# pyproject.toml"
MOST_EXCUSED = 4
"""The most blocks that may be excused, each with its reason."""


def document_name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_every_block_is_found() -> None:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        fences = [line for line in text.splitlines() if line.lstrip().startswith("```")]
        assert len(fences) == 2 * len(blocks(text)), f"{document_name(path)}: a fence is indented, or not closed"
    assert len(WITH_CODE) > 15
    excused = [block.why for path in WITH_CODE for block in blocks(path.read_text(encoding="utf-8")) if block.why]
    assert len(excused) <= MOST_EXCUSED, excused


@pytest.mark.parametrize("document", [path for path in WITH_CODE if document_name(path) not in TESTED_ELSEWHERE], ids=document_name)
def test_the_code_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "BOARDWRIGHT_DB"):
        monkeypatch.delenv(variable, raising=False)
    for kind in ("DATA", "STATE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(find_node()).parent}{os.pathsep}{os.environ['PATH']}")
    text = document.read_text(encoding="utf-8")
    if "boardwright admin" in text:
        empty_database(tmp_path / "DATA" / "boardwright" / "boardwright.db")
    if PACKAGE_COMMENT in text:
        read_in_own_process(document, tmp_path)
        return
    reader = Reader(document, tmp_path, run_as_written if PROVE else run_here)
    reader.read()
    counted = [block for block in blocks(text) if block.language != "text" and not block.language.startswith("{") and not block.why]
    assert reader.ran == len(counted)


def empty_database(path: Path) -> None:
    """Make the database of a server without matches."""
    path.parent.mkdir(parents=True)
    Store(str(path)).close()


def read_in_own_process(document: Path, folder: Path) -> None:
    """Run a document that makes a package, which other tests must not see."""
    environment = {**os.environ, "BOARDWRIGHT_JIT": "1" if PROVE else "0", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.project.code_blocks", str(document), str(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[-1]) > 12


# -- the reader itself ------------------------------------------------------------------------------------------------------------

FAULTY = {
    "a dialogue with another answer": "```python\n>>> 1 + 1\n3\n\n```\n",
    "code that fails": "```python\nassert False\n```\n",
    "a command with an unknown option": "```sh\nboardwright games --quickly\n```\n",
    "a server with an unknown option": "```sh\nboardwright serve --quickly\n```\n",
    "a command without a check": "```sh\nrm -rf /nowhere\n```\n",
    "a target that does not exist": "```sh\nmake money\n```\n",
    "an extra that does not exist": "```sh\npip install 'boardwright[luck]'\n```\n",
    "another output": "```sh\nboardwright games\n```\n```text\nNo games.\n```\n",
    "a block without a language": "```\nboardwright games\n```\n",
    "commands that are no commands": "```text\nboardwright games\n```\n",
    "data that cannot be read": '```json\n{"game": }\n```\n',
}


@pytest.mark.parametrize("fault", FAULTY)
def test_the_reader_finds_a_faulty_block(fault: str, tmp_path: Path) -> None:
    document = tmp_path / "document.md"
    document.write_text(FAULTY[fault])
    with pytest.raises((AssertionError, SystemExit, ValueError)):
        Reader(document, tmp_path).read()


def test_only_a_text_right_behind_a_command_is_its_output() -> None:
    found_blocks = blocks("```sh\nfly\n```\n```text\nup\n```\nThe rocket:\n```text\n/\\\n```\n")
    assert [block.behind for block in found_blocks] == [False, True, False]


def test_a_block_may_say_why_it_is_not_run() -> None:
    [block] = blocks("<!-- not run: it needs the moon -->\n```sh\nfly\n```\n")
    assert block == Block("sh", "fly\n", 1, False, "it needs the moon")
