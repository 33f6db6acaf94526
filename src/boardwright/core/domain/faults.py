"""Collects everything that is wrong in a position while it is read, so that its author sees all of it at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from boardwright.core.errors import MOST_FAULTS, Fault, PositionError

MOST_ERRORS = 10 * MOST_FAULTS
"""Errors looked at before reading stops, counting duplicates: long names that differ only in the part that is clipped look alike."""


class NoUse(Exception):
    """Reading on is pointless: too much is wrong, or what follows depends on what is wrong."""


class Faults:
    """The faults found so far, each once, in order.

    `fields_wrong`: some fields could not be read, so checks across fields would report errors that are not there. Reading stops before
    them.
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
                raise NoUse
            if new:
                self._found.append(fault)

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Record an error raised in the `with` block, and continue after it."""
        try:
            yield
        except PositionError as error:
            self.add(error)

    def tell(self) -> None:
        """Raise the recorded faults as one error, if there are any."""
        if self._first:
            self._first.faults, self._first.more = tuple(self._found), self.more
            raise self._first


@contextmanager
def collected_faults() -> Iterator[Faults]:
    """Raise everything recorded in the `with` block as one error. Other exceptions after the first fault are dropped as its result."""
    faults = Faults()
    try:
        with faults.noted():
            yield faults
    except NoUse:
        pass
    except Exception:
        if not faults:
            raise
    faults.tell()
