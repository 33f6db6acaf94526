"""Hand-written positions, and what must hold for any position and any card table (tests/games/test_crafted.py alters both)."""

from typing import Any

from tests.games.crafted import Crafted

from .helpers import DECK, all_cards, ascending, position
from .test_invariants import check_end, check_position

A, B = [80, 70, 60, 50, 40, 30, 20], [79, 69, 59, 49, 39, 29, 19]
C, D = [78, 68, 58, 48, 38, 28, 18], [77, 67, 57, 47, 37, 27, 17]
RISING = [2, 12, 24, 36, 48, 61, 73]
NEARLY_RISING = [11, 21, 31, 51, 41, 61, 71]
FULL_ROW = [4, 8, 1, 3, 7, 5, 6]

RARE_POSITIONS: list[dict[str, Any]] = [
    {"players": 2, "trains": [A, B]},
    # the setup: who began, who chooses, who comes last
    position([A, B, C], phase="setup_replace", first=2, active=2, hands=[[1, 2], [3, 4, 5], [6]]),
    position([A, B], phase="setup_keep", active=1, hands=[[], [42, 43]], row=[12]),
    position([[80, 81, 60, 50, 40, 30, 20], B, C, D], phase="setup_keep", active=1, hands=[[], [1, 2], [3, 4, 5], [6, 7, 8, 9]], row=[70]),
    position([A, B, C, D], phase="setup_replace", first=1, active=0, hands=[[12], [], [], []], row=[25, 26, 22],
             refused=[[1, 2, 3], [], [7], [8, 9]]),
    # turns: all locked, one wagon before the end, an empty draw pile, all abilities in the row, counters at their limits
    position([A, NEARLY_RISING], locks={(0, 1): 2, (0, 4): 18, (0, 7): 26, (1, 1): 34, (1, 4): 42}, row=FULL_ROW, draw=[]),
    position([NEARLY_RISING, [9, *B[1:]], C, D], row=[*FULL_ROW, 2], draw=[13], active=3, turn=999, options={"turn_cap": 1000}),
    position([A, B, C, D], row=[7], turn=2**31 - 1, refused=[[], [1], [2, 3], [4, 5, 6]]),
    position([NEARLY_RISING, [9, *B[1:]]], phase="replace", hands=[[45], []], draw=[]),
    # an ability that asks for a wagon
    *(position([NEARLY_RISING, B], phase="target", using=card, row=[7, 5, 6], draw=[]) for card in (4, 8, 1, 3, 2)),
    # the end
    position([RISING, A, B], phase="over", winner=0, turn=40, row=[7]),
    position([[None, *A[1:]], B[::-1], [None, *C[1:]]], phase="over", winner=1, active=1, turn=40),
    position([A, NEARLY_RISING], phase="over", turn=50, options={"turn_cap": 50}),
]  # fmt: skip


def check_invariants(match: Any) -> None:
    """Check cards, locks, row and hands. A finished match has one winner, or reached the turn cap."""
    position = match.position()
    check_position(position)
    assert 0 <= position["turn"] < 2**31 and (position["options"]["turn_cap"] or 2**31) >= position["turn"]
    if match.over and position["winner"] is None:
        assert position["turn"] == position["options"]["turn_cap"] > 0
        assert not any(ascending(train) for train in position["trains"]) and match.result.reason == "turn_cap"
    elif match.over:
        check_end(match)
        assert position["active"] == position["winner"]


def leave_out_draw(position: dict[str, Any]) -> None:
    """Leave out the draw pile, which follows from the other places."""
    position.pop("draw", None)


def check_no_card_lost(match: Any) -> None:
    """Check that no card is lost, with any card table. The table decides what may lie under a wagon or in the row."""
    assert sorted(all_cards(match.position())) == sorted(DECK)
    assert match.over == (match.position()["phase"] == "over")


CRAFTED = Crafted("game_of_trains", RARE_POSITIONS, check_invariants, leave_out=leave_out_draw)
TABLES = check_no_card_lost
