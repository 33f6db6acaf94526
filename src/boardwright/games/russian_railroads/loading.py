"""Reads the data files into TABLES, with checks that say which entry is wrong and what would fit."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.data_tables import Entry, entries, table
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.laws.choice import ROOM, most_waiting

FACTORY_IDS = (
    "engineer_sum", "grey_points", "locomotive_or_factory", "brown_points", "industry", "coin", "two_black", "repeat", "bonus",
)  # fmt: skip
"""The factories in the order of the data file; the rules know them by number."""
STACKS = ("A", "B", "none")

FEWEST_SEATS = 2
OWN_WORKERS, EXTRA_WORKERS = 8, 2
"""Pieces of each colour, and how many of them are reserved for the special spaces."""
MANY = 100

AT_HOME: dict[str, Sequence[str]] = {
    "hire": (c.SPACES[c.HIRING],), "temporary": (c.SPACES[c.TEMPORARY_SPACE],), "extra": (), "token": (), "card": c.TOKENS,
    "once_more": ("four_actions",), "special_locomotive": ("locomotive",),
    **{name: (name,) for name in ("engineer", "black_worker", "marker", "revalue", "medal")},
}  # fmt: skip
"""Parts that only these entries can give: they exist once, or the rules give them themselves."""
LIMITED = ("points", "coins", "bonus", "engineer_sum", "best_locomotives", "repeat")
"""Parts that a space with room for all cannot give: a match might never end."""
COUNTED = ("black", "grey", "brown", "natural", "white", "black_or_grey", "any", "industry", "locomotive", "factory",
           "locomotive_or_factory", "doublers", "points", "coins", "temporary")  # fmt: skip
"""Parts with amounts above one."""

SIMPLE = (
    ("tokens", c.TOKENS, c.TOKEN_EFFECTS), ("question_cards", c.CARDS, c.CARD_EFFECTS), ("start_bonuses", c.STARTS, c.START_EFFECTS)
)  # fmt: skip
"""Tables whose entries contain only amounts: ids, and the first effect."""
BONUS_POINTS = {
    "instead": "bonus_instead", "flat": "bonus_flat", "ends": "bonus_end", "factories": "bonus_factory",
    "workers": "bonus_worker", "tokens": "bonus_token", "engineers": "bonus_engineer",
}  # fmt: skip
"""Points for end-bonus cards: fields of the data, and their tables."""


def load(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    _load_lines(data, tables)
    _load_specials(data, tables)
    _load_industry(data, tables)
    _load_spaces(data, tables)
    _load_tiles(data, tables)
    for name, ids, first in SIMPLE:
        for effect, entry in enumerate(entries(data, name, ids), first):
            _load_effect(entry, effect, tables)
    _load_end(data, tables)
    _load_players(data, tables)
    waiting = most_waiting(tables)
    if waiting > ROOM:
        raise BadData.at("effects that could wait at once:", waiting, f"at most {ROOM}: a bonus beside other parts waits by itself")


def _load_lines(data: dict[str, Any], tables: Any) -> None:
    """Read the lines, and what spaces pay for the rails on them."""
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
    """Read the special spaces. Colours are won one after the other, by black rails on the first line."""
    specials = entries(data, "special", c.SPECIALS)
    tables.effect[c.WHITE_EFFECT, c.WHITE] = 0
    for i, special in enumerate(specials):
        _load_special(special, i, tables)
    giving = (tables.special_rails >= 0).nonzero()[0].tolist()
    for i in giving:
        black = c.LINE_OF_SPECIAL[i] == c.TRANSSIBERIAN and tables.special_rail[i] == c.BLACK and not tables.special_locomotive[i]
        specials[i].require(black, "rails", f"only for black rails on {c.LINES[c.TRANSSIBERIAN]}")
    won = [c.COLOURS[tables.special_rails[i]] for i in sorted(giving, key=lambda i: int(tables.special_space[i]))]
    if won != [*c.COLOURS[1:]]:  # a colour implies all before it
        raise BadData.at("special.list: rails", won, f"{', '.join(c.COLOURS[1:])} in this order along the line")
    workers = int(tables.special_worker.sum())
    if workers > EXTRA_WORKERS:
        raise BadData(f"special.list: {workers} workers, expected at most {EXTRA_WORKERS}")
    tables.effect[c.SPOT_EFFECTS :, c.TOKEN] = 1


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
    if once and tables.special_rail[i] == c.BLACK:  # black rails are on 1 from the start
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


def _load_effect(entry: Entry, effect: int, tables: Any) -> None:
    """Read the amounts of an entry whose other fields have been read."""
    tables.effect[effect] = 0
    for part, name in enumerate(c.PARTS):
        if entry.says(name):
            homes = AT_HOME.get(name, (entry.id,))
            entry.require(entry.id in homes, name, f"it only with {', '.join(homes)}" if homes else "no such amount")
            most = (MANY if name == "points" else c.TRACK) if name in COUNTED else 1
            tables.effect[effect, part] = entry.number(name, 0, most)
    entry.finish()


def _load_spaces(data: dict[str, Any], tables: Any) -> None:
    """Read the main board, and check what the rules assume about its spaces."""
    for i, space in enumerate(entries(data, "spaces", c.SPACES)):
        tables.cost[i] = space.number("workers", 1, c.MOST_PIECES)
        tables.coins_needed[i] = space.number("coins_needed", 0, int(tables.cost[i]), default=0)
        tables.fewest_players[i] = space.number("fewest_players", FEWEST_SEATS, c.SEATS, default=FEWEST_SEATS)
        space.require(space.flag("unlimited") == (i == c.BOTTOM), "unlimited", f"true with {c.SPACES[c.BOTTOM]} and nowhere else")
        _load_effect(space, i, tables)
        if i in (c.INNER, c.OUTER, c.FIRST, c.SECOND):
            space.expect(not tables.effect[i].any(), "", "amounts", "none: it gives an open engineer's action or a place in the turn order")
        if i in (c.FIRST, c.SECOND):
            space.require(tables.cost[i] == 1, "workers", "1: the worker that claims a place is used again")
        if i == c.HIRING:
            space.require(tables.effect[i, c.HIRE] == 1, "hire", "1")
        for name in LIMITED if i == c.BOTTOM else ():
            space.require(tables.effect[i, c.PARTS.index(name)] == 0, name, "none of it where there is room for everybody")
    tables.passing[:] = table(data, "passing").numbers("points", c.SEATS, 0, MANY)


def _load_tiles(data: dict[str, Any], tables: Any) -> None:
    """Read locomotives, the factories on their backs, and engineers."""
    locomotives = table(data, "locomotives")
    tables.locomotives = locomotives.number("each_number", c.SEATS, MANY)
    tables.doubler_supply = locomotives.number("doublers", 0, MANY)
    factories = entries(data, "factories", FACTORY_IDS)
    for factory, n in zip(factories, _numbers(factories), strict=True):
        _load_effect(factory, c.FACTORY_EFFECTS + n - 1, tables)
    engineers = entries(data, "engineers", c.ENGINEERS)
    tables.engineer_number[:] = _numbers(engineers)
    for place, engineer in enumerate(engineers, c.FIRST_ENGINEER):
        tables.cost[place] = engineer.number("workers", 1, c.MOST_PIECES, default=1)
        tables.coins_needed[place], tables.fewest_players[place] = 0, FEWEST_SEATS
        tables.engineer_stack[place - c.FIRST_ENGINEER] = engineer.choice("stack", STACKS)
        _load_effect(engineer, place, tables)
    without = int((tables.engineer_stack == STACKS.index("none")).sum())
    if without != 1:
        raise BadData.at('engineers.list: stack "none":', without, "one engineer with it")
    tables.card_engineer = tables.engineer_stack.argmax()


def _numbers(tiles: list[Entry]) -> list[int]:
    """The numbers of tiles: 1 to their count, each once."""
    found = [tile.number("number", 1, len(tiles)) for tile in tiles]
    for tile, n in zip(tiles, found, strict=True):
        tile.require(found.count(n) == 1, "number", f"each from 1 to {len(tiles)} once")
    return found


def _load_end(data: dict[str, Any], tables: Any) -> None:
    """Read the end-bonus cards and the engineers' majority."""
    cards, steps = table(data, "bonus_cards"), table(data, "bonus_cards", "doublers")
    for field, points in BONUS_POINTS.items():
        tables[points] = cards.number(field, 0, MANY)
    tables.bonus_removed = cards.number("removed", len(c.BONUSES) - c.MOST_DRAWS, len(c.BONUSES))
    good = len(steps.given) == 2 and {*steps.given} <= {str(n) for n in range(1, c.MOST_DOUBLERS + 1)}
    cards.require(good, "doublers", f"points for two different numbers of doublers from 1 to {c.MOST_DOUBLERS}")
    for i, least in enumerate(sorted(steps.given, key=int)):
        tables.bonus_doublers[i] = int(least), steps.number(least, 0, MANY)
    tables.majority[:] = table(data, "majority").numbers("points", 2, 0, MANY)


