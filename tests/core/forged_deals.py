"""Forged deals by number: a sound file in which a forger has changed something, and what follows from it where that can be computed."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any

import numpy as np

import boardwright as bw
from boardwright.core.domain import deal as deals
from boardwright.core.domain.match import Match
from tests.core.deal_files import chair, file_of, relinked

SHARES = [deals.digest("another share", number) for number in range(4)]
ODD: list[Any] = [None, 0, 1, -1, 1.5, True, False, "", "x", [], {}, [None], "00" * 32, "AB" * 32, "0" * 63, "0" * 64 + "\n", "ž"]
ODD += ["person", "bot", "invited", "greedy", 2**53 - 1]
"""The page leaves numbers that are greater to the server."""
REMOVED = object()


def bot() -> dict[str, Any]:
    """The chair of a bot."""
    return {"kind": "bot", "name": "greedy", "level": "greedy", "pledge": None, "share": None}


def sound_files() -> list[dict[str, Any]]:
    """One of each kind of deal: at a table, with a bot, at one screen, where nobody adds, beginning with a position."""
    people = [chair(number) for number in range(3)]
    nobody = [chair(number, pledged=False, given=False) for number in range(3)]
    given = [bot(), chair(1, pledged=False), chair(2, pledged=False, given=False)]
    kinds: list[dict[str, Any]] = [
        {},
        {"chairs": people, "order": "listed"},
        {"chairs": [people[0], bot(), people[2]]},
        {"chairs": given, "order": "listed"},
        {"chairs": nobody},
        {"before": 4},
    ]
    return [file_of(decisions=0, key=number + 1, **kind) for number, kind in enumerate(kinds)]


def forge(number: int, sound: list[dict[str, Any]]) -> dict[str, Any]:
    """The forged file of that number; now and then it is sound all the same."""
    dice = np.random.default_rng(number)
    file = copy.deepcopy(_one(dice, sound))
    for _ in range(_one(dice, (1, 1, 2, 3))):
        _one(dice, CHANGES)(file, dice)
    try:
        return _dealt_anew(copy.deepcopy(file)) if dice.random() < 0.7 else relinked(file)
    except Exception:  # what is changed too much for that is left as it is
        return relinked(file)


def _dealt_anew(file: dict[str, Any]) -> dict[str, Any]:
    """The file as the host can make it: commitment, seed, cards and seats follow from what its chairs say now."""
    deal, game, position = file["deal"], bw.load(file["game"]), file["position"]
    chairs = deal["chairs"]
    what = (deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], len(chairs), position)
    deal["commitment"] = deals.commitment_of(*what)
    seed = deals.seed_of(deal)
    match = Match.start(game, file["players"], seed, file["options"]) if position is None else Match.from_position(game, position, seed)
    places = deals.seating_of(deal["order"], len(chairs), seed)
    seats = [{name: chairs[place][name] for name in deals.SITTER_FIELDS if name in chairs[place]} for place in places]
    kept = {name: file[name] for name in ("players", "ruleset", "options", "data")}
    return relinked(json.loads(json.dumps(match.record(seats, deal))) | kept)


def _put(table: dict[str, Any], name: str, value: Any) -> None:
    if value is REMOVED:
        table.pop(name, None)
    else:
        table[name] = value


def _one(dice: np.random.Generator, of: Sequence[Any]) -> Any:
    return of[int(dice.integers(len(of)))]


def _odd(dice: np.random.Generator) -> Any:
    chosen = _one(dice, [*ODD, REMOVED])
    return chosen if chosen is REMOVED else copy.deepcopy(chosen)


def _change_deal(file: dict[str, Any], dice: np.random.Generator) -> None:
    name = _one(dice, [*deals.FIELDS, "more"])
    _put(file["deal"], name, _odd(dice))


def _chair_of(file: dict[str, Any], dice: np.random.Generator) -> dict[str, Any]:
    chairs = file["deal"].get("chairs")
    found = [each for each in chairs if isinstance(each, dict)] if isinstance(chairs, list) else []
    return _one(dice, found) if found else {}


def _change_chair(file: dict[str, Any], dice: np.random.Generator) -> None:
    """Mostly what a forger wants: a share or a pledge where none was, another one, one of another chair."""
    one, other = _chair_of(file, dice), _chair_of(file, dice)
    share = _one(dice, SHARES)
    change = dice.integers(7)
    if change == 0:
        one["share"] = share
    elif change == 1:
        one.update(share=share, pledge=deals.pledge_of(share))
    elif change == 2:
        one.update(pledge=_one(dice, (None, deals.pledge_of(share))))
    elif change == 3:
        name = _one(dice, ("share", "pledge"))
        one[name] = other.get(name)
    elif change == 4:
        one.update(kind=_one(dice, ("bot", "person")), level=_one(dice, (None, "greedy")))
    elif change == 5:
        one.update(share=other.get("share"), pledge=other.get("pledge"))
    else:
        _put(one, _one(dice, [*deals.CHAIR, "more"]), _odd(dice))


def _change_chairs(file: dict[str, Any], dice: np.random.Generator) -> None:
    chairs = file["deal"].get("chairs")
    if not isinstance(chairs, list):
        return
    change = dice.integers(4)
    if change == 0 and chairs:
        chairs.pop()
    elif change == 1:
        chairs.append(_one(dice, (bot(), chair(7), None, [])))
    elif change == 2:
        dice.shuffle(chairs)
    elif chairs:
        chairs[dice.integers(len(chairs))] = _odd(dice) if dice.random() < 0.5 else bot()
        chairs[:] = [each for each in chairs if each is not REMOVED]


def _change_seat(file: dict[str, Any], dice: np.random.Generator) -> None:
    seats = file.get("seats")
    if isinstance(seats, list) and seats and isinstance(seats[0], dict):
        _put(_one(dice, seats), _one(dice, [*deals.SITTER_FIELDS, "more"]), _odd(dice))
        if dice.random() < 0.2:
            seats.reverse()


def _change_header(file: dict[str, Any], dice: np.random.Generator) -> None:
    name = _one(dice, ("players", "seed", "data", "position", "seats", "options", "ruleset", "game"))
    _put(file, name, _odd(dice) if dice.random() < 0.7 else copy.deepcopy(_one(dice, ODD[:4])))
    if name not in file:
        file[name] = None  # a file without it is no match file, and `relinked` needs it


CHANGES = (*[_change_chair] * 4, _change_deal, _change_chairs, _change_seat, _change_header)
