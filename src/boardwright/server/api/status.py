"""HTTP calls about the state of this server."""

import boardwright as bw
from boardwright.server.api.call import Call
from boardwright.server.protocol.answers import HealthOut, StatusOut


async def status(call: Call) -> StatusOut:
    """The state of each game. All of them can be played from the start."""
    return StatusOut(bw.__version__, call.services.catalog.compile_queue.making, call.services.accounts is not None)


async def health(call: Call) -> HealthOut:
    """The health of the server: whether its database accepts writes. Error: 503 `store_failed`, `store_gone`."""
    await call.in_thread(call.services.health.check)
    return HealthOut(bw.__version__)
