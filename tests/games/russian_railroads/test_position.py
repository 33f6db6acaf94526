"""Positions as readable dicts: they read back exactly, missing fields are derived, and impossible ones are refused."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from tests.games.rng import Rng

from . import facts as f
from .scenario import game

Position = dict[str, Any]


def choose_busily(match: Any, dice: Rng) -> str:
    """Choose a decision that makes much happen: black rails, tokens and cards first, and seldom one that gives up."""
    texts = sorted(str(action) for action in match.legal(match.actors[0]))
    preferred = [text for text in texts if text.endswith(("card", "four_actions", " black", "black_2", "black_1"))]
    active = [text for text in texts if text not in ("pass", "stay", "done")]
    if preferred and dice.below(3):
        return str(dice.choice(preferred))
    return str(dice.choice(active if active and dice.below(30) else texts))


def test_a_match_from_a_position_ends_like_the_original() -> None:
    """Both play the same decisions to the end."""
    match, dice = game().new_match(players=3, seed=4), Rng(4)
    for _ in range(150):
        match.play(match.actors[0], choose_busily(match, dice))
    again = game().from_position(match.position(), seed=9)
    while not match.over:
        text = choose_busily(match, dice)
        again.play(match.actors[0], text)
        match.play(match.actors[0], text)
    assert again.over and again.result.plain() == match.result.plain() and again.position() == match.position()


# -- missing fields ----------------------------------------------------------------------------------------------------------------


def match_at(where: Position) -> Any:
    return game().from_position({"game": "russian_railroads", **where}, seed=1)


@pytest.mark.parametrize("players", f.PLAYERS)
def test_the_number_of_players_alone_gives_the_first_turn(players: int) -> None:
    """The first turn of the first round, with what players have at the start (fact sheet 4)."""
    match = match_at({"players": players})
    where = match.position()
    assert (where["phase"], where["stage"], where["round"], where["active"], match.actors) == ("turn", "turns", 1, 0, (0,))
    assert where["order"] == list(range(players)) and where["claims"] == [None, None]
    assert where["locomotive_supply"] == {str(n): players for n in range(2, 10)} and where["factory_supply"] == {}
    assert where["doubler_supply"] == 20 and where["deck"] == list(f.BONUSES[:8]) and where["removed"] == ["engineer", "engineers"]
    assert len([name for name in where["row"] if name]) == (7 if players == 4 else 6) and f.LETTERLESS not in where["row"]
    for seat in where["seats"]:
        assert (seat["workers"], seat["coins"], seat["points"]) == (f.WORKERS[players], f.COINS[players], 0)
        assert seat["rails"] == {line: {"black": 1} for line in f.LENGTHS} and seat["locomotives"] == {"transsiberian_1": 1}
        assert seat["markers"] == [0] and seat["won"] == [] and seat["tokens"] == {}


def test_rails_won_lie_beside_the_lines() -> None:
    """A black rail on 6 has won the grey and the brown rails, which need not be named."""
    seat = {"rails": {"transsiberian": {"black": 6, "grey": 3}}}
    read = match_at({"players": 2, "seats": [seat, {}]}).position()["seats"][0]
    assert read["rails"]["transsiberian"] == {"black": 6, "grey": 3, "brown": 0}
    assert read["rails"]["kiev"] == {"black": 1, "grey": 0, "brown": 0}
    assert read["won"] == ["transsiberian_2", "transsiberian_6"]


def test_workers_and_closed_spaces_follow_from_the_pieces() -> None:
    """A piece closes its space, and its owner has taken the action this round."""
    pieces = {"coins": [{"seat": 0, "worker": 1}], "brown_2": [{"seat": 1, "worker": 1, "coin": 1}], "first": [{"seat": 2, "coin": 1}]}
    match = match_at({"players": 3, "pieces": pieces, "seats": [{"engineers": ["repeat"]}, {}, {}]})
    where = match.position()
    assert where["taken"] == {"coins": 0, "brown_2": 1, "first": 2}
    assert [seat["workers"] for seat in where["seats"]] == [5, 5, 6]
    assert where["claims"] == [{"seat": 2, "piece": "coin"}, None]
    match.play(0, "occupy engineer_repeat")
    assert match.position()["seats"][0]["coins"] == 1 + 2 if match.prompt(0).id != "pay" else True


def test_points_without_sources_count_as_effects_before_the_first_round() -> None:
    read = match_at({"players": 2, "round": 3, "seats": [{"points": 57}, {}]}).position()["seats"][0]
    assert read["points"] == 57 and read["scored"][0] == {"effects": 57} and len(read["scored"]) == 4


def test_spots_reached_count_as_dropped() -> None:
    """The position does not say what became of a ? space, so its token was given up."""
    seat = {"rails": {"petersburg": {"black": 5}}, "locomotives": {"petersburg": 5}, "factories": [2, 3, 4], "markers": [10]}
    read = match_at({"players": 2, "seats": [seat, {}]}).position()["seats"][0]
    assert read["tokens"] == {"petersburg_4": "dropped", "industry": "dropped"} and read["won"] == ["petersburg_4"]


def test_an_end_bonus_card_by_name_was_drawn_at_some_time() -> None:
    """Its holder searched the deck just before."""
    match = match_at({"players": 2, "seats": [{"bonus_cards": ["flat", "ends"]}, {"bonus_cards": ["black"]}]})
    where = match.position()
    assert where["seats"][0]["bonus_cards"] == [{"bonus": "flat", "draw": 1}, {"bonus": "ends", "draw": 2}]
    assert where["looked"] == [[0, 1], [2]] and len(where["deck"]) == 5
    assert match.view(0)["seats"][0]["bonuses"] == ["flat", "ends"] and match.view(0)["seats"][1]["bonuses"] == []


def test_an_effect_can_be_under_way() -> None:
    """Two steps are left of a board action that must be done completely."""
    where = {
        "players": 2,
        "phase": "act",
        "pieces": {"black_2": [{"seat": 0, "worker": 2}]},
        "running": "black_2",
        "agenda": [{"effect": "black_2", "left": {"black": 2}, "whole": True}],
    }
    match = match_at(where)
    assert match.prompt(0).plain()["args"] == {"effect": "black_2", "left": 2}
    match.play(0, "step kiev black")
    match.play(0, "step kiev black")
    assert match.actors == (1,) and match.position()["seats"][0]["rails"]["kiev"]["black"] == 3


# -- impossible positions------------------------------------------------------------------------------------------------------------


@cache
def turn_position() -> Position:
    """Return a turn in the middle of a match with pieces on the board, tiles in use and a held bonus card."""
    for seed in range(50):
        match, dice = game().new_match(players=3, seed=seed), Rng(seed)
        while not match.over:
            where = match.position()
            has_cards = any(seat["bonus_cards"] for seat in where["seats"])
            if where["round"] in (4, 5) and where["phase"] == "turn" and where["taken"] and has_cards:
                position: Position = where
                return position
            match.play(match.actors[0], choose_busily(match, dice))
    raise AssertionError("no such position")


@cache
def chain_position() -> Position:
    """Return a position in a chain of choices, where several effects wait."""
    for seed in range(50):
        match, dice = game().new_match(players=2, seed=seed), Rng(seed)
        while not match.over:
            if match.prompt(match.actors[0]).id == "next":
                position: Position = match.position()
                return position
            match.play(match.actors[0], choose_busily(match, dice))
    raise AssertionError("no such position")


Change = Callable[[Position], object]


def seat_of(where: Position, number: int = 0) -> dict[str, Any]:
    seat: dict[str, Any] = where["seats"][number]
    return seat


def set_engineers(where: Position, *owned: list[str]) -> None:
    for seat, names in zip(where["seats"], owned, strict=True):
        seat["engineers"] = names


CHANGES: list[tuple[str, Change]] = [
    ("phase", lambda p: p.update(phase="sleep")),
    ("stage", lambda p: p.update(stage="over")),
    ("round", lambda p: p.update(round=0)),
    ("round", lambda p: p.update(round=7)),
    ("active", lambda p: p.update(active=3)),
    ("active", lambda p: seat_of(p, p["active"]).update(passed=True)),
    ("order", lambda p: p.update(order=[0, 1, 1])),
    ("order", lambda p: p.update(order=[0, 1])),
    ("starts", lambda p: p.update(starts={"coin": 1, "doubler": 1})),
    ("starts.coin", lambda p: p.update(starts={"coin": 5})),
    ("starts", lambda p: p.update(starts={"coal": 1})),
    ("claims[0]", lambda p: p.update(claims=[{"seat": 0, "piece": "horse"}, None])),
    ("claims[1]", lambda p: p.update(claims=[p["claims"][0], {"seat": 0}])),
    ("claims", lambda p: p.update(claims=[])),
    ("taken", lambda p: p["taken"].clear()),
    ("row", lambda p: p.update(row=["repeat"] * 8)),
    ("row[1]", lambda p: p.update(row=["repeat", "repeat"])),
    ("row[0]", lambda p: p.update(row=[f.LETTERLESS])),
    ("row[0]", lambda p: p.update(row=["clerk"])),
    ("row[0]", lambda p: (p.update(row=["two_any"]), set_engineers(p, ["two_any"], [], []))),
    ("locomotive_supply", lambda p: p["locomotive_supply"].update({"9": 1, "8": 0})),
    ("locomotive_supply.9", lambda p: p["locomotive_supply"].update({"9": 5})),
    ("doubler_supply", lambda p: p.update(doubler_supply=21)),
    ("deck", lambda p: p["deck"].pop()),
    ("deck", lambda p: p["deck"].append(p["deck"][0])),
    ("removed", lambda p: p["removed"].pop()),
    ("removed", lambda p: p.update(removed=["flat", "flat"])),
    ("looked", lambda p: p.update(looked=[[], [], []])),
    ("looked[0][0]", lambda p: p["looked"].__setitem__(0, [9])),
    ("seats", lambda p: p["seats"].pop()),
    ("seats[0].workers", lambda p: seat_of(p).update(workers=seat_of(p)["workers"] + 1)),
    ("seats[0].coins", lambda p: seat_of(p).update(coins=-1)),
    ("seats", lambda p: seat_of(p).update(temporary=3)),
    ("seats[0].rails.kiev.black", lambda p: seat_of(p)["rails"]["kiev"].update(black=10)),
    ("seats[0].rails.kiev.grey", lambda p: seat_of(p)["rails"]["kiev"].update(grey=seat_of(p)["rails"]["kiev"]["black"])),
    ("seats[0].rails.transsiberian.grey", lambda p: seat_of(p)["rails"].update(transsiberian={"black": 1, "grey": 0})),
    ("seats[0].locomotives.kiev", lambda p: seat_of(p)["locomotives"].update(kiev=10)),
    ("seats", lambda p: [seat.update(locomotives={"transsiberian_1": 9, "transsiberian_2": 9}) for seat in p["seats"]]),
    ("seats[0].factories", lambda p: seat_of(p).update(factories=[1] * 6)),
    ("seats[0].factories[0]", lambda p: seat_of(p).update(factories=[0])),
    ("seats[0].markers", lambda p: seat_of(p).update(factories=[], markers=[5])),
    ("seats[0].markers", lambda p: seat_of(p).update(markers=[3, 2, 1])),
    ("seats[0].doublers", lambda p: seat_of(p).update(doublers=9)),
    ("seats[0].won", lambda p: seat_of(p)["won"].append("kiev_end")),
    ("seats[0].won", lambda p: seat_of(p)["won"].remove("transsiberian_2")),
    ("seats[0].won[0]", lambda p: seat_of(p).update(won=["kiev_1"])),
    ("seats[0].tokens.petersburg_4", lambda p: seat_of(p)["tokens"].update(petersburg_4="horse")),
    ("seats[0].tokens", lambda p: seat_of(p).update(tokens={"petersburg_4": "won"})),
    ("seats[0].engineers[0]", lambda p: seat_of(p).update(engineers=["clerk"])),
    ("seats[1].engineers[0]", lambda p: (seat_of(p).update(engineers=["repeat"]), seat_of(p, 1).update(engineers=["repeat"]))),
    ("seats[0].bonus_cards[0].draw", lambda p: seat_of(p).update(bonus_cards=[{"bonus": "flat", "draw": 8}])),
    ("seats[0].points", lambda p: seat_of(p).update(points=seat_of(p)["points"] + 1)),
    ("seats[0].scored", lambda p: seat_of(p).update(scored=[{}] * 8)),
    ("seats[0].scored[1]", lambda p: seat_of(p).update(scored=[{}, {"coal": 1}])),
    ("seats[0].scored[1].industry", lambda p: seat_of(p).update(scored=[{}, {"industry": -1}])),
    ("paying", lambda p: p.update(paying="coins")),
    ("paying", lambda p: p.update(phase="pay", paying=None)),
    ("paying", lambda p: p.update(phase="pay", paying="last_round")),
    ("running", lambda p: p.update(running="coins")),
    ("agenda", lambda p: p.update(agenda=[{"effect": "coins", "left": {"black": 1}}])),
    ("agenda[0].effect", lambda p: p.update(agenda=[{"left": {"black": 1}}])),
    ("current", lambda p: p.update(current=0)),
    ("hand", lambda p: (p.pop("locomotive_supply"), p.update(hand={"locomotive": 9}))),
    ("hand.locomotive", lambda p: p.update(hand={"locomotive": 10})),
    ("hand.locomotive", lambda p: (p["cards"].pop("locomotive", None), p.update(hand={"locomotive": "special"}))),
    ("new_factory", lambda p: (p.pop("locomotive_supply"), p.update(new_factory=9))),
    ("new_factory", lambda p: p.update(new_factory=10)),
    ("phase", lambda p: p.update(phase="act")),
]

CHAIN_CHANGES: list[tuple[str, Change]] = [
    ("phase", lambda p: p.update(phase="act")),
    ("agenda[0].left", lambda p: p["agenda"][0].update(left={})),
    ("agenda[0].left", lambda p: p["agenda"][0].update(left={"points": 3})),
    ("agenda[0].left.black", lambda p: p["agenda"][0].update(left={"black": -1})),
    ("agenda", lambda p: p.update(agenda=p["agenda"] * 11)),
    ("current", lambda p: p.update(current=9)),
    ("running", lambda p: p.update(running=None)),
    ("running", lambda p: p.update(running=next(place for place in f.SPACES if place not in p["pieces"]))),
    ("hand", lambda p: p.update(hand=3)),
    ("round", lambda p: p.update(stage="start")),
]


def check_refused(field: str, where: Position) -> None:
    with pytest.raises(bw.PositionError, match=r"expected") as caught:
        game().from_position(where, seed=1)
    assert caught.value.field.startswith(field), f"{caught.value} (the field should be {field})"


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_an_impossible_position_is_refused(number: int) -> None:
    """The error names the field, the value and what would fit."""
    field, change = CHANGES[number]
    where = copy.deepcopy(turn_position())
    change(where)
    check_refused(field, where)


@pytest.mark.parametrize("number", range(len(CHAIN_CHANGES)))
def test_an_impossible_chain_of_choices_is_refused(number: int) -> None:
    field, change = CHAIN_CHANGES[number]
    where = copy.deepcopy(chain_position())
    change(where)
    check_refused(field, where)


def test_the_positions_without_changes_are_accepted() -> None:
    for where in (turn_position(), chain_position()):
        assert game().from_position(copy.deepcopy(where), seed=1).position() == where


def test_markers_do_not_pass_gaps() -> None:
    """5.5."""
    check_refused("seats[0].markers[0]", {"players": 2, "seats": [{"markers": [5]}, {}]})
    check_refused("seats[0].markers[0]", {"players": 2, "seats": [{"markers": [7], "factories": [2]}, {}]})
    assert match_at({"players": 2, "seats": [{"markers": [6], "factories": [2]}, {}]}).position()["seats"][0]["markers"] == [6]


def test_start_bonuses_are_chosen_from_the_last_seat_to_the_second() -> None:
    where: Position = {"players": 3, "phase": "start_bonus", "active": 1, "starts": {"coin": 2}}
    assert match_at(where).position()["round"] == 0
    check_refused("starts", where | {"starts": {}})
    check_refused("starts", where | {"starts": {"coin": 0}})
    check_refused("starts", where | {"active": 0, "starts": {"coin": 2, "doubler": 1}})


def test_the_claim_worker_of_the_second_place_is_used_first() -> None:
    """p. 15."""
    pieces = {"first": [{"seat": 2, "worker": 1}], "second": [{"seat": 0, "worker": 1}]}
    where: Position = {"players": 3, "phase": "reuse", "active": 0, "pieces": pieces}
    assert match_at(where).prompt(0).args == {"position": 2}
    check_refused("active", where | {"active": 2})
    later = where | {"active": 2, "pieces": {"first": pieces["first"], "coins": [{"seat": 0, "worker": 1}]}}
    assert match_at(later | {"taken": {"first": 2, "second": 0, "coins": 0}, "claims": [{"seat": 2}, None]}).prompt(2).args == {
        "position": 1
    }


def test_final_points_are_derived() -> None:
    """End-bonus cards and majority follow from the position."""
    seats = [{"points": 20, "bonus_cards": ["flat"], "engineers": ["two_any"]}, {"points": 30}]
    match = match_at({"players": 2, "phase": "over", "seats": [{k: v for k, v in seat.items() if k != "points"} for seat in seats]})
    assert match.over and match.result.scores == [15 + 40, 0]
    assert match.position()["seats"][0]["points"] == 55


def test_the_special_locomotive_of_a_taken_card_must_be_on_a_line() -> None:
    """The seat that took the card placed it at once (p. 23), and no locomotive displaces it."""
    check_refused("cards", {"players": 2, "cards": {"locomotive": 1}})


def test_temporary_workers_need_a_worker_on_their_space() -> None:
    """p. 13: otherwise they are still on their space."""
    check_refused("seats", {"players": 3, "seats": [{"temporary": 1}, {}, {}]})
    check_refused("seats", {"players": 3, "pieces": {"temporary": [{"seat": 1, "worker": 1}]}, "seats": [{"temporary": 2}, {}, {}]})
    pieces = {"temporary": [{"seat": 0, "worker": 1}], "doubler": [{"seat": 0, "temporary": 1}]}
    match = game().from_position({"players": 3, "pieces": pieces, "seats": [{"temporary": 1, "doublers": 1}, {}, {}]}, seed=1)
    assert match.view(0)["seats"][0]["temporary"] == 1


def test_rewards_that_rails_and_locomotives_reach_must_be_won() -> None:
    """p. 17, 23: they were won in the moment in which the last condition was met."""
    seat = {"rails": {"petersburg": {"black": 4}}, "locomotives": {"transsiberian_1": 1, "petersburg": 4}}
    check_refused("seats[0].won", {"players": 2, "seats": [{**seat, "won": []}, {}]})
    game().from_position({"players": 2, "seats": [{**seat, "won": ["petersburg_4"]}, {}]}, seed=1)
