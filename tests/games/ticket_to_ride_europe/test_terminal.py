"""Tests of the board in the terminal: the text alone shows everything, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardwright.core.text.words import LANGUAGES, Words
from boardwright.games.ticket_to_ride_europe.components import ROUTE_LIST
from boardwright.games.ticket_to_ride_europe.presentation.terminal import SYMBOLS, WIDTH, draw, hint, legend

from .facts import CARDS, ROUTES
from .helpers import play, position, start_match

EN = Words("en", "ticket_to_ride_europe", ["Ada", "Béla"])


def plain_text(lines: list[Any]) -> str:
    return "\n".join("".join(part for part, _ in line) for line in lines)


def draw_board(match: Any, seat: int | None = 0, words: Words = EN) -> str:
    return plain_text(draw(match.view(seat), words, seat))


def hints(match: Any, kind: str, words: Words = EN) -> dict[str, str]:
    """Return the hints of the choices of a kind."""
    view = match.view(0)
    return {str(a): plain_text([hint(view, a, match.preview(0, a.id), words)]) for a in match.legal(0) if a.kind == kind}


def test_card_signs_are_single_distinct_characters() -> None:
    assert {*CARDS, "grey"} == {*SYMBOLS}
    assert len({sign for sign, _ in SYMBOLS.values()}) == len(SYMBOLS)
    assert all(len(sign) == 1 for sign, _ in SYMBOLS.values())


def test_seats_show_points_trains_cards_routes_and_stations() -> None:
    where = position(hands=["3 red, 1 locomotive", "5 blue"], owners={"berlin-wien": 0, "roma-venezia": 1}, built={"paris": 1})
    board = draw_board(start_match(where))
    assert "▶ Ada " in board and "▶ Béla" not in board
    ada, berlin, bela, roma = board.split("\n")[:4]
    assert "4 points · 42 trains left · 4 cards" in ada and berlin.strip() == "Berlin – Vienna"
    assert "2 points · 43 trains left · 5 cards" in bela and "2 stations left" in bela and roma.strip() == "Rome – Venice, ⌂ Paris"


def test_only_the_own_hand_and_tickets_are_shown() -> None:
    where = position(hands=["3 red, 1 locomotive", "5 blue"], tickets=[["berlin-roma", "paris-wien"], ["madrid-zurich"]])
    where["owners"] = {}
    board = draw_board(start_match(where))
    assert "Your cards: 3 ♥ red   1 ✱ locomotive" in board
    assert "… Berlin – Rome 9   … Paris – Vienna 8" in board
    assert "Madrid – Zurich" not in board and "5 ♦" not in board


def test_tickets_show_whether_they_are_made_or_impossible() -> None:
    made = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0, "roma-venezia": 0}
    where = position(tickets=[["berlin-roma", "edinburgh-paris"]], owners={**made, "edinburgh-london-1": 1}, trains=[1, 0])
    board = draw_board(start_match(where))
    assert "✓ Berlin – Rome 9" in board and "✗ Edinburgh – Paris 7" in board


def test_each_free_route_is_listed_once() -> None:
    board = draw_board(start_match(position()))
    lines = board.split("Map of Europe")[1].split("\n\n")[0]
    listed = sum(lines.count(sign) for sign, _ in SYMBOLS.values()) - sum(route.get("ferry", 0) for route in ROUTE_LIST)
    assert listed == len(ROUTES)
    assert "Saint Petersburg  Moscow 4★ · Riga 4○ · Stockholm 8○∩" in board  # a tunnel
    assert "Palermo 6○≈✱✱" in board  # a ferry with two locomotives
    assert "Madrid 3⚒∩ 3★∩" in board  # two tracks


def test_taken_and_closed_routes_are_not_listed() -> None:
    board = draw_board(start_match(position(owners={"berlin-frankfurt-1": 1})))
    assert "Berlin 3" not in board  # two players: its twin is closed
    board = draw_board(start_match(position(4, owners={"berlin-frankfurt-1": 1})))
    assert "Berlin 3⚒" in board


def test_the_row_and_the_piles_are_shown() -> None:
    board = draw_board(start_match(position(row=("red", "blue", "locomotive", "green", "white"), discard="3 blue", rest="deck")))
    assert "1 ♥ red   2 ♦ blue   3 ✱ locomotive   4 ♣ green   5 ★ white" in board
    assert "(102 cards) · 3 discarded" in board
    board = draw_board(start_match(position(row=("red", None, "locomotive", "green", "white"), rest=1)))
    assert "1 ♥ red   2 –   3 ✱ locomotive   4 ♣ green   5 ★ white" in board


def test_a_tunnel_shows_its_extra_cards_and_their_payments() -> None:
    laid = {"route": "madrid-pamplona-1", "colour": "black", "cards": 3, "locomotives": 0, "revealed": ["black", "red", "locomotive"]}
    match = start_match(position(hands=["2 black, 1 locomotive"], laid=laid, phase="tunnel"))
    board = draw_board(match)
    assert "∩ Madrid – Pamplona (upper track): The tunnel costs 2 more cards." in board
    assert "+1 ⚒ black   ♥ red   +1 ✱ locomotive" in board
    assert hints(match, "pay_extra") == {"pay_extra 0": "2⚒ ", "pay_extra 1": "1⚒ 1✱ "}


def test_the_last_round_names_the_players_with_a_turn_left() -> None:
    board = draw_board(start_match(position(last=(1, 2))))
    assert "! Last round! Turns left: Ada, Béla" in board
    assert "Last round" not in draw_board(start_match(position()))


def test_hints_show_costs_points_and_odds() -> None:
    match = start_match(position(hands=["4 black, 2 locomotive"], owners={"roma-venezia": 1}))
    claims = hints(match, "claim")
    assert claims["claim amsterdam-bruxelles"] == "1⚒  1 point"
    assert claims["claim amsterdam-london"] == "2✱  2 points"
    assert re.fullmatch(r"3⚒  4 points  ∩ \+0: \d+%( \+\d: \d+%){3}", claims["claim madrid-pamplona-1"])
    stations = hints(match, "build_station")
    assert stations["build_station berlin"] == "1⚒ "
    assert stations["build_station roma"] == "1⚒  1 route of another player ends here now."
    assert hints(match, "take")["take 1"] == "♥ red"
    play(match, "claim madrid-pamplona-1")
    assert hints(match, "pay") == {"pay black 0": "3⚒ ", "pay black 1": "2⚒ 1✱ ", "pay black 2": "1⚒ 2✱ "}


def test_offered_tickets_have_the_numbers_of_their_choices() -> None:
    match = start_match(position(phase="tickets", offered=[["berlin-roma", "paris-wien"]]))
    assert "1  … Berlin – Rome 9" in draw_board(match) and "2  … Paris – Vienna 8" in draw_board(match)
    assert hints(match, "keep") == {"keep 1": "Berlin – Rome", "keep 2": "Paris – Vienna", "keep 12": "Berlin – Rome, Paris – Vienna"}


def test_the_end_shows_borrowed_routes_and_the_express() -> None:
    owners = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0, "roma-venezia": 1}
    where = position(hands=["3 red", "3 red"], tickets=[["berlin-roma"]], owners=owners, built={"roma": 0}, last=(1, 1))
    match = start_match(where)
    play(match, "draw", "draw")
    assert match.over
    board = draw_board(match, None)
    assert "⌂ Rome (Rome – Venice)" in board and "Ada has the European Express: 7 trains" in board and "✓ Berlin – Rome 9" in board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_the_screen_in_every_language(lang: str) -> None:
    words = Words(lang, "ticket_to_ride_europe", ["Ada", "Béla", "Cy", "Dora", "Emil"])
    words.strict = True
    names = sorted(ROUTES)
    owners = {name: i % 5 for i, name in enumerate(names[::2]) if not name.endswith(("-1", "-2"))}
    tickets = [["berlin-roma", "paris-wien", "edinburgh-paris"]]
    board = draw_board(start_match(position(5, hands=["3 red, 1 locomotive"], owners=owners, tickets=tickets, trains=[9] * 5)), 0, words)
    assert max(map(len, board.split("\n"))) <= WIDTH + 10
    assert plain_text(legend(words)).count("\n") >= 6
