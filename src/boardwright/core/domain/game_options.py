"""A game's options, and the numbers of players that they allow."""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral
from typing import Any

from boardwright.core.domain.option_defaults import default_of, former_defaults, key_of_value
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadData, BadOption, counts_in_words, quoted, short

Limits = dict[str, dict[str, tuple[int, int]]]


class GameOptions:
    """The options of a game.

    Attributes:
        players: the widest range of player counts that any options allow.
        values: the default and the allowed values of each option, by name.
        limits: (fewest, most) players by option and value, where the value restricts them.
        former: by option and value, the last version of the rules in which the value was the default.
    """

    def __init__(self, id: str, about: Mapping[str, Any]) -> None:
        fewest, most = about["players"]
        self.id, self.players = id, range(fewest, most + 1)
        self.values: dict[str, tuple[Any, list[Any]]] = {
            name: (option["default"], list(option["values"])) for name, option in about.get("options", {}).items()
        }
        self.limits, self.former = limits_of(about), former_defaults(about)

    def players_with(self, options: Mapping[str, Any] | None = None) -> range:
        """The numbers of players that these options (None: the defaults) allow. Raises BadOption."""
        chosen = [(name, key_of_value(value)) for name, value in self.check(options).items()]
        bounds = [self.limits[name][value] for name, value in chosen if value in self.limits[name]]
        fewest, most = self.players[0], self.players[-1]
        return range(max([fewest, *(least for least, _ in bounds)]), min([most, *(top for _, top in bounds)]) + 1)

    def check_players(self, players: Any, options: Mapping[str, Any] | None = None) -> int:
        """Return `players` if these options (None: the defaults) allow that number. Raises BadOption."""
        allowed = self.players_with(options)
        if isinstance(players, bool) or not isinstance(players, Integral) or players not in allowed:
            suffix = "" if allowed == self.players else " with these options"
            listed = ", ".join(map(str, allowed)) or "–"
            text = f"players {quoted(players)}: {self.id} is for {counts_in_words(allowed)}{suffix}"
            raise BadOption(text, "players", value=short(players), expected=listed)
        return int(players)

    def check(self, options: Mapping[str, Any] | None, version: int | None = None) -> dict[str, Any]:
        """Return all options with their values. Omitted options get the defaults of a version of the rules (None: the current one).

        Raises BadOption.
        """
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options {quoted(options)}: expected a table of names and values")
        chosen = {name: default_of(option, self.former.get(name, {}), version) for name, option in self.values.items()}
        for name, value in (options or {}).items():
            if name not in chosen:
                expected = ", ".join(chosen)
                text = f"option {quoted(name)}: {self.id} has {expected or 'none'}"
                raise BadOption(text, "unknown_option", value=short(name), expected=expected or "–", game=self.id)
            allowed, value = self.values[name][1], _plain(value)
            if not any(type(value) is type(v) and value == v for v in allowed):
                expected = ", ".join(map(str, allowed))
                text = f"option {name} = {quoted(value)}: expected one of {expected}"
                raise BadOption(text, "option", option=name, value=short(value), expected=expected, game=self.id)
            chosen[name] = value
        return chosen

    def describe(self) -> dict[str, dict[str, Any]]:
        """The options as plain data: by name the default, the values, and by the text of a value the fewest and most players it allows.

        An option whose default has changed also has `former`: by the text of a value the last version of the rules in which it was the
        default.
        """
        return {
            name: {"default": default, "values": list(values), "players": dict(self.limits[name])}
            | ({"former": dict(self.former[name])} if name in self.former else {})
            for name, (default, values) in self.values.items()
        }


def _plain(value: Any) -> Any:
    """A whole number of NumPy as one of Python, because match files name the options. Other values stay as they are."""
    number = whole_number_of(value)
    return value if number is None else number


def limits_of(info: Mapping[str, Any]) -> Limits:
    """The numbers of players that option values allow, from `game.toml`: (fewest, most) by option and value (as text). Raises BadData."""
    fewest, most = info["players"]
    limits: Limits = {name: {} for name in info.get("options", {})}
    for name, option in info.get("options", {}).items():
        values = [key_of_value(value) for value in option["values"]]
        for value, bounds in option.get("players", {}).items():
            if value not in values:
                raise BadData(f"option {name}: players of {value!r}, expected one of {', '.join(values)}")
            if not (len(bounds) == 2 and fewest <= bounds[0] <= bounds[1] <= most):
                raise BadData(f"option {name}: players {bounds} of {value!r}, expected [fewest, most] within {fewest} to {most}")
            limits[name][value] = (bounds[0], bounds[1])
    return limits
