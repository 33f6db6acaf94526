"""Tests of the analysis of a match (docs/analysis.md): its parts add up, it finds blunders, and it judges a seat by its knowledge."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.analysis import Analysis, Settings, analyse
from boardwright.analysis.analysing import NO_ROUND, round_of, usual_simulations
from boardwright.analysis.decisions import LOOKS, Choice, Judged, judge, mistakes_of
from boardwright.bots import Bot
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import write
from boardwright.core.domain.replay import replay
from boardwright.core.machine.outlook import WHOLE
from boardwright.core.machine.random import key_of
from tests.contract.determinization import another_world
from tests.contract.matches import GAMES, SMALLEST, load_game, play_decisions
from tests.contract.test_search import find_positions

EACH_GAME = pytest.mark.parametrize("name", GAMES)
QUICK_SETTINGS = Settings(simulations=4, samples=2)
LARGE = 0.3
"""A large difference of two moves' chances."""


def random_match(name: str, decisions: int, seed: int = 3) -> Match:
    """Return a match with that many decisions, or to its end."""
    game = load_game(name)
    match = game.new_match(players=list(game.players_with())[-1], seed=seed)
    for number, _ in enumerate(play_decisions(match, seed), 1):
        if number >= decisions:
            break
    return match


def analyse_match(match: Match, settings: Settings = QUICK_SETTINGS) -> Analysis:
    """Return the analysis of a match from its file."""
    return analyse(write(match), settings)


