"""Roles of accounts on this server, read within transactions that change them."""

import sqlalchemy as sa

from boardwright.server.errors import ApiError
from boardwright.server.store.schema import accounts


def check_not_last_host(db: sa.Connection, account: int) -> None:
    """Check that another host is left without an account. The roles stay as they are until the transaction ends.

    Raises ApiError 409 `last_host`.
    """
    hosts = db.execute(sa.select(accounts.c.id).where(accounts.c.role == "host").order_by(accounts.c.id).with_for_update()).scalars().all()
    if list(hosts) == [account]:
        raise ApiError(409, "last_host")
