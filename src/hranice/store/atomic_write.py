"""Files that are there as a whole or not at all, whatever happens while they are written."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_or_not_at_all(file: Path, rights: int = 0o600) -> Iterator[BinaryIO]:
    """Lend a file that gets its name only when it is complete and on disk. Raises `OSError`.

    Until then it has none, where the system knows such files, so that nothing is left by a process that is
    killed. Unless `rights` say so, others may not read it: a backup holds the secrets of running games.
    """
    if file.is_dir():
        raise IsADirectoryError(EISDIR, "Is a directory", str(file))
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        descriptor, nameless = os.open(file.parent, os.O_WRONLY | os.O_TMPFILE, rights), True
    except (AttributeError, OSError):
        try:
            descriptor, nameless = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, rights), False
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(file)) from error
    try:
        with os.fdopen(descriptor, "wb") as target:
            yield target
            target.flush()
            os.fsync(descriptor)
            if nameless:
                # Python follows this link to the file only if told a folder, which an absolute path ignores.
                os.link(f"/proc/self/fd/{descriptor}", part, src_dir_fd=descriptor)
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
