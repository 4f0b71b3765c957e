"""Runs the browser's own functions in Node, so that they can be compared with the engine's."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BUILD = """import("vite").then(({ build }) => build({
  configFile: false, logLevel: "error", root: process.argv[1],
  build: { ssr: process.argv[2], outDir: process.argv[3], emptyOutDir: true },
}))"""

Run = Callable[[list[Any]], list[Any]]


def built(name: str, folder: Path) -> Run:
    """Build tests/web/<name>.ts; return a function that answers a list of cases with it."""
    web = ROOT / "web"
    if not (web / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=web, check=True)
    entry = ROOT / "tests" / "web" / f"{name}.ts"
    subprocess.run(["node", "-e", BUILD, str(ROOT), str(entry), str(folder)], cwd=web, check=True)

    def run(cases: list[Any]) -> list[Any]:
        script, text = str(folder / f"{name}.mjs"), json.dumps(cases).encode()
        made = subprocess.run(["node", script], input=text, stdout=subprocess.PIPE, check=True)
        return list(json.loads(made.stdout))

    return run
