"""The boards in the terminal can be read from the text alone, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.text.lines import SEATS
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.games.russian_railroads.components import COLOURS, SPECIALS
from boardwright.games.russian_railroads.presentation.terminal import WIDTH, draw, hint, legend
from boardwright.games.russian_railroads.presentation.terminal_signs import RAILS
from tests.games.rng import Rng

from .boards import random_table
from .scenario import Scenario

NAMES = ["Ada", "Béla", "Cilka", "Đorđe"]
EN = Words("en", "russian_railroads", NAMES)


def plain_text(lines: list[Any]) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines)


def board_text(table: Scenario, seat: int | None = 0, words: Words = EN) -> str:
    return plain_text(draw(table.ready().match.view(seat), words, seat))


def line_of(text: str, head: str) -> str:
    """Return the only line that begins with these words."""
    (line,) = [line for line in text.split("\n") if line.strip().startswith(head)]
    return line


def hints(table: Scenario, kind: str, words: Words = EN) -> dict[str, str]:
    """Return the text beside each choice of a kind."""
    match, seat = table.ready().match, table.active
    view = match.view(seat)
    return {str(a): plain_text([hint(view, a, match.preview(seat, a.id), words)]) for a in match.legal(seat) if a.kind == kind}


def test_every_colour_and_every_player_has_a_sign_of_its_own() -> None:
    assert list(RAILS) == list(COLOURS)
    signs = [sign for sign, _ in (*RAILS.values(), *SEATS)]
    assert len(set(signs)) == len(signs) and all(len(sign) == 1 for sign in signs)


def test_players_are_listed_in_turn_order_with_their_pieces_and_points() -> None:
    table = Scenario(3).order(2, 0, 1).turn(2).workers(2, 4).coins(2, 3).passed(1).points(0, 31).black(0).temporary(1)
    head, *lines = board_text(table).split("\n")[:4]
    assert head.startswith("Round 1 of 6  Points")
    cilka, ada, bela = lines
    assert cilka.startswith("▶ ③ Cilka") and cilka.split()[3:] == ["0", "+0", "4/6", "3"]
    assert ada.startswith("  ① Ada") and "31" in ada and "◉ black worker" in ada
    assert bela.startswith("  ② Béla") and "2 temporary workers · passed" in bela


def test_the_board_of_the_example_of_page_18() -> None:
    table = Scenario(2).rails(0, transsiberian={"black": 9, "grey": 7, "brown": 3}).locomotives(0, (6, 2)).doublers(0, 1)
    text = board_text(table)
    assert line_of(text, "Trans-Siberian 12").split() == ["Trans-Siberian", "12", *"·4 ·2 ◆2 ·1 ·1 ·1 ▣1 ·0] ■ · · · · · ·".split()]
    below = text.split(line_of(text, "Trans-Siberian 12"))[1].split("\n")[1]
    assert below.split() == ["⚙6+2", "▣✓", "●✓", "◆✓", "◇", "?", "□10"]
    assert "1 doubler" in text


def test_kiev_shows_its_special_spaces_and_the_rails_beside_the_line() -> None:
    table = Scenario(2).rails(0, transsiberian={"black": 2}, kiev={"black": 3}).locomotives(0, 1, kiev=2)
    text = board_text(table)
    assert line_of(text, "Kiev").split() == ["Kiev", "3", "·0", "·0]", "■", "·", "·", "·", "·", "·", "·"]
    assert "⚙2 ▣" in text  # grey was won and is beside the line
    assert "+1✓ +2✓  +3  +4 +20       ● +10  10" in text


def test_a_space_with_two_rewards_keeps_its_column() -> None:
    table = Scenario(2).rails(0, transsiberian={"black": 15, "white": 4})
    assert any(line.endswith("□10✓") for line in board_text(table).split("\n"))
    assert max(map(len, board_text(table).split("\n"))) <= WIDTH + 1


def test_the_industry_track_shows_markers_factories_and_gaps() -> None:
    table = Scenario(2).factories(0, 2, 7).markers(0, 7, 4)
    text = board_text(table)
    assert line_of(text, "Industry       15").split()[1:11] == "15 0 1 2 3 5▲ [2] 10 [7]▲ 15".split()
    assert "Factories: [2] 1 grey step + 5 points · [7] 2 black steps" in text


def test_action_spaces_show_price_effect_and_owner() -> None:
    table = Scenario(4).close("brown_1", 3).close("first", 1)
    text = board_text(table)
    assert "●   1 brown step          ④" in text and "●   first place in the next round  ②" in text
    assert "●○  2 steps of any colour" in text and "●●● 1 locomotive + 1 factory" in text
    assert "industry +3" not in text  # only in the last round
    two = board_text(Scenario(2))
    assert "2 black steps" not in two and "second place" not in two and "3 black steps" in two


def test_the_engineers_row_shows_later_engineers() -> None:
    table = Scenario(3).row("two_any", "repeat", "doubler_points", "black_grey")
    text = board_text(table)
    assert "  ○   hire  №1  2 steps of any colour" in text
    assert "  ●   open  №10 repetition of an action" in text and "  ●   open  №9  1 doubler + 3 points" in text
    assert "      later  №2 1 black step + 1 grey step" in text
    assert "open  №9" not in board_text(Scenario(2).row("two_any", "repeat", "doubler_points"))  # one is open with two players


def test_the_supply_says_what_the_next_factory_would_do() -> None:
    text = board_text(Scenario(3).supply({4: 2, 5: 3}, {1: 1}))
    assert "Supply: ⚙4 ×2, [4] 1 brown step + 5 points\n          [1] points: own engineers’ numbers · 20 doublers" in text
    assert "? cards: four actions · engineer and coin" in text


def test_end_bonus_cards_are_named_to_their_owner_only() -> None:
    table = Scenario(2).bonuses(0, "black", "ends")
    assert "End-bonus cards: end stations · black rails\n" in board_text(table)
    assert "End-bonus cards: 2" in board_text(table, 1) and "black rails" not in board_text(table, 1)


def test_boards_of_other_players_are_short() -> None:
    table = Scenario(2).rails(1, transsiberian={"black": 4, "grey": 2}).locomotives(1, (2, 1)).factories(1, 3).markers(1, 5)
    table.engineers(1, "repeat").doublers(1, 2)
    text = " ".join(board_text(table).split("② Béla\n")[1].split())
    assert text.startswith("Trans-Siberian 4: ■4 ▣2 ⚙2+1 · St Petersburg 0: ■1 ▣0 ⚙–")
    assert "Industry 5: ▲5 [3] · Engineers: №10 · ? tokens: 0/4 2 doublers" in text.replace("· 2 doublers", "2 doublers")


def test_waiting_effects_are_numbered_as_they_are_chosen() -> None:
    table = Scenario(3).rails(0, transsiberian={"black": 1})
    table.play("occupy black_1")
    text = board_text(table)
    assert "▶ 1  2 black steps: 2 black steps" in text
    assert "1 brown step" not in text and "③ Cilka\n" not in text  # the other boards have just been shown
    assert "③ Cilka\n" in board_text(table, 1)


def test_a_choice_shows_its_price_and_its_effect() -> None:
    table = Scenario(3).row("two_any", "repeat", "doubler_points").coins(0, 2).supply({4: 2})
    occupy = hints(table, "occupy")
    assert occupy["occupy black_1"].split(", ")[0] == "●" and occupy["occupy locomotive_3"].split(", ")[0] == "●●●"
    assert occupy["occupy engineer_outer"].startswith("●, №9 1 doubler + 3 points, ")
    assert occupy["occupy hire"].startswith("○, №1 2 steps of any colour, ")
    table.play("occupy locomotive_1", "pay 0 without_black")
    assert hints(table, "take_locomotive") == {"take_locomotive": "⚙4"}
    assert hints(table, "build") == {"build": "[4] 1 brown step + 5 points"}


def test_a_payment_shows_its_pieces() -> None:
    table = Scenario(3).coins(0, 1).black(0)
    table.play("occupy black_2")
    assert hints(table, "pay")["pay 1 with_black"].startswith("black worker, 1 coin, at best ")


def test_a_space_shows_its_best_gain_as_the_preview_does() -> None:
    table = Scenario(3).rails(0, petersburg={"black": 3}).locomotives(0, 1, kiev=3, petersburg=5)
    occupy = hints(table, "occupy")
    match = table.ready().match
    previews = {str(action): match.preview(0, action)["best"] for action in match.legal(0) if action.kind == "occupy"}
    assert all(f"at best +{best['gain']}" in occupy[action] for action, best in previews.items())
    assert occupy["occupy coins"] == "●, at best +0"
    reached = {action for action, best in previews.items() if best.get("token")}
    assert reached == {action for action, hint in occupy.items() if hint.endswith("without the ? token")} != set()
    spots = {special for special in SPECIALS if EN.t(f"special-{special}") == "? token"}
    assert reached == {action for action, best in previews.items() if spots & set(best.get("reaches", ()))} < set(previews)


def test_a_step_shows_its_rewards_and_what_the_round_s_end_pays_more() -> None:
    table = Scenario(3).rails(0, transsiberian={"black": 5, "grey": 2}, kiev={"black": 8}).locomotives(0, 4)
    table.play("occupy black_or_grey")
    steps = hints(table, "step")
    assert steps["step transsiberian grey"] == "Trans-Siberian +1"
    assert steps["step transsiberian black"] == "brown rails"
    assert steps["step kiev black"] == "+10 points"


def test_the_legend_explains_every_special_space() -> None:
    text = plain_text(legend(EN))
    assert all(f"→ {EN.t(f'special-{special}')}" in text for special in SPECIALS)
    assert "Trans-Siberian 3: ◆ ⚙ → one more worker" in text and "Kiev 7: ■ → one more worker" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_80_columns_in_any_language(lang: str) -> None:
    words = Words(lang, "russian_railroads", NAMES, strict=True)
    dice = Rng(7)
    for _ in range(12):
        text = board_text(random_table(dice), 0, words)
        assert max(map(len, text.split("\n"))) <= WIDTH + 1, max(text.split("\n"), key=len)
    assert max(map(len, plain_text(legend(words)).split("\n"))) <= WIDTH
