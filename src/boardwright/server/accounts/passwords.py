"""Hashes passwords with Argon2id, which is slow and large on purpose: only a few at a time, in separate threads."""

import asyncio
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from boardwright.server.accounts.rules import plain_password
from boardwright.server.errors import ApiError
from boardwright.server.net.rate_limits import Quota
from boardwright.server.net.shared_counters import Counters
from boardwright.server.settings import KIB, Settings
from boardwright.server.tokens import new_token

T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords. Calls are refused while too many wait, so memory and time stay bounded.

    A device that has signed in before has a place of its own.
    """

    def __init__(self, settings: Settings, counters: Counters) -> None:
        """Raises ImportError if the extra `accounts` is missing."""
        from argon2 import PasswordHasher

        self._hasher = PasswordHasher(time_cost=settings.password_rounds, memory_cost=settings.password_bytes // KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(settings.passwords_at_once, "password")
        self._waiting = Quota(settings.passwords_waiting, lambda: ApiError(503, "busy", retry_after=5))
        self._of_address = counters.quota(settings.passwords_waiting_per_address, lambda: ApiError(429, "busy", retry_after=5))
        self._known = counters.quota(1, lambda: ApiError(429, "busy", retry_after=5))
        self._of_nobody = self._hasher.hash(new_token())

    async def hashed(self, password: str, address: str) -> str:
        """The hash to store. Raises ApiError `busy`: 503, or 429 for a client network that asks for several at once."""
        return await self._work(lambda: self._hasher.hash(plain_password(password)), address)

    async def fits(self, password: str, kept: str | None, address: str, known: Hashable | None = None) -> bool:
        """Return whether a password matches a stored hash. It takes as long if there is none. `known`: as for `check_password`.

        Raises what `hashed` raises.
        """
        return await self._work(lambda: self._fits(password, kept or self._of_nobody), address, known) and kept is not None

    def _fits(self, password: str, kept: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return self._hasher.verify(kept, plain_password(password))
        except (InvalidHashError, VerificationError):
            return False

    def is_outdated(self, kept: str) -> bool:
        """Return whether a password was hashed with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    async def _work(self, work: Callable[[], T], address: str, known: Hashable | None = None) -> T:
        with self._known.hold(known) if known is not None else self._place(address):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    @contextmanager
    def _place(self, address: str) -> Iterator[None]:
        with self._of_address.hold(address), self._waiting.hold():
            yield

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
