"""The command line over a database: tables are made by one command, and every mistake is one clear line."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from lichina.cli import main
from lichina.cli.storage import VARIABLE, Storage, storage_of
from lichina.journal import Journal
from lichina.journal.postgres import PostgresJournal
from lichina.journal.shared_schema import migrate
from tests.journal.database import Database
from tests.journal.journals import LONG, kept_open, match_over
from tests.server.killing import command

Fails = Callable[..., str]
NODE = ("--node-url", "http://127.0.0.1:1")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", VARIABLE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def fails(capsys: pytest.CaptureFixture[str]) -> Fails:
    """The one line on standard error that a command ends with, and nothing else."""

    def run(*argv: str) -> str:
        assert main(argv) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        (line,) = printed.err.splitlines()
        return line

    return run


def sql(address: str, *statements: str) -> None:
    """What somebody else does to a database."""

    async def run() -> None:
        connection = await asyncpg.connect(address)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


# --- which storage ----------------------------------------------------------------------------------------------------


class Given:
    """What stands on a command line."""

    def __init__(self, **named: str) -> None:
        self.data = self.database = self.database_file = None
        self.__dict__.update(named)


def found(**named: str) -> Storage:
    return storage_of(Given(**named))  # type: ignore[arg-type]


def test_without_a_word_tables_are_kept_in_a_folder() -> None:
    assert found() == Storage(Path("lichina-data"), None)
    assert found(data="here") == Storage(Path("here"), None)


def test_the_command_line_counts_more_than_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "postgresql://lichina:secret@db.example/evening")
    assert found() == Storage(None, "postgresql://lichina:secret@db.example/evening")
    assert found(data="here") == Storage(Path("here"), None)
    assert found(database="postgresql://db.example/other") == Storage(None, "postgresql://db.example/other")


def test_an_address_may_stand_in_a_file_with_its_password(tmp_path: Path) -> None:
    (tmp_path / "address").write_text("postgresql://lichina:secret@db.example:5433/evening?sslmode=require\n")
    storage = found(database_file=str(tmp_path / "address"))
    assert storage.database == "postgresql://lichina:secret@db.example:5433/evening?sslmode=require"
    assert storage.shown == "db.example:5433/evening"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://db.example/evening", "db.example/evening"),
        ("postgres://lichina:a%40b@[::1]:5432/evening", "[::1]:5432/evening"),
        ("postgresql:///evening?host=/run/postgresql&password=secret", "/run/postgresql/evening"),
    ],
)
def test_of_a_database_its_place_is_shown_and_no_secret(address: str, shown: str) -> None:
    assert Storage(None, address).shown == shown


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://lichina:hunter2@db.example/evening",
        "postgresql://lichina:hun/ter2@db.example/evening",
        "postgres://:hunter2@db.example/evening",
        "postgresql://db.example/evening?user=lichina&password=hunter2",
        "postgresql://db.example/evening?PASSWORD=hunter2",
        "postgresql://db.example/evening?sslpassword=hunter2",
    ],
)
@pytest.mark.parametrize("words", [("serve", *NODE), ("tables",), ("migrate",), ("forget", "oak", "--everybody")])
def test_a_password_on_the_command_line_is_refused_and_not_repeated(
    fails: Fails, words: tuple[str, ...], address: str
) -> None:
    line = fails(*words, "--database", address)
    assert line == (
        "A password on the command line can be read by every program on this machine. Put the address into "
        "LICHINA_DATABASE or into a file (--database-file), or only the password into PGPASSWORD."
    )


@pytest.mark.parametrize("address", ["db.example", "host=db password=hunter2", "mysql://db/evening", "postgresql://"])
def test_what_is_no_address_of_a_database_is_refused_and_not_repeated(
    fails: Fails, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    expected = "The address of a database looks like postgresql://lichina@db.example/lichina"
    assert fails("tables", "--database", address) == expected
    monkeypatch.setenv(VARIABLE, address)
    assert fails("migrate") == expected


def test_an_address_that_only_the_library_can_tell_to_be_wrong_is_not_repeated(
    fails: Fails, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "postgresql://lichina:hun/ter2@db.example/evening")
    line = fails("migrate")
    assert "hun" not in line and "ter2" not in line


@pytest.mark.parametrize(
    ("argv", "line"),
    [
        (
            ("serve", "--database", "postgresql://db/evening", "--data", "here"),
            "Only one of --data, --database and --database-file can be given.",
        ),
        (("migrate",), "Name the database: --database, --database-file, or the variable LICHINA_DATABASE."),
        (("tables", "--database-file", "nowhere"), "The file nowhere cannot be read: No such file or directory."),
        (
            ("serve", "--node-url", "http://10.0.0.3:8000"),
            "--node-url is for servers that share a database, and none is named: add --database",
        ),
        (
            ("serve", "--database", "postgresql://db/evening"),
            "With a database, --node-url says where the other servers reach this one, such as http://10.0.0.3:8000,"
            " not “—”.",
        ),
        (
            ("serve", "--processes", "3"),
            "Several processes share their tables by a database: add --database and --node-url.",
        ),
        (
            ("serve", "--processes", "3", "--database", "postgresql://db/evening", "--node-url", "https://n3.example"),
            "Several processes have several ports and are reached by http: --node-url has to begin with http://."
            " With https, start them one by one, each with a --node-url of its own.",
        ),
        (
            ("backup", "copy.db", "--database", "postgresql://db/evening"),
            "A database is copied and brought back with PostgreSQL’s own tools, pg_dump and pg_restore."
            " This command is for a folder (--data).",
        ),
    ],
)
def test_what_does_not_go_together_is_said(fails: Fails, argv: tuple[str, ...], line: str) -> None:
    assert fails(*argv) == line


def test_where_asyncpg_is_missing_it_is_said_what_to_install(fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("lichina.journal.", "asyncpg"))]:
        if name.partition(".")[0] == "asyncpg" or name.endswith(("postgres", "leased", "shared_schema", "_archive")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for words in (("serve", *NODE), ("migrate",), ("tables",), ("forget", "oak", "--everybody")):
        line = fails(*words, "--database", "postgresql://127.0.0.1:1/evening")
        assert line == "A database needs asyncpg, which is not installed: pip install lichina[postgres]"


# --- its tables -------------------------------------------------------------------------------------------------------


def test_a_database_without_tables_is_served_after_they_are_made(
    postgres: Database, fails: Fails, capsys: pytest.CaptureFixture[str]
) -> None:
    address = asyncio.run(postgres.empty())
    lines = {
        "en": "There are no tables of Lichina in the database yet. To make them: lichina migrate",
        "ru": "Таблиц «Личины» в базе данных ещё нет. Создать их: lichina migrate",
    }
    for language, line in lines.items():
        for words in (("tables",), ("forget", "oak", "--everybody")):
            assert fails(*words, "--database", address, "--lang", language) == line
    refused = command("serve", "--port", "0", *NODE, "--database", address, lang="ru")
    assert (refused.returncode, refused.stdout, refused.stderr.strip()) == (2, "", lines["ru"])
    for _ in range(2):
        assert main(("migrate", "--database", address, "--lang", "en")) == 0
        assert capsys.readouterr().out == "Lichina’s tables in the database are ready.\n"
    assert main(("tables", "--database", address, "--lang", "en")) == 0
    assert capsys.readouterr().out == "There are no tables.\n"


def test_tables_that_are_missing_are_made_and_nothing_else_is_touched(postgres: Database, fails: Fails) -> None:
    address = postgres.fresh()
    sql(address, "DROP TABLE table_code", "UPDATE meta SET value = 'kept' WHERE name = 'secret'")
    assert fails("tables", "--database", address) == (
        "The database is from an earlier version. To bring it up to date: lichina migrate"
    )
    assert main(("migrate", "--database", address)) == 0
    assert main(("tables", "--database", address)) == 0
    sql(address, "SELECT 1 / (SELECT COUNT(*) FROM meta WHERE value = 'kept')")


def test_a_database_of_a_later_version_is_left_alone(postgres: Database, fails: Fails) -> None:
    address = postgres.fresh()
    sql(address, "UPDATE meta SET value = '9' WHERE name = 'format'", "DROP TABLE table_code")
    for words in (("forget", "oak", "--everybody"), ("tables",), ("migrate",)):
        assert fails(*words, "--database", address) == (
            "The database is of format 9, and this version knows format 1: a newer Lichina is needed."
        )
    with pytest.raises(asyncpg.exceptions.UndefinedTableError):
        sql(address, "SELECT * FROM table_code")


@pytest.mark.parametrize("columns", ["id TEXT", "name TEXT, value TEXT"])
def test_somebody_elses_tables_are_left_alone(postgres: Database, fails: Fails, columns: str) -> None:
    address = asyncio.run(postgres.empty())
    sql(address, f"CREATE TABLE meta ({columns})")
    for words in (("migrate",), ("tables",)):
        assert fails(*words, "--database", address) == (
            "The database has tables of the same names already that are not Lichina’s. Use a database of its own."
        )


def test_a_database_that_is_not_there_is_named_in_words(postgres: Database, fails: Fails) -> None:
    assert fails("tables", "--database", "postgresql://127.0.0.1:1/none").startswith("The database cannot be used: ")
    missing = asyncio.run(postgres.empty()).replace("/t", "/nosuch", 1)
    assert "does not exist." in fails("migrate", "--database", missing)


def test_several_may_make_the_tables_at_the_same_moment(postgres: Database) -> None:
    address = asyncio.run(postgres.empty())

    async def at_once() -> None:
        await asyncio.gather(*(migrate(address) for _ in range(4)))

    asyncio.run(at_once())
    assert main(("tables", "--database", address)) == 0


# --- copies -----------------------------------------------------------------------------------------------------------


def test_a_copy_made_by_pg_dump_brings_everything_back_in_another_database(postgres: Database, tmp_path: Path) -> None:
    address, other, copy = postgres.fresh(), asyncio.run(postgres.empty()), str(tmp_path / "copy")

    async def before() -> object:
        async with kept_open(PostgresJournal(address, "http://one.example", lease=LONG, patience=60.0)) as journal:
            await journal.append("oak", 0, [b"a", b"b"])
            await journal.archive(match_over("oak", 1))
            await journal.reserve("сова", "oak")
            dumped = await asyncio.to_thread(run, postgres.tool("pg_dump"), "-Fc", "-f", copy, "-d", address)
            assert dumped.returncode == 0, dumped.stderr
            return await everything(journal)

    async def afterwards() -> object:
        async with kept_open(PostgresJournal(other, "http://one.example", lease=LONG, patience=60.0)) as journal:
            found = await everything(journal)
            await journal.claim("oak")
            await journal.append("oak", 2, [b"c"])
            return found

    there = asyncio.run(before())
    restored = run(postgres.tool("pg_restore"), "--no-owner", "--exit-on-error", "-d", other, copy)
    assert restored.returncode == 0, restored.stderr
    sql(other, "UPDATE node SET until = 0")  # the server that was there when it was copied, whose lease is over by now
    assert asyncio.run(afterwards()) == there


async def everything(journal: Journal) -> object:
    """What is kept, and what the servers know."""
    kept = [(one.table, one.first, one.rows) for one in await journal.load()]
    assert kept == [("oak", 0, [b"a", b"b"])]
    over = await journal.match("oak", 1), await journal.statistics()
    return kept, over, await journal.find("сова"), await journal.secret()


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A program of somebody else's."""
    return subprocess.run(command, capture_output=True, text=True, check=False)
