"""Tests of versions of rules and the names under which they are stored (docs/decisions/22_rules_versions.md)."""

from __future__ import annotations

import copy
import json
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.option_defaults import default_of, former_defaults
from boardwright.core.domain.registry import BUILT_IN
from boardwright.core.domain.rulesets import digest_of_tables, digest_of_text, former_names, versions_of
from boardwright.core.machine.state import record
from tests.contract.matches import GAMES, SMALLEST

TEXT_FIELDS = ("title", "source", "confidence", "note")


def make_tables(fields: list[tuple[Any, ...]], **values: Any) -> np.ndarray:
    tables = np.zeros(1, record(fields))
    for name, value in values.items():
        tables[name] = value
    return tables


def test_the_digest_does_not_depend_on_the_memory_layout() -> None:
    """Order, types and padding of the fields do not change what the rules read."""
    first = make_tables([("cost", "i1", (3,)), ("top", "i1")], cost=[1, 2, 3], top=9)
    second = make_tables([("top", "i8"), ("cost", "i4", (3,))], cost=[1, 2, 3], top=9)
    assert first.tobytes() != second.tobytes() and digest_of_tables(first) == digest_of_tables(second)


@pytest.mark.parametrize(
    "other",
    [
        make_tables([("cost", "i1", (3,)), ("top", "i1")], cost=[1, 3, 2], top=9),
        make_tables([("cost", "i1", (3,)), ("top", "i1")], cost=[1, 2, 3], top=8),
        make_tables([("cost", "i1", (3, 1)), ("top", "i1")], cost=[[1], [2], [3]], top=9),
        make_tables([("price", "i1", (3,)), ("top", "i1")], price=[1, 2, 3], top=9),
        make_tables([("cost", "i1", (3,)), ("top", "i1"), ("more", "i1")], cost=[1, 2, 3], top=9),
    ],
    ids=["order", "value", "shape", "name", "one more"],
)
def test_the_digest_depends_on_every_name_shape_and_value(other: np.ndarray) -> None:
    first = make_tables([("cost", "i1", (3,)), ("top", "i1")], cost=[1, 2, 3], top=9)
    assert digest_of_tables(first) != digest_of_tables(other)


def test_the_digest_covers_the_fields_of_inner_records() -> None:
    card = np.dtype([("cost", "i1"), ("worth", "i2")], align=True)
    first, second = make_tables([("card", card, (2,))]), make_tables([("card", card, (2,))])
    second["card"]["worth"][0, 1] = 1
    assert digest_of_tables(first) != digest_of_tables(second)
    assert digest_of_tables(make_tables([("card", card)])) == digest_of_tables(make_tables([("card", card)])) != digest_of_tables(first)


def test_derived_tables_are_not_part_of_the_digest() -> None:
    first = make_tables([("cost", "i1", (3,))], cost=[1, 2, 3])
    second = make_tables([("cost", "i1", (3,)), ("sum_of_cost", "i1")], cost=[1, 2, 3], sum_of_cost=6)
    assert digest_of_tables(first) == digest_of_tables(second, derived=("sum_of_cost",)) != digest_of_tables(second)


@pytest.mark.parametrize("name", GAMES)
def test_other_texts_in_the_data_keep_the_ruleset(name: str) -> None:
    """Titles, sources and notes can be corrected without an effect on stored matches."""
    game = bw.load(name)
    data = {key: change_texts(table) for key, table in game.data.items()}
    assert json.dumps(data) != json.dumps(game.data), "the data of this game has no texts"
    assert bw.load(name, data).ruleset == game.ruleset


def change_texts(data: Any) -> Any:
    """Return a copy of the data with other texts in TEXT_FIELDS."""
    if isinstance(data, dict):
        return {name: "said in another way" if name in TEXT_FIELDS else change_texts(value) for name, value in data.items()}
    return data


@pytest.mark.parametrize("name", [name for name in GAMES if (BUILT_IN / name).is_dir()])
def test_names_of_rulesets_without_versions_are_still_known(name: str) -> None:
    """Such a name is a digest of the data as a text. Matches with them: tests/games/*/test_recorded.py."""
    former = bw.load(name).about["rulesets"]
    assert 1 in former.values()
    assert {ruleset: bw.load(name).rulesets.version_of(ruleset) for ruleset in former} == former


