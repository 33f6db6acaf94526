"""Train cards that nobody showed: the odds of a tunnel, against every way in which the cards may lie.

The ways are written down here once more, from positions and by enumeration: every card is a card of its own, every place a place.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import comb
from typing import Any

import pytest

from tests.conftest import many
from tests.games.rng import Rng

from .facts import CARDS, COLOURS, LOCOMOTIVE, ROUTES
from .helpers import PLAYERS, game, plain, play, position, start

POSITIONS = many(40, proving=1_000, short=40)
TUNNELS = many(100, proving=2_000, short=100)
MATCHES = many(1, proving=16, short=1)


# -- every way in which the cards may lie ----------------------------------------------------------------------------------------


class Ambiguous(Exception):
    """Seats must have shown more new cards than are missing, and more than one of them may have; the program takes one way."""


class Sight:
    """What a seat can count in a position, and no more."""

    def __init__(self, where: dict[str, Any], seat: int) -> None:
        others = [other for other in range(where["players"]) if other != seat]
        self.known = {other: Counter(where["known"][other]) for other in others}
        self.unknown = {other: sum(where["hands"][other].values()) - self.known[other].total() for other in others}
        self.draws = {other: sum(where["blind"][other].values()) for other in others}
        self.discard, self.deck = Counter(where["discard"]), sum(where["deck"].values())
        table = Counter(card for card in where["row"] if card) + self.discard + Counter(where["hands"][seat] if seat >= 0 else {})
        if where["phase"] == "tunnel":
            told = where["laid"]
            table += Counter({told["colour"]: told["cards"]}) + Counter({LOCOMOTIVE: told["locomotives"]}) + Counter(told["revealed"])
        unseen = CARDS - table - sum(self.known.values(), Counter())
        self.shows = {o: [(e["draws"], e["card"], e["cards"]) for e in where["shown"] if e["seat"] == o] for o in others}
        self.open = {o: Counter[str]() for o in others}
        for other in others:
            for draws, card, count in self.shows[other]:
                self.open[other][card] = min(self.open[other][card] + count, draws)
        self.sure = [o for o in others if self.draws[o] == self.unknown[o] + self.open[o].total() or not self.open[o]]
        fresh = Counter(where["deck"]) + sum((Counter(where["blind"][other]) for other in others), Counter())
        fresh -= sum((self.open[other] for other in self.sure), Counter())
        self.new = unseen & fresh  # of the last shuffle, and not seen since
        self.older, self.spent = unseen - self.new, fresh - self.new
        self.ways = list(self.ways_to_show())
        self.moved = (sum(self.ways[0][0].values(), Counter()) - self.spent).total() - sum(self.open[o].total() for o in self.sure)

    def can_show(self, seat: int, cards: Counter[str]) -> bool:
        """Whether a seat can have drawn these of the cards that it has shown before it showed them; the rest it held before the shuffle."""
        if not self.draws[seat] - self.unknown[seat] <= cards.total() <= self.draws[seat]:
            return False
        for draws, card, count in reversed(self.shows[seat]):
            if cards.total() > draws:
                return False
            cards = cards - Counter({card: count})
        return True

    def ways_to_show(self) -> Iterator[tuple[dict[int, Counter[str]], int]]:
        """What everybody has shown that was drawn since the shuffle, and how often: any of the cards shown, as few new ones as may be."""
        unsure = [other for other in self.draws if other not in self.sure]
        best: dict[int, list[dict[int, Counter[str]]]] = defaultdict(list)
        for choice in product(*({*parts(self.open[o], 0, self.draws[o])} for o in unsure)):
            shown = {o: Counter(some) for o, some in zip(unsure, choice, strict=True)}
            gone = sum(shown.values(), Counter())
            if self.spent <= gone <= self.spent + self.new and all(self.can_show(o, shown[o]) for o in unsure):
                best[gone.total()].append(shown)
        fewest = best[min(best)]
        moved = min(best) - self.spent.total()
        if moved and (len(unsure) > 1 or any(draws < self.open[unsure[0]].total() for draws, _, _ in self.shows[unsure[0]])):
            raise Ambiguous
        for shown in fewest:
            weight = 1
            for other, cards in shown.items():
                for card, count in self.open[other].items():
                    if moved:  # any cards besides those that are missing
                        weight *= comb(min(count - self.spent[card], self.new[card]), cards[card] - self.spent[card])
                    else:
                        weight *= comb(count, cards[card])
            yield {o: shown.get(o, self.open[o]) for o in self.draws}, weight

    def sorted_ways(self) -> Iterator[tuple[list[str], list[str], dict[int, Counter[str]], int]]:
        """Every way to say which cards are new, which are older, and which new ones a seat has shown; and how often it is to be counted."""
        sure = sum((self.open[other] for other in self.sure), Counter())
        for shown, weight in self.ways:
            moved = sum(shown.values(), Counter()) - sure - self.spent
            yield list((self.new - moved).elements()), list((self.older + moved).elements()), shown, weight

    def decks(self) -> Counter[tuple[str, ...]]:
        """Every deck, and in how many ways it can be."""
        found = Counter[tuple[str, ...]]()
        for new, _, _, weight in self.sorted_ways():
            for deck in combinations(new, self.deck):
                found[deck] += weight
        return found

    def worlds(self) -> Counter[Any]:
        """Every deck, with the hands and what of them was drawn since the shuffle, and in how many ways each can be."""
        found: Counter[Any] = Counter()
        for new, older, shown, weight in self.sorted_ways():
            held = {other: self.draws[other] - shown[other].total() for other in shown}
            for fresh, fresh_ways in laid_out(new, [self.deck, *held.values()]).items():
                for old, old_ways in laid_out(older, [self.unknown[other] - held[other] for other in held]).items():
                    hands = [Counter(some) + Counter(more) + self.known[o] for o, some, more in zip(held, fresh[1:], old, strict=True)]
                    blind = [Counter(some) + shown[o] for o, some in zip(held, fresh[1:], strict=True)]
                    world = tuple(tuple(sorted(pile.elements())) for pile in (Counter(fresh[0]), *hands, *blind))
                    found[world] += weight * fresh_ways * old_ways
        return found


def laid_out(cards: list[str], sizes: list[int]) -> Counter[tuple[tuple[str, ...], ...]]:
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


def sight_of(match: Any, seat: int) -> Sight | None:
    """What a seat can count; None where that is not all that decides how the cards may lie."""
    try:
        return Sight(match.position(), seat)
    except Ambiguous:
        return None


def parts(cards: Counter[str], least: int, most: int) -> Iterator[tuple[str, ...]]:
    """Every set of some of these cards, by kind."""
    for count in range(max(0, least), min(most, cards.total()) + 1):
        yield from combinations(sorted(cards.elements()), count)


def odds_of(sight: Sight, colour: str) -> list[Fraction]:
    """How likely 0 to 3 extra cards are: every deck, every three cards of it, then every choice of the discards."""
    found: Counter[int] = Counter()
    first, hits = min(3, sight.deck), {colour, LOCOMOTIVE}
    decks = Counter[tuple[bool, ...]]()
    for cards, ways in sight.decks().items():
        decks[tuple(card in hits for card in cards)] += ways
    discards = [card in hits for card in sight.discard.elements()]
    second = Counter(sum(some) for some in combinations(discards, min(3 - first, len(discards))))
    for deck, ways in decks.items():
        for opened in combinations(deck, first):
            for more, times in second.items():
                found[sum(opened) + more] += ways * times
    return [Fraction(found[n], found.total()) for n in range(4)]


# -- positions ---------------------------------------------------------------------------------------------------------------------


def counted(dice: Rng) -> dict[str, Any]:
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
        showings += shown_by(dice, seat, len(spent) + drawn.total(), spent, paid_older)
    row: Any = (next(colour for colour in COLOURS if colour not in palette),) * 5
    if not deck and not discard and dice.below(2):
        row = (None,) * 5
    told = {"known": [plain(some) for some in known], "blind": [plain(some) for some in blind], "shown": showings}
    return tried(position(players, hands=hands, row=row, deck=deck, discard=discard, rest=0, trains=trains, **told))


def showing(seat: int, draws: int, card: str, cards: int = 1) -> dict[str, Any]:
    return {"seat": seat, "draws": draws, "card": card, "cards": cards}


NEW_OR_OLDER: list[dict[str, Any]] = [
    # two of four red cards that were paid are new: seats 1 and 2 each held older cards, too, so it may have been either
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "4 red",
     "blind": [{}, {"red": 1, "white": 1}, {"red": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [showing(1, 2, "red", 2), showing(2, 2, "red", 2)]},
    # when seat 1 paid it had drawn but one card, so no more than one of these two is new
    {"players": 3, "hands": ["", "1 white, 1 green", "1 blue, 1 yellow"], "deck": "1 red, 1 blue", "discard": "2 red, 2 locomotive",
     "blind": [{}, {"red": 1, "white": 1}, {"locomotive": 1, "blue": 1}], "trains": [45, 43, 43],
     "shown": [showing(1, 1, "red"), showing(1, 1, "locomotive"), showing(2, 2, "red"), showing(2, 2, "locomotive")]},
    # seat 1 has drawn two cards and holds one: it paid a new red or blue card, and seat 2 has one of that kind that is older
    {"players": 3, "hands": ["", "1 green", "1 red"], "deck": "1 red, 1 blue", "discard": "1 red, 1 blue",
     "blind": [{}, {"red": 1, "green": 1}, {}], "trains": [45, 43, 45], "shown": [showing(1, 2, "red"), showing(1, 2, "blue")]},
    # the same, with three of the four cards it paid
    {"players": 3, "hands": ["", "1 green", "1 red, 1 blue, 1 white"], "deck": "1 red, 1 blue, 1 white",
     "discard": "1 red, 2 blue, 1 white", "blind": [{}, {"red": 1, "green": 1, "blue": 1, "white": 1}, {}], "trains": [45, 41, 45],
     "shown": [showing(1, 4, "red"), showing(1, 4, "blue", 2), showing(1, 4, "white")]},
]  # fmt: skip
"""Where a seat may have shown cards that it drew since the shuffle, or older ones."""


def shown_by(dice: Rng, seat: int, draws: int, new: list[str], older: list[str]) -> list[dict[str, Any]]:
    """A seat has shown these cards, the older ones at any time at which it had drawn some."""
    times = sorted(1 + dice.below(draws) for _ in older) if draws else []
    entries = [*zip(times, older, strict=False), *((draws, card) for card in new)]
    return [{"seat": seat, "draws": at, "card": card, "cards": 1} for at, card in entries]


def tried(where: dict[str, Any]) -> dict[str, Any]:
    """A tunnel was tried some time ago: its cards may have been taken back."""
    laid = {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": []}
    return {**where, "laid": laid}


TUNNELS_OF = {"red": "erzurum-sochi", "black": "madrid-pamplona-1", "blue": "munchen-venezia", "green": "venezia-zurich"}
GREY = "bucuresti-sofia"


def shown(match: Any) -> dict[str, tuple[str, list[int]]]:
    """Route -> the colour of the payment that the odds are for, and the odds."""
    previews = [match.preview(0, f"claim {route}") for route in (*TUNNELS_OF.values(), GREY)]
    return {told["route"]: (told["payments"][0]["colour"], told["odds"]) for told in previews}


# -- the odds ----------------------------------------------------------------------------------------------------------------------


def test_e9_with_an_empty_deck_the_discards_are_turned_over() -> None:
    """All of them cost an extra card."""
    row = ("red", "blue", "green", "yellow", "white")
    match = start(position(2, hands=["3 black"], row=row, deck="", discard="9 black, 6 locomotive", rest=1))
    assert match.preview(0, "claim madrid-pamplona-1")["odds"] == [0, 0, 0, 1000]


@pytest.mark.parametrize(
    ("deck", "discard", "odds"),
    [("", "", [1000, 0, 0, 0]), ("1 red", "", [0, 1000, 0, 0]), ("1 red", "1 blue, 1 locomotive", [0, 0, 1000, 0]),
     ("1 blue", "2 red, 2 white", [167, 666, 167, 0]), ("1 blue, 1 red", "1 white, 1 red", [0, 500, 500, 0])],
)  # fmt: skip
def test_e9_odds_with_fewer_than_three_cards_in_the_deck(deck: str, discard: str, odds: list[int]) -> None:
    """The deck is known where nobody else holds a card; then come discards; then nothing."""
    match = start(position(2, hands=["3 red"], deck=deck, discard=discard, rest=0))
    assert match.preview(0, "claim erzurum-sochi")["odds"] in (odds, [167, 667, 166, 0] if 666 in odds else odds)


def test_the_odds_remember_what_was_shuffled() -> None:
    """The deck was made of four reds, one of which seat 1 has drawn; its other card is older, and blue ones never were in the deck."""
    where = position(2, hands=["", "1 red, 3 blue"], deck="3 red", discard="", rest=0, blind=[{}, {"red": 1}])
    assert start(where).preview(0, "claim erzurum-sochi")["odds"] == [0, 0, 0, 1000]


def test_the_odds_are_exact() -> None:
    """Against every way in which the cards may lie; what is left over is rounding."""
    short = sorted_after = moved = 0
    by_hand = [position(**{"rest": 0, **told}) for told in NEW_OR_OLDER]
    for where in [*by_hand, *(counted(Rng(400_000 + seed)) for seed in range(POSITIONS))]:
        match = start(where)
        sight = sight_of(match, 0)
        if sight is None:
            continue
        for colour, odds in shown(match).values():
            true = odds_of(sight, colour)
            assert sum(odds) == 1000
            assert all(abs(Fraction(told, 1000) - share) < Fraction(1, 1000) for told, share in zip(odds, true, strict=True)), where
        short, sorted_after, moved = short + (sight.deck < 3), sorted_after + bool(sight.older), moved + (sight.moved > 0)
    assert min(short, sorted_after) > POSITIONS / 8 and moved >= 2


def one_by_one(sight: Sight, colour: str) -> list[Fraction]:
    """The same for a full deck: its cards are any of the new ones, so they are drawn from these, one after the other."""
    found = [Fraction(0)] * 4
    for new, _, _, weight in sight.sorted_ways():
        kinds = [card in (colour, LOCOMOTIVE) for card in new]
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
                sight = sight_of(match, seat)
                told = match.preview(seat, dice.choice(tunnels))
                if sight and sight.deck >= 3 and sight.moved < 3:
                    true = one_by_one(sight, told["payments"][0]["colour"])
                    assert all(abs(Fraction(n, 1000) - share) < Fraction(1, 1000) for n, share in zip(told["odds"], true, strict=True))
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
        match = start(where, seed)
        play(match, *["draw"] * 4, "take 3", "draw")  # the row is filled from the new deck, too
        told.append(match.preview(0, "claim erzurum-sochi")["odds"])
        (revealed,) = [event.args for event in play(match, "claim erzurum-sochi", "pay red 0") if event.kind == "revealed"]
        happened[revealed["extra"]] += 1
    for extra in range(4):
        expected = sum(odds[extra] for odds in told) / 1000
        assert abs(happened[extra] - expected) < 4.5 * max(1, expected) ** 0.5
