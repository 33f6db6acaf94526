"""Groups the writes of several threads into one transaction: a thread that arrives during a write joins it, and the last one commits.

No call returns before that commit, so an acknowledged write is as durable as in a transaction of its own; but the disk is synced once.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from boardwright.server.errors import StoreFailed

MOST = 16
"""Writes in one transaction: the first of them waits for the last."""


class WaitingLine:
    """Threads waiting for one resource, in order."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._busy = False
        self._waiting: deque[threading.Event] = deque()

    def enter(self, patience: float) -> bool:
        """Wait for the resource, `patience` seconds at most. Returns whether it was acquired."""
        with self._lock:
            if not self._busy:
                self._busy = True
                return True
            turn = threading.Event()
            self._waiting.append(turn)
        if turn.wait(patience):
            return True
        with self._lock:
            if turn.is_set():  # at the last moment
                return True
            self._waiting.remove(turn)
            return False

    def pass_on(self) -> bool:
        """Pass it to the thread that has waited longest. Returns False if none waits; then the caller still has it."""
        with self._lock:
            if not self._waiting:
                return False
            self._waiting.popleft().set()
            return True

    def leave(self) -> None:
        """Pass it to the thread that has waited longest, or release it."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._busy = False


class _Batch:
    """One transaction, and how it ended."""

    def __init__(self, db: sa.Connection) -> None:
        self.db, self.size = db, 0
        self.ended = threading.Event()
        self.error: BaseException | None = None


class Batches:
    """One writer at a time, in order; waiting writers share a transaction."""

    def __init__(self, begin: Callable[[float], sa.Connection], check: Callable[[], None]) -> None:
        """`begin`: returns a connection with a new transaction. `check`: raises StoreFailed if what was committed is not where it belongs.
        """
        self._begin, self._check = begin, check
        self._line = WaitingLine()
        self._open: _Batch | None = None

    @contextmanager
    def writing(self, patience: float) -> Iterator[sa.Connection]:
        """Write inside the `with` block; afterwards it is committed. A failure undoes only the writes of this block.

        Raises StoreFailed or what SQLAlchemy raises; then nothing was written.
        """
        if not self._line.enter(patience):
            raise StoreFailed("another write takes too long")
        batch, self._open = self._open, None
        try:
            batch = batch or _Batch(self._begin(patience))
        except BaseException:
            self._line.leave()
            raise
        batch.size += 1
        try:
            if batch.size == 1:
                yield batch.db
            else:
                with batch.db.begin_nested():
                    yield batch.db
        except BaseException as error:
            self._failed(batch, error)
            raise
        self._pass_on(batch)
        batch.ended.wait()
        if batch.error is not None:
            raise batch.error

    def _failed(self, batch: _Batch, error: BaseException) -> None:
        """A write failed: it is undone already, unless it was the first one or has ended the transaction."""
        if batch.size == 1:
            self._end(batch, error)
        elif not _goes_on(batch.db):
            self._end(batch, StoreFailed(str(getattr(error, "orig", None) or error)))
        else:
            self._pass_on(batch)

    def _pass_on(self, batch: _Batch) -> None:
        """Let the next thread write in the same transaction; if there is none, commit."""
        self._open = batch
        if batch.size < MOST and self._line.pass_on():
            return
        self._open = None
        self._end(batch, None)

    def _end(self, batch: _Batch, error: BaseException | None) -> None:
        try:
            with batch.db:
                if error is None:
                    _ending(batch.db, batch.db.commit)
                    self._check()
                else:
                    _ending(batch.db, batch.db.rollback)
        except BaseException as failed:
            error = error or failed
        finally:
            batch.error = error
            self._line.leave()
            batch.ended.set()


def _ending(db: sa.Connection, finish: Callable[[], None]) -> None:
    """Commit or roll back. If that fails the connection is closed, which discards the transaction: the next write starts a new one."""
    try:
        finish()
    except BaseException:
        db.invalidate()
        raise


def _goes_on(db: sa.Connection) -> bool:
    """Return whether the transaction still exists: a full disk ends it."""
    return bool(getattr(db.connection.driver_connection, "in_transaction", True))
