"""Why a choice inside an effect is not possible. The rules have refused it already."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.russian_railroads.components import (
    BONUS,
    CARD_EFFECTS,
    CARDS,
    COLOURS,
    EFFECTS,
    EITHER,
    FACTORY,
    INDUSTRY,
    LINES,
    LOCOMOTIVE,
    PLACES,
    SLOTS,
    TOKENS,
)
from boardwright.games.russian_railroads.presentation.missing import blocked_marker, blocked_step, missing
from boardwright.games.russian_railroads.rules.choices import MARKER_TOKEN, gives_industry, part_for
from boardwright.games.russian_railroads.rules.places import effect_of, is_running_alone, may_repeat
from boardwright.games.russian_railroads.rules.room import fits, lowest_locomotive, power, room_ahead, slots_full
from boardwright.games.russian_railroads.state import COMPLETE

Args = Mapping[str, Any]


def _spoils(state: Any) -> Refusal:
    """The action that could not be finished any more: the one at hand, if it must be done wholly, else another one under way."""
    items = [int(state.current), *range(int(state.agenda_count))]
    item = next((i for i in items if state.whole[i]), items[0])
    return Refusal("spoils", "turn", effect=EFFECTS[state.agenda[item]])


def _must_finish(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    return Refusal("must_finish", "turn", effect=EFFECTS[state.agenda[state.current]])


def _next(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    count, item = int(state.agenda_count), int(args["item"]) - 1
    if item >= count:
        return Refusal("no_such_item", "turn", count=count)
    return Refusal("bonus_last", "bonus_cards") if state.left[item, BONUS] else Refusal("nothing_possible", "turn")


def _step(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    line, colour = LINES.index(args["line"]), COLOURS.index(args["colour"])
    if colour >= tables.colours[line]:
        return Refusal("not_on_line", "track", line=args["line"], colour=args["colour"])
    if part_for(tables, state, seat, int(state.current), colour) < 0:
        return Refusal("other_rails", "track", colour=args["colour"])
    at = int(state.rail[seat, line, colour])
    if at < 0:
        return Refusal("rails_missing", "track", colour=args["colour"])
    if room_ahead(tables, state, seat, line, colour) == 0:
        return blocked_step(args["line"], colour, at, int(state.rail[seat, line, colour - 1]))
    return _spoils(state)


def _advance(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    item = int(state.current)
    if not gives_industry(state, item):
        return Refusal("factory_first" if state.left[item, INDUSTRY] else "no_industry_now", "industry")
    return blocked_marker(tables, state, seat, int(args["marker"]) - 1) or _spoils(state)


def _take_locomotive(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    if state.left[state.current, LOCOMOTIVE] == 0 and state.left[state.current, EITHER] == 0:
        return Refusal("no_locomotive_now", "locomotives")
    lowest = int(lowest_locomotive(state))
    if lowest == 0:
        return Refusal("no_locomotives", "locomotives")
    return _spoils(state) if fits(state, seat, lowest) else Refusal("fits_nowhere", "locomotives", number=lowest)


def _no_factory_now(state: Any) -> Refusal | None:
    given = state.left[state.current, FACTORY] > 0 or state.left[state.current, EITHER] > 0
    return None if given else Refusal("no_factory_now", "factories")


def _build(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    if lowest_locomotive(state) == 0:
        return _no_factory_now(state) or Refusal("no_locomotives", "locomotives")
    return _no_factory_now(state) or _spoils(state)


def _build_returned(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    number = int(args["factory"])
    if state.factory_supply[number] == 0:
        return _no_factory_now(state) or Refusal("not_returned", "factories", factory=number)
    return _no_factory_now(state) or _spoils(state)


def _place(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    there = int(power(state.slot[seat, SLOTS.index(args["slot"])]))
    return Refusal("slot_higher", "locomotives", number=there, hand=int(power(state.hand)))


def _retire(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    if not state.hand_displaced:
        return Refusal("just_taken", "locomotives")
    assert not slots_full(state, seat)
    return Refusal("slots_free", "locomotives")


def _use_token(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    token = TOKENS.index(args["token"])
    if state.tokens_used[seat] >> token & 1:
        return Refusal("token_used", "tokens")
    assert token == MARKER_TOKEN
    return Refusal("marker_at_start", "tokens")


def _take_card(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    card = CARDS.index(args["card"])
    if state.card_owner[card] >= 0:
        return Refusal("card_taken", "cards", seat=int(state.card_owner[card]))
    if state.options.question_cards != COMPLETE:
        return Refusal("nothing_possible", "cards")
    return missing(tables, state, seat, CARD_EFFECTS + card)


def _take_bonus(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    return Refusal("not_in_deck", "bonus_cards")


def _repeat(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    place = PLACES.index(args["place"])
    if not int(state.acted[seat]) >> place & 1:
        return Refusal("not_taken", "repeat")
    if tables.cost[place] > 1:
        return Refusal("not_one_worker", "repeat", cost=int(tables.cost[place]))
    if may_repeat(tables, state, seat, place):
        if state.whole[state.current]:
            return missing(tables, state, seat, int(effect_of(state, place)))
        return Refusal("nothing_possible", "repeat")
    if is_running_alone(state, seat, place):
        return Refusal("running_action", "repeat")
    return Refusal("cannot_repeat", "repeat")


def _once_more(tables: Any, state: Any, seat: int, args: Args) -> Refusal:
    return Refusal("part_impossible", "repeat", part=args["part"])


REASONS: dict[str, Callable[[Any, Any, int, Args], Refusal]] = {
    "next": _next,
    "step": _step,
    "advance": _advance,
    "take_locomotive": _take_locomotive,
    "build": _build,
    "build_returned": _build_returned,
    "use_token": _use_token,
    "take_card": _take_card,
    "take_bonus": _take_bonus,
    "place": _place,
    "retire": _retire,
    "done": _must_finish,
    "repeat": _repeat,
    "once_more": _once_more,
}
"""By kind; `take_points` and `replace` are always possible."""
