"""The constants of the compiled rules are those of the Python modules beside them."""

import importlib
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
DECLARED = sorted(
    path for name in ("codes", "cards") for path in SOURCE.glob(f"koloda/games/*/{name}.pxd")
)
ENUM = re.compile(r"^cdef enum\b[^\n]*:\n((?:(?:    [^\n]*)?\n)+)", re.MULTILINE)
CONSTANT = re.compile(r"^    (\w+) = (\w+)", re.MULTILINE)
FUNCTION = re.compile(r"^cdef inline [^(\n]*?(\w+)\(", re.MULTILINE)


@pytest.mark.parametrize("path", DECLARED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_compiled_and_plain_constants_are_the_same(path: Path) -> None:
    declared = path.read_text(encoding="utf-8")
    constants = {
        name: int(value, 0)
        for block in ENUM.findall(declared)
        for name, value in CONSTANT.findall(block)
    }
    module = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    plain = {name: value for name, value in vars(module).items() if type(value) is int}
    assert constants == {name: plain.get(name) for name in constants}
    if path.stem == "codes":
        assert plain.keys() == constants.keys()
    assert all(callable(getattr(module, name)) for name in FUNCTION.findall(declared))
