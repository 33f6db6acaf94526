"""An analysis as one HTML file that opens from disk: no scripts, and nothing is loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any

from boardwright.analysis.analysing import Analysis
from boardwright.analysis.decisions import Judged, Option
from boardwright.analysis.picture import graph, sign
from boardwright.analysis.wording import HUNDREDTH, NAMED, Wording, percent, points, signed_percent
from boardwright.core.domain.replay import replay
from boardwright.core.machine.outlook import POINT
from boardwright.core.text.numbers import decimal, percent_sign
from boardwright.core.text.results import who_has_won
from boardwright.core.text.words import Words

Line = Sequence[tuple[str, str]]
Draw = Callable[[dict[str, Any], int], Iterable[Line]]
"""Draws the view of a seat as lines of (text, style)."""
TERMINAL = {
    "black": "#0b1422", "red": "#ff7a6b", "green": "#7ed6a4", "yellow": "#ffd63d", "blue": "#8fb8ff", "magenta": "#e3a0e8",
    "cyan": "#7fd7e6", "white": "#f0ead9", "orange": "#ffb04d", "dark_orange": "#ff9442",
}  # fmt: skip
GREY = "#a9b4c2"
MARKS = {"bold": "font-weight:700", "dim": "opacity:.7", "reverse": "background:#f0ead9;color:#101a2b"}
STYLE = """
:root { color-scheme: light dark; --paper: #f7f4ea; --ink: #1b2838; --soft: #435266; --line: #d3ccb8; --loss: #a3231a; }
@media (prefers-color-scheme: dark) { :root { --paper: #101a2b; --ink: #f0ead9; --soft: #c0c6cf; --line: #2c3c55; --loss: #ff9d92; } }
body { margin: 0 auto; max-width: 860px; padding: 24px 20px 60px; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 Barlow, 'DIN Alternate', 'Segoe UI', system-ui, sans-serif; }
h1, h2, h3 { font-family: Besley, Rockwell, Georgia, serif; line-height: 1.2; }
h1 { font-size: 1.75rem; margin: 0; } h2 { font-size: 1.3rem; margin: 36px 0 8px; } h3 { font-size: 1.0625rem; margin: 20px 0 6px; }
p { margin: 6px 0; } .soft { color: var(--soft); font-size: .875rem; }
svg { width: 100%; height: auto; display: block; } svg.sign { width: 14px; height: 14px; display: inline-block; margin-right: 6px; }
svg text { font-size: 13px; fill: currentColor; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); } .round { stroke: var(--line); stroke-dasharray: 1 3; } .line { fill: none; stroke-width: 2; }
.seats { display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 0; list-style: none; }
.wide { overflow-x: auto; } .wide > svg { min-width: 600px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 14px 4px 0; text-align: right; border-bottom: 1px solid var(--line); } th { font-weight: 600; }
th, td + td { white-space: nowrap; } th:first-child, td:first-child { text-align: left; }
.loss { color: var(--loss); font-weight: 600; }
pre { background: #101a2b; color: #f0ead9; print-color-adjust: exact; padding: 12px; border-radius: 6px; overflow-x: auto;
  font: .8125rem/1.35 ui-monospace, Menlo, Consolas, monospace; }
details { margin: 4px 0 18px; } summary { cursor: pointer; }
@media print { .wide { overflow: visible; } .wide > svg { min-width: 0; } th, td + td { white-space: normal; } }
"""


def report(analysis: Analysis, words: Words, draw: Draw) -> str:
    """The report. `draw`: draws what a seat saw."""
    match, wording = analysis.match, Wording(analysis, words)
    title = words.t("cli-match-starts", game=words.t("title"), players=match.players)
    views = _views(analysis)
    body = [
        f"<h1>{escape(title)}</h1>",
        *_result(analysis, words),
        *_graphs(analysis, words),
        f"<h2>{escape(words.t('cli-analysis-parts'))}</h2>",
        _table(["", *wording.part_names], wording.part_rows()),
        f'<p class="soft">{escape(words.t("cli-analysis-sum"))}</p>',
        f"<h2>{escape(words.t('cli-analysis-worst'))}</h2>",
        f'<p class="soft">{escape(words.t("cli-analysis-known"))}</p>',
        *(part for seat in range(match.players) for part in _mistakes(analysis, seat, wording, words, draw, views)),
        *_sources(analysis, wording, words),
    ]
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return "\n".join(
        [
            f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            *body,
            "</body></html>\n",
        ]
    )


def _views(analysis: Analysis) -> dict[int, dict[str, Any]]:
    """Return what the seats saw before the mistakes that are shown, by the number of decisions before."""
    seats = {each.at: each.seat for seat in range(analysis.match.players) for each in analysis.mistakes(seat)[:NAMED]}
    match, views = replay(analysis.file, 0), {}
    for at, (seat, action) in enumerate(analysis.match.decisions):
        if at in seats:
            views[at] = match.view(seats[at])
        match.play(seat, action)
    return views


def _result(analysis: Analysis, words: Words) -> list[str]:
    match, result = analysis.match, analysis.match.result
    unfinished = words.t("cli-analysis-unfinished", number=len(match.decisions))
    headline = f"{who_has_won(result, match.players, words)} · {words.t(f'result-{result.reason}')}" if result else unfinished
    scores = result.scores if result else None
    names = [words.name(seat) + (f": {scores[seat]}".replace("-", "−") if scores else "") for seat in range(match.players)]
    seats = "".join(f"<li>{_sign(seat)}{escape(name)}</li>" for seat, name in enumerate(names))
    return [f"<p>{escape(headline)}</p>", f'<ul class="seats">{seats}</ul>']


def _sign(seat: int) -> str:
    return f'<svg class="sign" viewBox="0 0 14 14" aria-hidden="true">{sign(seat, 7, 7, 13)}</svg>'


def _graphs(analysis: Analysis, words: Words) -> list[str]:
    """The graph of chances, and that of points in games that have them."""
    seats = range(analysis.match.players)
    chances = [[outlook.chances[seat] / HUNDREDTH for outlook in analysis.outlooks] for seat in seats]
    pictures: list[tuple[str, list[list[float]], float | None, str]] = [("cli-analysis-chances", chances, 100.0, percent_sign(words.lang))]
    if analysis.match.game.module("scoring").SCORED:
        points = [[outlook.points[seat] / POINT for outlook in analysis.outlooks] for seat in seats]
        pictures.append(("cli-analysis-points", points, None, ""))
    parts = []
    for id, lines, top, unit in pictures:
        endpoints = [[decimal(line[at], 0, words.lang) + unit for at in (0, -1)] for line in lines]
        description = "; ".join(f"{words.name(seat)} {first} – {last}" for seat, (first, last) in enumerate(endpoints))
        picture = graph(lines, analysis.rounds, top, unit, f"{words.t(id)}: {description}")
        parts += [f"<h2>{escape(words.t(id))}</h2>", f'<div class="wide">{picture}</div>']
    return parts


def _mistakes(analysis: Analysis, seat: int, wording: Wording, words: Words, draw: Draw, views: dict[int, dict[str, Any]]) -> list[str]:
    mistakes = analysis.mistakes(seat)[:NAMED]
    parts = [f"<h3>{_sign(seat)}{escape(words.name(seat))}</h3>"]
    if not mistakes:
        parts.append(f"<p>{escape(words.t('cli-analysis-none'))}</p>")
    for each in mistakes:
        loss = f"{signed_percent(-each.loss, words.lang)} ± {percent(each.error, words.lang)}"
        costs = words.t("cli-analysis-costs", number=each.at + 1, action=wording.action(each.played), loss=loss)
        parts.append(f'<p class="loss">{escape(costs)}</p>')
        parts.append(f"<p>{escape(words.t('cli-analysis-better', action=wording.action(each.best)))}</p>")
        if each.full:
            parts.append(f'<p class="soft">{escape(wording.full(each))}</p>')
        board = "\n".join(_painted(line) for line in draw(views[each.at], seat))
        candidates = escape(words.t("cli-analysis-candidates"))
        parts.append(f"<details><summary>{candidates}</summary>{_candidates(analysis, each, wording, words)}<pre>{board}</pre></details>")
    return parts


def _sources(analysis: Analysis, wording: Wording, words: Words) -> list[str]:
    if not analysis.sources:
        return []
    return [
        f"<h2>{escape(words.t('cli-analysis-sources'))}</h2>",
        _table(["", *map(words.name, range(analysis.match.players))], wording.source_rows()),
        f'<p class="soft">{escape(words.t("cli-analysis-usual"))}</p>' if wording.knows_usual else "",
    ]


def _candidates(analysis: Analysis, each: Judged, wording: Wording, words: Words) -> str:
    """A table of what was compared."""
    scored = analysis.match.game.module("scoring").SCORED

    def row(option: Option) -> list[str]:
        played = f" ({words.t('cli-analysis-played')})" if option.action == each.played else ""
        gain = f" ({signed_percent(option.gain, words.lang)} ± {percent(option.error, words.lang)})"
        approximately = "" if option.measured else "≈ "
        compared = gain if option.measured and option.action != each.played else ""
        cells = [wording.action(option.action) + played, approximately + percent(option.chance, words.lang) + compared]
        return [*cells, approximately + points(option.points, words.lang)] if scored else cells

    head = ["", words.t("cli-analysis-chances"), *([words.t("cli-analysis-points")] if scored else [])]
    return _table(head, [row(option) for option in each.options])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _painted(line: Line) -> str:
    """A line for the terminal, as HTML."""
    return "".join(f'<span style="{css}">{escape(text)}</span>' if (css := _css(style)) else escape(text) for text, style in line)


def _css(style: str) -> str:
    """A style of the terminal as CSS; on a coloured ground the text is dark, as terminals that can be read show it."""
    declarations, is_background = [], False
    for word in style.split():
        colour = GREY if word == "bright_black" else TERMINAL.get(word.removeprefix("bright_"))
        if word == "on":
            is_background = True
        elif word in MARKS:
            declarations.append(MARKS[word])
        elif colour:
            declarations.append(f"background:{colour}" if is_background else f"color:{colour}")
    return ";".join(declarations)
