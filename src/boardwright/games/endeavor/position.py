"""Converts a complete state to a readable dict and back. docs/games/endeavor.md describes the fields.

What follows from other fields is computed and, where it is given, checked: levels, supplies, stocks, open regions.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from boardwright.core.machine.state import Lists
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import components as c, laws, state as s
from boardwright.games.endeavor.presentation.view import cards_at, lanes_of, mat_of
from boardwright.games.endeavor.rules.cards import BEHIND_SLAVERY, FIRST_SLAVERY
from boardwright.games.endeavor.rules.choices import discs_of_payment
from boardwright.games.endeavor.rules.start import DISCS, derive

SLAVERY_CARDS = c.CARDS[FIRST_SLAVERY:BEHIND_SLAVERY]


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """The fields that are not declared."""
    lists = Lists(state)
    lanes = dict(zip(c.REGIONS[1:], lanes_of(tables)[1:], strict=True))
    laid = {name: [c.name_of(c.TOKENS, token) for token in lists.lane_token[lane]] for name, lane in lanes.items()}
    return {
        "lanes": {name: [owner for owner in lists.lane_owner[lane] if owner >= 0] for name, lane in lanes.items()},
        "tokens": {**declared["tokens"], "lanes": laid},
        "seats": [{**mat, **mat_of(lists, seat)} for seat, mat in enumerate(declared["seats"])],
        "gone": cards_at(lists, s.GONE, s.NOBODY),
        "stock": dict(zip(c.BUILDINGS[1:], lists.stock[1:], strict=True)),
        "acting": declared["acting"] and {**declared["acting"], "place": lists.activated + 1 or None},
    }


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read the fields that are not declared; omitted ones get the defaults of the document."""
    seats, over = reader.listed("seats"), bool(state.phase == s.OVER)
    reader.fill("round", state, "round_no", c.ROUNDS if over else 1)
    reader.fill("active", state, "active", state.crown)
    reader.fill("passed", state.passed, slice(state.players), over)
    for seat, mat in enumerate(seats):
        _read_buildings(mat, state, seat)
    _read_cards(reader, seats, state)
    _read_lanes(reader, tables, state)
    reader.obey(laws.broken_laws(tables, state, laws.COMPONENTS))
    _lay_tokens(reader, tables, state)
    derive(tables, state)
    reader.obey(laws.broken_laws(tables, state, laws.COURSE))
    _read_sums(reader, seats, tables, state)
    _read_choice(reader, tables, state)
    reader.obey(laws.broken_laws(tables, state, laws.CHOICE))


to_position, from_position = position_functions(s.State, _read, _write)


def _read_buildings(mat: PositionReader, state: Any, seat: int) -> None:
    """Read the buildings in the order in which they were built, the colonial house first."""
    places = mat.tables("buildings", [c.BUILDINGS[c.COLONIAL_HOUSE]], alone="building")
    mat.require(1 <= len(places) <= c.PLACES, "buildings", f"a list of 1 to {c.PLACES} buildings")
    for i, place in enumerate(places):
        state.building[seat, i], state.manned[seat, i] = place.choice("building", c.BUILDINGS), place.flag("manned")
        place.finish()
    state.built[seat] = len(places)


def _read_cards(reader: PositionReader, seats: Sequence[PositionReader], state: Any) -> None:
    """Read the cards held, laid aside and gone; the rest is in its decks."""
    for seat, mat in enumerate(seats):
        for field, place, allowed in (("cards", s.HELD, c.CARDS), ("aside", s.ASIDE, SLAVERY_CARDS)):
            cards = mat.lying(field, c.CARDS, "card", allowed)
            state.card_place[cards], state.card_seat[cards] = place, seat
    state.card_place[reader.lying("gone", c.CARDS, "card", (*c.GOVERNORS, *SLAVERY_CARDS))] = s.GONE


