"""The view that people and pages get: the position, less what the viewer may not know, with abilities beside the cards."""

from typing import Any

import pytest

from tests.games.looking import texts
from tests.games.rng import Rng

from .helpers import ability, game, play, start
from .test_twin import anywhere


def expected(where: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """What the viewer should see of a position, field by field."""

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


def compare(match: Any) -> None:
    for viewer in (*range(match.players), None):
        shown, wanted = match.view(viewer), expected(match.position(), viewer)
        for hand, wish in zip(shown["hands"], wanted["hands"], strict=True):
            if not hand["count"]:
                hand["cards"] = wish["cards"] = []  # no cards: nothing to know, however it is written
        assert shown == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_of_a_whole_match(players: int) -> None:
    """From the setup on."""
    match, dice = game().new_match(players=players, seed=4), Rng(4)
    for _ in range(150):
        compare(match)
        if match.over:
            break
        play(match, dice.choice(sorted(texts(match))))


@pytest.mark.parametrize("seed", range(25))
def test_the_view_from_anywhere(seed: int) -> None:
    """Positions with many locks, full rows, refused cards, and ends with open gaps."""
    match, dice = start(anywhere(Rng(seed)), seed), Rng(seed)
    for _ in range(6):
        compare(match)
        if match.over:
            break
        play(match, dice.choice(sorted(texts(match))))
