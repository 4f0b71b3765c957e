"""Measurements: how strong bots are, and how fast games run."""
