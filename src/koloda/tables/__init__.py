"""One live table, without I/O: seats, moves, clocks, take-back, talk, and who may see what."""
