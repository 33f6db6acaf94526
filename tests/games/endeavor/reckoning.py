"""Presence, links, limits and the final scoring, computed from a position straight from the rulebook, independently of the program."""

from collections import Counter
from typing import Any

from . import facts as f

Position = dict[str, Any]


def presence(position: Position, seat: int, region: str) -> int:
    """Count a seat's discs in cities, on the track and beside it (pages 8, 10)."""
    cities = [city for city, owner in position["cities"].items() if owner == seat and f.CITY_REGION[city] == region]
    return len(cities) + position["lanes"].get(region, []).count(seat) + position["beside"].get(region, [0] * 9)[seat]


def links_of(position: Position, seat: int) -> list[frozenset[str]]:
    """Return the links both of whose cities belong to a seat (page 8)."""
    return [link for link in f.LINKS if all(position["cities"].get(city) == seat for city in link)]


def icon_sums(position: Position, seat: int) -> dict[str, int]:
    """Count the icons on buildings, cards and brown tokens of a seat."""
    mat = position["seats"][seat]
    icons: Counter[str] = Counter(mat["tokens"])
    for place in mat["buildings"]:
        icons.update(f.BUILDINGS[place["building"]].icons)
    for card in mat["cards"]:
        icons.update(f.CARDS[card])
    return {track: icons[track] for track in f.TRACKS}


def governor_of(discs: list[int]) -> int:
    """Return the seat that gets the governor of a full track: most discs, of equals the one with the disc nearest the deck (page 8)."""
    counts = Counter(discs)
    tied = [seat for seat in counts if counts[seat] == max(counts.values())]
    return max(tied, key=lambda seat: max(space for space, owner in enumerate(discs) if owner == seat))


def card_limit(position: Position, seat: int) -> int:
    return f.level_of(position["seats"][seat]["levels"]["politics"])


def over_limit(position: Position, seat: int) -> int:
    """Count the cards above the limit after a pass (page 11, ruling 15)."""
    mat, limit = position["seats"][seat], card_limit(position, seat)
    cards = [card for card in mat["cards"] if card != mat["governor"]]
    if limit < 5 or position["options"]["slavery_place"] == "always":
        slavery = [card for card in cards if f.deck_of(card) == "slavery"]
        cards = [card for card in cards if card not in slavery[:1]]
    return max(0, len(cards) - limit)


def glory(position: Position, seat: int) -> dict[str, int]:
    """Return a seat's glory by source (page 12)."""
    mat = position["seats"][seat]
    own = [city for city, owner in position["cities"].items() if owner == seat]
    sums = icon_sums(position, seat)
    return {
        "cities": sum(2 if city in f.TWO_GLORY else 1 for city in own),
        "links": len(links_of(position, seat)),
        **{track: max((g for g in f.TRACK_GLORY if g <= min(sums[track], 15)), default=0) for track in f.TRACKS},
        "cards": sum(f.CARDS[card]["glory"] for card in mat["cards"]),
        "governor_space": 0 if mat["governor"] else 3,
        "buildings": 3 * sum(each["building"] == "university" for each in mat["buildings"]),
        "harbour": mat["harbour"] // 3,
        "slavery": -len(mat["aside"]),
    }


def ranking(scores: list[int]) -> list[list[int]]:
    """Group seats by glory, most first. Equal glory shares the place."""
    return [[seat for seat, score in enumerate(scores) if score == place] for place in sorted(set(scores), reverse=True)]
