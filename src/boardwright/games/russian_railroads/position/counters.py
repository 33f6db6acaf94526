"""How much a counter of a position may hold: as much as a hand-written position may begin with, and what play can have added since.

So no match that starts from a position which is accepted ever comes to one that is not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s

MANY_COINS = 100
MANY_POINTS = 10_000
"""What a hand-written position may begin with; points of each source in each round. No line scores more at once, whatever the tables."""


def check_counters(seats: list[PositionReader], tables: Any, state: Any) -> None:
    """Coins in the supply and on the board; points of each source. Lines and industry are scored at the end of the round."""
    round_no = int(state.round_no)
    for seat, reader in enumerate(seats):
        gains, passings = _gains_so_far(state, seat), max(0, round_no - 1) + int(state.passed[seat])
        most = MANY_COINS + gains * int(tables.effect[:, c.COINS].max())
        good = state.coins[seat] + state.pieces[seat, :, s.COIN].sum() <= most
        reader.require(good, "coins", f"at most {most} coins, with those that lie on the board")
        most = MANY_POINTS + gains * _most_at_once(tables) + passings * int(tables.passing.max())
        most += int(tables.special_points[state.reached[seat] > 0].sum())
        reader.require(state.scored[seat].max() <= most, "scored", f"at most {most} points of a source in a round until now")
        early = state.scored[seat, round_no, : s.SCORED_INDUSTRY + 1].any() and state.stage != s.AT_END
        reader.require(not early, f"scored[{round_no}]", "no points for lines or industry before the end of the round")


def _gains_so_far(state: Any, seat: int) -> int:
    """So many effects at most can have given a seat something until now. Goes up with each of them, and never down.

    Each action of a place and of an own engineer, each step of a marker, each token, ? card and start bonus, and a repetition for each.
    The lowest track space, which has no limit, gives nothing that is counted here (see `loading`).
    """
    this_round = (int(state.acted[seat]) & ~(1 << c.BOTTOM)).bit_count()
    rounds_before = max(0, int(state.round_no) - 1) * len(c.PLACES)
    steps = int(state.marker[seat].clip(min=0).sum())
    cards = int((state.card_owner == seat).sum() + (state.start_taken == seat).sum())
    return 2 * (this_round + rounds_before + steps + int(state.tokens_used[seat]).bit_count() + cards)


def _most_at_once(tables: Any) -> int:
    """The most points that one effect can give, an end-bonus card declined for points among them."""
    worth = np.zeros(len(c.PARTS), np.int64)
    worth[[c.POINTS, c.ENGINEER_SUM, c.BEST_LOCOMOTIVES, c.BONUS]] = 1, tables.engineer_number.sum(), 2 * c.HIGHEST, tables.bonus_instead
    return int((tables.effect @ worth).max())
