"""Runs TypeScript of the page in Node: JSON on the standard input, JSON on the standard output."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import koloda

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD = """import("vite").then(({ build }) => build({
  configFile: false, logLevel: "error", root: process.argv[1],
  build: { ssr: process.argv[2], outDir: process.argv[3], emptyOutDir: true },
}))"""

HAS_NODE = (WEB / "node_modules").exists()
"""`make test` installs the page's packages if there is npm."""
NEEDS_NODE = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.skipif(not HAS_NODE, reason="no Node at hand"),
]

Program = Callable[[list[Any]], list[Any]]


def program(name: str, folder: Path) -> Program:
    """Build `tests/web/<name>.ts` in a folder; return a function that runs it on cases."""
    entry = ROOT / "tests" / "web" / f"{name}.ts"
    subprocess.run(["node", "-e", BUILD, str(ROOT), str(entry), str(folder)], cwd=WEB, check=True)

    def run(cases: list[Any]) -> list[Any]:
        script, text = str(folder / f"{name}.mjs"), json.dumps(cases).encode()
        made = subprocess.run(["node", script], input=text, stdout=subprocess.PIPE, check=True)
        return list(json.loads(made.stdout))

    return run
