"""How long the bots of a match wait while a person can take a choice back."""

from __future__ import annotations

import math
from collections.abc import Callable

from boardwright.server.clock import Clock

FOR_EVER = math.inf
"""The pause of a match whose bots wait until the person says `confirm`."""


class UndoGrace:
    """A clock that runs down once for each choice, and stands still while the person is thinking about it.

    However often that is, no more than `most()` seconds pass in all until somebody else has moved (`renew`).
    """

    def __init__(self, clock: Clock, most: Callable[[], float]) -> None:
        self._clock, self._most = clock, most
        self.running = False
        self._held = False
        self._left = self._end = 0.0
        self._begun = self._spent = 0.0

    def renew(self) -> None:
        """Somebody else has moved: whoever chooses next has all the time again."""
        self._spent, self._begun = 0.0, self._clock.monotonic()

    def start(self, seconds: float) -> None:
        """Begin to wait that long."""
        self.stop()
        self.running, self._left = seconds > 0, seconds
        self._begun = self._clock.monotonic()
        self._end = self._begun + seconds

    def stop(self) -> None:
        """Nothing is waited for any more."""
        if self.running:
            self._spent += self._clock.monotonic() - self._begun
        self.running = self._held = False

    def hold(self, held: bool) -> bool:
        """Let the clock stand still, or go on. Returns whether that changed anything."""
        if not self.running or held == self._held:
            return False
        if held:
            self._left = self._end - self._clock.monotonic()
        else:
            self._end = self._clock.monotonic() + self._left
        self._held = held
        return True

    def seconds_left(self) -> float:
        """How long bots wait at least; endless while the clock stands still and nobody else waits."""
        if not self.running:
            return 0.0
        now = self._clock.monotonic()
        return min(FOR_EVER if self._held else self._end - now, self._most() - self._spent - (now - self._begun))

    @property
    def until_ms(self) -> int | None:
        """Unix time in ms when it is over; None: nothing is waited for, or nobody knows how long."""
        left = self.seconds_left()
        return None if not self.running or left == FOR_EVER else self._clock.now() + round(left * 1000)
