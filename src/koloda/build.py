"""Which of the two builds is in use, and the switch between them."""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

UNCOMPILED = "KOLODA_UNCOMPILED"


class SourceOnly:
    """Finds Koloda's modules as plain Python, ignoring the compiled ones beside them."""

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


def is_uncompiled_requested() -> bool:
    return os.environ.get(UNCOMPILED) == "1"


def choose_build() -> None:
    """Use the plain Python files if `KOLODA_UNCOMPILED=1` is set, e.g. to debug the rules."""
    if is_uncompiled_requested():
        sys.meta_path.insert(0, SourceOnly())


def is_compiled() -> bool:
    from koloda.engine import rng

    return not str(rng.__file__).endswith(".py")


def warn_if_slow(compiled: bool) -> None:
    """Warn, once per process, if the uncompiled build runs by accident."""
    if not compiled and not is_uncompiled_requested():
        warnings.warn(
            "Koloda runs uncompiled, about 80 times slower: there was no C compiler when it was "
            "installed. Install a compiler, then reinstall Koloda.",
            RuntimeWarning,
            stacklevel=3,
        )
