"""All texts for people, in six languages. Imports neither NumPy nor Numba.

General words are in `boardwright/words/`, a game's in its own folder `words/`. A game's message wins. `all.ftl` there has what is the same
in every language.
"""

import operator
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from boardwright.core.domain.registry import folder_of
from boardwright.core.text.cyrillic import to_cyrillic
from boardwright.core.text.languages import LANGUAGES as LANGUAGES, LOCALES as LOCALES, OFFERED as OFFERED, TRANSLITERATED

SHELL = Path(__file__).parents[2] / "words"
PARTS = ("tables", "groups", "accounts", "hosts", "analysis", "ratings", "statistics", "settings", "time_off")
"""The folders in it with texts that one part of the page needs."""
RULEBOOK = "rulebook"  # the folder of rules texts inside a folder of words
HYPHEN_FOR_MINUS = re.compile(r"(?<!\w)-(?=\d)")
NUMBERED = re.compile(r"_\d+$")  # the suffix of an argument's name that is one of several of the same kind


class MissingMessage(LookupError):
    """No message has this id, or a required argument is missing."""


def languages() -> dict[str, str]:
    """The languages by code, each with its own name for itself."""
    words = Words("en")
    return {lang: words.t(f"language-{lang}") for lang in OFFERED}


class Words:
    """The words of one language: the general ones and, if a game is given, the game's.

    Args:
        lang: one of OFFERED. Raises ValueError for others.
        game: the id of a game, or anything with a `folder`.
        names: the players' names by seat.
        course: include the texts of the game's guided course.
        isolate: put direction marks around arguments: right for a page, wrong for a terminal.
        strict: raise MissingMessage for a missing message, instead of falling back to English and then to its id.
        rulebook: include the texts of the game's rules (`core.text.rulebook`).
        part: include the texts of this part of the page, one of PARTS.
    """

    def __init__(
        self,
        lang: str,
        game: Any = None,
        names: Sequence[str] = (),
        *,
        course: bool = False,
        isolate: bool = False,
        strict: bool = False,
        rulebook: bool = False,
        part: str | None = None,
    ) -> None:
        if lang not in OFFERED:
            raise ValueError(f"unknown language {lang!r}, expected one of {', '.join(OFFERED)}")
        self.lang = lang
        self.names = tuple(names)
        self.strict = strict
        folders = [SHELL] if part is None else [SHELL / part, SHELL]
        if game is not None:
            game_folder = words_folder(game)
            courses, rulebooks = [game_folder.parent / "course"] if course else [], [game_folder / RULEBOOK] if rulebook else []
            folders = [*courses, game_folder, *rulebooks, *folders]
        codes = (lang,) if strict or lang == "en" else (lang, "en")
        self._bundles = tuple(_bundle(code, tuple(folders), isolate) for code in codes)

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id. Underscores count as hyphens, as in `t`."""
        return any(bundle.has_message(message.replace("_", "-")) for bundle in self._bundles)

    def t(self, message: str, /, **args: Any) -> str:
        """The text of a message. Seats, ids and numbers in `args` are replaced by words first."""
        text, error = self._format(message.replace("_", "-"), args)
        if error and self.strict:
            raise MissingMessage(f"{self.lang}: {message}: {error}")
        return text

    def name(self, seat: int) -> str:
        """The player's name, or “Player 3” if unknown."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.t("seat-name", number=seat + 1)

    def action(self, action: Any, short: bool = False, known: Mapping[str, Any] | None = None) -> str:
        """The text of an action, or of `action-<kind>-known` if more is `known` about it than its arguments say."""
        kind, args = _field_of(action, "kind"), _field_of(action, "args")
        if known and self.has(_id("action", kind, "known")):
            return self.t(_id("action", kind, "known"), **{**args, **known})
        if short and self.has(_id("action", kind, "short")):
            return self.t(_id("action", kind, "short"), **args)
        return self.t(_id("action", kind), **args)

    def event(self, event: Any) -> str:
        """The text of an event, or of `event-<kind>-hidden` if this viewer may not see what the full text needs."""
        kind, args = _field_of(event, "kind"), _field_of(event, "args")
        hidden = _id("event", kind, "hidden")
        if None in args.values() and self.has(hidden) and self._format(_id("event", kind), args)[1]:
            return self.t(hidden, **args)
        return self.t(_id("event", kind), **args)

    def prompt(self, prompt: Any) -> str:
        return self.t(_id("prompt", _field_of(prompt, "id")), **_field_of(prompt, "args"))

    def refusal(self, refusal: Any) -> str:
        return self.t(_id("reason", _field_of(refusal, "id")), **_field_of(refusal, "args"))

    def reason(self, reason: Any) -> str:
        return self.t(_id("why", _field_of(reason, "id")), **_field_of(reason, "args"))

    def source(self, source: str) -> str:
        """The name of a source of points, or its id in words."""
        return self._named("source", source)

    def typical(self, number: str) -> str:
        """The name of a number that is typical of a match, or its id in words."""
        return self._named("typical", number)

    def _named(self, kind: str, id: str) -> str:
        return self.t(_id(kind, id)) if self.has(_id(kind, id)) else id.replace("_", " ")

    def section(self, section: str) -> str:
        return self.t(_id("section", section))

    def _format(self, message: str, args: Mapping[str, Any]) -> tuple[str, str]:
        """The text and what is missing for it, or ''."""
        bundle = next((b for b in self._bundles if b.has_message(message)), None)
        pattern = bundle.get_message(message).value if bundle else None
        if bundle is None or pattern is None:
            return message, "no such message"
        words = {name: self._word(name, value) for name, value in args.items() if value is not None}
        words |= _lists(words)
        text, errors = bundle.format_pattern(pattern, words)
        if any(isinstance(word, int) and word < 0 for word in words.values()):
            text = HYPHEN_FOR_MINUS.sub("−", str(text))
        return str(text), str(errors[0]) if errors else ""

    def _word(self, name: str, value: Any) -> Any:
        """An argument as words; see “Words” in docs/game_contract.md."""
        if isinstance(value, bool):  # an option may be true or false
            value = str(value).lower()
        if isinstance(value, str):
            message = value_id(name, value)
            return self.t(message, n=1) if self.has(message) else value  # countable names are used in the singular
        if hasattr(value, "__index__"):  # also NumPy's integers, without importing NumPy
            number = operator.index(value)
            return self.name(number) if name == "seat" or name.endswith("_seat") else number
        return value


