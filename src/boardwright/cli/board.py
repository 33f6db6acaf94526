"""A game's table in the terminal: drawn by the game's `terminal.py`, or as plain data if it has none."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from boardwright.cli.screen import Line, Screen
from boardwright.core.domain.actions import Action
from boardwright.core.domain.events import Event
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.result import Result
from boardwright.core.text.results import who_has_won
from boardwright.core.text.words import Words

NO_LEVELS: Mapping[int, str] = MappingProxyType({})


class Board:
    """Draws a view of a match as lines of (text, style)."""

    def __init__(self, game: Game, words: Words) -> None:
        self._words = words
        self._drawer = game.module("terminal") if game.has_module("terminal") else None
        self._quiet: frozenset[str] = getattr(self._drawer, "QUIET", frozenset())

    def without_quiet(self, events: Iterable[Event]) -> list[Event]:
        """The events without those in the game's `QUIET`, which only announce what another event says."""
        return [event for event in events if event.kind not in self._quiet]

    def draw(self, view: dict[str, Any], seat: int | None) -> list[Line]:
        """The lines of a view. `seat`: the viewer, None for a spectator."""
        return list(self._drawer.draw(view, self._words, seat)) if self._drawer else list(_dump(view))

    def hint(self, view: dict[str, Any], match: Match, seat: int, action: Action) -> Line:
        """The text next to a choice: what the action would do. `seat`: the seat that chooses."""
        draw_hint = getattr(self._drawer, "hint", None)
        return draw_hint(view, action, match.preview(seat, action.id), self._words) if draw_hint else []

    def legend(self) -> list[Line]:
        """The lines that explain the signs on the board; [] without a `terminal.py`."""
        draw_legend = getattr(self._drawer, "legend", None)
        return draw_legend(self._words) if draw_legend else []


def _dump(value: Any, depth: int = 0) -> Iterator[Line]:
    """Plain data as indented lines."""
    pad = "  " * (depth + 1)
    for name, item in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(each, dict | list) for each in item)):
            yield [(f"{pad}{name}:", "bold")]
            yield from _dump(item, depth + 1)
        else:
            values = item if isinstance(item, list) else [item]
            yield [(f"{pad}{name}: ", "bold"), (", ".join("–" if each is None else str(each) for each in values), "")]


def show_result(screen: Screen, result: Result, players: int, words: Words, levels: Mapping[int, str] = NO_LEVELS) -> None:
    """Print the result of a match and, if the game provides it, the breakdown of the points. `levels`: of the bots, in words."""
    screen.lines(result_lines(result, players, words, levels))
    sources = result.points_by_source()
    if not sources:
        return
    seats = [seat for shared in result.ranking for seat in shared]
    rows = [[words.source(source), *(_column(points[seat]) for seat in seats)] for source, points in sources.items()]
    if result.scores:
        sums = [sum(points[seat] or 0 for points in sources.values()) for seat in range(players)]
        title = words.t("ui-total" if result.scores == sums else "ui-score")
        rows.append([title, *(_column(result.scores[seat]) for seat in seats)])
    screen.line()
    screen.table(["", *map(words.name, seats)], rows, right=range(1, players + 1))


def _column(points: int | None) -> str:
    return "" if points is None else str(points).replace("-", "−")


def result_lines(result: Result, players: int, words: Words, levels: Mapping[int, str] = NO_LEVELS) -> list[Line]:
    """The result of a match, as lines. `levels`: of the bots, in words."""
    reason = words.t(f"result-{result.reason}")
    lines: list[Line] = [[("★ " + who_has_won(result, players, words), "bold green"), (" · " + reason, "")]]
    if result.scores is not None:
        place = 1
        for seats in result.ranking:
            for seat in seats:
                name = words.t("cli-rank", rank=place, name=words.name(seat))
                points = words.t("result-score" if words.has("result-score") else "cli-score", score=result.scores[seat])
                level = [(f" · {levels[seat]}", "dim")] if seat in levels else []
                lines.append([(f"  {name}: {points}", ""), *level])
            place += len(seats)
    return lines
