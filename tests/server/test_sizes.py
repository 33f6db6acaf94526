"""Sizes of the data by kind: every database table counts once, in both databases."""

from __future__ import annotations

from boardwright.server.ops.sizes import KINDS, sizes
from boardwright.server.store.schema import metadata
from tests.server.harness import Harness


def test_every_database_table_has_one_kind() -> None:
    listed_tables = [name for names in KINDS.values() for name in names]
    assert sorted(listed_tables) == sorted(metadata.tables)


def test_a_finished_match_is_counted(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    before = {size.kind: size for size in sizes(harness.server.store)}
    harness.new_finished_match(harness.new_device())
    after = {size.kind: size for size in sizes(harness.server.store)}
    assert (after["matches"].items, after["devices"].items) == (before["matches"].items + 1, before["devices"].items + 1)
    assert after["matches"].rows > after["matches"].items and after["chat"] == before["chat"]
    known_bytes = [size.bytes for size in after.values()]
    assert known_bytes == [None] * len(known_bytes) or all(known_bytes), "an empty table takes a page, too"
