"""Tests of the view: its fields agree with the position and the documentation, prompts, and open information."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.rng import Rng

from . import facts as f, reckoning
from .players import OPTIONS, play_match
from .scenario import Scenario

DOCUMENT = (Path(__file__).parents[3] / "docs" / "games" / "endeavor.md").read_text("utf-8")


def check_board(view: dict[str, Any], position: dict[str, Any]) -> None:
    tokens = position["tokens"]
    assert (view["phase"], view["round"], view["crown"], view["active"], view["passed"], view["to_free"]) == tuple(
        position[field] for field in ("phase", "round", "crown", "active", "passed", "to_free")
    )
    for name, region in view["regions"].items():
        seats = position["lanes"].get(name, [])
        lane = [{"token": token, "seat": None} for token in tokens["lanes"].get(name, [])]
        assert region["lane"] == [{"token": None, "seat": seat} for seat in seats] + lane[len(seats) :]
        assert region["beside"] == position["beside"].get(name, [0] * len(position["seats"]))
        assert region["open"] == (len(seats) == f.LANES[name])
    for name, city in view["cities"].items():
        assert (city["seat"], city["token"]) == (position["cities"].get(name), tokens["cities"].get(name))
    for name, link in view["links"].items():
        assert link["token"] == tokens["links"].get(name)
    assert {name: building["stock"] for name, building in view["buildings"].items() if name != "colonial_house"} == position["stock"]
    assert view["decks"]["slavery"]["gone"] == position["abolished"]


def check_seats(view: dict[str, Any], position: dict[str, Any]) -> None:
    for seat, (mat, shown) in enumerate(zip(position["seats"], view["seats"], strict=True)):
        for field in ("harbour", "supply", "buildings", "levels", "cards", "aside", "governor"):
            assert shown[field] == mat[field]
        tokens = shown["tokens"]
        assert {token: count for token, count in tokens.items() if count} == mat["tokens"] and set(tokens) == set(f.TOKENS)
        assert shown["markers"] == {track: min(15, max(0, level)) for track, level in mat["levels"].items()}
        fields = {"build_level": ("industry", 0), "growth": ("culture", 1), "payments": ("finance", 0), "card_limit": ("politics", 0)}
        for field, (track, bonus) in fields.items():
            assert shown[field] == f.level_of(mat["levels"][track]) + bonus
        assert shown["glory"]["total"] == sum(reckoning.glory(position, seat).values())


@pytest.mark.parametrize("seed", range(6))
def test_views_agree_with_positions_over_whole_matches(seed: int) -> None:
    dice = Rng(seed)
    for match, text in play_match(3 + seed % 3, 800 + seed, **OPTIONS[seed % 3]):
        if text and dice.below(6):
            continue
        view, position = match.view(None), match.position()
        check_board(view, position)
        check_seats(view, position)
        assert all(match.view(seat) == view for seat in range(match.players)), "all information is open"


def test_documentation_names_every_field_of_the_view() -> None:
    """docs/games/endeavor.md, section “View”."""
    block = DOCUMENT[DOCUMENT.index("## View") : DOCUMENT.index("Preview of an action")]
    named = set(re.findall(r"\b[a-z_]+\b", block))
    table = Scenario().buildings(0, "docks")
    table.play("activate docks")
    view = table.view
    fields = {*view, *view["seats"][0], *view["acting"], *view["tracks"], *view["buildings"]["market"], *view["cards"]["europe_0"]}
    for part in ("regions", "cities", "links", "decks"):
        fields |= set(next(iter(view[part].values())))
    assert fields <= named, fields - named


def test_acting_describes_the_action_in_progress() -> None:
    table = Scenario().buildings(0, "docks").tokens(0, occupy_or_draw=1)
    assert table.view["acting"] is None
    table.play("activate docks")
    assert table.view["acting"] == {
        "actions": ["ship", "occupy"], "half": 1, "halves": 2, "region": None, "deck": None, "building": "docks", "token": None,
    }  # fmt: skip
    table = Scenario().tokens(0, occupy_or_draw=1)
    table.play("spend occupy_or_draw")
    assert table.view["acting"] == {
        "actions": ["occupy", "draw"], "half": 1, "halves": 1, "region": None, "deck": None, "building": None, "token": "occupy_or_draw",
    }  # fmt: skip
    table = Scenario().buildings(0, "trade_office").cities(london=0)
    table.play("activate trade_office", "draw europe")
    assert (table.view["acting"]["half"], table.view["acting"]["deck"]) == (2, "europe")


def test_counted_leaves_out_one_slavery_card_and_the_governor_on_the_space() -> None:
    table = Scenario().cards(0, "slavery_0", "slavery_1", "africa_governor", "india_governor", "far_east_1").status(0, politics=0)
    assert table.seat(0)["counted"] == 3
    table.play("pass", "no_governor")
    assert table.seat(0)["counted"] == 4 and table.ready().match.prompt(0).args == {"over": 3, "limit": 1}
    table = Scenario().cards(0, "africa_governor", "india_governor", "far_east_1").status(0, politics=0)
    table.play("pass", "governor india_governor")
    assert table.seat(0)["counted"] == 2 and table.ready().match.prompt(0).args == {"over": 1, "limit": 1}


def test_a_governor_beside_the_space_counts_after_the_pass() -> None:
    """Page 11: only on the governor space a governor is outside the limit. Ruling 26: one received after passing does not lie there."""
    table = Scenario(round=7).cards(0, "africa_governor").status(0, politics=0)
    table.play("pass")
    assert table.seat(0)["counted"] == 0, "the choice is still open"
    table.play("no_governor")
    assert table.seat(0)["counted"] == 1
    table = Scenario().passed(1).buildings(0, "shipyard").lane("africa", 1, 1, 1, 1, 1)
    table.play("activate shipyard", "ship africa")
    assert table.seat(1)["counted"] == 1 and table.seat(1)["governor"] is None
    table.end_round()
    assert table.seat(1)["counted"] == 0, "it may lie there at the next pass"


# -- prompts -----------------------------------------------------------------------------------------------------------------------


def prompt(table: Scenario, seat: int | None = 0) -> tuple[str, dict[str, Any]]:
    shown = table.ready().match.prompt(seat)
    return shown.id, dict(shown.args)


def test_each_phase_has_its_prompt() -> None:
    """The list of docs/games/endeavor.md."""
    assert prompt(Scenario().building_phase().status(0, industry=5)) == ("build", {"level": 3})
    assert prompt(Scenario()) == ("turn", {})
    assert prompt(Scenario(), 1) == prompt(Scenario(), None) == ("wait", {"seat": 0})
    table = Scenario().building_phase().buildings(0, "market*", "guild_hall*", "barracks*").status(0, finance=2)
    table.play("build shipyard", "build shipyard", "build shipyard")
    assert prompt(table) == ("salary", {"left": 2})
    table = Scenario().buildings(0, "docks").open("africa").beside("africa", 0)
    table.play("activate docks")
    assert prompt(table) == ("act", {"deed_1": "ship", "deed_2": "occupy", "half": 1})
    table.play("ship africa")
    assert prompt(table) == ("act", {"deed_1": "occupy", "half": 2, "region": "africa"})
    table = Scenario().buildings(0, "trade_office").cities(london=0)
    table.play("activate trade_office", "draw europe")
    assert prompt(table) == ("act", {"deed_1": "draw", "half": 2, "deck": "europe"})
    table = Scenario(round=7).cards(0, "africa_governor")
    table.play("pass")
    assert prompt(table) == ("governor", {})
    table = Scenario(round=7)
    table.end_round()
    assert prompt(table) == prompt(table, None) == ("over", {})
