"""Histories of clients behind a bad network: some order of the choices explains every answer and frame by the rules."""

from __future__ import annotations

import json

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.store import ACT, Row
from tests.conftest import repetitions
from tests.server import histories
from tests.server.harness import GAME


def test_some_order_explains_every_history() -> None:
    counts = histories.run(repetitions(6, 400, 2), seed=1)
    assert counts["counted"] > 5 * counts["matches"] and all(counts[kind] for kind in ("dropped", "doubled", "delayed", "cut"))


@pytest.mark.parametrize("fault", ["lost", "twice", "order", "frame", "event"])
def test_a_history_with_a_fault_is_rejected(fault: str) -> None:
    game, seed, history = bw.load(GAME), b"s" * 32, histories.History()
    match, rows, chance = Match.start(game, 2, seed, game.check_options({})), list[Row](), np.random.default_rng(0)
    for number in range(4):
        seat = match.actors[0]
        action = int(chance.choice(match.legal_ids(seat)))
        match.play(seat, action)
        rows.append(Row(number, ACT, seat, str(game.actions[action]), f"a{number}"))
        history.calls[f"a{number}"] = histories.Call(seat, action, 2 * number, 2 * number + 1, number + 1)
    view = {"view": match.view(0), "legal": [{"id": id} for id in match.legal_ids(0).tolist()], "actors": list(match.actors), "over": False}
    events = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(0)]
    history.frames.append({"version": 4, "viewer": 0, "known": json.loads(json.dumps(events)), **view})
    histories.check_history(history, match.options, game, seed, rows)
    if fault == "lost":
        rows.pop()
        history.frames.clear()
    elif fault == "twice":
        rows[3] = rows[2]._replace(seq=3)
    elif fault == "order":
        history.calls["a0"].began, history.calls["a0"].ended = 8, 9
    elif fault == "event":
        history.frames[0]["known"].pop()
    else:
        history.frames[0]["actors"] = [1 - history.frames[0]["actors"][0]]
    with pytest.raises((AssertionError, KeyError)):
        histories.check_history(history, match.options, game, seed, rows)
