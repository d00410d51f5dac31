"""Run by Alembic: the migrations use the connection, and are part of the transaction, of the caller."""

from alembic import context

from hranice.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # true of SQLite as well, as we begin transactions ourselves
)
with context.begin_transaction():
    context.run_migrations()
