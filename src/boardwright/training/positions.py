"""Positions of matches between bots of a mixed field, as seats see them, and the results of these matches."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.domain.shipping import builder_of
from boardwright.core.domain.simulator import Simulator
from boardwright.core.errors import BadOption
from boardwright.core.machine.outlook import FEATURES, FEATURES_ENTRY, FORESEE_ENTRY, STAGE_ENTRY, WORTH_ENTRY
from boardwright.core.machine.random import derived_key, key_of
from boardwright.core.machine.state import OUTCOME, OUTLOOK, RecordBuffer
from boardwright.training.settings import Settings

LONGEST = 2000
"""Matches that are not over after this many decisions are left out: weak bots may not end them."""

Positions = dict[str, np.ndarray]
"""One view of a position a row: `match` (its number), `viewer` (the seat), `past` (the share of the match's decisions that were made),
what an observer saw, `share` (of the win, by seat) and `final` (points, by seat)."""


class Observer(Protocol):
    """Takes notes of a position."""

    columns: dict[str, Any]
    """The names of what it notes, and their dtypes."""
    every_seat: bool
    """Whether it notes the views of all seats, or only that of the seat that decides."""

    def note(self, tables: RecordBuffer, known: RecordBuffer, viewer: int, players: int) -> list[Any]:
        """The values of the columns. `known`: what the viewer knows."""


class FeatureObserver:
    """Notes the stage, and the features of each seat: what weights are fitted to."""

    columns = {"stage": np.int32, "x": np.int32}
    every_seat = True  # outlooks are asked for seats that wait, too

    def __init__(self, game: Game) -> None:
        builder, self.described = builder_of(game), game.skill.features
        jobs = [builder.job(self.described.write, *FEATURES_ENTRY), builder.job(self.described.stage, *STAGE_ENTRY)]
        if self.described.foresee:
            jobs.append(builder.job(self.described.foresee, *FORESEE_ENTRY))
        builder.build(jobs)
        self._write, self._stage, *self._foresee = (builder.made[job.function].call for job in jobs)
        self._record = RecordBuffer(FEATURES)

    def note(self, tables: RecordBuffer, known: RecordBuffer, viewer: int, players: int) -> list[Any]:
        """The stage and the features."""
        rows = np.zeros((players, len(self.described.names)), np.int32)
        for foresee in self._foresee:
            foresee(tables.address, known.address, viewer, self._record.address)
        for seat in range(players):
            self._record.record.count = 0
            self._write(tables.address, known.address, viewer, seat, self._record.address)
            rows[seat] = self._record.array["x"][0, : rows.shape[1]]
        return [self._stage(tables.address, known.address), rows]


class OutlookObserver:
    """Notes the game's outlook and what it is compared with: the points so far, and the estimate of a simple bot."""

    columns = {"chances": np.int32, "points": np.int32, "now": np.int32, "worth": np.int32}
    every_seat = False

    def __init__(self, game: Game) -> None:
        builder, worth = builder_of(game), game.skill.features.simple_worth
        job = builder.job(worth, *WORTH_ENTRY)
        builder.build([job])
        self._worth = builder.made[job.function].call
        self._ask, self._judge = game.engine.outlook(game.skill.outlook_rule), game.engine.outcome
        self._record, self._result = RecordBuffer(OUTLOOK), RecordBuffer(OUTCOME)

    def note(self, tables: RecordBuffer, known: RecordBuffer, viewer: int, players: int) -> list[Any]:
        """Chances, expected points, points so far, and worth, by seat."""
        self._ask(tables, known, viewer, self._record)
        self._judge(tables, known, self._result)
        outlook, result = self._record.array[0], self._result.array[0]
        worth = [self._worth(tables.address, known.address, seat) for seat in range(players)]
        return [outlook["chance"][:players].copy(), outlook["points"][:players].copy(), result["score"][:players].copy(), worth]


def play(game: Game, settings: Settings, players: int, batch: int, observer: Observer) -> Positions:
    """The positions of one batch of matches. The same settings, number of players and batch make the same positions."""
    key = derived_key(key_of(settings.seed), f"positions {players}", batch)
    rng = np.random.Generator(np.random.PCG64(int.from_bytes(key, "little")))
    sim = Simulator(game, settings.batch, players, seed=key)
    if rng.random() * 100 < settings.random_starts:
        sim.playout("random", decisions=int(rng.integers(1, settings.longest_start * players)))
    names, shares = list(settings.field), np.array(list(settings.field.values()), float)
    sim.seat_bots([str(rng.choice(names, p=shares / shares.sum())) for _ in range(players)])
    known, rows, decided = RecordBuffer(game.state_dtype), [], np.zeros(settings.batch, np.int64)
    while (sim.to_move >= 0).any() and decided.max() < LONGEST:
        for i in np.flatnonzero(sim.to_move >= 0):
            if settings.every == 1 or rng.random() * settings.every < 1:
                for viewer in range(players) if observer.every_seat else (int(sim.to_move[i]),):
                    known.array[0] = sim.states()[i]
                    game.engine.hide(game.tables, known, viewer)
                    rows.append((i, viewer, decided[i], *observer.note(game.tables, known, viewer, players)))
        decided += sim.play_on(1)
    ended = sim.to_move < 0
    return _table([row for row in rows if ended[row[0]]], observer, batch * settings.batch, decided, sim.outcomes(), players)


def _table(rows: list[Any], observer: Observer, first: int, decided: np.ndarray, ends: np.ndarray, players: int) -> Positions:
    won = ends["rank"][:, :players] == 0
    share = (won / won.sum(axis=1, keepdims=True)).astype(np.float32)
    i = np.array([row[0] for row in rows], np.int64)
    positions: Positions = {"match": (first + i).astype(np.int32), "viewer": np.array([row[1] for row in rows], np.int8)}
    positions["past"] = (np.array([row[2] for row in rows]) / decided[i]).astype(np.float32)
    positions |= {name: np.array([row[3 + k] for row in rows], kind) for k, (name, kind) in enumerate(observer.columns.items())}
    return positions | {"share": share[i], "final": ends["score"][i, :players].astype(np.int32)}


def concatenated(parts: list[Positions]) -> Positions:
    """All rows of several tables. Raises BadOption if there are none, because no match was finished."""
    filled = [part for part in parts if len(part["viewer"])]
    if not filled:
        raise BadOption(f"settings of training: no match ended within {LONGEST} decisions, expected a field of bots that end them")
    return {name: np.concatenate([part[name] for part in filled]) for name in filled[0]}


def select_rows(positions: Positions, rows: np.ndarray) -> Positions:
    """The positions of some rows. `rows`: their numbers, or a mask."""
    return {name: column[rows] for name, column in positions.items()}
