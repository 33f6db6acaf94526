"""Laws of the course: stages, rounds, the turn order, start bonuses."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardwright.games.russian_railroads import state as s


def stages_of(phase: int) -> Sequence[int]:
    """The stages to which a phase can belong."""
    return {s.CHOOSE_START: (s.AT_START,), s.REUSE: (s.IN_REUSE,), s.OVER: (s.AT_END,)}.get(phase, (s.IN_TURNS, s.AT_START, s.IN_REUSE))


def rounds_of(tables: Any, state: Any) -> tuple[int, int]:
    """The first and the last round that a stage can belong to; 0 is the start."""
    last = int(tables.rounds[state.players])
    return {s.AT_START: (0, 0), s.AT_END: (last, last)}.get(int(state.stage), (1, last))


def stage(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """A phase belongs to its stage."""
    stages = stages_of(int(state.phase))
    if state.stage not in stages:
        yield "stage", f"{' or '.join(s.STAGES[each] for each in stages)} in the phase {s.PHASES[state.phase]}"


def round_number(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """The start comes before the first round, the end in the last one."""
    least, most = rounds_of(tables, state)
    if not least <= state.round_no <= most:
        yield "round", f"a number from {least} to {most}"


def order(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Everybody has a place in the turn order."""
    if sorted(state.order[: state.players]) != list(range(state.players)):
        yield "order", f"each seat from 0 to {state.players - 1} once"


def starts(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Start bonuses are taken from the last in the order up to the second, one each; later they need not be named."""
    taken = sorted(seat for seat in state.start_taken.tolist() if seat >= 0)
    if len(set(taken)) < len(taken):
        yield "starts", "at most one start bonus for a seat"
    if state.stage == s.AT_START:
        order = state.order[: state.players].tolist()
        place = order.index(state.active)
        due = sorted(order[place + (state.phase == s.CHOOSE_START) :])
        if place == 0 or taken != due:
            yield "starts", f"a start bonus for each of the seats {due}, and a seat that has one to come"
