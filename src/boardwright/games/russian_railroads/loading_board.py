"""From the data file to TABLES: a player's board with its lines, special spaces and industry track."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import choice, flag, number, reject_unknown_fields, require, rows
from boardwright.games.russian_railroads import components as c

EXTRA_WORKERS = 2
"""Pieces of each colour that are kept for the special spaces."""
MANY = 100


def load_board(data: dict[str, Any], tables: Any) -> None:
    """The tables `lines`, `rails`, `doublers`, `special` and `industry`. Raises BadData."""
    _load_lines(data, tables)
    _load_rails(data, tables)
    _load_specials(data, tables)
    _load_industry(data, tables)


def _load_lines(data: dict[str, Any], tables: Any) -> None:
    for i, line in enumerate(rows(data, "lines", "list", c.LINES)):
        where = f"lines.list: {line['id']}"
        reject_unknown_fields(line, ("length", "colours", "locomotives"), where)
        tables.length[i] = number(line, "length", 1, c.LONGEST, where)
        colours: Any = line.get("colours")
        good = isinstance(colours, list) and bool(colours) and colours == [*c.COLOURS[: len(colours)]]
        require(good, f"{where}: colours", colours, f"the first of {', '.join(c.COLOURS)}")
        tables.colours[i] = len(colours)
        slots = c.LINE_OF_SLOT.count(i)
        number(line, "locomotives", slots, slots, where)
    number(data.get("doublers"), "slots", c.MOST_DOUBLERS, c.MOST_DOUBLERS, "doublers")


def _load_rails(data: dict[str, Any], tables: Any) -> None:
    rails = data.get("rails")
    for i, name in enumerate(("points", "revalued")):
        worth = rails.get(name) if isinstance(rails, dict) else None
        for colour, rail in enumerate(c.COLOURS):
            tables.rail_points[i, colour] = number(worth, rail, 0, MANY, f"rails.{name}")


def _load_specials(data: dict[str, Any], tables: Any) -> None:
    listed = rows(data, "special", "list", c.SPECIALS)
    tables.effect[c.WHITE_EFFECT, c.WHITE] = 0
    for i, special in enumerate(listed):
        _load_special(special, i, f"special.list: {special['id']}", tables)
    _check_rails_won(listed, tables)
    workers = int(tables.special_worker.sum())
    if workers > EXTRA_WORKERS:
        raise BadData(f"special.list: {workers} workers, expected at most {EXTRA_WORKERS}")
    tables.effect[c.SPOT_EFFECTS :, c.TOKEN] = 1


def _check_rails_won(listed: list[dict[str, Any]], tables: Any) -> None:
    """Colours are won one after the other, by black rails on the first line: whoever has one has all before it."""
    giving = [i for i in range(len(c.SPECIALS)) if tables.special_rails[i] >= 0]
    for i in giving:
        by_black = listed[i]["line"] == c.LINES[c.TRANSSIBERIAN] and tables.special_rail[i] == c.BLACK and not tables.special_locomotive[i]
        entry, expected = f"special.list: {c.SPECIALS[i]}: rails", f"only for black rails on {c.LINES[c.TRANSSIBERIAN]}"
        require(by_black, entry, listed[i]["rails"], expected)
    won = [listed[i]["rails"] for i in sorted(giving, key=lambda i: int(tables.special_space[i]))]
    require(won == [*c.COLOURS[1:]], "special.list: rails", won, f"{', '.join(c.COLOURS[1:])} in this order along the line")


def _load_special(special: dict[str, Any], i: int, where: str, tables: Any) -> None:
    fields = ("line", "space", "rail", "locomotive", "rails", "steps", "worker", "token", "points", "doubles", "each_scoring", "medal")
    reject_unknown_fields(special, fields, where)
    name = special["id"].partition("_")[0]
    choice(special, "line", (name,), where)
    line = c.LINES.index(name)
    tables.special_space[i] = number(special, "space", 1, int(tables.length[line]), where)
    tables.special_rail[i] = choice(special, "rail", c.COLOURS[: int(tables.colours[line])], where)
    tables.special_rails[i] = choice(special, "rails", c.COLOURS[1:], where) + 1 if "rails" in special else -1
    for field in ("locomotive", "worker", "doubles", "medal"):
        tables[f"special_{field}"][i] = flag(special, field, where)
    tables.special_points[i] = number({"points": 0, **special}, "points", 0, MANY, where)
    tables.special_scoring[i] = number({"each_scoring": 0, **special}, "each_scoring", 0, MANY, where)
    once = tables.special_rails[i] >= 0 or tables.special_worker[i] or tables.special_points[i] or special["id"] in c.SPOTS
    if once and tables.special_rail[i] == c.BLACK:  # they lie on 1 from the start
        number(special, "space", 2, int(tables.length[line]), where)
    token = flag(special, "token", where)
    require(token == (special["id"] in c.SPOTS), f"{where}: token", token, f"true with {', '.join(c.SPOTS[:-1])} and nowhere else")
    tables.special_spot[i] = c.SPOTS.index(special["id"]) if token else -1
    if "steps" in special:
        tables.effect[c.WHITE_EFFECT, c.WHITE] = number(special, "steps", 0, c.LONGEST, where)
        require(tables.special_rails[i] == c.WHITE, f"{where}: steps", special["steps"], "it only where the white rail is won")


def _load_industry(data: dict[str, Any], tables: Any) -> None:
    industry = data.get("industry")
    track: Any = industry.get("track") if isinstance(industry, dict) else None
    good = isinstance(track, list) and len(track) == c.TRACK
    require(good, "industry.track:", track, f'{c.TRACK} entries, each a number, "factory" or "token"')
    highest = 0
    tables.track_slot[:] = -1
    for i, entry in enumerate(track):
        if entry == "factory":
            slot = track[:i].count("factory")
            tables.track_kind[i], tables.track_slot[i] = c.FACTORY_SPACE, slot
            if slot < c.FACTORY_SLOTS:
                tables.slot_space[slot] = i
        elif entry == "token":
            tables.track_kind[i] = c.TOKEN_SPACE
        else:
            tables.track_kind[i] = c.SPACE
            highest = number({"points": entry}, "points", highest, MANY, f"industry.track[{i}]")
        tables.track_points[i] = highest
    good = tables.track_kind[0] == c.SPACE and track.count("factory") == c.FACTORY_SLOTS and track.count("token") == 1
    require(good, "industry.track:", track, f'a number first, {c.FACTORY_SLOTS} "factory" and one "token"')
