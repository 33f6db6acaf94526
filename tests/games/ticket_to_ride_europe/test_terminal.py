"""The board in the terminal: everything can be read from the text alone, in every language."""

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
    """What stands beside the choices of a kind."""
    view = match.view(0)
    return {str(a): plain_text([hint(view, a, match.preview(0, a.id), words)]) for a in match.legal(0) if a.kind == kind}


def test_every_card_has_a_sign_of_its_own() -> None:
    assert {*CARDS, "grey"} == {*SYMBOLS}
    assert len({sign for sign, _ in SYMBOLS.values()}) == len(SYMBOLS)
    assert all(len(sign) == 1 for sign, _ in SYMBOLS.values())


def test_who_has_what() -> None:
    where = position(hands=["3 red, 1 locomotive", "5 blue"], owners={"berlin-wien": 0, "roma-venezia": 1}, built={"paris": 1})
    said = draw_board(start_match(where))
    assert "▶ Ada " in said and "▶ Béla" not in said
    ada, berlin, bela, roma = said.split("\n")[:4]
    assert "4 points · 42 trains left · 4 cards" in ada and berlin.strip() == "Berlin – Vienna"
    assert "2 points · 43 trains left · 5 cards" in bela and "2 stations left" in bela and roma.strip() == "Rome – Venice, ⌂ Paris"


def test_own_hand_and_tickets_with_their_state_and_nobody_else_s() -> None:
    where = position(hands=["3 red, 1 locomotive", "5 blue"], tickets=[["berlin-roma", "paris-wien"], ["madrid-zurich"]])
    where["owners"] = {}
    said = draw_board(start_match(where))
    assert "Your cards: 3 ♥ red   1 ✱ locomotive" in said
    assert "… Berlin – Rome 9   … Paris – Vienna 8" in said
    assert "Madrid – Zurich" not in said and "5 ♦" not in said


def test_a_ticket_that_is_made_and_one_that_is_lost() -> None:
    made = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0, "roma-venezia": 0}
    where = position(tickets=[["berlin-roma", "edinburgh-paris"]], owners={**made, "edinburgh-london-1": 1}, trains=[1, 0])
    said = draw_board(start_match(where))
    assert "✓ Berlin – Rome 9" in said and "✗ Edinburgh – Paris 7" in said


def test_every_free_route_stands_there_once() -> None:
    said = draw_board(start_match(position()))
    lines = said.split("Map of Europe")[1].split("\n\n")[0]
    ways = sum(lines.count(sign) for sign, _ in SYMBOLS.values()) - sum(route.get("ferry", 0) for route in ROUTE_LIST)
    assert ways == len(ROUTES)
    assert "Saint Petersburg  Moscow 4★ · Riga 4○ · Stockholm 8○∩" in said  # a tunnel
    assert "Palermo 6○≈✱✱" in said  # a ferry with two locomotives
    assert "Madrid 3⚒∩ 3★∩" in said  # two tracks


def test_taken_and_closed_routes_are_no_longer_free() -> None:
    said = draw_board(start_match(position(owners={"berlin-frankfurt-1": 1})))
    assert "Berlin 3" not in said  # two players: its twin is closed
    said = draw_board(start_match(position(4, owners={"berlin-frankfurt-1": 1})))
    assert "Berlin 3⚒" in said


def test_the_row_and_the_piles() -> None:
    said = draw_board(start_match(position(row=("red", "blue", "locomotive", "green", "white"), discard="3 blue", rest="deck")))
    assert "1 ♥ red   2 ♦ blue   3 ✱ locomotive   4 ♣ green   5 ★ white" in said
    assert "(102 cards) · 3 discarded" in said
    said = draw_board(start_match(position(row=("red", None, "locomotive", "green", "white"), rest=1)))
    assert "1 ♥ red   2 –   3 ✱ locomotive   4 ♣ green   5 ★ white" in said


def test_a_tunnel_that_costs_more() -> None:
    laid = {"route": "madrid-pamplona-1", "colour": "black", "cards": 3, "locomotives": 0, "revealed": ["black", "red", "locomotive"]}
    match = start_match(position(hands=["2 black, 1 locomotive"], laid=laid, phase="tunnel"))
    said = draw_board(match)
    assert "∩ Madrid – Pamplona (upper track): The tunnel costs 2 more cards." in said
    assert "+1 ⚒ black   ♥ red   +1 ✱ locomotive" in said
    assert hints(match, "pay_extra") == {"pay_extra 0": "2⚒ ", "pay_extra 1": "1⚒ 1✱ "}


def test_the_last_round_names_who_still_has_a_turn() -> None:
    said = draw_board(start_match(position(last=(1, 2))))
    assert "! Last round! Turns left: Ada, Béla" in said
    assert "Last round" not in draw_board(start_match(position()))


def test_beside_a_choice_stands_what_it_costs_and_brings() -> None:
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


def test_tickets_that_are_offered_are_numbered_as_they_are_chosen() -> None:
    match = start_match(position(phase="tickets", offered=[["berlin-roma", "paris-wien"]]))
    assert "1  … Berlin – Rome 9" in draw_board(match) and "2  … Paris – Vienna 8" in draw_board(match)
    assert hints(match, "keep") == {"keep 1": "Berlin – Rome", "keep 2": "Paris – Vienna", "keep 12": "Berlin – Rome, Paris – Vienna"}


def test_the_end_shows_borrowed_routes_and_the_express() -> None:
    owners = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0, "roma-venezia": 1}
    where = position(hands=["3 red", "3 red"], tickets=[["berlin-roma"]], owners=owners, built={"roma": 0}, last=(1, 1))
    match = start_match(where)
    play(match, "draw", "draw")
    assert match.over
    said = draw_board(match, None)
    assert "⌂ Rome (Rome – Venice)" in said and "Ada has the European Express: 7 trains" in said and "✓ Berlin – Rome 9" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_nothing_is_wider_than_the_screen(lang: str) -> None:
    words = Words(lang, "ticket_to_ride_europe", ["Ada", "Béla", "Cy", "Dora", "Emil"])
    words.strict = True
    names = sorted(ROUTES)
    owners = {name: i % 5 for i, name in enumerate(names[::2]) if not name.endswith(("-1", "-2"))}
    tickets = [["berlin-roma", "paris-wien", "edinburgh-paris"]]
    said = draw_board(start_match(position(5, hands=["3 red, 1 locomotive"], owners=owners, tickets=tickets, trains=[9] * 5)), 0, words)
    assert max(map(len, said.split("\n"))) <= WIDTH + 10
    assert plain_text(legend(words)).count("\n") >= 6
