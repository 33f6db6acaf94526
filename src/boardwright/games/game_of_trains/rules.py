"""The rules: setup, the two actions of a turn, the eight abilities, in order of the rulebook."""

from boardwright.core.machine.event_buffer import EVERY_SEAT, emit, emit_row
from boardwright.core.machine.moves import add_move, add_moves
from boardwright.core.machine.obstacle import NOT_NOW, blocked
from boardwright.core.machine.random import draw_uniform_below
from boardwright.core.machine.sets import contains, deal, keep_unseen, remove as take_out
from boardwright.core.machine.state import ABSENT
from boardwright.games.game_of_trains import actions as act, cards, components as c, events as ev, obstacles as why, state as s


def setup(tables, state, events):
    """Deal seven wagons to each player, in falling order, and the setup cards: k to the k-th player (rulebook: setup)."""
    state.winner = ABSENT
    state.draw_count = keep_unseen(state.draw)
    state.first = draw_uniform_below(state, s.STREAM_SEATING, state.players)
    state.active = state.first
    for seat in range(state.players):
        t = state.train[seat]
        state.draw_count = deal(state, s.STREAM_DEAL, state.draw, state.draw_count, t, c.WAGONS)
        for i in range(c.WAGONS // 2):
            t[i], t[c.WAGONS - 1 - i] = t[c.WAGONS - 1 - i], t[i]
        emit_row(events, ev.DEALT, EVERY_SEAT, t, c.WAGONS, seat)
    for count in range(1, state.players + 1):
        seat = (state.first + count - 1) % state.players
        state.draw_count = deal(state, s.STREAM_DEAL, state.draw, state.draw_count, state.hand[seat], count)
        state.hand_count[seat] = count
        emit_row(events, ev.DREW_SETUP, 1 << seat, state.hand[seat], count, seat, count)  # ascending, so that their order reveals nothing
    begin_setup_choice(state, events)


def begin_setup_choice(state, events):
    """Ask the active seat to choose a setup card; a seat with a single card keeps it without being asked."""
    state.phase = s.SETUP_KEEP
    if state.hand_count[state.active] == 1:
        keep(state, state.hand[state.active, 0], events)


def keep(state, card, events):
    """Keep one setup card, and refuse the others, which go face down to the discard pile (rulebook: setup)."""
    seat, hand = state.active, state.hand[state.active]
    state.refused_count[seat] = take_out(hand, state.hand_count[seat], card)
    state.refused[seat, :] = hand
    hand[:] = 0
    hand[0], state.hand_count[seat] = card, 1
    state.phase = s.SETUP_REPLACE
    emit(events, ev.KEPT, 1 << seat, seat, card)


def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count, found = 0, 0
    if state.phase == s.TURN:
        add_move(moves, act.FIRST[act.DRAW])
        for ability in range(len(c.ABILITIES)):
            found |= int(use_obstacle(state, seat, ability) == 0) << ability
        add_moves(moves, act.FIRST[act.USE], found)
    elif state.phase == s.TARGET:
        ability = int(tables.ability[state.using])
        for i in range(c.WAGONS):
            found |= int(cards.target_obstacle(state, seat, ability, i) == 0) << i
        add_moves(moves, act.FIRST[target_family(ability)], found)
    elif state.phase == s.SETUP_KEEP:
        for i in range(state.hand_count[seat]):
            add_move(moves, act.FIRST[act.KEEP] + int(state.hand[seat, i]) - 1)
    elif state.phase != s.OVER:
        add_moves(moves, act.FIRST[act.REPLACE_WAGON], (1 << c.WAGONS) - 1)
    return moves.count


def target_family(ability):
    """The family of actions that choose the wagon for an ability."""
    return act.PROTECT_WAGON if ability == c.PROTECT else act.SWAP_ADJACENT + ability


def obstacle(tables, state, seat, action, moves):
    """Return why an action is illegal; 0 if it is legal."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    first, end = act.ANSWERS[state.phase]
    if not first <= kind < end:
        return NOT_NOW
    if kind == act.USE:
        return blocked(moves, use_obstacle(state, seat, place), place)
    if kind == act.KEEP:
        drawn = contains(state.hand[seat], state.hand_count[seat], place + 1)
        return 0 if drawn else blocked(moves, why.NOT_DRAWN, place + 1)
    if act.SWAP_ADJACENT <= kind <= act.PROTECT_WAGON:
        ability = int(tables.ability[state.using])
        if kind != target_family(ability):
            return blocked(moves, why.OTHER_ABILITY, ability)
        return blocked(moves, cards.target_obstacle(state, seat, ability, place), place + 1)
    return 0


def use_obstacle(state, seat, ability):
    """Return why the card of an ability cannot be taken from the row; 0 if it can."""
    if state.row[ability] != 0:
        return why.ALL_PROTECTED if ability == c.PROTECT and state.lock[seat, ::3].all() else 0  # wagons 1, 4 and 7
    for other in range(len(c.ABILITIES)):
        if state.row[other] != 0:
            return why.NOT_IN_ROW
    return why.ROW_EMPTY


def apply(tables, state, seat, action, events):
    """Do a legal action."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.DRAW:
        draw(state, seat, events)
    elif kind == act.USE:
        use(tables, state, seat, place, events)
    elif kind == act.REPLACE_WAGON:
        replace(tables, state, seat, place, events)
    elif kind == act.KEEP:
        keep(state, place + 1, events)
    else:
        cards.use_on_wagon(state, seat, tables.ability[state.using], place, events)
        if not cards.win_if_rising(state, seat, events):
            end_turn(state, events)


def draw(state, seat, events):
    """Action 1: draw the top card. It must replace a wagon; its ability is not used."""
    card = cards.draw_card(state, events)
    state.hand[seat, 0] = card
    state.hand_count[seat] = 1
    state.phase = s.REPLACE
    emit(events, ev.DREW, 1 << seat, seat, card)


def replace(tables, state, seat, position, events):
    """Put the card in hand in place of a wagon, which goes face up to the row; a lock there is lost.

    During setup the next seat then chooses its card; after the last one the first turn begins.
    """
    card = state.hand[seat, 0]
    state.hand[seat, 0] = 0
    state.hand_count[seat] = 0
    replaced = state.train[seat, position]
    state.train[seat, position] = card
    emit(events, ev.PLACED, EVERY_SEAT, seat, position + 1, card, replaced)
    cards.drop_lock(state, seat, position, events)
    cards.put_in_row(tables, state, replaced, events)
    if state.phase == s.SETUP_REPLACE:  # a win is not possible yet
        state.active = (state.active + 1) % state.players
        state.phase = s.TURN
        if state.active != state.first:
            begin_setup_choice(state, events)
    elif not cards.win_if_rising(state, seat, events):
        end_turn(state, events)


def end_turn(state, events):
    """Start the next player's turn, clockwise; a match that reaches the turn cap is a draw (option)."""
    state.phase = s.TURN
    if state.turn < s.MOST_TURNS:
        state.turn += 1
    state.active = (state.active + 1) % state.players
    cap = state.options.turn_cap
    if cap > 0 and state.turn >= cap:
        state.phase = s.OVER
        emit(events, ev.CAPPED, EVERY_SEAT, state.turn)


def use(tables, state, seat, ability, events):
    """Action 2: take a card from the row and use its ability. A remove happens at once, the others ask for a wagon."""
    card = state.row[ability]
    state.row[ability] = 0
    emit(events, ev.USED, EVERY_SEAT, seat, ability, card)
    if ability in c.REMOVES:
        cards.discard(state, card)
        remove(tables, state, seat, cards.removed_place(ability), events)
    else:
        state.using = card
        state.phase = s.TARGET


def remove(tables, state, seat, position, events):
    """Remove the wagon at `position` from all players, unless it is protected; then refill the gaps in order from the draw pile.

    The match ends at once when a refill completes a rising train: later players do not refill (rulebook: abilities, note).
    """
    take_wagons(tables, state, seat, position, events)
    for k in range(state.players):
        other = (seat + k) % state.players
        if state.train[other, position] == 0:
            card = cards.draw_card(state, events)
            state.train[other, position] = card
            emit(events, ev.REFILLED, EVERY_SEAT, other, position + 1, card)
            if cards.win_if_rising(state, other, events):
                return
    end_turn(state, events)


def take_wagons(tables, state, seat, position, events):
    """Move the wagons at `position` to the row, unless they are protected, clockwise from `seat`."""
    for k in range(state.players):
        other = (seat + k) % state.players
        card = state.train[other, position]
        if state.lock[other, position] != 0:
            emit(events, ev.SPARED, EVERY_SEAT, other, position + 1)
        else:
            state.train[other, position] = 0
            emit(events, ev.REMOVED, EVERY_SEAT, other, position + 1, card)
            cards.put_in_row(tables, state, card, events)
