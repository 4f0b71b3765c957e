"""Schotten Totten 2."""
