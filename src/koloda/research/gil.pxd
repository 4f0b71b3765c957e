# C version of gil.py, inlined.
from koloda.research.chunk cimport Chunk

cdef inline run_released(Chunk chunk, int task):
    with nogil:
        chunk.carry_out(task)
