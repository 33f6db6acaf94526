"""Serbian in Cyrillic, transliterated from the Latin words: one implementation for the server, the terminal and the page.

The page's build runs this file as a program (web/vite.config.ts), so it needs nothing but Python: python cyrillic.py FILE
"""

import re
import sys
from pathlib import Path

LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}
"""Pairs of Latin letters that are one letter in Cyrillic."""

SPLIT_PAIRS = ("konjug", "konjun", "injek", "injic", "tanjug", "vanjezič", "nadživ", "nadžup", "podžanr", "odžali", "odživ")
"""Beginnings of words in which such a pair is two letters: the end of a prefix and the start of the stem."""

LATIN_NAMES = (
    "Boardwright", "boardwright learn", "JSON", "Content-Type", "application/json", "https", "webhook",
    "Slack", "Discord", "iPhone",
    "Enter", "Escape", "Esc", "Tab", "Ctrl", "Shift",  # names of keys
    "II", "III", "IV",
)  # fmt: skip
"""Names and abbreviations that stay Latin. So does text in braces, such as the name of a game (`title = { "Go" }`), and a key before a
colon: `– M: …`."""

# The parts of a Fluent file that are not text, which stay unchanged.
SYNTAX = re.compile(
    r"""(?P<syntax>^\#.*$ | ^language-[\w-]+\ *=.*$ | ^[a-zA-Z][\w-]*\ *=   # comments, names of languages, ids of messages
        | ^[ ]*\*?\[[^\]\n]+\]                       # the keys of variants
        | \{[^{}]*-> | \{[^{}]*\} | [{}])            # braces and their content, except the texts of variants
      | (?P<text>[^{}\n]+ | \n)""",
    re.MULTILINE | re.VERBOSE,
)
LATIN = "|".join(rf"\b{re.escape(name)}\b" for name in LATIN_NAMES) + "|(?<=[–;] )[A-Z](?=: )"
WORD = re.compile(f"(?P<kept>{LATIN})|(?P<word>(?i:[a-zčćžšđ]+))")


def to_cyrillic(source: str) -> str:
    """A Fluent file with its texts in Cyrillic."""
    return SYNTAX.sub(lambda match: match["syntax"] or in_cyrillic(match["text"]), source)


def in_cyrillic(text: str) -> str:
    """A text in Cyrillic, except for names that stay Latin."""
    return WORD.sub(lambda match: match["kept"] or _word(match["word"]), text)


def _word(word: str) -> str:
    """One word, in any case; a pair becomes a capital if its first letter is one."""
    lower, at = word.lower(), 0
    is_split = lower.startswith(SPLIT_PAIRS)
    letters = []
    while at < len(word):
        pair = "" if is_split else PAIRS.get(lower[at : at + 2], "")
        letter = pair or LETTERS.get(lower[at], word[at])
        letters.append(letter.upper() if word[at].isupper() else letter)
        at += 2 if pair else 1
    return "".join(letters)


if __name__ == "__main__":
    sys.stdout.buffer.write(to_cyrillic(Path(sys.argv[1]).read_text(encoding="utf-8")).encode())
