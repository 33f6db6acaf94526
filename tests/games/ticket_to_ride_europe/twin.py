"""A second opinion: Ticket to Ride: Europe once more, written from the rulebook by other means, slow and plain.

Hands and piles are Counters, the board is a dict from route to owner, tickets are lists of names. The twin knows nothing of chance: it is
shown what the program tells (the events with nothing hidden), takes from there which card or ticket came, and nothing else. It tells the
same story in its own words, and the two must be equal to the last event.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from .facts import (
    CARDS,
    CITIES,
    COLOURS,
    EXPRESS,
    LOCOMOTIVE,
    LONG,
    POINTS,
    REGULAR,
    ROUTES,
    STATION_LEFT,
    STATIONS,
    TICKETS,
    TRAINS,
    Route,
    twin_of,
)
from .reckoning import Reckoning, ranking, reckon

KINDS = (*COLOURS, LOCOMOTIVE)
REDEALS = 30
"""So many sweeps follow each other at most (E47)."""


class Twin:
    """One match: what lies where, whose choice it is, what may be chosen, what a choice leads to."""

    def __init__(self, players: int, options: Mapping[str, Any], routes: Mapping[str, Route] = ROUTES) -> None:
        self.players, self.options, self.routes = players, dict(options), dict(routes)
        seats = range(players)
        self.phase, self.turn, self.active, self.first = "start_tickets", 0, 0, 0
        self.hands: list[Counter[str]] = [Counter() for _ in seats]
        self.row: list[str | None] = [None] * 5
        self.deck, self.discard = Counter(CARDS), Counter[str]()
        self.trains, self.stations, self.points = [TRAINS] * players, [STATIONS] * players, [0] * players
        self.owners: dict[str, int] = {}
        self.built: dict[str, int] = {}
        self.tickets: list[list[str]] = [[] for _ in seats]
        self.offered: list[list[str]] = [[] for _ in seats]
        self.chosen: list[str | None] = [None] * players
        self.dropped: list[list[str]] = [[] for _ in seats]
        self.ticket_deck, self.long_aside = set(REGULAR), set(LONG)
        self.returned: list[set[str]] = []  # what was put back together; the first group comes first
        self.paying: str | None = None
        self.laid: dict[str, Any] | None = None
        self.last: list[int] | None = None  # who made the last round begin, and how many turns are left
        self.passes = 0
        self.look_at_row = True  # a face-up card was taken or cards were discarded (E46)
        self.ending = ""
        self.heard = 0  # how many events the program has told
        self.told: list[tuple[str, dict[str, Any]]] = []  # the last of them
        self.story: list[tuple[str, dict[str, Any]]] = []  # the same in the twin's words

    # -- the beginning ---------------------------------------------------------------------------------------------------------

    @classmethod
    def of_setup(cls, players: int, options: Mapping[str, Any], events: Sequence[Any]) -> "Twin":
        """A new match, from what was told of its setup."""
        twin = cls(players, options)
        twin._hear(events)
        twin.first = twin.active = twin._coming("began")["seat"]
        twin._tell("began", seat=twin.first)
        for seat in range(players):
            dealt = [twin._top_card(twin._coming("dealt", seat=seat)[f"card_{n}"]) for n in (1, 2, 3, 4)]
            twin.hands[seat].update(dealt)
            twin._tell("dealt", seat=seat, **numbered("card", dealt, 4))
        twin._fill_row()
        for seat in range(players):
            offer = twin._coming("offered", seat=seat)
            names = [offer[f"ticket_{n}"] for n in (1, 2, 3, 4)]
            assert sum(name in LONG for name in names) == 1, "one long ticket, three regular ones"
            for name in names:
                (twin.long_aside if name in LONG else twin.ticket_deck).remove(name)
            twin.offered[seat] = names
            twin._tell("offered", seat=seat, count=4, **numbered("ticket", names, 4))
        twin._quiet()
        return twin

    @classmethod
    def of_position(cls, where: Mapping[str, Any]) -> "Twin":
        """A match that begins with a position."""
        twin = cls(where["players"], where["options"])
        twin.look_at_row = False
        for name in ("phase", "turn", "active", "first", "paying", "passes"):
            setattr(twin, name, where[name])
        twin.hands = [Counter(hand) for hand in where["hands"]]
        twin.row, twin.deck, twin.discard = list(where["row"]), Counter(where["deck"]), Counter(where["discard"])
        twin.trains, twin.stations, twin.points = (list(where[name]) for name in ("trains", "stations", "points"))
        twin.owners, twin.built = dict(where["owners"]), dict(where["built"])
        twin.tickets = [[entry["ticket"] for entry in held] for held in where["tickets"]]
        twin.offered, twin.dropped = ([list(names) for names in where[name]] for name in ("offered", "dropped"))
        twin.chosen = list(where["chosen"])
        twin.ticket_deck, twin.long_aside = set(where["ticket_deck"]), set(where["long_aside"])
        for draw in sorted({entry["draw"] for entry in where["returned"]}):
            twin.returned.append({entry["ticket"] for entry in where["returned"] if entry["draw"] == draw})
        twin.laid = dict(where["laid"]) if where["phase"] == "tunnel" else None
        twin.last = [where["last_round"]["seat"], where["last_round"]["turns_left"]] if where["last_round"] else None
        return twin

    # -- what is told ----------------------------------------------------------------------------------------------------------

    def _hear(self, events: Sequence[Any]) -> None:
        self.heard += len(events)
        self.told = [(event.kind, dict(event.args)) for event in events]
        self.story = []

    def _coming(self, kind: str, **known: Any) -> dict[str, Any]:
        """What the program will tell next of that kind: the only place where chance comes in."""
        for told, args in self.told[len(self.story) :]:
            if told == kind and known.items() <= args.items():
                return args
        raise AssertionError(f"no {kind} {known} is told after {self.story}; the program tells {self.told}")

    def _tell(self, kind: str, **args: Any) -> None:
        self.story.append((kind, args))

    def _quiet(self) -> None:
        """Both have told the same."""
        assert self.story == self.told, difference(self.story, self.told)

    # -- train cards -----------------------------------------------------------------------------------------------------------

    def _top_card(self, card: str) -> str:
        """This card comes off the deck: it must be there."""
        assert self.deck[card] > 0, f"{card} is not in the deck {self.deck}"
        self.deck[card] -= 1
        return card

    def _card_there(self) -> bool:
        """Whether a card can be drawn; an empty deck is made anew from the discards when a card is needed (E14, E49)."""
        if not self.deck.total() and self.discard.total():
            self._tell("reshuffled", count=self.discard.total())
            self.deck, self.discard = self.discard, Counter()
        return self.deck.total() > 0

    def _fill_row(self) -> None:
        """Fill the gaps; sweep three locomotives as long as that can help (E11, E12, E13, E46, E47, E48).

        What was opened and swept again is told only as what was swept. So the twin counts how many cards come off the deck, and which they
        were when the new row is told: all that is left of a deck when it is made anew, and of the last one what is missing then.
        """
        if not self.look_at_row:
            return
        self.look_at_row = False
        before, drawn, all_five = list(self.row), Counter[str](), self.options["three_locomotives"] == "all_five"
        gaps = [slot for slot in range(5) if self.row[slot] is None]
        taken, gone = self._take_unseen(len(gaps), 0, drawn)
        places, known = Counter(card for card in before if card), Counter[str]()
        sweeps = 0
        while self._next_told() == "swept":
            told = Counter(card for card in self._coming("swept").values() if card)
            assert told[LOCOMOTIVE] >= 3 and self._sweep_can_help() and sweeps < REDEALS
            assert set(told) == {LOCOMOTIVE} or all_five
            self._tell("swept", **numbered("card", sorted(told.elements(), key=lambda card: -KINDS.index(card)), 5))
            known += told - places if all_five else Counter({LOCOMOTIVE: told[LOCOMOTIVE] - places[LOCOMOTIVE]})
            places = Counter() if all_five else places - Counter({LOCOMOTIVE: 5})
            self.discard += told
            more, sweeps = told.total(), sweeps + 1
            taken, _ = self._take_unseen(more, taken, drawn)
        if sweeps or len(gaps) - gone == 5:
            row = self._coming("laid_out")
            self.row = [row[f"card_{n}"] for n in (1, 2, 3, 4, 5)]
            self._tell("laid_out", **numbered("card", self.row, 5))
        else:
            for slot in gaps[: len(gaps) - gone]:
                self.row[slot] = self._coming("opened", slot=slot + 1)["card"]
                self._tell("opened", slot=slot + 1, card=self.row[slot])
        now = known + Counter(card for card in self.row if card) - (places if sweeps else Counter(card for card in before if card))
        last = now - drawn
        assert last.total() == taken and last <= self.deck, (last, taken, self.deck)
        self.deck -= last
        if not sweeps or not all_five:  # the cards that stay, stay where they were
            assert all(old in (None, new) or (sweeps and old == LOCOMOTIVE) for old, new in zip(before, self.row, strict=True))
        assert self.row.count(LOCOMOTIVE) < 3 or sweeps == REDEALS or not self._sweep_can_help()

    def _take_unseen(self, count: int, taken: int, drawn: Counter[str]) -> tuple[int, int]:
        """`count` cards come off the deck, of which `taken` are gone already: (how many of this deck are gone, how many did not come)."""
        for n in range(count):
            if taken == self.deck.total():
                if not self.discard.total():
                    return taken, count - n
                self._tell("reshuffled", count=self.discard.total())
                drawn += self.deck
                self.deck, self.discard, taken = self.discard, Counter(), 0
            taken += 1
        return taken, 0

    def _next_told(self) -> str:
        left = self.told[len(self.story) :]
        return left[0][0] if left else ""

    def _sweep_can_help(self) -> bool:
        """From all cards outside the hands and the table: they are the same during a refill, wherever they lie."""
        pool = CARDS - sum(self.hands, Counter())
        if self.laid:
            pool -= bill(self.laid["colour"], self.laid["cards"], self.laid["locomotives"]) + Counter(self.laid["revealed"])
        return pool.total() - pool[LOCOMOTIVE] >= min(5, pool.total()) - 2

    def _hand_over(self, cards: Mapping[str, int]) -> None:
        """Cards from the active hand to the discards."""
        self.hands[self.active].subtract(cards)
        assert min(self.hands[self.active].values(), default=0) >= 0
        self._discard(cards)

    def _discard(self, cards: Iterable[str]) -> None:
        """Cards on the discard pile; once all are down, the row is looked at (E46)."""
        self.discard.update(cards)
        self.look_at_row = True

    # -- what may be chosen ----------------------------------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """Who owes a choice."""
        if self.phase == "over":
            return ()
        if self.phase == "start_tickets":
            return tuple(seat for seat in range(self.players) if self.chosen[seat] is None)
        return (self.active,)

    def choices(self, seat: int) -> set[str]:
        """Everything that a seat may choose, as text."""
        if seat not in self.actors():
            return set()
        found: set[str] = getattr(self, f"_choices_{self.phase}")(seat)
        return found

    def _choices_start_tickets(self, seat: int) -> set[str]:
        return {f"keep {subset}" for subset in subsets(len(self.offered[seat]), 2)}

    def _choices_tickets(self, seat: int) -> set[str]:
        return {f"keep {subset}" for subset in subsets(len(self.offered[seat]), 1)}

    def _choices_turn(self, seat: int) -> set[str]:
        cards, routes = self._cards_to_take(first=True), {f"claim {name}" for name in self.routes if self.claimable(name)}
        found = cards | routes
        cost = STATIONS - self.stations[seat] + 1
        if self.stations[seat] and any(payments(self.hands[seat], cost)):
            found |= {f"build_station {city}" for city in CITIES if city not in self.built}
        if self.ticket_deck or self.returned:
            found.add("draw_tickets")
        passing = self.options["passing"]
        if not found or passing == "may" or (passing == "no_cards" and not cards and not routes):
            found.add("pass")
        return found

    def _cards_to_take(self, first: bool) -> set[str]:
        found = {f"take {slot}" for slot, card in enumerate(self.row, 1) if card and (first or card != LOCOMOTIVE)}
        return found | ({"draw"} if self.deck.total() + self.discard.total() else set())

    def _choices_second_card(self, seat: int) -> set[str]:
        return self._cards_to_take(first=False) | ({"stop"} if self.options["second_card"] == "may" else set())

    def claimable(self, name: str) -> bool:
        """Whether the active seat can claim a route now."""
        route, seat = self.routes[name], self.active
        if name in self.owners or self.trains[seat] < route.length:
            return False
        twin_owner = self.owners.get(twin_of(name) or "")
        if twin_owner is not None and (self.players <= 3 or twin_owner == seat):
            return False
        return any(payments(self.hands[seat], route.length, route.colour, route.ferry))

    def _choices_pay_route(self, seat: int) -> set[str]:
        route = self.routes[str(self.paying)]
        return {
            f"pay {colour} {locomotives}" for colour, locomotives in payments(self.hands[seat], route.length, route.colour, route.ferry)
        }

    def _choices_pay_station(self, seat: int) -> set[str]:
        cost = STATIONS - self.stations[seat] + 1
        return {f"pay {colour} {locomotives}" for colour, locomotives in payments(self.hands[seat], cost)}

    def _choices_tunnel(self, seat: int) -> set[str]:
        assert self.laid
        colour, extra, hand = self.laid["colour"], self.extra(), self.hands[seat]
        found = {"give_up"}
        for locomotives in range(extra + 1):
            others = extra - locomotives
            if colour == LOCOMOTIVE and others:
                continue
            if hand[LOCOMOTIVE] >= locomotives and hand[colour] >= others:
                found.add(f"pay_extra {locomotives}")
        return found

    def extra(self) -> int:
        """The extra cards of the tunnel that is tried (E5, E6, E7)."""
        assert self.laid
        return sum(card in (LOCOMOTIVE, self.laid["colour"]) for card in self.laid["revealed"])

    # -- what a choice leads to ------------------------------------------------------------------------------------------------

    def choose(self, seat: int, text: str, events: Sequence[Any]) -> None:
        """A seat chooses; `events`: everything that the program tells about it, the source of all chance."""
        assert text in self.choices(seat), (text, self.choices(seat))
        self._hear(events)
        kind, *args = text.split()
        if kind == "keep" and self.phase == "start_tickets":
            self._choose_start(seat, args[0])
        else:
            getattr(self, f"_{kind}")(*args)
        self._quiet()

    def _choose_start(self, seat: int, which: str) -> None:
        self.chosen[seat] = which
        kept = [self.offered[seat][int(digit) - 1] for digit in which]
        self._tell("chose", seat=seat, **numbered("ticket", kept, 4))
        if None in self.chosen:
            return
        for each in range(self.players):
            names, digits = self.offered[each], str(self.chosen[each])
            self.tickets[each] = [names[int(digit) - 1] for digit in digits]
            self.dropped[each] = [name for name in names if name not in self.tickets[each]]
            self.offered[each] = []
            self._tell("starts_with", seat=each, count=len(digits))
        self.chosen = [None] * self.players
        self.phase = "turn"

    def _take(self, slot: str) -> None:
        card = self.row[int(slot) - 1]
        assert card
        first = self.phase == "turn"
        self.row[int(slot) - 1] = None
        self.look_at_row = True
        self.hands[self.active][card] += 1
        self._tell("took", seat=self.active, slot=int(slot), card=card)
        self._fill_row()
        self._after_card(done=not first or card == LOCOMOTIVE)

    def _draw(self) -> None:
        first = self.phase == "turn"
        assert self._card_there()
        card = self._top_card(self._coming("drew")["card"])
        self.hands[self.active][card] += 1
        self._tell("drew", seat=self.active, card=card)
        self._after_card(done=not first)

    def _after_card(self, done: bool) -> None:
        if done or not self._cards_to_take(first=False):
            self._end_turn()
        else:
            self.phase = "second_card"

    def _stop(self) -> None:
        self._tell("stopped", seat=self.active)
        self._end_turn()

    def _claim(self, route: str) -> None:
        self.paying, self.phase = route, "pay_route"
        self._tell("aimed", seat=self.active, route=route, city=None)

    def _build_station(self, city: str) -> None:
        self.paying, self.phase = city, "pay_station"
        self._tell("aimed", seat=self.active, route=None, city=city)

    def _pay(self, colour: str, locomotives: str) -> None:
        pay = self._pay_route if self.phase == "pay_route" else self._pay_station
        pay(colour, int(locomotives))

    def _pay_station(self, colour: str, locomotives: int) -> None:
        seat, city = self.active, str(self.paying)
        cost = STATIONS - self.stations[seat] + 1
        self._hand_over(bill(colour, cost - locomotives, locomotives))
        self.paying = None
        self.built[city] = seat
        self.stations[seat] -= 1
        told = {"seat": seat, "city": city, "colour": colour, "cards": cost - locomotives, "locomotives": locomotives}
        self._tell("built_station", **told, left=self.stations[seat])
        self._end_turn()

    def _pay_route(self, colour: str, locomotives: int) -> None:
        seat, name = self.active, str(self.paying)
        self.paying = None
        cost = self.routes[name].length
        if not self.routes[name].tunnel:
            self._complete(name, colour, cost - locomotives, locomotives)
            return
        self.hands[seat].subtract(bill(colour, cost - locomotives, locomotives))
        told = {"route": name, "colour": colour, "cards": cost - locomotives, "locomotives": locomotives}
        self._tell("laid", seat=seat, **told)
        revealed: list[str] = []
        while len(revealed) < 3 and self._card_there():
            revealed.append(self._top_card(self._coming("revealed")[f"card_{len(revealed) + 1}"]))
        self.laid = {**told, "revealed": revealed}
        self._tell("revealed", count=len(revealed), **numbered("card", revealed, 3), extra=self.extra())
        if self.extra():
            self.phase = "tunnel"
        else:
            self._through_the_tunnel(0)

    def _pay_extra(self, locomotives: str) -> None:
        self._through_the_tunnel(int(locomotives))

    def _through_the_tunnel(self, locomotives: int) -> None:
        """The laid cards, those revealed and the extra ones are discarded."""
        assert self.laid
        laid, extra = self.laid, self.extra()
        self.laid = None
        self.hands[self.active].update(bill(laid["colour"], laid["cards"], laid["locomotives"]))
        self._discard(laid["revealed"])
        self._complete(laid["route"], laid["colour"], laid["cards"] + extra - locomotives, laid["locomotives"] + locomotives)

    def _complete(self, name: str, colour: str, cards: int, locomotives: int) -> None:
        """A claimed route: cards away, trains on it, points at once."""
        seat, length = self.active, self.routes[name].length
        self._hand_over(bill(colour, cards, locomotives))
        self.owners[name] = seat
        self.trains[seat] -= length
        self.points[seat] += POINTS[length]
        told = {"seat": seat, "route": name, "colour": colour, "cards": cards, "locomotives": locomotives}
        self._tell("claimed", **told, points=POINTS[length])
        self._end_turn()

    def _give_up(self) -> None:
        assert self.laid
        self.hands[self.active].update(bill(self.laid["colour"], self.laid["cards"], self.laid["locomotives"]))
        self._discard(self.laid["revealed"])
        self._tell("gave_up", seat=self.active, route=self.laid["route"])
        self.laid = None
        self._end_turn()

    def _draw_tickets(self) -> None:
        count = min(3, len(self.ticket_deck) + sum(map(len, self.returned)))
        coming = self._coming("offered")
        names = [coming[f"ticket_{n}"] for n in range(1, count + 1)]
        self._take_tickets(names)
        self.offered[self.active] = names
        self._tell("offered", seat=self.active, count=count, **numbered("ticket", names, 4))
        self.phase = "tickets"

    def _take_tickets(self, names: Sequence[str]) -> None:
        """These are drawn: from the deck as it was shuffled at first, below it from what was put back, earliest first."""
        left = set(names)
        assert sorted(names) == list(names), "offered in a fixed order, which tells nothing"
        for group in (self.ticket_deck, *self.returned):
            here = left & group
            assert len(here) == min(len(left), len(group)), "a lower ticket came before a higher one"
            group -= here
            left -= here
        assert not left
        self.returned = [group for group in self.returned if group]

    def _keep(self, which: str) -> None:
        seat = self.active
        names = self.offered[seat]
        kept = [names[int(digit) - 1] for digit in which]
        back = [name for name in names if name not in kept]
        self.offered[seat] = []
        self.tickets[seat] += kept
        if back:
            self.returned.append(set(back))
        self._tell("kept_tickets", seat=seat, count=len(kept), returned=len(back), **numbered("ticket", kept, 3))
        self._end_turn()

    def _pass(self) -> None:
        """A pass counts towards the end of the match if there was no card to draw and no route to claim (E51)."""
        self._tell("passed", seat=self.active)
        counts = not self._cards_to_take(first=True) and not any(self.claimable(name) for name in self.routes)
        self._end_turn(counts)

    # -- the end ---------------------------------------------------------------------------------------------------------------

    def _end_turn(self, passed: bool = False) -> None:
        """Discards are down: look at the row again. Then the next player, or the end (E31, E36, E51)."""
        self._fill_row()
        seat = self.active
        self.turn += 1
        self.passes = self.passes + 1 if passed else 0
        if self.last:
            self.last[1] -= 1
        elif self.trains[seat] <= 2 and (self.options["last_round"] == "two_or_fewer" or self.trains[seat] == 2):
            self.last = [seat, self.players]
            self._tell("last_round", seat=seat, trains=self.trains[seat])
        if self.last and self.last[1] == 0:
            self._finish("last_round")
        elif self.passes == self.players:
            self._tell("stuck")
            self._finish("stuck")
        elif self.options["turn_cap"] and self.turn >= self.options["turn_cap"]:
            self._tell("capped", turns=self.turn)
            self._finish("turn_cap")
        else:
            self.active = (seat + 1) % self.players
            self.phase = "turn"

    def _finish(self, reason: str) -> None:
        """Tickets are shown, then the Express."""
        self.phase, self.ending = "over", reason
        for seat, one in enumerate(self.reckoned()):
            for name in self.tickets[seat]:
                points = TICKETS[name].points if name in one.use.made else -TICKETS[name].points
                self._tell("shown", seat=seat, ticket=name, points=points)
        for seat, one in enumerate(self.reckoned()):
            if one.express:
                self._tell("express", seat=seat, length=one.trail)
        self._tell("finished")

    def reckoned(self) -> list[Reckoning]:
        """The final scoring as things stand."""
        held = [frozenset(names) for names in self.tickets]
        return reckon(self.owners, self.built, list(held), self.points, self.routes, TICKETS, EXPRESS, STATION_LEFT)

    def ranking(self) -> list[list[int]]:
        """Who comes where."""
        return ranking(self.reckoned())

    # -- as a position ---------------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """What the program's position must say, as far as the rulebook goes."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "active": self.active,
            "first": self.first,
            "hands": [dict(+hand) for hand in self.hands],
            "row": self.row,
            "deck": dict(+self.deck),
            "discard": dict(+self.discard),
            "trains": self.trains,
            "stations": self.stations,
            "points": self.points,
            "owners": self.owners,
            "built": self.built,
            "tickets": [sorted(names) for names in self.tickets],
            "offered": self.offered,
            "chosen": self.chosen,
            "dropped": [sorted(names) for names in self.dropped],
            "ticket_deck": sorted(self.ticket_deck),
            "returned": [sorted(names) for names in self.returned],
            "long_aside": sorted(self.long_aside),
            "paying": self.paying,
            "laid": self.laid,
            "last_round": {"seat": self.last[0], "turns_left": self.last[1]} if self.last else None,
            "passes": self.passes,
        }


