"""What all tests share."""

import signal

from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.services.plugin"]

# The same examples every time, and no example fails because the machine is busy.
settings.register_profile(
    "hranice", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hranice")

# Whoever starts the tests in the background ignores Ctrl-C, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
