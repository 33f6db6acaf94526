"""The boards, tiles and cards: what every action space, engineer, factory, token and card gives, and scoring.

Everything that gives something has an *effect* with a number of its own; `effect` holds the amount of each *part* it gives.
"""

from typing import Any

from boardwright.core.machine.state import record

SEATS = 4
ROUNDS = 7

LINES = ("transsiberian", "petersburg", "kiev")
TRANSSIBERIAN, PETERSBURG, KIEV = range(3)
COLOURS = ("black", "grey", "brown", "natural", "white")
BLACK, GREY, BROWN, NATURAL, WHITE = range(5)
LONGEST = 15

SLOTS = ("transsiberian_1", "transsiberian_2", "petersburg", "kiev")
"""The slots of locomotives."""
LINE_OF_SLOT = (TRANSSIBERIAN, TRANSSIBERIAN, PETERSBURG, KIEV)
HIGHEST = 9
"""The highest number of a locomotive or factory."""
SPECIAL = 10
"""In a slot: the locomotive of the card. It pulls like a 9 and has no factory on its back."""
LOCOMOTIVES = (*range(1, HIGHEST + 1), "special")
"""The names of locomotives, numbered from 1."""
FACTORY_SLOTS = 5
TRACK = 16
"""The spaces of the industry track; the first is 0."""
SPACE, FACTORY_SPACE, TOKEN_SPACE = range(3)
MOST_DOUBLERS = 8
MOST_PIECES = 3
"""The most workers that an action costs."""
MOST_DRAWS = 8
"""The most end-bonus cards that can be taken in a match."""

PARTS = (
    *COLOURS, "black_or_grey", "any",
    "extra",  # the black worker's step
    "industry", "locomotive", "factory", "locomotive_or_factory", "repeat", "once_more", "card", "token", "bonus",
    # the rest needs no choice
    "doublers", "points", "coins", "temporary", "hire", "engineer_sum", "best_locomotives", "marker", "revalue", "medal",
    "engineer", "black_worker", "special_locomotive",
)  # fmt: skip
"""The parts of effects. The first five are steps with rails of that colour."""
BLACK_OR_GREY, ANY, EXTRA, INDUSTRY, LOCOMOTIVE, FACTORY, EITHER, REPEAT, ONCE_MORE, CARD, TOKEN, BONUS = range(5, 17)
DOUBLERS, POINTS, COINS, TEMPORARY, HIRE, ENGINEER_SUM, BEST_LOCOMOTIVES, MARKER, REVALUE, MEDAL = range(17, 27)
ENGINEER, BLACK_WORKER, SPECIAL_LOCOMOTIVE = range(27, 30)
DEFERRED = 1 << ENGINEER_SUM | 1 << BEST_LOCOMOTIVES | 1 << SPECIAL_LOCOMOTIVE
"""Parts without a choice that still wait for their turn: their value or consequences may change until then."""
CHOSEN_PARTS = 17
"""The parts before this one require choices."""
ONCE_MORE_PARTS = ("doublers", "industry", "black")
"""The parts that the card's fourth action may repeat."""

SPACES = (
    "white_2", "white_1", "natural_2", "natural_1", "brown_2", "brown_1", "grey_2", "grey_1", "black_2", "black_1", "any_2",
    "black_or_grey",
    "locomotive_1", "locomotive_2", "locomotive_3", "industry_1", "industry_2", "industry_3",
    "doubler", "coins", "temporary", "hire", "engineer_inner", "engineer_outer", "first", "second", "last_round",
)  # fmt: skip
"""The action spaces of the main board."""
BOTTOM, HIRING, INNER, OUTER, FIRST, SECOND, LAST_ROUND = 11, 21, 22, 23, 24, 25, 26
TEMPORARY_SPACE = 20
ENGINEERS = (
    "two_any", "black_grey", "any_points", "black_points", "industry_two", "any_black", "grey_brown", "industry_points",
    "doubler_points", "repeat", "industry_black", "locomotive_or_factory", "two_any_more", "doubler", "best_locomotives",
)  # fmt: skip
FACTORIES = tuple(str(number) for number in range(1, HIGHEST + 1))
TOKENS = ("steps", "industry", "marker", "doublers", "revalue", "medal", "card")
CARDS = ("four_actions", "engineer", "factory", "black_worker", "locomotive")
STARTS = ("black_step", "industry", "doubler", "coin")
BONUSES = ("flat", "ends", "factories", "locomotives", "workers", "black", "tokens", "doublers", "engineer", "engineers")
SPOTS = ("transsiberian_13", "petersburg_4", "petersburg_6", "industry")
"""The ? spaces, where tokens are used."""

PLACES = (*SPACES, *(f"engineer_{name}" for name in ENGINEERS))
"""Places for workers: the spaces of the board, then the engineers that players own."""
FIRST_ENGINEER = len(SPACES)

