"""Migrations: databases of older versions keep their data, and their matches can be continued."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.errors import StoreError
from boardwright.server.notification_rules.due import NoticeState, QuietHours
from boardwright.server.store import (
    ACT,
    UNDO,
    Calendars,
    HostAction,
    NoticeRequest,
    NoticeStore,
    ReportStore,
    Store,
    Subject,
    effective,
    migrate,
)
from boardwright.server.store.departures import ERASED
from boardwright.server.store.forgetting import forget
from boardwright.server.store.schema import HEAD, competitions, metadata
from boardwright.server.tokens import token_hash
from tests.server.databases import Database
from tests.server.harness import QUICK_SETTINGS, Harness
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, open_table

TOKEN = "an old token"
PLAYERS = {"endeavor": 3, "game_of_trains": 4, "russian_railroads": 2, "ticket_to_ride_europe": 5}
OLD_RULESETS = {
    "endeavor": "1+deea7cc32e9c2c4a",
    "game_of_trains": "1+ed08b8d6e070527a",
    "russian_railroads": "1+8e1239f7e667a758",
    "ticket_to_ride_europe": "1+2bff7f14a5ff37e6",
}

COMPETITION = {"game_of_trains": [0, 1], "russian_railroads": [0, 1, 2], "endeavor": [0, 1, 2]}
"""The entrants of each match of a competition, in order of the seats."""


def action_texts_by_number(game: str) -> list[str]:
    """Return the texts of a game's actions in the order of the numbers that old versions stored."""
    return [
        " ".join(map(str, [kind, *values]))
        for kind, *arguments in json.loads((bw.load(game).folder / "numbered_actions.json").read_text())
        for values in itertools.product(*arguments)
    ]


def create_old_database(database: Database, revision: str) -> sa.Engine:
    """Create an empty database as an older version made it."""
    engine = database.engine()
    with engine.begin() as connection:
        upgrade_to(connection, revision)
        connection.execute(sa.text("INSERT INTO devices (token_hash, created) VALUES (:hash, 0)"), {"hash": token_hash(TOKEN)})
    return engine


def upgrade_to(connection: sa.Connection, revision: str) -> None:
    """Run the migrations up to a revision."""
    config = migrate._config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def insert_match(engine: sa.Engine, game: str, players: int, rows: list[tuple[str, int, int | None]]) -> str:
    """Store a match in the first schema, where actions are numbers. The id of the game becomes its id."""
    with engine.begin() as db:
        match = "INSERT INTO matches VALUES (:game, 1, :game, :ruleset, '{}', :seed, 0, 'running', :n, '[0]', NULL, 0, 0)"
        db.execute(sa.text(match), {"game": game, "ruleset": OLD_RULESETS.get(game, "1+x"), "seed": b"s" * 32, "n": len(rows)})
        for seat in range(players):
            seat_values = {"id": game, "seat": seat, "name": str(seat)}
            db.execute(sa.text("INSERT INTO seats VALUES (:id, :seat, 'person', :name, NULL, 1)"), seat_values)
        for seq, (kind, seat, action) in enumerate(rows):
            row = {"id": game, "seq": seq, "kind": kind, "seat": seat, "action": action}
            row["action_id"] = f"{seq}" if seq % 2 else None
            db.execute(sa.text("INSERT INTO log VALUES (:id, :seq, :kind, :seat, :action, :action_id, 7)"), row)
    return game


