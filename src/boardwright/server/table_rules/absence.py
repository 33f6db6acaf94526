"""Who may let a bot play for somebody who stays away.

No function asks for the time: `now` is in ms of a clock that never goes back. Each returns the absence as it is afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from boardwright.server.errors import ApiError

AWAY_MS = 60 * 1000
"""Whoever has not been there for so long may be replaced: less is a tunnel, or a page that is loaded again."""


@dataclass(frozen=True)
class Absence:
    """Who is not there, and what the others have said about it.

    away: since when, by the seat of each person whose pages all show something else
    agreed: who has agreed that a bot plays for somebody, by the seat of the one who is away
    """

    away: Mapping[int, int] = field(default_factory=dict)
    agreed: Mapping[int, frozenset[int]] = field(default_factory=dict)

    def is_long(self, seat: int, now: int) -> bool:
        """Whether somebody has been away for so long that a bot may play for them."""
        return seat in self.away and now - self.away[seat] >= AWAY_MS


def seen(absence: Absence, people: Collection[int], online: Collection[int], now: int) -> Absence:
    """Note who of the people is there now. Nothing more is asked about those who have come back."""
    away = {seat: absence.away.get(seat, now) for seat in people if seat not in online}
    back = absence.away.keys() - away.keys()
    return Absence(away, {seat: votes for seat, votes in absence.agreed.items() if seat not in back})


def agree(
    absence: Absence, playing: Collection[int], votes: Collection[int], absent: int, now: int, is_up: bool = False, slow: bool = False
) -> Absence:
    """Agree that a bot plays for somebody who is away, or whose time is up.

    Args:
        playing: the people for whom no bot plays. Nobody else has a say.
        votes: the seats of whoever agrees.
        is_up: whether their time is up, or the match has waited for them for long without a clock.
        slow: whether people have days for a move, so that being away means nothing.

    Raises ApiError 409: `bot_plays` for whoever has no say, `not_absent` if the other one is there or has not been away for long,
    `has_time` where being away means nothing.
    """
    counted = frozenset(votes) & frozenset(playing)
    if not counted:
        raise ApiError(409, "bot_plays")
    if slow and not is_up:
        raise ApiError(409, "has_time", seat=absent)
    if not is_up and not absence.is_long(absent, now):
        left = AWAY_MS - (now - absence.away.get(absent, now))
        raise ApiError(409, "not_absent", seat=absent, seconds=-(-left // 1000))
    return replace(absence, agreed={**absence.agreed, absent: absence.agreed.get(absent, frozenset()) | counted})


def is_decided(absence: Absence, playing: Collection[int], absent: int, now: int) -> bool:
    """Whether everybody who has a say has agreed. Those who have been away for long themselves are not waited for."""
    votes = absence.agreed.get(absent, frozenset())
    needed = {seat for seat in playing if seat != absent and not absence.is_long(seat, now)}
    return bool(votes) and needed <= votes
