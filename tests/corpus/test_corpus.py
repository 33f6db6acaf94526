"""Tests that stored matches replay: the same actions are legal and lead to the same end.

If one of these fails, a rule plays differently than before. If that is intended, it is a new version of the game
(docs/decisions/22_rules_versions.md): `python -m tests.corpus.make GAME` stores its matches in addition to the present ones. If positions
have a new field and nothing else differs, `make renew` updates the stored ends.
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
from tests.contract.matches import BUILT_IN_GAMES, SMALLEST, load_game
from tests.corpus.stored import (
    BEFORE,
    MATCHES,
    Corpus,
    Difference,
    describe_differences,
    difference,
    differences,
    end_of,
    read,
    renew,
    replay_match,
    start_match,
    stored_versions,
    without,
)

STORED_VERSIONS = stored_versions()
SAMPLE_SIZE = repetitions(25, proving=MATCHES, short=10)

corpus_of = cache(read)


def sample(corpus: Corpus) -> list[int]:
    """Return the numbers of some matches at even distances."""
    return list(range(0, len(corpus.matches), max(1, len(corpus.matches) // SAMPLE_SIZE)))[:SAMPLE_SIZE]


@pytest.mark.parametrize(("name", "version"), STORED_VERSIONS)
def test_stored_matches_replay_to_the_same_end(name: str, version: int) -> None:
    corpus, game = corpus_of(name, version), load_game(name)
    layout = f'where only the layout of its tables has changed, game.toml says: rulesets = {{"{corpus.ruleset}" = {version}}}'
    assert game.rulesets.version_of(corpus.ruleset) == version, layout
    assert start_match(game, corpus.ruleset, corpus.matches[0]).version == version
    if differences_found := differences(game, corpus, sample(corpus)):
        renews = (
            RENEW
            if all(difference_found.fields for difference_found in differences_found.values())
            else f"python -m tests.corpus.make {name}"
        )
        fail_out_of_date(
            f"{name}, version {version}: {len(differences_found)} of {SAMPLE_SIZE} stored matches",
            [describe_differences(differences_found)],
            renews,
        )


def test_the_inspection_of_a_server_finds_no_fault_in_stored_matches(tmp_path: Path) -> None:
    """`boardwright admin check` replays each match under the rules that it names."""
    store = Store(str(tmp_path / "matches.db"))
    try:
        device, names = store.add_device(b"0" * 32, 0), []
        for name, version in STORED_VERSIONS:
            corpus = corpus_of(name, version)
            for number in sample(corpus)[:: repetitions(8, proving=1, short=10)]:
                match = replay_match(load_game(name), corpus.ruleset, corpus.matches[number])
                store_match(store, device, match, ["bot:random"] * match.players)
                names.append(name)
        assert list(inspection.faults(store)) == [] and set(names) == {name for name, _ in STORED_VERSIONS}
        with store.writing() as db:
            db.execute(sa.update(matches).where(matches.c.game == SMALLEST).values(seed=bytes(32)))
        assert len(list(inspection.faults(store))) == names.count(SMALLEST)
    finally:
        store.close()


def test_a_new_field_is_distinguished_from_another_end() -> None:
    """`make renew` updates the ends if positions have a new field and nothing else differs."""
    game, corpus = load_game(SMALLEST), corpus_of(SMALLEST, 1)
    last = replay_match(game, corpus.ruleset, corpus.matches[0])
    stored = corpus.matches[0]._replace(end=end_of(last, corpus.ruleset, corpus.matches[0]))
    assert difference(game, corpus.ruleset, stored) is None
    before = SimpleNamespace(game=game, position=lambda: without(last.position(), ["turn"]))
    assert difference(game, corpus.ruleset, stored._replace(end=end_of(before, corpus.ruleset, stored))) == Difference(("turn",))
    assert difference(game, corpus.ruleset, stored._replace(end="0" * 32)) == Difference(why="it ends in another position")
    illegal = difference(game, corpus.ruleset, stored._replace(actions=[*stored.actions, "0 draw"]))
    assert illegal is not None and illegal.why and "new version" in describe_differences({0: illegal})


@pytest.mark.parametrize(("name", "version"), STORED_VERSIONS)
def test_renewing_changes_nothing_if_stored_matches_end_as_before(name: str, version: int) -> None:
    """Earlier versions have fewer stored matches than the present one."""
    assert list(renew(name, version, load_game(name), write_files=False)) == []


@pytest.mark.parametrize("name", BUILT_IN_GAMES)
def test_every_playable_version_of_a_game_has_stored_matches(name: str) -> None:
    """A new version needs matches (`python -m tests.corpus.make GAME`), and a version with stored matches must stay playable."""
    assert [version for game, version in STORED_VERSIONS if game == name] == list(bw.load(name).versions)


@pytest.mark.parametrize(("name", "version"), STORED_VERSIONS)
def test_stored_matches_have_all_numbers_of_players_and_all_options(name: str, version: int) -> None:
    corpus = corpus_of(name, version)
    count = MATCHES if version == bw.load(name).versions[-1] else BEFORE
    assert corpus.game == name and len(corpus.matches) == count
    game, counts = bw.load(name), Counter[tuple[int, str, object]]()
    for stored in corpus.matches:
        assert stored.actions and stored.players in game.players_with(stored.options)
        counts.update((stored.players, option, value) for option, value in stored.options.items())
    for option in game.options.keys() & corpus.matches[0].options.keys():
        values = {value for _, name, value in counts if name == option}
        assert len(values) > 1 and min(counts[players, option, value] for players in game.players_with() for value in values) >= 3, option
    assert len({stored.end for stored in corpus.matches}) == count, "a match is stored twice"


@pytest.mark.parametrize("name", BUILT_IN_GAMES)
def test_stored_matches_contain_every_kind_of_action(name: str) -> None:
    """Otherwise the rules of that kind would not be covered."""
    game = bw.load(name)
    matches = corpus_of(name, game.versions[-1]).matches
    played_actions = {entry.split(" ", 1)[1] for stored in matches for entry in stored.actions}
    assert {text.split()[0] for text in played_actions} == set(game.actions.families) and len(played_actions) > 100