def play_old_match(game: str, players: int) -> tuple[Any, list[tuple[str, int, int | None]], list[str | None]]:
    """Return a match after 40 decisions, its log with numbers, and its texts. Some choices are undone and made again."""
    loaded, texts_by_number = bw.load(game), action_texts_by_number(game)
    match = Match.start(loaded, players, b"s" * 32, loaded.check_options({}))
    rows: list[tuple[str, int, int | None]] = []
    texts: list[str | None] = []
    for number in range(40):
        seat = match.actors[0]
        legal = match.legal(seat)
        text = str(legal[number % len(legal)])
        for _ in range(2):
            match.play(seat, text)
            rows.append((ACT, seat, texts_by_number.index(text)))
            texts.append(text)
            if number % 5 or match.can_undo(seat) is not True:
                break
            match.undo(seat)
            rows.append((UNDO, seat, None))
            texts.append(None)
        else:
            match.play(seat, text)
            rows.append((ACT, seat, texts_by_number.index(text)))
            texts.append(text)
    return match, rows, texts


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_action_numbers_become_texts_and_the_match_can_be_continued(game: str, bare_database: Database) -> None:
    match, rows, texts = play_old_match(game, PLAYERS[game])
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, game, PLAYERS[game], rows)
    engine.dispose()
    with Harness(bare_database.url, QUICK_SETTINGS) as harness:
        log = harness.log(id)
        assert [row.action for row in log] == texts and [row.kind for row in log] == [kind for kind, *_ in rows]
        assert [row.action_id for row in log] == [f"{seq}" if seq % 2 else None for seq in range(len(rows))]
        seat = match.actors[0]
        with harness.page(id, TOKEN, seat) as page:
            assert page.frame["view"] == json.loads(json.dumps(match.view(seat)))
            assert page.frame["version"] == len(rows) and page.frame["decisions"] == len(match.decisions)
            page.act(page.frame["legal"][-1]["id"])
        assert harness.log(id)[-1].action == str(match.legal(seat)[-1])
        assert [game.get("error") for game in harness.call("GET", "/api/matches", TOKEN).json()] == [None]
    assert bare_database.execute("SELECT version_num FROM alembic_version") == [(HEAD,)]
    if bare_database.kind == "sqlite":
        assert set(bare_database.execute("SELECT typeof(action) FROM log")) <= {("text",), ("null",)}
        assert bare_database.execute("PRAGMA foreign_key_check") == []


def test_the_numbered_actions_stay_as_recorded() -> None:
    """The record must not follow later changes of the games, so some entries are repeated here."""
    assert {game: len(action_texts_by_number(game)) for game in OLD_RULESETS} == {
        "endeavor": 180,
        "game_of_trains": 135,
        "russian_railroads": 183,
        "ticket_to_ride_europe": 258,
    }
    for game, number, text in (
        ("game_of_trains", 8, "use protect"),
        ("game_of_trains", 9, "replace 1"),
        ("ticket_to_ride_europe", 14, "keep 1234"),
        ("ticket_to_ride_europe", 21, "claim amsterdam-bruxelles"),
        ("russian_railroads", 4, "occupy white_2"),
        ("endeavor", 15, "activate colonial_house"),
    ):
        assert action_texts_by_number(game)[number] == text


@pytest.mark.parametrize("game", sorted(OLD_RULESETS))
def test_every_old_action_can_still_be_parsed(game: str) -> None:
    for text in action_texts_by_number(game):
        assert str(bw.load(game).actions.parse(text)) == text


