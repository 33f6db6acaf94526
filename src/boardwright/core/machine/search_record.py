"""The memory of the search: its settings, its tree, and what it works with.

In machine code the functions, records and arrays of a SEARCH are addresses; in plain Python it is an object with the same names that holds
them (`core.machine.memory`). `core.machine.search_bot` fills it in.
"""

import numpy as np

from boardwright.core.machine.bot import DECISION, MOST_CANDIDATES
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.random import BOT_RNG
from boardwright.core.machine.state import MAX_SEATS, MOVES, OUTCOME, OUTLOOK

ENTRIES_USED = ("actors", "legal", "apply", "hide", "resample", "outcome")
KNOWLEDGE = ("fits", "believe", "final_points", "win_share", "worth", "stage")
"""Optional rules of a game: how well a world explains what others did; rearrange a world so that worlds are as frequent as they are likely;
the points that a seat can expect at the end, and its share of the win; what its position is worth to it where
a part of the match ends; the number of this part, such as its round."""
MOST_POLICIES = 4
DEEPEST = 64
"""The number of decisions of a simulation that may be remembered in the tree."""
NODES = 1 << 14
SLOTS = 2 * NODES
"""Places for nodes: their number is a power of two, and at most half of them are used."""
EDGES = 2 * NODES

BASE, WORLD, GUESS, VIEW = range(4)
"""The states of a search: the world of this round, the one that is played on, a guess that may replace the base, what the mover knows."""

ARRAYS = {
    "keys": (np.int64, SLOTS),  # the digest of what the mover knows; 0: the place is free
    "seen": (np.int32, SLOTS),  # how many simulations passed through the node
    "first": (np.int32, SLOTS),  # its first edge
    "action": (np.int32, EDGES),
    "sibling": (np.int32, EDGES),  # the next edge of the same node
    "visits": (np.int32, EDGES),
    "total": (np.float64, EDGES),  # the sum of the mover's payoffs
}

SEARCH = np.dtype(
    [
        *((name, "u8") for name in (*ENTRIES_USED, *KNOWLEDGE, "outlook", "states", *ARRAYS)),
        ("candidates", "u8"),  # the bot that proposes candidates; 0: none
        ("candidates_scratch", "u8"),
        ("policies", "u8", (MOST_POLICIES,)),  # bots that play on
        ("scratch", "u8", (MOST_POLICIES,)),
        ("shares", "i8", (MOST_POLICIES,)),  # of how many playouts
        ("policy_count", "i8"),
        *((name, "i8") for name in ("state_size", "key_at", "rng_size", "budget", "cut", "stages")),
        *((name, "i8") for name in ("guesses", "most", "loyal", "switching")),
        *((name, "f8") for name in ("exploration", "widening", "margin", "margin_weight", "points_scale", "points_weight", "caution")),
        # Working memory.
        *((name, "i8") for name in ("players", "nodes", "edges", "worlds", "base_fit", "length", "seen_before")),
        *((name, "i8") for name in ("with_tree", "latest", "last_stage", "all_known")),  # how playouts go: `search.simulate`
        ("key", "u4", (8,)),
        ("block", "u4", (16,)),
        ("path", "i4", (DEEPEST,)),  # the edges taken, and the nodes and seats they belong to
        ("path_node", "i4", (DEEPEST,)),
        ("path_seat", "i4", (DEEPEST,)),
        ("chosen", "i4", (MAX_SEATS,)),  # each seat's policy in this round
        ("payoffs", "f8", (MAX_SEATS,)),
        ("won", "f8", (MAX_SEATS,)),  # what the world of this playout was worth: each seat's share of the win
        ("scored", "f8", (MAX_SEATS,)),  # and its points
        ("rngs", BOT_RNG, (MAX_SEATS,)),
        ("count", "i8"),  # candidates of the root
        ("ids", "i4", (MOST_CANDIDATES,)),
        ("follows", "i4", (MOST_CANDIDATES,)),  # the policy that the seat plays on by
        ("tries", "i8", (MOST_CANDIDATES,)),
        ("sums", "f8", (MOST_CANDIDATES,)),  # of payoffs
        ("gains", "f8", (MOST_CANDIDATES,)),  # of the differences to the first candidate's payoffs in the same worlds
        ("squares", "f8", (MOST_CANDIDATES,)),  # of the squares of these differences
        *((name, "f8", (MOST_CANDIDATES,)) for name in ("wins", "points", "win_gains", "win_squares", "point_gains", "point_squares")),
        ("report", DECISION),
        ("moves", MOVES),
        ("events", EVENTS),
        ("result", OUTCOME),
        ("expected", OUTLOOK),
    ],
    align=True,
)
WORKING = (
    "players", "nodes", "edges", "worlds", "base_fit", "length", "seen_before", "with_tree", "latest", "last_stage", "all_known", "count",
)  # fmt: skip
"""Numbers that the search itself sets."""
