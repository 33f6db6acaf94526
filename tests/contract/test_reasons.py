"""Tests that every legal action has a reason in favour of it, in every language, the same in plain Python and machine code. That worlds
which look the same to a seat have the same reasons is in test_two_worlds.py; whether a reason is true is tested with each game."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from boardwright.core.machine.state import MOVES, RecordBuffer
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import BUILT_IN_GAMES, GAMES, languages_of, load_game, play_decisions
from tests.contract.shipped import SHIPPED, open_engine
from tests.words.files import FOLDERS, file_of

POSITIONS = repetitions(12, proving=200, short=12)
"""The number of positions of each game at which all reasons are compared."""
GAMES_WITH_REASONS = [name for name in GAMES if load_game(name).skill.reasons]


def reasons_of(match: Any, engine: Any) -> list[tuple[int, Any]]:
    """Return an engine's reason for each legal action of the first seat that must decide."""
    game, seat, moves = match.game, match.actors[0], RecordBuffer(MOVES)
    hidden = RecordBuffer(game.state_dtype)
    hidden.array[0] = match.hidden(seat)
    reasons = []
    for action in match.legal_ids(seat).tolist():
        number = engine.reason(game.skill.reason_rule)(game.tables, hidden, seat, action, moves)
        reasons.append((action, game.skill.reasons.reason(number, moves.record.details.tolist())))
    return reasons


@pytest.mark.parametrize("name", GAMES_WITH_REASONS)
def test_every_legal_action_has_a_reason_with_words(name: str) -> None:
    game = load_game(name)
    words = [Words(lang, game, ["Ana", "Björn", "Cilka", "Đorđe", "Eva"], strict=True) for lang in languages_of(name)]
    counts = list(game.players_with())
    seen_ids: set[str] = set()
    for number in range(POSITIONS):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for _ in islice(play_decisions(match, number), 3 + 17 * (number % 7)):
            pass
        if match.over:
            continue
        reasons = reasons_of(match, game.engine)
        assert [(action, reason.plain()) for action, reason in reasons] == [
            (action, reason.plain()) for action, reason in reasons_of(match, game.plain)
        ]
        for _, reason in reasons:
            if reason.id not in seen_ids:
                seen_ids.add(reason.id)
                texts = {language.lang: language.reason(reason) for language in words}
                assert not [text for text in texts.values() if "{" in text or not text.endswith(".")], texts
    assert len(seen_ids) >= (6 if name in BUILT_IN_GAMES else 1), "only a few different reasons"


@pytest.mark.parametrize("name", [name for name in GAMES_WITH_REASONS if name in SHIPPED])
def test_a_library_gives_the_same_reasons(name: str) -> None:
    game = load_game(name)
    with open_engine(name, "library") as engine:
        for number in range(3):
            match = game.new_match(players=game.players[0], seed=number)
            for _ in islice(play_decisions(match, number), 4 + 5 * number):
                pass
            by_engine = [[(action, reason.plain()) for action, reason in reasons_of(match, rules)] for rules in (engine, game.engine)]
            assert by_engine[0] == by_engine[1]


@pytest.mark.parametrize("name", [name for name in GAMES_WITH_REASONS if name in FOLDERS])
def test_the_words_of_every_reason_need_only_its_arguments(name: str) -> None:
    game = load_game(name)
    ids = {f"why-{reason.id}".replace("_", "-") for reason in filter(None, game.skill.reasons.all)}
    assert ids == {message for message in file_of(name, "en").messages if message.startswith("why-")}
    for reason in filter(None, game.skill.reasons.all):
        args = {arg: names[-1] if names else 2 for arg, names in reason.arguments.items()}
        for lang in languages_of(name):
            text = Words(lang, game, ["Ana", "Bo", "Cy", "Di", "Ed"], strict=True).t(f"why-{reason.id}".replace("_", "-"), **args)
            assert "{" not in text
