"""Crafted positions: taken from play or written by hand, put together from several, then changed in one to three places.

Whatever a position says, the answer is an error that names a field, or a match that can be played on: everybody who owes a choice has one,
`legal` and `why_not` agree, the game's invariants hold, and each position reads back.
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
"""So many decisions each accepted position is played on."""
LOOKS = 2
"""So many times on the way everything is checked, and once before the first decision."""
EDGES = (-1, 0, 1, 2, 3, 7, 63, 64, 90, 127, 128, 255, 256, 32_767, 65_536, 2**31 - 1, 2**31, 2**63, 10**400)
ODD: tuple[Any, ...] = (None, True, False, [], {}, "", "?", 1.0, -0.5, [[]], [None], {"?": 1}, "x" * 1_000)
Path = tuple[Any, ...]


def nothing(position: dict[str, Any]) -> None:
    """Everything stays."""


@dataclass
class Crafted:
    """The crafted positions of a game.

    `far`: hand-written positions, for what play seldom or never reaches; `invariants`: asserts what always holds in a match;
    `leave_out`: takes away what follows from the rest, and would be refused at once where the rest is another; `groups`: fields that are
    taken from another position together, if not single ones; `plain`: without machine code, where reading beyond an array is an error.
    """

    name: str
    far: Sequence[Mapping[str, Any]]
    invariants: Callable[[Any], None]
    leave_out: Callable[[dict[str, Any]], None] = nothing
    groups: Sequence[tuple[str, ...]] = ()
    plain: bool = False
    _values: dict[Path, list[Any]] = field(default_factory=lambda: defaultdict(list))

    def check(self, count: int, seed: int = 1) -> None:
        """Craft and check `count` positions; a part of them must be accepted and a part refused."""
        with pytest.MonkeyPatch.context() as patch:
            if self.plain:
                patch.setenv("BOARDWRIGHT_JIT", "0")
            game = bw.load(self.name, {} if self.plain else None)
            dice, sources = Rng(seed), [*self.far, *self.far]
            if self.plain:  # no whole matches, which take long there: the hand-written positions have values to exchange, too
                for position in self.far:
                    self._noted(copy.deepcopy(dict(position)))
            else:
                sources += self._from_play(game, dice, matches=4 + count // 150)
            accepted = sum(self.survives(game, *self.crafted(dice, sources), dice) for _ in range(count))
        assert count // 50 < accepted < count - count // 50, f"{accepted} of {count} positions were accepted"

    def check_unchanged(self) -> None:
        """The hand-written positions themselves are sound."""
        game, dice = bw.load(self.name), Rng(2)
        for position in self.far:
            assert self.survives(game, position, ["unchanged"], dice), f"refused: {position}"

    def _from_play(self, game: Any, dice: Rng, matches: int) -> Iterator[dict[str, Any]]:
        levels = [level for level in game.about["levels"] if not isinstance(game.bot_rule(level), SearchBot)]  # a search takes long
        for _ in range(matches):
            options = {name: dice.choice(allowed) for name, (_, allowed) in game.options.items() if dice.below(3) == 0}
            counts = game.players_with(options) or game.players_with()
            options = options if game.players_with(options) else {}
            match = game.new_match(players=dice.choice(counts), seed=dice.below(2**31), options=options)
            bot = bw.bot(dice.choice(levels), game)
            wait = dice.below(20)
            while not match.over and len(match.decisions) < 1_500:
                if wait == 0:
                    yield self._noted(match.position())
                    wait = dice.below(60)
                wait -= 1
                seat = dice.choice(match.actors)
                legal = match.legal_ids(seat).tolist()
                match.play(seat, dice.choice(legal) if dice.below(4) == 0 else int(bot.choose(match.hidden(seat), match.legal_ids(seat))))
            yield self._noted(match.position())

    def _noted(self, position: dict[str, Any]) -> dict[str, Any]:
        for path in places(position):
            values = self._values[pattern(path)]
            if len(values) < 200:
                values.append(at(position, path))
        return position

    def matches(self, game: Any, dice: Rng) -> Iterator[Any]:
        """Matches at crafted positions that are accepted, without end."""
        sources = [*self.far, *self._from_play(game, dice, matches=4)]
        while True:
            with contextlib.suppress(PositionError):
                yield game.from_position(self.crafted(dice, sources)[0], seed=1)

    def crafted(self, dice: Rng, sources: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any], list[str]]:
        """A position with one to three changes, or with parts of others, or both; and the changes in words."""
        position, moved = copy.deepcopy(dict(dice.choice(sources))), []
        if dice.below(2):
            moved = self._put_together(dice, position, sources)
            if dice.below(2):
                return position, moved
        elif dice.below(2):
            self.leave_out(position)
        return position, moved + self._changed(dice, position)

    def _put_together(self, dice: Rng, position: dict[str, Any], sources: Sequence[Mapping[str, Any]]) -> list[str]:
        """Each part is sound, the whole may not be."""
        others = [each for each in sources if each["players"] == position["players"]]
        moved = []
        for _ in range(1 + dice.below(3)):
            other = dice.choice(others)
            fields = dice.choice(self.groups) if self.groups else (dice.choice(list(other)),)
            for name in fields:
                position.pop(name, None)
                if name in other:
                    position[name] = copy.deepcopy(other[name])
            moved.append(f"{fields} of another one")
        self.leave_out(position)
        return moved

    def _changed(self, dice: Rng, position: dict[str, Any]) -> list[str]:
        changes: list[str] = []
        while len(changes) < 1 + dice.below(3):
            top = dice.choice([name for name in position if name not in ("game", "ruleset")] or ["players"])
            path = dice.choice([path for path in places(position) if path[0] == top] or [(top,)])
            if not path or (len(path) == 1 and path[0] not in position):
                continue
            changes.append(self._change(dice, position, path))
        return changes

    def _change(self, dice: Rng, position: dict[str, Any], path: Path) -> str:
        parent, last = at(position, path[:-1]), path[-1]
        old = parent[last]
        kind = dice.below(12)
        if kind == 0:
            del parent[last]
            return f"{path} left out"
        if kind == 1:
            new = dice.choice(ODD)
        elif kind <= 6 and self._values[pattern(path)]:
            new = dice.choice(self._values[pattern(path)])
        else:
            new = self._altered(dice, old, path)
        parent[last] = copy.deepcopy(new)
        return f"{path} = {new!r}"

    def _altered(self, dice: Rng, old: Any, path: Path) -> Any:
        if isinstance(old, bool):
            return not old
        if isinstance(old, int):
            return dice.choice((old - 1, old + 1, old + 2, 2 * old, dice.choice(EDGES)))
        near = self._values[pattern(path)] or [None]
        if isinstance(old, list):
            items = copy.deepcopy(old)
            inner = self._values[(*pattern(path), "*")] or near
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

    def survives(self, game: Any, position: Mapping[str, Any], changes: list[str], dice: Rng) -> bool:
        """Whether the position is accepted; then it has been played on. Fails where something is wrong with it or with its error."""
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
        self._look(game, match, dice)
        for number in range(1, DECISIONS + 1):
            if match.over:
                break
            seat = dice.choice(match.actors)
            legal = match.legal_ids(seat).tolist()
            assert legal, f"seat {seat} owes a choice and has none after {match.decisions}"
            match.play(seat, dice.choice(legal))
            if number % (DECISIONS // LOOKS) == 0 or match.over:
                self._look(game, match, dice)
        if match.over:
            assert sorted(seat for place in match.result.ranking for seat in place) == list(range(match.players))

    def _look(self, game: Any, match: Any, dice: Rng) -> None:
        self.invariants(match)
        viewer = dice.choice((None, *range(match.players)))
        json.dumps(match.view(viewer))
        match.prompt(viewer)
        for seat in match.actors:
            legal = set(match.legal_ids(seat).tolist())
            assert legal, f"seat {seat} owes a choice and has none"
            for action in (*(dice.below(game.num_actions) for _ in range(12)), dice.choice(sorted(legal))):
                reason = match.why_not(seat, action)
                assert (reason is None) == (action in legal), f"{game.actions[action]}: legal and why_not disagree"
                if reason is not None and game.actions[action].kind in match.prompt(seat).families:
                    assert reason.section in game.about["sections"], f"{game.actions[action]}: {reason.id} is in no section of the rules"
            before = match.state_bytes()
            match.preview(seat, dice.choice(sorted(legal)))
            assert match.state_bytes() == before, "looking at what would happen changed the match"
        where = match.position()
        again = game.from_position(json.loads(json.dumps(where)), seed=1)
        assert again.position() == where, "the position does not read back"
        assert again.actors == match.actors


def check_error(error: PositionError, position: Mapping[str, Any]) -> None:
    """Each fault is one line of sensible length, told once, and names a field by what stands or could stand at the top."""
    told = [str(fault) for fault in error.faults]
    assert str(error) == f"position: {told[0]}" and len(set(told)) == len(told) <= MOST_FAULTS
    for fault, text in zip(error.faults, told, strict=True):
        assert "\n" not in text and len(text) < 2_000, text
        name = re.split(r"[.\[]", fault.field)[0]
        assert name and fault.expected, fault
        assert name in position or re.fullmatch(r"[a-z_]+", name), f"no field of a position: {fault}"


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of everything inside a value of JSON."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield (*path, name)
        yield from places(each, (*path, name))


def pattern(path: Path) -> Path:
    """A path for all items of its lists."""
    return tuple("*" if isinstance(part, int) else part for part in path)


def at(value: Any, path: Path) -> Any:
    """What stands at a path."""
    for part in path:
        value = value[part]
    return value
