"""Compiles a module of this folder against the compiled rules, as `setup.py` compiles the rules.

Only measurements that call C functions of the rules need it.
"""

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import koloda

HERE = Path(__file__).parent
BUILD = HERE / ".build"
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
    # needed only here, and not where a bench runs uncompiled
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    extensions = cythonize(
        [Extension(name, [str(HERE / f"{name}.py")], extra_compile_args=["-O3"])],
        include_path=[str(HERE.parent / "src")],
        compiler_directives=FAST,
        build_dir=str(BUILD),
        quiet=True,
    )
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(BUILD)
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(name))
