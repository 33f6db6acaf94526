"""The changes of a table before its match. Each function returns the changed table, or raises an ApiError.

`device` is the client's device, `now` is Unix time in ms. If nothing changes, the same table is returned.
"""

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from hmac import compare_digest
from typing import Any

from boardwright.core.domain.deal import pledge_of
from boardwright.server.errors import ApiError
from boardwright.server.protocol.bodies import Bot, ChairRequest, InvitedChair, Person
from boardwright.server.protocol.display_names import checked_name
from boardwright.server.table_rules.table import Chair, Table


def chairs_of_setup(
    requests: Sequence[ChairRequest], device: int, now: int, invite: Callable[[int], bytes], zone: str | None = None
) -> tuple[Chair, ...]:
    """The chairs of a new table. `invite`: creates an invitation for a chair and returns its hash. `zone`: the host's time zone.

    Raises ApiError 422: `bad_name`, `same_name`, `nobody_to_wait_for` if no chair is left for others.
    """
    chairs: list[Chair] = []
    for seat, request in enumerate(requests):
        others = [chair.name for chair in chairs]
        if isinstance(request, Person):
            name = checked_name(request.name, seat, others)
            chairs.append(Chair(name, device=device, ready=True, since=now, pledge=request.pledge, zone=zone))
        elif isinstance(request, Bot):
            chairs.append(Chair(checked_name(request.name, seat, others, may_be_empty=True), level=request.level))
        elif isinstance(request, InvitedChair):
            name = checked_name(request.name, seat, others, may_be_empty=True)
            chairs.append(Chair(name, by_invitation=True, invitation=invite(seat)))
        else:
            chairs.append(Chair())
    if not any(chair.is_empty for chair in chairs):
        raise ApiError(422, "nobody_to_wait_for")
    return tuple(chairs)


def sit(
    table: Table,
    device: int,
    name: str | None,
    now: int,
    seat: int | None = None,
    invitation: bytes | None = None,
    pledge: str | None = None,
    zone: str | None = None,
) -> Table:
    """Sit down: on the chair of an invitation (its hash), else on a certain chair, else on the first one kept for them or open.

    People at the host's device may take several chairs and are ready at once; other devices take one, or all that are kept for them after
    a match. `pledge`: see `Chair`. Raises
    ApiError: 409 `table_started`, `already_sitting`, `chair_taken`, `no_open_chair`, `reserved_table`; 403 `bad_invitation`; 422
    `no_such_chair`, `bad_name`, `same_name`.
    """
    _check_waiting(table)
    _check_not_reserved(table)
    kept_places = table.kept_for(device)
    if device != table.host and table.seats_of(device) and not kept_places:
        raise ApiError(409, "already_sitting")
    place = _place(table, seat, invitation, kept_places)
    others = [chair.name for chair in table.chairs if not chair.is_empty]
    person = Chair(
        name=checked_name(name, place, others),
        device=device,
        ready=device == table.host,
        since=now,
        by_invitation=table.chairs[place].by_invitation,
        pledge=pledge,
        zone=zone,
    )
    return _with_chair(table, place, person, now)


def check_pledges(chairs: Sequence[Chair]) -> None:
    """Check that all pledges differ: with a copied one, its share would be known in advance. Raises ApiError 422 `same_pledge`."""
    pledges = [chair.pledge for chair in chairs if chair.pledge is not None]
    if len(set(pledges)) != len(pledges):
        raise ApiError(422, "same_pledge")


def set_ready(table: Table, device: int, seat: int, ready: bool, now: int) -> Table:
    """Set whether the person on a chair is ready. Raises ApiError: 409 `table_started`, 403 `not_your_seat`."""
    _check_waiting(table)
    chair = table.chair(seat)
    if chair.device != device:
        raise ApiError(403, "not_your_seat", seat=seat)
    return table if chair.ready == ready else _with_chair(table, seat, replace(chair, ready=ready), now)


def leave(table: Table, device: int, seat: int, now: int) -> Table | None:
    """Leave a chair; the host may also remove others. Old invitations of the chair stay invalid.

    When the last chair of the host's device is left, the player who has sat longest becomes host. None: no player is left, the table is
    gone. Raises ApiError: 409 `table_started`, 403 `not_your_seat`.
    """
    _check_waiting(table)
    chair = table.chair(seat)
    if device not in (chair.device, table.host):
        raise ApiError(403, "not_your_seat", seat=seat)
    if chair.is_empty:
        return table
    left = _with_chair(table, seat, Chair(by_invitation=chair.by_invitation), now)
    return left if chair.device != table.host or left.seats_of(table.host) else _handed_over(left)


def leave_entirely(table: Table, device: int, now: int) -> Table | None:
    """Leave all chairs of a device, and give up the table if it is the host's. None: no player is left, the table is gone.

    Raises ApiError 409 `table_started`.
    """
    _check_waiting(table)
    for seat in table.seats_of(device):
        table = _with_chair(table, seat, Chair(by_invitation=table.chair(seat).by_invitation), now)
    if table.host != device:
        return table
    left = _handed_over(table)
    return None if left is None else _changed(left, now)


def invite(table: Table, device: int, seat: int, invitation: bytes, now: int) -> Table:
    """Give an empty chair a new invitation (its hash); older ones are no longer valid. Host only.

    Raises ApiError: 409 `table_started`, `chair_taken`, `reserved_table`; 403 `not_your_table`.
    """
    chair = _empty_chair(table, device, seat)
    return _with_chair(table, seat, replace(chair, by_invitation=True, invitation=invitation), now)


