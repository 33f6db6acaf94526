"""Messages about vacations and hours of rest over HTTP.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Annotated

from msgspec import Meta, Struct

from boardwright.server.protocol.fields import Minute, Sent, Zone

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class PlanVacation(Sent):
    """The body of `POST /api/time-off/vacations`.

    first: the first day, as `2026-12-24`
    last: the last day
    zone: the person's time zone, an IANA name; null or unknown: UTC
    """

    first: Day
    last: Day
    zone: Zone | None = None


class SetRest(Sent):
    """The body of `POST /api/time-off/rest`.

    hours: from and to which minute of each day; null: none
    zone: the person's time zone, an IANA name; null or unknown: UTC
    """

    hours: tuple[Minute, Minute] | None
    zone: Zone | None = None


class VacationOut(Struct):
    """A vacation that is not over.

    first: the first day, as `2026-12-24`
    last: the last day
    runs: whether it has begun
    """

    id: int
    first: str
    last: str
    runs: bool


class TimeOffOut(Struct):
    """A person's time off.

    vacations: those that are not over, the next one first
    year: this year
    left: how many days of vacation are left in it
    rest: from and to which minute of each day; null: none
    zone: of the hours of rest
    """

    vacations: list[VacationOut]
    year: int
    left: int
    rest: tuple[int, int] | None
    zone: str | None
