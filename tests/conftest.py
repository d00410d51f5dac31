"""What all tests share."""

import signal

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.services.plugin"]

# The same examples every time, and no example fails because the machine is busy.
settings.register_profile(
    "hranice", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hranice")

# Whoever starts the tests in the background ignores Ctrl-C, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have one worker run all tests of a file, or of a group of files: what they prepare is prepared once."""
    for item in items:
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.location[0]))
