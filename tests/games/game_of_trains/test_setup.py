"""Rulebook, setup of the game."""

from collections import Counter

import pytest

from tests.games.inspection import event_args, event_kinds, legal_texts, prompt_of
from tests.games.refusals import refusal

from .helpers import DECK, PLAYERS, game, play, position, position_after, start_unchanged


def turn_order(first: int, players: int) -> list[int]:
    return [(first + step) % players for step in range(players)]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_four_players_may_play(players: int) -> None:
    """Rulebook, title: for 2-4 players."""
    assert list(game().players) == [2, 3, 4]
    assert len(game().new_match(players=players, seed=1).view(None)["trains"]) == players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(20))
def test_every_seat_has_seven_wagons_in_descending_order(players: int, seed: int) -> None:
    """Rulebook, setup: seven cards each, laid out descending from left to right, the highest beside the locomotive."""
    where = game().new_match(players=players, seed=seed).position()
    for train in where["trains"]:
        assert len(train) == 7
        assert train == sorted(train, reverse=True)


def test_the_wagons_are_shuffled() -> None:
    """Rulebook, setup: the wagons are shuffled. Every card is dealt about equally often (1 200 deals of 14 of 84)."""
    dealt = Counter(card for seed in range(1200) for train in game().new_match(players=2, seed=seed).position()["trains"] for card in train)
    mean = 1200 * 14 / 84
    chi_square = sum((dealt[card] - mean) ** 2 / mean for card in DECK)
    assert set(dealt) == set(DECK)
    assert chi_square < 140, chi_square  # 83 degrees of freedom, and less than free as cards are dealt without return


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    """Rulebook, setup: the player who was last at a station; the English edition leaves it to chance."""
    first = Counter(game().new_match(players=players, seed=seed).position()["first"] for seed in range(600))
    assert set(first) == set(range(players))
    assert min(first.values()) > 0.8 * 600 / players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_the_kth_player_draws_k_cards(players: int, seed: int) -> None:
    """Rulebook, setup: the first player draws one card, the second two, the third three, the fourth four."""
    match = game().new_match(players=players, seed=seed)
    where = match.position()
    for number, seat in enumerate(turn_order(where["first"], players), start=1):
        assert len(where["hands"][seat]) == number
    drawn = event_args(match.events(None), "drew_setup")
    assert [(event["seat"], event["count"]) for event in drawn] == [
        (seat, number) for number, seat in enumerate(turn_order(where["first"], players), start=1)
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_players_draw_before_the_first_choice(players: int) -> None:
    """Rulebook, setup: drawing goes round first, choosing goes round after it."""
    match = game().new_match(players=players, seed=5)
    assert event_kinds(match.events(None)) == ["dealt"] * players + ["drew_setup"] * players + ["kept"]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_keeps_an_only_card_unasked(players: int) -> None:
    """Rulebook, setup: a single card is no choice. The first prompt asks where to put it."""
    match = game().new_match(players=players, seed=6)
    where = match.position()
    first = where["first"]
    (card,) = where["hands"][first]
    assert match.actors == (first,)
    assert prompt_of(match, first) == ("setup_replace", {"card": card})
    assert legal_texts(match) == {f"replace {place}" for place in range(1, 8)}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(6))
def test_choices_go_round_from_the_first_player(players: int, seed: int) -> None:
    """Rulebook, setup: from the first player clockwise each keeps a card and replaces a wagon."""
    match = game().new_match(players=players, seed=seed)
    first = match.position()["first"]
    seen = []
    while match.position()["phase"] in ("setup_keep", "setup_replace"):
        (seat,) = match.actors
        seen.append((seat, prompt_of(match, seat)[0]))
        play(match, sorted(legal_texts(match))[0])
    expected = [(first, "setup_replace")]
    for seat in turn_order(first, players)[1:]:
        expected += [(seat, "setup_keep"), (seat, "setup_replace")]
    assert seen == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_has_the_first_turn(players: int) -> None:
    """Rulebook, course of the game: the first player begins."""
    match = game().new_match(players=players, seed=7)
    while match.position()["phase"] != "turn":
        play(match, sorted(legal_texts(match))[0])
    assert match.actors == (match.position()["first"],)


def position_before_second_choice(**fields: object) -> dict:
    return position([[80, 70, 60, 50, 40, 30, 20], [79, 69, 59, 49, 39, 29, 19]], phase="setup_keep", active=1,
                    hands=[[], [44, 45]], **fields)  # fmt: skip


def test_a_player_keeps_one_of_the_drawn_cards() -> None:
    """Rulebook, setup."""
    match = start_unchanged(position_before_second_choice())
    assert legal_texts(match) == {"keep 44", "keep 45"}
    assert prompt_of(match, 1) == ("setup_keep", {})
    assert refusal(match, "keep 46") == ("not_drawn", {"card": 46}, "setup")


def test_the_other_drawn_cards_go_face_down_to_the_discard_pile() -> None:
    """Rulebook, setup: the cards not chosen go face down to the discard pile."""
    where = position_after(position_before_second_choice(), "keep 45")
    assert where["refused"] == [[], [44]]
    assert where["hands"] == [[], [45]]
    assert where["phase"] == "setup_replace"


@pytest.mark.parametrize("place", range(1, 8))
def test_the_kept_card_replaces_any_wagon(place: int) -> None:
    """Rulebook, setup: the chosen card replaces some wagon of the row; the replaced one lies face up for its ability."""
    match = start_unchanged(position_before_second_choice())
    play(match, "keep 45")
    assert legal_texts(match) == {f"replace {n}" for n in range(1, 8)}
    events = play(match, f"replace {place}")
    old = [79, 69, 59, 49, 39, 29, 19]
    where = match.position()
    assert where["trains"][1] == [*old[: place - 1], 45, *old[place:]]
    assert where["row"] == [old[place - 1]]
    assert where["hands"] == [[], []]
    assert event_args(events, "placed") == [{"seat": 1, "position": place, "card": 45, "replaced": old[place - 1]}]


def test_equal_abilities_leave_the_row_in_the_setup_too() -> None:
    """Rulebook, setup, in bold: two cards of the same ability in the row are discarded at any time."""
    where = position_before_second_choice(row=[27])  # 27 and 19: move_left_2
    later = position_after(where, "keep 45", "replace 7")
    assert later["row"] == []
    assert {19, 27} <= set(later["discard"])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_win_in_the_setup_is_impossible(players: int) -> None:
    """One new card in any place never makes seven descending wagons ascend."""
    train = [81, 71, 61, 51, 41, 31, 21]
    for place in range(7):
        for card in sorted(DECK - set(train)):
            changed = [*train[:place], card, *train[place + 1 :]]
            assert any(left > right for left, right in zip(changed, changed[1:], strict=False))
    for seed in range(30):
        match = game().new_match(players=players, seed=seed)
        while match.position()["phase"].startswith("setup"):
            assert not match.over
            play(match, sorted(legal_texts(match))[seed % len(legal_texts(match))])
        assert not match.over
