"""Serbian in Cyrillic, transliterated from the Latin words: one implementation for the server, the terminal and the page.

The page's build runs this file as a program (web/vite.config.ts), so it needs nothing but Python: python cyrillic.py FILE
"""

import re
import sys
from pathlib import Path

LETTERS = dict(zip("abvgdđežzijklmnoprstćufhcčš", "абвгдђежзијклмнопрстћуфхцчш", strict=True))
PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}
"""Pairs of Latin letters that are one letter in Cyrillic."""

APART = ("konjug", "konjun", "injek", "injic", "tanjug", "vanjezič", "nadživ", "nadžup", "podžanr", "odžali", "odživ")
"""Beginnings of words in which such a pair is two letters: the end of a prefix and the start of the stem."""

KEPT = (
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
        | \{[^{}]*-> | \{[^{}]*\} | [{}])            # what stands in braces, but for the texts of variants
      | (?P<text>[^{}\n]+ | \n)""",
    re.MULTILINE | re.VERBOSE,
)
STAYS = "|".join(rf"\b{re.escape(name)}\b" for name in KEPT) + "|(?<=[–;] )[A-Z](?=: )"
WORD = re.compile(f"(?P<kept>{STAYS})|(?P<word>(?i:[a-zčćžšđ]+))")


def to_cyrillic(source: str) -> str:
    """A Fluent file with its texts in Cyrillic."""
    return SYNTAX.sub(lambda found: found["syntax"] or in_cyrillic(found["text"]), source)


def in_cyrillic(text: str) -> str:
    """A text in Cyrillic, except for names that stay Latin."""
    return WORD.sub(lambda found: found["kept"] or _word(found["word"]), text)


def _word(word: str) -> str:
    """One word, in any case; a pair becomes a capital if its first letter is one."""
    small, done = word.lower(), 0
    apart = small.startswith(APART)
    letters = []
    while done < len(word):
        pair = "" if apart else PAIRS.get(small[done : done + 2], "")
        letter = pair or LETTERS.get(small[done], word[done])
        letters.append(letter.upper() if word[done].isupper() else letter)
        done += 2 if pair else 1
    return "".join(letters)


if __name__ == "__main__":
    sys.stdout.buffer.write(to_cyrillic(Path(sys.argv[1]).read_text(encoding="utf-8")).encode())
