"""The state of a match, field by field. `-1` means none."""

from boardwright.core.machine.schema import BY_RULE, Axis, Schema, bits, choice, flag, number, numbered, seat, seats
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c

PHASES = (
    "start_bonus", "turn", "pay", "act", "next", "place", "replace", "token", "card", "bonus", "repeat", "once_more", "reuse", "over",
)  # fmt: skip
CHOOSE_START, TURN, PAY, ACT, NEXT, PLACE, REPLACE, USE_TOKEN, TAKE_CARD, TAKE_BONUS, NAME_REPEAT, NAME_ONCE_MORE, REUSE, OVER = range(14)
"""The phases: the question to the active seat."""

STAGES = ("start", "turns", "reuse", "over")
"""Start bonuses; the turns of a round; claim workers used again; the end."""
AT_START, IN_TURNS, IN_REUSE, AT_END = range(4)

STREAM_ORDER, STREAM_ENGINEERS, STREAM_BONUS, STREAM_GUESS = range(4)
"""Streams of the generator: turn order, engineers, end-bonus cards, resampling."""

# option values
COMPLETE, PARTIAL = range(2)
YES, NO = range(2)
IN_TURN, ANY_TIME = range(2)
MUST, MAY = range(2)
ALONE, WITH_ENGINEER = range(2)

PIECES = ("worker", "temporary", "black", "coin")
"""The pieces that may be on a space."""
WORKER, TEMPORARY_WORKER, BLACK_PIECE, COIN = range(4)

MOST_EFFECTS = 20
"""The most effects that may wait at once: ten times a marker on a factory, four ? spaces, cards, the white rail, the action itself."""

REMOVED, IN_DECK, UNKNOWN = 0, 9, -1
"""The fate of end-bonus cards; 1 to 8: the draw by which it was taken."""

DROPPED = 9
"""In `token_at`: the right to use a token was given up."""

POINTS_FROM = ("transsiberian", "petersburg", "kiev", "industry", "passing", "stations", "effects")
"""Sources of points during the rounds: at their ends; passing; the last spaces of lines; engineers and factories, or declining a card."""
SCORED_INDUSTRY, SCORED_PASSING, SCORED_STATIONS, SCORED_EFFECTS = range(3, 7)

MANY, MANY_POINTS, MOST_POINTS = 30_000, 1_000_000, 2**31 - 1
"""Limits of the record: pieces and coins, points of one source in a round, all points."""

SEAT = seats(c.SEATS)
TURN_ORDER = Axis("place in the turn order", c.SEATS, seats=True)
CLAIM = Axis("claim", 2)
START = Axis("start bonus", c.STARTS)
BOARD_PLACE = Axis("place", c.PLACES)
PIECE = Axis("piece", PIECES)
CELL = Axis("cell", c.ROW, short=True)
TILE = Axis("number", tuple(map(str, range(c.HIGHEST + 1))))
QUESTION_CARD = Axis("? card", c.CARDS)
LINE = Axis("line", c.LINES)
COLOUR = Axis("colour", c.COLOURS)
SLOT = Axis("slot", c.SLOTS)
FACTORY_SLOT = Axis("factory slot", c.FACTORY_SLOTS, short=True)
TRACK_MARKER = Axis("marker", 2, short=True)
SPECIAL_SPACE = Axis("special space", c.SPECIALS)
SPOT = Axis("? space", c.SPOTS)
ENGINEER_TILE = Axis("engineer", c.ENGINEERS)
BONUS_CARD = Axis("end-bonus card", c.BONUSES)
DRAW = Axis("draw", c.HIGHEST + 1)
QUEUE = Axis("effect", MOST_EFFECTS, count="queue_length")
PART = Axis("part", c.PARTS)
STEP_PART = Axis("part", c.PARTS[: c.ANY + 1])
ROUND = Axis("round", c.ROUNDS + 1, short=True)
SOURCE = Axis("source", POINTS_FROM)


