"""A second implementation of Ticket to Ride: Europe, written from the rulebook, slow and plain.

Hands and piles are Counters, the board is a dict from route to owner, tickets are lists of names. The twin has no generator: it reads
from the program's events, with nothing hidden, which cards and tickets come, and nothing else. It creates the same events by its own
rules, and both lists must be equal.
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
from .reckoning import FinalScore, final_scores, ranking

KINDS = (*COLOURS, LOCOMOTIVE)
MOST_SWEEPS = 30
"""The most sweeps of one refill (E47)."""


class Twin:
    """One match: its state, the legal choices and their effects."""

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
        self.returned: list[set[str]] = []  # groups that were put back together, the earliest first
        self.paying: str | None = None
        self.laid: dict[str, Any] | None = None
        self.last: list[int] | None = None  # the seat that began the last round, and how many turns are left
        self.passes = 0
        self.row_needs_refill = True  # a face-up card was taken or cards were discarded (E46)
        self.ending = ""
        self.event_count = 0  # events received from the program
        self.received: list[tuple[str, dict[str, Any]]] = []  # the latest of them
        self.created: list[tuple[str, dict[str, Any]]] = []  # the twin's own events in their place

    # -- start -----------------------------------------------------------------------------------------------------------------

    @classmethod
    def of_setup(cls, players: int, options: Mapping[str, Any], events: Sequence[Any]) -> "Twin":
        """Return the twin of a new match, from the events of its setup."""
        twin = cls(players, options)
        twin._receive(events)
        twin.first = twin.active = twin._next_args("began")["seat"]
        twin._create("began", seat=twin.first)
        for seat in range(players):
            dealt = [twin._take_from_deck(twin._next_args("dealt", seat=seat)[f"card_{n}"]) for n in (1, 2, 3, 4)]
            twin.hands[seat].update(dealt)
            twin._create("dealt", seat=seat, **numbered_args("card", dealt, 4))
        twin._fill_row()
        for seat in range(players):
            offer = twin._next_args("offered", seat=seat)
            names = [offer[f"ticket_{n}"] for n in (1, 2, 3, 4)]
            assert sum(name in LONG for name in names) == 1, "one long ticket, three regular ones"
            for name in names:
                (twin.long_aside if name in LONG else twin.ticket_deck).remove(name)
            twin.offered[seat] = names
            twin._create("offered", seat=seat, count=4, **numbered_args("ticket", names, 4))
        twin._check_events()
        return twin

    @classmethod
    def of_position(cls, where: Mapping[str, Any]) -> "Twin":
        """Return the twin of a match that begins with a position."""
        twin = cls(where["players"], where["options"])
        twin.row_needs_refill = False
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

    # -- events ----------------------------------------------------------------------------------------------------------------

    def _receive(self, events: Sequence[Any]) -> None:
        self.event_count += len(events)
        self.received = [(event.kind, dict(event.args)) for event in events]
        self.created = []

    def _next_args(self, kind: str, **known: Any) -> dict[str, Any]:
        """Return the arguments of the program's next event of a kind: the only source of chance."""
        for next_kind, args in self.received[len(self.created) :]:
            if next_kind == kind and known.items() <= args.items():
                return args
        raise AssertionError(f"no event {kind} {known} after {self.created}; the program's events: {self.received}")

    def _create(self, kind: str, **args: Any) -> None:
        self.created.append((kind, args))

    def _check_events(self) -> None:
        """Compare the twin's events with the program's."""
        assert self.created == self.received, first_difference(self.created, self.received)

    # -- train cards -----------------------------------------------------------------------------------------------------------

    def _take_from_deck(self, card: str) -> str:
        """Take this card from the deck, which must contain it."""
        assert self.deck[card] > 0, f"{card} is not in the deck {self.deck}"
        self.deck[card] -= 1
        return card

    def _can_draw_card(self) -> bool:
        """Return whether a card can be drawn. An empty deck is reshuffled from the discards only now (E14, E49)."""
        if not self.deck.total() and self.discard.total():
            self._create("reshuffled", count=self.discard.total())
            self.deck, self.discard = self.discard, Counter()
        return self.deck.total() > 0

    def _fill_row(self) -> None:
        """Fill the gaps, and sweep three locomotives as long as that can help (E11, E12, E13, E46, E47, E48).

        Events show cards that were opened and swept again only as swept. So the twin counts the cards that leave the deck, and finds out
        which they were from the new row: the rest of each reshuffled deck, and of the last deck the cards that are missing.
        """
        if not self.row_needs_refill:
            return
        self.row_needs_refill = False
        before, drawn, all_five = list(self.row), Counter[str](), self.options["three_locomotives"] == "all_five"
        gaps = [slot for slot in range(5) if self.row[slot] is None]
        taken, gone = self._take_unseen(len(gaps), 0, drawn)
        places, known = Counter(card for card in before if card), Counter[str]()
        sweeps = 0
        while self._next_kind() == "swept":
            swept = Counter(card for card in self._next_args("swept").values() if card)
            assert swept[LOCOMOTIVE] >= 3 and self._sweep_can_help() and sweeps < MOST_SWEEPS
            assert set(swept) == {LOCOMOTIVE} or all_five
            self._create("swept", **numbered_args("card", sorted(swept.elements(), key=lambda card: -KINDS.index(card)), 5))
            known += swept - places if all_five else Counter({LOCOMOTIVE: swept[LOCOMOTIVE] - places[LOCOMOTIVE]})
            places = Counter() if all_five else places - Counter({LOCOMOTIVE: 5})
            self.discard += swept
            sweeps += 1
            taken, _ = self._take_unseen(swept.total(), taken, drawn)
        if sweeps or len(gaps) - gone == 5:
            row = self._next_args("laid_out")
            self.row = [row[f"card_{n}"] for n in (1, 2, 3, 4, 5)]
            self._create("laid_out", **numbered_args("card", self.row, 5))
        else:
            for slot in gaps[: len(gaps) - gone]:
                self.row[slot] = self._next_args("opened", slot=slot + 1)["card"]
                self._create("opened", slot=slot + 1, card=self.row[slot])
        now = known + Counter(card for card in self.row if card) - (places if sweeps else Counter(card for card in before if card))
        last = now - drawn
        assert last.total() == taken and last <= self.deck, (last, taken, self.deck)
        self.deck -= last
        if not sweeps or not all_five:  # cards that are not swept keep their places
            assert all(old in (None, new) or (sweeps and old == LOCOMOTIVE) for old, new in zip(before, self.row, strict=True))
        assert self.row.count(LOCOMOTIVE) < 3 or sweeps == MOST_SWEEPS or not self._sweep_can_help()

    def _take_unseen(self, count: int, taken: int, drawn: Counter[str]) -> tuple[int, int]:
        """Take `count` cards from a deck that has lost `taken`. Return the cards that it has lost now, and the cards not available."""
        for n in range(count):
            if taken == self.deck.total():
                if not self.discard.total():
                    return taken, count - n
                self._create("reshuffled", count=self.discard.total())
                drawn += self.deck
                self.deck, self.discard, taken = self.discard, Counter(), 0
            taken += 1
        return taken, 0

    def _next_kind(self) -> str:
        left = self.received[len(self.created) :]
        return left[0][0] if left else ""

    def _sweep_can_help(self) -> bool:
        """Return whether a sweep can help, by all cards outside the hands and the tunnel, which stay the same during a refill."""
        pool = CARDS - sum(self.hands, Counter())
        if self.laid:
            pool -= paid_cards(self.laid["colour"], self.laid["cards"], self.laid["locomotives"]) + Counter(self.laid["revealed"])
        return pool.total() - pool[LOCOMOTIVE] >= min(5, pool.total()) - 2

    def _spend(self, cards: Mapping[str, int]) -> None:
        """Move cards from the active hand to the discards."""
        self.hands[self.active].subtract(cards)
        assert min(self.hands[self.active].values(), default=0) >= 0
        self._discard(cards)

    def _discard(self, cards: Iterable[str]) -> None:
        """Discard cards; the row is refilled when all are down (E46)."""
        self.discard.update(cards)
        self.row_needs_refill = True

    # -- legal choices ---------------------------------------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """Return the seats that must choose."""
        if self.phase == "over":
            return ()
        if self.phase == "start_tickets":
            return tuple(seat for seat in range(self.players) if self.chosen[seat] is None)
        return (self.active,)

    def choices(self, seat: int) -> set[str]:
        """Return the legal choices of a seat, as text."""
        if seat not in self.actors():
            return set()
        texts: set[str] = getattr(self, f"_choices_{self.phase}")(seat)
        return texts

    def _choices_start_tickets(self, seat: int) -> set[str]:
        return {f"keep {subset}" for subset in ticket_subsets(len(self.offered[seat]), 2)}

    def _choices_tickets(self, seat: int) -> set[str]:
        return {f"keep {subset}" for subset in ticket_subsets(len(self.offered[seat]), 1)}

    def _choices_turn(self, seat: int) -> set[str]:
        cards, routes = self._cards_to_take(first=True), {f"claim {name}" for name in self.routes if self.claimable(name)}
        texts = cards | routes
        cost = STATIONS - self.stations[seat] + 1
        if self.stations[seat] and any(payments(self.hands[seat], cost)):
            texts |= {f"build_station {city}" for city in CITIES if city not in self.built}
        if self.ticket_deck or self.returned:
            texts.add("draw_tickets")
        passing = self.options["passing"]
        if not texts or passing == "may" or (passing == "no_cards" and not cards and not routes):
            texts.add("pass")
        return texts

    def _cards_to_take(self, first: bool) -> set[str]:
        texts = {f"take {slot}" for slot, card in enumerate(self.row, 1) if card and (first or card != LOCOMOTIVE)}
        return texts | ({"draw"} if self.deck.total() + self.discard.total() else set())

    def _choices_second_card(self, seat: int) -> set[str]:
        return self._cards_to_take(first=False) | ({"stop"} if self.options["second_card"] == "may" else set())

    def claimable(self, name: str) -> bool:
        """Return whether the active seat can claim a route now."""
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
        texts = {"give_up"}
        for locomotives in range(extra + 1):
            others = extra - locomotives
            if colour == LOCOMOTIVE and others:
                continue
            if hand[LOCOMOTIVE] >= locomotives and hand[colour] >= others:
                texts.add(f"pay_extra {locomotives}")
        return texts

    def extra(self) -> int:
        """Return the extra cards of the tunnel in progress (E5, E6, E7)."""
        assert self.laid
        return sum(card in (LOCOMOTIVE, self.laid["colour"]) for card in self.laid["revealed"])

    # -- effects of choices ----------------------------------------------------------------------------------------------------

    def choose(self, seat: int, text: str, events: Sequence[Any]) -> None:
        """Play a seat's choice. `events`: the program's events for it, the source of all chance."""
        assert text in self.choices(seat), (text, self.choices(seat))
        self._receive(events)
        kind, *args = text.split()
        if kind == "keep" and self.phase == "start_tickets":
            self._choose_start(seat, args[0])
        else:
            getattr(self, f"_{kind}")(*args)
        self._check_events()

    def _choose_start(self, seat: int, which: str) -> None:
        self.chosen[seat] = which
        kept = [self.offered[seat][int(digit) - 1] for digit in which]
        self._create("chose", seat=seat, **numbered_args("ticket", kept, 4))
        if None in self.chosen:
            return
        for chooser in range(self.players):
            names, digits = self.offered[chooser], str(self.chosen[chooser])
            self.tickets[chooser] = [names[int(digit) - 1] for digit in digits]
            self.dropped[chooser] = [name for name in names if name not in self.tickets[chooser]]
            self.offered[chooser] = []
            self._create("starts_with", seat=chooser, count=len(digits))
        self.chosen = [None] * self.players
        self.phase = "turn"

    def _take(self, slot: str) -> None:
        card = self.row[int(slot) - 1]
        assert card
        first = self.phase == "turn"
        self.row[int(slot) - 1] = None
        self.row_needs_refill = True
        self.hands[self.active][card] += 1
        self._create("took", seat=self.active, slot=int(slot), card=card)
        self._fill_row()
        self._after_card(done=not first or card == LOCOMOTIVE)

    def _draw(self) -> None:
        first = self.phase == "turn"
        assert self._can_draw_card()
        card = self._take_from_deck(self._next_args("drew")["card"])
        self.hands[self.active][card] += 1
        self._create("drew", seat=self.active, card=card)
        self._after_card(done=not first)

    def _after_card(self, done: bool) -> None:
        if done or not self._cards_to_take(first=False):
            self._end_turn()
        else:
            self.phase = "second_card"

    def _stop(self) -> None:
        self._create("stopped", seat=self.active)
        self._end_turn()

    def _claim(self, route: str) -> None:
        self.paying, self.phase = route, "pay_route"
        self._create("aimed", seat=self.active, route=route, city=None)

    def _build_station(self, city: str) -> None:
        self.paying, self.phase = city, "pay_station"
        self._create("aimed", seat=self.active, route=None, city=city)

    def _pay(self, colour: str, locomotives: str) -> None:
        pay = self._pay_route if self.phase == "pay_route" else self._pay_station
        pay(colour, int(locomotives))

    def _pay_station(self, colour: str, locomotives: int) -> None:
        seat, city = self.active, str(self.paying)
        cost = STATIONS - self.stations[seat] + 1
        self._spend(paid_cards(colour, cost - locomotives, locomotives))
        self.paying = None
        self.built[city] = seat
        self.stations[seat] -= 1
        args = {"seat": seat, "city": city, "colour": colour, "cards": cost - locomotives, "locomotives": locomotives}
        self._create("built_station", **args, left=self.stations[seat])
        self._end_turn()

    def _pay_route(self, colour: str, locomotives: int) -> None:
        seat, name = self.active, str(self.paying)
        self.paying = None
        cost = self.routes[name].length
        if not self.routes[name].tunnel:
            self._complete(name, colour, cost - locomotives, locomotives)
            return
        self.hands[seat].subtract(paid_cards(colour, cost - locomotives, locomotives))
        args = {"route": name, "colour": colour, "cards": cost - locomotives, "locomotives": locomotives}
        self._create("laid", seat=seat, **args)
        revealed: list[str] = []
        while len(revealed) < 3 and self._can_draw_card():
            revealed.append(self._take_from_deck(self._next_args("revealed")[f"card_{len(revealed) + 1}"]))
        self.laid = {**args, "revealed": revealed}
        self._create("revealed", count=len(revealed), **numbered_args("card", revealed, 3), extra=self.extra())
        if self.extra():
            self.phase = "tunnel"
        else:
            self._complete_tunnel(0)

    def _pay_extra(self, locomotives: str) -> None:
        self._complete_tunnel(int(locomotives))

    def _complete_tunnel(self, locomotives: int) -> None:
        """Complete a tunnel: discard the laid, revealed and extra cards."""
        assert self.laid
        laid, extra = self.laid, self.extra()
        self.laid = None
        self.hands[self.active].update(paid_cards(laid["colour"], laid["cards"], laid["locomotives"]))
        self._discard(laid["revealed"])
        self._complete(laid["route"], laid["colour"], laid["cards"] + extra - locomotives, laid["locomotives"] + locomotives)

    def _complete(self, name: str, colour: str, cards: int, locomotives: int) -> None:
        """Claim a route: spend the cards, place the trains, score the points."""
        seat, length = self.active, self.routes[name].length
        self._spend(paid_cards(colour, cards, locomotives))
        self.owners[name] = seat
        self.trains[seat] -= length
        self.points[seat] += POINTS[length]
        args = {"seat": seat, "route": name, "colour": colour, "cards": cards, "locomotives": locomotives}
        self._create("claimed", **args, points=POINTS[length])
        self._end_turn()

    def _give_up(self) -> None:
        assert self.laid
        self.hands[self.active].update(paid_cards(self.laid["colour"], self.laid["cards"], self.laid["locomotives"]))
        self._discard(self.laid["revealed"])
        self._create("gave_up", seat=self.active, route=self.laid["route"])
        self.laid = None
        self._end_turn()

    def _draw_tickets(self) -> None:
        count = min(3, len(self.ticket_deck) + sum(map(len, self.returned)))
        offer = self._next_args("offered")
        names = [offer[f"ticket_{n}"] for n in range(1, count + 1)]
        self._take_tickets(names)
        self.offered[self.active] = names
        self._create("offered", seat=self.active, count=count, **numbered_args("ticket", names, 4))
        self.phase = "tickets"

    def _take_tickets(self, names: Sequence[str]) -> None:
        """Draw these tickets: from the deck as shuffled at first, then from groups put back, earliest first."""
        left = set(names)
        assert sorted(names) == list(names), "offered in a fixed order, which reveals nothing"
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
        self._create("kept_tickets", seat=seat, count=len(kept), returned=len(back), **numbered_args("ticket", kept, 3))
        self._end_turn()

    def _pass(self) -> None:
        """Pass. It counts towards the end of the match if no card can be drawn and no route claimed (E51)."""
        self._create("passed", seat=self.active)
        counts = not self._cards_to_take(first=True) and not any(self.claimable(name) for name in self.routes)
        self._end_turn(counts)

    # -- end -------------------------------------------------------------------------------------------------------------------

    def _end_turn(self, passed: bool = False) -> None:
        """Refill the row now that all discards are down, then go to the next player or end the match (E31, E36, E51)."""
        self._fill_row()
        seat = self.active
        self.turn += 1
        self.passes = self.passes + 1 if passed else 0
        if self.last:
            self.last[1] -= 1
        elif self.trains[seat] <= 2 and (self.options["last_round"] == "two_or_fewer" or self.trains[seat] == 2):
            self.last = [seat, self.players]
            self._create("last_round", seat=seat, trains=self.trains[seat])
        if self.last and self.last[1] == 0:
            self._finish("last_round")
        elif self.passes == self.players:
            self._create("stuck")
            self._finish("stuck")
        elif self.options["turn_cap"] and self.turn >= self.options["turn_cap"]:
            self._create("capped", turns=self.turn)
            self._finish("turn_cap")
        else:
            self.active = (seat + 1) % self.players
            self.phase = "turn"

    def _finish(self, reason: str) -> None:
        """End the match: show the tickets, then the Express."""
        self.phase, self.ending = "over", reason
        for seat, score in enumerate(self.final_scores()):
            for name in self.tickets[seat]:
                points = TICKETS[name].points if name in score.use.made else -TICKETS[name].points
                self._create("shown", seat=seat, ticket=name, points=points)
        for seat, score in enumerate(self.final_scores()):
            if score.express:
                self._create("express", seat=seat, length=score.trail)
        self._create("finished")

    def final_scores(self) -> list[FinalScore]:
        """Score all seats as the match stands."""
        held = [frozenset(names) for names in self.tickets]
        return final_scores(self.owners, self.built, list(held), self.points, self.routes, TICKETS, EXPRESS, STATION_LEFT)

    def ranking(self) -> list[list[int]]:
        """Rank all seats as the match stands."""
        return ranking(self.final_scores())

    # -- as a position ---------------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Return the fields of the program's position that follow from the rulebook."""
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
    """Yield every payment as (colour, locomotives). Locomotives alone count as a colour (E38, E54)."""
    for locomotives in range(ferry, min(cost - 1, hand.get(LOCOMOTIVE, 0)) + 1):
        for payable in COLOURS if colour == "grey" else (colour,):
            if hand.get(payable, 0) >= cost - locomotives:
                yield payable, locomotives
    if hand.get(LOCOMOTIVE, 0) >= cost:
        yield LOCOMOTIVE, cost


def numbered_args(name: str, things: Sequence[Any], count: int) -> dict[str, Any]:
    """Return arguments such as card_1, card_2 …, with None for missing ones."""
    return {f"{name}_{n}": things[n - 1] if n <= len(things) else None for n in range(1, count + 1)}


def paid_cards(colour: str, cards: int, locomotives: int) -> Counter[str]:
    """Return the cards of a payment."""
    return Counter({colour: cards}) + Counter({LOCOMOTIVE: locomotives})


def ticket_subsets(count: int, fewest: int) -> set[str]:
    """Return the subsets of tickets to keep, as numbers such as `124`."""
    digits = "1234"[:count]
    return {"".join(subset) for size in range(fewest, count + 1) for subset in combinations(digits, size)}


def first_difference(created: Sequence[Any], received: Sequence[Any]) -> str:
    """Describe the first difference between the twin's and the program's events."""
    for n, (own, given) in enumerate(zip(created, received)):
        if own != given:
            return f"event {n}: {own} by the twin, {given} by the program"
    counts = f"{len(created)} events by the twin, {len(received)} by the program"
    return f"{counts}; surplus: {created[len(received) :]} / {received[len(created) :]}"
