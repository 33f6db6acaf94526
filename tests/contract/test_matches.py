"""Tests of properties that hold at every decision of every match of every game."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, choose_bots, derive_bytes, languages_of, load_game, make_generator, play_decisions

MATCHES = repetitions(1, proving=32, short=1)
INTERVAL = repetitions(13, proving=7, short=13)
"""One decision in this many has its position checked."""
NO_DECISION_DUE = {"not_your_turn", "already_chosen"}
WRONG_MOMENT = {"match_over", "not_now", *NO_DECISION_DUE}


def start_match(name: str, players: int, number: int) -> Any:
    """Return a new match whose seed depends on the arguments."""
    return load_game(name).new_match(players=players, seed=derive_bytes("start", name, players, number))


def some_actions(actions: Any) -> list[Any]:
    """Return some of the actions, for a seat that need not decide and gets the same reason for each."""
    return [action for action in actions if action.id % 12 == 0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_action_is_legal_exactly_if_why_not_gives_no_reason(name: str, players: int) -> None:
    """This is checked over the whole action space. A reason names a section, or that the moment is wrong."""
    game = load_game(name)
    for number in range(MATCHES):
        match = start_match(name, players, number)
        for _ in play_decisions(match, number, limit=60):
            for seat in range(players):
                legal = set(match.legal_ids(seat).tolist())
                families = match.prompt(seat).families if seat in match.actors else ()
                assert bool(legal) == (seat in match.actors)
                for action in game.actions if seat in match.actors else some_actions(game.actions):
                    reason = match.why_not(seat, action.id)
                    assert (reason is None) == (action.id in legal), f"{action}: legal and why_not disagree ({reason})"
                    if seat not in match.actors:
                        assert reason.id in NO_DECISION_DUE
                    elif action.kind not in families:
                        is_explained = (
                            reason.id == "not_now" or reason.section in game.about["sections"]
                        )  # some reasons name what must come first
                        assert is_explained, f"{action} does not answer this prompt, but is refused with {reason}"
                    elif reason is not None:
                        assert reason.id not in WRONG_MOMENT, f"{action} answers this prompt, but is refused with {reason}"
                        assert reason.section in game.about["sections"], reason


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_refused_action_changes_nothing(name: str, players: int) -> None:
    match = start_match(name, players, 0)
    words = Words("en", load_game(name), strict=True)
    chance = make_generator("refused", name, players)
    for _ in play_decisions(match, 0, limit=60):
        before, known, played_so_far = match.state_bytes(), len(match.events(None)), list(match.decisions)
        for _ in range(20):
            seat, action = int(chance.integers(players)), int(chance.integers(len(load_game(name).actions)))
            reason = match.why_not(seat, action)
            if reason is None:
                continue
            assert words.refusal(reason)
            with pytest.raises(bw.IllegalAction) as caught:
                match.play(seat, action)
            assert (caught.value.reason, caught.value.arguments, caught.value.section) == (reason.id, reason.args, reason.section)
        assert (match.state_bytes(), len(match.events(None)), match.decisions) == (before, known, played_so_far)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_text_that_reads_back(name: str) -> None:
    game = load_game(name)
    space = game.actions
    assert game.num_actions == len(space) == len({str(action) for action in space})
    for number, action in enumerate(space):
        assert action.id == number
        assert "\n" not in str(action)
        for form in (action, number, str(action), {"kind": action.kind, "args": action.args}):
            assert space.action(form) == action


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_forms_of_an_action_play_the_same(name: str, players: int) -> None:
    match = start_match(name, players, 1)
    for seat, id in play_decisions(match, 1, limit=60):
        action = load_game(name).actions[id]
        states = set()
        for form in (id, str(action), action, {"kind": action.kind, "args": action.args}):
            copied = match.copy()
            copied.play(seat, form)
            states.add(copied.state_bytes())
        assert len(states) == 1


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_numpy_are_accepted(name: str) -> None:
    """Simulators and `legal_ids` return such numbers. The match can be saved and continues in the same way."""
    match, same_match = (start_match(name, load_game(name).players[0], 0) for _ in range(2))
    seat, id = np.int64(match.actors[0]), match.legal_ids(match.actors[0])[0]
    events = match.play(seat, id)
    assert events == same_match.play(int(seat), int(id)) and match.decisions == same_match.decisions
    assert json.dumps(match.record()) == json.dumps(same_match.record())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_position_reads_back_as_the_same_state(name: str, players: int) -> None:
    """A position contains the whole state: read back from JSON, it has the same views and legal moves."""
    game = load_game(name)
    for number in range(MATCHES):
        match = start_match(name, players, number)
        for n, _ in enumerate(play_decisions(match, number, limit=300)):
            if n < 20 or n % INTERVAL == 0:
                check_position(game, match, seed=number, with_views=n % (5 * INTERVAL) == 0)
        check_position(game, match, seed=number, with_views=True)


def check_position(game: Any, match: Any, seed: int, with_views: bool) -> None:
    """Check that the position of a match reads back as the same state. `with_views`: compare views as well."""
    position = match.position()
    reread = game.from_position(json.loads(json.dumps(position)), seed=seed)
    assert reread.position() == position
    assert reread.actors == match.actors
    for viewer in (None, *range(match.players)):
        assert not with_views or reread.view(viewer) == match.view(viewer)
    for seat in match.actors:
        assert reread.legal_ids(seat).tolist() == match.legal_ids(seat).tolist()


@pytest.mark.parametrize(("name", "players"), [(name, players) for name, players in TABLES if bw.load(name).has_module("laws")])
def test_no_state_of_play_breaks_a_law(name: str, players: int) -> None:
    """The laws that positions are checked against hold in play as well."""
    game = load_game(name)
    broken_laws = game.module("laws").broken_laws
    for number in range(MATCHES):
        match = start_match(name, players, number)
        for n, (seat, id) in enumerate(play_decisions(match, number, limit=300)):
            if n % 5 == number % 5:
                assert not list(broken_laws(game.tables.record, match._state.record)), f"before {seat}: {game.actions[id]}"
        assert not list(broken_laws(game.tables.record, match._state.record))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_from_a_position_can_be_saved_and_replayed(name: str, players: int) -> None:
    game = load_game(name)
    first = start_match(name, players, 2)
    for _ in play_decisions(first, 2, limit=25):
        pass
    match = game.from_position(first.position(), seed=5)
    for _ in play_decisions(match, 3, limit=25):
        pass
    replayed = bw.replay(match.record())
    assert replayed.state_bytes() == match.state_bytes()
    assert replayed.events(None) == match.events(None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_random_match_ends(name: str, players: int) -> None:
    """Every seat that must decide has a legal action, and every match has a winner."""
    game = load_game(name)
    games = repetitions(20, proving=480, short=10)
    totals = simulate_batch(game, players, ["random"] * players, games, derive_bytes("random", name, players))
    assert totals.games == games and totals.decisions >= games
    assert abs(totals.wins.sum() - games) < 1e-6
    assert max(totals.lengths) < 1_000_000


def check_breakdown(name: str, result: Any) -> None:
    """Check that the sources of points, if a game has them, add up to the score, and that each has a word in every language."""
    assert len(result.breakdown) in (0, len(result.scores or []))
    for seat, sources in enumerate(result.breakdown):
        points = {source: entry["points"] for source, entry in sources.items() if "points" in entry}
        assert sum(points.values()) == result.scores[seat], sources
        for lang in languages_of(name):
            words = Words(lang, load_game(name), strict=True)
            assert all(words.t(f"source-{source}") for source in points)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_matches_of_bots_end_with_a_result(name: str, players: int) -> None:
    for number in range(MATCHES):
        match = start_match(name, players, number)
        bots = [bw.bot(level, load_game(name)) for level in choose_bots(name, players, 2 * number)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
        assert sorted(seat for place in match.result.ranking for seat in place) == list(range(players))
        assert match.result.scores is None or len(match.result.scores) == players
        check_breakdown(name, match.result)
        assert match.actors == () and match.prompt(0).id == "over"
        for seat in range(players):
            assert match.legal(seat) == []
            assert match.why_not(seat, 0).id == "match_over"
            with pytest.raises(bw.IllegalAction):
                match.play(seat, 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_prompts_events_and_actions_are_json_and_have_words(name: str, players: int) -> None:

    words = Words("en", load_game(name), strict=True)
    match = start_match(name, players, 3)
    for seat, _ in play_decisions(match, 3, limit=120):
        for viewer in (None, *range(players)):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert words.prompt(match.prompt(viewer))
        for action in match.legal(seat):
            assert words.action(action) and words.action(action, short=True)
            preview = match.preview(seat, action)
            assert json.loads(json.dumps(preview)) == preview
    for viewer in (None, *range(players)):
        for n, event in enumerate(match.events(viewer)):
            assert event.n == n and words.event(event)
            assert json.loads(json.dumps(event.args)) == event.args


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hidden_is_read_only_and_a_copy_is_independent(name: str, players: int) -> None:
    match = start_match(name, players, 0)
    before = match.state_bytes()
    hidden = match.hidden(0)
    with pytest.raises((ValueError, RuntimeError)):
        hidden.players = 1
    other = match.copy()
    for _ in play_decisions(other, 0, limit=10):
        pass
    assert match.state_bytes() == before != other.state_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    game, players = load_game(name), min(load_game(name).players_with())
    first, second, third = (game.new_match(players=players, seed=seed) for seed in (1, 1, 2))
    assert first.state_bytes() == second.state_bytes() != third.state_bytes()
    secret = [game.new_match(players=players).seed for _ in range(20)]
    assert len(set(secret)) == 20 and all(len(seed) == 32 for seed in secret)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_arguments_get_a_typed_error(name: str) -> None:
    game = load_game(name)
    players = min(game.players_with())
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": max(game.players) + 1}, str(max(game.players) + 1)),
        ({"players": True}, "True"),
        ({"players": players, "seed": b"short"}, "expected 32"),
        ({"players": players, "seed": 1.5}, "1.5"),
        ({"players": players, "options": {"no_such_option": 1}}, "no_such_option"),
    ]
    for arguments, message in wrong:
        with pytest.raises(bw.BoardwrightError, match=message):
            game.new_match(**arguments)
    match = game.new_match(players=players, seed=1)
    for action in ("no such action", -1, game.num_actions, 1.5, True, None, {"kind": "nothing"}, {}):
        with pytest.raises(bw.BoardwrightError):
            match.why_not(0, action)
        with pytest.raises(bw.BoardwrightError):
            match.play(match.actors[0], action)
    for seat in (-1, players, True, "0", None):
        with pytest.raises(bw.BoardwrightError):
            match.legal_ids(seat)
        with pytest.raises(bw.BoardwrightError):
            match.preview(seat, 0)
    with pytest.raises(bw.BoardwrightError, match="no_such_field"):
        game.from_position(match.position() | {"no_such_field": 1}, seed=1)


def test_the_error_of_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(bw.BoardwrightError, match="chess") as caught:
        bw.load("chess")
    assert all(name in str(caught.value) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_a_bot_with_a_name(name: str) -> None:
    game = load_game(name)
    assert set(game.about["levels"]) <= set(game.bots)
    words = Words("en", game, strict=True)
    assert all(words.t(f"level-{level}") for level in game.bots)
    with pytest.raises(bw.BoardwrightError, match="no_such_bot"):
        bw.bot("no_such_bot", game)


@pytest.mark.parametrize("name", GAMES)
def test_events_can_be_counted_from_the_first_or_from_the_latest(name: str) -> None:
    match = start_match(name, min(load_game(name).players), 0)
    for _ in play_decisions(match, 0, limit=10):
        pass
    events = match.events(0)
    assert len(events) > 3
    assert match.events(0, since=2) == events[2:]
    assert match.events(0, since=-3) == events[-3:]
    assert match.events(0, since=-len(events) - 5) == events
