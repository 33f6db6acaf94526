"""Fills in the view (`view_fields.py`)."""

from boardwright.core.machine.state import ABSENT, EVERYONE
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.hidden import cards_left, looks_before
from boardwright.games.russian_railroads.rules import places, rounds, scoring
from boardwright.games.russian_railroads.rules.lines import is_met, reach
from boardwright.games.russian_railroads.rules.room import lowest_locomotive

WON = len(c.TOKENS) + 1
"""On a ? space: nothing lies there yet. One less: the right to use a token was given up."""


def view(tables, state, seat, which, answer):
    """Fill in the view."""
    view_course(tables, state, answer)
    view_spaces(tables, state, answer)
    view_supply(tables, state, answer)
    view_print(tables, answer)
    view_specials(tables, answer)
    view_deck(tables, state, answer)
    for each in range(state.players):
        view_seat(tables, state, each, answer)
        view_means(tables, state, each, answer)
        for line in range(len(c.LINES)):
            view_line(tables, state, each, line, answer)
    view_majority(tables, state, answer)


def view_course(tables, state, answer):
    """Fill in whose turn it is, and the choice."""
    answer.players, answer.phase, answer.stage, answer.active = state.players, state.phase, state.stage, state.active
    answer.round_no, answer.rounds, answer.rounds_begun = state.round_no, tables.rounds[state.players], state.round_no + 1
    answer.current, answer.paying, answer.running, answer.new_factory = state.current, state.paying, state.running, state.new_factory
    answer.hand, answer.hand_special, answer.hand_displaced = min(state.hand, c.HIGHEST), state.hand == c.SPECIAL, state.hand_displaced
    for i in range(2):
        answer.claim[i], answer.claim_piece[i] = state.claim[i], state.claim_piece[i]
    for each in range(state.players):
        answer.order[each], answer.passed[each] = state.order[each], state.passed[each]
        answer.passing[each] = tables.passing[rounds.place_in_order(state, each)]
    for start in range(len(c.STARTS)):
        answer.starts[start] = state.start_taken[start]
    answer.queue_length = state.queue_length
    for i in range(state.queue_length):
        answer.waiting[i], answer.waiting_whole[i] = state.effect_queue[i], state.must_complete[i]
        for part in range(len(c.PARTS)):
            answer.waiting_left[i, part] = state.remaining_parts[i, part]


def view_spaces(tables, state, answer):
    """Fill in the action spaces of the main board with the pieces on them, and the engineers' row."""
    for place in range(len(c.PLACES)):
        answer.effect[place] = places.effect_of(state, place)
    for space in range(len(c.SPACES)):
        answer.exists[space] = places.existence_obstacle(tables, state, space) == 0
        answer.cost[space], answer.coins_needed[space] = tables.cost[space], tables.coins_needed[space]
        answer.taken[space] = state.taken[space]
        give(tables, answer.effect[space], answer.space_gives[space])
        for each in range(state.players):
            pieces, at = state.pieces[each, space], int(answer.standing[space])
            if pieces[s.WORKER] + pieces[s.TEMPORARY_WORKER] + pieces[s.BLACK_PIECE] + pieces[s.COIN] > 0:
                answer.standing_seat[space, at] = each
                answer.worker[space, at], answer.temporary_worker[space, at] = pieces[s.WORKER], pieces[s.TEMPORARY_WORKER]
                answer.black_worker[space, at], answer.coin[space, at] = pieces[s.BLACK_PIECE], pieces[s.COIN]
                answer.standing[space] += 1
    for cell in range(c.ROW):
        engineer = int(state.row[cell])
        answer.row[cell] = engineer
        if engineer >= 0:
            answer.row_number[cell] = tables.engineer_number[engineer]
            answer.row_open[cell] = 1 <= cell <= tables.open_engineers[state.players]
            give(tables, c.FIRST_ENGINEER + engineer, answer.row_gives[cell])


def give(tables, effect, gives):
    """Fill in what an effect gives; nothing if there is none."""
    if effect >= 0:
        for part in range(len(c.PARTS)):
            gives[part] = tables.effect[effect, part]


