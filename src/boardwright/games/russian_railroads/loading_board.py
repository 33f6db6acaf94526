"""From the data file to TABLES: a player's board with its lines, special spaces and industry track."""

from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import Entry, entries, table
from boardwright.games.russian_railroads import components as c

EXTRA_WORKERS = 2
"""Pieces of each colour that are kept for the special spaces."""
MANY = 100


def load_board(data: dict[str, Any], tables: Any) -> None:
    """The tables `lines`, `rails`, `doublers`, `special` and `industry`. Raises BadData."""
    _load_lines(data, tables)
    _load_specials(data, tables)
    _load_industry(data, tables)


def _load_lines(data: dict[str, Any], tables: Any) -> None:
    """The lines, and what spaces pay for the rails on them."""
    for i, line in enumerate(entries(data, "lines", c.LINES)):
        tables.length[i] = line.number("length", 1, c.LONGEST)
        colours, slots = line.list_of("colours", "colours"), c.LINE_OF_SLOT.count(i)
        line.require(colours and colours == [*c.COLOURS[: len(colours)]], "colours", f"the first of {', '.join(c.COLOURS)}")
        tables.colours[i] = len(colours)
        line.number("locomotives", slots, slots)
        line.finish()
    table(data, "doublers").number("slots", c.MOST_DOUBLERS, c.MOST_DOUBLERS)
    for i, name in enumerate(("points", "revalued")):
        tables.rail_points[i] = [table(data, "rails", name).number(rail, 0, MANY) for rail in c.COLOURS]


def _load_specials(data: dict[str, Any], tables: Any) -> None:
    specials = entries(data, "special", c.SPECIALS)
    tables.effect[c.WHITE_EFFECT, c.WHITE] = 0
    for i, special in enumerate(specials):
        _load_special(special, i, tables)
    _check_rails_won(specials, tables)
    workers = int(tables.special_worker.sum())
    if workers > EXTRA_WORKERS:
        raise BadData(f"special.list: {workers} workers, expected at most {EXTRA_WORKERS}")
    tables.effect[c.SPOT_EFFECTS :, c.TOKEN] = 1


def _check_rails_won(specials: list[Entry], tables: Any) -> None:
    """Colours are won one after the other, by black rails on the first line: whoever has one has all before it."""
    giving = (tables.special_rails >= 0).nonzero()[0].tolist()
    for i in giving:
        black = c.LINE_OF_SPECIAL[i] == c.TRANSSIBERIAN and tables.special_rail[i] == c.BLACK and not tables.special_locomotive[i]
        specials[i].require(black, "rails", f"only for black rails on {c.LINES[c.TRANSSIBERIAN]}")
    won = [c.COLOURS[tables.special_rails[i]] for i in sorted(giving, key=lambda i: int(tables.special_space[i]))]
    if won != [*c.COLOURS[1:]]:
        raise BadData.at("special.list: rails", won, f"{', '.join(c.COLOURS[1:])} in this order along the line")


def _load_special(special: Entry, i: int, tables: Any) -> None:
    line = c.LINE_OF_SPECIAL[i]
    special.choice("line", (c.LINES[line],))
    tables.special_space[i] = special.number("space", 1, int(tables.length[line]))
    tables.special_rail[i] = special.choice("rail", c.COLOURS[: int(tables.colours[line])])
    tables.special_rails[i] = special.choice("rails", c.COLOURS[1:]) + 1 if special.says("rails") else -1
    for field in ("locomotive", "worker", "doubles", "medal"):
        tables[f"special_{field}"][i] = special.flag(field)
    tables.special_points[i] = special.number("points", 0, MANY, default=0)
    tables.special_scoring[i] = special.number("each_scoring", 0, MANY, default=0)
    once = bool(tables.special_rails[i] >= 0 or tables.special_worker[i] or tables.special_points[i] or special.id in c.SPOTS)
    tables.special_once[i] = once
    if once and tables.special_rail[i] == c.BLACK:  # they lie on 1 from the start
        special.number("space", 2, int(tables.length[line]))
    token = special.flag("token")
    special.require(token == (special.id in c.SPOTS), "token", f"true with {', '.join(c.SPOTS[:-1])} and nowhere else")
    tables.special_spot[i] = c.SPOTS.index(special.id) if token else -1
    if tables.special_rails[i] >= 0:
        tables.winning_space[tables.special_rails[i]] = tables.special_space[i]
    if special.says("steps"):
        tables.effect[c.WHITE_EFFECT, c.WHITE] = special.number("steps", 0, c.LONGEST)
        special.require(tables.special_rails[i] == c.WHITE, "steps", "it only where the white rail is won")
    special.finish()


def _load_industry(data: dict[str, Any], tables: Any) -> None:
    industry, highest = table(data, "industry"), 0
    track = industry.list_of("track", "spaces")
    industry.require(len(track) == c.TRACK, "track", f'{c.TRACK} entries, each a number, "factory" or "token"')
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
            highest = industry.checked(f"track[{i}]", entry, highest, MANY)
        tables.track_points[i] = highest
    good = tables.track_kind[0] == c.SPACE and track.count("factory") == c.FACTORY_SLOTS and track.count("token") == 1
    industry.require(good, "track", f'a number first, {c.FACTORY_SLOTS} "factory" and one "token"')
