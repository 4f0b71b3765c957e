"""The packages that users install: sdist and wheel, with and without a C compiler."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from koloda.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
TRAINED = ("face_to_face", "gallop", "scram")
"""Games whose bots were trained by self-play."""
GAME = "import koloda; koloda.game('face-to-face').deal(seed=7).playout(koloda.Rng(1))"

pytestmark = pytest.mark.slow


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        cwd=ROOT.parent,  # outside the tree, so that only installed packages are found
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="session")
def sdist(tmp_path_factory) -> Path:
    """Build it from a clean copy, because an old build/ in the tree would be reused."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = folder / "copy"
    run("git", "clone", "--quiet", ROOT, copy)
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, copy)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def build_wheel(sdist: Path, folder: Path, **environment: str) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder]
    run(*pip, sdist, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Return a new Python environment's interpreter, with the wheel and the tests' packages."""
    venv.create(folder, with_pip=True, system_site_packages=False)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    site = next((Path(sys.prefix) / "lib").glob("python*/site-packages"))
    inside = next((folder / "lib").glob("python*/site-packages"))
    (inside / "tests.pth").write_text(f"{site}\n", encoding="utf-8")
    return python


def test_the_sdist_contains_sources_types_and_texts(sdist) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in (
        "setup.py",
        "LICENSE",
        "src/koloda/py.typed",
        "src/koloda/engine/rng.py",
        "src/koloda/engine/rng.pxd",
        "src/koloda/engine/bits.pxd",
        *(f"src/koloda/games/face_to_face/rules.{language}.md" for language in LANGUAGES),
        "src/koloda/locales/en/face-to-face.ftl",
        *(f"src/koloda/bots/{game}/value_network.json" for game in TRAINED),
    ):
        assert name in names


def test_a_compiled_wheel_contains_both_builds(sdist, tmp_path) -> None:
    wheel = build_wheel(sdist, tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    for module in ("engine/rng", "engine/state", "games/face_to_face/position"):
        assert any(name.startswith(f"koloda/{module}.") and name.endswith(".so") for name in names)
        assert f"koloda/{module}.py" in names
        assert f"koloda/{module}.pxd" in names
    for game in TRAINED:
        assert f"koloda/bots/{game}/value_network.json" in names
    python = install(wheel, tmp_path / "env")
    done = run(python, "-W", "error", "-c", f"{GAME}; print(koloda.compiled)")
    assert done.stdout == "True\n"
    done = run(python, "-c", f"{GAME}; print(koloda.compiled)", KOLODA_UNCOMPILED="1")
    assert done.stdout == "False\n"
    assert done.stderr == ""
    for language, words in (("en", "Reverse trick"), ("uk", "Зворотний"), ("ru", "Обратный трюк")):
        command = [tmp_path / "env" / "bin" / "koloda", "rules", "face-to-face", "F2F-8"]
        assert words in run(*command, "--lang", language).stdout


def test_without_a_compiler_koloda_installs_uncompiled_and_warns_once(sdist, tmp_path) -> None:
    wheel = build_wheel(sdist, tmp_path, CC="/bin/false")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist())
    python = install(wheel, tmp_path / "env")
    done = run(python, "-c", f"{GAME}; import koloda; print(koloda.compiled)")
    assert done.stdout == "False\n"
    assert done.stderr.count("Koloda runs uncompiled") == 1
