"""Tests of `boardwright admin` on the database of a running server and of a stopped one."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from boardwright.server import app
from boardwright.server.protocol.outbound import CloseCode
from boardwright.server.store import Store
from boardwright.server.store.schema import results
from tests.cli.conftest import Run
from tests.server.databases import Database
from tests.server.harness import PERSON_AND_BOT, Harness
from tests.server.process import wait_until
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table
from tests.server.test_migrations import create_old_database


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """A running server."""
    with Harness(tmp_path / "matches.db") as harness:
        yield harness


@pytest.fixture
def running(harness: Harness) -> str:
    """The id of a match in progress, in which the bot has answered."""
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT)
    with harness.page(id, token, 0) as page:
        page.wait_until(lambda frame: 0 in frame["actors"])
        page.wait_for_version(page.act())
        harness.wait_for_bots(id)
    return id


@pytest.fixture
def over(harness: Harness) -> str:
    """The id of a finished match."""
    return harness.new_finished_match(harness.new_device())


def test_list_and_show_print_nothing_hidden(harness: Harness, running: str, over: str, run: Run) -> None:
    listed = json.loads(run("admin", "--db", harness.db, "list", "--json").out)
    assert [(match["id"], match["status"]) for match in listed] == [(over, "over"), (running, "running")]
    running_matches = json.loads(run("admin", "--db", harness.db, "list", "--status", "running", "--json").out)
    assert [match["id"] for match in running_matches] == [running]
    result = run("admin", "--db", harness.db, "list", "--limit", 1)
    assert over in result.out and running not in result.out
    shown = run("admin", "--db", harness.db, "show", running)
    assert json.loads(shown.out)["seats"][0] == {"kind": "person", "name": "Ada", "level": None}
    row = harness.server.store.match(running)
    assert row is not None
    assert row.seed.hex() not in shown.out and "seed" not in shown.out and "device" not in shown.out


def test_export_writes_only_finished_matches(harness: Harness, running: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    token = harness.new_device()
    over = harness.new_finished_match(token)
    downloaded = harness.call("GET", f"/api/matches/{over}/file", token).text
    assert '"deal"' in downloaded
    assert run("admin", "--db", harness.db, "export", over, "--out", file).code == 0
    assert run("verify", file).code == 0 and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("admin", "--db", harness.db, "export", over).out == file.read_text() + "\n"
    assert file.read_text() == downloaded, "the file that its people get, with its deal"
    refused = run("admin", "--db", harness.db, "export", running)
    assert refused.code == 2 and "not over" in refused.err and not refused.out
    again = run("admin", "--db", harness.db, "export", over, "--out", file)
    assert again.code == 2  # an existing file is not overwritten


def test_reports_shows_reported_lines_and_closes_reports(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT)
    with harness.page(id, token, 0) as page:
        for n, text in enumerate(("all is well", "something nasty")):
            page.send(type="say", say_id=str(n), seat=0, text=text)
            page.wait_for("talk")
        page.send(type="report", channel="table", n=1)
        page.send(type="ping")
        page.wait_for("pong")
        page.send(type="report_player", seat=1, why="slow")
        assert page.wait_for("error")["id"] == "no_such_player"
    first, *lines = run("admin", "--db", harness.db, "reports").out.splitlines()
    assert first.startswith("report 1  ") and f"match {id}  seat 1 (device:1)" in first
    assert lines == ["    table 0  seat 1: all is well", "  > table 1  seat 1: something nasty"]
    assert run("admin", "--db", harness.db, "reports", "close", 1, "--reason", "talked to both").code == 0
    assert run("admin", "--db", harness.db, "reports", "close", 1).err == "boardwright: There is no open report with this number.\n"
    assert run("admin", "--db", harness.db, "reports").out == ""
    assert [each["closed"] for each in json.loads(run("admin", "--db", harness.db, "reports", "--all", "--json").out)] == [True]
    assert "close_report  device:1  talked to both" in run("admin", "--db", harness.db, "log").out


def test_delete_needs_a_confirmation(harness: Harness, running: str, run: Run) -> None:
    assert "--yes" in run("admin", "--db", harness.db, "delete", running).err
    assert harness.server.store.match(running) is not None
    assert run("admin", "--db", harness.db, "delete", running, "--yes").code == 0
    assert harness.server.store.match(running) is None
    assert run("admin", "--db", harness.db, "delete", running, "--yes").code == 2


def test_close_disconnects_the_players_of_a_match_and_keeps_it(harness: Harness, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLOSED_CHECK_S", 0.02)
    harness.restart()
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as page:
        assert run("admin", "--db", harness.db, "close", id).code == 0
        assert page.wait_for("error")["id"] == "come_again"
        with pytest.raises(WebSocketDisconnect) as disconnect:
            page.receive()
        assert disconnect.value.code == CloseCode.COME_AGAIN
    again = harness.page(id, token, 0)
    with again.socket:
        assert again.receive()["id"] == "match_closed"
    [listed] = harness.call("GET", "/api/matches", token).json()
    assert (listed["id"], listed["error"]["id"]) == (id, "match_closed")
    assert json.loads(run("admin", "--db", harness.db, "show", id).out)["status"] == "closed"
    assert run("admin", "--db", harness.db, "check").code == 0
    assert run("admin", "--db", harness.db, "close", id).code == 2


def test_delete_disconnects_the_players_of_a_match(harness: Harness, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLOSED_CHECK_S", 0.02)
    harness.restart()
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as page:
        assert run("admin", "--db", harness.db, "delete", id, "--yes").code == 0
        assert page.wait_for("error")["id"] == "come_again"
    again = harness.page(id, token, 0)
    with again.socket:
        assert again.receive()["id"] == "no_such_match"


def test_a_closed_match_takes_no_choice_before_its_server_has_noticed(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as page:
        seat = page.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        assert run("admin", "--db", harness.db, "close", id).code == 0
        assert page.try_to_act(page.frame["legal"][0]["id"])["id"] == "come_again"
    assert harness.log(id) == []


def test_a_closed_table_is_gone_for_its_players(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = open_table(harness, token, [ADA_SEAT, OPEN_SEAT], listed=True)["id"]
    assert run("admin", "--db", harness.db, "close", id).code == 0
    for answer in (harness.call("GET", f"/api/tables/{id}?after=1", token), call_table(harness, token, id, "start", fill="random")):
        assert (answer.status_code, answer.json()["error"]["id"]) == (410, "table_closed")
    assert harness.call("GET", "/api/tables", token).json() == []
    assert run("admin", "--db", harness.db, "close", id).code == 2


def test_players_waiting_at_a_table_are_told_that_it_is_closed(harness: Harness, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "CLOSED_CHECK_S", 0.02)
    harness.settings = replace(harness.settings, table_wait_s=600.0)
    harness.restart()
    token = harness.new_device()
    id = open_table(harness, token, [ADA_SEAT, OPEN_SEAT], listed=True)["id"]
    version = get_table(harness, token, id)["version"]
    with ThreadPoolExecutor() as executor:
        waiting = executor.submit(harness.call, "GET", f"/api/tables/{id}?after={version}", token)
        wait_until(lambda: id in harness.server.bus.awaited_ids())
        assert run("admin", "--db", harness.db, "close", id).code == 0
        answer = waiting.result()
    assert (answer.status_code, answer.json()["error"]["id"]) == (410, "table_closed")


def test_check_finds_inconsistent_matches(harness: Harness, running: str, over: str, run: Run) -> None:
    assert run("admin", "--db", harness.db, "check").code == 0
    faults = {
        "UPDATE matches SET decisions = 7 WHERE id = ?": "its log leads to",
        "DELETE FROM log WHERE match = ? AND seq = 1": "gaps",
        "UPDATE log SET action = 'nonsense' WHERE match = ?": "does not fit the rules at choice 0",
        "UPDATE matches SET ruleset = 'game_of_trains@0' WHERE id = ?": "are not known",
        "UPDATE matches SET game = 'chess' WHERE id = ?": "not installed",
    }
    for n, (fault, why) in enumerate(faults.items()):
        copy = harness.db.with_name(f"copy{n}.db")
        assert run("admin", "--db", harness.db, "backup", copy).code == 0
        with sqlite3.connect(copy) as db:
            db.execute(fault, (over,))
        db.close()
        result = run("admin", "--db", copy, "check")
        assert result.code == 1 and result.out.startswith(f"match {over}: ") and why in result.out, (fault, result)
        assert running not in result.out


def test_backup_works_while_the_server_runs_and_restore_needs_it_stopped(harness: Harness, running: str, run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    before = harness.log(running)
    assert run("admin", "--db", harness.db, "backup", copy).code == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "exists" in run("admin", "--db", harness.db, "backup", copy).err
    harness.server.store.delete_match(running)
    in_use = run("admin", "--db", harness.db, "restore", copy)
    assert in_use.code == 2 and "stop the server" in in_use.err
    harness.__exit__()
    try:
        result = run("admin", "--db", harness.db, "restore", copy)
        assert result.code == 0 and f"{harness.db}.before-1" in result.err
    finally:
        harness.start()
        harness.__enter__()
    assert harness.log(running) == before
    assert run("admin", "--db", f"{harness.db}.before-1", "list").out == ""


def test_an_empty_database_name_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty name comes from an unset variable, and the task may delete data."""
    monkeypatch.setenv("BOARDWRIGHT_DB", str(tmp_path / "usual.db"))
    (tmp_path / "usual.db").write_bytes(b"usual")
    for task in (("list",), ("clear", "--yes"), ("backup", tmp_path / "copy.db"), ("restore", tmp_path / "usual.db")):
        result = run("admin", "--db", "", *task)
        assert result.code == 2 and "database '': expected a file name" in result.err and result.err.count("\n") == 1
    result = run("admin", "--db", "~no-such-user/m.db", "list")
    assert result.code == 2 and "no home folder is known" in result.err and result.err.count("\n") == 1


