"""Rules of rated tables and matches: which may be rated, and who has left one (docs/ratings.md). No sockets, no database, no clock."""

from collections.abc import Collection, Sequence

from boardwright.server.errors import ApiError
from boardwright.server.protocol.bodies import CreateMatch, CreateTable

ABANDONED_MS = 60 * 24 * 3600 * 1000
"""Time for which a rated match waits for a choice, with any clock or none. Then the players to move count as having left."""


def not_rated(rule: str) -> ApiError:
    """The error that says why something cannot be rated: `hints`, `watching`, `start`, `same_device`, `same_person`, `bot`."""
    return ApiError(422, "not_rated", why=rule)


def check_setup(setup: CreateMatch | CreateTable) -> None:
    """Check that a rated match allows nothing that would help one of its players. Raises ApiError 422 `not_rated`."""
    if not setup.rated:
        return
    if setup.start is not None:
        raise not_rated("start")
    if isinstance(setup, CreateTable):
        if setup.hints:
            raise not_rated("hints")
        if setup.watching is not None and setup.watching.mode == "delayed":
            raise not_rated("watching")


def check_devices(devices: Sequence[int]) -> None:
    """Check that no device has two seats. Raises ApiError 422 `not_rated`."""
    if len(set(devices)) < len(devices):
        raise not_rated("same_device")


def who_left(people: Collection[int], stand_ins: Collection[int], bots_chose_for: Collection[int]) -> set[int]:
    """The people who have left a match that was played to its end: a bot has chosen for them, or would have.

    Args:
        people: the seats of people.
        stand_ins: the seats for which a bot plays at the end.
        bots_chose_for: the seats for which a bot has made a choice.
    """
    return set(people) & ({*stand_ins} | {*bots_chose_for})


def who_abandoned(people: Collection[int], actors: Collection[int], away: Collection[int]) -> set[int]:
    """The people who have left an abandoned match. `away`: those who have left it before.

    They are the players that it waits for; all players if it waits only for bots, which play only while a client is connected.
    """
    waited = set(people) & {*actors}
    return {*away} | (waited or set(people))
