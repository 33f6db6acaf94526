"""The worlds of a search: those that fit what the seat knows, who plays on in them, and what their ends are worth."""


from boardwright.core.machine.memory import ask, call, clear_generator, copy_bytes, integer_at, key_in, record_in
from boardwright.core.machine.random import MASK, ROUNDS, bot_uint32, bot_uniform_below, chacha_block
from boardwright.core.machine.search_record import BASE, GUESS, VIEW, WORLD

FIRST_GUESSES = 8
"""Factor by which the first round makes more guesses."""
KEY_BYTES, WORD = 32, 8
"""Of a state's generator: what its key takes, and the words that the rest of it is made of."""
HUNDREDTHS = 100.0
SHARE = 10_000.0
"""The unit of `win_share` and of an outlook's chances: the whole win."""
THOUSAND = 1000
"""The unit of `switching`."""


def first_seat(owing):
    """The lowest seat of a set that is not empty."""
    seat = 0
    while not (owing >> seat) & 1:
        seat += 1
    return seat


def guess_world(tables, hidden, seat, place, search):
    """Put a world that agrees with what the seat knows in a place, with a key of its own."""
    world = record_in(search.states, search.state_size, place)
    copy_bytes(world, hidden, search.state_size)
    renew_key(world, search)
    call(search.resample, tables, world, seat)


def renew_key(world, search):
    """Give a world a new key: what is drawn in it from now on is independent of all others."""
    key = key_in(world, search.key_at)
    chacha_block(search.key, search.worlds & MASK, search.worlds >> 32, 0, 0, ROUNDS, search.block)
    search.worlds += 1
    for k in range(8):
        key[k] = search.block[k]


def renew_luck(world, search):
    """Give a copy of the true state a new key, and forget what its generator has at hand."""
    clear_generator(world, search.key_at, search.rng_size)
    renew_key(world, search)


def luck_was_used(world, search):
    """Return whether anything was drawn in a world since `renew_luck`: its generator then holds more than the key."""
    for at in range(search.key_at + KEY_BYTES, search.key_at + search.rng_size, WORD):
        if integer_at(world, at, WORD) != 0:
            return True
    return False


def start_round(tables, hidden, seat, search):
    """Draw the world of a round.

    A game may rearrange it to a likely one (`believe`). If it only says how well a world explains what others did (`fits`), guesses
    replace the world of the last round in proportion to that, a walk whose worlds come to be as frequent as they are likely (W. Hastings,
    1970). If all is known (`all_known`), only what is drawn from now on differs.
    """
    size = search.state_size
    if search.all_known:
        base = record_in(search.states, size, BASE)
        copy_bytes(base, hidden, size)
        renew_luck(base, search)
        return
    first = search.worlds == 0
    if first or search.believe or not search.fits:
        guess_world(tables, hidden, seat, BASE, search)
    base = record_in(search.states, size, BASE)
    if search.believe:
        ask(search.believe, tables, base, seat)
    elif search.fits:
        guess = record_in(search.states, size, GUESS)
        if first:
            search.base_fit = ask(search.fits, tables, base, seat)
        for _ in range(search.guesses * (FIRST_GUESSES if first else 1)):
            guess_world(tables, hidden, seat, GUESS, search)
            fit = ask(search.fits, tables, guess, seat)
            if fit >= search.base_fit or search.block[8] < (MASK + 1) * exponential(search.base_fit - fit):
                copy_bytes(base, guess, size)
                search.base_fit = fit
        renew_key(base, search)


def exponential(thousandths):
    """e to the power of minus so many thousandths: the same on every machine."""
    value, factor = 1.0, 0.999000499833375
    while thousandths > 0 and value > 0:
        if thousandths & 1:
            value *= factor
        factor *= factor
        thousandths >>= 1
    return value


def start_world(search):
    """A copy of the round's world to play on."""
    world = record_in(search.states, search.state_size, WORLD)
    copy_bytes(world, record_in(search.states, search.state_size, BASE), search.state_size)
    return world


