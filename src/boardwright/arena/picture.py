"""The ratings of an arena as an SVG picture: a line for each bot, its interval and its rating on a scale of Elo."""

from __future__ import annotations

import math
from html import escape

from boardwright.arena.result import Result, Standing
from boardwright.core.text.drawing_style import STYLE
from boardwright.core.text.numbers import percentage
from boardwright.core.text.words import Words

WIDTH, LEFT, RIGHT = 760, 210, 96
TOP, ROW, BOTTOM = 78, 34, 44
TICKS = 8
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)
WIDEST = 500.0
"""Elo that are drawn beyond the lowest and the highest rating; an interval that goes further ends in an arrow."""
LONGEST_NAME = 26
OWN_STYLE = """
.interval { stroke: currentColor; stroke-width: 2; fill: none; }
.rating { fill: var(--accent); stroke: currentColor; }
.given { fill: none; stroke: currentColor; stroke-width: 2; }
""".strip()


def picture(result: Result, words: Words) -> str:
    """The picture. A disc is a measured rating, a ring one that a gauntlet gives; the numbers at the right are shares of wins."""
    standings = result.standings
    low = max(min(each.elo.low for each in standings), min(each.elo.value for each in standings) - WIDEST)
    high = min(max(each.elo.high for each in standings), max(each.elo.value for each in standings) + WIDEST)
    scale = _Scale(low, high)
    height = TOP + ROW * len(standings) + BOTTOM
    title = words.t("cli-match-starts", game=words.t("title"), players=result.settings["players"])
    label = escape(_description(result, title))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">',
        f"<style>{STYLE}{OWN_STYLE}</style>",
        f'<text class="title" x="24" y="36">{escape(title)}</text>',
        f'<text class="soft" x="24" y="58">{escape(words.t("cli-games-played", games=result.matches))} · 95 %</text>',
        f'<text class="soft" x="{WIDTH - 24}" y="58" text-anchor="end">{escape(words.t("cli-column-wins"))}</text>',
        *_grid(scale, height - BOTTOM),
        *(part for place, each in enumerate(standings) for part in _row(each, TOP + ROW * place + ROW / 2, scale, words.lang)),
        f'<text class="soft" x="{WIDTH - 24}" y="{height - BOTTOM + 22}" text-anchor="end">Elo</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Scale:
    """Places numbers from `low` to `high` between the margins, and finds round ones."""

    def __init__(self, low: float, high: float) -> None:
        self.step = next((step for step in STEPS if (high - low) / step <= TICKS), STEPS[-1])
        self.low, self.high = math.floor(low / self.step) * self.step, math.ceil(high / self.step) * self.step
        if self.low == self.high:
            self.low, self.high = self.low - self.step, self.high + self.step

    def x(self, elo: float) -> float:
        clamped = min(max(elo, self.low), self.high)
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (clamped - self.low) / (self.high - self.low), 1)

    @property
    def ticks(self) -> range:
        return range(self.low, self.high + 1, self.step)


def _grid(scale: _Scale, bottom: float) -> list[str]:
    parts = []
    for tick in scale.ticks:
        parts.append(f'<line class="grid" x1="{scale.x(tick)}" x2="{scale.x(tick)}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="soft" x="{scale.x(tick)}" y="{bottom + 22}" text-anchor="middle">{signed(tick)}</text>')
    return parts


def _row(each: Standing, y: float, scale: _Scale, language: str) -> list[str]:
    left, right = scale.x(each.elo.low), scale.x(each.elo.high)
    ends = _end(left, y, each.elo.low < scale.low, -1) + _end(right, y, each.elo.high > scale.high, 1)
    interval = [f'<path class="interval" d="M{left} {y}H{right}{ends}"/>'] if each.elo.low < each.elo.high else []
    name = each.bot if len(each.bot) <= LONGEST_NAME else "…" + each.bot[1 - LONGEST_NAME :]
    return [
        f'<text x="24" y="{y + 5}">{escape(name)}</text>',
        *interval,
        f'<circle class="{"given" if each.given else "rating"}" cx="{scale.x(each.elo.value)}" cy="{y}" r="6"/>',
        f'<text x="{WIDTH - 24}" y="{y + 5}" text-anchor="end">{percentage(each.wins.value, language) if each.wins else "–"}</text>',
    ]


def _end(x: float, y: float, is_cut_off: bool, side: int) -> str:
    """The end of an interval: a bar, or an arrow if it goes further than the scale."""
    return f"M{x - 6 * side} {y - 6}L{x} {y}L{x - 6 * side} {y + 6}" if is_cut_off else f"M{x} {y - 5}V{y + 5}"


def signed(number: float, plus: str = "") -> str:
    """A whole number with a minus sign that is as wide as a plus; `plus`: the prefix of other numbers."""
    text = f"{number:.0f}"
    return "−" + text[1:] if text.startswith("-") and text != "-0" else plus + text.lstrip("-")


def _description(result: Result, title: str) -> str:
    """The picture in words, for those who cannot see it."""
    return f"{title}: " + "; ".join(f"{s.bot} {signed(s.elo.value)} ({signed(s.elo.low)} – {signed(s.elo.high)})" for s in result.standings)
