"""What the fields of a position must say together about the course of the match. Each check names what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor import state as s
from boardwright.games.endeavor.position.seats import SLAVERY_CARDS


def check_course(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """Cards, buildings and discs as they can be in that round; the match ends when everybody has passed in the last one."""
    _check_cards(reader, tables, state)
    for seat, mat in enumerate(seats):
        to_build = state.phase == s.CHOOSE_BUILDING and (seat - state.crown) % state.players >= (state.active - state.crown) % state.players
        most = int(state.round_no) + (0 if to_build else 1)
        mat.expect(state.built[seat] <= most, "buildings", int(state.built[seat]), f"at most {most} by then: one a round")
    _check_discs(reader, seats, tables, state)
    if state.phase == s.OVER:
        passed = [bool(each) for each in state.passed[: state.players]]
        reader.expect(state.round_no == c.ROUNDS, "round", int(state.round_no), f"{c.ROUNDS} in the phase over")
        reader.expect(all(passed), "passed", passed, "everybody in the phase over")


def _check_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Governors leave their decks when their regions open; abolition leaves no slavery cards but those laid aside."""
    abolishes = ((tables.card_abolition > 0) & (state.card_place == s.HELD)).any()
    reader.expect(bool(state.abolished) or not abolishes, "abolished", False, "true: somebody holds the card that abolishes slavery")
    places = {name: int(place) for name, place in zip(c.CARDS, state.card_place, strict=True)}
    for name, is_open in zip(c.GOVERNORS, state.open_region[1:].tolist(), strict=True):
        expected = "held by a seat or gone: its region is open" if is_open else "in its deck: its region is closed"
        reader.expect((places[name] == s.IN_DECK) != is_open, f"cards.{name}", s.CARD_PLACES[places[name]], expected)
    for name in SLAVERY_CARDS:
        expected = "laid aside or gone: slavery is abolished" if state.abolished else "not gone: slavery is not abolished"
        good = places[name] not in ((s.IN_DECK, s.HELD) if state.abolished else (s.GONE,))
        reader.expect(good, f"cards.{name}", s.CARD_PLACES[places[name]], expected)


def _check_discs(reader: PositionReader, seats: Sequence[PositionReader], tables: Any, state: Any) -> None:
    """What a seat has in its harbour, gets back from its buildings and gets in growths to come may all be shipped beside one track."""
    growths = c.ROUNDS - int(state.round_no) + (1 if state.phase == s.CHOOSE_BUILDING else 0)
    for seat, mat in enumerate(seats):
        harbour = int(state.harbour[seat])
        room = s.MOST_DISCS - growths * int(tables.growth.max()) - int(state.manned[seat].sum())
        mat.expect(harbour <= room, "harbour", harbour, f"at most {room}, so that with those to come there are {s.MOST_DISCS} at most")
        for region, name in enumerate(c.REGIONS):
            beside = state.beside[region, : state.players].tolist()
            expected = f"at most {room - harbour} of seat {seat}, so that with those to come there are {s.MOST_DISCS} at most"
            reader.expect(beside[seat] <= room - harbour, f"beside.{name}", beside, expected)
