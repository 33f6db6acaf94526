"""`boardwright stats`: statistics of match files and archives of them."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import boardwright as bw
from boardwright.analysis.averages import averages_of, totals_of
from boardwright.cli.language import language
from boardwright.cli.names import level_text
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.stats_files import LeftOut, read_all
from boardwright.cli.usage import DONE, FAILED, WRONG, one_line, print_json
from boardwright.core.text.numbers import decimal
from boardwright.core.text.words import Words
from boardwright.statistics.document import as_csv, as_json
from boardwright.statistics.figures import PEOPLE, Entry, Figure, Levels, figures, once_each, seats_of
from boardwright.statistics.summary import MatchSummary


def run(args: argparse.Namespace) -> int:
    """Print the statistics. Returns 2 if a file is unreadable, else 1 if no match counts."""
    lang = language(args.lang)
    matches, left_out = _read(args.files)
    counted = [match for match in matches if seats_of(match, args.player)]
    rows = figures((Entry(match, seat) for match in counted for seat in seats_of(match, args.player)), levels_of(counted))
    if args.json:
        print_json(as_json(rows, counted))
    elif args.csv:
        with contextlib.suppress(AttributeError):  # streams of tests have no encoding
            sys.stdout.reconfigure(encoding="utf-8", newline="")  # type: ignore[union-attr]
        print(as_csv(counted), end="")
    elif rows:
        _print(rows, lang, details=args.player is not None)
    for each in left_out:
        print(f"boardwright: {one_line(f'{each.name}: {each.why}')}", file=sys.stderr)
    if not rows:
        print(f"boardwright: {Words(lang).t('cli-stats-none')}", file=sys.stderr)
    if any(each.unreadable for each in left_out):
        return WRONG
    return DONE if rows else FAILED


def _read(names: Sequence[str]) -> tuple[list[MatchSummary], list[LeftOut]]:
    summaries: list[MatchSummary] = []
    left_out: list[LeftOut] = []
    with Progress() as progress:
        for each in read_all(names):
            if isinstance(each, LeftOut):
                left_out.append(each)
            else:
                summaries.append(each)
            progress(str(len(summaries)))
    return once_each(summaries), left_out


def levels_of(matches: Iterable[MatchSummary]) -> dict[str, Levels]:
    """The known figures of the bots in these matches' games."""
    games = {match.game: bw.load(match.game) for match in matches}
    return {id: Levels(game.about.get("levels", ()), totals_of(game), averages_of(game)) for id, game in games.items()}


def _print(all_figures: Sequence[Figure], lang: str, details: bool) -> None:
    screen = Screen()
    for game in dict.fromkeys(each.game for each in all_figures):
        words = Words(lang, game)
        figures_of_game = [each for each in all_figures if each.game == game]
        screen.line((words.t("title"), "bold"))
        _print_figures(figures_of_game, words, screen)
        if details:
            for each in figures_of_game:
                _print_details(each, words, screen)
        screen.line()


def _print_figures(game_figures: Sequence[Figure], words: Words, screen: Screen) -> None:
    ids = ("cli-stats-player", "cli-column-players", "cli-column-against", "cli-stats-matches", "cli-stats-places")
    columns = [words.t(id) for id in ids]
    scored = any(each.points for each in game_figures)
    columns += [words.t(f"cli-{id}") for id in ("column-score", "stats-best-score", "stats-others", "stats-usual-level") if scored]
    numbers = ("mean", "best", "others", "usual") if scored else ()
    rows = []
    for each in game_figures:
        row = [_player(each.kind, each.name, words), str(each.players), _level(each.against, words), str(each.matches)]
        points = each.points or {}
        row += [" · ".join(map(str, each.places)), *(_number(points.get(name), words) for name in numbers)]
        rows.append(row)
    screen.table(columns, rows, right=(1, 3, *range(5, len(columns))))


def _print_details(each: Figure, words: Words, screen: Screen) -> None:
    screen.line()
    player, level = _player(each.kind, each.name, words), _level(each.against, words)
    screen.line((words.t("cli-stats-of", player=player, number=each.players, against=level), "bold"))
    if each.sources:
        columns = [words.t(id) for id in ("cli-analysis-sources", "cli-stats-mean", "cli-stats-last", "cli-stats-usual")]
        rows = [[words.source(name), *_row(row, ("mean", "last", "usual"), words)] for name, row in each.sources.items()]
        screen.table(columns, rows, right=(1, 2, 3))
    if each.typical:
        columns = [words.t(f"cli-stats-{id}") for id in ("numbers", "mean", "best")]
        rows = [[words.typical(name), *_row(row, ("mean", "best"), words)] for name, row in each.typical.items()]
        screen.table(columns, rows, right=(1, 2))
    columns = [words.t("cli-column-against"), *(words.t(f"cli-stats-{id}") for id in ("met", "ahead", "behind"))]
    rows = [[_player(row["kind"], row["name"], words), *_row(row, ("met", "ahead", "behind"), words)] for row in each.opponents]
    screen.table(columns, rows, right=(1, 2, 3))


def _row(figure: Mapping[str, Any], columns: Sequence[str], words: Words) -> list[str]:
    return [_number(figure[column], words) for column in columns]


def _player(kind: str | None, name: str, words: Words) -> str:
    return (level_text(words, name) if kind == "bot" else name) or "–"


def _level(level: str, words: Words) -> str:
    if level == PEOPLE:
        return words.t("cli-stats-people")
    return level_text(words, level) if level else "–"


def _number(number: float | int | None, words: Words) -> str:
    if number is None:
        return "–"
    return decimal(number, 0 if isinstance(number, int) else 1, words.lang)
