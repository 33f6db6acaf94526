"""How much each client network may use of a server: requests, socket messages, database writes, frames."""

import time

from boardwright.server.net.rate_limits import Clock, Throttle
from boardwright.server.net.shared_counters import Counters
from boardwright.server.settings import Settings


class HouseholdQuotas:
    """One throttle for each of them."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic, counters: Counters | None = None) -> None:
        buckets, most = (counters or Counters()).buckets, settings.request_wait_s
        self.requests = Throttle(buckets(settings.requests_per_second, settings.requests_burst, clock), most)
        self.messages = Throttle(buckets(settings.household_messages_per_second, settings.household_messages_burst, clock))
        self.writes = Throttle(buckets(settings.writes_per_second, settings.writes_burst, clock), most)
        self.frames = Throttle(buckets(settings.frames_per_second, settings.frames_burst, clock))
