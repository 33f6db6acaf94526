"""What can happen in a match of Russian Railroads."""

from __future__ import annotations

from boardwright.core.domain.events import PUBLIC, Argument, EventType, EventTypes, one_of
from boardwright.games.russian_railroads import components as c

_PLACE, _EFFECT, _LINE, _COLOUR = one_of(c.PLACES), one_of(c.EFFECTS), one_of(c.LINES), one_of(c.COLOURS)
_SLOT, _ENGINEER, _TOKEN, _SPOT, _BONUS = one_of(c.SLOTS), one_of(c.ENGINEERS), one_of(c.TOKENS), one_of(c.SPOTS), one_of(c.BONUSES)
_OWN_BONUS = Argument(private=True, names=c.BONUSES)

EVENTS = EventTypes(
    EventType("new_order", first_seat=PUBLIC, second_seat=PUBLIC, third_seat=PUBLIC, fourth_seat=PUBLIC),
    EventType(
        "dealt_engineers",
        engineer_1=_ENGINEER,
        engineer_2=_ENGINEER,
        engineer_3=_ENGINEER,
        engineer_4=_ENGINEER,
        engineer_5=_ENGINEER,
        engineer_6=_ENGINEER,
        engineer_7=_ENGINEER,
    ),
    EventType("began_round", number=PUBLIC, rounds=PUBLIC),
    EventType("chose_start", seat=PUBLIC, start=one_of(c.STARTS)),
    EventType("aimed", seat=PUBLIC, place=_PLACE),
    EventType("occupied", seat=PUBLIC, place=_PLACE, workers=PUBLIC, coins=PUBLIC, black=PUBLIC),
    EventType("reused", seat=PUBLIC, place=_PLACE),
    EventType("stayed", seat=PUBLIC),
    EventType("passed", seat=PUBLIC, points=PUBLIC),
    EventType("went_on", seat=PUBLIC, effect=_EFFECT, item=PUBLIC),
    EventType("gave_up", seat=PUBLIC, effect=_EFFECT),
    EventType("stepped", seat=PUBLIC, line=_LINE, colour=_COLOUR, space=PUBLIC),
    EventType("won_rails", seat=PUBLIC, colour=_COLOUR, count=PUBLIC),
    EventType("won_worker", seat=PUBLIC, workers=PUBLIC),
    EventType("won_token", seat=PUBLIC, spot=_SPOT),
    EventType("end_station", seat=PUBLIC, line=_LINE, points=PUBLIC),
    EventType("advanced", seat=PUBLIC, marker=PUBLIC, space=PUBLIC),
    EventType("factory_works", seat=PUBLIC, factory=PUBLIC),
    EventType("took_locomotive", seat=PUBLIC, number=PUBLIC),
    EventType("placed", seat=PUBLIC, number=PUBLIC, slot=_SLOT, displaced=PUBLIC),
    EventType("retired", seat=PUBLIC, number=PUBLIC),
    EventType("took_factory", seat=PUBLIC, factory=PUBLIC, returned=PUBLIC),
    EventType("built", seat=PUBLIC, factory=PUBLIC, factory_slot=PUBLIC, replaced=PUBLIC),
    EventType("doubled", seat=PUBLIC, doublers=PUBLIC),
    EventType("got_points", seat=PUBLIC, points=PUBLIC, effect=_EFFECT),
    EventType("got_coins", seat=PUBLIC, coins=PUBLIC),
    EventType("got_temporary", seat=PUBLIC, workers=PUBLIC),
    EventType("hired", seat=PUBLIC, engineer=_ENGINEER),
    EventType("claimed", seat=PUBLIC, position=PUBLIC),
    EventType("used_token", seat=PUBLIC, token=_TOKEN, spot=_SPOT),
    EventType("took_card", seat=PUBLIC, card=one_of(c.CARDS)),
    EventType(
        "looked",
        reveals=True,
        seat=PUBLIC,
        bonus_1=_OWN_BONUS,
        bonus_2=_OWN_BONUS,
        bonus_3=_OWN_BONUS,
        bonus_4=_OWN_BONUS,
        bonus_5=_OWN_BONUS,
        bonus_6=_OWN_BONUS,
        bonus_7=_OWN_BONUS,
        bonus_8=_OWN_BONUS,
    ),
    EventType("took_bonus", seat=PUBLIC, bonus=_OWN_BONUS),
    EventType("repeats", seat=PUBLIC, place=_PLACE),
    EventType("once_more", seat=PUBLIC, part=one_of(("doublers", "industry", "black"))),
    EventType("scored", seat=PUBLIC, transsiberian=PUBLIC, petersburg=PUBLIC, kiev=PUBLIC, industry=PUBLIC),
    EventType("engineer_left", engineer=_ENGINEER),
    EventType("bonus_scored", reveals=True, seat=PUBLIC, bonus=_BONUS, points=PUBLIC),
    EventType("majority", seat=PUBLIC, points=PUBLIC, engineers=PUBLIC),
    EventType("finished"),
)

NEW_ORDER = EVENTS.number("new_order")
DEALT_ENGINEERS = EVENTS.number("dealt_engineers")
BEGAN_ROUND = EVENTS.number("began_round")
CHOSE_START = EVENTS.number("chose_start")
AIMED = EVENTS.number("aimed")
OCCUPIED = EVENTS.number("occupied")
REUSED = EVENTS.number("reused")
STAYED = EVENTS.number("stayed")
PASSED = EVENTS.number("passed")
WENT_ON = EVENTS.number("went_on")
GAVE_UP = EVENTS.number("gave_up")
STEPPED = EVENTS.number("stepped")
WON_RAILS = EVENTS.number("won_rails")
WON_WORKER = EVENTS.number("won_worker")
WON_TOKEN = EVENTS.number("won_token")
END_STATION = EVENTS.number("end_station")
ADVANCED = EVENTS.number("advanced")
FACTORY_WORKS = EVENTS.number("factory_works")
TOOK_LOCOMOTIVE = EVENTS.number("took_locomotive")
PLACED = EVENTS.number("placed")
RETIRED = EVENTS.number("retired")
TOOK_FACTORY = EVENTS.number("took_factory")
BUILT = EVENTS.number("built")
DOUBLED = EVENTS.number("doubled")
GOT_POINTS = EVENTS.number("got_points")
GOT_COINS = EVENTS.number("got_coins")
GOT_TEMPORARY = EVENTS.number("got_temporary")
HIRED = EVENTS.number("hired")
CLAIMED = EVENTS.number("claimed")
USED_TOKEN = EVENTS.number("used_token")
TOOK_CARD = EVENTS.number("took_card")
LOOKED = EVENTS.number("looked")
TOOK_BONUS = EVENTS.number("took_bonus")
REPEATS = EVENTS.number("repeats")
ONCE_MORE_EVENT = EVENTS.number("once_more")
SCORED_EVENT = EVENTS.number("scored")
ENGINEER_LEFT = EVENTS.number("engineer_left")
BONUS_SCORED = EVENTS.number("bonus_scored")
MAJORITY_EVENT = EVENTS.number("majority")
FINISHED = EVENTS.number("finished")
