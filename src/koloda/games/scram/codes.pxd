# What the compiled rules use in place of codes.py; a test compares the two files.
cdef enum:
    DRAW = 0
    TAKE = 1
    CALL = 2
    USE = 3
    REPLACE = 4
    DISCARD = 5
    TURN_UP = 6
    SWAP = 7
    LEAVE = 8
    NEXT = 9
    WORDS = 10
    ENDS = 16
    PLACES = 32
    LEFT = 0
    RIGHT = 1
    DECK = 6
    TOP = 6
    SECOND = 14
    MOST_CARDS = 70
    MOST_TO_CALL = 2
    MOST_PENALTIES = 3
    WRONG_CALL = 10
    BEGIN_TURN = 0
    USE_DRAWN = 1
    PUSH_CARDS = 2
    CHOOSE_GAP = 3
    PLACE_NEW_CARD = 4
    PLACE_PENALTY = 5
    CHOOSE_TARGET = 6
    CHOOSE_SWAP = 7
    JOIN_CAMP = 8
    ROUND_OVER = 9
    OVER = 10
    FROM_DECK = 1
    FROM_PILE = 2
    DOES_NOTHING = 0
    LOOKS = 1
    TURNS_UP = 2
    DISCARDS = 3
    SWAPS = 4
    LOOKS_AND_SWAPS = 5
    ALLOWED = 0
    NOT_ON_DECK = 1
    SAME_CARD = 2
    SECOND_ALONE = 3
    NO_CARD = 4
    OTHER_CAMP = 5
    FACE_UP = 6
    DREW = 0
    TOOK = 1
    CALLED = 2
    USED = 3
    REPLACING = 4
    DISCARDED = 5
    PUSHED_FORWARD = 6
    TURNED_UP = 7
    FAILED = 8
    PLACED = 9
    NAMED = 10
    LOOKED = 11
    SWAPPED = 12
    LEFT_ALONE = 13
    PENALIZED = 14
    JOINED = 15
    ENDED = 16
    DEALT = 17

cdef inline bint is_solo(int seat, int players) noexcept nogil:
    return players == 3 and seat == 0

cdef inline bint is_in_pair(int seat, int players) noexcept nogil:
    return players == 3 and seat > 0

cdef inline int clockwise(int seat, int steps, int players) noexcept nogil:
    return seat + steps - players if seat + steps >= players else seat + steps

cdef inline int team_of(int seat, int players) noexcept nogil:
    return 1 if is_in_pair(seat, players) else seat & 1
