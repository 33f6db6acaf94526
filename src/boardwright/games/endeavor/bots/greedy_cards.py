"""What `greedy` thinks of its cards: those over the limit will go, slavery may be abolished, the governor space may stay empty."""

from boardwright.core.machine.bits import size
from boardwright.games.endeavor.bots.greedy_weights import ABOLITION, EMPTY_SPACE, POINT, SLOT, SPACE_HOPE
from boardwright.games.endeavor.bots.greedy_workspace import INFINITY, rounds_coming
from boardwright.games.endeavor.components import CARDS, DECK_SIZE, EUROPE, GOVERNORS, POLITICS, SEATS, SLAVERY, TRACKS
from boardwright.games.endeavor.rules.cards import BEHIND_SLAVERY, FIRST_SLAVERY, held_cards
from boardwright.games.endeavor.rules.tracks import level_with
from boardwright.games.endeavor.state import DISCARD, IN_DECK, OVER

ALL_GOVERNORS = sum(1 << CARDS.index(card) for card in GOVERNORS)
ALL_SLAVERY = sum(1 << card for card in range(FIRST_SLAVERY, BEHIND_SLAVERY))


def settle_cards(tables, state, seat, workspace):
    """Glory of the cards that will be kept, and of the governor space; the status they leave is noted in `workspace.icons`."""
    for track in range(len(TRACKS)):
        workspace.icons[track] = state.icons[seat, track]
    kept = held_cards(state, seat, 0, len(CARDS))
    space = int(kept & ALL_GOVERNORS != 0)
    if state.phase == DISCARD and state.active == seat:
        space = int(state.governor[seat] >= 0)
    while not state.passed[seat] and free_slots(tables, workspace, kept, space) < 0:
        card = cheapest(tables, workspace, kept)
        if card < 0:
            break
        kept &= ~(1 << card)
        for track in range(len(TRACKS)):
            workspace.icons[track] -= tables.card_icons[card, track]
        space = min(space, int(kept & ALL_GOVERNORS != 0))
    workspace.card_slots = free_slots(tables, workspace, kept, space)
    worth = glory_of_cards(tables, state, seat, kept) + governor_space(tables, state, seat, workspace, kept)
    worth += max(0, min(3, int(workspace.card_slots))) * SLOT * rounds_coming(state)
    return worth - abolition_risk(tables, state, workspace, kept)


def glory_of_cards(tables, state, seat, kept):
    """What the cards kept count, and the slavery cards laid aside, now or when they go."""
    glory = 0
    for card in range(len(CARDS)):
        if (kept >> card) & 1:
            glory += int(tables.card_glory[card])
        elif state.card_seat[card] == seat and (ALL_SLAVERY >> card) & 1:
            glory += int(tables.slavery_glory)
    return glory * POINT


def free_slots(tables, workspace, kept, space):
    """Places for cards that are free; below 0: cards too many."""
    limit = int(tables.card_limit[level_with(tables, workspace.icons[POLITICS])])
    return limit - size(kept) + space + int(kept & ALL_SLAVERY != 0)


def cheapest(tables, workspace, kept):
    """The card worth least of those that can go (the only slavery card cannot), or -1."""
    best, least = -1, INFINITY
    for card in range(len(CARDS)):
        if (kept >> card) & 1 and (size(kept & ALL_SLAVERY) > 1 or tables.card_deck[card] != SLAVERY):
            worth = int(workspace.card_worth[card]) + (POINT if tables.card_deck[card] == SLAVERY else 0)
            if worth < least:
                best, least = card, worth
    return best


def governor_space(tables, state, seat, workspace, kept):
    """Three glory if it is empty in the end."""
    coming = rounds_coming(state)
    if coming == 0 and (state.phase == OVER or state.passed[seat] or (state.phase == DISCARD and state.active == seat)):
        return int(tables.empty_governor_space) * POINT if state.governor[seat] < 0 else 0
    if kept & ALL_GOVERNORS == 0 or workspace.card_slots > 0:
        return EMPTY_SPACE
    return SPACE_HOPE if coming > 0 else 0


def abolition_risk(tables, state, workspace, kept):
    """What slavery cards are expected to cost."""
    if kept & ALL_SLAVERY == 0 or state.abolished or state.card_place[(EUROPE + 1) * DECK_SIZE - 1] != IN_DECK:
        return 0
    most = 0
    for other in range(SEATS):
        most = max(most, int(state.presence[EUROPE, other]))
    cost = 0
    for card in range(FIRST_SLAVERY, BEHIND_SLAVERY):
        if (kept >> card) & 1:
            cost += int(workspace.card_worth[card]) - int(tables.slavery_glory) * POINT
    return cost * ABOLITION[min(10, most)] * min(4, rounds_coming(state) + 1) // 400
