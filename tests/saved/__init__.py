"""Files written by version 0.1.0 (commit 51cdded). Never rewrite them.

`<variant>.jsonl` holds positions: each line has a whole position, what one seat saw of it, and the
legal moves in notation. `<variant>.fair.record` and `.whole.record` are records of a fair deal, and
of a deal that was written out in full. `schotten-totten-2-jokers` is the log of a table, and the
record of its match. `tables.sqlite` is a server's database, and `tables.json` says what its tables
held.
"""
