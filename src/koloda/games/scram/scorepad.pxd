# C types for scorepad.py; the .py stays plain Python.
from koloda.games.scram cimport scoring
