"""What a seat may know, and complete states that fit it.

Unknown are: the order of the deck, cards drawn unseen by others, other seats' tickets, the ticket deck and the tickets out of the game.
A seat remembers what it was shown: cards that others took openly (`known`), what the deck was made of when it was shuffled
(`deck_at_shuffle`) and which of that it has drawn itself (`drawn_since_shuffle`), the tickets it put back, and at which draw somebody
else drew them (`known_redrawn_at`).
"""

from boardwright.core.machine.random import quick_start, quick_uniform_below
from boardwright.core.machine.secrets import hide_secrets
from boardwright.core.machine.state import EVERYONE
from boardwright.games.ticket_to_ride_europe.state import PAY, SECRETS, STREAM_GUESS, TURN
from boardwright.games.ticket_to_ride_europe.unseen import deal_unseen_cards
from boardwright.games.ticket_to_ride_europe.unseen_tickets import deal_unseen_tickets


def hide(tables, state, seat):
    """Blank what `seat` (or a spectator, -1) does not know, in place. At the end all tickets held are open."""
    if state.phase == PAY and state.active != seat:
        state.phase = TURN
        state.paying = -1
    for i in range(state.returned_count):
        if state.returned_seat[i] != seat:
            state.returned_tickets[i] = 0
    hide_secrets(state, seat, SECRETS, state.phase, state.active)


def resample(tables, state, seat):
    """Fill the blanks of a hidden copy with a world that fits what the viewer was shown, in place (see `unseen`, `unseen_tickets`)."""
    rng = quick_start(state.rng, STREAM_GUESS)
    deal_unseen_cards(tables, state, seat, rng)
    for other in range(state.players):
        if state.chosen[other] and state.choice[other] == 0:
            state.choice[other] = random_keep_mask(rng)
    deal_unseen_tickets(tables, state, seat, rng)
    state.viewer = EVERYONE


def random_keep_mask(rng):
    """A random choice of at least two of four tickets, as a mask."""
    mask = 0
    while mask & (mask - 1) == 0:
        mask = quick_uniform_below(rng, 16)
    return mask
