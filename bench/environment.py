"""A peer's own virtual environment, made once and remade when its pinned versions change."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from engine import Absent

HERE = Path(__file__).parent
ENVIRONMENTS = HERE / ".envs"


def prepare(peer: str) -> Path:
    """Return the Python of the peer's environment; install whatever is missing first."""
    home = ENVIRONMENTS / peer
    requirements = HERE / "requirements" / f"{peer}.txt"
    python = home / "bin" / "python"
    stamp = home / "installed"
    wanted = sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        call(sys.executable, "-m", "venv", "--clear", str(home))
        call(str(python), "-m", "pip", "install", "--require-hashes", "-r", str(requirements))
        stamp.write_text(wanted)
    return python


def run(peer: str, script: str, *arguments: str) -> None:
    """Run a script of this folder in the peer's environment, with our engine from this tree."""
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent / "src")}
    subprocess.run([prepare(peer), HERE / script, *arguments], env=environment, check=True)


def call(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = (done.stdout + done.stderr).splitlines()
        errors = [line for line in said if line.startswith("ERROR")] or said or ["no reason given"]
        raise Absent(f"can't be installed: {errors[-1]}")
