"""The choices at a prompt: numbered, filtered by what is typed, picked."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.core.domain.actions import Action
    from boardwright.core.text.words import Words

Numbered = tuple[int, "Action", str]
"""The number that is typed for an action, the action, and how it reads."""


FEWEST = 5  # so many of a family are shown in any case


class Choices:
    """The legal actions of a prompt, with their numbers and words."""

    def __init__(self, actions: Sequence[Action], words: Words, preview: Callable[[Action], Any] = lambda _: None) -> None:
        told = in_order([(action, words.action(action, known=(preview(action) or {}).get("known"))) for action in actions])
        self.all: list[Numbered] = [(number, action, text) for number, (action, text) in enumerate(told, 1)]

    def __len__(self) -> int:
        return len(self.all)

    def pick(self, said: str) -> Action | None:
        """The action with that number, that text form or exactly those words; None: there is none."""
        if said.isascii() and said.isdecimal():
            return next((action for number, action, _ in self.all if str(number) == said.lstrip("0")), None)
        plain = " ".join(said.split())
        members = _set_of(plain)
        if members:
            named = [(action, {value for value in action.args.values() if isinstance(value, str)}) for _, action, _ in self.all]
            return next((action for action, values in named if members in values), None)
        found = [a for _, a, text in self.all if plain == str(a) or folded(plain) == folded(text)]
        return found[0] if len(found) == 1 else None

    def fitting(self, said: str) -> list[Numbered]:
        """The choices that contain every word of what was typed."""
        return [choice for choice in self.all if matches(said, choice[1], choice[2])]


def _set_of(said: str) -> str:
    """What somebody picks from a set by several numbers (“1 2”, “2, 1”), as a set is written: 12. Empty: it is nothing like that."""
    numbers = said.replace(",", " ").split()
    several = len(numbers) > 1 and all(number in _DIGITS for number in numbers)
    return "".join(sorted(set(numbers))) if several else ""


_DIGITS = set("123456789")


def in_order(told: Sequence[tuple[Action, str]]) -> list[tuple[Action, str]]:
    """Actions with their words: kinds stay where they are, and what is called by names (of cities, of spaces) is sorted by them."""
    found: list[tuple[Action, str]] = []
    for _, each in groupby(told, lambda item: item[0].kind):
        family = list(each)
        found += sorted(family, key=lambda item: folded(item[1])) if all(_named(action) for action, _ in family) else family
    return found


def _named(action: Action) -> bool:
    """Whether an action is told from others of its kind by names only. Numbers and sets have an order of their own."""
    return bool(action.args) and all(isinstance(value, str) and value.islower() for value in action.args.values())


def shortened(choices: Sequence[Numbered], room: int) -> list[tuple[list[Numbered], int]]:
    """The choices by family, and how many of each family are left out, so that about `room` are shown in all.

    Long families are shortened first, so that a short one behind them is seen.
    """
    families = [list(family) for _, family in groupby(choices, lambda choice: choice[1].kind)]
    most = max(map(len, families), default=0)
    while most > FEWEST and sum(min(len(family), most) for family in families) > room:
        most -= 1
    return [(family[:most], len(family[most:])) for family in families]


def matches(said: str, action: Action, text: str) -> bool:
    """Whether every word of `said` occurs in the action's words or in its text form."""
    where = folded(f"{text} {action}")
    return all(word in where for word in folded(said).split())


def folded(text: str) -> str:
    """The text without case and accents, so that a Czech word can be found without a Czech keyboard."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).translate(_LETTERS)


_LETTERS = str.maketrans({"đ": "d", "ð": "d", "þ": "th", "æ": "ae"})  # letters that are not a base and a mark
