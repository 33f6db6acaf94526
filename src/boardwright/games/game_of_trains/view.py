"""A hidden copy as plain data for people: what lies where, what is asked, what an action would do."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import RecordBuffer
from boardwright.games.game_of_trains.abilities import use_on_wagon
from boardwright.games.game_of_trains.actions import ACTIONS
from boardwright.games.game_of_trains.cards import drop_lock, is_rising, put_in_row
from boardwright.games.game_of_trains.components import ABILITIES, WAGONS
from boardwright.games.game_of_trains.state import OVER, PHASES, STATE, TARGET

REMOVED_POSITION = {"remove_left": 0, "remove_middle": 3, "remove_right": 6}
TARGETS = ("swap_adjacent", "swap_skip_one", "move_right_2", "move_left_2", "protect")
FAMILIES = {
    "setup_keep": ("keep",),
    "setup_replace": ("replace",),
    "turn": ("draw", "use"),
    "replace": ("replace",),
    "target": TARGETS,
}


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything the viewer may know (the fields stand in docs/games/game_of_trains.md)."""

    def card(number: Any) -> dict[str, Any] | None:
        return {"card": int(number), "ability": ABILITIES[tables.ability[number]]} if number else None

    def wagon(seat: int, i: int) -> dict[str, Any] | None:
        shown = card(hidden.train[seat, i])
        return shown and {**shown, "lock": int(hidden.lock[seat, i]) or None}

    seats = range(hidden.players)
    refused = [] if hidden.viewer < 0 else [int(c) for c in hidden.refused[hidden.viewer] if c]
    return {
        "phase": PHASES[hidden.phase],
        "turn": int(hidden.turn),
        "active": int(hidden.active),
        "first": int(hidden.first),
        "trains": [[wagon(seat, i) for i in range(WAGONS)] for seat in seats],
        "hands": [_hand(hidden, seat, card) for seat in seats],
        "using": card(hidden.using),
        "row": [card(number) for number in hidden.row if number],
        "draw_count": int(hidden.draw_count),
        "discard_count": int(hidden.discard_count) + sum(int(n) for n in hidden.refused_count),
        "discards": [int(c) for c in hidden.discard[: hidden.discard_count]],
        "refused": refused,
        "winner": int(hidden.winner) if hidden.winner >= 0 else None,
    }


def _hand(hidden: Any, seat: int, card: Any) -> dict[str, Any]:
    count = int(hidden.hand_count[seat])
    known = [card(c) for c in hidden.hand[seat, :count] if c]
    return {"count": count, "cards": known if len(known) == count else None}


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """What the active seat is asked."""
    phase = PHASES[hidden.phase]
    if phase in ("setup_replace", "replace"):
        return Prompt(phase, FAMILIES[phase], card=int(hidden.hand[seat, 0]))
    if phase == "target":
        return Prompt(phase, FAMILIES[phase], ability=ABILITIES[tables.ability[hidden.using]])
    return Prompt(phase, FAMILIES[phase])


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do, as far as the seat can know: tried out on a copy, without drawing."""
    chosen = ACTIONS[action]
    cell = RecordBuffer(STATE)
    cell.array[0] = hidden
    after = cell.record
    events = RecordBuffer(EVENT_RECORD).record
    discarded = int(hidden.discard_count)
    removed: list[dict[str, int]] = []
    spared: list[int] = []
    if chosen.kind == "replace":
        _try_replace(tables, after, seat, int(chosen.args["position"]) - 1, events)
    elif chosen.kind == "use":
        removed, spared = _try_use(tables, after, seat, str(chosen.args["ability"]), events)
    elif chosen.kind in TARGETS:
        use_on_wagon(after, seat, int(tables.ability[hidden.using]), int(chosen.args["position"]) - 1, events)
    same = (after.train[seat] == hidden.train[seat]) & (after.lock[seat] == hidden.lock[seat])
    return {
        "train": [int(c) or None for c in after.train[seat]],
        "locks": [int(c) or None for c in after.lock[seat]],
        "changed": [int(i) + 1 for i in np.flatnonzero(~same)],
        "row": [int(c) for c in after.row if c],
        "discarded": [int(c) for c in after.discard[discarded : after.discard_count]],
        "removed": removed,
        "spared": spared,
        "draws": chosen.kind == "draw" or bool(removed),
        "wins": bool(hidden.phase != OVER and (chosen.kind == "replace" or hidden.phase == TARGET) and is_rising(after.train[seat])),
    }


def _try_replace(tables: Any, after: Any, seat: int, position: int, events: Any) -> None:
    replaced = after.train[seat, position]
    after.train[seat, position] = after.hand[seat, 0]
    drop_lock(after, seat, position, events)
    put_in_row(tables, after, replaced, events)


def _try_use(tables: Any, after: Any, seat: int, ability: str, events: Any) -> tuple[list[dict[str, int]], list[int]]:
    position = REMOVED_POSITION.get(ability)
    card = after.row[ABILITIES.index(ability)]
    after.row[ABILITIES.index(ability)] = 0
    if position is None:
        return [], []
    after.discard[after.discard_count] = card
    after.discard_count += 1
    removed, spared = [], []
    for k in range(after.players):
        other = (seat + k) % int(after.players)
        if after.lock[other, position]:
            spared.append(other)
            continue
        wagon = after.train[other, position]
        removed.append({"seat": other, "position": position + 1, "card": int(wagon)})
        after.train[other, position] = 0
        put_in_row(tables, after, wagon, events)
    return removed, spared
