"""The store, with each kind of database: its schema, the log of matches, and failures of the database."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given, strategies as st
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.server.errors import Conflict, StoreError, StoreFailed, Unstorable
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.store import ACT, RUNNING, UNDO, Row, Store, Summary, effective, listed_matches, migrate
from boardwright.server.store.schema import HEAD, matches, metadata
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, TWO_BOTS, Harness, play_decisions


@pytest.fixture
def harness(harness_on_each_database: Harness) -> Harness:
    """Run each test with both kinds of databases."""
    return harness_on_each_database


def test_the_migrations_create_the_tables_of_the_schema(database: Database) -> None:
    store = Store(database.url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    store.close()


def test_head_is_the_newest_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(migrate._config()).get_current_head() == HEAD


def test_a_current_database_is_opened_without_alembic(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "_run", lambda connection: pytest.fail("migrated again"))
    Store(database.url).close()


@pytest.mark.parametrize(
    ("damage", "part"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("DELETE FROM alembic_version", "half-way"),
        ("DROP TABLE handovers", "half-way by a migration (it has no table handovers)"),
    ],
)
def test_a_database_of_a_newer_version_or_a_partial_one_is_refused(database: Database, damage: str, part: str) -> None:
    database.execute(damage)
    with pytest.raises(StoreError) as refused:
        Store(database.url)
    assert part in str(refused.value) and "\n" not in str(refused.value)


def test_a_database_of_another_program_is_refused_and_left_alone(bare_database: Database) -> None:
    bare_database.execute("CREATE TABLE recipes (name VARCHAR)")
    with pytest.raises(StoreError, match="another program"):
        Store(bare_database.url)
    with bare_database.connection() as db:
        assert sa.inspect(db).get_table_names() == ["recipes"]


def test_a_failed_migration_can_be_repeated(bare_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    run_migrations = migrate._run

    def interrupted(connection: Any) -> None:
        run_migrations(connection)
        raise OSError("the power is gone")

    monkeypatch.setattr(migrate, "_run", interrupted)
    with pytest.raises(StoreError):
        Store(bare_database.url)
    monkeypatch.undo()
    Store(bare_database.url).close()


@given(st.lists(st.tuples(st.sampled_from([ACT, UNDO]), st.integers(0, 2), st.sampled_from(["draw", "use protect", "7"])), max_size=40))
def test_an_undo_removes_the_last_choice_of_its_seat(steps: list[tuple[str, int, str]]) -> None:
    rows, model = [], []
    for kind, seat, action in steps:
        if kind == UNDO:
            places = [n for n, (owner, _) in enumerate(model) if owner == seat]
            if not places:
                continue
            model.pop(places[-1])
        else:
            model.append((seat, action))
        rows.append(Row(len(rows), kind, seat, action if kind == ACT else None, None))
    assert effective(rows) == model


def test_each_number_and_action_id_of_a_log_is_used_once(harness: Harness) -> None:
    id = harness.new_match(harness.new_device())
    store, summary = harness.server.store, Summary(RUNNING, 1, [0], None)
    store.append(id, Row(0, ACT, 0, "draw", "a"), summary, 1)
    for row in (Row(0, ACT, 0, "pass", "b"), Row(1, ACT, 0, "pass", "a")):
        with pytest.raises(Conflict):
            store.append(id, row, Summary(RUNNING, 99, [0], None), 2)
    with pytest.raises(Conflict):
        store.append("nothing", Row(0, ACT, 0, "draw", "c"), summary, 1)
    match = store.match(id)
    assert match is not None and match.decisions == 1 and len(store.rows(id)) == 1


@pytest.mark.parametrize("failure", [OperationalError("INSERT", {}, Exception("database or disk is full")), Unstorable()])
def test_no_action_is_acknowledged_or_shown_when_the_database_fails(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        play_decisions([a, b], 5)
        version = len(harness.log(id))
        for page in (a, b):
            page.wait_for_version(version)
        actor = a if 0 in a.frame["actors"] else b
        action = actor.frame["legal"][0]["id"]
        append = harness.server.store.append

        def fail(*args: Any) -> None:
            raise failure

        monkeypatch.setattr(harness.server.store, "append", fail)
        answer = actor.try_to_act(action, id="x")
        assert answer["id"] in ("store_failed", "come_again", "bad_message")
        for page in (a, b):
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    assert page.receive()["type"] == "error"
            assert closed.value.code == 1012
        monkeypatch.setattr(harness.server.store, "append", append)
    with harness.page(id, token, actor.seat) as new_page:
        assert new_page.frame["version"] == version and new_page.frame["legal"] == actor.frame["legal"]
        assert new_page.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": version + 1}


def test_a_row_appended_by_another_process_is_read_before_a_move_is_judged(harness: Harness) -> None:
    """The other process has appended to the log, and this one has not been notified."""
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, None, None) as spectator:
        seat = spectator.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        legal = page.frame["legal"]
        harness.server.store.append(id, Row(0, ACT, seat, legal[-1]["text"], None), Summary(RUNNING, 1, [0], None), 1)
        answer = page.try_to_act(legal[0]["id"], version=0)
        assert (answer["type"], answer["refusal"]["id"]) == ("refused", "stale")
        assert page.wait_for_version(1)["decisions"] == 1
    with harness.page(id, None, None) as spectator:
        assert spectator.frame["version"] == 1


def test_a_match_of_other_rules_is_listed_but_cannot_be_opened(harness: Harness, database: Database) -> None:
    token = harness.new_device()
    ids = [harness.new_match(token) for _ in range(3)]
    with harness.page(ids[2], None, None) as page:
        seat = page.frame["actors"][0]
    database.execute("UPDATE matches SET ruleset = '0+old' WHERE id = :id", id=ids[0])
    database.execute("UPDATE matches SET game = 'gone' WHERE id = :id", id=ids[1])
    database.execute("INSERT INTO log VALUES (:id, 0, 'act', :seat, 'draw', NULL, 0)", id=ids[2], seat=1 - seat)
    harness.restart()
    listed = {match["id"]: match.get("error") for match in harness.call("GET", "/api/matches", token).json()}
    ruleset = bw.load(GAME).ruleset
    assert listed[ids[0]] == {"id": "ruleset_changed", "args": {"stored": "0+old", "now": ruleset}}
    assert listed[ids[1]] == {"id": "game_is_gone", "args": {"game": "gone"}}
    for id, reason in ((ids[0], "ruleset_changed"), (ids[1], "game_is_gone"), (ids[2], "log_does_not_fit")):
        page = harness.page(id, token, 0)
        with page.socket:
            assert page.receive()["id"] == reason
            with pytest.raises(WebSocketDisconnect) as closed:
                page.receive()
            assert closed.value.code == 4409
    assert harness.call("DELETE", f"/api/matches/{ids[1]}", token).status_code == 204


def test_the_list_of_matches_does_not_depend_on_the_size_of_a_query(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    token, other = harness.new_device(), harness.new_device()
    ids = [harness.new_match(device_token) for device_token in (token, other, token, token, token)]
    harness.call("DELETE", f"/api/matches/{ids[2]}", token)
    store, lists = harness.server.store, listed_matches.ListedMatches(harness.server.store)
    with store.reading() as db:
        device = db.scalars(sa.select(matches.c.device).where(matches.c.id == ids[0])).one()
    all_ids = [match.id for match in lists.of_device(device, 9)]
    assert sorted(all_ids) == sorted([ids[0], ids[3], ids[4]])
    monkeypatch.setattr(listed_matches, "MOST_IDS", 2)
    assert [[match.id for match in lists.of_device(device, most)] for most in (9, 2)] == [all_ids, all_ids[:2]]


def test_a_match_of_a_broken_game_is_listed_with_an_error(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    token = harness.new_device()
    harness.new_match(token)

    def fail(id: str) -> Any:
        raise SyntaxError("rules.py")

    monkeypatch.setattr(harness.server.catalog, "load", fail)
    listed = harness.call("GET", "/api/matches", token).json()
    assert [match["error"]["id"] for match in listed] == ["game_is_gone"]


def test_matches_leave_memory_and_are_loaded_again(database: Database) -> None:
    with Harness(database.url, replace(QUICK_SETTINGS, matches_in_memory=2)) as harness:
        token = harness.new_device()
        ids = [harness.new_match(token, PERSON_AND_BOT, pause=0) for _ in range(6)]
        for _ in range(3):
            for id in ids:
                with harness.page(id, token, 0) as page:
                    page.wait_until(lambda frame: 0 in frame["actors"])
                    page.act()
                assert len(harness.server.registry._open) <= 3
        assert all(len(harness.log(id)) >= 3 for id in ids)


def test_a_match_is_read_once_even_if_memory_is_full_of_open_ones(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    with Harness(database.url, replace(QUICK_SETTINGS, matches_in_memory=1)) as harness:
        token, registry = harness.new_device(), harness.server.registry
        ids = [harness.new_match(token) for _ in range(3)]
        read_match, reads = registry._read, []

        def read_and_count(id: str) -> LiveMatch:
            reads.append(id)
            return read_match(id)

        async def open_all() -> None:
            async with registry.open(ids[0]), registry.open(ids[1]), registry.open(ids[2]):
                assert registry.matches_in_memory == 3

        monkeypatch.setattr(registry, "_read", read_and_count)
        harness.run_in_loop(open_all)
        assert reads == ids and registry.matches_in_memory == 1


def test_bots_wait_longer_while_the_database_fails(database: Database) -> None:
    clock = ManualClock()
    with Harness(database.url, QUICK_SETTINGS, clock) as harness:
        id = harness.new_match(harness.new_device(), TWO_BOTS, pause=0)
        harness.server.store.failing = "store_failed"
        with harness.page(id, None, None) as page:
            assert harness.run_in_loop(clock.longest_wait) == QUICK_SETTINGS.bot_move_delay_while_failing_s
            harness.run_in_loop(clock.advance, QUICK_SETTINGS.bot_move_delay_while_failing_s)
            page.wait_for_version(3)


def test_a_page_that_connects_while_the_database_fails_is_closed_with_an_error(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    id = harness.new_match(harness.new_device())

    def fail(id: str, since: int) -> None:
        raise StoreFailed("locked")

    monkeypatch.setattr(harness.server.store, "match_with_rows", fail)
    page = harness.page(id, None, None)
    with page.socket:
        assert page.receive() == {"type": "error", "id": "store_failed", "args": {}}
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 1012


@pytest.mark.parametrize("path", ["matches/a%00b/live", "tables/a%00b", "matches/a%00b"])
def test_a_text_that_cannot_be_stored_does_not_count_as_a_database_failure(harness: Harness, path: str) -> None:
    answer = harness.call("GET", f"/api/{path}", harness.new_device())
    assert answer.status_code in (400, 404, 405)
    assert harness.server.store.failing == ""


def test_an_action_id_that_cannot_be_stored_is_a_bad_message(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, None, None) as spectator:
        seat = spectator.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        answer = page.try_to_act(page.frame["legal"][0]["id"], id="a\0b")
        assert answer["id"] == "bad_message"
        assert harness.log(id) == [] and harness.server.store.failing == ""
