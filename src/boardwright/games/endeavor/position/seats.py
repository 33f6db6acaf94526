"""The seats of a position: buildings, cards, and the sums of levels and supplies that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.rules.start import DISCS
from boardwright.games.endeavor.rules.tracks import holds

SLAVERY_CARDS = c.CARDS[c.SLAVERY * c.DECK_SIZE : (c.SLAVERY + 1) * c.DECK_SIZE]


def read_buildings(mat: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The buildings in the order in which they were put up, the colonial house first; no more tokens of a kind than there are."""
    house = c.BUILDINGS[c.COLONIAL_HOUSE]
    places = mat.tables("buildings", [house], alone="building")
    mat.require(1 <= len(places) <= c.PLACES, "buildings", f"a list of 1 to {c.PLACES} buildings")
    for i, place in enumerate(places):
        building, manned = place.choice("building", c.BUILDINGS), place.flag("manned")
        place.require((building == c.COLONIAL_HOUSE) == (i == 0), "building", f"{house} first and only there")
        place.require(not manned or tables.building_actions[building] > 0, "manned", "false: it has no activation space")
        place.finish()
        state.building[seat, i], state.manned[seat, i] = building, manned
    state.built[seat] = len(places)
    best = (tables.building_level[state.building[seat, : len(places)]] == c.LEVELS).sum()
    mat.require(best <= 1, "buildings", f"one building of level {c.LEVELS} at most")
    for token, name in enumerate(c.TOKENS):
        mat.checked(f"tokens.{name}", int(state.tokens[seat, token]), 0, int(tables.tokens[token]))


def read_cards(reader: PositionReader, seats: Sequence[PositionReader], state: Any) -> None:
    """Cards held, laid aside, gone; the rest lies in its decks."""
    for seat, mat in enumerate(seats):
        for field, place, allowed in (("cards", s.HELD, c.CARDS), ("aside", s.ASIDE, SLAVERY_CARDS)):
            cards = mat.lying(field, c.CARDS, "card", allowed)
            state.card_place[cards], state.card_seat[cards] = place, seat
        governor = state.governor[seat]
        good = governor < 0 or (c.CARDS[governor] in c.GOVERNORS and holds(state, seat, governor))
        mat.require(good, "governor", "a governor among the cards of this seat, or null")
    state.card_place[reader.lying("gone", c.CARDS, "card", (*c.GOVERNORS, *SLAVERY_CARDS))] = s.GONE


def read_sums(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """Stocks, levels and supplies follow from the rest. Where they are given, they must say the same."""
    left = tables.building_copies - np.bincount(state.building[state.building >= 0], minlength=len(c.BUILDINGS))
    state.stock[1:] = left[1:]
    stock = dict(zip(c.BUILDINGS[1:], left[1:].tolist(), strict=True))
    reader.table_follows("stock", stock, "copies that are not built")
    for name, copies in stock.items():
        reader.expect(copies >= 0, f"stock.{name}", copies, "0 or more: no more are built than there are")
    for seat, mat in enumerate(seats):
        held = (state.card_place == s.HELD) & (state.card_seat == seat)
        buildings = state.building[seat, : state.built[seat]]
        state.icons[seat] = state.tokens[seat, : c.BLUE] + tables.building_icons[buildings].sum(0) + tables.card_icons[held].sum(0)
        levels = dict(zip(c.TRACKS, state.icons[seat].tolist(), strict=True))
        mat.table_follows("levels", levels, "the icons of buildings, cards and tokens")
        used = int(state.harbour[seat]) + int(state.manned[seat].sum()) + int(state.beside[:, seat].sum())
        used += int((state.city_owner == seat).sum()) + int((state.lane_owner == seat).sum())
        state.supply[seat] = mat.follows("supply", DISCS - used, f"{DISCS} less the discs in use")
