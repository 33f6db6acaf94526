"""What stands at the head of every position: the game, the version of its rules, the number of players, the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from boardwright.core.domain.plain import check
from boardwright.core.errors import BadOption, PositionError, counts_in_words

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


class Head(NamedTuple):
    """`version`: of the rules; `fields`: the rest of the position, which the game reads."""

    version: int
    players: int
    options: dict[str, Any]
    fields: dict[str, Any]


def read_head(game: Game, position: Mapping[str, Any]) -> Head:
    """The head of a position of this game, with the options that it leaves out. Raises PositionError."""
    fields = dict(position)
    check("", fields, PositionError)
    if fields.pop("game", game.id) != game.id:
        raise PositionError("game", position["game"], game.id)
    version = _version_of(game, fields.pop("ruleset", game.ruleset))
    players, options = fields.pop("players", None), fields.pop("options", {})
    if not isinstance(options, Mapping):
        raise PositionError("options", options, "a mapping of options")
    chosen = game.check_options(options, version)
    try:
        game.check_players(players, chosen)
    except BadOption:
        raise PositionError("players", players, counts_in_words(game.players_with(chosen))) from None
    return Head(version, players, chosen, fields)


def _version_of(game: Game, ruleset: Any) -> int:
    """The version that a position names: with the digest of the data, or by itself. Raises PositionError."""
    version = int(ruleset) if ruleset in [str(known) for known in game.versions] else game.rulesets.version_of(ruleset)
    if version is None:
        raise PositionError("ruleset", ruleset, game.ruleset)
    return version
