"""Fair stamps: what a connection is credited with, and what that does for races."""

from statistics import fmean

import pytest

from hranice.table.latency import CAP, ECHO, LOCK, SAMPLES, SURPLUS, Latency, SeatLocks
from tools.latency_simulation import Figures, race


def measured_latency(*round_trips: float) -> Latency:
    latency = Latency()
    for second, round_trip in enumerate(round_trips):
        latency.measured(1000 * second, round_trip)
    return latency


def test_a_connection_nobody_measured_gets_no_credit() -> None:
    assert Latency().credit() == 0


def test_the_lowest_recent_round_trip_is_credited() -> None:
    latency = measured_latency(80, 45, 300, 2000)
    assert latency.credit() == 45
    for _ in range(SAMPLES):
        latency.measured(10_000, 120)
    assert latency.credit() == 120


def test_nobody_gains_more_than_the_cap_by_answering_late() -> None:
    assert measured_latency(*[5000] * 20).credit() == CAP


def test_half_of_what_the_reveal_took_longer_than_usual_is_credited_too() -> None:
    latency = measured_latency(100, 120, 150)
    latency.showed(5000)
    latency.measured(5000 + ECHO + 1, 400)
    assert latency.credit() == 100
    latency.showed(9000)
    latency.measured(9000, 175)
    assert latency.credit() == 100 + (175 - 135) / 2
    latency.measured(9001, 230)
    assert latency.credit() == 100 + (175 - 135) / 2, "only the first ping behind it travelled with it"


def test_a_reveal_is_credited_as_late_only_as_far_as_the_line_is_late_at_other_times() -> None:
    latency = measured_latency(*[100] * 5, *[110] * 5)
    for _ in range(SAMPLES):
        latency.showed(90_000)
        latency.measured(90_000, 400)
    assert latency.credit() == round(100 + (110 - 105) / 2)


def test_a_late_reveal_is_credited_no_more_than_jitter_explains() -> None:
    latency = measured_latency(100, 100, 100, 400, 400)
    latency.showed(9000)
    latency.measured(9000, 400)
    assert latency.credit() == 100 + SURPLUS


def test_pongs_behind_reveals_alone_earn_nothing() -> None:
    latency = Latency()
    latency.showed(9000)
    latency.measured(9000, 400)
    assert latency.credit() == 0


def test_an_absurd_measurement_neither_fines_nor_enriches() -> None:
    latency = measured_latency(-500, 40)
    assert latency.credit() == 0


def test_a_lock_lasts_a_quarter_of_a_second_of_the_players_own_time() -> None:
    locks = SeatLocks()
    locks.lock(1, 10_000)
    assert locks.rest(1, 10_000) == LOCK == 250
    assert locks.rest(1, 10_249) == 1
    assert locks.rest(1, 10_250) == 0
    assert locks.rest(0, 10_001) == 0


def assert_fair(figures: Figures) -> None:
    assert fmean(figures.close) >= 0.97
    assert fmean(figures.apart) >= 0.99
    assert abs(figures.favour) < 0.05


def test_races_over_bad_connections_are_fair() -> None:
    assert_fair(race(1500, 1))


@pytest.mark.soak
def test_very_many_races_over_bad_connections_are_fair() -> None:
    assert_fair(race(40_000, 2))


def test_without_the_credit_races_would_be_unfair() -> None:
    figures = race(300, 1, credit=False)
    assert fmean(figures.close) < 0.8
    assert fmean(figures.apart) < 0.97
    assert figures.favour > 0.15
