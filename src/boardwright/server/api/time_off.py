"""HTTP calls about a person's vacations and hours of rest (docs/absence.md)."""

from datetime import UTC, date, datetime

from boardwright.server.api.call import Call
from boardwright.server.errors import ApiError, not_found
from boardwright.server.protocol.time_off_messages import PlanVacation, SetRest, TimeOffOut, VacationOut
from boardwright.server.table_rules import time_off as rules
from boardwright.server.table_rules.time_off import Rest, TimeOff, Vacation


async def own_time_off(call: Call) -> TimeOffOut:
    """The vacations and hours of rest of this device, or of the account that is signed in."""
    return _shown(call.services.time_off.of(await call.device()), call.services.clock.now())


async def plan_vacation(call: Call) -> TimeOffOut:
    """Plan a vacation.

    Errors: 409 `too_many_vacations`, `vacation_overlaps`, `vacation_too_long`; 422 `bad_day`, `vacation_backwards`, `vacation_past`,
    `vacation_too_far`.
    """
    device, body, now = await call.device(), await call.body(PlanVacation), call.services.clock.now()
    first, last = _day(body.first), _day(body.last)

    def build(known: TimeOff) -> Vacation:
        return rules.planned(known.vacations, first, last, body.zone, now)

    await call.in_thread(call.services.time_off.plan, device, build, now)
    return await _changed(call, device)


async def end_vacation(call: Call) -> TimeOffOut:
    """End a vacation now; one that has not begun is deleted. Error: 404 `no_such_vacation`."""
    device, now = await call.device(), call.services.clock.now()
    if not call.id.isascii() or not call.id.isdigit() or len(call.id) > LONGEST_NUMBER:
        raise not_found("vacation")
    await call.in_thread(call.services.time_off.end, device, int(call.id), lambda vacation: rules.ended(vacation, now))
    return await _changed(call, device)


async def set_rest(call: Call) -> TimeOffOut:
    """Set or end the hours of rest. Errors: 409 `rest_too_soon`; 422 `rest_too_long`."""
    device, body, now = await call.device(), await call.body(SetRest), call.services.clock.now()
    hours = body.hours

    def build(known: TimeOff) -> Rest:
        assert hours is not None
        return rules.checked_rest(known.rests, *hours, body.zone, now)

    await call.in_thread(call.services.time_off.set_rest, device, None if hours is None else build, now)
    return await _changed(call, device)


LONGEST_NUMBER = 18
"""Digits of a number that both databases can look up."""


async def _changed(call: Call, device: int) -> TimeOffOut:
    """The time off as it is now. The viewers of the person's matches get the clocks anew."""
    call.services.registry.notify_of(device)
    return _shown(call.services.time_off.of(device), call.services.clock.now())


def _shown(known: TimeOff, now: int) -> TimeOffOut:
    ahead = sorted((each for each in known.vacations if each.end > now), key=lambda each: each.start)
    shown = [VacationOut(each.id, each.first.isoformat(), each.last.isoformat(), each.start <= now) for each in ahead]
    year, rest = datetime.fromtimestamp(now / 1000, UTC).year, known.rest
    hours = None if rest is None else (rest.begin, rest.finish)
    return TimeOffOut(shown, year, max(0, rules.days_left(known.vacations, year)), hours, None if rest is None else rest.zone)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ApiError(422, "bad_day") from None
