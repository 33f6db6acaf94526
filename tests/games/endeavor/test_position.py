"""Tests of positions: they reload unchanged, omitted fields get defaults, and an invalid field is named by the error."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import boardwright as bw

from . import facts as f
from .players import play_match
from .scenario import game

Position = dict[str, Any]


def test_a_match_from_a_position_plays_on_to_the_same_result() -> None:
    resumed = None
    for number, (match, text) in enumerate(play_match(4, 3)):
        if number == 60:
            resumed = game().from_position(match.position(), seed=9)
        if resumed and text:
            resumed.play(resumed.actors[0], text)
    end = (match.result.plain(), match.position())
    assert resumed is not None and resumed.over and (resumed.result.plain(), resumed.position()) == end


# -- defaults ----------------------------------------------------------------------------------------------------------------------


def start_match(position: Position) -> Any:
    return game().from_position({"game": "endeavor", **position}, seed=1)


@pytest.mark.parametrize("players", f.PLAYERS)
def test_a_position_needs_only_the_number_of_players(players: int) -> None:
    position = start_match({"players": players}).position()
    fields = ("phase", "round", "crown", "active", "passed")
    assert tuple(position[field] for field in fields) == ("turn", 1, 0, 0, [False] * players)
    for mat in position["seats"]:
        assert mat["buildings"] == [{"building": "colonial_house", "manned": False}] and (mat["harbour"], mat["supply"]) == (0, 30)
        assert set(mat["levels"].values()) == {0} and mat["cards"] == mat["aside"] == [] and mat["governor"] is None
    assert position["stock"] == {name: b.copies for name, b in f.BUILDINGS.items() if b.copies}
    assert position["tokens"]["cities"]["london"] == "industry" and position["tokens"]["lanes"]["far_east"][-1] == "payment"


def test_levels_supplies_and_stocks_follow_from_other_fields() -> None:
    mat = {"harbour": 3, "buildings": ["colonial_house", "workshop", {"building": "shipyard", "manned": True}], "cards": ["slavery_1"]}
    match = start_match({"players": 3, "round": 2, "seats": [mat, {}, {}], "cities": {"london": 0}, "lanes": {"india": [0, 1, 0]}})
    position = match.position()
    shown = position["seats"][0]
    assert shown["levels"] == {"industry": 2, "culture": 1, "finance": 2, "politics": 0} and shown["supply"] == 30 - 3 - 1 - 1 - 2
    assert (position["stock"]["workshop"], position["stock"]["shipyard"]) == (4, 4)


def test_a_full_track_opens_its_region() -> None:
    match = start_match({"players": 3, "lanes": {"africa": [0, 1, 0, 1, 2, 2]}, "gone": ["africa_governor"], "cities": {"elmina": 1}})
    assert match.view(None)["regions"]["africa"]["open"] and match.view(None)["decks"]["africa"]["top"] == "africa_1"


# -- invalid positions -------------------------------------------------------------------------------------------------------------


@cache
def _base_position_json() -> str:
    """Return a position in the middle of a match: seat 0 chooses between the halves of its docks."""
    docks, market = ({"building": name, "manned": True} for name in ("docks", "market"))
    mat = {"harbour": 5, "buildings": ["colonial_house", docks, market, "exchange"], "tokens": {"politics": 3}}
    held = {"cards": ["slavery_0", "slavery_2", "india_1"], "harbour": 2}
    position: Position = {"players": 3, "round": 5, "phase": "act", "seats": [mat, held, {}], "gone": ["africa_governor"]}
    position |= {"lanes": {"africa": [1] * 6}, "beside": {"africa": [1, 0, 0]}, "cities": {"london": 1, "elmina": 1}}
    position["acting"] = {"actions": ["ship", "occupy"], "halves": 2, "place": 2}
    return json.dumps(start_match(position).position())


def base_position() -> Position:
    position: Position = json.loads(_base_position_json())
    return position


Change = Callable[[Position], object]


def update_seat(number: int, **fields: Any) -> Change:
    return lambda p: p["seats"][number].update(fields)


def set_value(*path: Any, value: Any) -> Change:
    def change(position: Position) -> None:
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = value

    return change


def combine(*changes: Change) -> Change:
    return lambda p: [change(p) for change in changes]


SALARY = combine(lambda p: p.update(phase="salary", acting=None, to_free=1))
TURN = combine(lambda p: p.update(phase="turn", acting=None, to_free=0))
SECOND: Position = {"actions": ["ship"], "halves": 1, "place": 2, "region": "africa"}
"""The action in progress after the first half of the docks."""
GOVERNOR = combine(
    TURN, lambda p: p.update(phase="governor", gone=[]), update_seat(0, cards=["africa_governor"], levels={}), lambda p: p.update(round=7)
)
"""A change to the governor phase: seat 0 chooses which governor lies on the space."""


FINANCE = {"payment": "finance"}


def during_payment(left: int, **options: str) -> Change:
    """Return a change: seat 0, with two salaries, has activated its exchange."""
    acting = {"actions": ["payment"], "halves": 1, "place": 4}
    return combine(with_manned("docks", "market", "exchange"), lambda p: p.update(acting=acting, options=options, to_free=left))


def match_over(**fields: Any) -> Change:
    return combine(TURN, lambda p: p.update({"phase": "over", "round": 7, "passed": [True] * 3} | fields))


def second_half(**fields: Any) -> Change:
    return lambda p: p.update(acting=SECOND | fields)


def with_manned(*names: str, **fields: Any) -> Change:
    """Return a change: seat 0 has these buildings with a disc on each."""
    return update_seat(0, buildings=["colonial_house", *({"building": name, "manned": True} for name in names)], levels={}, **fields)


INVALID: list[tuple[Change, str]] = [
    (lambda p: p.update(phase="sleep"), "phase"),
    (lambda p: p.update(round=8), "round"),
    (lambda p: p.update(round=0), "round"),
    (lambda p: p.update(crown=3), "crown"),
    (lambda p: p.update(passed=[True]), "passed"),
    (lambda p: p.update(passed=[0, 0, 0]), "passed[0]"),
    (lambda p: p.update(passed=[True, False, False]), "active"),
    (lambda p: p.update(players=2), "players"),
    (lambda p: p.update(players=4), "passed"),
    (lambda p: p.update(seats=[{}]), "seats"),
    (lambda p: p.update(seats=[1, 2, 3]), "seats[0]"),
    (update_seat(0, harbour=-1), "seats[0].harbour"),
    (update_seat(0, levels={"industry": 7}), "seats[0].levels.industry"),
    (update_seat(0, levels={"religion": 0}), "seats[0].levels"),
    (update_seat(1, buildings=[]), "seats[1].buildings"),
    (update_seat(1, buildings=["colonial_house", "colonial_house"]), "seats[1].buildings[1].building"),
    (update_seat(1, buildings=["colonial_house", "castle"]), "seats[1].buildings[1].building"),
    (update_seat(1, buildings=["colonial_house", {"building": "bank", "manned": True}]), "seats[1].buildings[1].manned"),
    (update_seat(1, buildings=["colonial_house", {"building": "market", "manned": 1}]), "seats[1].buildings[1].manned"),
    (update_seat(1, buildings=["colonial_house", {"building": "market", "colour": "red"}]), "seats[1].buildings[1].colour"),
    (update_seat(1, buildings=["colonial_house", "museum", "parliament"]), "seats[1].buildings"),
    (update_seat(1, buildings=["colonial_house", *["market"] * 6]), "seats[1].buildings"),
    (update_seat(1, buildings=["colonial_house", "exchange"]), "stock.exchange"),
    (update_seat(0, tokens={"gold": 1}), "seats[0].tokens"),
    (update_seat(0, tokens={"attack": 3}), "seats[0].tokens.attack"),
    (combine(lambda p: p.update(tokens={}), update_seat(0, tokens={"politics": 20, "culture": 15}, levels={})), "tokens"),
    (update_seat(0, cards=["joker"]), "seats[0].cards[0]"),
    (update_seat(0, cards=["india_1"]), "seats[1].cards[2]"),
    (update_seat(0, cards=["india_governor"]), "cards.india_governor"),
    (lambda p: p.update(gone=[]), "cards.africa_governor"),
    (lambda p: p.update(gone=["africa_governor", "europe_1"]), "gone[1]"),
    (lambda p: p.update(gone=["africa_governor", "slavery_5"]), "cards.slavery_5"),
    (lambda p: p.update(gone=["africa_governor", "slavery_0"]), "gone[1]"),
    (lambda p: p.update(abolished=True), "cards.slavery_0"),
    (combine(update_seat(0, cards=["europe_5"]), update_seat(0, levels={})), "abolished"),
    (update_seat(1, aside=["india_2"]), "seats[1].aside[0]"),
    (update_seat(1, governor="africa_governor"), "seats[1].governor"),
    (update_seat(1, governor="india_1"), "seats[1].governor"),
    (update_seat(1, governor="king"), "seats[1].governor"),
    (set_value("cities", "london", value=3), "cities.london"),
    (set_value("lanes", "india", value=[0] * 8), "lanes.india"),
    (set_value("lanes", "india", value=[None]), "lanes.india"),
    (set_value("beside", "africa", value=[1, 0]), "beside.africa"),
    (set_value("beside", "africa", value=[-1, 0, 0]), "beside.africa[0]"),
    (set_value("tokens", "cities", "paris", value="gold"), "tokens.cities.paris"),
    (set_value("tokens", "cities", value={}), "tokens.cities.copenhagen"),
    (set_value("tokens", "lanes", "africa", value=["payment"] * 6), "tokens.lanes.africa"),
    (set_value("tokens", "lanes", "india", value=["payment"] * 6), "tokens.lanes.india"),
    (set_value("stock", "market", value=5), "stock.market"),
    (update_seat(0, levels={"finance": 2.0}), "seats[0].levels.finance"),
    (update_seat(2, harbour=128), "seats[2].harbour"),
    (update_seat(2, harbour=116), "seats[2].harbour"),
    (set_value("beside", "africa", value=[0, 128, 0]), "beside.africa[1]"),
    (set_value("beside", "africa", value=[0, 0, 116]), "beside.africa"),
    (lambda p: p.update(acting=None), "acting"),
    (lambda p: p.update(phase="turn"), "acting"),
    (set_value("acting", "actions", value=[]), "acting.actions"),
    (set_value("acting", "actions", value=["sleep"]), "acting.actions[0]"),
    (set_value("acting", "actions", value=["attack"]), "acting.actions"),
    (set_value("acting", "halves", value=3), "acting.halves"),
    (set_value("acting", "halves", value=1), "acting.halves"),
    (set_value("acting", "place", value=9), "acting.place"),
    (set_value("acting", "place", value=1), "acting.place"),
    (combine(update_seat(0, buildings=["colonial_house", "workshop"], levels={}), lambda p: p.update(stock={})), "acting.place"),
    (set_value("acting", "place", value=None), "acting.halves"),
    (set_value("acting", "place", value=3), "acting.halves"),
    (set_value("acting", "region", value="atlantis"), "acting.region"),
    (set_value("acting", "deck", value="atlantis"), "acting.deck"),
    (lambda p: p["acting"].update(actions=["ship", "draw"], halves=1, place=None, region="africa"), "acting.region"),
    (combine(update_seat(0, harbour=0, supply=27)), "acting"),
    (combine(SALARY, lambda p: p.update(to_free=0)), "to_free"),
    (combine(SALARY, lambda p: p.update(to_free=2)), "to_free"),
    (combine(SALARY, with_manned("market", "shipyard", "docks"), lambda p: p.update(to_free=2, stock={})), "to_free"),
    (combine(SALARY, with_manned("market", "market"), lambda p: p.update(stock={})), "phase"),
    (combine(SALARY, lambda p: p.update(passed=[False, True, False])), "passed"),
    (combine(TURN, lambda p: p.update(phase="build", passed=[True, False, False], round=6)), "passed"),
    (lambda p: p.update(to_free=0), "to_free"),
    (lambda p: p.update(to_free=2), "to_free"),
    (lambda p: p.update(options=FINANCE, to_free=6), "to_free"),
    (lambda p: p.update(options=FINANCE, to_free=1), "to_free"),
    (during_payment(0), "to_free"),
    (during_payment(2), "to_free"),
    (during_payment(3, **FINANCE), "to_free"),
    (combine(second_half(), lambda p: p.update(options=FINANCE, to_free=6)), "to_free"),
    (match_over(round=6), "round"),
    (match_over(passed=[True, True, False]), "passed"),
    (combine(TURN, lambda p: p.update(to_free=1)), "to_free"),
    (second_half(actions=["ship", "occupy"]), "acting.actions"),
    (second_half(actions=["draw"]), "acting.actions"),
    (second_half(deck="europe"), "acting.deck"),
    (second_half(region=None, deck="africa"), "acting.region"),
    (combine(second_half(), lambda p: p.update(beside={})), "acting.region"),
    (second_half(region="india"), "acting.region"),
    (
        combine(with_manned("trade_office"), second_half(actions=["draw"], region=None, deck="europe"), lambda p: p.update(stock={})),
        "acting.deck",
    ),
    (combine(GOVERNOR, update_seat(0, governor="africa_governor")), "seats[0].governor"),
    (combine(GOVERNOR, lambda p: p.update(round=6)), "phase"),
    (combine(TURN, lambda p: p.update(phase="discard")), "phase"),
    (combine(TURN, lambda p: p.update(phase="governor")), "phase"),
    (combine(TURN, lambda p: p.update(to_free=9)), "to_free"),
]


def test_the_base_position_is_valid() -> None:
    assert start_match(base_position()).position() == base_position()


@pytest.mark.parametrize("change", [
        SALARY, TURN, second_half(), second_half(actions=["occupy"]), GOVERNOR,
        during_payment(1), during_payment(1, **FINANCE), during_payment(2, **FINANCE), match_over(),
        lambda p: p.update(options=FINANCE, to_free=2), combine(second_half(), lambda p: p.update(options=FINANCE, to_free=5)),
        combine(TURN, update_seat(2, harbour=115)),
    ],
)  # fmt: skip
def test_the_base_position_stays_valid_with_each_phase_change(change: Change) -> None:
    position = base_position()
    for mat in position["seats"]:
        mat.pop("supply")
    change(position)
    start_match(position)


@pytest.mark.parametrize("number", range(len(INVALID)))
def test_an_invalid_position_is_refused_by_its_field(number: int) -> None:
    change, field = INVALID[number]
    position = copy.deepcopy(base_position())
    for mat in position["seats"]:
        mat.pop("supply")
    change(position)
    with pytest.raises(bw.PositionError) as error:
        start_match(position)
    assert error.value.field == field and all(fault.expected for fault in error.value.faults), str(error.value)


def test_a_seat_that_builds_this_round_needs_room_for_the_building() -> None:
    """A seat that has yet to build this round has one building fewer."""
    mats = [{"buildings": ["colonial_house", *["market"] * n]} for n in (1, 0, 0)]
    start_match({"players": 3, "phase": "build", "active": 1, "seats": mats})
    with pytest.raises(bw.PositionError) as error:
        start_match({"players": 3, "phase": "build", "active": 0, "seats": mats})
    assert error.value.field == "seats[0].buildings"


@pytest.mark.parametrize("preferred", [["activate shipyard", "ship africa", "build shipyard", "pass"], ["build market", "pass"]])
def test_play_stays_within_the_disc_limits_of_a_position(preferred: list[str]) -> None:
    """The match begins with the most discs that a position may have in the harbour and beside a track. Its last position reloads."""
    mat = {"harbour": 90, "buildings": ["colonial_house", *["shipyard"] * 4]}
    position: Position = {"players": 3, "round": 6, "seats": [mat, {}, {}], "lanes": {"africa": [0] * 6}, "gone": ["africa_governor"]}
    match = start_match(position | {"beside": {"africa": [31, 0, 0]}})
    while not match.over:
        texts = {str(action) for action in match.legal(match.actors[0])}
        match.play(match.actors[0], next((text for text in preferred if text in texts), min(texts)))
    after = match.position()
    assert after["seats"][0]["harbour"] > 90 or after["beside"]["africa"][0] > 31
    assert start_match(after).position() == after


@pytest.mark.parametrize(("phase", "round_no", "most"), [("build", 1, 85), ("turn", 1, 91), ("turn", 7, 127)])
def test_the_harbour_limit_leaves_room_for_later_growth(phase: str, round_no: int, most: int) -> None:
    """A growth brings six discs at most, and 127 discs of a seat fit beside a track."""
    position: Position = {"players": 3, "phase": phase, "round": round_no, "seats": [{"harbour": most}, {}, {}]}
    assert start_match(position).position()["seats"][0]["harbour"] == most
    position["seats"][0]["harbour"] += 1
    with pytest.raises(bw.PositionError, match=f" {most}"):
        start_match(position)


def test_a_final_position_needs_only_its_phase() -> None:
    """Its round is the last one, and all seats have passed."""
    position = start_match({"players": 3, "phase": "over"}).position()
    assert (position["round"], position["passed"]) == (7, [True] * 3)


def test_held_tokens_without_an_occupied_place_come_from_the_last_links() -> None:
    """A player may have held and lost these links. Cities and tracks keep their tokens."""
    links = start_match({"players": 3}).position()["tokens"]["links"]
    position = start_match({"players": 3, "seats": [{"tokens": {"culture": 1, "attack": 1}}, {}, {}]}).position()
    assert list(position["tokens"]["links"]) == list(links)[:-2] and len(position["tokens"]["cities"]) == 29
    assert start_match(position).position() == position
    with pytest.raises(bw.PositionError, match="that nobody holds") as error:
        start_match({"players": 3, "seats": [{"tokens": {"culture": 20, "industry": 7}}, {}, {}]})
    assert error.value.field == "tokens"


def test_to_free_defaults_to_finance_in_a_payment_in_progress() -> None:
    position = base_position()
    during_payment(1, **FINANCE)(position)
    del position["to_free"], position["seats"][0]["supply"]
    assert start_match(position).position()["to_free"] == 2


def test_too_many_tokens_of_a_kind_are_refused() -> None:
    position = base_position()
    position["tokens"]["cities"] = dict.fromkeys(position["tokens"]["cities"], "attack")
    with pytest.raises(bw.PositionError) as error:
        start_match(position)
    assert error.value.field == "tokens.attack"
