"""Links with which the owner of an account sets a new password, within transactions. Only the hash of a secret is stored."""

from hmac import compare_digest

import sqlalchemy as sa

from boardwright.server.errors import ApiError
from boardwright.server.store.schema import password_links


def add_password_link(db: sa.Connection, account: int, secret: bytes, until: int) -> None:
    """Give an account a link for one use, until a time (Unix time in ms); an older link is no longer valid."""
    db.execute(password_links.delete().where(password_links.c.account == account))
    db.execute(password_links.insert().values(account=account, secret=secret, until=until))


def take_password_link(db: sa.Connection, secret: bytes, now: int) -> int:
    """Use up a link. Returns the number of its account. Raises ApiError 403 `bad_password_link`."""
    valid = sa.select(password_links.c.account, password_links.c.secret).where(password_links.c.until > now)
    for account, stored_hash in db.execute(valid.with_for_update()):
        if compare_digest(stored_hash, secret):
            if db.execute(password_links.delete().where(password_links.c.account == account)).rowcount:
                return int(account)
    raise ApiError(403, "bad_password_link")
