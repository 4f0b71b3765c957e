# Face to Face. Moves, as their mover reads them; $top is what the pile shows now.
face-to-face-move-own-ascending = { $card } on your ascending pile
face-to-face-move-own-descending = { $card } on your descending pile
face-to-face-move-other-ascending = { $card } for the other: lowers the ascending pile from { $top }
face-to-face-move-other-descending = { $card } for the other: raises the descending pile from { $top }
face-to-face-move-end = end your turn

# Ends
face-to-face-all-cards-played = All cards are played.
face-to-face-cannot-play-two = No two cards could be played.
face-to-face-one-card-left = A single card was left, and a turn needs two.

# What is wanted now
face-to-face-wanted = { $missing ->
    [0] Play on, or end your turn.
    [one] Play at least one more card.
   *[other] Play at least { $missing } cards.
  } { $helped ->
    [yes] You have helped: you will draw up to a full hand.
   *[no] { "" }
  }

# What happened; the name of who did it stands before
face-to-face-event-played = { $card } on { $to ->
    [own] own
   *[other] the other’s
  } { $pile ->
    [ascending] ascending
   *[descending] descending
  } pile
face-to-face-event-turn-ended = { $drawn ->
    [0] end of turn, nothing drawn
    [one] end of turn, one card drawn
   *[other] end of turn, { $drawn } cards drawn
  }

# The table in the browser
face-to-face-table-hand = Your hand
face-to-face-table-hidden-hand = { $size ->
    [one] One card in hand
   *[other] { $size } cards in hand
  }
face-to-face-table-pile = { $whose ->
    [own] Your
   *[other] The other’s
  } { $direction ->
    [ascending] ascending
   *[descending] descending
  } pile shows { $top }
face-to-face-table-draw-pile = { $size ->
    [one] card in the draw pile
   *[other] cards in the draw pile
  }
face-to-face-table-draws = { $draws ->
    [0] draws nothing
   *[other] draws { $draws }
  }
face-to-face-table-helps = helps the other

# Refusals; what was asked for, and what can’t be read
face-to-face-refused-end = Play at least { $minimum ->
    [one] one card
   *[other] { $minimum } cards
  } before you end your turn.
face-to-face-refused-not-in-hand = { $card } is not in your hand.
face-to-face-refused-helped = Only one card a turn goes to the other player.
face-to-face-refused-ascending = Your ascending pile shows { $top } and takes higher cards or { $trick }.
face-to-face-refused-descending = Your descending pile shows { $top } and takes lower cards or { $trick }.
face-to-face-refused-not-lower = That pile shows { $top }, and only a lower card improves it.
face-to-face-refused-not-higher = That pile shows { $top }, and only a higher card improves it.
face-to-face-refused-no-second = After it you could not play a second card.
face-to-face-unreadable = “{ $written }” is not a move: A, D, L or H with a number from 2 to { $highest }, or E.

# The board in the terminal
face-to-face-board-gold = gold
face-to-face-board-silver = silver
face-to-face-board-up = up
face-to-face-board-down = down
face-to-face-board-draw-pile = draw pile
face-to-face-board-hand = hand
face-to-face-board-empty = empty

# Why a bot chose its move
face-to-face-why-end = The turn has its two cards, and room is kept.
face-to-face-why-end-helped = { $drawn ->
    [0] The turn has its cards, and room is kept.
    [one] Since the other was helped, it ends the turn and draws one card.
   *[other] Since the other was helped, it ends the turn and draws { $drawn } cards.
  }
face-to-face-why-last = The { $card } is the last card, and wins.
face-to-face-why-help = It improves the other’s pile by { $improved }{ $drawn ->
    [0] : no play on its own piles is as cheap
    [one] , to draw one card
   *[other] , to draw up to { $drawn } cards
  }.
face-to-face-why-trick = The { $card } is a reverse trick: ten numbers are won back.
face-to-face-why-plan = The pile moves on by { $skipped }, so that the { $next } can come back ten by a reverse trick.
face-to-face-why-near = The pile moves on by only { $skipped }.
face-to-face-why-far = The pile moves on by { $skipped }, which is dear.
face-to-face-why-room = { $mine ->
    [one] One number of room is left on its own piles
   *[other] { $mine } numbers of room are left on its own piles
  }, { $others } on the other’s: whoever runs out of it is stuck.
