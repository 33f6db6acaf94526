"""Alembic's entry: runs the migrations on the connection that `migrate.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from boardwright.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
