# What refusal.py asks of the compiled rules; the .py stays plain Python.
from koloda.games.scram cimport legal
