"""What `greedy` thinks of its cards: those over the limit will go, slavery may be abolished, the governor space may stay empty."""

from __future__ import annotations

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.bots.greedy_weights import ABOLITION, EMPTY_SPACE, POINT, SLOT, SPACE_HOPE
from boardwright.games.endeavor.bots.greedy_workspace import INFINITY, rounds_coming
from boardwright.games.endeavor.components import CARDS, DECK_SIZE, EUROPE, POLITICS, SEATS, SLAVERY, TRACKS
from boardwright.games.endeavor.rules.cards import BEHIND_SLAVERY, FIRST_SLAVERY
from boardwright.games.endeavor.rules.tracks import level_with
from boardwright.games.endeavor.state import ASIDE, DISCARD, HELD, IN_DECK, OVER


@rule
def settle_cards(tables, state, seat, workspace):
    """Glory of the cards that will be kept, and of the governor space; the status they leave is noted in `workspace.icons`."""
    worth = count_cards(tables, state, seat, workspace)
    space = 1 if workspace.governors > 0 else 0
    if state.phase == DISCARD and state.active == seat:
        space = 1 if state.governor[seat] >= 0 else 0
    while not state.passed[seat] and free_slots(tables, workspace, space) < 0:
        card = cheapest(tables, workspace)
        if card < 0:
            break
        worth -= drop_card(tables, workspace, card)
        space = min(space, int(workspace.governors))
    workspace.card_slots = free_slots(tables, workspace, space)
    worth += governor_space(tables, state, seat, workspace)
    worth += max(0, min(3, int(workspace.card_slots))) * SLOT * rounds_coming(state)
    return worth - abolition_risk(tables, state, workspace)


@rule
def count_cards(tables, state, seat, workspace):
    """Note the status and the cards held; return the glory of those and of slavery cards laid aside."""
    for track in range(len(TRACKS)):
        workspace.icons[track] = state.icons[seat, track]
    workspace.cards_held, workspace.governors, workspace.slavery_cards, workspace.kept_cards = 0, 0, 0, 0
    worth = 0
    for card in range(len(CARDS)):
        if state.card_seat[card] != seat:
            continue
        if state.card_place[card] == HELD:
            workspace.kept_cards |= 1 << card
            workspace.cards_held += 1
            workspace.governors += tables.card_governor[card]
            workspace.slavery_cards += 1 if tables.card_deck[card] == SLAVERY else 0
            worth += int(tables.card_glory[card]) * POINT
        elif state.card_place[card] == ASIDE:
            worth += int(tables.slavery_glory) * POINT
    return worth


@rule
def drop_card(tables, workspace, card):
    """A card is thought away; returns the glory that this costs."""
    workspace.kept_cards &= ~(1 << card)
    workspace.cards_held -= 1
    workspace.governors -= tables.card_governor[card]
    for track in range(len(TRACKS)):
        workspace.icons[track] -= tables.card_icons[card, track]
    loss = int(tables.card_glory[card])
    if tables.card_deck[card] == SLAVERY:
        workspace.slavery_cards -= 1
        loss -= int(tables.slavery_glory)
    return loss * POINT


@rule
def free_slots(tables, workspace, space):
    """Places for cards that are free; below 0: cards too many."""
    limit = int(tables.card_limit[level_with(tables, workspace.icons[POLITICS])])
    return limit - int(workspace.cards_held) + space + (1 if workspace.slavery_cards > 0 else 0)


@rule
def cheapest(tables, workspace):
    """The card worth least of those that can go (the only slavery card cannot), or -1."""
    best, least = -1, INFINITY
    for card in range(len(CARDS)):
        if (workspace.kept_cards >> card) & 1 and (workspace.slavery_cards > 1 or tables.card_deck[card] != SLAVERY):
            worth = int(workspace.card_worth[card]) + (POINT if tables.card_deck[card] == SLAVERY else 0)
            if worth < least:
                best, least = card, worth
    return best


@rule
def governor_space(tables, state, seat, workspace):
    """Three glory if it is empty in the end."""
    coming = rounds_coming(state)
    if coming == 0 and (state.phase == OVER or state.passed[seat] or (state.phase == DISCARD and state.active == seat)):
        return int(tables.empty_governor_space) * POINT if state.governor[seat] < 0 else 0
    if workspace.governors == 0 or workspace.card_slots > 0:
        return EMPTY_SPACE
    return SPACE_HOPE if coming > 0 else 0


@rule
def abolition_risk(tables, state, workspace):
    """What slavery cards are expected to cost."""
    if workspace.slavery_cards == 0 or state.abolished or state.card_place[(EUROPE + 1) * DECK_SIZE - 1] != IN_DECK:
        return 0
    most = 0
    for other in range(SEATS):
        most = max(most, int(state.presence[EUROPE, other]))
    cost = 0
    for card in range(FIRST_SLAVERY, BEHIND_SLAVERY):
        if (workspace.kept_cards >> card) & 1:
            cost += int(workspace.card_worth[card]) - int(tables.slavery_glory) * POINT
    return cost * ABOLITION[min(10, most)] * min(4, rounds_coming(state) + 1) // 400
