"""A server restored to an earlier point: pages can tell by its epoch, and play goes on from there."""

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


def epoch_of(harness: Harness, match: str, token: str) -> str:
    with harness.page(match, token, 0) as page:
        epoch: str = page.frame["match"]["epoch"]
        return epoch


def test_a_restored_server_has_another_epoch_and_goes_on_from_the_backup(harness: Harness, tmp_path: Path) -> None:
    token, copy = harness.device(), tmp_path / "copy.db"
    match = harness.match(token)
    with harness.page(match, token, 0) as page:
        epoch, seat = page.frame["match"]["epoch"], page.frame["actors"][0]
        back_up(Path(harness.db), copy)
        page.send(type="look", seat=seat)
        page.until(lambda frame: frame["viewer"] == seat)
        page.act(seat=seat, id="lost")
    harness.restart()
    assert epoch_of(harness, match, token) == epoch, "a restart is no restore"
    harness.__exit__()
    restore(copy, Path(harness.db))
    harness.start()
    harness.__enter__()
    with harness.page(match, token, seat) as page:
        assert page.frame["version"] == 0 and page.frame["match"]["epoch"] != epoch
        assert page.act(seat=seat) == 1
    with harness.page(match, None, None) as watcher:
        assert watcher.frame["match"]["epoch"] == epoch_of(harness, match, token)


def test_two_servers_on_copies_differ_once_the_operator_says_so(harness: Harness, tmp_path: Path) -> None:
    token = harness.device()
    match = harness.match(token)
    epoch = epoch_of(harness, match, token)
    back_up(Path(harness.db), tmp_path / "other.db")
    with Harness(tmp_path / "other.db") as other:
        assert epoch_of(other, match, token) == epoch
        end_epoch(other.server.store)
        other.restart()
        assert epoch_of(other, match, token) != epoch


def test_a_backup_from_before_there_were_epochs_is_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as db:
        db.execute("CREATE TABLE alembic_version (version_num)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
    db.close()
    restore(old, tmp_path / "new.db")
    assert (tmp_path / "new.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such owners there")
def test_what_root_restores_belongs_to_the_user_of_the_server(harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Path, int, int]] = []
    monkeypatch.setattr(os, "chown", lambda path, user, group: given.append((path, user, group)))
    copy, file, new = tmp_path / "copy.db", Path(harness.db), tmp_path / "new" / "new.db"
    harness.__exit__()
    back_up(file, copy)
    assert not given, "a backup belongs to the user who makes it"
    new.parent.mkdir()
    former, folder = file.stat(), new.parent.stat()
    restore(copy, file)
    restore(copy, new)
    assert given == [(file, former.st_uid, former.st_gid), (new, folder.st_uid, folder.st_gid)]
    harness.start()
    harness.__enter__()


@pytest.mark.parametrize(
    "failure", [sqlite3.OperationalError("database or disk is full"), KeyboardInterrupt()], ids=["full", "interrupted"]
)
def test_a_restore_that_fails_leaves_the_database_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
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


def test_a_backup_that_is_interrupted_leaves_no_file(harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next one of the same name would be refused."""

    def interrupted(path: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backups, "_opened", interrupted)
    with pytest.raises(KeyboardInterrupt):
        back_up(Path(harness.db), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
