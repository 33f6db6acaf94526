"""What calls about hosts of the server send and receive.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from msgspec import Struct

from boardwright.server.protocol.fields import ActorRole, HostTask, Role


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
