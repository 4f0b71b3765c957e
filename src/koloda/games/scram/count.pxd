# C types for count.py; the .py stays plain Python.
cdef int WRONG_CALL

cpdef int camp_total(int numbers, int equals, int lowest) noexcept nogil
cpdef int recorded(int mine, int theirs, bint called) noexcept nogil
cpdef int starting_rank(int own_total, int seat, int starter, int players) noexcept nogil
