"""The graph of an analysis as an SVG picture: a line for each seat, told apart by colour, dashes and the sign at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 30, 14, 34
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_LINES, MOST_ROUNDS = 6, 30
SIGN = 14
COLOURS = ("#2f62b5", "#b5271a", "#b98a00", "#3d8a69", "#7a5cc0")
DASHES = ("", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2")
SIGNS = (
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
    "M4 4h16v16H4z",
    "M12 2.5L22 20.5H2z",
    "M12 1.5L22 12L12 22.5L2 12z",
    "M12 2l9 5v10l-9 5l-9-5V7z",
)
"""Shapes in a box of 24 × 24, the same as in the page (`web/src/look/seats.ts`)."""


def sign(seat: int, x: float = 0, y: float = 0, size: float = SIGN) -> str:
    """The sign of a seat, at the middle of its box."""
    path, colour = SIGNS[seat % len(SIGNS)], COLOURS[seat % len(COLOURS)]
    place = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
    return f'<path d="{path}" fill="{colour}" stroke="currentColor" stroke-width="2" transform="{place}"/>'


def graph(lines: Sequence[Sequence[float]], rounds: Sequence[tuple[int, int]], top: float | None, unit: str, label: str) -> str:
    """The picture.

    Args:
        lines: the values of each seat, before the first decision and after each.
        rounds: the number of decisions before each round, which are marked, and its number.
        top: the highest value of the scale; None: a round number above all values.
        unit: what follows the numbers.
        label: the picture in words.
    """
    low, high, step = scale_of(lines, top)
    last = max(1, len(lines[0]) - 1)

    def x(at: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * at / last

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
    for number in range(round((high - low) / step) + 1):
        value = low + number * step
        text = f"{value:g}".replace("-", "−") + unit
        parts.append(f'<path class="grid" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{escape(text)}</text>')
    every = -(-len(rounds) // MOST_ROUNDS) if rounds else 1
    for place, (at, number) in enumerate(rounds):
        if place % every == 0:
            parts.append(f'<path class="round" d="M{x(at):.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
            parts.append(f'<text x="{x(at):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number}</text>')
    for seat, values in enumerate(lines):
        path = "".join(f"{'L' if at else 'M'}{x(at):.1f} {y(value):.1f}" for at, value in enumerate(values))
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<path class="line" d="{path}" stroke="{COLOURS[seat % len(COLOURS)]}"{dash}/>')
    for seat, height in enumerate(spread([y(values[-1]) for values in lines])):
        parts.append(sign(seat, WIDTH - RIGHT + 14, height))
    return "".join([*parts, "</svg>"])


def spread(heights: Sequence[float]) -> list[float]:
    """Return where the signs at the ends of the lines are, so that none lies on another or below the picture."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed, above = list(heights), -math.inf
    for seat in order:
        above = placed[seat] = max(placed[seat], above + SIGN)
    for number, seat in enumerate(reversed(order)):
        placed[seat] = min(placed[seat], HEIGHT - SIGN / 2 - number * SIGN)
    return placed


def scale_of(lines: Sequence[Sequence[float]], top: float | None) -> tuple[float, float, float]:
    """The lowest and highest value of a scale, and the distance of its lines."""
    if top is not None:
        return 0, top, top / 4
    least, most = min(0, *map(min, lines)), max(1, *map(max, lines))
    step = next((step for step in STEPS if (most - least) / step <= MOST_LINES), 500)
    return least // step * step, -(-most // step) * step, step
