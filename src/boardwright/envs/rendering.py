"""Rendering of a match: as terminal text, as a picture of that text, or in the page."""

import json

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, quoted
from boardwright.core.text.words import Words
from boardwright.envs.episode import Episode
from boardwright.envs.page import Page

RENDER_MODES = ("human", "ansi", "rgb_array")
FPS = 2
"""Required by both ecosystems; nothing here is animated."""


def check_mode(mode: object) -> str | None:
    """Return the render mode if it is valid. Raises BadOption."""
    if mode is not None and (not isinstance(mode, str) or mode not in RENDER_MODES):
        raise BadOption(f"render_mode {quoted(mode)}: expected one of {', '.join(RENDER_MODES)}, or None")
    return mode


class Renderer:
    """Renders matches of one game."""

    def __init__(self, game: Game) -> None:
        self._words = Words("en", game)
        self._drawer = game.module("terminal") if game.has_module("terminal") else None
        self._page = Page()

    def render(self, mode: str | None, episode: Episode, viewer: int | None) -> str | np.ndarray | None:
        """The table as a viewer (None: a spectator) sees it. "human" opens the page, which shows everything."""
        if mode is None:
            return None
        if mode == "human":
            self._page.show(episode.match().record())
            return None
        text = self.text(episode, viewer)
        if mode == "ansi":
            return text
        from boardwright.envs.picture import picture  # imported here, so that only pictures need the drawing library

        return picture(text)

    def text(self, episode: Episode, viewer: int | None) -> str:
        """The table as lines of text."""
        view = episode.view(viewer)
        if self._drawer is None:
            return json.dumps(view, indent=1, ensure_ascii=False)
        return "\n".join("".join(part for part, _ in line) for line in self._drawer.draw(view, self._words, viewer))

    def close(self) -> None:
        """Stop the server of the page, if there is one."""
        self._page.close()
