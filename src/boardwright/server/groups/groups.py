"""Groups in the database: stores the changes that `group_rules.membership` allows. These functions block."""

from collections.abc import Callable

import msgspec

from boardwright.server.errors import ApiError, Conflict, not_found
from boardwright.server.group_rules import membership
from boardwright.server.group_rules.group import Group
from boardwright.server.lobby.new_match import check_levels, checked_options
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.protocol.bodies import Bot, CreateTable, InvitedChair, OpenChair, Person
from boardwright.server.tokens import new_id

GroupChange = Callable[[Group], Group | None]
"""Returns the changed group; None: it is deleted."""
ATTEMPTS = 8


def make_group(lobby: LobbyServices, device: int, name: str, own_name: str) -> Group:
    """Create a group. Raises ApiError: 409 `too_many_groups`, 422 `bad_group_name`, 507 `database_full`."""
    lobby.store.check_size(lobby.settings.database_bytes)
    check_groups(lobby, device)
    group = membership.new_group(new_id(), device, name, own_name, lobby.clock.now())
    lobby.groups.add(group)
    return group


def check_groups(lobby: LobbyServices, device: int) -> None:
    """Check that a device may be in one more group. Raises ApiError 409 `too_many_groups`."""
    limit = lobby.settings.groups_per_device
    if len(lobby.groups.groups_of(device)) >= limit:
        raise ApiError(409, "too_many_groups", limit=limit)


def group_of(lobby: LobbyServices, id: str) -> Group:
    """The group with that id. Raises ApiError 404 `no_such_group`."""
    group = lobby.groups.group(id)
    if group is None:
        raise not_found("group")
    return group


def change_group(lobby: LobbyServices, id: str, change: GroupChange) -> Group | None:
    """Change a group. After a concurrent change the change is applied to its result. Raises ApiError.

    Returns the changed group; None: it is deleted.
    """
    for _ in range(ATTEMPTS):
        before = group_of(lobby, id)
        after = change(before)
        try:
            if after is None:
                lobby.groups.delete(id, before.version)
            elif after is not before:
                lobby.groups.save(after, before.version)
        except Conflict:
            continue
        return after
    raise ApiError(409, "come_again")


def preset_table(lobby: LobbyServices, setup: CreateTable) -> CreateTable:
    """The settings of a table as a preset keeps them. Raises ApiError as opening the table would."""
    game = lobby.catalog.load(setup.game)
    options = checked_options(game, setup.options, len(setup.seats))
    check_levels(lobby.catalog, setup)
    seats = [_nameless(seat) for seat in setup.seats]
    if not any(isinstance(seat, OpenChair) for seat in seats):
        raise ApiError(422, "nobody_to_wait_for")
    return msgspec.structs.replace(setup, options=options, seats=seats, start=None, zone=None, group=None)


def _nameless(seat: Person | Bot | OpenChair | InvitedChair) -> Person | Bot | OpenChair:
    if isinstance(seat, Bot):
        return Bot(seat.level)
    return Person(None) if isinstance(seat, Person) else OpenChair()
