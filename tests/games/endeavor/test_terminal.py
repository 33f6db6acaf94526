"""Tests of the board in the terminal: the text alone shows everything, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.text.lines import SEATS, WIDTH
from boardwright.core.text.words import LANGUAGES, Words, value_id
from boardwright.games.endeavor.components import BLUE, TOKENS
from boardwright.games.endeavor.presentation.terminal import draw, hint, legend
from boardwright.games.endeavor.presentation.terminal_signs import (
    CROWN,
    DEEDS,
    ICONS,
    MANNED,
    NOBODY,
    TOKEN_DEEDS,
    UNMANNED,
    token_signs,
)

NAMES = ["Ada", "Béla", "Cilka", "Đorđe", "Eva"]
EN = Words("en", "endeavor", NAMES, strict=True)


def plain_text(lines: list[Any]) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines)


def new_match(players: int = 3, seed: int = 1) -> Any:
    return bw.load("endeavor").new_match(players=players, seed=seed)


@cache
def states(players: int) -> list[Any]:
    """Return copies of a match after each decision. Seats pass only when they cannot do anything else."""
    match, chance, copies = new_match(players, seed=players), np.random.Generator(np.random.PCG64(players)), []
    while not match.over:
        copies.append(match.copy())
        seat = match.actors[0]
        actions = [action for action in match.legal(seat) if action.kind != "pass"] or match.legal(seat)
        match.play(seat, actions[int(chance.integers(len(actions)))].id)
    return [*copies, match]


def draw_board(view: dict[str, Any], seat: int | None = 0, words: Words = EN) -> str:
    return plain_text(draw(view, words, seat))


def row(board: str, head: str) -> str:
    """Return the only line that begins with `head`."""
    (line,) = [line.strip() for line in board.split("\n") if line.strip().startswith(head)]
    return line


def test_signs_are_single_distinct_characters() -> None:
    signs = [sign for sign, _ in (*SEATS, *ICONS.values(), *DEEDS.values())] + [CROWN, MANNED, UNMANNED, NOBODY]
    assert len(set(signs)) == len(signs) and all(len(sign) == 1 for sign in signs)


def test_tokens_show_their_actions() -> None:
    view = new_match().view(0)
    assert set(TOKEN_DEEDS) == set(TOKENS[BLUE:])
    assert plain_text([token_signs("ship_or_draw")]) == "≈/▤" and plain_text([token_signs("politics")]) == ICONS["politics"][0]
    assert view["cities"]["london"]["token"] in TOKENS


def test_the_table_of_seats_shows_glory_harbour_and_levels() -> None:
    view = new_match().view(0)
    view.update(crown=2, active=1, phase="turn", passed=[True, False, False])
    view["seats"][1].update(
        harbour=4, levels={"industry": 5, "culture": 2, "finance": 0, "politics": 16}, build_level=3, growth=3, payments=1
    )
    view["seats"][1].update(card_limit=5, glory={"politics": 15, "industry": 4, "total": 19})
    board = draw_board(view)
    assert row(board, "Round").split() == ["Round", "1", "of", "7", "Glory", "Harbour", "Industry", "Culture", "Finance", "Politics"]
    assert row(board, "▶ ②").split() == ["▶", "②", "Béla", "19", "4", "5→3", "2→3", "0→1", "16→5"]
    assert row(board, "③♛").split()[:2] == ["③♛", "Cilka"]
    assert "Passed: Ada" in board


def test_round_order_and_passed_seats_come_last() -> None:
    """A window that is too low for the whole board shows its end, above the prompt."""
    view = new_match().view(0)
    view.update(crown=2, active=1, phase="turn", passed=[True, False, False])
    last = draw_board(view).split("\n")[-5:]
    assert last[0].startswith("Round 1 of 7")
    assert [next(name for name in NAMES if name in line) for line in last[1:4]] == ["Cilka", "Ada", "Béla"]
    assert last[4] == "Passed: Ada"


def test_a_region_shows_its_track_deck_and_cities() -> None:
    view = new_match().view(0)
    lane = [{"token": None, "seat": 2}, {"token": None, "seat": 0}, *({"token": token, "seat": None} for token in ("attack", "finance"))]
    view["regions"]["africa"].update(lane=lane, presence=[1, 0, 1])
    view["cities"]["elmina"].update(token=None, seat=1)
    view["cities"]["zanzibar"].update(token="occupy_or_draw")
    board = draw_board(view)
    assert row(board, "Africa") == "Africa (closed) ①1 ③1  ▤ Governor of Africa ¤¤♜★ · 1 ⚒♜"
    assert board.split("Africa (closed)")[1].split("\n")[1:3] == ["    [③ ① ⚔ ¤]", "    Elmina ② · Zanzibar ⚑/▤"]
    assert f"Potosí {plain_text([token_signs(view['cities']['potosi']['token'])])} ★★" in board


def test_a_closed_region_may_show_only_its_governor() -> None:
    """A position may have all other cards elsewhere."""
    view = new_match().view(0)
    view["decks"]["africa"].update(cards=["africa_governor"])
    assert row(draw_board(view), "Africa") == "Africa (closed)  ▤ Governor of Africa ¤¤♜★"


def test_an_open_region_shows_discs_beside_its_track_and_an_empty_deck() -> None:
    view = new_match().view(0)
    view["regions"]["india"].update(open=True, beside=[0, 2, 0], lane=[{"token": None, "seat": 1}] * 7)
    view["decks"]["india"].update(cards=[], top=None)
    board = draw_board(view)
    assert row(board, "India") == "India (open)  ▤ empty"
    assert "    [② ② ② ② ② ② ②] +②2\n" in board


def test_europe_shows_two_decks_until_abolition() -> None:
    view = new_match().view(0)
    assert row(draw_board(view), "Europe") == "Europe (open)  ▤ 0 ♫¤   ▤ Slavery 0 ⚒⚒"
    view["decks"]["slavery"].update(cards=[], top=None, gone=True)
    assert row(draw_board(view), "Europe") == "Europe (open)  ▤ 0 ♫¤   ▤ Slavery abolished"


def test_a_link_shows_its_token_or_its_owner_or_an_empty_sign() -> None:
    view = new_match().view(0)
    view["links"]["paris-venice"].update(token="culture")
    view["links"]["venice-constantinople"].update(token=None, seat=2)
    view["links"]["london-boston"].update(token=None, seat=None)
    board = draw_board(view)
    assert "Paris – Venice ♫" in board and "Venice – Constantinople ③" in board and "London – Boston □" in board


def test_the_own_mat_is_shown_in_full_and_others_in_short() -> None:
    view = new_match().view(0)
    buildings = [("colonial_house", True), ("guild_hall", False), ("docks", False), ("workshop", False)]
    mat = view["seats"][0]
    mat.update(buildings=[{"building": name, "manned": manned} for name, manned in buildings], counted=1, card_limit=2)
    mat.update(cards=["africa_3", "india_governor", "slavery_1"], governor="india_governor", aside=["slavery_0"])
    mat["tokens"].update(attack=2)
    mat["glory"] = {"cities": 5, "links": 0, "slavery": -1, "total": 4}
    view["phase"] = "turn"
    board = draw_board(view)
    assert "Buildings: ● Colonial House ⚑ · ○ Guild Hall ≈/▤ · ○ Docks ≈+⚑ · Workshop ⚒⚒" in board
    assert "Blue tokens: ⚔ ×2" in board
    assert "Cards 1/2: Africa 3 ¤¤♜♜ · Governor of India ♫¤♜★ · Slavery 1 ¤¤" in board
    assert "Governor space: Governor of India" in board and "Turned over: Slavery 0" in board
    assert "Glory 4: Cities 5 · Slavery cards laid aside −1" in board
    assert "culture" not in board and "♫0: discs each round: 2" in board
    assert "② Béla: ○ Colonial House" in board
    board_of_other = draw_board(view, 1)
    assert "① Ada: ● Colonial House · ○ Guild Hall · ○ Docks · Workshop" in board_of_other
    assert "⚔ ×2  Cards 1/2: Africa 3" in board_of_other
    assert "  Governor space: Governor of India\n  Turned over: Slavery 0" in board_of_other


def test_the_supply_of_buildings_is_shown_to_the_building_seat() -> None:
    view = new_match().view(None)
    view["buildings"]["bank"]["stock"] = 0
    board = draw_board(view, view["active"])
    assert row(board, "level 1") == "level 1: Market ×5 ▤ · Shipyard ×5 ≈ ♫ · Workshop ×5 ⚒⚒"
    assert row(board, "level 2") == "level 2: Barracks ×4 ⚔ · Guild Hall ×4 ≈/▤"
    assert row(board, "level 4") == "level 4: Cartographer ×2 ≈+≈ · Trade Office ×2 ▤+▤ · University ×2 ★★★"
    assert "Supply of buildings" in board and "Supply of buildings" not in draw_board(view, (view["active"] + 1) % 3)


def test_a_discarding_seat_sees_only_its_own_mat() -> None:
    view = new_match().view(0)
    view.update(phase="discard", active=0)
    assert "London" not in draw_board(view, 0) and "Buildings:" in draw_board(view, 0)
    assert "London" in draw_board(view, 1) and "London" in draw_board(view, None)


# -- beside the choices --------------------------------------------------------------------------------------------------------------


def hints(match: Any) -> dict[str, str]:
    seat = match.actors[0]
    return {str(a): plain_text([hint(match.view(seat), a, match.preview(seat, a.id), EN)]) for a in match.legal(seat)}


def test_hints_of_buildings_show_actions_and_changes() -> None:
    assert hints(new_match()) == {"build market": "▤", "build shipyard": "≈ ♫", "build workshop": "⚒⚒, building level 2, +2★"}


def test_hints_show_tokens_cards_links_and_openings_of_previews() -> None:
    """The matches show every kind of preview at least once."""
    fields = set()
    for match in [state for players in (3, 4, 5) for state in states(players)]:
        if match.over:
            continue
        seat, view = match.actors[0], match.view(match.actors[0])
        for action in match.legal(seat):
            preview = match.preview(seat, action.id)
            board = plain_text([hint(view, action, preview, EN)])
            fields |= preview.keys()
            for link in preview.get("links", ()):
                assert EN.t(value_id("link", link["link"])) in board
            if "token" in preview:
                assert plain_text([token_signs(preview["token"])]) in board
            if "opens" in preview:
                assert EN.t("terminal-opens") in board and EN.t(value_id("card", preview["governor"]["card"])) in board
            if "glory" in preview:
                assert f"{preview['glory']:+d}★".replace("-", "−") in board
            if action.kind == "draw":
                worth = {**view["cards"][preview["card"]]}
                assert all(sign * worth[icon] in board for icon, (sign, _) in ICONS.items())
    assert {"token", "links", "opens", "governor", "card", "glory", "levels"} <= fields


# -- legend and languages ------------------------------------------------------------------------------------------------------------


def test_the_legend_explains_every_sign() -> None:
    board = plain_text(legend(EN))
    signs = [sign for sign, _ in (*ICONS.values(), *DEEDS.values())] + [CROWN, MANNED, UNMANNED, NOBODY]
    assert all(sign in board for sign in signs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_into_80_columns_in_every_language(lang: str) -> None:
    words = Words(lang, "endeavor", ["Anežka Nováková ze Lhoty", *NAMES[1:]], strict=True)
    for players in (3, 5):
        for match in states(players)[::9] + states(players)[-1:]:
            for seat in (None, match.actors[0] if match.actors else 0):
                for line in draw_board(match.view(seat), seat, words).split("\n"):
                    assert len(line) <= WIDTH, line
    assert max(map(len, plain_text(legend(words)).split("\n"))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_names_regions_cities_links_cards_and_buildings(lang: str) -> None:
    words = Words(lang, "endeavor", NAMES, strict=True)
    match = next(state for state in reversed(states(4)) if not state.over and state.view(0)["phase"] == "turn")
    view = match.view(0)
    board = " ".join(draw_board(view, 0, words).split())
    names = [value_id(kind, name) for kind, where in (("region", "regions"), ("city", "cities"), ("link", "links")) for name in view[where]]
    names += [value_id("card", card) for mat in view["seats"] for card in mat["cards"]]
    names += [value_id("building", place["building"]) for mat in view["seats"] for place in mat["buildings"]]
    assert all(words.t(name) in board for name in names)
