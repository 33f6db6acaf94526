"""The boards, tiles and cards as the rulebook and the fact sheet give them, independent of the package's data files."""

from typing import NamedTuple

PLAYERS = (2, 3, 4)
ROUNDS = {2: 6, 3: 6, 4: 7}
WORKERS = {2: 6, 3: 6, 4: 5}
COINS = {2: 2, 3: 1, 4: 1}
PASSING = (0, 2, 3, 4)
EXTRA_WORKERS = 2

LENGTHS = {"transsiberian": 15, "petersburg": 9, "kiev": 9}
COLOURS = ("black", "grey", "brown", "natural", "white")
COLOURS_OF = {"transsiberian": COLOURS, "petersburg": COLOURS[:4], "kiev": COLOURS[:3]}
RAIL_POINTS = {"black": 0, "grey": 1, "brown": 2, "natural": 4, "white": 7}
REVALUED = {"black": 0, "grey": 1, "brown": 3, "natural": 6, "white": 10}
MILESTONES = {"grey": 2, "brown": 6, "natural": 10, "white": 15}
"""The spaces of the Transsiberian where the black rail wins a colour (2.2)."""
SLOTS = {"transsiberian_1": "transsiberian", "transsiberian_2": "transsiberian", "petersburg": "petersburg", "kiev": "kiev"}
KIEV_BONUS = {1: 1, 2: 2, 3: 3, 4: 4, 8: 10}
MEDAL = 20
STATION = 10
MOST_DOUBLERS = 8
DOUBLERS = 20

TRACK_POINTS = (0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30)
"""The highest number printed at or before each space of the industry track (2.3)."""
FACTORY_SPACES = (5, 7, 9, 11, 13)
TOKEN_SPACE = 10


class Space(NamedTuple):
    """A space of the main board: its cost in workers, the coins among them, what it gives, whether two players use it."""

    workers: int
    gives: dict[str, int]
    coins: int = 0
    two: bool = True


SPACES = {
    "white_2": Space(2, {"white": 2}),
    "white_1": Space(1, {"white": 1}),
    "natural_2": Space(2, {"natural": 2}),
    "natural_1": Space(1, {"natural": 1}),
    "brown_2": Space(2, {"brown": 2}),
    "brown_1": Space(1, {"brown": 1}),
    "grey_2": Space(2, {"grey": 3}),
    "grey_1": Space(1, {"grey": 2}, two=False),
    "black_2": Space(2, {"black": 3}),
    "black_1": Space(1, {"black": 2}, two=False),
    "any_2": Space(2, {"any": 2}, coins=1),
    "black_or_grey": Space(1, {"black_or_grey": 1}),
    "locomotive_1": Space(1, {"locomotive_or_factory": 1}),
    "locomotive_2": Space(2, {"locomotive_or_factory": 1}, two=False),
    "locomotive_3": Space(3, {"locomotive": 1, "factory": 1}),
    "industry_1": Space(1, {"industry": 1}),
    "industry_2": Space(2, {"industry": 2}),
    "industry_3": Space(2, {"industry": 1, "black": 1}, two=False),
    "doubler": Space(1, {"doublers": 1}),
    "coins": Space(1, {"coins": 2}),
    "temporary": Space(1, {"temporary": 2}, two=False),
    "hire": Space(1, {"hire": 1}, coins=1),
    "engineer_inner": Space(1, {}),
    "engineer_outer": Space(1, {}, two=False),
    "first": Space(1, {}),
    "second": Space(1, {}, two=False),
    "last_round": Space(1, {"industry": 3}),
}

ENGINEERS = {
    "two_any": (1, {"any": 2}),
    "black_grey": (2, {"black": 1, "grey": 1}),
    "any_points": (3, {"any": 1, "points": 3}),
    "black_points": (4, {"black": 1, "points": 3}),
    "industry_two": (5, {"industry": 2}),
    "any_black": (6, {"any": 1, "black": 1}),
    "grey_brown": (7, {"grey": 1, "brown": 1}),
    "industry_points": (8, {"industry": 1, "points": 3}),
    "doubler_points": (9, {"doublers": 1, "points": 3}),
    "repeat": (10, {"repeat": 1}),
    "industry_black": (11, {"industry": 1, "black": 1}),
    "locomotive_or_factory": (12, {"locomotive_or_factory": 1}),
    "two_any_more": (13, {"any": 2}),
    "doubler": (14, {"doublers": 1}),
    "best_locomotives": (15, {"best_locomotives": 1}),
}
"""The number (suggested, 6.1) and the effect of each engineer."""
LETTERLESS = "best_locomotives"

ENGINEER_SUM, GREY_POINTS, LOCOMOTIVE_OR_FACTORY, BROWN_POINTS, INDUSTRY, COIN, TWO_BLACK, REPEAT, BONUS = range(1, 10)
"""The factories by their (suggested) numbers, 6.1."""

BONUSES = ("flat", "ends", "factories", "locomotives", "workers", "black", "tokens", "doublers", "engineer", "engineers")
TOKENS = ("steps", "industry", "marker", "doublers", "revalue", "medal", "card")
CARDS = ("four_actions", "engineer", "factory", "black_worker", "locomotive")
STARTS = ("black_step", "industry", "doubler", "coin")
SPOTS = ("transsiberian_13", "petersburg_4", "petersburg_6", "industry")
STEP_PARTS = {"black", "grey", "brown", "natural", "white", "black_or_grey", "any", "extra"}

SPECIAL = {
    "transsiberian_2": ("transsiberian", 2, "black", False),
    "transsiberian_3": ("transsiberian", 3, "brown", True),
    "transsiberian_6": ("transsiberian", 6, "black", False),
    "transsiberian_10": ("transsiberian", 10, "black", False),
    "transsiberian_13": ("transsiberian", 13, "black", True),
    "transsiberian_15": ("transsiberian", 15, "black", False),
    "transsiberian_end": ("transsiberian", 15, "black", False),
    "petersburg_4": ("petersburg", 4, "black", True),
    "petersburg_6": ("petersburg", 6, "black", True),
    "petersburg_7": ("petersburg", 7, "grey", True),
    "petersburg_end": ("petersburg", 9, "black", False),
    "kiev_1": ("kiev", 1, "black", True),
    "kiev_2": ("kiev", 2, "black", True),
    "kiev_3": ("kiev", 3, "black", True),
    "kiev_4": ("kiev", 4, "black", True),
    "kiev_5": ("kiev", 5, "grey", True),
    "kiev_7": ("kiev", 7, "black", False),
    "kiev_8": ("kiev", 8, "black", True),
    "kiev_end": ("kiev", 9, "black", False),
}
"""Line, space and colour of each special space, and whether locomotives must reach it, too (2.2)."""
PERMANENT = {"petersburg_7", "kiev_1", "kiev_2", "kiev_3", "kiev_4", "kiev_5", "kiev_8"}
WORKER_SPACES = {"transsiberian_3", "kiev_7"}
