"""PostgreSQL: concurrent writers from several processes, with row locks and no unbounded waits."""

import math
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from boardwright.server.errors import StoreError
from boardwright.server.store import migrate
from boardwright.server.tokens import new_id

UPGRADING = 0x626F617264  # the advisory lock for migrations
CHANNEL = "boardwright"  # the channel for notifications about rows
MESSAGES = "boardwright_said"  # the channel for messages that are not stored
ASK_S = 2  # seconds in which a server must answer whether it accepts connections
WORK = ("statement_timeout", "idle_in_transaction_session_timeout")
LIMITS = (*WORK, "lock_timeout")
DRIVERS = ("postgresql", "postgresql+psycopg")


class Postgresql:
    """A database of a PostgreSQL server; see `database.Database` for the calls.

    A write sees what was committed before each of its statements, and waits for rows that others have changed. So a write that depends on
    an earlier read must say so in its own statement: `WHERE version = …`, a unique number, or `FOR UPDATE`.
    """

    def __init__(self, url: sa.URL, patience: float, may_upgrade: bool = True) -> None:
        """Connect. Raises StoreError or what SQLAlchemy raises."""
        _check(url)
        self._patience = patience
        self.origin = new_id()  # of this process: it ignores its own messages
        self.engine = engine_of(url, patience)
        self._readers = self.engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            with self._upgrading() as db:
                migrate.upgrade(db, may_upgrade)
        except BaseException:
            self.engine.dispose()
            raise

    def reading(self) -> AbstractContextManager[sa.Connection]:
        """A connection with a consistent snapshot, also over several statements."""
        return self._readers.connect()

    @contextmanager
    def writing(self, patience: float) -> Iterator[sa.Connection]:
        """One transaction. Afterwards the server has it on disk."""
        with self.engine.begin() as db:
            if patience != self._patience:
                db.execute(_limits(patience, in_transaction=True))
            yield db

    def take_time(self, db: sa.Connection) -> None:
        """Lift the limits of work and of pauses; for rows of others it waits as long as before."""
        db.execute(_limits(0, in_transaction=True, names=WORK))

    def notify(self, db: sa.Connection, id: str) -> None:
        """Notify the other processes. They are notified exactly when the written data becomes visible."""
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.origin} {id}")))

    def send(self, db: sa.Connection, texts: Sequence[str]) -> None:
        """Send messages to the other processes."""
        for text in texts:
            db.execute(sa.select(sa.func.pg_notify(MESSAGES, f"{self.origin} {text}")))

    def size(self, db: sa.Connection) -> int:
        """The size reported by the server; `VACUUM FULL` returns deleted space."""
        return int(db.execute(sa.select(sa.func.pg_database_size(sa.func.current_database()))).scalar_one())

    def size_of(self, db: sa.Connection, table: str) -> int | None:
        """The size of a table with its indexes and long values."""
        return int(db.execute(sa.select(sa.func.pg_total_relation_size(sa.cast(table, sa.dialects.postgresql.REGCLASS)))).scalar_one())

    def close(self) -> None:
        """Close the connections."""
        self.engine.dispose()

    @contextmanager
    def _upgrading(self) -> Iterator[sa.Connection]:
        """One transaction in which no other process runs migrations. It may take long."""
        with self.engine.begin() as db:
            db.execute(_limits(0, in_transaction=True))
            db.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
            yield db


def absence(url: sa.URL) -> str | None:
    """Return why a server accepts no connections now; None: it does. No login is attempted: a wrong password is not an absence.

    Raises StoreError if it cannot be asked.
    """
    _check(url)
    from psycopg.pq import PGconn, Ping

    patient = url if "connect_timeout" in url.query else url.update_query_dict({"connect_timeout": str(ASK_S)})
    status = PGconn.ping(patient.set(drivername="postgresql").render_as_string(hide_password=False).encode())
    return {Ping.REJECT: "starts or ends just now", Ping.NO_RESPONSE: "does not answer"}.get(Ping(status))


def _check(url: sa.URL) -> None:
    if url.drivername not in DRIVERS:
        raise StoreError("expected postgresql+psycopg://user@host/name")
    if "@" in (url.host or ""):
        raise StoreError("in a name or a password, @ is written %40")
    try:
        import psycopg
    except ImportError:
        raise StoreError('needs the driver for PostgreSQL: pip install "boardwright[postgresql]"') from None
    del psycopg


def engine_of(url: sa.URL, patience: float) -> sa.Engine:
    """Connections with the settings that the server needs. `patience`: seconds to wait for others."""
    usual = {
        "application_name": "boardwright",
        "connect_timeout": math.ceil(patience),  # seconds; the others are ms
        "tcp_user_timeout": math.ceil(patience * 1000),
    }
    engine = sa.create_engine(
        url.set(drivername=DRIVERS[-1]),
        hide_parameters=True,  # keeps seeds out of logs
        isolation_level="READ COMMITTED",
        pool_size=8,
        max_overflow=0,
        pool_timeout=patience,
        pool_pre_ping=True,  # a restarted database server causes no errors
        connect_args={name: value for name, value in usual.items() if name not in url.query},
    )

    @event.listens_for(engine, "connect")
    def _settings(connection: Any, _record: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(str(_limits(patience).compile(engine, compile_kwargs={"literal_binds": True})))
            # Committed data is on disk, whatever the server's settings say.
            cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
        connection.commit()

    return engine


def _limits(patience: float, in_transaction: bool = False, names: Sequence[str] = LIMITS) -> sa.Select[Any]:
    """The statement that limits how long the server works on something. `in_transaction`: in this transaction; 0: never."""
    return sa.select(*(sa.func.set_config(name, str(math.ceil(patience * 1000)), in_transaction) for name in names))
