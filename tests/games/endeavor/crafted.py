"""Positions by hand, and what holds whatever positions and data say: tests/games/test_crafted.py changes them."""

import copy
import json
from collections import Counter
from typing import Any

from tests.games.crafted import Crafted
from tests.games.rng import Rng

from . import facts as f
from .players import OPTIONS
from .test_laws import check, check_looks, discs_of, random_end, tokens_on_board
from .test_position import FINANCE, GOVERNOR, SALARY, Position, Spoil, base, manning, paying, second
from .test_scoring import EXAMPLE
from .test_twin import crowded


def changed(*changes: Spoil) -> Position:
    """The position in the middle of a match, with changes; what follows from the rest is left out."""
    position = copy.deepcopy(base())
    for mat in position["seats"]:
        del mat["supply"], mat["levels"]
    del position["stock"]
    for change in changes:
        change(position)
    return position


def taken(**cities: int) -> Spoil:
    """Cities occupied, besides."""

    def change(position: Position) -> None:
        position["cities"].update(cities)
        position["tokens"]["cities"] = {city: token for city, token in position["tokens"]["cities"].items() if city not in cities}

    return change


def mat(*buildings: str, **fields: Any) -> dict[str, Any]:
    """A star: a disc lies on it."""
    houses = [{"building": name.rstrip("*"), "manned": name.endswith("*")} for name in ("colonial_house", *buildings)]
    return {"buildings": houses, **fields}


LEVEL_1 = ["workshop"] * 5 + ["market"] * 5 + ["shipyard"] * 5
SOLD_OUT = [mat(*LEVEL_1[n : n + 6]) for n in (0, 6)] + [mat(*LEVEL_1[12:])]
"""Hardly a building of level 1 is left."""
LIMITED = mat("market*", cards=["europe_2", "far_east_1", "far_east_2", "slavery_0", "slavery_4", "caribbean_governor"], harbour=3)
OPEN = {"lanes": {"caribbean": [2, 0, 2, 1, 2, 2], "africa": [1] * 6}, "gone": ["africa_governor"]}

FAR: list[Position] = [
    {"players": 3},
    {"players": 5, "phase": "build", "crown": 4},
    {"players": 3, "phase": "build", "round": 7, "crown": 1, "active": 0, "seats": SOLD_OUT},
    {"players": 4, "phase": "build", "round": 7, "active": 3, "seats": [mat(harbour=85) for _ in range(4)]},
    # salaries
    changed(SALARY, manning("market", "shipyard", "docks")),
    {"players": 3, "phase": "salary", "round": 6, "crown": 2, "active": 1, "to_free": 1,
     "seats": [mat("market*", "guild_hall*"), mat("market*", "market*", "docks*"), mat("fortress*")]},
    # turns: everything beside a track, all harbours full, nothing left at all
    {"players": 3, "round": 7, "beside": {"africa": [100, 20, 0], "caribbean": [0, 100, 0]}, **OPEN,
     "seats": [mat("shipyard", "cartographer", harbour=27), mat("docks", harbour=27), mat(harbour=127, cards=["caribbean_governor"])]},
    {"players": 3, "round": 7, "passed": [True, False, True], "active": 1, "abolished": True,
     "gone": [f"slavery_{n}" for n in range(6) if n != 3], "seats": [{}, mat("trade_office", aside=["slavery_3"], cards=["europe_5"]), {}]},
    # actions in progress: the first half, the second one, tokens, payments
    base(),
    changed(second()),
    changed(second(actions=["occupy"])),
    changed(manning("cartographer"), second(actions=["ship"])),
    changed(manning("trade_office"), second(actions=["draw"], region=None, deck="slavery"),
            lambda p: p["seats"][0].update(cards=["slavery_1"]), taken(paris=0, lisbon=0, seville=0)),
    *(changed(lambda p, names=names: p.update(acting={"actions": names})) for names in (["ship", "draw"], ["occupy", "draw"])),
    changed(lambda p: p.update(acting={"actions": ["attack"]}), taken(paris=2)),
    changed(paying(1)),
    changed(paying(2, **FINANCE)),
    changed(paying(1, **FINANCE)),
    # passing: governors, too many cards
    changed(GOVERNOR),
    {"players": 3, "round": 3, "phase": "governor", "seats": [LIMITED, {}, {}], **OPEN},
    {"players": 3, "round": 3, "phase": "discard", "seats": [LIMITED | {"governor": "caribbean_governor"}, {}, {}], **OPEN},
    {"players": 3, "round": 7, "phase": "discard", "passed": [False, True, True], "seats": [LIMITED, {}, {}], **OPEN},
    # the end
    json.loads(EXAMPLE.read_text()),
    *(random_end(Rng(n)) for n in range(3)),
    *(crowded(Rng(n), OPTIONS[n % 3]) for n in range(9)),
]  # fmt: skip


def invariants(match: Any) -> None:
    """Discs, tokens, buildings, cards and glory add up; the active seat may act; the end is the end."""
    position = match.position()
    held = sum((Counter(mat["tokens"]) for mat in position["seats"]), Counter())
    check(match, Counter(f.TOKENS) - held - tokens_on_board(position))
    check_looks(match)
    assert match.over == (position["phase"] == "over") == (match.result is not None)
    assert (position["acting"] is not None) == (position["phase"] == "act")
    if match.over:
        assert position["round"] == f.ROUNDS and all(position["passed"])
    else:
        assert match.actors == (position["active"],) and not position["passed"][position["active"]]
    for counts in ([mat["harbour"] for mat in position["seats"]], *position["beside"].values()):
        assert all(0 <= count <= 127 for count in counts)


def without_sums(position: Position) -> None:
    """Stocks, supplies and levels follow from the rest; tokens can."""
    for name in ("stock", "tokens"):
        position.pop(name, None)
    for mat in position.get("seats", []):
        mat.pop("supply", None)
        mat.pop("levels", None)


def whole(match: Any) -> None:
    """With other tables, too: discs add up, and nothing passes what a position may say."""
    position = match.position()
    assert all(discs_of(position, seat) == f.DISCS for seat in range(match.players))
    assert all(0 <= mat["harbour"] <= 127 for mat in position["seats"])
    assert match.over == (position["phase"] == "over")


CRAFTED = Crafted("endeavor", FAR, invariants, leave_out=without_sums)
TABLES = whole
