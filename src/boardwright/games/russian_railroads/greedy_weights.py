"""What `greedy` counts with: hundredths of a point, per cents, tenths of a space."""

from __future__ import annotations

POINT = 100

# Ways in which a board may grow, in tenths of a space for each round after this one; a match goes for the best of them.
WAYS = 4  # the Transsiberian, St Petersburg, Kiev, industry
AHEAD = (
    22, 18, 14, 10, 7, 6, 5, 4, 3, 0, 5, 4, 2, 0, 0,
    12, 9, 7, 5, 3, 16, 14, 11, 8, 0, 5, 4, 2, 0, 0,
    10, 8, 6, 4, 2, 8, 5, 4, 3, 0, 16, 14, 8, 0, 0,
    10, 8, 6, 4, 2, 8, 6, 4, 2, 0, 6, 4, 2, 0, 0,
)  # fmt: skip # rails, by way, line and colour
PULL_AHEAD = (
    10, 14, 5, 5,
    7, 6, 14, 6,
    7, 6, 7, 14,
    6, 6, 6, 6,
)  # fmt: skip # numbers of locomotives, by way and slot
INDUSTRY_AHEAD = (12, 12, 12, 25)
DOUBLERS_AHEAD = (10, 4, 3, 3)
GROWTH = (0, 45, 45, 45, 45, 45, 45)  # per cent: what points from that growth count, by rounds after this one
NEW_LATE = 50  # per cent of the growth of rails that are still to be won

# Workers and coins.
WORKER_NOW = 350  # one more worker in hand
WORKER = 500  # one more for each round after this one
COIN = (0, 300, 300, 300, 300, 300, 300)  # a coin kept, by rounds after this one
FIRST_SEAT = 300  # to be first next round, or second
SECOND_SEAT = 200
LOOKED_AT = 10  # places that are looked at more closely
AGAIN = 8  # places whose gains are found anew then
REST = 95  # per cent: what the rest of the round counts after it
LATER_TURN = 95  # per cent: what the next worker's gain counts when workers are planned together

# One-off rewards of special spaces, and how near they are, by missing spaces.
TOKEN_SPOT = 900  # a ? space, and for each round after this one
TOKEN_LATER = 350
NEW_RAILS = (0, 250, 400, 400, 300)  # by colour, for each round after this one
NEAR = (100, 70, 52, 40, 32, 25, 20, 16, 12, 9, 7, 5, 4, 3, 2, 1)
NEAR_LAST = (100, 70, 52, 40, 32, 25, 20, 16, 12, 9, 7, 5, 4, 3, 2, 1)  # the same in the last round
PERMANENT = 50  # per cent: what a space that pays at each scoring counts before it is met
DOUBLING = 300  # the doubled line, for each round after this one
NO_PULL = 2  # a locomotive that is missing counts as so many spaces

# Industry: what a factory is worth when a marker comes to it, by number (a start, and for each round left), and how sure that is.
FACTORY_WORTH = (0, 600, 600, 400, 700, 300, 300, 300, 300, 1500)
FACTORY_LATER = (0, 0, 100, 200, 150, 100, 50, 100, 100, 0)
COMING = 12  # per cent less for each space before it

# Engineers: what the use of one's own is worth in each round, by engineer; the majority's certainty by rounds after this one.
ENGINEER_USE = (150, 120, 300, 280, 150, 150, 150, 280, 300, 100, 150, 150, 150, 100, 600)
SURE = (100, 70, 55, 45, 40, 35, 30, 30)
STANDING = 150  # one engineer more, for each round after this one: somebody may catch up

# Steps and tiles still to be done in a chain: what they are roughly worth, for each round left, by part.
WAITING = (60, 90, 150, 250, 400, 70, 120, 60, 130, 200, 100, 200, 150, 130, 250, 350, 0)
WAITING_BONUS = 2000
IN_HAND = 60  # a displaced locomotive, for each of its number
BONUS_LATER = (0, 200, 200, 200, 200, 250, 250, 250, 200, 250)  # what end-bonus cards held will give more, for each round after this one
