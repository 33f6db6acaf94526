"""The opponent: a rule like any other, over a hidden copy."""

from boardwright.core.machine.bot import bot
from schnapsen.actions import EXCHANGE, FAMILY, MARRY, PLACE, PLAY
from schnapsen.cards import card_points, holds, is_strict, takes
from schnapsen.components import ACE, KING, QUEEN, TEN, card_of, suit_of
from schnapsen.state import ANSWER

TRUMP = 9
"""Value of a trump in hand, in addition to its card points."""
NEARLY = 40
"""Card points from which a player with the two highest trumps closes the talon."""


@bot()
def greedy(tables, hidden, seat, moves, rng, scratch, decision):
    """Exchange, declare, close with a sure hand; else play the card that gains most or costs least. Ties go to the first."""
    best, highest = moves.ids[0], -1000
    for i in range(moves.count):
        rating = rate(tables, hidden, seat, moves.ids[i])
        if rating > highest:
            best, highest = moves.ids[i], rating
    return best


def rate(tables, hidden, seat, action):
    """Return the estimated value of an action."""
    kind, card, trump = int(FAMILY[action]), int(PLACE[action]) + 1, int(hidden.trump)
    if kind == EXCHANGE:
        return 900
    if kind == MARRY:
        return 600 + int((card - 1) // 2 == trump)
    if kind != PLAY:
        sure = holds(hidden, seat, card_of(trump, ACE)) and holds(hidden, seat, card_of(trump, TEN))
        return 500 if sure and card_points(tables, hidden, seat) >= NEARLY else -1000
    value, price = int(tables.value[card]), TRUMP * int(suit_of(card) == trump)
    if hidden.phase == ANSWER:
        gain = value + int(tables.value[hidden.led])
        return 2 * gain - value - price if takes(hidden, card, int(hidden.led)) else -2 * gain - price
    if is_strict(hidden):
        return 2 * value + price
    half = card == card_of(suit_of(card), QUEEN) or card == card_of(suit_of(card), KING)
    return -2 * value - price - 3 * int(half)


BOTS = {"greedy": greedy}
