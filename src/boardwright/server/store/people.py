"""Finds the person or household that a host names, within a transaction."""

from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.errors import ApiError, not_found
from boardwright.server.host_rules.whom import Whom
from boardwright.server.protocol.fields import Role
from boardwright.server.store.schema import accounts, devices, seats


class Person(NamedTuple):
    """A person or a household.

    device: the number under which the person has seats; None: it is a household
    account, name, role: of the person's account, if there is one
    household: a client network (`addresses.client_network`)
    """

    device: int | None
    account: int | None = None
    name: str = ""
    role: Role = "member"
    household: str | None = None

    @property
    def shown(self) -> str:
        """The text that `host_rules.whom.parse_whom` reads as this person."""
        if self.device is None:
            return f"address:{self.household}"
        return f"account:{self.name}" if self.name else f"device:{self.device}"

    def check_person(self) -> int:
        """Return the number of the person. Raises ApiError 422 `person_needed` for a household."""
        if self.device is None:
            raise ApiError(422, "person_needed")
        return self.device


def find_person(db: sa.Connection, whom: Whom, key: bytes) -> Person:
    """Find the person or household that a host names. `key`: `accounts.rules.name_key` of the text.

    Raises ApiError 404: `no_such_account`, `no_such_device`, `no_such_player`.
    """
    if whom.kind == "household":
        return Person(None, household=whom.text)
    if whom.kind == "account":
        row = db.execute(_ACCOUNT.where(accounts.c.key == key)).first()
        if row is None:
            raise not_found("account")
        return Person(*row)
    if whom.kind == "device":
        if db.execute(sa.select(devices.c.id).where(devices.c.id == whom.number)).first() is None:
            raise not_found("device")
        return person_of(db, whom.number)
    device = db.execute(sa.select(seats.c.device).where(seats.c.match == whom.text, seats.c.seat == whom.number)).scalar()
    if device is None:
        raise not_found("player")
    return person_of(db, device)


def person_of(db: sa.Connection, device: int) -> Person:
    """The person with that number among the devices."""
    row = db.execute(_ACCOUNT.where(accounts.c.device == device)).first()
    return Person(device) if row is None else Person(*row)


_ACCOUNT = sa.select(accounts.c.device, accounts.c.id, accounts.c.name, accounts.c.role)
