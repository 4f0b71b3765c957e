# Face to Face. Moves, as the player who may make them reads them; $top is what the pile shows now.
face-to-face-move-own-ascending = { $card } on your ascending pile
face-to-face-move-own-descending = { $card } on your descending pile
face-to-face-move-other-ascending = { $card } on your opponent’s ascending pile (now { $top })
face-to-face-move-other-descending = { $card } on your opponent’s descending pile (now { $top })
face-to-face-move-end = end your turn

# Ends
face-to-face-all-cards-played = All cards have been played.
face-to-face-cannot-play-two = Couldn’t play two cards.
face-to-face-one-card-left = Only one card was left, and a turn needs two.
face-to-face-end-all-cards-played = { $you ->
    [self] You played your last card; { $partner } still had { $left ->
        [one] one card
       *[other] { $left } cards
      } to play.
    [foe] { $seat } played their last card; you still had { $left ->
        [one] one card
       *[other] { $left } cards
      } to play.
   *[none] { $seat } played their last card; { $partner } still had { $left ->
        [one] one card
       *[other] { $left } cards
      } to play.
  }
face-to-face-end-cannot-play-two = { $you ->
    [self] You couldn’t play { $first ->
        [yes] a second card
       *[no] any card
      }: { $hand ->
        [one] one card
       *[other] { $hand } cards
      } left in your hand, { $deck ->
        [0] none
       *[other] { $deck }
      } in your draw pile.
   *[other] { $seat } couldn’t play { $first ->
        [yes] a second card
       *[no] any card
      }: { $hand ->
        [one] one card
       *[other] { $hand } cards
      } left in hand, { $deck ->
        [0] none
       *[other] { $deck }
      } in the draw pile.
  }
face-to-face-end-one-card-left = { $you ->
    [self] You had only one card left, and a turn needs two. { $partner } still had { $left } to play.
    [foe] { $seat } had only one card left, and a turn needs two. You still had { $left } to play.
   *[none] { $seat } had only one card left, and a turn needs two. { $partner } still had { $left } to play.
  }
face-to-face-sheet-hand = Hand
face-to-face-sheet-deck = Draw pile
face-to-face-sheet-left = Left to play
face-to-face-sheet-last-hand = { $you ->
    [yes] Your last hand, and what would have fitted
   *[no] The last hand of { $who }, and what would have fitted
  }
face-to-face-sheet-takes = { $whose ->
    [your] Your
    [own] Own
   *[other] Opponent’s
  } { $direction ->
    [ascending] ascending
   *[descending] descending
  } pile ({ $top }){ $most ->
    [yes] , one card at most
   *[no] { "" }
  }: { $range ->
    [several] { $from } to { $to }
    [single] { $from }
    [trick] only { $trick }
   *[none] nothing
  }{ $range ->
    [trick] { "" }
    [none] { "" }
   *[other] { $trick ->
        [0] { "" }
       *[other] , or { $trick }
      }
  }
face-to-face-sheet-none = none

# What to do now
face-to-face-wanted = { $missing ->
    [0] Keep playing or end your turn.
    [one] Play at least one more card.
   *[other] Play at least { $missing } cards.
  } { $helped ->
    [yes] You helped, so you’ll draw back to a full hand.
   *[no] { "" }
  }

# What happened; the player’s name is shown in front
face-to-face-event-played = { $card } on { $to ->
    [own] own
   *[other] the opponent’s
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
   *[other] Opponent’s
  } { $direction ->
    [ascending] ascending
   *[descending] descending
  } pile: { $top }
face-to-face-table-draw-pile = { $size ->
    [one] card in the draw pile
   *[other] cards in the draw pile
  }
face-to-face-table-draws = { $draws ->
    [0] no draw
   *[other] draw { $draws }
  }
face-to-face-table-helps = helps them

# Refusals, and input that can’t be read
face-to-face-refused-end = Play at least { $minimum ->
    [one] one card
   *[other] { $minimum } cards
  } before you end your turn.
face-to-face-refused-not-in-hand = { $card } is not in your hand.
face-to-face-refused-helped = Only one card per turn may go to your opponent.
face-to-face-refused-ascending = Your ascending pile shows { $top }. It takes a higher card or { $trick }.
face-to-face-refused-descending = Your descending pile shows { $top }. It takes a lower card or { $trick }.
face-to-face-refused-not-lower = That pile shows { $top }; only a lower card improves it.
face-to-face-refused-not-higher = That pile shows { $top }; only a higher card improves it.
face-to-face-refused-no-second = You couldn’t play a second card after that.
face-to-face-unreadable = “{ $written }” is not a move. Type A, D, L or H with a number from 2 to { $highest }, or E.

# The board in the terminal
face-to-face-board-gold = gold
face-to-face-board-silver = silver
face-to-face-board-up = up
face-to-face-board-down = down
face-to-face-board-draw-pile = draw pile
face-to-face-board-hand = hand
face-to-face-board-empty = empty

# Why a bot chose its move
face-to-face-why-end = It has played its two cards and keeps its room.
face-to-face-why-end-helped = { $drawn ->
    [0] It has played its cards and keeps its room.
    [one] Having helped, it ends its turn and draws one card.
   *[other] Having helped, it ends its turn and draws { $drawn } cards.
  }
face-to-face-why-last = { $card } is its last card, and wins.
face-to-face-why-help = It improves its opponent’s pile by { $improved }{ $drawn ->
    [0] : no play on its own piles is as cheap
    [one] , to draw one card
   *[other] , to draw up to { $drawn } cards
  }.
face-to-face-why-trick = { $card } is a reverse trick: it wins back ten numbers.
face-to-face-why-plan = The pile jumps by { $skipped }, so that { $next } can then win back ten with a reverse trick.
face-to-face-why-near = The pile moves by only { $skipped }.
face-to-face-why-far = The pile jumps by { $skipped }, which is costly.
face-to-face-why-room = { $mine ->
    [one] It has room for one more number
   *[other] It has room for { $mine } more numbers
  }, its opponent for { $others }. Whoever runs out of room gets stuck.
