"""Hand-written positions, and what must hold for any position and any component data (tests/games/test_crafted.py alters both)."""

from typing import Any

from boardwright.games.russian_railroads import components as c, state as s
from tests.games.crafted import Crafted

from .facts import BONUSES, DOUBLERS, MOST_DOUBLERS, ROUNDS
from .test_laws import check_board, check_bonus_cards, check_rails, check_tiles, check_tokens, check_track

# -- positions that play hardly reaches, in every phase -----------------------------------------------------------------------------

BLACK_2 = {"black_2": [{"seat": 0, "worker": 2}]}
LOCOMOTIVE_1 = {"locomotive_1": [{"seat": 0, "worker": 1}]}
INDUSTRY_2 = {"industry_2": [{"seat": 0, "worker": 2}]}
BOTTOM = {"black_or_grey": [{"seat": 0, "worker": 1, "black": 1}]}
ALL_CARDS = {"four_actions": 1, "engineer": 1, "factory": 1, "black_worker": 0, "locomotive": 1}

TWENTY = [{"effect": "factory_7", "left": {"black": 2}}] * 20
RICH_SEAT: dict[str, Any] = {
    "rails": {
        "transsiberian": {"black": 14, "grey": 9, "brown": 7, "natural": 4}, "petersburg": {"black": 8, "grey": 7}, "kiev": {"black": 8}},
    "locomotives": {"transsiberian_1": 9, "transsiberian_2": 8, "petersburg": 7, "kiev": 6},
    "factories": [8, 7, 5, 9, 2], "markers": [12], "coins": 90, "points": 9_000, "doublers": 7,
    "tokens": {"transsiberian_13": "revalue", "petersburg_4": "medal", "petersburg_6": "dropped", "industry": "doublers"},
    "engineers": ["repeat", "two_any", "industry_two"], "bonus_cards": ["flat", "ends", "engineer"],
}  # fmt: skip
"""A seat that has nearly everything."""


def seat_at_spot(**more: Any) -> dict[str, Any]:
    """Return a seat that has just won the first ? space to St Petersburg."""
    seat = {"rails": {"petersburg": {"black": 4}}, "locomotives": {"transsiberian_1": 1, "petersburg": 4}}
    return {**seat, "tokens": {"petersburg_4": "won"}, **more}


def seat_with_card_token(**more: Any) -> dict[str, Any]:
    """Return a seat that used the token for a ? card on that space."""
    return seat_at_spot(tokens={"petersburg_4": "card"}, **more)


def mid_turn(
    phase: str, agenda: list[dict[str, Any]], seat: dict[str, Any], pieces: Any = BOTTOM, running: str = "black_or_grey", **more: Any
) -> dict[str, Any]:
    """Return a position in the middle of a turn of seat 0, who has the black worker."""
    return {
        "players": 3, "phase": phase, "round": 3, "active": 0, "pieces": pieces, "running": running, "agenda": agenda,
        "cards": {"black_worker": 0}, "seats": [seat, {"coins": 40, "points": 500}, {}], **more,
    }  # fmt: skip


