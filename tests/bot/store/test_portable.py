from __future__ import annotations

import pytest
from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store import dues, matches
from bot.store.tables import metadata

POSTGRESQL = postgresql.dialect()


@pytest.mark.parametrize("table", metadata.sorted_tables, ids=lambda table: table.name)
def test_the_tables_are_sql_that_postgresql_speaks_too(table: Table) -> None:
    assert "AUTOINCREMENT" not in str(CreateTable(table).compile(dialect=POSTGRESQL))
    for index in table.indexes:
        assert str(CreateIndex(index).compile(dialect=POSTGRESQL))


@pytest.mark.parametrize(
    "statement", [matches._INSERT_ROW, matches._MOVE_ON, dues._SET_CALL, dues._LEAVE_OUT, dues._CALL_OFF]
)
def test_the_statements_of_a_move_are_too(statement) -> None:
    assert str(statement.compile(dialect=POSTGRESQL))
