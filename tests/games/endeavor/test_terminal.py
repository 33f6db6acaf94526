"""The board in the terminal: everything can be read from the text alone, in every language."""

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


def text(lines: list[Any]) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines)


def new_match(players: int = 3, seed: int = 1) -> Any:
    return bw.load("endeavor").new_match(players=players, seed=seed)


@cache
def states(players: int) -> list[Any]:
    """Copies of a match from its beginning to its end; nobody passes as long as there is something else to do."""
    match, chance, found = new_match(players, seed=players), np.random.Generator(np.random.PCG64(players)), []
    while not match.over:
        found.append(match.copy())
        seat = match.actors[0]
        actions = [action for action in match.legal(seat) if action.kind != "pass"] or match.legal(seat)
        match.play(seat, actions[int(chance.integers(len(actions)))].id)
    return [*found, match]


def shown(view: dict[str, Any], seat: int | None = 0, words: Words = EN) -> str:
    return text(draw(view, words, seat))


def row(said: str, head: str) -> str:
    """The line that begins so."""
    (found,) = [line.strip() for line in said.split("\n") if line.strip().startswith(head)]
    return found


def test_every_sign_is_one_character_and_means_one_thing() -> None:
    signs = [sign for sign, _ in (*SEATS, *ICONS.values(), *DEEDS.values())] + [CROWN, MANNED, UNMANNED, NOBODY]
    assert len(set(signs)) == len(signs) and all(len(sign) == 1 for sign in signs)


def test_the_tokens_show_what_they_allow() -> None:
    """The blue tokens of the program allow just these actions."""
    view = new_match().view(0)
    assert set(TOKEN_DEEDS) == set(TOKENS[BLUE:])
    assert text([token_signs("ship_or_draw")]) == "≈/▤" and text([token_signs("politics")]) == ICONS["politics"][0]
    assert view["cities"]["london"]["token"] in TOKENS


def test_who_has_what() -> None:
    view = new_match().view(0)
    view.update(crown=2, active=1, phase="turn", passed=[True, False, False])
    view["seats"][1].update(
        harbour=4, levels={"industry": 5, "culture": 2, "finance": 0, "politics": 16}, build_level=3, growth=3, payments=1
    )
    view["seats"][1].update(card_limit=5, glory={"politics": 15, "industry": 4, "total": 19})
    said = shown(view)
    assert row(said, "Round").split() == ["Round", "1", "of", "7", "Glory", "Harbour", "Industry", "Culture", "Finance", "Politics"]
    assert row(said, "▶ ②").split() == ["▶", "②", "Béla", "19", "4", "5→3", "2→3", "0→1", "16→5"]
    assert row(said, "③♛").split()[:2] == ["③♛", "Cilka"]
    assert "Passed: Ada" in said


def test_round_order_and_who_has_passed_stand_beside_the_question() -> None:
    """A window that is too low for the whole table shows its end."""
    view = new_match().view(0)
    view.update(crown=2, active=1, phase="turn", passed=[True, False, False])
    last = shown(view).split("\n")[-5:]
    assert last[0].startswith("Round 1 of 7")
    assert [next(name for name in NAMES if name in line) for line in last[1:4]] == ["Cilka", "Ada", "Béla"]
    assert last[4] == "Passed: Ada"


def test_a_region_with_its_track_its_deck_and_its_cities() -> None:
    view = new_match().view(0)
    lane = [{"token": None, "seat": 2}, {"token": None, "seat": 0}, *({"token": token, "seat": None} for token in ("attack", "finance"))]
    view["regions"]["africa"].update(lane=lane, presence=[1, 0, 1])
    view["cities"]["elmina"].update(token=None, seat=1)
    view["cities"]["zanzibar"].update(token="occupy_or_draw")
    said = shown(view)
    assert row(said, "Africa") == "Africa (closed) ①1 ③1  ▤ Governor of Africa ¤¤♜★ · 1 ⚒♜"
    assert said.split("Africa (closed)")[1].split("\n")[1:3] == ["    [③ ① ⚔ ¤]", "    Elmina ② · Zanzibar ⚑/▤"]
    assert f"Potosí {text([token_signs(view['cities']['potosi']['token'])])} ★★" in said


