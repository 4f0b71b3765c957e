"""Compile the rules with Cython. Without a C compiler, the same files run uncompiled."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")

FLAGS = ["-O3"]
if os.environ.get("KOLODA_SANITIZE") == "1":  # for `make test-sanitized` only
    FLAGS = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]


# a module is compiled if there is a .pxd of the same name beside it, except for those that are
# only inlined into others
INLINED = {
    *("bits", "buffers", "cards", "codes", "gil", "hashing", "log", "members", "places"),
    *("seeds", "writing"),
}
TYPED = [
    pxd.with_suffix(".py")
    for pxd in sorted(SOURCE.rglob("*.pxd"))
    if pxd.stem != "__init__" and pxd.stem not in INLINED
]

# compiled with all of Python's checks: the modules that fill a position with values from a file, in
# functions that Python can't reach, those that ask the rules why a move is refused or what a round
# is worth, and those that run for every viewer of every move or for every saved position
CHECKED = [
    *(path for path in TYPED if path.stem in {"refusal", "saved", "scorepad"}),
    SOURCE / "koloda/engine/fields.py",
    SOURCE / "koloda/tables/visibility.py",
    *(
        path
        for name in ("events", "view", "words")
        for path in SOURCE.glob(f"koloda/games/*/{name}.py")
    ),
    SOURCE / "koloda/games/schotten_totten_2/reasons.py",
]
UNCHECKED = [path for path in TYPED if path not in CHECKED]

SAFE = {
    "language_level": 3,
    "annotation_typing": False,  # type hints are for people and mypy; the C types are in the .pxd
}
FAST = SAFE | {
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    # positions are pickled in their saved form; Cython's own pickling confuses two-dimensional
    # arrays with the same number of rows but longer ones
    "auto_pickle": False,
}


def compiled(paths: list[Path], directives: dict[str, object]) -> list[Extension]:
    modules = [
        Extension(
            ".".join(path.relative_to(SOURCE).with_suffix("").parts),
            [str(path)],
            extra_compile_args=FLAGS,
            extra_link_args=FLAGS,
        )
        for path in paths
    ]
    return cythonize(
        modules,
        include_path=[str(SOURCE)],
        compiler_directives=directives,
        force=types_changed(paths),
    )


def types_changed(paths: list[Path]) -> bool:
    """Tell whether a .pxd is newer than some C file; Cython overlooks indirect cimports."""
    newest = max(pxd.stat().st_mtime for pxd in SOURCE.rglob("*.pxd"))
    made = [path.with_suffix(".c") for path in paths]
    return any(c.exists() and c.stat().st_mtime < newest for c in made)


# KOLODA_UNCOMPILED=1 installs only the plain files; they can be compiled in place later
should_compile = os.environ.get("KOLODA_UNCOMPILED") != "1"
extensions = compiled(UNCHECKED, FAST) + compiled(CHECKED, SAFE) if should_compile else []
for extension in extensions:
    extension.optional = True  # set here because cythonize() drops optional=

setup(ext_modules=extensions)
