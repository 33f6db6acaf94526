"""HTTP calls about devices."""

from boardwright.server.api.call import Call
from boardwright.server.protocol.answers import DeviceOut
from boardwright.server.tokens import new_token, token_hash


async def new_device(call: Call) -> DeviceOut:
    """Create a device. Its token identifies the client in all calls about matches. Error: 507 `database_full`."""
    call.services.limits.new_devices.check(call.network)
    token = new_token()

    def create() -> None:
        call.services.store.check_size(call.services.settings.database_bytes)
        call.services.store.add_device(token_hash(token), call.services.clock.now())

    await call.in_thread(create)
    return DeviceOut(token)
