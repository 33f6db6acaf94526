"""The seats of a position: buildings, cards, and the sums of levels and supplies that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor import state as s
from boardwright.games.endeavor.rules.start import DISCS
from boardwright.games.endeavor.rules.tracks import holds

SLAVERY_CARDS = c.CARDS[c.SLAVERY * c.DECK_SIZE : (c.SLAVERY + 1) * c.DECK_SIZE]


def read_buildings(mat: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The buildings in the order in which they were put up, the colonial house first; no more tokens of a kind than there are."""
    given = mat.get("buildings", [c.BUILDINGS[c.COLONIAL_HOUSE]])
    mat.expect(isinstance(given, list) and 1 <= len(given) <= c.PLACES, "buildings", given, f"a list of 1 to {c.PLACES} buildings")
    for i, each in enumerate(given):
        inner = mat.inside(f"buildings[{i}]", each if isinstance(each, dict) else {"building": each})
        building, manned = inner.name("building", inner.get("building"), c.BUILDINGS), inner.flag("manned")
        is_house, house = building == c.COLONIAL_HOUSE, c.BUILDINGS[c.COLONIAL_HOUSE]
        inner.expect(is_house == (i == 0), "building", c.BUILDINGS[building], f"{house} first and only there")
        inner.expect(not manned or tables.building_actions[building] > 0, "manned", True, "false: it has no activation space")
        inner.finish()
        state.building[seat, i], state.manned[seat, i] = building, manned
    state.built[seat] = len(given)
    best = [c.BUILDINGS[b] for b in state.building[seat, : len(given)] if tables.building_level[b] == c.LEVELS]
    mat.expect(len(best) <= 1, "buildings", best, f"one building of level {c.LEVELS} at most")
    for token, count in enumerate(state.tokens[seat].tolist()):
        most = int(tables.tokens[token])
        mat.expect(count <= most, f"tokens.{c.TOKENS[token]}", count, f"a number from 0 to {most}")


def read_cards(reader: PositionReader, seats: Sequence[PositionReader], state: Any) -> None:
    """Cards held, laid aside, gone; the rest lies in its decks."""
    for seat, mat in enumerate(seats):
        _read_cards_at(mat, "cards", c.CARDS, s.HELD, seat, state)
        _read_cards_at(mat, "aside", SLAVERY_CARDS, s.ASIDE, seat, state)
        name = c.name_of(c.CARDS, state.governor[seat])
        good = name is None or (name in c.GOVERNORS and holds(state, seat, state.governor[seat]))
        mat.expect(good, "governor", name, "a governor among the cards of this seat, or null")
    _read_cards_at(reader, "gone", (*c.GOVERNORS, *SLAVERY_CARDS), s.GONE, s.NOBODY, state)


def _read_cards_at(reader: PositionReader, field: str, names: Sequence[str], place: int, seat: int, state: Any) -> None:
    """Put a list of cards somewhere; each lies in one place only."""
    given = reader.get(field, [])
    reader.expect(isinstance(given, list), field, given, "a list of cards")
    for name in given:
        reader.name(field, name, names)
        card = c.CARDS.index(name)
        reader.place(field, card, "card", name)
        state.card_place[card], state.card_seat[card] = place, seat


def read_sums(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """Stocks, levels and supplies follow from the rest. Where they are given, they must say the same."""
    built = np.bincount(state.building[state.building >= 0], minlength=len(c.BUILDINGS))
    stock = dict(zip(c.BUILDINGS[1:], (tables.building_copies - built)[1:].tolist(), strict=True))
    reader.table_follows("stock", stock, "copies that are not built")
    for name, copies in stock.items():
        reader.expect(copies >= 0, f"stock.{name}", copies, "0 or more: no more are built than there are")
    state.stock[1:] = list(stock.values())
    for seat, mat in enumerate(seats):
        held = (state.card_place == s.HELD) & (state.card_seat == seat)
        buildings = state.building[seat, : state.built[seat]]
        state.icons[seat] = state.tokens[seat, : c.BLUE] + tables.building_icons[buildings].sum(0) + tables.card_icons[held].sum(0)
        levels = dict(zip(c.TRACKS, state.icons[seat].tolist(), strict=True))
        mat.table_follows("levels", levels, "the icons of buildings, cards and tokens")
        used = int(state.harbour[seat]) + int(state.manned[seat].sum()) + int(state.beside[:, seat].sum())
        used += int((state.city_owner == seat).sum()) + int((state.lane_owner == seat).sum())
        state.supply[seat] = mat.follows("supply", DISCS - used, f"{DISCS} less the discs in use")
