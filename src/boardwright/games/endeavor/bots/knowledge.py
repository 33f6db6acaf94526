"""Endeavor's knowledge for the search: the glory that a seat can expect from a position.

It is linear in `features`, with weights for each number of coming rounds, fitted on matches of many bots
(`python -m benchmarks.fit_value endeavor`, decision 79).
"""

from boardwright.core.machine.bits import size
from boardwright.core.machine.cells import total
from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import FEATURES, add
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor.bots.value_weights import WEIGHTS
from boardwright.games.endeavor.rules import board, cards, scoring, tracks
from boardwright.games.endeavor.state import CHOOSE_BUILDING, CHOOSE_GOVERNOR, NOBODY, OVER

NAMES = (
    "one", "four_players", "five_players",
    *(f"glory_{source}" for source in ("board", "tracks", "cards", "space", "buildings", "harbour", "slavery")),
    *c.TRACKS, *(f"level_{track}" for track in c.TRACKS), *c.BUILDINGS[1:], "manned", "harbour", "can_act", "harbour_to_act",
    "cards", "slots", "slavery_cards", "in_lanes", "leads", "overseas", "in_europe", "links_begun", "free_cities", "in_reach",
    *c.TOKENS[c.BLUE :], "rivals_best", "rivals_mean",
)  # fmt: skip
"""The features of a seat's position."""
STAGES = c.ROUNDS + 1
"""By coming rounds, from 0: rounds that still have growth and actions."""
SCALE = 100
"""Weights are in hundredths of a hundredth of glory."""


def stage(state):
    """Return how many rounds are still to come."""
    return c.ROUNDS - int(state.round_no) + (1 if state.phase == CHOOSE_BUILDING else 0)


def final_points(tables, state, seat):
    """The expected final glory of a seat, in hundredths; exact when the match is over."""
    if state.phase == OVER:
        return scoring.total(tables, state, seat) * 100
    found, worth, row = local(FEATURES), 0, stage(state)
    features(tables, state, seat, found)
    for i in range(len(NAMES)):
        worth += found.x[i] * WEIGHTS[row, i]
    return worth // SCALE


def features(tables, state, seat, found):
    """Write the features of a seat, in the order of `NAMES`."""
    found.count = 0
    add(found, 1)
    add(found, int(state.players == 4))
    add(found, int(state.players == 5))
    add_glory(tables, state, seat, found)
    add_means(tables, state, seat, found)
    add_reach(tables, state, seat, found)
    for token in range(c.BLUE, len(c.TOKENS)):
        add(found, int(state.tokens[seat, token]))
    add_rivals(tables, state, seat, found)


def add_glory(tables, state, seat, found):
    """The glory so far, by source."""
    add(found, scoring.glory_from(tables, state, seat, scoring.FROM_CITIES) + scoring.glory_from(tables, state, seat, scoring.FROM_LINKS))
    on_tracks = 0
    for track in range(len(c.TRACKS)):
        on_tracks += scoring.glory_from(tables, state, seat, scoring.FROM_TRACKS + track)
    add(found, on_tracks)
    for source in range(scoring.FROM_CARDS, scoring.FROM_SLAVERY + 1):
        add(found, scoring.glory_from(tables, state, seat, source))


def add_means(tables, state, seat, found):
    """Status, buildings, discs and cards."""
    for track in range(len(c.TRACKS)):
        add(found, tracks.marker(tables, state, seat, track))
    for track in range(len(c.TRACKS)):
        add(found, tracks.level_of(tables, state, seat, track))
    first = int(found.count)
    for _ in range(1, len(c.BUILDINGS)):
        add(found, 0)
    for place in range(1, int(state.built[seat])):
        found.x[first + state.building[seat, place] - 1] += 1
    can_act = int(state.passed[seat] == 0 and CHOOSE_BUILDING < state.phase < CHOOSE_GOVERNOR)
    add(found, total(state.manned[seat]))
    add(found, int(state.harbour[seat]))
    add(found, can_act)
    add(found, can_act * min(6, int(state.harbour[seat])))
    add(found, size(cards.held_cards(state, seat, 0, len(c.CARDS))))
    add(found, max(-2, min(3, tracks.card_limit(tables, state, seat) - cards.counted_cards(tables, state, seat, True))))
    slavery = cards.held_cards(state, seat, cards.FIRST_SLAVERY, cards.BEHIND_SLAVERY)
    add(found, 0 if state.abolished else size(slavery))


def add_reach(tables, state, seat, found):
    """Discs on the tracks of closed regions, leads there, presence in open ones and in Europe; what is within reach."""
    in_lanes, leads, overseas = 0, 0, 0
    for region in range(1, len(c.REGIONS)):
        own = int(state.presence[region, seat])
        if state.open_region[region]:
            overseas += own
            continue
        most = 0
        for other in range(int(state.players)):
            most = max(most, int(state.presence[region, other]) if other != seat else 0)
        in_lanes += own
        leads += int(own > most)
    add(found, in_lanes)
    add(found, leads)
    add(found, overseas)
    add(found, int(state.presence[c.EUROPE, seat]))
    begun = 0
    for link in range(len(c.LINKS)):
        a, b = int(state.city_owner[tables.link_a[link]]), int(state.city_owner[tables.link_b[link]])
        begun += int((a == seat and b == NOBODY) or (b == seat and a == NOBODY))
    add(found, begun)
    add(found, min(5, size(board.free_cities(state, seat))))
    add(found, size(cards.drawable(tables, state, seat)))


def add_rivals(tables, state, seat, found):
    """The glory so far of the best rival, and of all of them in the mean."""
    best, together = 0, 0
    for other in range(int(state.players)):
        if other != seat:
            glory = scoring.total(tables, state, other)
            best, together = max(best, glory), together + glory
    add(found, best)
    add(found, together // (int(state.players) - 1))
