"""The head of a position: the game, the version of its rules, the number of players, the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright.core.domain.faults import Faults
from boardwright.core.domain.plain import check
from boardwright.core.errors import BadOption, PositionError, counts_in_words

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


class Head(NamedTuple):
    """`version`: of the rules; `fields`: the rest of the position, for the game to read."""

    version: int
    players: int
    options: dict[str, Any]
    fields: dict[str, Any]


def read_head(game: Game, position: Mapping[str, Any], faults: Faults) -> Head:
    """Read the head of a position of this game, and fill in omitted options.

    `faults`: collects what is wrong; the current version and the defaults take its place. Raises PositionError where there is no default.
    """
    if not isinstance(position, Mapping):
        raise PositionError("position", position, "a mapping, as match.position() returns it")
    fields = dict(position)
    check("", fields, PositionError)
    if fields.pop("game", game.id) != game.id:
        raise PositionError("game", position["game"], game.id)
    version = game.versions[-1]
    with faults.recorded():
        version = _version_of(game, fields.pop("ruleset", game.ruleset))
    players, options = fields.pop("players", None), fields.pop("options", {})
    chosen = _options_of(game, options, version, faults)
    try:
        game.check_players(players, chosen)
    except BadOption as bad:
        raise PositionError("players", players, counts_in_words(game.players_with(chosen))) from bad
    return Head(version, players, chosen, fields)


def _options_of(game: Game, options: Any, version: int, faults: Faults) -> dict[str, Any]:
    """All options with their values. Records each that does not fit."""
    valid: dict[str, Any] = {}
    with faults.recorded():
        if not isinstance(options, Mapping):
            raise PositionError("options", options, "a mapping of options")
        for name, value in options.items():
            with faults.recorded():
                valid |= _option(game, name, value)
    return game.check_options(valid, version)


def _option(game: Game, name: str, value: Any) -> dict[str, Any]:
    """Check an option that a position names. Raises PositionError, with the BadOption as its cause."""
    try:
        game.check_options({name: value})
    except BadOption as bad:
        if name in game.options:
            expected = f"one of {', '.join(map(str, game.options[name][1]))}"
        else:
            expected = f"no such option; there are {', '.join(game.options)}" if game.options else "no options"
        raise PositionError(f"options.{name}", value, expected) from bad
    return {name: value}


def _version_of(game: Game, ruleset: Any) -> int:
    """The version that a position names, with or without the digest of the data. Raises PositionError."""
    version = int(ruleset) if ruleset in [str(known) for known in game.versions] else game.rulesets.version_of(ruleset)
    if version is None:
        latest_first = [game.rulesets.name_of(known) for known in reversed(game.versions)]
        raise PositionError("ruleset", ruleset, f'a text: {" or ".join(latest_first)}, or only the version, such as "{game.versions[-1]}"')
    return version
