"""Tests of the rules against a second implementation: after each decision both agree on the position and the legal decisions."""

from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.rng import Rng

from . import facts as f, reckoning
from .players import OPTIONS, choose_active, play_match
from .scenario import game
from .test_laws import random_final_position
from .twin import Twin

MATCHES = repetitions(1, proving=16, short=1)
CROWDED_MATCHES = repetitions(3, proving=48, short=3)


def check_agreement(match: Any, twin: Twin) -> None:
    position = match.position()
    assert {field: (twin.p[field], value) for field, value in position.items() if twin.p[field] != value} == {}
    if not match.over:
        assert match.actors == (twin.seat,)
        assert {str(action) for action in match.legal(twin.seat)} == twin.legal()


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_twin_agrees_over_whole_matches(players: int, options: dict[str, str]) -> None:
    for number in range(MATCHES):
        twin = None
        for match, text in play_match(players, 900 + number, **options):
            twin = twin or Twin(match.position())
            check_agreement(match, twin)
            if text:
                twin.play(text)
        assert match.result.scores == [sum(reckoning.glory(twin.p, seat).values()) for seat in range(players)]


def crowded_position(dice: Rng, options: dict[str, str]) -> dict[str, Any]:
    """Return a position of the last two rounds with cards over the limit, blue tokens and many discs."""
    position = random_final_position(dice) | {"phase": "turn", "round": 6 + dice.below(2), "options": options, "passed": None}
    position["passed"] = [dice.below(6) == 0 for _ in position["seats"]]
    position["passed"][0] = False
    left = {"attack": 2, "payment": 2}
    for mat, building in zip(position["seats"], ("exchange", "museum", "parliament"), strict=False):
        mat["buildings"][1 + dice.below(6)] = building
    for mat in position["seats"]:
        mat["harbour"] += 6
        mat["buildings"] = [{"building": name} for name in mat["buildings"][: position["round"] + 1]]
        for place in mat["buildings"]:
            place["manned"] = bool(f.BUILDINGS[place["building"]].actions) and dice.below(3) == 0
        for token in left:
            if left[token] and mat["tokens"].get("politics", 0) and dice.below(2):
                mat["tokens"]["politics"] -= 1
                mat["tokens"][token] = 1
                left[token] -= 1
    return position


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_twin_agrees_from_crowded_positions(options: dict[str, str]) -> None:
    """These reach what is rare in whole matches: many cards over the limit, several governors, late abolition, tracks above 15."""
    for number in range(CROWDED_MATCHES):
        dice = Rng(number)
        match = game().from_position({"game": "endeavor", **crowded_position(dice, options)}, seed=1)
        twin = Twin(match.position())
        while not match.over:
            check_agreement(match, twin)
            text = choose_active(match, dice)
            match.play(match.actors[0], text)
            twin.play(text)
        check_agreement(match, twin)
