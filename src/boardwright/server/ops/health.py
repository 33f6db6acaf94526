"""Whether this server works: its database accepts writes."""

import threading

from boardwright.server.clock import Clock
from boardwright.server.errors import StoreFailed
from boardwright.server.store import Store

KEPT_S = 2.0
"""Seconds for which an answer is reused, so that frequent requests cost no more writes."""


class Health:
    """Checks the database at most once in `KEPT_S` seconds, however many clients ask."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._asking = threading.Lock()
        self._asked: float | None = None
        self._failed: StoreFailed | None = None

    def check(self) -> None:
        """Overwrite a row of the database with itself. Blocks. Raises StoreFailed."""
        with self._asking:
            now = self._clock.monotonic()
            if self._asked is None or now - self._asked >= KEPT_S:
                self._failed = self._ask()
                self._asked = now
        if self._failed is not None:
            raise self._failed

    def _ask(self) -> StoreFailed | None:
        try:
            self._store.prove_writable()
        except StoreFailed as error:
            return error
        return None
