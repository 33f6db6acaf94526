"""Workers, coins, temporary workers, the black worker (pages 13, 17, 22, 23; 5.1, 5.7)."""

import pytest

from boardwright.games.russian_railroads import components as c

from .facts import PLAYERS, SPACES, WORKERS
from .scenario import Scenario
from .test_setup import table_with_every_space_open

WITHOUT_BLACK = "without_black"


def pieces(table: Scenario, place: str) -> list[int]:
    """Return the pieces of seat 0 on a space: own and temporary workers, the black one, coins."""
    return [int(count) for count in table.ready().r.pieces[0, c.PLACES.index(place)]]


# -- the price -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [name for name, space in SPACES.items() if not space.coins and name != "last_round"])
def test_a_space_costs_its_workers(place: str) -> None:
    """3: exactly so many pieces; with one fewer it cannot be chosen."""
    cost = SPACES[place].workers
    poor = table_with_every_space_open(3).coins(0, 0).workers(0, cost - 1)
    assert not poor.can(f"occupy {place}")
    table = table_with_every_space_open(3).coins(0, 0).workers(0, cost)
    before = pieces(table, place)
    (event,) = table.play(f"occupy {place}").of("occupied")
    assert event == {"seat": 0, "place": place, "workers": cost, "coins": 0, "black": 0}
    assert table.r.workers[0] == 0
    assert [now - old for now, old in zip(pieces(table, place), before, strict=True)] == [cost, 0, 0, 0]


@pytest.mark.parametrize("place", [name for name, space in SPACES.items() if not space.coins and name != "last_round"])
def test_coins_replace_workers(place: str) -> None:
    """p. 13: a coin may replace any worker, and both may be mixed."""
    cost = SPACES[place].workers
    for coins in range(cost + 1):
        table = table_with_every_space_open(3).coins(0, coins).workers(0, cost - coins)
        before = pieces(table, place)
        event = table.play(f"occupy {place}", f"pay {coins} {WITHOUT_BLACK}").of("occupied")[0]
        assert (event["workers"], event["coins"]) == (cost - coins, coins)
        assert [now - old for now, old in zip(pieces(table, place), before, strict=True)] == [cost - coins, 0, 0, coins]


def test_the_player_chooses_how_to_pay() -> None:
    """p. 13: each number of coins is a choice, and the black worker is a choice of its own."""
    table = table_with_every_space_open(3).coins(0, 3).workers(0, 3)
    table.play("occupy locomotive_3")
    assert table.phase == "pay" and table.legal("pay") == {f"{n} {WITHOUT_BLACK}" for n in range(4)}
    table = table_with_every_space_open(3).coins(0, 1).workers(0, 1).black(0)
    table.play("occupy black_2")
    assert table.legal("pay") == {f"1 {WITHOUT_BLACK}", "1 with_black", "0 with_black"}


def test_the_space_for_worker_and_coin_takes_one_coin_at_least() -> None:
    """p. 13: one worker and one coin, or two coins, but not two workers."""
    assert not table_with_every_space_open(3).coins(0, 0).workers(0, 6).can("occupy any_2")
    assert table_with_every_space_open(3).coins(0, 2).workers(0, 0).can("occupy any_2")
    table = table_with_every_space_open(3).coins(0, 2).workers(0, 3)
    table.play("occupy any_2")
    assert table.legal("pay") == {f"1 {WITHOUT_BLACK}", f"2 {WITHOUT_BLACK}"}
    only = table_with_every_space_open(3).coins(0, 1).workers(0, 1)
    assert only.play("occupy any_2").of("occupied")[0] == {"seat": 0, "place": "any_2", "workers": 1, "coins": 1, "black": 0}


def test_the_hire_space_takes_a_coin_only() -> None:
    """p. 13: a worker can never replace that coin."""
    assert not table_with_every_space_open(3).coins(0, 0).workers(0, 6).black(0).can("occupy hire")
    table = table_with_every_space_open(3).coins(0, 1).workers(0, 6).black(0)
    (event,) = table.play("occupy hire").of("occupied")
    assert (event["workers"], event["coins"], event["black"]) == (0, 1, 0)


def test_a_coin_takes_a_space_like_a_worker() -> None:
    """p. 13."""
    table = Scenario(3).coins(0, 1).workers(0, 0)
    table.play("occupy industry_1", "advance 1")
    assert table.active == 1 and not table.can("occupy industry_1")


@pytest.mark.parametrize("place", [name for name in SPACES if name not in ("black_or_grey", "last_round", "first", "second")])
def test_a_taken_space_is_closed_for_all_seats(place: str) -> None:
    """5.1.2: also for the seat that took it."""
    for owner in (0, 1):
        table = table_with_every_space_open(3).close(place, owner)
        assert table.ready().r.active == 0 and not table.can(f"occupy {place}")


