"""Database access for devices, matches and their logs. All calls block; the server makes them in threads."""

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from boardwright.server.errors import ApiError, Conflict, StoreFailed, Unstorable
from boardwright.server.log import log as server_log
from boardwright.server.metrics import Metrics
from boardwright.server.protocol.fields import Curtain, MatchStatus, SeatKind
from boardwright.server.store.database import open_database
from boardwright.server.store.report_rows import keep_lines
from boardwright.server.store.schema import competition_tables, devices, log, matches, seats, tables

ACT, UNDO = "act", "undo"
RUNNING: Final = "running"
OVER: Final = "over"
PATIENCE = 5.0
ELSEWHERE = ("seats", "in_competition")
"""The fields of a match that other tables have."""


class Row(NamedTuple):
    """A row of a match's log: a choice, or an undo of the last choice of a seat. `action`: its text.

    Rows written before 0.1.0 for games of other packages have the number of the action as a text.
    """

    seq: int
    kind: str
    seat: int
    action: str | None
    action_id: str | None


class SeatRow(NamedTuple):
    """A seat; `device` may act for a person, unless a bot of the level `stand_in` plays for them.

    `zone`: their time zone, an IANA name.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    device: int | None
    stand_in: str | None = None
    zone: str | None = None


class MatchRow(NamedTuple):
    """A match without its log.

    stamp: grows with each change; a write counts only for the row that was read
    closed: whether the operator has closed it, or its device has taken it away
    rematch: the id of its rematch table
    asking: the last undo request (`table_rules.undo_requests`)
    watching: who may watch (`table_rules.watching`); None: anyone who knows its id
    start: the position from which it starts (`play.initial_position`); None: the setup of its rules
    stand_in: the level of bots that play for people; None: the game's usual one
    hints: whether players may ask for hints
    hinted: who has asked (`table_rules.hints`)
    rated: whether it counts for the ratings of its players
    in_competition: whether it is a match of a competition; read with the match, not a column of it
    """

    id: str
    device: int
    game: str
    ruleset: str
    options: dict[str, Any]
    seed: bytes
    pause: float
    status: MatchStatus
    decisions: int
    actors: list[int]
    ranking: list[list[int]] | None
    created: int
    updated: int
    seats: tuple[SeatRow, ...] = ()
    curtain: Curtain = "needed"
    deal: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    votes: dict[str, Any] | None = None
    stamp: int = 0
    closed: bool = False
    rematch: str | None = None
    asking: dict[str, Any] | None = None
    watching: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    stand_in: str | None = None
    hints: bool = True
    hinted: list[list[int]] | None = None
    rated: bool = False
    in_competition: bool = False

    def __repr__(self) -> str:  # keeps the seed out of logs
        return f"<match {self.id}>"


class Summary(NamedTuple):
    """The fields of a match that lists show, and its clocks; written together with each row of the log."""

    status: MatchStatus
    decisions: int
    actors: list[int]
    ranking: list[list[int]] | None
    clocks: dict[str, Any] | None = None


def effective(rows: list[Row]) -> list[tuple[int, str]]:
    """The effective (seat, action) pairs in order: an undo removes its seat's last choice."""
    standing: list[tuple[int, str]] = []
    for row in rows:
        if row.kind == ACT:
            assert row.action is not None
            standing.append((row.seat, row.action))
        else:
            last = max(n for n, (seat, _) in enumerate(standing) if seat == row.seat)
            del standing[last]
    return standing


