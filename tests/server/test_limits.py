"""What a server allows, second by second."""

from __future__ import annotations

import math
import re
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from lichina.server.limits import Bucket, Limiter, Limits, address_key
from lichina.table.lobby import MOST_PEOPLE

LIMITS = Limits()


class Clock:
    """Time that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


# --- buckets ----------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take(0.0) for _ in range(5)] == [0.0, 0.0, 0.0, 0.5, 0.5]
    assert bucket.take(0.5) == 0.0
    assert bucket.take(0.5) == 0.5


def test_a_refusal_costs_nothing() -> None:
    bucket = Bucket(1, 1)
    bucket.take(0.0)
    assert [bucket.take(0.75) for _ in range(100)] == [0.25] * 100
    assert bucket.take(1.0) == 0.0


@pytest.mark.parametrize("per_second", [1 / 60, 0.1, 0.2, 0.3, 7.0, 10.0])
def test_whoever_waits_as_long_as_was_said_gets_in(per_second: float) -> None:
    bucket = Bucket(1, per_second, now=1e6 / 3)
    now = 1e6 / 3
    for _ in range(1000):
        assert bucket.take(now) == 0.0
        now += bucket.take(now)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(2, 1)
    assert [bucket.take(1_000_000.0) for _ in range(3)] == [0.0, 0.0, 1.0]


def test_what_costs_more_than_a_full_bucket_is_never_allowed() -> None:
    bucket = Bucket(2, 1)
    assert bucket.take(0.0, cost=3) == math.inf
    assert bucket.take(0.0, cost=2) == 0.0


def test_a_bucket_that_gets_nothing_back_is_empty_for_good() -> None:
    bucket = Bucket(1, 0)
    assert [bucket.take(0.0), bucket.take(1e9)] == [0.0, math.inf]


def test_a_clock_that_steps_back_gives_and_takes_nothing() -> None:
    bucket = Bucket(1, 1, now=10.0)
    assert bucket.take(10.0) == 0.0
    assert bucket.take(5.0) == 1.0
    assert bucket.take(11.0) == 0.0


# --- limiters ---------------------------------------------------------------------------------------------------------


def test_one_key_does_not_pay_for_another(clock: Clock) -> None:
    limiter = Limiter(1, 1, clock)
    assert [limiter.take("a"), limiter.take("a"), limiter.take("b")] == [0.0, 1.0, 0.0]


def test_asking_for_the_wait_counts_nothing(clock: Clock) -> None:
    limiter = Limiter(1, 1, clock)
    assert [limiter.wait("a") for _ in range(100)] == [0.0] * 100
    assert len(limiter) == 0
    limiter.take("a")
    assert limiter.wait("a") == 1.0
    clock.now += 1
    assert limiter.wait("a") == 0.0


def test_whoever_has_been_idle_is_forgotten(clock: Clock) -> None:
    limiter = Limiter(10, 1, clock)
    for number in range(1000):
        limiter.take(f"key {number}")
    assert len(limiter) == 1000
    clock.now += 1
    for _ in range(1000):
        limiter.take("one")
    assert len(limiter) == 1


def test_whoever_owes_is_not_forgotten(clock: Clock) -> None:
    limiter = Limiter(10, 1, clock)
    limiter.take("debtor", cost=10)
    clock.now += 5
    for number in range(1000):
        limiter.take(f"key {number}")
    assert limiter.take("debtor", cost=10) == 5.0


def test_a_flood_of_keys_costs_no_memory_and_the_oldest_go(clock: Clock) -> None:
    limiter = Limiter(1, 1, clock, most=100)
    limiter.take("old")
    for number in range(99):
        limiter.take(f"key {number}")
    assert limiter.take("old") == 1.0
    for number in range(10_000):
        limiter.take(f"flood {number}")
        assert len(limiter) <= 100
    assert limiter.take("old") == 0.0


def test_whoever_keeps_knocking_is_not_washed_out_by_a_flood(clock: Clock) -> None:
    limiter = Limiter(1, 1, clock, most=100)
    for number in range(1000):
        limiter.take(f"flood {number}")
        assert (limiter.take("knocking") == 0.0) == (number == 0)


# --- the numbers of a server ------------------------------------------------------------------------------------------


def test_a_club_of_thirty_two_behind_one_address_joins_at_once(clock: Clock) -> None:
    joins = Limiter(LIMITS.joins_burst, LIMITS.joins_per_second, clock)
    assert [joins.take("the club") for _ in range(32)] == [0.0] * 32


def test_two_clubs_behind_one_address_join_one_after_the_other(clock: Clock) -> None:
    joins = Limiter(LIMITS.joins_burst, LIMITS.joins_per_second, clock)
    for _ in range(10):
        assert [joins.take("the club") for _ in range(32)] == [0.0] * 32
        clock.now += 16


def test_the_eleventh_wrong_code_in_a_row_waits_five_seconds(clock: Clock) -> None:
    misses = Limiter(LIMITS.misses_burst, LIMITS.misses_per_second, clock)
    assert [misses.take("guesser") for _ in range(11)] == [0.0] * 10 + [5.0]


def test_right_codes_are_never_slowed_down(clock: Clock) -> None:
    misses = Limiter(LIMITS.misses_burst, LIMITS.misses_per_second, clock)
    assert [misses.wait("the club") for _ in range(1000)] == [0.0] * 1000


def test_an_hour_of_guessing_from_one_address_is_730_guesses_at_most(clock: Clock) -> None:
    misses = Limiter(LIMITS.misses_burst, LIMITS.misses_per_second, clock)
    guesses = 0
    for _ in range(3600 * 5):
        guesses += misses.take("guesser") == 0.0
        clock.now += 0.2
    assert 725 <= guesses <= 730


def test_a_thousand_addresses_guess_no_faster_than_all_may(clock: Clock) -> None:
    everybody = Limiter(LIMITS.all_misses_burst, LIMITS.all_misses_per_second, clock)
    assert sum(everybody.take("") == 0.0 for _ in range(1000)) == 300
    assert everybody.take("") == pytest.approx(0.1)


def test_ten_tables_at_once_and_then_one_a_minute(clock: Clock) -> None:
    tables = Limiter(LIMITS.tables_burst, LIMITS.tables_per_second, clock)
    assert [tables.take("host") for _ in range(10)] == [0.0] * 10
    assert tables.take("host") == pytest.approx(60)


def test_forty_messages_at_once_and_ten_a_second_after(clock: Clock) -> None:
    messages = Limiter(LIMITS.messages_burst, LIMITS.messages_per_second, clock)
    assert [messages.take("phone") for _ in range(41)] == [0.0] * 40 + [pytest.approx(0.1)]
    clock.now += 1
    assert sum(messages.take("phone") == 0.0 for _ in range(20)) == 10


def test_everybody_in_a_club_can_move_to_another_device_at_once(clock: Clock) -> None:
    links = Limiter(LIMITS.links_burst, LIMITS.links_per_second, clock)
    assert [links.take("the club") for _ in range(33)] == [0.0] * 32 + [2.0]


def test_the_sizes_and_counts_of_a_server() -> None:
    assert (LIMITS.message_size, LIMITS.body_size, LIMITS.commands_waiting) == (24_576, 65_536, 16)
    assert (LIMITS.connections, LIMITS.connections_table) == (20_000, 160)
    assert LIMITS.tables == 2_000


def test_the_numbers_do_not_change_while_a_server_runs() -> None:
    with pytest.raises(FrozenInstanceError):
        LIMITS.tables = 1  # type: ignore[misc]


def test_everybody_at_a_full_table_can_have_two_devices() -> None:
    assert LIMITS.connections_table >= 2 * MOST_PEOPLE


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_ipv6_address_counts_as_its_network(address: str, key: str) -> None:
    assert address_key(address) == key


# --- what is written about them ---------------------------------------------------------------------------------------

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


def shown(value: float, name: str) -> str:
    """A limit as the documentation writes it."""
    if name.endswith("_size"):
        return f"{value / 1024:g} KiB" if value % 1024 == 0 else f"{value:,} bytes"
    if name == "tables_per_second":
        return "one a minute"
    return f"{value:,g}" if isinstance(value, float) else f"{value:,}"


@pytest.mark.parametrize("name", [one.name for one in fields(Limits)])
def test_every_limit_is_in_the_documentation_with_its_number(name: str) -> None:
    rows = [line for line in OPERATING.read_text(encoding="utf-8").splitlines() if f"`{name}`" in line]
    assert len(rows) == 1
    assert re.search(rf"(?<![\d.,]){re.escape(shown(getattr(LIMITS, name), name))}(?![\d.])", rows[0]), rows[0]