def test_the_bottom_space_is_never_full() -> None:
    """3: any seat may make its black or grey step any number of times."""
    table = Scenario(2)
    for seat in (0, 1, 0, 1, 0):
        assert table.active == seat
        table.play("occupy black_or_grey", "step petersburg black")
    assert table.r.pieces[:2, c.BOTTOM, 0].tolist() == [3, 2]


def test_coins_are_kept_between_rounds_and_spent_ones_go_to_the_bank() -> None:
    """p. 19, 5.1.3."""
    table = Scenario(3).coins(0, 3)
    table.play("occupy industry_1", f"pay 1 {WITHOUT_BLACK}", "advance 1")
    table.end_round()
    assert table.r.coins[0] == 2 and not table.r.pieces.any()


def test_coins_do_not_run_out() -> None:
    """1, 7: coins are not limited."""
    table = Scenario(2).coins(0, 18).coins(1, 18)
    table.play("occupy coins", f"pay 0 {WITHOUT_BLACK}")
    assert table.r.coins[0] == 20


def test_the_coins_space_gives_two_coins() -> None:
    """3."""
    table = Scenario(4)
    assert table.play("occupy coins").of("got_coins") == [{"seat": 0, "coins": 2}]
    assert table.r.coins[0] == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_all_workers_come_back_at_the_end_of_a_round(players: int) -> None:
    """p. 19: from the board and from engineers."""
    table = Scenario(players).engineers(0, "two_any")
    table.play("occupy engineer_two_any", "step kiev black", "step kiev black")
    for _ in range(2 * players):
        table.play("occupy black_or_grey", "step petersburg black")
    table.end_round()
    assert table.r.workers[:players].tolist() == table.r.workers_all[:players].tolist()
    assert not table.r.pieces.any() and (table.r.taken == -1).all()


# -- temporary workers -----------------------------------------------------------------------------------------------------------


def test_the_temporary_space_gives_two_temporary_workers() -> None:
    """p. 13: they can be used at once, like own workers."""
    table = Scenario(3).workers(0, 1)
    story = table.play("occupy temporary")
    assert story.of("got_temporary") == [{"seat": 0, "workers": 2}]
    assert table.r.temporary[0] == 2 and table.r.workers[0] == 0
    table.play("pass", "pass")
    assert table.active == 0
    table.play("occupy industry_2", "advance 1", "advance 1")
    assert table.r.temporary[0] == 0 and table.r.marker[0, 0] == 2


def test_temporary_workers_are_paid_first() -> None:
    """They cannot be kept for later (names: `pay`)."""
    table = Scenario(3).temporary(0, 2).workers(0, 3)
    table.play("occupy locomotive_3")
    assert (table.r.temporary[0], table.r.workers[0]) == (0, 2)


def test_temporary_workers_go_back_at_the_end_of_the_round() -> None:
    """p. 13, 19: used or not."""
    for use in (False, True):
        table = Scenario(3).temporary(0, 2)
        if use:
            table.play("occupy industry_1", "advance 1")
        table.end_round()
        assert table.r.round_no == 2 and not table.r.temporary.any()
        assert table.copy().turn(table.active).can("occupy temporary")


def test_only_one_player_gets_the_temporary_workers() -> None:
    """1: there are two, and one space."""
    table = Scenario(4)
    table.play("occupy temporary")
    assert not table.can("occupy temporary")


# -- more workers ----------------------------------------------------------------------------------------------------------------


def test_a_new_worker_can_be_used_in_the_same_round() -> None:
    """p. 17: a seat that spent its last worker on the way to Kiev 7 goes on with the new one."""
    table = Scenario(2).rails(0, kiev={"black": 6}).workers(0, 1)
    story = table.play("occupy black_or_grey", "step kiev black")
    assert story.of("won_worker") == [{"seat": 0, "workers": 7}]
    assert table.r.workers[0] == 1
    table.play("pass")
    assert table.active == 0 and table.can("occupy black_or_grey")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_worker_stays_for_the_rest_of_the_game(players: int) -> None:
    """p. 17."""
    table = Scenario(players).rails(0, kiev={"black": 6})
    table.play("occupy black_or_grey", "step kiev black")
    for _ in range(2):
        table.end_round()
        assert table.r.workers[:players].tolist() == [WORKERS[players] + 1, *[WORKERS[players]] * (players - 1)]


# -- the black worker ------------------------------------------------------------------------------------------------------------


def test_the_black_worker_is_one_more_worker() -> None:
    """p. 23: for the rest of the game, on any space."""
    table = Scenario(3).black(0).workers(0, 0)
    story = table.play("occupy coins")
    assert story.of("occupied")[0]["black"] == 1 and table.r.black_ready == 0
    table.end_round()
    assert (table.r.black_owner, table.r.black_ready) == (0, 1)


