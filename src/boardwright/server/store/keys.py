"""Database access for the server's secret keys and the epoch of its database. All calls block."""

from collections.abc import Callable
from secrets import token_bytes

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.server.store.matches import Store
from boardwright.server.store.schema import keys

EPOCH = "epoch"
BYTES = 8


def key_of(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """The key of that name, created when first needed."""
    with store.reading() as db:
        found: bytes | None = db.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is not None:
        return found
    try:
        made = make()
        with store.writing() as db:
            db.execute(keys.insert().values(name=name, value=made))
        return made
    except IntegrityError:  # another process was faster
        return key_of(store, name, make)


def epoch_of(store: Store) -> str:
    """A random word that changes when the database is restored: what pages know from another epoch may never have happened."""
    return key_of(store, EPOCH, lambda: token_bytes(BYTES)).hex()


def end_epoch(store: Store) -> None:
    """Begin a new epoch, from the next start of the server on."""
    with store.writing() as db:
        db.execute(keys.delete().where(keys.c.name == EPOCH))
