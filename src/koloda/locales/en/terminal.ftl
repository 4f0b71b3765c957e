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
terminal-backed-up = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} in { $file }. Keep it secret: it holds everybody’s cards.
terminal-restored = { $tables ->
    [one] 1 table is
   *[other] { $tables } tables are
} back in { $file }.
terminal-set-aside = The database that was there is now { $file }.
terminal-deleted-tables = { $tables ->
    [0] No deleted table can be brought back.
    [one] 1 deleted table can be brought back.
   *[other] { $tables } deleted tables can be brought back.
}
terminal-undeleted = { $tables ->
    [one] 1 table is back.
   *[other] { $tables } tables are back.
}
terminal-verify-commitment = { $result ->
    [good] The commitment is the one you noted before the deal.
    [bad] WRONG: the commitment is not the one you noted before the deal.
   *[unknown] Not checked: whether the table had shown this commitment before the deal (--commitment).
  }
terminal-verify-bytes = { $result ->
    [good] Your own bytes went into the deal.
    [bad] WRONG: your own bytes are not in the deal.
   *[unknown] Not checked: whether your own bytes went into the deal (--bytes).
  }
terminal-verify-sealed = { $result ->
    [good] All seats’ bytes, the table, the options and the names are those that were fixed before anybody revealed their bytes.
    [bad] WRONG: a seat’s bytes, the table, the options or the names are not those that were fixed before anybody revealed their bytes.
   *[unknown] Not checked: whether all this was fixed before anybody revealed their bytes (--notes).
  }
terminal-verify-old = This deal is of an older kind, in which the last seat to add bytes could choose the cards if it knew the secret.
terminal-verify-no-deal = WRONG: the cards of this record were not dealt by a table.
terminal-verify-signature = { $result ->
    [good] Signed by the key you gave.
    [bad] WRONG: signed by another key than the one you gave: { $key }
    [signed] Signed by { $key }. Compare this key with the server’s (--key).
   *[unsigned] Not signed: whoever had this file could have changed the names, the result or the whole game.
  }
terminal-serving = Koloda is running at { $address } (press Ctrl-C to stop)
