# What the compiled build uses in place of members.py, inlined; members.py is never compiled.
# A tuple that nobody else has never changes, so its items can be borrowed without Python's lock.
from koloda.research.slot cimport Slot

cdef extern from "Python.h":
    void* PyTuple_GET_ITEM(tuple slots, Py_ssize_t i) noexcept nogil

cdef inline void reset(tuple slots, Py_ssize_t i) noexcept nogil:
    (<Slot>PyTuple_GET_ITEM(slots, i)).reset()

cdef inline void advance(tuple slots, Py_ssize_t i) noexcept nogil:
    (<Slot>PyTuple_GET_ITEM(slots, i)).advance()

cdef inline void settle(tuple slots, Py_ssize_t i) noexcept nogil:
    (<Slot>PyTuple_GET_ITEM(slots, i)).settle()
