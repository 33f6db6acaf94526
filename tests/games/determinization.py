"""What the tests of determinization share: worlds that a seat may take for the true one, and a comparison with how often each should come.

The worlds that fit are found in each game's test from the rules: every way to lay what the seat has not seen is tried, and those that
contradict what it was shown are rejected. Each that is left is as likely as any other.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from boardwright.core.machine.state import RecordBuffer
from tests.contract.matches import bytes_of


def resampled(match: Any, seat: int, number: object) -> Any:
    """The record of a complete state that fits what the seat (or a spectator, -1) knows."""
    game, cell = match.game, RecordBuffer(match.game.state_dtype)
    cell.data[:] = match._state.data
    game.engine.hide(game.tables, cell, seat)
    cell.record.rng.key[:] = np.frombuffer(bytes_of("resampled", number), "<u4")
    game.engine.resample(game.tables, cell, seat)
    return cell.record


def check_frequencies(found: Mapping[Any, int], ways: Mapping[Any, int]) -> None:
    """Chi-square: `found` counts worlds that were made up, `ways` says how likely each one that fits should be. No others may come."""
    assert found and ways
    strange = set(found) - set(ways)
    assert not strange, f"worlds that do not fit: {sorted(strange, key=repr)[:3]}"
    made, whole = sum(found.values()), sum(ways.values())
    expected = {world: made * count / whole for world, count in ways.items()}
    assert min(expected.values()) >= 3, "too few for a test"
    chi_square = sum((found.get(world, 0) - share) ** 2 / share for world, share in expected.items())
    freedom = len(ways) - 1
    assert chi_square < freedom + 4.5 * (2 * freedom) ** 0.5 + 6, (chi_square, freedom)


def compare(match: Any, seat: int, world: Callable[[Any], Any], ways: Mapping[Any, int], often: int) -> None:
    """`world` says what matters of a record; on average each world comes `often` times."""
    check_frequencies(Counter(world(resampled(match, seat, n)) for n in range(often * len(ways))), ways)


Laid = tuple[tuple[Any, ...], ...]
"""What lies in each place, in order."""


def layings(things: Sequence[Any], sizes: Sequence[int], may_lie: Callable[[Any, int], bool]) -> Iterator[Laid]:
    """Every way to lay all things in places of these sizes, where `may_lie` says whether a thing may lie in place number n."""
    if not sizes:
        if not things:
            yield ()
        return
    last = len(sizes) - 1
    for some in combinations(things, sizes[last]):
        if all(may_lie(thing, last) for thing in some):
            rest = [thing for thing in things if thing not in some]
            for others in layings(rest, sizes[:last], may_lie):
                yield (*others, some)
