"""The SQLite file: locks, a file that is deleted or replaced, and permissions."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from boardwright.server.errors import StoreError, StoreFailed
from boardwright.server.store import ACT, RUNNING, Row, Store, Summary, migrate
from boardwright.server.store.schema import devices
from boardwright.server.store.sqlite import READ_ONLY, Sqlite
from tests.server.harness import GAME, PERSON_AND_BOT, Harness, empty_database_bytes, play_decisions
from tests.server.test_http import read_error


def test_writes_are_synchronous(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with store.engine.connect() as connection:
        pragmas = {name: connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")}
    store.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_an_unusable_database_is_refused_with_one_line(tmp_path: Path) -> None:
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


def test_two_programs_may_open_a_new_file_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_revision, revisions = migrate._revision, []

    def read_revision_while_another_opens(connection: sa.Connection) -> str | None:
        revision = read_revision(connection)
        if not revisions:  # the other program opens the file after this one has read the revision
            revisions.append(revision)
            Store(str(tmp_path / "new.db")).close()
        return revision

    monkeypatch.setattr(migrate, "_revision", read_revision_while_another_opens)
    store = Store(str(tmp_path / "new.db"))
    assert revisions == [None]
    store.prove_writable()
    store.close()


@contextmanager
def locked(db: Path) -> Iterator[None]:
    """Let another program lock the database."""
    other = sqlite3.connect(db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def without_rights(*command: str) -> list[str]:
    """The command as a user with no more rights than the files' permissions give, also if root runs the tests."""
    if os.geteuid() != 0:
        return list(command)
    drop = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]
    if not shutil.which("setpriv") or subprocess.run([*drop, "true"], check=False, capture_output=True).returncode:
        pytest.skip("root cannot give up its rights here: no setpriv of util-linux, or no right to use it")
    return [*drop, *command]


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
@pytest.mark.parametrize(("file", "folder"), [(0o400, 0o700), (0o600, 0o500)])
def test_a_server_refuses_a_read_only_file_and_one_that_only_reads_may_open_it(tmp_path: Path, file: int, folder: int) -> None:
    """Only the file is read-only: SQLite can still read it. It cannot open a file in a read-only folder."""
    path = tmp_path / "folder" / "a.db"
    Store(str(path)).close()
    path.chmod(file)
    path.parent.chmod(folder)
    try:
        for task in (["serve", "--port", "0", "--db", "a.db"], ["admin", "--db", "a.db", "list"]):
            command = without_rights(sys.executable, "-m", "boardwright", *task)
            done = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, timeout=60)
            if task[0] == "admin" and folder & 0o200:
                assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
            else:
                assert done.returncode == 2 and done.stdout == ""
                assert done.stderr == f"boardwright: database a.db: {READ_ONLY}\n"
    finally:
        path.parent.chmod(0o700)


def test_a_full_disk_or_a_locked_file_does_not_keep_a_server_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    Store(str(path)).close()
    with locked(path):
        Store(str(path), patience=0.0).close()

    def fail(_self: Sqlite, _patience: float) -> sa.Connection:
        raise sa.exc.OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr(Sqlite, "_locked", fail)
    Store(str(path)).close()


def logged_messages(caplog: pytest.LogCaptureFixture, level: str) -> list[str]:
    records = [record for record in caplog.records if record.levelname == level and record.name == "boardwright.server"]
    assert not any(record.exc_info for record in records), "no traceback"
    return [record.getMessage() for record in records]


def test_a_locked_database_is_one_line_in_the_log(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    harness.server.store._patience = 0.01
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, None, None) as spectator:
        seat = spectator.frame["actors"][0]
    with locked(harness.db):
        for _ in range(3):
            answer = harness.call("POST", "/api/devices")
            assert read_error(answer) == (503, "store_failed") and answer.headers["retry-after"] == "5"
            assert read_error(harness.call("POST", "/api/matches", token, {"game": GAME, "seats": PERSON_AND_BOT})) == (503, "store_failed")
            with harness.page(id, token, seat) as page:
                assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["id"] == "store_failed"
                with pytest.raises(WebSocketDisconnect) as closed:
                    page.wait_for("pong")
                assert closed.value.code == 1012
        assert harness.call("GET", "/api/matches", token).status_code == 200
    assert harness.log(id) == []
    with harness.page(id, token, seat) as page:
        assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["version"] == 1
    assert logged_messages(caplog, "ERROR") == ["the database cannot be used: database is locked"]
    assert logged_messages(caplog, "INFO").count("the database can be written again") == 1


