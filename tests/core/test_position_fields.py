"""Tests of declared fields in positions: writing, reading, defaults, derived fields, and refusals by field."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from boardwright.core.errors import PositionError
from boardwright.core.machine.schema import Answer, Axis, Schema, bits, choice, flag, number, numbered, seat, seats
from boardwright.core.machine.state import Lists, RecordBuffer
from boardwright.core.text.position_fields import field_follows, position_functions, read_fields, write_fields
from boardwright.core.text.positions import PositionReader

SEAT = seats(4)
QUEUE = Axis("errand", 3, count="errands")


class Yard(Schema):
    """A yard with engines, sheds, claims and errands."""

    claim = seat(Axis("claim", 2), none=True, position="claims.seat")
    piece = choice(("peg", "coin"), Axis("claim", 2), none=True, null=False)
    owner = seat(Axis("card", ("axe", "bell")), none=True, null=False, position="cards")
    engine = numbered((1, 2, 3, "special"), SEAT, Axis("slot", ("left", "right")), position="seats.engines")
    shed = numbered(9, SEAT, Axis("shed", 3, short=True), null=False, what="shed", position="seats.sheds")
    row = choice(("ann", "bob"), Axis("cell", 3, short=True), none=True)
    seen = bits(5, SEAT)
    hand = numbered((1, 2, 3, "special"), position="hand.engine")
    tired = flag(default=0, position="hand.tired")
    at = number(0, 2, none=-1)
    errands = number(0, 3, position=None)
    errand = choice(("fetch", "carry"), QUEUE, position="errands.what")
    left = number(0, 5, QUEUE, default=0, position="errands.left")


POSITION: dict[str, Any] = {
    "claims": [{"seat": 1}, None],
    "piece": ["peg", "coin"],
    "cards": {"bell": 0},
    "seats": [{"engines": {"right": "special"}, "sheds": [4, 9]}, {"engines": {"left": 2}, "sheds": []}],
    "row": ["bob", None, "ann"],
    "seen": [[0, 4], []],
    "hand": {"engine": "special", "tired": True},
    "at": 2,
    "errands": [{"what": "carry", "left": 1}],
}


def read_yard(position: dict[str, Any]) -> Any:
    """Return the state of two players that a position describes."""
    state = RecordBuffer(Yard.dtype).record
    state.players = 2
    reader = PositionReader(position)
    read_fields(Yard, state, reader)
    reader.finish()
    return state


def test_a_position_is_written_as_it_was_read() -> None:
    state = read_yard(POSITION)
    assert write_fields(Yard, state) == POSITION
    assert state.claim.tolist() == [1, -1] and state.engine[0].tolist() == [0, 4] and state.shed[0].tolist() == [4, 9, 0]
    assert (int(state.hand), int(state.tired), int(state.errands), state.seen.tolist()) == (4, 1, 1, [17, 0, 0, 0])


def test_missing_fields_are_empty() -> None:
    """A short list fills the first cells; a table lists only filled cells; every seat has a table."""
    state = read_yard({"row": ["bob"]})
    assert state.row.tolist() == [1, -1, -1]
    empty = {"engines": {}, "sheds": []}
    nothing = {"claims": [None, None], "cards": {}, "seats": [empty, empty], "hand": None, "at": None, "errands": []}
    assert {name: write_fields(Yard, state)[name] for name in nothing} == nothing


WRONG_POSITIONS: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("claims[0].seat", lambda p: p.update(claims=[{}, None]), "a seat from 0 to 1"),
    ("claims[0].seat", lambda p: p.update(claims=[{"seat": None}, None]), "a seat from 0 to 1"),
    ("claims[1].seat", lambda p: p.update(claims=[None, {"seat": 2}]), "a seat from 0 to 1"),
    ("claims[0].horse", lambda p: p["claims"][0].update(horse=1), "no such field; there are seat"),
    ("piece[1]", lambda p: p.update(piece=["peg", None]), "one of peg, coin"),
    ("cards.axe", lambda p: p["cards"].update(axe=None), "a seat from 0 to 1"),
    ("seats[0]", lambda p: p.update(seats=[None, {}]), "a table"),
    ("engines.left", lambda p: p["seats"][0]["engines"].update(left=4), "one of 1, 2, 3, special, or null"),
    ("engines.left", lambda p: p["seats"][0]["engines"].update(left=True), "one of 1, 2, 3, special, or null"),
    ("sheds[0]", lambda p: p["seats"][0].update(sheds=[None]), "a shed from 1 to 9"),
    ("sheds", lambda p: p["seats"][0].update(sheds=[1, 2, 3, 4]), "a list of up to 3"),
    ("seats[1].horse", lambda p: p["seats"][1].update(horse=1), "no such field"),
    ("seen[0][1]", lambda p: p.update(seen=[[0, 5], []]), "a number from 0 to 4"),
    ("hand.engine", lambda p: p.update(hand={"tired": True}), "one of 1, 2, 3, special"),
    ("hand.engine", lambda p: p.update(hand={"engine": None, "tired": True}), "one of 1, 2, 3, special"),
    ("at", lambda p: p.update(at=-1), "a number from 0 to 2, or null"),
    ("errands[0].what", lambda p: p.update(errands=[{"left": 1}]), "one of fetch, carry"),
    ("errands", lambda p: p.update(errands=[{"what": "fetch"}] * 4), "a list of up to 3"),
]


@pytest.mark.parametrize("number", range(len(WRONG_POSITIONS)))
def test_a_wrong_position_is_refused_by_field(number: int) -> None:
    field, spoil, expected = WRONG_POSITIONS[number]
    position = copy.deepcopy(POSITION)
    spoil(position)
    with pytest.raises(PositionError) as caught:
        read_yard(position)
    assert caught.value.field.endswith(field) and expected in caught.value.expected


def test_derived_numbers_may_be_left_out_but_must_not_differ() -> None:
    """true and 1.0 are not equal to 1 here."""
    assert PositionReader({}).follows("coins", 3, "the rest") == PositionReader({"coins": 3}).follows("coins", 3, "the rest") == 3
    for wrong in (2, 3.0, True, None, "3"):
        with pytest.raises(PositionError, match="3: the rest"):
            PositionReader({"coins": wrong}).follows("coins", 3, "the rest")
    numbers = {"ann": 1, "cat": 2}
    PositionReader({"stock": {"cat": 2}}).table_follows("stock", numbers, "what is left")
    for stock, field in (({"cat": 1}, "stock.cat"), ({"dog": 1}, "stock"), ([1, 2], "stock")):
        with pytest.raises(PositionError) as error:
            PositionReader({"stock": stock}).table_follows("stock", numbers, "what is left")
        assert error.value.field == field


def test_rest_of_derives_what_is_left_in_a_supply() -> None:
    """It is the total minus what is used; a given number must be the same."""
    assert PositionReader({}).rest_of("coins", 5, 2, "spent") == PositionReader({"coins": 3}).rest_of("coins", 5, 2, "spent") == 3
    for position, total in (({"coins": 2}, 5), ({}, 1), ({"coins": -1}, 1)):
        with pytest.raises(PositionError, match="2 of them spent") as caught:
            PositionReader(position).rest_of("coins", total, 2, "spent")
        assert caught.value.field == "coins"


def test_fill_sets_only_missing_fields() -> None:

    cells = [0, 0]
    PositionReader({"coins": None}).fill("coins", cells, 0, 7)
    PositionReader({"coins": None}).fill("engines", cells, 1, 7)
    assert cells == [0, 7]


def test_derived_cells_may_be_left_out_but_must_not_differ() -> None:
    """A missing field gets the derived cells; in a given one, the first cell that differs is refused by its path."""
    for field, given, cells in (("owner", {"cards": {"bell": 0}}, [-1, 0]), ("row", {"row": ["bob"]}, [1, -1, -1])):
        for position in (given, {}):
            state = read_yard(position)
            field_follows(Yard.fields[field], state, PositionReader(position), cells, "it stands there")
            assert state[field].tolist() == cells
    for field, path, cells, expected in (("owner", "cards.axe", [1, 0], "1: it stands"), ("row", "row[1]", [1, 0, -1], "ann: it stands")):
        with pytest.raises(PositionError, match=expected) as caught:
            given = {"cards": {"bell": 0}, "row": ["bob"]}
            field_follows(Yard.fields[field], read_yard(given), PositionReader(given), cells, "it stands there")
        assert caught.value.field == path


def test_lists_of_a_record_are_written_like_the_record() -> None:
    """A field of `Lists` keeps the values of the first access."""
    state = read_yard(POSITION)
    lists = Lists(state)
    assert (lists.players, lists.claim, lists.shed[0]) == (2, [1, -1], [4, 9, 0])
    assert write_fields(Yard, lists) == POSITION
    state.claim[:] = 0
    assert lists.claim == [1, -1]


def test_names_returns_indices_and_refuses_duplicates() -> None:
    """A missing list is empty."""
    names = ("ann", "bob", "cat")
    assert PositionReader({"crew": ["cat", "ann"]}).names("crew", names) == [2, 0] and PositionReader({}).names("crew", names) == []
    for crew, field in (("ann", "crew"), ([1], "crew[0]"), (["ann", "dan"], "crew[1]"), (["ann", "bob", "ann"], "crew[2]")):
        with pytest.raises(PositionError) as caught:
            PositionReader({"crew": crew}).names("crew", names)
        assert caught.value.field == field


def test_a_component_lies_in_one_place_only() -> None:
    """Names are checked in nested tables as well, separately for each kind; a place may allow only some names."""
    names = ("ann", "bob", "cat", "dan")
    reader = PositionReader({"row": ["cat"], "hand": {"cards": ["dan", "ann"], "tiles": ["cat"]}, "gone": ["bob"]})
    assert reader.lying("row", names, "card") == [2] and reader.nested("hand").lying("tiles", names, "tile") == [2]
    assert reader.left("card", range(4)) == [0, 1, 3]
    assert reader.nested("hand").lying("cards", names, "card") == [3, 0] and reader.left("card", range(4)) == [1]
    assert reader.lying("gone", names, "card", allowed=("bob", "cat")) == [1] and reader.lying("deck", names, "card") == []
    for position, field in (({"gone": ["dan"]}, "gone[0]"), ({"gone": ["bob", "bob"]}, "gone[1]"), ({"gone": "bob"}, "gone")):
        with pytest.raises(PositionError) as caught:
            PositionReader(position).lying("gone", names, "card", allowed=("bob", "cat"))
        assert caught.value.field == field
    twice = PositionReader({"row": ["cat"], "gone": ["bob", "cat"]})
    twice.lying("row", names, "card")
    with pytest.raises(PositionError, match="a card that lies nowhere else") as caught:
        twice.lying("gone", names, "card")
    assert (caught.value.field, caught.value.value) == ("gone[1]", "cat")


def test_a_list_of_tables_may_contain_plain_names() -> None:
    """Errors name fields by the index of their table; unknown fields are refused."""
    reader = PositionReader({"houses": ["mill", {"house": "barn", "full": True}]})
    houses_read = reader.tables("houses", alone="house")
    assert [(house.get("house"), house.flag("full")) for house in houses_read] == [("mill", False), ("barn", True)]
    assert [house.get("house") for house in PositionReader({}).tables("houses", ["mill"], alone="house")] == ["mill"]
    reader.finish()
    houses_read[1].given["roof"] = 1  # type: ignore[index]
    for wrong, field in ((reader.finish, "houses[1].roof"), (lambda: houses_read[1].flag("house"), "houses[1].house")):
        with pytest.raises(PositionError) as caught:
            wrong()
        assert caught.value.field == field
    for houses, field in (("mill", "houses"), ([1], "houses[0]")):
        with pytest.raises(PositionError) as caught:
            PositionReader({"houses": houses}).tables("houses", alone="house")
        assert caught.value.field == field


class Table(Schema):
    """A schema with cards in a row, the other cards in a pile, and a derived number."""

    row = numbered(5, Axis("card", 3, short=True), what="card", unique=True, null=False)
    pile_count = number(0, 5, position=None)
    pile = numbered(5, Axis("card", 5, count="pile_count"), what="card", rest=True)


def read_table(position: dict[str, Any]) -> Any:
    state = RecordBuffer(Table.dtype).record
    reader = PositionReader(position)
    read_fields(Table, state, reader)
    reader.follows("lowest", min(position["row"]))
    reader.finish()
    return state


def test_a_pile_holds_the_remaining_cards() -> None:
    for position in ({"row": [4, 2]}, {"row": [4, 2], "pile": [5, 1, 3]}):
        state = read_table(position)
        assert state.pile.tolist() == [1, 3, 5, 0, 0] and state.pile_count == 3
    state.pile[:3] = [5, 3, 1]
    assert write_fields(Table, state) == {"row": [4, 2], "pile": [1, 3, 5]}, "a pile is a set"


def test_two_piles_share_the_remaining_components_of_one_kind() -> None:
    """Each pile may hold only some of the components; others are refused by path."""
    names = ("ant", "bee", "cat", "dog")
    reader = PositionReader({"small": ["bee"], "large": ["dog"]})
    reader.place("row", 1, "beast")
    assert reader.rest("small", (1, 2), "beast", names) == [2] and PositionReader({}).rest("large", (3, 4), "beast", names) == [3, 4]
    for large, field, expected in (
        (["dog", "ant"], "large[1]", "a beast from cat to dog"),
        ([["dog"]], "large[0]", "a beast from cat to dog"),
        (["dog"], "large", "the beasts that lie nowhere else: ['cat', 'dog']"),
    ):
        with pytest.raises(PositionError) as caught:
            PositionReader({"large": large}).rest("large", (3, 4), "beast", names)
        assert (caught.value.field, caught.value.expected) == (field, expected)


@pytest.mark.parametrize(
    "wrong", [{"pile": [1, 3]}, {"pile": [1, 3, 4]}, {"pile": [1, 1, 3]}, {"pile": None}, {"lowest": 4}, {"lowest": 2.0}]
)
def test_derived_fields_that_differ_are_refused(wrong: dict[str, Any]) -> None:
    read_table({"row": [4, 2], "lowest": 2, "pile": [3, 5, 1]})
    with pytest.raises(PositionError) as caught:
        read_table({"row": [4, 2], **wrong})
    assert caught.value.field.startswith(next(iter(wrong))) and caught.value.expected


def test_write_fields_can_be_limited_to_some_fields() -> None:
    """`only` lists top-level keys or single fields of tables and gives their order."""
    fields = write_fields(Yard, read_yard(POSITION), only=("row", "seats.sheds", "hand.tired"))
    assert fields == {"row": ["bob", None, "ann"], "seats": [{"sheds": [4, 9]}, {"sheds": []}], "hand": {"tired": True}}
    assert write_fields(Yard, read_yard({}), only=("hand.tired",)) == {"hand": None}


TOWN = Axis("town", ("ayr", "bath"), full=True)
SPOT = Axis("spot", 2, count="spots", full=True)


class Map(Answer):
    """An answer with nested axes."""

    spots = number(0, 2, TOWN, position=None)
    open_town = flag(TOWN, position="towns.open")
    spot = seat(TOWN, SPOT, none=True, position="towns.spots.seat")
    cost = number(0, 9, TOWN, SPOT, position="towns.spots.cost")
    worth = number(0, 9, TOWN)
    step = number(1, 9, none=0, null=False, position="task.step")
    left = number(0, 9, position="task.left")


def test_an_answer_has_a_table_for_each_element_of_a_full_axis() -> None:
    """Inner axes as well. A table whose first field is unset is null. The page does the same (web/test/page_rules.test.ts)."""
    answer = RecordBuffer(Map.dtype).record
    answer.spots[:], answer.open_town[:], answer.worth[:], answer.left = (2, 0), (1, 0), (0, 7), 4
    answer.spot[0], answer.cost[0] = (3, -1), (1, 2)
    assert write_fields(Map, answer) == {
        "towns": {
            "ayr": {"open": True, "spots": [{"seat": 3, "cost": 1}, {"seat": None, "cost": 2}]},
            "bath": {"open": False, "spots": []},
        },
        "worth": {"ayr": 0, "bath": 7},
        "task": None,
    }
    answer.step = 2
    assert write_fields(Map, answer)["task"] == {"step": 2, "left": 4}


@pytest.mark.parametrize(
    ("path", "value"),
    [("claims[0].seat", 1), ("claims[1].seat", None), ("claims[2]", None), ("cards.bell", 0), ("cards.axe", None), ("at.row[0]", None)],
)
def test_require_reports_the_path_and_its_value(path: str, value: Any) -> None:
    reader = PositionReader(POSITION)
    reader.require(True, path, "something else")
    with pytest.raises(PositionError, match=r"expected something else") as caught:
        reader.require(False, path, "something else")
    assert (caught.value.field, caught.value.value) == (path, value)


def test_a_game_can_extend_its_declared_fields() -> None:
    """It may add keys, remove some and accept short forms; unread keys are refused."""

    def read_more(reader: PositionReader, tables: Any, state: Any) -> None:
        reader.follows("pile_size", int(state.pile_count))

    def write_more(tables: Any, state: Any, declared: dict[str, Any]) -> dict[str, Any]:
        return {"pile_size": len(declared.pop("pile"))}

    def expand_short_form(tables: Any, position: Any) -> Any:
        return position if isinstance(position["row"], list) else {**position, "row": [position["row"]]}

    to_position, from_position = position_functions(Table, read_more, write_more, expand_short_form)
    state = RecordBuffer(Table.dtype).record
    from_position(None, state, {"row": 4, "pile_size": 4})
    assert to_position(None, state) == {"row": [4], "pile_size": 4}
    for wrong, field in (({"pile_size": 3}, "pile_size"), ({"horse": 1}, "horse")):
        with pytest.raises(PositionError) as caught:
            from_position(None, state, {"row": 4, **wrong})
        assert caught.value.field == field
