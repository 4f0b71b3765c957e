"""Bots. Each sees only what its seat may know."""
