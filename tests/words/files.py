"""The word files, read: which there are, and what each message needs and says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boardwright.core.domain.registry import BUILT_IN, folder_of, games
from boardwright.core.text.words import LANGUAGES, PARTS, RULEBOOK, SHELL, Words, source_of


def speaks(game: str) -> bool:
    """Whether a game's words are looked at: our own must be complete; one from another package that has a file for each language is."""
    words = folder_of(game) / "words"
    return words.parent.parent == BUILT_IN or all((words / f"{lang}.ftl").is_file() for lang in LANGUAGES)


GAMES = [game for game in games() if speaks(game)]

COURSES = {f"{game} course": game for game in GAMES if (folder_of(game) / "course").is_dir()}
"""The games whose guided courses have words, by what those are called here."""

HOUSE = {"shell": SHELL, **{part: SHELL / part for part in PARTS}}
"""Words that belong to no game."""

FOLDERS = {
    **HOUSE,
    **{game: folder_of(game) / "words" for game in GAMES},
    **{course: folder_of(game) / "course" for course, game in COURSES.items()},
}
"""Where the word files are, by whose they are."""

RULEBOOKS = {f"rules of {game}": FOLDERS[game] / RULEBOOK for game in GAMES}
"""Where the texts of the rules are. They may refer to the game's other words."""

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


@dataclass
class File:
    path: Path
    entries: list[Any]
    behind: File | None = None
    """Another file whose messages this one may refer to."""

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        return {e.id.name: e for e in self.entries if isinstance(e, ast.Message)}

    def arguments(self, message: str) -> set[str]:
        """The arguments that a message needs, also through the messages it refers to."""
        found: set[str] = set()
        if message not in self.messages and self.behind is not None:
            return self.behind.arguments(message)
        for node in walk(self.messages[message]):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                found |= self.arguments(node.id.name)
        return found


@cache
def file_of(owner: str, lang: str) -> File:
    """The messages of a language, with those that are the same in every language."""
    path = (FOLDERS | RULEBOOKS)[owner] / f"{lang}.ftl"
    text = "\n".join(source_of(each) for each in (path, path.with_stem("all")))
    behind = file_of(game_of(owner), lang) if owner in RULEBOOKS else None
    return File(path, FluentParser(with_spans=False).parse(text).body, behind)


def game_of(owner: str) -> str:
    """The game whose words, course or rules these are."""
    return owner.removeprefix("rules of ").removesuffix(" course")


def words_of(owner: str, lang: str) -> Words:
    """The words of an owner, which raise for what is missing."""
    game = None if owner in HOUSE else game_of(owner)
    part = owner if owner in PARTS else None
    return Words(lang, game, strict=True, course=owner in COURSES, rulebook=owner in RULEBOOKS, part=part)


@cache
def walk(node: ast.BaseNode) -> list[ast.BaseNode]:
    """All nodes under a node, in the order of the file. Nobody may change the list: it is kept."""
    found: list[ast.BaseNode] = []

    class Collector(Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            found.append(node)
            super().generic_visit(node)

    Collector().visit(node)
    return found


def selects(message: ast.Message) -> Iterator[ast.SelectExpression]:
    return (node for node in walk(message) if isinstance(node, ast.SelectExpression))


def keys(select: ast.SelectExpression) -> list[str]:
    """The keys of a select expression as text."""
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def texts(message: ast.Message) -> list[str]:
    """The pieces of plain text of a message."""
    return [node.value for node in walk(message) if isinstance(node, ast.TextElement)]
