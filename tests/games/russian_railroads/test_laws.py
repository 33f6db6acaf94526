"""Laws that hold in every position of every match, in the program's record and in the events (fact sheet 1 to 5)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from boardwright.games.russian_railroads import components as c, state as s
from tests.conftest import repetitions
from tests.games.rng import Rng

from .event_log import EventLog
from .facts import (
    COINS,
    COLOURS,
    COLOURS_OF,
    DOUBLERS,
    FACTORY_SPACES,
    LENGTHS,
    MILESTONES,
    MOST_DOUBLERS,
    PASSING,
    PERMANENT,
    PLAYERS,
    ROUNDS,
    SPACES,
    SPECIAL,
    TOKEN_SPACE,
    WORKER_SPACES,
    WORKERS,
)
from .reference import bonus_points, industry_score, line_score, majority_points, reach_of, turn_order_after_claims
from .scenario import game

CHECKED_MATCHES = repetitions(1, proving=24, short=1)
"""Matches, per number of players, that are checked after every decision."""
FINISHED_MATCHES = repetitions(50, proving=2_400, short=40)
"""Matches, per number of players, of which the final position is checked."""
FOLDED_MATCHES = repetitions(1, proving=24, short=1)
"""Matches, per number of players, that are rebuilt from their events."""

OPTIONS = ({}, {"question_cards": "partial"}, {"repeat_running": "no"}, {"question_cards": "partial", "repeat_running": "no"})


def play_busily(players: int, seed: int, each: Any = None, **options: str) -> Any:
    """Play a whole match by random choices that seldom pass. `each` is called with the record after every decision."""
    match, dice = game().new_match(players=players, seed=seed, options=options), Rng(seed)
    while not match.over:
        (seat,) = match.actors
        texts = [str(action) for action in match.legal(seat)]
        assert texts, "there is always a choice"
        active = [text for text in texts if text not in ("pass", "done", "stay")] or texts
        match.play(seat, dice.choice(active if dice.below(8) else texts))
        if each:
            each(match._state.record)
        assert len(match.decisions) < 3_000
    return match


# -- positions ---------------------------------------------------------------------------------------------------------------------


def check_position(r: Any) -> None:
    """Check the laws of one position."""
    players = int(r.players)
    check_tiles(r, players)
    for seat in range(players):
        check_rails(r, seat)
        check_track(r, seat)
        check_workers(r, seat)
        check_tokens(r, seat)
        earned = int(r.scored[seat].sum()) + int(r.bonus_points[seat].sum()) + int(r.majority_points[seat])
        assert r.points[seat] == earned, "points are the sum of their sources"
        assert r.coins[seat] >= 0
    assert r.doubler_supply + r.doublers.sum() == DOUBLERS and (r.doublers <= MOST_DOUBLERS).all()
    assert sorted(r.order[:players].tolist()) == list(range(players))
    assert r.round_no <= ROUNDS[players]
    check_engineers(r, players)
    check_bonus_cards(r, players)
    check_board(r, players)
    if r.phase in (s.TURN, s.OVER, s.REUSE):
        assert r.queue_length == r.hand == r.new_factory == 0
    assert r.queue_length <= s.MOST_EFFECTS


def check_tiles(r: Any, players: int) -> None:
    """Each number has as many tiles as players (including those of the start). The special 9 is there once a seat took its card."""
    tile_counts = Counter({n: int(r.locomotive_supply[n]) + int(r.factory_supply[n]) for n in range(1, 10)})
    for seat in range(players):
        tile_counts.update(int(n) for n in (*r.slot[seat], *r.factory[seat]) if n > 0)
    tile_counts.update(int(n) for n in (r.hand, r.new_factory) if n > 0)
    special = tile_counts.pop(c.SPECIAL, 0)
    assert tile_counts == Counter(dict.fromkeys(range(1, 10), players)), tile_counts
    waiting = any(r.remaining_parts[i, c.SPECIAL_LOCOMOTIVE] for i in range(int(r.queue_length)))
    assert special == (r.card_owner[c.CARDS.index("locomotive")] >= 0 and not waiting)
    assert min(r.locomotive_supply.min(), r.factory_supply.min()) >= 0


def check_rails(r: Any, seat: int) -> None:
    """Won colours lie in their order, each strictly behind the one before it."""
    for line, length in LENGTHS.items():
        rail = [int(space) for space in r.rail[seat, c.LINES.index(line)]]
        assert 1 <= rail[0] <= length
        for n, colour in enumerate(COLOURS[1:], 1):
            won = colour in COLOURS_OF[line] and r.rail[seat, 0, 0] >= MILESTONES[colour]
            assert (rail[n] >= 0) == won, "one rail for each line, as soon as the milestone is reached"
            assert rail[n] <= 0 or rail[n] < rail[n - 1]
    reach = {line: reach_of(r.slot[seat].tolist(), line) for line in LENGTHS}
    for n, special in enumerate(c.SPECIALS):
        line, space, colour, locomotive = SPECIAL[special]
        on_it = r.rail[seat, c.LINES.index(line), COLOURS.index(colour)] >= space
        if special not in PERMANENT and on_it and (not locomotive or reach[line] >= space) and r.hand == 0:
            assert r.reached[seat, n] == 1, "every reward was won"
        if special not in PERMANENT and r.reached[seat, n]:
            assert on_it, "rails never go back"


def check_track(r: Any, seat: int) -> None:
    """Factories stand from the left. No marker is in a gap, and no two are on one space."""
    built = [int(number) > 0 for number in r.factory[seat]]
    assert built == sorted(built, reverse=True)
    first, second = (int(space) for space in r.marker[seat])
    assert 0 <= first <= 15 and -1 <= second <= 15 and first != second
    for space in (first, second):
        assert all(built[n] for n, gap in enumerate(FACTORY_SPACES) if gap <= space), "no gap is skipped"
    assert (second >= 0) == bool(r.tokens_used[seat] >> c.TOKENS.index("marker") & 1)


def check_workers(r: Any, seat: int) -> None:
    """Own, black and temporary workers are in the supply or on the board."""
    won = sum(int(r.reached[seat, c.SPECIALS.index(name)]) for name in WORKER_SPACES)
    assert r.workers_all[seat] == WORKERS[int(r.players)] + won
    standing = r.pieces[seat].sum(axis=0)
    assert r.workers[seat] >= 0 and r.workers[seat] + standing[s.WORKER] == r.workers_all[seat]
    owner = r.black_owner == seat
    assert standing[s.BLACK_PIECE] + (int(r.black_ready) if owner else 0) == int(owner)
    assert owner == (r.card_owner[c.CARDS.index("black_worker")] == seat)
    temporary = int(r.temporary[seat]) + int(standing[s.TEMPORARY_WORKER])
    assert temporary == (2 if r.taken[c.TEMPORARY_SPACE] == seat and r.stage == s.IN_TURNS else temporary)
    assert temporary in (0, 2)


def check_tokens(r: Any, seat: int) -> None:
    """Each token is used once, on one of four spaces."""
    used = [int(token) for token in r.token_at[seat] if 0 <= token < len(c.TOKENS)]
    assert len(set(used)) == len(used) and sum(1 << token for token in used) == r.tokens_used[seat]
    for n, spot in enumerate(c.SPOTS):
        reached = r.marker[seat].max() >= TOKEN_SPACE if spot == "industry" else r.reached[seat, c.SPECIALS.index(spot)]
        assert bool(r.spot_won[seat, n]) == bool(reached)
        if r.token_at[seat, n] >= 0:
            assert r.spot_won[seat, n]


def check_engineers(r: Any, players: int) -> None:
    """An engineer is in the row, with a player, or out of the game."""
    row = [int(n) for n in r.row if n >= 0]
    owned = [n for n in range(len(c.ENGINEERS)) if r.engineer_owner[n] >= 0]
    assert len({*row, *owned}) == len(row) + len(owned) and (r.engineer_owner < players).all()
    if r.stage != s.AT_END:
        assert [int(n) >= 0 for n in r.row[1:]] == [cell <= ROUNDS[players] - max(1, int(r.round_no)) for cell in range(1, c.ROW)]


def check_bonus_cards(r: Any, players: int) -> None:
    """Two cards are removed; the others are in the deck or drawn, each by one draw."""
    fates = Counter(int(fate) for fate in r.bonus_location)
    assert fates[s.REMOVED] == 2 and fates[s.IN_DECK] == 8 - r.draws
    assert all(fates[draw] == 1 and 0 <= r.drawer[draw] < players for draw in range(1, int(r.draws) + 1))


def check_board(r: Any, players: int) -> None:
    """A space with pieces is closed, holds what it costs, and exists for this number of players."""
    last = r.round_no == ROUNDS[players]
    for n, place in enumerate(c.PLACES):
        standing = int(r.pieces[:, n].sum())
        cost = SPACES[place].workers if place in SPACES else 1
        if place != "black_or_grey":
            assert standing in (0, cost)
            assert standing == 0 or r.taken[n] >= 0
        if standing and place in SPACES:
            assert players > 2 or SPACES[place].two
            assert (place == "last_round") <= last and (place in ("first", "second")) <= (not last)
            assert int(r.pieces[:, n, s.COIN].sum()) >= SPACES[place].coins


@pytest.mark.parametrize("players", PLAYERS)
def test_laws_hold_after_every_decision(players: int) -> None:
    """Tiles, rails, workers, doublers, tokens, engineers, cards and points are conserved, and lines and track keep their order."""
    for seed in range(CHECKED_MATCHES):
        match = play_busily(players, seed, check_position, **OPTIONS[seed % 4])
        assert match._state.record.phase == s.OVER


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", PLAYERS)
def test_whole_matches_end_after_their_rounds_and_obey_the_laws(players: int, bot: str) -> None:
    finals: list[np.ndarray] = []
    rules, matches = game().compile(), FINISHED_MATCHES if bot == "random" else max(3, FINISHED_MATCHES // 100)
    totals = simulate_batch(rules, players, [bot] * players, matches, key_of(players), each=lambda states, _: finals.append(states.copy()))
    assert totals.unfinished == 0 and totals.games == matches
    states = np.concatenate(finals).view(np.recarray)
    assert (states.round_no == ROUNDS[players]).all() and (states.phase == s.OVER).all()
    for n in range(0, matches, 3):
        check_position(states[n])


# -- events -------------------------------------------------------------------------------------------------------------------------


def boards_from_events(events: list[Any], players: int) -> list[dict[str, Any]]:
    """Rebuild every seat's board from events alone."""
    seats: list[dict[str, Any]] = [
        {"rails": {line: {"black": 1} for line in LENGTHS}, "slots": {"transsiberian_1": 1}, "factories": [0] * 5, "markers": [0, None],
         "doublers": 0, "coins": COINS[players], "points": 0, "engineers": [], "workers": WORKERS[players]}
        for _ in range(players)
    ]  # fmt: skip
    for event in events:
        args = event.args
        seat = seats[args["seat"]] if args.get("seat") is not None else {}
        if event.kind == "stepped":
            assert args["space"] == seat["rails"][args["line"]].get(args["colour"], 0) + 1
            seat["rails"][args["line"]][args["colour"]] = args["space"]
        elif event.kind == "won_rails":
            lines = [line for line in LENGTHS if args["colour"] in COLOURS_OF[line]]
            assert args["count"] == len(lines)
            for line in lines:
                seat["rails"][line][args["colour"]] = 0
        elif event.kind == "advanced":
            seat["markers"][args["marker"] - 1] = args["space"]
        elif event.kind == "placed":
            seat["slots"][args["slot"]] = 9 if args["number"] == 10 else args["number"]
        elif event.kind == "built":
            seat["factories"][args["factory_slot"] - 1] = args["factory"]
        elif event.kind == "doubled":
            seat["doublers"] = args["doublers"]
        elif event.kind == "got_coins":
            seat["coins"] += args["coins"]
        elif event.kind == "occupied":
            seat["coins"] -= args["coins"]
        elif event.kind == "hired":
            seat["engineers"].append(args["engineer"])
        elif event.kind == "won_worker":
            seat["workers"] = args["workers"]
        elif event.kind == "used_token" and args["token"] == "marker":
            seat["markers"][1] = 0
        elif event.kind == "scored":
            seat["points"] += sum(args[name] for name in ("transsiberian", "petersburg", "kiev", "industry"))
        elif event.kind in ("passed", "end_station", "got_points", "bonus_scored", "majority"):
            seat["points"] += args["points"]
    return seats


