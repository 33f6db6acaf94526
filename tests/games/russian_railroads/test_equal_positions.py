"""Equal positions give equal records: a match that goes on from a position knows what the match it was taken from knows."""

from typing import Any

import pytest

from tests.conftest import many
from tests.games.dice import Dice

from .table import game
from .test_position import busy


def known(match: Any, viewer: int | None) -> dict[str, bytes]:
    """What a viewer's hidden record holds, field by field, but for the generator."""
    record = match.hidden(viewer)
    return {name: record[name].tobytes() for name in record.dtype.names if name != "rng"}


@pytest.mark.parametrize("number", range(many(6, proving=120, short=2)))
def test_equal_positions_give_equal_hidden_records(number: int) -> None:
    """At every decision the position read back is the same record, byte for byte: nothing dead is kept, nothing is forgotten."""
    options = {name: values[number >> n & 1] for n, (name, (_, values)) in enumerate(game().options.items())}
    match, dice = game().new_match(players=2 + number % 3, seed=number, options=options), Dice(number)
    while True:
        again = game().from_position(match.position(), seed=1)
        for viewer in (None, *range(match.players)):
            assert known(again, viewer) == known(match, viewer)
        if match.over:
            return
        match.play(match.actors[0], busy(match, dice))
