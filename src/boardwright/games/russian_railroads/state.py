"""The state of a match, field by field. What is `-1` is not there."""

from __future__ import annotations

from boardwright.core.machine.state import header, record
from boardwright.games.russian_railroads.components import (
    BONUSES,
    CARDS,
    COLOURS,
    ENGINEERS,
    FACTORY_SLOTS,
    HIGHEST,
    LINES,
    PARTS,
    PLACES,
    ROUNDS,
    ROW,
    SEATS,
    SLOTS,
    SPECIALS,
    SPOTS,
)

PHASES = (
    "start_bonus", "turn", "pay", "act", "next", "place", "replace", "token", "card", "bonus", "repeat", "once_more", "reuse", "over",
)  # fmt: skip
CHOOSE_START, TURN, PAY, ACT, NEXT, PLACE, REPLACE, USE_TOKEN, TAKE_CARD, TAKE_BONUS, NAME_REPEAT, NAME_ONCE_MORE, REUSE, OVER = range(14)
"""What the active seat is asked."""

STAGES = ("start", "turns", "reuse", "over")
"""Start bonuses; the turns of a round; claim workers used again; the end."""
AT_START, IN_TURNS, IN_REUSE, AT_END = range(4)

STREAM_ORDER, STREAM_ENGINEERS, STREAM_BONUS, STREAM_GUESS = range(4)
"""Streams of the generator: turn order, engineers, end-bonus cards, resampling."""

# values of options
COMPLETE, PARTIAL = range(2)
YES, NO = range(2)
IN_TURN, ANY_TIME = range(2)
MUST, MAY = range(2)
ALONE, WITH_ENGINEER = range(2)

PIECES = ("worker", "temporary", "black", "coin")
"""What may stand on a space."""
WORKER, TEMPORARY_WORKER, BLACK_PIECE, COIN = range(4)

AGENDA = 20
"""Effects that may wait at once: ten times a marker steps onto a factory, four ? spaces, cards, the white rail, the action itself."""

REMOVED, IN_DECK, UNKNOWN = 0, 9, -1
"""Fates of end-bonus cards; 1 to 8: the draw by which it was taken."""

POINTS_FROM = ("transsiberian", "petersburg", "kiev", "industry", "passing", "stations", "effects")
"""What is scored during the rounds: at their ends; for passing; at the last spaces of lines; by engineers and factories, or for no card."""
SCORED_LINES, SCORED_INDUSTRY, SCORED_PASSING, SCORED_STATIONS, SCORED_EFFECTS = 0, 3, 4, 5, 6

NOBODY = -1

STATE = record(
    [
        *header(streams=4, options=["question_cards", "repeat_running", "waiting", "card_taking", "extra_engineer"]),
        # the course
        ("phase", "i1"),
        ("stage", "i1"),
        ("round_no", "i1"),  # from 1
        ("order", "i1", (SEATS,)),  # seats in turn order
        ("active", "i1"),
        ("passed", "i1", (SEATS,)),
        ("claim", "i1", (2,)),  # who claimed the first and second place
        ("claim_piece", "i1", (2,)),
        ("start_taken", "i1", (4,)),  # who took each start bonus
        # the main board
        ("taken", "i1", (len(PLACES),)),  # who closed the place for this round
        ("pieces", "i2", (SEATS, len(PLACES), len(PIECES))),
        ("row", "i1", (ROW,)),  # engineers; cell 0 is the hire space
        ("locomotive_supply", "i1", (HIGHEST + 1,)),  # by number, locomotive side up
        ("factory_supply", "i1", (HIGHEST + 1,)),  # returned tiles, factory side up
        ("doubler_supply", "i1"),
        ("card_owner", "i1", (len(CARDS),)),  # who took each ? card
        # seats
        ("workers", "i1", (SEATS,)),  # in the own supply
        ("workers_all", "i1", (SEATS,)),  # for the whole round
        ("temporary", "i1", (SEATS,)),  # in the own supply
        ("black_owner", "i1"),
        ("black_ready", "i1"),  # whether it is still in its owner's supply
        ("coins", "i2", (SEATS,)),
        ("rail", "i1", (SEATS, len(LINES), len(COLOURS))),  # the space; 0: beside the line; -1: not won yet
        ("slot", "i1", (SEATS, len(SLOTS))),  # locomotives; 0: none; SPECIAL
        ("factory", "i1", (SEATS, FACTORY_SLOTS)),
        ("marker", "i1", (SEATS, 2)),  # on the industry track
        ("doublers", "i1", (SEATS,)),
        ("reached", "i1", (SEATS, len(SPECIALS))),  # whether the one-off reward was won
        ("token_at", "i1", (SEATS, len(SPOTS))),  # the token used there; DROPPED; -1
        ("spot_won", "i1", (SEATS, len(SPOTS))),
        ("tokens_used", "i2", (SEATS,)),  # a mask
        ("revalued", "i1", (SEATS,)),
        ("medal", "i1", (SEATS,)),
        ("engineer_owner", "i1", (len(ENGINEERS),)),
        ("acted", "i8", (SEATS,)),  # places whose action was taken this round, as a mask
        ("acted_black", "i8", (SEATS,)),  # those with the black worker
        # end-bonus cards
        ("fate", "i1", (len(BONUSES),)),
        ("window", "i1", (len(BONUSES),)),  # in a hidden copy: how many looks of the viewer the card was still there
        ("draws", "i1"),
        ("drawer", "i1", (HIGHEST + 1,)),  # by draw, from 1
        ("looked", "i2", (SEATS,)),  # after which draws a seat saw the deck, as a mask
        # the choice at hand
        ("paying", "i1"),  # the place being paid for
        ("running", "i1"),  # the place whose action runs
        ("running_black", "i1"),  # whether the black worker does it; kept only where `repeat_running` needs it
        ("hand", "i1"),  # the locomotive to be placed
        ("hand_displaced", "i1"),
        ("new_factory", "i1"),  # the factory that needs a slot
        ("current", "i1"),  # the waiting effect at hand
        ("agenda_count", "i1"),
        ("agenda", "i1", (AGENDA,)),  # effects
        ("left", "i1", (AGENDA, len(PARTS))),  # what is left of each
        ("whole", "i1", (AGENDA,)),  # whether all of it must be done
        ("armed", "i1", (AGENDA,)),  # whether a black step of it brings the black worker's
        # points
        ("points", "i4", (SEATS,)),
        ("scored", "i4", (SEATS, ROUNDS + 1, len(POINTS_FROM))),  # by round, from 1; 0: the start
        ("bonus_points", "i2", (SEATS, len(BONUSES))),
        ("majority_points", "i2", (SEATS,)),
    ]
)

DROPPED = 9
"""In `token_at`: the right to use a token was given up."""
