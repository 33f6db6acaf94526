"""Undo restores exactly what was there, and is closed once any viewer has learned something (never in a game without secrets).

The first match is played to its end, because some games have their secrets late. Bytes are compared after every decision. What is computed
from these bytes (views, prompts, events) is compared now and then: often enough to find something cached from before an undo.
"""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.machine.state import SPECTATOR
from tests.conftest import repetitions
from tests.contract.determinization import another_world
from tests.contract.matches import OURS, TABLES, WHOLE, bytes_of, loaded, played, secrets_of

MATCHES = repetitions(1, proving=24, short=1)
WORLDS = 3
LOOKED_AT = repetitions(25, proving=5, short=25)
"""Views are compared at one decision in this many."""


def everything(match: Any, looked_at: bool) -> list[Any]:
    """A match and what every viewer may know of it; `looked_at`: also what they see (of the events the latest)."""
    viewers = (None, *range(match.players))
    known = [match.hidden(v).tobytes() for v in viewers]
    seen = [(match.view(v), match.events(v, since=-20), match.prompt(v).plain()) for v in viewers] if looked_at else []
    last = match.events(None, since=-1)
    legal = [match.legal_ids(seat).tolist() for seat in match.actors]
    return [match.state_bytes(), match.actors, list(match.decisions), known, last, seen, legal]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_after_do_restores_the_exact_state(name: str, players: int) -> None:
    open_doors = closed_doors = 0
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=bytes_of("undo", number))
        for n, (seat, action) in enumerate(played(match, number, limit=200 if number else WHOLE)):
            looked_at = n % LOOKED_AT == 0
            tried, before = match.copy(), everything(match, looked_at)
            tried.play(seat, action)
            after, allowed = everything(tried, looked_at), tried.can_undo(seat)
            if allowed:
                open_doors += 1
                tried.undo(seat)
                assert everything(tried, looked_at) == before
                tried.play(seat, action)
                assert everything(tried, looked_at) == after
            else:
                closed_doors += allowed.id != "undo_over"
                with pytest.raises(bw.IllegalAction) as caught:
                    tried.undo(seat)
                assert caught.value.reason == allowed.id
                assert everything(tried, looked_at) == after
    if name in OURS:  # a game from another package may draw with every choice
        assert open_doors and bool(closed_doors) == bool(secrets_of(name))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_goes_back_decision_by_decision(name: str, players: int) -> None:
    """While a seat continues to decide, each decision can be undone, down to the barrier and never further."""
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=bytes_of("chain", number))
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

    The same action is done in the true world and in others that this viewer cannot tell from it. A viewer who sees different things
    afterwards has learned which world is the true one.
    """
    learned = 0
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=bytes_of("barrier", number))
        for seat, action in played(match, number, limit=repetitions(100, proving=300, short=100) if number else WHOLE):
            after = match.copy()
            after.play(seat, action)
            if any(learns(match, after, seat, action, viewer) for viewer in (SPECTATOR, *range(players))):
                learned += 1
                assert not after.can_undo(seat), f"{loaded(name).actions[action]} revealed something and can be undone"
    assert bool(learned) == bool(secrets_of(name))


def learns(match: Any, after: Any, seat: int, action: int, viewer: int) -> bool:
    """Whether `viewer` sees something else in another world that looked the same before."""
    eyes = None if viewer == SPECTATOR else viewer
    since = match.events(None, since=-1)[-1].n + 1
    for number in range(WORLDS):
        world = another_world(match, viewer, number)
        if action not in world.legal_ids(seat):
            continue
        world.play(seat, action)
        if world.hidden(eyes).tobytes() != after.hidden(eyes).tobytes() or world.events(eyes, since) != after.events(eyes, since):
            return True
    return False


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_another_seat_closes_undo(name: str, players: int) -> None:
    """Once another seat has acted, earlier decisions stay (except for simultaneous choices)."""
    match = loaded(name).new_match(players=players, seed=bytes_of("other seat", name))
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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_reason_is_that_there_is_nothing_to_undo_only_before_the_first_choice(name: str, players: int) -> None:
    """Also after another seat has chosen, what closed undo for a choice is told: something was drawn or revealed."""
    match, chosen, told = loaded(name).new_match(players=players, seed=bytes_of("reason", name)), set[int](), set[str]()
    for seat, _ in played(match, 0, limit=60):
        for other in range(players):
            allowed = match.can_undo(other)
            assert allowed is True or (allowed.id == "undo_nothing") == (other not in chosen), (other, match.decisions)
            told |= set() if allowed is True else {allowed.id}
        chosen.add(seat)
    assert "undo_nothing" in told and len(told) > 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_bots_did_goes_back_where_they_knew_nothing_more(name: str, players: int) -> None:
    """If the others are bots a decision can be undone over theirs, and exactly the earlier state comes back."""
    match, opened = loaded(name).new_match(players=players, seed=bytes_of("along", name)), 0
    others = range(1, players)
    own: tuple[bytes, int] | None = None
    for number, (seat, _) in enumerate(played(match, 0, limit=100)):
        if seat == 0:
            own = match.state_bytes(), len(match.decisions)
        elif own and number % 10 == 0 and match.can_undo(0, others) and not match.can_undo(0):
            again = loaded(name).new_match(players=players, seed=bytes_of("along", name))
            for by, action in match.decisions:
                again.play(by, action)
            again.undo(0, others)
            assert (again.state_bytes(), len(again.decisions)) == own and match.decisions[: own[1]] == again.decisions
            opened += 1
    assert opened or secrets_of(name)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_taken_back_over_others_has_told_nobody_anything_hidden(name: str, players: int) -> None:
    """If others have acted since and agree, the earlier state comes back. What they did looks the same in any world that might be true."""
    match, states, checked = loaded(name).new_match(players=players, seed=bytes_of("agreed", name)), [], 0
    for number, _ in enumerate(played(match, 0, limit=150)):
        for asker in range(players):
            closed = match.can_undo(asker)
            if number % 7 == 0 and closed is not True and closed.id == "undo_other_acted":
                first = max(n for n, (by, _) in enumerate(match.decisions) if by == asker)
                start = states[first]
                again = start.copy()
                for by, action in match.decisions[first:]:
                    again.play(by, action)
                assert again.state_bytes() == match.state_bytes()
                assert again.acted_since(asker) == {by for by, _ in match.decisions[first + 1 :]}
                for viewer in (SPECTATOR, *range(players)):
                    assert not tells(start, match, match.decisions[first:], viewer)
                again.take_back(asker)
                assert everything(again, True) == everything(start, True)
                checked += 1
        states.append(match.copy())
    assert checked or secrets_of(name)


def tells(start: Any, end: Any, decisions: list[tuple[int, int]], viewer: int) -> bool:
    """Whether `viewer` would see something else after these decisions in another world that looks the same as this one."""
    eyes = None if viewer == SPECTATOR else viewer
    world, since = another_world(start, viewer, "agreed"), start.events(None, since=-1)[-1].n + 1
    for seat, action in decisions:
        if action not in world.legal_ids(seat):
            return False
        world.play(seat, action)
    return world.hidden(eyes).tobytes() != end.hidden(eyes).tobytes() or world.events(eyes, since) != end.events(eyes, since)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_turn_goes_back_to_where_another_seat_decided(name: str, players: int) -> None:
    match = loaded(name).new_match(players=players, seed=bytes_of("turn", name))
    states = []
    for number, _ in enumerate(played(match, 0, limit=120)):
        if number % 5 == 0 and match.decisions:
            last = match.decisions[-1][0]
            again = states[0].copy()
            for by, chosen in match.decisions:
                again.play(by, chosen)
            count = again.choices_of_turn(last)
            row = next((n for n, (by, _) in enumerate(reversed(match.decisions)) if by != last), len(match.decisions))
            assert bool(count) == bool(again.can_undo(last)) and count <= row
            for _ in range(count):
                again.undo(last)
            assert again.state_bytes() == [*states, match][len(match.decisions) - count].state_bytes()
            assert count in (0, row) or not again.can_undo(last)
        states.append(match.copy())
