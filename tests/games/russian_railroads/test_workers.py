"""Workers, coins, temporary workers, the black worker (pages 13, 17, 22, 23; 5.1, 5.7)."""

import pytest

from boardwright.games.russian_railroads import components as c

from .facts import PLAYERS, SPACES, WORKERS
from .scenario import Scenario
from .test_setup import plenty

PLAIN = "without_black"


def pieces(table: Scenario, place: str) -> list[int]:
    """What seat 0 has there: own and temporary workers, the black one, coins."""
    return [int(count) for count in table.ready().r.pieces[0, c.PLACES.index(place)]]


# -- the price -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [name for name, space in SPACES.items() if not space.coins and name != "last_round"])
def test_a_space_costs_its_workers(place: str) -> None:
    """3: exactly so many pieces; with one fewer it cannot be chosen."""
    cost = SPACES[place].workers
    poor = plenty(3).coins(0, 0).workers(0, cost - 1)
    assert not poor.can(f"occupy {place}")
    table = plenty(3).coins(0, 0).workers(0, cost)
    before = pieces(table, place)
    (told,) = table.play(f"occupy {place}").of("occupied")
    assert told == {"seat": 0, "place": place, "workers": cost, "coins": 0, "black": 0}
    assert table.r.workers[0] == 0
    assert [now - old for now, old in zip(pieces(table, place), before, strict=True)] == [cost, 0, 0, 0]


@pytest.mark.parametrize("place", [name for name, space in SPACES.items() if not space.coins and name != "last_round"])
def test_coins_replace_workers(place: str) -> None:
    """p. 13: a coin may take the place of any worker; workers and coins may be mixed."""
    cost = SPACES[place].workers
    for coins in range(cost + 1):
        table = plenty(3).coins(0, coins).workers(0, cost - coins)
        before = pieces(table, place)
        told = table.play(f"occupy {place}", f"pay {coins} {PLAIN}").of("occupied")[0]
        assert (told["workers"], told["coins"]) == (cost - coins, coins)
        assert [now - old for now, old in zip(pieces(table, place), before, strict=True)] == [cost - coins, 0, 0, coins]


def test_how_to_pay_is_chosen() -> None:
    """p. 13: with a coin and workers the player decides; black is a question of its own."""
    table = plenty(3).coins(0, 3).workers(0, 3)
    table.play("occupy locomotive_3")
    assert table.phase == "pay" and table.legal("pay") == {f"{n} {PLAIN}" for n in range(4)}
    table = plenty(3).coins(0, 1).workers(0, 1).black(0)
    table.play("occupy black_2")
    assert table.legal("pay") == {f"1 {PLAIN}", "1 with_black", "0 with_black"}


def test_worker_and_coin_space() -> None:
    """p. 13: one worker and one coin; two coins are fine, two workers are not."""
    assert not plenty(3).coins(0, 0).workers(0, 6).can("occupy any_2")
    assert plenty(3).coins(0, 2).workers(0, 0).can("occupy any_2")
    table = plenty(3).coins(0, 2).workers(0, 3)
    table.play("occupy any_2")
    assert table.legal("pay") == {f"1 {PLAIN}", f"2 {PLAIN}"}
    only = plenty(3).coins(0, 1).workers(0, 1)
    assert only.play("occupy any_2").of("occupied")[0] == {"seat": 0, "place": "any_2", "workers": 1, "coins": 1, "black": 0}


def test_hire_space_takes_a_coin_only() -> None:
    """p. 13: a worker can never replace that coin."""
    assert not plenty(3).coins(0, 0).workers(0, 6).black(0).can("occupy hire")
    table = plenty(3).coins(0, 1).workers(0, 6).black(0)
    (told,) = table.play("occupy hire").of("occupied")
    assert (told["workers"], told["coins"], told["black"]) == (0, 1, 0)


def test_a_space_taken_with_a_coin_is_taken() -> None:
    """p. 13: occupied by a coin is the same as by a worker."""
    table = Scenario(3).coins(0, 1).workers(0, 0)
    table.play("occupy industry_1", "advance 1")
    assert table.active == 1 and not table.can("occupy industry_1")


@pytest.mark.parametrize("place", [name for name in SPACES if name not in ("black_or_grey", "last_round", "first", "second")])
def test_a_space_is_closed_for_everybody_once_taken(place: str) -> None:
    """5.1.2: its owner included."""
    for owner in (0, 1):
        table = plenty(3).close(place, owner)
        assert table.ready().r.active == 0 and not table.can(f"occupy {place}")


def test_the_bottom_space_is_never_full() -> None:
    """3: one step black or grey, any number of times by anybody."""
    table = Scenario(2)
    for seat in (0, 1, 0, 1, 0):
        assert table.active == seat
        table.play("occupy black_or_grey", "step petersburg black")
    assert table.r.pieces[:2, c.BOTTOM, 0].tolist() == [3, 2]