class Store:
    """Devices, matches and logs in one database. All calls raise StoreFailed if the database is unavailable."""

    def __init__(self, url: str, patience: float = PATIENCE, may_upgrade: bool = True) -> None:
        """Open the database of a file name or URL; create it and bring it up to date if need be. Raises StoreError with one line.

        Args:
            patience: seconds that a write waits, also for a database that another program has locked.
            may_upgrade: otherwise a database that is not up to date is an error.
        """
        self._patience = patience
        self.failing = ""  # the reason, since the last successful write
        self.metrics = Metrics()
        self.database = open_database(url, patience, may_upgrade)
        self.engine = self.database.engine

    def close(self) -> None:
        """Close the connections."""
        self.database.close()

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection with a consistent snapshot for reading. Raises Unstorable for a value that no row can have."""
        with self._as_store_failed(), self.database.reading() as db:
            yield db

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction. After the `with` block it is in the database and survives a power cut.

        Raises Unstorable for a value that no row can have.
        """
        # While the database fails, writes do not wait long: waiting threads are missing elsewhere.
        patience = self._patience / 10 if self.failing else self._patience
        start = time.monotonic()
        with self._as_store_failed(), self.database.writing(patience) as db:
            yield db
        self.metrics.observe_write(time.monotonic() - start)
        if self.failing:
            self.failing = ""
            server_log.info("the database can be written again")

    @contextmanager
    def _as_store_failed(self) -> Iterator[None]:
        """Turn any failure of the database into StoreFailed; only the first of several in a row is logged."""
        try:
            yield
        except IntegrityError:
            raise
        except DataError as error:
            raise Unstorable from error
        except StoreFailed as error:
            self._log_failure(error)
            raise
        except SQLAlchemyError as error:
            failed = StoreFailed(str(getattr(error, "orig", None) or error))
            self._log_failure(failed)
            raise failed from error

    def _log_failure(self, error: StoreFailed) -> None:
        if self.failing != error.id:
            self.failing = error.id
            server_log.error("the database cannot be used: %s", error.why.partition("\n")[0])

    def prove_writable(self) -> None:
        """Overwrite the one row that every database has with itself. Raises StoreFailed."""
        with self.writing() as db:
            db.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))

    def check_size(self, most: int | None) -> None:
        """Check that the database is smaller than `most` bytes. Raises ApiError 507 `database_full`."""
        if most is not None:
            with self.reading() as db:
                size = self.database.size(db)
            if size >= most:
                raise ApiError(507, "database_full")

    # Devices

    def add_device(self, token_hash: bytes, now: int) -> int:
        """Add a device with the hash of its token. Returns its number. `now`: Unix time in ms."""
        with self.writing() as db:
            return insert_device(db, token_hash, now)

    def device(self, token_hash: bytes) -> int | None:
        """The number of the device with that token, or None."""
        with self.reading() as db:
            number: int | None = db.execute(sa.select(devices.c.id).where(devices.c.token_hash == token_hash)).scalar()
            return number

    # Matches

    def add_match(self, match: MatchRow, rows: Collection[Row] = ()) -> None:
        """Add a match with its seats; `rows`: its log so far."""
        with self.writing() as db:
            insert_match(db, match)
            if rows:
                db.execute(log.insert(), [{"match": match.id, "at": match.created, **row._asdict()} for row in rows])

    def match(self, id: str) -> MatchRow | None:
        """The match with that id, or None."""
        with self.reading() as db:
            matching = read_matches(db, matches.c.id == id)
        return matching[0] if matching else None

    def all_matches(self, limit: int, status: MatchStatus | None = None) -> list[MatchRow]:
        """The newest matches of all devices, `limit` at most; `status`: only those."""
        with self.reading() as db:
            return read_matches(db, sa.true() if status is None else matches.c.status == status, limit)

    def every_match(self) -> Iterator[tuple[MatchRow, list[Row]]]:
        """All matches with their logs, oldest first, from one snapshot: what is written meanwhile is not in it."""
        with self.reading() as db:
            self.database.take_time(db)
            for id in db.execute(sa.select(matches.c.id).order_by(matches.c.created, matches.c.id)).scalars().all():
                [row] = read_matches(db, matches.c.id == id)
                yield row, _rows(db, id, 0)

    def count_matches(self, device: int) -> int:
        """Return how many matches a device has created."""
        with self.reading() as db:
            query = sa.select(sa.func.count()).select_from(matches).where(matches.c.device == device)
            return int(db.execute(query).scalar_one())

    def count_bot_matches(self, device: int) -> int:
        """Return how many unfinished matches between bots alone a device has created."""
        people = sa.exists().where(seats.c.match == matches.c.id, seats.c.kind == "person")
        with self.reading() as db:
            query = sa.select(sa.func.count()).select_from(matches)
            return int(db.execute(query.where(matches.c.device == device, matches.c.status == RUNNING, ~people)).scalar_one())

    def delete_match(self, id: str) -> None:
        """Delete a match, its seats and its log, and the table that led to it. Open reports stay, with the lines around them."""
        with self.writing() as db:
            keep_lines(db, [id])
            db.execute(matches.delete().where(matches.c.id == id))
            db.execute(tables.delete().where(tables.c.id == id))
            self.database.notify(db, id)

    def close_match(self, id: str) -> bool:
        """Close a running match; its data stays. Returns whether there was one."""
        with self.writing() as db:
            runs = (matches.c.id == id) & (matches.c.status == RUNNING) & ~matches.c.closed
            closed = db.execute(matches.update().where(runs).values(closed=True, stamp=matches.c.stamp + 1)).rowcount
            self.database.notify(db, id)
        return bool(closed)

    def closed(self, ids: Collection[str]) -> list[str]:
        """Return which of these matches have been closed or deleted."""
        with self.reading() as db:
            open_ids = set(db.execute(sa.select(matches.c.id).where(~matches.c.closed, matches.c.id.in_(ids))).scalars())
        return [id for id in ids if id not in open_ids]

    # Logs

    def rows(self, match: str) -> list[Row]:
        """The whole log of a match, in order."""
        with self.reading() as db:
            return _rows(db, match, 0)

    def rows_until(self, match: str, since: int, until: int) -> tuple[list[Row], int | None]:
        """The rows of a log from number `since` on that were written by a time (Unix time in ms), up to the first later one.

        Returns them, and when the first later row was written; None: there is none.
        """
        newer = (log.c.match == match) & (log.c.seq >= since)
        first = sa.select(log.c.seq, log.c.at).where(newer, log.c.at > until).order_by(log.c.seq).limit(1)
        with self.reading() as db:
            later = db.execute(first).first()
            return _rows(db, match, since, None if later is None else later.seq), None if later is None else later.at

    def match_with_rows(self, id: str, since: int) -> tuple[MatchRow, list[Row]] | None:
        """A match and the rows of its log from number `since` on, as one snapshot; None: there is no such match."""
        with self.reading() as db:
            matching = read_matches(db, matches.c.id == id)
            return (matching[0], _rows(db, id, since)) if matching else None

    def append(self, match: str, row: Row, summary: Summary, now: int, stamp: int | None = None) -> None:
        """Append one row and write the summary. Afterwards both survive a power cut.

        Raises Conflict if the row's number is taken, or if `stamp` is given and no longer the match's.
        """
        try:
            with self.writing() as db:
                db.execute(_APPEND, {"match": match, "at": now, **row._asdict()})
                updated = db.execute(
                    _SUMMED if stamp is None else _SUMMED_OF, {"id_": match, "stamp_": stamp, "updated": now, **summary._asdict()}
                )
                if not updated.rowcount:
                    raise Conflict(match)
                self.database.notify(db, match)
        except IntegrityError as error:
            raise Conflict(match) from error


