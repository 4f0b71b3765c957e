# The terminal game
terminal-choose-game = Which game?
terminal-choose-players = How many players?
terminal-choose-number = Type a number from 1 to { $count }.
terminal-you = You
terminal-seats = You are in seat { $seat }, playing with: { $others }.
terminal-commands = Type a move or its number. Also: back, moves, rules, help, quit.
terminal-moves = You can play:
terminal-taken-back = Taken back: { $move }
terminal-nothing-to-take-back = There is nothing to take back: what you’ve seen or drawn can’t be unseen.
terminal-wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
  }
terminal-you-win = You win.
terminal-scores = Scores: { $scores }
terminal-recorded = Game saved to { $path }
terminal-go-on = To continue: koloda play --resume { $path }
terminal-replay = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, played by { $names }
terminal-unfinished = The game was abandoned here.
terminal-resumed = You continue after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
terminal-verified-fair = Verified: the secret matches the commitment ({ $check }), the deal follows from it and from the bytes of { $added ->
    [one] 1 seat
   *[other] { $added } seats
  }, and { $moves ->
    [one] the move is
   *[other] all { $moves } moves are
  } legal.
terminal-verified = The game file is intact and { $moves ->
    [one] its move is
   *[other] all its { $moves } moves are
  } legal. But the deal comes from a seed or a saved position, so nothing here proves who chose the cards.
terminal-serving = Koloda is running at { $address } (press Ctrl-C to stop)
