"""Database access for seats that move to another device or get a bot. All calls block; the server makes them in threads."""

from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any

import msgspec
import sqlalchemy as sa

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.store.matches import Store, change_match
from boardwright.server.store.schema import forgotten, handovers, matches, seats
from boardwright.server.store.time_off import take_over_days
from boardwright.server.table_rules import watching
from boardwright.server.table_rules.clock import is_slow
from boardwright.server.table_rules.watching import Watching


class SeatStore:
    """Changes of seats while a match runs. A seat has at most one link that moves it, for one use, until a time (Unix time in ms)."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def offer(self, match: str, seat: int, secret: bytes, until: int) -> None:
        """Store the hash of a link's secret; an older link of the seat is no longer valid."""
        with self._store.writing() as db:
            # A concurrent offer of the same seat in another process waits here.
            db.execute(sa.select(seats.c.seat).where(seats.c.match == match, seats.c.seat == seat).with_for_update())
            db.execute(handovers.delete().where(handovers.c.match == match, handovers.c.seat == seat))
            db.execute(handovers.insert().values(match=match, seat=seat, secret=secret, until=until))

    def claim(self, match: str, secret: bytes, device: int, now: int) -> int | None:
        """Give the seat of a link to a device and use up the link. Returns the seat; None: the link is not valid.

        Where vacations count, the days that were used during the match go with it. Raises ApiError as `watching.move_seat` and
        `take_over_days`.
        """
        with self._store.writing() as db:
            about = sa.select(matches.c.clock, matches.c.created).where(matches.c.id == match)
            top = db.execute(about.with_for_update()).first()  # no spectators join meanwhile
            offered = sa.select(handovers.c.seat, handovers.c.secret).where(handovers.c.match == match, handovers.c.until > now)
            matching = [seat for seat, stored_secret in db.execute(offered) if compare_digest(stored_secret, secret)]
            if not matching:
                return None
            of_seat = (handovers.c.match == match) & (handovers.c.seat == matching[0])
            if not db.execute(handovers.delete().where(of_seat)).rowcount:  # another client was faster
                return None
            before = db.execute(sa.select(seats.c.device).where(seats.c.match == match, seats.c.seat == matching[0])).scalar_one()
            note_watching(db, match, lambda now: watching.move_seat(now, before, device))
            if top is not None and top.clock is not None and is_slow(msgspec.convert(top.clock, ClockSetting)) and before != device:
                take_over_days(db, before, device, top.created, now)
            db.execute(seats.update().where(seats.c.match == match, seats.c.seat == matching[0]).values(device=device))
            db.execute(_forgotten(match, device))
            self._store.database.notify(db, match)
            return int(matching[0])

    def forget(self, match: str, device: int) -> None:
        """Remove a match from the list of a device."""
        with self._store.writing() as db:
            db.execute(_forgotten(match, device))
            db.execute(forgotten.insert().values(match=match, device=device))

    def remember(self, match: str, device: int) -> None:
        """Put a match back on the list of a device, if it was removed."""
        condition = sa.select(forgotten.c.match).where(forgotten.c.match == match, forgotten.c.device == device)
        with self._store.reading() as db:
            is_forgotten = db.execute(condition).first() is not None
        if is_forgotten:
            with self._store.writing() as db:
                db.execute(_forgotten(match, device))

    def change(self, match: str, stamp: int, stand_ins: Mapping[int, str | None], **columns: Any) -> None:
        """Write changes that are not in the log. Raises Conflict if `stamp` is no longer the match's.

        `stand_ins`: the level of the bot that plays for the person of a seat from now on; None: they play themselves.
        """
        with self._store.writing() as db:
            change_match(db, match, stamp, **columns)
            for seat, level in stand_ins.items():
                db.execute(seats.update().where(seats.c.match == match, seats.c.seat == seat).values(stand_in=level))
            self._store.database.notify(db, match)


def note_watching(db: sa.Connection, match: str, change: Callable[[Watching | None], Watching | None]) -> None:
    """Write within a transaction a change of who may watch a match, if that is restricted. Concurrent changes of the match wait for it."""
    query = sa.select(matches.c.watching).where(matches.c.id == match)
    before = Watching.of(db.execute(query.with_for_update()).scalar_one())
    after = change(before)
    if after is not None and after != before:
        change_match(db, match, None, watching=after.stored())


def _forgotten(match: str, device: int) -> sa.Delete:
    return forgotten.delete().where(forgotten.c.match == match, forgotten.c.device == device)
