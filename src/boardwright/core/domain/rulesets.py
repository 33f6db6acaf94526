"""Versions of a game's rules, and the names by which stored matches know them (docs/decisions/22_rules_versions.md).

A name is a version and a digest of the component data: `1+0123456789abcdef`.
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

from boardwright.core.errors import BadData, quoted

VERSION = re.compile("[1-9][0-9]{0,8}")


class Rulesets:
    """The versions of a game's rules with one set of component data, and their names."""

    def __init__(self, info: Mapping[str, Any], tables: Any, derived: Collection[str], replaced: Any) -> None:
        """`info`: the content of `game.toml`; `tables`, `derived`: see `digest_of_tables`; `replaced`: the data, unless built-in."""
        self.versions = versions_of(info)
        self._info, self._tables, self._derived, self._replaced = info, tables, derived, replaced

    def name_of(self, version: int) -> str:
        """The name of a version with these data in stored matches."""
        return f"{version}+{self._digest}"

    @property
    def names(self) -> dict[str, str]:
        """The current name for every name of a version that stored matches may use."""
        return {name: self.name_of(version) for name, version in self._known.items()}

    def version_of(self, name: Any) -> int | None:
        """The version that matches with this ruleset name are played by; None if the game cannot play them."""
        return self._known.get(name) if isinstance(name, str) else None

    @cached_property
    def _digest(self) -> str:
        return digest_of_tables(self._tables, self._derived)

    @cached_property
    def _known(self) -> dict[str, int]:
        if self._replaced is None:
            former = former_names(self._info, self.versions)
        else:  # With replaced data, old names could not be listed, and only version 1 was named in that way.
            former = {f"1+{digest_of_text(self._replaced)}": 1} if 1 in self.versions else {}
        return former | {self.name_of(version): version for version in self.versions}


def versions_of(info: Mapping[str, Any]) -> range:
    """The versions that a game can play, from `game.toml`, ascending; new matches use the last. Raises BadData."""
    current, oldest = info["ruleset"], info.get("oldest")
    if not isinstance(current, str) or not VERSION.fullmatch(current):
        raise BadData(f'ruleset: {quoted(current)}, expected a whole number as a text, such as "1"')
    last = int(current)
    if oldest is not None and (type(oldest) is not int or not 1 <= oldest <= last):
        raise BadData(f"oldest: {quoted(oldest)}, expected a version from 1 to {last}")
    return range(last if oldest is None else oldest, last + 1)


def former_names(info: Mapping[str, Any], versions: range) -> dict[str, int]:
    """Other names of the current built-in data in stored matches, and their versions: `rulesets` in `game.toml`. Raises BadData."""
    names: dict[str, int] = dict(info.get("rulesets", {}))
    for name, version in names.items():
        if type(version) is not int or version not in versions:
            raise BadData(f"rulesets: {quoted(name)} = {quoted(version)}, expected a version from {versions[0]} to {versions[-1]}")
    return names


def digest_of_tables(tables: Any, derived: Collection[str] = ()) -> str:
    """A digest of what the rules read: the name, shape and values of each field.

    It does not depend on the order of the fields, their types and offsets, or on words, notes and sources in the data.
    `tables`: an array with one record. `derived`: computed fields, which are left out so that they can be added or removed.
    """
    fields = sorted(_fields("", tables[0]))
    return _digest([[name, *content] for name, *content in fields if name not in derived])


def _fields(label: str, record: Any) -> Iterator[tuple[str, list[int], Any]]:
    for name in record.dtype.names:
        value = record[name]
        if value.dtype.names is None:
            yield label + name, list(value.shape), value.tolist()
        else:
            for number, element in enumerate(value.reshape(-1)):
                yield from _fields(f"{label}{name}.{number}.", element)


def digest_of_text(data: Any) -> str:
    """The digest of component data in files from before versions existed: of the text, without titles, sources and notes."""
    return _digest(_without_notes(data))


def _without_notes(data: Any) -> Any:
    if isinstance(data, Mapping):
        return {name: _without_notes(value) for name, value in data.items() if name not in ("title", "source", "confidence", "note")}
    return data


def _digest(content: Any) -> str:
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
