"""HTTP calls of hosts and helpers. A server without the page for hosts answers all of them with 404 `no_such_path`."""

from boardwright.server.api.accounts import asker
from boardwright.server.api.call import Call
from boardwright.server.errors import ApiError
from boardwright.server.host_rules.roles import HOUR_MS, Actor
from boardwright.server.host_rules.whom import parse_whom
from boardwright.server.hosts.page import hosts_page
from boardwright.server.ops.sizes import sizes
from boardwright.server.protocol.fields import HostTask
from boardwright.server.protocol.host_messages import HostsPageOut, SizeOut, TaskDone, TaskRequest
from boardwright.server.store import Account, Session
from boardwright.server.store.hosts import TaskEffects

NEED_FRESH_SIGN_IN: frozenset[HostTask] = frozenset({"remove", "link", "role", "export", "forget"})
"""Tasks that a page that was left open, or a stolen sign-in, must not do."""


async def _host(call: Call) -> tuple[Actor, Session, Account]:
    """The host or helper who calls. Raises ApiError: 404 `no_such_path`, 403 `not_signed_in`, `not_a_host`."""
    if not call.services.settings.hosts_page:
        raise ApiError(404, "no_such_path")
    session, account = await asker(call)
    if account.role == "member":
        raise ApiError(403, "not_a_host")
    return Actor(account.role, account.device), session, account


async def page(call: Call) -> HostsPageOut:
    """The content of the page for hosts. Errors: 403 `not_signed_in`, `not_a_host`; 404 `no_such_path`."""
    actor, _, account = await _host(call)
    services = call.services

    def collect() -> HostsPageOut:
        size_rows = [SizeOut(each.kind, each.items, each.bytes) for each in sizes(services.store)] if account.role == "host" else []
        return hosts_page(services.store, services.hosts, actor, account.role, services.clock, size_rows)

    with services.limits.archive(account.device):
        return await call.in_thread(collect)


async def do_task(call: Call) -> TaskDone:
    """Do a task as a host or helper. Errors: 403 `not_signed_in`, `not_a_host`, `only_a_day`, `sign_in_again`; 404 `no_such_account`,
    `no_such_device`, `no_such_player`, `no_such_bar`, `no_such_report`, `no_such_path`; 409 `has_role`, `last_host`, `own_household`,
    `table_started`, `come_again`; 422 `bad_whom`, `person_needed`, `no_reason`.
    """
    (actor, session, account), body = await _host(call), await call.body(TaskRequest)
    if body.task in NEED_FRESH_SIGN_IN:
        await call.accounts.reauthenticate(session, account, None, call.wide_network, fresh_will_do=True)
    if body.task == "bar" and parse_whom(body.whom).text == call.network:
        raise ApiError(409, "own_household")
    result, effects = await call.in_thread(_do, call, actor, body)
    call.accounts.tell_ended(effects.sessions)
    for id in effects.changed:
        call.services.bus.publish(id)
    await call.services.registry.refresh(effects.changed)
    await call.in_thread(call.services.bars.load)
    call.services.bars.notify()
    return result


def _do(call: Call, actor: Actor, body: TaskRequest) -> tuple[TaskDone, TaskEffects]:
    tasks, whom, reason = call.services.hosts, body.whom, body.reason
    result, effects = TaskDone(None, None), TaskEffects([], [])
    match body.task:
        case "remove":
            effects = tasks.remove(actor, whom, reason)
        case "sign_out":
            effects = tasks.sign_out(actor, whom, reason)
        case "link":
            result = TaskDone(tasks.link(actor, whom, reason), None)
        case "role":
            tasks.set_role(actor, whom, body.role or "member", reason)
        case "bar" | "mute":
            tasks.bar(actor, whom, body.task, reason, None if body.hours is None else body.hours * HOUR_MS)
        case "admit" | "unmute":
            tasks.admit(actor, whom, "bar" if body.task == "admit" else "mute", reason)
        case "export":
            result = TaskDone(None, tasks.export(actor, whom, reason))
        case "forget":
            effects = tasks.forget(actor, whom)
        case "close_report":
            tasks.close_report(actor, body.report or 0, reason)
    return result, effects
