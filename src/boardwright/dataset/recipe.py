"""The recipe of a dataset. The same recipe gives the same rows, on any machine and with any number of threads."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boardwright.core.domain.bot_rules import check_text, names_a_file, names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, DatasetError, quoted

FORMAT = 1
DECISIONS, MATCHES = "decisions", "matches"
MATCHES_IN_A_PART = 256


@dataclass(frozen=True)
class Recipe:
    """The definition of a dataset. `tables`: DECISIONS and MATCHES, or only MATCHES.

    `seed`: as given by the caller; `key`: the 32 bytes that it stands for.
    """

    game: Game
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int | str
    key: bytes
    tables: tuple[str, ...] = (DECISIONS, MATCHES)
    matches_in_a_part: int = field(default_factory=lambda: MATCHES_IN_A_PART)

    def __post_init__(self) -> None:
        """Raise BadOption for a bot that is a program: its choices may not be reproducible."""
        for name in self.bots:
            check_text(name)
            if names_a_program(name):
                raise BadOption(f"bot {quoted(name)}: a program, expected bots that make the same dataset again")

    @property
    def parts(self) -> int:
        """The number of files per table."""
        return -(-self.games // self.matches_in_a_part)

    def matches_of(self, part: int) -> range:
        """The numbers of the matches in a part."""
        return range(part * self.matches_in_a_part, min((part + 1) * self.matches_in_a_part, self.games))

    def plain(self) -> dict[str, Any]:
        """The recipe as plain data: two folders with the same recipe contain the same rows."""
        files = sorted({name.rpartition(":")[0] for name in self.bots if names_a_file(name)})
        names = [Path(each).name for each in files]
        return {
            "format": FORMAT,
            "tables": list(self.tables),
            "game": self.game.id,
            "ruleset": self.game.ruleset,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "bot_files": {
                name if names.count(name) == 1 else file: hashlib.sha256(Path(file).read_bytes()).hexdigest()
                for name, file in zip(names, files)
            },
            "games": self.games,
            "seed": self.seed,
            "matches_in_a_part": self.matches_in_a_part,
        }

    def check_same(self, folder: Path, stored: Any) -> None:
        """Raise DatasetError unless this is the recipe in a folder."""
        expected = self.plain()
        for name, value in expected.items():
            stored_value = stored.get(name) if isinstance(stored, dict) else None
            if stored_value != value:
                raise DatasetError(
                    f"--out {quoted(str(folder))}: holds a dataset whose {name} is {quoted(stored_value)}, "
                    f"expected {quoted(value)} as in this command, or an empty folder"
                )
