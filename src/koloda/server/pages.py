"""The browser's side: one page for all addresses, and the files that belong to it.

Among them is the service worker (`sw.js`), which keeps the page for use without a connection. The
files are built from `web/` into `src/koloda/web` and read once, at startup.
"""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

BUILT = resources.files("koloda") / "web"
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Stated here, because `mimetypes` also reads the machine's own configuration."""
PATHS = (
    "/",
    "/table/{table}",
    "/hot/{table}",
    "/join/{secret}",
    "/rules/{game}",
    "/learn/{game}",
    "/replay",
    "/replay/{table}",
    "/claims",
    "/mine",
    "/score/{game}",
)
"""Where the one page is served. It reads from the address what to show."""
TEXT = ("text/", "image/svg")
REFERENCE = re.compile(r'(?:src|href)="/([^"]+)"')
"""A file that the page asks for at once."""
FOR_EVER = "public, max-age=31536000, immutable"
"""A file whose name holds a hash of its content never changes."""


@dataclass(frozen=True)
class File:
    content: bytes
    zipped: bytes | None
    type: str
    headers: dict[str, str]


def read(file: Traversable, **headers: str) -> File:
    content = file.read_bytes()
    ending = file.name[file.name.rfind(".") :]
    type = TYPES.get(ending) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    zipped = gzip.compress(content, mtime=0) if type.startswith(TEXT) else None
    return File(content, zipped, type, headers)


def answer(file: File, request: Request, status: int = 200) -> Response:
    headers = {**file.headers, "vary": "accept-encoding"}
    content = file.content
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(content, status, media_type=file.type, headers=headers)


class Pages:
    def __init__(self) -> None:
        self.page = read(BUILT / "index.html")
        self.root_files = {
            file.name: read(file)
            for file in BUILT.iterdir()
            if file.is_file() and file.name != "index.html"
        }
        self.assets = {
            file.name: read(file, **{"cache-control": FOR_EVER})
            for file in (BUILT / "assets").iterdir()
        }

    def missing(self) -> list[str]:
        """Return the files that the page asks for and this server doesn't have."""
        held = {f"assets/{name}": file for name, file in self.assets.items()} | self.root_files
        asked = REFERENCE.findall(self.page.content.decode(errors="replace"))
        return [name for name in asked if name not in held or not held[name].content]

    def routes(self) -> list[Route]:
        return [
            *(Route(path, self.show_page, methods=["GET"]) for path in PATHS),
            *(Route(f"/{name}", self.show_root_file, methods=["GET"]) for name in self.root_files),
            Route("/assets/{name}", self.show_asset, methods=["GET"]),
        ]

    async def show_page(self, request: Request) -> Response:
        return answer(self.page, request)

    async def show_root_file(self, request: Request) -> Response:
        return answer(self.root_files[request.url.path[1:]], request)

    async def show_asset(self, request: Request) -> Response:
        file = self.assets.get(request.path_params["name"])
        return Response(status_code=404) if file is None else answer(file, request)

    async def show_not_found(self, request: Request, _error: Exception) -> Response:
        """Answer 404: to a browser with the page, which explains it in the reader's language."""
        if "text/html" in request.headers.get("accept", ""):
            return answer(self.page, request, 404)
        return Response(status_code=404)
