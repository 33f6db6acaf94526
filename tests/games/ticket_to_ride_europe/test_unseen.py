"""Tests of the odds of tunnels, against every possible layout of the unseen train cards.

The layouts are enumerated here from positions, independently of the program: every card and every place is distinct.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import repetitions
from tests.games.rng import Rng

from .facts import COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, in_position_order, play, position, start_match

POSITIONS = repetitions(40, proving=1_000, short=40)
TUNNELS = repetitions(100, proving=2_000, short=100)
MATCHES = repetitions(1, proving=16, short=1)
GUESS_TOLERANCE = Fraction(3, 100)
"""The tolerance of odds that are a mean over guesses."""


# -- possible layouts of the cards -----------------------------------------------------------------------------------------------


class SeatKnowledge:
    """The information of a seat about train cards in a position."""

    def __init__(self, where: dict[str, Any], seat: int) -> None:
        others = [other for other in range(where["players"]) if other != seat]
        rounds = [*where["earlier"], where["blind"]]
        self.known = {other: Counter(where["known"][other]) for other in others}
        self.draws = {other: [sum(drawn[other].values()) for drawn in rounds] for other in others}
        self.discard, self.deck = Counter(where["discard"]), sum(where["deck"].values())
        self.pools = [sum((Counter(drawn[other]) for other in others), Counter()) for drawn in rounds]
        self.pools[-1] += Counter(where["deck"])
        self.shows = [entry for entry in where["shown"] if entry["seat"] != seat for _ in range(entry["cards"])]
        several = {other for other, draws in self.draws.items() if sum(count > 0 for count in draws) > 1}
        self.unsure = sum(entry["seat"] in several for entry in self.shows)

    def origins(self) -> Counter[tuple[int, ...]]:
        """Return the possible shuffles of the shown cards, with the number of ways. Each card has a draw of its own before it was shown."""
        used = {other: [0] * len(self.pools) for other in self.draws}
        left = [Counter(pool) for pool in self.pools]
        origins: Counter[tuple[int, ...]] = Counter()

        def extend(origin: tuple[int, ...], ways: int) -> None:
            if len(origin) == len(self.shows):
                origins[origin] += ways
                return
            entry = self.shows[len(origin)]
            seat, card = entry["seat"], entry["card"]
            drawn = sum(self.draws[seat][:-1]) + entry["draws"]
            for shuffle, count in enumerate(self.draws[seat]):
                free = min(count, drawn) - used[seat][shuffle]
                drawn -= min(count, drawn)
                if free > 0 and left[shuffle][card] > 0:
                    used[seat][shuffle] += 1
                    left[shuffle][card] -= 1
                    extend((*origin, shuffle), ways * free)
                    used[seat][shuffle] -= 1
                    left[shuffle][card] += 1

        extend((), 1)
        return origins

    def sorted_ways(self) -> Iterator[tuple[list[Counter[str]], list[dict[int, Counter[str]]], int]]:
        """Yield by shuffle the cards not shown and the cards that each seat has shown, with the weight of this case.

        The shown cards are any of their kind in that shuffle, and the others may lie in any order.
        """
        for origin, ways in self.origins().items():
            left = [Counter(pool) for pool in self.pools]
            shown: list[dict[int, Counter[str]]] = [{other: Counter() for other in self.draws} for _ in self.pools]
            for entry, shuffle in zip(self.shows, origin, strict=True):
                ways *= left[shuffle][entry["card"]]
                left[shuffle][entry["card"]] -= 1
                shown[shuffle][entry["seat"]][entry["card"]] += 1
            yield left, shown, ways * prod(factorial(cards.total()) for cards in left)

    def decks(self) -> dict[tuple[str, ...], Fraction]:
        """Return every possible deck with its weight."""
        weights: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
        for left, _, weight in self.sorted_ways():
            for deck in combinations(left[-1].elements(), self.deck):
                weights[deck] += Fraction(weight, comb(left[-1].total(), self.deck))
        return weights

    def worlds(self) -> Counter[Any]:
        """Return every possible deck, with hands and the draws of each seat by shuffle, and the number of ways."""
        worlds: Counter[Any] = Counter()
        for left, shown, weight in self.sorted_ways():
            laid = []
            for n, cards in enumerate(left):
                sizes = [draws[n] - shown[n][other].total() for other, draws in self.draws.items()]
                laid.append(layouts_of(list(cards.elements()), [self.deck if n == len(left) - 1 else 0, *sizes]))
            orders = prod(factorial(cards.total()) for cards in left)
            for layout in product(*(way.items() for way in laid)):
                piles, ways = [cards for cards, _ in layout], prod(count for _, count in layout)
                hands = [sum((Counter(cards[i + 1]) for cards in piles), self.known[o]) for i, o in enumerate(self.draws)]
                drawn = [Counter(cards[i + 1]) + shown[n][o] for n, cards in enumerate(piles) for i, o in enumerate(self.draws)]
                world = tuple(tuple(sorted(pile.elements())) for pile in (Counter(piles[-1][0]), *hands, *drawn))
                worlds[world] += weight // orders * ways
        return worlds


def card_names(counts: Any) -> tuple[str, ...]:
    return tuple(sorted(card for card, count in zip((*COLOURS, LOCOMOTIVE), counts, strict=True) for _ in range(count)))


def world_of(record: Any) -> Any:
    """Return the world of a record in the form of `SeatKnowledge.worlds`, for seat 0."""
    others = range(1, record.players)
    drawn = [*record.earlier_drawn[: record.earlier_count], record.drawn_since_shuffle]
    hands = (card_names(record.hand[other]) for other in others)
    return (card_names(record.deck), *hands, *(card_names(cards[other]) for cards in drawn for other in others))


def layouts_of(cards: list[str], sizes: list[int]) -> Counter[tuple[tuple[str, ...], ...]]:
    """Return every layout of distinct cards in places of these sizes, by kinds, with the number of ways."""
    layouts = Counter[tuple[tuple[str, ...], ...]]()
    for order in permutations(cards):
        start, piles = 0, []
        for size in sizes:
            piles.append(tuple(sorted(order[start : start + size])))
            start += size
        assert start == len(cards), "each card has a place"
        layouts[tuple(piles)] += 1
    return layouts


def exact_odds(knowledge: SeatKnowledge, colour: str) -> list[Fraction]:
    """Return the odds of 0 to 3 extra cards, over every deck, every three cards of it, and every choice of the discards."""
    weights: dict[int, Fraction] = defaultdict(Fraction)
    first, hits = min(3, knowledge.deck), {colour, LOCOMOTIVE}
    decks: dict[tuple[bool, ...], Fraction] = defaultdict(Fraction)
    for cards, ways in knowledge.decks().items():
        decks[tuple(card in hits for card in cards)] += ways
    discards = [card in hits for card in knowledge.discard.elements()]
    second = Counter(sum(chosen) for chosen in combinations(discards, min(3 - first, len(discards))))
    for deck, ways in decks.items():
        for opened in combinations(deck, first):
            for further, times in second.items():
                weights[sum(opened) + further] += ways * times
    return [weights[n] / sum(weights.values()) for n in range(4)]


# -- positions ---------------------------------------------------------------------------------------------------------------------


def random_card_position(dice: Rng) -> dict[str, Any]:
    """Return a position with few unseen cards of few kinds, just after a shuffle or later. Seat 0 acts and holds all other cards."""
    players, palette = 2 + dice.below(4), dice.shuffled(COLOURS)[:3]
    bag = dice.shuffled([card for card in (*palette, palette[0], LOCOMOTIVE) for _ in range(5)])
    just_shuffled = dice.below(3) == 0

    def take(most: int) -> Counter[str]:
        return Counter(bag.pop() for _ in range(dice.below(most + 1)) if bag)

    deck, discard = take(5), take(2 if just_shuffled else 7)
    paid = Counter[str]() if just_shuffled else +discard
    hands, known, blind = [Counter[str]()], [Counter[str]()], [Counter({"red": dice.below(3)})]
    trains = [44]
    showings: list[dict[str, Any]] = []
    for seat in range(1, players):
        shown, older, drawn = take(2), take(2), take(0 if just_shuffled else 2)
        trains.append(44 + (dice.below(3) == 0))
        spent = [card for card in paid.elements() if dice.below(3) == 0 and trains[-1] == 44]
        paid -= Counter(spent)
        spent += [card for card in shown.elements() if not just_shuffled and dice.below(3) == 0]
        hands, known, blind = [*hands, shown + older + drawn], [*known, shown], [*blind, drawn + Counter(spent)]
        paid_older = [card for card in paid.elements() if dice.below(2) == 0 and trains[-1] == 44]
        paid -= Counter(paid_older)
        showings += random_shown_entries(dice, seat, len(spent) + drawn.total(), spent, paid_older)
    row: Any = (next(colour for colour in COLOURS if colour not in palette),) * 5
    if not deck and not discard and dice.below(2):
        row = (None,) * 5
    fields = {"known": [*map(in_position_order, known)], "blind": [*map(in_position_order, blind)], "shown": showings}
    return after_tunnel(position(players, hands=hands, row=row, deck=deck, discard=discard, rest=0, trains=trains, **fields))


def with_older_draws(dice: Rng, where: dict[str, Any]) -> dict[str, Any]:
    """Return the position with older draws split over two shuffles and some of them shown before, if that is valid."""
    complete = start_match(where).position()
    rounds: list[list[dict[str, int]]] = [[], []]
    shown = complete["shown"]
    for seat, older in enumerate(complete["earlier"][0] if complete["earlier"] else [{} for _ in range(complete["players"])]):
        cards = Counter(older)
        if seat and dice.below(2):
            card = dice.choice([*where["deck"], *cards, "red"])
            shown = [shown_entry(seat, -dice.below(cards.total() + 1), card), *shown]
            cards[card] += 1
        first = Counter(card for card in cards.elements() if dice.below(2))
        rounds = [[*rounds[0], in_position_order(first)], [*rounds[1], in_position_order(cards - first)]]
    extended = {**where, "earlier": rounds, "shown": shown}
    try:
        start_match(extended)
    except bw.PositionError:
        return where  # a card was shown before it was drawn
    return extended


def shown_entry(seat: int, draws: int, card: str, cards: int = 1) -> dict[str, Any]:
    return {"seat": seat, "draws": draws, "card": card, "cards": cards}


NEW_OR_OLDER: list[dict[str, Any]] = [
    # two of four paid red cards are new: seats 1 and 2 held older cards, too, so either may have paid them
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "4 red",
     "blind": [{}, {"red": 1, "white": 1}, {"red": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [shown_entry(1, 2, "red", 2), shown_entry(2, 2, "red", 2)]},
    # seat 1 had drawn only one card when it paid, so at most one of these two is new
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "2 red, 2 locomotive",
     "blind": [{}, {"red": 1, "white": 1}, {"locomotive": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [shown_entry(1, 1, "red"), shown_entry(1, 1, "locomotive"), shown_entry(2, 2, "red"), shown_entry(2, 2, "locomotive")]},
    # seat 1 has drawn two cards and holds one: it paid a new red or blue card, and seat 2 has an older one of that kind
    {"players": 3, "hands": ["", "1 green", "1 red"], "deck": "1 red, 1 blue", "discard": "1 red, 1 blue",
     "blind": [{}, {"red": 1, "green": 1}, {}], "trains": [45, 43, 45], "shown": [shown_entry(1, 2, "red"), shown_entry(1, 2, "blue")]},
    # the same with three of the four cards that it paid
    {"players": 3, "hands": ["", "1 green", "1 red, 1 blue, 1 white"], "deck": "1 red, 1 blue, 1 white",
     "discard": "1 red, 2 blue, 1 white", "blind": [{}, {"red": 1, "green": 1, "blue": 1, "white": 1}, {}], "trains": [45, 41, 45],
     "shown": [shown_entry(1, 4, "red"), shown_entry(1, 4, "blue", 2), shown_entry(1, 4, "white")]},
]  # fmt: skip
"""Positions in which a seat may have shown cards drawn since the shuffle, or older ones."""


def random_shown_entries(dice: Rng, seat: int, draws: int, new: list[str], older: list[str]) -> list[dict[str, Any]]:
    """Return entries for cards that a seat has shown, the older ones at random times after its first draw."""
    times = sorted(1 + dice.below(draws) for _ in older) if draws else []
    entries = [*zip(times, older, strict=False), *((draws, card) for card in new)]
    return [{"seat": seat, "draws": at, "card": card, "cards": 1} for at, card in entries]


def after_tunnel(where: dict[str, Any]) -> dict[str, Any]:
    """Return the position after an earlier tunnel, whose cards may have been taken back."""
    laid = {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": []}
    return {**where, "laid": laid}


TUNNELS_OF = {"red": "erzurum-sochi", "black": "madrid-pamplona-1", "blue": "munchen-venezia", "green": "venezia-zurich"}
GREY = "bucuresti-sofia"


def previewed_odds(match: Any) -> dict[str, tuple[str, list[int]]]:
    """Return route -> (colour of the payment, its odds)."""
    previews = [match.preview(0, f"claim {route}") for route in (*TUNNELS_OF.values(), GREY)]
    return {preview["route"]: (preview["payments"][0]["colour"], preview["odds"]) for preview in previews}


# -- the odds ----------------------------------------------------------------------------------------------------------------------


def test_e9_odds_with_an_empty_deck_come_from_the_discards() -> None:
    """All discards cost an extra card."""
    row = ("red", "blue", "green", "yellow", "white")
    match = start_match(position(2, hands=["3 black"], row=row, deck="", discard="9 black, 6 locomotive", rest=1))
    assert match.preview(0, "claim madrid-pamplona-1")["odds"] == [0, 0, 0, 1000]


@pytest.mark.parametrize(
    ("deck", "discard", "odds"),
    [("", "", [1000, 0, 0, 0]), ("1 red", "", [0, 1000, 0, 0]), ("1 red", "1 blue, 1 locomotive", [0, 0, 1000, 0]),
     ("1 blue", "2 red, 2 white", [167, 666, 167, 0]), ("1 blue, 1 red", "1 white, 1 red", [0, 500, 500, 0])],
)  # fmt: skip
def test_e9_odds_with_fewer_than_three_cards_in_the_deck(deck: str, discard: str, odds: list[int]) -> None:
    """The deck is known because other seats hold no cards. The discards come after it."""
    match = start_match(position(2, hands=["3 red"], deck=deck, discard=discard, rest=0))
    assert match.preview(0, "claim erzurum-sochi")["odds"] in (odds, [167, 667, 166, 0] if 666 in odds else odds)


def test_odds_use_the_cards_of_the_last_shuffle() -> None:
    """The deck was four reds, one of which seat 1 has drawn. Its blue cards are older and never were in this deck."""
    where = position(2, hands=["", "1 red, 3 blue"], deck="3 red", discard="", rest=0, blind=[{}, {"red": 1}])
    assert start_match(where).preview(0, "claim erzurum-sochi")["odds"] == [0, 0, 0, 1000]


def test_odds_agree_with_all_possible_layouts() -> None:
    """They differ by rounding only, or by `GUESS_TOLERANCE`."""
    short = sorted_after = guessed = 0
    by_hand = [position(**{"rest": 0, **fields}) for fields in NEW_OR_OLDER]
    for where in [*by_hand, *(random_card_position(Rng(400_000 + seed)) for seed in range(POSITIONS))]:
        match = start_match(where)
        knowledge = SeatKnowledge(match.position(), 0)
        error = GUESS_TOLERANCE if knowledge.unsure else Fraction(1, 1000)
        for colour, odds in previewed_odds(match).values():
            true = exact_odds(knowledge, colour)
            assert sum(odds) == 1000
            assert all(abs(Fraction(shown, 1000) - share) < error for shown, share in zip(odds, true, strict=True)), where
        short += knowledge.deck < 3
        sorted_after += len(knowledge.pools) > 1
        guessed += knowledge.unsure > 0
    assert min(short, sorted_after, guessed) > POSITIONS / 8


def exact_odds_of_full_deck(knowledge: SeatKnowledge, colour: str) -> list[Fraction]:
    """Return the same for a deck of three or more cards: draw three of the new cards, one after the other."""
    weights = [Fraction(0)] * 4
    for left, _, weight in knowledge.sorted_ways():
        kinds = [card in (colour, LOCOMOTIVE) for card in left[-1].elements()]
        reached = {(kinds.count(True), kinds.count(False), 0): Fraction(1)}
        for _ in range(3):
            after: dict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
            for (hits, others, extra), share in reached.items():
                after[hits - 1, others, extra + 1] += share * Fraction(hits, hits + others)
                after[hits, others - 1, extra] += share * Fraction(others, hits + others)
            reached = after
        for (_, _, extra), share in reached.items():
            weights[extra] += share * weight
    return [weight / sum(weights) for weight in weights]


@pytest.mark.parametrize("players", PLAYERS)
def test_odds_are_exact_over_whole_matches(players: int) -> None:
    """With full and short decks, paid cards, and tunnels given up."""
    compared = 0
    for seed in range(MATCHES):
        dice, match = Rng(500_000 + seed), game().new_match(players=players, seed=seed)
        while not match.over:
            (seat, *_) = match.actors
            choices = sorted(str(action) for action in match.legal(seat))
            tunnels = [text for text in choices if text.startswith("claim") and ROUTES[text[6:]].tunnel]
            if tunnels and dice.below(4) == 0:
                knowledge = SeatKnowledge(match.position(), seat)
                preview = match.preview(seat, dice.choice(tunnels))
                if knowledge.deck >= 3 and knowledge.unsure < 6:
                    true = exact_odds_of_full_deck(knowledge, preview["payments"][0]["colour"])
                    error = GUESS_TOLERANCE if knowledge.unsure else Fraction(1, 1000)
                    assert all(abs(Fraction(n, 1000) - share) < error for n, share in zip(preview["odds"], true, strict=True))
                    compared += 1
            match.play(seat, "draw" if "draw" in choices and dice.below(3) else dice.choice(choices))
    assert compared > 10 * MATCHES


def test_odds_agree_with_frequencies_over_many_seeds() -> None:
    """The deck is reshuffled, three players draw unseen, then seat 0 tries a tunnel."""
    hands = ["3 red", "1 red, 1 green", "1 red, 3 blue", "1 red"]
    where = position(4, hands=hands, deck="", discard="4 red, 2 blue, 2 green, 1 locomotive", rest=0, active=1)
    outcomes: Counter[int] = Counter()
    all_odds: list[list[int]] = []
    for seed in range(TUNNELS):
        match = start_match(where, seed)
        play(match, *["draw"] * 4, "take 3", "draw")  # the row is filled from the new deck, too
        all_odds.append(match.preview(0, "claim erzurum-sochi")["odds"])
        (revealed,) = [event.args for event in play(match, "claim erzurum-sochi", "pay red 0") if event.kind == "revealed"]
        outcomes[revealed["extra"]] += 1
    for extra in range(4):
        expected = sum(odds[extra] for odds in all_odds) / 1000
        assert abs(outcomes[extra] - expected) < 4.5 * max(1, expected) ** 0.5
