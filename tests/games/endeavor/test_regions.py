"""Tests of opening a region (page 8), governors and links (page 8-9)."""

import pytest

from .facts import CARDS, CITIES, CITY_REGION, LANES, LINKS, OVERSEAS, TRACKS
from .scenario import Scenario

# -- opening -----------------------------------------------------------------------------------------------------------------------


def about_to_open(region: str, *seats: int) -> Scenario:
    """Return a scenario in which seat 0 can fill the last space of a track."""
    assert len(seats) == LANES[region] - 1
    return Scenario(5).buildings(0, "shipyard", "market").lane(region, *seats).status(0, culture=0)


@pytest.mark.parametrize("region", OVERSEAS)
def test_each_region_opens_with_the_last_space_and_its_governor_counts_at_once(region: str) -> None:
    """Page 8, section 6: the governor goes to the seat with most discs on the track."""
    table = about_to_open(region, *[1] * (LANES[region] - 1))
    events = table.play("activate shipyard", f"ship {region}")
    assert events.of("opened") == [{"region": region}]
    governor = f"{region}_governor"
    assert events.of("governs") == [{"seat": 1, "card": governor}] and table.holds(1, governor)
    assert {track: table.level(1, track) for track in TRACKS} == {track: CARDS[governor][track] for track in TRACKS}
    assert table.view["regions"][region]["open"] and table.view["decks"][region]["top"] == f"{region}_1"


@pytest.mark.parametrize(
    ("seats", "winner"),
    [
        ((1, 1, 1, 2, 2), 1),  # most
        ((2, 2, 1, 1, 1), 1),
        ((1, 1, 1, 0, 0), 0),  # 3 : 3, seat 0 fills the last space and is nearest
        ((0, 0, 1, 1, 1), 0),
        ((1, 2, 1, 2, 3), 2),  # 2 : 2, the opener has 1: seat 2 lies nearer than seat 1
        ((2, 1, 2, 1, 3), 1),
        ((1, 1, 2, 2, 3), 2),
        ((2, 2, 1, 1, 3), 1),
        ((1, 2, 3, 4, 1), 1),  # 2 against single discs
        ((1, 2, 3, 4, 0), 0),
        ((4, 3, 2, 1, 4), 4),
    ],
)
def test_the_governor_goes_to_the_seat_with_most_and_nearest_discs(seats: tuple[int, ...], winner: int) -> None:
    """Page 8: most discs on the track; of equal seats the one whose disc is nearest the deck."""
    table = about_to_open("africa", *seats)
    events = table.play("activate shipyard", "ship africa")
    assert events.of("governs") == [{"seat": winner, "card": "africa_governor"}]


def test_discs_on_another_track_do_not_count_for_a_governor() -> None:
    """Page 8: seats 1 and 2 have two discs each on the track itself, and seat 2 lies nearer the deck."""
    table = about_to_open("africa", 1, 1, 2, 2, 3).lane("south_america", 1)
    assert table.play("activate shipyard", "ship africa").of("governs") == [{"seat": 2, "card": "africa_governor"}]


def test_the_token_of_the_last_space_comes_before_the_governor() -> None:
    """Page 7-8: the disc takes the token of its space."""
    table = about_to_open("africa", 1, 1, 1, 1, 1).lay("africa 6", "finance")
    events = table.play("activate shipyard", "ship africa")
    assert events.kinds == ["activated", "shipped", "opened", "governs"] and table.level(0, "finance") == 1


# -- links -------------------------------------------------------------------------------------------------------------------------


def open_regions(*regions: str) -> Scenario:
    table = Scenario()
    for region in {*regions} - {"europe"}:
        table.open(region).beside(region, 0)
    return table


@pytest.mark.parametrize("link", LINKS, ids=["-".join(sorted(link)) for link in LINKS])
def test_each_link_gives_its_token_to_the_first_holder_of_both_ends(link: frozenset[str]) -> None:
    """Page 8, section 2: in either order, by occupying or attacking."""
    for near, far in (sorted(link), sorted(link, reverse=True)):
        name = next(name for name in Scenario().view["links"] if {near, far} == set(name.split("-")))
        for attacked in (False, True):
            table = open_regions(CITY_REGION[near], CITY_REGION[far]).cities(**{near: 0}).lay(name, "culture")
            if attacked:
                table.cities(**{far: 1}).buildings(0, "barracks")
                events = table.play("activate barracks", f"attack {far}")
            else:
                events = table.play("activate colonial_house", f"occupy {far}")
            assert events.of("linked") == [{"seat": 0, "link": name, "token": "culture"}]
            assert table.level(0, "culture") == 1 and table.seat(0)["glory"]["links"] == 1
            assert table.view["links"][name]["token"] is None and table.view["links"][name]["seat"] == 0


def test_the_two_cities_without_links_are_those_of_two_glory() -> None:
    """Section 2."""
    linked = {city for link in LINKS for city in link}
    assert set(CITIES.values()) - linked == {"potosi", "edo"}


def test_a_link_needs_both_cities() -> None:
    """Page 8."""
    table = Scenario().cities(paris=1)
    events = table.play("activate colonial_house", "occupy venice")
    assert "linked" not in events.kinds and table.view["links"]["paris-venice"] == {
        "a": "paris", "b": "venice", "token": "payment", "seat": None,
    }  # fmt: skip


def test_only_the_first_holder_of_a_link_gets_its_token() -> None:
    """Page 8: for later holders the link is still worth glory."""
    table = Scenario().buildings(0, "barracks", "barracks").cities(paris=1, venice=1).lay("paris-venice", None)
    table.play("activate barracks", "attack paris", "pass", "pass")
    events = table.play("activate barracks", "attack venice")
    assert events.of("linked") == [{"seat": 0, "link": "paris-venice", "token": None}]
    assert [table.seat(seat)["glory"]["links"] for seat in (0, 1)] == [1, 0]
