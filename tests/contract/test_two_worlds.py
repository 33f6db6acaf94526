"""Nobody learns what they may not: worlds that a viewer cannot tell apart look the same to them, byte for byte.

Two kinds of other worlds are used. In the first, everything the viewer may not know is drawn anew (`resample`). The second does not
trust the game's own `resample`: an action and its chance are varied. Outcomes told to the viewer in the same words must leave the same
knowledge behind; outcomes told in different words must not, because the viewer's record holds all that the viewer was shown. (By which of
several open ways a match came to the same place is nobody's secret and need not be remembered.)

Hidden records, events, legal moves and undo are compared every time. Views, prompts, reasons and previews are made from the hidden record
by code that is given nothing else: they are compared at one look in several.
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
from tests.contract.determinization import LATEST, another_world
from tests.contract.matches import GAMES, Driver, bots_of, bytes_of, generator, loaded, open_part, played, secrets_of

COMPARISONS = repetitions(1_500, proving=160_000, short=1_000)
LOOKED_AT = 10
"""Views are compared at one look in this many."""


def knowledge(match: Any, viewer: int) -> bytes:
    """Everything that a viewer may know of a match, as bytes."""
    eyes = None if viewer == SPECTATOR else viewer
    known: dict[str, Any] = {
        "actors": match.actors,
        "over": match.over,
        "events": [(event.n, event.kind, event.args) for event in match.events(eyes, since=-LATEST)],
        "undo": [getattr(match.can_undo(seat), "id", "open") for seat in range(match.players)],
        "decided": [seat for seat, _ in match.decisions],
        "legal": None if eyes is None else match.legal_ids(eyes).tolist(),
    }
    return bytes(match.hidden(eyes).tobytes()) + msgspec.json.encode(known)


def sight(match: Any, viewer: int, actions: list[int]) -> bytes:
    """What a viewer is shown of a match, as bytes; including why these actions are illegal."""
    eyes = None if viewer == SPECTATOR else viewer
    seen = match.observe(eyes).tobytes() if match.game.schema else b""
    shown: dict[str, Any] = {"view": match.view(eyes), "prompt": match.prompt(eyes).plain()}
    if eyes is not None:
        reasons = [match.why_not(eyes, action) for action in actions]
        shown["why not"] = [reason and reason.plain() for reason in reasons]
        shown["preview"] = [match.preview(eyes, action) for action in match.legal(eyes)[:2]]
        shown["why"] = [(reason := match.why(eyes, action)) and reason.plain() for action in match.legal(eyes)[:4]]
    return bytes(msgspec.json.encode(shown)) + seen


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_fit_what_a_viewer_knows_look_the_same(name: str) -> None:
    """Spread over whole matches, all numbers of players, all seats and spectators."""
    left, number, differed, counts = COMPARISONS // 2, 0, 0, list(loaded(name).players_with())
    while left > 0:
        players = counts[number % len(counts)]
        match = loaded(name).new_match(players=players, seed=bytes_of("worlds", number))
        chance = generator("actions", number)
        for n, _ in enumerate(played(match, number, limit=300)):
            if number % 2 and n % 5:  # long matches are examined now and then
                continue
            for viewer in (SPECTATOR, *range(players)):
                world = another_world(match, viewer, n)
                differed += open_part(world._state) != open_part(match._state)
                actions = chance.integers(loaded(name).num_actions, size=4).tolist()
                assert knowledge(match, viewer) == knowledge(world, viewer), f"viewer {viewer} can tell two worlds apart"
                if left % LOOKED_AT == 0:
                    assert sight(match, viewer, actions) == sight(world, viewer, actions), f"viewer {viewer} sees two worlds apart"
                left -= 1
        number += 1
    assert bool(differed) == ("state" in secrets_of(name)), "other worlds must differ exactly where something is hidden"


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_told_in_the_same_words_leave_the_same_knowledge(name: str) -> None:
    left, number, differed, counts = COMPARISONS - COMPARISONS // 2, 0, 0, list(loaded(name).players_with())
    while left > 0:
        players = counts[number % len(counts)]
        driver = Driver.start(loaded(name), loaded(name).engine, players, f"words {number}", bots_of(name, players, number))
        branch = Driver(driver.game, driver.engine, driver.game.blank_state(players, {}), driver.bots)
        chance = generator("branches", number)
        for _ in range(250):
            if not driver.actors:
                break
            told = outcomes(driver, branch, chance)
            for known in told.values():
                first, *others = known
                for outcome in others:
                    assert outcome.hidden == first.hidden, "the same words, but another knowledge"
                    differed += outcome.state != first.state
                    left -= 1
            check_all_remembered(told)
            driver.run(1 if number % 2 == 0 else 5)
        number += 1
    assert bool(differed) == ("state" in secrets_of(name)), "outcomes must differ exactly where something is hidden"


class Outcome(NamedTuple):
    """The result of an action: the events told to the viewer alone, their hidden record, the state without its generator."""

    action: int
    secrets: tuple[Any, ...]
    hidden: bytes
    state: bytes


def check_all_remembered(told: dict[Any, list[Outcome]]) -> None:
    """Outcomes told in different words with the same hidden record must be different open ways to the same place."""
    ways: dict[Any, list[list[Outcome]]] = defaultdict(list)
    for (viewer, _), known in told.items():
        ways[viewer, known[0].hidden].append(known)
    for several in ways.values():
        for one, other in combinations(several, 2):
            secrets = {outcome.secrets for outcome in (*one, *other)}
            assert len(secrets) == 1, "different words, but the same knowledge: the words tell what the record may not"
            assert {o.action for o in one}.isdisjoint(o.action for o in other), "one action, different words, but the same knowledge"


def outcomes(driver: Driver, branch: Driver, chance: np.random.Generator) -> dict[Any, list[Outcome]]:
    """The results of a few actions with a few keys, by viewer and events told."""
    seat, told = driver.seat, defaultdict(list)
    legal = driver.legal(seat)
    chosen = [legal[i] for i in chance.permutation(len(legal))[:3]]
    players = int(driver.state.record.players)
    for action in chosen:
        for _ in range(2):
            branch.adopt(driver)
            branch.state.record.rng.key[:] = chance.integers(2**32, size=8, dtype=np.uint32)
            branch.apply(seat, action)
            items = branch.events.record["items"][: int(branch.events.record.count)].tolist()
            state = branch.hidden(SPECTATOR).data.copy()  # only for the bytes that `hide` blanks in the generator
            for viewer in (SPECTATOR, *range(players)):
                events = [driver.game.events.seen_by(viewer, n, item) for n, item in enumerate(items)]
                words = tuple((event.kind, tuple(event.args.items())) for event in events)
                secrets = tuple(filter(None, (secrets_in(driver, viewer, item) for item in items)))
                known = branch.hidden(viewer).data.tobytes()
                told[viewer, words].append(Outcome(action, secrets, known, state_without_generator(branch, state)))
    return told


def secrets_in(driver: Driver, viewer: int, item: list[int]) -> tuple[int, ...]:
    """The private arguments of an event that this viewer may see."""
    if viewer < 0 or not item[1] >> viewer & 1:
        return ()
    arguments = driver.game.events.types[item[0]].arguments.values()
    return tuple(value for argument, value in zip(arguments, item[2:], strict=False) if argument.private)


def state_without_generator(driver: Driver, blanked: np.ndarray) -> bytes:
    offset, size = driver.game.state_dtype.fields["rng"][1], driver.game.state_dtype["rng"].itemsize
    state = driver.state.data.copy()
    state[offset : offset + size] = blanked[offset : offset + size]
    return state.tobytes()