def test_coins_are_kept_between_rounds_and_spent_ones_go_to_the_bank() -> None:
    """p. 19, 5.1.3."""
    table = Scenario(3).coins(0, 3)
    table.play("occupy industry_1", f"pay 1 {PLAIN}", "advance 1")
    table.end_round()
    assert table.r.coins[0] == 2 and not table.r.pieces.any()


def test_coins_do_not_run_out() -> None:
    """1, 7: coins are not limited."""
    table = Scenario(2).coins(0, 18).coins(1, 18)
    table.play("occupy coins", f"pay 0 {PLAIN}")
    assert table.r.coins[0] == 20


def test_two_coins() -> None:
    """3: two coins for a worker."""
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


def test_two_temporary_workers_for_one() -> None:
    """p. 13: they can be used at once, as if they were one's own."""
    table = Scenario(3).workers(0, 1)
    story = table.play("occupy temporary")
    assert story.of("got_temporary") == [{"seat": 0, "workers": 2}]
    assert table.r.temporary[0] == 2 and table.r.workers[0] == 0
    table.play("pass", "pass")
    assert table.active == 0
    table.play("occupy industry_2", "advance 1", "advance 1")
    assert table.r.temporary[0] == 0 and table.r.marker[0, 0] == 2


def test_temporary_workers_are_paid_first() -> None:
    """They cannot be kept, so nobody would do otherwise (names: `pay`)."""
    table = Scenario(3).temporary(0, 2).workers(0, 3)
    table.play("occupy locomotive_3")
    assert (table.r.temporary[0], table.r.workers[0]) == (0, 2)


def test_temporary_workers_go_back() -> None:
    """p. 13, 19: used or not, they are not kept for the next round."""
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
    """p. 23: for the rest of the game, anywhere."""
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
    """p. 23: the player *may* make it."""
    table = Scenario(3).black(0)
    table.play("occupy black_or_grey", "pay 0 with_black", "step kiev black")
    assert table.can("done") and "step kiev grey" not in table.legal()
    table.play("done")
    assert table.active == 1


def test_the_black_worker_helps_on_spaces_of_several_workers() -> None:
    """p. 23: also where others stand beside it, whatever they are."""
    table = Scenario(3).black(0).coins(0, 1).workers(0, 0)
    table.play("occupy black_2", "pay 1 with_black", *["step kiev black"] * 3, "step kiev black")
    assert table.rail(0, "kiev", "black") == 5 and table.active == 1


def test_no_extra_step_without_a_black_step() -> None:
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
    """p. 23: the space with industry and a black step is one that allows black steps."""
    table = Scenario(3).black(0)
    table.play("occupy industry_3", "pay 0 with_black", "advance 1", "step kiev black", "step kiev black")
    assert table.rail(0, "kiev", "black") == 3 and table.active == 1


def test_the_extra_step_with_an_engineer() -> None:
    """p. 23: an action space is also that of an open or of one's own engineer."""
    for place in ("engineer_inner", "engineer_black_points"):
        table = Scenario(3).black(0).row("two_any", "black_points")
        if place == "engineer_black_points":
            table.engineers(0, "black_points")
        story = table.play(f"occupy {place}", "pay 0 with_black", "step kiev black", "step kiev black")
        assert table.rail(0, "kiev", "black") == 3 and table.active == 1
        assert story.points(0) == 3


def test_the_extra_step_may_be_declined_in_any_order() -> None:
    """P. 23: the player may make it. Two black steps of two with any rails can be all: the second was one of the two, not the extra one."""
    table = Scenario(3).black(0).coins(0, 1).rails(0, transsiberian={"black": 5, "grey": 1}).workers(0, 0)
    table.play("occupy any_2", "pay 1 with_black", "step kiev black", "step kiev black")
    assert table.can("done") and table.can("step transsiberian grey")
    table.play("done")
    assert table.rail(0, "kiev", "black") == 3 and table.active == 1


def test_no_extra_step_if_the_black_worker_is_elsewhere() -> None:
    """p. 23: only where it stands."""
    table = Scenario(3).black(0)
    table.play("occupy black_1", f"pay 0 {PLAIN}", "step kiev black", "step kiev black")
    assert table.active == 1


def test_steps_of_tokens_and_factories_bring_no_extra_step() -> None:
    """R14: industry with the black worker sets off factory 7 (two black steps): none more."""
    table = Scenario(3).black(0).markers(0, 4).factories(0, 7)
    story = table.play("occupy industry_1", "pay 0 with_black", "advance 1", "step kiev black", "step kiev black")
    assert len(story.of("stepped")) == 2 and table.active == 1


def test_passing_is_not_forced_without_workers() -> None:
    """p. 14: coins may still be used."""
    table = Scenario(3).workers(0, 0).coins(0, 1)
    assert table.legal() >= {"pass", "occupy black_or_grey"}
    table = Scenario(3).workers(0, 0)
    assert table.legal() == {"pass"}
