"""Files that a user names to be written."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is there as a whole or not at all, whatever happens meanwhile. Raises `OSError`."""
    if path.is_dir():
        raise IsADirectoryError(21, "Is a directory", str(path))
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(beside).chmod(0o666 & ~_umask())
        Path(beside).replace(path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """Return which rights new files are not given."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
