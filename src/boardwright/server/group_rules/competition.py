"""A competition of a group, and what its host and its entrants may do. Pairings and standings are made by `boardwright.competitions`."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardwright import competitions
from boardwright.competitions import MOST_ROUNDS, Competition, planned_rounds
from boardwright.server.errors import ApiError, not_found
from boardwright.server.group_rules.group import Group
from boardwright.server.group_rules.membership import checked_name


@dataclass(frozen=True)
class Entrant:
    """A member who takes part. `n`: the number of the member; `name`: the one at the start, kept when the member leaves."""

    n: int
    name: str


@dataclass(frozen=True)
class GroupCompetition:
    """A competition of a group. `version` grows with each change.

    group: its id
    table: `game`, `options`, `clock`, `hints` and `rated` of its tables; older ones have no `rated`
    entrants: by their number in `course`
    course: its pairings and results
    begun: when its last round was opened, Unix time in ms
    """

    id: str
    group: str
    name: str
    table: dict[str, Any]
    entrants: tuple[Entrant, ...]
    course: Competition
    created: int
    version: int = 1
    begun: int = 0

    def number_of(self, n: int) -> int:
        """The entrant who is a member. Raises ApiError 404 `no_such_member`."""
        for number, entrant in enumerate(self.entrants):
            if entrant.n == n:
                return number
        raise not_found("member")

    def board_of(self, number: int) -> int | None:
        """The pairing of this round in which an entrant has a match to play; None: there is none."""
        if self.course.is_over or number in self.course.out:
            return None
        for board, pairing in enumerate(self.course.paired[-1]):
            if number in pairing.entrants and pairing.places is None:
                return board
        return None


def new_competition(
    id: str, group: Group, device: int, name: str, table: dict[str, Any], members: Sequence[int], course: Competition, now: int
) -> GroupCompetition:  # fmt: skip
    """A competition with its first round. Host only.

    Args:
        table: see `GroupCompetition`.
        members: the numbers of the members who take part.
        course: before its first round; with 0 rounds it gets as many as are usual.

    Raises ApiError: 403 `not_your_group`, 404 `no_such_member`, 422 `bad_group_name`, `entrant_twice`, `few_entrants`, `bad_rounds`.
    """
    group.check_host(device)
    entrants = tuple(Entrant(n, group.member(n).name) for n in members)
    twice = next((entrant for place, entrant in enumerate(entrants) if entrant in entrants[:place]), None)
    if twice is not None:
        raise ApiError(422, "entrant_twice", name=twice.name)
    if any(group.member(n).asks for n in members):
        raise not_found("member")
    if len(entrants) < course.smallest:
        raise ApiError(422, "few_entrants", least=course.smallest)
    if course.kind == "knockout" or course.rounds == 0:
        course = replace(course, rounds=planned_rounds(course))
    if course.kind == "swiss" and course.rounds >= len(entrants) + len(entrants) % 2:
        raise ApiError(422, "bad_rounds", most=len(entrants) - 1 + len(entrants) % 2)
    if course.rounds > MOST_ROUNDS:
        raise ApiError(422, "bad_rounds", most=MOST_ROUNDS)
    return GroupCompetition(id, group.id, checked_name(name), table, entrants, competitions.start(course), now, begun=now)


def enter(competition: GroupCompetition, number: int, board: int, seats: Sequence[int], places: Sequence[int]) -> GroupCompetition:
    """Enter the result of a match: see `competitions.enter`."""
    return _with(competition, competitions.enter(competition.course, number, board, seats, places))


def drop(competition: GroupCompetition, number: int, running: Collection[int]) -> GroupCompetition:
    """Let an entrant drop out. `running`: the pairings of this round whose matches have begun."""
    if competition.course.is_over or number in competition.course.out:
        return competition
    return _with(competition, competitions.drop(competition.course, number, running))


def close_round(competition: GroupCompetition, number: int) -> GroupCompetition:
    """Go on without the matches of a round that are not over. Nothing changes if another round is being played."""
    if competition.course.is_over or number != competition.course.last_round:
        return competition
    return _with(competition, competitions.close_round(competition.course))


def _with(competition: GroupCompetition, course: Competition) -> GroupCompetition:
    return competition if course == competition.course else replace(competition, course=course, version=competition.version + 1)
