"""Hand-written starting positions of recorded matches, with the decisions that show rare rules."""

from typing import Any

from tests.games.recorded import Recording

LAST_ROUND = {"round": 6}
BEFORE_SPOT = {"petersburg": {"black": 3}}
"""Rails one step before the first ? space to St Petersburg."""
REACH_FOUR = {"transsiberian_1": 1, "petersburg": 4}
WIN = ("occupy black_or_grey", "step petersburg black")
ALL_CARDS = {"four_actions": 1, "engineer": 1, "factory": 1, "black_worker": 1, "locomotive": 1}


def held_cards(*names: str) -> list[dict[str, Any]]:
    """Return the end-bonus cards of the only seat that has drawn any."""
    return [{"bonus": name, "draw": n} for n, name in enumerate(names, 1)]


SPECIAL = (
    Recording("two_white_steps", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 15, "grey": 9, "brown": 7, "natural": 5, "white": 1}}, "coins": 0}, {}]},
        decisions=("occupy white_2",)),
    Recording("three_end_stations", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 15}, "petersburg": {"black": 9}, "kiev": {"black": 9}},
            "bonus_cards": held_cards("ends")}, {}]}),
    Recording("extra_step_given_up", 2, 1, where={**LAST_ROUND, "cards": {"black_worker": 0}, "seats": [{"coins": 0}, {}]},
           decisions=("occupy black_or_grey", "pay 0 with_black", "step kiev black", "done")),
    Recording("steps_of_a_token", 2, 1, where={**LAST_ROUND, "cards": {"black_worker": 0}, "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "coins": 0}, {}]},
        decisions=("occupy black_or_grey", "pay 0 with_black", "step petersburg black", "next 2", "use_token steps", "next 2",
                   *["step kiev black"] * 4, "step kiev black")),
    Recording("no_card_left", 2, 1, where={**LAST_ROUND, "cards": ALL_CARDS, "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "coins": 0},
        {"engineers": ["best_locomotives"], "locomotives": {"transsiberian_1": 1, "kiev": "special"}}]},
        decisions=(*WIN, "use_token card", "take_bonus flat")),
    Recording("points_of_the_factory", 2, 1, where={**LAST_ROUND, "seats": [{"factories": [9], "markers": [4], "coins": 0}, {}]},
           decisions=("occupy industry_1", "take_points")),
    Recording("the_last_doubler", 4, 1, where={"round": 7, "seats": [
        {"coins": 0}, {"doublers": 8}, {"doublers": 8}, {"doublers": 3}]}, decisions=("occupy doubler",)),
    Recording("four_tokens", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 13}, "petersburg": {"black": 5}}, "locomotives": {
            "transsiberian_1": 7, "transsiberian_2": 6, "petersburg": 6}, "factories": [2, 3, 4], "markers": [10], "coins": 0,
            "tokens": {"transsiberian_13": "revalue", "petersburg_4": "doublers", "industry": "medal"}, "doublers": 3,
            "bonus_cards": held_cards("tokens")}, {}], "factory_supply": {"1": 1}},
        decisions=(*WIN, "use_token steps", "step kiev black", "done")),
    Recording("one_token_without_effect", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "doublers": 8, "bonus_cards": held_cards("tokens"), "coins": 0}, {}]},
        decisions=(*WIN, "use_token doublers")),
    Recording("one_white_step", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 15, "grey": 9, "brown": 7, "natural": 5, "white": 1}, "kiev": {"black": 7}},
         "coins": 0, "bonus_cards": held_cards("ends", "workers")}, {}]}, decisions=("occupy white_1",)),
    Recording("two_end_stations", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"petersburg": {"black": 9}, "kiev": {"black": 9}}, "bonus_cards": held_cards("ends", "doublers"), "doublers": 4}, {}]}),
    Recording("card_in_part", 2, 1, options={"question_cards": "partial"}, where={**LAST_ROUND, "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "doublers": 8, "bonus_cards": held_cards("doublers"), "coins": 0}, {}]},
        decisions=(*WIN, "use_token card", "take_card four_actions", "done", "done", "take_points")),
    Recording("four_actions_and_industry", 2, 1, where={**LAST_ROUND, "removed": ["flat", "ends"], "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "coins": 0}, {}]},
        decisions=(*WIN, "use_token card", "take_card four_actions", "advance 1", "step kiev black", "once_more industry",
                   "take_bonus engineers")),
    Recording("four_actions_and_doubler", 2, 3, where={**LAST_ROUND, "seats": [{"rails": BEFORE_SPOT, "locomotives": REACH_FOUR,
        "coins": 0}, {}]},
           decisions=(*WIN, "use_token card", "take_card four_actions", "advance 1", "step kiev black", "once_more doublers",
                      "take_points")),
    Recording("a_worker_by_locomotive", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 6, "grey": 5, "brown": 3}}, "coins": 0}, {}]},
        decisions=("occupy locomotive_1", "take_locomotive", "place transsiberian_2")),
    Recording("the_running_action", 2, 1, where={**LAST_ROUND, "seats": [{"factories": [8, 2], "markers": [4], "coins": 0}, {}]},
           decisions=("occupy industry_1", "repeat industry_1")),
    Recording("two_tokens", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"petersburg": {"black": 6}}, "locomotives": {"petersburg": 6, "transsiberian_1": 1}, "doublers": 3,
         "tokens": {"petersburg_4": "doublers", "petersburg_6": "medal"}, "bonus_cards": held_cards("tokens")}, {}]}),
    Recording("three_tokens", 2, 1, where={**LAST_ROUND, "factory_supply": {"1": 1}, "seats": [
        {"rails": {"petersburg": {"black": 6}, "transsiberian": {"black": 13}}, "doublers": 3, "bonus_cards": held_cards("tokens"),
         "locomotives": {"petersburg": 6, "transsiberian_1": 7, "transsiberian_2": 6},
         "tokens": {"petersburg_4": "doublers", "petersburg_6": "medal", "transsiberian_13": "revalue"}}, {}]}),
    Recording("engineers_decide", 3, 1, where={**LAST_ROUND, "cards": {"engineer": 0}, "seats": [
        {"engineers": ["two_any", "best_locomotives"]}, {"engineers": ["doubler", "black_grey"]}, {
            "bonus_cards": held_cards("engineer", "engineers"), "engineers": ["two_any_more"]}]}),
    Recording("four_actions_and_step", 2, 1, where={**LAST_ROUND, "removed": ["flat", "ends"], "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "coins": 0}, {}]},
        decisions=(*WIN, "use_token card", "take_card four_actions", "advance 1", "step kiev black", "once_more black", "step kiev black",
                   "take_bonus tokens")),
    Recording("token_dropped", 2, 1, where={**LAST_ROUND, "removed": ["flat", "ends"], "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "factories": [9], "markers": [4], "coins": 0}, {}]},
        decisions=(*WIN, "done", "pass", "occupy industry_1", "take_bonus doublers")),
    Recording("two_workers_won", 2, 1, where={**LAST_ROUND, "seats": [
        {"rails": {"transsiberian": {"black": 10, "grey": 7, "brown": 5, "natural": 1}, "kiev": {"black": 7}},
         "locomotives": {"transsiberian_1": 3}, "bonus_cards": held_cards("workers"), "coins": 0}, {}], "factory_supply": {"1": 1}},
        decisions=("occupy natural_2",)),
    Recording("claim_with_the_black_worker", 2, 1, where={"round": 5, "cards": {"black_worker": 0}, "seats": [{"coins": 0}, {}]},
           decisions=("occupy first", "pay 0 with_black", "pass", "pass", "occupy black_or_grey", "step kiev black", "step kiev black")),
    Recording("shared_victory", 2, 1, where={**LAST_ROUND, "seats": [{"markers": [2]}, {}]}),
    Recording("the_card_alone", 2, 1, where={**LAST_ROUND, "seats": [{"bonus_cards": held_cards("engineer")}, {}]}),
    Recording("black_worker_repeated", 2, 1, where={**LAST_ROUND, "cards": {"black_worker": 0}, "seats": [
        {"rails": {"transsiberian": {"black": 3}}, "engineers": ["repeat"], "coins": 0}, {}]},
        decisions=("occupy black_or_grey", "pay 0 with_black", "step transsiberian grey", "pass", "occupy engineer_repeat",
                   "repeat black_or_grey",                   "step kiev black", "step kiev black")),
    Recording("effects_at_any_time", 2, 1, options={"waiting": "any_time"}, where={**LAST_ROUND, "phase": "next", "running": "industry_1",
        "pieces": {"industry_1": [{"seat": 0, "worker": 1}]}, "seats": [
            {"rails": {"transsiberian": {"black": 8, "grey": 7, "brown": 6}, "petersburg": {"black": 4}}, "locomotives": REACH_FOUR,
             "tokens": {"petersburg_4": "steps"}, "factories": [2], "markers": [5], "coins": 0}, {}],
        "agenda": [{"effect": "token_steps", "left": {"any": 4}}, {"effect": "factory_2", "left": {"grey": 1}}]},
        decisions=("next 1", "step transsiberian black", "next 2", "step transsiberian grey", "step transsiberian brown")),
    Recording("card_declined", 2, 1, options={"card_taking": "may"}, where={**LAST_ROUND, "seats": [
        {"rails": BEFORE_SPOT, "locomotives": REACH_FOUR, "coins": 0}, {}]}, decisions=(*WIN, "use_token card", "done", "take_points")),
    Recording("the_card_without_an_engineer", 2, 1, options={"extra_engineer": "with_engineer"}, where={**LAST_ROUND, "seats": [
        {"bonus_cards": held_cards("engineer")}, {}]}),
)  # fmt: skip
