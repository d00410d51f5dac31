"""What all tests share."""

from hypothesis import settings

pytest_plugins = ["tests.services.plugin"]

# The same examples every time, and no example fails because the machine is busy.
settings.register_profile("hranice", deadline=None, derandomize=True)
settings.load_profile("hranice")
