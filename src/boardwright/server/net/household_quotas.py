"""What each household may take of a server: requests, messages over its sockets, writes to the database, frames."""

from __future__ import annotations

import time

from boardwright.server.net.rate_limits import Clock, Share
from boardwright.server.net.shared_counters import Counting
from boardwright.server.settings import Settings


class Shares:
    """One of each."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic, counting: Counting | None = None) -> None:
        buckets, most = (counting or Counting()).buckets, settings.request_wait_s
        self.requests = Share(buckets(settings.requests_per_second, settings.requests_burst, clock), most)
        self.messages = Share(buckets(settings.household_messages_per_second, settings.household_messages_burst, clock))
        self.writes = Share(buckets(settings.writes_per_second, settings.writes_burst, clock), most)
        self.frames = Share(buckets(settings.frames_per_second, settings.frames_burst, clock))
