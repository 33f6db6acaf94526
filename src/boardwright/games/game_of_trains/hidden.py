"""Guesses complete states that agree with what a seat knows.

Unknown are: the draw pile, the cards in other hands (setup cards, a card drawn and not yet placed) and the setup cards that others refused
(edge case 18 in docs/games/game_of_trains.md). Everything else was seen by all players. After a reshuffle the refused cards are in the
draw pile, and every player can work out what it contains: exactly what is nowhere else.
"""

from boardwright.core.machine.sets import deal, keep_unseen, mark, mark_all
from boardwright.core.machine.state import EVERYONE
from boardwright.games.game_of_trains.state import STREAM_GUESS


def resample(tables, state, seat):
    """Fill the blanks of a hidden copy in place with cards that are not visible, every arrangement equally likely."""
    mark_table(state, state.draw)
    mark_all(state.draw, state.refused)
    mark_all(state.draw, state.discard)
    mark(state.draw, state.using)
    state.draw_count = keep_unseen(state.draw)
    for other in range(state.players):
        if other != seat:
            state.draw_count = deal(state, STREAM_GUESS, state.draw, state.draw_count, state.hand[other], state.hand_count[other])
            state.draw_count = deal(state, STREAM_GUESS, state.draw, state.draw_count, state.refused[other], state.refused_count[other])
    state.viewer = EVERYONE


def mark_table(state, seen):
    """Mark in `seen` the visible cards in trains, under wagons, in hands and in the row."""
    mark_all(seen, state.train)
    mark_all(seen, state.lock)
    mark_all(seen, state.hand)
    mark_all(seen, state.row)
