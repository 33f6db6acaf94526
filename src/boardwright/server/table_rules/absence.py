"""Rules of absence: when the others may let a bot play for an absent player.

Nothing here reads a clock: `now` is in ms of a monotonic clock. Each function returns the absence as it is afterwards.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from boardwright.server.errors import ApiError

AWAY_MS = 60 * 1000
"""After this long an absent player may be replaced: shorter absences are tunnels, or pages being reloaded."""


@dataclass(frozen=True)
class Absence:
    """Absent players, and the votes about them.

    away: since when, by the seat of each person whose pages all show something else
    agreed: who has agreed to a bot, by the seat of the absent player
    """

    away: Mapping[int, int] = field(default_factory=dict)
    agreed: Mapping[int, frozenset[int]] = field(default_factory=dict)

    def is_long(self, seat: int, now: int) -> bool:
        """Return whether a player has been away long enough for a bot to play."""
        return seat in self.away and now - self.away[seat] >= AWAY_MS


def with_presence(absence: Absence, people: Collection[int], online: Collection[int], now: int) -> Absence:
    """Note who is present now. Votes about players who have returned are dropped."""
    away_since = {seat: absence.away.get(seat, now) for seat in people if seat not in online}
    back = absence.away.keys() - away_since.keys()
    return Absence(away_since, {seat: votes for seat, votes in absence.agreed.items() if seat not in back})


def agree(
    absence: Absence, playing: Collection[int], votes: Collection[int], absent: int, now: int, waited: bool = False, slow: bool = False
) -> Absence:
    """Agree to a bot for a player who is away, or whose time is up.

    Args:
        playing: the people for whom no bot plays. Only they may vote.
        votes: the seats of those who agree.
        waited: whether the player's time is up, or the match has waited for them for long without a clock or with days for each move.
        slow: whether people have days for a move, so that absence does not matter.

    Raises ApiError 409: `bot_plays` for those who may not vote, `not_absent` if the player is there or has not been away for long,
    `has_time` if being away means nothing.
    """
    counted = frozenset(votes) & frozenset(playing)
    if not counted:
        raise ApiError(409, "bot_plays")
    if slow and not waited:
        raise ApiError(409, "has_time", seat=absent)
    if not waited and not absence.is_long(absent, now):
        left = AWAY_MS - (now - absence.away.get(absent, now))
        raise ApiError(409, "not_absent", seat=absent, seconds=-(-left // 1000))
    return replace(absence, agreed={**absence.agreed, absent: absence.agreed.get(absent, frozenset()) | counted})


def is_decided(absence: Absence, playing: Collection[int], absent: int, now: int, by_all: bool = False) -> bool:
    """Return whether all who may vote have agreed. Votes of people who have been away for long are not needed, unless `by_all`."""
    votes = absence.agreed.get(absent, frozenset())
    needed = {seat for seat in playing if seat != absent and (by_all or not absence.is_long(seat, now))}
    return bool(votes) and needed <= votes
