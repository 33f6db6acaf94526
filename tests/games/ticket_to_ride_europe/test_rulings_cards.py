"""Tests of the rulings about train cards: E11–E19, E46–E50 of the fact sheet. Test names begin with the number of the ruling."""

from collections import Counter
from typing import Any

import pytest

from tests.conftest import repetitions
from tests.games.inspection import event_args, event_kinds, legal_texts
from tests.games.refusals import refusal

from .facts import CARDS, LOCOMOTIVE
from .helpers import PLAYERS, all_cards, game, legal_args, parse_cards, play, position, start_match

L = LOCOMOTIVE
ALL_FIVE, ONLY_THOSE = {"three_locomotives": "all_five"}, {"three_locomotives": "only_those"}
BOTH_OPTIONS = pytest.mark.parametrize("options", [ALL_FIVE, ONLY_THOSE], ids=["all_five", "only_those"])


def row_of(match: Any) -> list[str | None]:
    row: list[str | None] = match.position()["row"]
    return row


def row_in_event(args: dict[str, Any]) -> list[str | None]:
    return [args[f"card_{n}"] for n in (1, 2, 3, 4, 5)]


# -- E11, E12, E46–E48: three locomotives --------------------------------------------------------------------------------------


def test_e11_three_locomotives_sweep_all_five() -> None:
    """After a card was taken, all five go to the discards and five new ones are laid out."""
    discard = "12 yellow, 12 black, 12 white"
    match = start_match(position(2, row=(L, "red", L, "blue", "green"), deck="1 locomotive", discard=discard, rest=1))
    events = play(match, "take 2")
    assert event_kinds(events)[:4] == ["took", "swept", "reshuffled", "laid_out"]
    assert Counter(row_in_event(event_args(events, "swept")[0])) == {L: 3, "blue": 1, "green": 1}
    assert event_args(events, "reshuffled")[0]["count"] == 36 + 5, "with the five swept cards (E48)"
    assert row_in_event(event_args(events, "laid_out")[-1]) == row_of(match)
    assert row_of(match).count(L) < 3 and None not in row_of(match)


def test_e11_swept_cards_go_to_the_discards() -> None:
    """They do not return to the deck."""
    match = start_match(position(2, row=(L, "red", L, "blue", "green"), deck="1 locomotive, 11 yellow", discard="", rest=1))
    for _ in range(12):  # until the locomotive is opened
        branch = match.copy()
        events = play(branch, "take 2")
        if "swept" in event_kinds(events):
            where = branch.position()
            assert parse_cards(where["discard"]) == parse_cards("3 locomotive, 1 blue, 1 green") and where["row"] == ["yellow"] * 5
            assert where["deck"] == {"yellow": 6} and where["phase"] == "second_card"
            return
        match = start_match(position(2, row=(L, "red", L, "blue", "green"), deck="1 locomotive, 11 yellow", discard="", rest=1), seed=_ + 2)
    raise AssertionError("the locomotive never came")


def test_e11_by_option_only_the_locomotives_are_swept() -> None:
    """The Icelandic reading: only the locomotives are put aside."""
    row = (L, "red", L, "blue", "green")
    match = start_match(position(2, row=row, deck="1 locomotive", discard="12 yellow", rest=1, options=ONLY_THOSE))
    events = play(match, "take 2")
    assert event_kinds(events)[:4] == ["took", "swept", "reshuffled", "laid_out"]
    assert event_args(events, "reshuffled")[0]["count"] == 15
    assert row_of(match)[3:] == ["blue", "green"] and row_of(match).count(L) < 3


@BOTH_OPTIONS
def test_e11_the_first_row_is_swept_at_the_setup(options: dict[str, str]) -> None:
    """With 14 locomotives among 110 cards about one row in fifty begins with three."""
    swept = 0
    for seed in range(repetitions(400, proving=3_000, short=200)):
        match = game().new_match(players=2 + seed % 4, seed=seed, options=options)
        events = match.full_events()
        assert row_in_event(event_args(events, "laid_out")[0]) == row_of(match) and row_of(match).count(L) < 3
        assert all_cards(match.position()) == CARDS
        gone = Counter(card for args in event_args(events, "swept") for card in row_in_event(args) if card)
        assert parse_cards(match.position()["discard"]) == gone
        for args in event_args(events, "swept"):
            row = Counter(card for card in row_in_event(args) if card)
            assert row[L] >= 3 and (row.total() == 5 if options == ALL_FIVE else set(row) == {L})
            swept += 1
    assert swept


