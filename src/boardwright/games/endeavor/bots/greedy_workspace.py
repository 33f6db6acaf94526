"""Room in which `greedy` tries things out, what icons are worth to it at the decision at hand, and how much is left to play."""

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import record
from boardwright.games.endeavor.bots.greedy_weights import BLUE_TOKEN, ICON, ICON_LATER, POINT
from boardwright.games.endeavor.components import BLUE, CARDS, PLACES, ROUNDS, TOKENS, TRACKS
from boardwright.games.endeavor.state import CHOOSE_BUILDING, CHOOSE_GOVERNOR, STATE

INFINITY = 1_000_000_000

SCRATCH = record(
    [
        ("tried", STATE),  # a choice and what it begins
        ("continued", STATE),  # one way to go on
        ("second_half", STATE),  # a second half after that
        ("events", EVENTS),
        ("card_worth", "i4", (len(CARDS),)),
        ("token_worth", "i4", (len(TOKENS),)),
        # when the cards over the limit are gone
        ("card_slots", "i4"),  # free places for cards
        ("icons", "i4", (len(TRACKS),)),
        # the rounds to come
        ("cities", "i4"),  # tenths of free cities to be had
        ("discs", "i4"),
        ("activations", "i4", (PLACES + 1, 5)),  # of buildings, best first; then room for one to come: columns below
    ]
)
USE, FALLBACK, KIND, COST, MANNED = range(5)
"""Columns of `activations`: what it brings; what it does when there is no city, no place for a card left for it; which of the two it
needs; its discs; whether a disc lies there."""


def rounds_coming(state):
    """How many rounds are to come in which everybody grows and acts."""
    return ROUNDS - int(state.round_no) + (1 if state.phase == CHOOSE_BUILDING else 0)


def may_act(state, seat):
    """Whether a seat may still act in the round that is played."""
    return state.passed[seat] == 0 and CHOOSE_BUILDING < state.phase < CHOOSE_GOVERNOR


def weigh_icons(tables, hidden, workspace):
    """Begin: nothing is told of what is tried; what tokens and cards are worth in this round."""
    workspace.events.count = -1
    coming = rounds_coming(hidden)
    for token in range(len(TOKENS)):
        if token < BLUE:
            workspace.token_worth[token] = ICON + ICON_LATER[token] * coming
        else:
            workspace.token_worth[token] = BLUE_TOKEN[token - BLUE]
    for card in range(len(CARDS)):
        worth = int(tables.card_glory[card]) * POINT
        for track in range(len(TRACKS)):
            worth += int(tables.card_icons[card, track]) * int(workspace.token_worth[track])
        workspace.card_worth[card] = worth
