"""SQLite's file: one writer, locked by others, deleted or moved away, and read by nobody else."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from boardwright.server.errors import StoreError, StoreFailed
from boardwright.server.store import ACT, RUNNING, Row, Store, Summary, migrate
from boardwright.server.store.schema import devices
from tests.server.harness import AGAINST_BOT, GAME, Harness, empty_database, play_on
from tests.server.test_http import read_error


def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with store.engine.connect() as connection:
        asked = {name: connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")}
    store.close()
    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("This is no database. " * 100)
    (tmp_path / "folder.db").mkdir()
    for url, part in (
        (str(text), "not a database"),
        (str(tmp_path / "folder.db"), "unable to open"),
        (str(text / "below.db"), "Errno"),
        ("", "expected a file"),
        ("sqlite://", "expected a file"),
        ("sqlite:///file:x.db?uri=true", "expected a file"),
        ("nonsense://x", "expected a file"),
        ("://", "expected a file"),
    ):
        with pytest.raises(StoreError) as refused:
            Store(url)
        assert part in str(refused.value) and "\n" not in str(refused.value), url


def test_two_programs_that_open_a_new_file_at_the_same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, others = migrate._revision, []

    def look(connection: sa.Connection) -> str | None:
        found = real(connection)
        if not others:  # the other program comes between a look and what follows from it
            others.append(found)
            Store(str(tmp_path / "new.db")).close()
        return found

    monkeypatch.setattr(migrate, "_revision", look)
    store = Store(str(tmp_path / "new.db"))
    assert others == [None]
    store.prove_writable()
    store.close()


@contextmanager
def locked(db: Path) -> Iterator[None]:
    """Another program keeps the database for itself."""
    other = sqlite3.connect(db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def said(caplog: pytest.LogCaptureFixture, level: str) -> list[str]:
    found = [record for record in caplog.records if record.levelname == level and record.name == "boardwright.server"]
    assert not any(record.exc_info for record in found), "no traceback"
    return [record.getMessage() for record in found]


def test_a_locked_database_is_one_line_in_the_log(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    harness.server.store._patience = 0.01
    token = harness.device()
    id = harness.match(token)
    with harness.page(id, None, None) as watcher:
        seat = watcher.frame["actors"][0]
    with locked(harness.db):
        for _ in range(3):
            answer = harness.call("POST", "/api/devices")
            assert read_error(answer) == (503, "store_failed") and answer.headers["retry-after"] == "5"
            assert read_error(harness.call("POST", "/api/matches", token, {"game": GAME, "seats": AGAINST_BOT})) == (503, "store_failed")
            with harness.page(id, token, seat) as page:
                assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["id"] == "store_failed"
                with pytest.raises(WebSocketDisconnect) as closed:
                    page.next("pong")
                assert closed.value.code == 1012
        assert harness.call("GET", "/api/matches", token).status_code == 200
    assert harness.log(id) == []
    with harness.page(id, token, seat) as page:
        assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["version"] == 1
    assert said(caplog, "ERROR") == ["the database cannot be used: database is locked"]
    assert said(caplog, "INFO").count("the database can be written again") == 1


def test_a_write_that_begins_by_reading_is_not_overtaken_by_another_program(tmp_path: Path) -> None:
    path = str(tmp_path / "m.db")
    server, other = Store(path), Store(path, patience=0.01)
    with server.writing() as db:
        assert db.execute(sa.select(devices.c.id)).all() == []
        with pytest.raises(StoreFailed, match="locked"):
            other.add_device(b"x" * 32, 1)
        assert other.device(b"x" * 32) is None, "reading goes on"
        db.execute(devices.insert().values(token_hash=b"y" * 32, created=1))
    assert other.add_device(b"x" * 32, 1) > 1
    server.close()
    other.close()


def moved(db: Path) -> None:
    db.rename(db.with_suffix(".old"))


def replaced(db: Path) -> None:
    moved(db)
    db.write_bytes(empty_database())


def without_log(db: Path) -> None:
    db.with_name(db.name + "-wal").unlink()


@pytest.mark.parametrize("happens", [Path.unlink, moved, replaced, without_log])
def test_nothing_is_acknowledged_that_is_not_in_the_file_of_that_name(
    harness: Harness, caplog: pytest.LogCaptureFixture, happens: Callable[[Path], None]
) -> None:
    token = harness.device()
    id = harness.match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        play_on([a, b], 3)
        actor = a if 0 in a.at(3)["actors"] else b
        actor.at(3)
        happens(harness.db)
        answer = actor.try_to_act(actor.frame["legal"][0]["id"])
        assert answer == {"type": "error", "id": "store_gone", "args": {}}
    assert read_error(harness.call("POST", "/api/devices")) == (503, "store_gone")
    assert len(said(caplog, "ERROR")) == 1, "one line for all of them"
    assert "start the server again" in said(caplog, "ERROR")[0]


def test_what_is_written_while_the_file_goes_is_not_acknowledged(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is there when the transaction begins and gone when it ends."""
    id = harness.match(harness.device())
    there = iter([True, False])
    monkeypatch.setattr(harness.server.store.database.files, "unchanged", lambda: next(there))
    with pytest.raises(StoreFailed) as failed:
        harness.server.store.append(id, Row(0, ACT, 0, "draw", "a"), Summary(RUNNING, 1, [0], None), 1)
    assert failed.value.id == "store_gone"


def test_a_file_that_was_put_back_is_used_again(passive: None, harness: Harness) -> None:
    """No connection is opened while it is away: that would make another file."""
    moved(harness.db)
    assert read_error(harness.call("POST", "/api/devices")) == (503, "store_gone")
    harness.db.with_suffix(".old").rename(harness.db)
    assert harness.call("POST", "/api/devices").status_code == 201


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="modes of files are a thing of POSIX systems")
def test_only_this_user_can_read_what_the_server_makes(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "new" / "folder" / "m.db"))
    store.add_device(b"x" * 32, 1)
    assert modes(tmp_path / "new") == {"folder": 0o700}
    assert modes(tmp_path / "new" / "folder") == {"m.db": 0o600, "m.db-wal": 0o600, "m.db-shm": 0o600}
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="modes of files are a thing of POSIX systems")
def test_an_older_database_is_closed_to_others_and_other_programs_files_are_left_alone(tmp_path: Path) -> None:
    old, other = tmp_path / "old.db", tmp_path / "other.db"
    old.write_bytes(empty_database())
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name)")
    db.close()
    for path in (old, other):
        path.chmod(0o644)
    Store(str(old)).close()
    with pytest.raises(StoreError):
        Store(str(other))
    assert modes(tmp_path) == {"old.db": 0o600, "other.db": 0o644}
