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
        (36, 17, 26, 41, 4, 18, 1, 2, -1, -3, 1, 0, -1, 1, 1, 80, 16, 10, 0, 3, 13, 3, 13, 0, 56, 55, 59, 76, 111, 431, 832, 4941,
        457, 331, 377, 614, 950, 246, 1291, 123, 212, 257, 54, 3, 1539, 328, 59, 689, 501, 790, 1060, 56, 209, 1, 135, 74, 56, 41,
        25, 9, 24, 10, 6, 2, 0, -3, -1, -1, -1, 2, 225, 36, 18, 10, 21, 25, 4, 21, 17, 7, -3, 39, 5, -7, 7, 3, -30, 868, 792, 391,
        562, 155, 7, 281, 343, 6999, 3, 527, 131, 209, -39, 29, -43, -18, 167, 327, 37, 920, 103, 372, 228, 32, 230, 156, 531, 208,
        518, 2, 423, 93, 151, 3195, 1229, 332, 93, 248, 45, 39, 263, 87, 81, 496, 375, 1438, 310, 1181, 242, -11, 109, 420, 63, 321,
        143, 111, 310, -110, 350),
        (46, 5, 31, 21, 1, 8, 2, 2, -1, 0, 6, 1, 0, -1, -4, 19, 5, 3, -1, 9, 7, -2, 12, 3, 74, 26, 56, 18, 25, 71, 870, 982, 129,
        153, 349, 431, 4942, 1756, 3867, 136, 1436, 242, 29, -7, 2515, 204, 36, 133, 1108, 434, 5123, 134, 236, 1, 119, 72, 52, 34,
        22, 10, 7, -2, -1, 4, 2, 4, -12, 12, 1, 0, 189, 12, 19, 38, -10, 116, 9, 2, 44, 23, 3, 10, -1, -3, 3, -5, 70, 3506, 909,
        1501, 605, 204, 147, 829, -85, 11028, -57, 641, 291, 137, -86, 176, 83, 121, 64, 384, 13, 760, 58, 253, 81, 540, 245, 690,
        540, 918, 242, 61, 1558, 132, 103, 1903, 3313, 167, 29, 68, 22, 47, 53, 11, 27, 325, 68, 7741, 65, 2220, 123, -132, 157,
        148, 175, 211, 190, 418, 172, 11, 567),
        (46, 5, 31, 21, 1, 8, 2, 2, -1, 0, 6, 1, 0, -1, -4, 19, 5, 3, -1, 9, 7, -2, 12, 3, 74, 26, 56, 18, 25, 71, 870, 982, 129,
        153, 349, 431, 4942, 1756, 3867, 136, 1436, 242, 29, -7, 2515, 204, 36, 133, 1108, 434, 5123, 134, 236, 1, 119, 72, 52, 34,
        22, 10, 7, -2, -1, 4, 2, 4, -12, 12, 1, 0, 189, 12, 19, 38, -10, 116, 9, 2, 44, 23, 3, 10, -1, -3, 3, -5, 70, 3506, 909,
        1501, 605, 204, 147, 829, -85, 11028, -57, 641, 291, 137, -86, 176, 83, 121, 64, 384, 13, 760, 58, 253, 81, 540, 245, 690,
        540, 918, 242, 61, 1558, 132, 103, 1903, 3313, 167, 29, 68, 22, 47, 53, 11, 27, 325, 68, 7741, 65, 2220, 123, -132, 157,
        148, 175, 211, 190, 418, 172, 11, 567),
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
