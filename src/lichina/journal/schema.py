"""The tables of a journal, the same in every database; what differs are the names of two types."""

from __future__ import annotations

FORMAT = 1

TABLES = {
    "meta": "name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL",
    "live_table": "table_id TEXT NOT NULL PRIMARY KEY, floor BIGINT NOT NULL, mark DOUBLE PRECISION,"
    " touched DOUBLE PRECISION NOT NULL, closed TEXT",
    "live_row": "table_id TEXT NOT NULL, idx BIGINT NOT NULL, body BLOB NOT NULL,"
    " written DOUBLE PRECISION NOT NULL, sum BIGINT, PRIMARY KEY (table_id, idx)",
    "finished_match": "table_id TEXT NOT NULL, number BIGINT NOT NULL, game TEXT NOT NULL,"
    " version BIGINT NOT NULL, started DOUBLE PRECISION NOT NULL, ended DOUBLE PRECISION NOT NULL,"
    " head BLOB NOT NULL, record BLOB NOT NULL, transcript BLOB NOT NULL, sum BIGINT, PRIMARY KEY (table_id, number)",
    "played_match": "id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, version BIGINT NOT NULL, mode TEXT,"
    " seats BIGINT NOT NULL, persons BIGINT, side TEXT, reason TEXT, started DOUBLE PRECISION NOT NULL,"
    " seconds DOUBLE PRECISION NOT NULL",
    "table_code": "code TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL",
    "node": "node_id TEXT NOT NULL PRIMARY KEY, url TEXT NOT NULL, rules TEXT NOT NULL,"
    " until DOUBLE PRECISION NOT NULL",
    "debt": "account TEXT NOT NULL PRIMARY KEY, until DOUBLE PRECISION NOT NULL",
    "lease": "table_id TEXT NOT NULL PRIMARY KEY, owner TEXT, epoch BIGINT NOT NULL, following BIGINT NOT NULL,"
    " wake DOUBLE PRECISION, rules TEXT",
}
"""`played_match` has a row for each match that is over, and keeps it when the match is removed. `lease` says which
`node` runs a table, and `debt` who has done how much of late; where one server has the whole database, all three are
empty."""

INDICES = {
    "finished_match_ended": "finished_match (ended)",
    "played_match_sides": "played_match (game, seats, side, reason, persons)",
    "table_code_of": "table_code (table_id)",
    "lease_wake": "lease (wake)",
}


def statements(blob: str = "BLOB") -> list[str]:
    """What makes all that is missing."""
    made = [f"CREATE TABLE IF NOT EXISTS {name} ({columns.replace('BLOB', blob)})" for name, columns in TABLES.items()]
    return made + [f"CREATE INDEX IF NOT EXISTS {name} ON {columns}" for name, columns in INDICES.items()]
