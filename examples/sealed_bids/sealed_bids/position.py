"""Conditions across the fields of a position; reading and writing them follows from their declarations."""

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from sealed_bids.scoring import breakdown
from sealed_bids.state import BID, OVER, PHASES, ROUNDS, SWAP, State


def check(reader: PositionReader, tables: Any, state: Any) -> None:
    """Remaining rounds equal cards in hand minus a bid. Points follow from the cards; a sole winner may have laid one aside."""
    players, rounds, phase = int(state.players), int(state.rounds_played), int(state.phase)
    reader.expect((phase == OVER) == (rounds == ROUNDS), "phase", PHASES[phase], f"over after {ROUNDS} rounds and not before")
    state.chosen[:] = state.bid != 0
    chosen = state.chosen[:players].tolist()
    reader.expect(not any(chosen) or (phase == BID and not all(chosen)), "bids", chosen, "bids of some seats, in the phase bid only")
    held = [ROUNDS - rounds - bid for bid in chosen]
    reader.expect(state.hand_count[:players].tolist() == held, "hands", reader.get("hands"), f"so many cards per seat: {held}")
    parts = breakdown(tables, state)
    points = [part["pots"]["points"] + part["aside"]["points"] * (phase == OVER) for part in parts]
    state.points[:players] = reader.follows("points", points)
    last = [part["pots"]["rounds"][-1:] for part in parts]
    swapping = phase == SWAP
    reader.expect([players] in last or not swapping, "phase", "swap", "swap only when a player has just won a round alone")
    state.winner = last.index([players]) if swapping else ABSENT
    reader.follows("winner", int(state.winner) if swapping else None)
    for seat, part in enumerate(parts):
        most = part["pots"]["rounds"][: ROUNDS - 1].count(players) - (state.winner == seat)
        laid = int(state.aside_count[seat])
        reader.expect(laid <= most, f"aside[{seat}]", laid, f"at most {most} cards, one for each round won alone")


to_position, from_position = position_functions(State, check)
