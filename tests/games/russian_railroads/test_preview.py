"""The preview of an action equals what the action then does."""

from typing import Any

import pytest

from boardwright.core.domain.asking import Ask
from boardwright.games.russian_railroads import components as c
from tests.conftest import repetitions
from tests.games.rng import Rng

from . import facts as f
from .boards import random_table
from .event_log import EventLog
from .scenario import Scenario, game
from .test_view import choose_actively

SCORED = ("transsiberian", "petersburg", "kiev", "industry")
ABOUT_ONLY = ("choose_start", "occupy", "pass", "stay", "pay", "next", "take_bonus", "done")
"""Previews of these actions show no change, only what the action is about."""


def preview(table: Scenario, text: str) -> dict[str, Any]:
    result: dict[str, Any] = table.ready().match.preview(table.active, text)
    return result


def preview_without_best(table: Scenario, text: str) -> dict[str, Any]:
    """Return the preview of an action without its best outcome."""
    return {name: value for name, value in preview(table, text).items() if name != "best"}


def round_points(match: Any, seat: int) -> dict[str, int]:
    """Return what each line and industry would pay a seat at the end of the round."""
    scoring = match.view(seat)["seats"][seat]["scoring"]
    return {name: scoring[name]["points"] for name in SCORED}


def rewards_of(story: EventLog, seat: int) -> list[dict[str, Any]]:
    """Return what a seat won, as the events say."""
    reward_of = {
        "won_rails": lambda args: {"rails": args["colour"]},
        "won_worker": lambda args: {"worker": 1},
        "won_token": lambda args: {"spot": args["spot"]},
        "end_station": lambda args: {"points": args["points"]},
        "got_points": lambda args: {"points": args["points"]},
        "factory_works": lambda args: {"factory": args["factory"]},
    }
    return [reward_of[event.kind](event.args) for event in story if event.kind in reward_of and event.args["seat"] == seat]


def check_preview(match: Any, seat: int, action: Any) -> bool:
    """Compare a preview with what the action does, including what follows by itself. Returns whether the round went on, so that it could be
    compared."""
    before, shown = match.view(seat)["seats"][seat], match.preview(seat, action)
    other = match.copy()
    known = len(other.full_events())
    other.play(seat, action)
    log = EventLog(other.full_events(known))
    if "scored" in log.kinds:
        return False
    after = other.view(seat)["seats"][seat]
    old, new = round_points(match, seat), round_points(other, seat)
    scoring = {name: new[name] - old[name] for name in SCORED if new[name] != old[name]}
    special = [reward for reward in shown.get("wins", []) if "special" in reward]
    assert shown.get("points", 0) == after["points"] - before["points"]
    assert shown.get("scoring", {}) == scoring and shown.get("total", 0) == sum(scoring.values())
    assert [reward for reward in shown.get("wins", []) if "special" not in reward] == rewards_of(log, seat)
    assert all(after["specials"][reward["special"]] and not before["specials"][reward["special"]] for reward in special)
    return True


@pytest.mark.parametrize("seed", range(30))
def test_previews_equal_what_actions_do_on_random_boards(seed: int) -> None:
    """Actions in the middle of effects, on boards where much happens at once."""
    dice, compared = Rng(seed + 50), 0
    for _ in range(4):
        match = random_table(dice).ready().match
        for _ in range(8):
            if match.over:
                break
            seat = match.actors[0]
            for action in match.legal(seat):
                if action.kind not in ABOUT_ONLY:
                    compared += check_preview(match, seat, action)
            match.play(seat, choose_actively(match, dice))
    assert compared > 5


# -- the best outcome --------------------------------------------------------------------------------------------------------------


