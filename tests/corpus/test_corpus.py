"""Stored matches are replayed: the same actions are legal and lead to the same end.

If one of these fails, a rule plays differently than before. If that is intended, it is a new version of the game
(docs/decisions/22_rules_versions.md): `python -m tests.corpus.make GAME` stores its matches, and the ones here stay. If positions have a
new field and nothing else differs, `make renew` stores their ends anew.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

import boardwright as bw
from boardwright.server.ops import inspection
from boardwright.server.store import Store
from boardwright.server.store.schema import matches
from tests.browser.stored import store_match
from tests.conftest import RENEW, fail_out_of_date, repetitions
from tests.contract.matches import OURS, SMALLEST, loaded
from tests.corpus.stored import (
    BEFORE,
    MATCHES,
    Corpus,
    Difference,
    begun,
    difference,
    differences,
    end_of,
    kept,
    read,
    replayed,
    told,
    without,
)

KEPT = kept()
HOW_MANY = repetitions(25, proving=MATCHES, short=10)

corpus_of = cache(read)


def sample(corpus: Corpus) -> list[int]:
    """The numbers of some matches at even distances."""
    return list(range(0, len(corpus.matches), max(1, len(corpus.matches) // HOW_MANY)))[:HOW_MANY]


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_stored_matches_lead_where_they_led(name: str, version: int) -> None:
    corpus, game = corpus_of(name, version), loaded(name)
    layout = f'where only the layout of its tables has changed, game.toml says: rulesets = {{"{corpus.ruleset}" = {version}}}'
    assert game.rulesets.version_of(corpus.ruleset) == version, layout
    assert begun(game, corpus.ruleset, corpus.matches[0]).version == version
    if found := differences(game, corpus, sample(corpus)):
        renews = RENEW if all(each.fields for each in found.values()) else f"python -m tests.corpus.make {name}"
        fail_out_of_date(f"{name}, version {version}: {len(found)} of {HOW_MANY} stored matches", [told(found)], renews)


def test_a_server_that_has_them_finds_no_fault(tmp_path: Path) -> None:
    """`boardwright admin check` replays each under the rules that it names."""
    store = Store(str(tmp_path / "matches.db"))
    try:
        device, names = store.add_device(b"0" * 32, 0), []
        for name, version in KEPT:
            corpus = corpus_of(name, version)
            for number in sample(corpus)[:: repetitions(8, proving=1, short=10)]:
                match = replayed(loaded(name), corpus.ruleset, corpus.matches[number])
                store_match(store, device, match, ["bot:random"] * match.players)
                names.append(name)
        assert list(inspection.faults(store)) == [] and set(names) == {name for name, _ in KEPT}
        with store.writing() as db:
            db.execute(sa.update(matches).where(matches.c.game == SMALLEST).values(seed=bytes(32)))
        assert len(list(inspection.faults(store))) == names.count(SMALLEST)
    finally:
        store.close()


def test_a_new_field_is_told_from_another_end() -> None:
    """`make renew` stores the ends anew where positions have got a field and nothing else differs."""
    game, corpus = loaded(SMALLEST), corpus_of(SMALLEST, 1)
    last = replayed(game, corpus.ruleset, corpus.matches[0])
    stored = corpus.matches[0]._replace(end=end_of(last, corpus.ruleset, corpus.matches[0]))
    assert difference(game, corpus.ruleset, stored) is None
    before = SimpleNamespace(game=game, position=lambda: without(last.position(), ["turn"]))
    assert difference(game, corpus.ruleset, stored._replace(end=end_of(before, corpus.ruleset, stored))) == Difference(("turn",))
    assert difference(game, corpus.ruleset, stored._replace(end="0" * 32)) == Difference(why="it ends in another position")
    bad = difference(game, corpus.ruleset, stored._replace(actions=[*stored.actions, "0 draw"]))
    assert bad is not None and bad.why and "new version" in told({0: bad})


@pytest.mark.parametrize("name", OURS)
def test_there_are_matches_of_every_version_that_a_game_can_play(name: str) -> None:
    """A new version comes with its matches (`python -m tests.corpus.make GAME`), and none is given up while they are here."""
    assert [version for game, version in KEPT if game == name] == list(bw.load(name).versions)


@pytest.mark.parametrize(("name", "version"), KEPT)
def test_they_are_of_all_numbers_of_players_and_all_options(name: str, version: int) -> None:
    corpus = corpus_of(name, version)
    how_many = MATCHES if version == bw.load(name).versions[-1] else BEFORE
    assert corpus.game == name and len(corpus.matches) == how_many
    game, seen = bw.load(name), Counter[tuple[int, str, object]]()
    for stored in corpus.matches:
        assert stored.actions and stored.players in game.players_with(stored.options)
        seen.update((stored.players, option, value) for option, value in stored.options.items())
    for option in game.options.keys() & corpus.matches[0].options.keys():
        values = {value for _, name, value in seen if name == option}
        assert len(values) > 1 and min(seen[players, option, value] for players in game.players_with() for value in values) >= 3, option
    assert len({stored.end for stored in corpus.matches}) == how_many, "no match is there twice"


@pytest.mark.parametrize("name", OURS)
def test_every_kind_of_action_is_played_in_them(name: str) -> None:
    """Kinds that are never played are not protected."""
    game = bw.load(name)
    matches = corpus_of(name, game.versions[-1]).matches
    played = {entry.split(" ", 1)[1] for stored in matches for entry in stored.actions}
    assert {text.split()[0] for text in played} == set(game.actions.families) and len(played) > 100
