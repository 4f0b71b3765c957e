# The terminal game
terminal-choose-game = Which game?
terminal-choose-players = How many players?
terminal-choose-number = Type a number from 1 to { $count }.
terminal-you = You
terminal-seats = You sit at seat { $seat }, with: { $others }.
terminal-commands = Type a move or its number. Also: back, moves, rules, help, quit.
terminal-moves = You can play:
terminal-taken-back = Taken back: { $move }
terminal-nothing-to-take-back = There is nothing to take back: what is known or drawn can’t be unknown again.
terminal-wins = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
  }
terminal-you-win = You win.
terminal-scores = Scores: { $scores }
terminal-recorded = The record is in { $path }
terminal-go-on = To go on: koloda play --resume { $path }
terminal-replay = { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }, played by { $names }
terminal-unfinished = The game was broken off here.
terminal-resumed = You go on after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
terminal-verified-fair = Verified: the secret is the one that was committed to ({ $check }), the cards follow from it and from the bytes of { $added ->
    [one] 1 seat
   *[other] { $added } seats
  }, and { $moves ->
    [one] the move is
   *[other] all { $moves } moves are
  } legal.
terminal-verified = The record is whole and { $moves ->
    [one] its move is
   *[other] all its { $moves } moves are
  } legal; but its deal comes from a seed or a position, so it proves nothing about who chose the cards.
terminal-serving = Koloda is at { $address }  (Ctrl-C stops it)