@BOTH_OPTIONS
def test_e11_the_second_card_comes_from_the_swept_row(options: dict[str, str]) -> None:
    where = position(2, row=(L, "red", L, "blue", "green"), options=options)
    for seed in range(60):
        match = start_match(where, seed)
        events = play(match, "take 2")
        if "swept" in event_kinds(events):
            assert match.position()["phase"] == "second_card" and row_of(match).count(L) < 3
            assert match.actors == (0,) and legal_args(match, "take") == {str(n) for n, card in enumerate(row_of(match), 1) if card != L}
            return
    raise AssertionError("no third locomotive came")


@BOTH_OPTIONS
@pytest.mark.parametrize(("others", "swept"), [(2, False), (3, True)])
def test_e12_the_row_is_swept_only_if_that_can_help(others: int, swept: bool, options: dict[str, str]) -> None:
    """Five places need at least three other cards. The rest is in hands."""
    row = (L, "red", L, "blue", "green")
    deck = "2 locomotive" if others == 2 else "1 locomotive"
    discard = "" if others == 2 else "1 yellow, 3 locomotive"
    match = start_match(position(2, row=row, deck=deck, discard=discard, rest=1, options=options))
    events = play(match, "take 2")
    assert ("swept" in event_kinds(events)) == swept
    if not swept:
        assert row_of(match) == [L, L, L, "blue", "green"] and match.position()["phase"] == "second_card"


def test_e12_a_row_of_four_cards_needs_two_others_for_a_sweep() -> None:
    """k = min(5, pool)."""
    where = position(2, hands=["1 locomotive, 2 red"], row=(L, L, "blue", None, None), deck="", discard="", rest=1)
    match = start_match(where)
    play(match, "build_station wien")
    events = play(match, "pay locomotive 1")
    assert row_of(match) == [L, L, "blue", L, None] and "swept" not in event_kinds(events)


def test_e12_a_pool_of_five_with_three_others_is_not_swept() -> None:
    """The row shows all five cards, two of them locomotives."""
    where = position(2, hands=["3 red"], row=(L, L, None, None, None), deck="", discard="", built={"wien": 0, "roma": 0}, rest=1)
    match = start_match(where)
    play(match, "build_station paris")
    events = play(match, "pay red 0")
    assert row_of(match) == [L, L, "red", "red", "red"] and "swept" not in event_kinds(events)


@pytest.mark.parametrize("way", ["claim", "station", "given_up", "tunnel"])
def test_e46_the_row_is_swept_after_every_kind_of_discard(way: str) -> None:
    """After claims, stations, and tunnels given up or completed, when all cards are discarded."""
    rows = (L, L, L, "blue", "green")
    if way == "claim":
        match = start_match(position(2, hands=["4 red"], row=rows, deck="", discard="", rest=1))
        events = play(match, "claim kyiv-warszawa", "pay red 0")
    elif way == "station":
        match = start_match(position(2, hands=["4 red"], row=rows, deck="", discard="", rest=1))
        events = play(match, "build_station wien", "pay red 0")
    else:
        deck = "2 red, 1 white" if way == "given_up" else "1 black, 2 white"
        match = start_match(position(2, hands=["3 red"], row=rows, deck=deck, discard="", rest=1))
        events = play(match, "claim erzurum-sochi", "pay red 0")
        if way == "given_up":
            assert "swept" not in event_kinds(events)
            events = play(match, "give_up")
    order = [kind for kind in event_kinds(events) if kind in ("claimed", "built_station", "gave_up", "swept")]
    assert order[0] in ("claimed", "built_station", "gave_up") and order[1] == "swept"


def test_e46_one_refill_after_payment_and_revealed_cards() -> None:
    """The payment and the revealed cards are discarded before the new row is laid out, so it may contain them."""
    match = start_match(position(2, hands=["3 red"], row=(L, L, L, "blue", None), deck="", discard="", rest=1))
    events = play(match, "claim erzurum-sochi", "pay red 0")
    assert event_kinds(events)[1:5] == ["laid", "revealed", "claimed", "reshuffled"] and event_kinds(events)[-1] in ("opened", "laid_out")
    assert event_args(events, "reshuffled")[0]["count"] == 3


def mostly_locomotives(**other: Any) -> dict[str, Any]:
    """Return a position with three open locomotives and only three other cards in row and piles, so most new rows show three again."""
    return position(2, hands=["1 red"], row=(L, "blue", L, "green", L), deck="", discard="11 locomotive, 1 white", rest=1, **other)


def test_e47_at_most_thirty_sweeps_for_one_refill() -> None:
    """If nearly all cards are locomotives, the row stays after thirty sweeps."""
    capped = mended = 0
    for seed in range(repetitions(60, proving=480, short=30)):
        match = start_match(mostly_locomotives(), seed)
        play(match, "build_station wien")
        events = play(match, "pay red 0")
        count = event_kinds(events).count("swept")
        assert 1 <= count <= 30
        assert (row_of(match).count(L) >= 3) == (count == 30) or count == 30
        assert all_cards(match.position()) == CARDS
        capped += row_of(match).count(L) >= 3
        mended += row_of(match).count(L) < 3
    assert capped and mended


