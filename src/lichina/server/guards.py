"""What a server answers to whom: headers, hosts, origins and the cookies that hold people's seats. All pure."""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

COOKIE_SECONDS: Final = 30 * 24 * 3600
_TOKEN_BYTES = 24
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
_NAME = re.compile(r"[A-Za-z0-9_-]{1,80}")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_MOST_TOKENS = 64
"""For one table: no more people sit there."""
_SEAT = re.compile(r"lichina-(?P<table>[A-Za-z0-9_-]{16})(?:-(?P<number>[1-9][0-9]{0,8}))?")
"""The name of a cookie of ours, as the ids of tables are made."""
_HOST = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9_.-]{1,253}))(?::(?P<port>[0-9]{1,5}))?")
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<host>[^/?#@\s]+)", re.IGNORECASE)
_PORTS = {"http": 80, "https": 443}


# --- headers ----------------------------------------------------------------------------------------------------------

_POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
_FEATURES: Final = {
    **dict.fromkeys(("autoplay", "fullscreen", "screen-wake-lock"), "(self)"),
    **dict.fromkeys(("accelerometer", "camera", "display-capture", "encrypted-media", "geolocation"), "()"),
    **dict.fromkeys(("gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment"), "()"),
    **dict.fromkeys(("picture-in-picture", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking"), "()"),
}
"""Sharing a link and copying it are not named: they are the page's own by default."""


def content_security_policy(host_header: str | None = None) -> str:
    """The policy of a page. With the request's Host its web sockets are named.

    Before version 16 Safari does not take 'self' to mean the web sockets of the same host.
    """
    policy = dict(_POLICY)
    if host_header and host_header.isascii() and _parse(host_header):
        policy["connect-src"] += f" ws://{host_header} wss://{host_header}"
    return "; ".join(f"{directive} {sources}" for directive, sources in policy.items())


SECURITY_HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": content_security_policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}={allowed}" for feature, allowed in _FEATURES.items()),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""For every answer; a page takes its Content-Security-Policy from `security_headers`."""


def security_headers(host_header: str | None) -> dict[str, str]:
    """The headers of a page that was asked for under this Host."""
    return {**SECURITY_HEADERS, "Content-Security-Policy": content_security_policy(host_header)}


# --- hosts and origins ------------------------------------------------------------------------------------------------


class _Host(NamedTuple):
    name: str
    port: int | None
    literal: bool
    """Whether it is an IP address."""


def host_allowed(host_header: str | None, public_host: str | None, own_names: Collection[str]) -> bool:
    """Whether a request that names this Host is meant for us.

    A stranger's domain that was made to point at this machine (DNS rebinding) is not. An address cannot be made to,
    nor `localhost`, nor what ends in `.local`, which is asked for on the local network only. The public host may be
    given as the whole public URL.
    """
    host = _parse(host_header)
    if host is None:
        return False
    if host.literal or host.name == "localhost" or re.fullmatch(r".+\.local", host.name):
        return True
    public = urlsplit(public_host).netloc if public_host and "://" in public_host else public_host
    return any(ours is not None and ours.name == host.name for ours in map(_parse, [*own_names, public]))


def origin_allowed(origin: str | None, host_header: str | None, public_url: str | None) -> bool:
    """Whether a page of this Origin may speak with us: our own pages, and programs, which send none."""
    if origin is None:
        return True
    asking = _origin(origin)
    if asking is None:
        return False
    if public_url is not None:
        parts = urlsplit(public_url)
        if asking == _origin(f"{parts.scheme}://{parts.netloc}"):
            return True
    scheme, name, port = asking
    host = _parse(host_header)
    # Whether TLS ended at a proxy is not known here, so the scheme is the origin's word.
    return host is not None and (name, port) == (host.name, host.port or _PORTS[scheme])


def _origin(text: str) -> tuple[str, str, int] | None:
    found = _ORIGIN.fullmatch(text)
    host = _parse(found["host"]) if found else None
    if found is None or host is None:
        return None
    scheme = found["scheme"].lower()
    return scheme, host.name, host.port or _PORTS[scheme]


def _parse(text: str | None) -> _Host | None:
    """A host, with or without a port, in the one form in which it is compared; None if it is none."""
    try:
        found = _HOST.fullmatch(_ascii(text or ""))
        port = int(found["port"]) if found and found["port"] else None
    except ValueError:
        return None
    if found is None or (port is not None and not 0 < port < 65536):
        return None
    name = found["six"] or found["name"].lower().removesuffix(".")
    try:
        return _Host(str(ip_address(name)), port, True)
    except ValueError:
        return None if found["six"] or not all(name.split(".")) else _Host(name, port, False)


def _ascii(text: str) -> str:
    """«личина.рф» as browsers send it."""
    if text.isascii():
        return text
    name, colon, port = text.partition(":")
    return name.encode("idna").decode("ascii") + colon + port


# --- tokens and cookies -----------------------------------------------------------------------------------------------


def new_token() -> str:
    """What proves who one is: 192 bits, 32 characters. The server keeps the hash only."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> str:
    """SHA-256 in hexadecimal. No salt: nobody guesses 192 bits."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def cookie_name(table_id: str, person: int | None = None) -> str:
    """A cookie for each table: one browser may sit at several; and for each person who sits beside the first."""
    if not _NAME.fullmatch(table_id):
        raise ValueError("a table's id is made of letters, digits, hyphens and underscores")
    return f"lichina-{table_id}" if person is None else f"lichina-{table_id}-{person}"


def cookie(name: str, token: str, secure: bool) -> str:
    """The text of a Set-Cookie header. Lax, so that a link from a chat finds one's seat."""
    if not _NAME.fullmatch(name) or not _TOKEN.fullmatch(token):
        raise ValueError("this is no cookie's name, or no token")
    attributes = f"Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{name}={token}; {attributes}{'; Secure' if secure else ''}"


def token_of(cookie_header: str | None, table_id: str) -> str | None:
    """The token for this table that a Cookie header brings; None if there is none, or what is there is no token."""
    return tokens_of(cookie_header, table_id).get(None)


def tokens_of(cookie_header: str | None, table_id: str) -> dict[int | None, str]:
    """All tokens for this table: that of the first person under None, those of others by their numbers."""
    found: dict[int | None, str] = {}
    if not _NAME.fullmatch(table_id):
        return found
    wanted = cookie_name(table_id)
    for name, value in _cookies(cookie_header):
        rest = name.removeprefix(f"{wanted}-")
        if name == wanted:
            found.setdefault(None, value)
        elif rest != name and _NUMBER.fullmatch(rest):
            found.setdefault(int(rest), value)
        if len(found) >= _MOST_TOKENS:
            break
    return found


def seats_held(cookie_header: str | None) -> Iterator[tuple[str, str, int | None]]:
    """The cookies of ours that a header brings: the name, and the table and the person it stands for."""
    for name, _ in _cookies(cookie_header):
        found = _SEAT.fullmatch(name)
        if found:
            yield name, found["table"], int(found["number"]) if found["number"] else None


def _cookies(cookie_header: str | None) -> Iterator[tuple[str, str]]:
    """The cookies of a header that hold tokens."""
    for pair in (cookie_header or "").split(";"):
        name, _, value = pair.strip(" \t").partition("=")
        if _TOKEN.fullmatch(value):
            yield name, value
