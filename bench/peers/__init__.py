"""One module an engine: `NAME`, `version()` and `contenders()`; `worker.py` does the rest."""
