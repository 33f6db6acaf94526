"""Styled text for a terminal: colours, and wrapping at its width.

A styled line is a list of (text, style). A style consists of words: `bold`, `dim`, `reverse`, a colour (`red`, `bright_red`, `orange`),
and `on` before the background colour: "bold cyan", "black on yellow".

Rich, with Pygments and markdown-it, took 14 MiB and 60 ms of each command. For true colour, live layouts or Markdown, use a library again.
"""

import os
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import TextIO

Span = tuple[str, str]
Line = Sequence[Span]

COLOURS = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
EXTRA_COLOURS = {"orange": 208, "dark_orange": 166}  # from the 256-colour palette
MARKS = {"bold": 1, "dim": 2, "reverse": 7}
FRONT, BACK, BRIGHT, OF_256 = 30, 40, 60, 8  # offsets that terminals add to the number of a colour
GAPS = 3, 2, 1  # columns between those of a table, the first that breaks no word


def takes_codes(stream: TextIO | None) -> bool:
    """Return whether a stream is a terminal that understands escape codes."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") not in ("dumb", "unknown")


class BadStyle(ValueError):
    """Unknown word in a style."""


@cache
def codes(style: str, colours: bool = True) -> str:
    """The codes of a style for a terminal, such as "1;36"; without `colours`, only those that are not colours. Raises BadStyle."""
    parts: list[str] = []
    layer = FRONT
    for word in style.split():
        name = word.removeprefix("bright_")
        if word == "on":
            layer = BACK
        elif word in MARKS:
            parts.append(str(MARKS[word]))
        elif name not in COLOURS and word not in EXTRA_COLOURS:
            raise BadStyle(f"style {style!r}: expected words of {', '.join([*MARKS, *COLOURS, 'bright_…', *EXTRA_COLOURS, 'on'])}")
        elif colours:
            if word in EXTRA_COLOURS:
                parts.append(f"{layer + OF_256};5;{EXTRA_COLOURS[word]}")
            else:
                parts.append(str(layer + COLOURS.index(name) + BRIGHT * (word != name)))
    return ";".join(parts)


def painted(line: Line, colours: bool = True) -> str:
    """A line with the escape codes of its styles."""
    return "".join(f"\x1b[{escape}m{text}\x1b[0m" if text and (escape := codes(style, colours)) else text for text, style in line)


def columns(text: str) -> int:
    """The width of a text in terminal columns: two for wide characters, none for combining marks."""
    return sum(_columns_of(character) for character in text)


@cache
def _columns_of(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def broken(line: Line, width: int) -> Iterator[list[Span]]:
    """Wrap the line into parts of at most `width` columns: at spaces, which are dropped, or inside words that are too long."""
    cells = [(character, style) for text, style in line for character in text]
    while (end := _fitting(cells, width)) < len(cells):
        spaces = [k for k in range(end + 1) if cells[k][0] == " " and any(c != " " for c, _ in cells[:k])]
        cut = spaces[-1] if spaces else end
        yield _spans(cells[:cut])
        cells = cells[cut:]
        while cells and cells[0][0] == " ":
            del cells[0]
    yield _spans(cells)


def _fitting(cells: list[Span], width: int) -> int:
    """Return how many cells fit; at least one."""
    used = 0
    for k, (character, _) in enumerate(cells):
        used += _columns_of(character)
        if used > width and k:
            return k
    return len(cells)


def _spans(cells: list[Span]) -> list[Span]:
    return [("".join(character for character, _ in group), style) for style, group in groupby(cells, key=lambda cell: cell[1])]


def table(head: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = (), width: int | None = None) -> Iterator[Line]:
    """The lines of a table. `right`: the right-aligned columns. If it is wider than `width`, its widest columns are wrapped."""
    rows = [head, *rows]
    gap, widths = _layout(rows, width)
    for number, row in enumerate(rows):
        cells = [["".join(text for text, _ in part) for part in broken([(cell, "")], room)] for cell, room in zip(row, widths)]
        for k in range(max(map(len, cells))):
            texts = [_placed(cell[k] if k < len(cell) else "", room, j in right) for j, (cell, room) in enumerate(zip(cells, widths))]
            yield [((" " * gap).join(texts), "" if number else "bold")]
        if number == 0:
            yield [("─" * (sum(widths) + gap * (len(widths) - 1)), "")]


def _layout(rows: Sequence[Sequence[str]], width: int | None) -> tuple[int, list[int]]:
    """The gap between the columns of a table, and their widths."""
    full_widths = [max(map(columns, cells)) for cells in zip(*rows)]
    words = [max(columns(word) for cell in cells for word in cell.split(" ")) for cells in zip(*rows)]
    for gap in GAPS:
        widths = list(full_widths)
        while width and sum(widths) + gap * (len(widths) - 1) > width and max(widths) > 1:
            widths[widths.index(max(widths))] -= 1
        if all(column_width >= word for column_width, word in zip(widths, words)):
            break
    return gap, widths


def _placed(text: str, width: int, right: bool) -> str:
    room = " " * (width - columns(text))
    return room + text if right else text + room
