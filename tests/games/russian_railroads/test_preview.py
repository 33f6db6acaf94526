"""What an action would do, before it is done: the same as what then happens."""

from typing import Any

import pytest

from boardwright.core.domain.asking import Ask
from boardwright.games.russian_railroads import components as c
from tests.conftest import many
from tests.games.rng import Rng

from . import facts as f
from .boards import random_table
from .event_log import EventLog
from .scenario import Scenario, game
from .test_view import lively

SCORED = ("transsiberian", "petersburg", "kiev", "industry")
UNTRIED = ("choose_start", "occupy", "pass", "stay", "pay", "next", "take_bonus", "done")
"""Of these no change is told, only what they are about."""


def preview(table: Scenario, text: str) -> dict[str, Any]:
    found: dict[str, Any] = table.ready().match.preview(table.active, text)
    return found


def printed(table: Scenario, text: str) -> dict[str, Any]:
    """What is told of an action besides the best that may come of it."""
    return {name: told for name, told in preview(table, text).items() if name != "best"}


def pays(match: Any, seat: int) -> dict[str, int]:
    scoring = match.view(seat)["seats"][seat]["scoring"]
    return {name: scoring[name]["points"] for name in SCORED}


def won(story: EventLog, seat: int) -> list[dict[str, Any]]:
    """What a seat won, as the events tell it."""
    told = {
        "won_rails": lambda a: {"rails": a["colour"]},
        "won_worker": lambda a: {"worker": 1},
        "won_token": lambda a: {"spot": a["spot"]},
        "end_station": lambda a: {"points": a["points"]},
        "got_points": lambda a: {"points": a["points"]},
        "factory_works": lambda a: {"factory": a["factory"]},
    }
    return [told[event.kind](event.args) for event in story if event.kind in told and event.args["seat"] == seat]


def check(match: Any, seat: int, action: Any) -> bool:
    """Compare a preview with what the action does, and what follows by itself. Returns whether the round went on, so that it could be."""
    before, shown = match.view(seat)["seats"][seat], match.preview(seat, action)
    other = match.copy()
    known = len(other.full_events())
    other.play(seat, action)
    story = EventLog(other.full_events(known))
    if "scored" in story.kinds:
        return False
    after = other.view(seat)["seats"][seat]
    old, new = pays(match, seat), pays(other, seat)
    scoring = {name: new[name] - old[name] for name in SCORED if new[name] != old[name]}
    special = [each for each in shown.get("wins", []) if "special" in each]
    assert shown.get("points", 0) == after["points"] - before["points"]
    assert shown.get("scoring", {}) == scoring and shown.get("total", 0) == sum(scoring.values())
    assert [each for each in shown.get("wins", []) if "special" not in each] == won(story, seat)
    assert all(after["specials"][each["special"]] and not before["specials"][each["special"]] for each in special)
    return True


@pytest.mark.parametrize("seed", range(30))
def test_previews_on_random_boards(seed: int) -> None:
    """Whatever can be chosen in the middle of an effect is compared with what it does, on boards where much happens at once."""
    dice, compared = Rng(seed + 50), 0
    for _ in range(4):
        match = random_table(dice).ready().match
        for _ in range(8):
            if match.over:
                break
            seat = match.actors[0]
            for action in match.legal(seat):
                if action.kind not in UNTRIED:
                    compared += check(match, seat, action)
            match.play(seat, lively(match, dice))
    assert compared > 5


# -- the best that may come --------------------------------------------------------------------------------------------------------


def gain_of(match: Any, seat: int, action: Any) -> tuple[int, set[str], bool]:
    """The best that may come of an action: points, special spaces within reach, whether every way was tried."""
    match.view(seat)
    found = Ask(match.game, match._hidden)("prospect", seat, action.id)
    return int(found.gain), {name for name, met in zip(c.SPECIALS, found.reaches.tolist(), strict=True) if met}, bool(found.all_tried)


def standing(match: Any, seat: int) -> tuple[int, set[str]]:
    """What a seat has, with what the end of the round pays; the special spaces that count."""
    own = match.view(seat)["seats"][seat]
    return own["points"] + own["scoring"]["total"], {name for name, there in own["specials"].items() if there}


def check_best(match: Any, seat: int, action: Any) -> bool:
    """The best of an action is what it brings, and then the best of the choices after it. Returns whether they could be compared."""
    other, known = match.copy(), len(match.full_events())
    gain, reaches, whole = gain_of(match, seat, action)
    other.play(seat, action)
    story = EventLog(other.full_events(known))
    if "scored" in story.kinds or not whole:
        return False
    had, has = standing(match, seat)[0], standing(other, seat)[0]
    begins = {"turn", "reuse", "start_bonus"}
    again = other.actors == (seat,) and other.view(seat)["phase"] not in begins
    later = [gain_of(other, seat, each) for each in other.legal(seat) if each.kind != "use_token"] if again else []
    assert gain == has - had + max([more for more, _, _ in later], default=0), str(action)
    assert reaches >= set().union(*(there for _, there, _ in later)), str(action)
    if action.kind in ("occupy", "pay", "choose_start"):
        told = match.preview(seat, action)["best"]
        assert told["gain"] == gain == told.get("points", 0) + sum(told.get("scoring", {}).values())
        assert set(told.get("reaches", ())) == reaches
    return True


