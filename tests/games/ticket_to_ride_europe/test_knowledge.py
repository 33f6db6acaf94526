"""Tests of the knowledge for searches: likely tickets explain the routes of others, and worlds fit what a seat knows."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.state import RecordBuffer
from boardwright.games.ticket_to_ride_europe.bots import knowledge

from .helpers import game, position


def ticket_fit(owners: dict[str, int], tickets: list[str]) -> int:
    """Return what `fits` rates the tickets of seat 1 for seat 0."""
    match = game().from_position(position(owners=owners, tickets=[["berlin-roma"], tickets]), seed=1)
    state = RecordBuffer(game().state_dtype)
    state.data[:] = np.frombuffer(match.state_bytes(), np.uint8)
    return int(knowledge.fits(game().tables.record, state.record, 0))


def test_made_tickets_and_used_routes_are_likely() -> None:
    """Paris–Zürich–Venezia lies on the way from Paris to Zágráb, but not from Kyïv to Sochi."""
    owners = {"paris-zurich": 1, "venezia-zurich": 1}
    on_the_way, elsewhere = ticket_fit(owners, ["paris-zagrab"]), ticket_fit(owners, ["kyiv-sochi"])
    assert ticket_fit({**owners, "venezia-zagrab": 1}, ["paris-zagrab"]) > on_the_way > elsewhere


@pytest.mark.parametrize("players", [2, 4])
def test_believed_worlds_fit_what_the_seat_knows_and_are_more_likely(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "TRIES", 12)
    monkeypatch.setattr(knowledge, "ROUNDS", 1)
    simulator = bw.Simulator(game().compile(), 3, players, seed=4)
    simulator.playout("quick", 35 * players)
    gained = 0
    for i in range(3):
        seat = int(simulator.to_move[i])
        hidden = simulator.hidden(i)
        worlds = bw.Simulator(game(), 1, players, seed=i)
        worlds.determinize(hidden)
        world = worlds.cell(0)
        before = int(knowledge.fits(game().tables.record, world.record, seat))
        after = int(knowledge.believe(game().tables.record, world.record, seat))
        assert after == int(knowledge.fits(game().tables.record, world.record, seat))
        gained += after - before
        assert sorted(all_tickets(world.array[0], players)) == list(range(1, 47))
        game().engine.hide(game().tables, world, seat)
        known = np.asarray(hidden).copy()
        for name in set(known.dtype.names) - {"rng"}:
            assert np.array_equal(world.array[0][name], known[name]), name
    assert gained > 0


def all_tickets(state: np.ndarray, players: int) -> list[int]:
    """List all tickets of a state."""
    tickets = [*state["aside"][: state["aside_count"]], *state["unseen_tickets"][: state["unseen_ticket_count"]]]
    tickets += [*state["returned_tickets"][: state["returned_count"]]]
    for seat in range(players):
        for name in ("held", "offer", "dropped"):
            tickets += [*state[name][seat][: state[f"{name}_count"][seat]]]
    return [int(ticket) for ticket in tickets]
