"""Scenarios: matches that a test sets up in the words of the rulebook, plays and inspects.

    table = Scenario(3).buildings(0, "shipyard").lane("far_east", 1, 0).lay("far_east 3", "politics")
    table.play("activate shipyard", "ship far_east")
    assert table.level(0, "politics") == 1

A new scenario is in the fourth phase of round 2. Seat 0 has the crown and the turn, each seat a colonial house and ten discs in the
harbour. A payment token, which moves no marker, lies on every place, so only what a test sets up makes a difference.
"""

from functools import cache
from typing import Any

import boardwright as bw
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.rules.start import derive
from tests.games.event_log import EventLog
from tests.games.rng import Rng
from tests.games.scenario import BaseScenario

from .event_log import decisions_of
from .facts import DISCS, LANES

NEUTRAL_TOKEN = c.TOKENS.index("payment")


@cache
def game() -> Any:
    return bw.load("endeavor")


@cache
def _new_match(players: int, options: tuple[tuple[str, str], ...]) -> Any:
    return game().new_match(players=players, seed=1, options=dict(options))


class Scenario(BaseScenario[EventLog]):
    """An Endeavor match under preparation. The first decision or query begins it."""

    event_log = EventLog

    def __init__(self, players: int = 3, round: int = 2, **options: str) -> None:
        self.match = _new_match(players, tuple(options.items())).copy()
        self.players = players
        r = self.r
        r.phase, r.round_no, r.crown, r.active = s.TURN, round, 0, 0
        r.harbour[:players] = 10
        r.city_token[:] = r.link_token[:] = r.lane_token[:] = NEUTRAL_TOKEN
        r.passed[:] = 0
        self._forced: list[str] = []
        self._setup_events = len(self.match.full_events())

    @property
    def r(self) -> Any:
        """The state's record. Callers may change it, so reading it drops everything computed before."""
        self.match._hidden_viewer = self.match._legal_seat = None
        self._ready = False
        return self.match._state.record

    # -- setting up ------------------------------------------------------------------------------------------------------------

    def harbour(self, seat: int, discs: int) -> "Scenario":
        self.r.harbour[seat] = discs
        return self

    def buildings(self, seat: int, *names: str) -> "Scenario":
        """Give a seat buildings, with their icons. A star marks a building with a disc on it ("market*")."""
        r = self.r
        for name in names:
            building = c.BUILDINGS.index(name.rstrip("*"))
            if building == c.COLONIAL_HOUSE:
                r.manned[seat, 0] = name.endswith("*")
                continue
            place = int(r.built[seat])
            r.building[seat, place], r.manned[seat, place] = building, name.endswith("*")
            r.built[seat] += 1
            r.stock[building] -= 1
            r.icons[seat] += game().tables.record.building_icons[building]
        return self

    def cards(self, seat: int, *names: str) -> "Scenario":
        """Give a seat cards, with their icons."""
        r = self.r
        for name in names:
            card = c.CARDS.index(name)
            r.card_place[card], r.card_seat[card] = s.HELD, seat
            r.icons[seat] += game().tables.record.card_icons[card]
        return self

    def gone(self, *names: str) -> "Scenario":
        """Remove cards from the match."""
        r = self.r
        for name in names:
            r.card_place[c.CARDS.index(name)], r.card_seat[c.CARDS.index(name)] = s.GONE, -1
        return self

    def tokens(self, seat: int, **tokens: int) -> "Scenario":
        """Give a seat tokens. Brown ones count as icons."""
        r = self.r
        for name, count in tokens.items():
            token = c.TOKENS.index(name)
            r.tokens[seat, token] += count
            if token < c.BLUE:
                r.icons[seat, token] += count
        return self

    def status(self, seat: int, **levels: int) -> "Scenario":
        """Set a seat's icon sums directly."""
        for track, level in levels.items():
            self.r.icons[seat, c.TRACKS.index(track)] = level
        return self

    def lane(self, region: str, *seats: int) -> "Scenario":
        """Put discs on a shipping track from its first space on. A full track opens its region, and a governor in no hand is gone."""
        r = self.r
        number = c.REGIONS.index(region)
        first = int(game().tables.record.lane_first[number])
        for space, seat in enumerate(seats, first):
            r.lane_owner[space], r.lane_token[space] = seat, ABSENT
        if len(seats) == LANES[region]:
            r.open_region[number] = 1
            if r.card_place[c.CARDS.index(f"{region}_governor")] == s.IN_DECK:
                self.gone(f"{region}_governor")
        return self

    def open(self, *regions: str, seat: int = 2) -> "Scenario":
        """Open regions; one seat has filled their tracks."""
        for region in regions:
            self.lane(region, *[seat] * LANES[region])
        return self

    def beside(self, region: str, seat: int, discs: int = 1) -> "Scenario":
        self.r.beside[c.REGIONS.index(region), seat] = discs
        return self

    def cities(self, **owners: int) -> "Scenario":
        """Occupy cities and remove their tokens. Tokens of links stay."""
        r = self.r
        for city, seat in owners.items():
            r.city_owner[c.CITIES.index(city)], r.city_token[c.CITIES.index(city)] = seat, ABSENT
        return self

    def lay(self, place: str, token: str | None) -> "Scenario":
        """Lay a token on a city ("london"), a link ("paris-venice") or a space of a shipping track ("africa 3")."""
        number = ABSENT if token is None else c.TOKENS.index(token)
        region, _, space = place.partition(" ")
        if space:
            self.r.lane_token[int(game().tables.record.lane_first[c.REGIONS.index(region)]) + int(space) - 1] = number
        elif "-" in place:
            self.r.link_token[c.LINKS.index(place)] = number
        else:
            self.r.city_token[c.CITIES.index(place)] = number
        return self

    def stock(self, **left: int) -> "Scenario":
        """Set the copies of buildings in the supply."""
        for name, count in left.items():
            self.r.stock[c.BUILDINGS.index(name)] = count
        return self

    def deck(self, deck: str, *names: str) -> "Scenario":
        """Leave exactly these cards in a deck. Held cards stay with their seats, all others are gone."""
        r = self.r
        first = c.DECKS.index(deck) * c.DECK_SIZE
        for card in range(first, first + c.DECK_SIZE):
            if r.card_place[card] != s.HELD:
                r.card_place[card] = s.IN_DECK if c.CARDS[card] in names else s.GONE
        return self

    def abolished(self) -> "Scenario":
        self.r.abolished = 1
        return self.deck("slavery")

    def on_space(self, seat: int, governor: str) -> "Scenario":
        """Put a governor on a seat's governor space, as the last pass left it."""
        self.r.governor[seat] = c.CARDS.index(governor)
        return self

    def building_phase(self, crown: int = 0) -> "Scenario":
        """Begin the building phase with the seat that has the crown."""
        r = self.r
        r.phase, r.crown, r.active = s.CHOOSE_BUILDING, crown, crown
        return self

    def ready(self) -> "Scenario":
        """Begin the match: fill in supplies and derived fields, and drop the events of the setup."""
        if not self._ready:
            r = self.r
            for seat in range(self.players):
                used = int(r.harbour[seat] + r.manned[seat].sum() + r.beside[:, seat].sum())
                r.supply[seat] = DISCS - used - int((r.city_owner == seat).sum()) - int((r.lane_owner == seat).sum())
            derive(game().tables.record, r)
            self.match._item_count[0] = 0
            self.match._undo_history.entries.clear()
            self.match._collect_events()
            self._ready = True
        return self

    # -- looking ---------------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.ready().match.view(None)

    def seat(self, seat: int) -> dict[str, Any]:
        return self.view["seats"][seat]

    def level(self, seat: int, track: str) -> int:
        """Return a seat's icon sum of a track."""
        return int(self.seat(seat)["levels"][track])

    def discs(self, seat: int) -> int:
        """Return the discs in a seat's harbour."""
        return int(self.seat(seat)["harbour"])

    def holds(self, seat: int, card: str) -> bool:
        return card in self.seat(seat)["cards"]

    def manned(self, seat: int) -> list[str]:
        """Return the buildings of a seat with a disc on them."""
        return [place["building"] for place in self.seat(seat)["buildings"] if place["manned"]]

    @property
    def phase(self) -> str:
        return self.view["phase"]

    def refusal(self, text: str) -> str | None:
        """Return the id of the reason why the active seat may not play a decision, or None."""
        reason = self.ready().match.why_not(self.active, text)
        return None if reason is None else reason.id

    # -- playing ---------------------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> EventLog:
        """Play decisions of the active seat. The texts may name forced decisions, which the match plays by itself."""
        self.ready()
        before = len(self.match.full_events())
        for text in texts:
            if text in self._forced:
                self._forced.remove(text)
                continue
            assert self.can(text), f"{text}: not legal in {self.phase}; legal are {sorted(self.legal())[:40]}"
            self._forced = decisions_of(self.do(text))
            self._forced.remove(text)
        self._forced = []
        return self.since(before)

    def end_round(self) -> EventLog:
        """Pass with every seat, and make the choices that remain in any way."""
        before = len(self.match.full_events())
        number = self.view["round"]
        while not self.match.over and self.view["round"] == number:
            texts = self.legal()
            self.do("pass" if "pass" in texts else "done" if "done" in texts else min(texts))
        return self.since(before)


__all__ = ["EventLog", "Rng", "Scenario", "game"]
