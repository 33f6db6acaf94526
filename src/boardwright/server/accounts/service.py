"""Accounts and sign-ins: storing them, checking passwords, and limiting attempts."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from boardwright.server.accounts import rules
from boardwright.server.accounts.passwords import Passwords
from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError
from boardwright.server.net.shared_counters import Counters
from boardwright.server.settings import Settings
from boardwright.server.store import Account, AccountStore, Session, Store, news_of
from boardwright.server.tokens import new_token, token_hash


class Identity(NamedTuple):
    """The owner of a token. `session`: the sign-in that it came from; None: it is a device's own token."""

    device: int
    session: int | None = None


class AccountService:
    """The accounts of a server that has them. Methods that block say so."""

    def __init__(self, store: Store, settings: Settings, clock: Clock, bus: Bus, counters: Counters) -> None:
        """Raises ImportError if the extra `accounts` is missing."""
        self.store, self.settings, self.clock, self._bus = AccountStore(store), settings, clock, bus
        self.passwords = Passwords(settings, counters)
        buckets, time = counters.buckets, clock.monotonic
        self.accounts_made = buckets(settings.accounts_per_second, settings.accounts_burst, time)
        self._of_address = buckets(settings.sign_ins_per_second, settings.sign_ins_burst, time)
        self._tries = buckets(settings.tries_per_second, settings.tries_burst, time)
        self._tries_of_known = buckets(settings.tries_per_second, settings.tries_burst, time)
        self._tries_for_name = buckets(settings.tries_for_name_per_second, settings.tries_for_name_burst, time)

    def check_sign_in(self, address: str) -> None:
        """Count a sign-in from an address. Raises ApiError 429."""
        self._of_address.check(address)

    async def check_password(
        self, account: Account | None, key: bytes, password: str, address: str, known: Hashable | None = None
    ) -> None:
        """Check a password of an account; None: there is no such account, which takes as long.

        Args:
            key: of the name that was typed.
            address: the client's network.
            known: the device, if it has signed in to this account before: then guesses from elsewhere do not lock it out.

        Raises ApiError: 403 `bad_sign_in` in both cases, 429 and 503 after too many attempts.
        """
        if known is None:
            self.check_sign_in(address)
            self._tries.check((address, key))
            self._tries_for_name.check(key)
        else:
            self._tries_of_known.check((known, key))
        if not await self.passwords.fits(password, account.password if account else None, address, known):
            raise ApiError(403, "bad_sign_in")

    def knows(self, account: Account | None, session: Session | None, device: int | None) -> Hashable | None:
        """The client's device, if it has signed in to this account before. Blocks.

        `session`: its sign-in; `device`: else its own number, if it sent it.
        """
        if account is None:
            return None
        if session is not None and session.account == account.id:
            return ("session", session.id)
        return ("device", device) if device is not None and self.store.knows_device(account.id, device) else None

    async def reauthenticate(
        self, session: Session, account: Account, password: str | None, address: str, fresh_will_do: bool = False
    ) -> None:
        """Check that the client is still the account's owner: by the password, or, if there is none, because the sign-in is fresh.

        `fresh_will_do`: a fresh sign-in is enough even if there is a password. Raises ApiError 403 `sign_in_again`, and what
        `check_password` raises.
        """
        if password is not None:
            await self.check_password(account, rules.name_key(account.name), password, address, ("session", session.id))
        elif not (rules.is_fresh(session.created, self.clock.now()) and (fresh_will_do or account.password is None)):
            raise ApiError(403, "sign_in_again")

    def signed_in(self, token: bytes) -> Identity | None:
        """The owner of a token (its hash), if it is a sign-in's. Blocks."""
        session = self.session(token)
        return None if session is None else Identity(session.device, session.id)

    def session(self, token: bytes) -> Session | None:
        """The sign-in of a token (its hash), if it is still valid. Notes from time to time that it was used. Blocks."""
        session, now = self.store.session(token), self.clock.now()
        if session is None or rules.is_forgotten(session.used, now):
            return None
        if rules.is_noted_again(session.used, now):
            self.store.note_use(session.id, now)
        return session

    def open_session(self, account: Account, label: str, instead: Session | None) -> tuple[str, list[int]]:
        """Sign a device in, with a new token. `instead`: its earlier sign-in, which ends. Blocks.

        Returns the token and the numbers of the sign-ins that ended.

        Raises ApiError 403 `bad_sign_in` if the password has changed meanwhile.
        """
        token, most = new_token(), self.settings.sessions_per_account
        earlier = None if instead is None else instead.id
        label = rules.checked_label(label) or ("" if instead is None else instead.label)
        return token, self.store.open_session(account, token_hash(token), label, self.clock.now(), most, earlier)

    def tell_ended(self, sessions: Iterable[int]) -> None:
        """Notify the sockets of this process that sign-ins have ended; other processes learn it from the database."""
        for session in sessions:
            self._bus.publish(news_of(session))

    def close(self) -> None:
        """Stop the threads."""
        self.passwords.close()
