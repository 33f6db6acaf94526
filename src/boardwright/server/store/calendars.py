"""The time that counts for the players of matches, from what the database has about it."""

from typing import NamedTuple, Self

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.store.matches import Store
from boardwright.server.store.outages import Outages
from boardwright.server.store.time_off import TimeOffStore
from boardwright.server.table_rules.clock import is_slow
from boardwright.server.table_rules.counted_time import Calendar, zone_of


class Calendars(NamedTuple):
    """Outages of the server, and the time off of its players."""

    outages: Outages
    time_off: TimeOffStore

    @classmethod
    def of_store(cls, store: Store) -> Self:
        """Those of a database."""
        return cls(Outages(store), TimeOffStore(store))

    def of(self, setting: ClockSetting, zone: str | None, device: int | None) -> Calendar:
        """Return what counts of a player's time. Time off is for clocks with days for each move only."""
        time_off = self.time_off.of(device if is_slow(setting) else None)
        return Calendar(zone_of(zone), setting.nights, setting.weekends, self.outages.spans, time_off.spans)
