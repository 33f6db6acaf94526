"""How much each kind of data takes: every table counts once, in both databases."""

from __future__ import annotations

from boardwright.server.ops.sizes import KINDS, sizes
from boardwright.server.store.schema import metadata
from tests.server.harness import Harness


def test_every_table_of_the_database_is_of_one_kind() -> None:
    named = [name for names in KINDS.values() for name in names]
    assert sorted(named) == sorted(metadata.tables)


def test_a_finished_match_is_counted(harness_on_either: Harness) -> None:
    harness = harness_on_either
    before = {each.kind: each for each in sizes(harness.server.store)}
    harness.finished(harness.device())
    after = {each.kind: each for each in sizes(harness.server.store)}
    assert (after["matches"].items, after["devices"].items) == (before["matches"].items + 1, before["devices"].items + 1)
    assert after["matches"].rows > after["matches"].items and after["chat"] == before["chat"]
    known = [each.bytes for each in after.values()]
    assert known == [None] * len(known) or all(known), "an empty table has a page, too"
