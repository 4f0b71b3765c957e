"""Each constant and inlined function of the compiled rules is also in the Python module beside it.

A `.pxd` such as `codes.pxd` or `cards.pxd` holds C enums and inlined functions; the module of the
same name is what everything uncompiled imports. A `.pxd` that this test can't read fails it.
"""

import ast
import inspect
import re
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

import koloda

SOURCE = Path(koloda.__file__).parent
PXDS = sorted(
    path
    for path in SOURCE.glob("games/*/*.pxd")
    if path.stem == "codes" or "cdef inline" in path.read_text(encoding="utf-8")
)
CONSTANT = re.compile(r"    (\w+)(?: = (.+))?")
HEAD = re.compile(r"cdef inline [\w ]+? (\w+)\(([^()]*)\) noexcept nogil:")
IMPORT = re.compile(r"(from [\w.]+ )?cimport [\w., ]+")
CAST = re.compile(r"<[a-z ]+>(?=[\w(])")
SUFFIX = re.compile(r"\b(0x[0-9A-F]+|\d+)U?L{0,2}\b")

every_pxd = pytest.mark.parametrize("pxd", PXDS, ids=lambda pxd: f"{pxd.parent.name}-{pxd.stem}")


@dataclass
class Function:
    arguments: list[str]
    body: str = ""


@dataclass
class Declared:
    constants: dict[str, int] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)


def declared(text: str) -> Declared:
    """Return what a .pxd declares; raise `ValueError` for a line of any other kind."""
    found = Declared()
    function, following, in_enum = Function([]), 0, False
    for line in text.splitlines():
        code = line.partition("#")[0].rstrip()
        if not code:
            continue
        if re.fullmatch(r"cdef enum( \w+)?:", code):
            in_enum, following = True, 0
        elif head := HEAD.fullmatch(code):
            in_enum = False
            arguments = [argument.split()[-1] for argument in head[2].split(",") if argument]
            function = found.functions[head[1]] = Function(arguments)
        elif not in_enum and found.functions and code.startswith("    "):
            function.body += code + "\n"
        elif in_enum and (constant := CONSTANT.fullmatch(code)):
            value = eval(constant[2], {}, dict(found.constants)) if constant[2] else following
            found.constants[constant[1]] = value
            following = value + 1
        elif not IMPORT.fullmatch(code):
            raise ValueError(f"what is this? {line}")
    return found


def module_beside(pxd: Path) -> ModuleType:
    return import_module(".".join(("koloda", *pxd.relative_to(SOURCE).with_suffix("").parts)))


def in_python(body: str) -> str:
    """Return a function's body without C's casts and suffixes, in one spelling."""
    return ast.unparse(ast.parse(dedent(SUFFIX.sub(r"\1", CAST.sub("", body)))))


def body_of(function: object) -> str:
    """Return a Python function's body without its docstring, in the same spelling."""
    (definition,) = ast.parse(inspect.getsource(function)).body  # type: ignore[arg-type]
    assert isinstance(definition, ast.FunctionDef)
    if ast.get_docstring(definition) is not None:
        del definition.body[0]
    return ast.unparse(ast.Module(definition.body, []))


def test_every_game_has_its_codes() -> None:
    games = {koloda.game(id).package.rpartition(".")[2] for id in koloda.games()}
    assert {pxd.parent.name for pxd in PXDS if pxd.stem == "codes"} == games


@every_pxd
def test_the_constants_are_equal(pxd) -> None:
    found, module = declared(pxd.read_text(encoding="utf-8")), module_beside(pxd)
    assert found.constants or found.functions
    assert found.constants == {name: getattr(module, name, None) for name in found.constants}


@every_pxd
def test_the_functions_are_the_same(pxd) -> None:
    module = module_beside(pxd)
    for name, function in declared(pxd.read_text(encoding="utf-8")).functions.items():
        beside = getattr(module, name)
        assert list(inspect.signature(beside).parameters) == function.arguments, name
        assert body_of(beside) == in_python(function.body), name


@every_pxd
def test_the_module_is_not_compiled(pxd) -> None:
    assert str(module_beside(pxd).__file__).endswith(".py")


def test_an_enum_is_read_as_c_reads_it() -> None:
    text = "cdef enum:\n    A = 3  # three\n    B\n\n    C = A << 4\n\ncdef enum Word:\n    D\n"
    assert declared(text).constants == {"A": 3, "B": 4, "C": 48, "D": 0}


def test_a_function_is_read_without_its_types() -> None:
    text = (
        "cdef inline bint has(unsigned long long members, int n) noexcept nogil:\n"
        "    # a comment\n"
        "    if n:\n"
        "        return <unsigned int>n << 1ULL\n"
        "    return 0xFFULL\n"
    )
    (function,) = declared(text).functions.values()
    assert function.arguments == ["members", "n"]
    assert in_python(function.body) == "if n:\n    return n << 1\nreturn 255"


@pytest.mark.parametrize(
    "text",
    [
        "cdef enum:\n    A, B\n",
        "cdef enum:\n  A = 1\n",
        "cpdef enum:\n    A = 1\n",
        "cdef int A\n",
        "cdef inline int f(int (*g)(int)) noexcept nogil:\n    return 1\n",
        "cdef inline int f(int a):\n    return 1\n",
    ],
)
def test_what_can_not_be_read_is_not_passed_over(text) -> None:
    with pytest.raises(ValueError, match="what is this"):
        declared(text)
