# The numbers of codes.py as C constants; a test compares the two. codes.py is never compiled.
cdef enum:
    TILES = 7
    FACES = 14
    ALL_TILES = 0b1111111
    CAULDRONS = 3
    DAMAGED_TO_WIN = 4
    PLAY = 0
    CHOOSE = 448
    ACT = 520
    EXPLODE = 528
    TO = 536
    TO_DISCARD = 543
    CLAIM = 544
    RETREAT = 552
    OIL = 560
    DRAW_SIEGE = 568
    DRAW_TACTICS = 569
    PASS = 570
    CHOOSE_JOKER = 571
    END = 599
    MOST = 96
    PLAYING = 0
    DRAWING = 1
    CHOOSING = 2
    PLACING = 3
    GIVING = 4
    REDEPLOYMENT = 0
    RECRUITMENT = 1
    DESERTION = 2
    TREASON = 3
    EXPLOSION = 4
    REINFORCEMENTS = 5
    SWAP = 6
    SUM = 0
    RUN = 1
    COLOUR = 2
    EQUAL_STRENGTH = 3
    COLOUR_RUN = 4
    NOT_ENDED = 0
    CLAIMED_AGAIN = 1
    FOUR_DAMAGED = 2
    DECK_EMPTY = 3
    WALL_FULL = 4
    PLAYED = 0
    CLASHED = 1
    RETREATED = 2
    OILED = 3
    CLAIMED = 4
    DISCARDED = 5
    ACTED = 6
    CHOSEN = 7
    GIVEN = 8
    MOVED = 9
    SHUFFLED = 10
    EXCHANGED = 11
    DREW_SIEGE = 12
    DREW_TACTICS = 13
    PASSED = 14
    WON = 15
    DEALT = 16
    LOGGED = 48
    NOTHING = 255
    ORIGINS = 8
    GIFT = 3

cdef inline int hand_limit(bint has_tactics) noexcept nogil:
    return 7 if has_tactics else 6

cdef inline int play(int card, int tile) noexcept nogil:
    return tile << 6 | card

cdef inline int played_card(int move) noexcept nogil:
    return move & 63

cdef inline int played_at(int move) noexcept nogil:
    return move >> 6

cdef inline int face(int tile, int damaged) noexcept nogil:
    return 2 * tile + (damaged >> tile & 1)

cdef inline int damaged_face(int tile) noexcept nogil:
    return 2 * tile + 1

cdef inline int spot(int seat, int tile, int i) noexcept nogil:
    return 28 * seat + 4 * tile + i

cdef inline int choose_joker(int tile, int i) noexcept nogil:
    return CHOOSE_JOKER + spot(0, tile, i)

cdef inline int seat_at(int spot) noexcept nogil:
    return spot // 28

cdef inline int tile_at(int spot) noexcept nogil:
    return spot // 4 % 7

cdef inline int index_at(int spot) noexcept nogil:
    return spot % 4

cdef inline int formation(int type, int total) noexcept nogil:
    return type << 6 | total

cdef inline int formation_type(int value) noexcept nogil:
    return value >> 6

cdef inline int formation_total(int value) noexcept nogil:
    return value & 63

cdef inline int event(int kind, int seat, int tile, int card) noexcept nogil:
    return kind << 24 | seat << 16 | tile << 8 | card
