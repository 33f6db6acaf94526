"""Handwritten positions and invariants of Endeavor, for the changed positions and tables of tests/games/test_crafted.py."""

import copy
import json
from collections import Counter
from typing import Any

from tests.games.crafted import Crafted
from tests.games.rng import Rng

from . import facts as f
from .players import OPTIONS
from .test_laws import check_laws, check_view, count_discs, count_tokens_on_board, random_final_position
from .test_position import FINANCE, GOVERNOR, SALARY, Change, Position, base_position, during_payment, second_half, with_manned
from .test_scoring import EXAMPLE
from .test_twin import crowded_position


def base_with(*changes: Change) -> Position:
    """Return the base position with changes, without the fields that follow from others."""
    position = copy.deepcopy(base_position())
    for mat in position["seats"]:
        del mat["supply"], mat["levels"]
    del position["stock"]
    for change in changes:
        change(position)
    return position


def occupy_cities(**cities: int) -> Change:
    """Return a change that occupies further cities."""

    def change(position: Position) -> None:
        position["cities"].update(cities)
        position["tokens"]["cities"] = {city: token for city, token in position["tokens"]["cities"].items() if city not in cities}

    return change


def mat(*buildings: str, **fields: Any) -> dict[str, Any]:
    """Return a player's mat. A star marks a building with a disc on it ("market*")."""
    built = [{"building": name.rstrip("*"), "manned": name.endswith("*")} for name in ("colonial_house", *buildings)]
    return {"buildings": built, **fields}


LEVEL_1 = ["workshop"] * 5 + ["market"] * 5 + ["shipyard"] * 5
SOLD_OUT = [mat(*LEVEL_1[n : n + 6]) for n in (0, 6)] + [mat(*LEVEL_1[12:])]
"""Mats that leave two buildings of level 1 in the supply."""
OVER_LIMIT = mat("market*", cards=["europe_2", "far_east_1", "far_east_2", "slavery_0", "slavery_4", "caribbean_governor"], harbour=3)
TWO_REGIONS_OPEN = {"lanes": {"caribbean": [2, 0, 2, 1, 2, 2], "africa": [1] * 6}, "gone": ["africa_governor"]}

POSITIONS: list[Position] = [
    {"players": 3},
    {"players": 5, "phase": "build", "crown": 4},
    {"players": 3, "phase": "build", "round": 7, "crown": 1, "active": 0, "seats": SOLD_OUT},
    {"players": 4, "phase": "build", "round": 7, "active": 3, "seats": [mat(harbour=85) for _ in range(4)]},
    # salaries
    base_with(SALARY, with_manned("market", "shipyard", "docks")),
    {"players": 3, "phase": "salary", "round": 6, "crown": 2, "active": 1, "to_free": 1,
     "seats": [mat("market*", "guild_hall*"), mat("market*", "market*", "docks*"), mat("fortress*")]},
    # turns: everything beside a track, all harbours full, nothing left at all
    {"players": 3, "round": 7, "beside": {"africa": [100, 20, 0], "caribbean": [0, 100, 0]}, **TWO_REGIONS_OPEN,
     "seats": [mat("shipyard", "cartographer", harbour=27), mat("docks", harbour=27), mat(harbour=127, cards=["caribbean_governor"])]},
    {"players": 3, "round": 7, "passed": [True, False, True], "active": 1, "abolished": True,
     "gone": [f"slavery_{n}" for n in range(6) if n != 3], "seats": [{}, mat("trade_office", aside=["slavery_3"], cards=["europe_5"]), {}]},
    # actions in progress: the first half, the second one, tokens, payments
    base_position(),
    base_with(second_half()),
    base_with(second_half(actions=["occupy"])),
    base_with(with_manned("cartographer"), second_half(actions=["ship"])),
    base_with(with_manned("trade_office"), second_half(actions=["draw"], region=None, deck="slavery"),
            lambda p: p["seats"][0].update(cards=["slavery_1"]), occupy_cities(paris=0, lisbon=0, seville=0)),
    *(base_with(lambda p, names=names: p.update(acting={"actions": names})) for names in (["ship", "draw"], ["occupy", "draw"])),
    base_with(lambda p: p.update(acting={"actions": ["attack"]}), occupy_cities(paris=2)),
    base_with(during_payment(1)),
    base_with(during_payment(2, **FINANCE)),
    base_with(during_payment(1, **FINANCE)),
    # passing: governors, too many cards
    base_with(GOVERNOR),
    {"players": 3, "round": 3, "phase": "governor", "seats": [OVER_LIMIT, {}, {}], **TWO_REGIONS_OPEN},
    {"players": 3, "round": 3, "phase": "discard", "seats": [OVER_LIMIT | {"governor": "caribbean_governor"}, {}, {}], **TWO_REGIONS_OPEN},
    {"players": 3, "round": 7, "phase": "discard", "passed": [False, True, True], "seats": [OVER_LIMIT, {}, {}], **TWO_REGIONS_OPEN},
    # the end
    json.loads(EXAMPLE.read_text()),
    *(random_final_position(Rng(n)) for n in range(3)),
    *(crowded_position(Rng(n), OPTIONS[n % 3]) for n in range(9)),
]  # fmt: skip


def invariants(match: Any) -> None:
    """Check that discs, tokens, buildings, cards and glory add up, and that phase, active seat and end agree."""
    position = match.position()
    held = sum((Counter(mat["tokens"]) for mat in position["seats"]), Counter())
    check_laws(match, Counter(f.TOKENS) - held - count_tokens_on_board(position))
    check_view(match)
    assert match.over == (position["phase"] == "over") == (match.result is not None)
    assert (position["acting"] is not None) == (position["phase"] == "act")
    if match.over:
        assert position["round"] == f.ROUNDS and all(position["passed"])
    else:
        assert match.actors == (position["active"],) and not position["passed"][position["active"]]
    for counts in ([mat["harbour"] for mat in position["seats"]], *position["beside"].values()):
        assert all(0 <= count <= 127 for count in counts)


def drop_sums(position: Position) -> None:
    """Remove stock, tokens, supplies and levels, which follow from the other fields."""
    for name in ("stock", "tokens"):
        position.pop(name, None)
    for mat in position.get("seats", []):
        mat.pop("supply", None)
        mat.pop("levels", None)


def check_any_tables(match: Any) -> None:
    """Check what holds with any tables: discs add up, and counts stay within the limits of a position."""
    position = match.position()
    assert all(count_discs(position, seat) == f.DISCS for seat in range(match.players))
    assert all(0 <= mat["harbour"] <= 127 for mat in position["seats"])
    assert match.over == (position["phase"] == "over")


CRAFTED = Crafted("endeavor", POSITIONS, invariants, leave_out=drop_sums)
TABLES = check_any_tables
