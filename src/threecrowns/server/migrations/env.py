"""Alembic runs this: the migrations over a connection that the store has opened."""

from __future__ import annotations

from alembic import context

from threecrowns.server.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
