# C types for scoring.py; the .py stays plain Python.
cpdef int points(int highest, int second, bint complete) noexcept nogil
