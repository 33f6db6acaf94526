"""The group for which a table was opened, written within the transactions that open tables."""

import sqlalchemy as sa

from boardwright.server.store.schema import group_tables


def link_table(db: sa.Connection, table: str, group: str) -> None:
    """Note within a transaction that a table was opened for a group."""
    db.execute(group_tables.insert().values(table=table, group=group))


def link_rematch(db: sa.Connection, match: str, table: str) -> None:
    """Note within a transaction that a rematch belongs to the same group as the match before it, if that belongs to one."""
    group = db.execute(sa.select(group_tables.c.group).where(group_tables.c.table == match)).scalar()
    if group is not None:
        link_table(db, table, group)
