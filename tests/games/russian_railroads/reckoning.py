"""Scoring, turn order, end bonuses and complete actions once more, straight from the rulebook and by other means than the rules'.

Lines are lists of virtual rails laid space by space, pawns are moved on a track, and what a board action can still become is found by
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
"""Lines: colours: spaces (0 or missing: not on the line)."""


def laid_out(rails: Mapping[str, int], length: int) -> list[str | None]:
    """The line with virtual rails, as page 18 draws it: behind each rail its own colour, up to the next rail of another colour."""
    line: list[str | None] = [None] * (length + 1)  # space 0 is not used
    for colour, space in rails.items():
        if space > 0:
            line[space] = colour
    for space in range(length - 1, 0, -1):
        if line[space] is None:
            line[space] = line[space + 1]
    return line


def line_score(line: str, rails: Mapping[str, int], reach: int, revalued: bool = False, doublers: int = 0, medal: bool = False) -> int:
    """Points of one line at the end of a round (5.10)."""
    worth = REVALUED if revalued else RAIL_POINTS
    points = 0
    for space, colour in enumerate(laid_out(rails, LENGTHS[line])):
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
    """How far the locomotives of a line go; 10 is the card's 9."""
    return sum(min(9, number) for slot, number in zip(SLOTS, locomotives, strict=True) if SLOTS[slot] == line)


def industry_score(markers: Iterable[int]) -> int:
    return sum(TRACK_POINTS[space] for space in markers if space >= 0)


def pawns_after(order: Sequence[int], first: int | None, second: int | None) -> list[int]:
    """The turn-order track after the claims of a round, done with pawns as page 15 says."""
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
    elif second is not None:  # R19: the old first goes on to lead
        track = [track[1], second, *track[2:]]
    found = [seat for seat in track if seat is not None]
    assert sorted(found) == sorted(order)
    return found


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
    """What an end-bonus card pays (page 23)."""
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


def majority(numbers: Sequence[Sequence[int]], holder: int | None = None) -> list[int]:
    """Points for most engineers, by seat: 40, then 20 (page 20). `holder` has the card that is one more beside an engineer (R24)."""
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
"""Per line, per colour: the space; -1: not won."""
LINES = tuple(LENGTHS)


def moves(rails: Rails, colour: int) -> list[Rails]:
    """All boards that one step with a rail of that colour can make. It stays behind the colour before it, which lies there already."""
    found = []
    for line, name in enumerate(LINES):
        own = rails[line]
        if colour >= len(COLOURS_OF[name]) or own[colour] < 0 or own[colour] == LENGTHS[name]:
            continue
        if colour == 0 or own[colour] + 1 < own[colour - 1]:
            found.append(stepped(rails, line, colour))
    return found


def stepped(rails: Rails, line: int, colour: int) -> Rails:
    """The board after that step, new colours included (page 16)."""
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
    """Whether all those steps can be made, in some order, on some lines: every sequence is tried.

    Milestones on the way count; nothing else that is won does (R2), so the white rail comes without its two steps.
    """
    left = [(part, count) for part, count in steps if count]
    if not left:
        return True
    for part, _ in left:
        rest = tuple(sorted((p, n - (p == part)) for p, n in left))
        for colour in ALLOWED[part]:
            if any(can_complete(board, rest) for board in moves(rails, colour)):
                return True
    return False


def industry_fits(markers: Sequence[int], factories: int, points: int) -> bool:
    """Whether so many points can be used: markers one by one, gaps and each other in the way."""
    if points == 0:
        return True
    for n, space in enumerate(markers):
        target = space + 1
        if space < 0 or target > 15 or target in markers:
            continue
        if target in FACTORY_SPACES and FACTORY_SPACES.index(target) >= factories:
            continue
        if industry_fits([target if m == n else other for m, other in enumerate(markers)], factories, points - 1):
            return True
    return False


def fits(slots: Sequence[int], number: int) -> bool:
    """Whether a locomotive has a free slot or a lower one to displace (5.3)."""
    return number > 0 and any(min(9, own) < number for own in slots)


def lowest(supply: Sequence[int]) -> int:
    return next((number for number, count in enumerate(supply) if count > 0), 0)


def less(supply: Sequence[int], number: int) -> tuple[int, ...]:
    return tuple(count - (n == number) for n, count in enumerate(supply))


def tiles_fit(gives: Mapping[str, int], slots: tuple[int, ...], locomotives: tuple[int, ...], factories: tuple[int, ...]) -> bool:
    """Whether locomotives can be taken and factories built as asked: both orders, all factories that can be chosen (5.3, 5.4, R7)."""
    if gives.get("locomotive_or_factory"):
        return fits(slots, lowest(locomotives)) or lowest(locomotives) > 0 or sum(factories) > 0
    if gives.get("locomotive") and gives.get("factory"):
        number = lowest(locomotives)
        if fits(slots, number):
            returned = sum(factories) + (0 not in slots)  # a chain over filled slots returns a tile
            if lowest(less(locomotives, number)) or returned:
                return True
        if number and fits(slots, lowest(less(locomotives, number))):
            return True
        return sum(factories) > 0 and fits(slots, number)
    if gives.get("locomotive"):
        return fits(slots, lowest(locomotives))
    if gives.get("factory"):
        return lowest(locomotives) > 0 or sum(factories) > 0
    return True
