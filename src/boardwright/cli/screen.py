"""The terminal: styled lines out, plain lines in.

A styled line is a list of (text, style); a style is one of rich's, such as "bold cyan". Over a pipe only the text is written. Colour is
never the only sign, so the text alone says everything.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from rich.text import Text

WIDE = 500  # columns of a pipe: whoever reads it breaks the lines

Span = tuple[str, str]
Line = Sequence[Span]


class Screen:
    """Standard output, with styles if it is a terminal, and standard input."""

    def __init__(self, out: TextIO | None = None) -> None:
        from rich.console import Console

        class Plain(Console):
            def on_broken_pipe(self) -> None:
                """Leave it to `main`: rich would end the program with 1."""
                raise BrokenPipeError

        out = out or sys.stdout
        self.is_terminal = out.isatty()
        self.is_talk = self.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        for stream in (out, sys.stdin):
            with contextlib.suppress(AttributeError):  # streams that tests put there have no encoding
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        # Whether there are colours is decided by the stream and NO_COLOR alone: no escape codes over a pipe, whatever is set.
        self._console = Plain(
            file=out,
            force_terminal=self.is_terminal,
            width=None if self.is_terminal else WIDE,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=not self.is_terminal,
        )
        if self.is_talk:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - the lines people type can be edited then

    def line(self, *spans: Span | str) -> None:
        """Write one line."""
        self._console.print(_text(spans))

    def item(self, label: Span, *spans: Span | str) -> None:
        """Write one line; where it is broken, it continues to the right of its label."""
        if not self.is_terminal:
            self.line(label, *spans)
            return
        from rich.table import Table

        grid = Table.grid()
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(_text([label]), _text(spans))
        self._console.print(grid)

    def lines(self, lines: Iterable[Line]) -> None:
        """Write several lines."""
        for line in lines:
            self.line(*line)

    def items(self, lines: Iterable[Line]) -> None:
        """Write several lines, the first part of each as its label."""
        for line in lines:
            self.item(*line) if len(line) > 1 else self.line(*line)

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Write a table; `right`: the columns that are aligned to the right."""
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for index, name in enumerate(columns):
            table.add_column(printable(name), justify="right" if index in right else "left")
        for row in rows:
            table.add_row(*map(printable, row))
        self._console.print(table)

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to, so that the next person cannot see it."""
        if self.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """The next line that is typed; None: the input has ended."""
        if self.is_talk:
            try:
                return input(prompt + " ").strip()
            except EOFError:
                self.line()
                return None
        self.line(prompt)
        self._console.file.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        return line.strip() if line else None


def _text(spans: Iterable[Span | str]) -> Text:
    from rich.text import Text

    text = Text()
    for span in spans:
        part, style = (span, "") if isinstance(span, str) else span
        text.append(printable(part), style)
    return text


def printable(text: str) -> str:
    """The text without control characters. Names may come from files."""
    return "".join(c if c.isprintable() else " " for c in text)


class Progress:
    """The progress of something long, on standard error: one moving line on a terminal, a line now and then elsewhere."""

    EVERY = 10.0  # seconds between two lines where they stay

    def __init__(self) -> None:
        import time

        self._clock, self._shown, self._last = time.monotonic, False, time.monotonic()
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, text: str) -> None:
        now = self._clock()
        if self._terminal:
            if now - self._last > 0.1 or not self._shown:
                sys.stderr.write(f"\r\x1b[K{text}")
                sys.stderr.flush()
                self._shown, self._last = True, now
        elif now - self._last > self.EVERY:
            print(text, file=sys.stderr, flush=True)
            self._last = now

    def close(self) -> None:
        """Remove the moving line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
