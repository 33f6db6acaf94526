"""Everything wrong in a position is reported at once, in order, up to what people read."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import MOST_FAULTS
from tests.contract.matches import GAMES, generator

EUROPE = "ticket_to_ride_europe"


def refused(game: str, position: dict[str, Any]) -> bw.PositionError:
    with pytest.raises(bw.PositionError) as caught:
        bw.load(game).from_position(position)
    error = caught.value
    assert (error.field, error.value, error.expected) == error.faults[0]
    assert str(error) == f"position: {error.faults[0]}", "the text tells the first one"
    return error


def fields(game: str, position: dict[str, Any]) -> list[str]:
    return [fault.field for fault in refused(game, position).faults]


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_field_that_cannot_be_read_is_told(name: str) -> None:
    game = bw.load(name)
    if game.schema is None:
        pytest.skip("it reads positions in its own way")
    position = game.new_match(players=game.players_with()[0], seed=3).position()
    dice = generator("faults", name)
    declared = [key for key, (first, *_) in game.schema.by_key.items() if key in position and not first.rest]
    for _ in range(10):
        wrong = dice.choice(declared, size=min(5, len(declared)), replace=False).tolist()
        told = fields(name, position | dict.fromkeys(wrong, 1.5) | {"colour": "red"})
        assert {path.split("[")[0].split(".")[0] for path in told} >= {*wrong, "colour"}


@pytest.mark.parametrize("given", [None, "position.json", b"{}", [], 7, [[1, 2]]], ids=repr)
def test_what_is_no_position_is_not_taken_for_a_fault_of_the_rules(given: Any) -> None:
    assert refused(EUROPE, given).expected == "a mapping, as match.position() returns it"


def test_what_is_wrong_inside_of_fields_is_told_piece_by_piece() -> None:
    hands = [{"reed": 1, "red": 99}, {"blue": -1}]
    told = fields(EUROPE, {"players": 2, "hands": hands, "row": ["x", "red", 7, "red", "red"], "phase": "lunch", "trains": [46, 45]})
    assert told == ["hands[0]", "hands[0].red", "hands[1].blue", "row[0]", "row[2]", "trains[0]", "phase"]


def test_laws_are_looked_at_when_all_fields_can_be_read() -> None:
    position = {"players": 2, "trains": [45, 45], "stations": [3, 3], "owners": {"berlin-wien": 0}, "built": {"wien": 1}}
    position |= {"known": [{"red": 1}, {}], "hand": 1}
    told = fields(EUROPE, position)
    assert told == ["trains[0]", "stations[1]", "known[0]", "hand"]
    assert fields(EUROPE, position | {"turn": "late"}) == ["turn", "hand"]
    mended = position | {"trains": [42, 45], "stations": [3, 2], "known": [{}, {}]}
    del mended["hand"]
    assert bw.load(EUROPE).from_position(mended)


def test_a_law_that_is_asked_twice_is_told_once() -> None:
    told = fields(EUROPE, {"players": 2, "hands": [{"red": 13}, {}]})
    assert told.count("hands[0]") == 1


def test_no_more_are_told_than_people_read() -> None:
    error = refused(EUROPE, {"players": 2, "owners": {f"road-{n}": 0 for n in range(MOST_FAULTS)}})
    assert len(error.faults) == MOST_FAULTS and not error.more
    error = refused(EUROPE, {"players": 2, "owners": {f"road-{n}": 0 for n in range(1_000)}})
    assert len(error.faults) == MOST_FAULTS and error.more
    error = refused(EUROPE, {"players": 2, "owners": {f"{'road-' * 50}{n}": 0 for n in range(2_000)}})
    assert len(error.faults) == 1 and error.more, "they look the same"


# -- the head ----------------------------------------------------------------------------------------------------------------------

RAILROADS = "russian_railroads"


def test_everything_in_the_head_is_told_with_the_rest() -> None:
    head = {"ruleset": "7", "options": {"waiting": "later", "wings": 1, "card_taking": "may"}}
    assert fields(RAILROADS, {"players": 2, **head, "round": 9}) == ["ruleset", "options.waiting", "options.wings", "round"]
    assert fields(RAILROADS, {"players": 7, **head, "round": 9}) == ["ruleset", "options.waiting", "options.wings", "players"]


@pytest.mark.parametrize("ruleset", [2, "9", None, "2+0000000000000000"])
def test_a_ruleset_that_is_not_known_names_all_that_are(ruleset: Any) -> None:
    error, rules = refused(RAILROADS, {"players": 2, "ruleset": ruleset}), bw.load(RAILROADS).rulesets
    assert error.field == "ruleset" and error.expected.startswith("a text: ")
    assert all(rules.name_of(version) in error.expected for version in rules.versions)


@pytest.mark.parametrize(
    ("options", "path", "expected"),
    [({"waiting": "later"}, "options.waiting", "one of in_turn, any_time"), ({"wings": 1}, "options.wings", "no such option; there are")],
)
def test_a_wrong_option_is_a_wrong_position(options: dict[str, Any], path: str, expected: str) -> None:
    """The BadOption is its cause."""
    error = refused(RAILROADS, {"players": 2, "options": options})
    assert error.field == path and error.expected.startswith(expected) and isinstance(error.__cause__, bw.BadOption)
