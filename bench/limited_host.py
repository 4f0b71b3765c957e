"""A server with its usual limits, for `attacks.py`. It runs with any revision's modules."""

import sys
from pathlib import Path

from koloda.server.app import application
from koloda.server.limits import Limits
from koloda.terminal.serve import serve

if __name__ == "__main__":
    _, port, database = sys.argv[1:]
    serve(application(Path(database)), "127.0.0.1", int(port), Limits())