def test_e47_the_row_stays_until_the_next_refill_or_discard() -> None:
    """A card drawn unseen changes nothing."""
    for seed in range(200):
        match = start_match(mostly_locomotives(), seed)
        play(match, "build_station wien")
        play(match, "pay red 0")
        if row_of(match).count(L) >= 3:
            row = row_of(match)
            assert event_kinds(play(match, "draw"))[-1] == "drew" and row_of(match) == row
            slot = next((n for n, card in enumerate(row, 1) if card != L), None)
            if slot:
                assert "swept" in event_kinds(play(match, f"take {slot}")) or row_of(match).count(L) < 3
                return
    raise AssertionError("never thirty sweeps")


def test_e48_locomotives_are_counted_when_all_places_are_filled() -> None:
    """Cards are opened one after the other without a sweep in between."""
    seen = 0
    where = position(2, hands=["4 locomotive"], row=(L, "blue", "green", None, None), deck="", discard="", rest=1)
    for seed in range(20):
        match = start_match(where, seed)
        play(match, "claim kyiv-warszawa")
        events = play(match, "pay locomotive 4")
        order = event_kinds(events)
        assert order[:4] == ["claimed", "reshuffled", "opened", "opened"], "4 and 5 are opened though three locomotives lie there"
        assert "swept" not in order  # two others in a pool of seven do not suffice
        seen += 1
    assert seen == 20
    enough = position(2, hands=["4 locomotive, 1 red"], row=(L, "blue", "green", "white", None), deck="", discard="", rest=1)
    match = start_match(enough)
    play(match, "build_station wien")
    assert event_kinds(play(match, "pay locomotive 1")) == ["built_station", "reshuffled", "opened"]
    assert row_of(match) == [L, "blue", "green", "white", L]


def test_e48_swept_cards_may_come_straight_back() -> None:
    """A reshuffle brings them back from the discards."""
    back = 0
    for seed in range(30):
        match = start_match(position(2, row=(L, "red", L, "blue", "green"), deck="1 locomotive", discard="3 yellow", rest=1), seed)
        events = play(match, "take 2")
        assert event_args(events, "reshuffled")[0]["count"] == 8
        back += L in row_in_event(event_args(events, "laid_out")[0])
    assert back


# -- E13–E17: few cards --------------------------------------------------------------------------------------------------------


def test_e13_places_stay_empty_without_cards() -> None:
    """Deck and discards are empty, so the place of a taken card stays empty."""
    match = start_match(position(2, deck="", discard="", rest=1))
    events = play(match, "take 3")
    assert event_kinds(events) == ["took"] and row_of(match) == ["red", "blue", None, "yellow", "black"]
    assert match.view(None)["row"][2] is None
    assert refusal(match, "take 3") == ("slot_empty", {"slot": 3}, "draw_cards")


@pytest.mark.parametrize("way", ["claim", "station", "tunnel"])
def test_e13_empty_places_are_filled_after_every_discard(way: str) -> None:
    """After a claim, a station, or a tunnel without extra cost. (Without cards no tunnel has an extra cost, so none is given up.)"""
    match = start_match(position(2, hands=["3 orange, 1 white"], row=("red", None, "blue", None, None), deck="", discard="", rest=1))
    if way == "station":
        play(match, "build_station wien")
        events = play(match, "pay white 0")
        assert row_of(match) == ["red", "white", "blue", None, None]
    else:
        play(match, "claim munchen-wien" if way == "claim" else "claim angora-smyrna")
        events = play(match, "pay orange 0")
        assert row_of(match) == ["red", "orange", "blue", "orange", "orange"]
    assert event_kinds(events)[-2:] == ["opened", "opened"] or way == "station"
    assert match.position()["deck"] == match.position()["discard"] == {}


def test_e14_the_discards_become_the_new_deck() -> None:
    """When the deck is empty and a card is needed."""
    match = start_match(position(2, deck="1 red", discard="4 blue, 2 white", rest=1))
    play(match, "draw")
    assert match.position()["deck"] == {} and match.position()["discard"] == {"blue": 4, "white": 2}
    events = play(match, "draw")
    assert event_args(events, "reshuffled") == [{"count": 6}]
    where = match.position()
    assert parse_cards(where["deck"]).total() == 5 and where["discard"] == {}


def test_e49_the_discards_are_reshuffled_only_when_a_card_is_needed() -> None:
    """Cards discarded after the last card of the deck was drawn are in the new deck."""
    match = start_match(position(2, hands=["1 green"], deck="2 red", discard="4 blue", rest=1))
    assert event_kinds(play(match, "draw", "draw")) == ["drew", "drew"]  # seat 0: the deck is empty now
    match = start_match({**match.position(), "active": 0})
    play(match, "build_station wien")
    assert event_kinds(play(match, "pay green 0")) == ["built_station"]
    events = play(match, "draw")
    assert event_args(events, "reshuffled") == [{"count": 5}] and match.position()["hands"][0] == {"red": 2}


