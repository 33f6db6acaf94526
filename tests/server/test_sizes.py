"""How much each kind of data takes: every table counts once, in both databases."""

from __future__ import annotations

from boardwright.server.ops.sizes import KINDS, sizes
from boardwright.server.store.schema import metadata
from tests.server.house import House


def test_every_table_of_the_database_is_of_one_kind() -> None:
    named = [name for names in KINDS.values() for name in names]
    assert sorted(named) == sorted(metadata.tables)


def test_a_finished_match_is_counted(house_on_either: House) -> None:
    house = house_on_either
    before = {each.kind: each for each in sizes(house.server.store)}
    house.finished(house.device())
    after = {each.kind: each for each in sizes(house.server.store)}
    assert (after["matches"].items, after["devices"].items) == (before["matches"].items + 1, before["devices"].items + 1)
    assert after["matches"].rows > after["matches"].items and after["chat"] == before["chat"]
    known = [each.bytes for each in after.values()]
    assert known == [None] * len(known) or all(known), "an empty table has a page, too"
