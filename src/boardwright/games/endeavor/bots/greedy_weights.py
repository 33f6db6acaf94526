"""What `greedy` counts with: hundredths of glory, per cents, tenths of a space."""

POINT = 100

# Status. A space of a track is worth about one glory at the end; industry, culture and finance also bring something each round.
ICON = 100
ICON_LATER = (7, 5, 10, 6)  # by track, for each round to come: only for cards and tokens in sight, real levels are looked through
DRIFT = (8, 9, 9, 9)  # tenths of a space by which each track is expected to rise in a round
EXACT = (53, 29, 21, 12, 6, 3, 0, 0)  # per cent of the glory of the space reached (the rest: of the spaces), by rounds to come

# What an activation is worth when it is done, by building, and the discs it takes.
USE = (230, 210, 190, 0, 0, 100, 230, 360, 240, 0, 340, 360, 0, 130, 130, 130)
COST = (2, 1, 2, 0, 0, 3, 2, 2, 2, 0, 3, 1, 0, 0, 0, 0)
FALLBACK = (0, 70, 0, 0, 0, 0, 266, 280, 154, 0, 0, 98, 0, 0, 0, 0)  # when no free city (no place for a card) is left for it
COMING_USE = (150, 170, 230, 250, 200)  # of a building that is still to be put up, by level
COMING_GLORY = (17, 34, 68, 64, 128)  # what a building to come brings by itself, by level
COMING_COST = 3
HELD_BACK = 90  # per cent that an activation counts, for each round that it is later
DISC = 23  # a disc left over

# Cards.
SLOT = 20  # a place for a card that is free, for each round to come (at most three)
EMPTY_SPACE = 150  # the governor space while it can stay empty: a governor may still come
SPACE_HOPE = 25  # while a governor lies there who may find another place

# What may come.
CITIES_TO_COME = 13  # tenths of a city for each free one within reach: more than it, because more regions will open
REACH = (42, 20, 15, 7, 3, 1)  # per cent of a card's worth by presence that is missing
DEEPER = 45  # per cent that a card counts for each one above it
OPENING = (102, 82, 66, 51, 41, 32, 26, 20, 15)  # per cent by spaces left on the track
FREE_CITY = 39  # each free city (three at most) within reach
GOVERNOR = 250
LEAD = (0, 10, 30, 85, 100)  # per cent of a governor by discs ahead of the best other one, from two behind
LINK_NEAR = 35  # per cent of a link of which one end is held and the other free
LINK_FAR = 10  # the other end held by somebody else
HORIZON = (35, 80, 100, 100, 100, 100, 100, 100)  # per cent of all that may come, by rounds to come
ENOUGH = 6  # discs with which there is time for it in the last round
BLUE_TOKEN = (238, 266, 200, 154)  # ship or draw, occupy or draw, attack, payment

# Slavery: per cent by which it is expected to be abolished, by the most discs somebody has in Europe's cities.
ABOLITION = (10, 15, 25, 35, 50, 70, 75, 80, 80, 80, 80)
RIVAL = 25  # per cent of the cities and links of others that count against one's own
