"""Data tables that cannot be played with: refused by the name of the place, or every match with them can be played to its end."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.record import HEADER, link_of
from tests.conftest import many
from tests.games.crafted import Crafted, places
from tests.games.rng import Rng

from .facts import COLOURS, LOCOMOTIVE, TICKETS
from .far import START
from .helpers import all_cards, all_tickets, game, position
from .test_data import board, other_board

TABLES = many(40, proving=100, short=20)
MATCHES = many(1, proving=16, short=1)
DECISIONS = many(400, proving=3_200, short=200)


def few_cards(each_colour: int, locomotives: int) -> dict[str, Any]:
    return {"train_cards": {**board()["train_cards"], "each_colour": each_colour, "locomotives": locomotives}}


@pytest.mark.parametrize(("each_colour", "locomotives"), [(1, 1), (1, 14), (2, 8)])
def test_f8_too_few_cards_for_the_setup(each_colour: int, locomotives: int) -> None:
    """Rulebook, setup: four cards each for up to five players, five face up."""
    with pytest.raises(bw.BadData, match=rf"train_cards: {8 * each_colour + locomotives}, expected at least 25 cards in all"):
        bw.load("ticket_to_ride_europe", data=few_cards(each_colour, locomotives))


def test_f8_just_enough_cards_for_the_setup() -> None:
    match = bw.load("ticket_to_ride_europe", data=few_cards(2, 9)).new_match(players=5, seed=2)
    where = match.position()
    assert [sum(hand.values()) for hand in where["hands"]] == [4] * 5 and None not in where["row"] and where["deck"] == {}


@pytest.mark.parametrize("length", ["9" * 5_000, "0", "9", "1 ", "１", "", "x" * 5_000])
def test_a6_3_points_for_lengths_that_no_route_has(length: str) -> None:
    with pytest.raises(bw.BadData, match=r"scoring\.routes: .*, expected lengths from 1 to 8") as error:
        bw.load("ticket_to_ride_europe", data=other_board(lambda data: data["scoring"]["routes"].update({length: 5})))
    assert len(str(error.value)) < 200


def forged(field: str, value: Any) -> dict[str, Any]:
    """A match file with another header field, and links that fit it."""
    file: dict[str, Any] = json.loads(json.dumps({**game().new_match(players=2, seed=1).record(), field: value}))
    link = ""
    for name in HEADER:
        link = file["links"][name] = link_of(link, name, file[name])
    return file


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("data", few_cards(1, 1)),
        ("data", {"scoring": {**board()["scoring"], "routes": {"1" * 5_000: 1}}}),
        ("position", {"players": 2, "tickets": 8}),
        ("position", position(2, phase="second_card", row=[None] * 5, deck="", discard="", rest=1)),
        ("position", {"players": 2, "phase": "start_tickets", "offered": START[:2], "dropped": [["essen-kyiv"], []]}),
    ],
)
def test_f9_a_match_file_with_such_data_or_positions(field: str, value: Any) -> None:
    """Is refused like any other broken file, and the error names the place."""
    for read in (bw.verify, bw.replay):
        with pytest.raises(bw.BrokenRecord) as error:
            read(forged(field, value))
        assert error.value.at == field and "expected" in error.value.why


# -- tables changed in one to three places ---------------------------------------------------------------------------------------


def crafted(dice: Rng, changes: Crafted) -> tuple[dict[str, Any], list[str]]:
    """The built-in tables with one to three changes, and the names of the tables that were changed."""
    data = copy.deepcopy({name: table for name, table in board().items() if name != "title"})
    changed: list[str] = []
    while len(changed) < 1 + dice.below(3):
        top = dice.choice(sorted(data))
        paths = [path for path in places(data[top]) if path[-1] not in ("source", "confidence", "note", "board")]
        if isinstance(data[top], dict) and paths and dice.below(8):
            changes._change(dice, data, (top, *dice.choice(paths)))
        else:
            changes._change(dice, data, (top,))
        changed.append(top)
        if top not in data:
            break  # the built-in table takes its place
    return data, changed


def playable(monkeypatch: pytest.MonkeyPatch, count: int, seed: int) -> Iterator[tuple[Any, Rng]]:
    """The games of tables that are accepted, in plain Python, where reading behind an array is an error."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    dice, changes = Rng(seed), Crafted("ticket_to_ride_europe", [], lambda match: None)
    changes._noted(copy.deepcopy(board()))
    for _ in range(count):
        data, changed = crafted(dice, changes)
        try:
            yield bw.load("ticket_to_ride_europe", data=data), dice
        except bw.BadData as error:
            text = str(error)
            assert any(name in text for name in changed) and "expected" in text and "\n" not in text, (changed, text)


def sound(match: Any, cards: Counter[str]) -> None:
    """All cards and tickets in one place each; no trains or stations below zero; the position reads back."""
    where = match.position()
    assert all_cards(where) == cards and sorted(all_tickets(where)) == sorted(TICKETS)
    assert min(*where["trains"], *where["stations"], *where["points"]) >= 0
    assert match.game.from_position(json.loads(json.dumps(where)), seed=1).position() == where


def test_changed_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused, or played by chance with every number of players."""
    played = 0
    for rules, dice in playable(monkeypatch, TABLES, 4):
        kinds = rules.data["train_cards"]
        cards = Counter({**dict.fromkeys(COLOURS, kinds["each_colour"]), LOCOMOTIVE: kinds["locomotives"]})
        for number in range(MATCHES):
            options = {"turn_cap": 200, "passing": dice.choice(("must_act", "no_cards"))}
            match = rules.new_match(players=2 + (played + number) % 4, seed=dice.below(2**31), options=options)
            for _ in range(DECISIONS):
                if match.over:
                    break
                seat = dice.choice(match.actors)
                match.play(seat, dice.choice(match.legal_ids(seat).tolist()))
            sound(match, cards)
            assert match.over or DECISIONS < 4_000
        played += 1
    assert TABLES // 8 <= played < TABLES, f"{played} of {TABLES} were accepted"
