"""Search: a tree of what each seat has seen, grown by playing in imagined worlds."""
