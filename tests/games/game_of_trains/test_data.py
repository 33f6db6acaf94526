"""The table of the 84 cards: whole, with a source, of the shape that the list is known for."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import boardwright as bw

from .helpers import ABILITIES, DECK, abilities, card_table, game, play, position, start, texts

CYCLE = (
    "move_right_2",
    "protect",
    "move_left_2",
    "swap_adjacent",
    "remove_middle",
    "remove_right",
    "remove_left",
    "swap_skip_one",
)


def test_every_number_has_exactly_one_of_the_eight_abilities() -> None:
    """Components: 84 wagons numbered 1-84, eight abilities, one on each."""
    table = card_table()
    assert set(table) == set(ABILITIES)
    assert sorted(card for cards in table.values() for card in cards) == sorted(DECK)


def test_counts_of_the_abilities() -> None:
    """Card table: four abilities stand on eleven cards, four on ten."""
    counts = {name: len(cards) for name, cards in card_table().items()}
    eleven = {"move_right_2", "move_left_2", "remove_middle", "swap_skip_one"}
    assert counts == {name: 11 if name in eleven else 10 for name in ABILITIES}


def test_structure_of_the_table() -> None:
    """Card table: 1-48 are six cycles; then four runs of one extra card and one cycle."""
    extras = ("swap_skip_one", "move_right_2", "remove_middle", "move_left_2")
    expected = [*CYCLE * 6, *(name for extra in extras for name in (extra, *CYCLE))]
    assert [abilities()[card] for card in range(1, 85)] == expected


def test_the_table_says_where_it_comes_from_and_how_sure_it_is() -> None:
    """A data file names its source and its confidence."""
    text = files("boardwright.games.game_of_trains").joinpath("data/cards.toml").read_text("utf-8")
    table = tomllib.loads(text)["abilities"]
    assert len(table["source"]) > 40 and table["confidence"] in {"certain", "likely", "guess"}


def test_numbers_in_each_list_ascend() -> None:
    """So that two people who compare the table with their cards find a number quickly."""
    for cards in card_table().values():
        assert cards == sorted(cards)


# -- another table ---------------------------------------------------------------------------------------------------------


def exchanged(one: int, two: int) -> dict[str, list[int]]:
    """The built-in table with two cards having changed abilities."""
    renamed = {one: two, two: one}
    return {name: sorted(renamed.get(card, card) for card in cards) for name, cards in card_table().items()}


def other_game(cards: dict[str, list[int]]) -> object:
    return bw.load("game_of_trains", data={"abilities": {"source": "a test", "confidence": "guess", "cards": cards}})


def test_another_table_changes_what_cards_do() -> None:
    """A player may load another table: 4 removes the leftmost wagon then, 7 swaps neighbours."""
    where = position([None, None], row=[4])
    here, there = start(where), other_game(exchanged(4, 7)).from_position(where, seed=1)
    assert "use swap_adjacent" in texts(here) and "use remove_left" not in texts(here)
    assert "use remove_left" in texts(there) and "use swap_adjacent" not in texts(there)
    assert there.view(None)["row"] == [{"card": 4, "ability": "remove_left"}]
    play(there, "use remove_left")
    assert there.position()["trains"][1][0] != where["trains"][1][0]


def test_another_table_has_another_digest() -> None:
    """The ruleset names the data in use; a table of the same content has the same digest, whatever its notes say."""
    other = other_game(exchanged(4, 7))
    assert other.ruleset != game().ruleset
    assert other.ruleset == other_game(exchanged(7, 4)).ruleset
    assert other_game(card_table()).ruleset == game().ruleset


def test_another_table_travels_in_the_match_file(tmp_path: Path) -> None:
    """The file replays where the table is not at hand."""
    match = other_game(exchanged(4, 7)).new_match(players=2, seed=3, options={"turn_cap": 50})
    while not match.over:
        play(match, sorted(texts(match))[-1])
    match.save(tmp_path / "other.json")
    bw.verify(tmp_path / "other.json")
    again = bw.replay(tmp_path / "other.json")
    assert again.position() == match.position()
    assert again.game.ruleset == match.game.ruleset != game().ruleset


@pytest.mark.parametrize(
    "spoil",
    [
        lambda cards: cards["protect"].pop(),  # a card without an ability
        lambda cards: cards["protect"].append(1),  # a card with two
        lambda cards: cards["protect"].append(85),
        lambda cards: cards["protect"].append(0),
        lambda cards: cards["protect"].append("2"),
        lambda cards: cards["protect"].append(2.0),
        lambda cards: cards["protect"].append(True),
        lambda cards: cards.pop("protect"),
        lambda cards: cards.update(fly=[]),
        lambda cards: cards.update(protect="2 10 18"),
        lambda cards: cards.update(protect=None),
        lambda cards: cards.update(protect=2),
    ],
)
def test_a_broken_table_is_refused(spoil: Callable[[dict[str, list[int]]], object]) -> None:
    """With an error that names the place and what would fit."""
    cards = {name: list(numbers) for name, numbers in card_table().items()}
    spoil(cards)
    with pytest.raises(bw.BadData, match=r"abilities\.cards.*expected"):
        other_game(cards)


@pytest.mark.parametrize("table", [None, [], "cards", 84, True, {}, {"cards": []}, {"cards": None}, {"cards": "1"}])
def test_what_is_no_table_is_refused(table: object) -> None:
    """The error names the table, what stands there and what would fit."""
    with pytest.raises(bw.BadData, match=r"^abilities.*: .+, expected"):
        bw.load("game_of_trains", data={"abilities": table})


def test_a_field_that_does_not_exist_is_refused() -> None:
    """A slip of the pen is not passed over."""
    with pytest.raises(bw.BadData, match="abilities: card "):
        bw.load("game_of_trains", data={"abilities": {"cards": card_table(), "card": []}})
