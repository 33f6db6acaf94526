"""Tests of the setup (page 4) and the components of a match (pages 2-3)."""

from collections import Counter

import pytest

from .facts import BUILDINGS, CITIES, DECKS, LANES, LINKS, OVERSEAS, PLAYERS, TOKENS
from .scenario import game


@pytest.mark.parametrize("players", PLAYERS)
def test_seats_begin_with_thirty_discs_and_a_colonial_house(players: int) -> None:
    """Page 4: harbours are empty and markers on 0. The setup is the same for any number of players."""
    match = game().new_match(players=players, seed=3)
    view = match.view(None)
    assert (view["phase"], view["round"], view["active"]) == ("build", 1, view["crown"])
    for seat in view["seats"]:
        assert seat["harbour"] == 0 and seat["supply"] == 30
        assert seat["buildings"] == [{"building": "colonial_house", "manned": False}]
        assert set(seat["levels"].values()) == {0} and not seat["cards"] and not any(seat["tokens"].values())
    assert {name: building["stock"] for name, building in view["buildings"].items()} == {name: b.copies for name, b in BUILDINGS.items()}


@pytest.mark.parametrize("seed", range(5))
def test_a_token_lies_on_every_space_city_and_link(seed: int) -> None:
    """Page 4: all 95 tokens lie open on the shipping spaces, cities and links."""
    view = game().new_match(players=3, seed=seed).view(None)
    lying = [place["token"] for place in (*view["cities"].values(), *view["links"].values())]
    lying += [space["token"] for region in view["regions"].values() for space in region["lane"]]
    assert Counter(lying) == TOKENS
    assert len(lying) == 95 == len(CITIES) + len(LINKS) + sum(LANES.values())


def test_tokens_are_shuffled() -> None:
    """Page 4."""
    boards = [str(game().new_match(players=3, seed=seed).position()["tokens"]) for seed in range(20)]
    assert len(set(boards)) == 20


def test_decks_lie_open_in_order_of_value() -> None:
    """Page 4: governor, 1 to 5 from the top; Europe and slavery 0 to 5."""
    decks = game().new_match(players=3, seed=1).view(None)["decks"]
    assert tuple(decks) == DECKS
    for name, deck in decks.items():
        top = f"{name}_governor" if name in OVERSEAS else f"{name}_0"
        assert deck["cards"] == [top, *(f"{name}_{value}" for value in range(1, 6))] and deck["top"] == top


def test_only_europe_is_open_at_first() -> None:
    """Page 8."""
    regions = game().new_match(players=3, seed=1).view(None)["regions"]
    assert [name for name, region in regions.items() if region["open"]] == ["europe"]


def test_the_first_crown_is_random() -> None:
    """Page 4."""
    crowns = Counter(game().new_match(players=5, seed=seed).view(None)["crown"] for seed in range(100))
    assert set(crowns) == set(range(5)) and min(crowns.values()) > 8


@pytest.mark.parametrize("players", [2, 6])
def test_other_numbers_than_three_to_five_players_are_refused(players: int) -> None:
    """Page 2."""
    with pytest.raises(Exception, match=str(players)):
        game().new_match(players=players, seed=1)
