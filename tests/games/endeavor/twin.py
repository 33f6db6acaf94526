"""A second implementation of the rules, straight from the rulebook: from a position and a decision to the next position.

It works on readable positions and shares only names with the program. `reckoning.py` does the counting.
"""

import copy
from collections.abc import Iterator
from typing import Any

from . import facts as f, reckoning

TOKEN_ACTIONS = {"ship_or_draw": {"ship", "draw"}, "occupy_or_draw": {"occupy", "draw"}, "attack": {"attack"}, "payment": {"payment"}}
ACTIONS = ("ship", "occupy", "attack", "draw", "payment")
ORDER = list(f.CARDS).index


def actions_of(building: str) -> tuple[list[str], str]:
    """Return the actions that a building allows, and the “and”, “or” or empty text between them (section 5)."""
    words = f.BUILDINGS[building].actions.split()
    return words[::2], words[1] if len(words) > 1 else ""


class Twin:
    """A match as a position. `legal` and `play` implement the rules."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.p = copy.deepcopy(position)
        self.players = len(self.p["seats"])

    # -- looking -----------------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return int(self.p["active"])

    @property
    def mat(self) -> dict[str, Any]:
        return self.p["seats"][self.seat]  # type: ignore[no-any-return]

    def level(self, track: str, seat: int | None = None) -> int:
        return f.level_of(reckoning.icon_sums(self.p, self.seat if seat is None else seat)[track])

    def is_open(self, region: str) -> bool:
        return region == "europe" or len(self.p["lanes"][region]) == f.LANES[region]

    def deck(self, deck: str) -> list[str]:
        """Return a deck from its top card (page 10: low values above). The slavery deck is empty after abolition."""
        away = {card for mat in self.p["seats"] for card in mat["cards"] + mat["aside"]} | set(self.p["gone"])
        return [card for card in f.CARDS if f.deck_of(card) == deck and card not in away]

    def manned(self, seat: int | None = None) -> list[str]:
        return [each["building"] for each in self.p["seats"][self.seat if seat is None else seat]["buildings"] if each["manned"]]

    # -- what is legal -----------------------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        phase = self.p["phase"]
        if phase == "build":
            return {f"build {name}" for name in self.buildable()}
        if phase == "salary":
            return {f"free {name}" for name in self.manned()}
        if phase == "turn":
            return {"pass", *self.turns()}
        if phase == "act":
            return set(self.choices())
        if phase == "governor":
            return {"no_governor", *(f"governor {card}" for card in self.mat["cards"] if card in f.GOVERNORS)}
        if phase == "discard":
            return {f"discard {card}" for card in self.discardable()}
        return set()

    def buildable(self) -> list[str]:
        """Page 5: buildings up to one's level, one of level 5. If none of these is left, the lowest level in stock."""
        own = [f.BUILDINGS[place["building"]].level for place in self.mat["buildings"]]
        in_stock = {name: f.BUILDINGS[name].level for name, left in self.p["stock"].items() if left}
        in_stock = {name: level for name, level in in_stock.items() if level < 5 or 5 not in own}
        highest = max(self.level("industry"), min(in_stock.values()))
        return [name for name, level in in_stock.items() if level <= highest]

    def turns(self) -> Iterator[str]:
        """Page 7: activating costs a disc, spending a token does not. Some action must be possible (ruling 3)."""
        discs = self.mat["harbour"]
        for i, place in enumerate(self.mat["buildings"]):
            if not place["manned"] and discs and self.possible(actions_of(place["building"])[0], discs - 1, i + 1):
                yield f"activate {place['building']}"
        for token in self.mat["tokens"]:
            if token in f.BLUE and self.possible(TOKEN_ACTIONS[token], self.mat["harbour"]):
                yield f"spend {token}"

    def possible(self, actions: Any, discs: int, place: int | None = None, region: str | None = None, deck: str | None = None) -> set[str]:
        """Return what can be done with `discs` in the harbour. The second half of an “and” is bound to `region` or `deck`."""
        seat, choices = self.seat, set()
        if "ship" in actions and discs >= 1:
            choices |= {f"ship {name}" for name in f.OVERSEAS if region in (None, name)}
        for city, where in f.CITY_REGION.items():
            owner = self.p["cities"].get(city)
            if region in (None, where) and self.is_open(where) and (where == "europe" or reckoning.presence(self.p, seat, where)):
                if "occupy" in actions and discs >= 1 and owner is None:
                    choices.add(f"occupy {city}")
                if "attack" in actions and discs >= 2 and owner not in (None, seat):
                    choices.add(f"attack {city}")
        for name in f.DECKS if "draw" in actions else ():
            where, cards = "europe" if name == "slavery" else name, self.deck(name)
            if deck in (None, name) and cards and self.is_open(where) and reckoning.presence(self.p, seat, where) >= f.value_of(cards[0]):
                choices.add(f"draw {name}")
        if "payment" in actions:
            choices |= {f"free {each['building']}" for i, each in enumerate(self.mat["buildings"], 1) if each["manned"] and i != place}
        return choices

    def choices(self) -> set[str]:
        """Return the choices of the action in progress. Its second half is optional."""
        a = self.p["acting"]
        choices = self.possible(a["actions"], self.mat["harbour"], a["place"], a["region"], a["deck"])
        return choices | {"done"} if a["region"] or a["deck"] else choices

    def over_limit(self) -> int:
        return reckoning.over_limit(self.p, self.seat)

    def discardable(self) -> list[str]:
        """Page 11; ruling 27: neither the governor on the governor space nor the one slavery card outside the limit."""
        outside = self.p["options"]["slavery_place"] == "always" or self.level("politics") < 5
        slavery = [card for card in self.mat["cards"] if f.deck_of(card) == "slavery"]
        kept = {self.mat["governor"], *(slavery if outside and len(slavery) == 1 else ())}
        return [card for card in self.mat["cards"] if card not in kept]

    # -- playing -----------------------------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        kind, _, argument = text.partition(" ")
        getattr(self, f"do_{self.p['phase']}")(kind, argument)
        self.update_derived()

    def update_derived(self) -> None:
        """Fill in derived fields, and sort as positions do."""
        for seat, mat in enumerate(self.p["seats"]):
            mat["levels"] = reckoning.icon_sums(self.p, seat)
            discs = mat["harbour"] + len(self.manned(seat)) + list(self.p["cities"].values()).count(seat)
            discs += sum(lane.count(seat) for lane in self.p["lanes"].values()) + sum(each[seat] for each in self.p["beside"].values())
            mat["supply"] = f.DISCS - discs
            for cards in (mat["cards"], mat["aside"]):
                cards.sort(key=ORDER)
            mat["tokens"] = {token: count for token, count in mat["tokens"].items() if count}
        self.p["gone"].sort(key=ORDER)

    def do_build(self, kind: str, name: str) -> None:
        self.mat["buildings"].append({"building": name, "manned": False})
        self.p["stock"][name] -= 1
        self.p["active"] = (self.seat + 1) % self.players
        if self.seat == self.p["crown"]:
            for seat, mat in enumerate(self.p["seats"]):
                mat["harbour"] += f.BY_LEVEL["growth"][self.level("culture", seat) - 1]
            self.begin_salary()

    def begin_salary(self) -> None:
        self.p.update(phase="salary", to_free=self.level("finance"))
        self.continue_salary()

    def do_salary(self, kind: str, name: str) -> None:
        self.free(name)
        self.p["to_free"] -= 1
        self.continue_salary()

    def continue_salary(self) -> None:
        """Page 6: with enough salaries all discs return. Otherwise the seat chooses, if there is a choice."""
        while self.p["to_free"] and self.manned():
            if self.p["to_free"] < len(self.manned()) and len(set(self.manned())) > 1:
                return
            self.free(self.manned()[0])
            self.p["to_free"] -= 1
        self.p["active"] = (self.seat + 1) % self.players
        if self.seat != self.p["crown"]:
            return self.begin_salary()
        self.p.update(phase="turn", to_free=0)

    def free(self, name: str, place: int | None = None) -> None:
        """Return the disc from a building of that name, but not from the one at `place`."""
        mine = enumerate(self.mat["buildings"], 1)
        next(each for i, each in mine if each["building"] == name and each["manned"] and i != place)["manned"] = False
        self.mat["harbour"] += 1

    def do_turn(self, kind: str, name: str) -> None:
        if kind == "pass":
            return self.begin_pass()
        acting: dict[str, Any] = {"halves": 1, "place": None, "region": None, "deck": None}
        if kind == "activate":
            place, each = next((i, b) for i, b in enumerate(self.mat["buildings"], 1) if b["building"] == name and not b["manned"])
            each["manned"] = True
            self.mat["harbour"] -= 1
            actions, join = actions_of(name)
            acting |= {"actions": actions, "halves": 2 if join == "and" else 1, "place": place}
        else:
            self.mat["tokens"][name] -= 1
            acting["actions"] = TOKEN_ACTIONS[name]
        acting["actions"] = [action for action in ACTIONS if action in acting["actions"]]
        self.p.update(phase="act", acting=acting, to_free=self.level("finance") if self.p["options"]["payment"] == "finance" else 1)
        self.continue_action()

    def continue_action(self) -> None:
        """Play forced choices. The action ends when no choice is left (ruling 32)."""
        while self.p["acting"]["halves"]:
            choices = self.choices()
            if len(choices) > 1:
                return
            if not choices or choices == {"done"}:
                break
            self.play_action(*choices.pop().split())
        self.p.update(phase="turn", acting=None, to_free=0)
        self.next_turn()

    def do_act(self, kind: str, argument: str) -> None:
        if kind == "done":
            self.p["acting"]["halves"] = 0
        else:
            self.play_action(kind, argument)
        self.continue_action()

    def play_action(self, kind: str, argument: str) -> None:
        """Play one action, and update the action in progress."""
        a, region, deck = self.p["acting"], None, None
        getattr(self, kind if kind != "free" else "payment")(argument)
        if kind in ("ship", "occupy"):
            region = argument if kind == "ship" else f.CITY_REGION[argument]
        deck = argument if kind == "draw" else None
        if kind != "free" or self.p["to_free"] == 0:
            a["halves"] -= 1
        if a["halves"] and kind != "free":
            a.update(region=region, deck=deck)
            twice = len(set(actions_of(self.mat["buildings"][a["place"] - 1]["building"])[0])) == 1
            a["actions"] = [action for action in a["actions"] if twice or action != kind]

    def take(self, token: str) -> None:
        self.mat["tokens"][token] = self.mat["tokens"].get(token, 0) + 1

    def ship(self, region: str) -> None:
        """Page 7-8: take the next space and its token, or lie beside a full track. The last space opens the region."""
        self.mat["harbour"] -= 1
        if self.is_open(region):
            self.p["beside"].setdefault(region, [0] * self.players)[self.seat] += 1
            return
        lane, tokens = self.p["lanes"][region], self.p["tokens"]["lanes"][region]
        self.take(tokens[len(lane)])
        tokens[len(lane)] = None
        lane.append(self.seat)
        if self.is_open(region):
            self.p["seats"][reckoning.governor_of(lane)]["cards"].append(f"{region}_governor")

    def occupy(self, city: str) -> None:
        self.mat["harbour"] -= 1
        self.take(self.p["tokens"]["cities"].pop(city))
        self.take_city(city)

    def attack(self, city: str) -> None:
        """Page 9: one disc goes to the supply, one into the city. The loser's disc returns to its owner's supply."""
        self.mat["harbour"] -= 2
        self.take_city(city)

    def take_city(self, city: str) -> None:
        """Page 8-9: the first seat that controls a link takes its token."""
        self.p["cities"][city] = self.seat
        for link in list(self.p["tokens"]["links"]):
            if all(self.p["cities"].get(end) == self.seat for end in link.split("-")):
                self.take(self.p["tokens"]["links"].pop(link))

    def draw(self, deck: str) -> None:
        """Page 10: the fifth European card ends slavery."""
        card = self.deck(deck)[0]
        self.mat["cards"].append(card)
        if card == f.ABOLITION and not self.p["abolished"]:
            self.p["abolished"] = True
            self.p["gone"] += self.deck("slavery")
            for mat in self.p["seats"]:
                mat["aside"] += [each for each in mat["cards"] if f.deck_of(each) == "slavery"]
                mat["cards"] = [each for each in mat["cards"] if f.deck_of(each) != "slavery"]

    def payment(self, name: str) -> None:
        self.free(name, self.p["acting"]["place"])
        self.p["to_free"] -= 1

    # -- passing (page 11) -------------------------------------------------------------------------------------------------------

    def begin_pass(self) -> None:
        governors = sorted((card for card in self.mat["cards"] if card in f.GOVERNORS), key=ORDER)
        self.mat["governor"] = None
        if governors and (self.p["round"] == f.ROUNDS or self.over_limit()):
            self.p["phase"] = "governor"
            return
        self.mat["governor"] = governors[0] if governors else None
        self.check_limit()

    def do_governor(self, kind: str, card: str) -> None:
        self.mat["governor"] = card or None
        self.check_limit()

    def do_discard(self, kind: str, card: str) -> None:
        self.mat["cards"].remove(card)
        if f.deck_of(card) == "slavery":
            self.mat["aside"].append(card)
        elif card in f.GOVERNORS:
            self.p["gone"].append(card)
        self.check_limit()

    def check_limit(self) -> None:
        self.update_derived()
        if self.over_limit():
            self.p["phase"] = "discard"
            return
        self.p["passed"][self.seat] = True
        self.p["phase"] = "turn"
        self.next_turn()

    def next_turn(self) -> None:
        """Go clockwise to a seat that has not passed. If there is none, the crown moves on or the match is over."""
        for n in range(1, self.players + 1):
            seat = (self.seat + n) % self.players
            if not self.p["passed"][seat]:
                self.p["active"] = seat
                return
        if self.p["round"] == f.ROUNDS:
            self.p["phase"] = "over"
            return
        crown = (self.p["crown"] + 1) % self.players
        self.p.update(phase="build", round=self.p["round"] + 1, crown=crown, active=crown, passed=[False] * self.players)
