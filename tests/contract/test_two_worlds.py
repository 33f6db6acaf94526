"""Tests that hidden information stays hidden: worlds that a viewer cannot tell apart look the same to them, byte for byte.

Two kinds of other worlds are used. In the first, everything the viewer may not know is redrawn (`resample`). The second does not
depend on the game's own `resample`: an action and its chance are varied. Outcomes with the same events for the viewer must leave the same
knowledge; outcomes with different events must not, because the viewer's record contains everything the viewer was shown. (If several open
actions lead to the same state, the record need not contain which of them was chosen.)

Hidden records, events, legal moves and undo are compared every time. Views, prompts, reasons and previews are computed from the hidden
record alone, so they are compared less often.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from boardwright.core.machine.state import SPECTATOR
from tests.conftest import repetitions
from tests.contract.determinization import CHANGED_EVENTS, another_world
from tests.contract.matches import (
    GAMES,
    Driver,
    bytes_without_generator,
    choose_bots,
    derive_bytes,
    find_secrets,
    load_game,
    make_generator,
    play_decisions,
)

COMPARISONS = repetitions(1_500, proving=160_000, short=1_000)
SIGHT_INTERVAL = 10
"""Views are compared at one comparison in this many."""


def knowledge_bytes(match: Any, viewer: int) -> bytes:
    """Return everything that a viewer may know of a match, as bytes."""
    seat = None if viewer == SPECTATOR else viewer
    known: dict[str, Any] = {
        "actors": match.actors,
        "over": match.over,
        "events": [(event.n, event.kind, event.args) for event in match.events(seat, since=-CHANGED_EVENTS)],
        "undo": [getattr(match.can_undo(seat), "id", "open") for seat in range(match.players)],
        "decided": [seat for seat, _ in match.decisions],
        "legal": None if seat is None else match.legal_ids(seat).tolist(),
    }
    return bytes(match.hidden(seat).tobytes()) + msgspec.json.encode(known)


def sight_bytes(match: Any, viewer: int, actions: list[int]) -> bytes:
    """Return everything that a viewer is shown of a match, as bytes, including the reasons why `actions` are illegal."""
    seat = None if viewer == SPECTATOR else viewer
    seen = match.observe(seat).tobytes() if match.game.schema else b""
    shown: dict[str, Any] = {"view": match.view(seat), "prompt": match.prompt(seat).plain()}
    if seat is not None:
        reasons = [match.why_not(seat, action) for action in actions]
        shown["why not"] = [reason and reason.plain() for reason in reasons]
        shown["preview"] = [match.preview(seat, action) for action in match.legal(seat)[:2]]
        shown["why"] = [(reason := match.why(seat, action)) and reason.plain() for action in match.legal(seat)[:4]]
    return bytes(msgspec.json.encode(shown)) + seen


@pytest.mark.parametrize("name", GAMES)
def test_worlds_consistent_with_a_viewers_knowledge_look_the_same(name: str) -> None:
    """The comparisons are spread over whole matches, all numbers of players, all seats and spectators."""
    remaining, number, differed, counts = COMPARISONS // 2, 0, 0, list(load_game(name).players_with())
    while remaining > 0:
        players = counts[number % len(counts)]
        match = load_game(name).new_match(players=players, seed=derive_bytes("worlds", number))
        chance = make_generator("actions", number)
        for n, _ in enumerate(play_decisions(match, number, limit=300)):
            if number % 2 and n % 5:  # long matches are compared at every fifth decision
                continue
            for viewer in (SPECTATOR, *range(players)):
                world = another_world(match, viewer, n)
                differed += bytes_without_generator(world._state) != bytes_without_generator(match._state)
                actions = chance.integers(load_game(name).num_actions, size=4).tolist()
                assert knowledge_bytes(match, viewer) == knowledge_bytes(world, viewer), f"viewer {viewer} can tell two worlds apart"
                if remaining % SIGHT_INTERVAL == 0:
                    assert sight_bytes(match, viewer, actions) == sight_bytes(world, viewer, actions), f"viewer {viewer} sees a difference"
                remaining -= 1
        number += 1
    assert bool(differed) == ("state" in find_secrets(name)), "other worlds must differ exactly where something is hidden"


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_with_the_same_events_leave_the_same_knowledge(name: str) -> None:
    remaining, number, differed, counts = COMPARISONS - COMPARISONS // 2, 0, 0, list(load_game(name).players_with())
    while remaining > 0:
        players = counts[number % len(counts)]
        driver = Driver.start(load_game(name), load_game(name).engine, players, f"words {number}", choose_bots(name, players, number))
        branch = Driver(driver.game, driver.engine, driver.game.blank_state(players, {}), driver.bots)
        chance = make_generator("branches", number)
        for _ in range(250):
            if not driver.actors:
                break
            outcomes = outcomes_by_events(driver, branch, chance)
            for same_events in outcomes.values():
                first, *others = same_events
                for outcome in others:
                    assert outcome.hidden == first.hidden, "the same events, but another knowledge"
                    differed += outcome.state != first.state
                    remaining -= 1
            check_different_events(outcomes)
            driver.run(1 if number % 2 == 0 else 5)
        number += 1
    assert bool(differed) == ("state" in find_secrets(name)), "outcomes must differ exactly where something is hidden"


class Outcome(NamedTuple):
    """The result of an action: the events for the viewer alone, the viewer's hidden record, the state without its generator."""

    action: int
    secrets: tuple[Any, ...]
    hidden: bytes
    state: bytes


