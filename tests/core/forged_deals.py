"""Forged deals by number: valid files with random changes, and with recomputed values where they can be computed."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain import deal as deals
from boardwright.core.domain.match import Match
from tests.core.deal_files import make_chair, make_deal_file, relink

SHARES = [deals.digest("another share", number) for number in range(4)]
ODD_VALUES: list[Any] = [None, 0, 1, -1, 1.5, True, False, "", "x", [], {}, [None], "00" * 32, "AB" * 32, "0" * 63, "0" * 64 + "\n", "ž"]
ODD_VALUES += ["person", "bot", "invited", "greedy", 2**53 - 1]
"""The page leaves the check of greater numbers to the server."""
REMOVED = object()


def bot_chair() -> dict[str, Any]:
    """Return the chair of a bot."""
    return {"kind": "bot", "name": "greedy", "level": "greedy", "pledge": None, "share": None}


def sound_files() -> list[dict[str, Any]]:
    """Return a file of each kind of deal: at a table, with a bot, at one screen, without shares, from a position."""
    people = [make_chair(number) for number in range(3)]
    silent = [make_chair(number, pledged=False, given=False) for number in range(3)]
    given = [bot_chair(), make_chair(1, pledged=False), make_chair(2, pledged=False, given=False)]
    kinds: list[dict[str, Any]] = [
        {},
        {"chairs": people, "order": "listed"},
        {"chairs": [people[0], bot_chair(), people[2]]},
        {"chairs": given, "order": "listed"},
        {"chairs": silent},
        {"before": 4},
    ]
    return [make_deal_file(decisions=0, key=number + 1, **kind) for number, kind in enumerate(kinds)]


def forge(number: int, sound: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the forged file of that number; a few are valid by chance."""
    dice = np.random.default_rng(number)
    file = copy.deepcopy(_pick(dice, sound))
    for _ in range(_pick(dice, (1, 1, 2, 3))):
        _pick(dice, CHANGES)(file, dice)
    try:
        return _deal_again(copy.deepcopy(file)) if dice.random() < 0.7 else relink(file)
    except Exception:  # the changes leave nothing to deal from
        return relink(file)


def _deal_again(file: dict[str, Any]) -> dict[str, Any]:
    """Recompute commitment, seed, cards and seats from the changed chairs, as a host could."""
    deal, game, position = file["deal"], bw.load(file["game"]), file["position"]
    chairs = deal["chairs"]
    committed = (deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], len(chairs), position)
    deal["commitment"] = deals.commitment_of(*committed)
    seed = deals.seed_of(deal)
    match = Match.start(game, file["players"], seed, file["options"]) if position is None else Match.from_position(game, position, seed)
    places = deals.seating_of(deal["order"], len(chairs), seed)
    seats = [{name: chairs[place][name] for name in deals.SITTER_FIELDS if name in chairs[place]} for place in places]
    unchanged = {name: file[name] for name in ("players", "ruleset", "options", "data")}
    return relink(json.loads(json.dumps(match.record(seats, deal))) | unchanged)


def _set_or_remove(table: dict[str, Any], name: str, value: Any) -> None:
    if value is REMOVED:
        table.pop(name, None)
    else:
        table[name] = value


def _pick(dice: np.random.Generator, options: Sequence[Any]) -> Any:
    return options[int(dice.integers(len(options)))]


def _odd_value(dice: np.random.Generator) -> Any:
    chosen = _pick(dice, [*ODD_VALUES, REMOVED])
    return chosen if chosen is REMOVED else copy.deepcopy(chosen)


def _change_deal(file: dict[str, Any], dice: np.random.Generator) -> None:
    name = _pick(dice, [*deals.FIELDS, "more"])
    _set_or_remove(file["deal"], name, _odd_value(dice))


def _chair_of(file: dict[str, Any], dice: np.random.Generator) -> dict[str, Any]:
    chairs = file["deal"].get("chairs")
    tables = [make_chair for make_chair in chairs if isinstance(make_chair, dict)] if isinstance(chairs, list) else []
    return _pick(dice, tables) if tables else {}


def _change_chair(file: dict[str, Any], dice: np.random.Generator) -> None:
    """Add, exchange or copy a share or a pledge, or set an odd value."""
    one, other = _chair_of(file, dice), _chair_of(file, dice)
    share = _pick(dice, SHARES)
    change = dice.integers(7)
    if change == 0:
        one["share"] = share
    elif change == 1:
        one.update(share=share, pledge=deals.pledge_of(share))
    elif change == 2:
        one.update(pledge=_pick(dice, (None, deals.pledge_of(share))))
    elif change == 3:
        name = _pick(dice, ("share", "pledge"))
        one[name] = other.get(name)
    elif change == 4:
        one.update(kind=_pick(dice, ("bot", "person")), level=_pick(dice, (None, "greedy")))
    elif change == 5:
        one.update(share=other.get("share"), pledge=other.get("pledge"))
    else:
        _set_or_remove(one, _pick(dice, [*deals.CHAIR, "more"]), _odd_value(dice))


def _change_chairs(file: dict[str, Any], dice: np.random.Generator) -> None:
    chairs = file["deal"].get("chairs")
    if not isinstance(chairs, list):
        return
    change = dice.integers(4)
    if change == 0 and chairs:
        chairs.pop()
    elif change == 1:
        chairs.append(_pick(dice, (bot_chair(), make_chair(7), None, [])))
    elif change == 2:
        dice.shuffle(chairs)
    elif chairs:
        chairs[dice.integers(len(chairs))] = _odd_value(dice) if dice.random() < 0.5 else bot_chair()
        chairs[:] = [make_chair for make_chair in chairs if make_chair is not REMOVED]


def _change_seat(file: dict[str, Any], dice: np.random.Generator) -> None:
    seats = file.get("seats")
    if isinstance(seats, list) and seats and isinstance(seats[0], dict):
        _set_or_remove(_pick(dice, seats), _pick(dice, [*deals.SITTER_FIELDS, "more"]), _odd_value(dice))
        if dice.random() < 0.2:
            seats.reverse()


def _change_header(file: dict[str, Any], dice: np.random.Generator) -> None:
    name = _pick(dice, ("players", "seed", "data", "position", "seats", "options", "ruleset", "game"))
    _set_or_remove(file, name, _odd_value(dice) if dice.random() < 0.7 else copy.deepcopy(_pick(dice, ODD_VALUES[:4])))
    if name not in file:
        file[name] = None  # a file without it is no match file, and `relinked` needs it


CHANGES = (*[_change_chair] * 4, _change_deal, _change_chairs, _change_seat, _change_header)
