"""One module per engine, with `NAME`, `version()` and `contenders()`; `worker.py` runs them."""
