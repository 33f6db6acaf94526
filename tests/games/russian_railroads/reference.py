"""A reference for scoring, turn order, end bonuses and complete actions, written from the rulebook by other means than the rules.

Lines are lists of virtual rails, laid space by space. Pawns are moved on a track. Whether a board action can be completed is found by
trying every order of its steps.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from .facts import (
    COLOURS,
    COLOURS_OF,
    FACTORY_SPACES,
    KIEV_BONUS,
    LENGTHS,
    MEDAL,
    MILESTONES,
    RAIL_POINTS,
    REVALUED,
    SLOTS,
    TRACK_POINTS,
)

Board = Mapping[str, Mapping[str, int]]
"""Spaces by line and colour (0 or missing: not on the line)."""


def lay_virtual_rails(rails: Mapping[str, int], length: int) -> list[str | None]:
    """Lay virtual rails as page 18 draws them: behind each rail its own colour, up to the next rail of another colour."""
    line: list[str | None] = [None] * (length + 1)  # space 0 is not used
    for colour, space in rails.items():
        if space > 0:
            line[space] = colour
    for space in range(length - 1, 0, -1):
        if line[space] is None:
            line[space] = line[space + 1]
    return line


def line_score(line: str, rails: Mapping[str, int], reach: int, revalued: bool = False, doublers: int = 0, medal: bool = False) -> int:
    """Return the points of one line at the end of a round (5.10)."""
    worth = REVALUED if revalued else RAIL_POINTS
    points = 0
    for space, colour in enumerate(lay_virtual_rails(rails, LENGTHS[line])):
        if space == 0 or space > reach or colour is None:
            continue
        times = 1
        if line == "transsiberian" and space <= doublers:
            times = 2
        if line == "petersburg" and reach >= 7 and rails.get("grey", 0) >= 7:
            times = 2
        points += times * worth[colour]
    if line == "kiev":
        points += sum(bonus for space, bonus in KIEV_BONUS.items() if space <= reach and rails.get("black", 0) >= space)
        if medal and reach >= 5 and rails.get("grey", 0) >= 5:
            points += MEDAL
    return points


def reach_of(locomotives: Sequence[int], line: str) -> int:
    """Return how far the locomotives of a line reach. Number 10 is the card's 9."""
    return sum(min(9, number) for slot, number in zip(SLOTS, locomotives, strict=True) if SLOTS[slot] == line)


def industry_score(markers: Iterable[int]) -> int:
    """Return the points of the industry markers."""
    return sum(TRACK_POINTS[space] for space in markers if space >= 0)


def turn_order_after_claims(order: Sequence[int], first: int | None, second: int | None) -> list[int]:
    """Return the turn order after the claims of a round, moving pawns as page 15 says."""
    if first is None and second is None:
        return list(order)
    if first is None and second == order[0]:
        return list(order)  # the special case
    track: list[int | None] = list(order)
    for place, seat in enumerate(order):
        if seat in (first, second):
            track[place] = None
    pawns = [seat for seat in track if seat is not None]  # pushed to the right, in their order
    track = [None] * (len(order) - len(pawns)) + pawns  # type: ignore[operator]
    if first is not None:
        if track[0] is not None:
            raise AssertionError("the first place must be free by now")
        track[0] = first
        if second is not None:
            track[1] = second
    elif second is not None:  # R19: the former first seat stays first
        track = [track[1], second, *track[2:]]
    new_order = [seat for seat in track if seat is not None]
    assert sorted(new_order) == sorted(order)
    return new_order


# -- the end -------------------------------------------------------------------------------------------------------------------


def bonus_points(
    card: str,
    *,
    rails: Board,
    locomotives: Sequence[int],
    factories: Sequence[int],
    extra_workers: int,
    tokens: int,
    doublers: int,
    engineers: int,
) -> int:
    """Return what an end-bonus card pays (page 23)."""
    black = {line: rails[line].get("black", 0) for line in LENGTHS}
    return {
        "flat": 15,
        "ends": 10 * sum(black[line] == LENGTHS[line] for line in LENGTHS),
        "factories": min(20, 4 * sum(number > 0 for number in factories)),
        "locomotives": sum(min(9, number) for number in locomotives),
        "workers": min(30, 10 * extra_workers),
        "black": sum(black.values()),
        "tokens": min(28, 7 * tokens),
        "doublers": 30 if doublers >= 7 else 20 if doublers >= 4 else 0,
        "engineer": 0,
        "engineers": 6 * engineers,
    }[card]


