"""PostgreSQL: several processes on one database, its failures, and URLs that tell no password."""

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
from tests.conftest import many
from tests.server.databases import Place, Postgres
from tests.server.harness import GAME, Harness
from tests.server.test_http import read_error
from tests.server.test_sqlite import said
from tests.server.test_table_store import match_of, table_of

SECRET = "hush hush"
COUNTER = {"matches": "stamp", "tables": "version"}
"""The column that says that a row has changed."""


@contextmanager
def stores(where: Place, number: int, patience: float = 5.0) -> Iterator[list[Store]]:
    """The stores of as many processes."""
    opened = [Store(where.url, patience) for _ in range(number)]
    try:
        yield opened
    finally:
        for store in opened:
            store.close()


def at_once(works: list[Callable[[], object]]) -> list[object]:
    """What each returns, or the class of what it raised; all begin at the same moment."""
    ready = Barrier(len(works))

    def run(work: Callable[[], object]) -> object:
        ready.wait()
        try:
            return work()
        except Exception as error:
            return type(error)

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(run, works))


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
    "nothing like it": ("://{}", "cannot be read"),
}


@pytest.mark.parametrize("case", WRONG_URLS)
def test_a_wrong_url_is_one_line_without_the_password(postgres: Postgres, case: str) -> None:
    url, part = WRONG_URLS[case]
    with pytest.raises(StoreError) as refused:
        Store(url.format(SECRET).replace("FOLDER", str(postgres.folder)))
    said = str(refused.value)
    assert part in said and "\n" not in said and SECRET not in said and refused.value.__cause__ is None


def test_without_the_driver_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r'pip install "boardwright\[postgresql\]"'):
        Store(f"postgresql+psycopg://ada:{SECRET}@localhost/x")


def test_a_short_form_of_the_url_means_the_same_driver(on_postgresql: Place) -> None:
    Store(on_postgresql.url.replace("postgresql+psycopg://", "postgresql://")).close()


def test_processes_that_start_together_make_the_tables_once(postgres: Postgres) -> None:
    with postgres.bare_database() as url:
        assert at_once([lambda: Store(url).close()] * 4) == [None] * 4


def test_of_processes_that_start_together_one_row_says_that_they_run(on_postgresql: Place) -> None:
    with stores(on_postgresql, 4) as opened:
        kept = [Outages(store) for store in opened]
        for attempt in range(many(10, 200, 3)):
            on_postgresql.do("DELETE FROM outages")
            starts = [lambda each=each, now=now: each.start(now) for now, each in enumerate(kept, 10 * attempt)]
            assert at_once(starts) == [None] * 4
            assert len(on_postgresql.do('SELECT * FROM outages WHERE "end" IS NULL')) == 1
            assert at_once([lambda each=each, now=attempt: each.heartbeat(10_000 + now) for each in kept]) == [False] * 4


