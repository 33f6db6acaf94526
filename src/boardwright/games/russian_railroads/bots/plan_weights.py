"""The weights of the plans: hundredths of a point, per cent, tenths of a space. `python -m benchmarks.railroads_plans` tunes them."""

import numpy as np

from boardwright.games.russian_railroads.components import BONUSES, COLOURS, ENGINEERS, HIGHEST, LINES, ROUNDS, SLOTS

PLANS = ("siberia", "kiev", "industry", "engineers")
SIBERIA, KIEV_PLAN, INDUSTRY_PLAN, ENGINEER_PLAN = range(len(PLANS))
DISTANCES = 16

LAYOUT = {
    # growth: tenths of a space (or number) per round after this one
    "AHEAD": len(LINES) * len(COLOURS),
    "PULL_AHEAD": len(SLOTS),
    "INDUSTRY_AHEAD": 1,
    "DOUBLERS_AHEAD": 1,
    "FACTORIES_AHEAD": 1,
    "NEW_LATE": 1,  # per cent of the growth of rails still to be won
    "GROWTH": ROUNDS,  # per cent of the points from that growth, by rounds after this one
    # workers, coins, turn order
    "WORKER_NOW": 1,
    "WORKER": 1,  # per round after this one
    "BLACK_STEPS": 1,  # of the black worker, per round after this one
    "COIN": ROUNDS,
    "FIRST_SEAT": 1,
    "SECOND_SEAT": 1,
    # the rest of the round
    "REST": 1,  # per cent of it
    "CONTEST": 1,  # per cent of a place that each rival takes from it between two own turns
    # one-off rewards of special spaces, and their weight by distance in spaces
    "TOKEN_SPOT": 1,
    "TOKEN_LATER": 1,
    "NEW_RAILS": len(COLOURS),
    "PERMANENT": 1,
    "DOUBLING": 1,
    "NO_PULL": 1,
    "NEAR": DISTANCES,
    "NEAR_LAST": DISTANCES,
    # factories by number, at once and per round after this one; per cent less per space before one
    "FACTORY_WORTH": HIGHEST + 1,
    "FACTORY_LATER": HIGHEST + 1,
    "COMING": 1,
    # engineers
    "ENGINEER_USE": len(ENGINEERS),
    "STANDING": 1,
    "SURE": ROUNDS + 1,
    # what has no value of its own
    "REPETITION": 2,
    "CARD_WORTH": 2,
    "BONUS_WORTH": 2,
    "BONUS_LATER": len(BONUSES),
}
"""Each weight and how many numbers it has, in the order of a row of WEIGHTS."""

STARTS = dict(zip(LAYOUT, np.cumsum([0, *LAYOUT.values()]).tolist()))
COUNT = sum(LAYOUT.values())
(
    AHEAD, PULL_AHEAD, INDUSTRY_AHEAD, DOUBLERS_AHEAD, FACTORIES_AHEAD, NEW_LATE, GROWTH, WORKER_NOW, WORKER, BLACK_STEPS, COIN,
    FIRST_SEAT, SECOND_SEAT, REST, CONTEST, TOKEN_SPOT, TOKEN_LATER, NEW_RAILS, PERMANENT, DOUBLING, NO_PULL, NEAR, NEAR_LAST,
    FACTORY_WORTH, FACTORY_LATER, COMING, ENGINEER_USE, STANDING, SURE, REPETITION, CARD_WORTH, BONUS_WORTH, BONUS_LATER,
) = STARTS.values()

