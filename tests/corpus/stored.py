"""The files of stored matches: `<game>/v<version>.jsonl.gz`, a line about the file and then one for each match."""

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
"""The number of matches in every file; older versions have those that were stored then."""


class Stored(NamedTuple):
    """A match: `actions` as `SEAT TEXT`, `end` the digest of its last position, as in match files."""

    players: int
    seed: int
    options: dict[str, Any]
    actions: list[str]
    end: str


class Corpus(NamedTuple):
    """The matches of a game that were played by one version of its rules; `ruleset` as it was named then."""

    game: str
    ruleset: str
    matches: list[Stored]


def path_of(game: str, version: int) -> Path:
    return FOLDER / game / f"v{version}.jsonl.gz"


def kept() -> list[tuple[str, int]]:
    """The games and versions of which there are stored matches."""
    found = [(path.parent.name, int(path.name.split(".")[0][1:])) for path in FOLDER.glob("*/v*.jsonl.gz")]
    return sorted(found)


def read(game: str, version: int) -> Corpus:
    with gzip.open(path_of(game, version), "rt", encoding="utf-8") as file:
        head, *matches = map(json.loads, file)
    return Corpus(head["game"], head["ruleset"], [Stored(**match) for match in matches])


def write(corpus: Corpus, version: int) -> None:
    """The same matches make the same data."""
    lines = [{"game": corpus.game, "ruleset": corpus.ruleset}, *(match._asdict() for match in corpus.matches)]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    path = path_of(corpus.game, version)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def begun(game: Any, ruleset: str, stored: Stored) -> Match:
    """The match before its first decision."""
    return Match.start(game, stored.players, stored.seed, game.check_options(stored.options), game.rulesets.version_of(ruleset))


def replayed(game: Any, ruleset: str, stored: Stored) -> Match:
    """The match played again, action by action."""
    match = begun(game, ruleset, stored)
    for entry in stored.actions:
        seat, text = entry.split(" ", 1)
        match.play(int(seat), text)
    return match


def end_of(match: Any, ruleset: str, stored: Stored) -> str:
    return state_digest(match, ruleset, stored.options)


class Difference(NamedTuple):
    """What has become of a stored match: `fields`: the new fields by which alone its last position differs; else `why`."""

    fields: tuple[str, ...] = ()
    why: str = ""


def difference(game: Any, ruleset: str, stored: Stored, guess: tuple[str, ...] = ()) -> Difference | None:
    """How a match that is played again differs from what was stored; None: not at all. `guess`: these fields are tried first."""
    try:
        match = replayed(game, ruleset, stored)
    except BoardwrightError as error:
        return Difference(why=str(error))
    if end_of(match, ruleset, stored) == stored.end:
        return None
    if len(match.decisions) != len(stored.actions):
        return Difference(why="some of its decisions are made by themselves")
    position = match.position()
    names = sorted(names_in(position) - {"game", "players", "options", "ruleset"})
    for fields in chain([guess], combinations(names, 1), combinations(names, 2)):
        before = SimpleNamespace(game=game, position=lambda fields=fields: without(position, fields))
        if end_of(before, ruleset, stored) == stored.end:
            return Difference(fields)
    return Difference(why="it ends in another position")


def differences(game: Any, corpus: Corpus, numbers: Iterable[int]) -> dict[int, Difference]:
    """The differences of these matches, by number."""
    found: dict[int, Difference] = {}
    guess: tuple[str, ...] = ()
    for number in numbers:
        each = difference(game, corpus.ruleset, corpus.matches[number], guess)
        if each is not None:
            found[number], guess = each, each.fields
    return found


def told(found: dict[int, Difference]) -> str:
    """All differences in a line."""
    broken = {number: each.why for number, each in found.items() if each.why}
    if broken:
        number, why = next(iter(broken.items()))
        return f"match {number}: {why}. A change of play is a new version of the game (docs/decisions/22_rules_versions.md)"
    fields = " and ".join(sorted({f"`{field}`" for each in found.values() for field in each.fields}))
    return (
        f"positions differ by {fields} alone. Match files that people have saved are refused, too, "
        f"unless `digested` in position.py leaves {fields} out (docs/game_contract.md)"
    )


def renew(name: str, version: int, game: Any, write_them: bool = True) -> Iterator[str]:
    """Store the same matches with their new ends, where positions have got a new field and nothing else differs; yields what was found."""
    corpus = read(name, version)
    if not differences(game, corpus, range(0, MATCHES, 20)):
        return
    found = differences(game, corpus, range(len(corpus.matches)))
    file = f"{name}/{path_of(name, version).name}"
    if any(each.why for each in found.values()):
        yield f"{file}: left as it is; {told(found)}"
        return
    if write_them:
        matches = [stored._replace(end=end_of(replayed(game, corpus.ruleset, stored), corpus.ruleset, stored)) for stored in corpus.matches]
        write(Corpus(corpus.game, corpus.ruleset, matches), version)
    yield f"{file}: {told(found)}"


def names_in(value: Any) -> set[str]:
    """The names of all fields of a position, inner ones too."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return (set(value) if isinstance(value, dict) else set()).union(*map(names_in, inner))


def without(value: Any, fields: Collection[str]) -> Any:
    """A position without these fields, wherever they stand."""
    if isinstance(value, dict):
        return {name: without(each, fields) for name, each in value.items() if name not in fields}
    return [without(each, fields) for each in value] if isinstance(value, list) else value
