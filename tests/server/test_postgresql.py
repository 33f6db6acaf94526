"""PostgreSQL: several processes on one database, failures of the database, and errors without passwords."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from threading import Barrier

import pytest
import sqlalchemy as sa

from boardwright.server.errors import Conflict, StoreError, StoreFailed, Unstorable
from boardwright.server.hosts.news import HostNews
from boardwright.server.store import ACT, RUNNING, AccountStore, HostAction, HostStore, Row, Store, Summary, accounts, forgetting
from boardwright.server.store.hosts import note_action
from boardwright.server.store.outages import Outages
from boardwright.server.store.seats import SeatStore
from boardwright.server.store.tables import TableStore
from boardwright.server.table_rules.table import Chair
from boardwright.server.table_rules.watching import Watching, give_seat_away, without_device
from tests.conftest import repetitions
from tests.server.databases import Database, PostgresServer
from tests.server.harness import GAME, Harness
from tests.server.test_http import read_error
from tests.server.test_sqlite import logged_messages
from tests.server.test_table_store import match_of, table_of

SECRET = "hush hush"
COUNTER = {"matches": "stamp", "tables": "version"}
"""The column of each table that changes with every change of a row."""


@contextmanager
def open_stores(database: Database, number: int, patience: float = 5.0) -> Iterator[list[Store]]:
    """Open as many stores as there would be processes."""
    stores = [Store(database.url, patience) for _ in range(number)]
    try:
        yield stores
    finally:
        for store in stores:
            store.close()


def run_at_once(calls: list[Callable[[], object]]) -> list[object]:
    """Start all calls at the same moment. Return what each returned, or the class of the exception that it raised."""
    ready = Barrier(len(calls))

    def run(call: Callable[[], object]) -> object:
        ready.wait()
        try:
            return call()
        except Exception as error:
            return type(error)

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls))


WRONG_URLS = {
    "unreachable": ("postgresql+psycopg://ada:{}@127.0.0.1:1/x", "Connection refused"),
    "no such folder": ("postgresql+psycopg://ada:{}@/x?host=/nowhere/at/all", "No such file"),
    "no such database": ("postgresql+psycopg://boardwright:{}@/nothing?host=FOLDER", "does not exist"),
    "password as a parameter": ("postgresql+psycopg:///nothing?host=FOLDER&user=boardwright&password={}", "does not exist"),
    "unknown parameter": ("postgresql+psycopg://ada:{}@/x?host=FOLDER&colour=red", "colour"),
    "wrong port": ("postgresql+psycopg://ada:{}@localhost:port/x", "cannot be read"),
    "@ in the password": ("postgresql+psycopg://ada:a@{}@localhost/x", "%40"),
    "other driver": ("postgresql+psycopg2://ada:{}@localhost/x", "expected postgresql+psycopg"),
    "other program": ("mysql://ada:{}@localhost/x", "expected a file name"),
    "no URL": ("://{}", "cannot be read"),
}


@pytest.mark.parametrize("case", WRONG_URLS)
def test_a_wrong_url_gives_an_error_of_one_line_without_the_password(postgres: PostgresServer, case: str) -> None:
    url, part = WRONG_URLS[case]
    with pytest.raises(StoreError) as refused:
        Store(url.format(SECRET).replace("FOLDER", str(postgres.folder)))
    message = str(refused.value)
    assert part in message and "\n" not in message and SECRET not in message and refused.value.__cause__ is None


def test_without_the_driver_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r'pip install "boardwright\[postgresql\]"'):
        Store(f"postgresql+psycopg://ada:{SECRET}@localhost/x")


def test_a_url_without_a_driver_is_accepted(postgresql_database: Database) -> None:
    Store(postgresql_database.url.replace("postgresql+psycopg://", "postgresql://")).close()


def test_processes_that_start_together_create_the_tables_once(postgres: PostgresServer) -> None:
    with postgres.bare_database() as url:
        assert run_at_once([lambda: Store(url).close()] * 4) == [None] * 4


def test_processes_that_start_together_share_one_row_of_uptime(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 4) as stores:
        outages = [Outages(store) for store in stores]
        for attempt in range(repetitions(10, 200, 3)):
            postgresql_database.execute("DELETE FROM outages")
            starts = [lambda process=process, now=now: process.start(now) for now, process in enumerate(outages, 10 * attempt)]
            assert run_at_once(starts) == [None] * 4
            assert len(postgresql_database.execute('SELECT * FROM outages WHERE "end" IS NULL')) == 1
            assert run_at_once([lambda process=process, now=attempt: process.heartbeat(10_000 + now) for process in outages]) == [False] * 4


def test_writes_are_synchronous_and_time_limited_whatever_the_servers_defaults(
    postgresql_database: Database, postgres: PostgresServer
) -> None:
    name = sa.make_url(postgresql_database.url).database
    settings_query = "SELECT current_setting('synchronous_commit'), current_setting('statement_timeout'), current_setting('lock_timeout')"
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with open_stores(postgresql_database, 1, patience=0.5) as [store], store.writing() as db:
        assert tuple(db.execute(sa.text(settings_query)).one()) == ("on", "500ms", "500ms")


def test_operator_commands_may_take_longer_than_calls(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        for id in "mn":
            store.add_match(match_of(id))
    with open_stores(postgresql_database, 1, patience=0.5) as [store]:
        for row, rows in store.every_match():
            postgresql_database.execute("SELECT pg_sleep(0.8)")
            assert row.id in "mn" and rows == []
        with store.reading() as db:
            store.database.take_time(db)
            assert db.execute(sa.text("SELECT current_setting('lock_timeout'), length(pg_sleep(0.8)::text)")).one()[0] == "500ms"
        with pytest.raises(StoreFailed, match="timeout"), store.reading() as db:
            db.execute(sa.text("SELECT pg_sleep(0.8)"))


def test_each_number_of_the_log_goes_to_one_of_several_processes(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 4) as stores:
        stores[0].add_device(b"d" * 32, 0)
        stores[0].add_match(match_of("m"))
        for seq in range(repetitions(20, 500, 5)):
            rows = [Row(seq, ACT, n, "draw", f"{seq} {n}") for n in range(4)]
            summaries = [Summary(RUNNING, seq + 1, [n], None) for n in range(4)]
            results = run_at_once(
                [
                    lambda store=store, row=row, summary=summary: store.append("m", row, summary, 1)
                    for store, row, summary in zip(stores, rows, summaries)
                ]
            )
            assert sorted(map(str, results)) == sorted(map(str, [None, *[Conflict] * 3]))
            winner = results.index(None)
            match = stores[0].match("m")
            assert stores[0].rows("m")[-1] == rows[winner]
            assert match is not None and (match.decisions, match.actors) == (seq + 1, [winner]), "written together"


def test_one_of_several_concurrent_changes_of_a_table_is_saved_as_a_whole(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 4) as stores:
        stores[0].add_device(b"d" * 32, 0)
        tables = [TableStore(store) for store in stores]
        table = table_of("t", chairs=(Chair("0 at 1"),) * 3)
        tables[0].add(table)
        for version in range(2, repetitions(22, 500, 7)):
            changed = [replace(table, chairs=tuple(Chair(f"{n} at {version}") for _ in range(3)), version=version) for n in range(3)]
            saves = [lambda n=n, new=new: tables[n].save(new, new.version - 1) for n, new in enumerate(changed)]
            *results, tables_read = run_at_once([*saves, lambda: [tables[3].table("t") for _ in range(10)]])
            assert results.count(None) == 1 and results.count(Conflict) == 2
            saved = changed[results.index(None)]
            assert all(read in (table, saved) for read in tables_read)  # type: ignore[attr-defined]
            table = saved
            assert tables[0].table("t") == table


def test_one_of_several_concurrent_seat_links_is_left_and_works_once(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 4) as stores:
        stores[0].add_device(b"d" * 32, 0)
        stores[0].add_match(match_of("m"))
        seats, secrets = [SeatStore(store) for store in stores], [bytes([n]) * 32 for n in range(4)]
        for _ in range(repetitions(10, 200, 3)):
            offers = [lambda n=n: seats[n].offer("m", 0, secrets[n], 9) for n in range(4)]
            assert run_at_once(offers) == [None] * 4
            claims = [lambda n=n, secret=secret: seats[n].claim("m", secret, 1, 1) for secret in secrets for n in range(2)]
            assert run_at_once(claims).count(0) == 1


def test_a_spectator_who_joins_while_a_person_is_forgotten_is_kept(postgresql_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Device 2 joins in another process between reading and writing. It has to wait, or the forgetting fails and is repeated."""
    joined: list[str] = []

    def read_watching(watching: Watching, device: int) -> Watching:
        for table, counter in COUNTER.items():
            values = f"watching = jsonb_set(watching::jsonb, '{{watchers}}', '[1, 2]'), {counter} = {counter} + 1"
            with suppress(sa.exc.OperationalError), postgresql_database.connection() as db:
                db.execute(sa.text("SET LOCAL lock_timeout = '1ms'"))
                db.execute(sa.text(f"UPDATE {table} SET {values}"))
                joined.append(table)
        return without_device(watching, device)

    with open_stores(postgresql_database, 1) as [store]:
        for number in range(3):
            store.add_device(bytes([number]) * 32, 0)
        setting = Watching("invited", 0, watchers=frozenset({1})).stored()
        store.add_match(match_of("m")._replace(device=3, seats=match_of("m").seats[1:], watching=setting))
        TableStore(store).add(table_of("t", host=3, chairs=(Chair(), Chair()), watching=setting))
        action = HostAction(9, "operator", None, "forget", 1, "")
        with monkeypatch.context() as patch, pytest.raises(Conflict):
            patch.setattr(forgetting, "without_device", read_watching)
            forgetting.forget(store, action)
        assert set(joined) == {"matches", "tables"}
        forgetting.forget(store, action)
        for table in COUNTER:
            assert postgresql_database.execute(f"SELECT watching -> 'watchers' FROM {table}") == [([2],)]


