"""Action families, their dense integer ids and their one-line text form."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadAction, quoted
from boardwright.core.machine.state import MAX_ACTIONS

Value = int | str


class Action:
    """One action of a game, an immutable value. `str(action)` is its text form, which `ActionSpace.parse` reads back."""

    __slots__ = ("args", "id", "kind")

    def __init__(self, id: int, kind: str, args: dict[str, Value]) -> None:
        self.id, self.kind, self.args = id, kind, args

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.args.values())])

    def __repr__(self) -> str:
        return f"<Action {self.id}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.id, self.kind, self.args) == (other.id, other.kind, other.args)

    def __hash__(self) -> int:
        return hash((self.id, self.kind))


class Family:
    """All actions of one kind: a name and, in order, its arguments with their allowed values.

    `Family("use", ability=("protect", …))`, `Family("replace", position=range(1, 8))`. Text values contain no spaces.
    """

    def __init__(self, kind: str, **arguments: Sequence[Value]) -> None:
        self.kind = kind
        self.arguments: dict[str, tuple[Value, ...]] = {name: tuple(values) for name, values in arguments.items()}
        for name, values in self.arguments.items():
            texts = [str(value) for value in values]
            if not texts or len(set(texts)) < len(texts) or any(text.split() != [text] for text in texts):
                raise ValueError(f"family {kind}: values of {name}: expected some, each once, without spaces, found {texts[:9]}")
        self.first = 0
        self.size = 1
        for values in self.arguments.values():
            self.size *= len(values)

    @property
    def ids(self) -> range:
        """The ids of this family's actions."""
        return range(self.first, self.first + self.size)

    def args_of(self, id: int) -> dict[str, Value]:
        """The arguments of the action with this id, which must belong to this family."""
        index = id - self.first
        args: dict[str, Value] = {}
        for name, values in reversed(self.arguments.items()):
            index, digit = divmod(index, len(values))
            args[name] = values[digit]
        return dict(reversed(args.items()))


class ActionSpace:
    """All actions of a game. Ids follow the order of the families, then of their arguments (the last one varies fastest)."""

    def __init__(self, *families: Family) -> None:
        self.families: dict[str, Family] = {}
        self.size = 0
        for family in families:
            self._append(family)

    def _append(self, family: Family) -> int:
        family.first = self.size
        self.size += family.size
        if self.size > MAX_ACTIONS:
            raise ValueError(f"{self.size} actions, at most {MAX_ACTIONS} fit into the buffer of legal moves")
        self.families[family.kind] = family
        return len(self.families) - 1

    def add(self, kind: str, **arguments: Sequence[Value]) -> int:
        """Declare another family (see Family) and return its number. Declare all families before you ask for actions."""
        return self._append(Family(kind, **arguments))

    @cached_property
    def _all(self) -> tuple[Action, ...]:
        return tuple(Action(id, f.kind, f.args_of(id)) for f in self.families.values() for id in f.ids)

    def number(self, kind: str) -> int:
        """The number of a family, counted in order of declaration. Rules use it to tell actions apart (see `family`)."""
        return list(self.families).index(kind)

    @cached_property
    def family(self) -> np.ndarray:
        """The family number of each action, by id (int32)."""
        return np.repeat(np.arange(len(self.families), dtype=np.int32), [f.size for f in self.families.values()])

    @cached_property
    def place(self) -> np.ndarray:
        """The position of each action within its family, by id, from 0 (int32): its argument, if there is exactly one."""
        return np.concatenate([np.arange(f.size, dtype=np.int32) for f in self.families.values()])

    @cached_property
    def _by_text(self) -> dict[str, Action]:
        return {str(action): action for action in self._all}

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __getitem__(self, id: int) -> Action:
        return self._all[id]

    def first(self, kind: str) -> int:
        """The first id of a family, which rules use as a constant."""
        return self.families[kind].first

    def action(self, what: Action | int | str | Mapping[str, Any]) -> Action:
        """Resolve an id, a text, a mapping with `kind` and `args`, or an Action.

        Raises BadAction if it is not an action of this game.
        """
        if isinstance(what, Action):
            return self.parse(str(what))
        if isinstance(what, str):
            return self.parse(what)
        if isinstance(what, Mapping):
            return self._from_mapping(what)
        index = whole_number_of(what)
        if index is None:
            raise BadAction(f"action {quoted(what)}: expected an id, a text, an Action or a mapping with kind and args")
        if not 0 <= index < self.size:
            raise BadAction(f"action id {quoted(index)}: expected 0 to {self.size - 1}")
        return self._all[index]

    def parse(self, text: str) -> Action:
        """The action with this text form. Raises BadAction, which lists what would fit."""
        action = self._by_text.get(text) or self._by_text.get(" ".join(text.split()))
        if action is None:
            raise BadAction(f"action {quoted(text)}: {self._what_fits(text.split()[:1])}")
        return action

    def _from_mapping(self, mapping: Mapping[str, Any]) -> Action:
        unknown = set(mapping) - {"kind", "args"}
        kind, args = mapping.get("kind"), mapping.get("args", {})
        family = self.families.get(kind) if isinstance(kind, str) else None
        if unknown or family is None or not isinstance(args, Mapping) or set(args) != set(family.arguments):
            raise BadAction(f"action {quoted(dict(mapping))}: {self._what_fits([kind] if isinstance(kind, str) else [])}")
        for name, value in args.items():
            fitting = family.arguments[name] if isinstance(value, int | str | np.integer) and not isinstance(value, bool) else ()
            if value not in fitting:
                raise BadAction(f"action {quoted(dict(mapping))}: {self._what_fits([family.kind])}")
        return self.parse(" ".join([family.kind, *(str(args[name]) for name in family.arguments)]))

    def _what_fits(self, kind: list[str]) -> str:
        family = self.families.get(kind[0]) if kind else None
        if family is None:
            return "expected one of " + ", ".join(self.families)
        return "expected " + " ".join([family.kind, *(_range_text(v) for v in family.arguments.values())])

    def describe(self) -> list[dict[str, Any]]:
        """The space as plain data: each family's kind, first id, and arguments with their values."""
        return [
            {"kind": f.kind, "first": f.first, "args": [[name, list(values)] for name, values in f.arguments.items()]}
            for f in self.families.values()
        ]


def _range_text(values: tuple[Value, ...]) -> str:
    if len(values) > 12 or all(isinstance(v, int) for v in values):
        return f"<{values[0]}–{values[-1]}>"
    return "<" + "|".join(map(str, values)) + ">"