def open_to_all(table: Table, device: int, seat: int, now: int) -> Table:
    """Open an invited chair to anyone who has the table's address; its invitation is no longer valid. Host only. Raises as `invite`."""
    chair = _empty_chair(table, device, seat)
    return table if chair.kind == "open" else _with_chair(table, seat, Chair(), now)


def fill(table: Table, device: int, level: str | None, now: int) -> Table:
    """Put bots of a level on the empty chairs, so that the match can start; host only. The host's own people need not be ready.

    Raises ApiError: 409 `table_started`, `chairs_empty` (without a level), `not_ready`, `reserved_table`; 403 `not_your_table`.
    """
    _check_startable(table, device)
    if table.has_empty_chairs and level is None:
        raise ApiError(409, "chairs_empty")
    chairs = tuple(Chair(level=level) if chair.is_empty else replace(chair, ready=True) for chair in table.chairs)
    return _changed(replace(table, chairs=chairs), now)


def remove_empty_chairs(table: Table, device: int, counts: Container[int], now: int) -> Table:
    """Remove the empty chairs, so that the match can start with those who are there; host only. `counts`: possible numbers of players.

    Raises ApiError as `fill`: 409 `chairs_empty` if too few players are there.
    """
    _check_startable(table, device)
    chairs = tuple(replace(chair, ready=True) for chair in table.chairs if not chair.is_empty)
    if len(chairs) not in counts:
        raise ApiError(409, "chairs_empty")
    return _changed(replace(table, chairs=chairs), now)


def seal(table: Table, now: int) -> Table:
    """Seal a complete table: from now on the pages reveal the shares that they pledged, and nothing else changes."""
    return _changed(replace(table, sealed=now), now)


def give_share(table: Table, device: int, seat: int, share: str, now: int) -> Table:
    """Add a share that a page has pledged, once it has seen the other pledges. Repeating it changes nothing.

    Raises ApiError: 409 `table_started`, `not_sealed`; 403 `not_your_seat`; 422 `bad_share` if it does not match the pledge.
    """
    chair = table.chair(seat)
    if chair.device != device:
        raise ApiError(403, "not_your_seat", seat=seat)
    if chair.share == share:
        return table
    if table.started:
        raise ApiError(409, "table_started")
    if table.sealed is None:
        raise ApiError(409, "not_sealed")
    if chair.pledge != pledge_of(share):
        raise ApiError(422, "bad_share")
    return _with_chair(table, seat, replace(chair, share=share), now)


def watched(table: Table, watching: dict[str, Any], now: int) -> Table:
    """The table with another watching setting. Raises ApiError 409 `table_started`: then the match has the setting."""
    if table.started:
        raise ApiError(409, "table_started")
    return table if watching == table.watching else _changed(replace(table, watching=watching), now)


def started(table: Table, now: int) -> Table:
    """The table after the start of its match: it no longer changes."""
    return _changed(replace(table, started=True), now)


def check_removable(table: Table, device: int) -> None:
    """Check that the table may be removed: by its host, before the start. Raises ApiError 409 `table_started`, 403 `not_your_table`."""
    _check_host(table, device)


def _place(table: Table, seat: int | None, invitation: bytes | None, kept: Sequence[int]) -> int:
    if invitation is not None:
        invited = [place for place, chair in enumerate(table.chairs) if compare_digest(chair.invitation or b"", invitation)]
        if not invited:
            raise ApiError(403, "bad_invitation")
        return invited[0]
    if seat is None:
        free = [*kept, *(place for place, chair in enumerate(table.chairs) if chair.kind == "open")]
        if not free:
            raise ApiError(409, "no_open_chair")
        return free[0]
    kind = table.chair(seat).kind
    if kind == "invited" and seat not in kept:
        raise ApiError(403, "bad_invitation")
    if kind not in ("open", "invited"):
        raise ApiError(409, "chair_taken")
    return seat


def _handed_over(table: Table) -> Table | None:
    people = [chair for chair in table.chairs if chair.device is not None]
    if not people:
        return None
    new_host = min(people, key=lambda chair: chair.since).device
    assert new_host is not None
    return replace(table, host=new_host)


def _empty_chair(table: Table, device: int, seat: int) -> Chair:
    _check_host(table, device)
    _check_not_reserved(table)
    chair = table.chair(seat)
    if not chair.is_empty:
        raise ApiError(409, "chair_taken")
    return chair


def _check_not_reserved(table: Table) -> None:
    if table.reserved:
        raise ApiError(409, "reserved_table")


def _check_startable(table: Table, device: int) -> None:
    """Check that the host may start the match as soon as no chair is empty."""
    _check_host(table, device)
    if table.has_empty_chairs:
        _check_not_reserved(table)
    if any(chair.kind == "person" and chair.device != device and not chair.ready for chair in table.chairs):
        raise ApiError(409, "not_ready")


def _check_waiting(table: Table) -> None:
    if table.started or table.sealed is not None:
        raise ApiError(409, "table_started")


def _check_host(table: Table, device: int) -> None:
    _check_waiting(table)
    if device != table.host:
        raise ApiError(403, "not_your_table")


def _with_chair(table: Table, seat: int, chair: Chair, now: int) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return _changed(replace(table, chairs=chairs), now)


def _changed(table: Table, now: int) -> Table:
    return replace(table, version=table.version + 1, updated=now)