def test_a_closed_region_with_nothing_but_its_governor() -> None:
    """A position may lay all other cards elsewhere."""
    view = new_match().view(0)
    view["decks"]["africa"].update(cards=["africa_governor"])
    assert row(shown(view), "Africa") == "Africa (closed)  ▤ Governor of Africa ¤¤♜★"


def test_an_open_region_with_discs_beside_its_track_and_an_empty_deck() -> None:
    view = new_match().view(0)
    view["regions"]["india"].update(open=True, beside=[0, 2, 0], lane=[{"token": None, "seat": 1}] * 7)
    view["decks"]["india"].update(cards=[], top=None)
    said = shown(view)
    assert row(said, "India") == "India (open)  ▤ empty"
    assert "    [② ② ② ② ② ② ②] +②2\n" in said


def test_europe_has_two_decks_until_slavery_is_abolished() -> None:
    view = new_match().view(0)
    assert row(shown(view), "Europe") == "Europe (open)  ▤ 0 ♫¤   ▤ Slavery 0 ⚒⚒"
    view["decks"]["slavery"].update(cards=[], top=None, gone=True)
    assert row(shown(view), "Europe") == "Europe (open)  ▤ 0 ♫¤   ▤ Slavery abolished"


def test_a_link_shows_its_token_or_who_controls_it_or_that_nobody_does() -> None:
    view = new_match().view(0)
    view["links"]["paris-venice"].update(token="culture")
    view["links"]["venice-constantinople"].update(token=None, seat=2)
    view["links"]["london-boston"].update(token=None, seat=None)
    said = shown(view)
    assert "Paris – Venice ♫" in said and "Venice – Constantinople ③" in said and "London – Boston □" in said


def test_one_s_own_mat_in_full_and_the_others_in_short() -> None:
    view = new_match().view(0)
    buildings = [("colonial_house", True), ("guild_hall", False), ("docks", False), ("workshop", False)]
    mat = view["seats"][0]
    mat.update(buildings=[{"building": name, "manned": manned} for name, manned in buildings], counted=1, card_limit=2)
    mat.update(cards=["africa_3", "india_governor", "slavery_1"], governor="india_governor", aside=["slavery_0"])
    mat["tokens"].update(attack=2)
    mat["glory"] = {"cities": 5, "links": 0, "slavery": -1, "total": 4}
    view["phase"] = "turn"
    said = shown(view)
    assert "Buildings: ● Colonial House ⚑ · ○ Guild Hall ≈/▤ · ○ Docks ≈+⚑ · Workshop ⚒⚒" in said
    assert "Blue tokens: ⚔ ×2" in said
    assert "Cards 1/2: Africa 3 ¤¤♜♜ · Governor of India ♫¤♜★ · Slavery 1 ¤¤" in said
    assert "Governor space: Governor of India" in said and "Turned over: Slavery 0" in said
    assert "Glory 4: Cities 5 · Slavery cards laid aside −1" in said
    assert "culture" not in said and "♫0: discs each round: 2" in said
    assert "② Béla: ○ Colonial House" in said
    other = shown(view, 1)
    assert "① Ada: ● Colonial House · ○ Guild Hall · ○ Docks · Workshop" in other
    assert "⚔ ×2  Cards 1/2: Africa 3" in other
    assert "  Governor space: Governor of India\n  Turned over: Slavery 0" in other


