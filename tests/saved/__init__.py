"""Files that version 0.1.0 (commit 51cdded) wrote, never rewritten.

`<variant>.jsonl`: positions; each line holds a whole position, what one seat saw of it, and the
legal moves in notation. `<variant>.fair.record`, `.whole.record`: records of a fair deal, and of a
deal that was written down whole.
"""
