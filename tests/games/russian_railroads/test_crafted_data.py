"""Component data that are not the built-in ones: refused where they could not be played, else played to the end by every law."""

import copy
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.text.data_tables import Entry
from boardwright.games.russian_railroads import components as c
from tests.conftest import many
from tests.games.crafted import at, pattern, places
from tests.games.rng import Rng

from .test_data import FACTORY, SPACE, Change, changed, data, row

UNPLAYABLE: list[tuple[str, Change]] = [
    # a match might never end, or count without limit: the space has room for everybody
    ("black_or_grey: coins", lambda d: row(SPACE(d), "black_or_grey").update(coins=1)),
    ("black_or_grey: points", lambda d: row(SPACE(d), "black_or_grey").update(points=1)),
    ("black_or_grey: bonus", lambda d: row(SPACE(d), "black_or_grey").update(bonus=1)),
    ("black_or_grey: repeat", lambda d: row(SPACE(d), "black_or_grey").update(repeat=1)),
    # temporary workers go back to their space
    ("coins: temporary", lambda d: row(SPACE(d), "coins").update(temporary=2)),
    ("engineer_sum: temporary", lambda d: FACTORY(d)[0].update(temporary=2)),
    # one worker claims a place, and is used again
    ("first: workers", lambda d: row(SPACE(d), "first").update(workers=2)),
    # nothing is won before the match begins
    ("transsiberian_2: space", lambda d: d["special"]["list"][0].update(space=1)),
    ("kiev_7: space", lambda d: row(d["special"]["list"], "kiev_7").update(space=1)),
    # all that is won in a turn must find room to wait
    ("effects", lambda d: [each.update(bonus=1, black=1) for each in FACTORY(d)]),
]


@pytest.mark.parametrize("number", range(len(UNPLAYABLE)))
def test_data_that_could_not_be_played_are_refused(number: int) -> None:
    """With the entry, the value and what would fit."""
    place, change = UNPLAYABLE[number]
    with pytest.raises(bw.BadData, match="expected") as error:
        bw.load("russian_railroads", data=changed(change))
    assert place in str(error.value)


def test_an_engineer_is_hired_once_a_round_whatever_it_costs() -> None:
    """p. 13: a hire space without a coin costs one worker; the engineer who repeats cannot hire where nobody lies any more."""
    other = bw.load("russian_railroads", data=changed(lambda d: row(SPACE(d), "hire").pop("coins_needed")))
    pieces = {"hire": [{"seat": 0, "worker": 1}]}
    where = {"players": 2, "pieces": pieces, "row": [None, "two_any"], "seats": [{"engineers": ["repeat"]}, {}]}
    match = other.from_position(where, seed=1)
    assert match.why_not(0, "occupy engineer_repeat").id == "nothing_to_repeat"


def test_a_medal_may_be_the_last_thing_that_a_reward_needs() -> None:
    """2.2: a reward fires in the moment in which the last missing condition is met."""
    other = bw.load("russian_railroads", data=changed(lambda d: row(d["special"]["list"], "kiev_5").update(points=50, each_scoring=0)))
    seat = {"rails": {"transsiberian": {"black": 2}, "kiev": {"black": 6, "grey": 5}, "petersburg": {"black": 3}},
            "locomotives": {"kiev": 5, "petersburg": 4}}  # fmt: skip
    match = other.from_position({"players": 2, "seats": [seat, {}]}, seed=1)
    for text in ("occupy black_or_grey", "pay 0 without_black", "step petersburg black", "use_token medal"):
        match.play(0, text)
    assert match.view(0)["seats"][0]["points"] == 50 and other.from_position(match.position(), seed=1).position() == match.position()


def test_data_without_the_locomotive_of_the_card() -> None:
    """A card that gives something else leaves no locomotive to be looked for."""
    cards = changed(lambda d: d["question_cards"]["list"][4].update(special_locomotive=0, points=5))
    other = bw.load("russian_railroads", data=cards)
    match = other.from_position({"players": 2, "cards": {"locomotive": 1}}, seed=1)
    assert other.from_position(match.position(), seed=2).position() == match.position()


def crafted(dice: Rng) -> tuple[dict[str, Any], list[str]]:
    """The built-in data with one to three numbers, flags or names changed."""
    other, changes = copy.deepcopy(data()), []
    for _ in range(1 + dice.below(3)):
        paths = [path for path in places(other) if not isinstance(at(other, path), dict | list) and path[-1] not in Entry.notes]
        path = dice.choice([path for path in paths if path[0] == dice.choice(list(other))] or paths)
        parent, old = at(other, path[:-1]), at(other, path)
        near = [at(other, each) for each in paths if pattern(each) == pattern(path)]
        if isinstance(parent, dict) and dice.below(4) == 0 and "id" in parent:
            path = (*path[:-1], dice.choice(c.PARTS))
            parent[path[-1]] = dice.choice((1, 2, 3, 16))
        else:
            parent[path[-1]] = dice.choice((old - 1, old + 1, 2 * old, 0, 100)) if type(old) is int and dice.below(2) else dice.choice(near)
        changes.append(f"{path} = {parent[path[-1]]!r}")
    return other, changes


def laws(match: Any) -> None:
    """What holds with any data that are accepted."""
    r, tables = match._state.record, match.game.tables.record
    each = int(tables.locomotives) - int(tables.locomotives_removed[r.players])
    for number in range(1, 10):
        lying = int(r.locomotive_supply[number]) + int(r.factory_supply[number]) + (r.slot == number).sum() + (r.factory == number).sum()
        assert lying + (r.hand == number) + (r.new_factory == number) == each
    for seat in range(match.players):
        standing = r.pieces[seat].sum(axis=0)
        assert min(r.workers[seat], r.temporary[seat], r.coins[seat], *standing) >= 0
        assert r.workers[seat] + standing[0] == r.workers_all[seat] and r.doublers[seat] <= 8
        assert r.points[seat] == r.scored[seat].sum() + r.bonus_points[seat].sum() + r.majority_points[seat]
    assert r.doubler_supply + r.doublers.sum() == tables.doubler_supply and r.remaining_parts[: r.queue_length].any(axis=1).all()
    position = match.position()
    assert match.game.from_position(position, seed=1).position() == position


def test_changed_data_are_refused_or_played_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python, where reading beyond an array is an error: whole matches by chance, and every law on the way."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    dice, played = Rng(many(8, proving=9, short=8)), 0
    for number in range(count := many(15, proving=480, short=15)):
        tables, changes = crafted(dice)
        try:
            other = bw.load("russian_railroads", data=tables)
        except bw.BadData as error:
            assert "expected" in str(error), error
            continue
        played += 1
        match = other.new_match(players=2 + number % 3, seed=number)
        try:
            while not match.over:
                texts = match.legal(match.actors[0])
                match.play(match.actors[0], dice.choice(texts))
                assert len(match.decisions) < 3_000
                if dice.below(40) == 0:
                    laws(match)
            laws(match)
        except Exception as error:
            raise AssertionError(f"{changes}: {error!r}") from error
    assert count // 10 < played < count
