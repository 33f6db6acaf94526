"""The database's part for notices to people elsewhere. All calls block; the server makes them in threads."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict
from hashlib import sha256
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.server.errors import ApiError
from boardwright.server.notification_rules.due import PAUSE_MS, NoticeState, QuietHours, Way
from boardwright.server.store import Store
from boardwright.server.store.matches import RUNNING
from boardwright.server.store.schema import keys, matches, notices, seats, unconfirmed

UNANSWERED = 3
"""Messages that ask the same address whether it is somebody's, until one is answered"""
UNANSWERED_MS = 30 * 24 * 60 * 60 * 1000
"""or so much time has passed."""
PAGE = 500
"""Rows that are looked at at once."""
STATE = ("asked", "verified", "seen", "zone", "told", "day", "count", "next", "tries")
WHO = (notices.c.match, notices.c.seat, notices.c.way)
ABOUT = [matches.c[name] for name in ("id", "game", "status", "actors", "updated", "clocks")]


class NoticeRequest(NamedTuple):
    """What somebody asked for, as it is in the database.

    to: a mail address, a web address, or where a push service takes messages for a browser
    keys: of that browser
    version: grows with each change
    """

    match: str
    seat: int
    way: Way
    device: int
    to: str
    keys: dict[str, str] | None
    language: str
    state: NoticeState
    version: int = 0

    @property
    def who(self) -> sa.ColumnElement[bool]:
        """Which row this is."""
        return (notices.c.match == self.match) & (notices.c.seat == self.seat) & (notices.c.way == self.way)


class Situation(NamedTuple):
    """What a notice may say about a match, and whether there is one to send. All of it is what everybody at the table sees.

    waits: since when (Unix time in ms) the match waits for the person who asked; None: it does not
    names: by seat
    """

    game: str
    waits: int | None
    names: list[str]


class NoticeStore:
    """Who asked for what. A change counts only for the version that was read: of several processes one makes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def ask(self, asked: NoticeRequest, limit: int) -> NoticeRequest:
        """Keep what somebody asks for, in place of what they asked for before in the same way. Returns what is kept.

        Whoever has confirmed an address at this device need not do so again. Where an address was asked too often, nothing is sent.
        Raises ApiError 409 `too_many_notices` if the device has `limit` already.
        """
        here = (notices.c.device == asked.device) & ~asked.who
        with self._store.writing() as db:
            if db.execute(sa.select(sa.func.count()).select_from(notices).where(here)).scalar_one() >= limit:
                raise ApiError(409, "too_many_notices", limit=limit)
            if not asked.state.verified:
                asked = asked._replace(state=_confirmed_or_asked(db, asked))
            db.execute(notices.delete().where(asked.who))
            db.execute(notices.insert().values(_values(asked)))
        return asked

    def of_seat(self, match: str, seat: int, device: int) -> list[NoticeRequest]:
        """What a device has asked for about a seat."""
        which = (notices.c.match == match) & (notices.c.seat == seat) & (notices.c.device == device)
        with self._store.reading() as db:
            return [_asked(row) for row in db.execute(sa.select(notices).where(which).order_by(notices.c.way))]

    def forget(self, match: str, seat: int, way: str, device: int) -> None:
        """Send nothing more about a seat in this way."""
        which = (notices.c.match == match) & (notices.c.seat == seat) & (notices.c.way == way) & (notices.c.device == device)
        with self._store.writing() as db:
            db.execute(notices.delete().where(which))

    def confirm(self, match: str, seat: int, to: str, asked: int) -> bool:
        """An address belongs to whoever asked then: it counts for all their matches. Returns False if nobody asks any more."""
        which = (notices.c.match == match) & (notices.c.seat == seat) & (notices.c.way != "push") & (notices.c.to == to)
        with self._store.writing() as db:
            device = db.execute(sa.select(notices.c.device).where(which, notices.c.asked == asked)).scalar()
            if device is None:
                return False
            theirs = (notices.c.way != "push") & (notices.c.to == to) & (notices.c.device == device) & ~notices.c.verified
            db.execute(notices.update().where(theirs).values(verified=True, next=None, tries=0, version=notices.c.version + 1))
            db.execute(unconfirmed.delete().where(unconfirmed.c.address == _hash(to)))
            return True

    def stop(self, to: str) -> None:
        """Nothing more to an address."""
        with self._store.writing() as db:
            db.execute(notices.delete().where(notices.c.way != "push", notices.c.to == to))

    def there(self, present: Collection[tuple[str, int]], now: int) -> None:
        """Note that these devices show these matches. `now`: Unix time in ms."""
        wanted = sa.select(notices.c.match, notices.c.device).distinct().where(notices.c.match.in_({match for match, _ in present}))
        with self._store.reading() as db:
            found = [row for row in db.execute(wanted) if tuple(row) in present]
        if found:
            with self._store.writing() as db:
                for match, device in found:
                    db.execute(notices.update().where(notices.c.match == match, notices.c.device == device).values(seen=now))

    def open(self, now: int, after: NoticeRequest | None = None) -> list[tuple[NoticeRequest, Situation]]:
        """What may have to be queued or sent now, a part of it; the next part is that after the last one of these."""
        idle = (matches.c.status == RUNNING) & (matches.c.updated <= now - PAUSE_MS) & (notices.c.seen <= now - PAUSE_MS)
        fresh = notices.c.verified & notices.c.next.is_(None) & (notices.c.told.is_(None) | (notices.c.told < notices.c.seen))
        which = (fresh & idle) | (notices.c.next <= now)
        if after is not None:
            which &= sa.tuple_(*WHO) > sa.tuple_(*(sa.literal(each) for each in (after.match, after.seat, after.way)))
        query = sa.select(notices).join(matches, matches.c.id == notices.c.match).where(which).order_by(*WHO).limit(PAGE)
        with self._store.reading() as db:
            found = [_asked(row) for row in db.execute(query)]
            return _with_situations(db, found)

    def situation(self, asked: NoticeRequest) -> tuple[NoticeRequest, Situation] | None:
        """What somebody asked for and how the match stands, as they are now; None: they no longer ask."""
        with self._store.reading() as db:
            found = [_asked(row) for row in db.execute(sa.select(notices).where(asked.who))]
            return next(iter(_with_situations(db, found)), None)

    def save(self, asked: NoticeRequest, state: NoticeState) -> NoticeRequest | None:
        """Write what has become of something. Returns it as it is then; None: somebody else was faster."""
        written = {name: getattr(state, name) for name in STATE if name != "seen"}  # when they were there is noted beside this
        with self._store.writing() as db:
            unchanged = asked.who & (notices.c.version == asked.version) & (notices.c.asked == asked.state.asked)
            if not db.execute(notices.update().where(unchanged).values(version=asked.version + 1, **written)).rowcount:
                return None
        return asked._replace(state=state, version=asked.version + 1)

    def remove(self, asked: NoticeRequest) -> None:
        """There is nobody any more where this went."""
        with self._store.writing() as db:
            db.execute(notices.delete().where(asked.who, notices.c.asked == asked.state.asked))

    def key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of this server's own, made when it is asked for first."""
        with self._store.reading() as db:
            found: bytes | None = db.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
        if found is not None:
            return found
        try:
            made = make()
            with self._store.writing() as db:
                db.execute(keys.insert().values(name=name, value=made))
            return made
        except IntegrityError:  # another process was faster
            return self.key(name, make)


