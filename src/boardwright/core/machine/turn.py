"""The calls that a match makes at each decision, combined into one: compiled once for all games.

The rules work on a TURN, as those of `core.machine.simulation` do on a SIMULATION.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.event_buffer import CAPACITY
from boardwright.core.machine.memory import ask, call, copy_bytes, integer_at, numbers, record_in
from boardwright.core.machine.observing import observe_record
from boardwright.core.machine.state import MAX_SEATS, RecordBuffer

ENTRIES_USED = ("actors", "legal", "apply", "hide")
RECORDS = ("tables", "state", "hidden")
TURN = np.dtype([*((name, "u8") for name in (*ENTRIES_USED, *RECORDS)), *((name, "i8") for name in ("state_size", "used_at", "streams"))])

NOT_LISTED = -1
DREW = 1 << MAX_SEATS
HAPPENED = DREW << 1
LEGAL = HAPPENED * 2 * CAPACITY
"""`do` returns a sum: the mask of the seats that must decide next, DREW if the action drew from the generator, the number of events
times HAPPENED, and the number of legal actions of the first of those seats times LEGAL; or NOT_LISTED."""


def list_legal(turn: Any, moves: Any, seat: int) -> int:
    """Write the hidden copy of a seat and list its legal actions. Returns their number."""
    tables, hidden = record_in(turn.tables, 0, 0), record_in(turn.hidden, 0, 0)
    copy_bytes(hidden, record_in(turn.state, 0, 0), turn.state_size)
    call(turn.hide, tables, hidden, seat)
    return ask(turn.legal, tables, hidden, seat, moves)


def do(turn: Any, moves: Any, events: Any, seat: int, action: int) -> int:
    """Do an action if it was listed. Then list the actions of the first seat that must decide, as `list_legal` does.

    Returns what happened (see LEGAL).
    """
    k = 0
    while k < moves.count and moves.ids[k] != action:
        k += 1
    if k == moves.count:
        return NOT_LISTED
    tables, state = record_in(turn.tables, 0, 0), record_in(turn.state, 0, 0)
    before = words_drawn(turn, state)
    events.count = 0
    call(turn.apply, tables, state, seat, action, events)
    drew = DREW if words_drawn(turn, state) != before else 0
    owing = ask(turn.actors, tables, state)
    found: int = owing + drew + events.count * HAPPENED
    if owing != 0:
        found += list_legal(turn, moves, lowest(owing)) * LEGAL
    return found


def see(moves: Any, hidden: Any, plan: Any, parts: int, width: int, floats: Any, masks: Any, num_actions: int) -> None:
    """Write a hidden record as an observation of `width` numbers, by a plan of `parts` parts, and the listed actions as a byte mask."""
    found, steps, mask = numbers(floats, np.float32), numbers(plan, np.int64), numbers(masks, np.uint8)
    observe_record(record_in(hidden, 0, 0), steps, parts, found, 0, width)  # type: ignore[no-untyped-call]
    for k in range(num_actions):
        mask[k] = 0
    for k in range(moves.count):
        mask[moves.ids[k]] = 1


def words_drawn(turn: Any, state: Any) -> int:
    """The number of words that all streams of a state's generator have produced."""
    total = 0
    for stream in range(turn.streams):
        total += integer_at(state, turn.used_at + 8 * stream, 8)
    return total


def turn_functions(
    engine: Any, tables: RecordBuffer, state: RecordBuffer, hidden: RecordBuffer, moves: RecordBuffer, events: RecordBuffer
) -> tuple[Callable[..., int], ...]:
    """`list_legal(seat)` and `do(seat, action)` bound to these buffers, which the caller must keep alive as long as it uses them."""
    rng, at, *_ = state.array.dtype.fields["rng"]
    used, used_at, *_ = rng.fields["used"]
    sizes = {"state_size": state.array.dtype.itemsize, "used_at": at + used_at, "streams": used.shape[0]}
    if not engine.native:
        plain = SimpleNamespace(**{name: engine.functions[name] for name in ENTRIES_USED}, **sizes)
        plain.tables, plain.state, plain.hidden = [tables.plain], [state.record], [hidden.record]
        count, happened = moves.record, events.record
        return lambda seat: list_legal(plain, count, seat), lambda seat, action: int(do(plain, count, happened, seat, action))
    cell = RecordBuffer(TURN)
    functions = (engine.pointers[name].address for name in ENTRIES_USED)
    cell.array[0] = (*functions, tables.address, state.address, hidden.address, *sizes.values())
    compiled_listing, compiled_doing = engine.generic("turn_list_legal"), engine.generic("turn_do")
    turn, ids, items = cell.address, moves.address, events.address

    def act(seat: int, action: int, cell: RecordBuffer = cell) -> int:  # the default argument keeps the buffer alive
        return compiled_doing(turn, ids, items, seat, action)  # type: ignore[no-any-return]

    return lambda seat: compiled_listing(turn, ids, seat), act


def seeing_function(engine: Any, observer: Any, hidden: RecordBuffer, moves: RecordBuffer, floats: np.ndarray, mask: np.ndarray) -> Any:
    """`see()` bound to these buffers and arrays (float32 (size,), int8 (num_actions,)), which the caller must keep alive."""
    plan, parts, width, actions = observer.plan, len(observer.plan), observer.size, len(mask)
    bytes_ = mask.view(np.uint8)
    if not engine.native:
        return lambda: see(moves.record, [hidden.record], plan.reshape(-1), parts, width, floats, bytes_, actions)
    compiled = engine.generic("turn_see")
    addresses = moves.address, hidden.address, plan.ctypes.data, parts, width, floats.ctypes.data, bytes_.ctypes.data, actions
    return lambda: compiled(*addresses)
