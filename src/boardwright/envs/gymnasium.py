"""The games as Gymnasium environments: importing this registers `boardwright/<Game>-v0` for every game.

    import gymnasium, boardwright.envs.gymnasium
    env = gymnasium.make("boardwright/<Game>-v0", players=2, opponents="greedy")
    envs = gymnasium.make_vec("boardwright/<Game>-v0", num_envs=1024, players=2)

Needs the extra `envs`. docs/environments.md explains the arguments.
"""

from boardwright.core.domain.registry import games
from boardwright.core.errors import MissingExtra

try:
    import gymnasium as _gymnasium
except ModuleNotFoundError:
    raise MissingExtra("boardwright.envs.gymnasium", "envs") from None

from boardwright.envs.seat import SeatEnv
from boardwright.envs.seats import SeatsEnv

NAMESPACE, VERSION = "boardwright", 0


def id_of(game: str) -> str:
    """The id under which a game is registered: `boardwright/` and its own id in CamelCase."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Register every game that is not registered yet."""
    for game in games():
        if id_of(game) not in _gymnasium.registry:
            _gymnasium.register(
                id_of(game),
                entry_point="boardwright.envs.seat:SeatEnv",
                vector_entry_point="boardwright.envs.seats:SeatsEnv",
                kwargs={"game": game},
                order_enforce=False,  # both report misuse themselves
                disable_env_checker=True,
            )


register()

__all__ = ["SeatEnv", "SeatsEnv", "id_of", "register"]
