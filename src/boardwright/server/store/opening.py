"""Open the database when a server starts. PostgreSQL may be starting, too: then the server waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from boardwright.server.errors import StoreError
from boardwright.server.log import log
from boardwright.server.store import Store
from boardwright.server.store.database import absence

RETRY_S = 0.25
"""Seconds between two questions whether it is there."""
PATIENCE_S = 60.0
"""So long whoever starts a server waits for its database: as long as PostgreSQL needs after a crash, not as long as after a wrong name."""


def open_store(url: str, patience: float = PATIENCE_S, sleep: Callable[[float], None] = time.sleep) -> Store:
    """The database of a file name or URL, as soon as its server takes connections.

    Args:
        patience: seconds that it is waited for.
        sleep: waits so many seconds.

    Raises StoreError with one line, at once for what time does not change.
    """
    left, waits = patience, False
    while True:
        why = absence(url)
        if why is None or left <= 0:
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
            log.warning("%s; the server waits for it", why)
        sleep(RETRY_S)
        left -= RETRY_S
