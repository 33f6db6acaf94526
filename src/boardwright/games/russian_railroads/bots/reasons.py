"""Reasons for an action: the most telling fact about it that the seat can see. Hints say it in words (`why-…`)."""

from boardwright.core.domain.refusal import Reasons
from boardwright.core.machine.bits import size
from boardwright.core.machine.memory import local
from boardwright.core.machine.obstacle import because
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act, components as c
from boardwright.games.russian_railroads.presentation.prospects import PROSPECT, prospect
from boardwright.games.russian_railroads.rules import lines, places, room, rounds, scoring

REASONS = Reasons()

GOES_FIRST = REASONS.add("goes_first", position=None)
LEADS_ENGINEERS = REASONS.add("leads_engineers", engineer=c.ENGINEERS, count=None)
HIRES = REASONS.add("hires", engineer=c.ENGINEERS, count=None)
PAYS_EACH_ROUND = REASONS.add("pays_each_round", points=None, rounds=None)
BRINGS = REASONS.add("brings", points=None)
PULLS_FARTHER = REASONS.add("pulls_farther", line=c.LINES, before=None, after=None)
REACHES = REASONS.add("reaches", line=c.LINES, colour=c.COLOURS, space=None)
GETS_COINS = REASONS.add("gets_coins", count=None)
GETS_WORKERS = REASONS.add("gets_workers", count=None)
TAKES_LOCOMOTIVE = REASONS.add("takes_locomotive", number=None)
BUILDS_FACTORY = REASONS.add("builds_factory", factory=c.FACTORIES)
FACTORY_WORKS = REASONS.add("factory_works", factory=c.FACTORIES)
BONUS_NOW = REASONS.add("bonus_now", points=None)
LEAVES = REASONS.add("leaves", workers=None, coins=None)
PAYS_FOR_PASSING = REASONS.add("pays_for_passing", points=None)
PREPARES = REASONS.add("prepares")
STAYS = REASONS.add("stays")
ENDS_EFFECT = REASONS.add("ends_effect")


def reason(tables, hidden, seat, action, moves):
    """The number of the reason for a legal action of `seat`, with its details in `moves`."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    if kind == act.OCCUPY:
        return reason_to_occupy(tables, hidden, seat, action, place, moves)
    if kind == act.PASS:
        return because(moves, PAYS_FOR_PASSING, int(tables.passing[rounds.place_in_order(hidden, seat)]))
    if kind == act.PAY:
        return reason_to_pay(tables, hidden, seat, place, moves)
    if kind == act.TAKE_BONUS:
        return because(moves, BONUS_NOW, scoring.bonus_points(tables, hidden, seat, place))
    if kind == act.TAKE_POINTS:
        return because(moves, BRINGS, int(tables.bonus_instead))
    if kind == act.STAY:
        return STAYS
    return ENDS_EFFECT if kind == act.DONE else reason_inside(tables, hidden, seat, action, kind, place, moves)


def reason_to_occupy(tables, hidden, seat, action, place, moves):
    """Return why to occupy a place."""
    if place == c.FIRST or place == c.SECOND:
        return because(moves, GOES_FIRST, place - c.FIRST + 1)
    effect = places.effect_of(hidden, place)
    if tables.effect[effect, c.HIRE] > 0 and hidden.row[0] != ABSENT:
        count = size(hidden.own[seat]) + 1
        return because(moves, LEADS_ENGINEERS if count > most_engineers(hidden, seat) else HIRES, int(hidden.row[0]), count)
    found = reason_by_points(tables, hidden, seat, action, moves)
    if found == PREPARES and tables.effect[effect, c.COINS] > 0:
        return because(moves, GETS_COINS, int(tables.effect[effect, c.COINS]))
    if found == PREPARES and tables.effect[effect, c.TEMPORARY] > 0:
        return because(moves, GETS_WORKERS, int(tables.effect[effect, c.TEMPORARY]))
    return found


def most_engineers(hidden, seat):
    """The most engineers that another seat has."""
    most = 0
    for other in range(hidden.players):
        if other != seat:
            most = max(most, size(hidden.own[other]))
    return most


def reason_by_points(tables, hidden, seat, action, moves):
    """Return what the action can bring if the turn goes on as well as possible: at every scoring, or by the end of the round."""
    found, each_time = local(PROSPECT), 0
    prospect(tables, hidden, seat, action, found)
    for i in range(len(found.scoring)):
        each_time += found.scoring[i]
    if found.found > 0 and each_time > 0:
        return because(moves, PAYS_EACH_ROUND, each_time, scorings_left(tables, hidden))
    if found.found > 0 and found.gain > 0:
        return because(moves, BRINGS, int(found.gain))
    return PREPARES


def reason_to_pay(tables, hidden, seat, way, moves):
    """Return why to pay in this way: what it leaves for the round."""
    coins, black = way // 2, way % 2
    workers = places.all_workers(hidden, seat) - black - places.plain_price(tables, hidden.paying, coins, black)
    return because(moves, LEAVES, workers, int(hidden.coins[seat]) - coins)


def reason_inside(tables, hidden, seat, action, kind, place, moves):
    """Return why to make this choice inside an effect."""
    found = reason_by_points(tables, hidden, seat, action, moves)
    if found == PAYS_EACH_ROUND:
        return found
    if kind == act.PLACE:
        line = c.LINE_OF_SLOT[place]
        before = lines.reach(hidden, seat, line)
        after = before + room.power(hidden.hand) - room.power(hidden.slot[seat, place])
        if after > before:
            return because(moves, PULLS_FARTHER, line, before, after)
    if kind == act.ADVANCE:
        space = int(hidden.marker[seat, place]) + 1
        if tables.track_kind[space] == c.FACTORY_SPACE:
            return because(moves, FACTORY_WORKS, int(hidden.factory[seat, tables.track_slot[space]]) - 1)
    if kind == act.TAKE_LOCOMOTIVE:
        return because(moves, TAKES_LOCOMOTIVE, room.lowest_locomotive(hidden))
    if kind == act.BUILD:
        return because(moves, BUILDS_FACTORY, room.lowest_locomotive(hidden) - 1)
    if kind == act.BUILD_RETURNED:
        return because(moves, BUILDS_FACTORY, place)
    if kind == act.STEP and found == PREPARES:
        line, colour = place // len(c.COLOURS), place % len(c.COLOURS)
        return because(moves, REACHES, line, colour, int(hidden.rail[seat, line, colour]) + 1)
    return found


def scorings_left(tables, hidden):
    """Return how many rounds are still to be scored, this one included."""
    rounds_of_match = int(tables.rounds[hidden.players])
    return min(rounds_of_match, rounds_of_match + 1 - int(hidden.round_no))
