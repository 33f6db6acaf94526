"""Rulings that can be chosen (waiting effects, the ? card of a token, the card of one more engineer), and matches with every choice."""

from itertools import product
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import write
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.random import key_of
from boardwright.core.machine.state import MOVES, RecordBuffer
from boardwright.core.text.words import LANGUAGES, Words
from tests.conftest import choose_cases, repetitions
from tests.games.rng import Rng

from .facts import GREY_POINTS, TWO_BLACK
from .scenario import Scenario, game
from .test_laws import check_position

OPTIONS = {name: values for name, (_, values) in game().options.items()}
ALL_CHOICES = [dict(zip(OPTIONS, values)) for values in product(*OPTIONS.values())]
CHOICES = choose_cases([*ALL_CHOICES[::5], ALL_CHOICES[18]], ALL_CHOICES)
"""A selection of the 32 combinations in which every pair of values occurs."""


def test_defaults_depend_on_the_version() -> None:
    """Versions 1 and 2 keep their defaults. Version 3 asks for an engineer beside the card (R24)."""
    former = {"question_cards": "complete", "repeat_running": "yes", "waiting": "in_turn", "card_taking": "must", "extra_engineer": "alone"}
    assert game().check_options({}) == game().check_options({}, 3) == former | {"extra_engineer": "with_engineer"}
    assert game().check_options({}, 1) == game().check_options({}, 2) == former
    assert game().check_options({"extra_engineer": "with_engineer"}, 1)["extra_engineer"] == "with_engineer"


def file_without_the_option(version: int) -> dict[str, Any]:
    """Return the file of a match under a version of the rules. Like older files, it does not name the option."""
    named = {name: default for name, default in game().check_options({}, version).items() if name != "extra_engineer"}
    match = Match.start(game().compile(), 2, 5, named, version)
    bots = [bw.bot("greedy", game(), seed) for seed in range(2)]
    while not match.over:
        (seat, *_) = match.actors
        match.play(seat, game().actions[bots[seat].choose(match.hidden(seat), match.legal_ids(seat))])
    return write(match)


@pytest.mark.parametrize(("version", "value"), [(1, "alone"), (2, "alone"), (3, "with_engineer")])
def test_files_and_positions_without_the_option_get_the_default_of_their_version(version: int, value: str) -> None:
    """Running matches and old files continue under the rules they began with (decision 22)."""
    file = file_without_the_option(version)
    assert "extra_engineer" not in file["options"]
    assert bw.verify(file).ruleset.startswith(f"{version}+")
    again = bw.replay(file, at=3)
    assert again.version == version and again.position()["options"]["extra_engineer"] == value
    position = again.position()
    del position["options"]["extra_engineer"]
    assert game().from_position(position).position()["options"]["extra_engineer"] == value
    unnamed = {name: part for name, part in position.items() if name != "ruleset"}
    assert game().from_position(unnamed).position()["options"]["extra_engineer"] == "with_engineer", "a new match"


@pytest.mark.parametrize(("version", "points"), [(1, 40), (2, 40), (3, 0)])
def test_a_position_of_a_former_version_is_scored_by_its_rules(version: int, points: int) -> None:
    """Under versions 1 and 2 the card counts alone where the option was not named."""
    position = Scenario(2, round=6).bonuses(0, "engineer").ready().match.position() | {"ruleset": str(version)}
    del position["options"]
    match = game().from_position(position, seed=1)
    while not match.over:
        (seat, *_) = match.actors
        texts = sorted(str(action) for action in match.legal(seat))
        match.play(seat, "pass" if "pass" in texts else "stay" if "stay" in texts else texts[0])
    assert match.result.breakdown[0]["majority"]["points"] == points


# -- waiting: effects won in a turn, one after the other or at any time ------------------------------------------------------------


def seat_with_one_open_line(**transsiberian: int) -> dict[str, Any]:
    """Return a seat that can make steps on the Transsiberian only. A token and a factory wait."""
    return {
        "rails": {
            "transsiberian": transsiberian,
            "petersburg": {"black": 9, "grey": 8, "brown": 7},
            "kiev": {"black": 9, "grey": 8, "brown": 7},
        },
        "locomotives": {"transsiberian_1": 9, "transsiberian_2": 6, "petersburg": 4},
        "tokens": {"petersburg_4": "steps"}, "factories": [GREY_POINTS], "markers": [5],
    }  # fmt: skip


