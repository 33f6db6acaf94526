"""Tests of Endeavor's component data: they match the fact sheet (sections 1 to 6) and can be replaced."""

import copy
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import boardwright as bw
from boardwright.games.endeavor import components as c

from . import facts as f
from .scenario import game

Change = Callable[[dict[str, Any]], object]


@cache
def data() -> dict[str, Any]:
    """Return all tables of the built-in files."""
    tables: dict[str, Any] = {}
    for path in files("boardwright.games.endeavor").joinpath("data").iterdir():
        if path.name.endswith(".toml"):
            tables.update(tomllib.loads(path.read_text("utf-8")))
    tables.pop("title")
    return tables


@cache
def view() -> dict[str, Any]:
    return game().new_match(players=3, seed=1).view(None)


def row(table: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in table["list"] if each["id"] == name)


# -- the tables against facts.py ---------------------------------------------------------------------------------------------------


def test_regions_have_tracks_of_the_listed_lengths() -> None:
    """Section 2. Europe has no track."""
    assert {name: len(region["lane"]) for name, region in view()["regions"].items()} == f.LANES
    assert c.REGIONS == tuple(f.LANES) and c.DECKS == f.DECKS
    assert {name: deck["region"] for name, deck in view()["decks"].items()} == {d: d if d != "slavery" else "europe" for d in f.DECKS}


def test_cities_have_the_listed_regions_glory_and_numbers() -> None:
    """Section 2."""
    assert {row["board"]: row["id"] for row in data()["cities"]["list"]} == f.CITIES
    cities = {name: (city["region"], city["glory"]) for name, city in view()["cities"].items()}
    assert cities == {name: (region, 2 if name in f.TWO_GLORY else 1) for name, region in f.CITY_REGION.items()}


def test_links_are_the_26_listed_ones_and_cities_name_them() -> None:
    """Section 2."""
    links = view()["links"]
    assert {frozenset((link["a"], link["b"])) for link in links.values()} == set(f.LINKS) and len(links) == 26
    for name, city in view()["cities"].items():
        assert set(city["links"]) == {link for link, ends in links.items() if name in (ends["a"], ends["b"])}


def test_links_have_the_listed_counts_by_region_and_city() -> None:
    """Section 2, its checks: links between regions, and the cities with one or three links."""
    between: dict[frozenset[str], int] = {}
    for link in f.LINKS:
        regions = frozenset(f.CITY_REGION[city] for city in link)
        between[regions] = between.get(regions, 0) + 1
    assert between[frozenset({"europe"})] == 4
    assert all(between.get(frozenset({region}), 0) == (region != "south_america") for region in f.OVERSEAS)
    assert all(between[frozenset({"europe", region})] == 2 + (region == "north_america") for region in f.OVERSEAS)
    ends = {city: sum(city in link for link in f.LINKS) for city in f.CITY_REGION}
    named = {number: {f.CITIES[n] for n in names.split()} for number, names in ((3, "EU7 EU10 CA1"), (1, "EU9 SA3 CA2 FE3 FE5"))}
    assert all({city for city, count in ends.items() if count == number} == names for number, names in named.items())


def test_tokens_are_95_of_eight_kinds() -> None:
    """Section 3, page 3."""
    tables = game().tables.record
    assert dict(zip(c.TOKENS, tables.tokens.tolist(), strict=True)) == f.TOKENS and sum(f.TOKENS.values()) == 95
    assert sorted(f.TOKENS.values(), reverse=True) == [25, 20, 17, 17, 6, 6, 2, 2]


def test_tracks_have_the_listed_thresholds_levels_and_glory() -> None:
    """Section 4."""
    tracks = view()["tracks"]
    assert tuple(tracks["thresholds"]) == f.THRESHOLDS and tracks["top"] == 15 and tuple(tracks["glory"]) == f.TRACK_GLORY
    assert {name: tuple(tracks[name]) for name in f.BY_LEVEL} == f.BY_LEVEL


