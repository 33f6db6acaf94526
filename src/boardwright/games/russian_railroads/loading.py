"""From the data files to TABLES, with checks that say which entry is wrong and what would fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boardwright.core.text.data_tables import choice, flag, number, numbers, reject_unknown_fields, require, rows
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.loading_board import EXTRA_WORKERS, MANY, load_board
from boardwright.games.russian_railroads.rules.waiting import ROOM, most_waiting

FACTORY_IDS = (
    "engineer_sum", "grey_points", "locomotive_or_factory", "brown_points", "industry", "coin", "two_black", "repeat", "bonus",
)  # fmt: skip
"""The factories in the order of the data file; the program knows them by their numbers."""
STACKS = ("A", "B", "none")

FEWEST_SEATS = 2
OWN_WORKERS = 8
"""Pieces of each colour."""

AT_HOME: dict[str, Sequence[str]] = {
    "hire": (c.SPACES[c.HIRING],),
    "extra": (),
    "token": (),
    "once_more": ("four_actions",),
    "special_locomotive": ("locomotive",),
    **{name: (name,) for name in ("engineer", "black_worker", "marker", "revalue", "medal")},
    "card": c.TOKENS,
    "temporary": (c.SPACES[c.TEMPORARY_SPACE],),
}
"""Parts that only these entries can give: there is one such thing, or the rules give it themselves."""
LIMITED = ("points", "coins", "bonus", "engineer_sum", "best_locomotives", "repeat")
"""Parts that a space with room for everybody cannot give: a match might never end."""
COUNTED = ("black", "grey", "brown", "natural", "white", "black_or_grey", "any", "industry", "locomotive", "factory",
           "locomotive_or_factory", "doublers", "points", "coins", "temporary")  # fmt: skip
"""Parts of which there may be more than one at once."""

BONUS_POINTS = {
    "instead": "bonus_instead", "flat": "bonus_flat", "ends": "bonus_end", "factories": "bonus_factory",
    "workers": "bonus_worker", "tokens": "bonus_token", "engineers": "bonus_engineer",
}  # fmt: skip
"""Points for end-bonus cards: fields of the data, and their tables."""


def load(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    load_board(data, tables)
    _load_spaces(data, tables)
    _load_supply(data, tables)
    _load_factories(data, tables)
    _load_engineers(data, tables)
    for table, ids, first in (
        ("tokens", c.TOKENS, c.TOKEN_EFFECTS),
        ("question_cards", c.CARDS, c.CARD_EFFECTS),
        ("start_bonuses", c.STARTS, c.START_EFFECTS),
    ):
        for i, row in enumerate(rows(data, table, "list", ids)):
            _load_effect(row, first + i, f"{table}.list: {row['id']}", tables)
    _load_end(data, tables)
    _load_players(data, tables)
    waiting = most_waiting(tables)
    require(waiting <= ROOM, "effects that could wait at once:", waiting, f"at most {ROOM}: a bonus beside other parts waits by itself")


def _load_effect(row: dict[str, Any], effect: int, where: str, tables: Any, others: tuple[str, ...] = ()) -> None:
    """The amounts of an entry. `others`: the fields that it has besides."""
    reject_unknown_fields(row, (*others, *c.PARTS), where)
    tables.effect[effect] = 0
    for part, name in enumerate(c.PARTS):
        if name in row:
            homes = AT_HOME.get(name, (row["id"],))
            expected = f"it only with {', '.join(homes)}" if homes else "no such amount"
            require(row["id"] in homes, f"{where}: {name}", row[name], expected)
            most = (MANY if name == "points" else c.TRACK) if name in COUNTED else 1
            tables.effect[effect, part] = number(row, name, 0, most, where)


# -- the main board ----------------------------------------------------------------------------------------------------------------


def _load_spaces(data: dict[str, Any], tables: Any) -> None:
    for i, space in enumerate(rows(data, "spaces", "list", c.SPACES)):
        where = f"spaces.list: {space['id']}"
        _load_effect(space, i, where, tables, ("workers", "coins_needed", "fewest_players", "unlimited"))
        tables.cost[i] = number(space, "workers", 1, c.MOST_PIECES, where)
        tables.coins_needed[i] = number({"coins_needed": 0, **space}, "coins_needed", 0, int(tables.cost[i]), where)
        tables.fewest_players[i] = number({"fewest_players": FEWEST_SEATS, **space}, "fewest_players", FEWEST_SEATS, c.SEATS, where)
        unlimited = flag(space, "unlimited", where)
        expected = f"true with {c.SPACES[c.BOTTOM]} and nowhere else"
        require(unlimited == (i == c.BOTTOM), f"{where}: unlimited", unlimited, expected)
        _check_space(space, i, where, tables)
    tables.passing[:] = numbers(data.get("passing"), "points", c.SEATS, 0, MANY, "passing")


def _check_space(space: dict[str, Any], i: int, where: str, tables: Any) -> None:
    """What the rules take for granted of a space."""
    if i in (c.INNER, c.OUTER, c.FIRST, c.SECOND):
        given = tables.effect[i].any()
        require(not given, where, "amounts", "none: it gives an open engineer's action or a place in the turn order")
    if i in (c.FIRST, c.SECOND):
        require(tables.cost[i] == 1, f"{where}: workers", space["workers"], "1: the worker that claims a place is used again")
    if i == c.HIRING:
        require(tables.effect[i, c.HIRE] == 1, f"{where}: hire", space.get("hire"), "1")
    for name in LIMITED if i == c.BOTTOM else ():
        none = tables.effect[i, c.PARTS.index(name)] == 0
        require(none, f"{where}: {name}", space.get(name), "none of it where there is room for everybody")


# -- tiles and cards ---------------------------------------------------------------------------------------------------------------


def _load_supply(data: dict[str, Any], tables: Any) -> None:
    locomotives = data.get("locomotives")
    tables.locomotives = number(locomotives, "each_number", c.SEATS, MANY, "locomotives")
    tables.doubler_supply = number(locomotives, "doublers", 0, MANY, "locomotives")


def _load_factories(data: dict[str, Any], tables: Any) -> None:
    listed = rows(data, "factories", "list", FACTORY_IDS)
    found = [number(factory, "number", 1, c.HIGHEST, f"factories.list: {factory['id']}") for factory in listed]
    _each_once("factories.list", found)
    for factory, n in zip(listed, found):
        _load_effect(factory, c.FACTORY_EFFECTS + n - 1, f"factories.list: {factory['id']}", tables, ("number",))


def _load_engineers(data: dict[str, Any], tables: Any) -> None:
    for i, engineer in enumerate(rows(data, "engineers", "list", c.ENGINEERS)):
        where, place = f"engineers.list: {engineer['id']}", c.FIRST_ENGINEER + i
        _load_effect(engineer, place, where, tables, ("number", "stack", "workers"))
        tables.cost[place] = number({"workers": 1, **engineer}, "workers", 1, c.MOST_PIECES, where)
        tables.coins_needed[place], tables.fewest_players[place] = 0, FEWEST_SEATS
        tables.engineer_number[i] = number(engineer, "number", 1, len(c.ENGINEERS), where)
        tables.engineer_stack[i] = choice(engineer, "stack", STACKS, where)
    _each_once("engineers.list", [int(n) for n in tables.engineer_number])
    without = int((tables.engineer_stack == STACKS.index("none")).sum())
    require(without == 1, 'engineers.list: stack "none":', without, "one engineer with it")


def _each_once(where: str, found: Iterable[int]) -> None:
    given = sorted(found)
    for n in given:
        require(given.count(n) == 1, f"{where}: number", n, f"each from 1 to {len(given)} once")


def _load_end(data: dict[str, Any], tables: Any) -> None:
    """End-bonus cards and the engineers' majority."""
    cards, where = data.get("bonus_cards"), "bonus_cards"
    for field, table in BONUS_POINTS.items():
        tables[table] = number(cards, field, 0, MANY, where)
    tables.bonus_removed = number(cards, "removed", len(c.BONUSES) - c.MOST_DRAWS, len(c.BONUSES), where)
    steps: Any = cards.get("doublers") if isinstance(cards, dict) else None
    numbers_of_doublers = [str(n) for n in range(1, c.MOST_DOUBLERS + 1)]
    good = isinstance(steps, dict) and len(steps) == 2 and all(str(n) in numbers_of_doublers for n in steps)
    require(good, f"{where}: doublers", steps, f"points for two different numbers of doublers from 1 to {c.MOST_DOUBLERS}")
    for i, least in enumerate(sorted(steps, key=int)):
        tables.bonus_doublers[i] = int(least), number(steps, least, 0, MANY, f"{where}.doublers")
    tables.majority[:] = numbers(data.get("majority"), "points", 2, 0, MANY, "majority")


