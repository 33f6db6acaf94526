"""A space of the board may be chosen only where all of it can be done (page 14; 5.1.4, R1 to R3, R7).

The reference tries every order of steps on thousands of random boards. Chains of choices never get stuck, and never spoil what must be done
completely.
"""

import pytest

from boardwright.games.russian_railroads import components as c
from tests.conftest import repetitions
from tests.games.rng import Rng

from .boards import random_table
from .facts import ENGINEERS, SPACES, STEP_PARTS
from .reference import can_complete, can_take_tiles, can_use_industry_points
from .scenario import Scenario

BOARDS = repetitions(60, proving=2_400, short=60)
CHAINS = repetitions(30, proving=1_400, short=30)


def step_parts(gives: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((part, count) for part, count in gives.items() if part in STEP_PARTS))


def can_be_done(table: Scenario, gives: dict[str, int], seat: int = 0) -> bool:
    """Return whether all of an effect can be done on the seat's board, by the reference."""
    r = table.r
    rails = tuple(tuple(int(space) for space in line) for line in r.rail[seat])
    if not can_complete(rails, step_parts(gives)):
        return False
    factories = sum(int(number) > 0 for number in r.factory[seat])
    if not can_use_industry_points([int(space) for space in r.marker[seat]], factories + gives.get("factory", 0), gives.get("industry", 0)):
        return False
    if gives.get("doublers", 0) > min(8 - int(r.doublers[seat]), int(r.doubler_supply)):
        return False
    return can_take_tiles(
        gives, tuple(int(n) for n in r.slot[seat]), tuple(int(n) for n in r.locomotive_supply), tuple(int(n) for n in r.factory_supply)
    )


def engineer_at(table: Scenario, cell: int) -> str | None:
    return c.ENGINEERS[table.r.row[cell]] if table.r.row[cell] >= 0 else None


def expected_spaces(table: Scenario) -> set[str]:
    """Return the spaces that seat 0 may choose in its first turn of a round if it can pay for each."""
    players = table.players
    last = int(table.r.round_no) == (7 if players == 4 else 6)
    spaces = set()
    for place, space in SPACES.items():
        gives = dict(space.gives)
        if players == 2 and not space.two:
            continue
        if place in ("first", "second"):
            if not last and (players == 2 or place == "second"):  # seat 0 is first
                spaces.add(place)
            continue
        if place == "last_round" and not last:
            continue
        if place == "hire":
            if engineer_at(table, 0):
                spaces.add(place)
            continue
        if place in ("engineer_inner", "engineer_outer"):
            name = engineer_at(table, 1 if place == "engineer_inner" else 2)
            if name is None or name == "repeat":  # there is no action to repeat yet
                continue
            gives = ENGINEERS[name][1]
        if can_be_done(table, gives):
            spaces.add(place)
    return spaces


def test_spaces_are_open_exactly_where_all_of_them_can_be_done() -> None:
    """5.1.4, on random boards."""
    counted = 0
    for number in range(BOARDS):
        dice = Rng(number)
        table = random_table(dice)
        if dice.below(3) == 0 and int(table.r.round_no) < 4:  # two engineers whose steps depend on each other
            table.row(None, *dice.shuffled(["black_grey", "grey_brown", "any_black", "two_any", "industry_black"])[:2])
        table.ready().r.coins[0] = 3
        table.r.workers[0] = 3
        open_spaces = {place for place in table.legal("occupy") if place in SPACES}
        assert open_spaces == expected_spaces(table), (number, open_spaces ^ expected_spaces(table))
        counted += len(open_spaces)
    assert counted > 5 * BOARDS


def count_parts_done(events: list[object]) -> dict[str, int]:
    """Count the steps, points of industry, locomotives and factories in events."""
    names = {"stepped": "step", "advanced": "industry", "took_locomotive": "locomotive", "took_factory": "factory"}
    counts = dict.fromkeys(names.values(), 0)
    for event in events:
        if event.kind in names:  # type: ignore[attr-defined]
            counts[names[event.kind]] += 1  # type: ignore[attr-defined]
    return counts


