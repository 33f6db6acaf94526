"""Who has asked for hints. The page computes a hint itself; here it is noted for the log of all players (decision 82)."""

from msgspec import UNSET, UnsetType

from boardwright.server.errors import ApiError
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.outbound import HintOut

MOST = 1000
"""How many hints of a match are noted."""


class Hints:
    """The hints of one match, stored in its row: for each the seat, and how many choices and events there were."""

    def __init__(self, live: MatchBase) -> None:
        self._live = live

    def hinted_out(self) -> list[HintOut] | UnsetType:
        """Who has asked, as sent to viewers."""
        noted = self._live.row.hinted
        return [HintOut(*each) for each in noted] if noted else UNSET

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
            noted, asked = live.row.hinted or [], [seat, len(live.match.decisions), live.match.event_count]
            if seat in live.actors and asked not in noted and len(noted) < MOST:
                live.write_row(hinted=[*noted, asked])

        await live.run_exclusive(write, changes=True)
        live.notify_viewers()
