"""Collects everything that is wrong in a position while it is read, so that its author sees all of it at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from boardwright.core.errors import MOST_FAULTS, Fault, PositionError

MOST_ERRORS = 10 * MOST_FAULTS
"""Errors recorded before reading stops, including duplicates: long names that differ only in the clipped part look alike."""


class StopReading(Exception):
    """Raised to stop reading: there are too many faults, or what follows depends on fields that could not be read."""


class Faults:
    """The faults found so far, each once, in order.

    `fields_wrong`: some fields could not be read, so checks across fields could report false errors. Reading stops before them.
    """

    def __init__(self) -> None:
        self.fields_wrong = self.more = False
        self._first: PositionError | None = None
        self._found: list[Fault] = []
        self._errors = 0

    def __len__(self) -> int:
        return len(self._found)

    def add(self, error: PositionError) -> None:
        """Record an error. Stops the reading after MOST_FAULTS faults, or MOST_ERRORS errors."""
        self._first, self._errors = self._first or error, self._errors + 1
        self.more |= error.more
        for fault in error.faults:
            new = str(fault) not in map(str, self._found)
            if (new and len(self._found) == MOST_FAULTS) or self._errors > MOST_ERRORS:
                self.more = True
                raise StopReading
            if new:
                self._found.append(fault)

    @contextmanager
    def recorded(self) -> Iterator[None]:
        """Record an error raised in the `with` block, and continue after it."""
        try:
            yield
        except PositionError as error:
            self.add(error)

    def raise_recorded(self) -> None:
        """Raise the recorded faults as one error, if there are any."""
        if self._first:
            self._first.faults, self._first.more = tuple(self._found), self.more
            raise self._first


@contextmanager
def collected_faults() -> Iterator[Faults]:
    """Raise everything recorded in the `with` block as one error. Other exceptions after the first fault are dropped as its result."""
    faults = Faults()
    try:
        with faults.recorded():
            yield faults
    except StopReading:
        pass
    except Exception:
        if not faults:
            raise
    faults.raise_recorded()
