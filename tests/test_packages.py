"""What a stranger installs: sdist and wheel, with and without a C compiler."""

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
TAUGHT = ("face_to_face", "gallop", "scram")
"""Games whose bots have learnt by self-play."""
GAME = "import koloda; koloda.game('face-to-face').deal(seed=7).playout(koloda.Rng(1))"

pytestmark = pytest.mark.slow


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        cwd=ROOT.parent,  # away from the tree, so that only what is installed is found
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="session")
def sdist(tmp_path_factory) -> Path:
    """From a clean copy: an old build/ in the tree would be used again."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = folder / "copy"
    run("git", "clone", "--quiet", ROOT, copy)
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, copy)
    (made,) = folder.glob("*.tar.gz")
    return made


def wheel(sdist: Path, folder: Path, **environment: str) -> Path:
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder]
    run(*pip, sdist, **environment)
    (made,) = folder.glob("*.whl")
    return made


def installed(wheel: Path, folder: Path) -> Path:
    """A Python of its own, with the wheel and what the tests' environment has besides."""
    venv.create(folder, with_pip=True, system_site_packages=False)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
    site = next((Path(sys.prefix) / "lib").glob("python*/site-packages"))
    inside = next((folder / "lib").glob("python*/site-packages"))
    (inside / "tests.pth").write_text(f"{site}\n", encoding="utf-8")
    return python


def test_the_sdist_carries_sources_types_and_texts(sdist) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in (
        "setup.py",
        "LICENSE",
        "src/koloda/py.typed",
        "src/koloda/engine/rng.py",
        "src/koloda/engine/rng.pxd",
        "src/koloda/engine/bits.pxd",
        *(f"src/koloda/games/face_to_face/rules.{language}.md" for language in LANGUAGES),
        "src/koloda/locales/en/face-to-face.ftl",
        *(f"src/koloda/bots/{game}/value_network.json" for game in TAUGHT),
    ):
        assert wanted in names


def test_a_compiled_wheel_carries_both_builds(sdist, tmp_path) -> None:
    made = wheel(sdist, tmp_path)
    names = zipfile.ZipFile(made).namelist()
    for module in ("engine/rng", "engine/state", "games/face_to_face/position"):
        assert any(name.startswith(f"koloda/{module}.") and name.endswith(".so") for name in names)
        assert f"koloda/{module}.py" in names
        assert f"koloda/{module}.pxd" in names
    for game in TAUGHT:
        assert f"koloda/bots/{game}/value_network.json" in names
    python = installed(made, tmp_path / "env")
    done = run(python, "-W", "error", "-c", f"{GAME}; print(koloda.compiled)")
    assert done.stdout == "True\n"
    done = run(python, "-c", f"{GAME}; print(koloda.compiled)", KOLODA_UNCOMPILED="1")
    assert done.stdout == "False\n"
    assert done.stderr == ""
    for language, words in (("en", "Reverse trick"), ("uk", "Зворотний"), ("ru", "Обратный трюк")):
        command = [tmp_path / "env" / "bin" / "koloda", "rules", "face-to-face", "F2F-8"]
        assert words in run(*command, "--lang", language).stdout


def test_without_a_compiler_it_installs_uncompiled_and_says_so_once(sdist, tmp_path) -> None:
    made = wheel(sdist, tmp_path, CC="/bin/false")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(made).namelist())
    python = installed(made, tmp_path / "env")
    done = run(python, "-c", f"{GAME}; import koloda; print(koloda.compiled)")
    assert done.stdout == "False\n"
    assert done.stderr.count("Koloda runs uncompiled") == 1