def _confirmed_or_asked(db: sa.Connection, asked: NoticeRequest) -> NoticeState:
    """The state of an address that is to be confirmed: it is already, or a message goes there, or has gone too often."""
    theirs = (notices.c.way == asked.way) & (notices.c.to == asked.to) & (notices.c.device == asked.device) & notices.c.verified
    state, address = asdict(asked.state) | {"quiet": asked.state.quiet}, _hash(asked.to)
    if db.execute(sa.select(notices.c.seat).where(theirs)).first():
        return NoticeState(**state | {"verified": True, "next": None})
    db.execute(unconfirmed.delete().where(unconfirmed.c.since <= asked.state.asked - UNANSWERED_MS))
    known = db.execute(unconfirmed.update().where(unconfirmed.c.address == address).values(mails=unconfirmed.c.mails + 1)).rowcount
    if not known:
        db.execute(unconfirmed.insert().values(address=address, since=asked.state.asked, mails=1))
    mails = db.execute(sa.select(unconfirmed.c.mails).where(unconfirmed.c.address == address)).scalar_one()
    return asked.state if mails <= UNANSWERED else NoticeState(**state | {"next": None})


def _hash(address: str) -> bytes:
    return sha256(address.casefold().encode()).digest()


def _values(asked: NoticeRequest) -> dict[str, Any]:
    state = asked.state
    quiet = state.quiet
    return {
        **{name: value for name, value in asked._asdict().items() if name != "state"},
        **{name: getattr(state, name) for name in STATE},
        "quiet_start": None if quiet is None else quiet.start,
        "quiet_end": None if quiet is None else quiet.end,
    }


def _asked(row: Any) -> NoticeRequest:
    quiet = None if row.quiet_start is None else QuietHours(row.quiet_start, row.quiet_end)
    state = NoticeState(quiet=quiet, **{name: row._mapping[name] for name in STATE})
    return NoticeRequest(row.match, row.seat, row.way, row.device, row.to, row._mapping["keys"], row.language, state, row.version)


def _with_situations(db: sa.Connection, found: list[NoticeRequest]) -> list[tuple[NoticeRequest, Situation]]:
    ids = {asked.match for asked in found}
    about = {row.id: row for row in db.execute(sa.select(*ABOUT).where(matches.c.id.in_(ids)))}
    sitting: dict[str, list[Any]] = {id: [] for id in ids}
    for row in db.execute(sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
        sitting[row.match].append(row)
    return [(asked, _situation(asked, about[asked.match], sitting[asked.match])) for asked in found]


def _situation(asked: NoticeRequest, match: Any, sitting: list[Any]) -> Situation:
    """The match waits for somebody if they owe a choice, still sit there, play themselves, and the clocks do not stand."""
    seat = sitting[asked.seat]
    stands = match.clocks is not None and match.clocks["paused"]
    waits = match.status == RUNNING and asked.seat in match.actors and seat.device == asked.device and seat.stand_in is None
    return Situation(match.game, match.updated if waits and not stands else None, [each.name for each in sitting])