def check_different_events(outcomes: dict[Any, list[Outcome]]) -> None:
    """Check that outcomes with different events but the same hidden record are different open actions that lead to the same state."""
    ways: dict[Any, list[list[Outcome]]] = defaultdict(list)
    for (viewer, _), same_events in outcomes.items():
        ways[viewer, same_events[0].hidden].append(same_events)
    for same_knowledge in ways.values():
        for first, second in combinations(same_knowledge, 2):
            secrets = {outcome.secrets for outcome in (*first, *second)}
            assert len(secrets) == 1, "different events, but the same knowledge: the events contain more than the record"
            assert {outcome.action for outcome in first}.isdisjoint(outcome.action for outcome in second), (
                "one action, different events, same knowledge"
            )


def outcomes_by_events(driver: Driver, branch: Driver, chance: np.random.Generator) -> dict[Any, list[Outcome]]:
    """Return the results of a few actions with a few keys, by viewer and events for the viewer."""
    seat, outcomes = driver.seat, defaultdict(list)
    legal = driver.legal(seat)
    chosen = [legal[i] for i in chance.permutation(len(legal))[:3]]
    players = int(driver.state.record.players)
    for action in chosen:
        for _ in range(2):
            branch.adopt(driver)
            branch.state.record.rng.key[:] = chance.integers(2**32, size=8, dtype=np.uint32)
            branch.apply(seat, action)
            items = branch.events.record["items"][: int(branch.events.record.count)].tolist()
            state = branch.hidden(SPECTATOR).data.copy()  # its bytes replace those of the generator
            for viewer in (SPECTATOR, *range(players)):
                events = [driver.game.events.seen_by(viewer, n, item) for n, item in enumerate(items)]
                words = tuple((event.kind, tuple(event.args.items())) for event in events)
                secrets = tuple(filter(None, (visible_secrets(driver, viewer, item) for item in items)))
                known = branch.hidden(viewer).data.tobytes()
                outcomes[viewer, words].append(Outcome(action, secrets, known, state_without_generator(branch, state)))
    return outcomes


def visible_secrets(driver: Driver, viewer: int, item: list[int]) -> tuple[int, ...]:
    """Return the private arguments of an event that the viewer may see."""
    if viewer < 0 or not item[1] >> viewer & 1:
        return ()
    arguments = driver.game.events.types[item[0]].arguments.values()
    return tuple(value for argument, value in zip(arguments, item[2:], strict=False) if argument.private)


def state_without_generator(driver: Driver, blanked: np.ndarray) -> bytes:
    offset, size = driver.game.state_dtype.fields["rng"][1], driver.game.state_dtype["rng"].itemsize
    state = driver.state.data.copy()
    state[offset : offset + size] = blanked[offset : offset + size]
    return state.tobytes()
