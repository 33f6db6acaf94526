"""The weights of `greedy`: hundredths of a point, per cent, tenths of a space."""

POINT = 100

# Ways in which a board may grow, in tenths of a space per round after this one; a match goes for the best of them.
WAYS = 4  # the Transsiberian, St Petersburg, Kiev, industry
AHEAD = (
    17, 12, 13, 7, 5, 9, 3, 7, 7, 0, 9, 8, 1, 0, 0,
    11, 4, 3, 4, 8, 16, 9, 16, 9, 0, 8, 2, 7, 0, 0,
    14, 7, 0, 1, 5, 6, 0, 5, 7, 0, 16, 14, 0, 0, 0,
    13, 9, 1, 12, 2, 4, 10, 7, 5, 0, 3, 7, 0, 0, 0,
)  # fmt: skip  # rails, by way, line and colour
PULL_AHEAD = (
    12, 15, 1, 0,
    11, 7, 6, 1,
    7, 11, 8, 20,
    5, 3, 0, 6,
)  # fmt: skip  # numbers of locomotives, by way and slot
INDUSTRY_AHEAD = (10, 15, 11, 30)
DOUBLERS_AHEAD = (10, 5, 4, 1)
GROWTH = (0, 47, 45, 45, 55, 7, 36)  # per cent of the points from that growth, by rounds after this one
NEW_LATE = 36  # per cent of the growth of rails still to be won

# Workers and coins.
WORKER_NOW = 430  # one more worker in hand
WORKER = 510  # one more per round after this one
COIN = (0, 250, 390, 360, 400, 450, 310)  # a coin kept, by rounds after this one
FIRST_SEAT = 460  # going first next round, or second
SECOND_SEAT = 280
LOOKED_AT = 7  # places examined more closely
AGAIN = 6  # places whose gains are then computed anew
REST = 69  # per cent of the rest of the round after that
LATER_TURN = 109  # per cent of the next worker's gain when workers are planned together

# One-off rewards of special spaces, and their weight by distance in spaces.
TOKEN_SPOT = 380  # a ? space, and per round after this one
TOKEN_LATER = 400
NEW_RAILS = (0, 340, 320, 350, 390)  # by colour, per round after this one
NEAR = (100, 89, 70, 54, 45, 23, 19, 10, 10, 5, 2, 2, 0, 0, 0, 0)
NEAR_LAST = (100, 55, 25, 25, 25, 17, 14, 14, 14, 14, 11, 11, 11, 4, 4, 0)  # the same in the last round
PERMANENT = 58  # per cent of a space that pays at each scoring, before it is reached
DOUBLING = 360  # the doubled line, per round after this one
NO_PULL = 1  # the distance in spaces of a missing locomotive

# Industry: the value of a factory (0: none) when a marker reaches it, by number (fixed, and per round left), and the probability of that.
FACTORY_WORTH = (0, 770, 510, 450, 500, 230, 230, 240, 240, 1580)
FACTORY_LATER = (0, 200, 0, 200, 60, 50, 20, 60, 80, 160)
COMING = 14  # per cent less per space before it

# Engineers: the value of an own engineer's use per round; the certainty of the majority by rounds after this one.
ENGINEER_USE = (270, 140, 380, 180, 190, 170, 90, 430, 330, 130, 140, 270, 170, 160, 950)
SURE = (100, 44, 44, 44, 43, 31, 28, 33)
STANDING = 460  # one more engineer, per round after this one: a rival may catch up

# Steps and tiles still to be done in a chain: their rough value per round left, by part.
WAITING = (90, 40, 110, 260, 500, 80, 30, 20, 210, 210, 130, 370, 120, 130, 380, 480, 0)
WAITING_BONUS = 1470
IN_HAND = 0  # a displaced locomotive, per unit of its number
BONUS_LATER = (0, 150, 170, 110, 150, 270, 150, 370, 110, 360)  # the further value of end-bonus cards held, per round after this one