@pytest.mark.parametrize("seed", range(many(4, 200, 1)))
def test_the_best_of_a_space_is_what_can_be_had(seed: int) -> None:
    """Before it is occupied, and all the way to the end of the turn: on random boards, and in a match from its first choice on."""
    dice, compared = Rng(seed), 0
    for match in (random_table(dice).ready().match, game().new_match(players=2 + seed % 3, seed=seed)):
        for _ in range(12):
            if match.over:
                break
            (seat,) = match.actors
            actions = [each for each in match.legal(seat) if each.kind not in ("pass", "stay")]
            compared += sum(check_best(match, seat, action) for action in actions)
            match.play(seat, lively(match, dice))
    assert compared > 30


def test_of_a_space_with_choices() -> None:
    """Two black steps: both on Kiev reach what its locomotive allows; grey rails lie within reach of others."""
    table = Scenario(3).locomotives(0, 1, kiev=3)
    best = {"gain": 5, "scoring": {"kiev": 5}, "reaches": ["transsiberian_2", "kiev_2", "kiev_3"]}
    assert preview(table, "occupy black_1")["best"] == best
    assert preview(table, "occupy coins")["best"] == {"gain": 0}


def test_the_black_workers_step_counts() -> None:
    """Paid with the black worker a space brings one black step more; how it is paid for tells them apart."""
    table = Scenario(3).locomotives(0, 1, kiev=4).black(0)
    assert preview(table, "occupy black_1")["best"]["gain"] == 9
    table.play("occupy black_1")
    ways = {text: preview(table, text)["best"]["gain"] for text in ("pay 0 without_black", "pay 0 with_black")}
    assert ways == {"pay 0 without_black": 5, "pay 0 with_black": 9}


# -- what is only told -------------------------------------------------------------------------------------------------------------


def test_of_a_space() -> None:
    """What it costs and gives; the open engineers give what lies there."""
    table = Scenario(3).coins(0, 1).row("doubler", "grey_brown").rails(0, transsiberian={"black": 9, "grey": 5, "brown": 2})
    for text in table.legal("occupy"):
        gives = {"grey": 1, "brown": 1} if text == "engineer_inner" else f.SPACES[text].gives
        told = {"cost": f.SPACES[text].workers, "coins_needed": f.SPACES[text].coins, "gives": gives}
        assert printed(table, f"occupy {text}") == told, text


def test_of_an_own_engineer() -> None:
    table = Scenario(3).engineers(0, "any_points")
    assert printed(table, "occupy engineer_any_points") == {"cost": 1, "coins_needed": 0, "gives": {"any": 1, "points": 3}}


@pytest.mark.parametrize("seat", range(4))
def test_of_passing(seat: int) -> None:
    """5.1: points by the place in the order."""
    table = Scenario(4).turn(seat)
    assert preview(table, "pass") == ({"points": f.PASSING[seat]} if seat else {})


def test_of_a_payment() -> None:
    """Temporary workers go before own ones."""
    table = Scenario(3).coins(0, 2).temporary(0, 1).black(0)
    table.play("occupy black_2")
    assert printed(table, "pay 0 without_black") == {
        "workers": 1,
        "temporary": 1,
        "black": 0,
        "coins": 0,
        "known": {"workers": 2, "black": 0, "coins": 0},
    }
    assert printed(table, "pay 1 with_black") == {
        "workers": 0,
        "temporary": 0,
        "black": 1,
        "coins": 1,
        "known": {"workers": 0, "black": 1, "coins": 1},
    }
    (told,) = table.play("pay 1 without_black").of("occupied")
    assert (told["workers"], told["coins"]) == (1, 1)


def test_of_a_start_bonus() -> None:
    match = game().new_match(players=3, seed=1)
    assert match.preview(match.actors[0], "choose_start doubler") == {"gives": {"doublers": 1}, "best": {"gain": 0}}


def test_of_tiles() -> None:
    """The lowest locomotive; the factory on its back, or one that was returned."""
    table = Scenario(3).supply({3: 2, 4: 1}, {7: 1})
    table.play("occupy locomotive_1")
    assert preview(table, "take_locomotive") == {"number": 3}
    assert preview(table, "build") == {"factory": 3, "gives": {"locomotive_or_factory": 1}}
    assert preview(table, "build_returned 7") == {"factory": 7, "gives": {"black": 2}}


def test_of_what_comes_next() -> None:
    table = Scenario(3).factories(0, 7).markers(0, 4)
    table.play("occupy industry_2", "advance 1")
    assert preview(table, "next 1") == {"effect": "industry_2", "left": {"industry": 1}, "known": {"effect": "industry_2"}}
    assert preview(table, "next 2") == {"effect": "factory_7", "left": {"black": 2}, "known": {"effect": "factory_7"}}


def test_of_a_repetition() -> None:
    table = Scenario(3).engineers(0, "repeat").passed(1, 2)
    table.play("occupy doubler", "occupy industry_1", "occupy engineer_repeat")
    assert preview(table, "repeat doubler") == {"gives": {"doublers": 1}}


# -- what is tried out -------------------------------------------------------------------------------------------------------------


def test_of_end_bonus_cards_and_of_points_instead() -> None:
    table = Scenario(3).factories(0, 9).markers(0, 4).deck("flat", "ends", "factories", "engineer")
    table.play("occupy industry_1")
    assert preview(table, "take_points") == {"points": 10, "wins": [{"points": 10}]}
    worth = {card: preview(table, f"take_bonus {card}") for card in ("flat", "ends", "factories", "engineer")}
    assert worth == {"flat": {"worth": 15}, "ends": {"worth": 0}, "factories": {"worth": 4}, "engineer": {"worth": 0}}
