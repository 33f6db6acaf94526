"""A complete state as a readable dict, and back: the declared fields, the deck, and what must hold together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from sealed_bids.components import CARDS
from sealed_bids.scoring import points_of, winners_of
from sealed_bids.state import BID, OVER, PHASES, ROUNDS, SWAP, State


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    return {**write_fields(State, state), "deck": sorted(state.deck[: state.deck_count].tolist())}


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set). Only `hands` must be there; the deck holds what lies nowhere else. Raises PositionError."""
    reader = PositionReader(position)
    read_fields(State, state, reader)
    state.chosen[:] = state.bid != 0
    deck = reader.rest("deck", CARDS, "card")
    state.deck[: len(deck)], state.deck_count = deck, len(deck)
    reader.finish()
    check_counts(reader, state)
    check_winners(reader, tables, state)
    points = [points_of(tables, state, seat) for seat in range(state.players)]
    if reader.get("points", points) != points:
        raise reader.wrong("points", reader.get("points"), f"{points}, what the cards gave")
    state.points[: state.players] = points


def check_counts(reader: PositionReader, state: Any) -> None:
    """The phase and the numbers of cards must fit the round."""
    players, finished, chosen = int(state.players), int(state.rounds_finished), state.chosen[: state.players].tolist()
    if (state.phase == OVER) != (finished == ROUNDS):
        raise reader.wrong("round", finished, f"{ROUNDS} in the phase over, fewer before")
    if any(chosen) and (state.phase != BID or all(chosen)):
        raise reader.wrong("bids", chosen, "bids of some seats, in the phase bid only")
    shown = finished + (state.phase == SWAP)
    if state.rounds_revealed != shown or not state.played[:shown, :players].all():
        raise reader.wrong("played", reader.get("played"), f"a card of each seat for each of {shown} rounds")
    held = [ROUNDS - shown - bid for bid in chosen]
    if state.hand_count[:players].tolist() != held:
        raise reader.wrong("hands", reader.get("hands"), f"so many cards per seat: {held}")


def check_winners(reader: PositionReader, tables: Any, state: Any) -> None:
    """Who has won a round alone may swap a card, but for the last round; in the phase swap the winner of the last round decides."""
    alone = [seats[0] if len(seats) == 1 else None for seats in (winners_of(tables, state, n) for n in range(state.rounds_revealed))]
    winner = alone[-1] if state.phase == SWAP else None
    if state.phase == SWAP and (winner is None or state.rounds_revealed == ROUNDS):
        raise reader.wrong("phase", PHASES[SWAP], "bid or over: nobody may swap after a tie or after the last round")
    if state.winner != (-1 if winner is None else winner):
        raise reader.wrong("winner", reader.get("winner"), "null" if winner is None else f"{winner}, who won the last round")
    for seat in range(state.players):
        most = alone[: min(int(state.rounds_finished), ROUNDS - 1)].count(seat)
        if state.aside_count[seat] > most:
            raise reader.wrong(f"aside[{seat}]", int(state.aside_count[seat]), f"at most {most} cards, one for each round won alone")
