"""News between those who change something and those who wait for it, in this process and in others on the same database."""

from __future__ import annotations

import sqlalchemy as sa

from boardwright.server.bus.local import Bus

__all__ = ["Bus", "bus_of"]


def bus_of(database: sa.URL) -> Bus:
    """The bus of a server: with PostgreSQL one that hears of other processes, too."""
    if database.get_backend_name() != "postgresql":
        return Bus()
    from boardwright.server.bus.postgresql import SharedBus  # its driver may be missing

    return SharedBus(database)
