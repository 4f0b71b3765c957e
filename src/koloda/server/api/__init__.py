"""The HTTP API for browsers and programs; answers are JSON."""
