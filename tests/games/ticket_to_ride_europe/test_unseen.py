"""Train cards that nobody showed: the odds of a tunnel, against every way in which the cards may lie.

The ways are written down here once more, from positions and by enumeration: every card is a card of its own, every place a place.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import factorial
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
    """Seats that have paid nothing may have shown one set of cards or another; the program takes one of them."""


class Sight:
    """What a seat can count in a position, and no more."""

    def __init__(self, where: dict[str, Any], seat: int) -> None:
        others = [other for other in range(where["players"]) if other != seat]
        self.known = {other: Counter(where["known"][other]) for other in others}
        self.unknown = {other: sum(where["hands"][other].values()) - self.known[other].total() for other in others}
        self.draws = {other: sum(where["blind"][other].values()) for other in others}
        self.payers = [other for other in others if where["trains"][other] < 45 or where["stations"][other] < 3]
        self.discard, self.deck = Counter(where["discard"]), sum(where["deck"].values())
        table = Counter(card for card in where["row"] if card) + self.discard + Counter(where["hands"][seat] if seat >= 0 else {})
        laid = {other: Counter[str]() for other in range(where["players"])}
        if where["phase"] == "tunnel":
            told = where["laid"]
            laid[where["active"]] = Counter({told["colour"]: told["cards"]}) + Counter({LOCOMOTIVE: told["locomotives"]})
            table += laid[where["active"]] + Counter(told["revealed"])
        self.open = {other: (self.known[other] if where["laid"] else Counter[str]()) + laid[other] for other in others}
        unseen = CARDS - table - sum(self.known.values(), Counter())
        fresh = Counter(where["deck"]) + sum((Counter(where["blind"][other]) for other in others), Counter())
        own = Counter(where["blind"][seat]) - Counter(where["hands"][seat]) - laid[seat] if seat >= 0 else Counter[str]()
        paid = self.discard - own
        self.new = unseen & fresh  # of the last shuffle, and not seen since
        self.older, self.spent = unseen - self.new, fresh - self.new
        self.shown = self.who_has_shown(paid)
        for card in (sum(self.shown.values(), Counter()) - self.spent).elements():
            self.new[card], self.older[card], self.spent[card] = self.new[card] - 1, self.older[card] + 1, self.spent[card] + 1
        self.new = +self.new
        self.room = {other: min(self.unknown[other], self.draws[other] - self.shown[other].total()) for other in others}
        self.moved = max(0, self.new.total() - self.deck - sum(self.room.values()))
        self.payable = paid - (self.spent - sum(self.shown.values(), Counter()))
        movable = self.payable.copy()
        for other in others:
            spare = self.draws[other] - self.shown[other].total() - self.room[other]
            movable += Counter({card: min(count, spare) for card, count in (self.open[other] - self.shown[other]).items()})
        self.movable = list((movable & self.new).elements())

    def who_has_shown(self, paid: Counter[str]) -> dict[int, Counter[str]]:
        """What everybody has shown that was drawn since the shuffle, so that all others can have been paid by whoever has paid.

        As few as possible were new otherwise; as few as possible are shown, by seats that have paid nothing, and in all."""
        best: dict[Any, list[dict[int, Counter[str]]]] = defaultdict(list)
        least = {o: 0 if o in self.payers else self.draws[o] - self.unknown[o] for o in self.draws}
        for choice in product(*(set(parts(self.open[o], least[o], self.draws[o])) for o in self.draws)):
            shown = {o: Counter(some) for o, some in zip(self.draws, choice, strict=True)}
            gone = sum(shown.values(), Counter())
            rest, moved = self.spent - gone, gone - self.spent
            silent = Counter(card for o in shown if o not in self.payers for card in shown[o].elements())
            room = sum(self.draws[o] - shown[o].total() for o in self.payers)
            if rest <= (paid if self.payers else Counter()) and rest.total() <= room and moved <= self.new and moved <= silent:
                best[moved.total(), silent.total(), gone.total(), *(-shown[o].total() for o in self.payers)].append(shown)
        fewest = best[min(best)]
        if len(fewest) > 1:
            raise Ambiguous
        return fewest[0]

    def sorted_ways(self) -> Iterator[tuple[list[str], list[str], list[str], dict[int, Counter[str]]]]:
        """Every way to say which cards are new, which are older, which were paid by somebody, and which a seat has shown."""
        for moved in combinations(self.movable, self.moved):
            gone, shown = Counter(moved), {other: Counter(cards) for other, cards in self.shown.items()}
            for card in (gone - self.payable).elements():
                fits = [o for o in shown if shown[o][card] < self.open[o][card] and shown[o].total() + self.room[o] < self.draws[o]]
                shown[fits[0]][card] += 1
            paid = self.spent + gone - sum(shown.values(), Counter())
            yield list((self.new - gone).elements()), list((self.older + gone).elements()), list(paid.elements()), shown

    def decks(self) -> Iterator[tuple[str, ...]]:
        """Every deck, as often as there are ways."""
        for new, *_ in self.sorted_ways():
            yield from combinations(new, self.deck)

    def worlds(self) -> Counter[Any]:
        """Every deck, with the hands and what of them was drawn since the shuffle, and in how many ways each can be."""
        places = [("deck", True)] * self.deck
        for other in self.unknown:
            places += [(other, True)] * self.room[other] + [(other, False)] * (self.unknown[other] - self.room[other])
        silent = {other: self.room[other] for other in self.unknown if other not in self.payers}  # hold all that they have drawn
        found: Counter[Any] = Counter()
        for new, older, paid, shown in self.sorted_ways():
            for laid in permutations([(card, True) for card in new] + [(card, False) for card in older]):
                piles: dict[Any, Counter[str]] = {"deck": Counter(), **{other: Counter() for other in self.unknown}}
                drawn = {other: Counter[str]() for other in self.unknown}
                for (where, fits), (card, is_new) in zip(places, laid, strict=True):
                    if (is_new and not fits) or (where == "deck" and not is_new):
                        break
                    piles[where][card] += 1
                    if is_new and where != "deck":
                        drawn[where][card] += 1
                else:
                    if any(drawn[other].total() < count for other, count in silent.items()):
                        continue
                    for lost in permutations(paid):
                        world = self.world(piles, {o: drawn[o] + shown[o] for o in drawn}, list(lost))
                        found[world] += factorial(10) // factorial(len(paid))  # the cards that are moved are all as likely
        return found

    def world(self, piles: dict[Any, Counter[str]], drawn: dict[int, Counter[str]], paid: list[str]) -> Any:
        blind = {}
        for other, own in drawn.items():
            count = self.draws[other] - own.total()
            blind[other], paid = own + Counter(paid[:count]), paid[count:]
        hands = {other: piles[other] + self.known[other] for other in drawn}
        return tuple(tuple(sorted(pile.elements())) for pile in (piles["deck"], *hands.values(), *blind.values()))


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
    decks = Counter(tuple(card in hits for card in deck) for deck in sight.decks())
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
    for _ in range(players - 1):
        shown, older, drawn = some(2), some(2), some(0 if just_shuffled else 2)
        trains.append(44 + (dice.below(3) == 0))
        spent = [card for card in paid.elements() if dice.below(4) == 0 and trains[-1] == 44]
        paid -= Counter(spent)
        spent += [card for card in shown.elements() if not just_shuffled and dice.below(3) == 0]
        hands, known, blind = [*hands, shown + older + drawn], [*known, shown], [*blind, drawn + Counter(spent)]
    row: Any = (next(colour for colour in COLOURS if colour not in palette),) * 5
    if not deck and not discard and dice.below(2):
        row = (None,) * 5
    told = {"known": [plain(some) for some in known], "blind": [plain(some) for some in blind]}
    return tried(position(players, hands=hands, row=row, deck=deck, discard=discard, rest=0, trains=trains, **told))


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
    for seed in range(POSITIONS):
        where = counted(Rng(400_000 + seed))
        match = start(where)
        sight = sight_of(match, 0)
        if sight is None:
            continue
        for colour, odds in shown(match).values():
            true = odds_of(sight, colour)
            assert sum(odds) == 1000
            assert all(abs(Fraction(told, 1000) - share) < Fraction(1, 1000) for told, share in zip(odds, true, strict=True)), where
        short, sorted_after, moved = short + (sight.deck < 3), sorted_after + bool(sight.older), moved + (sight.moved > 0)
    assert min(short, sorted_after) > POSITIONS / 8 and moved > POSITIONS / 40


def one_by_one(sight: Sight, colour: str) -> list[Fraction]:
    """The same for a full deck: its cards are any of the new ones, so they are drawn from these, one after the other."""
    found = [Fraction(0)] * 4
    for new, *_ in sight.sorted_ways():
        kinds = [card in (colour, LOCOMOTIVE) for card in new]
        reached = {(kinds.count(True), kinds.count(False), 0): Fraction(1)}
        for _ in range(3):
            after: dict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
            for (hits, others, extra), share in reached.items():
                after[hits - 1, others, extra + 1] += share * Fraction(hits, hits + others)
                after[hits, others - 1, extra] += share * Fraction(others, hits + others)
            reached = after
        for (_, _, extra), share in reached.items():
            found[extra] += share
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
