"""How many effects can wait at once: the room for them is limited, and nothing may be lost. For readers of data and of positions."""

from typing import Any

from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules import effect_queue as queue
from boardwright.games.russian_railroads.state import MOST_EFFECTS

MARKERS = 2
ROOM = MOST_EFFECTS - 1
"""What may wait at rest: one place more is needed for the moment in which an effect has brought another one and is not yet taken off."""


def items(tables: Any, effect: int) -> int:
    """How many places of the queue an effect takes: an end-bonus card that comes with something else waits by itself."""
    parts = [part for part in range(len(c.PARTS)) if tables.effect[effect, part] > 0 and queue.WAITS >> part & 1]
    return 2 if c.BONUS in parts and len(parts) > 1 else min(1, len(parts))


def brings(tables: Any, parts: list[int]) -> int:
    """How many places something with so much of each part can come to take: what it repeats and the ? card that it brings; its rest."""
    waiting = [part for part, count in enumerate(parts) if count and queue.WAITS >> part & 1]
    rest = [part for part in waiting if part not in (c.REPEAT, c.CARD, c.BONUS)]
    places = int(bool(rest)) + int(c.BONUS in waiting)
    if c.REPEAT in waiting:
        places += max(items(tables, place) for place in range(len(c.PLACES)))
    if c.CARD in waiting:
        places += max(items(tables, c.CARD_EFFECTS + card) for card in range(len(c.CARDS)))
    return max(places, int(bool(waiting)))


def _of_effect(tables: Any, effect: int) -> int:
    return brings(tables, tables.effect[effect].tolist())


def _of_factory(tables: Any) -> int:
    return max(_of_effect(tables, c.FACTORY_EFFECTS + i) for i in range(len(c.FACTORIES)))


def of_tokens(tables: Any, unused: list[int], spots: int) -> int:
    """How many places so many tokens can come to take, those that take most first."""
    found = sorted((max(1, _of_effect(tables, c.TOKEN_EFFECTS + token)) for token in unused), reverse=True)
    return sum(found[:spots])


def most_waiting(tables: Any) -> int:
    """How many effects can wait at once in a match: the action, every factory twice, every ? space, the white rails' steps."""
    actions = max(_of_effect(tables, place) for place in range(len(c.PLACES)))
    return actions + MARKERS * c.FACTORY_SLOTS * _of_factory(tables) + of_tokens(tables, list(range(len(c.TOKENS))), len(c.SPOTS)) + 1


def may_wait(tables: Any, state: Any) -> int:
    """How many effects can come to wait at once in the turn of a position: those that do, what they bring, and what is still to be won."""
    seat = int(state.active)
    waiting, tokens = 0, 0
    for item in range(state.queue_length):
        left = state.remaining_parts[item].tolist()
        if left[c.TOKEN]:
            tokens += 1
        else:
            waiting += brings(tables, left)
    ahead = [tables.track_kind[max(0, at) :][1:].tolist().count(c.FACTORY_SPACE) for at in state.marker[seat].tolist()]
    tokens += sum(1 for spot in range(len(c.SPOTS)) if not state.spot_won[seat, spot])
    unused = [token for token in range(len(c.TOKENS)) if not int(state.tokens_used[seat]) >> token & 1]
    white = int(any(tables.special_rails[i] >= 0 and not state.reached[seat, i] for i in range(len(tables.special_rails))))
    return waiting + sum(ahead) * _of_factory(tables) + of_tokens(tables, unused, tokens) + white
