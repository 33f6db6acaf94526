"""The table of the 84 cards: whole, with a source, of the shape that the list is known for."""

from collections.abc import Callable
from typing import Any

import boardwright as bw
from tests.games.looking import texts

from .helpers import ABILITIES, DECK, abilities, card_table, game, play, position, start

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


def cards(change: Callable[[dict[str, list[int]]], object]) -> Callable[[dict[str, Any]], object]:
    """A change of the lists of cards."""
    return lambda tables: change(tables["abilities"]["cards"])


BROKEN: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("abilities.cards", cards(lambda lists: lists["protect"].pop())),  # a card without an ability
    ("abilities.cards", cards(lambda lists: lists["protect"].append(1))),  # a card with two
    ("abilities.cards", cards(lambda lists: lists["protect"].append(85))),
    ("abilities.cards", cards(lambda lists: lists["protect"].append(0))),
    ("abilities.cards", cards(lambda lists: lists.pop("protect"))),
    ("abilities.cards", cards(lambda lists: lists.update(fly=[]))),
    ("abilities.cards", cards(lambda lists: lists.update(protect=None))),
    ("abilities", lambda tables: tables.update(abilities=None)),
    ("abilities: card ", lambda tables: tables["abilities"].update(card=[])),
]
