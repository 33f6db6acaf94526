"""Perfect matching of a graph: Edmonds' search for augmenting paths, which contracts odd cycles (blossoms)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

UNMATCHED = -1


def best_pairs(preferences: Sequence[Sequence[int]]) -> list[int] | None:
    """The partner of each node; None: there is no perfect matching.

    Node 0 gets the first of its preferences that leaves a partner for all others, then the next node without a partner, and so on.

    Args:
        preferences: by node, the possible partners, best first; symmetric.
    """
    allowed, partner = [set(row) for row in preferences], [UNMATCHED] * len(preferences)
    for start in range(len(preferences)):
        if partner[start] == UNMATCHED and not _augment(allowed, partner, start):
            return None
    for one, row in enumerate(preferences):
        for other in row:
            if partner[one] == other:
                break
            if other not in allowed[one]:
                continue
            candidate = partner.copy()
            first_left, second_left = candidate[one], candidate[other]
            candidate[one], candidate[other], candidate[first_left], candidate[second_left] = other, one, UNMATCHED, UNMATCHED
            without = [set() if node in (one, other) else neighbours - {one, other} for node, neighbours in enumerate(allowed)]
            if _augment(without, candidate, first_left):
                partner = candidate
                break
        fixed = {one, partner[one]}
        allowed = [fixed - {node} if node in fixed else neighbours - fixed for node, neighbours in enumerate(allowed)]
    return partner


def _augment(neighbours: Sequence[set[int]], partner: list[int], root: int) -> bool:
    """Give `root` a partner, possibly changing those of others, who all keep one. Returns whether that was possible."""
    count = len(neighbours)
    previous, base, seen = [UNMATCHED] * count, list(range(count)), [False] * count
    seen[root] = True
    queue = deque([root])
    while queue:
        node = queue.popleft()
        for neighbour in sorted(neighbours[node]):
            if base[node] == base[neighbour] or partner[node] == neighbour:
                continue
            if neighbour == root or (partner[neighbour] != UNMATCHED and previous[partner[neighbour]] != UNMATCHED):
                _contract(partner, previous, base, seen, queue, node, neighbour)
            elif previous[neighbour] == UNMATCHED:
                previous[neighbour] = node
                if partner[neighbour] == UNMATCHED:
                    _flip_path(partner, previous, neighbour)
                    return True
                seen[partner[neighbour]] = True
                queue.append(partner[neighbour])
    return False


def _flip_path(partner: list[int], previous: list[int], end: int) -> None:
    """Exchange matched and unmatched edges along the path from `end` back to the root."""
    while end != UNMATCHED:
        previous_node = previous[end]
        following = partner[previous_node]
        partner[end], partner[previous_node] = previous_node, end
        end = following


def _contract(
    partner: list[int], previous: list[int], base: list[int], seen: list[bool], queue: deque[int], one: int, other: int
) -> None:  # fmt: skip
    """Contract the odd cycle found between `one` and `other` to a single node of the search."""
    ancestor, blossom = _common_ancestor(partner, previous, base, one, other), [False] * len(base)
    for start, child in ((one, other), (other, one)):
        node = start
        while base[node] != ancestor:
            blossom[base[node]] = blossom[base[partner[node]]] = True
            previous[node] = child
            child = partner[node]
            node = previous[child]
    for member in range(len(base)):
        if blossom[base[member]]:
            base[member] = ancestor
            if not seen[member]:
                seen[member] = True
                queue.append(member)


def _common_ancestor(partner: list[int], previous: list[int], base: list[int], one: int, other: int) -> int:
    """The first node that the paths from both to the root share."""
    path, node = set(), one
    while True:
        node = base[node]
        path.add(node)
        if partner[node] == UNMATCHED:
            break
        node = previous[partner[node]]
    node = base[other]
    while node not in path:
        node = base[previous[partner[node]]]
    return node