def value_id(name: str, value: str) -> str:
    """The id of the message for a value of an argument. `card_1`, `card_2` … are several of the same kind, `card`."""
    return _id(NUMBERED.sub("", name), value)


def _lists(words: Mapping[str, Any]) -> dict[str, str]:
    """Join several of the same kind into one text: `$card_list` for all given `card_1`, `card_2` …, `$seat_list` for seats."""
    lists: dict[str, list[str]] = {}
    for name, word in words.items():
        list_name = "seat_list" if name.endswith("_seat") else NUMBERED.sub("_list", name)
        if list_name != name and word != "":
            lists.setdefault(list_name, []).append(str(word))
    return {name: ", ".join(several) for name, several in lists.items()}


def _id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def _field_of(item: Any, field: str) -> Any:
    """Read a field of an action, event, prompt or refusal: an object here, a dict if it comes from a frame."""
    return item[field] if isinstance(item, Mapping) else getattr(item, field)


def words_folder(game: Any) -> Path:
    """The folder of a game's words; `game`: its id, or anything with a `folder`."""
    return (folder_of(game) if isinstance(game, str) else Path(game.folder)) / "words"


@lru_cache(maxsize=64)
def _bundle(lang: str, folders: tuple[Path, ...], isolate: bool) -> FluentBundle:
    bundle = FluentBundle([LOCALES.get(lang, lang)], use_isolating=isolate)
    for folder in folders:  # the first file that has a message wins
        for name in (lang, "all"):
            bundle.add_resource(_resource(folder / f"{name}.ftl"))
    return bundle


@lru_cache(maxsize=64)
def _resource(path: Path) -> Any:
    return FluentResource(source_of(path))


def source_of(path: Path) -> str:
    """The text of a word file; empty if there is none. Files of languages in TRANSLITERATED are generated from another one."""
    if path.stem in TRANSLITERATED:
        return to_cyrillic(source_of(path.with_stem(TRANSLITERATED[path.stem])))
    return path.read_text(encoding="utf-8") if path.is_file() else ""