WEIGHTS = np.array(
    (
        (45, 18, 25, 50, 1, 14, 2, 2, -2, -2, 2, 0, -3, 2, 0, 59, 101, 4, -2, 3, 10, 0, 26, 10, 47, 50, 53, 52, 92, 71, 973, 1243,
        116, 185, 407, 737, 485, 1893, 969, 323, 29, 217, 59, 1, 2210, 190, 32, 895, 892, 275, 1435, 4, -24, 1, 423, 68, 48, 30, 21,
        7, 20, 7, 6, 0, 6, -2, -8, -12, -2, 8, 78, 44, 28, 18, 14, 11, 8, 15, 14, -1, -2, 41, 15, -1, 9, 20, -42, 686, 1020, 1445,
        506, -19, 40, 740, 58, 3364, -477, 222, 155, 566, -38, 99, -135, -25, 511, 428, 23, 1706, -79, 409, 149, 199, 316, 218, 228,
        300, 1435, 125, 537, -1, 165, 8341, 3939, 140, 101, 165, 6, 44, 167, 43, 260, 710, 266, 2324, 276, 528, 527, -20, 111, 379,
        -26, 736, 64, -46, 562, 120, 1202),
        (57, 1, 48, 12, 1, 7, 2, 2, -1, 1, 3, 2, 3, 0, -5, 35, 11, 2, -4, 11, 4, 3, 1, 19, 18, 68, 80, 34, 15, 38, 795, 238, -62,
        21, 579, 414, 2949, 4756, 1169, 111, 1380, 436, 39, 2, 2195, -64, -74, 97, 691, 537, 2108, 115, 324, 1, 65, 77, 55, 34, 19,
        10, 2, -3, -4, 1, 2, 1, -11, 5, -6, -4, 115, 16, 0, 12, -1, 500, 18, 1, 21, 23, -13, 10, 20, 3, -7, -2, 128, 2609, 958,
        3613, 598, 406, 136, 778, 35, 5622, -80, 596, 192, 428, -80, 96, 199, 56, 335, 409, 20, 423, 483, 68, 64, 655, 328, 629,
        1281, 1244, 114, 117, 1707, 104, 156, 1522, 6023, 203, 80, 73, 80, 52, 70, -6, 7, 1494, -197, 3421, -36, 809, 172, -381,
        299, 257, -2, 221, 111, 383, 273, 52, 205),
        (152, 3, 28, 24, 1, 11, 3, 5, 0, -3, 1, 3, 0, 1, -3, 14, 7, 4, -4, 29, 9, 10, 6, 33, 92, 66, 47, 16, 21, 35, 763, 449, 77,
        1, 600, 467, 4236, 3242, 2575, 12, 767, 226, 47, 19, 2093, 99, -172, 158, 771, 274, 4469, 137, 839, 1, 51, 71, 50, 31, 18,
        12, 8, -2, -9, -8, -5, -4, -3, 7, -6, -4, 258, 58, 17, 23, 0, 246, 0, -3, 64, 46, -18, 3, 4, -3, 1, -8, 233, 6922, 1836,
        1303, 145, 306, 319, 1018, -154, 3576, 30, 990, 210, 403, -53, 204, 555, 176, 251, 296, 20, 425, 528, 937, 44, 903, 275,
        849, 741, 1569, 126, 169, 3105, 15, 339, 4592, 5073, 213, 45, 66, 35, 61, 93, 32, 26, 1121, -36, 3006, -99, 2257, 124, -319,
        841, 248, 78, 230, -23, 151, 504, 54, 479),
        (28, 6, 1, 4, 3, 6, 1, 6, 8, 0, 16, 12, -1, 1, -1, 7, 22, 11, 50, 6, 7, 4, 23, 2, 62, 80, 84, 79, 21, 33, 237, 643, 105,
        122, 314, 1330, 855, 462, 976, 137, 377, 184, 49, 35, 856, 276, -26, 276, 260, 322, 814, 44, 398, 1, 132, 77, 56, 38, 28,
        16, 15, 12, 9, 8, -5, 1, -5, 10, -6, 10, 118, 39, 24, 38, 12, 36, 13, 10, 22, 24, 7, 26, 14, 2, 1, -1, 39, 2456, 764, 760,
        648, 241, 162, 443, 115, 2141, 118, 378, -50, 242, 52, 45, 36, 75, 11, 261, 15, 428, 137, 487, 149, 345, 185, 211, 465, 279,
        305, 169, 246, 208, 182, 1076, 1826, 143, 30, 66, 23, 45, 65, 24, 50, 358, 180, 1583, 202, 857, 134, -10, 145, 137, 125,
        138, 112, 175, 352, 81, 465),
    ),
    np.int32,
)  # fmt: skip
"""By plan."""
