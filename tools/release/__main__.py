"""`python -m tools.release`: build sdist and wheel into dist/, check both, try the wheel with every Python.

The Pythons are those that .ci/find-pythons finds. Each gets a fresh virtual environment in build/release,
with the packages that requirements/run.txt pins.
"""

import subprocess
import sys

from hranice import __version__
from tools.page import ROOT
from tools.release.archives import build, faults, in_sdist, in_wheel, secrets_of_this_machine
from tools.release.trial import Environment, Failed, try_out


def main() -> int:
    """Do all of it; return the exit status."""
    sdist, wheel = build(ROOT / "dist")
    found = list(faults(in_sdist(sdist), in_wheel(wheel), __version__, secrets_of_this_machine()))
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        return 1
    for archive in (sdist, wheel):
        print(f"{archive.name}: {archive.stat().st_size:,} bytes, sound", flush=True)
    failed = False
    pythons = subprocess.run([ROOT / ".ci" / "find-pythons"], capture_output=True, text=True, check=True)
    for version, python in (line.split() for line in pythons.stdout.splitlines()):
        try:
            try_out(Environment(python, ROOT / "build" / "release" / version, wheel), __version__)
        except Failed as reason:
            failed = True
            print(f"Python {version}: FAILED: {reason}", flush=True)
        else:
            print(f"Python {version}: installed, played, simulated, verified, served", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
