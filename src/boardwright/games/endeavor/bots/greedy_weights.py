"""The weights of the bots: hundredths of glory, per cent, tenths of a space. What differs by style is in `styles.py`."""

POINT = 100

# Status. A space of a track is worth about one glory at the end; industry, culture and finance also produce something each round.
ICON = 100
ICON_LATER = (7, 5, 10, 6)  # by track, per coming round: only for cards and tokens within reach; actual levels are simulated
DRIFT = (8, 9, 9, 9)  # tenths of a space by which each track is expected to rise per round
EXACT = (53, 29, 21, 12, 6, 3, 0, 0)  # per cent of the glory of the space reached (the rest counts spaces), by coming rounds

# The value of an activation by building, and its cost in discs.
USE = (230, 210, 190, 0, 0, 100, 230, 360, 240, 0, 340, 360, 0, 130, 130, 130)
COST = (2, 1, 2, 0, 0, 3, 2, 2, 2, 0, 3, 1, 0, 0, 0, 0)
FALLBACK = (0, 70, 0, 0, 0, 0, 266, 280, 154, 0, 0, 98, 0, 0, 0, 0)  # if no free city (no card slot) is left for it
COMING_USE = (150, 170, 230, 250, 200)  # of a building not built yet, by level
COMING_GLORY = (17, 34, 68, 64, 128)  # the value of a building not built yet apart from its action, by level
COMING_COST = 3
HELD_BACK = 90  # per cent of its value that an activation keeps for each round it is delayed
DISC = 23  # an unused disc

# Cards.
SLOT = 20  # a free card slot, per coming round (at most three)
EMPTY_SPACE = 150  # the governor space while it can stay empty: a governor may still come
SPACE_HOPE = 25  # while it holds a governor that may move elsewhere

# What is within reach.
CITIES_TO_COME = 13  # tenths of a city per free one within reach: more than ten, because more regions will open
REACH = (42, 20, 15, 7, 3, 1)  # per cent of a card's value, by missing presence
DEEPER = 45  # per cent of its value that a card keeps for each card above it
OPENING = (102, 82, 66, 51, 41, 32, 26, 20, 15)  # per cent, by spaces left on the track
FREE_CITY = 39  # each free city (three at most) within reach
GOVERNOR = 250
LEAD = (0, 10, 30, 85, 100)  # per cent of a governor, by lead in discs over the best rival, from two behind
LINK_NEAR = 35  # per cent of a link with one end held and the other free
LINK_FAR = 10  # the other end held by a rival
HORIZON = (35, 80, 100, 100, 100, 100, 100, 100)  # per cent of everything within reach, by coming rounds
ENOUGH = 6  # discs that suffice to get there in the last round
BLUE_TOKEN = (238, 266, 200, 154)  # ship or draw, occupy or draw, attack, payment

# Slavery: the probability of abolition in per cent, by the most discs of a seat in Europe's cities.
ABOLITION = (10, 15, 25, 35, 50, 70, 75, 80, 80, 80, 80)
RIVAL = 25  # per cent of the rivals' cities and links that count against the seat's own
