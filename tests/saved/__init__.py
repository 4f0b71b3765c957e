"""Files written by version 0.1.0 (commit 51cdded). Never rewrite them.

`<variant>.jsonl` holds positions: each line has a whole position, what one seat saw of it, and the
legal moves in notation. `<variant>.fair.record` and `.whole.record` are records of a fair deal, and
of a deal that was written out in full.
"""