def test_what_is_written_is_on_the_disk_whatever_the_server_would_do(on_postgresql: Place, postgres: Postgres) -> None:
    name = sa.make_url(on_postgresql.url).database
    asked = "SELECT current_setting('synchronous_commit'), current_setting('statement_timeout'), current_setting('lock_timeout')"
    postgres.do(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with stores(on_postgresql, 1, patience=0.5) as [store], store.writing() as db:
        assert tuple(db.execute(sa.text(asked)).one()) == ("on", "500ms", "500ms")


def test_the_work_of_an_operator_may_take_longer_than_a_call(on_postgresql: Place) -> None:
    with stores(on_postgresql, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        for id in "mn":
            store.add_match(match_of(id))
    with stores(on_postgresql, 1, patience=0.5) as [store]:
        for row, rows in store.every_match():
            on_postgresql.do("SELECT pg_sleep(0.8)")
            assert row.id in "mn" and rows == []
        with store.reading() as db:
            store.database.take_time(db)
            assert db.execute(sa.text("SELECT current_setting('lock_timeout'), length(pg_sleep(0.8)::text)")).one()[0] == "500ms"
        with pytest.raises(StoreFailed, match="timeout"), store.reading() as db:
            db.execute(sa.text("SELECT pg_sleep(0.8)"))


def test_of_several_processes_one_gets_each_number_of_the_log(on_postgresql: Place) -> None:
    with stores(on_postgresql, 4) as opened:
        opened[0].add_device(b"d" * 32, 0)
        opened[0].add_match(match_of("m"))
        for seq in range(many(20, 500, 5)):
            rows = [Row(seq, ACT, n, "draw", f"{seq} {n}") for n in range(4)]
            summaries = [Summary(RUNNING, seq + 1, [n], None) for n in range(4)]
            done = at_once(
                [
                    lambda store=store, row=row, summary=summary: store.append("m", row, summary, 1)
                    for store, row, summary in zip(opened, rows, summaries)
                ]
            )
            assert sorted(map(str, done)) == sorted(map(str, [None, *[Conflict] * 3]))
            winner = done.index(None)
            match = opened[0].match("m")
            assert opened[0].rows("m")[-1] == rows[winner]
            assert match is not None and (match.decisions, match.actors) == (seq + 1, [winner]), "written together"


def test_of_several_changes_of_a_table_one_counts_and_nobody_sees_half_of_it(on_postgresql: Place) -> None:
    with stores(on_postgresql, 4) as opened:
        opened[0].add_device(b"d" * 32, 0)
        tables = [TableStore(store) for store in opened]
        table = table_of("t", chairs=(Chair("0 at 1"),) * 3)
        tables[0].add(table)
        for version in range(2, many(22, 500, 7)):
            changed = [replace(table, chairs=tuple(Chair(f"{n} at {version}") for _ in range(3)), version=version) for n in range(3)]
            saves = [lambda n=n, now=now: tables[n].save(now, now.version - 1) for n, now in enumerate(changed)]
            *done, seen = at_once([*saves, lambda: [tables[3].table("t") for _ in range(10)]])
            assert done.count(None) == 1 and done.count(Conflict) == 2
            now = changed[done.index(None)]
            assert all(each in (table, now) for each in seen)  # type: ignore[attr-defined]
            table = now
            assert tables[0].table("t") == table


def test_of_several_links_that_move_a_seat_one_is_left_and_works_once(on_postgresql: Place) -> None:
    with stores(on_postgresql, 4) as opened:
        opened[0].add_device(b"d" * 32, 0)
        opened[0].add_match(match_of("m"))
        seats, secrets = [SeatStore(store) for store in opened], [bytes([n]) * 32 for n in range(4)]
        for _ in range(many(10, 200, 3)):
            offers = [lambda n=n: seats[n].offer("m", 0, secrets[n], 9) for n in range(4)]
            assert at_once(offers) == [None] * 4
            claims = [lambda n=n, secret=secret: seats[n].claim("m", secret, 1, 1) for secret in secrets for n in range(2)]
            assert at_once(claims).count(0) == 1


def test_a_spectator_who_joins_while_a_person_is_forgotten_stays(on_postgresql: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Device 2 comes in another process at each moment between reading and writing: it has to wait, or the forgetting begins anew."""
    joined: list[str] = []

    def read(watching: Watching, device: int) -> Watching:
        for table, counter in COUNTER.items():
            values = f"watching = jsonb_set(watching::jsonb, '{{watchers}}', '[1, 2]'), {counter} = {counter} + 1"
            with suppress(sa.exc.OperationalError), on_postgresql.connection() as db:
                db.execute(sa.text("SET LOCAL lock_timeout = '1ms'"))
                db.execute(sa.text(f"UPDATE {table} SET {values}"))
                joined.append(table)
        return without_device(watching, device)

    with stores(on_postgresql, 1) as [store]:
        for number in range(3):
            store.add_device(bytes([number]) * 32, 0)
        setting = Watching("invited", 0, watchers=frozenset({1})).stored()
        store.add_match(match_of("m")._replace(device=3, seats=match_of("m").seats[1:], watching=setting))
        TableStore(store).add(table_of("t", host=3, chairs=(Chair(), Chair()), watching=setting))
        action = HostAction(9, "operator", None, "forget", 1, "")
        with monkeypatch.context() as patch, pytest.raises(Conflict):
            patch.setattr(forgetting, "without_device", read)
            forgetting.forget(store, action)
        assert set(joined) == {"matches", "tables"}
        forgetting.forget(store, action)
        for table in COUNTER:
            assert on_postgresql.do(f"SELECT watching -> 'watchers' FROM {table}") == [([2],)]


def test_a_spectator_who_joins_while_a_seat_is_gathered_stays(on_postgresql: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(watching: Watching | None, device: int | None) -> Watching | None:
        with pytest.raises(sa.exc.OperationalError), on_postgresql.connection() as db:
            db.execute(sa.text("SELECT id FROM matches FOR UPDATE NOWAIT"))
        return give_seat_away(watching, device)

    with stores(on_postgresql, 1) as [store]:
        for number in range(2):
            store.add_device(bytes([number]) * 32, 0)
        store.add_match(match_of("m")._replace(watching=Watching("invited", 0).stored()))
        monkeypatch.setattr(accounts, "give_seat_away", read)
        with store.writing() as db:
            AccountStore(store).move_within(db, 1, 2, 9)
        row = store.match("m")
        assert row is not None and Watching.of(row.watching) == Watching("invited", 0, players=frozenset({1}))


def test_what_a_host_did_is_heard_whichever_process_finishes_first(on_postgresql: Place) -> None:
    """Rows of the log get their numbers before they can be seen."""
    action = HostAction(1, "operator", None, "bar", None, "", household="192.0.2.1")
    with stores(on_postgresql, 2) as [store, other]:
        news = HostNews(HostStore(store))
        with other.writing() as slow:
            note_action(slow, action)
            HostStore(store).note(action)
            assert news.read()
            news.mark_handled()
            assert not news.read()
        assert news.read()


def test_a_lock_that_stays_is_one_line_in_the_log_and_no_wait_for_ever(on_postgresql: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "boardwright.server")
    with Harness(on_postgresql.url) as harness:
        token = harness.device()
        id = harness.match(token)
    with Harness(on_postgresql.url) as harness:
        harness.server.store._patience = 2.0
        harness.server.store.failing = "slow"  # waits for a tenth of it
        with on_postgresql.connection() as other:
            other.execute(sa.text("LOCK TABLE devices, log IN ACCESS EXCLUSIVE MODE"))
            for _ in range(2):
                answer = harness.call("POST", "/api/devices")
                assert read_error(answer) == (503, "store_failed") and answer.headers["retry-after"] == "5"
        harness.server.store._patience = 20.0
        assert harness.call("POST", "/api/devices").status_code == 201
        assert harness.log(id) == []
    assert said(caplog, "ERROR") == ["the database cannot be used: canceling statement due to statement timeout"]
    assert said(caplog, "INFO").count("the database can be written again") == 1


def test_connections_that_were_cut_are_made_again(on_postgresql: Place) -> None:
    with Harness(on_postgresql.url) as harness:
        token = harness.device()
        id = harness.match(token)
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for _ in range(3):
            on_postgresql.do(f"SELECT pg_terminate_backend(pid) FROM ({others}) AS others")
            with harness.page(id, None, None) as watcher:
                seat = watcher.frame["actors"][0]
            with harness.page(id, token, seat) as page:
                page.act()
        assert len(harness.log(id)) == 3 and harness.server.store.failing == ""


def test_a_write_that_is_cut_off_is_not_acknowledged(on_postgresql: Place) -> None:
    with stores(on_postgresql, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        with pytest.raises(StoreFailed), store.writing() as db:
            own = db.execute(sa.text("SELECT pg_backend_pid()")).scalar()
            db.execute(sa.text("DELETE FROM devices"))
            on_postgresql.do("SELECT pg_terminate_backend(:own)", own=own)
            db.execute(sa.text("DELETE FROM devices"))
        assert store.device(b"d" * 32) == 1


def test_a_server_that_crashes_keeps_what_was_acknowledged(postgres: Postgres, on_postgresql: Place) -> None:
    with stores(on_postgresql, 1, patience=1.0) as [store]:
        for number in range(20):
            store.add_device(bytes([number]) * 32, 0)
        postgres.crash()
        with pytest.raises(StoreFailed):
            store.add_device(b"x" * 32, 0)
        postgres.start()
        assert [store.device(bytes([number]) * 32) for number in range(20)] == list(range(1, 21))
        assert store.device(b"x" * 32) is None and store.add_device(b"y" * 32, 0) > 20


def test_a_text_that_cannot_be_kept_is_no_failure_of_the_database(on_postgresql: Place) -> None:
    match = match_of("m")
    with stores(on_postgresql, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        seats = tuple(seat._replace(name="a\0b") for seat in match.seats)
        with pytest.raises(Unstorable):
            store.add_match(match._replace(seats=seats))
        with pytest.raises(Unstorable):
            store.match("a\0b")
        assert store.failing == "" and store.match("m") is None


def test_what_the_server_writes_down_itself_tells_no_seed(postgres: Postgres, on_postgresql: Place) -> None:
    """A statement that fails is in PostgreSQL's log: without its values."""
    match = match_of("m")
    with stores(on_postgresql, 1) as [store]:
        store.add_device(b"d" * 32, 0)
        store.add_match(match)
        with pytest.raises(sa.exc.IntegrityError) as twice:
            store.add_match(match)
    written = (postgres.folder / "log").read_text()
    assert "duplicate key" in written
    for text in (written, str(twice.value), repr(twice.value)):
        assert match.seed.hex() not in text and match.seed.decode() not in text


def test_a_game_is_played_and_found_again(on_postgresql: Place) -> None:
    with Harness(on_postgresql.url) as harness:
        token = harness.device()
        id = harness.finished(token)
        rows = harness.log(id)
    with Harness(on_postgresql.url) as harness:
        [listed] = harness.call("GET", "/api/matches", token).json()
        assert (listed["id"], listed["game"], listed["status"]) == (id, GAME, "over")
        assert harness.log(id) == rows