def majority_points(numbers: Sequence[Sequence[int]], holder: int | None = None) -> list[int]:
    """Return the points for most engineers by seat: 40, then 20 (page 20). `holder` has the card that counts as one more beside an engineer
    (R24)."""
    seats = []
    for seat, own in enumerate(numbers):
        count = len(own) + (seat == holder)
        if own:
            seats.append((count, max(own, default=0), seat))
    points = [0] * len(numbers)
    for prize, (_, _, seat) in zip((40, 20), sorted(seats, reverse=True), strict=False):
        points[seat] = prize
    return points


# -- complete actions -----------------------------------------------------------------------------------------------------------

Rails = tuple[tuple[int, ...], ...]
"""The space of each rail by line and colour; -1: not won."""
LINES = tuple(LENGTHS)


def boards_after_step(rails: Rails, colour: int) -> list[Rails]:
    """Return all boards that one step of a colour can make. A rail stays behind the rail of the colour before it."""
    boards = []
    for line, name in enumerate(LINES):
        spaces = rails[line]
        if colour >= len(COLOURS_OF[name]) or spaces[colour] < 0 or spaces[colour] == LENGTHS[name]:
            continue
        if colour == 0 or spaces[colour] + 1 < spaces[colour - 1]:
            boards.append(board_after_step(rails, line, colour))
    return boards


def board_after_step(rails: Rails, line: int, colour: int) -> Rails:
    """Return the board after a step, including newly won colours (page 16)."""
    board = [list(own) for own in rails]
    board[line][colour] += 1
    if line == 0 and colour == 0:
        for name, space in MILESTONES.items():
            number = COLOURS.index(name)
            if board[0][0] == space:
                for n, where in enumerate(LINES):
                    if number < len(COLOURS_OF[where]):
                        board[n][number] = max(0, board[n][number])
    return tuple(tuple(own) for own in board)


ALLOWED = {"any": (0, 1, 2, 3, 4), "black_or_grey": (0, 1), **{colour: (n,) for n, colour in enumerate(COLOURS)}}


@cache
def can_complete(rails: Rails, steps: tuple[tuple[str, int], ...]) -> bool:
    """Return whether all steps can be made, in any order and on any lines, by trying every sequence.

    Milestones on the way count. Nothing else that is won counts (R2), so the white rail comes without its two steps.
    """
    left = [(part, count) for part, count in steps if count]
    if not left:
        return True
    for part, _ in left:
        rest = tuple(sorted((p, n - (p == part)) for p, n in left))
        for colour in ALLOWED[part]:
            if any(can_complete(board, rest) for board in boards_after_step(rails, colour)):
                return True
    return False


def can_use_industry_points(markers: Sequence[int], factories: int, points: int) -> bool:
    """Return whether all points can be used. Markers move one by one; gaps and other markers block them."""
    if points == 0:
        return True
    for n, space in enumerate(markers):
        target = space + 1
        if space < 0 or target > 15 or target in markers:
            continue
        if target in FACTORY_SPACES and FACTORY_SPACES.index(target) >= factories:
            continue
        if can_use_industry_points([target if m == n else other for m, other in enumerate(markers)], factories, points - 1):
            return True
    return False


def locomotive_fits(slots: Sequence[int], number: int) -> bool:
    """Return whether a locomotive has a free slot or a lower locomotive to displace (5.3)."""
    return number > 0 and any(min(9, own) < number for own in slots)


def lowest_tile(supply: Sequence[int]) -> int:
    """Return the lowest number in a supply, or 0."""
    return next((number for number, count in enumerate(supply) if count > 0), 0)


def without_tile(supply: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the supply without one tile of a number."""
    return tuple(count - (n == number) for n, count in enumerate(supply))


def can_take_tiles(gives: Mapping[str, int], slots: tuple[int, ...], locomotives: tuple[int, ...], factories: tuple[int, ...]) -> bool:
    """Return whether locomotives can be taken and factories built as asked, trying both orders and all factories (5.3, 5.4, R7)."""
    if gives.get("locomotive_or_factory"):
        return locomotive_fits(slots, lowest_tile(locomotives)) or lowest_tile(locomotives) > 0 or sum(factories) > 0
    if gives.get("locomotive") and gives.get("factory"):
        number = lowest_tile(locomotives)
        if locomotive_fits(slots, number):
            returned = sum(factories) + (0 not in slots)  # a chain over filled slots returns a tile
            if lowest_tile(without_tile(locomotives, number)) or returned:
                return True
        if number and locomotive_fits(slots, lowest_tile(without_tile(locomotives, number))):
            return True
        return sum(factories) > 0 and locomotive_fits(slots, number)
    if gives.get("locomotive"):
        return locomotive_fits(slots, lowest_tile(locomotives))
    if gives.get("factory"):
        return lowest_tile(locomotives) > 0 or sum(factories) > 0
    return True
