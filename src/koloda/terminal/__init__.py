"""Koloda in a terminal: play, rules, replay."""
