# What the compiled rules use in place of codes.py; codes.py itself is never compiled.
cdef enum:
    FIRST_EXCHANGE = 36
    UNIVERSAL = 42
    DEPORTATION = 43
    KINDS = 44
    DECK = 47
    COLOURS = 6
    ALL_COLOURS = 63

    MOST_PLAYERS = 4

cdef enum:
    PICKED = 0
    GIVEN = 7
    GOT = 8

cdef enum:
    LAY = 0
    PICK = 1
    GIVE = 2
    GET = 3
    OVER = 4

cdef enum:
    TARGET = 0
    WINS = 1
    SINGLE = 2

cdef enum:
    FLIGHTS = 126
    HAND = 3
    LONGEST_DEAL = 500
    TRIES = 100000
    LONGEST_MATCH = 200
    MOST_MOVES = 24

cdef enum:
    NEIGHBOURS = 1
    THREE = 2

cdef enum:
    GOES_ON = -1
    COMPLETE = 0
    NO_CARD = 1
    TOO_LONG = 2

cdef enum:
    NOT_UNIVERSAL = 1
    NOT_DEPORTATION = 2

cdef enum:
    LOG_ROOM = 256
    LAID = 0
    REVEALED = 1
    TAKEN = 2
    DEPORTED = 3
    GAVE = 4
    SWAPPED = 5
    NO_SWAP = 6
    BURNT = 7
    FLIGHTS_BACK = 8
    SHUFFLED = 9
    DRAWN = 10
    MARKER = 11
    ENDED = 12
    SCORED = 13
    DEALT = 14

cdef inline int join(int step, int card) noexcept nogil:
    return step << 6 | card

cdef inline int step(int joined) noexcept nogil:
    return joined >> 6

cdef inline int card(int joined) noexcept nogil:
    return joined & 63
