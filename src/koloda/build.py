"""Which of the two builds is in use, and the switch between them."""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

UNCOMPILED = "KOLODA_UNCOMPILED"


class SourceOnly:
    """Finds Koloda's modules as plain Python, past the compiled ones that lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("koloda."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec:
                return spec
        return None


def uncompiled_is_wanted() -> bool:
    return os.environ.get(UNCOMPILED) == "1"


def choose_build() -> None:
    """Set `KOLODA_UNCOMPILED=1` before the start to run (and debug) the rules as plain Python."""
    if uncompiled_is_wanted():
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    from koloda.engine import rng

    return not str(rng.__file__).endswith(".py")


def warn_if_slow(compiled: bool) -> None:
    """Tell, once a process, who did not ask for the uncompiled build that he has it."""
    if not compiled and not uncompiled_is_wanted():
        warnings.warn(
            "Koloda runs uncompiled, some 80 times slower: there was no C compiler when it was "
            "installed. With one at hand, install it again.",
            RuntimeWarning,
            stacklevel=3,
        )
