"""The files of stored matches: `<game>/v<version>.jsonl.gz`, a line about the file and then one for each match."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

from boardwright.core.domain.match import Match
from boardwright.core.domain.record import state_digest

FOLDER = Path(__file__).parent
MATCHES = 200
"""The number of matches in every file."""


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


def end_of(match: Match, ruleset: str, stored: Stored) -> str:
    return state_digest(match, ruleset, stored.options)
