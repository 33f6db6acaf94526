"""The database: migrations, the log's law, and what happens when it fails."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given, strategies as st
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.server.errors import Conflict, StoreError, StoreFailed
from boardwright.server.store import ACT, RUNNING, UNDO, Row, Store, Summary, effective, migrate
from boardwright.server.store.schema import HEAD, metadata
from tests.server.clock import StillClock
from tests.server.house import AGAINST_BOT, BOTS, GAME, QUICK, House, empty_database, play_on
from tests.server.test_http import error


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1
    store.close()


def test_head_is_the_newest_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(migrate._config()).get_current_head() == HEAD


def test_a_current_database_is_opened_without_alembic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(str(tmp_path / "a.db")).close()
    monkeypatch.setattr(migrate, "_run", lambda connection: pytest.fail("migrated again"))
    Store(f"sqlite:///{tmp_path / 'a.db'}").close()


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    Store(str(newer)).close()
    with sqlite3.connect(newer) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name)")
    db.close()
    text = tmp_path / "text.db"
    text.write_text("This is no database. " * 100)
    (tmp_path / "folder.db").mkdir()
    for url, part in (
        (str(newer), "newer version"),
        (str(other), "another program"),
        (str(text), "not a database"),
        (str(tmp_path / "folder.db"), "unable to open"),
        (str(text / "below.db"), "Errno"),
        ("", "expected a file"),
        ("sqlite://", "expected a file"),
        ("sqlite:///file:x.db?uri=true", "expected a file"),
        ("postgresql://localhost/x", "expected a file"),
        ("nonsense://x", "expected a file"),
        ("://", "expected a file"),
    ):
        with pytest.raises(StoreError) as refused:
            Store(url)
        assert part in str(refused.value) and "\n" not in str(refused.value), url


def test_a_half_made_migration_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = migrate._run

    def interrupted(connection: Any) -> None:
        real(connection)
        raise OSError("the power is gone")

    monkeypatch.setattr(migrate, "_run", interrupted)
    with pytest.raises(StoreError):
        Store(str(tmp_path / "a.db"))
    monkeypatch.undo()
    Store(str(tmp_path / "a.db")).close()


@given(st.lists(st.tuples(st.sampled_from([ACT, UNDO]), st.integers(0, 2), st.sampled_from(["draw", "use protect", "7"])), max_size=40))
def test_an_undo_takes_away_its_seats_last_choice(steps: list[tuple[str, int, str]]) -> None:
    rows, model = [], []
    for kind, seat, action in steps:
        if kind == UNDO:
            places = [n for n, (who, _) in enumerate(model) if who == seat]
            if not places:
                continue
            model.pop(places[-1])
        else:
            model.append((seat, action))
        rows.append(Row(len(rows), kind, seat, action if kind == ACT else None, None))
    assert effective(rows) == model


def test_a_number_of_the_log_is_given_once(house: House) -> None:
    id = house.match(house.device())
    store, summary = house.server.store, Summary(RUNNING, 1, [0], None)
    store.append(id, Row(0, ACT, 0, "draw", "a"), summary, 1)
    for row in (Row(0, ACT, 0, "pass", "b"), Row(1, ACT, 0, "pass", "a")):
        with pytest.raises(Conflict):
            store.append(id, row, Summary(RUNNING, 99, [0], None), 2)
    with pytest.raises(Conflict):
        store.append("nothing", Row(0, ACT, 0, "draw", "c"), summary, 1)
    match = store.match(id)
    assert match is not None and match.decisions == 1 and len(store.rows(id)) == 1


def test_when_the_database_fails_nothing_is_acknowledged_or_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    token = house.device()
    id = house.match(token)
    with house.page(id, token, 0) as a, house.page(id, token, 1) as b:
        play_on([a, b], 5)
        version = len(house.log(id))
        for page in (a, b):
            page.at(version)
        actor = a if 0 in a.frame["actors"] else b
        action = actor.frame["legal"][0]["id"]
        real = house.server.store.append

        def full(*args: Any) -> None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        monkeypatch.setattr(house.server.store, "append", full)
        answer = actor.try_to_act(action, id="x")
        assert answer["id"] in ("store_failed", "come_again")
        for page in (a, b):
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    assert page.receive()["type"] == "error"
            assert closed.value.code == 1012
        monkeypatch.setattr(house.server.store, "append", real)
    with house.page(id, token, actor.seat) as again:
        assert again.frame["version"] == version and again.frame["legal"] == actor.frame["legal"]
        assert again.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": version + 1}


def test_a_row_of_another_process_is_taken_over(house: House) -> None:
    """Somebody else appended to the log: the change is refused, the page comes again and sees it."""
    token = house.device()
    id = house.match(token)
    with house.page(id, None, None) as watcher:
        seat = watcher.frame["actors"][0]
    with house.page(id, token, seat) as page:
        legal = page.frame["legal"]
        house.server.store.append(id, Row(0, ACT, seat, legal[-1]["text"], None), Summary(RUNNING, 1, [0], None), 1)
        assert page.try_to_act(legal[0]["id"])["id"] == "come_again"
        with pytest.raises(WebSocketDisconnect):
            while True:
                page.receive()
    with house.page(id, token, seat) as page:
        assert page.frame["version"] == 1


def test_a_match_of_other_rules_is_listed_but_not_opened(house: House) -> None:
    token = house.device()
    ids = [house.match(token) for _ in range(3)]
    with house.page(ids[2], None, None) as page:
        seat = page.frame["actors"][0]
    with sqlite3.connect(house.db) as db:
        db.execute("UPDATE matches SET ruleset = '0+old' WHERE id = ?", [ids[0]])
        db.execute("UPDATE matches SET game = 'gone' WHERE id = ?", [ids[1]])
        db.execute("INSERT INTO log VALUES (?, 0, 'act', ?, 'draw', NULL, 0)", [ids[2], 1 - seat])
    db.close()
    house.restart()
    listed = {match["id"]: match.get("error") for match in house.call("GET", "/api/matches", token).json()}
    ruleset = bw.load(GAME).ruleset
    assert listed[ids[0]] == {"id": "ruleset_changed", "args": {"stored": "0+old", "now": ruleset}}
    assert listed[ids[1]] == {"id": "game_is_gone", "args": {"game": "gone"}}
    for id, reason in ((ids[0], "ruleset_changed"), (ids[1], "game_is_gone"), (ids[2], "log_does_not_fit")):
        page = house.page(id, token, 0)
        with page.socket:
            assert page.receive()["id"] == reason
            with pytest.raises(WebSocketDisconnect) as closed:
                page.receive()
            assert closed.value.code == 4409
    assert house.call("DELETE", f"/api/matches/{ids[1]}", token).status_code == 204


def test_a_broken_game_does_not_hide_the_other_matches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    token = house.device()
    house.match(token)

    def broken(id: str) -> Any:
        raise SyntaxError("rules.py")

    monkeypatch.setattr(house.server.catalog, "load", broken)
    listed = house.call("GET", "/api/matches", token).json()
    assert [match["error"]["id"] for match in listed] == ["game_is_gone"]


def test_matches_leave_memory_and_come_back(tmp_path: Path) -> None:
    from dataclasses import replace

    with House(tmp_path / "m.db", replace(QUICK, matches_in_memory=2)) as house:
        token = house.device()
        ids = [house.match(token, AGAINST_BOT, pause=0) for _ in range(6)]
        for _ in range(3):
            for id in ids:
                with house.page(id, token, 0) as page:
                    page.until(lambda frame: 0 in frame["actors"])
                    page.act()
                assert len(house.server.registry._open) <= 3
        assert all(len(house.log(id)) >= 3 for id in ids)


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


def test_a_locked_database_is_one_line_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    house.server.store._patience = 0.01
    token = house.device()
    id = house.match(token)
    with house.page(id, None, None) as watcher:
        seat = watcher.frame["actors"][0]
    with locked(house.db):
        for _ in range(3):
            answer = house.call("POST", "/api/devices")
            assert error(answer) == (503, "store_failed") and answer.headers["retry-after"] == "5"
            assert error(house.call("POST", "/api/matches", token, {"game": GAME, "seats": AGAINST_BOT})) == (503, "store_failed")
            with house.page(id, token, seat) as page:
                assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["id"] == "store_failed"
                with pytest.raises(WebSocketDisconnect) as closed:
                    page.next("pong")
                assert closed.value.code == 1012
        assert house.call("GET", "/api/matches", token).status_code == 200
    assert house.log(id) == []
    with house.page(id, token, seat) as page:
        assert page.try_to_act(page.frame["legal"][0]["id"], id="x")["version"] == 1
    assert said(caplog, "ERROR") == ["the database cannot be used: database is locked"]
    assert said(caplog, "INFO").count("the database can be written again") == 1


def moved(db: Path) -> None:
    db.rename(db.with_suffix(".old"))


def replaced(db: Path) -> None:
    moved(db)
    db.write_bytes(empty_database())


def without_log(db: Path) -> None:
    db.with_name(db.name + "-wal").unlink()


@pytest.mark.parametrize("happens", [Path.unlink, moved, replaced, without_log])
def test_nothing_is_acknowledged_that_is_not_in_the_file_of_that_name(
    house: House, caplog: pytest.LogCaptureFixture, happens: Callable[[Path], None]
) -> None:
    token = house.device()
    id = house.match(token)
    with house.page(id, token, 0) as a, house.page(id, token, 1) as b:
        play_on([a, b], 3)
        actor = a if 0 in a.at(3)["actors"] else b
        actor.at(3)
        happens(house.db)
        answer = actor.try_to_act(actor.frame["legal"][0]["id"])
        assert answer == {"type": "error", "id": "store_gone", "args": {}}
    assert error(house.call("POST", "/api/devices")) == (503, "store_gone")
    assert len(said(caplog, "ERROR")) == 1, "one line for all of them"
    assert "start the server again" in said(caplog, "ERROR")[0]


def test_what_is_written_while_the_file_goes_is_not_acknowledged(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is there when the transaction begins and gone when it ends."""
    id = house.match(house.device())
    there = iter([True, False])
    monkeypatch.setattr(house.server.store._files, "there", lambda: next(there))
    with pytest.raises(StoreFailed) as failed:
        house.server.store.append(id, Row(0, ACT, 0, "draw", "a"), Summary(RUNNING, 1, [0], None), 1)
    assert failed.value.id == "store_gone"


def test_a_file_that_was_put_back_is_used_again(house: House) -> None:
    moved(house.db)
    assert error(house.call("POST", "/api/devices")) == (503, "store_gone")
    house.db.with_suffix(".old").rename(house.db)
    assert house.call("POST", "/api/devices").status_code == 201


def test_bots_do_not_hammer_a_database_that_fails(tmp_path: Path) -> None:
    clock = StillClock()
    with House(tmp_path / "m.db", QUICK, clock) as house:
        id = house.match(house.device(), BOTS, pause=0)
        house.server.store.failing = "store_failed"
        with house.page(id, None, None) as page:
            assert house.ask(clock.longest_wait) == QUICK.bot_move_delay_while_failing_s
            house.ask(clock.move, QUICK.bot_move_delay_while_failing_s)
            page.at(3)


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


def test_a_page_that_comes_while_the_database_fails_has_to_come_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = house.match(house.device())

    def fails(id: str) -> None:
        raise StoreFailed("locked")

    monkeypatch.setattr(house.server.store, "match", fails)
    page = house.page(id, None, None)
    with page.socket:
        assert page.receive() == {"type": "error", "id": "store_failed", "args": {}}
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 1012
