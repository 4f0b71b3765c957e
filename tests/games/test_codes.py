"""Each constant and inlined function of the compiled rules is also in the Python module beside it.

A `codes.pxd` or `cards.pxd` holds C enums and inlined functions; the module of the same name is
what everything uncompiled imports.
"""

import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import koloda

SOURCE = Path(koloda.__file__).parent
PXDS = sorted(path for name in ("codes", "cards") for path in SOURCE.glob(f"games/*/{name}.pxd"))
ENUM = re.compile(r"^cdef enum[^\n]*:\n((?:[ \t]+[^\n]*\n|\n)+)", re.MULTILINE)
CONSTANT = re.compile(r"^\s+(\w+)(?:\s*=\s*([^#,\n]+))?", re.MULTILINE)
FUNCTION = re.compile(r"^cdef inline [\w ]*?(\w+)\(([^)]*)\)", re.MULTILINE)

every_pxd = pytest.mark.parametrize("pxd", PXDS, ids=lambda pxd: f"{pxd.parent.name}-{pxd.stem}")


def module_beside(pxd: Path) -> ModuleType:
    return import_module(".".join(("koloda", *pxd.relative_to(SOURCE).with_suffix("").parts)))


def constants(text: str) -> dict[str, int]:
    """Return the enums' constants: numbers, expressions of earlier ones, or one more than those."""
    found: dict[str, int] = {}
    for block in ENUM.findall(text):
        following = 0
        for name, value in CONSTANT.findall(re.sub(r"#[^\n]*", "", block)):
            found[name] = eval(value, {}, dict(found)) if value else following
            following = found[name] + 1
    return found


def functions(text: str) -> dict[str, list[str]]:
    """Return the inlined functions with the names of their arguments."""
    return {
        name: [argument.split()[-1].lstrip("*") for argument in arguments.split(",") if argument]
        for name, arguments in FUNCTION.findall(text)
    }


def test_there_are_some() -> None:
    assert PXDS


@every_pxd
def test_the_constants_are_equal(pxd) -> None:
    found, module = constants(pxd.read_text(encoding="utf-8")), module_beside(pxd)
    assert found or pxd.stem != "codes"
    assert found == {name: getattr(module, name, None) for name in found}


@every_pxd
def test_the_functions_take_the_same_arguments(pxd) -> None:
    module = module_beside(pxd)
    for name, arguments in functions(pxd.read_text(encoding="utf-8")).items():
        assert list(inspect.signature(getattr(module, name)).parameters) == arguments, name


@every_pxd
def test_the_module_is_not_compiled(pxd) -> None:
    assert str(module_beside(pxd).__file__).endswith(".py")


def test_an_enum_is_read_as_c_reads_it() -> None:
    text = "cdef enum:\n    A = 3  # three\n    B\n\n    C = A << 4\n\ncdef enum:\n    D\n"
    assert constants(text) == {"A": 3, "B": 4, "C": 48, "D": 0}