class State(Schema, streams=4, options=("question_cards", "repeat_running", "waiting", "card_taking", "extra_engineer")):
    """The record of a match: its course, the main board, the seats, the current choice, points."""

    # the course
    phase = choice(PHASES, default=TURN, note="what the active seat is asked")
    stage = choice(STAGES, default=IN_TURNS)
    round_no = number(0, c.ROUNDS, position="round", note="from 1; 0: the start")
    order = seat(TURN_ORDER, none=True, null=False, note="the seats in turn order")
    active = seat(note="the seat that is asked")
    passed = flag(SEAT, position="seats.passed")
    claim = seat(CLAIM, none=True, position="claims.seat", note="the players who claimed the first and the second place")
    claim_piece = choice(PIECES, CLAIM, none=True, null=False, default=ABSENT, position="claims.piece")
    start_taken = seat(START, none=True, null=False, position="starts", note="the player who took each start bonus")
    # the main board
    taken = seat(BOARD_PLACE, none=True, null=False, note="who closed the place for this round")
    pieces = number(0, MANY, SEAT, BOARD_PLACE, PIECE, position=None)
    row = choice(c.ENGINEERS, CELL, none=True, note="engineers; cell 0 is the hire space")
    locomotive_supply = number(0, 127, TILE, note="by number, locomotive side up")
    factory_supply = number(0, 127, TILE, note="returned tiles, factory side up")
    doubler_supply = number(0, 127)
    card_owner = seat(QUESTION_CARD, none=True, null=False, position="cards", note="the player who took each ? card")
    # seats
    workers = number(0, 127, SEAT, position="seats.workers", note="in the seat's own supply")
    workers_all = number(0, 127, SEAT, position=None, note="for the whole round")
    temporary = number(0, 127, SEAT, position="seats.temporary", note="in the seat's own supply")
    black_owner = seat(none=True, position=None)
    black_ready = flag(position=None, note="whether it is still in its owner's supply")
    coins = number(0, MANY, SEAT, position="seats.coins")
    rail = number(
        0, c.LONGEST, SEAT, LINE, COLOUR, none=-1, null=False, unused=0, position="seats.rails", note="the space; 0: beside the line"
    )
    slot = numbered(c.LOCOMOTIVES, SEAT, SLOT, position="seats.locomotives")
    factory = numbered(c.HIGHEST, SEAT, FACTORY_SLOT, null=False, what="factory", position="seats.factories")
    marker = number(
        0, c.TRACK - 1, SEAT, TRACK_MARKER, none=-1, null=False, unused=0, position="seats.markers", note="on the industry track"
    )
    doublers = number(0, c.MOST_DOUBLERS, SEAT, position="seats.doublers")
    reached = flag(SEAT, SPECIAL_SPACE, position=None, note="whether the reward was won")
    token_at = number(-1, DROPPED, SEAT, SPOT, default=-1, unused=0, position=None, note="the token used there; 9: dropped")
    spot_won = flag(SEAT, SPOT, position=None)
    tokens_used = bits(c.TOKENS, SEAT, size=2, position=None)
    revalued = flag(SEAT, position=None)
    medal = flag(SEAT, position=None)
    engineer_owner = seat(ENGINEER_TILE, none=True, position=None)
    acted = bits(len(c.PLACES), SEAT, position=None, note="places whose action was taken this round")
    acted_black = bits(len(c.PLACES), SEAT, position=None, note="those with the black worker")
    # end-bonus cards
    bonus_location = number(
        UNKNOWN, IN_DECK, BONUS_CARD, position=None, secret=BY_RULE, note="0 removed, 9 in the deck, else the draw that took it"
    )
    seen_at_looks = number(
        0, IN_DECK, BONUS_CARD, position=None, note="in a hidden copy: at how many looks of the viewer it was still there"
    )
    draws = number(0, IN_DECK, position=None)
    drawer = seat(DRAW, none=True, position=None, note="by draw, from 1")
    looked = bits(IN_DECK, SEAT, note="after which draws a seat saw the deck")
    # the current choice
    paying = choice(c.PLACES, none=True, note="the place being paid for")
    running = choice(c.PLACES, none=True, note="the place whose action runs")
    running_black = flag(note="whether the black worker does it; kept only where `repeat_running` needs it")
    hand = numbered(c.LOCOMOTIVES, position="hand.locomotive", note="the locomotive to be placed")
    hand_displaced = flag(default=0, position="hand.displaced")
    new_factory = numbered(c.HIGHEST, what="factory", note="the factory that needs a slot")
    current = number(0, MOST_EFFECTS - 1, none=-1, note="the pending effect that is being resolved")
    queue_length = number(0, MOST_EFFECTS, position=None)
    effect_queue = choice(c.EFFECTS, QUEUE, position="agenda.effect", what="effect")
    remaining_parts = number(0, 127, QUEUE, PART, default=0, position="agenda.left", note="what is left of each part")
    must_complete = flag(QUEUE, default=0, position="agenda.whole", note="whether it must be resolved completely")
    black_bonus_pending = flag(QUEUE, default=0, position="agenda.armed", note="whether a black step of it brings the black worker's")
    # computed from the above (rules/room.py)
    closed = bits(len(c.PLACES), position=None, observed=False, note="the places that are taken")
    own = bits(len(c.PLACES), SEAT, position=None, observed=False, note="the places of a seat's engineers")
    room = number(0, MANY, SEAT, STEP_PART, position=None, observed=False, note="how many steps there is room for")
    parts = bits(c.PARTS, QUEUE, size=8, position=None, observed=False, note="of which something is left")
    choices = bits(62, position=None, observed=False, secret=BY_RULE, note="what may be chosen inside an effect")
    # points
    points = number(0, MOST_POINTS, SEAT, position="seats.points")
    scored = number(0, MANY_POINTS, SEAT, ROUND, SOURCE, position="seats.scored", note="by round, from 1; 0: the start")
    bonus_points = number(0, MANY, SEAT, BONUS_CARD, position=None)
    majority_points = number(0, MANY, SEAT, position=None)


STATE = State.dtype
SECRETS = State.secrets