@pytest.mark.parametrize("players", PLAYERS)
def test_events_add_up_to_every_board(players: int) -> None:
    """Coins and points add up, too."""
    for seed in range(100, 100 + FOLDED_MATCHES):
        match = play_busily(players, seed)
        for seat, rebuilt in zip(match.view(None)["seats"], boards_from_events(match.events(None), players), strict=True):
            shown = {
                "rails": seat["rails"],
                "slots": {slot: tile["number"] for slot, tile in seat["locomotives"].items() if tile},
                "factories": [number or 0 for number in seat["factories"]],
                "markers": seat["markers"],
                **{name: seat[name] for name in ("doublers", "coins", "points")},
                "engineers": sorted(engineer["engineer"] for engineer in seat["engineers"]),
                "workers": seat["workers_all"],
            }
            assert {**rebuilt, "engineers": sorted(rebuilt["engineers"])} == shown


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_passes_and_scorings_follow_the_rulebook(players: int) -> None:
    """p. 14, 20, 21: the turn order of every round equals that of the reference."""
    for seed in range(200, 200 + FOLDED_MATCHES):
        match = play_busily(players, seed)
        story = EventLog(match.full_events())
        rounds = ROUNDS[players]
        assert [round["number"] for round in story.of("began_round")] == list(range(1, rounds + 1))
        assert len(story.of("scored")) == rounds * players == len(story.of("passed"))
        order: list[int] = []
        claims: dict[int, int] = {}
        passes: list[int] = []
        for event in story:
            args = event.args
            if event.kind == "new_order":
                new = [args[name] for name in ("first_seat", "second_seat", "third_seat", "fourth_seat")][:players]
                assert not order or new == turn_order_after_claims(order, claims.get(1), claims.get(2)) != order
                order = new
            elif event.kind == "claimed":
                claims[args["position"]] = args["seat"]
                assert players == 2 or order[args["position"] - 1] != args["seat"]
            elif event.kind == "passed":
                assert args["points"] == PASSING[order.index(args["seat"])] and args["seat"] not in passes
                passes.append(args["seat"])
            elif event.kind == "occupied":
                assert args["seat"] not in passes
            elif event.kind == "began_round":
                claims, passes = {}, []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_scoring_of_whole_matches_equals_the_reference(players: int) -> None:
    """5.10, 5.11: rounds, end-bonus cards and the majority."""
    for seed in range(300, 300 + FOLDED_MATCHES):
        match = play_busily(players, seed)
        events = match.full_events()
        tokens: dict[int, list[str]] = {seat: [] for seat in range(players)}
        for n, event in enumerate(events):
            args = event.args
            if event.kind == "used_token":
                tokens[args["seat"]].append(args["token"])
            if event.kind != "scored":
                continue
            seat = boards_from_events(events[:n], players)[args["seat"]]
            locomotives = [seat["slots"].get(slot, 0) for slot in c.SLOTS]
            for line in LENGTHS:
                points = line_score(
                    line, seat["rails"][line], reach_of(locomotives, line), "revalue" in tokens[args["seat"]], seat["doublers"],
                    "medal" in tokens[args["seat"]],
                )  # fmt: skip
                assert points == args[line]
            assert industry_score(space for space in seat["markers"] if space is not None) == args["industry"]
        boards = boards_from_events(events, players)
        held = EventLog(events).of("bonus_scored")
        black = [args["seat"] for args in EventLog(events).of("took_card") if args["card"] == "black_worker"]
        for args in held:
            seat = boards[args["seat"]]
            assert args["points"] == bonus_points(
                args["bonus"], rails=seat["rails"], locomotives=list(seat["slots"].values()), factories=seat["factories"],
                extra_workers=seat["workers"] - WORKERS[players] + (args["seat"] in black), tokens=len(tokens[args["seat"]]),
                doublers=seat["doublers"], engineers=len(seat["engineers"]),
            )  # fmt: skip
        numbers = [[engineer["number"] for engineer in seat["engineers"]] for seat in match.full_view()["seats"]]
        holder = next((args["seat"] for args in held if args["bonus"] == "engineer"), None)
        paid = [0] * players
        for args in EventLog(events).of("majority"):
            paid[args["seat"]] = args["points"]
        assert paid == majority_points(numbers, holder)
        scores = match.result.scores
        assert scores == [seat["points"] for seat in boards]
        assert all(scores[one[0]] > scores[two[0]] for one, two in pairwise(match.result.ranking))
        for seat, parts in enumerate(match.result.breakdown):
            assert sum(part["points"] for part in parts.values()) == scores[seat]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_actions_give_the_same_match_and_file(players: int) -> None:
    one, two, other = (play_busily(players, seed) for seed in (5, 5, 6))
    assert one.state_bytes() == two.state_bytes() and one.record() == two.record() and one.state_bytes() != other.state_bytes()
    again = bw.replay(one.record())
    assert again.state_bytes() == one.state_bytes() and again.full_events() == one.full_events()
