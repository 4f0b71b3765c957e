# What the compiled build uses in place of codes.py; codes.py itself is never compiled.
cdef enum:
    RESET = 0
    ADVANCE = 1
    SETTLE = 2
    YOU = 0
    RANDOM = 1
    GREEDY = 2
    WORLDS = 8
    MOST_MOVES = 96
    CHOICES = 1