# Built once: building statements takes longer than running them, and these run for each move.
_APPEND = log.insert()
_SUMMED = (
    matches.update()
    .where(matches.c.id == sa.bindparam("id_"))
    .values(stamp=matches.c.stamp + 1, updated=sa.bindparam("updated"), **{name: sa.bindparam(name) for name in Summary._fields})
)
_SUMMED_OF = _SUMMED.where(matches.c.stamp == sa.bindparam("stamp_"))


def inserted_key(result: sa.CursorResult[Any]) -> int:
    """The number of the row that was inserted."""
    key = result.inserted_primary_key
    assert key is not None
    return int(key[0])


def insert_device(db: sa.Connection, token_hash: bytes, created: int) -> int:
    """Add a device within a transaction. Returns its number. `created`: Unix time in ms."""
    return inserted_key(db.execute(devices.insert().values(token_hash=token_hash, created=created)))


def insert_match(db: sa.Connection, match: MatchRow) -> None:
    """Add a match with its seats, within a transaction."""
    values = {name: value for name, value in match._asdict().items() if name not in ELSEWHERE}
    db.execute(matches.insert().values(values))
    db.execute(seats.insert(), [{"match": match.id, **seat._asdict()} for seat in match.seats])


def change_match(db: sa.Connection, id: str, stamp: int | None, **columns: Any) -> None:
    """Change columns of a match, within a transaction. Raises Conflict if `stamp` is outdated, or the match is gone."""
    condition = matches.c.id == id if stamp is None else (matches.c.id == id) & (matches.c.stamp == stamp)
    if not db.execute(matches.update().where(condition).values(stamp=matches.c.stamp + 1, **columns)).rowcount:
        raise Conflict(id)


def _rows(db: sa.Connection, match: str, since: int, end: int | None = None) -> list[Row]:
    """The rows from number `since` on; `end`: only those before that number."""
    query = sa.select(log.c.seq, log.c.kind, log.c.seat, log.c.action, log.c.action_id)
    query = query if end is None else query.where(log.c.seq < end)
    return [Row(*row) for row in db.execute(query.where(log.c.match == match, log.c.seq >= since).order_by(log.c.seq))]


def read_matches(db: sa.Connection, condition: Any, limit: int | None = None) -> list[MatchRow]:
    """The matches for which a condition holds, with their seats, newest first."""
    columns = [matches.c[name] for name in MatchRow._fields if name not in ELSEWHERE]
    played = sa.exists().where(competition_tables.c.table == matches.c.id).label("in_competition")
    rows = db.execute(sa.select(*columns, played).where(condition).order_by(matches.c.created.desc(), matches.c.id).limit(limit)).all()
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    names = [seats.c[name] for name in SeatRow._fields]
    query = sa.select(seats.c.match, *names).where(seats.c.match.in_(sitting)).order_by(seats.c.seat)
    for match, *rest in db.execute(query):
        sitting[match].append(SeatRow(*rest))
    return [MatchRow(**row._mapping, seats=tuple(sitting[row.id])) for row in rows]
