"""The table of the 84 cards: complete, of the known structure, and replaceable."""

from collections.abc import Callable
from typing import Any

import boardwright as bw
from tests.games.inspection import legal_texts

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
    assert sorted(card for change_of_cards in table.values() for card in change_of_cards) == sorted(DECK)


def test_four_abilities_are_on_eleven_cards_and_four_on_ten() -> None:
    """Card table."""
    counts = {name: len(change_of_cards) for name, change_of_cards in card_table().items()}
    eleven = {"move_right_2", "move_left_2", "remove_middle", "swap_skip_one"}
    assert counts == {name: 11 if name in eleven else 10 for name in ABILITIES}


def test_the_table_repeats_a_cycle_of_eight_abilities() -> None:
    """Card table: 1-48 are six cycles; then four runs of one extra card and one cycle."""
    extras = ("swap_skip_one", "move_right_2", "remove_middle", "move_left_2")
    expected = [*CYCLE * 6, *(name for extra in extras for name in (extra, *CYCLE))]
    assert [abilities()[card] for card in range(1, 85)] == expected


def test_numbers_in_each_list_ascend() -> None:
    """People who compare the table with their cards find a number quickly."""
    for change_of_cards in card_table().values():
        assert change_of_cards == sorted(change_of_cards)


# -- another table ---------------------------------------------------------------------------------------------------------


def table_with_exchanged(one: int, two: int) -> dict[str, list[int]]:
    """Return the built-in table with the abilities of two cards exchanged."""
    renamed = {one: two, two: one}
    return {name: sorted(renamed.get(card, card) for card in change_of_cards) for name, change_of_cards in card_table().items()}


def game_with_table(cards: dict[str, list[int]]) -> object:
    """Return the game with another card table."""
    return bw.load("game_of_trains", data={"abilities": {"source": "a test", "confidence": "guess", "cards": cards}})


def test_another_table_changes_what_cards_do() -> None:
    """Here 4 removes the leftmost wagon, and 7 swaps neighbours."""
    where = position([None, None], row=[4])
    built_in, other = start(where), game_with_table(table_with_exchanged(4, 7)).from_position(where, seed=1)
    assert "use swap_adjacent" in legal_texts(built_in) and "use remove_left" not in legal_texts(built_in)
    assert "use remove_left" in legal_texts(other) and "use swap_adjacent" not in legal_texts(other)
    assert other.view(None)["row"] == [{"card": 4, "ability": "remove_left"}]
    play(other, "use remove_left")
    assert other.position()["trains"][1][0] != where["trains"][1][0]


def test_another_table_has_another_digest() -> None:
    """The ruleset names the data in use. Equal tables have equal digests, whatever their notes say."""
    other = game_with_table(table_with_exchanged(4, 7))
    assert other.ruleset != game().ruleset
    assert other.ruleset == game_with_table(table_with_exchanged(7, 4)).ruleset
    assert game_with_table(card_table()).ruleset == game().ruleset


def change_of_cards(change: Callable[[dict[str, list[int]]], object]) -> Callable[[dict[str, Any]], object]:
    """Return a change of the lists of cards."""
    return lambda tables: change(tables["abilities"]["cards"])


BROKEN: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("abilities.cards", change_of_cards(lambda lists: lists["protect"].pop())),  # a card without an ability
    ("abilities.cards", change_of_cards(lambda lists: lists["protect"].append(1))),  # a card with two
    ("abilities.cards", change_of_cards(lambda lists: lists["protect"].append(85))),
    ("abilities.cards", change_of_cards(lambda lists: lists["protect"].append(0))),
    ("abilities.cards", change_of_cards(lambda lists: lists.pop("protect"))),
    ("abilities.cards", change_of_cards(lambda lists: lists.update(fly=[]))),
    ("abilities.cards", change_of_cards(lambda lists: lists.update(protect=None))),
    ("abilities", lambda tables: tables.update(abilities=None)),
    ("abilities: card ", lambda tables: tables["abilities"].update(card=[])),
]
