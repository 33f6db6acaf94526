"""Positions: complete states as readable dicts. They come back, what is left out follows, what cannot be is refused by its field."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import boardwright as bw

from . import facts as f
from .players import played
from .scenario import game

Position = dict[str, Any]


def test_a_match_goes_on_from_a_position_as_it_would_have() -> None:
    """Both play the same decisions to the end, and get the same result."""
    again = None
    for number, (match, text) in enumerate(played(4, 3)):
        if number == 60:
            again = game().from_position(match.position(), seed=9)
        if again and text:
            again.play(again.actors[0], text)
    assert again is not None and again.over and again.result.plain() == match.result.plain() and again.position() == match.position()


# -- what is left out --------------------------------------------------------------------------------------------------------------


def start(where: Position) -> Any:
    return game().from_position({"game": "endeavor", **where}, seed=1)


@pytest.mark.parametrize("players", f.PLAYERS)
def test_nothing_but_the_number_of_players(players: int) -> None:
    where = start({"players": players}).position()
    assert (where["phase"], where["round"], where["crown"], where["active"], where["passed"]) == ("turn", 1, 0, 0, [False] * players)
    for seat in where["seats"]:
        assert seat["buildings"] == [{"building": "colonial_house", "manned": False}] and (seat["harbour"], seat["supply"]) == (0, 30)
        assert set(seat["levels"].values()) == {0} and seat["cards"] == seat["aside"] == [] and seat["governor"] is None
    assert where["stock"] == {name: b.copies for name, b in f.BUILDINGS.items() if b.copies}
    assert where["tokens"]["cities"]["london"] == "industry" and where["tokens"]["lanes"]["far_east"][-1] == "payment"


def test_levels_supplies_and_stocks_follow() -> None:
    seat = {"harbour": 3, "buildings": ["colonial_house", "workshop", {"building": "shipyard", "manned": True}], "cards": ["slavery_1"]}
    where = start({"players": 3, "round": 2, "seats": [seat, {}, {}], "cities": {"london": 0}, "lanes": {"india": [0, 1, 0]}}).position()
    told = where["seats"][0]
    assert told["levels"] == {"industry": 2, "culture": 1, "finance": 2, "politics": 0} and told["supply"] == 30 - 3 - 1 - 1 - 2
    assert (where["stock"]["workshop"], where["stock"]["shipyard"]) == (4, 4)


def test_a_full_track_opens_its_region() -> None:
    match = start({"players": 3, "lanes": {"africa": [0, 1, 0, 1, 2, 2]}, "gone": ["africa_governor"], "cities": {"elmina": 1}})
    assert match.view(None)["regions"]["africa"]["open"] and match.view(None)["decks"]["africa"]["top"] == "africa_1"


# -- what cannot be ----------------------------------------------------------------------------------------------------------------


@cache
def _base() -> str:
    """A position in the middle of a match, seat 0 to choose between the halves of its docks."""
    docks, market = ({"building": name, "manned": True} for name in ("docks", "market"))
    mat = {"harbour": 5, "buildings": ["colonial_house", docks, market, "exchange"], "tokens": {"politics": 3}}
    held = {"cards": ["slavery_0", "slavery_2", "india_1"], "harbour": 2}
    where: Position = {"players": 3, "round": 5, "phase": "act", "seats": [mat, held, {}], "gone": ["africa_governor"]}
    where |= {"lanes": {"africa": [1] * 6}, "beside": {"africa": [1, 0, 0]}, "cities": {"london": 1, "elmina": 1}}
    where["acting"] = {"actions": ["ship", "occupy"], "halves": 2, "place": 2}
    return json.dumps(start(where).position())


def base() -> Position:
    found: Position = json.loads(_base())
    return found


Spoil = Callable[[Position], object]


def seat(number: int, **fields: Any) -> Spoil:
    return lambda p: p["seats"][number].update(fields)


def inside(*path: Any, value: Any) -> Spoil:
    def change(position: Position) -> None:
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = value

    return change


def also(*changes: Spoil) -> Spoil:
    return lambda p: [change(p) for change in changes]


SALARY = also(lambda p: p.update(phase="salary", acting=None, to_free=1))
TURN = also(lambda p: p.update(phase="turn", acting=None, to_free=0))
SECOND: Position = {"actions": ["ship"], "halves": 1, "place": 2, "region": "africa"}
"""The other half of the docks."""
GOVERNOR = also(
    TURN, lambda p: p.update(phase="governor", gone=[]), seat(0, cards=["africa_governor"], levels={}), lambda p: p.update(round=7)
)
"""Which governor lies on the space."""


FINANCE = {"payment": "finance"}


def paying(left: int, **options: str) -> Spoil:
    """Seat 0, with two salaries, has activated its exchange."""
    acting = {"actions": ["payment"], "halves": 1, "place": 4}
    return also(manning("docks", "market", "exchange"), lambda p: p.update(acting=acting, options=options, to_free=left))


def over(**fields: Any) -> Spoil:
    return also(TURN, lambda p: p.update({"phase": "over", "round": 7, "passed": [True] * 3} | fields))


def second(**fields: Any) -> Spoil:
    return lambda p: p.update(acting=SECOND | fields)


def manning(*names: str, **fields: Any) -> Spoil:
    """Seat 0 with a disc on each of these buildings."""
    return seat(0, buildings=["colonial_house", *({"building": name, "manned": True} for name in names)], levels={}, **fields)


SPOILED: list[tuple[Spoil, str]] = [
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
    (seat(0, harbour=-1), "seats[0].harbour"),
    (seat(0, levels={"industry": 7}), "seats[0].levels.industry"),
    (seat(0, levels={"religion": 0}), "seats[0].levels"),
    (seat(1, buildings=[]), "seats[1].buildings"),
    (seat(1, buildings=["colonial_house", "colonial_house"]), "seats[1].buildings[1].building"),
    (seat(1, buildings=["colonial_house", "castle"]), "seats[1].buildings[1].building"),
    (seat(1, buildings=["colonial_house", {"building": "bank", "manned": True}]), "seats[1].buildings[1].manned"),
    (seat(1, buildings=["colonial_house", {"building": "market", "manned": 1}]), "seats[1].buildings[1].manned"),
    (seat(1, buildings=["colonial_house", {"building": "market", "colour": "red"}]), "seats[1].buildings[1].colour"),
    (seat(1, buildings=["colonial_house", "museum", "parliament"]), "seats[1].buildings"),
    (seat(1, buildings=["colonial_house", *["market"] * 6]), "seats[1].buildings"),
    (seat(1, buildings=["colonial_house", "exchange"]), "stock.exchange"),
    (seat(0, tokens={"gold": 1}), "seats[0].tokens"),
    (seat(0, tokens={"attack": 3}), "seats[0].tokens.attack"),
    (also(lambda p: p.update(tokens={}), seat(0, tokens={"politics": 20, "culture": 15}, levels={})), "tokens"),
    (seat(0, cards=["joker"]), "seats[0].cards[0]"),
    (seat(0, cards=["india_1"]), "seats[1].cards[2]"),
    (seat(0, cards=["india_governor"]), "cards.india_governor"),
    (lambda p: p.update(gone=[]), "cards.africa_governor"),
    (lambda p: p.update(gone=["africa_governor", "europe_1"]), "gone[1]"),
    (lambda p: p.update(gone=["africa_governor", "slavery_5"]), "cards.slavery_5"),
    (lambda p: p.update(gone=["africa_governor", "slavery_0"]), "gone[1]"),
    (lambda p: p.update(abolished=True), "cards.slavery_0"),
    (also(seat(0, cards=["europe_5"]), seat(0, levels={})), "abolished"),
    (seat(1, aside=["india_2"]), "seats[1].aside[0]"),
    (seat(1, governor="africa_governor"), "seats[1].governor"),
    (seat(1, governor="india_1"), "seats[1].governor"),
    (seat(1, governor="king"), "seats[1].governor"),
    (inside("cities", "london", value=3), "cities.london"),
    (inside("lanes", "india", value=[0] * 8), "lanes.india"),
    (inside("lanes", "india", value=[None]), "lanes.india"),
    (inside("beside", "africa", value=[1, 0]), "beside.africa"),
    (inside("beside", "africa", value=[-1, 0, 0]), "beside.africa[0]"),
    (inside("tokens", "cities", "paris", value="gold"), "tokens.cities.paris"),
    (inside("tokens", "cities", value={}), "tokens.cities.copenhagen"),
    (inside("tokens", "lanes", "africa", value=["payment"] * 6), "tokens.lanes.africa"),
    (inside("tokens", "lanes", "india", value=["payment"] * 6), "tokens.lanes.india"),
    (inside("stock", "market", value=5), "stock.market"),
    (seat(0, levels={"finance": 2.0}), "seats[0].levels.finance"),
    (seat(2, harbour=128), "seats[2].harbour"),
    (seat(2, harbour=116), "seats[2].harbour"),
    (inside("beside", "africa", value=[0, 128, 0]), "beside.africa[1]"),
    (inside("beside", "africa", value=[0, 0, 116]), "beside.africa"),
    (lambda p: p.update(acting=None), "acting"),
    (lambda p: p.update(phase="turn"), "acting"),
    (inside("acting", "actions", value=[]), "acting.actions"),
    (inside("acting", "actions", value=["sleep"]), "acting.actions[0]"),
    (inside("acting", "actions", value=["attack"]), "acting.actions"),
    (inside("acting", "halves", value=3), "acting.halves"),
    (inside("acting", "halves", value=1), "acting.halves"),
    (inside("acting", "place", value=9), "acting.place"),
    (inside("acting", "place", value=1), "acting.place"),
    (also(seat(0, buildings=["colonial_house", "workshop"], levels={}), lambda p: p.update(stock={})), "acting.place"),
    (inside("acting", "place", value=None), "acting.halves"),
    (inside("acting", "place", value=3), "acting.halves"),
    (inside("acting", "region", value="atlantis"), "acting.region"),
    (inside("acting", "deck", value="atlantis"), "acting.deck"),
    (lambda p: p["acting"].update(actions=["ship", "draw"], halves=1, place=None, region="africa"), "acting.region"),
    (also(seat(0, harbour=0, supply=27)), "acting"),
    (also(SALARY, lambda p: p.update(to_free=0)), "to_free"),
    (also(SALARY, lambda p: p.update(to_free=2)), "to_free"),
    (also(SALARY, manning("market", "shipyard", "docks"), lambda p: p.update(to_free=2, stock={})), "to_free"),
    (also(SALARY, manning("market", "market"), lambda p: p.update(stock={})), "phase"),
    (also(SALARY, lambda p: p.update(passed=[False, True, False])), "passed"),
    (also(TURN, lambda p: p.update(phase="build", passed=[True, False, False], round=6)), "passed"),
    (lambda p: p.update(to_free=0), "to_free"),
    (lambda p: p.update(to_free=2), "to_free"),
    (lambda p: p.update(options=FINANCE, to_free=6), "to_free"),
    (lambda p: p.update(options=FINANCE, to_free=1), "to_free"),
    (paying(0), "to_free"),
    (paying(2), "to_free"),
    (paying(3, **FINANCE), "to_free"),
    (also(second(), lambda p: p.update(options=FINANCE, to_free=6)), "to_free"),
    (over(round=6), "round"),
    (over(passed=[True, True, False]), "passed"),
    (also(TURN, lambda p: p.update(to_free=1)), "to_free"),
    (second(actions=["ship", "occupy"]), "acting.actions"),
    (second(actions=["draw"]), "acting.actions"),
    (second(deck="europe"), "acting.deck"),
    (second(region=None, deck="africa"), "acting.region"),
    (also(second(), lambda p: p.update(beside={})), "acting.region"),
    (second(region="india"), "acting.region"),
    (also(manning("trade_office"), second(actions=["draw"], region=None, deck="europe"), lambda p: p.update(stock={})), "acting.deck"),
    (also(GOVERNOR, seat(0, governor="africa_governor")), "seats[0].governor"),
    (also(GOVERNOR, lambda p: p.update(round=6)), "phase"),
    (also(TURN, lambda p: p.update(phase="discard")), "phase"),
    (also(TURN, lambda p: p.update(phase="governor")), "phase"),
    (also(TURN, lambda p: p.update(to_free=9)), "to_free"),
]


def test_the_base_is_a_position() -> None:
    assert start(base()).position() == base()


@pytest.mark.parametrize("change", [
        SALARY, TURN, second(), second(actions=["occupy"]), GOVERNOR, paying(1), paying(1, **FINANCE), paying(2, **FINANCE), over(),
        lambda p: p.update(options=FINANCE, to_free=2), also(second(), lambda p: p.update(options=FINANCE, to_free=5)),
        also(TURN, seat(2, harbour=115)),
    ],
)  # fmt: skip
def test_what_is_spoiled_was_a_position(change: Spoil) -> None:
    position = base()
    for each in position["seats"]:
        each.pop("supply")
    change(position)
    start(position)


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_what_cannot_be_is_refused_by_its_field(number: int) -> None:
    change, field = SPOILED[number]
    position = copy.deepcopy(base())
    for each in position["seats"]:
        each.pop("supply")
    change(position)
    with pytest.raises(bw.PositionError) as error:
        start(position)
    assert error.value.field == field and all(fault.expected for fault in error.value.faults), str(error.value)


def test_a_building_to_come_needs_room() -> None:
    """A seat that has yet to build this round has one building fewer."""
    mats = [{"buildings": ["colonial_house", *["market"] * n]} for n in (1, 0, 0)]
    start({"players": 3, "phase": "build", "active": 1, "seats": mats})
    with pytest.raises(bw.PositionError) as error:
        start({"players": 3, "phase": "build", "active": 0, "seats": mats})
    assert error.value.field == "seats[0].buildings"


@pytest.mark.parametrize("wanted", [["activate shipyard", "ship africa", "build shipyard", "pass"], ["build market", "pass"]])
def test_play_passes_nothing_that_a_position_may_say(wanted: list[str]) -> None:
    """As many discs as a position may have in the harbour and beside a track: what comes later can be read back, too."""
    mat = {"harbour": 90, "buildings": ["colonial_house", *["shipyard"] * 4]}
    where: Position = {"players": 3, "round": 6, "seats": [mat, {}, {}], "lanes": {"africa": [0] * 6}, "gone": ["africa_governor"]}
    match = start(where | {"beside": {"africa": [31, 0, 0]}})
    while not match.over:
        texts = {str(action) for action in match.legal(match.actors[0])}
        match.play(match.actors[0], next((text for text in wanted if text in texts), min(texts)))
    after = match.position()
    assert after["seats"][0]["harbour"] > 90 or after["beside"]["africa"][0] > 31
    assert start(after).position() == after


@pytest.mark.parametrize(("phase", "round_no", "most"), [("build", 1, 85), ("turn", 1, 91), ("turn", 7, 127)])
def test_as_many_discs_as_leave_room_for_those_to_come(phase: str, round_no: int, most: int) -> None:
    """Six at most in each growth; 127 of a seat fit beside a track."""
    where: Position = {"players": 3, "phase": phase, "round": round_no, "seats": [{"harbour": most}, {}, {}]}
    assert start(where).position()["seats"][0]["harbour"] == most
    where["seats"][0]["harbour"] += 1
    with pytest.raises(bw.PositionError, match=f" {most}"):
        start(where)


def test_the_end_needs_no_more_words() -> None:
    """The round is the last one, and everybody has passed."""
    where = start({"players": 3, "phase": "over"}).position()
    assert (where["round"], where["passed"]) == (7, [True] * 3)


def test_a_token_may_be_held_that_no_place_misses() -> None:
    """It is taken from the last links, which a player may have held and lost; cities and tracks have theirs."""
    links = start({"players": 3}).position()["tokens"]["links"]
    where = start({"players": 3, "seats": [{"tokens": {"culture": 1, "attack": 1}}, {}, {}]}).position()
    assert list(where["tokens"]["links"]) == list(links)[:-2] and len(where["tokens"]["cities"]) == 29
    assert start(where).position() == where
    with pytest.raises(bw.PositionError, match="that nobody holds") as error:
        start({"players": 3, "seats": [{"tokens": {"culture": 20, "industry": 7}}, {}, {}]})
    assert error.value.field == "tokens"


def test_a_payment_in_progress_frees_as_many_as_finance_allows() -> None:
    """Where the position does not say how many."""
    where = base()
    paying(1, **FINANCE)(where)
    del where["to_free"], where["seats"][0]["supply"]
    assert start(where).position()["to_free"] == 2


def test_too_many_of_a_token() -> None:
    position = base()
    position["tokens"]["cities"] = dict.fromkeys(position["tokens"]["cities"], "attack")
    with pytest.raises(bw.PositionError) as error:
        start(position)
    assert error.value.field == "tokens.attack"
