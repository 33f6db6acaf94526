"""The view for people and pages: the position without what the viewer may not know, and abilities beside the cards."""

from typing import Any

import pytest

from tests.games.inspection import legal_texts
from tests.games.rng import Rng

from .helpers import ability, game, play, start
from .test_twin import random_position


def expected(where: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """Return what the viewer should see of a position, field by field."""

    def card(number: int) -> dict[str, Any]:
        return {"card": number, "ability": ability(number)}

    def wagon(number: int | None, lock: int | None) -> dict[str, Any] | None:
        return {**card(number), "lock": lock} if number else None

    hands = [
        {"count": len(cards), "cards": [card(c) for c in cards] if seat == viewer or not cards else None}
        for seat, cards in enumerate(where["hands"])
    ]
    return {
        "phase": where["phase"],
        "turn": where["turn"],
        "active": where["active"],
        "first": where["first"],
        "trains": [
            [wagon(number, lock) for number, lock in zip(train, locks, strict=True)]
            for train, locks in zip(where["trains"], where["locks"], strict=True)
        ],
        "hands": hands,
        "using": card(where["using"]) if where["using"] else None,
        "row": [card(number) for number in where["row"]],
        "draw_count": len(where["draw"]),
        "discard_count": len(where["discard"]) + sum(map(len, where["refused"])),
        "discards": where["discard"],
        "refused": [] if viewer is None else where["refused"][viewer],
        "winner": where["winner"],
    }


def check_view(match: Any) -> None:
    for viewer in (*range(match.players), None):
        shown, expected_view = match.view(viewer), expected(match.position(), viewer)
        for hand, expected_hand in zip(shown["hands"], expected_view["hands"], strict=True):
            if not hand["count"]:
                hand["cards"] = expected_hand["cards"] = []  # without cards None and [] mean the same
        assert shown == expected_view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_equals_the_position_throughout_a_match(players: int) -> None:
    """From the setup on."""
    match, dice = game().new_match(players=players, seed=4), Rng(4)
    for _ in range(150):
        check_view(match)
        if match.over:
            break
        play(match, dice.choice(sorted(legal_texts(match))))


@pytest.mark.parametrize("seed", range(25))
def test_the_view_equals_random_positions(seed: int) -> None:
    """Positions with many locks, full rows and refused cards, and ends with open gaps."""
    match, dice = start(random_position(Rng(seed)), seed), Rng(seed)
    for _ in range(6):
        check_view(match)
        if match.over:
            break
        play(match, dice.choice(sorted(legal_texts(match))))
