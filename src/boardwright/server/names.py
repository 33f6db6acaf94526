"""Names that people type: kept as they are, except for what would disturb the text around them."""

from __future__ import annotations

import unicodedata

LONGEST = 32
MARKS_IN_A_ROW = 2


def clean_name(text: str) -> str:
    """The name without control characters, direction overrides and piles of accents; '' if nothing is left."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if category[0] == "C" or marks > MARKS_IN_A_ROW:
            kept.append(" " if char in "\t\r\n" else "")
        else:
            kept.append(char)
    return " ".join("".join(kept).split())[:LONGEST].strip()
