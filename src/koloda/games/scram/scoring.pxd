# C types for scoring.py; the .py stays plain Python.
cimport cython

from koloda.games.scram cimport cards, codes
from koloda.games.scram.position cimport Position

cdef int camp_total(int numbers, int equals, int lowest) noexcept nogil
cdef int score_to_record(int total, int other_total, bint has_called) noexcept nogil
@cython.locals(seats_between=cython.int)
cdef int starting_rank(int own_total, int seat, int starter, int players) noexcept nogil
@cython.locals(players=cython.int)
cdef void end_round(Position position) noexcept nogil
@cython.locals(seat=cython.int, index=cython.int)
cdef void show_camps(Position position) noexcept nogil
@cython.locals(
    totals=cython.int[2], seat=cython.int, team=cython.int, has_called=cython.bint, score=cython.int,
)
cdef void record(Position position) noexcept nogil
@cython.locals(lowest=cython.int, found=cython.int, seat=cython.int, rank=cython.int)
cdef int find_starter(Position position) noexcept nogil
@cython.locals(last=cython.int)
cdef bint may_start(Position position, int team) noexcept nogil
@cython.locals(
    numbers=cython.int, equals=cython.int, lowest=cython.int, index=cython.int, value=cython.int,
)
cdef int own_total(Position position, int seat) noexcept nogil
@cython.locals(sums=cython.int[2], i=cython.int, team=cython.int)
cdef int winning_team(Position position) noexcept nogil
