"""Reasons for an action: the most telling fact about it that the seat can see. Hints say it in words (`why-…`)."""

from boardwright.core.domain.refusal import Reasons
from boardwright.core.machine.memory import local
from boardwright.core.machine.obstacle import because
from boardwright.core.machine.sets import keep_unseen, mark_all
from boardwright.core.machine.state import record
from boardwright.games.game_of_trains import actions as act
from boardwright.games.game_of_trains.cards import is_in_reach, is_rising, rearrange, removed_place
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, MOVE_LEFT, PROTECT, WAGONS
from boardwright.games.game_of_trains.hidden import mark_table

REASONS = Reasons()

WINS = REASONS.add("wins")
CAN_WIN = REASONS.add("can_win")
DENIES = REASONS.add("denies", seat=None, ability=ABILITIES)
RISES = REASONS.add("rises", before=None, after=None)
CAN_RISE = REASONS.add("can_rise", before=None, after=None)
FITS_BETWEEN = REASONS.add("fits_between", card=None, low=None, high=None)
FITS_FIRST = REASONS.add("fits_first", card=None, high=None)
FITS_LAST = REASONS.add("fits_last", card=None, low=None)
PAIRS = REASONS.add("pairs", ability=ABILITIES)
TAKES_FITTING = REASONS.add("takes_fitting", seat=None, position=None)
RENEWS = REASONS.add("renews", position=None)
SHIELDS = REASONS.add("shields", position=None)
LOCKS = REASONS.add("locks")
MAY_FIT = REASONS.add("may_fit", count=None, total=None)
BELONGS = REASONS.add("belongs", card=None, position=None)
DRAWS = REASONS.add("draws")
USES = REASONS.add("uses")
REARRANGES = REASONS.add("rearranges", before=None, after=None)
REPLACES = REASONS.add("replaces", position=None)

WORK = record([("train", "i8", (WAGONS,)), ("tried", "i8", (WAGONS,)), ("run", "i8", (WAGONS,)), ("cards", "i8", (CARDS,))])


def reason(tables, hidden, seat, action, moves):
    """The number of the reason for a legal action of `seat`, with its details in `moves`."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE[action])
    work = local(WORK)
    work.train[:] = hidden.train[seat]
    if kind == act.DRAW:
        return reason_to_draw(hidden, moves, work)
    if kind == act.USE:
        return reason_to_use(hidden, seat, place, moves, work)
    if kind == act.REPLACE_WAGON:
        return reason_to_replace(tables, hidden, seat, place, moves, work)
    if kind == act.KEEP:
        return because(moves, BELONGS, place + 1, WAGONS * place // CARDS + 1)
    if kind == act.PROTECT_WAGON:
        return because(moves, SHIELDS if stands_in_order(work.train, place) else LOCKS, place + 1)
    work.tried[:] = work.train
    rearrange(work.tried, kind - act.SWAP_ADJACENT, place)
    return reason_for_order(REARRANGES, moves, work)


def reason_for_order(plain, moves, work):
    """Return why a train that is rearranged (`tried`) is better: it wins, or more wagons rise. `plain`: said otherwise."""
    if is_rising(work.tried):
        return WINS
    before, after = longest_rise(work.train, work), longest_rise(work.tried, work)
    return because(moves, RISES if after > before else plain, before, after)


def reason_to_draw(hidden, moves, work):
    """Return how many of the wagons that the seat has not seen would make more of the train rise."""
    mark_table(hidden, work.cards)
    mark_all(work.cards, hidden.refused)
    mark_all(work.cards, hidden.discard)
    total, count = keep_unseen(work.cards), 0
    if hidden.draw_count == 0:
        return DRAWS  # the discards are shuffled first
    before = longest_rise(work.train, work)
    for k in range(total):
        count += int(may_rise(work.cards[k], before, work))
    return because(moves, MAY_FIT, count, total) if count > 0 else DRAWS


def may_rise(card, before, work):
    """Return whether more wagons rise with a card in place of one of them."""
    for i in range(WAGONS):
        work.tried[:] = work.train
        work.tried[i] = card
        if longest_rise(work.tried, work) > before:
            return True
    return False


def reason_to_use(hidden, seat, ability, moves, work):
    """Return why to use an ability of the row: what it makes possible, or whom it is kept from."""
    before, most = longest_rise(work.train, work), 0
    for i in range(WAGONS):
        if ability <= MOVE_LEFT and is_in_reach(ability, i):
            work.tried[:] = work.train
            rearrange(work.tried, ability, i)
            most = max(most, longest_rise(work.tried, work))
    if most == WAGONS:
        return CAN_WIN
    rival = who_could_win(hidden, seat, ability, work)
    if rival >= 0:
        return because(moves, DENIES, rival, ability)
    if ability <= MOVE_LEFT:
        return because(moves, CAN_RISE, before, most) if most > before else USES
    return LOCKS if ability == PROTECT else reason_to_remove(hidden, seat, removed_place(ability), moves, work)


def reason_to_remove(hidden, seat, place, moves, work):
    """Return why to remove wagons: another player's stands in order, or the own one does not."""
    for other in range(hidden.players):
        work.tried[:] = hidden.train[other]
        if other != seat and hidden.lock[other, place] == 0 and stands_in_order(work.tried, place):
            return because(moves, TAKES_FITTING, other, place + 1)
    return because(moves, RENEWS, place + 1)


def reason_to_replace(tables, hidden, seat, place, moves, work):
    """Return why to put the wagon in hand there."""
    card, ability = int(hidden.hand[seat, 0]), int(tables.ability[hidden.train[seat, place]])
    work.tried[:] = work.train
    work.tried[place] = card
    found = reason_for_order(REPLACES, moves, work)
    if found == WINS or found == RISES:
        return found
    pairs = hidden.row[ability] != 0
    rival = who_could_win(hidden, seat, ability, work) if pairs else -1
    if rival >= 0:
        return because(moves, DENIES, rival, ability)
    work.train[place] = card
    if stands_in_order(work.train, place):
        low, high = int(work.train[max(0, place - 1)]), int(work.train[min(WAGONS - 1, place + 1)])
        if place == 0:
            return because(moves, FITS_FIRST, card, high)
        return because(moves, FITS_LAST, card, low) if place == WAGONS - 1 else because(moves, FITS_BETWEEN, card, low, high)
    return because(moves, PAIRS, ability) if pairs else because(moves, REPLACES, place + 1)


def who_could_win(hidden, seat, ability, work):
    """Another player whose train a swap or move would complete; -1: none."""
    for other in range(hidden.players):
        for i in range(WAGONS):
            if other != seat and ability <= MOVE_LEFT and is_in_reach(ability, i):
                work.tried[:] = hidden.train[other]
                rearrange(work.tried, ability, i)
                if is_rising(work.tried):
                    return other
    return -1


def stands_in_order(train, place):
    """Return whether the wagon in this place is higher than its left neighbour and lower than its right one."""
    return (place == 0 or train[place - 1] < train[place]) and (place == WAGONS - 1 or train[place] < train[place + 1])


def longest_rise(train, work):
    """The largest number of wagons that rise from left to right if the others are left out."""
    most = 0
    for i in range(WAGONS):
        work.run[i] = 1
        for j in range(i):
            if train[j] < train[i]:
                work.run[i] = max(work.run[i], work.run[j] + 1)
        most = max(most, work.run[i])
    return int(most)
