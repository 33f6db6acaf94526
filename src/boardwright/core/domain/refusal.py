"""Why something is not possible: a value, put into words in the reader's language elsewhere."""

from __future__ import annotations

from typing import Any


class Refusal:
    """A reason: `id`, its arguments, and the section of the rulebook (None: not a matter of the rules)."""

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


class Closed(Refusal):
    """Why undo is closed. It is false, so that `if match.can_undo(seat)` reads as it should."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


class Prompt:
    """What a seat is asked: an id, its arguments, and the kinds of actions that answer it."""

    __slots__ = ("args", "families", "id")

    def __init__(self, id: str, families: tuple[str, ...] = (), **args: Any) -> None:
        self.id, self.families, self.args = id, families, args

    def plain(self) -> dict[str, Any]:
        """The prompt as plain data."""
        return {"id": self.id, "args": self.args, "families": list(self.families)}

    def __repr__(self) -> str:
        return f"<Prompt {self.id} {self.args}>"
