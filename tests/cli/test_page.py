"""`boardwright page`: what it refuses, in one line, before it does anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from boardwright.server.static_site import page_files, writing
from tests.cli.conftest import GAME, Run

BAD_BASES = ("games/", "/games", "/a b/", "/*/", "//", "")


def test_where_it_does_not_write(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "runs_in_page", lambda game: game.id != "endeavor")
    file, other = tmp_path / "file", tmp_path / "other"
    file.write_text("mine")
    other.mkdir()
    (other / "index.html").write_text("<h1>mine</h1>")
    for argv, why in [
        (["--out", file], "is a file, expected a folder"),
        (["--out", other], "has other files, expected a new or empty folder, or a page written earlier"),
        (["--out", tmp_path / "new", "--games", "chess"], "chess"),
        (["--out", tmp_path / "new", "--games", "endeavor"], "endeavor: pages cannot run its rules, expected declared fields and"),
        *((["--out", tmp_path / "new", "--base", base], "expected the path of a folder on the host") for base in BAD_BASES),
        (["--out", tmp_path / "new", "--games", f"{GAME},,"], "expected names with commas between them"),
        ([], "--out"),
    ]:
        said = run("page", *argv)
        assert said.code == 2 and said.out == "" and why in said.err and said.err.count("\n") == 1, said.err
    assert not (tmp_path / "new").exists() and (other / "index.html").read_text() == "<h1>mine</h1>"


def test_an_interrupted_page_is_written_by_the_same_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The document comes last, so that visitors of an earlier page get that one until the end."""
    files = {"assets/a.js": b"1", writing.DOCUMENT: f"<html {writing.MARK}>".encode(), writing.WORKER: b"2"}
    (tmp_path / "built").mkdir()
    for name in (writing.DOCUMENT, writing.LIST):
        (tmp_path / "built" / name).write_text("")
    monkeypatch.setattr(writing, "STATIC", tmp_path / "built")
    monkeypatch.setattr(writing, "site_files", lambda ids: files)
    with monkeypatch.context() as interrupted, pytest.raises(KeyboardInterrupt):
        interrupted.setattr(writing, "_write", interrupt_at(writing.DOCUMENT))
        writing.write_site(tmp_path / "new", [])
    assert (tmp_path / "new" / "assets").is_dir() and not (tmp_path / "new" / writing.DOCUMENT).exists()
    writing.check_folder(tmp_path / "new")
    writing.write_site(tmp_path / "new", [])
    writing.check_folder(tmp_path / "new")


def interrupt_at(name: str) -> Callable[[Path, bytes], None]:
    """Writes files, until it comes to this one."""
    write = writing._write

    def writes(path: Path, content: bytes) -> None:
        if path.name == name:
            raise KeyboardInterrupt
        write(path, content)

    return writes


def test_a_page_that_is_not_built(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "STATIC", tmp_path / "nowhere")
    said = run("page", "--out", tmp_path / "new")
    assert said.code == 2 and "the page is not built" in said.err and not (tmp_path / "new").exists()
