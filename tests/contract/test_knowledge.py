"""Whether a player sees something that another does not, which decides if the curtain falls between two people at one screen."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.domain.knowledge import sees_more
from tests.contract.matches import TABLES, bytes_of, loaded, played, secrets_of

HELD = {
    "game_of_trains": lambda view, seat: bool(view["hands"][seat]["count"]),
    "russian_railroads": lambda view, seat: bool(view["seats"][seat]["bonuses"]) or view["phase"] == "bonus",
    "ticket_to_ride_europe": lambda view, seat: True,
    "endeavor": lambda view, seat: False,
}
"""By game: whether a seat holds something that the others must not see."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_curtain_is_needed_exactly_where_something_hidden_is_held(name: str, players: int) -> None:
    match = loaded(name).new_match(players=players, seed=bytes_of("curtain", name))
    needed = 0
    for number, _ in enumerate(played(match, 0, limit=160)):
        if match.over or number % 4:
            continue
        view: Any = match.full_view()
        for seat in range(players):
            more = sees_more(match, seat, (seat + 1) % players)
            needed += more
            if name in HELD:
                assert more == HELD[name](view, seat), f"decision {number}, seat {seat}"
            assert not sees_more(match, seat, seat)
    assert needed or not secrets_of(name) or name == "russian_railroads"  # its secrets come late
