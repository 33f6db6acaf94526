"""Counters of limits: in this process, or together with the other processes behind the same port, in a memory-mapped file.

Limits per client network, device, name or match are counted together; the capacity of a process (sockets, uploads) is not.
"""

import mmap
import struct
import threading
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from boardwright.server.errors import ApiError
from boardwright.server.net.rate_limits import Buckets, Clock, Quota, TokenBucket, too_many

try:
    import fcntl
except ImportError:  # Windows: concurrent writes may count a little too much
    fcntl = None  # type: ignore[assignment]

SLOTS = 8192  # keys of one limit at the same time
CANDIDATES = 16  # slots that a key may use; if all are taken, it shares an extra slot with others
BUCKET = struct.Struct("=Qdd")
NAME, COUNT = struct.Struct("=Q"), struct.Struct("=i")
BYTES = 64 * 1024 * 1024  # of the file, most of which is never used


class Counters:
    """The limits of one process."""

    def buckets(self, rate: float, burst: int, clock: Clock = time.monotonic) -> Buckets:
        """One bucket per key."""
        return Buckets(rate, burst, clock=clock)

    def quota(self, limit: int, refusal: Callable[[], ApiError]) -> Quota:
        """Return how many each key may have at the same time."""
        return Quota(limit, refusal)


class SharedCounters(Counters):
    """The limits of several processes. They create the same limits in the same order, so that each finds them at the same place in the
    file.
    """

    def __init__(self, path: Path, place: int, places: int) -> None:
        """`path`: the file, created if it is missing (some systems clear old temporary files; processes that have it open keep using
        theirs).

        `place`: this process among `places`; what its predecessor held there is released.
        """
        self.place, self.places = place, places
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(0o600)
        self._file, self._end = path.open("r+b"), 0
        self._file.truncate(BYTES)
        self.memory, self._threads = mmap.mmap(self._file.fileno(), BYTES), threading.Lock()

    def buckets(self, rate: float, burst: int, clock: Clock = time.monotonic) -> Buckets:
        """One bucket per key, shared by all processes."""
        return _SharedBuckets(self, rate, burst, clock)

    def quota(self, limit: int, refusal: Callable[[], ApiError]) -> Quota:
        """Return how many each key may have in all processes at the same time."""
        return _SharedQuota(self, limit, refusal)

    def part(self, size: int) -> int:
        """Return where the next `size` bytes begin."""
        start, self._end = self._end, self._end + size
        assert self._end <= BYTES
        return start

    @contextmanager
    def locked(self) -> Iterator[None]:
        """No other process counts inside the `with` block. A process that dies there blocks no other."""
        with self._threads:
            if fcntl:
                fcntl.flock(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                if fcntl:
                    fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Release the memory."""
        self.memory.close()
        self._file.close()


def _slot(key: Hashable, name_in: Callable[[int], int], is_free: Callable[[int], bool]) -> tuple[int, int]:
    """The slot of a key and its name there: its own slot, else a free one, else the extra one, which keys without a slot share."""
    name = int.from_bytes(blake2b(repr(key).encode(), digest_size=8).digest()) | 1
    candidates = [(name + way) % SLOTS for way in range(CANDIDATES)]
    own_slot = next((slot for slot in candidates if name_in(slot) == name), None)
    return (next((slot for slot in candidates if is_free(slot)), SLOTS) if own_slot is None else own_slot), name


class _SharedBuckets(Buckets):
    def __init__(self, counters: SharedCounters, rate: float, burst: int, clock: Clock) -> None:
        super().__init__(rate, burst, clock=clock)
        self._counters, self._start = counters, counters.part((SLOTS + 1) * BUCKET.size)

    def wait(self, key: Hashable, most: float) -> float:
        """As `Buckets.wait`."""
        memory = self._counters.memory
        with self._counters.locked():
            slot, name = _slot(key, self._name, lambda slot: self._bucket_at(slot).is_full())
            bucket = self._bucket_at(slot)  # a free slot holds a full bucket, like a new one
            seconds = bucket.wait(most)
            BUCKET.pack_into(memory, self._start + slot * BUCKET.size, name, bucket.left, bucket.at)
        if seconds > most:
            raise too_many(seconds)
        return seconds

    def _name(self, slot: int) -> int:
        return int(NAME.unpack_from(self._counters.memory, self._start + slot * BUCKET.size)[0])

    def _bucket_at(self, slot: int) -> TokenBucket:
        bucket = TokenBucket(self.rate, self.burst, self.clock)
        name, left, at = BUCKET.unpack_from(self._counters.memory, self._start + slot * BUCKET.size)
        if name:
            bucket.left, bucket.at = left, at
        return bucket


class _SharedQuota(Quota):
    def __init__(self, counters: SharedCounters, limit: int, refusal: Callable[[], ApiError]) -> None:
        super().__init__(limit, refusal)
        self._counters = counters
        self._names = counters.part((SLOTS + 1) * NAME.size)
        self._counts = [counters.part((SLOTS + 1) * COUNT.size) for _ in range(counters.places)]
        self._own_counts = self._counts[counters.place]
        self._slots: dict[Hashable, int] = {}  # what this process holds
        with counters.locked():
            counters.memory[self._own_counts : self._own_counts + (SLOTS + 1) * COUNT.size] = bytes((SLOTS + 1) * COUNT.size)

    def take(self, key: Hashable = None) -> None:
        """As `Quota.take`."""
        with self._counters.locked():
            slot, name = _slot(key, self._name, lambda slot: self._held(slot) == 0)
            if self._held(slot) >= self.limit:
                raise self.refusal()
            super().take(key)
            self._slots[key] = slot
            NAME.pack_into(self._counters.memory, self._names + slot * NAME.size, name)
            self._add(slot, 1)

    def give(self, key: Hashable = None) -> None:
        """As `Quota.give`."""
        with self._counters.locked():
            super().give(key)
            self._add(self._slots[key] if key in self.held else self._slots.pop(key), -1)

    def _name(self, slot: int) -> int:
        return int(NAME.unpack_from(self._counters.memory, self._names + slot * NAME.size)[0])

    def _held(self, slot: int) -> int:
        return sum(COUNT.unpack_from(self._counters.memory, start + slot * COUNT.size)[0] for start in self._counts)

    def _add(self, slot: int, number: int) -> None:
        at = self._own_counts + slot * COUNT.size
        COUNT.pack_into(self._counters.memory, at, COUNT.unpack_from(self._counters.memory, at)[0] + number)
