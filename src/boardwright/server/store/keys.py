"""Database access for the server's secret keys and the epoch of its database. All calls block."""

from collections.abc import Callable
from secrets import token_bytes

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from boardwright.server.store.matches import Store
from boardwright.server.store.schema import keys

EPOCH = "epoch"
BYTES = 8


def key_of(store: Store, name: str, create: Callable[[], bytes]) -> bytes:
    """The key of that name, created when first needed."""
    with store.reading() as db:
        stored: bytes | None = db.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
    if stored is not None:
        return stored
    try:
        created = create()
        with store.writing() as db:
            db.execute(keys.insert().values(name=name, value=created))
        return created
    except IntegrityError:  # another process was faster
        return key_of(store, name, create)


def epoch_of(store: Store) -> str:
    """A random word that changes when the database is restored: the data of pages from another epoch may be invalid."""
    return key_of(store, EPOCH, lambda: token_bytes(BYTES)).hex()


def end_epoch(store: Store) -> None:
    """Begin a new epoch, from the next start of the server on."""
    with store.writing() as db:
        db.execute(keys.delete().where(keys.c.name == EPOCH))
