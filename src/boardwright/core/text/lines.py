"""Styled lines of a board in the terminal: joined, and wrapped to the terminal's width."""

from collections.abc import Iterable, Iterator

Span = tuple[str, str]
"""A text and its style (docs/game_contract.md)."""
Line = list[Span]

WIDTH = 80
"""Columns that every terminal has."""
LONGEST_NAME = 18
"""Columns for the name of a player."""
SEATS: tuple[Span, ...] = (("①", "bold red"), ("②", "bold blue"), ("③", "bold green"), ("④", "bold magenta"), ("⑤", "bold yellow"))
"""The signs of the seats on a board."""


def length(line: Line) -> int:
    """The width of a line in columns."""
    return sum(len(text) for text, _ in line)


def joined(parts: Iterable[Line], gap: str) -> Line:
    """Join the parts into one line, with `gap` between them."""
    return [span for i, part in enumerate(parts) for span in ([(gap, "dim"), *part] if i else part)]


def flow(head: Line, parts: Iterable[Line], gap: str, indent: int = 20, width: int = WIDTH) -> Iterator[Line]:
    """Lay the parts out side by side after `head`, on as many lines as necessary; no lines if there are no parts.

    Continuation lines start below the end of the head, but not further right than `indent`. `width`: columns of the terminal.
    """
    start = min(length(head), indent)
    line, free, has_parts = list(head), width - length(head), False
    for part in parts:
        if has_parts and length(part) + len(gap) > free:
            yield line
            line, free, has_parts = [(" " * start, "")], width - start, False
        if has_parts:
            line.append((gap, "dim"))
            free -= len(gap)
        line += part
        free -= length(part)
        has_parts = True
    if has_parts:
        yield line
