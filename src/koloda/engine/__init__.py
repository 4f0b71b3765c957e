"""What a game is: contract, random numbers, records, outcomes, errors. No single game's rules."""
