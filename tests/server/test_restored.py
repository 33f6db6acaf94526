"""Backups and restores: a restored server has a new epoch, and matches continue from the backup."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from boardwright.server.errors import StoreError
from boardwright.server.ops import backups
from boardwright.server.ops.backups import back_up, restore
from boardwright.server.store import end_epoch
from tests.server.harness import Harness


def read_epoch(harness: Harness, match: str, token: str) -> str:
    with harness.page(match, token, 0) as page:
        epoch: str = page.frame["match"]["epoch"]
        return epoch


def test_a_restored_server_has_a_new_epoch_and_continues_from_the_backup(harness: Harness, tmp_path: Path) -> None:
    token, copy = harness.new_device(), tmp_path / "copy.db"
    match = harness.new_match(token)
    with harness.page(match, token, 0) as page:
        epoch, seat = page.frame["match"]["epoch"], page.frame["actors"][0]
        back_up(Path(harness.db), copy)
        page.send(type="look", seat=seat)
        page.wait_until(lambda frame: frame["viewer"] == seat)
        page.act(seat=seat, id="lost")
    harness.restart()
    assert read_epoch(harness, match, token) == epoch, "a restart keeps the epoch"
    harness.__exit__()
    restore(copy, Path(harness.db))
    harness.start()
    harness.__enter__()
    with harness.page(match, token, seat) as page:
        assert page.frame["version"] == 0 and page.frame["match"]["epoch"] != epoch
        assert page.act(seat=seat) == 1
    with harness.page(match, None, None) as spectator:
        assert spectator.frame["match"]["epoch"] == read_epoch(harness, match, token)


def test_a_copied_server_has_a_new_epoch_after_the_operator_ends_the_old_one(harness: Harness, tmp_path: Path) -> None:
    token = harness.new_device()
    match = harness.new_match(token)
    epoch = read_epoch(harness, match, token)
    back_up(Path(harness.db), tmp_path / "other.db")
    with Harness(tmp_path / "other.db") as other:
        assert read_epoch(other, match, token) == epoch
        end_epoch(other.server.store)
        other.restart()
        assert read_epoch(other, match, token) != epoch


def test_a_backup_without_an_epoch_is_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as db:
        db.execute("CREATE TABLE alembic_version (version_num)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
    db.close()
    restore(old, tmp_path / "new.db")
    assert (tmp_path / "new.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="files on Windows have no such owners")
def test_files_restored_by_root_belong_to_the_user_of_the_server(harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owners: list[tuple[Path, int, int]] = []
    monkeypatch.setattr(os, "chown", lambda path, user, group: owners.append((path, user, group)))
    copy, file, new = tmp_path / "copy.db", Path(harness.db), tmp_path / "new" / "new.db"
    harness.__exit__()
    back_up(file, copy)
    assert not owners, "a backup belongs to the user who makes it"
    new.parent.mkdir()
    former, folder = file.stat(), new.parent.stat()
    restore(copy, file)
    restore(copy, new)
    assert owners == [(file, former.st_uid, former.st_gid), (new, folder.st_uid, folder.st_gid)]
    harness.start()
    harness.__enter__()


@pytest.mark.parametrize(
    "failure", [sqlite3.OperationalError("database or disk is full"), KeyboardInterrupt()], ids=["full", "interrupted"]
)
def test_a_failed_restore_keeps_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException) -> None:
    file, copy = tmp_path / "matches.db", tmp_path / "copy.db"
    for path, word in ((file, "now"), (copy, "then")):
        with Harness(path) as harness:
            harness.server.store.add_device(word.encode(), 0)

    def fail(path: Path) -> None:
        raise failure

    monkeypatch.setattr(backups, "_end_epoch", fail)
    with pytest.raises((StoreError, KeyboardInterrupt)):
        restore(copy, file)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT token_hash FROM devices").fetchall() == [(b"now",)]
    db.close()
    assert sorted(tmp_path.iterdir()) == [copy, file]
    with pytest.raises((StoreError, KeyboardInterrupt)):
        restore(copy, tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


def test_an_interrupted_backup_leaves_no_file(harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the next backup of the same name would be refused."""

    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backups, "_opened", interrupted)
    with pytest.raises(KeyboardInterrupt):
        back_up(Path(harness.db), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
