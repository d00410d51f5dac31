"""Files that never change while the server runs: read once, compressed once, named by their hash."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar import Request, Response

from hranice.game import Value

OFFLINE = "/offline/"
"""What runs tables in a browser, in a folder whose name is the hash of it all."""
UNCHANGING = ("/assets/", OFFLINE)
"""Beginnings of the paths of files that have the hash of their content in their names."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
BY_ENCODING = "accept-encoding"
BY_LANGUAGE = "accept-encoding, accept-language"
WORTH_IT = 512
"""Bytes from which on compressing pays."""

_COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/javascript",
    "application/manifest",
    "application/wasm",
    "image/svg",
)
_TYPES = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the tables of some systems do not know, or get wrong."""


class Static(Value, frozen=True):
    """One such file."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    cache: str
    vary: str

    def answer(self, request: Request[object, object, object]) -> Response[bytes]:  # type: ignore[type-var] # any user
        """Return the file, or word that the client's copy is current."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": self.vary}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.body
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.zipped, "gzip"
        return Response(body, headers=headers, media_type=self.media_type)


def static(body: bytes, media_type: str, cache: str = ASK_FIRST, vary: str = BY_ENCODING) -> Static:
    """Make a file ready to be sent."""
    zipped = None
    if len(body) >= WORTH_IT and media_type.startswith(_COMPRESSIBLE):
        zipped = gzip.compress(body, 9, mtime=0)
    return Static(body, zipped, media_type, f'"{hashlib.sha256(body).hexdigest()[:32]}"', cache, vary)


def static_file(path: Path, cache: str = ASK_FIRST, vary: str = BY_ENCODING) -> Static:
    """Read a file from disk."""
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return static(path.read_bytes(), media_type, cache, vary)