def test_actions_of_a_third_party_game_keep_their_numbers(bare_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The migration does not know the game, and the server still reads action numbers."""
    engine = create_old_database(bare_database, "0001")
    game = bw.load("game_of_trains")
    match, rows, _ = play_old_match("game_of_trains", 2)
    id = insert_match(engine, "third_party", 2, rows)
    engine.dispose()
    with Harness(bare_database.url, QUICK_SETTINGS) as harness:
        monkeypatch.setattr(game.rulesets, "version_of", lambda ruleset: 1)
        monkeypatch.setattr(harness.server.catalog, "load", lambda id: game)
        log = harness.log(id)
        assert [row.action for row in log] == [None if number is None else str(number) for *_, number in rows]
        assert len(effective(log)) == len(match.decisions)
        with harness.page(id, TOKEN, 0) as page:
            assert page.frame["view"] == json.loads(json.dumps(match.view(0)))


def test_a_match_from_before_tables_can_be_continued_and_its_device_opens_a_table(bare_database: Database) -> None:
    """Revision 0003 had no tables before a match."""
    match, rows, texts = play_old_match("game_of_trains", 2)
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, "game_of_trains", 2, rows)
    with engine.begin() as connection:
        upgrade_to(connection, "0003")
    engine.dispose()
    with Harness(bare_database.url, QUICK_SETTINGS) as harness:
        assert [row.action for row in harness.log(id)] == texts
        seat = match.actors[0]
        with harness.page(id, TOKEN, seat) as page:
            assert page.frame["view"] == json.loads(json.dumps(match.view(seat)))
            page.act()
        table = open_table(harness, TOKEN, [ADA_SEAT, OPEN_SEAT])["id"]
        assert [listed["id"] for listed in harness.call("GET", "/api/tables", TOKEN).json()] == [table]
        assert harness.call("DELETE", f"/api/matches/{id}", TOKEN).status_code == 204


def test_an_interrupted_migration_leaves_the_database_unchanged(bare_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    _, rows, texts = play_old_match("game_of_trains", 2)
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, "game_of_trains", 2, rows)
    engine.dispose()
    run_migrations = migrate._run

    def interrupted(connection: Any) -> None:
        run_migrations(connection)
        raise OSError("the power is gone")

    monkeypatch.setattr(migrate, "_run", interrupted)
    with pytest.raises(StoreError):
        Store(bare_database.url)
    assert bare_database.execute("SELECT action FROM log ORDER BY seq") == [(action,) for *_, action in rows]
    monkeypatch.undo()
    store = Store(bare_database.url)
    assert [row.action for row in store.rows(id)] == texts
    store.close()


def test_old_reported_lines_become_reports(bare_database: Database) -> None:
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, "game_of_trains", 2, [])
    with engine.begin() as db:
        upgrade_to(db, "0023")
        line = {"id": id, "yes": True, "no": False}
        for n, reported in enumerate((":no", ":yes")):
            columns = '"match", channel, n, seat, name, device, text, say_id, at, reported'
            db.execute(sa.text(f"INSERT INTO lines ({columns}) VALUES (:id, 'table', {n}, 0, '', 1, 'said', '{n}', 9, {reported})"), line)
    engine.dispose()
    store = Store(bare_database.url)
    [report] = ReportStore(store).reports(10)
    assert (report.match, report.channel, report.line, report.by, report.device, report.at) == (id, "table", 1, None, 1, 9)
    ReportStore(store).add_player(id, 1, 1, 0, "", 10, most=9)
    assert [stored.n for stored in ReportStore(store).reports(10)] == [report.n + 1, report.n], "numbers go on"
    store.close()


def test_requests_for_notices_are_kept(bare_database: Database) -> None:
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, "game_of_trains", 2, [])
    with engine.begin() as db:
        upgrade_to(db, "0028")
        values = ":id, 1, 'push', 1, 'https://push.example/1', :keys, 'cs', 'UTC', 60, 120, 5, :verified, 6, 7, 8, 9, NULL, 0, 3"
        db.execute(sa.text(f"INSERT INTO notices VALUES ({values})"), {"id": id, "keys": json.dumps({"auth": "x"}), "verified": True})
    engine.dispose()
    store = Store(bare_database.url)
    [request] = NoticeStore(store, Calendars.of_store(store)).requests(Subject(id, 1), 1)
    state = NoticeState(5, True, 6, "UTC", QuietHours(60, 120), 7, 8, 9)
    assert request == NoticeRequest(Subject(id, 1), "push", 1, "https://push.example/1", {"auth": "x"}, "cs", state, 3)
    store.close()


def test_people_of_competitions_are_found_by_group_membership(bare_database: Database) -> None:
    engine = create_old_database(bare_database, "0030")
    values = {"entrants": json.dumps([{"n": 1, "name": "gone"}, {"n": 2, "name": "Ada"}]), "no": False}
    with engine.begin() as db:
        for insert in (
            "groups (id, name, host, created, issued, presets, version) VALUES ('g', 'Club', 1, 0, 9, '[]', 1)",
            "members (\"group\", n, device, name, since, asks) VALUES ('g', 2, 1, 'Ada', 0, :no)",
            'competitions (id, "group", name, "table", entrants, course, created, version, begun) '
            "VALUES ('c', 'g', 'Cup', :table, :entrants, :table, 0, 1, 0)",
        ):
            db.execute(sa.text(f"INSERT INTO {insert}"), {**values, "table": "{}"})
    engine.dispose()
    Store(bare_database.url).close()
    assert bare_database.execute("SELECT competition, n, device FROM competition_people") == [("c", 2, 1)]


def test_entrants_who_left_the_group_are_found_by_their_seats(bare_database: Database) -> None:
    """Bo has left the group, Cy was forgotten, Di never had a match. In one match, Bo has given the seat away."""
    engine = create_old_database(bare_database, "0001")
    entrants_by_match = {insert_match(engine, game, len(numbers), []): numbers for game, numbers in COMPETITION.items()}
    entrants = [{"n": n, "name": name} for n, name in enumerate(("Ada", "Bo", "Cy", "Di"), 1)]
    values = {"entrants": json.dumps(entrants), "empty": "{}", "no": False, "b": b"b" * 32, "c": b"c" * 32, "d": b"d" * 32}
    with engine.begin() as db:
        upgrade_to(db, "0032")
        for statement in (
            "INSERT INTO devices (token_hash, created) VALUES (:b, 5), (:c, 0), (:d, 5)",
            "UPDATE seats SET device = 2 WHERE seat = 1",
            "UPDATE seats SET device = 3, name = '' WHERE seat = 2",
            "UPDATE seats SET device = 4 WHERE seat = 1 AND \"match\" = 'game_of_trains'",
            "INSERT INTO groups (id, name, host, created, issued, presets, version) VALUES ('g', 'Club', 1, 0, 9, '[]', 1)",
            'INSERT INTO competitions (id, "group", name, "table", entrants, course, created, version, begun) '
            "VALUES ('c', 'g', 'Cup', :empty, :entrants, :empty, 0, 1, 0)",
            "INSERT INTO competition_people VALUES ('c', 1, 1)",
            'INSERT INTO tables (id, host, game, options, pause, curtain, "order", listed, created, updated, version, started) '
            "SELECT id, 1, game, :empty, 0, 'no', 'given', :no, 0, 0, 1, :no FROM matches",
        ):
            db.execute(sa.text(statement), values)
        for number, (match, numbers) in enumerate(entrants_by_match.items()):
            link = f"INSERT INTO competition_tables VALUES ('{match}', 'c', {number}, 0, '{numbers}')"
            db.execute(sa.text(link))
    engine.dispose()
    store = Store(bare_database.url)
    assert bare_database.execute("SELECT n, device FROM competition_people ORDER BY n") == [(1, 1), (2, 2)]
    forget(store, HostAction(9, "operator", None, "forget", 2, ""))
    with store.reading() as db:
        [entrants_after] = db.execute(sa.select(competitions.c.entrants)).scalars()
    assert [entrant["name"] for entrant in entrants_after] == ["Ada", ERASED, ERASED, "Di"]
    store.close()


def test_the_migrations_produce_the_current_schema(bare_database: Database) -> None:
    """`HEAD` is the newest revision, and its tables have the columns of the schema."""
    engine = bare_database.engine()
    with engine.begin() as connection:
        upgrade_to(connection, "head")
        inspector = sa.inspect(connection)
        columns = {name: {column["name"] for column in inspector.get_columns(name)} for name in inspector.get_table_names()}
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    engine.dispose()
    del columns["alembic_version"]
    assert columns == {table.name: set(table.columns.keys()) for table in metadata.tables.values()}


def test_migrating_in_steps_gives_the_same_log(bare_database: Database) -> None:
    _, rows, texts = play_old_match("ticket_to_ride_europe", 2)
    engine = create_old_database(bare_database, "0001")
    id = insert_match(engine, "ticket_to_ride_europe", 2, rows)
    for revision in ("0002", HEAD):
        with engine.begin() as connection:
            upgrade_to(connection, revision)
        with engine.connect() as db:
            actions = db.execute(sa.text("SELECT action FROM log WHERE match = :id ORDER BY seq"), {"id": id}).scalars().all()
        assert actions == texts
    engine.dispose()


@pytest.mark.parametrize("revision", ["0023", "0026"])
def test_running_matches_of_all_games_can_be_continued_after_an_upgrade(bare_database: Database, revision: str) -> None:
    """`python -m benchmarks.upgrade` does the same on a large scale, with the code of an earlier version and a club's database."""
    engine, matches = create_old_database(bare_database, "0001"), {game: play_old_match(game, players) for game, players in PLAYERS.items()}
    for game, (_, rows, _) in matches.items():
        insert_match(engine, game, PLAYERS[game], rows)
    with engine.begin() as connection:
        upgrade_to(connection, revision)
    engine.dispose()
    with Harness(bare_database.url, QUICK_SETTINGS) as harness:
        for id, (match, rows, _) in matches.items():
            seat = match.actors[0]
            with harness.page(id, TOKEN, seat) as page:
                assert page.frame["view"] == json.loads(json.dumps(match.view(seat))) and page.frame["version"] == len(rows)
                assert page.act() == len(rows) + 1


def test_an_older_database_is_not_upgraded_without_permission(bare_database: Database) -> None:
    with pytest.raises(StoreError, match="is empty"):
        Store(bare_database.url, may_upgrade=False)
    create_old_database(bare_database, "0031").dispose()
    with pytest.raises(StoreError, match="is of an older version \\(its tables are at 0031, this one needs "):
        Store(bare_database.url, may_upgrade=False)
    assert bare_database.execute("SELECT version_num FROM alembic_version") == [("0031",)]
    Store(bare_database.url).close()
    Store(bare_database.url, may_upgrade=False).close()
