"""What is wrong in a position, gathered while it is read, so that its author need not correct one thing at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boardwright.core.errors import MOST_FAULTS, Fault, PositionError

MOST_ERRORS = 10 * MOST_FAULTS
"""So many are looked at: long names that differ in what is cut off look the same."""


class NoUse(Exception):
    """There is no use in reading on: too much is wrong, or what comes builds on what is wrong."""


class Faults:
    """The faults that were found so far, each once, in order.

    `fields_wrong`: some fields could not be read, so laws would speak of others than were meant: reading ends where they are asked.
    """

    def __init__(self) -> None:
        self.fields_wrong = self.more = False
        self._first: PositionError | None = None
        self._found: list[Fault] = []
        self._errors = 0

    def __len__(self) -> int:
        return len(self._found)

    def add(self, error: PositionError) -> None:
        """Note what an error says. More than MOST_FAULTS, or the same ones again and again, end the reading."""
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
        """An error inside is noted, and what comes after it is read."""
        try:
            yield
        except PositionError as error:
            self.add(error)

    def tell(self) -> None:
        """Raise what was noted as one error, if there is anything."""
        if self._first:
            self._first.faults, self._first.more = tuple(self._found), self.more
            raise self._first


@contextmanager
def all_told() -> Iterator[Faults]:
    """Raises all that was noted inside as one error. What else fails there, once something is noted, may follow from that."""
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
