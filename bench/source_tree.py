"""The source tree of a revision, unpacked and compiled."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from koloda.build import UNCOMPILED

ROOT = Path(__file__).parents[1]
TREES = Path(__file__).parent / ".build"


def unpacked(revision: str) -> Path:
    """Return the tree of a revision; it is unpacked once and kept, with what was compiled."""
    commit = git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    tree = TREES / commit
    if not tree.exists():
        TREES.mkdir(exist_ok=True)
        # moved into place when complete, so an interrupted run leaves no half of a tree
        with tempfile.TemporaryDirectory(dir=TREES) as folder:
            whole = Path(folder) / commit
            whole.mkdir()
            packed = git("archive", "--format=tar", commit)
            subprocess.run(["tar", "-x"], cwd=whole, input=packed, check=True)
            whole.rename(tree)
    return tree


def git(*arguments: str) -> bytes:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    if done.returncode:
        sys.exit(done.stderr.decode().strip())
    return done.stdout


def build(tree: Path) -> None:
    """Compile a tree in place, with this interpreter; what is up to date is left alone."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
    done = subprocess.run(command, cwd=tree, env=environment(tree), capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tree} doesn't compile:\n{done.stderr}")


def environment(tree: Path) -> dict[str, str]:
    """Return the environment in which Python imports Koloda, compiled, from this tree."""
    return {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        UNCOMPILED: "0",
        "PYTHONHASHSEED": "0",  # so that both lay out their sets alike
    }
