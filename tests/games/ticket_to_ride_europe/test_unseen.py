"""Train cards that nobody showed: the odds of a tunnel, against every way in which the cards may lie.

The ways are written down here once more, from positions and by enumeration: every card is a card of its own, every place a place.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from typing import Any

import pytest

import boardwright as bw
from tests.conftest import many
from tests.games.rng import Rng

from .facts import COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, in_position_order, play, position, start_match

POSITIONS = many(40, proving=1_000, short=40)
TUNNELS = many(100, proving=2_000, short=100)
MATCHES = many(1, proving=16, short=1)
GUESS_TOLERANCE = Fraction(3, 100)
"""How far the odds may be from the true ones where they are a mean over guesses."""


# -- every way in which the cards may lie ----------------------------------------------------------------------------------------


class SeatKnowledge:
    """What a seat can count in a position, and no more."""

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
        """The shuffles from which the cards shown came, and in how many ways: each came from a draw of its own, before it was shown."""
        used = {other: [0] * len(self.pools) for other in self.draws}
        left = [Counter(pool) for pool in self.pools]
        found: Counter[tuple[int, ...]] = Counter()

        def go_on(so_far: tuple[int, ...], ways: int) -> None:
            if len(so_far) == len(self.shows):
                found[so_far] += ways
                return
            entry = self.shows[len(so_far)]
            seat, card = entry["seat"], entry["card"]
            drawn = sum(self.draws[seat][:-1]) + entry["draws"]
            for shuffle, count in enumerate(self.draws[seat]):
                free = min(count, drawn) - used[seat][shuffle]
                drawn -= min(count, drawn)
                if free > 0 and left[shuffle][card] > 0:
                    used[seat][shuffle] += 1
                    left[shuffle][card] -= 1
                    go_on((*so_far, shuffle), ways * free)
                    used[seat][shuffle] -= 1
                    left[shuffle][card] += 1

        go_on((), 1)
        return found

    def sorted_ways(self) -> Iterator[tuple[list[Counter[str]], list[dict[int, Counter[str]]], int]]:
        """By shuffle: the cards that were not shown, and what each seat has shown; and how often this is to be counted.

        The cards shown are any of their kind in that shuffle, and the others may lie in any order.
        """
        for origin, ways in self.origins().items():
            left = [Counter(pool) for pool in self.pools]
            shown: list[dict[int, Counter[str]]] = [{other: Counter() for other in self.draws} for _ in self.pools]
            for entry, shuffle in zip(self.shows, origin, strict=True):
                ways *= left[shuffle][entry["card"]]
                left[shuffle][entry["card"]] -= 1
                shown[shuffle][entry["seat"]][entry["card"]] += 1
            yield left, shown, ways * prod(factorial(some.total()) for some in left)

    def decks(self) -> dict[tuple[str, ...], Fraction]:
        """Every deck, and how likely it is (times some number)."""
        found: dict[tuple[str, ...], Fraction] = defaultdict(Fraction)
        for left, _, weight in self.sorted_ways():
            for deck in combinations(left[-1].elements(), self.deck):
                found[deck] += Fraction(weight, comb(left[-1].total(), self.deck))
        return found

    def worlds(self) -> Counter[Any]:
        """Every deck, with the hands and what everybody has drawn of each shuffle, and in how many ways each can be."""
        found: Counter[Any] = Counter()
        for left, shown, weight in self.sorted_ways():
            laid = []
            for n, some in enumerate(left):
                sizes = [draws[n] - shown[n][other].total() for other, draws in self.draws.items()]
                laid.append(layouts_of(list(some.elements()), [self.deck if n == len(left) - 1 else 0, *sizes]))
            orders = prod(factorial(some.total()) for some in left)
            for each in product(*(way.items() for way in laid)):
                piles, ways = [cards for cards, _ in each], prod(count for _, count in each)
                hands = [sum((Counter(cards[i + 1]) for cards in piles), self.known[o]) for i, o in enumerate(self.draws)]
                drawn = [Counter(cards[i + 1]) + shown[n][o] for n, cards in enumerate(piles) for i, o in enumerate(self.draws)]
                world = tuple(tuple(sorted(pile.elements())) for pile in (Counter(piles[-1][0]), *hands, *drawn))
                found[world] += weight // orders * ways
        return found


def card_names(counts: Any) -> tuple[str, ...]:
    return tuple(sorted(card for card, count in zip((*COLOURS, LOCOMOTIVE), counts, strict=True) for _ in range(count)))


def world_of(record: Any) -> Any:
    """A world as `Sight.worlds` has it, for seat 0."""
    others = range(1, record.players)
    drawn = [*record.earlier_drawn[: record.earlier_count], record.drawn_since_shuffle]
    return (card_names(record.deck), *(card_names(record.hand[o]) for o in others), *(card_names(some[o]) for some in drawn for o in others))


def layouts_of(cards: list[str], sizes: list[int]) -> Counter[tuple[tuple[str, ...], ...]]:
    """Every way to lay cards in places of these sizes, each card being one of its own; by kinds, and how many ways are the same."""
    found = Counter[tuple[tuple[str, ...], ...]]()
    for order in permutations(cards):
        at, piles = 0, []
        for size in sizes:
            piles.append(tuple(sorted(order[at : at + size])))
            at += size
        assert at == len(cards), "each card has a place"
        found[tuple(piles)] += 1
    return found


def exact_odds(sight: SeatKnowledge, colour: str) -> list[Fraction]:
    """How likely 0 to 3 extra cards are: every deck, every three cards of it, then every choice of the discards."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    first, hits = min(3, sight.deck), {colour, LOCOMOTIVE}
    decks: dict[tuple[bool, ...], Fraction] = defaultdict(Fraction)
    for cards, ways in sight.decks().items():
        decks[tuple(card in hits for card in cards)] += ways
    discards = [card in hits for card in sight.discard.elements()]
    second = Counter(sum(some) for some in combinations(discards, min(3 - first, len(discards))))
    for deck, ways in decks.items():
        for opened in combinations(deck, first):
            for more, times in second.items():
                found[sum(opened) + more] += ways * times
    return [found[n] / sum(found.values()) for n in range(4)]


