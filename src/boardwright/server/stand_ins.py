"""The bots of a match that play for people: for who has resigned, and for who stays away if the others agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardwright.core.domain.refusal import Refusal
from boardwright.server.errors import ApiError
from boardwright.server.tables import absence
from boardwright.server.tables.absence import Absence

if TYPE_CHECKING:
    from boardwright.server.live import LiveMatch


class StandIns:
    """Who plays for whom is kept with the match; who is away, and who has agreed to a bot, only in memory."""

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self._absence = absence.seen(Absence(), live.persons, (), self._now())

    @property
    def levels(self) -> dict[int, str]:
        """The levels of the bots that play for people, by seat."""
        return {seat.seat: seat.stand_in for seat in self._live.row.seats if seat.stand_in is not None}

    @property
    def playing(self) -> set[int]:
        """The seats of the people for whom no bot plays."""
        return self._live.persons - self.levels.keys()

    @property
    def agreed(self) -> Mapping[int, frozenset[int]]:
        """Who has agreed that a bot plays for somebody who is away, by the seat of the latter."""
        return self._absence.agreed

    def refusal(self, seat: int) -> Refusal | None:
        """Why a person may not choose: a bot plays for them."""
        return Refusal("bot_plays") if seat in self.levels else None

    def come_or_go(self) -> None:
        """Note who is there now."""
        self._absence = absence.seen(self._absence, self._live.persons, self._live.online, self._now())

    def chose(self, seat: int) -> None:
        """A person has chosen: nobody needs a bot in their place any more."""
        if seat in self._absence.agreed:
            self._absence = absence.withdrawn(self._absence, seat)
            self._live.tell()

    async def resign(self, seat: int) -> None:
        """Let a bot play for a person from now on."""
        await self._play(seat, self._usual_level())

    async def play_on(self, seat: int) -> None:
        """Let a person play themselves again."""
        await self._play(seat, None)

    async def agree(self, device: int | None, absent: int, agreed: bool) -> None:
        """The people of a device want a bot to play for somebody who is away, or they do not.

        A bot does when all others have agreed. Raises ApiError 409: `not_absent`, `has_time`, `bot_plays`.
        """
        live, now = self._live, self._now()
        if absent in self.levels or live.over:
            return
        if live.registry.is_shared:  # they may be there in another process
            raise ApiError(409, "not_absent")
        votes = {seat for seat in self.playing if live.device_of(seat) == device}
        if not votes:
            raise ApiError(409, "bot_plays")
        if not agreed:
            self._absence = absence.withdrawn(self._absence, absent)
        else:
            is_up, slow = live.clocks.is_up(absent), live.clocks.is_slow
            self._absence = absence.agree(self._absence, self.playing, votes, absent, now, is_up, slow)
            if absence.is_decided(self._absence, self.playing, absent, now):
                await self._play(absent, self._usual_level())
                return
        live.tell()

    async def _play(self, seat: int, level: str | None) -> None:
        """Let a bot of a level play for a person, or (None) themselves. Changes nothing where it is so already or the match is over."""
        live = self._live

        def write() -> None:
            if live.over or self.levels.get(seat) == level:
                return
            live.change_seat(seat, stand_in=level)
            live.clocks.returned(seat) if level is None else live.clocks.follow()
            live.registry.seats.stand_in(live.row.id, seat, level, live.clocks.stored())

        def answer(_: None) -> None:
            self._absence = absence.withdrawn(self._absence, seat)

        await live.run_exclusive(write, answer, changes=True)
        live.tell()

    def _usual_level(self) -> str:
        return self._live.registry.catalog.usual_level(self._live.row.game)

    def _now(self) -> int:
        return int(self._live.registry.clock.monotonic() * 1000)
