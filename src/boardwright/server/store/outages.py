"""Times when the server was down: they do not count for any player. All calls block; the server makes them in threads."""

import sqlalchemy as sa

from boardwright.server.store.matches import Store
from boardwright.server.store.schema import outages

HEARTBEAT_S = 30.0
"""Seconds after which the server records again that it is running: it cannot record its own death."""
KEPT_MS = 90 * 24 * 60 * 60 * 1000
"""No clock goes back further."""
MOST_KEPT = 1_000
"""Number of outages that are kept: a server that restarts again and again gives back only the latest ones."""


class Outages:
    """The outages of a database. The row without an end holds the last heartbeat."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spans: tuple[tuple[int, int], ...] = ()
        self._has_started = False

    def start(self, now: int) -> None:
        """Record the start of a server: it was down since the last heartbeat. `now`: Unix time in ms."""
        with self._store.writing() as db:
            if db.dialect.name == "postgresql":  # of several that start at once, each has to see the row of the one before
                db.execute(sa.text("LOCK TABLE outages IN EXCLUSIVE MODE"))
            db.execute(outages.delete().where(outages.c.start < now - KEPT_MS))
            db.execute(outages.update().where(outages.c.end.is_(None), outages.c.start < now).values(end=now))
            db.execute(outages.delete().where(outages.c.end.is_(None)))
            latest = db.execute(sa.select(outages.c.start, outages.c.end).order_by(outages.c.start.desc()).limit(MOST_KEPT)).all()
            db.execute(outages.delete().where(outages.c.start == now))
            db.execute(outages.insert().values(start=now))
        self.spans, self._has_started = tuple((start, end) for start, end in reversed(latest)), True

    def heartbeat(self, now: int) -> bool:
        """Record that the server is running; or its start, if that has failed so far. Returns whether the outages have changed."""
        if not self._has_started:
            before = self.spans
            self.start(now)
            return self.spans != before
        with self._store.writing() as db:
            db.execute(outages.delete().where(outages.c.start == now, outages.c.end.is_not(None)))
            db.execute(outages.update().where(outages.c.end.is_(None)).values(start=now))
        return False
