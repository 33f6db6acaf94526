"""A game: its folder, data, options and engines.

A game is a folder with files of fixed names (docs/game_contract.md), inside `boardwright.games` or registered by an entry point of the
group `boardwright.games` (value: the package). No game is named here.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.core.domain.game_options import GameOptions
from boardwright.core.domain.plain import check, copied
from boardwright.core.domain.registry import about, folder_of, packages
from boardwright.core.domain.rulesets import Rulesets, versions_of
from boardwright.core.domain.toml_file import read_toml
from boardwright.core.errors import BadData, quoted, typed_errors

if TYPE_CHECKING:
    from boardwright.core.domain.game_skill import GameSkill
    from boardwright.core.domain.match import Match
    from boardwright.core.domain.observer import Observer
    from boardwright.core.domain.outlook_weights import Weights
    from boardwright.core.domain.refusal import Reason
    from boardwright.core.machine.bot import BotRule
    from boardwright.core.machine.building import Progress
    from boardwright.core.machine.engine import Engine, NativeEngine
    from boardwright.core.machine.observing import ObservationField
    from boardwright.core.machine.outlook import Outlook
    from boardwright.core.machine.schema import Schema
    from boardwright.core.machine.search_bot import CompiledBot
    from boardwright.core.machine.state import RecordBuffer

HOMES = {"hide": "hidden", "resample": "hidden", "outcome": "scoring"}
"""The modules that hold these rules; all others are in `rules`."""

_one_at_a_time = threading.RLock()


def load(game: str, data: Mapping[str, Any] | str | Path | None = None) -> Game:
    """Load a game.

    Args:
        game: the id of the game, one of `boardwright.games()`.
        data: component tables, or the path of a TOML file, that replace the built-in tables of the same names.

    Raises UnknownGame, BadData.

    >>> game = boardwright.load(boardwright.games()[0])
    """
    folder_of(game)
    if data is None:
        with _one_at_a_time:  # All threads get the same game, so that it is compiled once.
            return _load_built_in(game)
    if isinstance(data, str | Path):
        data = _read_data(Path(data))
    if not isinstance(data, Mapping):
        raise BadData(f"data {quoted(data)}: expected component tables, or the path of a TOML file")
    check("", data, BadData.at)
    return Game(game, copied(data))


def restored_record(id: str, data: bytes) -> Any:
    """Restore a hidden record of a game from its bytes, read-only (pickle, copy)."""
    from boardwright.core.machine.state import RecordBuffer

    cell = RecordBuffer(load(id).state_dtype)
    if len(data) != len(cell.data):
        raise BadData(f"record of {id}: {len(data)} bytes, expected {len(cell.data)}")
    cell.data[:] = memoryview(data)
    return cell.freeze().record


@cache
def _load_built_in(game: str) -> Game:
    return Game(game, None)


def _read_data(path: Path) -> dict[str, Any]:
    try:
        return read_toml(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadData(f"data file {quoted(str(path))}: {reason}, expected a TOML file of component tables") from None


class Game:
    """A game with one set of component data: its rules, actions and options.

    Attributes:
        ruleset: the version of the rules and a digest of the data.
        versions: the versions of the rules that matches can be played by; new matches use the last.
        rulesets: the names of these versions.
        players: the widest range of player counts that any options allow.
        limits: (fewest, most) players by option and value, where the value restricts them.
        former: by option and value, the last version of the rules in which the value was the default.
    """

    def __init__(self, id: str, data: dict[str, Any] | None) -> None:
        from boardwright.core.machine.engine import PlainEngine
        from boardwright.core.machine.state import RecordBuffer, restore_records

        self.id, self.folder, self.about = id, folder_of(id), about(id)
        self._package = packages()[id]
        self.replaced_data = data
        self.data = self._merged(data)
        self._options = GameOptions(id, self.about)
        self.players, self.limits, self.former = self._options.players, self._options.limits, self._options.former
        self.versions = versions_of(self.about)
        self.actions = self.module("actions").ACTIONS
        self.events = self.module("events").EVENTS
        self.schema: type[Schema] | None = getattr(self.module("state"), "State", None)
        self.state_dtype = self.schema.dtype if self.schema else self.module("state").STATE
        restore_records(self.state_dtype, restored_record, id)
        self.tables = RecordBuffer(self.module("components").TABLES)
        load_tables = self.module("tables" if self.has_module("tables") else "components").load_tables
        if data is None:
            load_tables(self.data, self.tables.record)
        else:
            with typed_errors("data", id):
                load_tables(self.data, self.tables.record)
        self.tables.freeze_as_namespace()
        derived = getattr(self.module("components"), "DERIVED", ())
        self.rulesets = Rulesets(self.about, self.tables.array, derived, None if data is None else self.data)
        self.obstacles = self.module("obstacles").OBSTACLES
        self.queries = self.module("queries").QUERIES if self.has_module("queries") else {}
        self.plain = PlainEngine(self._rules(), self.queries)
        self._native: NativeEngine | None = None
        self._observer: Observer | None = None
        self._reason: tuple[Engine, Any] | None = None  # the rule `reason`, and the engine that it runs in
        self._compiling = threading.Lock()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.id, self.replaced_data)

    def __deepcopy__(self, memo: Any) -> Game:
        return self  # a game never changes

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.ruleset}>"

    def module(self, name: str) -> Any:
        """A module of the game, from its folder or from the packages `rules` and `presentation` of large games."""
        return importlib.import_module(f"{self._package}.{_home(self.folder, name) or ''}{name}")

    def has_module(self, name: str) -> bool:
        """Return whether the game has a module with this name."""
        return _home(self.folder, name) is not None

    def _rules(self) -> dict[str, Any]:
        """The rules that engines call, by name: the game's own, or defaults that follow from its declarations. Raises BadData."""
        from boardwright.core.machine.default_rules import default_rules
        from boardwright.core.machine.engine import ENTRIES

        modules = {name: HOMES.get(name, "rules") for name in ENTRIES}
        functions = {name: getattr(self.module(module), name, None) for name, module in modules.items() if self.has_module(module)}
        rules = default_rules(self.schema, self.num_actions, functions.get("obstacle"))
        rules |= {name: function for name, function in functions.items() if function}
        for name, module in modules.items():
            if name not in rules:
                raise BadData(f"{self.id}: no rule {name} in {module}.py, and it does not follow from the declarations of state.py")
        return {name: rules[name] for name in ENTRIES}

    @property
    def options(self) -> dict[str, tuple[Any, list[Any]]]:
        """The default and the allowed values of each option, by name."""
        return self._options.values

    @property
    def num_actions(self) -> int:
        """The size of the action space, legal and illegal actions together."""
        return int(self.actions.size)

    @property
    def ruleset(self) -> str:
        """The current version of the rules and the digest of the data: `1+0123456789abcdef`."""
        return self.rulesets.name_of(self.versions[-1])

    @property
    def engine(self) -> Engine:
        """Machine code if it was compiled, otherwise plain Python."""
        return self._native or self.plain

    @property
    def native(self) -> bool:
        """Whether the rules run as machine code."""
        return self._native is not None

    @property
    def observer(self) -> Observer:
        """Writes observations of hidden records. Raises BadData if the game does not declare the fields of its state."""
        from boardwright.core.domain.observer import Observer

        if self.schema is None:
            raise BadData(f"{self.id}: observations follow from declared fields, expected a class State in state.py")
        if self._observer is None or self._observer.engine is not self.engine:
            self._observer = Observer(self.schema, self.engine)
        return self._observer

    @property
    def observation_fields(self) -> list[ObservationField]:
        """The layout of an observation: name, slice, shape, low, high and visible_to of each field."""
        return self.observer.fields

    @property
    def observation_size(self) -> int:
        """The length of an observation."""
        return self.observer.size

    @cached_property
    def skill(self) -> GameSkill:
        """The game's means to play it well: bots, the search, the outlook, reasons."""
        from boardwright.core.domain.game_skill import GameSkill

        return GameSkill(self.id, self.about, self.state_dtype, self.plain.functions, self.module("bots"), self._fitted_weights)

    def _fitted_weights(self) -> Weights | None:
        """The weights of the outlook, which were fitted to the game's own data."""
        from boardwright.core.domain.outlook_weights import path_of, read

        built_in = self if self.replaced_data is None else load(self.id)
        return read(built_in, path_of(built_in)) if path_of(built_in).is_file() else None

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(self.bot_rules)

    @property
    def bot_rules(self) -> dict[str, CompiledBot]:
        """The bots by name."""
        return self.skill.bot_rules

    def bot_rule(self, name: str) -> CompiledBot:
        """The bot with this name, or the one in a file (`path/to/file.py:name`). Raises BadOption."""
        from boardwright.core.domain.bot_rules import find

        return find(name, self.bot_rules, self.id)

    def outlook(self, hidden: Any, seat: int) -> Outlook:
        """Return what each seat may expect, from what one of them knows: its chance to win and its final points.

        Args:
            hidden: what the seat knows: `match.hidden(seat)`.
            seat: the seat that knows it.

        Raises BadSeat, and BadOption for a record of no seat.

        >>> match = game.new_match(players=3, seed=7)
        >>> sum(game.outlook(match.hidden(0), 0).chances)
        10000
        """
        from boardwright.core.domain.outlook import ask_outlook

        return ask_outlook(self.engine, self.skill.outlook_rule, self.tables, self.state_dtype, hidden, seat)

    def reason(self, hidden: RecordBuffer, seat: int, action: int, moves: RecordBuffer) -> Reason | None:
        """Return what speaks for a legal action of a seat, by what it knows; None: the game gives no reasons. `moves`: scratch memory."""
        if self.skill.reasons is None:
            return None
        if self._reason is None or self._reason[0] is not self.engine:
            self._reason = self.engine, self.engine.reason(self.skill.reason_rule)
        number = self._reason[1](self.tables, hidden, seat, action, moves)
        return self.skill.reasons.reason(number, moves.record.details.tolist())

    def compile(self, progress: Progress | None = None, bots: Iterable[str] = ()) -> Game:
        """Compile the rules, or load them from disk, and return the game. Does nothing if BOARDWRIGHT_JIT=0.

        A fitting shared library in the game's package is used first. Otherwise Numba compiles the rules. Without Numba they come from the
        library that `boardwright compile` wrote, and without that they stay plain Python.

        Args:
            progress: called as `progress(done, total, what)` before each function and at the end.
            bots: bots to compile now; the others are compiled on first use.
        """
        from boardwright.core.machine.engine import jit_wanted

        parts = [part for name in bots for part in self.bot_rule(name).parts]
        if jit_wanted():
            with self._compiling:
                self._native = self._build(parts, progress)
        return self

    def _build(self, bots: list[BotRule], progress: Progress | None) -> NativeEngine | None:
        from boardwright.core.domain.shipped_rules import library_or_nothing
        from boardwright.core.domain.shipping import builder_of
        from boardwright.core.machine.engine import compile_engine
        from boardwright.core.machine.platforms import numba_is_there

        native: NativeEngine | None = self._native
        if native is None and self.replaced_data is not None:  # Data are an argument of the rules: the same machine code fits any data.
            native = load(self.id).compile(progress)._native
        if native is None:
            native = library_or_nothing(self)
        if native is None and numba_is_there():
            native = compile_engine(builder_of(self), self.plain, bots, progress)
            for name in ("turn_list_legal", "turn_do"):  # so that the first decision need not wait
                native.generic(name)
        elif native is not None:
            native.build_bots(bots, progress)
        return native

    def _merged(self, data: dict[str, Any] | None) -> dict[str, Any]:
        tables: dict[str, Any] = {}
        for path in sorted((self.folder / "data").glob("*.toml")):
            tables.update(_read_data(path))
        for name, table in (data or {}).items():
            if name not in tables and name != "title":
                raise BadData(f"data table {quoted(name)}: {self.id} has {', '.join(n for n in tables if n != 'title')}")
            tables[name] = table
        return tables

    # -- matches ---------------------------------------------------------------------------------------------------------------

    def players_with(self, options: Mapping[str, Any] | None = None) -> range:
        """The numbers of players that these options (None: the defaults) allow. Raises BadOption."""
        return self._options.players_with(options)

    def check_players(self, players: Any, options: Mapping[str, Any] | None = None) -> int:
        """Return `players` if these options (None: the defaults) allow that number. Raises BadOption."""
        return self._options.check_players(players, options)

    def check_options(self, options: Mapping[str, Any] | None, version: int | None = None) -> dict[str, Any]:
        """Return all options with their values. Omitted options get the defaults of a version of the rules (None: the current one).

        Raises BadOption.
        """
        return self._options.check(options, version)

    def describe_options(self) -> dict[str, dict[str, Any]]:
        """The options as plain data: by name the default, the values, and by the text of a value the fewest and most players it allows.

        An option whose default has changed also has `former`: by the text of a value the last version of the rules in which it was the
        default.
        """
        return self._options.describe()

    def blank_state(self, players: int, options: Mapping[str, Any], version: int | None = None) -> RecordBuffer:
        """A state before its setup: players, viewer, options and version of the rules (None: the current one) are set, the key is not.

        Declared fields hold the values that they get when a position omits them.
        """
        from boardwright.core.machine.state import EVERYONE, RecordBuffer

        cell = RecordBuffer(self.state_dtype)
        cell.record.players, cell.record.viewer = players, EVERYONE
        cell.record.version = self.versions[-1] if version is None else version
        for name, value in self.check_options(options, version).items():
            allowed = self.options[name][1]
            setattr(cell.record.options, name, value if isinstance(value, int) else allowed.index(value))
        if self.schema:
            self.schema.clear(cell.record)
        return cell

    def new_match(self, players: int, seed: int | bytes | str | None = None, options: Mapping[str, Any] | None = None) -> Match:
        """Start a match at its first decision.

        Args:
            players: the number of players.
            seed: 32 bytes or 64 hexadecimal digits; an int n stands for SHA-256 of "boardwright seed n"; None draws a secret seed.
            options: values by name; omitted options get their defaults.

        Raises BadOption.

        >>> game.new_match(players=3, seed=7).seed == game.new_match(players=3, seed=7).seed
        True
        """
        from boardwright.core.domain.match import Match

        self.compile()
        return Match.start(self, self.check_players(players, options), seed, self.check_options(options))

    def from_position(self, position: Mapping[str, Any], seed: int | bytes | str | None = None) -> Match:
        """Start a match from a position (see the game's document) with a new generator.

        Args:
            position: what `Match.position` returns, or a hand-written subset of it: omitted fields get documented defaults.
            seed: as in `new_match`.

        Raises PositionError; its `faults` list everything that was found wrong.
        """
        from boardwright.core.domain.match import Match

        self.compile()
        return Match.from_position(self, position, seed)


@cache
def _home(folder: Path, module: str) -> str | None:
    """The prefix of a module's name in the game's package (`rules.`, or '' for its folder); None if there is no such module."""
    for home in ("", "rules", "presentation"):
        path = folder / home / module
        if path.with_suffix(".py").is_file() or (path / "__init__.py").is_file():
            return home and f"{home}."
    return None
