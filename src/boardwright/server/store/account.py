"""An account and its sign-ins."""

from __future__ import annotations

from typing import NamedTuple


class Account(NamedTuple):
    """Who has a name here.

    device: the number under which all its devices sit at tables; nobody has a token of that device itself
    password: Argon2id's text, or None: there are passkeys only
    handle: by which passkeys know it: random, so it tells nothing
    created: Unix time in ms
    """

    id: int
    name: str
    device: int
    password: str | None
    handle: bytes
    created: int

    def __repr__(self) -> str:  # neither name nor hash must get into a log through an error message
        return f"<account {self.id}>"


class Session(NamedTuple):
    """A device that is signed in. `label`: what it is called; `created`, `used`: Unix time in ms."""

    id: int
    account: int
    device: int
    label: str
    created: int
    used: int


class Passkey(NamedTuple):
    """A passkey of an account.

    credential: by which the device that keeps it knows it
    uses: how often it was used, as it counts itself; 0: it does not count
    label: of the device where it was made; `created`, `used`: Unix time in ms
    """

    id: int
    account: int
    credential: bytes
    public_key: bytes
    uses: int
    label: str
    created: int
    used: int


def news_of(session: int) -> str:
    """What the bus calls a sign-in."""
    return f"session-{session}"