def test_a_transaction_that_begins_by_reading_blocks_other_writers(tmp_path: Path) -> None:
    path = str(tmp_path / "m.db")
    server, other = Store(path), Store(path, patience=0.01)
    with server.writing() as db:
        assert db.execute(sa.select(devices.c.id)).all() == []
        with pytest.raises(StoreFailed, match="locked"):
            other.add_device(b"x" * 32, 1)
        assert other.device(b"x" * 32) is None, "reading is still possible"
        db.execute(devices.insert().values(token_hash=b"y" * 32, created=1))
    assert other.add_device(b"x" * 32, 1) > 1
    server.close()
    other.close()


def move_away(db: Path) -> None:
    db.rename(db.with_suffix(".old"))


def replace_by_empty_database(db: Path) -> None:
    move_away(db)
    db.write_bytes(empty_database_bytes())


def delete_wal(db: Path) -> None:
    db.with_name(db.name + "-wal").unlink()


@pytest.mark.parametrize("damage", [Path.unlink, move_away, replace_by_empty_database, delete_wal])
def test_no_action_is_acknowledged_after_the_file_is_gone_or_replaced(
    harness: Harness, caplog: pytest.LogCaptureFixture, damage: Callable[[Path], None]
) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        play_decisions([a, b], 3)
        actor = a if 0 in a.wait_for_version(3)["actors"] else b
        actor.wait_for_version(3)
        damage(harness.db)
        answer = actor.try_to_act(actor.frame["legal"][0]["id"])
        assert answer == {"type": "error", "id": "store_gone", "args": {}}
    assert read_error(harness.call("POST", "/api/devices")) == (503, "store_gone")
    assert len(logged_messages(caplog, "ERROR")) == 1, "one line for all failures"
    assert "start the server again" in logged_messages(caplog, "ERROR")[0]


def test_no_action_is_acknowledged_if_the_file_goes_during_the_transaction(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file exists when the transaction begins and is gone when it ends."""
    id = harness.new_match(harness.new_device())
    file_checks = iter([True, False])
    monkeypatch.setattr(harness.server.store.database.files, "unchanged", lambda: next(file_checks))
    with pytest.raises(StoreFailed) as failed:
        harness.server.store.append(id, Row(0, ACT, 0, "draw", "a"), Summary(RUNNING, 1, [0], None), 1)
    assert failed.value.id == "store_gone"


def test_a_file_that_is_put_back_is_used_again(without_background_tasks: None, harness: Harness) -> None:
    """No connection is opened while the file is missing, since that would create another file."""
    move_away(harness.db)
    assert read_error(harness.call("POST", "/api/devices")) == (503, "store_gone")
    harness.db.with_suffix(".old").rename(harness.db)
    assert harness.call("POST", "/api/devices").status_code == 201


def file_modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have file modes")
def test_only_the_user_of_the_server_can_read_its_files(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "new" / "folder" / "m.db"))
    store.add_device(b"x" * 32, 1)
    assert file_modes(tmp_path / "new") == {"folder": 0o700}
    assert file_modes(tmp_path / "new" / "folder") == {"m.db": 0o600, "m.db-wal": 0o600, "m.db-shm": 0o600}
    store.close()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have file modes")
def test_an_old_database_gets_private_modes_and_foreign_files_keep_theirs(tmp_path: Path) -> None:
    old, other = tmp_path / "old.db", tmp_path / "other.db"
    old.write_bytes(empty_database_bytes())
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name)")
    db.close()
    for path in (old, other):
        path.chmod(0o644)
    Store(str(old)).close()
    with pytest.raises(StoreError):
        Store(str(other))
    assert file_modes(tmp_path) == {"old.db": 0o600, "other.db": 0o644}
