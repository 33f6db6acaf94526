"""Resampled worlds and their frequencies, for the tests of determinization.

Each game's test finds the possible worlds from the rules: it tries every layout of what the seat has not seen, and rejects those that
contradict what the seat was shown. All remaining worlds are equally likely.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import derive_bytes


def resample_state(match: Any, seat: int, number: object) -> Any:
    """Return the record of a complete state that fits what a seat (or a spectator, -1) knows."""
    game, cell = match.game, RecordBuffer(match.game.state_dtype)
    cell.data[:] = match._state.data
    game.engine.hide(game.tables, cell, seat)
    cell.record.rng.key[:] = np.frombuffer(derive_bytes("resampled", number), "<u4")
    game.engine.resample(game.tables, cell, seat)
    return cell.record


def check_frequencies(counts: Mapping[Any, int], ways: Mapping[Any, int]) -> None:
    """Compare counts of resampled worlds with the weights of all possible worlds by a chi-square test. No other worlds may occur."""
    assert counts and ways
    impossible = set(counts) - set(ways)
    assert not impossible, f"worlds that do not fit: {sorted(impossible, key=repr)[:3]}"
    samples, total = sum(counts.values()), sum(ways.values())
    expected = {world: samples * count / total for world, count in ways.items()}
    assert min(expected.values()) >= 3, "too few for a test"
    chi_square = sum((counts.get(world, 0) - share) ** 2 / share for world, share in expected.items())
    freedom = len(ways) - 1
    assert chi_square < freedom + 4.5 * (2 * freedom) ** 0.5 + 6, (chi_square, freedom)


def check_resampling(match: Any, seat: int, world: Callable[[Any], Any], ways: Mapping[Any, int], often: int) -> None:
    """Resample and check the frequencies. `world` returns the relevant part of a record; each world is expected `often` times."""
    check_frequencies(Counter(world(resample_state(match, seat, n)) for n in range(often * len(ways))), ways)


Layout = tuple[tuple[Any, ...], ...]
"""The things in each place, in order."""


def layouts(things: Sequence[Any], sizes: Sequence[int], may_lie: Callable[[Any, int], bool]) -> Iterator[Layout]:
    """Yield every layout of all things in places of these sizes. `may_lie` says whether a thing may lie in place number n."""
    if not sizes:
        if not things:
            yield ()
        return
    last = len(sizes) - 1
    for chosen in combinations(things, sizes[last]):
        if all(may_lie(thing, last) for thing in chosen):
            rest = [thing for thing in things if thing not in chosen]
            for others in layouts(rest, sizes[:last], may_lie):
                yield (*others, chosen)
