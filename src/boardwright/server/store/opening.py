"""Opens the database when a server starts, waiting for a PostgreSQL server that is starting, too."""

import time
from collections.abc import Callable

from boardwright.server.errors import StoreError
from boardwright.server.log import log
from boardwright.server.store.database import absence
from boardwright.server.store.matches import Store

RETRY_S = 0.25
"""Seconds between two attempts."""
PATIENCE_S = 60.0
"""Seconds for which a starting server waits for its database: enough for PostgreSQL's recovery, not too long for a wrong name."""


def open_store(url: str, patience: float = PATIENCE_S, sleep: Callable[[float], None] = time.sleep) -> Store:
    """The database of a file name or URL, as soon as its server accepts connections.

    Args:
        patience: seconds to wait for it.
        sleep: waits that many seconds.

    Raises StoreError with one line, immediately for errors that waiting does not cure.
    """
    left, waits = patience, False
    while True:
        reason = absence(url)
        if reason is None or left <= 0:
            try:
                store = Store(url)
            except StoreError:
                if left <= 0 or absence(url) is None:
                    raise
            else:
                if waits:
                    log.info("the database is there")
                return store
        elif not waits:
            waits = True
            log.warning("%s; the server waits for it", reason)
        sleep(RETRY_S)
        left -= RETRY_S
