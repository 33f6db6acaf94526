"""Messages about groups: the bodies of the calls, and the answers.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boardwright.server.protocol.answers import TableOut
from boardwright.server.protocol.bodies import CreateTable
from boardwright.server.protocol.competition_messages import CompetitionInList
from boardwright.server.protocol.fields import Name, SeatKind, Sent, Token


class NewGroup(Sent):
    """The body of `POST /api/groups`.

    name: of the group; must have visible characters
    own: the name of this device's person in it
    """

    name: Name
    own: Name


class AskToJoin(Sent):
    """The body of `POST /api/groups/{id}/ask`.

    secret: of the group's link
    name: by which the others know this person; null: only see which group it is
    """

    secret: Token
    name: Name | None = None


class OwnName(Sent):
    """The body of `POST /api/groups/{id}/name`."""

    name: Name


class NewPreset(Sent):
    """The body of `POST /api/groups/{id}/presets`.

    table: as it is opened; names of people and a position to start from are left out
    """

    name: Name
    table: CreateTable


class MemberOut(Struct):
    """A member of a group.

    n: their number in the group
    host: whether they admit others
    yours: whether it is this device
    asks: whether they wait for the host's answer
    since: when they asked, Unix time in ms
    """

    n: int
    name: str
    host: bool
    yours: bool
    asks: bool
    since: int


class PresetOut(Struct):
    """A table that is opened again and again.

    n: its number in the group
    yours: whether this device may remove it
    table: as it is opened; people have no names in it
    """

    n: int
    name: str
    yours: bool
    table: CreateTable


class GroupSeatOut(Struct):
    """A seat of a group's match.

    level: of a bot; null: a person
    place: from 1; left out while the match runs
    points: left out while the match runs, if its game has none, or if they are not known yet
    """

    kind: SeatKind
    name: str
    level: str | None
    place: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class GroupMatchOut(Struct):
    """A match of a group. While it runs nothing about its course is told.

    created: Unix time in ms
    ended: Unix time in ms; left out while it runs
    yours: whether this device plays in it
    visible: whether this device may open it
    """

    id: str
    game: str
    seats: list[GroupSeatOut]
    created: int
    yours: bool
    visible: bool
    ended: int | UnsetType = UNSET


class GroupOut(Struct):
    """A group as its members see it.

    you: `asks`: the host has not answered yet, and only the name of the group is told
    host: whether this device is its host
    invited: whether a link is valid
    members: in order of their numbers; those who ask are told to the host only
    presets: in order of their numbers
    tables: the open tables, newest first
    running: the matches that run, newest first
    results: the finished matches, newest first
    competitions: newest first
    """

    id: str
    version: int
    name: str
    you: Literal["member", "asks"]
    host: bool
    invited: bool
    members: list[MemberOut]
    presets: list[PresetOut]
    tables: list[TableOut]
    running: list[GroupMatchOut]
    results: list[GroupMatchOut]
    competitions: list[CompetitionInList]


class GroupInList(Struct):
    """A group of this device.

    you: as in [GroupOut](#groupout)
    members: how many there are
    tables: how many open tables it has
    asking: how many people wait for this device's answer
    """

    id: str
    name: str
    you: Literal["member", "asks"]
    members: int
    tables: int
    asking: int


class InvitedTo(Struct):
    """The group of a link.

    you: `stranger`: this device has not asked yet
    """

    name: str
    you: Literal["member", "asks", "stranger"]
