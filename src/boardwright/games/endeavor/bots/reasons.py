"""Reasons for an action: the most telling fact about it. Hints say it in words (`why-…`)."""

from boardwright.core.domain.refusal import Reasons
from boardwright.core.machine.obstacle import because
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import actions as act, components as c
from boardwright.games.endeavor.rules import board, choices, tracks
from boardwright.games.endeavor.state import NOBODY

REASONS = Reasons()

LINKS = REASONS.add("links", link=c.LINKS, points=None)
GOVERNS = REASONS.add("governs", region=c.REGIONS)
OPENS = REASONS.add("opens", region=c.REGIONS)
LEVEL_UP = REASONS.add("level_up", track=c.TRACKS, level=None)
ENOUGH_FOR_CARD = REASONS.add("enough_for_card", deck=c.DECKS, count=None)
BREAKS_LINK = REASONS.add("breaks_link", seat=None, link=c.LINKS)
DENIES_LINK = REASONS.add("denies_link", seat=None, link=c.LINKS)
GLORY = REASONS.add("glory", points=None)
STEPS = REASONS.add("steps", track=c.TRACKS, count=None)
TAKES_TOKEN = REASONS.add("takes_token", token=c.TOKENS)
SHIPS = REASONS.add("ships", region=c.REGIONS, count=None)
IS_PRESENT = REASONS.add("is_present", region=c.REGIONS, count=None)
TAKES_FROM = REASONS.add("takes_from", seat=None)
TAKES_CARD = REASONS.add("takes_card", deck=c.DECKS)
CAN_LINK = REASONS.add("can_link", link=c.LINKS)
CAN_GOVERN = REASONS.add("can_govern", region=c.REGIONS)
CAN_LEVEL_UP = REASONS.add("can_level_up", track=c.TRACKS, level=None)
ADDS_ACTION = REASONS.add("adds_action")
ALLOWS = REASONS.add("allows", deed=c.ACTIONS_OF, count=None)
SAVES_DISC = REASONS.add("saves_disc")
FREES = REASONS.add("frees")
ENDS_ROUND = REASONS.add("ends_round", count=None)
ENDS_ACTION = REASONS.add("ends_action")
OUTSIDE_LIMIT = REASONS.add("outside_limit")
EMPTY_SPACE = REASONS.add("empty_space", points=None)
LOSES = REASONS.add("loses", count=None)


def reason(tables, hidden, seat, action, moves):
    """The number of the reason for a legal action of `seat`, with its details in `moves`."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    if kind == act.BUILD:
        return reason_to_build(tables, hidden, seat, place + 1, moves)
    if kind == act.ACTIVATE:
        return reason_to_begin(tables, hidden, seat, int(tables.building_actions[place]), 1, moves)
    if kind == act.SPEND:
        return reason_to_begin(tables, hidden, seat, c.TOKEN_ACTIONS[place], 0, moves)
    if kind == act.PASS:
        return because(moves, ENDS_ROUND, int(hidden.harbour[seat]))
    if act.SHIP <= kind <= act.DRAW:
        return reason_for_target(tables, hidden, seat, kind - act.SHIP, place, moves)
    if kind == act.FREE:
        return FREES
    if kind == act.PLACE_GOVERNOR:
        return OUTSIDE_LIMIT
    if kind == act.NO_GOVERNOR:
        return because(moves, EMPTY_SPACE, int(tables.empty_governor_space))
    return because(moves, LOSES, steps_of(tables, place)) if kind == act.DISCARD else ENDS_ACTION


def reason_for_target(tables, hidden, seat, action, place, moves):
    """Return why to do one of ACTIONS_OF there."""
    if action == c.SHIP:
        return reason_to_ship(tables, hidden, seat, place + 1, moves)
    if action == c.OCCUPY:
        return reason_to_occupy(tables, hidden, seat, place, moves)
    if action == c.ATTACK:
        return reason_to_attack(tables, hidden, seat, place, moves)
    return reason_to_draw(tables, hidden, seat, place, moves) if action == c.DRAW else FREES


def reason_to_begin(tables, hidden, seat, allowed, discs, moves):
    """Return why to activate a building (for so many discs) or to spend a token: the best that it allows."""
    best, a, b, possible = 0, 0, 0, ABSENT
    for action in range(c.PAYMENT):
        reachable = choices.targets(tables, hidden, seat, action) if allowed >> action & 1 else 0
        if choices.DISCS_FOR[action] + discs > hidden.harbour[seat]:
            reachable = 0
        possible = action if reachable != 0 and possible == ABSENT else possible
        for place in range(len(c.CITIES)):
            if reachable >> place & 1:
                found = reason_for_target(tables, hidden, seat, action, place, moves)
                if is_great(found) and (best == 0 or found < best):
                    best, a, b = found, int(moves.details[0]), int(moves.details[1])
    if best == LINKS:
        return because(moves, CAN_LINK, a)
    if best == GOVERNS:
        return because(moves, CAN_GOVERN, a)
    if best == LEVEL_UP:
        return because(moves, CAN_LEVEL_UP, a, b)
    if discs == 0:
        return SAVES_DISC
    return because(moves, ALLOWS, c.PAYMENT if possible == ABSENT else possible, int(hidden.harbour[seat]) - discs)


def is_great(found):
    """Return whether a reason is worth saying before the choice that it is about."""
    return found == LINKS or found == GOVERNS or found == LEVEL_UP


# -- board -------------------------------------------------------------------------------------------------------------------------


def reason_to_ship(tables, hidden, seat, region, moves):
    """Return why to put a disc on a region's track, or beside a full one."""
    discs = int(hidden.presence[region, seat]) + 1
    if hidden.open_region[region]:
        if is_enough(hidden, region + 1, discs):
            return because(moves, ENOUGH_FOR_CARD, region + 1, discs)
        return because(moves, IS_PRESENT, region, discs)
    free = board.discs_in_lane(tables, hidden, NOBODY, region)
    if free == 1:
        return because(moves, GOVERNS if would_govern(tables, hidden, seat, region) else OPENS, region)
    token = int(hidden.lane_token[int(tables.lane_first[region]) + int(tables.lane_length[region]) - free])
    found = reason_for_token(tables, hidden, seat, token, moves)
    return found if found == LEVEL_UP else because(moves, SHIPS, region, free - 1)


