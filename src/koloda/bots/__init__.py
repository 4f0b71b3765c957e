"""Players of wood: each gets what its seat knows, and nothing else."""
