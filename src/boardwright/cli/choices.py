"""The choices at a prompt: numbered, filtered by typed words, selected."""

import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from boardwright.core.domain.actions import Action
from boardwright.core.text.words import Words

Numbered = tuple[int, "Action", str]
"""The number to type for an action, the action, and its words."""


LEAST_SHOWN = 5  # choices shown of each family at least


class Choices:
    """The legal actions at a prompt, with their numbers and words."""

    def __init__(self, actions: Sequence[Action], words: Words, preview: Callable[[Action], Any] = lambda _: None) -> None:
        worded = in_order([(action, words.action(action, known=(preview(action) or {}).get("known"))) for action in actions])
        self.all: list[Numbered] = [(number, action, text) for number, (action, text) in enumerate(worded, 1)]

    def __len__(self) -> int:
        return len(self.all)

    def pick(self, typed: str) -> Action | None:
        """The action with that number, text form or exact words; None if there is none."""
        if typed.isascii() and typed.isdecimal():
            return next((action for number, action, _ in self.all if str(number) == typed.lstrip("0")), None)
        plain = " ".join(typed.split())
        members = _set_of(plain)
        if members:
            values_by_action = [(action, {value for value in action.args.values() if isinstance(value, str)}) for _, action, _ in self.all]
            return next((action for action, values in values_by_action if members in values), None)
        matching = [a for _, a, text in self.all if plain == str(a) or folded(plain) == folded(text)]
        return matching[0] if len(matching) == 1 else None

    def fitting(self, typed: str) -> list[Numbered]:
        """The choices that contain every typed word."""
        return [choice for choice in self.all if matches(typed, choice[1], choice[2])]


def _set_of(typed: str) -> str:
    """Several typed numbers (“1 2”, “2, 1”) in the form of a set: 12. Empty if the input is not like that."""
    numbers = typed.replace(",", " ").split()
    several = len(numbers) > 1 and all(number in _DIGITS for number in numbers)
    return "".join(sorted(set(numbers))) if several else ""


_DIGITS = set("123456789")


def in_order(worded: Sequence[tuple[Action, str]]) -> list[tuple[Action, str]]:
    """Actions with their words: kinds keep their order; within a kind, actions with names (cities, spaces) are sorted by words."""
    ordered: list[tuple[Action, str]] = []
    for _, each in groupby(worded, lambda item: item[0].kind):
        family = list(each)
        ordered += sorted(family, key=lambda item: folded(item[1])) if all(_named(action) for action, _ in family) else family
    return ordered


def _named(action: Action) -> bool:
    """Return whether only names distinguish an action from others of its kind. Numbers and sets have an order of their own."""
    return bool(action.args) and all(isinstance(value, str) and value.islower() for value in action.args.values())


def shortened(choices: Sequence[Numbered], room: int) -> list[tuple[list[Numbered], int]]:
    """The choices by family, and how many of each family are left out, so that about `room` are shown in all.

    Long families are shortened first, so that short ones after them stay visible.
    """
    families = [list(family) for _, family in groupby(choices, lambda choice: choice[1].kind)]
    most = max(map(len, families), default=0)
    while most > LEAST_SHOWN and sum(min(len(family), most) for family in families) > room:
        most -= 1
    return [(family[:most], len(family[most:])) for family in families]


def matches(typed: str, action: Action | str, text: str) -> bool:
    """Return whether every word of `typed` occurs in the action's words or in its text form (of a game or level: title and id)."""
    haystack = folded(f"{text} {action}")
    return all(word in haystack for word in folded(typed).split())


def folded(text: str) -> str:
    """The text without case and accents, so that Czech words can be found without a Czech keyboard."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).translate(_LETTERS)


_LETTERS = str.maketrans({"đ": "d", "ð": "d", "þ": "th", "æ": "ae"})  # letters that do not decompose into a base and a mark
