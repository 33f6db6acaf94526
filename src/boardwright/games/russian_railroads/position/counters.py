"""How much a counter of a position may hold: as much as a hand-written position may begin with, and what play can have added since.

So no match that starts from a position which is accepted ever comes to one that is not.
"""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import (
    BEST_LOCOMOTIVES,
    BONUS,
    BOTTOM,
    COINS,
    ENGINEER_SUM,
    HIGHEST,
    PLACES,
    POINTS,
)
from boardwright.games.russian_railroads.state import (
    AT_END,
    COIN,
    POINTS_FROM,
    SCORED_EFFECTS,
    SCORED_INDUSTRY,
    SCORED_PASSING,
    SCORED_STATIONS,
)

MANY_COINS = 100
MANY_POINTS = 10_000
"""What a hand-written position may begin with; points of each source in each round. No line scores more at once, whatever the tables."""


def gains_so_far(state: Any, seat: int) -> int:
    """So many effects at most can have given a seat something until now. Goes up with each of them, and never down.

    Each action of a place and of an own engineer, each step of a marker, each token, ? card and start bonus, and a repetition for each.
    The lowest track space, which has no limit, gives nothing that is counted here (see `loading`).
    """
    this_round = (int(state.acted[seat]) & ~(1 << BOTTOM)).bit_count()
    rounds_before = max(0, int(state.round_no) - 1) * len(PLACES)
    steps = sum(at for at in state.marker[seat].tolist() if at > 0)
    cards = state.card_owner.tolist().count(seat) + state.start_taken.tolist().count(seat)
    return 2 * (this_round + rounds_before + steps + int(state.tokens_used[seat]).bit_count() + cards)


def check_counters(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Coins in the supply and on the board; points of each source."""
    for seat, each in enumerate(seats):
        gains = gains_so_far(state, seat)
        standing = int(state.pieces[seat, :, COIN].sum())
        most = MANY_COINS + gains * int(tables.effect[:, COINS].max())
        if int(state.coins[seat]) + standing > most:
            fits = f"at most {most} coins in the supply and on the board together, where {standing} lie"
            raise each.wrong("coins", int(state.coins[seat]), fits)
        _check_points(each, tables, state, seat, gains)


def _check_points(reader: PositionReader, tables: Any, state: Any, seat: int, gains: int) -> None:
    now = int(state.round_no)
    for n, row in enumerate(state.scored[seat, : now + 1].tolist()):
        most = dict.fromkeys(range(len(POINTS_FROM)), MANY_POINTS)
        most[SCORED_EFFECTS] += gains * _most_at_once(tables)
        most[SCORED_STATIONS] += sum(int(p) for p, won in zip(tables.special_points.tolist(), state.reached[seat].tolist()) if won)
        if n < now or state.passed[seat]:
            most[SCORED_PASSING] += int(tables.passing.max())
        if n == now and state.stage != AT_END:
            most.update(dict.fromkeys(range(SCORED_INDUSTRY + 1), 0))  # lines and industry are scored at the end of the round
        for source, points in enumerate(row):
            if points > most[source]:
                raise reader.wrong(f"scored[{n}].{POINTS_FROM[source]}", points, f"at most {most[source]} points until now")


def _most_at_once(tables: Any) -> int:
    """The most points that one effect can give, an end-bonus card declined for points among them."""
    worth = {POINTS: 1, ENGINEER_SUM: int(tables.engineer_number.sum()), BEST_LOCOMOTIVES: 2 * HIGHEST, BONUS: int(tables.bonus_instead)}
    return max(sum(int(effect[part]) * points for part, points in worth.items()) for effect in tables.effect.tolist())
