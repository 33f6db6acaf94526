"""Rights of hosts and helpers of a server. The operator, who has the database, may do everything."""

from typing import NamedTuple

from boardwright.server.errors import ApiError
from boardwright.server.protocol.display_names import clean_line
from boardwright.server.protocol.fields import ActorRole, HostTask, Role

LONGEST_REASON = 200
HOUR_MS = 60 * 60 * 1000
LONGEST_BAR_OF_HELPER_MS = 24 * HOUR_MS
TASKS_OF_HELPER: frozenset[HostTask] = frozenset({"bar", "admit", "mute", "unmute", "close_report"})
NEED_REASON: frozenset[HostTask] = frozenset({"bar", "mute"})
"""Tasks that take something away from people for a time. They can read the reason."""


class Actor(NamedTuple):
    """A person who acts as a host.

    device: the number of the account among the devices; None: the operator, at the command line
    """

    role: ActorRole
    device: int | None = None


OPERATOR = Actor("operator")


def check_task(actor: Actor, task: HostTask, lasts: int | None = None) -> None:
    """Check that a role includes a task. `lasts`: for how many ms a bar is meant; None: without end.

    Raises ApiError 403: `not_a_host`, `only_a_day`.
    """
    if actor.role == "helper":
        if task not in TASKS_OF_HELPER:
            raise ApiError(403, "not_a_host")
        if task == "bar" and (lasts is None or lasts > LONGEST_BAR_OF_HELPER_MS):
            raise ApiError(403, "only_a_day")


def may_judge(actor: Actor, device: int | None) -> bool:
    """Return whether an actor may see and close a report about a person. Helpers learn nothing of reports about themselves."""
    return actor.role != "helper" or actor.device != device


def check_target(task: HostTask, role: Role) -> None:
    """Check that a person with that role may be barred or muted: hosts and helpers only after they have lost their role.

    Raises ApiError 409 `has_role`.
    """
    if task in ("bar", "mute") and role != "member":
        raise ApiError(409, "has_role")


def checked_reason(task: HostTask, typed: str) -> str:
    """The cleaned reason. Raises ApiError 422 `no_reason` if the task needs one and nothing visible is left."""
    reason = clean_line(typed, LONGEST_REASON)
    if task in NEED_REASON and not reason:
        raise ApiError(422, "no_reason")
    return reason
