# The numbers and functions of cards.py that the compiled rules use; cards.py is never compiled.
cdef enum:
    STRENGTHS = 12
    SIEGE_CARDS = 60
    JOKER = 60
    SPY = 62
    SHIELD = 63
    FIRST_ACTION = 64
    CARDS = 71
    TACTICS_CARDS = 11
    BOTH_JOKERS = 0b11
    ALL_ELITES = 0b1111
    ALL_TACTICS = 0b11111111111

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
