"""The rules, in the order of a deal."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.sets import deal, insert, keep_unseen, take_random
from boardwright.core.machine.state import ABSENT
from schnapsen import cards as at, events as ev, obstacles as why, state as s
from schnapsen.actions import EXCHANGE, FAMILY, MARRY, PLACE, PLAY
from schnapsen.components import JACK, KING, QUEEN, card_of, suit_of


def setup(tables, state, events):
    """Draw the first dealer and deal."""
    state.dealer = draw_uniform_below(state, s.STREAM_SEATING, 2)
    begin_deal(state, events)


def begin_deal(state, events):
    """Deal five cards to each player. The next one is turned up as trump, and the others are the talon."""
    state.talon[:] = 0
    state.hand[:] = 0
    state.shown[:] = 0
    state.shown_count[:] = 0
    state.married[:] = 0
    state.played[:] = 0
    state.taken[:] = 0
    state.tricks, state.stake, state.closed = 0, 0, ABSENT
    state.talon_count = keep_unseen(state.talon)
    for k in range(2):
        seat = (state.dealer + 1 + k) % 2
        h = state.hand[seat]
        state.talon_count = deal(state, s.STREAM_DEAL, state.talon, state.talon_count, h, s.HAND_SIZE)
        state.hand_count[seat] = s.HAND_SIZE
        emit(events, ev.DEALT, 1 << seat, seat, h[0], h[1], h[2], h[3], h[4])
    state.turned = draw(state, s.STREAM_DEAL)
    state.trump = suit_of(state.turned)
    emit(events, ev.TURNED_UP, EVERY_SEAT, state.turned, state.trump)
    state.phase, state.active = s.LEAD, 1 - state.dealer


def draw(state, stream):
    """Draw a face-down card of the talon."""
    state.talon_count -= 1
    return take_random(state, stream, state.talon, state.talon_count + 1)


def obstacle(tables, state, seat, action, moves):
    """Return why an action is not legal; 0 if it is."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if state.phase == s.OVER or (state.phase == s.ANSWER and kind != PLAY):
        return NOT_NOW
    if kind == PLAY:
        return play_obstacle(state, seat, place + 1, moves)
    if kind == MARRY:
        pair = at.holds(state, seat, card_of(place // 2, QUEEN)) and at.holds(state, seat, card_of(place // 2, KING))
        return 0 if pair else blocked(moves, why.NO_PAIR, place // 2)
    if state.closed != ABSENT:
        return why.TALON_CLOSED
    if state.talon_count < 2:  # and the trump card below
        return why.TALON_LOW
    if kind == EXCHANGE and not at.holds(state, seat, card_of(int(state.trump), JACK)):
        return blocked(moves, why.NO_JACK, state.trump)
    return 0


def play_obstacle(state, seat, card, moves):
    """Return why a card cannot be played; 0 if it can. Strict rules require the highest-ranking answer that the hand can give."""
    if not at.holds(state, seat, card):
        return blocked(moves, why.NOT_IN_HAND, card)
    if state.phase == s.LEAD or not at.is_strict(state):
        return 0
    owed, given = at.OTHER, at.standing(state, card, state.led)
    for i in range(s.HAND_SIZE):
        for held in (state.hand[seat, i], state.shown[seat, i]):
            if held != 0:
                owed = max(owed, at.standing(state, held, state.led))
    if given == owed:
        return 0
    if owed == at.TRUMPED:
        return blocked(moves, why.MUST_TRUMP, state.trump)
    return blocked(moves, why.MUST_BEAT, state.led) if given == at.LOWER else blocked(moves, why.MUST_FOLLOW, suit_of(state.led))


def apply(tables, state, seat, action, events):
    """Apply a legal action."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if kind == PLAY:
        play(tables, state, seat, place + 1, events)
    elif kind == MARRY:
        marry(tables, state, seat, place // 2, card_of(place // 2, QUEEN + place % 2), events)
    elif kind == EXCHANGE:
        exchange(state, seat, card_of(int(state.trump), JACK), events)
    else:
        state.closed, state.stake = state.tricks, at.worth(tables, state, 1 - seat)
        emit(events, ev.CLOSED, EVERY_SEAT, seat)


def exchange(state, seat, jack, events):
    """Exchange the jack of trumps for the card that was turned up."""
    at.lay(state, seat, jack)
    at.take_openly(state, seat, state.turned)
    emit(events, ev.EXCHANGED, EVERY_SEAT, seat, state.turned)
    state.turned = jack


def marry(tables, state, seat, suit, card, events):
    """Show king and queen of a suit. If that is enough, the deal is won; else the card is led."""
    for rank in (QUEEN, KING):
        at.lay(state, seat, card_of(suit, rank))
        at.take_openly(state, seat, card_of(suit, rank))
    state.married[seat] |= 1 << suit
    emit(events, ev.MARRIED, EVERY_SEAT, seat, suit, tables.royal if suit == state.trump else tables.marriage)
    if at.card_points(tables, state, seat) >= tables.goal:
        end_deal(tables, state, seat, ev.ENOUGH, events)
    else:
        play(tables, state, seat, card, events)


def play(tables, state, seat, card, events):
    """Lead a card, or answer and so complete the trick."""
    at.lay(state, seat, card)
    emit(events, ev.PLAYED, EVERY_SEAT, seat, card)
    n, led = int(state.tricks), int(state.led)
    if state.phase == s.LEAD:
        state.led, state.phase, state.active = card, s.ANSWER, 1 - seat
        return
    winner = seat if at.takes(state, card, led) else 1 - seat
    state.played[n, seat], state.played[n, 1 - seat] = card, led
    state.taken[n], state.tricks, state.led = winner, n + 1, 0
    emit(events, ev.TOOK, EVERY_SEAT, winner, tables.value[card] + tables.value[led])
    state.phase, state.active = s.LEAD, winner
    end_trick(tables, state, winner, events)


def end_trick(tables, state, winner, events):
    """End the deal at enough points. Else both draw if possible; with empty hands, closing has failed, or the last trick wins."""
    if at.card_points(tables, state, winner) >= tables.goal:
        end_deal(tables, state, winner, ev.ENOUGH, events)
    elif not at.is_strict(state):
        draw_card(state, winner, events)
        draw_card(state, 1 - winner, events)
    elif state.hand_count[winner] + state.shown_count[winner] == 0:
        failed = state.closed != ABSENT
        end_deal(tables, state, 1 - at.leader(state, state.closed) if failed else winner, ev.LAST_TRICK, events)


def draw_card(state, seat, events):
    """Draw from the talon. The last card is the face-up one."""
    card, audience = int(state.turned), EVERY_SEAT
    if state.talon_count > 0:
        card, audience = draw(state, s.STREAM_DRAW), 1 << seat
        insert(state.hand[seat], state.hand_count[seat], card)
        state.hand_count[seat] += 1
    else:
        at.take_openly(state, seat, card)
        state.turned = 0
    emit(events, ev.DREW, audience, seat, card)


def end_deal(tables, state, winner, how, events):
    """Award the game points; then start the next deal, or end the match."""
    points = at.worth(tables, state, 1 - winner)
    if state.closed != ABSENT:
        failed = winner != at.leader(state, state.closed)
        points = max(2, int(state.stake)) if failed else int(state.stake)
        how = ev.FAILED if failed else how
    state.points[winner] += points
    own, other = at.card_points(tables, state, winner), at.card_points(tables, state, 1 - winner)
    emit(events, ev.WON_DEAL, EVERY_SEAT, winner, points, how, own, other)
    if state.points[winner] >= state.options.target:
        state.phase = s.OVER
    else:
        state.dealer = 1 - state.dealer
        begin_deal(state, events)
