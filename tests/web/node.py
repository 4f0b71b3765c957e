"""Functions of the page, run by Node on cases from a test."""

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


def built(script: str, folder: Path) -> Run:
    """Build a script of this folder, which reads JSON cases and answers each; return it."""
    web = ROOT / "web"
    if not (web / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=web, check=True)
    entry = ROOT / "tests" / "web" / script
    subprocess.run(["node", "-e", BUILD, str(ROOT), str(entry), str(folder)], cwd=web, check=True)
    program = str(folder / Path(script).with_suffix(".mjs"))

    def run(cases: list[Any]) -> list[Any]:
        text = json.dumps(cases).encode()
        made = subprocess.run(["node", program], input=text, stdout=subprocess.PIPE, check=True)
        return list(json.loads(made.stdout))

    return run
