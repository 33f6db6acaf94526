"""What the fields of a position must say together. Each check names what cannot be."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import CARDS, DECK_SIZE, EUROPE, GOVERNORS, REGIONS, ROUNDS, SLAVERY
from boardwright.games.endeavor.state import CARD_PLACES, CHOOSE_BUILDING, GONE, HELD, IN_DECK, MOST_DISCS, OVER


def check_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Governors leave their decks when their regions open; abolition leaves no slavery cards but those laid aside."""
    if not state.abolished and any(tables.card_abolition[card] for card in range(len(CARDS)) if state.card_place[card] == HELD):
        raise reader.wrong("abolished", False, "true: somebody holds the card that abolishes slavery")
    for i, name in enumerate(GOVERNORS):
        place, is_open = int(state.card_place[CARDS.index(name)]), bool(state.open_region[i + 1])
        if (place == IN_DECK) == is_open:
            expected = "held by a seat or gone: its region is open" if is_open else "in its deck: its region is closed"
            raise reader.wrong(f"cards.{name}", CARD_PLACES[place], expected)
    for card in range(SLAVERY * DECK_SIZE, (SLAVERY + 1) * DECK_SIZE):
        place = int(state.card_place[card])
        if place in ((IN_DECK, HELD) if state.abolished else (GONE,)):
            expected = "laid aside or gone: slavery is abolished" if state.abolished else "not gone: slavery is not abolished"
            raise reader.wrong(f"cards.{CARDS[card]}", CARD_PLACES[place], expected)


def check_buildings(seats: list[PositionReader], state: Any) -> None:
    """One building a round at most, so that there is room for those to come."""
    players = int(state.players)
    for seat, each in enumerate(seats):
        to_build = state.phase == CHOOSE_BUILDING and (seat - state.crown) % players >= (state.active - state.crown) % players
        most = int(state.round_no) + (0 if to_build else 1)
        if state.built[seat] > most:
            raise each.wrong("buildings", int(state.built[seat]), f"at most {most} by then: one a round")


def check_discs(reader: PositionReader, seats: list[PositionReader], tables: Any, state: Any) -> None:
    """What a seat has in its harbour, gets back from its buildings and gets in growths to come may all be shipped beside one track."""
    growths = ROUNDS - int(state.round_no) + (1 if state.phase == CHOOSE_BUILDING else 0)
    to_come = growths * int(tables.growth.max())
    for seat, each in enumerate(seats):
        room = MOST_DISCS - to_come - int(state.manned[seat].sum())
        harbour = int(state.harbour[seat])
        if harbour > room:
            raise each.wrong("harbour", harbour, f"at most {room}, so that with those to come there are {MOST_DISCS} at most")
        for region in range(EUROPE + 1, len(REGIONS)):
            beside = state.beside[region, : state.players].tolist()
            if harbour + beside[seat] > room:
                expected = f"at most {room - harbour} of seat {seat}, so that with those to come there are {MOST_DISCS} at most"
                raise reader.wrong(f"beside.{REGIONS[region]}", beside, expected)


def check_end(reader: PositionReader, state: Any) -> None:
    """The match ends when everybody has passed in the last round."""
    if state.phase != OVER:
        return
    if state.round_no != ROUNDS:
        raise reader.wrong("round", int(state.round_no), f"{ROUNDS} in the phase over")
    passed = [bool(each) for each in state.passed[: state.players]]
    if not all(passed):
        raise reader.wrong("passed", passed, "everybody in the phase over")
