"""A complete state as a readable dict, and back: the declared fields, and what must hold between them."""

from collections.abc import Mapping
from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.position_fields import read_fields, write_fields
from boardwright.core.text.positions import PositionReader
from sealed_bids.scoring import points_by_source
from sealed_bids.state import BID, OVER, PHASES, ROUNDS, SWAP, State


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    return write_fields(State, state)


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set). Only `hands` must be there. Raises PositionError."""
    reader = PositionReader(position)
    read_fields(State, state, reader)
    players, rounds, phase = int(state.players), int(state.rounds_played), PHASES[state.phase]
    state.chosen[:] = state.bid != 0
    chosen = state.chosen[:players].tolist()
    reader.expect((state.phase == OVER) == (rounds == ROUNDS), "phase", phase, f"over after {ROUNDS} rounds and not before")
    reader.expect(not any(chosen) or (state.phase == BID and not all(chosen)), "bids", chosen, "bids of some seats, in the phase bid only")
    held = [ROUNDS - rounds - bid for bid in chosen]
    reader.expect(state.hand_count[:players].tolist() == held, "hands", reader.get("hands"), f"so many cards per seat: {held}")
    check_points(reader, tables, state, players)
    reader.finish()


def check_points(reader: PositionReader, tables: Any, state: Any, players: int) -> None:
    """Points follow from the cards. Who got a whole pot may swap a card then, but for the last round, and has laid aside no more."""
    parts = points_by_source(tables, state)
    over, swapping = state.phase == OVER, state.phase == SWAP
    state.points[:players] = [part["pots"]["points"] + part["aside"]["points"] * over for part in parts]
    reader.follows("points", state.points[:players].tolist())
    last = [part["pots"]["rounds"][-1:] for part in parts]
    reader.expect([players] in last or not swapping, "phase", "swap", "swap only when somebody has just won a round alone")
    state.winner = last.index([players]) if swapping else ABSENT
    reader.follows("winner", int(state.winner) if swapping else None)
    for seat, part in enumerate(parts):
        most = part["pots"]["rounds"][: ROUNDS - 1].count(players) - (state.winner == seat)
        count = int(state.aside_count[seat])
        reader.expect(count <= most, f"aside[{seat}]", count, f"at most {most} cards, one for each round won alone")
