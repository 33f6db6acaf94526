"""A table that tests set up in the words of the rulebook, play on and look at.

    t = Scenario(3)
    t.rails(0, transsiberian={"black": 6, "grey": 3})
    t.locomotives(0, kiev=3)
    t.play("occupy black_1", "step kiev black", "step kiev black")
    assert t.rail(0, "kiev", "black") == 3

A new table is in its first round, with the seats in order 0, 1, 2, 3 and a turn of seat 0. Start bonuses are over without traces, and no
player has coins.
"""

from functools import cache
from typing import Any

import boardwright as bw
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.choices import options
from boardwright.games.russian_railroads.rules.room import close, derive_fields, employ
from tests.games.rng import Rng
from tests.games.scenario import BaseScenario

from .event_log import EventLog, decisions_of
from .facts import COLOURS_OF, MILESTONES, PERMANENT, SLOTS, SPECIAL, TOKEN_SPACE, WORKER_SPACES, WORKERS


@cache
def game() -> Any:
    return bw.load("russian_railroads")


class Scenario(BaseScenario[EventLog]):
    """A match under preparation. The first decision or look begins it."""

    event_log = EventLog

    def __init__(self, players: int = 3, round: int = 1, seed: int = 1, **options: str) -> None:
        self.match = game().new_match(players=players, seed=seed, options=options)
        self.players = players
        self._workers: dict[int, int] = {}
        self._used: dict[int, dict[str, str]] = {}
        self._forced: list[str] = []
        while self.r.phase != s.TURN:
            self.match.play(self.match.actors[0], self.match.legal(self.match.actors[0])[0])
        self._forget_start(round)
        self._ready = False
        self._derived_from = b""

    @property
    def r(self) -> Any:
        """The program's own record. The caller may change it, so everything computed before becomes invalid."""
        self.match._hidden_viewer = self.match._legal_seat = None
        return self.match._state.record

    def _forget_start(self, round: int) -> None:
        self._setup_events = len(self.match.full_events())
        r = self.r
        r.round_no = round
        r.order[: self.players] = range(self.players)
        r.active = 0
        for seat in range(self.players):
            r.rail[seat][:, 1:] = -1
            r.rail[seat][:, 0] = 1
            r.slot[seat] = (1, 0, 0, 0)
            r.marker[seat] = (0, -1)
            r.doublers[seat] = r.coins[seat] = r.points[seat] = 0
            r.scored[seat] = 0
            r.reached[seat] = 0
        for cell in range(c.ROW):
            older = cell + round - 1
            r.row[cell] = r.row[older] if older < c.ROW else -1

    # -- setting up ------------------------------------------------------------------------------------------------------------

    def rails(self, seat: int, **lines: dict[str, int]) -> "Scenario":
        """Place rails. A colour that is not won yet moves the Transsiberian's black rail to its milestone."""
        self._ready = False
        rail = self.r.rail[seat]
        for line, colours in lines.items():
            for colour, space in colours.items():
                assert colour in COLOURS_OF[line], (line, colour)
                rail[c.LINES.index(line), c.COLOURS.index(colour)] = space
                if colour != "black":
                    rail[0, 0] = max(rail[0, 0], MILESTONES[colour])
        return self

    def locomotives(self, seat: int, transsiberian: int | tuple[int, int] = 0, petersburg: int = 0, kiev: int = 0) -> "Scenario":
        """Place all locomotives of a seat (the first 1 is one of them). Their tiles need not come from the supply."""
        self._ready = False
        pair = transsiberian if isinstance(transsiberian, tuple) else (transsiberian, 0)
        self.r.slot[seat] = (*pair, petersburg, kiev)
        return self

    def factories(self, seat: int, *numbers: int) -> "Scenario":
        """Place the factories of a seat from the left."""
        self._ready = False
        self.r.factory[seat] = [*numbers, *[0] * (5 - len(numbers))]
        return self

    def markers(self, seat: int, first: int, second: int = -1) -> "Scenario":
        """Place the industry markers. The ? space behind the first one was used."""
        self._ready = False
        self.r.marker[seat] = (first, second)
        if second >= 0:
            self.r.tokens_used[seat] |= 1 << c.TOKENS.index("marker")
        return self

    def doublers(self, seat: int, count: int) -> "Scenario":
        self._ready = False
        self.r.doublers[seat] = count
        return self

    def workers(self, seat: int, count: int) -> "Scenario":
        """Leave so many workers in the supply. The others stand on the board."""
        self._ready = False
        self._workers[seat] = count
        return self

    def coins(self, seat: int, count: int) -> "Scenario":
        self.r.coins[seat] = count
        return self

    def temporary(self, seat: int, count: int = 2) -> "Scenario":
        """Give a seat the temporary workers for this round."""
        self.r.temporary[seat] = count
        self.close("temporary", seat)
        return self

    def black(self, seat: int) -> "Scenario":
        """Give a seat the black worker, ready for use."""
        self.r.black_owner, self.r.black_ready = seat, 1
        self.r.card_owner[c.CARDS.index("black_worker")] = seat
        return self

    def engineers(self, seat: int, *names: str) -> "Scenario":
        """Give a seat engineers that were hired before this round."""
        for name in names:
            number = c.ENGINEERS.index(name)
            employ(self.r, number, seat)
            for cell in range(c.ROW):
                if self.r.row[cell] == number:
                    self.r.row[cell] = -1
        return self

    def row(self, *names: str | None) -> "Scenario":
        """Lay the engineers' row, from the hire space on."""
        self.r.row[:] = [-1 if name is None else c.ENGINEERS.index(name) for name in (*names, *[None] * (c.ROW - len(names)))]
        return self

    def used_tokens(self, seat: int, **tokens: str) -> "Scenario":
        """Place tokens that were used on ? spaces: used_tokens(0, petersburg_4="steps")."""
        self._ready = False
        self._used.setdefault(seat, {}).update(tokens)
        return self

    def revalued(self, seat: int) -> "Scenario":
        self.r.revalued[seat] = 1
        self.r.tokens_used[seat] |= 1 << c.TOKENS.index("revalue")
        return self

    def medal(self, seat: int) -> "Scenario":
        self.r.medal[seat] = 1
        self.r.tokens_used[seat] |= 1 << c.TOKENS.index("medal")
        return self

    def supply(self, locomotives: dict[int, int] | None = None, factories: dict[int, int] | None = None) -> "Scenario":
        """Put exactly these tiles, by number, into the supply. The other tiles lie nowhere."""
        for field, tiles in (("locomotive_supply", locomotives), ("factory_supply", factories)):
            if tiles is not None:
                self.r[field][:] = [tiles.get(number, 0) for number in range(c.HIGHEST + 1)]
        return self

    def bonuses(self, seat: int, *names: str) -> "Scenario":
        """Give a seat end-bonus cards."""
        r = self.r
        for name in names:
            card = c.BONUSES.index(name)
            if r.bonus_location[card] == s.REMOVED:
                r.bonus_location[next(n for n in range(len(c.BONUSES)) if r.bonus_location[n] == s.IN_DECK)] = s.REMOVED
            r.looked[seat] |= 1 << r.draws
            r.draws += 1
            r.bonus_location[card] = r.draws
            r.drawer[r.draws] = seat
        return self

    def deck(self, *names: str) -> "Scenario":
        """Put these end-bonus cards into the deck. Two of the others are removed, and seat 1 holds the rest."""
        others = [name for name in c.BONUSES if name not in names]
        for name in c.BONUSES:
            self.r.bonus_location[c.BONUSES.index(name)] = s.IN_DECK if name in names else s.REMOVED
        for name in others[2:]:
            self.r.bonus_location[c.BONUSES.index(name)] = s.IN_DECK
            self.bonuses(1, name)
        return self

    def points(self, seat: int, points: int) -> "Scenario":
        """Give a seat points from earlier effects of this round."""
        self.r.points[seat] = points
        self.r.scored[seat, self.r.round_no - 1, s.SCORED_EFFECTS] = points
        return self

    def close(self, place: str, seat: int) -> "Scenario":
        """Place a worker of a seat on a space, so that it is taken."""
        self._ready = False
        number = c.PLACES.index(place)
        close(self.r, number, seat)
        self.r.pieces[seat, number, s.WORKER] = 1
        return self

    def order(self, *seats: int) -> "Scenario":
        self.r.order[: self.players] = seats
        return self

    def ready(self) -> "Scenario":
        """Fill in what follows from the settings."""
        self._settle()
        self._derive()
        return self

    def _settle(self) -> None:
        if self._ready:
            return
        self._ready = True
        for seat in range(self.players):
            self._settle_seat(seat)
        self.r.doubler_supply = 20 - int(self.r.doublers.sum())
        self.match._item_count[0] = 0
        self.match._undo_history.entries.clear()

    def _derive(self) -> None:
        """Fill in what the rules derive from the fields that were set."""
        if self._derived_from == bytes(self.match._state.data):
            return
        derive_fields(game().tables.record, self.r)
        if s.ACT <= self.r.phase <= s.NAME_ONCE_MORE:
            self.r.choices = options(game().tables.record, self.r, int(self.r.active))
        self.match._item_count[0] = 0
        self.match._collect_events()
        self._derived_from = bytes(self.match._state.data)

    def _settle_seat(self, seat: int) -> None:
        r = self.r
        for colour, space in MILESTONES.items():
            if r.rail[seat, 0, 0] >= space:
                for line, colours in COLOURS_OF.items():
                    if colour in colours:
                        where = r.rail[seat, c.LINES.index(line)]
                        where[c.COLOURS.index(colour)] = max(0, where[c.COLOURS.index(colour)])
        used = self._used.get(seat, {})
        extra = 0
        for special in c.SPECIALS:
            if (self.meets_special(seat, special) and special not in PERMANENT) or special in used:
                r.reached[seat, c.SPECIALS.index(special)] = 1
                extra += special in WORKER_SPACES
                if special in c.SPOTS:
                    self._spot(seat, special, used.get(special))
        if r.marker[seat, 0] >= TOKEN_SPACE or "industry" in used:
            self._spot(seat, "industry", used.get("industry"))
        r.workers_all[seat] = WORKERS[self.players] + extra
        standing = int(r.pieces[seat, :, s.WORKER].sum())
        left = self._workers.get(seat, int(r.workers_all[seat]) - standing)
        r.pieces[seat, c.BOTTOM, s.WORKER] += r.workers_all[seat] - left - standing
        r.workers[seat] = left

    def _spot(self, seat: int, spot: str, token: str | None) -> None:
        number = c.SPOTS.index(spot)
        self.r.spot_won[seat, number] = 1
        self.r.token_at[seat, number] = s.DROPPED if token is None else c.TOKENS.index(token)
        if token is not None:
            self.r.tokens_used[seat] |= 1 << c.TOKENS.index(token)

    # -- looking ---------------------------------------------------------------------------------------------------------------

    def rail(self, seat: int, line: str, colour: str) -> int:
        """Return the space of a rail; 0: beside the line; -1: not won."""
        self._settle()
        return int(self.r.rail[seat, c.LINES.index(line), c.COLOURS.index(colour)])

    def reach(self, seat: int, line: str) -> int:
        """Return how far the locomotives of a line reach."""
        return sum(min(9, int(number)) for slot, number in zip(SLOTS, self.r.slot[seat], strict=True) if SLOTS[slot] == line)

    def meets_special(self, seat: int, special: str) -> bool:
        """Return whether rails and locomotives of a seat reach a special space of a line (pages 16-17)."""
        line, space, colour, locomotive = SPECIAL[special]
        return self.rail(seat, line, colour) >= space and (not locomotive or self.reach(seat, line) >= space)

    def slots(self, seat: int) -> tuple[int, ...]:
        """Return the locomotives of a seat: two of the Transsiberian, St Petersburg, Kiev. The card's is a 10."""
        return tuple(int(number) for number in self.r.slot[seat])

    @property
    def phase(self) -> str:
        self.ready()
        return s.PHASES[self.r.phase]

    def waiting_effects(self) -> list[str]:
        """Return the names of the waiting effects."""
        return [c.EFFECTS[effect] for effect in self.r.effect_queue[: self.r.queue_length]]

    # -- playing ---------------------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> EventLog:
        """Play decisions of the active seat. Decisions with only one outcome, which are made by themselves, are named all the same.

        `next EFFECT` names a waiting effect instead of its number.
        """
        self.ready()
        before = len(self.match.full_events())
        if texts and self.can(texts[0]):
            self._forced = []
        for text in texts:
            if text.startswith("next ") and not text[5:].isdigit():
                text = self._next(text[5:])
            if not text or self._done_already(text):
                continue
            assert self.can(text), f"{text}: not legal in {self.phase}; legal are {sorted(self.legal())[:30]}"
            self._forced = decisions_of(self.do(text))
            if text in self._forced:
                self._forced.remove(text)
        return self.since(before)

    def _done_already(self, text: str) -> bool:
        if text in self._forced:
            self._forced.remove(text)
            return True
        return False

    def _next(self, effect: str) -> str:
        if self.phase != "next":
            assert self.r.queue_length and c.EFFECTS[self.r.effect_queue[self.r.current]] == effect, (self.phase, self.waiting_effects())
            return ""
        return f"next {self.waiting_effects().index(effect) + 1}"

    def give_up(self) -> EventLog:
        """Give up all running effects. Where an effect cannot be given up, make the first legal decision."""
        before = len(self.match.full_events())
        while not self.match.over and self.phase not in ("turn", "reuse", "start_bonus"):
            texts = self.legal()
            self.do("done" if "done" in texts else min(texts))
        self._forced = []
        return self.since(before)

    def end_round(self) -> EventLog:
        """Let all seats pass and keep their claim workers."""
        self.ready()
        before = len(self.match.full_events())
        number = int(self.r.round_no)
        while not self.match.over and self.r.round_no == number:
            texts = self.legal()
            self.do("pass" if "pass" in texts else "stay" if "stay" in texts else "done" if "done" in texts else min(texts))
        return self.since(before)

    def scores(self) -> list[int]:
        return [int(points) for points in self.r.points[: self.players]]

    def round_scoring(self, seat: int) -> dict[str, int]:
        """Return what the round's end would bring the seat, by playing it on a copy."""
        self.ready()
        copy = self.copy()
        (event,) = [event for event in copy.end_round().of("scored") if event["seat"] == seat]
        return {name: event[name] for name in ("transsiberian", "petersburg", "kiev", "industry")}


__all__ = ["EventLog", "Rng", "Scenario", "game"]
