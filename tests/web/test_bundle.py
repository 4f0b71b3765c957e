"""The committed page is what `web/` builds, is small, and is served correctly."""

import filecmp
import gzip
import re
import subprocess
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import koloda
from koloda.locales import LANGUAGES
from tests.web.node import HAS_NODE

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "koloda" / "web"
FIRST_LOAD = 150_000
"""Bytes of compressed scripts."""


@pytest.mark.skipif(not HAS_NODE, reason="no Node at hand")
@pytest.mark.skipif(not koloda.compiled, reason="once is enough")
def test_the_page_is_built_from_its_source(tmp_path) -> None:
    web = ROOT / "web"
    subprocess.run(["npm", "run", "--silent", "check"], cwd=web, check=True)
    build = ["npx", "vite", "build", "--logLevel", "error", "--outDir", tmp_path / "built"]
    subprocess.run(build, cwd=web, check=True)
    fresh = tmp_path / "built"
    for folder in ("", "assets"):
        compared = filecmp.dircmp(BUILT / folder, fresh / folder)
        differing = compared.left_only + compared.right_only
        differing += filecmp.cmpfiles(
            BUILT / folder, fresh / folder, compared.common_files, shallow=False
        )[1]
        assert not differing, f"run `make web` and commit: {differing}"


def test_the_first_load_is_light() -> None:
    files = (BUILT / "assets").glob("*.js")
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    texts = [size for name, size in sizes.items() if name.partition("-")[0] in LANGUAGES]
    assert len(texts) == len(LANGUAGES)
    # all scripts together, in the longest language
    assert sum(sizes.values()) - sum(texts) + max(texts) < FIRST_LOAD
    fonts = [file.stat().st_size for file in (BUILT / "assets").glob("*.woff2")]
    assert sum(fonts) <= 60_000


def test_the_lock_file_names_no_server() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def fetch(address: str, **headers: str) -> tuple[Message, bytes]:
    with urlopen(Request(address, headers=headers)) as answer:
        return answer.headers, answer.read()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/join/abc",
        "/rules/face-to-face",
        "/claims",
        "/score/scram",
        "/replay",
        "/replay/abc",
        "/learn/scram",
    ],
)
def test_every_address_of_the_page_shows_it_under_a_strict_policy(server, path) -> None:
    headers, page = fetch(server.address + path)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-store"
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert not re.search(rb"<script(?![^>]*src=)|<style|style=| on\w+=", page)


def test_files_with_a_hash_in_their_name_are_cached_for_ever(server) -> None:
    types = {
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".woff2": "font/woff2",
        ".svg": "image/svg+xml",
    }
    for file in (BUILT / "assets").iterdir():
        address = f"{server.address}/assets/{file.name}"
        headers, content = fetch(address)
        assert content == file.read_bytes()
        assert headers["content-type"] == types[file.suffix]
        assert "immutable" in headers["cache-control"]
        zipped, content = fetch(address, **{"accept-encoding": "gzip"})
        if zipped["content-encoding"] == "gzip":
            content = gzip.decompress(content)
        assert content == file.read_bytes()


@pytest.mark.parametrize("name", ["nothing.js", "..%2findex.html", "%2e%2e%2findex.html"])
def test_nothing_else_is_served(server, name) -> None:
    with pytest.raises(HTTPError, match="404"):
        fetch(f"{server.address}/assets/{name}")
