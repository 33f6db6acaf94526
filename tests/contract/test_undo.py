"""Tests that undo restores the exact state, and is closed once any viewer has learned something (never in a game without secrets).

The first match is played to its end, because some games have secrets only late. Bytes are compared after every decision. Views, prompts
and events are computed from these bytes and compared less often, but often enough to find values cached from before an undo.
"""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.core.machine.state import SPECTATOR
from tests.conftest import repetitions
from tests.contract.determinization import another_world
from tests.contract.matches import BUILT_IN_GAMES, MOST_DECISIONS, TABLES, derive_bytes, find_secrets, load_game, play_decisions

MATCHES = repetitions(1, proving=24, short=1)
WORLDS = 3
VIEW_INTERVAL = repetitions(25, proving=5, short=25)
"""Views are compared at one decision in this many."""


def all_data(match: Any, with_views: bool) -> list[Any]:
    """Return a match and the knowledge of every viewer; `with_views`: also the views and the latest events."""
    viewers = (None, *range(match.players))
    known = [match.hidden(v).tobytes() for v in viewers]
    views = [(match.view(v), match.events(v, since=-20), match.prompt(v).plain()) for v in viewers] if with_views else []
    last = match.events(None, since=-1)
    legal = [match.legal_ids(seat).tolist() for seat in match.actors]
    return [match.state_bytes(), match.actors, list(match.decisions), known, last, views, legal]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_restores_the_exact_state(name: str, players: int) -> None:
    allowed_count = refused_count = 0
    for number in range(MATCHES):
        match = load_game(name).new_match(players=players, seed=derive_bytes("undo", number))
        for n, (seat, action) in enumerate(play_decisions(match, number, limit=200 if number else MOST_DECISIONS)):
            with_views = n % VIEW_INTERVAL == 0
            tried, before = match.copy(), all_data(match, with_views)
            tried.play(seat, action)
            after, allowed = all_data(tried, with_views), tried.can_undo(seat)
            if allowed:
                allowed_count += 1
                tried.undo(seat)
                assert all_data(tried, with_views) == before
                tried.play(seat, action)
                assert all_data(tried, with_views) == after
            else:
                refused_count += allowed.id != "undo_over"
                with pytest.raises(bw.IllegalAction) as caught:
                    tried.undo(seat)
                assert caught.value.reason == allowed.id
                assert all_data(tried, with_views) == after
    if name in BUILT_IN_GAMES:  # a game from another package may draw with every choice
        assert allowed_count and bool(refused_count) == bool(find_secrets(name))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_goes_back_decision_by_decision(name: str, players: int) -> None:
    """While a seat continues to decide, each decision can be undone, back to the last one that revealed something."""
    for number in range(MATCHES):
        match = load_game(name).new_match(players=players, seed=derive_bytes("chain", number))
        for _ in play_decisions(match, number, limit=120):
            tried, states = match.copy(), [match.state_bytes()]
            while (seats := tried.actors) == match.actors and len(states) < 6:
                tried.play(seats[0], tried.legal_ids(seats[0])[-1])
                states = [*states, tried.state_bytes()] if tried.can_undo(seats[0]) else [tried.state_bytes()]
            while tried.can_undo(match.actors[0]):
                assert tried.state_bytes() == states.pop()
                tried.undo(match.actors[0])
            assert states == [tried.state_bytes()]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_is_closed_after_a_viewer_has_learned_something(name: str, players: int) -> None:
    """An action whose outcome depends on information hidden from a viewer reveals something, so undo must be closed.

    The same action is played in the true world and in others that look the same to the viewer. A viewer who sees different things
    afterwards has learned something about the true world.
    """
    learned = 0
    for number in range(MATCHES):
        match = load_game(name).new_match(players=players, seed=derive_bytes("barrier", number))
        for seat, action in play_decisions(match, number, limit=repetitions(100, proving=300, short=100) if number else MOST_DECISIONS):
            after = match.copy()
            after.play(seat, action)
            if any(viewer_learns(match, after, seat, action, viewer) for viewer in (SPECTATOR, *range(players))):
                learned += 1
                assert not after.can_undo(seat), f"{load_game(name).actions[action]} revealed something and can be undone"
    assert bool(learned) == bool(find_secrets(name))


