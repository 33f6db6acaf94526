"""How long the bots of a match wait while a person can take a choice back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardwright.server.clock import Clock

FOR_EVER = math.inf
"""The pause of a match whose bots wait until the person says `confirm`."""


class UndoWait:
    """A clock that runs down once for each choice, and stands still while the person is thinking about it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.running = False
        self._held = False
        self._left = self._end = 0.0

    def start(self, seconds: float) -> None:
        """Begin to wait that long."""
        self.running, self._left, self._held = seconds > 0, seconds, False
        self._end = self._clock.monotonic() + seconds

    def stop(self) -> None:
        """Nothing is waited for any more."""
        self.running = self._held = False

    def hold(self, held: bool) -> bool:
        """Let the clock stand still, or go on. Returns whether that changed anything."""
        if not self.running or held == self._held:
            return False
        if held:
            self._left = self.seconds_left()
        else:
            self._end = self._clock.monotonic() + self._left
        self._held = held
        return True

    def seconds_left(self) -> float:
        """How long bots wait at least; endless while the clock stands still."""
        if not self.running:
            return 0.0
        return FOR_EVER if self._held else self._end - self._clock.monotonic()

    @property
    def until_ms(self) -> int | None:
        """Unix time in ms when it is over; None: nothing is waited for, or nobody knows how long."""
        left = self.seconds_left()
        return None if not self.running or left == FOR_EVER else self._clock.now() + round(left * 1000)
