"""Random boards: full lines, empty supplies, and spaces where one step decides, including states that play hardly reaches."""

from boardwright.games.russian_railroads import components as c
from tests.games.rng import Rng

from .facts import COLOURS_OF, DOUBLERS, FACTORY_SPACES, LENGTHS, MILESTONES
from .scenario import Scenario

_SCENARIOS: dict[tuple[int, int], Scenario] = {}


def new_scenario(players: int = 4, round: int = 1) -> Scenario:
    """Return a new table, copied from one that was prepared before."""
    if (players, round) not in _SCENARIOS:
        _SCENARIOS[players, round] = Scenario(players, round)
    return _SCENARIOS[players, round].copy()


def random_rails(dice: Rng, table: Scenario, seat: int) -> None:
    """Place rails on each line in their order, often close together."""
    rail = table.r.rail[seat]
    ahead = 1 + dice.below(15) if dice.below(3) else 1 + dice.below(7)
    for line, colours in COLOURS_OF.items():
        number = c.LINES.index(line)
        space = ahead if line == "transsiberian" else 1 + dice.below(LENGTHS[line])
        tight, young = dice.below(2), dice.below(3) == 0
        rail[number] = -1
        for n, colour in enumerate(colours):
            if n and ahead < MILESTONES[colour]:
                break
            if n and young:
                space = min(dice.below(2), max(0, space - 1))
            elif n:
                space = max(0, space - 1 - dice.below(2)) if tight else dice.below(space) if space > 0 else 0
            rail[number, n] = space


def random_board(dice: Rng, table: Scenario, seat: int) -> None:
    """Fill a player's board at random: rails, locomotives, factories, markers, doublers and the effects of tokens."""
    random_rails(dice, table, seat)
    r = table.r
    r.slot[seat] = [dice.below(11) for _ in range(4)]
    built = dice.below(6)
    r.factory[seat] = [1 + dice.below(9) if n < built else 0 for n in range(5)]
    end = FACTORY_SPACES[built] - 1 if built < 5 else 15
    first = dice.below(end + 1)
    second = dice.below(end + 1) if dice.below(2) else -1
    r.marker[seat] = (first, second if second != first else -1)
    r.doublers[seat] = min(dice.below(9), DOUBLERS - int(r.doublers.sum() - r.doublers[seat]))
    r.revalued[seat], r.medal[seat] = dice.below(2), dice.below(2)


def random_table(dice: Rng, players: int | None = None) -> Scenario:
    """Return a table where seat 0 has the turn, somewhere in a match. Supplies are often nearly empty."""
    players = players or 2 + dice.below(3)
    rounds = 7 if players == 4 else 6
    table = new_scenario(players, 1 + dice.below(rounds))
    r = table.r
    for seat in range(players):
        random_board(dice, table, seat)
        r.coins[seat] = dice.below(3)
    scarce = dice.below(2)
    for number in range(1, 10):
        r.locomotive_supply[number] = dice.below(4) == 0 if scarce else dice.below(players + 1)
        r.factory_supply[number] = dice.below(9) == 0 if scarce else dice.below(3) == 0
    names = dice.shuffled(c.ENGINEERS)
    table.row(*names[: rounds - int(r.round_no) + 1])
    for name in names[10:]:
        owner = dice.below(6)
        if owner < players:
            table.engineers(owner, name)
    if dice.below(4) == 0:
        table.black(0)
    for n in range(len(c.CARDS)):
        if dice.below(4) == 0 and n not in (1, 3):
            r.card_owner[n] = players - 1
    table._ready = False
    return table
