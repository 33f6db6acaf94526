"""When the server was down: that time is nobody's. All calls block; the server makes them in threads."""

from __future__ import annotations

import sqlalchemy as sa

from boardwright.server.store import Store
from boardwright.server.store.schema import outages

HEARTBEAT_S = 30.0
"""How often the server notes that it is there: it cannot say when it is killed."""
KEPT_MS = 90 * 24 * 60 * 60 * 1000
"""No clock goes back further."""
MOST = 1_000
"""So many outages are thought of: a server that begins again and again gives back only the last ones."""


class Outages:
    """The outages of a database. The row without an end says when a server was seen there last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spans: tuple[tuple[int, int], ...] = ()

    def start(self, now: int) -> None:
        """A server begins: since one was seen last, there was none. `now`: Unix time in ms."""
        with self._store.writing() as db:
            db.execute(outages.delete().where(outages.c.start < now - KEPT_MS))
            db.execute(outages.update().where(outages.c.end.is_(None), outages.c.start < now).values(end=now))
            db.execute(outages.delete().where(outages.c.end.is_(None)))
            found = db.execute(sa.select(outages.c.start, outages.c.end).order_by(outages.c.start.desc()).limit(MOST)).all()
            db.execute(outages.delete().where(outages.c.start == now))
            db.execute(outages.insert().values(start=now))
        self.spans = tuple((start, end) for start, end in reversed(found))

    def heartbeat(self, now: int) -> None:
        """The server is there."""
        with self._store.writing() as db:
            db.execute(outages.delete().where(outages.c.start == now, outages.c.end.is_not(None)))
            db.execute(outages.update().where(outages.c.end.is_(None)).values(start=now))
