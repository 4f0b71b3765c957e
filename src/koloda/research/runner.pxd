# C types for runner.py; the .py stays plain Python.
from koloda.research cimport codes, gil
from koloda.research.chunk cimport Chunk

cpdef run_chunk(Chunk chunk, int task)
