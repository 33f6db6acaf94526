"""Glory (rulebook p. 12, section 9)."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.ranking import rank_by_score
from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import CARDS, CITIES, LINKS, PLACES, TRACKS
from boardwright.games.endeavor.rules.board import controls
from boardwright.games.endeavor.rules.tracks import holds, marker
from boardwright.games.endeavor.state import ASIDE

REASONS = ("last_round",)
SCORED = True

SOURCES = ("cities", "links", *TRACKS, "cards", "governor_space", "buildings", "harbour", "slavery")
"""Where glory comes from."""
CITIES_HELD, LINKS_HELD, FIRST_TRACK = range(3)
CARDS_HELD, GOVERNOR_SPACE, BUILT, HARBOUR = range(FIRST_TRACK + len(TRACKS), len(SOURCES) - 1)


@rule
def city_glory(tables, state, seat):
    """Cities, most of them 1."""
    glory = 0
    for city in range(len(CITIES)):
        if state.city_owner[city] == seat:
            glory += int(tables.city_glory[city])
    return glory


@rule
def link_glory(tables, state, seat):
    """Links both of whose ends one occupies."""
    glory = 0
    for link in range(len(LINKS)):
        if controls(tables, state, seat, link):
            glory += int(tables.link_glory)
    return glory


@rule
def track_glory(tables, state, seat, track):
    """The highest glory space that the marker has reached."""
    return int(tables.track_glory[marker(tables, state, seat, track)])


@rule
def card_glory(tables, state, seat):
    """Glory on cards kept."""
    glory = 0
    for card in range(len(CARDS)):
        if holds(state, seat, card):
            glory += int(tables.card_glory[card])
    return glory


@rule
def building_glory(tables, state, seat):
    """Universities."""
    glory = 0
    for place in range(PLACES):
        if state.building[seat, place] >= 0:
            glory += int(tables.building_glory[state.building[seat, place]])
    return glory


@rule
def space_glory(tables, state, seat):
    """An empty governor space."""
    return int(tables.empty_governor_space) if state.governor[seat] < 0 else 0


@rule
def harbour_glory(tables, state, seat):
    """One for every three discs in the harbour."""
    return int(state.harbour[seat]) // int(tables.discs_for_one)


@rule
def slavery_glory(tables, state, seat):
    """Each slavery card laid aside costs glory."""
    glory = 0
    for card in range(len(CARDS)):
        if state.card_place[card] == ASIDE and state.card_seat[card] == seat:
            glory += int(tables.slavery_glory)
    return glory


@rule
def glory_from(tables, state, seat, source):
    """The glory of one of SOURCES."""
    if source == CITIES_HELD:
        return city_glory(tables, state, seat)
    if source == LINKS_HELD:
        return link_glory(tables, state, seat)
    if source < CARDS_HELD:
        return track_glory(tables, state, seat, source - FIRST_TRACK)
    if source == CARDS_HELD:
        return card_glory(tables, state, seat)
    if source == GOVERNOR_SPACE:
        return space_glory(tables, state, seat)
    if source == BUILT:
        return building_glory(tables, state, seat)
    return harbour_glory(tables, state, seat) if source == HARBOUR else slavery_glory(tables, state, seat)


@rule
def total(tables, state, seat):
    """All of it."""
    glory = 0
    for source in range(len(SOURCES)):
        glory += glory_from(tables, state, seat, source)
    return glory


@rule
def outcome(tables, state, outcome):
    """Most glory; equal glory shares the place (ruling 23)."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = total(tables, state, seat)
    rank_by_score(outcome, state.players)


def breakdown(tables: Any, state: Any, ask: Any) -> list[dict[str, Any]]:
    """Per seat the glory of each source, with what it is made of."""
    return [breakdown_of(tables, state, seat) for seat in range(state.players)]


def breakdown_of(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """The glory of one seat by source, as things stand."""
    found = {name: {"points": int(glory_from(tables, state, seat, source))} for source, name in enumerate(SOURCES)}
    details: dict[str, dict[str, Any]] = {
        "cities": {"cities": [name for city, name in enumerate(CITIES) if state.city_owner[city] == seat]},
        "links": {"links": [name for link, name in enumerate(LINKS) if controls(tables, state, seat, link)]},
        **{name: {"level": int(state.icons[seat, track])} for track, name in enumerate(TRACKS)},
        "cards": {
            "cards": {
                name: int(tables.card_glory[card])
                for card, name in enumerate(CARDS)
                if holds(state, seat, card) and tables.card_glory[card]
            }
        },
        "harbour": {"discs": int(state.harbour[seat])},
        "slavery": {
            "cards": [name for card, name in enumerate(CARDS) if state.card_place[card] == ASIDE and state.card_seat[card] == seat]
        },
    }
    return {name: {**points, **details.get(name, {})} for name, points in found.items()}
