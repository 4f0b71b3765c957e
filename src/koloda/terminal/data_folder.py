"""Where Koloda keeps its user's files."""

import os
from pathlib import Path


def data_folder() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "koloda"
