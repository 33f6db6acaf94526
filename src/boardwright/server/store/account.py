"""An account and its sign-ins."""

from typing import NamedTuple

from boardwright.server.protocol.fields import Role


class Account(NamedTuple):
    """An account.

    device: the number under which all its devices have seats; there is no token of that device itself
    password: Argon2id's text, or None: there are passkeys only
    handle: the user handle for passkeys: random, so it reveals nothing
    created: Unix time in ms
    role: on this server
    """

    id: int
    name: str
    device: int
    password: str | None
    handle: bytes
    created: int
    role: Role = "member"

    def __repr__(self) -> str:  # keeps name and hash out of logs
        return f"<account {self.id}>"


class Session(NamedTuple):
    """A device that is signed in. `label`: its name in the list; `created`, `used`: Unix time in ms."""

    id: int
    account: int
    device: int
    label: str
    created: int
    used: int


class Passkey(NamedTuple):
    """A passkey of an account.

    credential: the credential id
    uses: its own signature counter; 0: it does not count
    label: of the device where it was created; `created`, `used`: Unix time in ms
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
    """The bus id of a sign-in."""
    return f"session-{session}"
