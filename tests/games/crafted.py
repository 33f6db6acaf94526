"""Crafted positions: from play or handwritten, combined from several, then changed in one to three places.

Any position must give an error that names a field, or a match that can be played on: each acting seat has a legal action, `legal` and
`why_not` agree, the game's invariants hold, and each position reloads.
"""

from __future__ import annotations

import contextlib
import copy
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.errors import MOST_FAULTS, PositionError
from boardwright.core.machine.search_bot import SearchBot
from tests.games.rng import Rng

DECISIONS = 200
"""The decisions played from each accepted position."""
CHECKS = 2
"""The full checks on the way, besides one before the first decision."""
EDGES = (-1, 0, 1, 2, 3, 7, 63, 64, 90, 127, 128, 255, 256, 32_767, 65_536, 2**31 - 1, 2**31, 2**63, 10**400)
ODD: tuple[Any, ...] = (None, True, False, [], {}, "", "?", 1.0, -0.5, [[]], [None], {"?": 1}, "x" * 1_000)
KeyPath = tuple[Any, ...]


def leave_unchanged(position: dict[str, Any]) -> None:
    """Leave the position as it is."""


@dataclass
class Crafted:
    """The crafted positions of a game.

    Attributes:
        far: handwritten positions, which play seldom or never reaches.
        invariants: asserts what holds in every match.
        leave_out: removes fields that follow from others; a change of the others would contradict them.
        groups: fields that are taken from another position together; empty: single fields.
        plain: without machine code, where reading beyond an array is an error.
    """

    name: str
    far: Sequence[Mapping[str, Any]]
    invariants: Callable[[Any], None]
    leave_out: Callable[[dict[str, Any]], None] = leave_unchanged
    groups: Sequence[tuple[str, ...]] = ()
    plain: bool = False
    _values: dict[KeyPath, list[Any]] = field(default_factory=lambda: defaultdict(list))

    def check(self, count: int, seed: int = 1) -> None:
        """Craft and check `count` positions. Some must be accepted and some refused."""
        with pytest.MonkeyPatch.context() as patch:
            if self.plain:
                patch.setenv("BOARDWRIGHT_JIT", "0")
            game = bw.load(self.name, {} if self.plain else None)
            dice, sources = Rng(seed), [*self.far, *self.far]
            if self.plain:  # whole matches would take long, and the handwritten positions contain values to exchange, too
                for position in self.far:
                    self._collect_values(copy.deepcopy(dict(position)))
            else:
                sources += self._from_play(game, dice, matches=4 + count // 150)
            accepted = sum(self.check_position(game, *self.craft(dice, sources), dice) for _ in range(count))
        assert count // 50 < accepted < count - count // 50, f"{accepted} of {count} positions were accepted"

    def check_unchanged(self) -> None:
        """Check that the handwritten positions themselves are accepted."""
        game, dice = bw.load(self.name), Rng(2)
        for position in self.far:
            assert self.check_position(game, position, ["unchanged"], dice), f"refused: {position}"

    def _from_play(self, game: Any, dice: Rng, matches: int) -> Iterator[dict[str, Any]]:
        levels = [level for level in game.about["levels"] if not isinstance(game.bot_rule(level), SearchBot)]  # searches are slow
        for _ in range(matches):
            options = {name: dice.choice(allowed) for name, (_, allowed) in game.options.items() if dice.below(3) == 0}
            counts = game.players_with(options) or game.players_with()
            options = options if game.players_with(options) else {}
            match = game.new_match(players=dice.choice(counts), seed=dice.below(2**31), options=options)
            bot = bw.bot(dice.choice(levels), game)
            wait = dice.below(20)
            while not match.over and len(match.decisions) < 1_500:
                if wait == 0:
                    yield self._collect_values(match.position())
                    wait = dice.below(60)
                wait -= 1
                seat = dice.choice(match.actors)
                legal = match.legal_ids(seat).tolist()
                match.play(seat, dice.choice(legal) if dice.below(4) == 0 else int(bot.choose(match.hidden(seat), match.legal_ids(seat))))
            yield self._collect_values(match.position())

    def _collect_values(self, position: dict[str, Any]) -> dict[str, Any]:
        for path in paths_in(position):
            values = self._values[path_pattern(path)]
            if len(values) < 200:
                values.append(value_at(position, path))
        return position

    def matches(self, game: Any, dice: Rng) -> Iterator[Any]:
        """Yield endlessly many matches at crafted positions that are accepted."""
        sources = [*self.far, *self._from_play(game, dice, matches=4)]
        while True:
            with contextlib.suppress(PositionError):
                yield game.from_position(self.craft(dice, sources)[0], seed=1)

    def craft(self, dice: Rng, sources: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any], list[str]]:
        """Return a position with one to three changes, or with parts of others, or both, and the changes as texts."""
        position, changes = copy.deepcopy(dict(dice.choice(sources))), []
        if dice.below(2):
            changes = self._combine(dice, position, sources)
            if dice.below(2):
                return position, changes
        elif dice.below(2):
            self.leave_out(position)
        return position, changes + self._apply_changes(dice, position)

    def _combine(self, dice: Rng, position: dict[str, Any], sources: Sequence[Mapping[str, Any]]) -> list[str]:
        """Replace fields by those of other positions. Each part is valid, the combination may not be."""
        others = [source for source in sources if source["players"] == position["players"]]
        changes = []
        for _ in range(1 + dice.below(3)):
            other = dice.choice(others)
            fields = dice.choice(self.groups) if self.groups else (dice.choice(list(other)),)
            for name in fields:
                position.pop(name, None)
                if name in other:
                    position[name] = copy.deepcopy(other[name])
            changes.append(f"{fields} of another position")
        self.leave_out(position)
        return changes

    def _apply_changes(self, dice: Rng, position: dict[str, Any]) -> list[str]:
        changes: list[str] = []
        while len(changes) < 1 + dice.below(3):
            top = dice.choice([name for name in position if name not in ("game", "ruleset")] or ["players"])
            path = dice.choice([path for path in paths_in(position) if path[0] == top] or [(top,)])
            if not path or (len(path) == 1 and path[0] not in position):
                continue
            changes.append(self._change(dice, position, path))
        return changes

    def _change(self, dice: Rng, position: dict[str, Any], path: KeyPath) -> str:
        parent, last = value_at(position, path[:-1]), path[-1]
        old = parent[last]
        kind = dice.below(12)
        if kind == 0:
            del parent[last]
            return f"{path} left out"
        if kind == 1:
            new = dice.choice(ODD)
        elif kind <= 6 and self._values[path_pattern(path)]:
            new = dice.choice(self._values[path_pattern(path)])
        else:
            new = self._altered_value(dice, old, path)
        parent[last] = copy.deepcopy(new)
        return f"{path} = {new!r}"

    def _altered_value(self, dice: Rng, old: Any, path: KeyPath) -> Any:
        if isinstance(old, bool):
            return not old
        if isinstance(old, int):
            return dice.choice((old - 1, old + 1, old + 2, 2 * old, dice.choice(EDGES)))
        near = self._values[path_pattern(path)] or [None]
        if isinstance(old, list):
            items = copy.deepcopy(old)
            inner = self._values[(*path_pattern(path), "*")] or near
            change = dice.below(5)
            if change == 0 or not items:
                items.insert(dice.below(len(items) + 1), copy.deepcopy(dice.choice(inner)))
            elif change == 1:
                del items[dice.below(len(items))]
            elif change == 2:
                items.append(copy.deepcopy(dice.choice(items)))
            elif change == 3:
                items[dice.below(len(items))] = copy.deepcopy(dice.choice(inner))
            else:
                items = dice.shuffled(items)
            return items
        if isinstance(old, dict) and old:
            table, others = copy.deepcopy(old), [v for v in near if isinstance(v, dict) and v]
            if others and dice.below(2):
                other = dice.choice(others)
                name = dice.choice(list(other))
                return table | {name: copy.deepcopy(other[name])}
            value = table.pop(dice.choice(list(table)))
            return table if dice.below(2) else table | {"?": value}
        return dice.choice(near)

    def check_position(self, game: Any, position: Mapping[str, Any], changes: list[str], dice: Rng) -> bool:
        """Return whether a position is accepted. Play an accepted one on, and check the error of a refused one."""
        given = copy.deepcopy(position)
        try:
            try:
                match = game.from_position(position, seed=dice.below(2**31))
            except PositionError as error:
                check_error(error, given)
                return False
            finally:
                assert repr(given) == repr(position), "the given position was changed"
            self._play_on(game, match, dice)
        except Exception as error:
            raise AssertionError(f"{self.name}, {changes}: {error!r}\n{json.dumps(given, default=repr)}") from error
        return True

    def _play_on(self, game: Any, match: Any, dice: Rng) -> None:
        self._check_match(game, match, dice)
        for number in range(1, DECISIONS + 1):
            if match.over:
                break
            seat = dice.choice(match.actors)
            legal = match.legal_ids(seat).tolist()
            assert legal, f"seat {seat} must act and has no legal action after {match.decisions}"
            match.play(seat, dice.choice(legal))
            if number % (DECISIONS // CHECKS) == 0 or match.over:
                self._check_match(game, match, dice)
        if match.over:
            assert sorted(seat for place in match.result.ranking for seat in place) == list(range(match.players))

    def _check_match(self, game: Any, match: Any, dice: Rng) -> None:
        self.invariants(match)
        viewer = dice.choice((None, *range(match.players)))
        json.dumps(match.view(viewer))
        match.prompt(viewer)
        for seat in match.actors:
            legal = set(match.legal_ids(seat).tolist())
            assert legal, f"seat {seat} must act and has no legal action"
            for action in (*(dice.below(game.num_actions) for _ in range(12)), dice.choice(sorted(legal))):
                reason = match.why_not(seat, action)
                assert (reason is None) == (action in legal), f"{game.actions[action]}: legal and why_not disagree"
                if reason is not None and game.actions[action].kind in match.prompt(seat).families:
                    assert reason.section in game.about["sections"], f"{game.actions[action]}: {reason.id} is in no section of the rules"
            before = match.state_bytes()
            match.preview(seat, dice.choice(sorted(legal)))
            assert match.state_bytes() == before, "the preview changed the match"
        where = match.position()
        reloaded = game.from_position(json.loads(json.dumps(where)), seed=1)
        assert reloaded.position() == where, "the position does not reload"
        assert reloaded.actors == match.actors


def check_error(error: PositionError, position: Mapping[str, Any]) -> None:
    """Check that each fault is one short line without repetition, and names a top-level field that exists or could exist."""
    texts = [str(fault) for fault in error.faults]
    assert str(error) == f"position: {texts[0]}" and len(set(texts)) == len(texts) <= MOST_FAULTS
    for fault, text in zip(error.faults, texts, strict=True):
        assert "\n" not in text and len(text) < 2_000, text
        name = re.split(r"[.\[]", fault.field)[0]
        assert name and fault.expected, fault
        assert name in position or re.fullmatch(r"[a-z_]+", name), f"no field of a position: {fault}"


def paths_in(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Yield the paths of all values inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, child in inner:
        yield (*path, name)
        yield from paths_in(child, (*path, name))


def path_pattern(path: KeyPath) -> KeyPath:
    """Return the path with a star for each index of a list."""
    return tuple("*" if isinstance(part, int) else part for part in path)


def value_at(value: Any, path: KeyPath) -> Any:
    """What stands at a path."""
    for part in path:
        value = value[part]
    return value
