"""What calls about hosts of the server send and receive.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from boardwright.server.protocol.fields import AccountState, ActorRole, BarKind, HostTask, Label, Role, Sent


class ActionOut(Struct):
    """What a host, a helper or the operator has done about this account.

    at: Unix time in ms
    role: of the person who did it
    given: the new role; null: it is about something else
    until: when a bar or mute ends, Unix time in ms; null: it has no end
    reason: may be empty
    """

    at: int
    role: ActorRole
    task: HostTask
    given: Role | None
    until: int | None
    reason: str


class TaskRequest(Sent):
    """The body of `POST /api/hosts/tasks`.

    whom: the name of an account, `device:NUMBER`, `seat:MATCH:SEAT` or `address:ADDRESS`; not read to close a report
    reason: for the log; needed to bar and mute
    hours: how long a bar or mute lasts; null: without end
    role: the new one, for the task `role`
    report: its number, for the task `close_report`
    """

    task: HostTask
    whom: Label = ""
    reason: Label = ""
    hours: Annotated[int, Meta(ge=1, le=876_000)] | None = None
    role: Role | None = None
    report: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class TaskDone(Struct):
    """A task that is done.

    secret: of a link for a new password, sent only once; null: it was another task
    data: everything that is stored about a person, by table of the database; null: it was another task
    """

    secret: str | None
    data: dict[str, Any] | None


class AccountInList(Struct):
    """An account in a host's list.

    created: Unix time in ms
    seen: when it was last used, Unix time in ms; null: it is signed in nowhere
    devices: how many are signed in
    """

    name: str
    role: Role
    created: int
    seen: int | None
    devices: int
    state: AccountState


class BarOut(Struct):
    """A person or household that is barred or muted.

    whom: as in [TaskRequest](#taskrequest)
    since: Unix time in ms
    until: Unix time in ms; null: without end
    """

    kind: BarKind
    whom: str
    since: int
    until: int | None
    reason: str


class ReportedLineOut(Struct):
    """A message around a reported one.

    seat: null: a spectator's
    name: of a spectator
    text: empty for a phrase or reaction
    reported: whether it is the reported one
    """

    seat: int | None
    name: str
    text: str
    phrase: str | None
    reaction: str | None
    reported: bool


class ReportOut(Struct):
    """A report of a player.

    at: Unix time in ms
    whom: the reported person, as in [TaskRequest](#taskrequest)
    seat: of that person; null: a spectator
    reason: may be empty
    """

    n: int
    at: int
    match: str
    whom: str
    seat: int | None
    reason: str
    lines: list[ReportedLineOut]


class LogRowOut(Struct):
    """A row of the log of hosts.

    at: Unix time in ms
    role: of the person who acted
    by: the name of their account; empty: the operator, or the account is gone
    whom: the account, device or household that it concerns, as it was then; empty: its data is gone
    given: the new role; null: it is about something else
    until: when a bar or mute ends, Unix time in ms; null: it has no end
    """

    at: int
    role: ActorRole
    by: str
    task: HostTask
    whom: str
    given: Role | None
    until: int | None
    reason: str


class SizeOut(Struct):
    """How much of the database a kind of data takes.

    items: how many there are
    bytes: null: this database cannot tell
    """

    kind: str
    items: int
    bytes: int | None


class HostsPageOut(Struct):
    """The page for hosts. Helpers get no accounts, log and sizes.

    role: of this account
    withheld: how many reports are about running matches in which this account plays
    accounts: by name
    reports: the open ones, newest first
    log: newest first
    """

    role: Role
    withheld: int
    reports: list[ReportOut]
    bars: list[BarOut]
    accounts: list[AccountInList]
    log: list[LogRowOut]
    sizes: list[SizeOut]