def _read_lanes(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read the discs on the shipping tracks, the open regions, and the tokens given for free spaces."""
    state.open_region[c.EUROPE] = 1
    for region, path, discs, length in _lanes(reader, tables, "seats"):
        for space, seat in enumerate(discs, tables.lane_first[region]):
            state.lane_owner[space] = reader.checked(path, seat, 0, int(state.players) - 1)
        state.open_region[region] = len(discs) == length
    tokens = reader.nested("tokens")
    for region, path, given, length in _lanes(tokens, tables, "tokens"):
        tokens.expect(len(given) == length, path, given, f"a token or null for each of {length} spaces")
        for space, token in enumerate(given, tables.lane_first[region]):
            if token is not None:
                tokens.expect(state.lane_owner[space] < 0, path, token, "null where a disc lies")
                state.lane_token[space] = tokens.name(path, token, c.TOKENS)


def _lanes(reader: PositionReader, tables: Any, what: str) -> Iterator[tuple[int, str, list[Any], int]]:
    """The tracks in a table `lanes`: region, path, entries for its spaces from the first on, number of spaces."""
    for name, given in reader.table("lanes").items():
        region = reader.name("lanes", name, c.REGIONS[1:]) + 1
        path, length = f"lanes.{name}", int(tables.lane_length[region])
        reader.expect(isinstance(given, list) and len(given) <= length, path, given, f"a list of up to {length} {what}")
        yield region, path, given, length


def _lay_tokens(reader: PositionReader, tables: Any, state: Any) -> None:
    """Put the remaining tokens on the free spaces that are not named, in order of kinds.

    If there are not enough, the last links have none: a player may have held and lost them.
    """
    tokens = reader.nested("tokens")
    cities = np.flatnonzero((state.city_owner < 0) & (not tokens.says("cities")))
    links = np.flatnonzero(laws.free_links(tables, state) & (not tokens.says("links")))
    lanes = np.flatnonzero((state.lane_owner < 0) & (state.lane_token < 0))
    kinds = np.repeat(np.arange(len(c.TOKENS)), laws.tokens_left(tables, state))
    without, rest = len(cities) + len(lanes), len(kinds)
    reader.expect(rest >= without, "tokens", rest, f"at least {without} that nobody holds: for each free space that is not named")
    for laid, spaces in ((state.city_token, cities), (state.link_token, links[: rest - without]), (state.lane_token, lanes)):
        laid[spaces], kinds = kinds[: len(spaces)], kinds[len(spaces) :]


def _read_sums(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """Compute stocks, levels and supplies. If they are given, they must agree."""
    left = tables.building_copies - np.bincount(state.building[state.building >= 0], minlength=len(c.BUILDINGS))
    state.stock[1:] = left[1:]
    reader.table_follows("stock", dict(zip(c.BUILDINGS[1:], left[1:].tolist(), strict=True)), "copies that are not built")
    for seat, mat in enumerate(seats):
        held = (state.card_place == s.HELD) & (state.card_seat == seat)
        buildings = state.building[seat, : state.built[seat]]
        state.icons[seat] = state.tokens[seat, : c.BLUE] + tables.building_icons[buildings].sum(0) + tables.card_icons[held].sum(0)
        levels = dict(zip(c.TRACKS, state.icons[seat].tolist(), strict=True))
        mat.table_follows("levels", levels, "the icons of buildings, cards and tokens")
        used = int(state.harbour[seat]) + int(state.manned[seat].sum()) + int(state.beside[:, seat].sum())
        used += int((state.city_owner == seat).sum()) + int((state.lane_owner == seat).sum())
        state.supply[seat] = mat.follows("supply", DISCS - used, f"{DISCS} less the discs in use")


def _read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """Read the current action, with its remaining halves, and the number of discs to free."""
    is_acting, phase = state.phase == s.ACT, s.PHASES[state.phase]
    expected = f"{'an action' if is_acting else 'null'} in the phase {phase}"
    reader.require((reader.get("acting") is not None) == is_acting, "acting", expected)
    if is_acting:
        acting = reader.nested("acting")
        place = acting.get("place")
        if place is not None:
            state.activated = acting.checked("place", place, 1, int(state.built[state.active])) - 1
        acting.fill("halves", state, "halves_left", laws.halves(tables, state))
        usual = min(laws.discs_of_action(tables, state)[1], int(discs_of_payment(tables, state, state.active)))
        reader.fill("to_free", state, "to_free", usual)
