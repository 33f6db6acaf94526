"""References to the person or household that an action of a host concerns."""

import re
from typing import Literal, NamedTuple

from boardwright.server.addresses import client_network, is_ip
from boardwright.server.errors import ApiError

Kind = Literal["account", "device", "seat", "household"]


class Whom(NamedTuple):
    """Whom an action concerns.

    text: the name of an account, the id of a match, or a household (`addresses.client_network`)
    number: of a device or a seat
    """

    kind: Kind
    text: str = ""
    number: int = 0


def parse_whom(typed: str) -> Whom:
    """Read `NAME`, `account:NAME`, `device:NUMBER`, `seat:MATCH:SEAT` (from 1) or `address:ADDRESS`.

    Raises ApiError 422 `bad_whom`.
    """
    kind, colon, rest = typed.partition(":")
    if kind == "account" and rest:
        return Whom("account", rest)
    if kind == "device" and colon:
        return Whom("device", number=_number(rest))
    if kind == "seat" and colon:
        match, _, seat = rest.rpartition(":")
        return Whom("seat", match, _number(seat) - 1)
    if kind == "address" and colon:
        address = rest.partition("/")[0]
        if not is_ip(address):
            raise ApiError(422, "bad_whom")
        return Whom("household", client_network(address))
    if not typed.strip():
        raise ApiError(422, "bad_whom")
    return Whom("account", typed)


def _number(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise ApiError(422, "bad_whom")
    return int(text)
