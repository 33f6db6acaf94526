"""Forgets a person, within one transaction: what only they need is deleted, what others need becomes anonymous. It blocks.

The seats, lines and ratings that stay move to a new device without a token, which no person has. Then the person's own number is deleted:
the database itself refuses that while something names it.
"""

from typing import Any

import sqlalchemy as sa

from boardwright.server.errors import Conflict
from boardwright.server.store.accounts import AccountStore
from boardwright.server.store.departures import ERASED, erase_entrant, leave_groups, leave_tables
from boardwright.server.store.host_roles import check_not_last_host
from boardwright.server.store.hosts import HostAction, TaskEffects, note_action
from boardwright.server.store.matches import Store, change_match, insert_device
from boardwright.server.store.notices import address_hash
from boardwright.server.store.personal_data import delete_solo_matches
from boardwright.server.store.results import forget_results
from boardwright.server.store.schema import (
    accounts,
    bars,
    chairs,
    devices,
    forgotten,
    handovers,
    host_actions,
    known_devices,
    lines,
    matches,
    notices,
    reported_lines,
    reports,
    rests,
    seats,
    tables,
    unconfirmed,
    vacations,
)
from boardwright.server.store.seats import note_watching
from boardwright.server.table_rules.watching import Watching, without_device
from boardwright.server.tokens import new_token, token_hash


def forget(store: Store, action: HostAction, even_last: bool = False) -> TaskEffects:
    """Forget the person of an action. Matches of others stay, and replay as before.

    Raises ApiError 409 `last_host` unless it is `even_last`, `table_started` if a table of the person is just starting. Raises Conflict if
    a group, a table or a match changes meanwhile.
    """
    device, account_store = action.device, AccountStore(store)
    assert device is not None
    with store.writing() as db:
        account = db.execute(sa.select(accounts.c.id).where(accounts.c.device == device).with_for_update()).scalar()
        ended = []
        if account is not None:
            if not even_last:
                check_not_last_host(db, account)
            ended = account_store.end_all(db, account)
            db.execute(accounts.delete().where(accounts.c.id == account))
        erase_entrant(db, device)
        leave_groups(db, device)
        changed = [*leave_tables(db, device, action.at), *delete_solo_matches(db, device)]
        _delete_private(db, device)
        anonymous_device = insert_device(db, token_hash(new_token()), created=0)
        moved = account_store.move_within(db, device, anonymous_device, action.at)
        _make_anonymous(db, anonymous_device)
        forget_results(db, anonymous_device)
        _leave_watching(db, device)
        db.execute(devices.delete().where(devices.c.id == device))
        note_action(db, action._replace(by=None if action.by == device else action.by, device=None, name="", reason=""))
        changed += [*moved.matches, *moved.tables]
        for id in changed:
            store.database.notify(db, id)
        return TaskEffects(ended, changed)


def _delete_private(db: sa.Connection, device: int) -> None:
    """Delete what no other person needs."""
    addresses = db.execute(sa.select(notices.c.to).where(notices.c.device == device)).scalars()
    db.execute(unconfirmed.delete().where(unconfirmed.c.address.in_([address_hash(to) for to in addresses])))
    for table in (notices, known_devices, bars, forgotten, reports, vacations, rests):
        db.execute(table.delete().where(table.c.device == device))
    own_seats = sa.select(seats.c.match, seats.c.seat).where(seats.c.device == device)
    db.execute(handovers.delete().where(sa.tuple_(handovers.c.match, handovers.c.seat).in_(own_seats)))
    db.execute(reports.update().where(reports.c.by == device).values(by=None, reason=""))
    db.execute(host_actions.update().where(host_actions.c.by == device).values(by=None))
    db.execute(host_actions.update().where(host_actions.c.device == device).values(device=None, name="", reason=""))


def _make_anonymous(db: sa.Connection, device: int) -> None:
    """Erase names, time zones and texts of what has moved to a nameless device.

    A deal names its players, too. The seed does not depend on the names, so match files stay valid.
    """
    for match, name in db.execute(sa.select(seats.c.match, seats.c.name).where(seats.c.device == device, seats.c.name != "")).all():
        _erase_from_deal(db, match, name)
    for sitting in (seats, chairs):
        db.execute(sitting.update().where(sitting.c.device == device).values(name="", zone=None))
    written = (lines.c.device == device) & (lines.c.text != "")
    db.execute(lines.update().where(written).values(text=ERASED))
    db.execute(lines.update().where(lines.c.device == device).values(name="", say_id=""))
    reported = reported_lines.update().where(reported_lines.c.device == device)
    db.execute(reported.values(name="", text=sa.case((reported_lines.c.text == "", ""), else_=ERASED)))


def _erase_from_deal(db: sa.Connection, match: str, name: str) -> None:
    deal = db.execute(sa.select(matches.c.deal).where(matches.c.id == match)).scalar()
    if deal is not None:
        is_named = [chair["kind"] == "person" and chair["name"] == name for chair in deal["chairs"]]
        sitting = [{**chair, "name": ""} if erased else chair for chair, erased in zip(deal["chairs"], is_named)]
        change_match(db, match, None, deal={**deal, "chairs": sitting})


def _leave_watching(db: sa.Connection, device: int) -> None:
    """Remove the device from the spectators and former players that matches and tables remember."""

    def leave(now: Watching | None) -> Watching | None:
        return None if now is None else without_device(now, device)

    def remembering(top: sa.Table, counter: sa.Column[int]) -> list[Any]:
        rows = db.execute(sa.select(top.c.id, top.c.watching, counter.label("counter")).where(top.c.watching.is_not(None)))
        return [row for row in rows if leave(now := Watching.of(row.watching)) != now]

    for row in remembering(matches, matches.c.stamp):
        note_watching(db, row.id, leave)
    for row in remembering(tables, tables.c.version):
        unchanged, left = (tables.c.id == row.id) & (tables.c.version == row.counter), leave(Watching.of(row.watching))
        assert left is not None
        if not db.execute(tables.update().where(unchanged).values(watching=left.stored(), version=row.counter + 1)).rowcount:
            raise Conflict(row.id)