@pytest.mark.parametrize("options", [{}, {"question_cards": "partial", "repeat_running": "no"}], ids=["default", "other"])
def test_chains_of_choices_always_end_with_the_whole_action_done(options: dict[str, str]) -> None:
    """R3: however the seat continues, all of a chosen space is done, and nothing that must be done is given up."""
    spoiled = []
    for number in range(CHAINS):
        dice = Rng(7_000 + number)
        table = random_table(dice)
        for name, value in options.items():
            setattr(table.r.options, name, {"partial": 1, "no": 1}[value])
        table.ready()
        places = sorted(place for place in table.legal("occupy") if place in SPACES)
        if not places:
            continue
        place = dice.choice(places)
        spoiled += play_chain(table, place, dice, number)
    assert not spoiled, spoiled[:5]


def play_chain(table: Scenario, place: str, dice: Rng, number: int) -> list[tuple[object, ...]]:
    """Do an action in a random way. Returns what was given up although it had to be done."""
    gives = dict(SPACES[place].gives)
    if place in ("engineer_inner", "engineer_outer"):
        name = engineer_at(table, 1 if place == "engineer_inner" else 2)
        gives = dict(ENGINEERS[name][1]) if name else {}
    table.do(f"occupy {place}")
    decisions = 0
    while not table.match.over and table.phase not in ("turn", "reuse") and table.r.active == 0:
        texts = sorted(table.legal())
        assert texts, (number, place, table.phase)
        active = [text for text in texts if text != "done"] or texts
        table.do(dice.choice(active if dice.below(4) else texts))
        decisions += 1
        assert decisions < 200
    done = count_parts_done(table.events)
    wanted = {
        "step": sum(count for part, count in gives.items() if part in STEP_PARTS),
        "industry": gives.get("industry", 0),
        "locomotive": gives.get("locomotive", 0),
        "factory": gives.get("factory", 0),
    }
    missing = {part: count for part, count in wanted.items() if done[part] < count}
    repeated = {args["place"] for args in table.events.of("repeats")}
    effects = [args["effect"] for args in table.events.of("gave_up")]
    name = (
        place if place not in ("engineer_inner", "engineer_outer") else "engineer_" + str(engineer_at(table, 1 + place.endswith("outer")))
    )
    given_up = [effect for effect in effects if effect == name and place not in repeated]
    if table.r.options.question_cards == 0:
        given_up += [effect for effect in effects if effect.startswith("card_")]
    if table.events.of("occupied")[0]["black"]:
        given_up = [effect for effect in given_up if effect != name]  # the black worker's step may be given up
    return [(number, place, missing, given_up)] if missing or given_up else []


def chain_with_one_locomotive_left(*factories: int) -> Scenario:
    """Return a table at locomotive_3: the seat took the locomotive, won a token, and must still build from the last tile."""
    table = Scenario(3).rails(0, petersburg={"black": 4}).supply(locomotives={5: 2}, factories={}).factories(0, *factories).markers(0, 4)
    table.play("occupy locomotive_3", "take_locomotive", "place petersburg", "next spot_petersburg_4")
    return table


def test_the_last_tile_is_kept_for_the_action_that_must_be_done() -> None:
    """R3: neither a card nor a factory that works meanwhile takes it."""
    table = chain_with_one_locomotive_left()
    table.play("use_token card", "next token_card")
    assert "factory" not in table.legal("take_card")
    table = chain_with_one_locomotive_left(3)
    table.play("use_token industry", "next token_industry", "advance 1")
    table.play("next factory_3")
    at_hand = c.EFFECTS[table.r.effect_queue[table.r.current]]
    assert at_hand != "factory_3" or not {"build", "take_locomotive"} & table.legal()
    table.give_up()
    assert table.events.of("built") == [{"seat": 0, "factory": 5, "factory_slot": 2, "replaced": 0}]
