"""Database access for vacations and hours of rest. All calls block; the server makes them in threads."""

from collections.abc import Callable
from datetime import date

import sqlalchemy as sa

from boardwright.server.errors import not_found
from boardwright.server.store.matches import Store
from boardwright.server.store.schema import devices, rests, vacations
from boardwright.server.table_rules.time_off import DAY_MS, Rest, TimeOff, Vacation

KEPT_MS = 400 * DAY_MS
"""For how long time off is kept that is over: no clock goes back further, and the days of a year are counted."""
NONE = TimeOff()


class TimeOffStore:
    """The time off of all people, also kept in memory, because clocks ask for it all the time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, TimeOff] = {}

    def of(self, device: int | None) -> TimeOff:
        """The time off of a person, as it was when it was last loaded. Does not block."""
        return NONE if device is None else self._known.get(device, NONE)

    def load(self) -> bool:
        """Read everything again: other processes may have changed it. Returns whether it has changed."""
        with self._store.reading() as db:
            before, self._known = self._known, _read(db)
        return before != self._known

    def plan(self, device: int, make: Callable[[TimeOff], Vacation], now: int) -> None:
        """Store a vacation. `make`: makes it from the time off so far. Raises ApiError as `make`."""
        with self._store.writing() as db:
            made = make(_locked(db, device))
            db.execute(vacations.delete().where(vacations.c.end < now - KEPT_MS))
            days = {"first": made.first.isoformat(), "last": made.last.isoformat(), "zone": made.zone}
            db.execute(vacations.insert().values(device=device, start=made.start, end=made.end, **days))
        self.load()

    def end(self, device: int, id: int, ended: Callable[[Vacation], Vacation | None]) -> None:
        """End a vacation. `ended`: what remains of it. Raises ApiError 404 `no_such_vacation`."""
        which = (vacations.c.device == device) & (vacations.c.id == id)
        with self._store.writing() as db:
            known = next((each for each in _locked(db, device).vacations if each.id == id), None)
            if known is None:
                raise not_found("vacation")
            left = ended(known)
            if left is None:
                db.execute(vacations.delete().where(which))
            else:
                db.execute(vacations.update().where(which).values(last=left.last.isoformat(), end=left.end))
        self.load()

    def set_rest(self, device: int, make: Callable[[TimeOff], Rest] | None, now: int) -> None:
        """Set or (None) end hours of rest from now on. Raises ApiError as `make`."""
        with self._store.writing() as db:
            made = None if make is None else make(_locked(db, device))
            db.execute(rests.delete().where(rests.c.until < now - KEPT_MS))
            db.execute(rests.update().where(rests.c.device == device, rests.c.until.is_(None)).values(until=now))
            if made is not None:
                hours = {"begin": made.begin, "finish": made.finish, "zone": made.zone}
                db.execute(rests.insert().values(device=device, since=made.since, **hours))
        self.load()


def _locked(db: sa.Connection, device: int) -> TimeOff:
    """The time off of a person, whom concurrent changes in other processes wait for."""
    db.execute(sa.select(devices.c.id).where(devices.c.id == device).with_for_update())
    return _read(db, device).get(device, NONE)


def _read(db: sa.Connection, device: int | None = None) -> dict[int, TimeOff]:
    """The time off of a person, or (None) of everybody."""
    away: dict[int, list[Vacation]] = {}
    for row in db.execute(_of(vacations, device)):
        vacation = Vacation(row.id, date.fromisoformat(row.first), date.fromisoformat(row.last), row.zone, row.start, row.end)
        away.setdefault(row.device, []).append(vacation)
    resting: dict[int, list[Rest]] = {}
    for row in db.execute(_of(rests, device)):
        resting.setdefault(row.device, []).append(Rest(row.begin, row.finish, row.zone, row.since, row.until))
    return {each: TimeOff(tuple(away.get(each, ())), tuple(resting.get(each, ()))) for each in away.keys() | resting.keys()}


def _of(table: sa.Table, device: int | None) -> sa.Select[tuple[int]]:
    query = sa.select(table).order_by(table.c.id)
    return query if device is None else query.where(table.c.device == device)
