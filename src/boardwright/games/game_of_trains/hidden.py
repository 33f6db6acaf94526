"""What a seat may know, and complete states that fit it.

Unknown are: the draw pile, the cards in other hands (setup cards, a card drawn and not yet placed) and the setup cards that
others refused (edge case 18 in docs/games/game_of_trains.md). Everything else was seen by everybody. After a reshuffle the refused
cards are in the draw pile, and anybody can work out what it holds: exactly what lies nowhere else.
"""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.sets import insert, keep_unseen, mark, take_random
from boardwright.core.machine.state import EVERYONE
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, WAGONS
from boardwright.games.game_of_trains.state import SEATS, SECRETS, STREAM_GUESS


@rule
def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place."""
    hide_secrets(state, seat, SECRETS, state.phase, state.active)


@rule
def resample(tables, state, seat):
    """Fill the blanks of a hidden copy with cards that are nowhere to be seen, every arrangement equally likely, in place."""
    state.draw_count = list_unseen(state, state.draw)
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_count[other]):
                insert(state.hand[other], i, draw_unseen(state))
            for i in range(state.refused_count[other]):
                insert(state.refused[other], i, draw_unseen(state))
    state.viewer = EVERYONE


@rule
def draw_unseen(state):
    """Take any of the cards that nobody has seen out of the draw pile, where all of them lie at first."""
    state.draw_count -= 1
    return take_random(state, STREAM_GUESS, state.draw, state.draw_count + 1)


@rule
def list_unseen(state, cards):
    """Write all cards that lie nowhere in sight to `cards`, ascending; return their number."""
    mark_table(state, cards)
    for seat in range(state.players):
        for i in range(SEATS):
            mark(cards, state.refused[seat, i])
    for i in range(state.discard_count):
        mark(cards, state.discard[i])
    mark(cards, state.using)
    return keep_unseen(cards, CARDS)


@rule
def mark_table(state, seen):
    """Mark in `seen` what lies in trains, under wagons, in hands and in the row, as far as it is in sight."""
    for seat in range(state.players):
        for i in range(WAGONS):
            mark(seen, state.train[seat, i])
            mark(seen, state.lock[seat, i])
        for i in range(SEATS):
            mark(seen, state.hand[seat, i])
    for ability in range(len(ABILITIES)):
        mark(seen, state.row[ability])
