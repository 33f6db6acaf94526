"""A complete state as a readable dict, and back. The fields stand in docs/games/endeavor.md.

What follows from the rest is worked out and, where it is given, checked: levels, supplies, stocks, which regions are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.state import Lists
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.position.board import board_position, read_board
from boardwright.games.endeavor.position.choice import read_choice
from boardwright.games.endeavor.position.seats import SLAVERY_CARDS, read_buildings, read_cards, read_sums
from boardwright.games.endeavor.presentation.view_tables import cards_at, mat_of
from boardwright.games.endeavor.rules.start import derive


def _write(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
    """What the declared fields do not say."""
    lists = Lists(state)
    return {
        **board_position(tables, state, declared["tokens"]),
        "seats": [{**mat, **mat_of(lists, seat)} for seat, mat in enumerate(declared["seats"])],
        "gone": cards_at(lists, s.GONE, s.NOBODY),
        "stock": dict(zip(c.BUILDINGS[1:], state.stock[1:].tolist(), strict=True)),
        "acting": declared["acting"] and {**declared["acting"], "place": int(state.activated) + 1 or None},
    }


def _read(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the declared fields do not say, and what all must say together; what is left out gets the defaults of the document."""
    seats, over = reader.listed("seats"), bool(state.phase == s.OVER)
    reader.fill("round", state, "round_no", c.ROUNDS if over else 1)
    reader.fill("active", state, "active", state.crown)
    reader.fill("passed", state.passed, slice(state.players), over)
    for seat, mat in enumerate(seats):
        read_buildings(mat, tables, state, seat)
    read_cards(reader, seats, state)
    read_board(reader, tables, state)
    derive(tables, state)
    _check_cards(reader, tables, state)
    _check_course(reader, seats, tables, state)
    read_sums(reader, seats, tables, state)
    read_choice(reader, tables, state)


to_position, from_position = position_functions(s.State, _read, _write)


def _check_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Governors leave their decks when their regions open; abolition leaves no slavery cards but those laid aside."""
    abolishes = ((tables.card_abolition > 0) & (state.card_place == s.HELD)).any()
    reader.require(state.abolished or not abolishes, "abolished", "true: somebody holds the card that abolishes slavery")
    places = {name: int(place) for name, place in zip(c.CARDS, state.card_place, strict=True)}
    for name, is_open in zip(c.GOVERNORS, state.open_region[1:].tolist(), strict=True):
        expected = "held by a seat or gone: its region is open" if is_open else "in its deck: its region is closed"
        reader.expect((places[name] != s.IN_DECK) == is_open, f"cards.{name}", s.CARD_PLACES[places[name]], expected)
    for name in SLAVERY_CARDS:
        expected = "laid aside or gone: slavery is abolished" if state.abolished else "not gone: slavery is not abolished"
        good = places[name] not in ((s.IN_DECK, s.HELD) if state.abolished else (s.GONE,))
        reader.expect(good, f"cards.{name}", s.CARD_PLACES[places[name]], expected)


def _check_course(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """One building a round. All discs of a seat may be shipped beside one track. The match ends when all have passed in the last round.

    Its discs are those in its harbour, those that it gets back from its buildings and those that it gets in growths to come."""
    building = state.phase == s.CHOOSE_BUILDING
    growth_to_come = (c.ROUNDS - int(state.round_no) + building) * int(tables.growth.max())
    for seat, mat in enumerate(seats):
        has_built = not building or (seat - state.crown) % state.players < (state.active - state.crown) % state.players
        most = int(state.round_no) + has_built
        mat.require(state.built[seat] <= most, "buildings", f"at most {most} by then: one a round")
        room = s.MOST_DISCS - growth_to_come - int(state.manned[seat].sum())
        expected = f"so that with those to come there are {s.MOST_DISCS} at most"
        mat.require(state.harbour[seat] <= room, "harbour", f"at most {room}, {expected}")
        room -= int(state.harbour[seat])
        for region, name in enumerate(c.REGIONS):
            reader.require(state.beside[region, seat] <= room, f"beside.{name}", f"at most {room} of seat {seat}, {expected}")
    if state.phase == s.OVER:
        reader.require(state.round_no == c.ROUNDS, "round", f"{c.ROUNDS} in the phase over")
        reader.require(state.passed[: state.players].all(), "passed", "everybody in the phase over")
