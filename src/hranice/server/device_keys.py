"""Who is asking, without accounts: a random key on the device, of which the server keeps only the hash."""

import hashlib
import re
import secrets
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

COOKIE = "hranice-key"
LIFETIME_S = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""
KEY_BYTES = 32

_KEY = re.compile("[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]")  # 32 bytes in their one spelling
_DOMAIN = b"hranice device key 1 "


def new_key() -> str:
    """Return a key that nobody has had or can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def hashed(key: str) -> str:
    """Return what the server keeps of a key, and calls the player. The key has 256 random bits: no salt."""
    return hashlib.sha256(_DOMAIN + key.encode()).hexdigest()


def is_key(text: str) -> bool:
    """Say whether a text has the form of a key."""
    return _KEY.fullmatch(text) is not None


def shown_key(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Return the key that a request shows, in `Authorization: Bearer KEY` or in the cookie."""
    found = None
    for name, value in headers:
        if name == b"authorization":
            scheme, _, given = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and is_key(given.strip()):
                return given.strip()
        elif name == b"cookie" and found is None:
            found = _in_cookie(value.decode("latin-1"))
    return found


def cookie(key: str, *, secure: bool, lifetime: int = LIFETIME_S) -> str:
    """Return the header that gives a browser its key: out of reach of scripts and of other sites."""
    return f"{COOKIE}={key}; Path=/; Max-Age={lifetime}; HttpOnly; SameSite=Strict" + "; Secure" * secure


def _in_cookie(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and is_key(morsel.value) else None
