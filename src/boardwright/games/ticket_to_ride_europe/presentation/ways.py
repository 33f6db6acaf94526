"""The search for a way that makes a ticket: over walks and leaps (`presentation.prospects`), with the trains, stations and turns left."""

from boardwright.games.ticket_to_ride_europe.rules.planning import find_ways, spread
from boardwright.games.ticket_to_ride_europe.state import NOBODY

CLAIM = -1
"""A claim in the only turn left, in place of the station that lends a leap."""


def others_claim(state, seat, count, prospects):
    """Whether the others have the trains and turns to claim routes of the first `count` lengths in `claimed` (0: none)."""
    others = state.players - 1
    ways = 1
    for _ in range(count):
        ways *= others
    for number in range(ways):
        if these_claim(state, seat, number, count, prospects):
            return True
    return False


def these_claim(state, seat, number, count, prospects):
    """The same if the routes go to certain seats: those that the digits of a number name, to the base of how many others there are."""
    for k in range(state.players - 1):
        claims, trains, digits = 0, 0, number
        for i in range(count):
            if digits % (state.players - 1) == k and prospects.claimed[i] > 0:
                claims += 1
                trains += prospects.claimed[i]
            digits //= state.players - 1
        other = k if k < seat else k + 1
        if claims > 0 and (trains > state.trains[other] or claims > prospects.turns[other]):
            return False
    return True


def can_be_made(tables, state, ticket, prospects):
    """Whether a way connects the cities of a ticket."""
    start, goal = int(tables.ticket_a[ticket]), int(tables.ticket_b[ticket])
    trains = prospects.trains[0]
    find_ways(tables, prospects, goal, -1)
    prospects.least[0, :] = prospects.distance
    if prospects.least[0, start] <= trains:
        return True
    for leaps in range(prospects.most_leaps):
        for i in range(prospects.leaps):
            a, b = prospects.leap_from[i], prospects.leap_to[i]
            prospects.distance[a] = min(prospects.distance[a], prospects.least[leaps, b])
        spread(tables, prospects, -1)
        prospects.least[leaps + 1, :] = prospects.distance
    if prospects.least[prospects.most_leaps, start] > trains:
        return False
    prospects.city[0], prospects.used[0], prospects.next[0] = start, 0, 0
    return search(tables, state, prospects)


def search(tables, state, prospects):
    """All ways from the city 0 of the way, depth first: whether one reaches the goal. `depth`: leaps made."""
    depth = 0
    while depth >= 0:
        i = prospects.next[depth]
        if i == prospects.leaps or depth == prospects.most_leaps:  # all leaps tried, or none left: one step back
            depth -= 1
            continue
        prospects.next[depth] += 1
        city = prospects.city[depth]
        if prospects.walked[city] == 0:
            prospects.walked[city] = 1
            find_ways(tables, prospects, city, -1)
            prospects.walk[city, :] = prospects.distance
        trains = prospects.trains[depth] - prospects.walk[city, prospects.leap_from[i]]
        if trains >= prospects.least[prospects.most_leaps - depth - 1, prospects.leap_to[i]] and leap(state, depth, i, prospects):
            depth += 1
            prospects.trains[depth], prospects.next[depth] = trains, 0
            if prospects.least[0, prospects.city[depth]] <= trains:
                return True
    return False


def leap(state, depth, i, prospects):
    """Make a leap, if a station or a turn is left for it and others can claim what it takes. Whether it was made."""
    station = prospects.leap_station[i]
    cost, used = 1, prospects.used[depth]
    if station != CLAIM:
        if used >> station & 1 == 1:
            return False
        cost, used = int(state.built[station] == NOBODY), used | 1 << station
    if cost > prospects.acts_left[depth]:
        return False
    prospects.claimed[depth] = prospects.leap_length[i]
    if prospects.leap_length[i] > 0 and not others_claim(state, prospects.seat, depth + 1, prospects):
        return False
    prospects.city[depth + 1] = prospects.leap_to[i]
    prospects.acts_left[depth + 1], prospects.used[depth + 1] = prospects.acts_left[depth] - cost, used
    return True
