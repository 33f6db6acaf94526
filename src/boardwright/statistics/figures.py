"""Figures of many matches, for each player, game, number of players and level of the opponents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from boardwright.statistics.summary import MatchSummary, SeatSummary

PEOPLE = "people"
"""The level of opponents among whom is a person."""
LAST = 10
"""The number of newest matches in a mean of the last ones."""
MIDDLE = 1  # of three quartiles


class Levels(NamedTuple):
    """The known strengths of a game's bots.

    order: the levels, from easy to hard
    totals: by number of players and level, the mean points of bots of that level among themselves
    sources: by number of players, level and source, the quartiles of their points
    """

    order: Sequence[str] = ()
    totals: Mapping[str, Mapping[str, float]] = {}
    sources: Mapping[str, Mapping[str, Mapping[str, Sequence[int]]]] = {}


class Entry(NamedTuple):
    """A seat of a match that counts."""

    match: MatchSummary
    seat: int

    @property
    def own(self) -> SeatSummary:
        """The seat."""
        return self.match.seats[self.seat]

    @property
    def others(self) -> list[SeatSummary]:
        """The opponents."""
        return [seat for number, seat in enumerate(self.match.seats) if number != self.seat]


class Figure(NamedTuple):
    """Figures of a player in matches of one game, with one number of players, against opponents of one level.

    kind, name: of the player; a bot has the name of its level
    against: the level: `people` if there is a person among the opponents, or else that of the strongest bot; "": unknown
    places: how often the player had each place
    points: `mean`, `best`, `others` (the mean of the opponents) and `usual` (of bots of that level among themselves; None: unknown);
        None in a game without points
    sources: by source `mean`, `last` (of the last ten matches) and `usual` (the middle of bots of that level)
    typical: by number `mean` and `best`, the highest
    opponents: `kind`, `name`, how often they were `met` (each seat counts) and the player was `ahead` or `behind`; most frequent first
    """

    game: str
    players: int
    kind: str | None
    name: str
    against: str
    matches: int
    places: list[int]
    points: dict[str, float | int | None] | None
    sources: dict[str, dict[str, float | int | None]]
    typical: dict[str, dict[str, float | int]]
    opponents: list[dict[str, Any]]


def seats_of(match: MatchSummary, player: str | None = None) -> list[int]:
    """The seats that count: those of a player (capital letters do not matter); None: those of people, or of all if there are none."""
    if player is not None:
        return [number for number, seat in enumerate(match.seats) if (seat.name or "").casefold() == player.casefold()]
    people = [number for number, seat in enumerate(match.seats) if seat.kind == "person"]
    return people or list(range(len(match.seats)))


def once_each(matches: Iterable[MatchSummary]) -> list[MatchSummary]:
    """Each match once, oldest first; those without a date before all others."""
    return sorted({each.match: each for each in matches}.values(), key=lambda each: each.date or 0)


def figures(entries: Iterable[Entry], levels: Mapping[str, Levels]) -> list[Figure]:
    """The figures, ordered by game, number of players and number of matches.

    Args:
        entries: oldest first.
        levels: by game.
    """
    groups: dict[tuple[str, int, str, str, str], list[Entry]] = {}
    for each in entries:
        game, (kind, name) = each.match.game, player_of(each.own)
        order = levels.get(game, Levels()).order
        key = (game, len(each.match.seats), kind or "", name, opponents_level(each.others, order))
        groups.setdefault(key, []).append(each)
    rows = [_figure(key, group, levels.get(key[0], Levels())) for key, group in groups.items()]
    return sorted(rows, key=lambda each: (each.game, each.players, -each.matches))


def player_of(seat: SeatSummary) -> tuple[str | None, str]:
    """Kind and name of a player; a bot is called by its level."""
    return seat.kind, (seat.level if seat.kind == "bot" and seat.level else seat.name) or ""


def opponents_level(others: Sequence[SeatSummary], order: Sequence[str]) -> str:
    """The level of opponents."""
    if any(seat.kind == "person" for seat in others):
        return PEOPLE
    levels = {seat.level for seat in others if seat.level}
    return max(levels, key=lambda level: (order.index(level) if level in order else -1, level), default="")


def _figure(key: tuple[str, int, str, str, str], entries: list[Entry], levels: Levels) -> Figure:
    game, players, kind, name, level = key
    places = [0] * players
    for each in entries:
        places[each.own.place - 1] += 1
    points = [each.own.points for each in entries if each.own.points is not None]
    others = [seat.points for each in entries for seat in each.others if seat.points is not None]
    usual = levels.totals.get(str(players), {}).get(level)
    scored = {"mean": mean(points), "best": max(points), "others": mean(others) if others else None, "usual": usual} if points else None
    return Figure(
        game,
        players,
        kind or None,
        name,
        level,
        len(entries),
        places,
        scored,
        _sources(entries, levels.sources.get(str(players), {}).get(level, {})),
        _typical(entries),
        _opponents(entries),
    )


def _sources(entries: list[Entry], usual: Mapping[str, Sequence[int]]) -> dict[str, dict[str, float | int | None]]:
    figures_by_source = {}
    for name in dict.fromkeys(name for each in entries for name in each.own.sources):
        points = [each.own.sources.get(name, 0) for each in entries]
        middle = usual[name][MIDDLE] if name in usual else None
        figures_by_source[name] = {"mean": mean(points), "last": mean(points[-LAST:]), "usual": middle}
    return figures_by_source


def _typical(entries: list[Entry]) -> dict[str, dict[str, float | int]]:
    figures_by_name = {}
    for name in dict.fromkeys(name for each in entries for name in each.own.typical):
        numbers = [each.own.typical[name] for each in entries if name in each.own.typical]
        figures_by_name[name] = {"mean": mean(numbers), "best": max(numbers)}
    return figures_by_name


def _opponents(entries: list[Entry]) -> list[dict[str, Any]]:
    opponents: dict[tuple[str | None, str], dict[str, Any]] = {}
    for each in entries:
        for seat in each.others:
            kind, name = player_of(seat)
            opponent = opponents.setdefault((kind, name), {"kind": kind, "name": name, "met": 0, "ahead": 0, "behind": 0})
            opponent["met"] += 1
            opponent["ahead"] += each.own.place < seat.place
            opponent["behind"] += each.own.place > seat.place
    return sorted(opponents.values(), key=lambda opponent: -opponent["met"])


def mean(numbers: Sequence[int]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)