def test_former_names_of_the_built_in_data_do_not_fit_other_data() -> None:
    game = bw.load(SMALLEST)
    (former,) = game.about["rulesets"]
    other = copy.deepcopy(game.data)
    cards = other["abilities"]["cards"]
    cards["protect"], cards["remove_left"] = cards["remove_left"], cards["protect"]
    replaced = bw.load(SMALLEST, other)
    assert replaced.rulesets.version_of(former) is None and replaced.rulesets.version_of(game.ruleset) is None
    assert replaced.rulesets.version_of(replaced.ruleset) == 1 == replaced.rulesets.version_of(f"1+{digest_of_text(other)}")
    assert replaced.rulesets.version_of(replaced.ruleset.replace("1+", "2+")) is None


@pytest.mark.parametrize("ruleset", [None, 1, "1", "", "0+0123456789abcdef", [], {}, "1+", "\ud800"])
def test_unknown_rulesets_have_no_version(ruleset: Any) -> None:
    assert bw.load(SMALLEST).rulesets.version_of(ruleset) is None


def test_versions_of_returns_the_playable_versions() -> None:
    assert versions_of({"ruleset": "1"}) == range(1, 2)
    assert versions_of({"ruleset": "3"}) == range(3, 4), "older ones only where the game says so"
    assert versions_of({"ruleset": "3", "oldest": 2}) == range(2, 4)


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ({"ruleset": 1}, "ruleset: 1, expected a whole number as a text"),
        ({"ruleset": "0"}, "ruleset"),
        ({"ruleset": "1.2"}, "ruleset"),
        ({"ruleset": "1" * 10}, "ruleset"),
        ({"ruleset": "2", "oldest": "1"}, "oldest: '1', expected a version from 1 to 2"),
        ({"ruleset": "2", "oldest": 0}, "oldest"),
        ({"ruleset": "2", "oldest": 3}, "oldest"),
        ({"ruleset": "2", "oldest": True}, "oldest"),
    ],
)
def test_inconsistent_versions_are_refused(about: dict[str, Any], expected: str) -> None:
    with pytest.raises(bw.BadData) as caught:
        versions_of(about)
    assert expected in str(caught.value)


@pytest.mark.parametrize("version", [0, 3, "1", True, None])
def test_former_names_of_unplayable_versions_are_refused(version: Any) -> None:
    with pytest.raises(bw.BadData, match="rulesets: '1\\+a'"):
        former_names({"rulesets": {"1+a": version}}, range(1, 3))


# -- defaults of options -----------------------------------------------------------------------------------------------------------

CAP = {"default": 0, "values": [0, 9]}
INFO: dict[str, Any] = {"ruleset": "4", "options": {"cap": CAP | {"former": {"9": 2}}, "fog": {"default": True, "values": [True, False]}}}
WIND: dict[str, Any] = {"default": "none", "values": ["none", "east", "west"], "former": {"west": 1, "east": 3}}


@pytest.mark.parametrize(("version", "default"), [(1, "west"), (2, "east"), (3, "east"), (4, "none"), (None, "none")])
def test_the_default_of_an_option_depends_on_the_version(version: int | None, default: str) -> None:
    former = former_defaults({"ruleset": "4", "options": {"wind": WIND}})["wind"]
    assert default_of((WIND["default"], list(WIND["values"])), former, version) == default


def test_a_former_default_has_the_type_of_its_option() -> None:
    former = former_defaults(INFO)
    assert former == {"cap": {"9": 2}}
    assert default_of((0, [0, 9]), former["cap"], 2) == 9 and default_of((0, [0, 9]), former["cap"], 3) == 0


@pytest.mark.parametrize(
    ("former", "expected"), [({"7": 1}, "'7', expected one of 0, 9"), ({"9": 4}, "a version before 4"), ({"9": "1"}, "until '1'")]
)
def test_an_impossible_former_default_is_refused(former: dict[str, object], expected: str) -> None:
    with pytest.raises(bw.BadData, match=expected):
        former_defaults({"ruleset": "4", "options": {"cap": CAP | {"former": former}}})