def waiting_position(value: str) -> Any:
    """Return a match where four steps of a token and a grey step of a factory wait; black is on 8, grey on 7, brown on 6."""
    return game().from_position({
        "players": 2, "options": {"waiting": value}, "phase": "next", "running": "industry_1", "active": 0,
        "pieces": {"industry_1": [{"seat": 0, "worker": 1}]}, "seats": [seat_with_one_open_line(black=8, grey=7, brown=6), {}],
        "agenda": [{"effect": "token_steps", "left": {"any": 4}}, {"effect": "factory_2", "left": {"grey": 1}}],
    }, seed=1)  # fmt: skip


def final_rails(match: Any) -> dict[tuple[int, ...], int]:
    """Return where the rails of the Transsiberian can be when the turn is over, with the line's points."""
    points_by_rails: dict[tuple[int, ...], int] = {}
    seen, todo = set(), [match]
    while todo:
        match = todo.pop()
        if match.state_bytes() in seen:
            continue
        seen.add(match.state_bytes())
        if match.actors != (0,):
            seat = match.view(0)["seats"][0]
            points_by_rails[tuple(seat["rails"]["transsiberian"].values())] = seat["scoring"]["transsiberian"]["points"]
            continue
        for action in match.legal(0):
            copy = match.copy()
            copy.play(0, action)
            todo.append(copy)
    return points_by_rails


def test_one_effect_after_the_other_loses_outcomes_that_any_time_allows() -> None:
    """5.1.5: the factory's grey step would make room for brown amid the token's steps; otherwise natural gets the fourth of them."""
    in_turn, any_time = final_rails(waiting_position("in_turn")), final_rails(waiting_position("any_time"))
    assert in_turn.keys() < any_time.keys()
    assert (10, 8, 7, 1) in any_time and (10, 8, 7, 1) not in in_turn and (10, 9, 7, 0) in in_turn
    assert any_time[10, 8, 7, 1] == in_turn[10, 9, 7, 0] + 1, "natural on 1 instead of grey on 9"


def test_at_any_time_the_next_effect_is_chosen_after_every_step() -> None:
    """An effect of which nothing can be done now is not offered, and the reason says so."""
    match = waiting_position("any_time")
    assert [str(action) for action in match.legal(0)] == ["next 1"]
    reason = match.why_not(0, "next 2")
    assert reason.id == "nothing_possible" and match.why_not(0, "next 3").id == "no_such_item"
    match.play(0, "next 1")
    match.play(0, "step transsiberian black")
    assert match.prompt(0).plain()["id"] == "next" and [str(a) for a in match.legal(0)] == ["next 1", "next 2"]
    assert match.preview(0, "next 2") == {"effect": "factory_2", "left": {"grey": 1}, "known": {"effect": "factory_2"}}
    match.play(0, "next 2")
    match.play(0, "step transsiberian grey")
    assert match.prompt(0).id == "act", "only the token waits: there is nothing to choose"
    match.play(0, "step transsiberian black")
    match.play(0, "step transsiberian brown")
    match.play(0, "step transsiberian natural")
    assert match.actors == (1,) and list(match.view(0)["seats"][0]["rails"]["transsiberian"].values()) == [10, 8, 7, 1]


def test_in_turn_a_begun_effect_goes_on() -> None:
    """The default: a black step from 8 to 9 wins nothing new, so the token goes on."""
    match = waiting_position("in_turn")
    assert [str(action) for action in match.legal(0)] == ["next 1", "next 2"]
    match.play(0, "next 1")
    match.play(0, "step transsiberian black")
    assert match.prompt(0).id == "act" and match.view(0)["current"] == 0


def test_a_board_action_among_others_is_still_done_completely() -> None:
    """p. 14, R3: the factory's black steps come between the two industry steps of the board, and all are made."""
    table = Scenario(2, waiting="any_time").factories(0, TWO_BLACK, GREY_POINTS).markers(0, 4)
    table.play("occupy industry_2", "advance 1", "next factory_7", "step kiev black")
    assert table.phase == "next" and set(table.waiting_effects()) == {"industry_2", "factory_7"}
    table.play("next industry_2", "advance 1")
    assert table.r.marker[0, 0] == 6 and table.phase == "act"
    table.play("step kiev black")
    assert table.rail(0, "kiev", "black") == 3 and table.active == 1


