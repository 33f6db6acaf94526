"""The word files, parsed: which files there are, and what each message contains and needs."""

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


def has_checked_words(game: str) -> bool:
    """Return whether a game's words are checked: those of built-in games, and those of other games with a file for each language."""
    words = folder_of(game) / "words"
    return words.parent.parent == BUILT_IN or all((words / f"{lang}.ftl").is_file() for lang in LANGUAGES)


GAMES = [game for game in games() if has_checked_words(game)]

COURSES = {f"{game} course": game for game in GAMES if (folder_of(game) / "course").is_dir()}
"""The games whose guided courses have words, by the owner's name of those words."""

COMMON = {"shell": SHELL, **{part: SHELL / part for part in PARTS}}
"""The folders of words that belong to no game."""

FOLDERS = {
    **COMMON,
    **{game: folder_of(game) / "words" for game in GAMES},
    **{course: folder_of(game) / "course" for course, game in COURSES.items()},
}
"""The folder of word files of each owner."""

RULEBOOKS = {f"rules of {game}": FOLDERS[game] / RULEBOOK for game in GAMES}
"""The folders of the texts of the rules. They may refer to the game's other words."""

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


@dataclass
class File:
    """The messages of a word file."""

    path: Path
    entries: list[Any]
    fallback: File | None = None
    """Another file whose messages this one may refer to."""

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        return {e.id.name: e for e in self.entries if isinstance(e, ast.Message)}

    def arguments(self, message: str) -> set[str]:
        """Return the arguments that a message needs, also through messages that it refers to."""
        arguments: set[str] = set()
        if message not in self.messages and self.fallback is not None:
            return self.fallback.arguments(message)
        for node in syntax_nodes(self.messages[message]):
            if isinstance(node, ast.VariableReference):
                arguments.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                arguments |= self.arguments(node.id.name)
        return arguments


@cache
def file_of(owner: str, lang: str) -> File:
    """Return the messages of a language, with those that are the same in every language."""
    path = (FOLDERS | RULEBOOKS)[owner] / f"{lang}.ftl"
    text = "\n".join(source_of(part) for part in (path, path.with_stem("all")))
    fallback = file_of(game_of(owner), lang) if owner in RULEBOOKS else None
    return File(path, FluentParser(with_spans=False).parse(text).body, fallback)


def game_of(owner: str) -> str:
    """Return the game of these words, course or rules."""
    return owner.removeprefix("rules of ").removesuffix(" course")


def words_of(owner: str, lang: str) -> Words:
    """Return the words of an owner. They raise for missing messages."""
    game = None if owner in COMMON else game_of(owner)
    part = owner if owner in PARTS else None
    return Words(lang, game, strict=True, course=owner in COURSES, rulebook=owner in RULEBOOKS, part=part)


@cache
def syntax_nodes(node: ast.BaseNode) -> list[ast.BaseNode]:
    """Return all nodes under a node in the order of the file. The list is cached, so it must not be changed."""
    nodes: list[ast.BaseNode] = []

    class Collector(Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            nodes.append(node)
            super().generic_visit(node)

    Collector().visit(node)
    return nodes


def select_expressions(message: ast.Message) -> Iterator[ast.SelectExpression]:
    """Yield the select expressions of a message."""
    return (node for node in syntax_nodes(message) if isinstance(node, ast.SelectExpression))


def variant_keys(select: ast.SelectExpression) -> list[str]:
    """Return the keys of a select expression as text."""
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def text_pieces(message: ast.Message) -> list[str]:
    """Return the pieces of plain text of a message."""
    return [node.value for node in syntax_nodes(message) if isinstance(node, ast.TextElement)]
