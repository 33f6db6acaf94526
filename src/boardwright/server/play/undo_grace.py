"""The time for which the bots of a match wait while a player can undo a choice."""

import math
from collections.abc import Callable

from boardwright.server.clock import Clock

FOR_EVER = math.inf
"""The pause of a match whose bots wait until the player sends `confirm`."""


class UndoGrace:
    """A countdown that runs once per choice and stops while the player considers an undo.

    However often it stops, at most `most()` seconds pass until the turn passes to another player (`renew`).
    """

    def __init__(self, clock: Clock, most: Callable[[], float]) -> None:
        self._clock, self._most = clock, most
        self.running = False
        self._held = False
        self._left = self._end = 0.0
        self._begun = self._spent = 0.0

    def renew(self) -> None:
        """The turn has passed to another player, who gets the full time."""
        self._spent, self._begun = 0.0, self._clock.monotonic()

    def start(self, seconds: float) -> None:
        """Start waiting for that long."""
        self.stop()
        self.running, self._left = seconds > 0, seconds
        self._begun = self._clock.monotonic()
        self._end = self._begun + seconds

    def stop(self) -> None:
        """Stop waiting."""
        if self.running:
            self._spent += self._clock.monotonic() - self._begun
        self.running = self._held = False

    def hold(self, held: bool) -> bool:
        """Stop the countdown, or resume it. Returns whether that changed anything."""
        if not self.running or held == self._held:
            return False
        if held:
            self._left = self._end - self._clock.monotonic()
        else:
            self._end = self._clock.monotonic() + self._left
        self._held = held
        return True

    def seconds_left(self) -> float:
        """Return how long bots wait at least; infinite while the countdown is stopped and no other player waits."""
        if not self.running:
            return 0.0
        now = self._clock.monotonic()
        return min(FOR_EVER if self._held else self._end - now, self._most() - self._spent - (now - self._begun))

    @property
    def until_ms(self) -> int | None:
        """Unix time in ms when the wait is over; None: nothing is waited for, or the end is not known."""
        left = self.seconds_left()
        return None if not self.running or left == FOR_EVER else self._clock.now() + round(left * 1000)