def test_the_supply_of_buildings_where_one_is_chosen() -> None:
    view = new_match().view(None)
    view["buildings"]["bank"]["stock"] = 0
    said = shown(view, view["active"])
    assert row(said, "level 1") == "level 1: Market ×5 ▤ · Shipyard ×5 ≈ ♫ · Workshop ×5 ⚒⚒"
    assert row(said, "level 2") == "level 2: Barracks ×4 ⚔ · Guild Hall ×4 ≈/▤"
    assert row(said, "level 4") == "level 4: Cartographer ×2 ≈+≈ · Trade Office ×2 ▤+▤ · University ×2 ★★★"
    assert "Supply of buildings" in said and "Supply of buildings" not in shown(view, (view["active"] + 1) % 3)


def test_where_only_the_own_mat_matters_nothing_else_is_drawn() -> None:
    view = new_match().view(0)
    view.update(phase="discard", active=0)
    assert "London" not in shown(view, 0) and "Buildings:" in shown(view, 0)
    assert "London" in shown(view, 1) and "London" in shown(view, None)


# -- beside the choices --------------------------------------------------------------------------------------------------------------


def hints(match: Any) -> dict[str, str]:
    seat = match.actors[0]
    return {str(a): text([hint(match.view(seat), a, match.preview(seat, a.id), EN)]) for a in match.legal(seat)}


def test_beside_a_building_stands_what_it_allows_and_changes() -> None:
    assert hints(new_match()) == {"build market": "▤", "build shipyard": "≈ ♫", "build workshop": "⚒⚒, building level 2, +2★"}


def test_beside_the_other_choices_stand_tokens_cards_links_and_openings() -> None:
    """Whatever the preview tells stands there, in some match or other."""
    met = set()
    for match in [state for players in (3, 4, 5) for state in states(players)]:
        if match.over:
            continue
        seat, view = match.actors[0], match.view(match.actors[0])
        for action in match.legal(seat):
            preview = match.preview(seat, action.id)
            said = text([hint(view, action, preview, EN)])
            met |= preview.keys()
            for link in preview.get("links", ()):
                assert EN.t(value_id("link", link["link"])) in said
            if "token" in preview:
                assert text([token_signs(preview["token"])]) in said
            if "opens" in preview:
                assert EN.t("terminal-opens") in said and EN.t(value_id("card", preview["governor"]["card"])) in said
            if "glory" in preview:
                assert f"{preview['glory']:+d}★".replace("-", "−") in said
            if action.kind == "draw":
                worth = {**view["cards"][preview["card"]]}
                assert all(sign * worth[icon] in said for icon, (sign, _) in ICONS.items())
    assert {"token", "links", "opens", "governor", "card", "glory", "levels"} <= met


# -- all of it -----------------------------------------------------------------------------------------------------------------------


def test_the_legend_explains_every_sign() -> None:
    said = text(legend(EN))
    signs = [sign for sign, _ in (*ICONS.values(), *DEEDS.values())] + [CROWN, MANNED, UNMANNED, NOBODY]
    assert all(sign in said for sign in signs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_nothing_is_wider_than_80_columns(lang: str) -> None:
    words = Words(lang, "endeavor", ["Anežka Nováková ze Lhoty", *NAMES[1:]], strict=True)
    for players in (3, 5):
        for match in states(players)[::9] + states(players)[-1:]:
            for seat in (None, match.actors[0] if match.actors else 0):
                for line in shown(match.view(seat), seat, words).split("\n"):
                    assert len(line) <= WIDTH, line
    assert max(map(len, text(legend(words)).split("\n"))) <= WIDTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_board_is_named(lang: str) -> None:
    words = Words(lang, "endeavor", NAMES, strict=True)
    match = next(state for state in reversed(states(4)) if not state.over and state.view(0)["phase"] == "turn")
    view = match.view(0)
    said = " ".join(shown(view, 0, words).split())
    names = [value_id(kind, name) for kind, where in (("region", "regions"), ("city", "cities"), ("link", "links")) for name in view[where]]
    names += [value_id("card", card) for mat in view["seats"] for card in mat["cards"]]
    names += [value_id("building", place["building"]) for mat in view["seats"] for place in mat["buildings"]]
    assert all(words.t(name) in said for name in names)