@pytest.mark.parametrize(("place", "steps"), [("black_1", 2), ("black_2", 3), ("black_or_grey", 1)])
def test_the_black_worker_gives_one_black_step_more(place: str, steps: int) -> None:
    """p. 23: exactly one, on a space that allows a black step."""
    table = Scenario(3).black(0)
    table.play(f"occupy {place}", "pay 0 with_black", *["step kiev black"] * steps)
    assert table.phase == "act" and table.r.active == 0
    table.play("step petersburg black")
    assert table.active == 1 and table.rail(0, "petersburg", "black") == 2


def test_the_extra_step_may_be_given_up() -> None:
    """p. 23: the step is optional."""
    table = Scenario(3).black(0)
    table.play("occupy black_or_grey", "pay 0 with_black", "step kiev black")
    assert table.can("done") and "step kiev grey" not in table.legal()
    table.play("done")
    assert table.active == 1


def test_the_black_worker_has_its_extra_step_beside_other_pieces() -> None:
    """p. 23: on spaces of several workers."""
    table = Scenario(3).black(0).coins(0, 1).workers(0, 0)
    table.play("occupy black_2", "pay 1 with_black", *["step kiev black"] * 3, "step kiev black")
    assert table.rail(0, "kiev", "black") == 5 and table.active == 1


def test_the_extra_step_needs_a_black_step() -> None:
    """p. 23: at least one black step must really be made."""
    table = Scenario(3).black(0).rails(0, transsiberian={"black": 5, "grey": 1})
    table.play("occupy black_or_grey", "pay 0 with_black", "step transsiberian grey")
    assert table.active == 1
    table = Scenario(3).black(0).rails(0, transsiberian={"black": 5, "grey": 0})
    table.play("occupy grey_1", "pay 0 with_black", "step transsiberian grey", "step transsiberian grey")
    assert table.active == 1


def test_the_extra_step_with_steps_of_any_colour() -> None:
    """p. 23: two steps of any rails, one of them black, then one more black."""
    table = Scenario(3).black(0).coins(0, 1).rails(0, transsiberian={"black": 5, "grey": 1}).workers(0, 0)
    table.play("occupy any_2", "pay 1 with_black", "step transsiberian grey", "step transsiberian black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 2 and table.active == 1


def test_the_extra_step_on_industry_and_black() -> None:
    """p. 23: the space with industry and a black step allows black steps."""
    table = Scenario(3).black(0)
    table.play("occupy industry_3", "pay 0 with_black", "advance 1", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3 and table.active == 1


def test_the_extra_step_with_an_engineer() -> None:
    """p. 23: spaces of open and own engineers are action spaces, too."""
    for place in ("engineer_inner", "engineer_black_points"):
        table = Scenario(3).black(0).row("two_any", "black_points")
        if place == "engineer_black_points":
            table.engineers(0, "black_points")
        story = table.play(f"occupy {place}", "pay 0 with_black", "step kiev black", "step kiev black")
        assert table.rail(0, "kiev", "black") == 3 and table.active == 1
        assert story.points(0) == 3


def test_two_black_steps_of_any_rails_may_be_made_without_the_extra_step() -> None:
    """P. 23: the extra step is optional, so the second black step may be one of the two with any rails."""
    table = Scenario(3).black(0).coins(0, 1).rails(0, transsiberian={"black": 5, "grey": 1}).workers(0, 0)
    table.play("occupy any_2", "pay 1 with_black", "step kiev black", "step kiev black")
    assert table.can("done") and table.can("step transsiberian grey")
    table.play("done")
    assert table.rail(0, "kiev", "black") == 3 and table.active == 1


def test_no_extra_step_where_the_black_worker_is_not_used() -> None:
    """p. 23."""
    table = Scenario(3).black(0)
    table.play("occupy black_1", f"pay 0 {WITHOUT_BLACK}", "step kiev black", "step kiev black")
    assert table.active == 1


def test_steps_of_tokens_and_factories_bring_no_extra_step() -> None:
    """R14: industry with the black worker sets off factory 7, which gives two black steps only."""
    table = Scenario(3).black(0).markers(0, 4).factories(0, 7)
    story = table.play("occupy industry_1", "pay 0 with_black", "advance 1", "step kiev black", "step kiev black")
    assert len(story.of("stepped")) == 2 and table.active == 1


def test_passing_is_not_forced_without_workers() -> None:
    """p. 14: coins may still be used."""
    table = Scenario(3).workers(0, 0).coins(0, 1)
    assert table.legal() >= {"pass", "occupy black_or_grey"}
    table = Scenario(3).workers(0, 0)
    assert table.legal() == {"pass"}
