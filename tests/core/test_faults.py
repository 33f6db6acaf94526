"""Tests that all faults of a position are reported at once, in order, up to a limit."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import MOST_FAULTS
from tests.contract.matches import GAMES, make_generator

EUROPE = "ticket_to_ride_europe"


def position_error(game: str, position: dict[str, Any]) -> bw.PositionError:
    """Return the error that loading a wrong position raises."""
    with pytest.raises(bw.PositionError) as caught:
        bw.load(game).from_position(position)
    error = caught.value
    assert (error.field, error.value, error.expected) == error.faults[0]
    assert str(error) == f"position: {error.faults[0]}", "the text reports the first one"
    return error


def fault_fields(game: str, position: dict[str, Any]) -> list[str]:
    """Return the paths of the fields that are reported as wrong."""
    return [fault.field for fault in position_error(game, position).faults]


@pytest.mark.parametrize("name", GAMES)
def test_every_unreadable_declared_field_is_reported(name: str) -> None:
    game = bw.load(name)
    if game.schema is None:
        pytest.skip("this game reads positions without a schema")
    position = game.new_match(players=game.players_with()[0], seed=3).position()
    dice = make_generator("faults", name)
    declared = [key for key, (first, *_) in game.schema.by_key.items() if key in position and not first.rest]
    for _ in range(10):
        wrong = dice.choice(declared, size=min(5, len(declared)), replace=False).tolist()
        fields = fault_fields(name, position | dict.fromkeys(wrong, 1.5) | {"colour": "red"})
        assert {path.split("[")[0].split(".")[0] for path in fields} >= {*wrong, "colour"}


@pytest.mark.parametrize("given", [None, "position.json", b"{}", [], 7, [[1, 2]]], ids=repr)
def test_values_that_are_not_mappings_are_refused(given: Any) -> None:
    assert position_error(EUROPE, given).expected == "a mapping, as match.position() returns it"


def test_faults_inside_fields_are_reported_one_by_one() -> None:
    hands = [{"reed": 1, "red": 99}, {"blue": -1}]
    fields = fault_fields(
        EUROPE, {"players": 2, "hands": hands, "row": ["x", "red", 7, "red", "red"], "phase": "lunch", "trains": [46, 45]}
    )
    assert fields == ["hands[0]", "hands[0].red", "hands[1].blue", "row[0]", "row[2]", "trains[0]", "phase"]


def test_laws_are_checked_once_all_fields_can_be_read() -> None:
    position = {"players": 2, "trains": [45, 45], "stations": [3, 3], "owners": {"berlin-wien": 0}, "built": {"wien": 1}}
    position |= {"known": [{"red": 1}, {}], "hand": 1}
    fields = fault_fields(EUROPE, position)
    assert fields == ["trains[0]", "stations[1]", "known[0]", "hand"]
    assert fault_fields(EUROPE, position | {"turn": "late"}) == ["turn", "hand"]
    mended = position | {"trains": [42, 45], "stations": [3, 2], "known": [{}, {}]}
    del mended["hand"]
    assert bw.load(EUROPE).from_position(mended)


def test_a_law_that_is_checked_twice_is_reported_once() -> None:
    fields = fault_fields(EUROPE, {"players": 2, "hands": [{"red": 13}, {}]})
    assert fields.count("hands[0]") == 1


def test_the_number_of_reported_faults_is_limited() -> None:
    error = position_error(EUROPE, {"players": 2, "owners": {f"road-{n}": 0 for n in range(MOST_FAULTS)}})
    assert len(error.faults) == MOST_FAULTS and not error.more
    error = position_error(EUROPE, {"players": 2, "owners": {f"road-{n}": 0 for n in range(1_000)}})
    assert len(error.faults) == MOST_FAULTS and error.more
    error = position_error(EUROPE, {"players": 2, "owners": {f"{'road-' * 50}{n}": 0 for n in range(2_000)}})
    assert len(error.faults) == 1 and error.more, "clipped, all of them have the same text"


# -- the header --------------------------------------------------------------------------------------------------------------------

RAILROADS = "russian_railroads"


def test_faults_in_the_header_are_reported_with_the_others() -> None:
    head = {"ruleset": "7", "options": {"waiting": "later", "wings": 1, "card_taking": "may"}}
    assert fault_fields(RAILROADS, {"players": 2, **head, "round": 9}) == ["ruleset", "options.waiting", "options.wings", "round"]
    assert fault_fields(RAILROADS, {"players": 7, **head, "round": 9}) == ["ruleset", "options.waiting", "options.wings", "players"]


@pytest.mark.parametrize("ruleset", [2, "9", None, "2+0000000000000000"])
def test_the_error_of_an_unknown_ruleset_lists_the_known_ones(ruleset: Any) -> None:
    error, rules = position_error(RAILROADS, {"players": 2, "ruleset": ruleset}), bw.load(RAILROADS).rulesets
    assert error.field == "ruleset" and error.expected.startswith("a text: ")
    assert all(rules.name_of(version) in error.expected for version in rules.versions)


@pytest.mark.parametrize(
    ("options", "path", "expected"),
    [({"waiting": "later"}, "options.waiting", "one of in_turn, any_time"), ({"wings": 1}, "options.wings", "no such option; there are")],
)
def test_a_wrong_option_is_reported_as_a_wrong_position(options: dict[str, Any], path: str, expected: str) -> None:
    """The cause of the error is a BadOption."""
    error = position_error(RAILROADS, {"players": 2, "options": options})
    assert error.field == path and error.expected.startswith(expected) and isinstance(error.__cause__, bw.BadOption)