def best_of(match: Any, seat: int, action: Any) -> tuple[int, set[str], bool]:
    """Return the best outcome of an action: points, special spaces within reach, and whether every way was tried."""
    match.view(seat)
    prospect = Ask(match.game, match._hidden)("prospect", seat, action.id)
    return (
        int(prospect.gain),
        {name for name, met in zip(c.SPECIALS, prospect.reaches.tolist(), strict=True) if met},
        bool(prospect.all_tried),
    )


def points_and_specials(match: Any, seat: int) -> tuple[int, set[str]]:
    """Return the points of a seat with what the end of the round pays, and the special spaces that count."""
    own = match.view(seat)["seats"][seat]
    return own["points"] + own["scoring"]["total"], {name for name, counts in own["specials"].items() if counts}


def check_best(match: Any, seat: int, action: Any) -> bool:
    """The best outcome of an action is what it brings plus the best of the choices after it. Returns whether they could be compared."""
    other, known = match.copy(), len(match.full_events())
    gain, reaches, complete = best_of(match, seat, action)
    other.play(seat, action)
    story = EventLog(other.full_events(known))
    if "scored" in story.kinds or not complete:
        return False
    before, after = points_and_specials(match, seat)[0], points_and_specials(other, seat)[0]
    new_turn_phases = {"turn", "reuse", "start_bonus"}
    continues = other.actors == (seat,) and other.view(seat)["phase"] not in new_turn_phases
    later = [best_of(other, seat, choice) for choice in other.legal(seat) if choice.kind != "use_token"] if continues else []
    assert gain == after - before + max([points for points, _, _ in later], default=0), str(action)
    assert reaches >= set().union(*(there for _, there, _ in later)), str(action)
    if action.kind in ("occupy", "pay", "choose_start"):
        best = match.preview(seat, action)["best"]
        assert best["gain"] == gain == best.get("points", 0) + sum(best.get("scoring", {}).values())
        assert set(best.get("reaches", ())) == reaches
    return True


@pytest.mark.parametrize("seed", range(repetitions(4, 200, 1)))
def test_the_best_of_a_space_is_the_best_of_all_ways_to_use_it(seed: int) -> None:
    """From the choice of the space to the end of the turn, on random boards and at the start of a match."""
    dice, compared = Rng(seed), 0
    for match in (random_table(dice).ready().match, game().new_match(players=2 + seed % 3, seed=seed)):
        for _ in range(12):
            if match.over:
                break
            (seat,) = match.actors
            actions = [action for action in match.legal(seat) if action.kind not in ("pass", "stay")]
            compared += sum(check_best(match, seat, action) for action in actions)
            match.play(seat, choose_actively(match, dice))
    assert compared > 30


def test_the_best_of_a_space_with_choices_is_shown() -> None:
    """Two black steps: both on Kiev score most, and steps elsewhere reach grey rails."""
    table = Scenario(3).locomotives(0, 1, kiev=3)
    best = {"gain": 5, "scoring": {"kiev": 5}, "reaches": ["transsiberian_2", "kiev_2", "kiev_3"]}
    assert preview(table, "occupy black_1")["best"] == best
    assert preview(table, "occupy coins")["best"] == {"gain": 0}


def test_the_best_of_a_space_counts_the_black_worker_s_step() -> None:
    """Each way to pay has its own best."""
    table = Scenario(3).locomotives(0, 1, kiev=4).black(0)
    assert preview(table, "occupy black_1")["best"]["gain"] == 9
    table.play("occupy black_1")
    gains = {text: preview(table, text)["best"]["gain"] for text in ("pay 0 without_black", "pay 0 with_black")}
    assert gains == {"pay 0 without_black": 5, "pay 0 with_black": 9}


# -- costs and effects -------------------------------------------------------------------------------------------------------------


def test_the_preview_of_a_space_shows_its_cost_and_effect() -> None:
    """An open engineer gives what its tile says."""
    table = Scenario(3).coins(0, 1).row("doubler", "grey_brown").rails(0, transsiberian={"black": 9, "grey": 5, "brown": 2})
    for text in table.legal("occupy"):
        gives = {"grey": 1, "brown": 1} if text == "engineer_inner" else f.SPACES[text].gives
        expected = {"cost": f.SPACES[text].workers, "coins_needed": f.SPACES[text].coins, "gives": gives}
        assert preview_without_best(table, f"occupy {text}") == expected, text