def test_e15_open_cards_may_be_taken_when_both_piles_are_empty() -> None:
    """The deck cannot be drawn from."""
    match = start_match(position(2, row=("red", None, L, None, "blue"), deck="", discard="", rest=1))
    assert legal_args(match, "take") == {"1", "3", "5"}
    assert refusal(match, "draw") == ("no_cards", {}, "draw_cards")


def test_e15_without_any_card_the_player_must_do_something_else() -> None:
    """The player must claim, draw tickets or build."""
    match = start_match(position(2, hands=["2 orange"], row=(None,) * 5, deck="", discard="", rest=1))
    assert {text.split()[0] for text in legal_texts(match)} == {"claim", "draw_tickets", "build_station"}
    assert refusal(match, "take 1") == ("slot_empty", {"slot": 1}, "draw_cards")
    assert refusal(match, "draw") == ("no_cards", {}, "draw_cards")
    assert refusal(match, "pass") == ("must_act", {}, "turn")


@pytest.mark.parametrize("second", ["must", "may"])
def test_e16_the_only_card_ends_the_turn(second: str) -> None:
    """Only one card is left to take."""
    options = {"second_card": second}
    match = start_match(position(2, row=(None, "red", None, None, None), deck="", discard="", rest=1, options=options))
    play(match, "take 2")
    assert match.actors == (1,) and match.position()["turn"] == 21


@pytest.mark.parametrize("second", ["must", "may"])
def test_e17_only_open_locomotives_are_left_as_second_card(second: str) -> None:
    """An open locomotive may not be the second card, so the turn ends."""
    match = start_match(position(2, row=("red", L, L, None, None), deck="", discard="", rest=1, options={"second_card": second}))
    play(match, "take 1")
    assert match.actors == (1,) and row_of(match) == [None, L, L, None, None]


def test_e17_with_a_deck_the_second_card_comes_from_there() -> None:
    """All five open cards are locomotives, so the card in the deck must be drawn."""
    match = start_match(position(2, row=(L, L, "red", L, L), deck="2 locomotive", discard="", rest=1))
    play(match, "take 3")
    assert row_of(match) == [L] * 5 and legal_texts(match) == {"draw"}
    play(match, "draw")
    assert match.position()["hands"][0] == {"red": 1, L: 1} and match.actors == (1,)


# -- E18, E19, E50: locomotives and the second card ----------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("draw", "draw"), ("draw", "take 1"), ("take 1", "draw")])
def test_e18_a_locomotive_drawn_unseen_counts_as_one_card(order: tuple[str, str]) -> None:
    """As the first or the second card."""
    match = start_match(position(2, deck="9 locomotive", discard="", rest=1))
    play(match, order[0])
    assert match.actors == (0,) and match.position()["phase"] == "second_card"
    play(match, order[1])
    hand = parse_cards(match.position()["hands"][0])
    assert hand[L] == order.count("draw") and hand.total() == 2 and match.actors == (1,)


def test_e19_a_locomotive_that_replaces_the_first_card_may_not_be_taken() -> None:
    """Neither may one that lay there before."""
    match = start_match(position(2, row=("red", "blue", L, "green", "white"), deck="1 locomotive", discard="8 yellow", rest=1))
    play(match, "take 1")
    assert row_of(match)[0] == L
    for slot in (1, 3):
        assert refusal(match, f"take {slot}") == ("locomotive_second", {}, "locomotives")
    assert legal_texts(match) == {"take 2", "take 4", "take 5", "draw"}


@pytest.mark.parametrize("players", PLAYERS)
def test_e50_the_second_card_is_compulsory(players: int) -> None:
    """No other action is legal before it."""
    match = start_match(position(players, hands=["9 red"]))
    play(match, "take 1")
    assert {text.split()[0] for text in legal_texts(match)} == {"take", "draw"}
    assert refusal(match, "stop") == ("must_take_second", {}, "draw_cards")
    assert refusal(match, "claim kyiv-smolensk") == ("not_now", {}, None)
    assert refusal(match, "pass") == ("not_now", {}, None)


def test_e50_by_option_the_turn_may_end_after_one_card() -> None:
    """Option `second_card` = `may`."""
    match = start_match(position(2, options={"second_card": "may"}))
    assert refusal(match, "stop") == ("not_now", {}, None)
    play(match, "draw")
    assert "stop" in legal_texts(match)
    assert event_kinds(play(match, "stop")) == ["stopped"]
    assert match.actors == (1,) and parse_cards(match.position()["hands"][0]).total() == 1
