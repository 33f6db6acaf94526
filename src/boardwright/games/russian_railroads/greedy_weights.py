"""What `greedy` counts with: hundredths of a point, per cents, tenths of a space."""

from __future__ import annotations

POINT = 100

# How a board is expected to grow, in tenths of a space for each round after this one.
AHEAD = (16, 12, 10, 8, 5, 10, 9, 7, 5, 0, 10, 8, 5, 0, 0)  # rails, by line and colour
PULL_AHEAD = (6, 8, 8, 8)  # numbers of locomotives, by slot
INDUSTRY_AHEAD = 16
GROWTH = 45  # per cent: what points from that growth count, for each round after this one

# Workers and coins.
WORKER_NOW = 350  # one more worker in hand
WORKER = 500  # one more for each round after this one
COIN = 300  # a coin kept for later rounds; nothing in the last one
FIRST_SEAT = 300  # to be first next round, or second
SECOND_SEAT = 200
LATER_TURN = 85  # per cent: what the next worker's gain counts when workers are planned together

# One-off rewards of special spaces, and how near they are, by missing spaces.
TOKEN_SPOT = 900  # a ? space, and for each round after this one
TOKEN_LATER = 350
NEW_RAILS = (0, 250, 400, 400, 300)  # by colour, for each round after this one
NEAR = (100, 70, 52, 40, 32, 25, 20, 16, 12, 9, 7, 5, 4, 3, 2, 1)
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
