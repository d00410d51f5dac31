"""What the worker imports before it keeps a snapshot of Python, so that no later start has to."""

import subprocess
import sys

from tools.page import ROOT

WORKER = ROOT / "web" / "src" / "offline" / "worker.ts"
PROGRAM = """
import sys
{early}
before = set(sys.modules)
import hranice.browser.worker
new = sorted(set(sys.modules) - before)
print(*(name for name in new if name.partition(".")[0] in sys.stdlib_module_names))
"""


def test_all_modules_of_python_that_tables_need_are_in_the_snapshot() -> None:
    early = WORKER.read_text("utf-8").partition("const EARLY = `")[2].partition("`;")[0]
    assert early.strip()
    program = PROGRAM.format(early=early)
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    # What is there without being looked for costs nothing.
    late = [name for name in done.stdout.split() if name not in sys.builtin_module_names]
    assert late == []
