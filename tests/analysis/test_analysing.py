"""Analysis of a match (docs/analysis.md): the parts add up exactly, blunders are found, and a seat is judged by what it knew."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.analysis import Analysis, Settings, analyse
from boardwright.analysis.analysing import usual_simulations
from boardwright.analysis.decisions import LOOKS, Choice, Judged, judge, mistakes_of
from boardwright.bots import Bot
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import write
from boardwright.core.machine.outlook import WHOLE
from boardwright.core.machine.random import key_of
from tests.contract.determinization import another_world
from tests.contract.matches import GAMES, SMALLEST, loaded, played
from tests.contract.test_search import positions

EACH = pytest.mark.parametrize("name", GAMES)
QUICK = Settings(simulations=4, samples=2)


def random_match(name: str, decisions: int, seed: int = 3) -> Match:
    """A match with so many random decisions, or to its end."""
    game = loaded(name)
    match = game.new_match(players=list(game.players_with())[-1], seed=seed)
    for number, _ in enumerate(played(match, seed), 1):
        if number >= decisions:
            break
    return match


def analysed(match: Match, settings: Settings = QUICK) -> Analysis:
    return analyse(write(match), settings)


@EACH
def test_the_parts_add_up_exactly(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own decisions, those of others, chance, and the share that all begin with: together what became of it. All seats share one win."""
    monkeypatch.setattr("boardwright.analysis.analysing.judge", lambda *_: [])  # decisions are no part of it
    for decisions in (12, 10_000 if name == SMALLEST else 40):
        found = analysed(random_match(name, decisions))
        for seat, parts in enumerate(found.parts):
            assert parts.start + parts.own + parts.others + parts.chance == parts.end == found.outlooks[-1].chances[seat]
        assert all(sum(each.chances) == WHOLE for each in (*found.outlooks, *found.expected))
        assert len(found.outlooks) == len(found.expected) + 1 == len(found.match.decisions) + 1
        assert sum(parts.start for parts in found.parts) == WHOLE
        assert sum(parts.own + parts.others for parts in found.parts) == -sum(parts.chance for parts in found.parts) == 0
    if found.match.result:
        first = found.match.result.ranking[0]
        assert [parts.end > 0 for parts in found.parts] == [seat in first for seat in range(found.match.players)]


def test_the_same_file_seed_and_simulations_give_the_same_analysis() -> None:
    match = random_match(SMALLEST, 20)
    assert analysed(match).to_dict() == analysed(match).to_dict()
    assert analysed(match, Settings(4, 2, seed=2)).decisions != analysed(match).decisions


