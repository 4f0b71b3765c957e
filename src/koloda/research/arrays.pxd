# C types for arrays.py; the .py stays plain Python.
cimport cython

from koloda.research cimport buffers

@cython.final
cdef class Arrays:
    cdef readonly int games, players, features, everything, actions
    cdef readonly bint is_float, is_made
    cdef readonly object observation_array, everything_array, legal_array, seat_array, reward_array
    cdef readonly object done_array, moves_array, action_array, sample_array
    cdef object small_observation_array, small_everything_array
    cdef signed char* observation
    cdef signed char* perfect
    cdef float* wide_observation
    cdef float* wide_everything
    cdef signed char* legal
    cdef int* seat
    cdef float* reward
    cdef signed char* done
    cdef int* moves
    cdef int* action
    cdef int* sample

    @cython.locals(game=cython.Py_ssize_t, action=cython.int)
    cpdef int first_illegal(self) noexcept nogil
    cdef void add_reward(self, Py_ssize_t game, int seat, double reward) noexcept nogil
