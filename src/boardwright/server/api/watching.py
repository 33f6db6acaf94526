"""HTTP calls about watching: the matches to watch, and the spectators' invitation.

An invitation is for the table while it waits, and for its match afterwards.
"""

from collections.abc import Callable
from functools import partial

from boardwright.server.api.call import Call
from boardwright.server.errors import ApiError
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.protocol.answers import Invitation, MatchOut
from boardwright.server.protocol.bodies import JoinAsSpectator
from boardwright.server.table_rules import seating, watching
from boardwright.server.table_rules.table import Table
from boardwright.server.table_rules.watching import Watching
from boardwright.server.tokens import new_token, token_hash

WatchingChange = Callable[[Watching | None, bool, bool], Watching]
"""Changes who may watch. Its arguments: the present setting, whether the client's device plays, and whether it is the host's."""


async def watch(call: Call) -> None:
    """Join as a spectator by invitation. Errors: 403 `bad_watch_link`; 409 `plays_here`, `too_many_devices`."""
    device = await call.device()
    call.services.limits.joins.check(call.network)
    secret = token_hash((await call.body(JoinAsSpectator)).secret)
    await _change(call, device, lambda now, sits, host: watching.join(now, device, secret, sits))


async def watch_link(call: Call) -> Invitation:
    """Create a new invitation for spectators; an older one is no longer valid. Errors: 403 `not_your_table`, 409 `no_watch_link`."""
    device, secret = await call.device(), new_token()
    await _change(call, device, lambda now, sits, host: watching.invite(_hosts(now, host), token_hash(secret)))
    return Invitation(secret)


async def no_watchers(call: Call) -> None:
    """Remove all spectators who joined by invitation; it is no longer valid. Errors: 403 `not_your_table`, 409 `no_watch_link`."""
    device = await call.device()
    await _change(call, device, lambda now, sits, host: watching.withdraw(_hosts(now, host)))


async def to_watch(call: Call) -> list[MatchOut]:
    """The matches of others that anyone may watch, newest first: running matches of public tables."""
    device = await call.device_or_stranger()
    return await call.in_thread(call.services.match_list.to_watch, device)


def _hosts(now: Watching | None, host: bool) -> Watching | None:
    if not host:
        raise ApiError(403, "not_your_table")
    return now


async def _change(call: Call, device: int, change: WatchingChange) -> None:
    id = call.id
    table = await call.in_thread(lobby_tables.table_of, call.services.lobby, id)
    if not table.started:
        try:
            await call.in_thread(lobby_tables.change_table, call.services.lobby, id, partial(_at_table, device, change))
            call.services.bus.publish(id)
            return
        except ApiError as error:
            if error.id != "table_started":  # it has just started
                raise
    async with call.services.registry.open(id) as live:
        await live.change_watching(lambda now: change(now, live.has_seat(device), live.row.device == device))


def _at_table(device: int, change: WatchingChange, table: Table, now: int) -> Table:
    changed = change(Watching.of(table.watching), bool(table.seats_of(device)), table.host == device)
    return seating.watched(table, changed.stored(), now)
