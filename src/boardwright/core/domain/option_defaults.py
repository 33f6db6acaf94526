"""The value of an option that a match does not name: the default in the version of the rules that the match is played by."""

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import BadData

Former = dict[str, dict[str, int]]


def key_of_value(value: Any) -> str:
    """An option value as a key of a TOML table or JSON object."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def former_defaults(info: Mapping[str, Any]) -> Former:
    """Former defaults of options, from `game.toml`: by option and value (as text) the last version of the rules that had this default.

    Raises BadData.
    """
    former: Former = {}
    for name, option in info.get("options", {}).items():
        values = [key_of_value(value) for value in option["values"]]
        for value, last in option.get("former", {}).items():
            if value not in values:
                raise BadData(f"option {name}: former default {value!r}, expected one of {', '.join(values)}")
            if type(last) is not int or not 1 <= last < int(info["ruleset"]):
                raise BadData(f"option {name}: former default {value!r} until {last!r}, expected a version before {info['ruleset']}")
            former.setdefault(name, {})[value] = last
    return former


def default_of(option: tuple[Any, list[Any]], former: Mapping[str, int], version: int | None) -> Any:
    """The default of an option (default, values) in a version of the rules (None: the current one)."""
    default, values = option
    later = [] if version is None else [(last, value) for value, last in former.items() if last >= version]
    return next(value for value in values if key_of_value(value) == min(later)[1]) if later else default
