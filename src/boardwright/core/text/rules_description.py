"""A description for pages that run the rules of a game as a WebAssembly module: the layout of records, and the meaning of numbers.

With it the page does what `write_fields`, `Obstacles.refusal` and `EventTypes.seen_by` do here (`web/src/rules`, decision 27).
"""

import hashlib
import json
from base64 import b64encode
from functools import cache
from typing import Any

import numpy as np

from boardwright.core.domain.game import Game
from boardwright.core.domain.shipping import manifest_of
from boardwright.core.errors import BadData
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.platforms import PAGE
from boardwright.core.machine.schema import Axis, Declared, Field, Schema
from boardwright.core.machine.state import MOVES, OUTCOME


@cache
def rules_digest(game: Game) -> str:
    """A digest that a page and the server must share: of rules, records and meanings. Raises BadData (see `describe_rules`)."""
    description = {**describe_rules(game), "module": manifest_of(game, PAGE)._asdict()}
    return hashlib.sha256(json.dumps(description, sort_keys=True).encode()).hexdigest()


def describe_rules(game: Game) -> dict[str, Any]:
    """The description as plain data. Raises BadData for a game that does not declare the fields of its state."""
    schema: type[Schema] | None = getattr(game.module("state"), "State", None)
    if schema is None:
        raise BadData(f"{game.id}: a page reads declared fields, expected a class State in state.py")
    axes, fields = describe_fields(schema)
    records = {"tables": game.tables.array.dtype, "state": game.state_dtype, "moves": MOVES, "events": EVENTS, "outcome": OUTCOME}
    answers = {name: query.answer for name, query in game.queries.items()}
    scoring = game.module("scoring")
    blanks = {str(players): game.blank_state(players, {}) for players in game.players}
    return {
        "tables": b64encode(game.tables.data.tobytes()).decode(),
        "blanks": {players: b64encode(blank.data.tobytes()).decode() for players, blank in blanks.items()},
        "records": {name: describe_record(dtype) for name, dtype in records.items()},
        "answers": {name: describe_record(dtype) for name, dtype in answers.items()},
        "axes": axes,
        "fields": fields,
        "space": game.actions.describe(),
        "obstacles": game.obstacles.describe(),
        "events": game.events.describe(),
        "rulesets": game.rulesets.names,
        "players": list(game.players),
        "options": game.describe_options(),
        "reasons": list(scoring.REASONS),
        "scored": scoring.SCORED,
        "declared": {name: _declared(query.declared) for name, query in game.queries.items() if query.declared},
    }


def describe_record(dtype: np.dtype) -> dict[str, Any]:
    """The size of a record, and the offset, type (`i1`, `u4`, …, or a record) and shape of each field."""
    fields = {name: (offset, field.base, field.shape) for name, (field, offset, *_) in (dtype.fields or {}).items()}
    return {
        "size": dtype.itemsize,
        "fields": {
            name: [offset, describe_record(base) if base.fields else f"{base.kind}{base.itemsize}", list(shape)]
            for name, (offset, base, shape) in fields.items()
        },
    }


def _declared(answer: type[Declared]) -> dict[str, Any]:
    axes, fields = describe_fields(answer)
    return {"axes": axes, "fields": fields}


def describe_fields(schema: type[Declared]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The axes, and the declared fields in order, which refer to their axes by index."""
    axes: list[Axis] = []
    for each in schema.fields.values():
        axes += [axis for axis in each.axes if axis not in axes]
    described_axes = [{name: getattr(axis, name) for name in ("names", "size", "count", "seats", "full")} for axis in axes]
    return described_axes, [_field(each, [axes.index(axis) for axis in each.axes]) for each in schema.fields.values()]


def _field(each: Field, axes: list[int]) -> dict[str, Any]:
    plain = ("name", "path", "kind", "first", "none", "start", "null", "names")
    return {**{name: getattr(each, name) for name in plain}, "axes": axes, "set": each.ascending or each.rest}