# -- positions ---------------------------------------------------------------------------------------------------------------------


def random_card_position(dice: Rng) -> dict[str, Any]:
    """Few unseen cards, of few kinds; short decks; just after a shuffle or some time later. Seat 0 is to act and holds all other cards."""
    players, palette = 2 + dice.below(4), dice.shuffled(COLOURS)[:3]
    bag = dice.shuffled([card for card in (*palette, palette[0], LOCOMOTIVE) for _ in range(5)])
    just_shuffled = dice.below(3) == 0

    def some(most: int) -> Counter[str]:
        return Counter(bag.pop() for _ in range(dice.below(most + 1)) if bag)

    deck, discard = some(5), some(2 if just_shuffled else 7)
    paid = Counter[str]() if just_shuffled else +discard
    hands, known, blind = [Counter[str]()], [Counter[str]()], [Counter({"red": dice.below(3)})]
    trains = [44]
    showings: list[dict[str, Any]] = []
    for seat in range(1, players):
        shown, older, drawn = some(2), some(2), some(0 if just_shuffled else 2)
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
    told = {"known": [in_position_order(some) for some in known], "blind": [in_position_order(some) for some in blind], "shown": showings}
    return after_tunnel(position(players, hands=hands, row=row, deck=deck, discard=discard, rest=0, trains=trains, **told))


def with_older_draws(dice: Rng, where: dict[str, Any]) -> dict[str, Any]:
    """The same, but what was drawn before the last shuffle comes from two shuffles, and some of it was shown before, if that fits."""
    told = start_match(where).position()
    rounds: list[list[dict[str, int]]] = [[], []]
    shown = told["shown"]
    for seat, older in enumerate(told["earlier"][0] if told["earlier"] else [{} for _ in range(told["players"])]):
        cards = Counter(older)
        if seat and dice.below(2):
            card = dice.choice([*where["deck"], *cards, "red"])
            shown = [shown_entry(seat, -dice.below(cards.total() + 1), card), *shown]
            cards[card] += 1
        first = Counter(card for card in cards.elements() if dice.below(2))
        rounds = [[*rounds[0], in_position_order(first)], [*rounds[1], in_position_order(cards - first)]]
    longer = {**where, "earlier": rounds, "shown": shown}
    try:
        start_match(longer)
    except bw.PositionError:
        return where  # a card was shown before it was drawn
    return longer


def shown_entry(seat: int, draws: int, card: str, cards: int = 1) -> dict[str, Any]:
    return {"seat": seat, "draws": draws, "card": card, "cards": cards}


