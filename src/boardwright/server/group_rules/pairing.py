"""The match of a competition that an entrant has to play now, and its seats."""

from typing import NamedTuple

from boardwright.competitions import opened
from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.group_rules.group import Group


class ReservedSeat(NamedTuple):
    """A seat of an entrant, as `table_rules.rematch` takes it. `device`: None: the member is gone."""

    seat: int
    name: str
    device: int | None
    zone: str | None = None
    level: str | None = None


def due_board(group: Group, competition: GroupCompetition, device: int) -> int | None:
    """The pairing of this round in which a device has a match to play; None: there is none."""
    member = group.of_device(device)
    numbers = [number for number, entrant in enumerate(competition.entrants) if member is not None and entrant.n == member.n]
    return competition.board_of(numbers[0]) if numbers else None


def reserved_seats(
    group: Group, competition: GroupCompetition, board: int, device: int, zone: str | None = None
) -> list[ReservedSeat]:  # fmt: skip
    """The seats of a pairing of this round. `zone`: of the device, which is noted at its own seat."""
    members = {member.n: member for member in group.admitted}
    reserved = []
    for seat, number in enumerate(opened(competition.course, board)):
        entrant = competition.entrants[number]
        member = members.get(entrant.n)
        is_own = member is not None and member.device == device
        name, member_device = (member.name, member.device) if member else (entrant.name, None)
        reserved.append(ReservedSeat(seat, name, member_device, zone if is_own else None))
    return reserved


def others_at(group: Group, competition: GroupCompetition, board: int, device: int) -> list[str]:
    """The names of the other players of a pairing."""
    return [seat.name for seat in reserved_seats(group, competition, board, device) if seat.device != device]
