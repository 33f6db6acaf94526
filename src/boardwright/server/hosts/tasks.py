"""The tasks of hosts, at the command line and in the page. They block."""

from boardwright.server.accounts.rules import name_key
from boardwright.server.clock import Clock
from boardwright.server.host_rules.roles import HOUR_MS, Actor, check_task, checked_reason
from boardwright.server.host_rules.whom import parse_whom
from boardwright.server.protocol.fields import HostTask, Role
from boardwright.server.store import Store
from boardwright.server.store.hosts import HostAction, HostStore, Told, new_action
from boardwright.server.store.people import Person
from boardwright.server.tokens import new_token, token_hash

LINK_MS = 24 * HOUR_MS
"""How long a link for a new password is valid."""


class HostTasks:
    """What an actor may do, done and written in the log.

    All methods raise ApiError: 403 `not_a_host` if the actor's role does not include the task, 422 `bad_whom`, 404 if there is no such
    account, device or seat, and what is said at each.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.kept, self._clock = HostStore(store), clock

    def find(self, whom: str) -> Person:
        """The person or household that a text names."""
        parsed = parse_whom(whom)
        return self.kept.person(parsed, name_key(parsed.text))

    def remove(self, actor: Actor, whom: str, reason: str = "", even_last: bool = False) -> Told:
        """Remove an account. Its matches stay. Errors: 409 `last_host`, `table_started`."""
        action, person = self._begin("remove", actor, whom, reason)
        return self.kept.remove(action, person, even_last)

    def sign_out(self, actor: Actor, whom: str, reason: str = "") -> Told:
        """Sign all devices of an account out."""
        action, person = self._begin("sign_out", actor, whom, reason)
        return self.kept.sign_out(action, person)

    def link(self, actor: Actor, whom: str, reason: str = "") -> str:
        """Make a link with which the owner of an account sets a new password, once, within a day. Returns its secret."""
        action, person = self._begin("link", actor, whom, reason)
        secret = new_token()
        self.kept.add_link(action, person, token_hash(secret), action.at + LINK_MS)
        return secret

    def set_role(self, actor: Actor, whom: str, role: Role, reason: str = "", even_last: bool = False) -> None:
        """Give an account a role. Error: 409 `last_host`."""
        action, person = self._begin("role", actor, whom, reason)
        self.kept.set_role(action._replace(given=role), person, role, even_last)

    def _begin(self, task: HostTask, actor: Actor, whom: str, reason: str) -> tuple[HostAction, Person]:
        check_task(actor, task)
        person = self.find(whom)
        return new_action(task, actor, person, self._clock.now(), checked_reason(task, reason)), person
