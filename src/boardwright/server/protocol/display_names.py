"""Display names: cleaned of what would disturb the text around them; no two at a table may look alike.

Two names look alike if they have the same skeleton (Unicode Technical Standard 39, section 4): every character is replaced by the one
that stands for all that look like it. Accents and case count: Jana and Jána are two names.
"""

import json
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from boardwright.server.errors import ApiError

LONGEST = 32
MARKS_IN_A_ROW = 2

IGNORABLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""The ranges of Unicode's property Default_Ignorable_Code_Point: nothing is drawn for them."""
BLANK = "\u2800\U0001d159"
"""Signs that are drawn as an empty space (an empty Braille pattern, an empty note)."""


def clean_name(text: str) -> str:
    """The name without control characters, direction overrides and piles of accents; '' if nothing visible is left."""
    return clean_line(text, LONGEST)


def clean_line(text: str, longest: int) -> str:
    """A text in one line, `longest` characters of it, without what would disturb its surroundings; '' if nothing visible is left."""
    chars: list[str] = []
    marks = MARKS_IN_A_ROW  # neither a name nor a word in it begins with a mark: it would be set on what stands before
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if char.isspace() or char in BLANK:
            chars.append(" ")
            marks = MARKS_IN_A_ROW
        elif category.startswith("M"):
            marks += 1
            chars += [char] if marks <= MARKS_IN_A_ROW else []
        elif category[0] != "C" and not _ignorable(char):
            marks = 0
            chars.append(char)
    line = " ".join("".join(chars).split())[:longest].strip()
    return line if any(unicodedata.category(char)[0] in "LNPS" for char in line) else ""


def checked_name(typed: str | None, seat: int, others: Iterable[str], may_be_empty: bool = False) -> str:
    """The cleaned name for a seat; '' if none was given.

    Raises ApiError 422: `bad_name` if nothing visible is left (unless it `may_be_empty`), `same_name` if it looks like one of the others.
    """
    name = clean_name(typed or "")
    if typed is not None and not name and not may_be_empty:
        raise ApiError(422, "bad_name", seat=seat)
    other = lookalike_of(name, filter(None, others)) if name else None
    if other is not None:
        raise ApiError(422, "same_name", seat=seat, other=other)
    return name


def lookalike_of(name: str, others: Iterable[str]) -> str | None:
    """The first of the other names that looks like this one or equals it; None: none does."""
    shape = skeleton(name)
    return next((other for other in others if skeleton(other) == shape), None)


def skeleton(name: str) -> str:
    """The skeleton of a name: equal for names that look alike. Not for display."""
    prototypes = _prototypes()
    decomposed = unicodedata.normalize("NFD", name)
    for _ in range(3):  # what stands for a character may consist of others
        decomposed = "".join(prototypes.get(char, char) for char in decomposed if not _ignorable(char))
        decomposed = unicodedata.normalize("NFD", decomposed)
    return decomposed


def _ignorable(char: str) -> bool:
    return not char.isascii() and any(first <= ord(char) <= last for first, last in IGNORABLE)


@cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others, the text that stands for all of them.

    The Unicode Consortium's list (from confusable-homoglyphs) has each pair in both directions: a character that stands for several others
    lists them all, each of the others lists only that one. Where two characters look like each other only, either will do. Where one looks
    like several characters ("m" like "rn"), these stand for it.
    """
    # Read here and not by the library, which would keep all of it with names and scripts: ten times the memory.
    pairs = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_bytes())
    lookalikes = {_unmarked(char): [_unmarked(other["c"]) for other in others] for char, others in pairs.items()}
    prototypes = {}
    for char, others in lookalikes.items():
        if len(char) == 1 and len(others) == 1:
            [other] = others
            if len(lookalikes.get(other, ())) > 1 or (len(other), char) > (1, other):
                prototypes[char] = other
    return prototypes


def _unmarked(text: str) -> str:
    """The text without the direction marks that the Unicode Consortium's file has around right-to-left letters."""
    return text.replace("\u200e", "")
