"""Database access for bars: persons and households that may not use the server, and persons who may not write. All calls block."""

from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.errors import not_found
from boardwright.server.protocol.fields import BarKind
from boardwright.server.store.hosts import HostAction, note_action
from boardwright.server.store.matches import Store
from boardwright.server.store.people import Person, person_of
from boardwright.server.store.schema import bars


class Bar(NamedTuple):
    """A ban of a person or household from some actions.

    kind: `bar`: use the server; `mute`: write in chats
    device: of the person; None: it is a household
    household: a client network (`addresses.client_network`)
    since, until: Unix time in ms; `until` None: without end
    """

    kind: BarKind
    device: int | None
    household: str | None
    reason: str
    since: int
    until: int | None

    def lasts(self, now: int) -> bool:
        """Return whether it is not over yet. `now`: Unix time in ms."""
        return self.until is None or self.until > now


class BarStore:
    """The bars. A new one replaces the one before it; those that are over are deleted when there is a new one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[Bar]:
        """All bars, oldest first, with those that are over."""
        columns = [bars.c[name] for name in Bar._fields]
        with self._store.reading() as db:
            return [Bar(*row) for row in db.execute(sa.select(*columns).order_by(bars.c.n))]

    def current(self, now: int) -> list[tuple[Bar, Person]]:
        """The current bars, with the persons or households that they concern."""
        current = [bar for bar in self.all() if bar.lasts(now)]
        with self._store.reading() as db:
            return [(bar, Person(None, household=bar.household) if bar.device is None else person_of(db, bar.device)) for bar in current]

    def add(self, action: HostAction, kind: BarKind) -> None:
        """Bar or mute the person or household of an action, until its end."""
        with self._store.writing() as db:
            db.execute(bars.delete().where(_of(action, kind) | (bars.c.until <= action.at)))
            bar = Bar(kind, action.device, action.household, action.reason, action.at, action.until)
            db.execute(bars.insert().values(bar._asdict()))
            note_action(db, action)

    def end(self, action: HostAction, kind: BarKind) -> None:
        """End the bar of a person or household. Raises ApiError 404 `no_such_bar`."""
        with self._store.writing() as db:
            if not db.execute(bars.delete().where(_of(action, kind))).rowcount:
                raise not_found("bar")
            note_action(db, action)


def _of(action: HostAction, kind: BarKind) -> sa.ColumnElement[bool]:
    whom = bars.c.household == action.household if action.device is None else bars.c.device == action.device
    return (bars.c.kind == kind) & whom
