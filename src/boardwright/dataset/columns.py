"""The columns of both tables, and their conversion from arrays."""

import hashlib
import json
from typing import Any

import numpy as np
import pyarrow as pa

from boardwright.core.domain.batch import Part
from boardwright.core.domain.simulator import LIMIT
from boardwright.core.machine.random import derived_key
from boardwright.dataset.recipe import DECISIONS, MATCHES, Recipe

MEANING = {
    DECISIONS: {
        "match": "number of the match, from 0",
        "decision": "number of the decision in its match, from 0",
        "seat": "who decides, from 0",
        "observation": "what that seat knows, and nothing else, as numbers",
        "legal_mask": "which actions it may take: element k is action k",
        "action": "the action that was taken",
        "rank": "in the end: the place of that seat, 0 is the best; equal places are shared",
        "score": "in the end: the points of that seat; null in a game without points",
        "win_share": "in the end: 1 for a sole winner, 1/n for n who share the first place, else 0",
    },
    MATCHES: {
        "match": "number of the match, from 0",
        "key": "the seed of the match: `game.new_match(players, seed=key)` deals it again",
        "decisions": "how many decisions were made",
        "finished": f"false: the match was given up after {LIMIT} decisions",
        "reason": "why it ended",
        "rank": "the place of each seat, 0 is the best; equal places are shared",
        "score": "the points of each seat; null in a game without points",
        "win_share": "of each seat: 1 for a sole winner, 1/n for n who share the first place, else 0",
        "state_sha256": "SHA-256 of the final state, the same on every machine",
    },
}
"""The meaning of each column, by table."""


def fixed(kind: Any, size: int) -> Any:
    """The type of a list of exactly `size` values, none of them null."""
    return pa.list_(pa.field("element", kind, nullable=False), size)


def schema_of(recipe: Recipe, table: str) -> Any:
    """The schema of a table, with the recipe in its metadata."""
    game, seats = recipe.game, recipe.players
    scored = game.module("scoring").SCORED
    if table == DECISIONS:
        types = {
            "match": pa.int64(),
            "decision": pa.int32(),
            "seat": pa.int8(),
            "observation": fixed(pa.float32(), game.observation_size),
            "legal_mask": fixed(pa.bool_(), game.num_actions),
            "action": pa.int32(),
            "rank": pa.int8(),
            "score": pa.int32(),
            "win_share": pa.float32(),
        }
    else:
        types = {
            "match": pa.int64(),
            "key": pa.string(),
            "decisions": pa.int32(),
            "finished": pa.bool_(),
            "reason": pa.string(),
            "rank": fixed(pa.int8(), seats),
            "score": fixed(pa.int32(), seats),
            "win_share": fixed(pa.float32(), seats),
            "state_sha256": pa.string(),
        }
    nullable = {"score"} if not scored else set()
    fields = [pa.field(name, kind, nullable=name in nullable) for name, kind in types.items()]
    return pa.schema(fields, {"boardwright": json.dumps(recipe.plain(), sort_keys=True)})


def win_shares(outcomes: np.ndarray, lengths: np.ndarray, players: int) -> np.ndarray:
    """The share of each seat in the win, float32 (matches, players); all 0 if a match was abandoned."""
    first = (outcomes["rank"][:, :players] == 0) & (lengths < LIMIT)[:, None]
    shares: np.ndarray = first / np.maximum(first.sum(axis=1, keepdims=True), 1)
    return shares.astype(np.float32)


def lists(values: np.ndarray, type: Any) -> Any:
    """A two-dimensional array as a column of lists."""
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1), type.value_type), type=type)


def match_table(recipe: Recipe, schema: Any, first: int, part: Part) -> Any:
    """The rows of the matches from number `first` on."""
    states, outcomes, lengths = part
    seats, count, size = recipe.players, len(lengths), len(states) // len(lengths)
    reasons = recipe.game.module("scoring").REASONS
    score_type = schema.field("score").type
    scored = recipe.game.module("scoring").SCORED
    score = lists(outcomes["score"][:, :seats].astype(np.int32), score_type) if scored else pa.nulls(count, score_type)
    columns = [
        pa.array(np.arange(first, first + count, dtype=np.int64)),
        pa.array([derived_key(recipe.key, "match", first + i).hex() for i in range(count)]),
        pa.array(lengths.astype(np.int32)),
        pa.array(lengths < LIMIT),
        pa.array([reasons[each] for each in outcomes["reason"]]),
        lists(outcomes["rank"][:, :seats].astype(np.int8), schema.field("rank").type),
        score,
        lists(win_shares(outcomes, lengths, seats), schema.field("win_share").type),
        pa.array([hashlib.sha256(states[i * size : (i + 1) * size]).hexdigest() for i in range(count)]),
    ]
    return pa.Table.from_arrays(columns, schema=schema)