def test_at_any_time_repetitions_are_named_first_and_end_bonus_cards_come_last() -> None:
    """R16."""
    table = (
        Scenario(2, waiting="any_time").rails(0, petersburg={"black": 3}).locomotives(0, 1, 4).factories(0, TWO_BLACK, 3, 2).markers(0, 4)
    )
    table.play("occupy black_or_grey", "step petersburg black", "use_token card", "take_card factory")
    assert not any(text.startswith("take_") for text in table.legal())
    table.give_up()
    assert table.events.kinds.index("looked") > table.events.kinds.index("advanced")


def test_effects_that_cannot_go_on_are_lost_at_the_end_of_the_turn() -> None:
    """5.1.4: effects other than board actions may be lost, here without room for grey and black rails."""
    where = waiting_position("any_time").position()
    where["seats"][0] = {**seat_with_one_open_line(black=15, grey=14, brown=13, natural=12, white=11), "won": [
        "transsiberian_2", "transsiberian_6", "transsiberian_10", "transsiberian_13", "transsiberian_15", "transsiberian_end",
        "petersburg_4", "petersburg_end", "kiev_7", "kiev_end", "transsiberian_3",
    ], "tokens": {"petersburg_4": "steps", "transsiberian_13": "dropped"}}  # fmt: skip
    where["seats"][0]["rails"]["petersburg"]["natural"] = 5
    del where["locomotive_supply"], where["doubler_supply"]
    match = game().from_position(where, seed=1)
    match.play(0, "next 1")
    match.play(0, "step petersburg natural")
    assert match.actors == (1,) and [e.args["effect"] for e in match.events(0) if e.kind == "gave_up"] == ["token_steps", "factory_2"]


@pytest.mark.parametrize(("ruleset", "next_ones"), [("2", ["next 1", "next 2"]), ("1", [])])
def test_the_fourth_action_of_a_card_waits_like_any_other(ruleset: str, next_ones: list[str]) -> None:
    """At any time also applies to the card's fourth action. Version 1 of the rules forgot it."""
    where = waiting_position("any_time").position()
    del where["locomotive_supply"], where["doubler_supply"], where["seats"][0]["won"]
    where |= {"ruleset": ruleset, "cards": {"four_actions": 0}, "agenda": [
        {"effect": "token_steps", "left": {"any": 3}}, {"effect": "card_four_actions", "left": {"once_more": 1}},
    ]}  # fmt: skip
    where["seats"][0] |= {"tokens": {"petersburg_4": "steps", "transsiberian_13": "card"}, "rails": {
        "transsiberian": {"black": 13, "grey": 7, "brown": 6}, "petersburg": {"black": 8, "grey": 7}, "kiev": {"black": 8, "grey": 7},
    }}  # fmt: skip
    match = game().from_position(where, seed=1)
    match.play(0, "next 1")
    match.play(0, "step petersburg black")
    legal = [str(action) for action in match.legal(0)]
    assert [text for text in legal if text.startswith("next")] == next_ones and len(legal) > 1


# -- the ? card of a token: must, may ----------------------------------------------------------------------------------------------


def table_with_card_token(**options: str) -> Scenario:
    table = Scenario(2, **options).rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    return table


def test_by_default_a_card_must_be_taken() -> None:
    """The token names the action, and a card can be done."""
    table = table_with_card_token()
    assert table.phase == "card" and not table.can("done")
    assert table.match.why_not(0, "done").id == "not_now"


def test_by_option_a_card_may_be_declined() -> None:
    """p. 22: “you may choose one of the open cards”. The end-bonus card comes all the same."""
    table = table_with_card_token(card_taking="may")
    assert table.phase == "card" and table.can("done") and table.match.why_not(0, "done") is None
    table.play("done")
    assert table.phase == "bonus" and not table.events.of("took_card") and (table.r.card_owner == -1).all()
    assert [event["effect"] for event in table.events.of("gave_up")] == ["token_card"]