# -- by number of players ----------------------------------------------------------------------------------------------------------


def _load_players(data: dict[str, Any], tables: Any) -> None:
    listed: Any = data.get("players")
    for players in range(FEWEST_SEATS, c.SEATS + 1):
        where = f"players.{players}"
        row: Any = listed.get(str(players), listed.get(players)) if isinstance(listed, dict) else None
        spare = int(tables.locomotives) - players  # everybody begins with a locomotive 1
        tables.rounds[players] = number(row, "rounds", 1, c.ROUNDS, where)
        tables.workers[players] = number(row, "workers", 1, OWN_WORKERS - EXTRA_WORKERS, where)
        tables.coins[players] = number(row, "coins", 0, MANY, where)
        tables.locomotives_removed[players] = number(row, "locomotives_removed", 0, spare, where)
        opened = 1 + int(tables.fewest_players[c.OUTER] <= players)
        tables.open_engineers[players] = number(row, "open_engineers", opened, opened, where)
        reject_unknown_fields(row, ("rounds", "workers", "coins", "locomotives_removed", "engineers", "open_engineers"), where)
        _load_deal(row, players, where, tables)


def _load_deal(row: Any, players: int, where: str, tables: Any) -> None:
    """Which stack lies where, from the hire space on."""
    dealt: Any = row.get("engineers")
    entry = f"{where}: engineers"
    good = isinstance(dealt, list) and 1 <= len(dealt) <= c.ROW and all(stack in ("A", "B") for stack in dealt)
    require(good, entry, dealt, f'1 to {c.ROW} of "A" and "B"')
    require(dealt == sorted(dealt), entry, dealt, 'every "A" before every "B"')
    for number_of_stack, stack in enumerate(STACKS[:2]):
        there = int((tables.engineer_stack == number_of_stack).sum())
        require(dealt.count(stack) <= there, entry, dealt, f'at most {there} of "{stack}": the stack has no more')
    tables.engineers_a[players], tables.engineers_dealt[players] = dealt.count("A"), len(dealt)
