"""Whose token it is: a device's own, or a sign-in's."""

from boardwright.server.accounts.service import AccountService, Identity
from boardwright.server.bus import Bus
from boardwright.server.store import Store, news_of
from boardwright.server.threads import Threads
from boardwright.server.tokens import token_hash


class Authenticator:
    """Looks up tokens. `accounts`: the account service; None: this server has no accounts."""

    def __init__(self, store: Store, accounts: AccountService | None, bus: Bus, threads: Threads) -> None:
        self._store, self._accounts, self._bus, self._threads = store, accounts, bus, threads

    async def device(self, token: str) -> int | None:
        """The number of the device with this token, or None."""
        known = await self.known(token)
        return None if known is None else known.device

    async def known(self, token: str) -> Identity | None:
        """The device or sign-in with this token, or None."""

        def read_identity() -> Identity | None:
            device = self._store.device(token_hash(token))
            if device is not None:
                return Identity(device)
            return self._accounts.signed_in(token_hash(token)) if self._accounts else None

        return await self._threads.in_thread(read_identity)

    async def until_ended(self, session: int) -> None:
        """Wait until a sign-in has ended."""
        assert self._accounts is not None
        with self._bus.listening(news_of(session)) as news:
            while await self._threads.in_thread(self._accounts.store.has_session, session):
                await news.wait()
                news.clear()