NEW_OR_OLDER: list[dict[str, Any]] = [
    # two of four red cards that were paid are new: seats 1 and 2 each held older cards, too, so it may have been either
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "4 red",
     "blind": [{}, {"red": 1, "white": 1}, {"red": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [shown_entry(1, 2, "red", 2), shown_entry(2, 2, "red", 2)]},
    # when seat 1 paid it had drawn but one card, so no more than one of these two is new
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "2 red, 2 locomotive",
     "blind": [{}, {"red": 1, "white": 1}, {"locomotive": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [shown_entry(1, 1, "red"), shown_entry(1, 1, "locomotive"), shown_entry(2, 2, "red"), shown_entry(2, 2, "locomotive")]},
    # seat 1 has drawn two cards and holds one: it paid a new red or blue card, and seat 2 has one of that kind that is older
    {"players": 3, "hands": ["", "1 green", "1 red"], "deck": "1 red, 1 blue", "discard": "1 red, 1 blue",
     "blind": [{}, {"red": 1, "green": 1}, {}], "trains": [45, 43, 45], "shown": [shown_entry(1, 2, "red"), shown_entry(1, 2, "blue")]},
    # the same, with three of the four cards it paid
    {"players": 3, "hands": ["", "1 green", "1 red, 1 blue, 1 white"], "deck": "1 red, 1 blue, 1 white",
     "discard": "1 red, 2 blue, 1 white", "blind": [{}, {"red": 1, "green": 1, "blue": 1, "white": 1}, {}], "trains": [45, 41, 45],
     "shown": [shown_entry(1, 4, "red"), shown_entry(1, 4, "blue", 2), shown_entry(1, 4, "white")]},
]  # fmt: skip
"""Where a seat may have shown cards that it drew since the shuffle, or older ones."""


def random_shown_entries(dice: Rng, seat: int, draws: int, new: list[str], older: list[str]) -> list[dict[str, Any]]:
    """A seat has shown these cards, the older ones at any time at which it had drawn some."""
    times = sorted(1 + dice.below(draws) for _ in older) if draws else []
    entries = [*zip(times, older, strict=False), *((draws, card) for card in new)]
    return [{"seat": seat, "draws": at, "card": card, "cards": 1} for at, card in entries]


def after_tunnel(where: dict[str, Any]) -> dict[str, Any]:
    """A tunnel was tried some time ago: its cards may have been taken back."""
    laid = {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": []}
    return {**where, "laid": laid}


TUNNELS_OF = {"red": "erzurum-sochi", "black": "madrid-pamplona-1", "blue": "munchen-venezia", "green": "venezia-zurich"}
GREY = "bucuresti-sofia"


def previewed_odds(match: Any) -> dict[str, tuple[str, list[int]]]:
    """Route -> the colour of the payment that the odds are for, and the odds."""
    previews = [match.preview(0, f"claim {route}") for route in (*TUNNELS_OF.values(), GREY)]
    return {told["route"]: (told["payments"][0]["colour"], told["odds"]) for told in previews}


# -- the odds ----------------------------------------------------------------------------------------------------------------------


def test_e9_with_an_empty_deck_the_discards_are_turned_over() -> None:
    """All of them cost an extra card."""
    row = ("red", "blue", "green", "yellow", "white")
    match = start_match(position(2, hands=["3 black"], row=row, deck="", discard="9 black, 6 locomotive", rest=1))
    assert match.preview(0, "claim madrid-pamplona-1")["odds"] == [0, 0, 0, 1000]


@pytest.mark.parametrize(
    ("deck", "discard", "odds"),
    [("", "", [1000, 0, 0, 0]), ("1 red", "", [0, 1000, 0, 0]), ("1 red", "1 blue, 1 locomotive", [0, 0, 1000, 0]),
     ("1 blue", "2 red, 2 white", [167, 666, 167, 0]), ("1 blue, 1 red", "1 white, 1 red", [0, 500, 500, 0])],
)  # fmt: skip
def test_e9_odds_with_fewer_than_three_cards_in_the_deck(deck: str, discard: str, odds: list[int]) -> None:
    """The deck is known where nobody else holds a card; then come discards; then nothing."""
    match = start_match(position(2, hands=["3 red"], deck=deck, discard=discard, rest=0))
    assert match.preview(0, "claim erzurum-sochi")["odds"] in (odds, [167, 667, 166, 0] if 666 in odds else odds)


def test_the_odds_remember_what_was_shuffled() -> None:
    """The deck was made of four reds, one of which seat 1 has drawn; its other card is older, and blue ones never were in the deck."""
    where = position(2, hands=["", "1 red, 3 blue"], deck="3 red", discard="", rest=0, blind=[{}, {"red": 1}])
    assert start_match(where).preview(0, "claim erzurum-sochi")["odds"] == [0, 0, 0, 1000]


def test_the_odds_are_exact() -> None:
    """Against every way in which the cards may lie; what is left over is rounding."""
    short = sorted_after = guessed = 0
    by_hand = [position(**{"rest": 0, **told}) for told in NEW_OR_OLDER]
    for where in [*by_hand, *(random_card_position(Rng(400_000 + seed)) for seed in range(POSITIONS))]:
        match = start_match(where)
        sight = SeatKnowledge(match.position(), 0)
        error = GUESS_TOLERANCE if sight.unsure else Fraction(1, 1000)
        for colour, odds in previewed_odds(match).values():
            true = exact_odds(sight, colour)
            assert sum(odds) == 1000
            assert all(abs(Fraction(told, 1000) - share) < error for told, share in zip(odds, true, strict=True)), where
        short, sorted_after, guessed = short + (sight.deck < 3), sorted_after + (len(sight.pools) > 1), guessed + (sight.unsure > 0)
    assert min(short, sorted_after, guessed) > POSITIONS / 8


def exact_odds_of_full_deck(sight: SeatKnowledge, colour: str) -> list[Fraction]:
    """The same for a full deck: its cards are any of the new ones, so they are drawn from these, one after the other."""
    found = [Fraction(0)] * 4
    for left, _, weight in sight.sorted_ways():
        kinds = [card in (colour, LOCOMOTIVE) for card in left[-1].elements()]
        reached = {(kinds.count(True), kinds.count(False), 0): Fraction(1)}
        for _ in range(3):
            after: dict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
            for (hits, others, extra), share in reached.items():
                after[hits - 1, others, extra + 1] += share * Fraction(hits, hits + others)
                after[hits, others - 1, extra] += share * Fraction(others, hits + others)
            reached = after
        for (_, _, extra), share in reached.items():
            found[extra] += share * weight
    return [share / sum(found) for share in found]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_odds_are_exact_in_whole_matches(players: int) -> None:
    """Full and short decks as they come in play; hands that were paid from, tunnels that were given up."""
    compared = 0
    for seed in range(MATCHES):
        dice, match = Rng(500_000 + seed), game().new_match(players=players, seed=seed)
        while not match.over:
            (seat, *_) = match.actors
            choices = sorted(str(action) for action in match.legal(seat))
            tunnels = [text for text in choices if text.startswith("claim") and ROUTES[text[6:]].tunnel]
            if tunnels and dice.below(4) == 0:
                sight = SeatKnowledge(match.position(), seat)
                told = match.preview(seat, dice.choice(tunnels))
                if sight.deck >= 3 and sight.unsure < 6:
                    true = exact_odds_of_full_deck(sight, told["payments"][0]["colour"])
                    error = GUESS_TOLERANCE if sight.unsure else Fraction(1, 1000)
                    assert all(abs(Fraction(n, 1000) - share) < error for n, share in zip(told["odds"], true, strict=True))
                    compared += 1
            match.play(seat, "draw" if "draw" in choices and dice.below(3) else dice.choice(choices))
    assert compared > 10 * MATCHES


def test_the_odds_are_how_often_it_happens() -> None:
    """The same cards over and over, with other chance: a new deck, three players draw unseen, then seat 0 tries a tunnel."""
    hands = ["3 red", "1 red, 1 green", "1 red, 3 blue", "1 red"]
    where = position(4, hands=hands, deck="", discard="4 red, 2 blue, 2 green, 1 locomotive", rest=0, active=1)
    happened: Counter[int] = Counter()
    told: list[list[int]] = []
    for seed in range(TUNNELS):
        match = start_match(where, seed)
        play(match, *["draw"] * 4, "take 3", "draw")  # the row is filled from the new deck, too
        told.append(match.preview(0, "claim erzurum-sochi")["odds"])
        (revealed,) = [event.args for event in play(match, "claim erzurum-sochi", "pay red 0") if event.kind == "revealed"]
        happened[revealed["extra"]] += 1
    for extra in range(4):
        expected = sum(odds[extra] for odds in told) / 1000
        assert abs(happened[extra] - expected) < 4.5 * max(1, expected) ** 0.5