def payments(hand: Mapping[str, int], cost: int, colour: str = "grey", ferry: int = 0) -> Iterator[tuple[str, int]]:
    """Every way to pay: (colour, locomotives); locomotives alone are a colour of their own (E38, E54)."""
    for locomotives in range(ferry, min(cost - 1, hand.get(LOCOMOTIVE, 0)) + 1):
        for one in COLOURS if colour == "grey" else (colour,):
            if hand.get(one, 0) >= cost - locomotives:
                yield one, locomotives
    if hand.get(LOCOMOTIVE, 0) >= cost:
        yield LOCOMOTIVE, cost


def numbered(name: str, things: Sequence[Any], count: int) -> dict[str, Any]:
    """card_1, card_2 …: None where there is none."""
    return {f"{name}_{n}": things[n - 1] if n <= len(things) else None for n in range(1, count + 1)}


def bill(colour: str, cards: int, locomotives: int) -> Counter[str]:
    """What is paid."""
    return Counter({colour: cards}) + Counter({LOCOMOTIVE: locomotives})


def subsets(count: int, fewest: int) -> set[str]:
    """The numbers of the tickets that are kept: `124`."""
    digits = "1234"[:count]
    return {"".join(some) for size in range(fewest, count + 1) for some in combinations(digits, size)}


def difference(mine: Sequence[Any], told: Sequence[Any]) -> str:
    """Where two stories part."""
    for n, (one, two) in enumerate(zip(mine, told)):
        if one != two:
            return f"event {n}: the twin tells {one}, the program {two}"
    return f"the twin tells {len(mine)} events, the program {len(told)}; more: {mine[len(told) :]} / {told[len(mine) :]}"
