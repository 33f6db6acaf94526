"""Undo restores exactly what was there, and is closed where somebody learned something (nowhere in a game without secrets).

The first match is played to its end, because some games have their secrets late.
"""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.state import SPECTATOR
from tests.conftest import many
from tests.house.matches import TABLES, WHOLE, loaded, octets, played, secrets_of
from tests.house.worlds import another_world

MATCHES = many(4, proving=60, short=2)
WORLDS = 3


def everything(match: Any) -> list[Any]:
    """What a match is and what everybody sees of it (of the events the latest)."""
    viewers = (None, *range(match.players))
    seen = [(match.view(v), match.events(v, since=-20), match.hidden(v).tobytes(), match.prompt(v).plain()) for v in viewers]
    return [match.state_bytes(), match.actors, list(match.decisions), seen, [match.legal_ids(s).tolist() for s in match.actors]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_after_do_restores_the_exact_state(name: str, players: int) -> None:
    open_doors = closed_doors = 0
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=octets("undo", number))
        after = everything(match)
        for seat, action in played(match, number, limit=200 if number else WHOLE):
            tried, before = match.copy(), after
            tried.play(seat, action)
            after, allowed = everything(tried), tried.can_undo(seat)
            if allowed:
                open_doors += 1
                tried.undo(seat)
                assert everything(tried) == before
                tried.play(seat, action)
                assert everything(tried) == after
            else:
                closed_doors += allowed.id != "undo_over"
                with pytest.raises(bw.IllegalAction) as caught:
                    tried.undo(seat)
                assert caught.value.reason == allowed.id
                assert everything(tried) == after
    assert open_doors and bool(closed_doors) == bool(secrets_of(name))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_goes_back_decision_by_decision(name: str, players: int) -> None:
    """While a seat goes on deciding, each decision can be taken back, as far as the barrier and never further."""
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=octets("chain", number))
        for _ in played(match, number, limit=120):
            tried, states = match.copy(), [match.state_bytes()]
            while (seats := tried.actors) == match.actors and len(states) < 6:
                tried.play(seats[0], tried.legal_ids(seats[0])[-1])
                states = [*states, tried.state_bytes()] if tried.can_undo(seats[0]) else [tried.state_bytes()]
            while tried.can_undo(match.actors[0]):
                assert tried.state_bytes() == states.pop()
                tried.undo(match.actors[0])
            assert states == [tried.state_bytes()]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_is_closed_where_anybody_learned_something(name: str, players: int) -> None:
    """An action whose outcome depends on what some viewer could not know shows that viewer something: undo must be closed.

    The same action is done in the true world and in others that this viewer cannot tell from it. If he sees different things
    afterwards, he has learned which world is the true one.
    """
    learned = 0
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=octets("barrier", number))
        for seat, action in played(match, number, limit=150 if number else WHOLE):
            after = match.copy()
            after.play(seat, action)
            if any(learns(match, after, seat, action, viewer) for viewer in (SPECTATOR, *range(players))):
                learned += 1
                assert not after.can_undo(seat), f"{loaded(name).actions[action]} told somebody something and can be undone"
    assert bool(learned) == bool(secrets_of(name))


def learns(match: Any, after: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether `viewer` sees something else in another world that he could not tell from the true one."""
    eyes = None if viewer == SPECTATOR else viewer
    for number in range(WORLDS):
        world = another_world(match, viewer, number)
        if action not in world.legal_ids(seat):
            continue
        world.play(seat, action)
        if world.hidden(eyes).tobytes() != after.hidden(eyes).tobytes() or world.events(eyes) != after.events(eyes):
            return True
    return False


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_another_seat_closes_undo(name: str, players: int) -> None:
    """Once another seat has acted, what came before stays (but for choices that several seats make at once)."""
    match = loaded(name).new_match(players=players, seed=octets("other seat", name))
    before: tuple[int, ...] = ()
    last, checked = None, 0
    for seat, _ in played(match, 0, limit=200):
        if last is not None and last != seat and len(before) == 1 and len(match.actors) == 1:
            tried = match.copy()
            tried.play(seat, tried.legal(seat)[0])
            assert not tried.can_undo(last)
            checked += 1
        before, last = match.actors, seat
    assert checked