def viewer_learns(match: Any, after: Any, seat: int, action: int, viewer: int) -> bool:
    """Return whether `viewer` sees something else after the action in another world that looked the same before."""
    seen_from = None if viewer == SPECTATOR else viewer
    since = match.events(None, since=-1)[-1].n + 1
    for number in range(WORLDS):
        world = another_world(match, viewer, number)
        if action not in world.legal_ids(seat):
            continue
        world.play(seat, action)
        if world.hidden(seen_from).tobytes() != after.hidden(seen_from).tobytes() or world.events(seen_from, since) != after.events(
            seen_from, since
        ):
            return True
    return False


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_undo_is_closed_after_another_seat_has_acted(name: str, players: int) -> None:
    """Simultaneous choices are an exception."""
    match = load_game(name).new_match(players=players, seed=derive_bytes("other seat", name))
    before: tuple[int, ...] = ()
    last, checked = None, 0
    for seat, _ in play_decisions(match, 0, limit=200):
        if last is not None and last != seat and len(before) == 1 and len(match.actors) == 1:
            tried = match.copy()
            tried.play(seat, tried.legal(seat)[0])
            assert not tried.can_undo(last)
            checked += 1
        before, last = match.actors, seat
    assert checked


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_nothing_to_undo_only_before_the_first_choice(name: str, players: int) -> None:
    """After another seat has chosen, the reason is still that something was drawn or revealed."""
    match, chosen, reasons = load_game(name).new_match(players=players, seed=derive_bytes("reason", name)), set[int](), set[str]()
    for seat, _ in play_decisions(match, 0, limit=60):
        for other in range(players):
            allowed = match.can_undo(other)
            assert allowed is True or (allowed.id == "undo_nothing") == (other not in chosen), (other, match.decisions)
            reasons |= set() if allowed is True else {allowed.id}
        chosen.add(seat)
    assert "undo_nothing" in reasons and len(reasons) > 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_decision_can_be_undone_together_with_answers_of_bots(name: str, players: int) -> None:
    """If the other seats are bots, undo restores exactly the state before the decision."""
    match, undone = load_game(name).new_match(players=players, seed=derive_bytes("along", name)), 0
    others = range(1, players)
    own: tuple[bytes, int] | None = None
    for number, (seat, _) in enumerate(play_decisions(match, 0, limit=100)):
        if seat == 0:
            own = match.state_bytes(), len(match.decisions)
        elif own and number % 10 == 0 and match.can_undo(0, others) and not match.can_undo(0):
            replayed = load_game(name).new_match(players=players, seed=derive_bytes("along", name))
            for actor, action in match.decisions:
                replayed.play(actor, action)
            replayed.undo(0, others)
            assert (replayed.state_bytes(), len(replayed.decisions)) == own and match.decisions[: own[1]] == replayed.decisions
            undone += 1
    assert undone or find_secrets(name)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_decision_taken_back_with_consent_has_revealed_nothing(name: str, players: int) -> None:
    """If other seats have acted since and agree, the earlier state is restored. Their actions look the same in any consistent world."""
    match, states, checked = load_game(name).new_match(players=players, seed=derive_bytes("agreed", name)), [], 0
    for number, _ in enumerate(play_decisions(match, 0, limit=150)):
        for asker in range(players):
            closed = match.can_undo(asker)
            if number % 7 == 0 and closed is not True and closed.id == "undo_other_acted":
                first = max(n for n, (actor, _) in enumerate(match.decisions) if actor == asker)
                start = states[first]
                replayed = start.copy()
                for actor, action in match.decisions[first:]:
                    replayed.play(actor, action)
                assert replayed.state_bytes() == match.state_bytes()
                assert replayed.acted_since(asker) == {actor for actor, _ in match.decisions[first + 1 :]}
                for viewer in (SPECTATOR, *range(players)):
                    assert not decisions_reveal(start, match, match.decisions[first:], viewer)
                replayed.take_back(asker)
                assert all_data(replayed, True) == all_data(start, True)
                checked += 1
        states.append(match.copy())
    assert checked or find_secrets(name)


def decisions_reveal(start: Any, end: Any, decisions: list[tuple[int, int]], viewer: int) -> bool:
    """Return whether `viewer` sees something else after the decisions in another world that looked the same before."""
    seen_from = None if viewer == SPECTATOR else viewer
    world, since = another_world(start, viewer, "agreed"), start.events(None, since=-1)[-1].n + 1
    for seat, action in decisions:
        if action not in world.legal_ids(seat):
            return False
        world.play(seat, action)
    return world.hidden(seen_from).tobytes() != end.hidden(seen_from).tobytes() or world.events(seen_from, since) != end.events(
        seen_from, since
    )


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_turn_can_be_undone_back_to_the_decision_of_another_seat(name: str, players: int) -> None:
    match = load_game(name).new_match(players=players, seed=derive_bytes("turn", name))
    states = []
    for number, _ in enumerate(play_decisions(match, 0, limit=120)):
        if number % 5 == 0 and match.decisions:
            last = match.decisions[-1][0]
            replayed = states[0].copy()
            for actor, chosen in match.decisions:
                replayed.play(actor, chosen)
            count = replayed.choices_of_turn(last)
            length_of_turn = next((n for n, (actor, _) in enumerate(reversed(match.decisions)) if actor != last), len(match.decisions))
            assert bool(count) == bool(replayed.can_undo(last)) and count <= length_of_turn
            for _ in range(count):
                replayed.undo(last)
            assert replayed.state_bytes() == [*states, match][len(match.decisions) - count].state_bytes()
            assert count in (0, length_of_turn) or not replayed.can_undo(last)
        states.append(match.copy())
