"""Record the matches of this folder anew: `python -m tests.games.game_of_trains.record`.

Each is the first match of its kind (players, bots, options, table) that shows everything it is wanted for. Old matches must go on
replaying, so record anew only when the ruleset has changed, and say so.
"""

from pathlib import Path
from typing import Any, NamedTuple

import boardwright as bw
from boardwright.games.game_of_trains.actions import ACTIONS
from boardwright.games.game_of_trains.events import EVENTS
from tests.games.recorded import Recorded

from .helpers import ABILITIES, PLAYERS, game, position

FOLDER = Path(__file__).parent / "recorded"
PROMPTS = ("setup_keep", "setup_replace", "turn", "replace", "target", "wait", "over")


def rules() -> tuple[str, ...]:
    """Name everything that a recorded match must show."""
    names = [f"event {event.kind}" for event in EVENTS.types]
    names += [f"ability {name}" for name in ABILITIES]
    names += [f"decision {kind}" for kind in ACTIONS.families]
    names += [f"prompt {prompt}" for prompt in PROMPTS]
    names += [f"{players} players" for players in PLAYERS]
    names += ["end: rising_train", "end: turn_cap", "won on another's turn", "turn cap", "no turn cap"]
    return (*names, "another table of abilities", "from a position")


def covered(match: Any) -> set[str]:
    """Return the rules that happen in a finished match."""
    events = match.events(None)
    shown = {f"event {event.kind}" for event in events} | {f"{match.players} players", f"end: {match.result.reason}"}
    shown |= {f"ability {event.args['ability']}" for event in events if event.kind == "used"}
    shown |= {f"decision {ACTIONS[number].kind}" for _, number in match.decisions} | prompt_rules(match)
    shown |= {"won on another's turn"} if won_on_foreign_turn(match) else set()
    shown |= {"another table of abilities"} if match.game.replaced_data else set()
    shown |= {"from a position"} if match.start_position else set()
    return shown | {"turn cap" if match.options["turn_cap"] else "no turn cap"}


def prompt_rules(match: Any) -> set[str]:
    """Return the prompts of a match, for each seat and for spectators."""
    replay = bw.replay(match.record(), at=0)
    shown = set()
    for seat, number in match.decisions:
        shown |= {f"prompt {replay.prompt(viewer).id}" for viewer in (*range(replay.players), None)}
        replay.play(seat, number)
    return shown | {f"prompt {replay.prompt(0).id}"}


RECORDED = Recorded(FOLDER, rules, covered)


class Wanted(NamedTuple):
    """A match to record: its name, bots, options and table, and the events and abilities that it must show."""

    name: str
    bots: tuple[str, ...]
    events: frozenset[str] = frozenset()
    options: dict[str, Any] = {}
    cards: dict[str, list[int]] | None = None
    start: dict[str, Any] | None = None
    won_on_foreign_turn: bool = False
    abilities: frozenset[str] = frozenset()


def table_with_exchanged_abilities() -> dict[str, list[int]]:
    """Return the built-in table with its eight lists under each other's names."""
    from .helpers import card_table

    table = card_table()
    return dict(zip(table, [*list(table.values())[1:], next(iter(table.values()))], strict=True))


WANTED = (
    Wanted("two_greedy", ("greedy", "greedy"), frozenset({"paired"})),
    Wanted("three_of_different_strength", ("greedy", "sorter", "random"), frozenset({"protected"})),
    Wanted("four_greedy", ("greedy",) * 4, frozenset({"removed"})),
    Wanted("won_on_anothers_turn", ("greedy", "sorter", "greedy"), frozenset({"refilled"}), won_on_foreign_turn=True),
    Wanted("locks", ("random",) * 4, frozenset({"protected", "spared", "lock_lost", "capped", "reshuffled"}),
           {"turn_cap": 100}, abilities=frozenset({"swap_adjacent", "swap_skip_one", "move_right_2", "move_left_2",
           "remove_left", "remove_middle", "remove_right", "protect"})),
    Wanted("capped", ("random", "random"), frozenset({"capped", "swapped", "moved"}), {"turn_cap": 50}),
    Wanted("few_cards", ("greedy",) * 3, frozenset({"reshuffled"}), start=position([None] * 3, row=["remove_left"], draw=[50, 3])),
    Wanted("another_table", ("greedy", "sorter"), cards=table_with_exchanged_abilities()),
)  # fmt: skip


def find_match(wanted: Wanted) -> Any:
    """Play matches until one shows what it is wanted for."""
    for seed in range(5000):
        match = play_match(wanted, seed)
        events = match.events(None)
        shown = {event.kind for event in events}
        used = {event.args["ability"] for event in events if event.kind == "used"}
        if wanted.events <= shown and wanted.abilities <= used and (not wanted.won_on_foreign_turn or won_on_foreign_turn(match)):
            return match
    raise SystemExit(f"{wanted.name}: no seed shows what it is wanted for")


def won_on_foreign_turn(match: Any) -> bool:
    """Return whether another seat than the winner made the last decision."""
    return bool(match.position()["winner"] not in (None, match.decisions[-1][0]))


def play_match(wanted: Wanted, seed: int) -> Any:
    """Play a whole match between bots."""
    rules = game() if wanted.cards is None else bw.load("game_of_trains", data={"abilities": {"cards": wanted.cards}})
    bots = [bw.bot(name, rules, seed) for name in wanted.bots]
    if wanted.start:
        match = rules.from_position(wanted.start, seed=seed)
    else:
        match = rules.new_match(players=len(bots), seed=seed, options=wanted.options)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, int(bots[seat].choose(match.hidden(seat), match.legal_ids(seat))))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        match = find_match(wanted)
        match.save(FOLDER / f"{wanted.name}.json")
        print(f"{wanted.name}: {len(match.decisions)} decisions")


if __name__ == "__main__":
    main()
