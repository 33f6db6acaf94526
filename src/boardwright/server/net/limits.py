"""Limits of clients: rates, and numbers of things at the same time."""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from boardwright.server.errors import ApiError
from boardwright.server.net.rate_limits import Buckets, Clock, Quota, Throttle
from boardwright.server.net.shared_counters import Counters
from boardwright.server.settings import Settings


class HouseholdQuotas:
    """The quotas of each client network: requests, socket messages, database writes, frames."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic, counters: Counters | None = None) -> None:
        buckets, most = (counters or Counters()).buckets, settings.request_wait_s
        self.requests = Throttle(buckets(settings.requests_per_second, settings.requests_burst, clock), most)
        self.messages = Throttle(buckets(settings.household_messages_per_second, settings.household_messages_burst, clock))
        self.writes = Throttle(buckets(settings.writes_per_second, settings.writes_burst, clock), most)
        self.frames = Throttle(buckets(settings.frames_per_second, settings.frames_burst, clock))


class Limits:
    """The limits of one server. `quotas`: what each client network may use."""

    def __init__(self, settings: Settings, clock: Clock, counters: Counters) -> None:
        """`clock`: seconds since some moment; `counters`: where limits are counted that several processes share."""

        def buckets(rate: float, burst: int) -> Buckets:
            return counters.buckets(rate, burst, clock)

        self.quotas = HouseholdQuotas(settings, clock, counters)
        self.new_devices = buckets(settings.made_per_second, settings.made_burst)
        self.new_matches = buckets(settings.made_per_second, settings.made_burst)
        self.new_tables = buckets(settings.made_per_second, settings.made_burst)
        self.new_uploads = buckets(settings.made_per_second, settings.made_burst)
        self.spectators_lines = buckets(settings.watchers_lines_per_second, settings.watchers_lines_burst)
        self.lines = buckets(settings.talk_per_second, settings.talk_burst)
        self.reports = buckets(settings.reports_per_second, settings.reports_burst)
        self.joins = buckets(settings.joins_per_second, settings.joins_burst)
        self.notices = buckets(settings.notices_per_second, settings.notices_burst)
        self.archives = Quota(settings.archives, _refusal(503, "busy", 5))
        self.archives_of_device = counters.quota(1, _refusal(429, "busy", 5))
        self.uploads = Quota(settings.uploads, _refusal(503, "busy", 5))
        self.uploads_of_address = counters.quota(settings.uploads_per_address, _refusal(429, "busy", 5))
        wait_less, open_less = _refusal(429, "too_many_sockets", 5), _refusal(429, "too_many_sockets")
        self.waits, self.sockets = Quota(settings.table_waits, wait_less), Quota(settings.sockets, open_less)
        self.waits_of_address = counters.quota(settings.table_waits_per_address, wait_less)
        self.waits_of_device = counters.quota(settings.table_waits_per_device, wait_less)
        self.sockets_of_match = counters.quota(settings.sockets_per_match, open_less)
        self.sockets_of_address = counters.quota(settings.sockets_per_address, open_less)
        self.sockets_of_device = counters.quota(settings.sockets_per_device, open_less)

    @property
    def open_sockets(self) -> int:
        """The number of open WebSockets."""
        return self.sockets.held[None]

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Count an upload until it has been checked. Raises ApiError: 503 (too many) or 429 (from this address)."""
        with self.uploads_of_address.hold(address), self.uploads.hold():
            yield

    @contextmanager
    def wait(self, address: str, device: int | None) -> Iterator[None]:
        """Count a client that waits for a table to change. Raises ApiError 429 if the address, the device or the server has too many."""
        with self.waits_of_address.hold(address), self.waits.hold(), _hold_of_device(self.waits_of_device, device):
            yield

    @contextmanager
    def archive(self, device: int) -> Iterator[None]:
        """Count an archive of match files while it is sent. Raises ApiError: 503 (too many) or 429 (the device is being sent one)."""
        with self.archives_of_device.hold(device), self.archives.hold():
            yield

    @contextmanager
    def socket(self, address: str, match: str) -> Iterator[None]:
        """Count an open socket. Raises ApiError 429 if the address, the match or the server has too many."""
        with self.sockets_of_address.hold(address), self.sockets_of_match.hold(match), self.sockets.hold():
            yield

    def socket_of_device(self, device: int | None) -> AbstractContextManager[None]:
        """Count an open socket of a device; None: a spectator's, not counted. Raises ApiError 429 if there are too many."""
        return _hold_of_device(self.sockets_of_device, device)


def _refusal(status: int, id: str, retry_after: int | None = None) -> Callable[[], ApiError]:
    return lambda: ApiError(status, id, retry_after)


def _hold_of_device(quota: Quota, device: int | None) -> AbstractContextManager[None]:
    return nullcontext() if device is None else quota.hold(device)
