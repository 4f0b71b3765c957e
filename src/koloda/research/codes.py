"""The numbers of tasks, players and streams; `codes.pxd` has the same ones for C."""

# what a chunk can do in each of its games
RESET = 0
ADVANCE = 1
SETTLE = 2

# who moves for a seat: the program that steps the batch, or a built-in player
YOU = 0
RANDOM = 1
GREEDY = 2
PLAYERS = (None, "random", "greedy")

WORLDS = 8
"""How many worlds the greedy player imagines before it weighs its moves, as `PolicyBot` does."""

MOST_MOVES = 96
"""Room for every list of legal moves."""

CHOICES = 1
"""The stream, under a deal's seed, of the built-in players; the deal itself has stream 0."""