def test_buildings_have_the_listed_levels_copies_icons_and_actions() -> None:
    """Section 5."""
    actual, expected = {}, {}
    for name, fact in f.BUILDINGS.items():
        seen, words = view()["buildings"][name], fact.actions.split()
        icons = {icon: seen[icon] for icon in f.ICONS if seen[icon]}
        actual[name] = (seen["level"], seen["stock"], icons, sorted(seen["actions"]), seen["join"])
        expected[name] = (fact.level, fact.copies, fact.icons, sorted(words[::2]), words[1] if len(words) > 1 else None)
    assert actual == expected
    assert tuple(f.BUILDINGS) == c.BUILDINGS and sum(b.copies for b in f.BUILDINGS.values()) == 45


def test_cards_have_the_listed_icons_decks_and_values() -> None:
    """Section 6."""
    actual, expected = {}, {}
    for name, icons in f.CARDS.items():
        seen = view()["cards"][name]
        actual[name] = ({icon: seen[icon] for icon in f.ICONS}, *(seen[key] for key in ("deck", "value", "governor", "abolition")))
        expected[name] = (icons, f.deck_of(name), f.value_of(name), name in f.GOVERNORS, name == f.ABOLITION)
    assert actual == expected
    assert tuple(f.CARDS) == c.CARDS and len(f.CARDS) == 48


def test_cards_of_a_place_have_equally_many_signs() -> None:
    """Section 6, its pattern check: icons and glory together."""
    for deck in f.DECKS:
        sums = [sum(f.CARDS[f.card_name(deck, place)].values()) for place in range(6)]
        assert sums == {"europe": [2, 3, 3, 4, 5, 6], "slavery": [2, 2, 3, 3, 4, 5]}.get(deck, [4, 2, 3, 4, 5, 6])
        if deck == "slavery":
            assert all(f.CARDS[f"slavery_{n}"][icon] == 0 for n in range(6) for icon in ("culture", "politics", "glory"))


# -- replaced data -----------------------------------------------------------------------------------------------------------------


def test_replaced_data_change_growth_and_glory() -> None:
    tables = copy.deepcopy(data())
    tables["tracks"]["growth"] = [4, 5, 6, 7, 8]
    row(tables["buildings"], "university")["glory"] = 5
    other = bw.load("endeavor", data=tables)
    match = other.new_match(players=3, seed=1)
    while match.prompt(match.actors[0]).id == "build":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.view(None)["seats"][0]["harbour"] >= 4 and other.ruleset != game().ruleset
    assert other.tables.record.building_glory[c.BUILDINGS.index("university")] == 5


def update_row(table: str, name: str, **fields: Any) -> Change:
    return lambda d: row(d[table], name).update(fields)


