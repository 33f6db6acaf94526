"""The changes of a group. Each function returns the changed group, or raises an ApiError.

`device` is the client's device, `now` is Unix time in ms. If nothing changes, the same group is returned.
"""

from dataclasses import replace
from hmac import compare_digest
from typing import Any

from boardwright.server.errors import ApiError, not_found
from boardwright.server.group_rules.group import Group, Member, Preset
from boardwright.server.protocol.display_names import clean_name, lookalike_of


def new_group(id: str, device: int, name: str, own_name: str, now: int) -> Group:
    """A group with its first member, who is its host. Raises ApiError 422 `bad_group_name`."""
    return Group(id, checked_name(name), device, (Member(1, device, checked_name(own_name), now),), now)


def invite(group: Group, device: int, invitation: bytes | None) -> Group:
    """Give the group a new link (its hash); older ones are no longer valid. None: no link is valid. Host only."""
    group.check_host(device)
    return _changed(group, invitation=invitation)


def check_invitation(group: Group, invitation: bytes) -> None:
    """Raises ApiError 403 `bad_group_link` if it is not the group's."""
    if group.invitation is None or not compare_digest(group.invitation, invitation):
        raise ApiError(403, "bad_group_link")


def ask(group: Group, device: int, name: str, invitation: bytes, most: int, now: int) -> Group:
    """Ask to become a member. Nothing changes for those who are one, or have asked already. `most`: members and people who ask.

    Raises ApiError: 403 `bad_group_link`, 409 `group_full`, 422 `bad_group_name`, `same_group_name`.
    """
    if group.of_device(device) is not None:
        return group
    check_invitation(group, invitation)
    if len(group.members) >= most:
        raise ApiError(409, "group_full", limit=most)
    member = Member(group.issued + 1, device, _own_name(group, name, None), now, asks=True)
    return _changed(group, members=(*group.members, member), issued=member.n)


def approve(group: Group, device: int, n: int) -> Group:
    """Admit a person who asks. Host only. Raises ApiError: 403 `not_your_group`, 404 `no_such_member`."""
    group.check_host(device)
    return _with(group, replace(group.member(n), asks=False))


def rename(group: Group, device: int, name: str) -> Group:
    """Change a member's name. Raises ApiError: 404 `no_such_group`, 422 `bad_group_name`, `same_group_name`."""
    member = group.check_member(device)
    return _with(group, replace(member, name=_own_name(group, name, member)))


def remove(group: Group, device: int, n: int) -> Group | None:
    """Leave the group, or stop asking; the host may remove others, too. Their presets stay.

    If the host leaves, the member who has been there longest becomes host. None: no member is left, the group is gone.

    Raises ApiError: 403 `not_your_group`, 404 `no_such_group`, `no_such_member`.
    """
    remover = group.of_device(device)
    if remover is None:
        raise not_found("group")
    if remover.n != n:
        group.check_host(device)
    removed = group.member(n)
    left = _changed(group, members=tuple(member for member in group.members if member is not removed))
    if removed.device != group.host:
        return left
    if not left.admitted:
        return None
    return replace(left, host=min(left.admitted, key=lambda member: (member.since, member.n)).device)


def keep_preset(group: Group, device: int, name: str, table: dict[str, Any], most: int) -> Group:
    """Keep the settings of a table. Raises ApiError: 404 `no_such_group`, 409 `too_many_presets`, 422 `bad_group_name`."""
    member = group.check_member(device)
    if len(group.presets) >= most:
        raise ApiError(409, "too_many_presets", limit=most)
    preset = Preset(group.issued + 1, checked_name(name), member.n, table)
    return _changed(group, presets=(*group.presets, preset), issued=preset.n)


def drop_preset(group: Group, device: int, n: int) -> Group:
    """Remove a preset: its maker's or, for the host, any. Raises ApiError: 403 `not_your_group`, 404 `no_such_group`, `no_such_preset`."""
    member = group.check_member(device)
    preset = next((preset for preset in group.presets if preset.n == n), None)
    if preset is None:
        raise not_found("preset")
    if preset.by != member.n:
        group.check_host(device)
    return _changed(group, presets=tuple(other for other in group.presets if other is not preset))


def checked_name(typed: str) -> str:
    """A name of a group, or in one. Raises ApiError 422 `bad_group_name`."""
    name = clean_name(typed)
    if not name:
        raise ApiError(422, "bad_group_name")
    return name


def _own_name(group: Group, typed: str, current: Member | None) -> str:
    """A member's name in a group, where no two may look alike."""
    name = checked_name(typed)
    other = lookalike_of(name, [member.name for member in group.members if member is not current])
    if other is not None:
        raise ApiError(422, "same_group_name", other=other)
    return name


def _with(group: Group, member: Member) -> Group:
    if member in group.members:
        return group
    return _changed(group, members=tuple(member if other.n == member.n else other for other in group.members))


def _changed(group: Group, **fields: Any) -> Group:
    return replace(group, version=group.version + 1, **fields)
