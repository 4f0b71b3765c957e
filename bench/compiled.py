"""Compiles a module of this folder against the compiled rules, as `setup.py` compiles the rules.

Only measurements that call C functions of the rules need it.
"""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory
from types import ModuleType

import koloda

HERE = Path(__file__).parent
BUILD = HERE / ".build"
SOURCES = HERE.parent / "src"
FAST = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}


def loaded(name: str) -> ModuleType:
    """Return a module in the build that Koloda runs in; compile it first if it changed."""
    if not koloda.compiled:
        return import_module(name)
    spec = spec_from_file_location(name, build(name))
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(name: str) -> Path:
    """Return the compiled module's file. Several processes may ask for it at once."""
    # needed only here, and not where a bench runs uncompiled
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    kept = BUILD / f"{name}{get_config_var('EXT_SUFFIX')}"
    if is_newer(kept, [*HERE.glob(f"{name}.p*"), *SOURCES.rglob("*.pxd")]):
        return kept
    BUILD.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as scratch:
        extensions = cythonize(
            [Extension(name, [str(HERE / f"{name}.py")], extra_compile_args=["-O3"])],
            include_path=[str(SOURCES)],
            compiler_directives=FAST,
            build_dir=scratch,
            quiet=True,
        )
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = command.build_temp = scratch
        command.ensure_finalized()
        command.run()
        return Path(command.get_ext_fullpath(name)).replace(kept)


def is_newer(file: Path, sources: Iterable[Path]) -> bool:
    return file.exists() and file.stat().st_mtime > max(one.stat().st_mtime for one in sources)
