# What view.py takes as C: small functions, inlined; the .py stays plain Python.
from koloda.games.scram cimport cards, codes, places
