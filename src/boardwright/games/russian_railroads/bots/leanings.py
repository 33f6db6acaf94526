"""With three and more players one seat leans to the Transsiberian, and the next one to industry: where all do the same, each gets less.

A search adds the worth of its leaning to what `greedy` thinks of a board. For doublers, grey and natural rails, and markers this is about
what `greedy` misses in matches of bots with different plans (benchmarks/railroads_worth.py); for black rails it is more, so that the seat
goes there.
"""

from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c

LEAST_PLAYERS = 3
SIBERIAN, INDUSTRIAL = range(2)
"""Which of them a seat is: its distance from the first one, in seats."""

# hundredths of a point, by rounds after this one
BLACK = (200, 600, 800, 1000, 1200, 1200, 1200)  # a space of the black rail on the Transsiberian
GREY = (0, 300, 650, 600, 450, 450, 450)
NATURAL = (0, 800, 1200, 1500, 1500, 1500, 1500)
DOUBLER = (130, 340, 650, 1100, 2000, 2000, 2000)
MARKER = (150, 300, 500, 700, 800, 800, 800)  # a space of an industry marker
FACTORY = (0, 200, 300, 400, 500, 500, 500)

LATE = 3
"""From this round on a seat leans to the Transsiberian only with a black rail at EXPECTED or farther: a person may have sat there."""
EXPECTED = 5


@separately_compiled("t", "s", returns=True)
def last_engineer(tables, state):
    """The engineer who lies at the end of the row until the last round: a number that only the deal decides."""
    return int(state.row[max(0, int(tables.engineers_dealt[state.players]) - max(1, int(state.round_no)))])


@separately_compiled("t", "s", "i", "i", returns=True)
def worth_of_leaning(tables, state, seat, after):
    """Return what its leaning adds to the worth of a seat's board, in hundredths of a point. `after`: the rounds after this one."""
    if state.players < LEAST_PLAYERS:
        return 0
    leaning = (seat + int(state.players) - last_engineer(tables, state) % int(state.players)) % int(state.players)
    if leaning == SIBERIAN:
        return worth_of_siberia(state, seat, after)
    return worth_of_industry(state, seat, after) if leaning == INDUSTRIAL else 0


def worth_of_siberia(state, seat, after):
    """Return what draws a seat along the Transsiberian, in hundredths of a point."""
    black = int(state.rail[seat, c.TRANSSIBERIAN, c.BLACK])
    if state.round_no >= LATE and black < EXPECTED:
        return 0
    grey, natural = max(0, int(state.rail[seat, c.TRANSSIBERIAN, c.GREY])), max(0, int(state.rail[seat, c.TRANSSIBERIAN, c.NATURAL]))
    return black * BLACK[after] + grey * GREY[after] + natural * NATURAL[after] + int(state.doublers[seat]) * DOUBLER[after]


def worth_of_industry(state, seat, after):
    """Return what draws a seat to industry, in hundredths of a point."""
    worth = 0
    for marker in range(2):
        worth += max(0, int(state.marker[seat, marker])) * MARKER[after]
    for gap in range(c.FACTORY_SLOTS):
        worth += (state.factory[seat, gap] > 0) * FACTORY[after]
    return worth
