"""The board of a position: shipping tracks and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import CITIES, EUROPE, LINKS, REGIONS, TOKENS, name_of
from boardwright.games.endeavor.rules.board import link_owner


def board_position(tables: Any, state: Any, tokens: dict[str, Any]) -> dict[str, Any]:
    """What the declared fields of the board (`tokens`: in cities and on links) do not say."""
    lanes = {name: lane_of(tables, region) for region, name in enumerate(REGIONS) if region != EUROPE}
    laid = {name: [name_of(TOKENS, token) for token in state.lane_token[lane].tolist()] for name, lane in lanes.items()}
    return {
        "lanes": {name: [owner for owner in state.lane_owner[lane].tolist() if owner >= 0] for name, lane in lanes.items()},
        "tokens": {**tokens, "lanes": laid},
    }


def lane_of(tables: Any, region: int) -> slice:
    """The spaces of a region's shipping track."""
    first = int(tables.lane_first[region])
    return slice(first, first + int(tables.lane_length[region]))


def read_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who stands where, which regions are open, which tokens lie where."""
    state.open_region[EUROPE] = 1
    for region, path, discs, length in _lanes(reader, tables, "seats"):
        for space, seat in enumerate(discs, lane_of(tables, region).start):
            state.lane_owner[space] = reader.checked(path, seat, 0, int(state.players) - 1)
        state.open_region[region] = len(discs) == length
    for region, name in enumerate(REGIONS):
        full = region != EUROPE and state.open_region[region]
        reader.require(full or not state.beside[region].any(), f"beside.{name}", "none: there is no track that is full")
    for city, name in enumerate(CITIES):
        good = state.city_owner[city] < 0 or state.open_region[tables.city_region[city]]
        reader.require(good, f"cities.{name}", "nobody: its region is closed")
    _read_tokens(reader, tables, state)


def _lanes(reader: PositionReader, tables: Any, what: str) -> Iterator[tuple[int, str, list[Any], int]]:
    """The tracks in a table `lanes`: region, path, what it says of the spaces from the first one on, how many spaces there are."""
    for name, given in reader.table("lanes").items():
        region = reader.name("lanes", name, REGIONS[1:]) + 1
        path, length = f"lanes.{name}", int(tables.lane_length[region])
        reader.expect(isinstance(given, list) and len(given) <= length, path, given, f"a list of up to {length} {what}")
        yield region, path, given, length


def _read_tokens(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tokens on free spaces: those that are named, and for the others the rest in the order of kinds.

    Where the rest is not enough, the last links have none: somebody may have held and lost them."""
    tokens = reader.nested("tokens")
    free_links = np.array([link_owner(tables, state, link) < 0 for link in range(len(LINKS))])
    named = (("cities", CITIES, state.city_token, state.city_owner < 0), ("links", LINKS, state.link_token, free_links))
    for field, names, laid, free in named:
        for space, name in enumerate(names):
            tokens.require(laid[space] < 0 or free[space], f"{field}.{name}", "no token: it was taken")
    _read_lane_tokens(tokens, tables, state)
    cities = np.flatnonzero((state.city_owner < 0) & (not tokens.says("cities")))
    links = np.flatnonzero(free_links & (not tokens.says("links")))
    lanes = np.flatnonzero((state.lane_owner < 0) & (state.lane_token < 0))
    left = tables.tokens - state.tokens.sum(axis=0)
    for laid in (state.city_token, state.link_token, state.lane_token):
        left -= np.bincount(laid[laid >= 0], minlength=len(TOKENS))
    for token, name in enumerate(TOKENS):
        most = int(tables.tokens[token])
        tokens.expect(left[token] >= 0, name, most - int(left[token]), f"at most {most} on board and mats")
    without, rest = len(cities) + len(lanes), int(left.sum())
    reader.expect(rest >= without, "tokens", rest, f"at least {without} that nobody holds: for each free space that is not named")
    kinds = np.repeat(np.arange(len(TOKENS)), left)
    links = links[: rest - without]
    for laid, spaces in ((state.city_token, cities), (state.link_token, links), (state.lane_token, lanes)):
        laid[spaces], kinds = kinds[: len(spaces)], kinds[len(spaces) :]
    for city, name in enumerate(CITIES):
        tokens.require(state.city_owner[city] >= 0 or state.city_token[city] >= 0, f"cities.{name}", "a token: nobody has been there")


def _read_lane_tokens(tokens: PositionReader, tables: Any, state: Any) -> None:
    """The tokens of the shipping tracks, space by space."""
    for region, path, given, length in _lanes(tokens, tables, "tokens"):
        tokens.expect(len(given) == length, path, given, f"a token or null for each of {length} spaces")
        for space, token in enumerate(given, lane_of(tables, region).start):
            if token is not None:
                tokens.expect(state.lane_owner[space] < 0, path, token, "null where a disc lies")
                state.lane_token[space] = tokens.name(path, token, TOKENS)
