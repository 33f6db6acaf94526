"""The rules of a game in our own words, section by section. Imports neither NumPy nor Numba.

`sections` in `game.toml` lists the sections in order; refusals refer to them. A section's title is the message `section-<id>`, its text
`rules-<id>`, in `words/rulebook/<language>.ftl` of the game's folder.
"""

from dataclasses import dataclass
from typing import Any

from boardwright.core.domain.registry import about
from boardwright.core.errors import BoardwrightError, quoted
from boardwright.core.text.words import RULEBOOK, Words, words_folder


class NoRules(BoardwrightError):
    """The game has no rules text, or no such section."""


@dataclass(frozen=True)
class Section:
    """One section of a game's rules; an empty line separates paragraphs, a line that starts with `– ` is a list item."""

    id: str
    title: str
    text: str


def has_rulebook(game: Any) -> bool:
    """Return whether the game has a rules text, which is optional. `game`: its id, or anything with a `folder`."""
    return (words_folder(game) / RULEBOOK / "en.ftl").is_file()


def rulebook(lang: str, game: str) -> list[Section]:
    """All sections in the reader's language, or in English if that has none. Raises NoRules if the game has no rules text."""
    if not has_rulebook(game):
        raise NoRules(f"rules of {quoted(game)}: expected a game with a text of its rules")
    words = Words(lang, game, rulebook=True)
    return [Section(id, words.section(id), words.t(f"rules-{id}")) for id in about(game).get("sections", ())]


def section_of(sections: list[Section], id: str) -> Section:
    """The section with this id. Raises NoRules, which lists the sections."""
    for section in sections:
        if section.id == id:
            return section
    raise NoRules(f"section {quoted(id)}: expected one of {', '.join(section.id for section in sections)}")
