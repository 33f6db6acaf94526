"""What holds at every decision of every match of every game."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import GAMES, TABLES, bots_of, bytes_of, generator, languages_of, loaded, played

MATCHES = repetitions(1, proving=32, short=1)
EVERY = repetitions(13, proving=7, short=13)
"""Positions are read back at one decision in this many."""
NOT_THEIRS = {"not_your_turn", "already_chosen"}
OF_THE_MOMENT = {"match_over", "not_now", *NOT_THEIRS}


def started(name: str, players: int, number: int) -> Any:
    return loaded(name).new_match(players=players, seed=bytes_of("start", name, players, number))


def few(actions: Any) -> list[Any]:
    """Some actions of every kind: a seat that need not decide gets the same answer for each."""
    return [action for action in actions if action.id % 12 == 0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_legal_and_why_not_are_two_sides_of_one_coin(name: str, players: int) -> None:
    """Over the whole action space: legal exactly if there is no reason against it, and the reason says what is missing."""
    game = loaded(name)
    for number in range(MATCHES):
        match = started(name, players, number)
        for _ in played(match, number, limit=60):
            for seat in range(players):
                legal = set(match.legal_ids(seat).tolist())
                families = match.prompt(seat).families if seat in match.actors else ()
                assert bool(legal) == (seat in match.actors)
                for action in game.actions if seat in match.actors else few(game.actions):
                    reason = match.why_not(seat, action.id)
                    assert (reason is None) == (action.id in legal), f"{action}: legal and why_not disagree ({reason})"
                    if seat not in match.actors:
                        assert reason.id in NOT_THEIRS
                    elif action.kind not in families:
                        told = reason.id == "not_now" or reason.section in game.about["sections"]  # some name what comes first
                        assert told, f"{action} does not answer this prompt, but is refused with {reason}"
                    elif reason is not None:
                        assert reason.id not in OF_THE_MOMENT, f"{action} answers this prompt, but is refused with {reason}"
                        assert reason.section in game.about["sections"], reason


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_refused_action_changes_nothing(name: str, players: int) -> None:
    match = started(name, players, 0)
    words = Words("en", loaded(name), strict=True)
    chance = generator("refused", name, players)
    for _ in played(match, 0, limit=60):
        before, known, played_so_far = match.state_bytes(), len(match.events(None)), list(match.decisions)
        for _ in range(20):
            seat, action = int(chance.integers(players)), int(chance.integers(len(loaded(name).actions)))
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
    game = loaded(name)
    space = game.actions
    assert game.num_actions == len(space) == len({str(action) for action in space})
    for number, action in enumerate(space):
        assert action.id == number
        assert "\n" not in str(action)
        for form in (action, number, str(action), {"kind": action.kind, "args": action.args}):
            assert space.action(form) == action


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_forms_of_an_action_play_the_same(name: str, players: int) -> None:
    match = started(name, players, 1)
    for seat, id in played(match, 1, limit=60):
        action = loaded(name).actions[id]
        after = set()
        for form in (id, str(action), action, {"kind": action.kind, "args": action.args}):
            other = match.copy()
            other.play(seat, form)
            after.add(other.state_bytes())
        assert len(after) == 1


@pytest.mark.parametrize("name", GAMES)
def test_numpy_s_numbers_are_numbers(name: str) -> None:
    """As simulators and `legal_ids` give them: the match can be saved and goes on alike."""
    match, other = (started(name, loaded(name).players[0], 0) for _ in range(2))
    seat, id = np.int64(match.actors[0]), match.legal_ids(match.actors[0])[0]
    events = match.play(seat, id)
    assert events == other.play(int(seat), int(id)) and match.decisions == other.decisions
    assert json.dumps(match.record()) == json.dumps(other.record())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_read_back(name: str, players: int) -> None:
    """A position is the whole state: through JSON and back it is the same, with the same views and the same legal moves."""
    game = loaded(name)
    for number in range(MATCHES):
        match = started(name, players, number)
        for n, _ in enumerate(played(match, number, limit=300)):
            if n < 20 or n % EVERY == 0:
                reads_back(game, match, seed=number, looked_at=n % (5 * EVERY) == 0)
        reads_back(game, match, seed=number, looked_at=True)


def reads_back(game: Any, match: Any, seed: int, looked_at: bool) -> None:
    """`looked_at`: compare views as well."""
    position = match.position()
    again = game.from_position(json.loads(json.dumps(position)), seed=seed)
    assert again.position() == position
    assert again.actors == match.actors
    for viewer in (None, *range(match.players)):
        assert not looked_at or again.view(viewer) == match.view(viewer)
    for seat in match.actors:
        assert again.legal_ids(seat).tolist() == match.legal_ids(seat).tolist()


@pytest.mark.parametrize(("name", "players"), [(name, players) for name, players in TABLES if bw.load(name).has_module("laws")])
def test_no_state_of_play_breaks_a_law(name: str, players: int) -> None:
    """The laws of positions hold in play, where nothing was read."""
    game = loaded(name)
    broken_laws = game.module("laws").broken_laws
    for number in range(MATCHES):
        match = started(name, players, number)
        for n, (seat, id) in enumerate(played(match, number, limit=300)):
            if n % 5 == number % 5:
                assert not list(broken_laws(game.tables.record, match._state.record)), f"before {seat}: {game.actions[id]}"
        assert not list(broken_laws(game.tables.record, match._state.record))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_from_a_position_can_be_saved_and_replayed(name: str, players: int) -> None:
    game = loaded(name)
    first = started(name, players, 2)
    for _ in played(first, 2, limit=25):
        pass
    match = game.from_position(first.position(), seed=5)
    for _ in played(match, 3, limit=25):
        pass
    again = bw.replay(match.record())
    assert again.state_bytes() == match.state_bytes()
    assert again.events(None) == match.events(None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_random_match_ends(name: str, players: int) -> None:
    """No seat is ever without a move before the end, and every seat has a place after it."""
    game = loaded(name)
    games = repetitions(20, proving=480, short=10)
    totals = simulate_batch(game, players, ["random"] * players, games, bytes_of("random", name, players))
    assert totals.games == games and totals.decisions >= games
    assert abs(totals.wins.sum() - games) < 1e-6
    assert max(totals.lengths) < 1_000_000


def check_breakdown(name: str, result: Any) -> None:
    """Where a game says what the points are made of, the sources add up to the score, and each has a word in every language."""
    assert len(result.breakdown) in (0, len(result.scores or []))
    for seat, sources in enumerate(result.breakdown):
        giving = {source: said["points"] for source, said in sources.items() if "points" in said}
        assert sum(giving.values()) == result.scores[seat], sources
        for lang in languages_of(name):
            words = Words(lang, loaded(name), strict=True)
            assert all(words.t(f"source-{source}") for source in giving)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_matches_of_bots_end_with_a_result(name: str, players: int) -> None:
    for number in range(MATCHES):
        match = started(name, players, number)
        bots = [bw.bot(each, loaded(name)) for each in bots_of(name, players, 2 * number)]
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
def test_what_people_see_is_plain_and_has_words(name: str, players: int) -> None:
    """Views, previews, prompts and events are JSON, and each prompt, event and action has a sentence."""
    words = Words("en", loaded(name), strict=True)
    match = started(name, players, 3)
    for seat, _ in played(match, 3, limit=120):
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
    match = started(name, players, 0)
    before = match.state_bytes()
    hidden = match.hidden(0)
    with pytest.raises((ValueError, RuntimeError)):
        hidden.players = 1
    other = match.copy()
    for _ in played(other, 0, limit=10):
        pass
    assert match.state_bytes() == before != other.state_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_match(name: str) -> None:
    game, players = loaded(name), min(loaded(name).players_with())
    first, second, third = (game.new_match(players=players, seed=seed) for seed in (1, 1, 2))
    assert first.state_bytes() == second.state_bytes() != third.state_bytes()
    secret = [game.new_match(players=players).seed for _ in range(20)]
    assert len(set(secret)) == 20 and all(len(seed) == 32 for seed in secret)


@pytest.mark.parametrize("name", GAMES)
def test_wrong_input_gets_an_error_that_speaks(name: str) -> None:
    game = loaded(name)
    players = min(game.players_with())
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": max(game.players) + 1}, str(max(game.players) + 1)),
        ({"players": True}, "True"),
        ({"players": players, "seed": b"short"}, "expected 32"),
        ({"players": players, "seed": 1.5}, "1.5"),
        ({"players": players, "options": {"no_such_option": 1}}, "no_such_option"),
    ]
    for arguments, named in wrong:
        with pytest.raises(bw.BoardwrightError, match=named):
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


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(bw.BoardwrightError, match="chess") as caught:
        bw.load("chess")
    assert all(name in str(caught.value) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_a_bot_with_a_name(name: str) -> None:
    game = loaded(name)
    assert set(game.about["levels"]) <= set(game.bots)
    words = Words("en", game, strict=True)
    assert all(words.t(f"level-{level}") for level in game.bots)
    with pytest.raises(bw.BoardwrightError, match="no_such_bot"):
        bw.bot("no_such_bot", game)


@pytest.mark.parametrize("name", GAMES)
def test_events_are_counted_from_the_first_or_from_the_latest(name: str) -> None:
    match = started(name, min(loaded(name).players), 0)
    for _ in played(match, 0, limit=10):
        pass
    events = match.events(0)
    assert len(events) > 3
    assert match.events(0, since=2) == events[2:]
    assert match.events(0, since=-3) == events[-3:]
    assert match.events(0, since=-len(events) - 5) == events
