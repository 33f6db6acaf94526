"""Records the matches of this folder anew: `python -m tests.games.ticket_to_ride_europe.record`.

It first records matches from handwritten positions, which show rare rules. Then it takes matches from a pool: each time the one that
shows most of the missing rules for its length. Recorded matches prove that old files still replay, so record new ones only when the
ruleset has changed, and say so in the commit.
"""

from typing import Any

import boardwright as bw
from tests.games.recorded import Recording
from tests.games.rng import Rng

from .coverage import RECORDED
from .helpers import game, owners_leaving_trains, position, start_match
from .test_rulings_end import stuck_position
from .test_rulings_tickets import EAST, SOUTH, WEST

POOL_SIZE = 260
L = "locomotive"
LAST = {"last": (1, 1)}
SPECIAL = (
    Recording("stuck", 2, 1, where=stuck_position(options={"last_round": "exactly_two"}), decisions=("pass", "pass")),
    Recording("forced_pass", 3, 1, where=stuck_position(3)),
    Recording("one_card_then_none", 2, 1, where=position(2, row=("red", L, L, None, None), deck="", discard="", rest=1, turn=197,
           options={"turn_cap": 200}), decisions=("take 1",)),
    Recording("three_locomotives_stay", 2, 1, where=position(2, row=(L, "red", L, "blue", "green"), deck="2 locomotive", discard="", rest=1,
           turn=197, options={"turn_cap": 200}), decisions=("take 2", "draw")),
    Recording("gaps_are_filled", 2, 1, where=position(2, hands=["4 orange, 1 white"], row=("red", None, "blue", None, None), deck="",
           discard="", rest=1, turn=397, options={"turn_cap": 400}), decisions=("claim munchen-wien", "pay orange 0")),
    Recording("tunnel_without_cards", 2, 1, where=position(2, hands=["3 red"], deck="", discard="", rest=1, turn=398,
           options={"turn_cap": 400}),
           decisions=("claim erzurum-sochi", "pay red 0")),
    Recording("tunnel_with_two_cards", 2, 1, where=position(2, hands=["5 red"], deck="1 red", discard="1 red", rest=1, **LAST),
           decisions=("claim erzurum-sochi", "pay red 0", "give_up")),
    Recording("tunnel_by_locomotives", 2, 1, where=position(2, hands=["6 locomotive"], deck="2 locomotive, 1 red", discard="", rest=1,
           **LAST),
           decisions=("claim erzurum-sochi", "pay locomotive 3", "pay_extra 2")),
    Recording("tunnel_paid_with_both", 2, 1, where=position(2, hands=["4 red, 1 locomotive"], deck="2 red, 1 blue", discard="", rest=1,
           **LAST),
           decisions=("claim erzurum-sochi", "pay red 0", "pay_extra 1")),
    Recording("tunnel_too_dear", 2, 1, where=position(2, hands=["3 red"], deck="1 red, 2 blue", discard="", rest=1, **LAST),
           decisions=("claim erzurum-sochi", "pay red 0", "give_up")),
    Recording("last_tickets", 2, 1, where=position(2, ticket_deck=["kyiv-sochi"], returned=[["berlin-roma"],
           ["paris-wien", "smyrna-sofia"]], turn=195, options={"turn_cap": 200}),
           decisions=("draw_tickets", "keep 1", "draw_tickets", "keep 1", "draw_tickets", "keep 1", "draw_tickets", "keep 1")),
    Recording("stations_in_a_chain", 3, 1, where=position(3, owners={"brest-paris": 1, "paris-zurich": 2, "venezia-zurich": 1}, **LAST,
           built={"brest": 0, "paris": 0, "venezia": 0}, tickets=[["brest-venezia"]])),
    Recording("one_route_for_two", 3, 1, where=position(3, owners={**SOUTH, "berlin-wien": 2, "budapest-wien-1": 1,
           "bucuresti-budapest": 1}, built={"berlin": 0, "wien": 1}, tickets=[["berlin-roma"], ["berlin-bucuresti"]], **LAST)),
    Recording("tickets_decide", 2, 1, where=position(2, owners={"berlin-essen": 1, **dict.fromkeys(WEST, 1), "berlin-danzig": 0},
           tickets=[[], ["berlin-london"]], points=[27, 10], **LAST)),
    Recording("stations_decide", 2, 1, where=position(2, built={"wien": 0}, points=[4, 0], **LAST)),
    Recording("the_express_decides", 2, 1, where=position(2, owners={"berlin-wien": 1}, points=[14, 4], **LAST)),
    Recording("nobody_has_built", 4, 1, where=position(4, **LAST)),
    Recording("two_run_out_of_trains", 2, 1, where=position(2, hands=["3 green", "3 orange"],
           owners=owners_leaving_trains({0: 3, 1: 4}, ["berlin-wien", "munchen-wien"])),
           decisions=("claim berlin-wien", "pay green 0", "claim munchen-wien", "pay orange 0")),
    Recording("may_pass", 3, 1, where=position(3, hands=["4 red"], turn=996, options={"passing": "may", "second_card": "may"}),
           decisions=("pass", "draw", "stop", "pass")),
    Recording("no_cap", 2, 1, where=position(2, owners={**EAST}, **LAST, options={"turn_cap": 0, "passing": "no_cards"})),
)  # fmt: skip

VARIANTS: tuple[dict[str, Any], ...] = ({}, {"three_locomotives": "only_those"}, {"second_card": "may"}, {"last_round": "exactly_two"})


def pool_match(number: int) -> Recording:
    """Describe a match of the pool."""
    players, bots = 2 + number % 4, game().bots
    names = tuple(bots[(number // 4 * (seat + 1) + seat) % len(bots)] for seat in range(players))
    options = VARIANTS[number // 7 % len(VARIANTS)]
    return Recording(f"{players}_players_{number}", players, number, names, options)


def play_recording(recording: Recording) -> Any:
    """Play a match to its end."""
    if recording.where:
        match = start_match(recording.where, recording.seed)
    else:
        match = game().new_match(players=recording.players, seed=recording.seed, options=recording.options)
    bots = [bw.bot(name, game(), recording.seed) for name in recording.bots]
    for text in recording.decisions:
        match.play(match.actors[0], text)
    dice = Rng(recording.seed)
    while not match.over:
        (seat, *_) = match.actors
        if bots:
            match.play(seat, int(bots[seat].choose(match.hidden(seat), match.legal_ids(seat))))
        else:
            choices = [str(action) for action in match.legal(seat)]
            match.play(seat, "draw" if "draw" in choices else dice.choice(choices))
    return match


def main() -> None:
    pool = [pool_match(number) for number in range(POOL_SIZE)]
    special = ((recording.name, play_recording(recording)) for recording in SPECIAL)
    RECORDED.fill(special, {recording.name: play_recording(recording) for recording in pool})


if __name__ == "__main__":
    main()
