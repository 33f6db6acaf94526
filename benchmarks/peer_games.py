"""Games of other projects, played at random as each project's own documentation plays them, for `benchmarks.peers`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

OneGame = Callable[[int], int]
"""Plays the random game with this number to its end (or a few steps of a batch) and returns the number of its decisions."""
BATCH = 1024
STEPS = 64
"""Steps of a batch between two readings of the clock."""


def catanatron() -> Iterator[tuple[str, OneGame]]:
    """Play Catan, as `catanatron.Game.play` runs it."""
    from catanatron import Color, Game, RandomPlayer

    def playing(colours: tuple[Any, ...]) -> OneGame:
        def play(number: int) -> int:
            game = Game([RandomPlayer(colour) for colour in colours], seed=number)
            game.play()
            return len(game.state.actions)

        return play

    yield "Catan, 2 players", playing((Color.RED, Color.BLUE))
    yield "Catan, 4 players", playing((Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE))


def open_spiel() -> Iterator[tuple[str, OneGame]]:
    """Play games in C++, stepped from Python."""
    import pyspiel

    def playing(name: str) -> OneGame:
        game = pyspiel.load_game(name)

        def play(number: int) -> int:
            draw = np.random.default_rng(number)
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw.integers(len(outcomes)))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw.integers(len(legal)))])
                    decisions += 1
            return decisions

        return play

    for name in ("gin_rummy", "cribbage", "hearts", "chess"):
        yield name.replace("_", " "), playing(name)


def pettingzoo() -> Iterator[tuple[str, OneGame]]:
    """Play classic games by the AEC interface, with masks from the observation."""
    from pettingzoo.classic import chess_v6, connect_four_v3

    def playing(environment: Any) -> OneGame:
        def play(number: int) -> int:
            decisions = 0
            environment.reset(seed=number)
            for agent in environment.agent_iter():
                observation, _, terminated, truncated, information = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                mask = information["action_mask"] if "action_mask" in information else observation["action_mask"]
                environment.step(environment.action_space(agent).sample(mask))
                decisions += 1
            return decisions

        return play

    yield "connect four", playing(connect_four_v3.env())
    yield "chess", playing(chess_v6.env())


def rlcard() -> Iterator[tuple[str, OneGame]]:
    """Play card games, as `Env.run` plays them with random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    def playing(name: str) -> OneGame:
        environment = rlcard.make(name, config={"seed": 1})
        environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

        def play(number: int) -> int:
            trajectories, _ = environment.run(is_training=False)
            return sum(len(each) // 2 for each in trajectories)

        return play

    for name in ("gin-rummy", "uno", "leduc-holdem"):
        yield name.replace("-", " "), playing(name)


def pgx() -> Iterator[tuple[str, OneGame]]:
    """Play games in JAX on the processor: compiled steps with sampling and reset, of one match and of many."""
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    def playing(name: str, batch: int) -> OneGame:
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def step_at_random(state: Any, key: Any) -> Any:
            first, second = jax.random.split(key)
            return step(state, act_randomly(first, state.legal_action_mask), jax.random.split(second, batch))

        states = [begin(jax.random.split(jax.random.PRNGKey(1), batch))]

        def play(number: int) -> int:
            for key in jax.random.split(jax.random.PRNGKey(number), STEPS):
                states[0] = step_at_random(states[0], key)
            jax.block_until_ready(states[0])
            return STEPS * batch

        return play

    for name in ("backgammon", "chess"):
        for batch in (1, BATCH):
            yield f"{name}, {batch:,} at once", playing(name, batch)


PEERS: dict[str, Callable[[], Iterator[tuple[str, OneGame]]]] = {
    "catanatron": catanatron,
    "open-spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "pgx": pgx,
}
"""By the name of the package: a function that yields its games."""