def would_govern(tables, hidden, seat, region):
    """Return whether a seat that fills the last space of a track has most discs there; of equals the last one counts."""
    own = board.discs_in_lane(tables, hidden, seat, region) + 1
    for other in range(hidden.players):
        if other != seat and board.discs_in_lane(tables, hidden, other, region) > own:
            return False
    return True


def is_enough(hidden, deck, discs):
    """Return whether exactly so many discs are needed for the top card of a deck."""
    return hidden.needed_presence[deck] == discs


def reason_to_occupy(tables, hidden, seat, city, moves):
    """Return why to occupy a city."""
    link = link_with(tables, hidden, seat, city)
    if link >= 0:
        return because(moves, LINKS, link, int(tables.link_glory))
    region, token = int(tables.city_region[city]), int(hidden.city_token[city])
    found = reason_for_token(tables, hidden, seat, token, moves)
    if found == LEVEL_UP:
        return found
    deck, discs = 0 if region == c.EUROPE else region + 1, int(hidden.presence[region, seat]) + 1
    if is_enough(hidden, deck, discs):
        return because(moves, ENOUGH_FOR_CARD, deck, discs)
    for other in range(hidden.players):
        link = link_with(tables, hidden, other, city) if other != seat else -1
        if link >= 0:
            return because(moves, DENIES_LINK, other, link)
    return found if found > 0 else because(moves, GLORY, int(tables.city_glory[city]))


def link_with(tables, hidden, seat, city):
    """A link that a seat would control with this city; -1: none."""
    for i in range(c.MOST_LINKS):
        link = int(tables.city_links[city, i])
        if link >= 0:
            other = int(tables.link_a[link]) + int(tables.link_b[link]) - city
            if hidden.city_owner[other] == seat:
                return link
    return -1


def reason_for_token(tables, hidden, seat, token, moves):
    """Return why to take a token; 0 if there is none."""
    if token == ABSENT:
        return 0
    if token < c.BLUE:
        return reason_for_icons(tables, hidden, seat, token, 1, moves)
    return because(moves, TAKES_TOKEN, token)


def reason_for_icons(tables, hidden, seat, track, count, moves):
    """Return why to get icons of a track: a higher level, or steps."""
    icons = int(hidden.icons[seat, track])
    level = tracks.level_with(tables, icons + count)
    if level > tracks.level_with(tables, icons):
        return because(moves, LEVEL_UP, track, level + 1)
    return because(moves, STEPS, track, count)


def reason_to_attack(tables, hidden, seat, city, moves):
    """Return why to attack a city."""
    link, loser = link_with(tables, hidden, seat, city), int(hidden.city_owner[city])
    if link >= 0:
        return because(moves, LINKS, link, int(tables.link_glory))
    link = link_with(tables, hidden, loser, city)
    return because(moves, BREAKS_LINK, loser, link) if link >= 0 else because(moves, TAKES_FROM, loser)


# -- buildings and cards -----------------------------------------------------------------------------------------------------------


def reason_to_build(tables, hidden, seat, building, moves):
    """Return why to take a building."""
    found = reason_for_gains(tables, hidden, seat, tables.building_icons[building], moves)
    if found == LEVEL_UP or tables.building_glory[building] == 0:
        return found if found > 0 else ADDS_ACTION
    return because(moves, GLORY, int(tables.building_glory[building]))


def reason_to_draw(tables, hidden, seat, deck, moves):
    """Return why to draw the top card of a deck."""
    card = tracks.top_card(hidden, deck)
    found = reason_for_gains(tables, hidden, seat, tables.card_icons[card], moves)
    if found != LEVEL_UP and tables.card_glory[card] > 0:
        return because(moves, GLORY, int(tables.card_glory[card]))
    return found if found > 0 else because(moves, TAKES_CARD, deck)


def reason_for_gains(tables, hidden, seat, icons, moves):
    """Return why to get these icons: the first higher level, or the most steps; 0 if there are none."""
    most, best = 0, 0
    for track in range(len(c.TRACKS)):
        if icons[track] > 0 and reason_for_icons(tables, hidden, seat, track, int(icons[track]), moves) == LEVEL_UP:
            return LEVEL_UP
        if icons[track] > most:
            most, best = int(icons[track]), track
    return because(moves, STEPS, best, most) if most > 0 else 0


def steps_of(tables, card):
    """Return how many steps on all tracks a card gives."""
    steps = 0
    for track in range(len(c.TRACKS)):
        steps += int(tables.card_icons[card, track])
    return steps
