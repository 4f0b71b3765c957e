# The numbers and functions of cards.py that the compiled rules use; cards.py is never compiled.
cdef enum:
    COLOUR_COUNT = 5
    STRENGTHS = 12
    SIEGE_CARDS = 60
    JOKER = 60
    SPY = 62
    SHIELD = 63
    FIRST_ACTION = 64
    CARDS = 71
    TACTICS_CARDS = 11
    FIRST_JOKER = 0b0001
    SECOND_JOKER = 0b0010
    BOTH_JOKERS = 0b0011
    THE_SPY = 0b0100
    THE_SHIELD = 0b1000
    ALL_ELITES = 0b1111
    ALL_TACTICS = 0b11111111111
    ALL_STRENGTHS = 0b111111111111
    SHIELD_STRENGTHS = 0b1110
    HIGHEST_STRENGTH = 11
    SPY_STRENGTH = 10
    HIGHEST_OF_SHIELD = 3
    LOWEST_OF_SHIELD = 1

cdef inline bint is_siege(int card) noexcept nogil:
    return card < SIEGE_CARDS

cdef inline int colour(int card) noexcept nogil:
    return card // STRENGTHS

cdef inline int strength(int card) noexcept nogil:
    return card % STRENGTHS

cdef inline int clashing(int card) noexcept nogil:
    if not is_siege(card):
        return -1
    if <unsigned int>card % STRENGTHS == 0:
        return card + 11
    if <unsigned int>card % STRENGTHS == 11:
        return card - 11
    return -1

cdef inline unsigned long long siege_set() noexcept nogil:
    return (1ULL << SIEGE_CARDS) - 1

cdef inline unsigned long long siege_in(unsigned long long members) noexcept nogil:
    return members & siege_set()

cdef inline int elites_in(unsigned long long members) noexcept nogil:
    return members >> SIEGE_CARDS

cdef inline unsigned long long of_strength(int strength) noexcept nogil:
    return 0x1001001001001ULL << strength

cdef inline unsigned long long of_colour(int colour) noexcept nogil:
    return <unsigned long long>ALL_STRENGTHS << STRENGTHS * colour

cdef inline int strengths_of_colour(unsigned long long siege, int colour) noexcept nogil:
    return siege >> STRENGTHS * colour & ALL_STRENGTHS

cdef inline int strengths_of(unsigned long long siege) noexcept nogil:
    return (siege | siege >> 12 | siege >> 24 | siege >> 36 | siege >> 48) & ALL_STRENGTHS

cdef inline bint is_joker(int card) noexcept nogil:
    return card in (JOKER, JOKER + 1)

cdef inline int other_joker(int card) noexcept nogil:
    return 2 * JOKER + 1 - card

cdef inline int tactic(int card) noexcept nogil:
    return card - SIEGE_CARDS

cdef inline int action_tactic(int action) noexcept nogil:
    return FIRST_ACTION - SIEGE_CARDS + action

cdef inline int actions_in(int tactics) noexcept nogil:
    return tactics >> FIRST_ACTION - SIEGE_CARDS

cdef inline int named_once(int tactics) noexcept nogil:
    if tactics & BOTH_JOKERS:
        return tactics & ~BOTH_JOKERS | 1
    return tactics

cdef inline int with_jokers_exchanged(int tactics) noexcept nogil:
    return tactics & ~BOTH_JOKERS | (tactics & FIRST_JOKER) << 1 | (tactics & SECOND_JOKER) >> 1
