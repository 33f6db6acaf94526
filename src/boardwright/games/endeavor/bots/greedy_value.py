"""The value of a position to a seat: glory, the actions allowed by discs, buildings and status in coming rounds, and what is near."""

from boardwright.core.machine.bits import each, size
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import record
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor.actions import ACTIONS
from boardwright.games.endeavor.bots import greedy_weights as w, styles
from boardwright.games.endeavor.bots.greedy_tempo import free_spaces, tempo
from boardwright.games.endeavor.rules import board, cards, scoring, tracks
from boardwright.games.endeavor.state import CHOOSE_BUILDING, CHOOSE_GOVERNOR, DISCARD, IN_DECK, NOBODY, OVER, STATE

INFINITY = 1_000_000_000
ALL_GOVERNORS = sum(1 << c.CARDS.index(card) for card in c.GOVERNORS)
ALL_SLAVERY = sum(1 << card for card in range(cards.FIRST_SLAVERY, cards.BEHIND_SLAVERY))

SCRATCH = record(
    [
        ("tried", STATE),  # a choice and its direct result
        ("continued", STATE),  # one continuation
        ("second_half", STATE),  # a second half after that
        ("events", EVENTS),
        ("worth", "i8", (len(ACTIONS),)),  # the value of each choice
        ("style", "i8", (styles.COLUMNS,)),  # the weights of a style: columns in styles.py
        ("use", "i8", (len(c.BUILDINGS),)),
        ("card_worth", "i4", (len(c.CARDS),)),
        ("token_worth", "i4", (len(c.TOKENS),)),
        # after discarding down to the limit
        ("card_slots", "i4"),  # free card slots
        ("icons", "i4", (len(c.TRACKS),)),
        # the coming rounds
        ("cities", "i4"),  # tenths of free cities within reach
        ("discs", "i4"),
        ("activations", "i4", (c.PLACES + 1, 5)),  # of buildings, best first, with room for one more: columns in greedy_tempo.py
    ]
)


def rounds_coming(state, workspace):
    """Return how many more rounds have growth and actions, of those that the style sees."""
    return min(c.ROUNDS - int(state.round_no) + (1 if state.phase == CHOOSE_BUILDING else 0), int(workspace.style[styles.SIGHT]))


def weigh_icons(tables, hidden, workspace):
    """Prepare the workspace: turn events off for simulated choices, and compute the value of tokens and cards in this round."""
    workspace.events.count = -1
    coming = rounds_coming(hidden, workspace)
    for token in range(len(c.TOKENS)):
        if token < c.BLUE:
            workspace.token_worth[token] = w.ICON + w.ICON_LATER[token] * coming
        else:
            workspace.token_worth[token] = w.BLUE_TOKEN[token - c.BLUE]
    for card in range(len(c.CARDS)):
        worth = int(tables.card_glory[card]) * w.POINT
        for track in range(len(c.TRACKS)):
            worth += int(tables.card_icons[card, track]) * int(workspace.token_worth[track])
        workspace.card_worth[card] = worth * int(workspace.style[styles.CARD]) // 100


