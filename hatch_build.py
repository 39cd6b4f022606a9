"""No package without the web client: whoever installs it wants to play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[misc, unused-ignore]
    """Refuses to pack what lacks the client; an environment for working on it gets it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "src", "lichina", "server", "web", "index.html")
        if version != "editable" and not page.exists():
            raise SystemExit("error: the web client is not built: run `make client` first, or `make wheel` for both")
