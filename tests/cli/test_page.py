"""Tests of `boardwright page`: what it refuses, in one line, before it writes anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from boardwright.server.static_site import page_files, writing
from tests.cli.conftest import GAME, Run

BAD_BASES = ("games/", "/games", "/a b/", "/*/", "//", "")


def test_page_refuses_wrong_targets_games_and_bases(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_files, "runs_in_page", lambda game: game.id != "endeavor")
    file, foreign_folder = tmp_path / "file", tmp_path / "other"
    file.write_text("mine")
    foreign_folder.mkdir()
    (foreign_folder / "index.html").write_text("<h1>mine</h1>")
    for argv, expected in [
        (["--out", file], "is a file, expected a folder"),
        (["--out", foreign_folder], "has other files, expected a new or empty folder, or a page written earlier"),
        (["--out", tmp_path / "new", "--games", "chess"], "chess"),
        (["--out", tmp_path / "new", "--games", "endeavor"], "endeavor: pages cannot run its rules, expected declared fields and"),
        *((["--out", tmp_path / "new", "--base", base], "expected the path of a folder on the host") for base in BAD_BASES),
        (["--out", tmp_path / "new", "--games", f"{GAME},,"], "expected names with commas between them"),
        ([], "--out"),
    ]:
        result = run("page", *argv)
        assert result.code == 2 and result.out == "" and expected in result.err and result.err.count("\n") == 1, result.err
    assert not (tmp_path / "new").exists() and (foreign_folder / "index.html").read_text() == "<h1>mine</h1>"


def test_an_interrupted_page_can_be_written_again_by_the_same_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The document is written last, so visitors of an earlier page keep getting that one until the end."""
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
    """Return a replacement of `_write` that raises KeyboardInterrupt at the file `name`."""
    write = writing._write

    def write_or_interrupt(path: Path, content: bytes) -> None:
        if path.name == name:
            raise KeyboardInterrupt
        write(path, content)

    return write_or_interrupt


def test_page_is_refused_while_it_is_not_built(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "STATIC", tmp_path / "nowhere")
    result = run("page", "--out", tmp_path / "new")
    assert result.code == 2 and "the page is not built" in result.err and not (tmp_path / "new").exists()
