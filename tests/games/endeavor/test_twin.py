"""Two opinions: the rules and their slow twin play the same decisions, and agree after each on everything and on what is legal."""

from typing import Any

import pytest

from tests.conftest import many
from tests.games.rng import Rng

from . import facts as f, reckoning
from .players import OPTIONS, lively, played
from .scenario import game
from .test_laws import random_end
from .twin import Twin

MATCHES = many(1, proving=16, short=1)
CROWDED = many(3, proving=48, short=3)


def agree(match: Any, twin: Twin) -> None:
    position = match.position()
    assert {field: (twin.p[field], there) for field, there in position.items() if twin.p[field] != there} == {}
    if not match.over:
        assert match.actors == (twin.seat,)
        assert {str(action) for action in match.legal(twin.seat)} == twin.legal()


@pytest.mark.parametrize("players", f.PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_whole_matches(players: int, options: dict[str, str]) -> None:
    for number in range(MATCHES):
        twin = None
        for match, text in played(players, 900 + number, **options):
            twin = twin or Twin(match.position())
            agree(match, twin)
            if text:
                twin.play(text)
        assert match.result.scores == [sum(reckoning.glory(twin.p, seat).values()) for seat in range(players)]


def crowded(dice: Rng, options: dict[str, str]) -> dict[str, Any]:
    """One of the last two rounds with much of everything: cards over the limit, blue tokens, discs everywhere."""
    where = random_end(dice) | {"phase": "turn", "round": 6 + dice.below(2), "options": options, "passed": None}
    where["passed"] = [dice.below(6) == 0 for _ in where["seats"]]
    where["passed"][0] = False
    left = {"attack": 2, "payment": 2}
    for mat, best in zip(where["seats"], ("exchange", "museum", "parliament"), strict=False):
        mat["buildings"][1 + dice.below(6)] = best
    for mat in where["seats"]:
        mat["harbour"] += 6
        mat["buildings"] = [{"building": name} for name in mat["buildings"][: where["round"] + 1]]
        for each in mat["buildings"]:
            each["manned"] = bool(f.BUILDINGS[each["building"]].actions) and dice.below(3) == 0
        for token in left:
            if left[token] and mat["tokens"].get("politics", 0) and dice.below(2):
                mat["tokens"]["politics"] -= 1
                mat["tokens"][token] = 1
                left[token] -= 1
    return where


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "finance", "below_five"])
def test_crowded_positions(options: dict[str, str]) -> None:
    """What whole matches seldom see: many cards over the limit, several governors, abolition late, tracks above 15."""
    for number in range(CROWDED):
        dice = Rng(number)
        match = game().from_position({"game": "endeavor", **crowded(dice, options)}, seed=1)
        twin = Twin(match.position())
        while not match.over:
            agree(match, twin)
            text = lively(match, dice)
            match.play(match.actors[0], text)
            twin.play(text)
        agree(match, twin)
