"""Tests of the messages of Ticket to Ride: Europe: names of cities, routes, tickets and colours, rules and events."""

from __future__ import annotations

import re
import tomllib

import pytest

from boardwright.core.domain.registry import folder_of
from boardwright.core.text.words import LANGUAGES, Words

GAME = "ticket_to_ride_europe"
BOARD = tomllib.loads((folder_of(GAME) / "data" / "board.toml").read_text(encoding="utf-8"))
CITIES = [city["id"] for city in BOARD["cities"]["names"]]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, GAME, strict=True)


def test_cities_have_distinct_names(words: Words) -> None:
    assert len({words.t(f"city-{city}") for city in CITIES}) == len(CITIES) == 47


def test_printed_names_are_those_of_the_board() -> None:
    """The page shows them instead of the language's names to readers who want the printed ones."""
    printed = (folder_of(GAME) / "words" / "printed.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^city-(\w+) = (.+)$", printed, re.MULTILINE))
    assert names == {city["id"]: city["board"] for city in BOARD["cities"]["names"]}


@pytest.mark.parametrize("things", ["routes", "tickets"])
def test_routes_and_tickets_are_named_after_their_cities(words: Words, things: str) -> None:
    listed = BOARD[things]["list"]
    for thing in listed:
        track = re.search(r"-(\d)$", thing["id"])  # one of the two tracks of a double route
        cities = " – ".join(words.t(f"city-{thing[end]}") for end in "ab")
        name = words.t(f"{things.removesuffix('s')}-{thing['id']}")
        sides = [f"{cities} ({words.t(f'track-{side}')})" for side in ("upper", "lower", "left", "right")]
        assert name in (sides if track else [cities])
    assert len(listed) == {"routes": 101, "tickets": 46}[things]


def test_names_of_kept_subsets_contain_their_numbers(words: Words) -> None:
    subsets = ["1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "234", "1234"]
    assert [re.sub(r"\D", "", words.t(f"kept-{subset}")) for subset in subsets] == subsets


def test_colours_and_cards_have_distinct_names(words: Words) -> None:
    colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]
    assert len({words.t(f"card-{colour}") for colour in colours}) == 9
    assert len({words.t(f"colour-{colour}") for colour in [*colours, "grey"]}) == 10


def test_the_rules_give_the_points_of_routes_stations_and_the_express(words: Words) -> None:
    """Section 1 of the fact sheet; `data/board.toml` has the numbers."""
    scoring = BOARD["scoring"]
    rules = Words(words.lang, GAME, strict=True, rulebook=True)
    listed = [[int(n) for n in re.findall(r"\d+", line)] for line in rules.t("rules-claim-routes").splitlines() if line.startswith("– ")]
    assert listed == [[int(length), points] for length, points in scoring["routes"].items()]
    assert f" {scoring['station_left']} " in rules.t("rules-stations")
    assert f" {scoring['express']} " in rules.t("rules-scoring")


def claimed_text(lang: str, **args: object) -> str:
    defaults = {"seat": 0, "route": "berlin-wien", "colour": "green", "cards": 3, "locomotives": 0, "points": 4}
    return Words(lang, GAME, ["Ana"], strict=True).event({"kind": "claimed", "args": defaults | args})


def test_the_event_of_a_claim_lists_only_the_cards_paid() -> None:
    assert claimed_text("en") == "Ana claims Berlin – Vienna (3 × green): 4 points."
    assert claimed_text("en", cards=2, locomotives=1) == "Ana claims Berlin – Vienna (2 × green, 1 × locomotive): 4 points."
    assert claimed_text("en", colour="locomotive", cards=0, locomotives=3) == "Ana claims Berlin – Vienna (3 × locomotive): 4 points."


def test_slovenian_has_four_forms_of_points() -> None:
    texts = [claimed_text("sl", points=points).rsplit(": ")[-1] for points in (1, 2, 4, 7, 15, 21)]
    assert texts == ["1 točka.", "2 točki.", "4 točke.", "7 točk.", "15 točk.", "21 točk."]


def test_the_event_of_kept_tickets_names_them_to_their_owner_only() -> None:
    words = Words("en", GAME, ["Ana"], strict=True)
    own = {"seat": 0, "count": 2, "returned": 1, "ticket_1": "berlin-roma", "ticket_2": "paris-wien", "ticket_3": None}
    assert words.event({"kind": "kept_tickets", "args": own}) == "Ana keeps: Berlin – Rome, Paris – Vienna. Put back: 1."
    others = own | dict.fromkeys(("ticket_1", "ticket_2"))
    assert words.event({"kind": "kept_tickets", "args": others}) == "Ana keeps 2 tickets. Put back: 1."
