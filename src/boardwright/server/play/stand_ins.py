"""Bots that play for people: for those who resigned, and for those who stay away if the others agree."""

import asyncio
from collections.abc import Callable, Mapping, Set as AbstractSet
from contextlib import suppress
from dataclasses import replace

from boardwright.core.domain.refusal import Refusal
from boardwright.server.errors import ApiError, not_found
from boardwright.server.play.clocks import MatchClocks
from boardwright.server.play.match_base import MatchBase
from boardwright.server.table_rules import absence
from boardwright.server.table_rules.absence import Absence


class StandIns:
    """Stand-ins and votes are stored with the match; since when a player is away is known only in memory."""

    def __init__(self, live: MatchBase, clocks: MatchClocks) -> None:
        self._live, self._clocks = live, clocks
        self._away = absence.with_presence(Absence(), live.persons, live.online, self._now()).away
        self._unseen = set(self._away)  # away since an unknown time
        self._forgetting: set[asyncio.Task[None]] = set()

    @property
    def agreed(self) -> Mapping[int, frozenset[int]]:
        """The seats that have agreed to a bot for a player who is away or has no time left, by that player's seat."""
        live = self._live
        return {seat: votes for seat, votes in live.votes.bots.items() if seat in self._away or self._clocks.has_waited(seat)}

    @property
    def _absence(self) -> Absence:
        return Absence(self._away, self.agreed)

    def away_since(self) -> dict[int, int]:
        """Since when (Unix time in ms) the players have been away who were seen to leave, by seat."""
        ahead = self._live.services.clock.now() - self._now()
        return {seat: since + ahead for seat, since in self._away.items() if seat not in self._unseen}

    def refusal(self, seat: int) -> Refusal | None:
        """Return why a person may not move: a bot plays for them."""
        return Refusal("bot_plays") if seat in self._live.stand_in_levels else None

    def update_presence(self) -> None:
        """Note who is present now. Votes about players who have returned are dropped."""
        before = self._away
        self._unseen -= self._live.online
        self._away = absence.with_presence(self._absence, self._live.persons, self._live.online, self._now()).away
        if back := (before.keys() - self._away.keys()) & self._live.votes.bots.keys():
            task = asyncio.ensure_future(self._forget(back))
            self._forgetting.add(task)
            task.add_done_callback(self._forgetting.discard)

    async def note_choice(self, seat: int) -> None:
        """A person has moved: votes about them are dropped."""
        if seat in self._live.votes.bots:
            await self._forget({seat})

    async def _forget(self, about: AbstractSet[int]) -> None:
        live = self._live

        def write() -> None:
            if about & live.votes.bots.keys():
                live.write_state(votes=live.votes.without(about))

        with suppress(ApiError):  # the match has left memory, or the database fails: outdated votes do not count anyway
            await live.run_exclusive(write, changes=True)
            live.notify_viewers()

    async def resign(self, seat: int) -> None:
        """Let a bot play for a person from now on."""
        await self._set_stand_in(seat, self._level())

    async def replace_late(self, seat: int) -> None:
        """Let a bot play for a person whose time is up; not if a choice that came before has stopped their clock meanwhile."""
        await self._set_stand_in(seat, self._level(), lambda: self._clocks.is_up(seat))

    async def play_on(self, seat: int) -> None:
        """Let a person play again."""
        await self._set_stand_in(seat, None)

    async def agree(self, device: int | None, absent: int, agreed: bool) -> None:
        """Vote, for the people of a device, on letting a bot play for an absent player.

        The bot plays once all others have agreed. Raises ApiError: 404 `no_such_player`; 409 `not_absent`, `has_time`, `bot_plays`.
        """
        live, now = self._live, self._now()
        if absent not in live.persons:
            raise not_found("player")
        if absent in live.stand_in_levels or live.over:
            return

        def write() -> None:
            votes = live.seats_at(device)
            if absent in live.stand_in_levels:
                return
            if not votes:
                raise ApiError(409, "bot_plays")
            if not agreed:
                live.write_state(votes=live.votes.without({absent}))
                return
            slow, is_up = self._clocks.is_slow, self._clocks.is_up(absent)
            updated = absence.agree(self._absence, self._live.playing, votes, absent, now, self._clocks.has_waited(absent), slow)
            if absence.is_decided(updated, self._live.playing, absent, now, by_all=slow and not is_up):
                self._assign(absent, self._level())
            else:
                live.write_state(votes=replace(live.votes, bots={**live.votes.bots, absent: updated.agreed[absent]}))

        await live.run_exclusive(write, changes=True)
        live.notify_viewers()

    async def _set_stand_in(self, seat: int, level: str | None, condition: Callable[[], bool] = lambda: True) -> None:
        """Let a bot of a level play for a person, or (None) let them play again. Does nothing if it is so already, or the match is over.

        condition: checked with exclusive access; nothing is done if it returns False
        """
        live = self._live

        def write() -> None:
            if not live.over and live.stand_in_levels.get(seat) != level and condition():
                self._assign(seat, level)

        await live.run_exclusive(write, changes=True)
        live.notify_viewers()

    def _assign(self, seat: int, level: str | None) -> None:
        """Write the change, and drop the votes about the seat."""
        live = self._live
        live.change_seat(seat, stand_in=level)
        if level is None:
            self._clocks.note_return(seat)
        else:
            self._clocks.update()
        live.write_state({seat: level}, live.votes.without({seat}))

    def _level(self) -> str:
        """The level that plays for people: the table's, or the game's usual one if the table chose none or it no longer exists."""
        return self._live.services.catalog.stand_in(self._live.row.game, self._live.row.stand_in)

    def _now(self) -> int:
        return int(self._live.services.clock.monotonic() * 1000)
