"""Reasons why something is not possible, as values. `core.text.words` puts them into words."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.state import MOST_DETAILS


class Refusal:
    """A reason: its `id`, arguments, and section of the rulebook (None: not about the rules)."""

    __slots__ = ("args", "id", "section")

    def __init__(self, id: str, section: str | None = None, **args: Any) -> None:
        self.id, self.section, self.args = id, section, args

    def plain(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"id": self.id, "args": self.args, "section": self.section}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {self.args} {self.section}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]


class Obstacle:
    """A kind of reason: its id, section of the rulebook, and arguments: numbers (None), or indices into names."""

    def __init__(self, id: str, section: str | None = None, **arguments: Sequence[str] | None) -> None:
        if len(arguments) > MOST_DETAILS:
            raise ValueError(f"obstacle {id}: {len(arguments)} arguments, at most {MOST_DETAILS}")
        self.id, self.section, self.arguments = id, section, arguments


class Reason(Refusal):
    """A reason for an action: its `id` and arguments (docs/game_contract.md)."""

    __slots__ = ()


class Reasons:
    """The reasons for actions that a game can give. Its rule `reason` uses their numbers as constants."""

    def __init__(self, *reasons: Obstacle) -> None:
        self.all: tuple[Obstacle | None, ...] = (None,)
        self._numbers: dict[tuple[str, str | None], int] = {}
        for each in reasons:
            self._append(each)

    def _append(self, added: Obstacle) -> int:
        if (added.id, added.section) in self._numbers:
            raise ValueError(f"obstacle {added.id} in section {added.section}: expected each id with a section once")
        self._numbers[added.id, added.section] = number = len(self.all)
        self.all = (*self.all, added)
        return number

    def add(self, id: str, section: str | None = None, **arguments: Sequence[str] | None) -> int:
        """Declare a reason (see Obstacle) and return its number, which rules use as a constant."""
        return self._append(Obstacle(id, section, **arguments))

    def number(self, id: str, section: str | None = None) -> int:
        """The number of an obstacle. `section` may be omitted if only one obstacle has this id."""
        numbers = [n for (name, of), n in self._numbers.items() if name == id and section in (None, of)]
        if len(numbers) != 1:
            raise ValueError(f"obstacle {id} in section {section}: expected one, found {len(numbers)}")
        return numbers[0]

    def describe(self) -> list[dict[str, Any] | None]:
        """All of them as plain data, in order of their numbers; null for 0, which means none."""
        return [{"id": each.id, "section": each.section, "args": list(each.arguments.items())} if each else None for each in self.all]

    def reason(self, number: int, details: Sequence[int]) -> Reason | None:
        """The reason for a number that the rule `reason` returned; None for 0."""
        obstacle = self.all[number]
        return Reason(obstacle.id, **self._arguments(obstacle, details)) if obstacle else None

    @staticmethod
    def _arguments(obstacle: Obstacle, details: Sequence[int]) -> dict[str, Any]:
        return {name: names[value] if names else value for (name, names), value in zip(obstacle.arguments.items(), details)}


class Obstacles(Reasons):
    """The reasons against actions that a game's rules can give. Rules use their numbers as constants (docs/adding_a_game.md)."""

    def __init__(self, *obstacles: Obstacle) -> None:
        super().__init__(Obstacle("not_now"), *obstacles)

    def refusal(self, number: int, details: Sequence[int]) -> Refusal | None:
        """The reason for a number that the rule `obstacle` returned; None for 0."""
        obstacle = self.all[number]
        return Refusal(obstacle.id, obstacle.section, **self._arguments(obstacle, details)) if obstacle else None


class Closed(Refusal):
    """The reason why undo is closed. It is falsy: `if match.can_undo(seat)` works."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


class Prompt:
    """A question to a seat: an id, arguments, and the kinds of actions that answer it."""

    __slots__ = ("args", "families", "id")

    def __init__(self, id: str, families: tuple[str, ...] = (), **args: Any) -> None:
        self.id, self.families, self.args = id, families, args

    def plain(self) -> dict[str, Any]:
        """The prompt as plain data."""
        return {"id": self.id, "args": self.args, "families": list(self.families)}

    def __repr__(self) -> str:
        return f"<Prompt {self.id} {self.args}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]
