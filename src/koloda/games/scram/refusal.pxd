# What refusal.py asks of the compiled rules; the .py stays plain Python.
from koloda.games.scram cimport legal

# these hand a position to C without checking it, so Python can't reach them
cdef object no_beginning(object position, object move)
cdef object no_push(object position, object place)
cdef object no_target(object position, object place)
