"""The board of a position: shipping tracks and tokens."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import CITIES, EUROPE, LINKS, REGIONS, TOKENS, name_of
from boardwright.games.endeavor.rules.board import controls


def board_position(tables: Any, state: Any) -> dict[str, Any]:
    """What the declared fields of the board do not say."""
    lanes = {name: lane_of(tables, region) for region, name in enumerate(REGIONS) if region}
    return {
        "lanes": {name: [owner for owner in state.lane_owner[lane].tolist() if owner >= 0] for name, lane in lanes.items()},
        "tokens": {
            "cities": {name: TOKENS[token] for name, token in zip(CITIES, state.city_token.tolist(), strict=True) if token >= 0},
            "links": {name: TOKENS[token] for name, token in zip(LINKS, state.link_token.tolist(), strict=True) if token >= 0},
            "lanes": {name: [name_of(TOKENS, token) for token in state.lane_token[lane].tolist()] for name, lane in lanes.items()},
        },
    }


def lane_of(tables: Any, region: int) -> slice:
    """The spaces of a region's shipping track."""
    first = int(tables.lane_first[region])
    return slice(first, first + int(tables.lane_length[region]))


def read_board(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who stands where, which regions are open, which tokens lie where."""
    _read_lanes(reader, tables, state)
    for region, name in enumerate(REGIONS):
        beside = state.beside[region, : state.players].tolist()
        if region == EUROPE and name in reader.table("beside"):
            raise reader.wrong(f"beside.{name}", beside, "nothing: discs are shipped out of Europe")
        if any(beside) and not state.open_region[region]:
            raise reader.wrong(f"beside.{name}", beside, "none: the track is not full")
    for city, owner in enumerate(state.city_owner.tolist()):
        if owner >= 0 and not state.open_region[tables.city_region[city]]:
            raise reader.wrong(f"cities.{CITIES[city]}", owner, "nobody: its region is closed")
    _read_tokens(reader, tables, state)


def _read_lanes(reader: PositionReader, tables: Any, state: Any) -> None:
    """The discs of each track from its first space on; a full track opens its region."""
    state.open_region[EUROPE] = 1
    for name, discs in reader.table("lanes").items():
        region = reader.name("lanes", name, REGIONS[1:]) + 1
        lane, length = lane_of(tables, region), int(tables.lane_length[region])
        if not isinstance(discs, list) or len(discs) > length:
            raise reader.wrong(f"lanes.{name}", discs, f"a list of up to {length} seats")
        for space, seat in enumerate(discs, lane.start):
            state.lane_owner[space] = reader.checked(f"lanes.{name}", seat, 0, int(state.players) - 1)
        state.open_region[region] = len(discs) == length


def _read_tokens(reader: PositionReader, tables: Any, state: Any) -> None:
    """Tokens on free spaces: those that are named, and for the others the rest in the order of kinds.

    Where the rest is not enough, the last links have none: somebody may have held and lost them."""
    tokens = reader.inside("tokens", reader.get("tokens", {}))
    left = [int(count) - int(state.tokens[:, token].sum()) for token, count in enumerate(tables.tokens.tolist())]
    cities = _named(tokens, "cities", CITIES, state.city_token, [owner < 0 for owner in state.city_owner.tolist()], left)
    links = _named(tokens, "links", LINKS, state.link_token, [not _controlled(tables, state, link) for link in range(len(LINKS))], left)
    lanes = _named_lanes(tokens, tables, state, left)
    for token, count in enumerate(left):
        if count < 0:
            raise tokens.wrong(TOKENS[token], int(tables.tokens[token]) - count, f"at most {int(tables.tokens[token])} on board and mats")
    missing = len(cities) + len(links) + len(lanes) - sum(left)
    if missing > len(links):
        needed = len(cities) + len(lanes)
        expected = f"at least {needed} that nobody holds: one for each free city and each free space of a track that is not named"
        raise reader.wrong("tokens", sum(left), expected)
    for array, place in (*cities, *links[: len(links) - max(0, missing)], *lanes):
        array[place] = next(token for token, count in enumerate(left) if count > 0)
        left[array[place]] -= 1
    tokens.finish()


def _controlled(tables: Any, state: Any, link: int) -> bool:
    return any(controls(tables, state, seat, link) for seat in range(state.players))


def _named(
    reader: PositionReader, field: str, names: tuple[str, ...], array: Any, may_have: list[bool], left: list[int]
) -> list[tuple[Any, int]]:
    """Fill in the tokens that a table names. If it is left out, the places that should have one are returned."""
    if field not in reader.position:
        return [(array, i) for i, may in enumerate(may_have) if may]
    for name, token in reader.table(field).items():
        i = reader.name(field, name, names)
        if not may_have[i]:
            raise reader.wrong(f"{field}.{name}", token, "no token: it was taken")
        array[i] = reader.name(f"{field}.{name}", token, TOKENS)
        left[array[i]] -= 1
    missing = [names[i] for i, may in enumerate(may_have) if may and array[i] < 0]
    if field == "cities" and missing:
        raise reader.wrong(f"{field}.{missing[0]}", None, "a token: nobody has been there")
    return []


def _named_lanes(reader: PositionReader, tables: Any, state: Any, left: list[int]) -> list[tuple[Any, int]]:
    """The tokens of the shipping tracks, space by space."""
    missing: list[tuple[Any, int]] = []
    lanes = reader.table("lanes")
    for name in lanes:
        reader.name("lanes", name, REGIONS[1:])
    for region, name in enumerate(REGIONS):
        first, length = int(tables.lane_first[region]), int(tables.lane_length[region])
        given = lanes.get(name, [None] * length)
        if not isinstance(given, list) or len(given) != length:
            raise reader.wrong(f"lanes.{name}", given, f"a token or null for each of {length} spaces")
        for space, token in enumerate(given, first):
            if token is None and state.lane_owner[space] < 0:
                missing.append((state.lane_token, space))
            elif token is not None:
                if state.lane_owner[space] >= 0:
                    raise reader.wrong(f"lanes.{name}", token, "null where a disc lies")
                state.lane_token[space] = reader.name(f"lanes.{name}", token, TOKENS)
                left[state.lane_token[space]] -= 1
    return missing