def greedy_match(name: str, seed: int) -> Match:
    """A whole match between the usual bots."""
    game = loaded(name)
    match, bot = game.new_match(players=game.players[0], seed=seed), bw.bot("greedy", game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


def late_positions(name: str) -> Iterator[Match]:
    """Positions with a choice from the last fifth of matches: what follows them is soon played."""
    for seed in range(20):
        whole = greedy_match(name, seed)
        match = whole.game.new_match(players=whole.players, seed=whole.seed)
        for number, (seat, action) in enumerate(whole.decisions):
            if 10 * number > 8 * len(whole.decisions) and len(match.legal_ids(seat)) > 1:
                yield match
            match.play(seat, action)


def best_and_worst(match: Match) -> tuple[int, int] | None:
    """The best and the worst candidate for the first seat that must choose; None if the worst has not far less chance."""
    seat, search = match.actors[0], Bot("search", match.game, seed=9)
    hidden, legal = match.hidden(seat), match.legal_ids(seat).tolist()
    ranked = sorted(search.compare(hidden, legal, budget=120, measured=15).candidates, key=lambda each: each.chance)
    best, worst = ranked[-1].action, ranked[0].action
    if best == worst:
        return None
    compared = Bot("search", match.game, seed=1).compare(hidden, legal, played=worst, candidates=[best], budget=200)
    return (best, worst) if compared.best.gain > max(0.3, 5 * compared.best.error) else None


def test_matches_with_fewer_decisions_are_looked_at_more_thoroughly() -> None:
    """The page takes the same numbers (web/test/analysis.test.ts)."""
    assert [usual_simulations(decisions) for decisions in (0, 40, 60, 100, 250, 400)] == [1500, 1500, 1500, 900, 360, 300]


@EACH
def test_a_blunder_is_found_and_a_good_move_is_not_called_one(name: str) -> None:
    """In a late position in which the choice matters: the worst candidate is named, the best one is not."""
    match, (best, worst) = next((match, found) for match in late_positions(name) if (found := best_and_worst(match)))
    seat = match.actors[0]
    legal = tuple(match.legal_ids(seat).tolist())
    for action, expected in ((worst, True), (best, False)):
        choice = Choice(0, seat, legal, action, match.hidden(seat), None)
        (judged,) = judge(match.game, [choice], 1_600, key_of(4), False, lambda done: None)
        assert judged.is_mistake == expected, judged
        assert judged.options[0].chance >= next(each.chance for each in judged.options if each.action == action)


@EACH
def test_a_seat_is_judged_by_what_it_knew(name: str) -> None:
    """The same judgement in another world that the seat cannot tell apart."""
    for number, match in enumerate(positions(name, 2)):
        seat = match.actors[0]
        legal = tuple(match.legal_ids(seat).tolist())
        worlds = (match, another_world(match, seat, number))
        mine, other = (
            judge(match.game, [Choice(0, seat, legal, legal[-1], world.hidden(seat), None)], 60, key_of(1), False, lambda done: None)
            for world in worlds
        )
        assert mine == other


def test_mistakes_that_follow_each_other_directly_are_named_once() -> None:
    def decision(at: int, loss: int, seat: int = 0, is_mistake: bool = True) -> Judged:
        return Judged(at, seat, 1, 2, loss, 100, 0, (), is_mistake)

    found = [decision(4, 500), decision(5, 900), decision(6, 900), decision(8, 700), decision(9, 950, seat=1)]
    found.append(decision(1, 990, is_mistake=False))
    assert [each.at for each in mistakes_of(found, 0)] == [5, 8]
    assert [each.at for each in mistakes_of(found, 1)] == [9]


def test_every_mistake_is_judged_with_full_knowledge_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that the last look was not at."""
    monkeypatch.setattr("boardwright.analysis.decisions.STANDS_OUT", 0)  # so there are many
    found = analysed(random_match(SMALLEST, 200), Settings(20, 2, full=True))
    mistakes = Counter(each.seat for each in found.decisions if each.is_mistake)
    assert max(mistakes.values()) > LOOKS[-1].least
    assert all(each.full for each in found.decisions if each.is_mistake)


KINDS: dict[str, Any] = {
    "format": str, "version": int, "boardwright": str, "game": str, "ruleset": str, "players": int, "options": dict, "names": list,
    "match": str, "over": bool, "result": (dict, type(None)), "scored": bool, "settings": dict, "outlooks": list, "expected": list,
    "rounds": list, "parts": list, "decisions": list, "mistakes": list, "sources": list,
}  # fmt: skip
DOCUMENT = Path(__file__).parents[2] / "docs/analysis.md"


def test_the_document_is_as_described() -> None:
    match = random_match(SMALLEST, 30)
    found = json.loads(json.dumps(analysed(match, Settings(60, 2, full=True)).to_dict()))
    assert {name: type(value) for name, value in found.items() if not isinstance(value, KINDS[name])} == {}
    assert set(found) == set(KINDS)
    told = DOCUMENT.read_text(encoding="utf-8").partition("## The document")[2]
    for field in (*found, *found["settings"], *found["parts"][0], *found["decisions"][0], *found["decisions"][0]["candidates"][0]):
        assert f"`{field}`" in told, field
    assert all(each["loss"] >= 0 and each["best"] and each["played"] for each in found["decisions"])


def test_what_cannot_be_analysed_is_refused_with_the_reason(tmp_path: Path) -> None:
    match = loaded(SMALLEST).new_match(players=2, seed=1)
    with pytest.raises(bw.BadOption, match="no decisions"):
        analysed(match)
    file = write(random_match(SMALLEST, 5))
    file["actions"][2]["action"] = "draw draw"
    with pytest.raises(bw.BrokenRecord):
        analyse(file, QUICK)
    with pytest.raises(bw.BrokenRecord, match="ruleset"):
        analyse({**write(random_match(SMALLEST, 5)), "ruleset": "9+0"}, QUICK)
    for bad in ({"simulations": 0}, {"samples": 10**9}, {"simulations": True}):
        with pytest.raises(bw.BadOption, match="whole number"):
            Settings(**bad)  # type: ignore[arg-type]


def test_a_match_from_a_position_begins_with_what_the_position_promises() -> None:
    first = random_match(SMALLEST, 6)
    match = loaded(SMALLEST).from_position(first.position(), seed=2)
    for number, _ in enumerate(played(match, 2), 1):
        if number >= 10:
            break
    found = analysed(match)
    assert [parts.start for parts in found.parts] == list(found.outlooks[0].chances)
    assert all(parts.deal == 0 and parts.start + parts.own + parts.others + parts.chance == parts.end for parts in found.parts)
