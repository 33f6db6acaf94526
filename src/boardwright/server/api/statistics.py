"""HTTP calls about statistics."""

from boardwright.server.api.call import Call
from boardwright.server.protocol.statistics_answers import StatisticsOut


async def own_statistics(call: Call) -> StatisticsOut:
    """The finished matches of this device, or of the account that is signed in: places, points by source, numbers of the game."""
    return await call.in_thread(call.services.statistics.of_device, await call.device())