def test_the_preview_of_an_own_engineer_shows_its_cost_and_effect() -> None:
    table = Scenario(3).engineers(0, "any_points")
    assert preview_without_best(table, "occupy engineer_any_points") == {"cost": 1, "coins_needed": 0, "gives": {"any": 1, "points": 3}}


@pytest.mark.parametrize("seat", range(4))
def test_the_preview_of_passing_shows_its_points(seat: int) -> None:
    """5.1: points by the place in the turn order."""
    table = Scenario(4).turn(seat)
    assert preview(table, "pass") == ({"points": f.PASSING[seat]} if seat else {})


def test_the_preview_of_a_payment_shows_its_pieces() -> None:
    """Temporary workers go before own ones."""
    table = Scenario(3).coins(0, 2).temporary(0, 1).black(0)
    table.play("occupy black_2")
    assert preview_without_best(table, "pay 0 without_black") == {
        "workers": 1,
        "temporary": 1,
        "black": 0,
        "coins": 0,
        "known": {"workers": 2, "black": 0, "coins": 0},
    }
    assert preview_without_best(table, "pay 1 with_black") == {
        "workers": 0,
        "temporary": 0,
        "black": 1,
        "coins": 1,
        "known": {"workers": 0, "black": 1, "coins": 1},
    }
    (payment,) = table.play("pay 1 without_black").of("occupied")
    assert (payment["workers"], payment["coins"]) == (1, 1)


def test_the_preview_of_a_start_bonus_shows_its_effect() -> None:
    match = game().new_match(players=3, seed=1)
    assert match.preview(match.actors[0], "choose_start doubler") == {"gives": {"doublers": 1}, "best": {"gain": 0}}


def test_the_preview_of_a_tile_shows_its_number_and_effect() -> None:
    """The lowest locomotive; the factory on its back, or a returned one."""
    table = Scenario(3).supply({3: 2, 4: 1}, {7: 1})
    table.play("occupy locomotive_1")
    assert preview(table, "take_locomotive") == {"number": 3}
    assert preview(table, "build") == {"factory": 3, "gives": {"locomotive_or_factory": 1}}
    assert preview(table, "build_returned 7") == {"factory": 7, "gives": {"black": 2}}


def test_the_preview_of_the_next_effect_shows_what_is_left() -> None:
    table = Scenario(3).factories(0, 7).markers(0, 4)
    table.play("occupy industry_2", "advance 1")
    assert preview(table, "next 1") == {"effect": "industry_2", "left": {"industry": 1}, "known": {"effect": "industry_2"}}
    assert preview(table, "next 2") == {"effect": "factory_7", "left": {"black": 2}, "known": {"effect": "factory_7"}}


def test_the_preview_of_a_repetition_shows_its_effect() -> None:
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy doubler", "occupy industry_1", "occupy engineer_repeat")
    assert preview(table, "repeat doubler") == {"gives": {"doublers": 1}}


# -- end-bonus cards ---------------------------------------------------------------------------------------------------------------


def test_the_preview_of_an_end_bonus_card_shows_its_worth() -> None:
    table = Scenario(3).factories(0, 9).markers(0, 4).deck("flat", "ends", "factories", "engineer")
    table.play("occupy industry_1")
    assert preview(table, "take_points") == {"points": 10, "wins": [{"points": 10}]}
    worth = {card: preview(table, f"take_bonus {card}") for card in ("flat", "ends", "factories", "engineer")}
    assert worth == {"flat": {"worth": 15}, "ends": {"worth": 0}, "factories": {"worth": 4}, "engineer": {"worth": 0}}