EFFECTS = (
    *PLACES, *(f"factory_{number}" for number in FACTORIES), *(f"token_{name}" for name in TOKENS), *(f"card_{name}" for name in CARDS),
    *(f"start_{name}" for name in STARTS), "white_rail", *(f"spot_{name}" for name in SPOTS),
)  # fmt: skip
FACTORY_EFFECTS = len(PLACES)  # factory 1
TOKEN_EFFECTS = FACTORY_EFFECTS + len(FACTORIES)
CARD_EFFECTS = TOKEN_EFFECTS + len(TOKENS)
START_EFFECTS = CARD_EFFECTS + len(CARDS)
WHITE_EFFECT = START_EFFECTS + len(STARTS)
SPOT_EFFECTS = WHITE_EFFECT + 1

SPECIALS = (
    "transsiberian_2", "transsiberian_3", "transsiberian_6", "transsiberian_10", "transsiberian_13", "transsiberian_15",
    "transsiberian_end",
    "petersburg_4", "petersburg_6", "petersburg_7", "petersburg_end",
    "kiev_1", "kiev_2", "kiev_3", "kiev_4", "kiev_5", "kiev_7", "kiev_8", "kiev_end",
)  # fmt: skip
"""The special spaces of the lines."""
LINE_SPECIALS = (0, 7, 11, 19)
"""The special spaces of line i are number LINE_SPECIALS[i] to LINE_SPECIALS[i + 1] - 1."""
LINE_OF_SPECIAL = tuple(line for line in range(len(LINES)) for _ in range(LINE_SPECIALS[line], LINE_SPECIALS[line + 1]))

ROW = 7
"""Cells of the engineers' row; cell 0 is the hire space, cell 1 the inner open one."""

FOLLOWING: list[tuple[Any, ...]] = [
    ("independent", "i1", (len(EFFECTS),)),  # whether each of its parts can be judged by itself
    ("parts", "i8", (len(EFFECTS),)),  # the parts that it gives, as a mask
    ("special_once", "i1", (len(SPECIALS),)),  # whether it gives something once, when reached
    ("winning_space", "i1", (len(COLOURS),)),  # where the black rail of the Transsiberian wins rails of a colour
    ("card_engineer", "i1"),  # the one without a stack, which belongs to a ? card
    ("slot_space", "i1", (FACTORY_SLOTS,)),  # the track space of a factory slot
    # places, as sets (rules/place_sets.py)
    ("there", "i8", (SEATS + 1, 2)),  # those that exist with so many players; 1: in the last round
    ("affordable", "i8", (MOST_PIECES + 1, MOST_PIECES + 1)),  # by workers and coins
    ("for_one_worker", "i8"),
    ("simple", "i8"),  # spaces that only require enough room for each of their parts
    ("too_much", "i8", (len(PARTS), TRACK + 1)),  # simple spaces that give more than this amount of a part
]
"""Tables computed from the others."""

TABLES = record(
    [
        ("effect", "i1", (len(EFFECTS), len(PARTS))),
        ("cost", "i1", (len(PLACES),)),  # workers
        ("coins_needed", "i1", (len(PLACES),)),  # how much of the cost must be coins
        ("fewest_players", "i1", (len(PLACES),)),
        ("passing", "i1", (SEATS,)),  # by position in the turn order
        ("length", "i1", (len(LINES),)),
        ("colours", "i1", (len(LINES),)),  # how many colours may be on a line
        ("rail_points", "i1", (2, len(COLOURS))),  # 1: revalued
        # special spaces: where they are, which rail must reach them, and whether locomotives must as well; the colour of rails they give
        # and the
        # ? space they are, or -1; points once, and at each scoring; whether only with the medal
        *((f"special_{what}", "i1", (len(SPECIALS),)) for what in ("space", "rail", "locomotive", "rails", "worker", "spot")),
        *((f"special_{what}", "i1", (len(SPECIALS),)) for what in ("points", "doubles", "scoring", "medal")),
        # industry
        ("track_kind", "i1", (TRACK,)),
        ("track_points", "i1", (TRACK,)),  # the highest number at or before each space
        ("track_slot", "i1", (TRACK,)),  # of a factory, from 0; else -1
        # tiles and cards
        ("locomotives", "i1"),  # of each number
        ("doubler_supply", "i1"),
        ("engineer_number", "i1", (len(ENGINEERS),)),
        ("engineer_stack", "i1", (len(ENGINEERS),)),  # 0 A, 1 B, 2 none
        *((f"bonus_{what}", "i2") for what in ("instead", "flat", "end", "factory", "worker", "token")),
        ("bonus_doublers", "i2", (2, 2)),  # (minimum, points), ascending
        ("bonus_engineer", "i2"),
        ("bonus_removed", "i1"),
        ("majority", "i2", (2,)),
        # by number of players; engineers_a: cells from the hire space on with engineers of stack A, followed by those of B
        *((what, "i1", (SEATS + 1,)) for what in ("rounds", "workers", "coins", "locomotives_removed")),
        *((what, "i1", (SEATS + 1,)) for what in ("engineers_a", "engineers_dealt", "open_engineers")),
        *FOLLOWING,
    ]
)
DERIVED = tuple(name for name, *_ in FOLLOWING)
"""The digest of the data leaves them out."""
