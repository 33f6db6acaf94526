"""When several seats must decide at once, the order of their choices does not matter, and each may take its choice back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.core.text.words import Words
from tests.conftest import repetitions
from tests.contract.matches import TABLES, bytes_of, generator, loaded, played

MATCHES = repetitions(1, proving=32, short=1)


def moments(name: str, players: int) -> Iterator[tuple[Any, dict[int, int]]]:
    """Copies of matches in which several seats must decide, and what each of them will choose. None in a game of single turns."""
    for number in range(MATCHES):
        match = loaded(name).new_match(players=players, seed=bytes_of("together", number))
        chance = generator("together", name, players, number)
        for _ in played(match, number, limit=150):
            if len(match.actors) > 1:
                yield match.copy(), {seat: int(chance.choice(match.legal_ids(seat))) for seat in chance.permutation(match.actors).tolist()}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_order_of_arrival_means_nothing(name: str, players: int) -> None:
    for match, choices in moments(name, players):
        other = match.copy()
        for seat in choices:
            match.play(seat, choices[seat])
        for seat in sorted(choices):
            other.play(seat, choices[seat])
        assert match.state_bytes() == other.state_bytes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_choice_can_be_taken_back_in_the_midst_of_others(name: str, players: int) -> None:
    """As if only the others had chosen; and no seat may go back to before the last one chose."""
    for match, choices in moments(name, players):
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
        kept = match.undo(seats[0])
        assert match.state_bytes() == without.state_bytes() and match.decisions == without.decisions
        assert match.events(None) == without.events(None)
        assert kept <= len(match.events(None)) < events
        match.play(seats[0], choices[seats[0]])
        assert match.state_bytes() == before
        match.play(seats[-1], choices[seats[-1]])
        if seats[0] not in match.actors or len(match.actors) > 1:
            assert not any(match.can_undo(seat) for seat in seats[:-1])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_that_has_chosen_waits_for_all_that_have_not(name: str, players: int) -> None:
    words = Words("en", loaded(name), strict=True)
    for match, choices in moments(name, players):
        seat = next(iter(choices))
        match.play(seat, choices[seat])
        if seat in match.actors:
            continue
        prompt = match.prompt(seat)
        assert words.prompt(prompt)
        assert prompt.id == ("wait" if len(match.actors) == 1 else "wait_for_several")
        assert match.prompt(None).plain() == prompt.plain()
        # A seat that can take a choice back has made it; where undo is closed this looks like a turn that is over.
        assert match.why_not(seat, choices[seat]).id == ("already_chosen" if match.can_undo(seat) else "not_your_turn")
