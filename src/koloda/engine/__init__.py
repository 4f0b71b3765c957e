"""What a game is: contract, random numbers, records, outcomes, errors. It knows no game."""