def view_supply(tables, state, answer):
    """Fill in what is left for everybody."""
    for i in range(c.HIGHEST):
        answer.locomotive_supply[i], answer.factory_supply[i] = state.locomotive_supply[i + 1], state.factory_supply[i + 1]
    answer.lowest, answer.doubler_supply = lowest_locomotive(state), state.doubler_supply
    for card in range(len(c.CARDS)):
        answer.card_owner[card] = state.card_owner[card]


def view_print(tables, answer):
    """Fill in what is printed on tiles, cards and boards."""
    for i in range(c.HIGHEST):
        give(tables, c.FACTORY_EFFECTS + i, answer.factory_gives[i])
    for i in range(len(c.ENGINEERS)):
        answer.engineer_number[i] = tables.engineer_number[i]
        give(tables, c.FIRST_ENGINEER + i, answer.engineer_gives[i])
    for i in range(len(c.TOKENS)):
        give(tables, c.TOKEN_EFFECTS + i, answer.token_gives[i])
    for i in range(len(c.CARDS)):
        give(tables, c.CARD_EFFECTS + i, answer.card_gives[i])
    for line in range(len(c.LINES)):
        answer.length[line], answer.colours[line] = tables.length[line], (1 << int(tables.colours[line])) - 1
    for colour in range(len(c.COLOURS)):
        answer.rail_points[0, colour], answer.rail_points[1, colour] = tables.rail_points[0, colour], tables.rail_points[1, colour]
    for space in range(c.TRACK):
        answer.track_kind[space], answer.track_points[space] = tables.track_kind[space], tables.track_points[space]
        answer.track_slot[space] = tables.track_slot[space] + 1


def view_specials(tables, answer):
    """Fill in the special spaces: their conditions and what they give."""
    for i in range(len(c.SPECIALS)):
        answer.special_id[i], answer.special_line[i], answer.special_space[i] = i, c.LINE_OF_SPECIAL[i], tables.special_space[i]
        answer.special_rail[i], answer.special_locomotive[i] = tables.special_rail[i], tables.special_locomotive[i]
        answer.special_rails[i], answer.special_worker[i] = tables.special_rails[i], tables.special_worker[i]
        answer.special_spot[i], answer.special_points[i] = tables.special_spot[i], tables.special_points[i]
        answer.special_doubles[i], answer.special_scoring[i] = tables.special_doubles[i], tables.special_scoring[i]
        answer.special_medal[i] = tables.special_medal[i]
        if tables.special_rails[i] == c.WHITE:
            answer.special_steps[i] = tables.effect[c.WHITE_EFFECT, c.WHITE]


def view_deck(tables, state, answer):
    """Fill in the known end-bonus cards: if only the viewer drew since its last look, everything that it saw is still in the deck."""
    answer.left = cards_left(tables, state)
    answer.looking = state.phase == s.TAKE_BONUS and (state.viewer == EVERYONE or state.viewer == state.active)
    looks = looks_before(state, state.viewer, s.IN_DECK)
    remembered = looks > 0 and only_viewer_drew(state)
    for bonus in range(len(c.BONUSES)):
        location = state.bonus_location[bonus]
        seen = location == s.UNKNOWN and remembered and state.seen_at_looks[bonus] == looks
        if location == s.IN_DECK or seen:
            answer.known |= 1 << bonus


def only_viewer_drew(state):
    """Return whether only the viewer has drawn cards since its last look."""
    for draw in range(1, state.draws + 1):
        if state.looked[state.viewer] >> draw == 0 and state.drawer[draw] != state.viewer:
            return False
    return True