def _load_players(data: dict[str, Any], tables: Any) -> None:
    """Read what depends on the number of players."""
    for players in range(FEWEST_SEATS, c.SEATS + 1):
        row = table(data, "players", str(players))
        spare = int(tables.locomotives) - players  # each player starts with a locomotive 1
        opened = 1 + int(tables.fewest_players[c.OUTER] <= players)
        limits = {"rounds": (1, c.ROUNDS), "workers": (1, OWN_WORKERS - EXTRA_WORKERS), "coins": (0, MANY)}
        for name, (least, most) in {**limits, "locomotives_removed": (0, spare), "open_engineers": (opened, opened)}.items():
            tables[name][players] = row.number(name, least, most)
        dealt = row.list_of("engineers", "stacks")  # from the hire space on
        row.require(1 <= len(dealt) <= c.ROW and all(stack in ("A", "B") for stack in dealt), "engineers", f'1 to {c.ROW} of "A" and "B"')
        row.require(dealt == sorted(dealt), "engineers", 'every "A" before every "B"')
        for number_of_stack, stack in enumerate(STACKS[:2]):
            there = int((tables.engineer_stack == number_of_stack).sum())
            row.require(dealt.count(stack) <= there, "engineers", f'at most {there} of "{stack}": the stack has no more')
        tables.engineers_a[players], tables.engineers_dealt[players] = dealt.count("A"), len(dealt)
        row.finish()
