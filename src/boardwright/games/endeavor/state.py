"""The state of a match, field by field. `-1` means none. This game has no hidden information."""

from boardwright.core.machine.schema import Axis, Schema, bits, choice, flag, number, seat, seats
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import components as c

PHASES = ("build", "salary", "turn", "act", "governor", "discard", "over")
CHOOSE_BUILDING, SALARY, TURN, ACT, CHOOSE_GOVERNOR, DISCARD, OVER = range(7)
"""The phases: the question to the active seat."""

STREAM_FIRST, STREAM_TOKENS = range(2)
"""Streams of the generator: the first player, tokens."""

# option values
ONE_DISC, BY_FINANCE = range(2)
ALWAYS, BELOW_FIVE = range(2)

MOST_DISCS = 127
"""The most discs of a seat in one region: limited by the field `beside`."""

CARD_PLACES = ("deck", "held", "aside", "gone")
IN_DECK, HELD, ASIDE, GONE = range(4)
"""The places of a card: in its deck, held by a seat, a slavery card laid aside by a seat, out of the match."""

NOBODY = -1
OUT_OF_REACH = 32_767
"""More presence than possible."""

SEAT = seats(c.SEATS)
PLACE = Axis("place", c.PLACES, count="built")
TRACK = Axis("track", c.TRACKS)
TOKEN = Axis("token", c.TOKENS)
BUILDING = Axis("building", c.BUILDINGS)
CARD = Axis("card", c.CARDS)
REGION = Axis("region", c.REGIONS)
CITY = Axis("city", c.CITIES)
DECK = Axis("deck", c.DECKS)
LINK = Axis("link", c.LINKS)
LANE = Axis("space", c.LANE_SPACES)


class State(Schema, streams=2, options=("payment", "slavery_place")):
    """The record of a match: its course, the seats, the supply, the board, the current choice."""

    # the course
    phase = choice(PHASES, default=TURN)
    round_no = number(1, c.ROUNDS, position="round")
    crown = seat(note="the first player")
    active = seat()
    passed = flag(SEAT)
    # seats
    supply = number(-1000, 30, SEAT, default=0, position="seats.supply", note="discs; below 0 substitutes are in use")
    harbour = number(0, MOST_DISCS, SEAT, size=2, position="seats.harbour", note="discs")
    built = number(0, c.PLACES, SEAT, position=None, note="buildings on the mat")
    building = choice(c.BUILDINGS, SEAT, PLACE, none=True, position=None)
    manned = flag(SEAT, PLACE, position=None, note="whether a disc lies on it")
    icons = number(-1000, 1000, SEAT, TRACK, position=None, note="the true sums of icons, also above the top")
    tokens = number(0, 127, SEAT, TOKEN, position="seats.tokens")
    governor = choice(c.CARDS, SEAT, none=True, position="seats.governor", note="on the governor space since the last pass")
    # the supply
    stock = number(0, 127, BUILDING, position=None)
    card_place = choice(CARD_PLACES, CARD, position=None)
    card_seat = seat(CARD, none=True, position=None)
    # the board
    open_region = flag(REGION, position=None)
    city_token = choice(c.TOKENS, CITY, none=True, default=ABSENT, position="tokens.cities")
    city_owner = seat(CITY, none=True, position="cities")
    link_token = choice(c.TOKENS, LINK, none=True, default=ABSENT, position="tokens.links")
    lane_token = choice(c.TOKENS, LANE, none=True, position=None)
    lane_owner = seat(LANE, none=True, position=None)
    beside = number(0, MOST_DISCS, REGION, SEAT, note="discs beside a full track")
    abolished = flag()
    # the current choice
    allowed_actions = bits(c.ACTIONS_OF, none=0, position="acting.actions", note="the actions allowed now")
    halves_left = number(0, 2, default=0, position="acting.halves", note="how many halves of an action are left")
    activated = number(0, c.PLACES - 1, none=-1, position=None, note="place of the building that was activated; none: a token was spent")
    bound_region = choice(c.REGIONS, none=True, default=ABSENT, position="acting.region", note="where the second half must be")
    bound_deck = choice(c.DECKS, none=True, default=ABSENT, position="acting.deck", note="the deck that the second card must be from")
    to_free = number(0, 127, note="discs still to be taken from buildings")
    # computed from the rest (rules/start.py: derive)
    presence = number(0, 1000, REGION, SEAT, position=None, observed=False, note="discs in the region's cities, on its track and beside it")
    near_cities = bits(c.CITIES, SEAT, position=None, observed=False, note="in Europe and where the seat is present")
    own_cities = bits(c.CITIES, SEAT, position=None, observed=False, note="occupied by the seat")
    open_cities = bits(c.CITIES, position=None, observed=False, note="in open regions")
    needed_presence = number(0, OUT_OF_REACH, DECK, position=None, observed=False, note="for the top card, if it can be drawn at all")


STATE = State.dtype
