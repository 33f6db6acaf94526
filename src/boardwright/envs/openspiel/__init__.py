"""The games in OpenSpiel: importing this registers each as `python_boardwright_<game>`, for `pyspiel.load_game` and its algorithms.

    import pyspiel, boardwright.envs.openspiel
    game = pyspiel.load_game("python_boardwright_<game>(players=3)")

docs/environments_openspiel.md explains the parameters. Needs the extra `openspiel`.
"""

from boardwright.core.errors import MissingExtra

try:
    import pyspiel as _pyspiel  # noqa: F401
except ModuleNotFoundError:
    raise MissingExtra("boardwright.envs.openspiel", "openspiel") from None

from boardwright.envs.openspiel.game import PREFIX, SpielGame, register
from boardwright.envs.openspiel.state import SpielState

register()

__all__ = ["PREFIX", "SpielGame", "SpielState", "register"]
