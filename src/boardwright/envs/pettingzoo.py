"""The games as PettingZoo environments: `aec_env` (seats act one after the other) and `parallel_env` (seats may choose at once).

Needs the extra `envs`. docs/environments.md explains both.
"""

from collections.abc import Mapping
from typing import Any

from boardwright.core.domain.game import Game
from boardwright.core.errors import MissingExtra

try:
    from boardwright.envs.aec import BoardwrightAEC
    from boardwright.envs.parallel import BoardwrightParallel
except ModuleNotFoundError as error:
    if (error.name or "").split(".")[0] not in ("gymnasium", "pettingzoo"):
        raise
    raise MissingExtra("boardwright.envs.pettingzoo", "envs") from None



def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> BoardwrightAEC:
    """An environment whose seats act one after the other.

    Args:
        game: a game or its id (`boardwright.games()`).
        players: the number of seats; None: as few as the options allow.
        options: the game's options; omitted ones have their defaults.
        reward: "win", "place", "margin" or "dense".
        render_mode: "human", "ansi", "rgb_array" or None.
        max_cycles: decisions after which a match is truncated; None: never.

    Raises:
        UnknownGame, BadOption: with the value and what would fit.
    """
    return BoardwrightAEC(game, players, options, reward, render_mode, max_cycles)


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> BoardwrightParallel:
    """An environment in which all seats that must decide act in one step, and the others wait. Arguments are those of `aec_env`, but:

    `max_cycles`: steps after which a match is truncated.
    """
    return BoardwrightParallel(game, players, options, reward, render_mode, max_cycles)


__all__ = ["BoardwrightAEC", "BoardwrightParallel", "aec_env", "parallel_env"]
