"""Bring the database up to date when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from boardwright.server.errors import StoreError
from boardwright.server.store.schema import HEAD, metadata

if TYPE_CHECKING:
    from alembic.config import Config


def is_current(connection: Connection) -> bool:
    """Return whether the database is up to date. Raises StoreError if it was left half-way."""
    if _revision(connection) != HEAD:
        return False
    _check_complete(connection)
    return True


def upgrade(connection: Connection, may_change: bool = True) -> None:
    """Run the missing migrations in the transaction of `connection`.

    Raises StoreError if the database is not ours, newer than this program, or was left half-way; or if it has to be changed and may not be.
    """
    if is_current(connection):
        return
    revision = _revision(connection)
    if revision is not None and revision not in _known():
        raise StoreError(f"was written by a newer version (its tables are at {revision}, this one knows {HEAD})")
    if revision is None and inspect(connection).get_table_names():
        raise StoreError("is a database of another program, or was left half-way by a migration")
    if not may_change:
        raise StoreError(_behind(revision))
    _run(connection)


def _behind(found: str | None) -> str:
    if found is None:
        return "is empty; the first start of a server makes the tables"
    return f"is of an older version (its tables are at {found}, this one needs {HEAD}); a start of the server upgrades it"


def _check_complete(connection: Connection) -> None:
    missing = sorted(set(metadata.tables) - set(inspect(connection).get_table_names()))
    if missing:
        raise StoreError(f"was left half-way by a migration (it has no table {missing[0]}); restore a backup")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def _config() -> Config:
    from alembic.config import Config  # takes a fifth of a second, which a current database does not need

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


def _known() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _run(connection: Connection) -> None:
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
