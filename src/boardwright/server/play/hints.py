"""The hints that players have requested. The page computes a hint itself; here it is recorded for all players (decision 82)."""

from msgspec import UNSET, UnsetType

from boardwright.server.errors import ApiError
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.outbound import HintOut

MOST_STORED = 1000
"""The most hints of a match that are recorded."""


class Hints:
    """The hints of one match, stored in its row: for each the seat, and how many choices and events there were."""

    def __init__(self, live: MatchBase) -> None:
        self._live = live

    def hinted_out(self) -> list[HintOut] | UnsetType:
        """Return who has asked, as sent to viewers."""
        stored = self._live.row.hinted
        return [HintOut(*each) for each in stored] if stored else UNSET

    async def note(self, seat: int) -> None:
        """Note that a player asks for a hint; once for each choice, and only while they have to move.

        Raises ApiError 409: `hints_forbidden`, `bot_plays`.
        """
        live = self._live

        def write() -> None:
            if not live.row.hints:
                raise ApiError(409, "hints_forbidden")
            if seat not in live.playing:
                raise ApiError(409, "bot_plays")
            stored, entry = live.row.hinted or [], [seat, len(live.match.decisions), live.match.event_count]
            if seat in live.actors and entry not in stored and len(stored) < MOST_STORED:
                live.write_row(hinted=[*stored, entry])

        await live.run_exclusive(write, changes=True)
        live.notify_viewers()