def seat_policies(search):
    """Seed the seats' generators and draw their policies: the same for all candidates of a round."""
    rngs = search.rngs
    for k in range(4):
        rngs[0].s[k] = search.block[12 + k] | 1
    for seat in range(search.players - 1, -1, -1):
        search.chosen[seat] = draw_policy(search, rngs[0])
        if seat > 0:
            for k in range(4):
                rngs[seat].s[k] = bot_uint32(rngs[0]) | 1


def draw_policy(search, rng):
    """The number of a policy, in proportion to its share."""
    total = 0
    for policy in range(search.policy_count):
        total += search.shares[policy]
    left, policy = bot_uniform_below(rng, total), 0
    while left >= search.shares[policy]:
        left -= search.shares[policy]
        policy += 1
    return policy


def switch_policy(seat, search):
    """Now and then (`switching`) draw another policy for a seat."""
    if search.switching > 0 and bot_uniform_below(search.rngs[seat], THOUSAND) < search.switching:
        search.chosen[seat] = draw_policy(search, search.rngs[seat])


def see(tables, mover, search):
    """Write what the mover knows in the world."""
    view = record_in(search.states, search.state_size, VIEW)
    copy_bytes(view, record_in(search.states, search.state_size, WORLD), search.state_size)
    call(search.hide, tables, view, mover)


def choose_by_policy(tables, view, seat, moves, search):
    """The action of the seat's policy. It may change the view."""
    search.report.count = 0
    policy = search.chosen[seat]
    scratch = record_in(search.scratch[policy], 0, 0)
    return ask(search.policies[policy], tables, view, seat, moves, search.rngs[seat], scratch, search.report)


def propose_candidates(tables, view, seat, moves, search):
    """Let the game's bot report candidates, best first. It may change the view."""
    search.report.count = 0
    ask(search.candidates, tables, view, seat, moves, search.rngs[seat], record_in(search.candidates_scratch, 0, 0), search.report)


def judge_world(tables, world, over, search):
    """Write each seat's share of the win and points, and its payoff, from 0 to 1: that share, mixed with its margin over the best other,
    and all of that with its own points.

    If the match is not over, what the game expects counts: the outlook, if the search has it, the share of the win (`win_share`), or the
    margin (`worth` or `final_points`).
    """
    players, result = search.players, search.result
    call(search.outcome, tables, world, result)
    winners = 0
    for seat in range(players):
        winners += result.rank[seat] == 0
    for seat in range(players):
        if search.outlook and not over:
            payoff = foresee(tables, world, seat, search)
        else:
            payoff = judge_seat(tables, world, seat, over, winners, search)
        by_points = min(1.0, max(0.0, search.scored[seat] / search.points_scale))
        search.payoffs[seat] = payoff + search.points_weight * (by_points - payoff)


def foresee(tables, world, seat, search):
    """Note the share of the win and the points that a seat may expect by its own knowledge. Returns this share."""
    view = record_in(search.states, search.state_size, VIEW)
    copy_bytes(view, world, search.state_size)
    call(search.hide, tables, view, seat)
    ask(search.outlook, tables, view, seat, search.expected)
    search.won[seat], search.scored[seat] = search.expected.chance[seat] / SHARE, search.expected.points[seat] / HUNDREDTHS
    return search.won[seat]


def judge_seat(tables, world, seat, over, winners, search):
    """Note a seat's share of the win and its points. Returns this share, mixed with its margin. `winners`: how many seats share the win."""
    mine, others = points_of(tables, world, seat, over, search), -1.0e9
    for other in range(search.players):
        if other != seat:
            others = max(others, points_of(tables, world, other, over, search))
    ahead = mine - others
    by_margin = 0.5 + 0.5 * ahead / (abs(ahead) + search.margin)
    if over:
        share = 1 / winners if search.result.rank[seat] == 0 else 0.0
        payoff = share + search.margin_weight * (by_margin - share)
    else:
        share = ask(search.win_share, tables, world, seat) / SHARE if search.win_share else by_margin
        payoff = share
    search.won[seat], search.scored[seat] = share, mine
    return payoff


def points_of(tables, world, seat, over, search):
    """The points of a seat at the end, or what its position is worth to it, or the points that it can expect."""
    if over or not (search.worth or search.final_points):
        return 1.0 * search.result.score[seat]
    return ask(search.worth if search.worth else search.final_points, tables, world, seat) / HUNDREDTHS