def test_files_that_are_not_databases_are_refused_and_not_created(run: Run, tmp_path: Path) -> None:
    missing, no_database, newer = tmp_path / "none.db", tmp_path / "wrong.db", tmp_path / "other.db"
    no_database.write_bytes(b"no database" * 100)
    with sqlite3.connect(newer) as db:
        db.execute("CREATE TABLE alembic_version (version_num)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()
    for task in (["list"], ["check"], ["show", "x"], ["backup", tmp_path / "new.db"]):
        result = run("admin", "--db", missing, *task)
        assert result.code == 2 and "no such database" in result.err and result.err.count("\n") == 1
    for file, why in ((missing, "no such"), (no_database, "no database of"), (newer, "newer version")):
        result = run("admin", "--db", tmp_path / "target.db", "restore", file)
        assert result.code == 2 and why in result.err, result
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.db", "wrong.db"]


def test_a_misspelt_database_is_not_created(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    result = run("admin", "--db", f"sqlite:///{tmp_path}/none.db", "list")
    assert result.code == 2 and "no such database" in result.err and result.err.count("\n") == 1
    result = run("admin", "--db", tmp_path / "empty.db", "list")
    assert result.code == 2 and "is empty; the first start of a server makes the tables" in result.err and result.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["empty.db"]


def test_a_backup_of_an_older_version_is_not_upgraded(run: Run, tmp_path: Path) -> None:
    """The older version can still read it."""
    old = tmp_path / "before-upgrade.db"
    create_old_database(Database("sqlite", str(old)), "0031").dispose()
    for task in (["list"], ["check"], ["clear", "--yes"], ["move", tmp_path / "new.db"]):
        result = run("admin", "--db", old, *task)
        assert result.code == 2 and "an older version (its tables are at 0031" in result.err and result.err.count("\n") == 1, result
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchone() == ("0031",)
    assert run("admin", "--db", old, "restored").code == 0, "just before a start, which upgrades it anyway"
    assert run("admin", "--db", old, "list").code == 0


def test_clear_deletes_what_has_not_been_used_for_a_year(harness: Harness, running: str, over: str, run: Run) -> None:
    open_table(harness, harness.new_device(), [ADA_SEAT, OPEN_SEAT])
    harness.new_device()  # a device without seats
    db = sqlite3.connect(harness.db)

    def count_rows() -> list[int]:
        return [db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("matches", "tables", "devices", "log")]

    command = ("admin", "--db", harness.db, "clear", "--json")

    def clear(*arguments: str) -> tuple[int, int, int, bool]:
        report = json.loads(run(*command, *arguments).out)
        assert (report["groups"], report["results"]) == (0, 0)
        return report["matches"], report["tables"], report["devices"], report["deleted"]

    assert clear() == (0, 0, 0, False)
    for name, column in (("matches", "updated"), ("tables", "updated"), ("devices", "created")):
        db.execute(f"UPDATE {name} SET {column} = {column} - 366 * 86400000")
    db.commit()
    before = count_rows()
    assert clear() == (2, 1, 1, False)
    output = run("admin", "--db", harness.db, "clear").out
    assert output == "2 matches, 1 tables, 0 groups, 0 results, 1 devices: would be deleted; confirm with --yes\n"
    assert json.loads(run(*command, "--days", 367, "--yes").out)["matches"] == 0
    assert count_rows() == before
    assert clear("--status", "over", "--yes") == (1, 1, 3, True)
    assert harness.server.store.match(running) and harness.server.store.match(over) is None
    assert clear("--yes") == (1, 0, 1, True)
    assert count_rows() == [0, 0, 0, 0]
    db.close()


def test_ratings_compares_with_the_log_and_recomputes(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = harness.new_match(token, [ADA_SEAT, {"kind": "bot", "level": "novice"}], rated=True, options={"turn_cap": 50}, pause=0)
    harness.play_out(id)
    result = run("admin", "--db", harness.db, "ratings")
    assert result.code == 1 and f"match {id}: it has ended, and is not rated yet" in result.out
    report = json.loads(run("admin", "--db", harness.db, "ratings", "--recompute", "--json").out)
    assert len(report["differences"]) == 1 and report["recomputed"]
    agreed = run("admin", "--db", harness.db, "ratings")
    assert agreed.code == 0 and agreed.out == "the ratings agree with the log of matches\n"
    assert harness.call("GET", "/api/ratings", token).json()["games"][0]["history"][0]["left"], "bots chose for her"


def test_results_compares_with_the_log_and_recomputes(harness: Harness, over: str, run: Run) -> None:
    store = harness.server.store
    result = run("admin", "--db", harness.db, "results")
    assert result.code == 1 and f"match {over}: its result is not recorded" in result.out
    assert run("admin", "--db", harness.db, "results", "--recompute").code == 0
    with store.writing() as db:
        [summary] = db.execute(sa.select(results.c.summary)).scalars()
        db.execute(results.update().values(summary={**summary, "date": 7}))
    report = json.loads(run("admin", "--db", harness.db, "results", "--recompute", "--json").out)
    assert report == {"differences": [f"match {over}: its result is another one in its log"], "recomputed": True}
    agreed = run("admin", "--db", harness.db, "results")
    assert agreed.code == 0 and agreed.out == "the results agree with the log of matches\n"


def test_sizes_shows_the_size_of_each_kind_and_what_can_be_cleared(harness: Harness, over: str, run: Run) -> None:
    report = json.loads(run("admin", "--db", harness.db, "sizes", "--json").out)
    kinds = {each["kind"]: each for each in report["kinds"]}
    [decisions] = [each["decisions"] for each in json.loads(run("admin", "--db", harness.db, "list", "--json").out)]
    assert kinds["matches"]["items"] == 1 and kinds["matches"]["rows"] >= 3 + decisions, "a match, two seats, the log"
    assert kinds["chat"]["rows"] == 0 and kinds["devices"]["items"] >= 1
    assert report["unused"] == {"matches": 0, "tables": 0, "groups": 0, "results": 0, "devices": 0}
    known = [each["bytes"] for each in report["kinds"]]
    assert known == [None] * len(known) or kinds["matches"]["bytes"] > kinds["chat"]["bytes"] > 0
    output = run("admin", "--db", harness.db, "sizes").out
    assert all(kind in output for kind in kinds) and "admin clear" in output


def test_a_locked_database_is_reported_in_one_line_for_the_operator(
    harness: Harness, over: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program is writing. The sentence for players, to try again in a moment, does not say what is wrong."""
    monkeypatch.setattr("boardwright.cli.admin.Store", partial(Store, patience=0.01))
    with closing(sqlite3.connect(harness.db)) as other:
        other.execute("BEGIN IMMEDIATE")
        result = run("admin", "--db", harness.db, "delete", over, "--yes")
    assert (result.code, result.out) == (2, "")
    assert result.err == "boardwright: database: database is locked; nothing was changed, the same command can be tried again\n"
