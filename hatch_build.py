"""Builds the page into the package, with the Node that comes as a Python wheel.

So `pip install` alone yields a working page, on machines without Node. A page that is current is not built
again, and `HRANICE_SKIP_WEB=1` leaves it out, for whoever needs none.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "HRANICE_SKIP_WEB"


class PageBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is put together, be it a real one or that of an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build the page if it is wanted and not current."""
        if self.target_name != "wheel":
            return
        if os.environ.get(SKIP) == "1":
            self.app.display_info(f"{SKIP}=1: the page is left out")
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools import page  # noqa: PLC0415 - found only now

        if page.is_current(root):
            self.app.display_info(f"the page in {page.PAGE} is current: not built again")
            return
        self.app.display_info("building the page (npm ci, vite build)")
        page.build(root)
