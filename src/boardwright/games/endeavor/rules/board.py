"""The board: presence, shipping, opening a region, occupying, attacking, links (rulebook p. 7–9)."""

from boardwright.core.machine.cells import how_many
from boardwright.core.machine.event_buffer import EVERY_SEAT, NONE, emit
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import events as ev
from boardwright.games.endeavor.components import EUROPE, MOST_LINKS, SEATS
from boardwright.games.endeavor.rules.tracks import governor_of, take_card, take_token
from boardwright.games.endeavor.state import NOBODY


def is_present(tables, state, seat, region):
    """Return whether a seat may occupy and attack in a region: any seat in Europe, elsewhere seats with a disc there."""
    return region == EUROPE or state.presence[region, seat] > 0


def move_discs(tables, state, seat, region, discs):
    """Count discs of a seat that came to a region (negative: left it)."""
    state.presence[region, seat] += discs
    if is_present(tables, state, seat, region):
        state.near_cities[seat] |= tables.region_cities[region]
    else:
        state.near_cities[seat] &= ~tables.region_cities[region]


def take_city(tables, state, seat, city):
    """Put a seat's disc into a city, in place of another seat's if there was one."""
    region, loser = int(tables.city_region[city]), int(state.city_owner[city])
    if loser != NOBODY:
        state.own_cities[loser] &= ~(1 << city)
        move_discs(tables, state, loser, region, -1)
    state.city_owner[city] = seat
    state.own_cities[seat] |= 1 << city
    move_discs(tables, state, seat, region, 1)


def open_region(tables, state, region):
    """Open a region: its cities can be occupied, its cards drawn."""
    state.open_region[region] = 1
    state.open_cities |= tables.region_cities[region]


def discs_in_lane(tables, state, seat, region):
    """A seat's discs on a region's track; for NOBODY: the free spaces."""
    first = int(tables.lane_first[region])
    return how_many(state.lane_owner[first : first + int(tables.lane_length[region])], seat)


def ship(tables, state, seat, region, events):
    """Put a disc on the next free space of the track, for its token; beside a full track, for presence only.

    The last space opens the region; the seat with most discs on the track gets its governor.
    """
    state.harbour[seat] -= 1
    move_discs(tables, state, seat, region, 1)
    if state.open_region[region]:
        state.beside[region, seat] += 1
        emit(events, ev.BESIDE, EVERY_SEAT, seat, region)
        return
    free, length = discs_in_lane(tables, state, NOBODY, region), int(tables.lane_length[region])
    space = int(tables.lane_first[region]) + length - free
    state.lane_owner[space] = seat
    token = int(state.lane_token[space])
    state.lane_token[space] = ABSENT
    emit(events, ev.SHIPPED, EVERY_SEAT, seat, region, length - free + 1, token)
    take_token(state, seat, token)
    if free == 1:
        open_region(tables, state, region)
        emit(events, ev.OPENED, EVERY_SEAT, region)
        first, governor = first_in_lane(tables, state, region), governor_of(region)
        take_card(tables, state, first, governor)
        emit(events, ev.GOVERNS, EVERY_SEAT, first, governor)


def first_in_lane(tables, state, region):
    """The seat with most discs on a full track; of equals the one whose disc is nearest the deck."""
    first, length = int(tables.lane_first[region]), int(tables.lane_length[region])
    best, most = NOBODY, 0
    for space in range(first + length - 1, first - 1, -1):
        seat = int(state.lane_owner[space])
        discs = discs_in_lane(tables, state, seat, region)
        if discs > most:
            best, most = seat, discs
    return best


def occupied(state):
    """All occupied cities."""
    cities = 0
    for seat in range(SEATS):
        cities |= int(state.own_cities[seat])
    return cities


def free_cities(state, seat):
    """Free cities of open regions in which a seat is present."""
    return int(state.near_cities[seat]) & int(state.open_cities) & ~occupied(state)


def attackable_cities(state, seat):
    """Cities of other seats in open regions in which a seat is present."""
    return int(state.near_cities[seat]) & int(state.open_cities) & occupied(state) & ~int(state.own_cities[seat])


def occupy(tables, state, seat, city, events):
    """Put a disc into the city, for its token; then check its links."""
    state.harbour[seat] -= 1
    take_city(tables, state, seat, city)
    token = int(state.city_token[city])
    state.city_token[city] = ABSENT
    emit(events, ev.OCCUPIED, EVERY_SEAT, seat, city, token)
    take_token(state, seat, token)
    check_links(tables, state, seat, city, events)


def attack(tables, state, seat, city, events):
    """Return one disc to the supply, and replace the opponent's by another; then check its links."""
    loser = int(state.city_owner[city])
    state.harbour[seat] -= 2
    state.supply[seat] += 1
    state.supply[loser] += 1
    take_city(tables, state, seat, city)
    emit(events, ev.ATTACKED, EVERY_SEAT, seat, city, loser)
    check_links(tables, state, seat, city, events)


def check_links(tables, state, seat, city, events):
    """Give the tokens of completed links: each goes to the first seat that ever controls the link."""
    for i in range(MOST_LINKS):
        link = int(tables.city_links[city, i])
        if link >= 0 and link_owner(tables, state, link) == seat:
            token = int(state.link_token[link])
            state.link_token[link] = ABSENT
            emit(events, ev.LINKED, EVERY_SEAT, seat, link, token if token >= 0 else NONE)
            if token >= 0:
                take_token(state, seat, token)


def link_owner(tables, state, link):
    """The seat that occupies both ends of a link, or NOBODY."""
    owner = int(state.city_owner[tables.link_a[link]])
    return owner if owner == state.city_owner[tables.link_b[link]] else NOBODY
