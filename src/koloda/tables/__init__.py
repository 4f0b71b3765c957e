"""One table without I/O: seats, moves, clocks, undo, talk, and who may see what."""
