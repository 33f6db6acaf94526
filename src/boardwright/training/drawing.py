"""Pictures of a training as SVG: the log-losses step by step, and how well chances fit."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from boardwright.core.text.drawing_style import STYLE
from boardwright.training.checking import FEWEST

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 420, 72, 132, 56, 56
MARKS = ("circle", "square", "triangle", "diamond")
SIZE = 6
OWN_STYLE = """
.even { stroke: var(--soft); stroke-dasharray: 5 4; }
.curve { stroke: var(--accent); stroke-width: 2; fill: none; }
.mark { fill: var(--accent); stroke: currentColor; }
.few { fill: none; stroke: currentColor; }
""".strip()


def curves(report: dict[str, Any]) -> str:
    """The log-loss of each number of players while it was fitted, as a share of that of even chances."""
    shares = {players: [loss / of["even"] for loss in of["losses"]] for players, of in report["players"].items()}
    most = max(len(each) for each in shares.values())
    parts = _frame(f"{report['game']}: log-loss / ln(players)", [0, 0.25, 0.5, 0.75, 1], [f"{each}" for each in (0, most // 2, most)])
    for number, (players, losses) in enumerate(shares.items()):
        at = [(_x(step / max(1, most - 1)), _y(min(1, loss))) for step, loss in enumerate(losses)]
        parts.append(f'<polyline class="curve" points="{" ".join(f"{x},{y}" for x, y in at)}"/>')
        parts.append(_mark(MARKS[number % len(MARKS)], *at[-1], "mark"))
        parts.append(_mark(MARKS[number % len(MARKS)], WIDTH - RIGHT + 24, TOP + 24 * number, "mark"))
        parts.append(f'<text x="{WIDTH - RIGHT + 40}" y="{TOP + 24 * number + 5}">{escape(players)} · {losses[-1]:.3f}</text>')
    return _svg(parts, f"{report['game']}: log-loss")


def calibration(checks: Sequence[tuple[str, dict[str, Any]]], predicted: str, won: str) -> str:
    """The share of wins by predicted chance; the nearer to the diagonal, the better. A hollow mark: few decisions.

    `predicted`, `won`: the names of the axes.
    """
    parts = _frame(f"{won} / {predicted}", [0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
    parts.append(f'<line class="even" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>')
    for number, (name, figures) in enumerate(checks):
        mark = MARKS[number % len(MARKS)]
        for tenth in figures["tenths"]:
            kind = "mark" if tenth["decisions"] >= FEWEST else "few"
            parts.append(_mark(mark, _x(tenth["said"]), _y(tenth["won"]), kind))
        parts.append(_mark(mark, LEFT + 20, TOP + 16 + 24 * number, "mark"))
        parts.append(f'<text x="{LEFT + 34}" y="{TOP + 21 + 24 * number}">{escape(name)}</text>')
    return _svg(parts, f"{won} / {predicted}")


def _frame(title: str, levels: Sequence[float], below: Sequence[str]) -> list[str]:
    parts = [f'<text class="title" x="24" y="36">{escape(title)}</text>'] if title else []
    for level in levels:
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(level)}" y2="{_y(level)}"/>')
        parts.append(f'<text class="soft" x="{LEFT - 8}" y="{_y(level) + 5}" text-anchor="end">{100 * level:.0f} %</text>')
    for k, text in enumerate(below):
        at = _x(k / (len(below) - 1))
        parts.append(f'<text class="soft" x="{at}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{escape(text)}</text>')
    return parts


def _x(share: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * share, 1)


def _y(share: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share, 1)


def _mark(kind: str, x: float, y: float, style: str) -> str:
    if kind == "circle":
        return f'<circle class="{style}" cx="{x}" cy="{y}" r="{SIZE}"/>'
    if kind == "square":
        return f'<rect class="{style}" x="{x - SIZE + 1}" y="{y - SIZE + 1}" width="{2 * SIZE - 2}" height="{2 * SIZE - 2}"/>'
    corners = [(0, -SIZE), (SIZE, SIZE - 1), (-SIZE, SIZE - 1)] if kind == "triangle" else [(0, -SIZE), (SIZE, 0), (0, SIZE), (-SIZE, 0)]
    return f'<polygon class="{style}" points="{" ".join(f"{x + a:.1f},{y + b:.1f}" for a, b in corners)}"/>'


def _svg(parts: Sequence[str], label: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, f"<style>{STYLE}{OWN_STYLE}</style>", *parts, "</svg>"]) + "\n"