RARE_POSITIONS: dict[str, dict[str, Any]] = {
    "start_bonus": {"players": 4, "phase": "start_bonus", "active": 2, "starts": {"coin": 3}},
    "turn": {"players": 4, "round": 7, "seats": [RICH_SEAT, {"coins": 100}, {"passed": True}, {}], "order": [3, 1, 0, 2]},
    "turn with claims": {
        "players": 3, "round": 5, "active": 1, "pieces": {"first": [{"seat": 2, "black": 1}], "second": [{"seat": 0, "coin": 1}],
        "black_or_grey": [{"seat": 0, "coin": 40}, {"seat": 1, "worker": 2}]}, "cards": {"black_worker": 2},
        "seats": [{"coins": 50}, {}, {}]},
    "pay": {"players": 2, "phase": "pay", "paying": "locomotive_3", "cards": {"black_worker": 0}, "seats": [{"coins": 3}, {}]},
    "act": mid_turn("act", [{"effect": "black_or_grey", "left": {"black_or_grey": 1}, "whole": True, "armed": True}], {}),
    "act, the extra step": mid_turn("act", [{"effect": "black_or_grey", "left": {"extra": 1}, "whole": True}], {}),
    "act, locomotive and factory": mid_turn(
        "act", [{"effect": "locomotive_3", "left": {"locomotive": 1, "factory": 1}, "whole": True}], {"factories": [8, 7, 5, 9, 2]},
        {"locomotive_3": [{"seat": 0, "worker": 3}]}, "locomotive_3"),
    "act at the start": {
        "players": 3, "phase": "act", "stage": "start", "active": 1, "starts": {"black_step": 1, "coin": 2},
        "agenda": [{"effect": "start_black_step", "left": {"black": 1}, "whole": True}]},
    "act by a claim worker": {
        "players": 3, "phase": "act", "stage": "reuse", "round": 2, "active": 1, "claims": [{"seat": 0, "piece": "worker"}, None],
        "pieces": {"first": [{"seat": 0, "worker": 1}], "industry_1": [{"seat": 1, "worker": 1}]},
        "taken": {"first": 0, "second": 1, "industry_1": 1},
        "running": "industry_1", "agenda": [{"effect": "industry_1", "left": {"industry": 1}, "whole": True}]},
    "next": mid_turn("next", [{"effect": "factory_7", "left": {"black": 2}}, {"effect": "token_steps", "left": {"any": 4}}],
        seat_at_spot(tokens={"petersburg_4": "steps"}, factories=[7], markers=[5])),
    "next, at any time": mid_turn("next", [{"effect": "token_steps", "left": {"any": 4}}, {"effect": "factory_2", "left": {"grey": 1}}], {
        "rails": {"transsiberian": {"black": 8, "grey": 7, "brown": 6}, "petersburg": {"black": 4}}, "factories": [2], "markers": [5],
        "locomotives": {"petersburg": 4}, "tokens": {"petersburg_4": "steps"}},
        options={"waiting": "any_time", "card_taking": "may", "extra_engineer": "with_engineer"}),
    "next, many effects": mid_turn("next", TWENTY[:9], RICH_SEAT | {"markers": [15], "engineers": []}),
    "next, waiting for a good moment": mid_turn("next", [
        {"effect": "engineer_best_locomotives", "left": {"best_locomotives": 1}}, {"effect": "factory_1", "left": {"engineer_sum": 1}},
        {"effect": "card_locomotive", "left": {"special_locomotive": 1}, "whole": True}], {"engineers": ["best_locomotives"]},
        {"engineer_best_locomotives": [{"seat": 0, "worker": 1}]}, "engineer_best_locomotives", cards={"locomotive": 0, "engineer": 0}),
    "place": mid_turn("place", [], {"locomotives": {"transsiberian_1": 3, "petersburg": 5, "kiev": 2}}, LOCOMOTIVE_1, "locomotive_1",
        hand={"locomotive": 4, "displaced": True}),
    "place the special one": mid_turn("place", [], {"locomotives": {"transsiberian_1": 9, "transsiberian_2": 9, "petersburg": 9,
        "kiev": 8}},
        LOCOMOTIVE_1, "locomotive_1", hand={"locomotive": "special", "displaced": False}, cards={"locomotive": 0}, players=4,
        seats=[{"locomotives": {"transsiberian_1": 9, "transsiberian_2": 9, "petersburg": 9, "kiev": 8}}, {}, {}, {}]),
    "replace": mid_turn("replace", [{"effect": "industry_2", "left": {"industry": 1}, "whole": True}], RICH_SEAT | {"engineers": []},
        INDUSTRY_2,
        "industry_2", new_factory=3),
    "token": mid_turn("token", [{"effect": "spot_petersburg_4", "left": {"token": 1}}], seat_at_spot()),
    "tokens": mid_turn("next", [{"effect": "spot_petersburg_4", "left": {"token": 1}}, {"effect": "spot_petersburg_6",
        "left": {"token": 1}}], {
        "rails": {"petersburg": {"black": 6}}, "locomotives": {"petersburg": 6}, "tokens": {"petersburg_4": "won", "petersburg_6": "won"}}),
    "card": mid_turn("card", [{"effect": "token_card", "left": {"card": 1}}, {"effect": "token_card", "left": {"bonus": 1}, "whole": True}],
        seat_with_card_token(), current=0),
    "card, may": mid_turn("card", [{"effect": "token_card", "left": {"card": 1}}], seat_with_card_token(), options={"card_taking": "may"}),
    "bonus": mid_turn("bonus", [{"effect": "token_card", "left": {"bonus": 1}, "whole": True}], seat_with_card_token(), looked=[[0],
        [], []]),
    "bonus, nothing in the deck": mid_turn("bonus", [{"effect": "factory_9", "left": {"bonus": 1}}], {
        "factories": [9], "markers": [5], "bonus_cards": list(BONUSES[:8])}),
    "repeat": mid_turn("repeat", [{"effect": "factory_8", "left": {"repeat": 1}}], {"factories": [8], "markers": [5],
        "engineers": ["repeat"]},
        {**BOTTOM, "industry_1": [{"seat": 0, "worker": 1}], "coins": [{"seat": 0, "coin": 1}]}, "industry_1"),
    "repeat, not what runs": mid_turn("repeat", [{"effect": "factory_8", "left": {"repeat": 1}}], {"factories": [8], "markers": [5]},
        options={"repeat_running": "no"}, running_black=True),
    "once more": mid_turn("once_more", [{"effect": "card_four_actions", "left": {"once_more": 1}, "whole": True}],
        seat_with_card_token(markers=[4]),
        cards={"four_actions": 0, "black_worker": 0}),
    "reuse": {
        "players": 4, "phase": "reuse", "round": 6, "active": 3,
        "pieces": {"first": [{"seat": 1, "coin": 1}], "second": [{"seat": 3, "black": 1}]},
        "cards": {"black_worker": 3}, "seats": [{}, {}, RICH_SEAT, {"engineers": ["doubler"]}]},
    "over": {"players": 2, "phase": "over", "cards": ALL_CARDS, "seats": [
        {name: value for name, value in RICH_SEAT.items() if name != "points"},
        {"locomotives": {"transsiberian_1": "special"}, "engineers": ["best_locomotives"]}]},
    "many coins": {"players": 2, "round": 6, "seats": [
        {"coins": 100, "engineers": ["repeat"], "factories": [6, 8], "markers": [4]}, {"coins": 100, "points": 10_000}]},
}  # fmt: skip


