"""Read, write and compare files of stored matches: `<game>/v<version>.jsonl.gz`, a header line and then a line for each match."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection, Iterable, Iterator
from itertools import chain, combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from boardwright.core.domain.match import Match
from boardwright.core.domain.record import state_digest
from boardwright.core.errors import BoardwrightError

FOLDER = Path(__file__).parent
MATCHES, BEFORE = 1000, 200
"""The number of matches in the file of a new version, and in the files of older versions."""


class Stored(NamedTuple):
    """A stored match: `actions` as `SEAT TEXT`, `end` the digest of its last position, as in match files."""

    players: int
    seed: int
    options: dict[str, Any]
    actions: list[str]
    end: str


class Corpus(NamedTuple):
    """The stored matches of one version of a game; `ruleset`: the name of the rules at that time."""

    game: str
    ruleset: str
    matches: list[Stored]


def path_of(game: str, version: int) -> Path:
    return FOLDER / game / f"v{version}.jsonl.gz"


def stored_versions() -> list[tuple[str, int]]:
    """Return the games and versions that have stored matches."""
    versions = [(path.parent.name, int(path.name.split(".")[0][1:])) for path in FOLDER.glob("*/v*.jsonl.gz")]
    return sorted(versions)


def read(game: str, version: int) -> Corpus:
    with gzip.open(path_of(game, version), "rt", encoding="utf-8") as file:
        head, *matches = map(json.loads, file)
    return Corpus(head["game"], head["ruleset"], [Stored(**match) for match in matches])


def write(corpus: Corpus, version: int) -> None:
    """Write a file of stored matches; the same matches give the same bytes."""
    lines = [{"game": corpus.game, "ruleset": corpus.ruleset}, *(match._asdict() for match in corpus.matches)]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    path = path_of(corpus.game, version)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def start_match(game: Any, ruleset: str, stored: Stored) -> Match:
    """Return the match before its first decision."""
    return Match.start(game, stored.players, stored.seed, game.check_options(stored.options), game.rulesets.version_of(ruleset))


def replay_match(game: Any, ruleset: str, stored: Stored) -> Match:
    """Replay the match, action by action."""
    match = start_match(game, ruleset, stored)
    for entry in stored.actions:
        seat, text = entry.split(" ", 1)
        match.play(int(seat), text)
    return match


def end_of(match: Any, ruleset: str, stored: Stored) -> str:
    return state_digest(match, ruleset, stored.options)


class Difference(NamedTuple):
    """How a replayed match differs: `fields`, if its last position differs only by these new fields, or the reason `why`."""

    fields: tuple[str, ...] = ()
    why: str = ""


def difference(game: Any, ruleset: str, stored: Stored, guess: tuple[str, ...] = ()) -> Difference | None:
    """Replay a match and return its difference from the stored one, or None. `guess`: the fields to try first."""
    try:
        match = replay_match(game, ruleset, stored)
    except BoardwrightError as error:
        return Difference(why=str(error))
    if end_of(match, ruleset, stored) == stored.end:
        return None
    if len(match.decisions) != len(stored.actions):
        return Difference(why="some of its decisions are made by themselves")
    position = match.position()
    names = sorted(names_in(position) - {"game", "players", "options", "ruleset"})
    for fields in chain([guess], combinations(names, 1), combinations(names, 2)):
        with_old_fields = SimpleNamespace(game=game, position=lambda fields=fields: without(position, fields))
        if end_of(with_old_fields, ruleset, stored) == stored.end:
            return Difference(fields)
    return Difference(why="it ends in another position")


def differences(game: Any, corpus: Corpus, numbers: Iterable[int]) -> dict[int, Difference]:
    """Return the differences of these matches, by number."""
    differences_found: dict[int, Difference] = {}
    guess: tuple[str, ...] = ()
    for number in numbers:
        result = difference(game, corpus.ruleset, corpus.matches[number], guess)
        if result is not None:
            differences_found[number], guess = result, result.fields
    return differences_found


def describe_differences(differences_found: dict[int, Difference]) -> str:
    """Return a line about all differences."""
    broken = {number: result.why for number, result in differences_found.items() if result.why}
    if broken:
        number, why = next(iter(broken.items()))
        return f"match {number}: {why}. A change of play is a new version of the game (docs/decisions/22_rules_versions.md)"
    fields = " and ".join(sorted({f"`{field}`" for result in differences_found.values() for field in result.fields}))
    return (
        f"positions differ by {fields} alone. Match files that people have saved are refused, too, "
        f"unless `digested` in position.py leaves {fields} out (docs/game_contract.md)"
    )


def renew(name: str, version: int, game: Any, write_files: bool = True) -> Iterator[str]:
    """Store matches with their new ends if positions differ only by new fields; yield lines about the differences."""
    corpus = read(name, version)
    if not differences(game, corpus, range(0, len(corpus.matches), 20)):
        return
    differences_found = differences(game, corpus, range(len(corpus.matches)))
    file = f"{name}/{path_of(name, version).name}"
    if any(result.why for result in differences_found.values()):
        yield f"{file}: left as it is; {describe_differences(differences_found)}"
        return
    if write_files:
        matches = [
            stored._replace(end=end_of(replay_match(game, corpus.ruleset, stored), corpus.ruleset, stored)) for stored in corpus.matches
        ]
        write(Corpus(corpus.game, corpus.ruleset, matches), version)
    yield f"{file}: {describe_differences(differences_found)}"


def names_in(value: Any) -> set[str]:
    """Return the names of all fields of a position, including inner ones."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return (set(value) if isinstance(value, dict) else set()).union(*map(names_in, inner))


def without(value: Any, fields: Collection[str]) -> Any:
    """Return a position without these fields at any depth."""
    if isinstance(value, dict):
        return {name: without(item, fields) for name, item in value.items() if name not in fields}
    return [without(item, fields) for item in value] if isinstance(value, list) else value
