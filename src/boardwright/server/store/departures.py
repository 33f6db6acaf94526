"""Takes a device out of groups, competitions and open tables, within a transaction.

All raise Conflict if what they change has changed since it was read.
"""

import sqlalchemy as sa

from boardwright.server.errors import Conflict
from boardwright.server.group_rules import membership
from boardwright.server.store.groups import delete_group, groups_with, read_groups, update_group
from boardwright.server.store.schema import chairs, competition_people, competitions, tables
from boardwright.server.store.tables import delete_table, read_tables, update_table
from boardwright.server.table_rules import seating

ERASED = "–"
"""Stands for a name or a text whose author is forgotten."""


def leave_groups(db: sa.Connection, device: int) -> None:
    """Leave all groups of a device. Another member becomes host where it was; a group without members is deleted."""
    for group in read_groups(db, groups_with(device)):
        member = group.of_device(device)
        assert member is not None
        left = membership.remove(group, device, member.n)
        if left is None:
            delete_group(db, group.id, group.version)
        else:
            update_group(db, left, group.version)


def erase_entrant(db: sa.Connection, device: int) -> None:
    """Erase the name of a device from competitions, also of groups that it has left. Results stay."""
    own_entries = competition_people.c.device == device
    numbers: dict[str, set[int]] = {}
    for id, n in db.execute(sa.select(competition_people.c.competition, competition_people.c.n).where(own_entries)):
        numbers.setdefault(id, set()).add(n)
    for id, entrant_numbers in numbers.items():
        before = db.execute(sa.select(competitions.c.entrants, competitions.c.version).where(competitions.c.id == id)).one()
        entrants = [{**entrant, "name": ERASED} if entrant["n"] in entrant_numbers else entrant for entrant in before.entrants]
        changed = competitions.update().where(competitions.c.id == id, competitions.c.version == before.version)
        if not db.execute(changed.values(entrants=entrants, version=before.version + 1)).rowcount:
            raise Conflict(id)
    db.execute(competition_people.delete().where(own_entries))


def leave_tables(db: sa.Connection, device: int, now: int) -> list[str]:
    """Leave all open tables of a device. Returns their ids. Raises ApiError 409 `table_started` if one is just starting."""
    sits = sa.select(chairs.c.table).where(chairs.c.device == device)
    waiting = ~tables.c.started & ((tables.c.host == device) | tables.c.id.in_(sits))
    open_tables = read_tables(db, sa.select(tables).where(waiting))
    for table in open_tables:
        left = seating.leave_entirely(table, device, now)
        if left is None:
            delete_table(db, table.id, table.version)
        else:
            update_table(db, left, table.version)
    return [table.id for table in open_tables]
