"""The terminal: styled lines out, plain lines in.

Styles are those of `cli.styles`. Over a pipe only the text is written, so no information is in the colours alone.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

from boardwright.cli.styles import Line, Span, broken, columns, painted, table, takes_codes

__all__ = ["Line", "Progress", "Screen", "Span", "printable"]

NO_BREAK = "\N{NO-BREAK SPACE}"


class Screen:
    """Standard output, with styles if it is a terminal, and standard input."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out = out or sys.stdout
        self.is_terminal = out.isatty()
        self.is_talk = self.is_terminal and sys.stdin is not None and sys.stdin.isatty()
        # Colours depend only on the stream, TERM and NO_COLOR: no escape codes over a pipe, whatever is set.
        self._styled = takes_codes(out)
        self._colours = not os.environ.get("NO_COLOR")
        for stream in (out, sys.stdin):
            with contextlib.suppress(AttributeError):  # streams of tests have no encoding
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        if self.is_terminal and sys.platform == "win32":
            from colorama import just_fix_windows_console

            just_fix_windows_console()
        self._editor = _line_editor() if self.is_talk and self._styled else None

    def line(self, *spans: Span | str) -> None:
        """Write one line."""
        self._write(_printable(spans))

    def item(self, label: Span, *spans: Span | str) -> None:
        """Write one line; where it is wrapped, it continues to the right of its label."""
        self._write(_printable(spans), _printable([label]))

    def lines(self, lines: Iterable[Line]) -> None:
        """Write several lines."""
        for line in lines:
            self.line(*line)

    def items(self, lines: Iterable[Line]) -> None:
        """Write several lines, the first part of each as its label."""
        for line in lines:
            if len(line) > 1:
                self.item(*line)
            else:
                self.line(*line)

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Write a table; `right`: the right-aligned columns."""
        texts = [[printable(cell) for cell in row] for row in (head, *rows)]
        for line in table(texts[0], texts[1:], right, self._width()):
            self._write(line)

    def _write(self, line: Line, label: Line = ()) -> None:
        """Write a line after its label, wrapped at the width of the terminal; not wrapped over a pipe."""
        width, indent = self._width(), sum(columns(text) for text, _ in label)
        for part in broken(line, max(1, width - indent)) if width else [line]:
            full_line = [*label, *part]
            shown = painted(full_line, self._colours) if self._styled else "".join(text for text, _ in full_line)
            print(shown.replace(NO_BREAK, " "), file=self._out)
            label = [(" " * indent, "")] if indent else ()

    def _width(self) -> int | None:
        """Columns of the terminal; None for a pipe."""
        return shutil.get_terminal_size().columns if self.is_terminal else None

    def clear(self) -> None:
        """Clear the screen, its scrollback and the typed lines, so that the next player cannot see them."""
        if self.is_terminal:
            self._out.write("\x1b[H\x1b[2J\x1b[3J" if self._styled else "\n" * shutil.get_terminal_size().lines)
            self._out.flush()
        if self._editor:
            self._editor.clear_history()

    def ask(self, prompt: str) -> str | None:
        """The next typed line; None if the input has ended."""
        if self.is_talk:
            try:
                return input(prompt + " ").strip()
            except EOFError:
                self.line()
                return None
        self.line(prompt)
        self._out.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        return line.strip() if line else None


def _line_editor() -> Any:
    """The module with which people can edit the lines they type, as soon as it is imported; None on systems without it."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def _printable(spans: Iterable[Span | str]) -> Line:
    return [(printable(text), style) for text, style in ((span, "") if isinstance(span, str) else span for span in spans)]


def printable(text: str) -> str:
    """The text without control characters, because names may come from files. A space that does not break stays one."""
    return "".join(c if c.isprintable() or c == NO_BREAK else " " for c in text)


class Progress:
    """Progress of a long task on standard error: one updating line on a terminal, an occasional line elsewhere."""

    INTERVAL_S = 10.0  # seconds between lines if they are not updated in place

    def __init__(self) -> None:
        import time

        self._clock, self._shown, self._last = time.monotonic, False, time.monotonic()
        self._terminal = takes_codes(sys.stderr)

    def __call__(self, text: str) -> None:
        now = self._clock()
        if self._terminal:
            if now - self._last > 0.1 or not self._shown:
                sys.stderr.write(f"\r\x1b[K{text}")
                sys.stderr.flush()
                self._shown, self._last = True, now
        elif now - self._last > self.INTERVAL_S:
            print(text, file=sys.stderr, flush=True)
            self._last = now

    def close(self) -> None:
        """Remove the updating line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._shown = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
