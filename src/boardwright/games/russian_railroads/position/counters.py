"""How much a counter of a position may hold: as much as a hand-written position may begin with, and what play can have added since.

So no match that starts from a position which is accepted ever comes to one that is not.
"""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import PositionError
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s

MANY_COINS = 100
MANY_POINTS = 10_000
"""What a hand-written position may begin with; points of each source in each round. No line scores more at once, whatever the tables."""


def gains_so_far(state: Any, seat: int) -> int:
    """So many effects at most can have given a seat something until now. Goes up with each of them, and never down.

    Each action of a place and of an own engineer, each step of a marker, each token, ? card and start bonus, and a repetition for each.
    The lowest track space, which has no limit, gives nothing that is counted here (see `loading`).
    """
    this_round = (int(state.acted[seat]) & ~(1 << c.BOTTOM)).bit_count()
    rounds_before = max(0, int(state.round_no) - 1) * len(c.PLACES)
    steps = sum(at for at in state.marker[seat].tolist() if at > 0)
    cards = state.card_owner.tolist().count(seat) + state.start_taken.tolist().count(seat)
    return 2 * (this_round + rounds_before + steps + int(state.tokens_used[seat]).bit_count() + cards)


def check_counters(tables: Any, state: Any) -> None:
    """Coins in the supply and on the board; points of each source."""
    at_once = _most_at_once(tables)
    for seat in range(state.players):
        gains = gains_so_far(state, seat)
        coins, standing = int(state.coins[seat]), int(state.pieces[seat, :, s.COIN].sum())
        most = MANY_COINS + gains * int(tables.effect[:, c.COINS].max())
        if coins + standing > most:
            expected = f"at most {most} coins in the supply and on the board together, where {standing} lie"
            raise PositionError(f"seats[{seat}].coins", coins, expected)
        for n, row in enumerate(state.scored[seat, : state.round_no + 1].tolist()):
            for source, points in enumerate(row):
                most = _most_points(tables, state, seat, n, source, gains * at_once)
                if points > most:
                    raise PositionError(f"seats[{seat}].scored[{n}].{s.POINTS_FROM[source]}", points, f"at most {most} points until now")


def _most_points(tables: Any, state: Any, seat: int, round_no: int, source: int, gained: int) -> int:
    """The most points that a seat can have of a source in a round. Lines and industry are scored at the end of the round."""
    over = round_no < state.round_no
    if source <= s.SCORED_INDUSTRY and not over and state.stage != s.AT_END:
        return 0
    if source == s.SCORED_EFFECTS:
        return MANY_POINTS + gained
    if source == s.SCORED_STATIONS:
        return MANY_POINTS + int(tables.special_points[state.reached[seat] > 0].sum())
    if source == s.SCORED_PASSING and (over or state.passed[seat]):
        return MANY_POINTS + int(tables.passing.max())
    return MANY_POINTS


def _most_at_once(tables: Any) -> int:
    """The most points that one effect can give, an end-bonus card declined for points among them."""
    worth = {
        c.POINTS: 1,
        c.ENGINEER_SUM: int(tables.engineer_number.sum()),
        c.BEST_LOCOMOTIVES: 2 * c.HIGHEST,
        c.BONUS: int(tables.bonus_instead),
    }
    return max(sum(int(effect[part]) * points for part, points in worth.items()) for effect in tables.effect.tolist())
