"""The tasks of hosts, at the command line and in the page. They block."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from boardwright.server.accounts.rules import name_key
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError, Conflict, not_found
from boardwright.server.host_rules.roles import HOUR_MS, Actor, check_target, check_task, checked_reason, may_judge
from boardwright.server.host_rules.whom import parse_whom
from boardwright.server.protocol.fields import AccountState, BarKind, HostTask, Role
from boardwright.server.store import BarStore, HostAction, HostStore, ListedAccount, ReportStore, Store
from boardwright.server.store.forgetting import forget
from boardwright.server.store.hosts import TaskEffects, new_action
from boardwright.server.store.people import Person
from boardwright.server.store.personal_data import exported
from boardwright.server.tokens import new_token, token_hash

LINK_MS = 24 * HOUR_MS
"""Time for which a link for a new password is valid."""
ATTEMPTS = 8


class HostTasks:
    """The actions of an actor: done, and written in the log.

    All methods raise ApiError: 403 `not_a_host` if the actor's role does not include the task, 422 `bad_whom`, or `person_needed` if a
    household was named, 404 if there is no such account, device or seat, and those listed at each method.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self.host_store, self.bars, self.reports, self._clock = HostStore(store), BarStore(store), ReportStore(store), clock

    def find(self, whom: str) -> Person:
        """The person or household that a text names."""
        parsed = parse_whom(whom)
        return self.host_store.person(parsed, name_key(parsed.text))

    def accounts(self) -> list[ListedAccount]:
        """All accounts, by name."""
        lasting = [bar for bar in self.bars.all() if bar.lasts(self._clock.now())]
        muted: dict[int | None, AccountState] = {bar.device: "muted" for bar in lasting if bar.kind == "mute"}
        states = muted | {bar.device: "barred" for bar in lasting if bar.kind == "bar"}
        return [each._replace(state=states.get(each.device, "active")) for each in self.host_store.accounts()]

    # Reports

    def close_report(self, actor: Actor, n: int, reason: str = "") -> None:
        """Close a report. Error: 404 `no_such_report`."""
        check_task(actor, "close_report")
        _, person = self.reports.report(n)
        if not may_judge(actor, person.device):
            raise not_found("report")
        action = new_action("close_report", actor, person, self._clock.now(), checked_reason("close_report", reason))
        self.reports.close(n, action)

    # Data

    def export(self, actor: Actor, whom: str, reason: str = "") -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a person, by table of the database."""
        action, person = self._begin("export", actor, whom, reason)
        device = person.check_person()
        self.host_store.note(action)
        return exported(self._store, device)

    def forget(self, actor: Actor, whom: str, even_last: bool = False) -> TaskEffects:
        """Delete everything about a person; what others need becomes anonymous. Errors: 409 `last_host`, `table_started`, `come_again`.
        """
        action, person = self._begin("forget", actor, whom, "")
        person.check_person()
        return _repeated(lambda: forget(self._store, action, even_last))

    # Bars

    def bar(self, actor: Actor, whom: str, kind: BarKind, reason: str, lasts: int | None = None) -> None:
        """Bar a person or household, or mute a person. `lasts`: for how many ms; None: without end.

        Errors: 403 `only_a_day`; 409 `has_role`; 422 `no_reason`.
        """
        action, person = self._begin(kind, actor, whom, reason, lasts)
        check_target(kind, person.role)
        if kind == "mute":
            person.check_person()
        self.bars.add(action._replace(until=None if lasts is None else action.at + lasts), kind)

    def admit(self, actor: Actor, whom: str, kind: BarKind, reason: str = "") -> None:
        """End a bar or a mute. Error: 404 `no_such_bar`."""
        action, person = self._begin("admit" if kind == "bar" else "unmute", actor, whom, reason)
        if kind == "mute":
            person.check_person()
        self.bars.end(action, kind)

    # Accounts

    def remove(self, actor: Actor, whom: str, reason: str = "", even_last: bool = False) -> TaskEffects:
        """Remove an account. Its matches stay. Errors: 409 `last_host`, `table_started`, `come_again`."""
        action, person = self._begin("remove", actor, whom, reason)
        return _repeated(lambda: self.host_store.remove(action, person, even_last))

    def sign_out(self, actor: Actor, whom: str, reason: str = "") -> TaskEffects:
        """Sign all devices of an account out."""
        action, person = self._begin("sign_out", actor, whom, reason)
        return self.host_store.sign_out(action, person)

    def link(self, actor: Actor, whom: str, reason: str = "") -> str:
        """Make a link with which the owner of an account sets a new password, once, within a day. Returns its secret."""
        action, person = self._begin("link", actor, whom, reason)
        secret = new_token()
        self.host_store.add_link(action, person, token_hash(secret), action.at + LINK_MS)
        return secret

    def set_role(self, actor: Actor, whom: str, role: Role, reason: str = "", even_last: bool = False) -> None:
        """Give an account a role. Error: 409 `last_host`."""
        action, person = self._begin("role", actor, whom, reason)
        self.host_store.set_role(action._replace(given=role), person, role, even_last)

    def _begin(self, task: HostTask, actor: Actor, whom: str, reason: str, lasts: int | None = None) -> tuple[HostAction, Person]:
        check_task(actor, task, lasts)
        person = self.find(whom)
        return new_action(task, actor, person, self._clock.now(), checked_reason(task, reason)), person


def _repeated(work: Callable[[], TaskEffects]) -> TaskEffects:
    """Do a task again if what it changes was changed at the same moment. Raises ApiError 409 `come_again`."""
    for _ in range(ATTEMPTS):
        with suppress(Conflict):
            return work()
    raise ApiError(409, "come_again")
