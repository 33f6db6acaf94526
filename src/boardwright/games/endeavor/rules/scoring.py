"""Glory (rulebook p. 12, section 9)."""

from typing import Any

from boardwright.core.machine.ranking import rank_by_score
from boardwright.games.endeavor.components import BUILDINGS, CARDS, CITIES, LINKS, TRACKS
from boardwright.games.endeavor.rules import board, tracks
from boardwright.games.endeavor.state import ASIDE

REASONS = ("last_round",)
SCORED = True

SOURCES = ("cities", "links", *TRACKS, "cards", "governor_space", "buildings", "harbour", "slavery")
"""The sources of glory."""
FROM_CITIES, FROM_LINKS, FROM_TRACKS = range(3)
FROM_CARDS, FROM_GOVERNOR_SPACE, FROM_BUILDINGS, FROM_HARBOUR, FROM_SLAVERY = range(FROM_TRACKS + len(TRACKS), len(SOURCES))


def glory_from(tables, state, seat, source):
    """The glory of one of SOURCES."""
    glory = 0
    if source == FROM_CITIES:
        for city in range(len(CITIES)):
            glory += int(tables.city_glory[city]) if state.city_owner[city] == seat else 0
    elif source == FROM_LINKS:
        for link in range(len(LINKS)):
            glory += int(tables.link_glory) if board.link_owner(tables, state, link) == seat else 0
    elif source < FROM_CARDS:
        glory = int(tables.track_glory[tracks.marker(tables, state, seat, source - FROM_TRACKS)])
    elif source == FROM_CARDS:
        for card in range(len(CARDS)):
            glory += int(tables.card_glory[card]) if tracks.holds(state, seat, card) else 0
    elif source == FROM_GOVERNOR_SPACE:
        glory = int(tables.empty_governor_space) if state.governor[seat] < 0 else 0
    elif source == FROM_BUILDINGS:
        for place in range(int(state.built[seat])):
            glory += int(tables.building_glory[state.building[seat, place]])
    elif source == FROM_HARBOUR:
        glory = int(state.harbour[seat]) // int(tables.discs_for_one)
    else:
        for card in range(len(CARDS)):
            glory += int(tables.slavery_glory) if laid_aside(state, seat, card) else 0
    return glory


def laid_aside(state, seat, card):
    """Return whether a seat has laid a slavery card aside."""
    return state.card_place[card] == ASIDE and state.card_seat[card] == seat


def total(tables, state, seat):
    """The glory of all sources."""
    glory = 0
    for source in range(len(SOURCES)):
        glory += glory_from(tables, state, seat, source)
    return glory


def outcome(tables, state, outcome):
    """The most glory wins; equal glory shares the place (ruling 23)."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = total(tables, state, seat)
    rank_by_score(outcome, state.players)


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """For each seat the glory of each source, with its details."""
    return [_breakdown_of(tables, state, seat) for seat in range(state.players)]


def _breakdown_of(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    cards = [card for card in range(len(CARDS)) if tracks.holds(state, seat, card) and tables.card_glory[card]]
    details: dict[str, dict[str, Any]] = {
        "cities": {"cities": [name for city, name in enumerate(CITIES) if state.city_owner[city] == seat]},
        "links": {"links": [name for link, name in enumerate(LINKS) if board.link_owner(tables, state, link) == seat]},
        **{name: {"level": int(state.icons[seat, track])} for track, name in enumerate(TRACKS)},
        "cards": {"cards": {CARDS[card]: int(tables.card_glory[card]) for card in cards}},
        "buildings": {"built": [BUILDINGS[building] for building in state.building[seat][: state.built[seat]]]},
        "harbour": {"discs": int(state.harbour[seat])},
        "slavery": {"cards": [name for card, name in enumerate(CARDS) if laid_aside(state, seat, card)]},
    }
    points = {name: int(glory_from(tables, state, seat, source)) for source, name in enumerate(SOURCES)}
    return {name: {"points": points[name], **details.get(name, {})} for name in SOURCES}