@EACH_GAME
def test_the_parts_add_up_exactly(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The initial share, own decisions, those of others and chance add up to the final share. The seats' shares add up to one win."""
    monkeypatch.setattr("boardwright.analysis.analysing.judge", lambda *_: [])  # judging decisions is not needed
    for decisions in (12, 10_000 if name == SMALLEST else 40):
        analysis = analyse_match(random_match(name, decisions))
        for seat, parts in enumerate(analysis.parts):
            assert parts.start + parts.own + parts.others + parts.chance == parts.end == analysis.outlooks[-1].chances[seat]
        assert all(sum(outlook.chances) == WHOLE for outlook in (*analysis.outlooks, *analysis.expected))
        assert len(analysis.outlooks) == len(analysis.expected) + 1 == len(analysis.match.decisions) + 1
        assert sum(parts.start for parts in analysis.parts) == WHOLE
        assert sum(parts.own + parts.others for parts in analysis.parts) == -sum(parts.chance for parts in analysis.parts) == 0
    if analysis.match.result:
        first = analysis.match.result.ranking[0]
        assert [parts.end > 0 for parts in analysis.parts] == [seat in first for seat in range(analysis.match.players)]


def test_the_same_file_seed_and_simulations_give_the_same_analysis() -> None:
    match = random_match(SMALLEST, 20)
    assert analyse_match(match).to_dict() == analyse_match(match).to_dict()
    assert analyse_match(match, Settings(4, 2, seed=2)).decisions != analyse_match(match).decisions


def greedy_match(name: str, seed: int) -> Match:
    """Return a whole match between greedy bots."""
    game = load_game(name)
    match, bot = game.new_match(players=game.players[0], seed=seed), bw.bot("greedy", game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


def late_positions(name: str) -> Iterator[Match]:
    """Yield positions with a choice from the last fifth of matches, which are soon played to the end."""
    for seed in range(20):
        whole = greedy_match(name, seed)
        match = whole.game.new_match(players=whole.players, seed=whole.seed)
        for number, (seat, action) in enumerate(whole.decisions):
            if 10 * number > 8 * len(whole.decisions) and len(match.legal_ids(seat)) > 1:
                yield match
            match.play(seat, action)


def best_and_worst(match: Match) -> tuple[int, int] | None:
    """Return the best and the worst candidate for the first seat that must choose; None if their chances are similar."""
    seat, search = match.actors[0], Bot("search", match.game, seed=9)
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    for playouts in (30, 120):  # the first comparison is cheap, and rules out most positions
        ranked = sorted(search.compare(hidden, legal, budget=playouts, measured=15).candidates, key=lambda candidate: candidate.chance)
        if ranked[-1].chance - ranked[0].chance < LARGE:
            return None
    best, worst = ranked[-1].action, ranked[0].action
    comparison = Bot("search", match.game, seed=1).compare(hidden, legal, played=worst, candidates=[best], budget=200)
    return (best, worst) if comparison.best.gain > max(LARGE, 5 * comparison.best.error) else None


@EACH_GAME
def test_marks_have_the_numbers_of_the_rounds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices before the first round have no mark. In games without rounds each seat has one turn between two marks."""
    monkeypatch.setattr("boardwright.analysis.analysing.judge", lambda *_: [])  # judging decisions is not needed
    match = random_match(name, 200)
    rounds = analyse_match(match).rounds
    views = [replay(write(match), at).full_view() for at, _ in rounds]
    numbers = [view["round"] if "round" in view else view["turn"] / match.players + 1 for view in views]
    assert numbers == [number for _, number in rounds] == list(range(1, len(numbers) + 1)) and len(numbers) > 1


@pytest.mark.parametrize(
    ("view", "expected"),
    [({"round": 0, "turn": 3}, NO_ROUND), ({"round": "spring"}, "spring"), ({"turn": 5}, 3), ({"turn": "left"}, NO_ROUND), ({}, NO_ROUND)],
)
def test_the_round_follows_from_the_view_of_any_game(view: dict[str, Any], expected: Any) -> None:
    assert round_of(view, 2) == expected


def test_shorter_matches_get_more_simulations_for_each_decision() -> None:
    """The page uses the same numbers (web/test/analysis.test.ts)."""
    assert [usual_simulations(decisions) for decisions in (0, 40, 60, 100, 250, 400)] == [1500, 1500, 1500, 900, 360, 300]


@EACH_GAME
def test_a_blunder_is_a_mistake_and_the_best_move_is_not(name: str) -> None:
    """The position is late, and its best and worst candidates differ much."""
    match, (best, worst) = next((match, actions) for match in late_positions(name) if (actions := best_and_worst(match)))
    seat = match.actors[0]
    legal = tuple(match.legal_ids(seat).tolist())
    for action, expected in ((worst, True), (best, False)):
        choice = Choice(0, seat, legal, action, match.hidden(seat), None)
        (judgement,) = judge(match.game, [choice], 1_600, key_of(4), False, lambda done: None)
        assert judgement.is_mistake == expected, judgement
        assert judgement.options[0].chance >= next(option.chance for option in judgement.options if option.action == action)


@EACH_GAME
def test_a_seat_is_judged_by_its_knowledge(name: str) -> None:
    """The judgement is the same in another world that looks the same to the seat."""
    for number, match in enumerate(find_positions(name, 2)):
        seat = match.actors[0]
        legal = tuple(match.legal_ids(seat).tolist())
        worlds = (match, another_world(match, seat, number))
        judgements, other_judgements = (
            judge(match.game, [Choice(0, seat, legal, legal[-1], world.hidden(seat), None)], 60, key_of(1), False, lambda done: None)
            for world in worlds
        )
        assert judgements == other_judgements


def test_consecutive_mistakes_of_a_seat_are_listed_once() -> None:
    def decision(at: int, loss: int, seat: int = 0, is_mistake: bool = True) -> Judged:
        return Judged(at, seat, 1, 2, loss, 100, 0, (), is_mistake)

    decisions = [decision(4, 500), decision(5, 900), decision(6, 900), decision(8, 700), decision(9, 950, seat=1)]
    decisions.append(decision(1, 990, is_mistake=False))
    assert [mistake.at for mistake in mistakes_of(decisions, 0)] == [5, 8]
    assert [mistake.at for mistake in mistakes_of(decisions, 1)] == [9]


def test_every_mistake_is_also_judged_with_full_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes mistakes that the last look left out."""
    monkeypatch.setattr("boardwright.analysis.decisions.STANDS_OUT", 0)  # so that there are many mistakes
    analysis = analyse_match(random_match(SMALLEST, 200), Settings(20, 2, full=True))
    mistakes = Counter(decision.seat for decision in analysis.decisions if decision.is_mistake)
    assert max(mistakes.values()) > LOOKS[-1].least
    assert all(decision.full for decision in analysis.decisions if decision.is_mistake)


KINDS: dict[str, Any] = {
    "format": str, "version": int, "boardwright": str, "game": str, "ruleset": str, "players": int, "options": dict, "names": list,
    "match": str, "over": bool, "result": (dict, type(None)), "scored": bool, "settings": dict, "outlooks": list, "expected": list,
    "rounds": list, "round_numbers": list, "parts": list, "decisions": list, "mistakes": list, "sources": list,
}  # fmt: skip
DOCUMENT = Path(__file__).parents[2] / "docs/analysis.md"


def test_the_analysis_document_has_the_documented_fields() -> None:
    match = random_match(SMALLEST, 30)
    document = json.loads(json.dumps(analyse_match(match, Settings(60, 2, full=True)).to_dict()))
    assert {name: type(value) for name, value in document.items() if not isinstance(value, KINDS[name])} == {}
    assert set(document) == set(KINDS)
    description = DOCUMENT.read_text(encoding="utf-8").partition("## The document")[2]
    for field in (
        *document,
        *document["settings"],
        *document["parts"][0],
        *document["decisions"][0],
        *document["decisions"][0]["candidates"][0],
    ):
        assert f"`{field}`" in description, field
    assert all(decision["loss"] >= 0 and decision["best"] and decision["played"] for decision in document["decisions"])


def test_matches_that_cannot_be_analysed_are_refused_with_the_reason(tmp_path: Path) -> None:
    match = load_game(SMALLEST).new_match(players=2, seed=1)
    with pytest.raises(bw.BadOption, match="no decisions"):
        analyse_match(match)
    file = write(random_match(SMALLEST, 5))
    file["actions"][2]["action"] = "draw draw"
    with pytest.raises(bw.BrokenRecord):
        analyse(file, QUICK_SETTINGS)
    with pytest.raises(bw.BrokenRecord, match="ruleset"):
        analyse({**write(random_match(SMALLEST, 5)), "ruleset": "9+0"}, QUICK_SETTINGS)
    for wrong in ({"simulations": 0}, {"samples": 10**9}, {"simulations": True}):
        with pytest.raises(bw.BadOption, match="whole number"):
            Settings(**wrong)  # type: ignore[arg-type]


def test_a_match_from_a_position_starts_with_its_outlook_and_round() -> None:
    first = random_match(SMALLEST, 20)
    match = load_game(SMALLEST).from_position(first.position(), seed=2)
    first_round = round_of(match.full_view(), match.players)
    for number, _ in enumerate(play_decisions(match, 2), 1):
        if number >= 10:
            break
    analysis = analyse_match(match)
    assert analysis.rounds[0] == (0, first_round) and first_round > 1
    assert [parts.start for parts in analysis.parts] == list(analysis.outlooks[0].chances)
    assert all(parts.deal == 0 and parts.start + parts.own + parts.others + parts.chance == parts.end for parts in analysis.parts)


def test_settings_of_another_kind_are_refused() -> None:
    match = bw.load("game_of_trains").new_match(players=2, seed=1)
    for wrong in (5, {"seed": 1}):
        with pytest.raises(bw.BadOption, match="a Settings"):
            analyse(match.record(), wrong)  # type: ignore[arg-type]
