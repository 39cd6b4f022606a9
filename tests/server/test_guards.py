"""Who is let in, what a page may do, and how a seat is held."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie

import pytest

from lichina.server.guards import (
    SECURITY_HEADERS,
    content_security_policy,
    cookie,
    cookie_name,
    host_allowed,
    new_token,
    origin_allowed,
    security_headers,
    token_hash,
    token_of,
    tokens_of,
)

TOKEN = "abcdefghijklmnopqrstuvwxyzABCD_-"
OTHER = "A" * 32


def policy(host: str | None = None) -> dict[str, list[str]]:
    directives = [directive.split() for directive in content_security_policy(host).split("; ")]
    return {name: sources for name, *sources in directives}


# --- headers ----------------------------------------------------------------------------------------------------------


def test_a_page_takes_nothing_but_what_we_serve() -> None:
    found = policy()
    assert found.pop("default-src") == found.pop("base-uri") == found.pop("frame-ancestors") == ["'none'"]
    assert found.pop("img-src") == ["'self'", "data:"]
    assert set(found) == {
        f"{kind}-src" for kind in ("script", "style", "font", "media", "connect", "manifest", "worker")
    } | {"form-action"}
    assert all(sources == ["'self'"] for sources in found.values())


def test_nothing_written_into_a_page_runs() -> None:
    assert "unsafe" not in content_security_policy("192.168.0.7:8000")


def test_old_safaris_are_told_of_the_web_sockets_of_the_own_host() -> None:
    assert policy("192.168.0.7:8000")["connect-src"] == ["'self'", "ws://192.168.0.7:8000", "wss://192.168.0.7:8000"]
    assert security_headers("a.local")["Content-Security-Policy"] == content_security_policy("a.local")


@pytest.mark.parametrize("host", [None, "", "a; script-src *", "a b", "a'b", "a\r\nX: y", "*", "a/b", "личина.рф"])
def test_a_host_that_is_none_changes_no_policy(host: str | None) -> None:
    assert content_security_policy(host) == SECURITY_HEADERS["Content-Security-Policy"]


def test_every_answer_says_how_little_browsers_may_do() -> None:
    rest = {name: value for name, value in SECURITY_HEADERS.items() if not name.endswith("Policy")}
    assert rest == {"X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY"}
    assert SECURITY_HEADERS["Referrer-Policy"] == "no-referrer"
    assert SECURITY_HEADERS["Cross-Origin-Opener-Policy"] == "same-origin"
    assert SECURITY_HEADERS["Cross-Origin-Resource-Policy"] == "same-origin"


def test_a_game_may_keep_the_screen_on_fill_it_and_sound_and_nothing_else() -> None:
    features = dict(feature.split("=") for feature in SECURITY_HEADERS["Permissions-Policy"].split(", "))
    assert {name for name, who in features.items() if who == "(self)"} == {"autoplay", "fullscreen", "screen-wake-lock"}
    assert {name for name, who in features.items() if who == "()"} >= {"camera", "microphone", "geolocation", "payment"}
    assert set(features.values()) == {"(self)", "()"}


def test_headers_are_plain_text() -> None:
    for name, value in security_headers("[::1]:8000").items():
        assert re.fullmatch(r"[A-Za-z-]+", name) and re.fullmatch(r"[ -~]+", value)


# --- hosts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.23:8000", "[::1]", "[fe80::1]:8000", "[::ffff:10.0.0.1]:80"),
        *("localhost", "localhost:8000", "LOCALHOST", "localhost.", "lichina.local", "Masha-PC.local:8000"),
        *("masha-pc", "MASHA-PC:8000", "games.example.org", "games.example.org:443", "GAMES.example.org."),
    ],
)
def test_addresses_and_our_own_names_are_allowed(host: str) -> None:
    assert host_allowed(host, "games.example.org", {"masha-pc"})
    assert host_allowed(host, "https://games.example.org:8443/lichina", {"Masha-PC"})


@pytest.mark.parametrize(
    "host",
    [
        *(None, "", ":8000", "evil.example", "evil.example:8000", "games.example.org.evil.example", "local", ".local"),
        *("evil-local", "notlocalhost", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.1:0", "a:99999"),
        *("127.0.0.1:80:80", "masha-pc@evil.example", "masha-pc/evil", "masha-pc evil", "[::1", "::1", "[evil]", "[]"),
        *("masha-pc\r\n", "..local", "masha..local", "masha-pc:", "a" * 300, "\ud800", "мaша-pc"),
    ],
)
def test_a_strangers_name_that_points_here_is_refused(host: str | None) -> None:
    assert not host_allowed(host, "games.example.org", {"masha-pc"})


def test_without_a_public_host_only_own_names_are_allowed() -> None:
    assert not host_allowed("games.example.org", None, ())
    assert not host_allowed("", None, {""})


def test_a_russian_domain_is_known_as_browsers_send_it() -> None:
    for public in ("личина.рф", "личина.рф:8000", "https://личина.рф/", "xn--80apakm2d.xn--p1ai"):
        assert host_allowed("xn--80apakm2d.xn--p1ai", public, ())


# --- origins ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "192.168.0.7:8000"),
        (None, None),
        ("http://192.168.0.7:8000", "192.168.0.7:8000"),
        ("https://192.168.0.7:8000", "192.168.0.7:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://masha-pc", "MASHA-PC"),
        ("http://masha-pc", "masha-pc:80"),
        ("https://masha-pc", "masha-pc:443"),
        ("https://games.example.org", "10.0.0.5:8000"),
        ("https://games.example.org", None),
    ],
)
def test_our_own_pages_and_programs_may_speak_with_us(origin: str | None, host: str | None) -> None:
    assert origin_allowed(origin, host, "https://games.example.org/table/")


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "192.168.0.7:8000"),
        ("", "192.168.0.7:8000"),
        ("http://evil.example", "192.168.0.7:8000"),
        ("http://192.168.0.7", "192.168.0.7:8000"),
        ("http://192.168.0.7:8001", "192.168.0.7:8000"),
        ("http://192.168.0.7:8000", None),
        ("http://masha-pc", "masha-pc:443"),
        ("http://masha-pc:8001", "masha-pc"),
        ("http://games.example.org", "10.0.0.5:8000"),
        ("https://games.example.org:8443", "10.0.0.5:8000"),
        ("https://games.example.org.evil.example", "10.0.0.5:8000"),
        ("https://evil.example@games.example.org", "10.0.0.5:8000"),
        ("file://192.168.0.7:8000", "192.168.0.7:8000"),
        ("http://192.168.0.7:8000/", "192.168.0.7:8000"),
        ("http://192.168.0.7:8000 http://evil.example", "192.168.0.7:8000"),
        ("192.168.0.7:8000", "192.168.0.7:8000"),
    ],
)
def test_strangers_pages_may_not_speak_with_us(origin: str, host: str | None) -> None:
    assert not origin_allowed(origin, host, "https://games.example.org/table/")


def test_without_a_public_url_only_the_own_host_counts() -> None:
    assert origin_allowed("http://a.local:8000", "a.local:8000", None)
    assert not origin_allowed("https://games.example.org", "a.local:8000", None)


# --- tokens and cookies -----------------------------------------------------------------------------------------------


def test_a_token_has_192_bits_and_no_two_are_the_same() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", token) for token in tokens)


def test_the_hash_of_a_token_is_sha_256() -> None:
    assert token_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_cookie_is_for_the_server_alone_and_lasts_thirty_days() -> None:
    name = cookie_name("Xy_7-")
    common = f"lichina-Xy_7-={TOKEN}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax"
    assert cookie(name, TOKEN, secure=False) == common
    assert cookie(name, TOKEN, secure=True) == f"{common}; Secure"


def test_others_read_the_cookie_as_we_mean_it() -> None:
    morsel = SimpleCookie(cookie(cookie_name("7"), TOKEN, secure=True))["lichina-7"]
    assert (morsel.value, morsel["httponly"], morsel["samesite"], morsel["path"]) == (TOKEN, True, "Lax", "/")


@pytest.mark.parametrize("token", ["", "short", f"{TOKEN}; Domain=evil.example", f"{TOKEN}\r\n", "я" * 32])
def test_what_is_no_token_never_becomes_a_cookie(token: str) -> None:
    with pytest.raises(ValueError):
        cookie(cookie_name("7"), token, secure=False)


@pytest.mark.parametrize("table", ["", "a b", "a=b", "a;b", "стол", "a\n", "x" * 81])
def test_what_is_no_table_has_no_cookie(table: str) -> None:
    with pytest.raises(ValueError):
        cookie_name(table)
    assert token_of(f"lichina-{table}={TOKEN}", table) is None


@pytest.mark.parametrize(
    "header",
    [
        f"lichina-7={TOKEN}",
        f"lichina-70={OTHER}; lichina-7={TOKEN}; theme=dark",
        f'broken; ="; a=b=c;; \tlichina-7={TOKEN}',
        f"lichina-7=planted; lichina-7={TOKEN}",
    ],
)
def test_the_token_of_a_table_is_found_among_the_cookies(header: str) -> None:
    assert token_of(header, "7") == TOKEN


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "lichina-7",
        "lichina-7=",
        f"lichina-70={TOKEN}",
        f"Lichina-7={TOKEN}",
        f"lichina-7={TOKEN}x",
        f'lichina-7="{TOKEN}"',
    ],
)
def test_there_may_be_no_token(header: str | None) -> None:
    assert token_of(header, "7") is None


def test_the_tokens_of_those_who_sit_at_one_device_are_found_by_their_numbers() -> None:
    header = f"lichina-7={TOKEN}; lichina-7-2={OTHER}; lichina-7-31={TOKEN}; lichina-70-4={OTHER}; theme=dark"
    assert tokens_of(header, "7") == {None: TOKEN, 2: OTHER, 31: TOKEN}
    assert cookie_name("7", 2) == "lichina-7-2"


@pytest.mark.parametrize("number", ["", "0", "02", "-2", "x", "2x", "1234567890", "²"])
def test_what_is_no_number_of_a_person_is_no_cookie_of_ours(number: str) -> None:
    assert tokens_of(f"lichina-7-{number}={TOKEN}", "7") == {}


def test_of_very_many_tokens_for_one_table_only_as_many_are_looked_at_as_people_can_sit_there() -> None:
    header = "; ".join(f"lichina-7-{number}={TOKEN}" for number in range(1, 500))
    assert list(tokens_of(header, "7")) == list(range(1, 65))
