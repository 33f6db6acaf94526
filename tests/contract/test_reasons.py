"""Every legal action has a reason that speaks for it, with words in every language, the same in plain Python and machine code; worlds that
a seat cannot tell apart have the same reasons in test_two_worlds.py. Whether a reason is true is tested with each game."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from boardwright.core.machine.state import MOVES, RecordBuffer
from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import GAMES, OURS, languages_of, loaded, played
from tests.contract.shipped import SHIPPED, engine_of
from tests.words.files import FOLDERS, file_of

LOOKED_AT = repetitions(12, proving=200, short=12)
"""At so many positions of each game all reasons are compared."""
GIVING = [name for name in GAMES if loaded(name).skill.reasons]


def reasons_of(match: Any, engine: Any) -> list[tuple[int, Any]]:
    """The reason for each legal action of the first seat that must decide, by an engine."""
    game, seat, moves = match.game, match.actors[0], RecordBuffer(MOVES)
    hidden = RecordBuffer(game.state_dtype)
    hidden.array[0] = match.hidden(seat)
    found = []
    for action in match.legal_ids(seat).tolist():
        number = engine.reason(game.skill.reason_rule)(game.tables, hidden, seat, action, moves)
        found.append((action, game.skill.reasons.reason(number, moves.record.details.tolist())))
    return found


@pytest.mark.parametrize("name", GIVING)
def test_every_legal_action_has_a_reason_that_can_be_said(name: str) -> None:
    game = loaded(name)
    words = [Words(lang, game, ["Ana", "Björn", "Cilka", "Đorđe", "Eva"], strict=True) for lang in languages_of(name)]
    counts = list(game.players_with())
    said: set[str] = set()
    for number in range(LOOKED_AT):
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for _ in islice(played(match, number), 3 + 17 * (number % 7)):
            pass
        if match.over:
            continue
        found = reasons_of(match, game.engine)
        assert [(action, each.plain()) for action, each in found] == [(a, e.plain()) for a, e in reasons_of(match, game.plain)]
        for _, each in found:
            if each.id not in said:
                said.add(each.id)
                texts = {language.lang: language.reason(each) for language in words}
                assert not [text for text in texts.values() if "{" in text or not text.endswith(".")], texts
    assert len(said) >= (6 if name in OURS else 1), "a good teacher has several things to say"


@pytest.mark.parametrize("name", [name for name in GIVING if name in SHIPPED])
def test_a_library_gives_the_same_reasons(name: str) -> None:
    game = loaded(name)
    with engine_of(name, "library") as engine:
        for number in range(3):
            match = game.new_match(players=game.players[0], seed=number)
            for _ in islice(played(match, number), 4 + 5 * number):
                pass
            found = [[(action, each.plain()) for action, each in reasons_of(match, one)] for one in (engine, game.engine)]
            assert found[0] == found[1]


@pytest.mark.parametrize("name", [name for name in GIVING if name in FOLDERS])
def test_every_reason_has_words_that_need_only_what_it_carries(name: str) -> None:
    game = loaded(name)
    ids = {f"why-{each.id}".replace("_", "-") for each in filter(None, game.skill.reasons.all)}
    assert ids == {message for message in file_of(name, "en").messages if message.startswith("why-")}
    for each in filter(None, game.skill.reasons.all):
        args = {arg: names[-1] if names else 2 for arg, names in each.arguments.items()}
        for lang in languages_of(name):
            text = Words(lang, game, ["Ana", "Bo", "Cy", "Di", "Ed"], strict=True).t(f"why-{each.id}".replace("_", "-"), **args)
            assert "{" not in text
