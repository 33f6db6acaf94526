"""HTTP calls about groups of people who play together."""

import msgspec

from boardwright.server.api.call import Call, number
from boardwright.server.errors import not_found
from boardwright.server.group_rules import membership
from boardwright.server.group_rules.group import Group
from boardwright.server.groups import groups as stored_groups
from boardwright.server.groups.competitions import leave_competitions
from boardwright.server.groups.page import group_out, groups_out, status_in
from boardwright.server.protocol.answers import Invitation
from boardwright.server.protocol.group_messages import AskToJoin, GroupInList, GroupOut, InvitedTo, NewGroup, NewPreset, OwnName
from boardwright.server.tokens import new_token, token_hash


async def new_group(call: Call) -> GroupOut:
    """Create a group, of which this device is the host. Errors: 409 `too_many_groups`; 422 `bad_group_name`; 507 `database_full`."""
    device, body = await call.device(), await call.body(NewGroup)
    call.services.limits.new_tables.check(device)
    return await _group_out(call, await call.in_thread(stored_groups.make_group, call.services.lobby, device, body.name, body.own), device)


async def my_groups(call: Call) -> list[GroupInList]:
    """The groups of this device, oldest first, and those that it has asked to join."""
    return await call.in_thread(groups_out, call.services.lobby, await call.device())


async def group(call: Call) -> GroupOut:
    """A group of this device. Error: 404 `no_such_group`, also for those who are not in it."""
    device, now = await call.device(), call.services.clock.now()
    shown = await _group_out(call, await call.in_thread(stored_groups.group_of, call.services.lobby, call.id), device)
    call.note_page_of_group(device, now)
    return shown


async def invite_to_group(call: Call) -> Invitation:
    """Create a new link by which people may ask to join; an older one is no longer valid. Error: 403 `not_your_group`."""
    device, secret = await call.device(), new_token()
    hashed = token_hash(secret)
    await call.in_thread(stored_groups.change_group, call.services.lobby, call.id, lambda group: membership.invite(group, device, hashed))
    return Invitation(secret)


async def close_group(call: Call) -> GroupOut:
    """Make the group's link invalid: no more people can ask to join. Error: 403 `not_your_group`."""
    device = await call.device()
    return await _changed(call, device, lambda group: membership.invite(group, device, None))


async def ask_to_join(call: Call) -> InvitedTo:
    """Ask to join by the group's link; its host decides. Errors: 403 `bad_group_link`; 409 `group_full`, `too_many_groups`; 422
    `bad_group_name`, `same_group_name`.
    """
    device = await call.device()
    call.services.limits.joins.check(call.network)
    body = await call.body(AskToJoin)
    lobby, secret, most = call.services.lobby, token_hash(body.secret), call.services.settings.members_per_group
    joined = await call.in_thread(stored_groups.group_of, lobby, call.id)
    if joined.of_device(device) is None:
        membership.check_invitation(joined, secret)
        if body.name is not None:
            name, now = body.name, call.services.clock.now()
            await call.in_thread(stored_groups.check_groups, lobby, device)
            joined = await _change(call, lambda group: membership.ask(group, device, name, secret, most, now))
    return InvitedTo(joined.name, status_in(joined, device))


async def approve(call: Call) -> GroupOut:
    """Admit a person who asks to join. Errors: 403 `not_your_group`; 404 `no_such_member`."""
    device, n = await call.device(), _n(call)
    return await _changed(call, device, lambda group: membership.approve(group, device, n))


async def remove_member(call: Call) -> None:
    """Leave the group, or stop asking; the host may also remove or refuse others. A host who leaves is followed by the oldest member; with
    the last member the group is gone. Errors: 403 `not_your_group`; 404 `no_such_member`.
    """
    device, n = await call.device(), _n(call)
    await call.in_thread(stored_groups.change_group, call.services.lobby, call.id, lambda group: membership.remove(group, device, n))
    await call.in_thread(leave_competitions, call.services.lobby, call.id)


async def own_name(call: Call) -> GroupOut:
    """Change this device's name in the group. Errors: 422 `bad_group_name`, `same_group_name`."""
    device, body = await call.device(), await call.body(OwnName)
    return await _changed(call, device, lambda group: membership.rename(group, device, body.name))


async def new_preset(call: Call) -> GroupOut:
    """Keep the settings of a table, to open it again. Errors: as for a table; 409 `too_many_presets`; 422 `bad_group_name`."""
    device, body = await call.device(), await call.body(NewPreset)
    lobby, most = call.services.lobby, call.services.settings.presets_per_group
    table = msgspec.to_builtins(await call.in_thread(stored_groups.preset_table, lobby, body.table))
    return await _changed(call, device, lambda group: membership.keep_preset(group, device, body.name, table, most))


async def remove_preset(call: Call) -> GroupOut:
    """Remove a preset: one's own; the host may remove any. Errors: 403 `not_your_group`; 404 `no_such_preset`."""
    device, n = await call.device(), _n(call)
    return await _changed(call, device, lambda group: membership.drop_preset(group, device, n))


def _n(call: Call) -> int:
    return number(call.request.path_params["n"], "n: expected a number")


async def _change(call: Call, change: stored_groups.GroupChange) -> Group:
    """Change the group of the URL in a way that never removes it."""
    changed = await call.in_thread(stored_groups.change_group, call.services.lobby, call.id, change)
    if changed is None:
        raise not_found("group")
    return changed


async def _changed(call: Call, device: int, change: stored_groups.GroupChange) -> GroupOut:
    """The same, and return the group for the device."""
    return await _group_out(call, await _change(call, change), device)


async def _group_out(call: Call, group: Group, device: int) -> GroupOut:
    return await call.in_thread(group_out, call.services.lobby, group, device)
