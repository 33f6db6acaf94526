"""Tests of simultaneous choices: their order does not matter, and each seat can take its choice back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import TABLES, derive_bytes, load_game, make_generator, play_decisions

MATCHES = repetitions(1, proving=32, short=1)


def simultaneous_choices(name: str, players: int) -> Iterator[tuple[Any, dict[int, int]]]:
    """Yield copies of matches in which several seats must decide, with a choice for each seat; nothing for a game of single turns."""
    for number in range(MATCHES):
        match = load_game(name).new_match(players=players, seed=derive_bytes("together", number))
        chance = make_generator("together", name, players, number)
        for _ in play_decisions(match, number, limit=150):
            if len(match.actors) > 1:
                yield match.copy(), {seat: int(chance.choice(match.legal_ids(seat))) for seat in chance.permutation(match.actors).tolist()}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_order_of_simultaneous_choices_does_not_matter(name: str, players: int) -> None:
    for match, choices in simultaneous_choices(name, players):
        reordered = match.copy()
        for seat in choices:
            match.play(seat, choices[seat])
        for seat in sorted(choices):
            reordered.play(seat, choices[seat])
        assert match.state_bytes() == reordered.state_bytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_simultaneous_choice_can_be_taken_back_while_another_is_due(name: str, players: int) -> None:
    """The match is as if only the other seats had chosen. After the last choice, undo is closed."""
    for match, choices in simultaneous_choices(name, players):
        seats = [*choices]
        without, first = match.copy(), match.copy()
        first.play(seats[0], choices[seats[0]])
        drawn_or_shown = not first.can_undo(seats[0])
        for seat in seats[:-1]:
            match.play(seat, choices[seat])
        for seat in seats[1:-1]:
            without.play(seat, choices[seat])
        before, events = match.state_bytes(), len(match.events(None))
        if drawn_or_shown or set(match.actors) != {seats[-1]} or not match.can_undo(seats[0]):
            continue
        remaining_events = match.undo(seats[0])
        assert match.state_bytes() == without.state_bytes() and match.decisions == without.decisions
        assert match.events(None) == without.events(None)
        assert remaining_events <= len(match.events(None)) < events
        match.play(seats[0], choices[seats[0]])
        assert match.state_bytes() == before
        match.play(seats[-1], choices[seats[-1]])
        if seats[0] not in match.actors or len(match.actors) > 1:
            assert not any(match.can_undo(seat) for seat in seats[:-1])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_that_has_chosen_waits_for_the_other_seats(name: str, players: int) -> None:
    words = Words("en", load_game(name), strict=True)
    for match, choices in simultaneous_choices(name, players):
        seat = next(iter(choices))
        match.play(seat, choices[seat])
        if seat in match.actors:
            continue
        prompt = match.prompt(seat)
        assert words.prompt(prompt)
        assert prompt.id == ("wait" if len(match.actors) == 1 else "wait_for_several")
        assert match.prompt(None).plain() == prompt.plain()
        # A seat that can take its choice back has chosen; with undo closed, this looks like the end of its turn.
        assert match.why_not(seat, choices[seat]).id == ("already_chosen" if match.can_undo(seat) else "not_your_turn")
