"""Conditions across the fields of a position; reading and writing them follows from their declarations."""

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from schnapsen.cards import card_points, holds, leader, may_hold, takes
from schnapsen.components import KING, NAMES, QUEEN, SUITS, card_of, suit_of
from schnapsen.state import ANSWER, HAND_SIZE, OVER, State


def check(reader: PositionReader, tables: Any, state: Any) -> None:
    """Derive the winners of tricks; check talon, hands, marriages and points against the tricks."""
    tricks, closed, over = int(state.tricks), int(state.closed), bool(state.phase == OVER)
    reader.require(closed <= tricks and (closed == ABSENT) == (state.stake == 0), "closed", f"up to {tricks} tricks, with a stake, or null")
    for n in range(tricks):
        first = leader(state, n)
        state.taken[n] = 1 - first if takes(state, int(state.played[n, 1 - first]), int(state.played[n, first])) else first
    first = leader(state, tricks)
    state.active = 1 - first if state.phase == ANSWER else first
    reader.require((state.led != 0) == (state.phase == ANSWER), "led", "a card in the phase answer, else null")
    drawn = min(HAND_SIZE, tricks if closed == ABSENT else closed)  # players do not draw after the trick that ends a deal
    each, led = HAND_SIZE + drawn - tricks, [int(state.led != 0 and seat == first) for seat in range(2)]
    held, fits = (state.hand_count + state.shown_count).tolist(), [[each - led[0], each - led[1]], *[[each - 1, each - 1]] * over]
    reader.expect(held in fits and (over or each > 0), "hands", held, f"so many cards, with those in shown: {fits[0]}, one at least")
    trump = state.turned != 0 and suit_of(int(state.turned)) == state.trump
    reader.require(trump or state.turned == state.talon_count == 0, "turned", f"a card of {SUITS[state.trump]} while there is a talon")
    for seat in range(2):
        wrong = [NAMES[card] for card in range(1, len(NAMES)) if holds(state, seat, card) and not may_hold(state, seat, card)]
        reader.expect(not wrong, f"hands[{seat}]", wrong, "no card that would have been the better answer in a strict trick")
        seen = {*state.shown[seat].tolist(), *state.played[:, seat].tolist(), int(state.led) * led[seat]}
        suits = [suit for suit in range(len(SUITS)) if state.married[seat] >> suit & 1]
        reader.require(all({card_of(suit, QUEEN), card_of(suit, KING)} <= seen for suit in suits), f"married[{seat}]", "shown pairs")
        enough = card_points(tables, state, seat) >= tables.goal
        reader.require(over or not enough, "played", f"less than {tables.goal} card points for each while a deal goes on")
    reader.require((max(state.points) >= state.options.target) == over, "points", f"{state.options.target} at the end, and not before")
    reader.require(min(state.points) < state.options.target, "points", "one winner")


to_position, from_position = position_functions(State, check)
