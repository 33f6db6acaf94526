"""Settings of an arena. The same settings give the same results, on any machine and with any number of jobs."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

import boardwright as bw
from boardwright.arena.gauntlet import Gauntlet
from boardwright.arena.sprt import Sprt
from boardwright.bots import in_plain_python
from boardwright.bots.command import command_of
from boardwright.bots.on_ray import Order, digests_of, order_of
from boardwright.core.domain.arguments import check_whole
from boardwright.core.domain.bot_rules import check_text, names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, quoted

if TYPE_CHECKING:
    from boardwright.core.machine.building import Progress

FORMAT = 1
MOST_BOTS = 16
MOST_BLOCKS = 100_000
PAIRS, MIXED = "pairs", "mixed"
TABLES = (PAIRS, MIXED)


@dataclass(frozen=True)
class Settings:
    """The definition of an arena, without its length.

    Args:
        game: the game.
        bots: their names; those of a gauntlet come last.
        players: the number of seats at each table.
        options: of the game, checked.
        seed: as given by the caller.
        key: the 32 bytes that it stands for.
        tables: PAIRS: one bot against a table of another. MIXED: different bots on all seats.
        sprt: the test that ends the arena; only for two bots.
        gauntlet: the opponents of all other bots.

    Raises:
        BadOption: names what does not fit.
    """

    game: Game
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any]
    seed: int | str
    key: bytes
    tables: str = PAIRS
    sprt: Sprt | None = None
    gauntlet: Gauntlet | None = field(default=None)

    def __post_init__(self) -> None:
        if self.tables not in TABLES:
            raise BadOption(f"tables {quoted(self.tables)}: expected one of {', '.join(TABLES)}")
        if self.sprt is not None and not isinstance(self.sprt, Sprt):
            raise BadOption(f"sprt {quoted(self.sprt)}: expected a boardwright.arena.Sprt")
        for name in self.bots:
            if not isinstance(name, str) or not in_plain_python(name):
                self.game.bot_rule(name)
            check_text(name)
            if names_a_program(name):
                command_of(name)
            if self.bots.count(name) > 1:
                raise BadOption(f"bot {quoted(name)} is named twice, expected different bots")
        least = self.players if self.tables == MIXED else 2
        if not least <= len(self.bots) <= MOST_BOTS:
            subject = f"{self.players} players, tables {self.tables}"
            raise BadOption(f"bots: {len(self.bots)} of them, expected {least} to {MOST_BOTS} ({subject})")
        if self.sprt and len(self.bots) != 2:
            raise BadOption(f"sprt: compares 2 bots, found {len(self.bots)}: {quoted(', '.join(self.bots))}")
        if self.gauntlet and self.tables == MIXED:
            raise BadOption(f"tables {quoted(MIXED)}: a gauntlet is played at tables of {PAIRS}")

    def compile(self, progress: Progress | None = None) -> None:
        """Compile or load the rules and the compiled bots, before threads need them."""
        self.game.compile(progress, [name for name in self.bots if not in_plain_python(name)])

    @property
    def order(self) -> Order:
        """The task for workers that play it."""
        return order_of(self.game, self.players, self.bots, self.key, self.options)

    @property
    def fixed(self) -> dict[int, float]:
        """The ratings that are given, by the bot's number: those of a gauntlet, unless it plays alone."""
        known = self.gauntlet.bots if self.gauntlet and len(self.bots) > len(self.gauntlet.bots) else {}
        return {number: known[name] for number, name in enumerate(self.bots) if name in known}

    def header(self) -> dict[str, Any]:
        """The settings as plain data. Two files with the same header hold parts of the same results."""
        return {
            "format": FORMAT,
            "version": bw.__version__,
            "game": self.game.id,
            "ruleset": self.game.ruleset,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "bot_files": digests_of(self.bots),
            "tables": self.tables,
            "seed": self.seed,
            "scored": bool(self.game.module("scoring").SCORED),
            "sprt": asdict(self.sprt) if self.sprt else None,
            "gauntlet": self.gauntlet.plain() if self.gauntlet else None,
        }


def checked_blocks(blocks: Any) -> int:
    """Return a number of blocks from 1 to MOST_BLOCKS. Raises BadOption."""
    return check_whole("blocks", blocks, 1, MOST_BLOCKS)


def matches_in_a_block(players: int, tables: str) -> int:
    """Every bot of a table sits on every seat; at tables of pairs of three and more, each bot of the pair is once the single one."""
    return 2 * players if tables == PAIRS and players > 2 else players
