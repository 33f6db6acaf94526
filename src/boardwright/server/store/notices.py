"""Database access for notices. All calls block; the server makes them in threads."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from boardwright.server.errors import ApiError
from boardwright.server.notification_rules.due import PAUSE_MS, NoticeState
from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.store.calendars import Calendars
from boardwright.server.store.keys import key_of
from boardwright.server.store.matches import RUNNING, Store
from boardwright.server.store.notice_rows import STATE, NoticeRequest, Subject, count_requests, request_of, values_of
from boardwright.server.store.schema import chairs, matches, notices, seats, tables, unconfirmed
from boardwright.server.store.waiting import GroupSituation, group_situations, is_news
from boardwright.server.table_rules import clock
from boardwright.server.table_rules.table import KEPT_MS

MOST_UNANSWERED = 3
"""Unanswered confirmation messages to one address,"""
UNANSWERED_MS = 30 * 24 * 60 * 60 * 1000
"""or within this time."""
REMINDED_MS = 6 * 60 * 60 * 1000
"""Time after a notice before which no reminder is sent: with a day for a move, its last quarter begins not much later."""
PAGE = 500
"""Rows that are read at once."""
OF_SEATS = (notices.c.match, notices.c.seat, notices.c.way)
OF_GROUPS = (notices.c.group, notices.c.device, notices.c.way)
SHOWN = sa.func.coalesce(notices.c.match, notices.c.group)
ABOUT = [matches.c[name] for name in ("id", "game", "status", "actors", "created", "updated", "clock", "clocks", "rematch")]


class Situation(NamedTuple):
    """The facts that a notice may tell about a match, and whether one is due. All players see them.

    waits: since when (Unix time in ms) the match, or a table for a rematch, waits for the player; None: neither does
    ends_soon: from when on the player has little time left; None: no clock with days runs
    names: by seat
    again: whether it is the rematch
    """

    game: str
    waits: int | None
    ends_soon: int | None
    names: list[str]
    again: bool = False


class NoticeStore:
    """Requests for notices. A change counts only for the version that was read: of several processes one makes it."""

    def __init__(self, store: Store, calendars: Calendars) -> None:
        self._store, self._calendars = store, calendars

    def ask(self, request: NoticeRequest, limit: int) -> NoticeRequest:
        """Store a request in place of an earlier one for the same subject and way. Returns what is stored.

        An address confirmed at this device before needs no new confirmation. An address with too many unanswered confirmations gets no
        message. Raises ApiError 409 `too_many_notices` if the device has `limit` already.
        """
        with self._store.writing() as db:
            if count_requests(db, (notices.c.device == request.device) & ~request.key_condition) >= limit:
                raise ApiError(409, "too_many_notices", limit=limit)
            if not request.state.verified:
                request = request._replace(state=_initial_state(db, request))
            db.execute(notices.delete().where(request.key_condition))
            db.execute(notices.insert().values(values_of(request)))
        return request

    def requests(self, about: Subject, device: int) -> list[NoticeRequest]:
        """The requests of a device about a subject."""
        condition = about.condition & (notices.c.device == device)
        with self._store.reading() as db:
            return [request_of(row) for row in db.execute(sa.select(notices).where(condition).order_by(notices.c.way))]

    def forget(self, about: Subject, way: str, device: int) -> None:
        """Stop notices about a subject in this way."""
        with self._store.writing() as db:
            db.execute(notices.delete().where(about.condition, notices.c.way == way, notices.c.device == device))

    def confirm(self, about: Subject, to: str, asked_at: int) -> bool:
        """Confirm an address: it counts for all requests of the device that requested it then. Returns False if the request is gone."""
        condition = about.condition & (notices.c.way != "push") & (notices.c.to == to)
        with self._store.writing() as db:
            device = db.execute(sa.select(notices.c.device).where(condition, notices.c.asked == asked_at)).scalar()
            if device is None:
                return False
            of_device = (notices.c.way != "push") & (notices.c.to == to) & (notices.c.device == device) & ~notices.c.verified
            db.execute(notices.update().where(of_device).values(verified=True, next=None, tries=0, version=notices.c.version + 1))
            db.execute(unconfirmed.delete().where(unconfirmed.c.address == address_hash(to)))
            return True

    def stop(self, to: str) -> None:
        """Stop all notices to an address."""
        with self._store.writing() as db:
            db.execute(notices.delete().where(notices.c.way != "push", notices.c.to == to))

    def note_shown(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Note which matches and groups devices have shown, and when (Unix time in ms), by (id of the match or group, device)."""
        ids = {id for id, _ in seen}
        query = sa.select(SHOWN, notices.c.device).distinct().where(notices.c.match.in_(ids) | notices.c.group.in_(ids))
        with self._store.reading() as db:
            rows = [(id, device) for id, device in db.execute(query) if (id, device) in seen]
        if rows:
            with self._store.writing() as db:
                for id, device in rows:
                    shown = (notices.c.match == id) | (notices.c.group == id)
                    db.execute(notices.update().where(shown, notices.c.device == device).values(seen=seen[id, device]))

    def open(self, now: int, after: NoticeRequest | None = None) -> list[tuple[NoticeRequest, Situation]]:
        """A page of the requests about seats that may have to be queued or sent now; the next page follows the last one of these."""
        idle = (matches.c.status == RUNNING) & (matches.c.updated <= now - PAUSE_MS) & (notices.c.seen <= now - PAUSE_MS)
        unnotified = notices.c.told.is_(None) | (notices.c.told < notices.c.seen)
        reminded = matches.c.clock.is_not(None) & (notices.c.told <= now - REMINDED_MS)
        unqueued = notices.c.verified & notices.c.next.is_(None)
        is_kept = sa.exists().where(tables.c.id == matches.c.rematch, chairs.c.seat == notices.c.seat, *_is_kept(now))
        again = matches.c.rematch.is_not(None) & (notices.c.seen <= now - PAUSE_MS) & is_kept
        condition = (unqueued & (idle & (unnotified | reminded) | again & unnotified)) | (notices.c.next <= now)
        if after is not None:
            condition &= _follows(OF_SEATS, (*after.about, after.way))
        query = sa.select(notices).join(matches, matches.c.id == notices.c.match).where(condition).order_by(*OF_SEATS).limit(PAGE)
        with self._store.reading() as db:
            requests = [request_of(row) for row in db.execute(query)]
            return self._with_situations(db, requests, now)

    def open_in_groups(self, now: int, after: NoticeRequest | None = None) -> list[tuple[NoticeRequest, GroupSituation]]:
        """The same of the requests about groups."""
        unqueued = notices.c.verified & notices.c.next.is_(None) & is_news(now)
        condition = notices.c.group.is_not(None) & (unqueued | (notices.c.next <= now))
        if after is not None:
            condition &= _follows(OF_GROUPS, (after.about.id, after.device, after.way))
        query = sa.select(notices).where(condition).order_by(*OF_GROUPS).limit(PAGE)
        with self._store.reading() as db:
            return _in_groups(db, [request_of(row) for row in db.execute(query)], now)

    def situation(self, request: NoticeRequest, now: int) -> tuple[NoticeRequest, Situation | GroupSituation] | None:
        """The request and the state of its match or group as they are now; None: the request is gone."""
        with self._store.reading() as db:
            requests = [request_of(row) for row in db.execute(sa.select(notices).where(request.key_condition))]
            if request.about.seat is None:
                return next(iter(_in_groups(db, requests, now)), None)
            return next(iter(self._with_situations(db, requests, now)), None)

    def save(self, request: NoticeRequest, state: NoticeState) -> NoticeRequest | None:
        """Save the state of a request. Returns it as stored; None: another process was faster."""
        columns = {name: getattr(state, name) for name in STATE if name != "seen"}  # presence is stored separately
        with self._store.writing() as db:
            unchanged = request.key_condition & (notices.c.version == request.version) & (notices.c.asked == request.state.asked)
            if not db.execute(notices.update().where(unchanged).values(version=request.version + 1, **columns)).rowcount:
                return None
        return request._replace(state=state, version=request.version + 1)

    def remove(self, request: NoticeRequest) -> None:
        """Remove a request whose address no longer exists."""
        with self._store.writing() as db:
            db.execute(notices.delete().where(request.key_condition, notices.c.asked == request.state.asked))

    def key(self, name: str, create: Callable[[], bytes]) -> bytes:
        """A secret key of this server, created when first needed."""
        return key_of(self._store, name, create)

    def _with_situations(self, db: sa.Connection, requests: list[NoticeRequest], now: int) -> list[tuple[NoticeRequest, Situation]]:
        ids = {request.about.id for request in requests}
        about = {row.id: row for row in db.execute(sa.select(*ABOUT).where(matches.c.id.in_(ids)))}
        sitting: dict[str, list[Any]] = {id: [] for id in ids}
        for row in db.execute(sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
            sitting[row.match].append(row)
        empty_chairs = sa.select(chairs.c.table, chairs.c.seat, tables.c.created).where(*_is_kept(now))
        again = empty_chairs.where(tables.c.id.in_([match.rematch for match in about.values() if match.rematch is not None]))
        opened = {(row.table, row.seat): row.created for row in db.execute(again)}
        return [(request, self._situation(request, about[request.about.id], sitting[request.about.id], opened)) for request in requests]

    def _situation(self, request: NoticeRequest, match: Any, sitting: list[Any], opened: Mapping[tuple[str, int], int]) -> Situation:
        """The match waits for players who have to move, still have the seat, play themselves, and whose clocks are not paused.

        opened: when the tables of rematches were opened, by table and empty chair
        """
        seat = next(each for each in sitting if each.seat == request.about.seat)
        since = opened.get((match.rematch, seat.seat)) if seat.device == request.device else None
        if since is not None:
            return Situation(match.game, since, None, [each.name for each in sitting], again=True)
        paused = match.clocks is not None and match.clocks["paused"]
        waits = match.status == RUNNING and seat.seat in match.actors and seat.device == request.device and seat.stand_in is None
        names = [each.name for each in sitting]
        if not waits or paused:
            return Situation(match.game, None, None, names)
        return Situation(match.game, match.updated, self._ends_soon(match, seat), names)

    def _ends_soon(self, match: Any, seat: Any) -> int | None:
        if match.clock is None:
            return None
        setting = msgspec.convert(match.clock, ClockSetting)
        if match.clocks is None:  # nothing has happened yet
            seat_clock = replace(clock.at_start(setting, 1)[0], since=match.created)
        else:
            seat_clock = msgspec.convert(match.clocks["seats"], clock.Clocks)[seat.seat]
        return clock.ends_soon(seat_clock, setting, self._calendars.of(setting, seat.zone, seat.device))


def _initial_state(db: sa.Connection, request: NoticeRequest) -> NoticeState:
    """The state of an unconfirmed address: confirmed already, or to be sent a message, or sent too many."""
    confirmed = (notices.c.way == request.way) & (notices.c.to == request.to) & (notices.c.device == request.device) & notices.c.verified
    state, address = asdict(request.state) | {"quiet": request.state.quiet}, address_hash(request.to)
    if db.execute(sa.select(notices.c.seat).where(confirmed)).first():
        return NoticeState(**state | {"verified": True, "next": None})
    db.execute(unconfirmed.delete().where(unconfirmed.c.since <= request.state.asked - UNANSWERED_MS))
    known = db.execute(unconfirmed.update().where(unconfirmed.c.address == address).values(mails=unconfirmed.c.mails + 1)).rowcount
    if not known:
        db.execute(unconfirmed.insert().values(address=address, since=request.state.asked, mails=1))
    mails = db.execute(sa.select(unconfirmed.c.mails).where(unconfirmed.c.address == address)).scalar_one()
    return request.state if mails <= MOST_UNANSWERED else NoticeState(**state | {"next": None})


def _is_kept(now: int) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions for an empty chair of an open table."""
    is_open = ~tables.c.started & ~tables.c.closed & (tables.c.updated > now - KEPT_MS)
    return chairs.c.table == tables.c.id, is_open, chairs.c.device.is_(None), chairs.c.level.is_(None)


def _in_groups(db: sa.Connection, requests: list[NoticeRequest], now: int) -> list[tuple[NoticeRequest, GroupSituation]]:
    return list(zip(requests, group_situations(db, [(request.about.id, request.device) for request in requests], now)))


def _follows(columns: Sequence[sa.Column[Any]], last: Sequence[Any]) -> sa.ColumnElement[bool]:
    """The condition for the rows after the last one of a page."""
    return sa.tuple_(*columns) > sa.tuple_(*(sa.literal(each) for each in last))


def address_hash(address: str) -> bytes:
    """The hash by which unanswered confirmations to an address are counted: one for a mailbox with all its sub-addresses (ada+1@…)."""
    name, at, domain = address.rpartition("@")
    mailbox = address if "://" in address else name.partition("+")[0] + at + domain
    return sha256(mailbox.casefold().encode()).digest()