BROKEN: list[tuple[Change, str]] = [
    ("regions.list", lambda d: d["regions"].update(list=[])),
    ("cards.list", lambda d: d["cards"]["list"].pop()),
    ("cards.list", lambda d: d["cards"]["list"].reverse()),
    ("regions.list: africa: lane", update_row("regions", "africa", lane=0)),
    ("regions.list: 41 spaces", update_row("regions", "africa", lane=7)),
    ("regions.list", update_row("regions", "europe", lane=1)),
    ("regions.list: india: lanes", update_row("regions", "india", lanes=7)),
    ("cities.list: london: region", update_row("cities", "london", region="atlantis")),
    ("cities.list: london: glory", update_row("cities", "london", glory=-1)),
    ("cities.list: london: worth", update_row("cities", "london", worth=2)),
    ("links.list: paris-venice: a", update_row("links", "paris-venice", a="rome")),
    ("links.list: paris-venice: a 'london'", update_row("links", "paris-venice", a="london")),
    ("tokens: 94", lambda d: d["tokens"].update(politics=24)),
    ("tokens: religion", lambda d: d["tokens"].update(religion=0)),
    ("buildings.list: market: level 0", update_row("buildings", "market", level=0)),
    ("buildings.list: colonial_house: level 1", update_row("buildings", "colonial_house", level=1)),
    ("buildings.list: market: level", update_row("buildings", "market", level=6)),
    ("buildings.list: shipyard: culture", update_row("buildings", "shipyard", culture=16)),
    ("buildings.list: shipyard: cultur", update_row("buildings", "shipyard", cultur=1)),
    ("buildings.list: university: glory", update_row("buildings", "university", glory=-3)),
    ("buildings.list: market: actions", update_row("buildings", "market", actions=["sleep"])),
    ("buildings.list: docks: actions", update_row("buildings", "docks", actions=["ship", "occupy", "draw"])),
    ("buildings.list: docks: join", update_row("buildings", "docks", join="xor")),
    ("buildings.list: docks: actions ['ship', 'attack']", update_row("buildings", "docks", actions=["ship", "attack"])),
    ("buildings.list: docks: actions ['payment', 'payment']", update_row("buildings", "docks", actions=["payment", "payment"])),
    ("buildings.list: 12 copies of levels 1 to 4", lambda d: [each.update(copies=1) for each in d["buildings"]["list"]]),
    ("buildings.list: 0 copies", lambda d: [each.update(copies=9 * (each["level"] == 5)) for each in d["buildings"]["list"]]),
    ("cards.list: africa_3: deck 'india'", update_row("cards", "africa_3", deck="india")),
    ("cards.list: africa_3: deck", update_row("cards", "africa_3", deck="atlantis")),
    ("cards.list: africa_3", update_row("cards", "africa_3", governor=True)),
    ("cards.list: africa_governor", update_row("cards", "africa_governor", governor=False)),
    ("cards.list: africa_3: governor", update_row("cards", "africa_3", governor="no")),
    ("cards.list: africa_3: value 2", update_row("cards", "africa_3", value=2)),
    ("cards.list: africa_3: value", update_row("cards", "africa_3", value=7)),
    ("cards.list: africa_3: abolition", update_row("cards", "africa_3", abolition=1)),
    ("cards.list: africa_3: finance", update_row("cards", "africa_3", finance=-1)),
    ("cards.list: africa_3: glory", update_row("cards", "africa_3", glory=None)),
    ("cards.list: africa_3: politic", update_row("cards", "africa_3", politic=1)),
    ("tracks: top", lambda d: d["tracks"].update(top=16)),
    ("tracks: thresholds", lambda d: d["tracks"].update(thresholds=[0, 2, 4, 7])),
    ("tracks: thresholds", lambda d: d["tracks"].update(thresholds=[0, 4, 2, 7, 10])),
    ("tracks: thresholds", lambda d: d["tracks"].update(thresholds=[1, 2, 4, 7, 10])),
    ("tracks: payments", lambda d: d["tracks"].pop("payments")),
    ("tracks: payments 0", lambda d: d["tracks"].update(payments=[0, 1, 2, 3, 4])),
    ("cards.list: africa_governor: abolition True", update_row("cards", "africa_governor", abolition=True)),
    ("tracks: glory_spaces", lambda d: d["tracks"].update(glory_spaces=[2, 99])),
    ("tracks: glory_spaces", lambda d: d["tracks"].update(glory_spaces=None)),
    ("tracks: speed", lambda d: d["tracks"].update(speed=1)),
    ("scoring: link", lambda d: d["scoring"].update(link=-1)),
    ("scoring: discs_for_one", lambda d: d["scoring"].update(discs_for_one=0)),
    ("scoring: slavery", lambda d: d["scoring"].update(slavery=1)),
    ("scoring: empty_governor_space", lambda d: d["scoring"].pop("empty_governor_space")),
    ("scoring: city", lambda d: d["scoring"].update(city=1)),
]


def test_a_payment_in_progress_allows_no_draw() -> None:
    """Replaced data offer “payment or draw”. After the first of several discs only payments are legal."""
    tables = copy.deepcopy(data())
    row(tables["buildings"], "exchange").update(actions=["payment", "draw"], join="or")
    names = ("colonial_house", "market", "shipyard", "barracks", "exchange")
    buildings = [{"building": name, "manned": name != "exchange"} for name in names]
    where = {"players": 3, "round": 4, "options": {"payment": "finance"}, "seats": [{"harbour": 1, "buildings": buildings}, {}, {}]}
    match = bw.load("endeavor", tables).from_position(where, seed=1)
    for text in ("activate exchange", "free market"):
        match.play(0, text)
    assert {action.kind for action in match.legal(0)} == {"free"} and match.why_not(0, "draw europe").id == "not_this_action"
    reloaded = bw.load("endeavor", tables).from_position(match.position(), seed=1)
    assert reloaded.position() == match.position() and {action.kind for action in reloaded.legal(0)} == {"free"}
