"""Notifications of changes, in this process and from other processes on the same database."""

from boardwright.server.bus.local import Bus
from boardwright.server.store.database import Database
from boardwright.server.store.postgresql import Postgresql

__all__ = ["Bus", "bus_of"]


def bus_of(database: Database) -> Bus:
    """The bus of a server: with PostgreSQL one that also receives notifications from other processes."""
    if not isinstance(database, Postgresql):
        return Bus()
    from boardwright.server.bus.postgresql import SharedBus  # its driver may be missing

    return SharedBus(database)
