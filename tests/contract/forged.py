"""Match files with random changes, with their old links or with recomputed links, which later checks need."""

from __future__ import annotations

import contextlib
import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.core.domain import record, replay
from boardwright.core.domain.match import Match
from boardwright.core.errors import quoted
from tests.games.crafted import EDGES, ODD, paths_in, value_at
from tests.games.rng import Rng

RECORDED_MATCHES = Path(__file__).parents[1] / "games"
MOST_ACTIONS = 15
"""The most actions in a file, so that plain Python replays it quickly."""


def nest(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = {"a": [value]}
    return value


STRANGE_VALUES = (*EDGES, *ODD, float("nan"), float("inf"), -0.0, 2.0, "\ud800", "0", nest(5), nest(40), 10**5_000, [0] * 5_000)


@cache
def source_files(name: str) -> list[dict[str, Any]]:
    """Return valid match files of a game: from the start, with the built-in data inside, from positions. Do not modify them."""
    files = []
    for data in (None, bw.load(name).data):
        game = bw.load(name, data)
        for players in {game.players_with()[0], game.players_with()[-1]}:
            match, dice = Match.start(game, players, players, game.check_options(None)), Rng(players)
            for _ in range(MOST_ACTIONS):
                if match.over:
                    break
                seat = dice.choice(match.actors)
                match.play(seat, dice.choice(match.legal(seat)))
            files.append(match.record([{"kind": "person", "name": "Ada", "level": None}] * players))
            files.append(Match.from_position(game, match.position(), 1).record())
    for path in sorted((RECORDED_MATCHES / name / "recorded").glob("*.json")):
        file = json.loads(path.read_bytes())
        if file["position"] is not None and len(file["actions"]) <= MOST_ACTIONS:
            files.append(file)
    return json.loads(json.dumps(files))  # type: ignore[no-any-return]


def change_file(name: str, dice: Rng) -> tuple[dict[str, Any], dict[str, Any], list[str]]:
    """Return a valid file, a copy with one to three changes, and the changes in words."""
    original = dice.choice(source_files(name))
    file, changes = copy.deepcopy(original), []
    for _ in range(1 + dice.below(3)):
        top = dice.choice(sorted(file) or ["format"])
        paths = [path for path in paths_in(file) if path[0] == top] or [(top,)]
        deeper = [path for path in paths if len(path) > 1]
        changes.append(_change(file, dice.choice(deeper if deeper and dice.below(4) else paths), dice))
    if dice.below(40) == 0:  # the last change, because other changes cannot handle such nesting
        file[dice.choice(list(original))] = nest(5_000)
        changes.append("far too deep")
    return original, file, changes


def _change(file: Any, path: tuple[Any, ...], dice: Rng) -> str:
    parent, last, kind = value_at(file, path[:-1]), path[-1], dice.below(8)
    if isinstance(parent, dict) and last not in parent:
        return "nothing"
    old = parent[last]
    if kind == 0:
        del parent[last]
        return f"{path} left out"
    if kind == 1 and isinstance(old, dict):
        old[dice.choice(("?", "players", "title", 7, "\ud800", "x" * 100_000))] = dice.choice(STRANGE_VALUES)
        return f"{path} has one more"
    if kind == 1 and isinstance(old, list):
        old.append(copy.deepcopy(dice.choice(old) if old else dice.choice(STRANGE_VALUES)))
        return f"{path} has one more"
    if kind == 2 and isinstance(old, list) and len(old) > 1:
        old.reverse()
        return f"{path} reversed"
    if kind in (3, 4) and isinstance(old, (int, float)) and abs(old) < 2**53:
        parent[last] = dice.choice((float(old), old == 1, str(old), old + 1, old - 1, -old))
    else:
        parent[last] = copy.deepcopy(dice.choice(STRANGE_VALUES))
    return f"{path}: {quoted(old)} → {quoted(parent[last])}"


def relink(file: dict[str, Any]) -> None:
    """Recompute all links, the number of actions and the final state, as far as they are present."""
    try:
        if isinstance(file["data"], dict):
            with contextlib.suppress(Exception):
                file["ruleset"] = bw.load(file["game"], file["data"]).ruleset
        link = ""
        for name in record.HEADER:
            link = file["links"][name] = record.link_of(link, name, file[name])
        for action in file["actions"]:
            link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
        match = replay.start(file)
        for action in file["actions"]:
            match.play(action["seat"], action["action"])
        end = {"actions": len(file["actions"]), "state": record.state_digest(match, file["ruleset"], file["options"])}
        file["end"] = {**end, "link": record.link_of(link, "end", end)}
    except Exception:  # files that cannot be linked or played stay as they are
        return