def test_a_spectator_who_joins_while_a_seat_moves_to_an_account_is_kept(
    postgresql_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_watching(watching: Watching | None, device: int | None) -> Watching | None:
        with pytest.raises(sa.exc.OperationalError), postgresql_database.connection() as db:
            db.execute(sa.text("SELECT id FROM matches FOR UPDATE NOWAIT"))
        return give_seat_away(watching, device)

    with open_stores(postgresql_database, 1) as [store]:
        for number in range(2):
            store.add_device(bytes([number]) * 32, 0)
        store.add_match(match_of("m")._replace(watching=Watching("invited", 0).stored()))
        monkeypatch.setattr(accounts, "give_seat_away", read_watching)
        with store.writing() as db:
            AccountStore(store).move_within(db, 1, 2, 9)
        row = store.match("m")
        assert row is not None and Watching.of(row.watching) == Watching("invited", 0, players=frozenset({1}))


def test_actions_of_hosts_are_noticed_in_any_order_of_commits(postgresql_database: Database) -> None:
    """Rows get their numbers before they become visible to other processes."""
    action = HostAction(1, "operator", None, "bar", None, "", household="192.0.2.1")
    with open_stores(postgresql_database, 2) as [store, other]:
        news = HostNews(HostStore(store))
        with other.writing() as slow:
            note_action(slow, action)
            HostStore(store).note(action)
            assert news.read()
            news.mark_handled()
            assert not news.read()
        assert news.read()


def test_a_lasting_lock_is_a_timeout_with_one_line_in_the_log(postgresql_database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    with Harness(postgresql_database.url) as harness:
        token = harness.new_device()
        id = harness.new_match(token)
    with Harness(postgresql_database.url) as harness:
        harness.server.store._patience = 2.0
        harness.server.store.failing = "slow"  # waits for a tenth of it
        with postgresql_database.connection() as other:
            other.execute(sa.text("LOCK TABLE devices, log IN ACCESS EXCLUSIVE MODE"))
            for _ in range(2):
                answer = harness.call("POST", "/api/devices")
                assert read_error(answer) == (503, "store_failed") and answer.headers["retry-after"] == "5"
        harness.server.store._patience = 20.0
        assert harness.call("POST", "/api/devices").status_code == 201
        assert harness.log(id) == []
    assert logged_messages(caplog, "ERROR") == ["the database cannot be used: canceling statement due to statement timeout"]
    assert logged_messages(caplog, "INFO").count("the database can be written again") == 1


def test_terminated_connections_are_opened_again(postgresql_database: Database) -> None:
    with Harness(postgresql_database.url) as harness:
        token = harness.new_device()
        id = harness.new_match(token)
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for _ in range(3):
            postgresql_database.execute(f"SELECT pg_terminate_backend(pid) FROM ({others}) AS others")
            with harness.page(id, None, None) as spectator:
                seat = spectator.frame["actors"][0]
            with harness.page(id, token, seat) as page:
                page.act()
        assert len(harness.log(id)) == 3 and harness.server.store.failing == ""


def test_a_write_on_a_terminated_connection_is_rolled_back(postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        with pytest.raises(StoreFailed), store.writing() as db:
            own = db.execute(sa.text("SELECT pg_backend_pid()")).scalar()
            db.execute(sa.text("DELETE FROM devices"))
            postgresql_database.execute("SELECT pg_terminate_backend(:own)", own=own)
            db.execute(sa.text("DELETE FROM devices"))
        assert store.device(b"d" * 32) == 1


def test_acknowledged_writes_survive_a_crash_of_postgresql(postgres: PostgresServer, postgresql_database: Database) -> None:
    with open_stores(postgresql_database, 1, patience=1.0) as [store]:
        for number in range(20):
            store.add_device(bytes([number]) * 32, 0)
        postgres.crash()
        with pytest.raises(StoreFailed):
            store.add_device(b"x" * 32, 0)
        postgres.start()
        assert [store.device(bytes([number]) * 32) for number in range(20)] == list(range(1, 21))
        assert store.device(b"x" * 32) is None and store.add_device(b"y" * 32, 0) > 20


def test_a_text_that_cannot_be_stored_does_not_count_as_a_database_failure(postgresql_database: Database) -> None:
    match = match_of("m")
    with open_stores(postgresql_database, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        seats = tuple(seat._replace(name="a\0b") for seat in match.seats)
        with pytest.raises(Unstorable):
            store.add_match(match._replace(seats=seats))
        with pytest.raises(Unstorable):
            store.match("a\0b")
        assert store.failing == "" and store.match("m") is None


def test_seeds_are_not_in_the_log_of_postgresql(postgres: PostgresServer, postgresql_database: Database) -> None:
    """PostgreSQL logs a failing statement, but without its values."""
    match = match_of("m")
    with open_stores(postgresql_database, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        store.add_match(match)
        with pytest.raises(sa.exc.IntegrityError) as duplicate:
            store.add_match(match)
    server_log = (postgres.folder / "log").read_text()
    assert "duplicate key" in server_log
    for text in (server_log, str(duplicate.value), repr(duplicate.value)):
        assert match.seed.hex() not in text and match.seed.decode() not in text


def test_a_finished_match_is_listed_after_a_restart(postgresql_database: Database) -> None:
    with Harness(postgresql_database.url) as harness:
        token = harness.new_device()
        id = harness.new_finished_match(token)
        rows = harness.log(id)
    with Harness(postgresql_database.url) as harness:
        [listed] = harness.call("GET", "/api/matches", token).json()
        assert (listed["id"], listed["game"], listed["status"]) == (id, GAME, "over")
        assert harness.log(id) == rows