def check_invariants(match: Any) -> None:
    """Check what holds in every position of a match, wherever it began."""
    r = match._state.record
    players = int(r.players)
    check_tiles(r, players)
    check_bonus_cards(r, players)
    check_board(r, players)
    for seat in range(players):
        check_rails(r, seat)
        check_track(r, seat)
        check_tokens(r, seat)
        check_supply(r, seat)
        earned = int(r.scored[seat].sum()) + int(r.bonus_points[seat].sum()) + int(r.majority_points[seat])
        assert r.points[seat] == earned, "points are the sum of their sources"
    assert r.doubler_supply + r.doublers.sum() == DOUBLERS and (r.doublers <= MOST_DOUBLERS).all()
    assert sorted(r.order[:players].tolist()) == list(range(players)) and r.round_no <= ROUNDS[players]
    check_agenda(r)


def check_supply(r: Any, seat: int) -> None:
    """Workers and coins are in the supply or on the board. Engineers have one owner or lie in the row."""
    standing = r.pieces[seat].sum(axis=0)
    assert min(r.workers[seat], r.temporary[seat], r.coins[seat], r.pieces[seat].min()) >= 0
    assert r.workers[seat] + standing[s.WORKER] == r.workers_all[seat] and r.temporary[seat] + standing[s.TEMPORARY_WORKER] <= 2
    owner = r.black_owner == seat
    assert standing[s.BLACK_PIECE] + (int(r.black_ready) if owner else 0) == int(owner)
    row = [int(n) for n in r.row if n >= 0]
    assert len(set(row)) == len(row) and all(r.engineer_owner[n] < 0 for n in row)


def check_agenda(r: Any) -> None:
    """Each waiting effect has something left and nothing stands behind the last one. The phase fits the waiting effects."""
    count = int(r.queue_length)
    assert (
        count <= s.MOST_EFFECTS
        and r.remaining_parts[:count].any(axis=1).all()
        and not r.remaining_parts[count:].any()
        and not r.effect_queue[count:].any()
    )
    assert (r.remaining_parts >= 0).all() and -1 <= r.current < max(1, count)
    between = r.phase in (s.CHOOSE_START, s.TURN, s.PAY, s.REUSE, s.OVER)
    assert between == (count == r.hand == r.new_factory == 0)
    waiting = [int(r.effect_queue[i]) - c.SPOT_EFFECTS for i in range(count) if r.remaining_parts[i, c.TOKEN]]
    for seat in range(int(r.players)):
        won = [n for n in range(len(c.SPOTS)) if r.spot_won[seat, n] and r.token_at[seat, n] < 0]
        assert won == (sorted(waiting) if seat == r.active else [])


def check_with_any_data(match: Any) -> None:
    """Check what holds with any component data that is accepted."""
    r, tables = match._state.record, match.game.tables.record
    tiles_per_number = int(tables.locomotives) - int(tables.locomotives_removed[r.players])
    for number in range(1, 10):
        tiles = int(r.locomotive_supply[number]) + int(r.factory_supply[number]) + (r.slot == number).sum() + (r.factory == number).sum()
        assert tiles + (r.hand == number) + (r.new_factory == number) == tiles_per_number
    for seat in range(match.players):
        standing = r.pieces[seat].sum(axis=0)
        assert min(r.workers[seat], r.temporary[seat], r.coins[seat], *standing) >= 0
        assert r.workers[seat] + standing[0] == r.workers_all[seat] and r.doublers[seat] <= 8
        assert r.points[seat] == r.scored[seat].sum() + r.bonus_points[seat].sum() + r.majority_points[seat]
    assert r.doubler_supply + r.doublers.sum() == tables.doubler_supply and r.remaining_parts[: r.queue_length].any(axis=1).all()


CRAFTED = Crafted("russian_railroads", list(RARE_POSITIONS.values()), check_invariants)
TABLES = check_with_any_data
