"""Keeps barred people and households out, and muted ones from writing. The bars are in memory: each call is checked."""

from math import ceil

from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.host_rules.roles import HOUR_MS
from boardwright.server.protocol.fields import BarKind
from boardwright.server.store.bars import Bar, BarStore

NEWS = "bars"
"""The bus id of the bars."""


class Bars:
    """The bars as they were last read."""

    def __init__(self, store: BarStore, clock: Clock, bus: Bus) -> None:
        self._store, self._clock, self._bus = store, clock, bus
        self._bars: dict[tuple[BarKind, int | str | None], Bar] = {}

    def load(self) -> None:
        """Read the bars. Blocks."""
        bars: dict[tuple[BarKind, int | str | None], Bar] = {}
        for bar in self._store.all():
            key = (bar.kind, bar.household if bar.device is None else bar.device)
            before = bars.get(key)
            if before is None or bar.until is None or (before.until is not None and bar.until > before.until):
                bars[key] = bar
        self._bars = bars

    def notify(self) -> None:
        """Make open connections check the bars again."""
        self._bus.publish(NEWS)

    def check(self, device: int | None, household: str = "") -> None:
        """Raises ApiError 403 `barred` or `barred_until` if a person or household may not use the server."""
        bar = self._bar("bar", device) or self._bar("bar", household)
        if bar is not None and bar.until is None:
            raise ApiError(403, "barred", why=bar.reason)
        if bar is not None:
            raise ApiError(403, "barred_until", why=bar.reason, hours=self._hours(bar))

    def check_writing(self, device: int) -> None:
        """Raises ApiError 403 `muted` or `muted_until` if a person may not write."""
        bar = self._bar("mute", device)
        if bar is not None and bar.until is None:
            raise ApiError(403, "muted", why=bar.reason)
        if bar is not None:
            raise ApiError(403, "muted_until", why=bar.reason, hours=self._hours(bar))

    async def until_barred(self, device: int | None, household: str) -> ApiError:
        """Wait until a person or household is barred. Returns the error."""
        with self._bus.listening(NEWS) as news:
            while True:
                news.clear()
                try:
                    self.check(device, household)
                except ApiError as error:
                    return error
                await news.wait()

    def _bar(self, kind: BarKind, whom: int | str | None) -> Bar | None:
        bar = self._bars.get((kind, whom)) if self._bars else None
        return bar if bar is not None and bar.lasts(self._clock.now()) else None

    def _hours(self, bar: Bar) -> int:
        assert bar.until is not None
        return ceil((bar.until - self._clock.now()) / HOUR_MS)
