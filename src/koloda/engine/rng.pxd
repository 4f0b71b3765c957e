# C types for rng.py; the .py stays plain Python.
cimport cython

from koloda.engine cimport hashing

cdef unsigned long long MULTIPLIER
cdef unsigned long long MASK32
cdef unsigned long long MASK64

@cython.final
cdef class Rng:
    cdef unsigned long long state
    cdef unsigned long long increment
    cdef bytes tape
    cdef const unsigned char* words
    cdef Py_ssize_t place, length
    cdef readonly bint dry
    cdef void start(self, unsigned long long seed, unsigned long long stream) noexcept nogil
    @cython.locals(old=cython.ulonglong, word=cython.ulonglong, turn=cython.int)
    cdef unsigned int advance(self) noexcept nogil
    @cython.locals(word=cython.uint, _=cython.int)
    cdef unsigned int read(self) noexcept nogil
    @cython.locals(product=cython.ulonglong, low=cython.ulonglong, unfair=cython.ulonglong)
    cdef int pick(self, unsigned long long n) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t)
    cdef unsigned long long mixed_into(self, unsigned long long hashed) noexcept nogil
    @cython.locals(twin=Rng)
    cpdef Rng clone(self)

@cython.locals(rng=Rng)
cpdef Rng restored(object saved)