def view_seat(tables, state, seat, answer):
    """Fill in a seat's pieces, tiles and cards."""
    answer.workers[seat], answer.temporary[seat] = state.workers[seat], state.temporary[seat]
    answer.workers_all[seat] = state.workers_all[seat]
    answer.black[seat] = ABSENT if state.black_owner != seat else int(state.black_ready)
    answer.coins[seat], answer.doublers[seat], answer.points[seat] = state.coins[seat], state.doublers[seat], state.points[seat]
    answer.revalued[seat], answer.medal[seat] = state.revalued[seat], state.medal[seat]
    answer.majority_points[seat] = state.majority_points[seat]
    answer.tokens[seat] = (1 << len(c.TOKENS)) - 1 & ~int(state.tokens_used[seat])
    for slot in range(len(c.SLOTS)):
        answer.slot[seat, slot] = min(int(state.slot[seat, slot]), c.HIGHEST)
        answer.slot_special[seat, slot] = state.slot[seat, slot] == c.SPECIAL
    for slot in range(c.FACTORY_SLOTS):
        answer.factory[seat, slot] = state.factory[seat, slot]
    for spot in range(len(c.SPOTS)):
        token, won = int(state.token_at[seat, spot]), state.spot_won[seat, spot] != 0
        answer.token_at[seat, spot] = len(c.TOKENS) if token == s.DROPPED else token if token >= 0 else WON if won else ABSENT
    for special in range(len(c.SPECIALS)):
        once = tables.special_doubles[special] == 0 and tables.special_scoring[special] == 0
        met = is_met(tables, state, seat, c.LINE_OF_SPECIAL[special], special)
        answer.specials[seat, special] = met or (once and state.reached[seat, special] != 0)
    for engineer in range(len(c.ENGINEERS)):
        if state.engineer_owner[engineer] == seat:
            at, place = int(answer.own_engineers[seat]), c.FIRST_ENGINEER + engineer
            answer.own_engineer[seat, at], answer.own_number[seat, at] = engineer, tables.engineer_number[engineer]
            answer.own_used[seat, at] = state.taken[place] >= 0
            give(tables, place, answer.own_gives[seat, at])
            answer.own_engineers[seat] += 1


def view_means(tables, state, seat, answer):
    """Fill in a seat's end-bonus cards, as far as the viewer knows, what it scored, and what the industry track would."""
    for draw in range(1, state.draws + 1):
        answer.bonus_count[seat] += state.drawer[draw] == seat
    for bonus in range(len(c.BONUSES)):
        location = int(state.bonus_location[bonus])
        answer.bonus_points[seat, bonus] = ABSENT
        if 1 <= location <= state.draws and state.drawer[location] == seat:
            answer.bonuses[seat] |= 1 << bonus
            answer.bonus_points[seat, bonus] = state.bonus_points[seat, bonus]
    for begun in range(state.round_no + 1):
        for source in range(len(s.POINTS_FROM)):
            answer.scored[seat, begun, source] = state.scored[seat, begun, source]
    answer.industry_points[seat] = answer.total[seat] = scoring.industry_points(tables, state, seat)
    for marker in range(2):
        there = state.marker[seat, marker] >= 0
        answer.marker[seat, marker] = state.marker[seat, marker]
        answer.marker_points[seat, marker] = scoring.marker_points(tables, state, seat, marker) if there else ABSENT


def view_line(tables, state, seat, line, answer):
    """Fill in a line of a seat, space by space, and what the end of this round would pay for it."""
    answer.reach[seat, line] = reach(state, seat, line)
    for colour in range(len(c.COLOURS)):
        answer.rail[seat, line, colour] = state.rail[seat, line, colour]
    points = scoring.line_points(tables, state, seat, line)
    answer.line_points[seat, line] = points
    answer.total[seat] += points
    answer.line_bonus[seat, line] = scoring.line_bonus(tables, state, seat, line)
    factor, before = scoring.line_factor(tables, state, seat, line), 0
    for i in range(scoring.line_end(tables, state, seat, line)):
        rail = scoring.latest_rail(state, seat, line, i + 1)
        if rail < 0:
            return
        points = scoring.rail_points(tables, state, seat, line, i + 1)
        answer.space_rail[seat, line, i] = rail
        answer.space_worth[seat, line, i] = (points - before) * factor
        answer.space_doubled[seat, line, i] = factor > 1 or i < scoring.doubled_spaces(state, seat, line)
        answer.spaces[seat, line] = i + 1
        before = points


def view_majority(tables, state, answer):
    """Fill in the seats with engineers in the order of the majority. The card that counts as one more is counted if the viewer knows it."""
    placed = 0
    for _ in range(state.players):
        standing, best = 0, ABSENT
        for each in range(state.players):
            points = int(scoring.engineer_standing(tables, state, each))
            if points > standing and placed >> each & 1 == 0:
                standing, best = points, each
        if best == ABSENT:
            return
        at = int(answer.ahead)
        answer.ahead_seat[at], answer.ahead_engineers[at], answer.ahead_highest[at] = best, standing // 100, standing % 100
        answer.ahead += 1
        placed |= 1 << best
