"""What a position is worth to a seat: glory, the actions that discs, buildings and status allow in rounds to come, and what is near."""

from boardwright.core.machine.rule import separately_compiled
from boardwright.games.endeavor.bots.greedy_cards import settle_cards
from boardwright.games.endeavor.bots.greedy_near import nearby
from boardwright.games.endeavor.bots.greedy_tempo import tempo
from boardwright.games.endeavor.bots.greedy_weights import DRIFT, EXACT, POINT, RIVAL
from boardwright.games.endeavor.bots.greedy_workspace import SCRATCH, may_act, rounds_coming
from boardwright.games.endeavor.components import BLUE, CITIES, LINKS, TOKENS, TRACKS
from boardwright.games.endeavor.rules.board import link_owner
from boardwright.games.endeavor.rules.scoring import FROM_BUILDINGS, glory_from


@separately_compiled("t", "s", "i", SCRATCH, returns=True)
def value(tables, state, seat, workspace):
    """Hundredths of glory, now and to come."""
    coming = rounds_coming(state)
    can_act = may_act(state, seat)
    worth = settle_cards(tables, state, seat, workspace)
    worth += places(tables, state, seat)
    for track in range(len(TRACKS)):
        worth += status(tables, int(workspace.icons[track]), DRIFT[track] * coming // 10, EXACT[coming] if coming or can_act else 100)
    worth += glory_from(tables, state, seat, FROM_BUILDINGS) * POINT
    worth += tempo(tables, state, seat, workspace, coming, can_act)
    if coming or can_act:
        worth += nearby(tables, state, seat, workspace, coming)
        for token in range(BLUE, len(TOKENS)):
            worth += int(state.tokens[seat, token]) * int(workspace.token_worth[token])
    return worth


def status(tables, level, rise, exact):
    """A track: the glory of the space reached, and of the spaces themselves while it will rise."""
    top = int(tables.top)
    reached = int(tables.track_glory[max(0, min(level, top))]) * POINT
    spaces = (min(level + rise, top) - rise) * POINT
    return (reached * exact + spaces * (100 - exact)) // 100


def places(tables, state, seat):
    """Cities and links of one's own, less a part of those of others."""
    worth = 0
    for city in range(len(CITIES)):
        worth += int(tables.city_glory[city]) * ownership_value(tables, state.city_owner[city], seat)
    for link in range(len(LINKS)):
        worth += int(tables.link_glory) * ownership_value(tables, link_owner(tables, state, link), seat)
    return worth


def ownership_value(tables, owner, seat):
    """How much a glory of that owner counts."""
    if owner == seat:
        return POINT
    return -RIVAL if owner >= 0 else 0
