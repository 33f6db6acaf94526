"""The games as PettingZoo environments: `aec_env` (one seat after the other) and `parallel_env` (seats that choose at once).

Needs the extra `envs`. docs/environments.md explains both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boardwright.core.errors import MissingExtra

try:
    from boardwright.envs.aec import BoardwrightAEC
    from boardwright.envs.parallel import BoardwrightParallel
except ModuleNotFoundError as error:
    if (error.name or "").split(".")[0] not in ("gymnasium", "pettingzoo"):
        raise
    raise MissingExtra("boardwright.envs.pettingzoo", "envs") from None

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> BoardwrightAEC:
    """A game whose seats act one after the other.

    Args:
        game: a game or its id (`boardwright.games()`).
        players: how many seats; None: as few as the options allow.
        options: the game's options; what is left out has its default.
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
    """A game in which all seats that owe a choice act with one step, and the others wait. Arguments as those of `aec_env`.

    `max_cycles`: steps after which a match is truncated.
    """
    return BoardwrightParallel(game, players, options, reward, render_mode, max_cycles)


__all__ = ["BoardwrightAEC", "BoardwrightParallel", "aec_env", "parallel_env"]