def test_by_option_the_only_possible_card_may_be_declined() -> None:
    """p. 22."""
    table = Scenario(2, card_taking="may").rails(0, petersburg={"black": 3}).locomotives(0, 1, 4)
    table.r.card_owner[:4] = 1
    table.r.engineer_owner[14] = 1
    table.r.black_owner, table.r.black_ready = 1, 1
    table.play("occupy black_or_grey", "step petersburg black", "use_token card")
    assert table.legal() == {"take_card locomotive", "done"}


# -- the card of one more engineer: alone, with an engineer ------------------------------------------------------------------------


def majority_of(table: Scenario) -> list[tuple[int, int]]:
    """Return the seats with majority points at the round's end, with their points."""
    return [(event["seat"], event["points"]) for event in table.end_round().of("majority")]


@pytest.mark.parametrize(("value", "alone"), [("alone", [(0, 20), (1, 40)]), ("with_engineer", [(1, 40)])])
def test_the_engineer_card_without_an_engineer_counts_by_option(value: str, alone: list[tuple[int, int]]) -> None:
    """p. 20: “at least one engineer tile is needed”; p. 23: the card is one tile more (R24)."""
    assert majority_of(Scenario(3, round=6, extra_engineer=value).bonuses(0, "engineer").engineers(1, "two_any")) == alone
    assert majority_of(Scenario(3, round=6, extra_engineer=value).bonuses(0, "engineer")) == ([(0, 40)] if value == "alone" else [])


@pytest.mark.parametrize("value", OPTIONS["extra_engineer"])
def test_the_engineer_card_beside_an_engineer_counts_as_one_more(value: str) -> None:
    """p. 23."""
    table = Scenario(3, round=6, extra_engineer=value).bonuses(0, "engineer").engineers(0, "doubler").engineers(1, "two_any").ready()
    assert table.match.view(0)["majority"][0] == {"seat": 0, "engineers": 2, "highest": 14}
    assert majority_of(table) == [(0, 40), (1, 20)]


# -- whole matches with every choice -----------------------------------------------------------------------------------------------


def choice_id(choice: dict[str, str]) -> str:
    return " ".join(choice.values())


@pytest.mark.parametrize("choice", CHOICES, ids=choice_id)
def test_both_engines_play_the_same_match(choice: dict[str, str]) -> None:
    """Random and greedy decisions in turn. After each, the states are equal and the laws hold."""
    rules, number = game().compile(), ALL_CHOICES.index(choice)
    match, dice = rules.new_match(players=2 + number % 3, seed=number, options=choice), Rng(number)
    other, moves, events = match._state.copy(), RecordBuffer(MOVES), RecordBuffer(EVENTS)
    greedy = bw.bot("greedy", rules)
    while not match.over:
        (seat,) = match.actors
        ids = match.legal_ids(seat)
        rules.plain.legal(rules.tables, other, seat, moves)
        assert moves.record.ids[: moves.record.count].tolist() == ids.tolist()
        action = int(greedy.choose(match.hidden(seat), ids)) if dice.below(3) == 0 else int(dice.choice(ids.tolist()))
        match.play(seat, action)
        events.record.count = 0
        rules.plain.apply(rules.tables, other, seat, action, events)
        assert other.data.tobytes() == match.state_bytes(), rules.actions[action]
        check_position(match._state.record)
    assert rules.from_position(match.position(), seed=1).position() == match.position()


@pytest.mark.parametrize("choice", CHOICES, ids=choice_id)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_matches_of_bots_end_with_every_choice(choice: dict[str, str], bot: str) -> None:
    """The final positions obey the laws."""
    finals: list[np.ndarray] = []
    games = repetitions(30, proving=240, short=5) if bot == "random" else repetitions(1, proving=10, short=1)
    rules = game().compile()
    played = simulate_batch(rules, 3, [bot] * 3, games, key_of(3), options=choice, each=lambda states, _: finals.append(states.copy()))
    assert played.unfinished == 0 and (bot == "random" or np.concatenate(played.scores).mean() > 200)
    for state in np.concatenate(finals).view(np.recarray)[:3]:
        check_position(state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_words(lang: str) -> None:
    words = Words(lang, game(), strict=True)
    for name, values in OPTIONS.items():
        option = "option-" + name.replace("_", "-")
        texts = [words.t(f"{option}-value", value=value) for value in values]
        assert words.t(option) and words.t(f"{option}-help") and len(set(texts)) == len(values)
