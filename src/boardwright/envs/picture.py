"""Text as a picture: each character in a cell of its own, as in a terminal."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from boardwright.core.errors import MissingExtra

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

HEIGHT, WIDTH, EDGE = 20, 10, 12
"""The size of a cell, and the margin, in pixels."""
LETTERS = 16
INK, PAPER = (34, 34, 34), (250, 248, 243)
FONTS = ("DejaVuSansMono.ttf", "DejaVuSans.ttf")
"""The second font has characters that the first one lacks. Matplotlib brings both."""
MISSING_CHARACTER = "\uffff"


def picture(text: str) -> np.ndarray:
    """Draw a text as uint8 (height, width, 3). Raises MissingExtra."""
    try:
        from PIL import Image, ImageDraw
    except ModuleNotFoundError:
        raise MissingExtra('render_mode "rgb_array"', "envs") from None
    lines = text.split("\n")
    size = max(map(len, lines)) * WIDTH + 2 * EDGE, len(lines) * HEIGHT + 2 * EDGE
    image = Image.new("RGB", size, PAPER)
    pen: Any = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            if character != " ":
                pen.text((EDGE + column * WIDTH, EDGE + row * HEIGHT), character, INK, font_of(character))
    return np.array(image)


@cache
def font_of(character: str) -> FreeTypeFont:
    """The first font that has a character; the last one if none has it."""
    return next((font for font in _fonts() if has_character(font, character)), _fonts()[-1])


def has_character(font: FreeTypeFont, character: str) -> bool:
    """Return whether a font has a character: it does not draw the box for missing ones."""
    drawn, box = font.getmask(character), font.getmask(MISSING_CHARACTER)
    return drawn.size != box.size or bytes(drawn) != bytes(box)


@cache
def _fonts() -> tuple[FreeTypeFont, ...]:
    from PIL import ImageFont

    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise MissingExtra('render_mode "rgb_array"', "envs")
    folder = Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"
    return tuple(ImageFont.truetype(str(folder / name), LETTERS) for name in FONTS)
