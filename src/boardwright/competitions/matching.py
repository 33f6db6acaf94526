"""Pairs up all nodes of a graph: Edmonds' search for augmenting paths, which contracts odd circles."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NONE = -1


def best_pairs(wishes: Sequence[Sequence[int]]) -> list[int] | None:
    """The partner of each; None: there is no way to give all a partner.

    The first one gets the first of its wishes that leaves a partner for all others, then the next one without a partner, and so on.

    Args:
        wishes: by number, who may be its partner, best first. If one is a partner of another, the other is one of it.
    """
    allowed, partner = [set(row) for row in wishes], [NONE] * len(wishes)
    for start in range(len(wishes)):
        if partner[start] == NONE and not _augment(allowed, partner, start):
            return None
    for one, row in enumerate(wishes):
        for other in row:
            if partner[one] == other:
                break
            if other not in allowed[one]:
                continue
            tried = partner.copy()
            lonely, left = tried[one], tried[other]
            tried[one], tried[other], tried[lonely], tried[left] = other, one, NONE, NONE
            without = [set() if who in (one, other) else near - {one, other} for who, near in enumerate(allowed)]
            if _augment(without, tried, lonely):
                partner = tried
                break
        fixed = {one, partner[one]}
        allowed = [fixed - {who} if who in fixed else near - fixed for who, near in enumerate(allowed)]
    return partner


def _augment(near: Sequence[set[int]], partner: list[int], root: int) -> bool:
    """Give `root` a partner, possibly changing others'. Whether that was possible; all who had a partner still have one."""
    count = len(near)
    before, base, seen = [NONE] * count, list(range(count)), [False] * count
    seen[root] = True
    todo = deque([root])
    while todo:
        here = todo.popleft()
        for there in sorted(near[here]):
            if base[here] == base[there] or partner[here] == there:
                continue
            if there == root or (partner[there] != NONE and before[partner[there]] != NONE):
                _contract(partner, before, base, seen, todo, here, there)
            elif before[there] == NONE:
                before[there] = here
                if partner[there] == NONE:
                    _exchange(partner, before, there)
                    return True
                seen[partner[there]] = True
                todo.append(partner[there])
    return False


def _exchange(partner: list[int], before: list[int], end: int) -> None:
    while end != NONE:
        last = before[end]
        following = partner[last]
        partner[end], partner[last] = last, end
        end = following


def _contract(
    partner: list[int], before: list[int], base: list[int], seen: list[bool], todo: deque[int], one: int, other: int
) -> None:  # fmt: skip
    """Make an odd circle that was found between `one` and `other` a single place of the search."""
    common, circle = _common(partner, before, base, one, other), [False] * len(base)
    for start, child in ((one, other), (other, one)):
        here = start
        while base[here] != common:
            circle[base[here]] = circle[base[partner[here]]] = True
            before[here] = child
            child = partner[here]
            here = before[child]
    for who in range(len(base)):
        if circle[base[who]]:
            base[who] = common
            if not seen[who]:
                seen[who] = True
                todo.append(who)


def _common(partner: list[int], before: list[int], base: list[int], one: int, other: int) -> int:
    """The first place that the ways from both to the root share."""
    on_way, here = set(), one
    while True:
        here = base[here]
        on_way.add(here)
        if partner[here] == NONE:
            break
        here = before[partner[here]]
    here = base[other]
    while here not in on_way:
        here = base[before[partner[here]]]
    return here