@separately_compiled("t", "s", "i", SCRATCH, returns=True)
def value(tables, state, seat, workspace):
    """The value of a state in hundredths of glory, present and expected."""
    coming = rounds_coming(state, workspace)
    can_act = state.passed[seat] == 0 and CHOOSE_BUILDING < state.phase < CHOOSE_GOVERNOR  # in the current round
    worth = settle_cards(tables, state, seat, workspace)
    worth += places(tables, state, seat, workspace)
    for track in range(len(c.TRACKS)):
        worth += status(tables, int(workspace.icons[track]), w.DRIFT[track] * coming // 10, w.EXACT[coming] if coming or can_act else 100)
    worth += scoring.glory_from(tables, state, seat, scoring.FROM_BUILDINGS) * w.POINT
    worth += tempo(tables, state, seat, workspace, coming, can_act) * int(workspace.style[styles.TEMPO]) // 100
    if coming or can_act:
        worth += nearby(tables, state, seat, workspace, coming) * int(workspace.style[styles.NEARBY]) // 100
        for token in range(c.BLUE, len(c.TOKENS)):
            worth += int(state.tokens[seat, token]) * int(workspace.token_worth[token])
    return worth


def status(tables, level, rise, exact):
    """The value of a track: the glory of the space reached, and of the spaces themselves while it will rise."""
    top = int(tables.top)
    reached = int(tables.track_glory[max(0, min(level, top))]) * w.POINT
    spaces = (min(level + rise, top) - rise) * w.POINT
    return (reached * exact + spaces * (100 - exact)) // 100


def places(tables, state, seat, workspace):
    """The value of the seat's own cities and links, minus a share of those of others."""
    worth = 0
    for owner in range(int(state.players)):
        glory = 0
        for city in each(state.own_cities[owner]):
            glory += int(tables.city_glory[city])
        worth += glory * ownership_value(owner, seat, workspace)
    for link in range(len(c.LINKS)):
        worth += int(tables.link_glory) * ownership_value(board.link_owner(tables, state, link), seat, workspace)
    return worth


def ownership_value(owner, seat, workspace):
    """Return how much a glory of this owner counts."""
    if owner == seat:
        return int(workspace.style[styles.OWN])
    return -int(workspace.style[styles.RIVAL]) if owner >= 0 else 0


def settle_cards(tables, state, seat, workspace):
    """The glory of the cards that will be kept and of the governor space; writes the status that they leave to `workspace.icons`."""
    for track in range(len(c.TRACKS)):
        workspace.icons[track] = state.icons[seat, track]
    kept = cards.held_cards(state, seat, 0, len(c.CARDS))
    space = int(kept & ALL_GOVERNORS != 0)
    if state.phase == DISCARD and state.active == seat:
        space = int(state.governor[seat] >= 0)
    while not state.passed[seat] and free_slots(tables, workspace, kept, space) < 0:
        card = cheapest(tables, workspace, kept)
        if card < 0:
            break
        kept &= ~(1 << card)
        for track in range(len(c.TRACKS)):
            workspace.icons[track] -= tables.card_icons[card, track]
        space = min(space, int(kept & ALL_GOVERNORS != 0))
    workspace.card_slots = free_slots(tables, workspace, kept, space)
    worth = glory_of_cards(tables, state, seat, kept) + governor_space(tables, state, seat, workspace, kept)
    worth += max(0, min(3, int(workspace.card_slots))) * int(workspace.style[styles.SLOT]) * rounds_coming(state, workspace)
    return worth - abolition_risk(tables, state, workspace, kept)


def glory_of_cards(tables, state, seat, kept):
    """The glory of the cards kept, minus that of slavery cards laid aside, now or when they go."""
    glory = 0
    for card in each(kept):
        glory += int(tables.card_glory[card])
    for card in each(ALL_SLAVERY & ~kept):
        glory += int(tables.slavery_glory) * int(state.card_seat[card] == seat)
    return glory * w.POINT


def free_slots(tables, workspace, kept, space):
    """The number of free card slots; negative: cards too many."""
    limit = int(tables.card_limit[tracks.level_with(tables, workspace.icons[c.POLITICS])])
    return limit - size(kept) + space + int(kept & ALL_SLAVERY != 0)


def cheapest(tables, workspace, kept):
    """The least valuable card that can be discarded (the only slavery card cannot), or -1."""
    best, least = -1, INFINITY
    for card in range(len(c.CARDS)):
        if (kept >> card) & 1 and (size(kept & ALL_SLAVERY) > 1 or tables.card_deck[card] != c.SLAVERY):
            worth = int(workspace.card_worth[card]) + (w.POINT if tables.card_deck[card] == c.SLAVERY else 0)
            if worth < least:
                best, least = card, worth
    return best


def governor_space(tables, state, seat, workspace, kept):
    """Three glory if it stays empty to the end."""
    coming = rounds_coming(state, workspace)
    if coming == 0 and (state.phase == OVER or state.passed[seat] or (state.phase == DISCARD and state.active == seat)):
        return int(tables.empty_governor_space) * w.POINT if state.governor[seat] < 0 else 0
    if kept & ALL_GOVERNORS == 0 or workspace.card_slots > 0:
        return w.EMPTY_SPACE
    return w.SPACE_HOPE if coming > 0 else 0


def abolition_risk(tables, state, workspace, kept):
    """The expected cost of slavery cards."""
    if kept & ALL_SLAVERY == 0 or state.abolished or state.card_place[(c.EUROPE + 1) * c.DECK_SIZE - 1] != IN_DECK:
        return 0
    most = 0
    for other in range(c.SEATS):
        most = max(most, int(state.presence[c.EUROPE, other]))
    cost = 0
    for card in range(cards.FIRST_SLAVERY, cards.BEHIND_SLAVERY):
        if (kept >> card) & 1:
            cost += int(workspace.card_worth[card]) - int(tables.slavery_glory) * w.POINT
    cost = cost * w.ABOLITION[min(10, most)] * min(4, rounds_coming(state, workspace) + 1) // 400
    return cost * int(workspace.style[styles.ABOLITION]) // 100


def nearby(tables, state, seat, workspace, coming):
    """The value of what is within reach."""
    worth = links_near(tables, state, seat, workspace)
    for region in range(len(c.REGIONS)):
        own_presence = int(state.presence[region, seat])
        left = free_spaces(tables, state, region)
        if own_presence > 0 or region == c.EUROPE:
            free = size(int(tables.region_cities[region]) & ~board.occupied(state))
            worth += min(3, free) * int(workspace.style[styles.FREE_CITY]) * w.OPENING[left] // 100
            worth += cards_near(tables, state, workspace, region + 1, own_presence) * w.OPENING[left] // 100
            if region == c.EUROPE:
                worth += cards_near(tables, state, workspace, 0, own_presence)
        if left > 0:
            worth += governor_near(state, seat, workspace, region, left)
    if coming == 0:
        worth = worth * min(int(state.harbour[seat]), w.ENOUGH) // w.ENOUGH
    return worth * w.HORIZON[coming] // 100


def cards_near(tables, state, workspace, deck, own_presence):
    """The value of the cards of a deck: less for each missing presence and each card above."""
    worth, share = 0, 100
    for card in range(deck * c.DECK_SIZE, (deck + 1) * c.DECK_SIZE):
        if state.card_place[card] == IN_DECK and not tables.card_governor[card]:
            missing = max(0, int(tables.card_value[card]) - own_presence)
            if missing < len(w.REACH):
                worth += int(workspace.card_worth[card]) * w.REACH[missing] // 100 * share // 100
            share = share * w.DEEPER // 100
    return worth


def governor_near(state, seat, workspace, region, left):
    """The value of the race for a governor: own discs on the track of a closed region against the best rival's."""
    own, most = int(state.presence[region, seat]), 0
    for other in range(int(state.players)):
        if other != seat:
            most = max(most, int(state.presence[region, other]))
    if own == 0:
        return 0
    lead = max(-2, min(2, own - most))
    return int(workspace.style[styles.GOVERNOR]) * w.LEAD[lead + 2] // 100 * w.OPENING[left] // 100


def links_near(tables, state, seat, workspace):
    """The value of links with one end held."""
    worth = 0
    for link in range(len(c.LINKS)):
        a, b = int(state.city_owner[tables.link_a[link]]), int(state.city_owner[tables.link_b[link]])
        if (a == seat) != (b == seat):
            token = int(state.link_token[link])
            prize = int(tables.link_glory) * w.POINT + (int(workspace.token_worth[token]) if token >= 0 else 0)
            other = b if a == seat else a
            worth += prize * (int(workspace.style[styles.LINK_NEAR]) if other == NOBODY else w.LINK_FAR) // 100
    return worth
