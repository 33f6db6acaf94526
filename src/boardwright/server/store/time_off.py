"""Database access for vacations and hours of rest. All calls block; the server makes them in threads."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date

import sqlalchemy as sa

from boardwright.server.errors import not_found
from boardwright.server.store.matches import Store
from boardwright.server.store.schema import devices, rests, vacations
from boardwright.server.table_rules.time_off import (
    DAY_MS,
    Rest,
    TimeOff,
    Vacation,
    check_days,
    ended,
    taken_over,
    without_surplus,
)

KEPT_MS = 400 * DAY_MS
"""For how long time off is kept that is over: no clock goes back further, and the days of a year are counted."""
NO_TIME_OFF = TimeOff()


class TimeOffStore:
    """The time off of all people, also kept in memory, because clocks ask for it all the time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, TimeOff] = {}

    def of(self, device: int | None) -> TimeOff:
        """The time off of a person, as it was when it was last loaded. Does not block."""
        return NO_TIME_OFF if device is None else self._known.get(device, NO_TIME_OFF)

    def load(self) -> bool:
        """Read everything again: other processes may have changed it. Returns whether it has changed."""
        with self._store.reading() as db:
            before, self._known = self._known, _read(db)
        return before != self._known

    def _load_one(self, device: int) -> None:
        """Read the time off of one person again."""
        with self._store.reading() as db:
            loaded = _read(db, device)
        self._known = {id: time_off for id, time_off in self._known.items() if id != device} | loaded

    def plan(self, device: int, build: Callable[[TimeOff], Vacation], now: int) -> None:
        """Store a vacation. `build`: makes it from the time off so far. Raises ApiError as `build`."""
        with self._store.writing() as db:
            vacation = build(_locked(db, device))
            db.execute(vacations.delete().where(vacations.c.end < now - KEPT_MS))
            _insert(db, device, [vacation])
        self._load_one(device)

    def end(self, device: int, id: int, ended: Callable[[Vacation], Vacation | None]) -> None:
        """End a vacation. `ended`: what remains of it. Raises ApiError 404 `no_such_vacation`."""
        with self._store.writing() as db:
            known = next((each for each in _locked(db, device).vacations if each.id == id), None)
            if known is None:
                raise not_found("vacation")
            _replace(db, known, ended(known))
        self._load_one(device)

    def set_rest(self, device: int, build: Callable[[TimeOff], Rest] | None, now: int) -> None:
        """Set or (None) end hours of rest from now on. Raises ApiError as `build`."""
        with self._store.writing() as db:
            rest = None if build is None else build(_locked(db, device))
            db.execute(rests.delete().where(rests.c.until < now - KEPT_MS))
            db.execute(rests.update().where(rests.c.device == device, rests.c.until.is_(None)).values(until=now))
            if rest is not None:
                hours = {"begin": rest.begin, "finish": rest.finish, "zone": rest.zone}
                db.execute(rests.insert().values(device=device, since=rest.since, **hours))
        self._load_one(device)


def take_over_days(db: sa.Connection, of: int, to: int, since: int, now: int) -> None:
    """Count the days of vacation that a person has used since a moment as used by the person who takes over the seat.

    Raises ApiError 409 `vacation_too_long` if that person then has too many.
    """
    known = _locked(db, to).vacations
    more = taken_over(known, _vacations(db, of), since, now)
    check_days(known, more)
    _insert(db, to, more)


def move_time_off(db: sa.Connection, of: int, to: int, now: int) -> None:
    """Move vacations and hours of rest to a person. For one who has some already they end: each device would bring more days.

    Clocks that stood still stay so. Days once used stay used, and surplus planned ones end.
    """
    known = _locked(db, to)
    if known.vacations:
        for each in _vacations(db, of):
            _replace(db, each, ended(each, now))
    if known.rests:
        db.execute(rests.update().where(rests.c.device == of, rests.c.until.is_(None)).values(until=now))
    for table in (vacations, rests):
        db.execute(table.update().where(table.c.device == of).values(device=to))
    for before, after in without_surplus(_vacations(db, to), now):
        _replace(db, before, after)


def _vacations(db: sa.Connection, device: int) -> Sequence[Vacation]:
    return _read(db, device).get(device, NO_TIME_OFF).vacations


def _insert(db: sa.Connection, device: int, new_vacations: Iterable[Vacation]) -> None:
    for each in new_vacations:
        days = {"first": each.first.isoformat(), "last": each.last.isoformat(), "zone": each.zone}
        db.execute(vacations.insert().values(device=device, start=each.start, end=each.end, **days))


def _replace(db: sa.Connection, before: Vacation, after: Vacation | None) -> None:
    if after is None:
        db.execute(vacations.delete().where(vacations.c.id == before.id))
    else:
        db.execute(vacations.update().where(vacations.c.id == before.id).values(last=after.last.isoformat(), end=after.end))


def _locked(db: sa.Connection, device: int) -> TimeOff:
    """The time off of a person, locked against concurrent changes in other processes."""
    db.execute(sa.select(devices.c.id).where(devices.c.id == device).with_for_update())
    return _read(db, device).get(device, NO_TIME_OFF)


def _read(db: sa.Connection, device: int | None = None) -> dict[int, TimeOff]:
    """The time off of a person, or (None) of all people."""
    vacations_of: dict[int, list[Vacation]] = {}
    for row in db.execute(_of(vacations, device)):
        vacation = Vacation(row.id, date.fromisoformat(row.first), date.fromisoformat(row.last), row.zone, row.start, row.end)
        vacations_of.setdefault(row.device, []).append(vacation)
    resting: dict[int, list[Rest]] = {}
    for row in db.execute(_of(rests, device)):
        resting.setdefault(row.device, []).append(Rest(row.begin, row.finish, row.zone, row.since, row.until))
    return {each: TimeOff(tuple(vacations_of.get(each, ())), tuple(resting.get(each, ()))) for each in vacations_of.keys() | resting.keys()}


def _of(table: sa.Table, device: int | None) -> sa.Select[tuple[int]]:
    query = sa.select(table).order_by(table.c.id)
    return query if device is None else query.where(table.c.device == device)
