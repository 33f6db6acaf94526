"""Glory (rulebook p. 12, section 9)."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.rule import rule
from boardwright.games.endeavor.components import CARDS, CITIES, LINKS, PLACES, TRACKS
from boardwright.games.endeavor.rules.board import controls
from boardwright.games.endeavor.rules.tracks import holds, marker
from boardwright.games.endeavor.state import ASIDE

REASONS = ("last_round",)
SCORED = True


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
def total(tables, state, seat):
    """All of it."""
    glory = city_glory(tables, state, seat) + link_glory(tables, state, seat) + card_glory(tables, state, seat)
    for track in range(len(TRACKS)):
        glory += track_glory(tables, state, seat, track)
    glory += building_glory(tables, state, seat) + space_glory(tables, state, seat)
    return glory + harbour_glory(tables, state, seat) + slavery_glory(tables, state, seat)


@rule
def outcome(tables, state, outcome):
    """Most glory; equal glory shares the place (ruling 23)."""
    outcome.reason = 0
    for seat in range(state.players):
        outcome.score[seat] = total(tables, state, seat)
    for seat in range(state.players):
        outcome.rank[seat] = 0
        for other in range(state.players):
            if outcome.score[other] > outcome.score[seat]:
                outcome.rank[seat] += 1


def breakdown(tables: Any, state: Any) -> list[dict[str, Any]]:
    """Per seat the glory of each source, with what it is made of."""
    return [breakdown_of(tables, state, seat) for seat in range(state.players)]


def breakdown_of(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """The glory of one seat by source, as things stand."""
    cities = [name for city, name in enumerate(CITIES) if state.city_owner[city] == seat]
    links = [name for link, name in enumerate(LINKS) if controls(tables, state, seat, link)]
    worth = {name: int(tables.card_glory[card]) for card, name in enumerate(CARDS) if holds(state, seat, card) and tables.card_glory[card]}
    aside = [name for card, name in enumerate(CARDS) if state.card_place[card] == ASIDE and state.card_seat[card] == seat]
    tracks = {
        name: {"points": int(track_glory(tables, state, seat, track)), "level": int(state.level[seat, track])}
        for track, name in enumerate(TRACKS)
    }
    return {
        "cities": {"points": int(city_glory(tables, state, seat)), "cities": cities},
        "links": {"points": int(link_glory(tables, state, seat)), "links": links},
        **tracks,
        "cards": {"points": int(card_glory(tables, state, seat)), "cards": worth},
        "governor_space": {"points": int(space_glory(tables, state, seat))},
        "buildings": {"points": int(building_glory(tables, state, seat))},
        "harbour": {"points": int(harbour_glory(tables, state, seat)), "discs": int(state.harbour[seat])},
        "slavery": {"points": int(slavery_glory(tables, state, seat)), "cards": aside},
    }
