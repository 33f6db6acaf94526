"""The setup (page 4) and what a match is made of (pages 2-3)."""

from collections import Counter

import pytest

from .facts import BUILDINGS, CITIES, DECKS, LANES, LINKS, OVERSEAS, PLAYERS, TOKENS
from .scenario import game


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_match(players: int) -> None:
    """Page 4: nothing in the harbour, thirty discs, markers on 0, a colonial house; no setup differs by the number of players."""
    match = game().new_match(players=players, seed=3)
    view = match.view(None)
    assert (view["phase"], view["round"], view["active"]) == ("build", 1, view["crown"])
    for seat in view["seats"]:
        assert seat["harbour"] == 0 and seat["supply"] == 30
        assert seat["buildings"] == [{"building": "colonial_house", "manned": False}]
        assert set(seat["levels"].values()) == {0} and not seat["cards"] and not any(seat["tokens"].values())
    assert {name: each["stock"] for name, each in view["buildings"].items()} == {name: b.copies for name, b in BUILDINGS.items()}


@pytest.mark.parametrize("seed", range(5))
def test_tokens_lie_everywhere(seed: int) -> None:
    """Page 4: the 95 tokens, one on every shipping space, city and link, open; none is left over."""
    view = game().new_match(players=3, seed=seed).view(None)
    lying = [each["token"] for each in (*view["cities"].values(), *view["links"].values())]
    lying += [space["token"] for region in view["regions"].values() for space in region["lane"]]
    assert Counter(lying) == TOKENS
    assert len(lying) == 95 == len(CITIES) + len(LINKS) + sum(LANES.values())


def test_tokens_lie_anywhere() -> None:
    """Page 4: at random."""
    boards = [str(game().new_match(players=3, seed=seed).position()["tokens"]) for seed in range(20)]
    assert len(set(boards)) == 20


def test_decks_lie_open() -> None:
    """Page 4: from the top governor, 1 to 5; Europe and slavery 0 to 5."""
    decks = game().new_match(players=3, seed=1).view(None)["decks"]
    assert tuple(decks) == DECKS
    for deck, told in decks.items():
        top = f"{deck}_governor" if deck in OVERSEAS else f"{deck}_0"
        assert told["cards"] == [top, *(f"{deck}_{value}" for value in range(1, 6))] and told["top"] == top


def test_only_europe_is_open() -> None:
    """Page 8: the region of the beginning."""
    regions = game().new_match(players=3, seed=1).view(None)["regions"]
    assert [name for name, region in regions.items() if region["open"]] == ["europe"]


def test_the_crown_goes_by_lot() -> None:
    """Page 4."""
    crowns = Counter(game().new_match(players=5, seed=seed).view(None)["crown"] for seed in range(100))
    assert set(crowns) == set(range(5)) and min(crowns.values()) > 8


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_play(players: int) -> None:
    """Page 2."""
    with pytest.raises(Exception, match=str(players)):
        game().new_match(players=players, seed=1)
