"""Compiles the rules with Cython; the same files run uncompiled where no C compiler is at hand."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")

FLAGS = ["-O3"]
if os.environ.get("KOLODA_SANITIZE") == "1":  # for `make test-sanitized`, not for use
    FLAGS = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]


# a module is compiled when a .pxd of the same name lies beside it, but for those that are only
# inlined into others
INLINED = {"bits", "cards", "codes", "gil", "log", "places", "wall"}

TYPED = [
    pxd.with_suffix(".py")
    for pxd in sorted(SOURCE.rglob("*.pxd"))
    if pxd.stem != "__init__" and pxd.stem not in INLINED
]

# compiled with all of Python's checks: what fills a position with values from a file, in functions
# that Python can't reach, what asks the rules why a move is refused, and what a server does for
# every viewer of every move
CHECKED = [
    *(path for path in TYPED if path.stem in {"refusal", "saved"}),
    SOURCE / "koloda/tables/visibility.py",
    *(
        path
        for name in ("events", "view", "words")
        for path in SOURCE.glob(f"koloda/games/*/{name}.py")
    ),
]
UNCHECKED = [path for path in TYPED if path not in CHECKED]

SAFE = {
    "language_level": 3,
    "annotation_typing": False,  # the hints are for people and mypy; C types are in the .pxd
}
FAST = SAFE | {
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    # positions are pickled by their saved form; Cython's own way mixes up two-dimensional arrays
    # that have as many rows but longer ones
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
    return cythonize(modules, include_path=[str(SOURCE)], compiler_directives=directives)


# KOLODA_UNCOMPILED=1 installs the plain files, to be compiled in place later or not at all
is_wanted = os.environ.get("KOLODA_UNCOMPILED") != "1"
extensions = compiled(UNCHECKED, FAST) + compiled(CHECKED, SAFE) if is_wanted else []
for extension in extensions:
    extension.optional = True  # cythonize() drops optional=, so it is set here

setup(ext_modules=extensions)
