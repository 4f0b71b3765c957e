var e=Object.assign({"../../../../src/koloda/locales/en/aside.ftl":`# For use at a real table
web-aside = At a real table
web-claims-title = Claim checker
web-claims-about = Schotten Totten 2 at a real table: tap the cards at the tile and the cards that are gone to see whether the claim stands. Works offline.
web-claims-tile = Which tile is being claimed?
web-claims-damaged = The tile is damaged
web-claims-side-attacker = Attacker
web-claims-side-defender = Defender
web-claims-first = Who was complete first?
web-claims-counter = { $card } would let the defender hold
web-claims-proved = The claim on tile { $tile } stands
web-claims-into = Cards I tap go to:
web-claims-into-attacker = attacker’s
web-claims-into-defender = defender’s
web-claims-into-gone = gone
web-claims-hands = “Gone” means face up at other tiles or in the discard pile. Cards in hand are not gone – not even the attacker’s own.
web-claims-cards = All cards
web-claims-tactics = With tactics cards
web-claims-discard = Discard the tile’s cards
web-claims-again = Start again

# As an app
web-notice = Notifications
web-notice-forbidden = Notifications are blocked. You can allow them for this page in your browser’s settings.
web-try-again = Try again

# Several people on one device
web-hot-here = Everyone on this device
web-hot-names = Who’s playing? Seats left blank go to bots.
web-hot-bot = bot
web-hot-give = Pass the device to { $name }
web-hot-hidden = No cards are shown while you pass it on.
web-hot-show = I am { $name }: show my cards
web-hot-back = Back to { $name }
web-hot-hand-on = Pass on

# The player’s own games
web-history-title = My games
web-history-about = Games you finished in this browser, stored only here. Moves and minutes are averages per game.
web-history-none = No finished games here yet.
web-history-all = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }, { $won } won
web-history-by-game = By game
web-history-by-opponent = By opponent
web-history-won = won
web-history-lost = lost
web-history-moves = moves
web-history-minutes = minutes
web-history-download = Download
web-history-delete = Delete
web-history-sure = Delete all of them?
web-history-delete-all = Delete all
web-history-kept = What is stored here

# At the table
web-what-can-i-do = What can I do?
`,"../../../../src/koloda/locales/en/bots.ftl":`# Names of the bots: four levels to play against, three baselines to measure them with
bot-newcomer = Newcomer bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-plain = Plain bot
`,"../../../../src/koloda/locales/en/cities.ftl":`# Gallop across Europe: a city for each card, by its code; short enough for the card
gallop-table-city-name = { $name ->
    [R1] Lisbon
    [R2] Madrid
    [R3] Rome
    [R4] Porto
    [R5] Milan
    [R6] Naples
    [O1] Paris
    [O2] Lyon
    [O3] Nice
    [O4] Ghent
    [O5] Bruges
    [O6] Delft
    [Y1] Dublin
    [Y2] London
    [Y3] Oslo
    [Y4] Bergen
    [Y5] Malmö
    [Y6] Turku
    [G1] Vienna
    [G2] Graz
    [G3] Prague
    [G4] Brno
    [G5] Berlin
    [G6] Basel
    [B1] Kyiv
    [B2] Lviv
    [B3] Odesa
    [B4] Warsaw
    [B5] Riga
    [B6] Tartu
    [P1] Athens
    [P2] Sofia
    [P3] Varna
    [P4] Zagreb
    [P5] Split
   *[P6] Corfu
  }
`,"../../../../src/koloda/locales/en/face-to-face.ftl":`# Face to Face. Moves, as the player who may make them reads them; $top is what the pile shows now.
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
`,"../../../../src/koloda/locales/en/gallop.ftl":`# Gallop across Europe. Moves, as the player who may make them reads them.
gallop-move-lay-city = play { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value } with flight { $flight }
gallop-move-lay-exchange = play exchange { $value } with flight { $flight }
gallop-move-lay-universal = play a universal exchange with flight { $flight }
gallop-move-lay-deportation = play a deportation with flight { $flight }
gallop-move-take-city = take { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value }
gallop-move-take-exchange = take exchange { $value }
gallop-move-give = give away your { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value }
gallop-move-get = get { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value } from player { $seat }

# What to do now
gallop-wanted-lay = Play a card and a flight, face down.
gallop-wanted-pick = Take one of the revealed cards.
gallop-wanted-give = You’re resolving { $card }. Choose one of your cities to swap.
gallop-wanted-get = { $card }: you’re giving { $city }. Choose the city you want in return.

# Ends
gallop-one-deal-played = The deal is over; most points wins.
gallop-target-reached = The target has been reached, and one player is in the lead.
gallop-deals-won = The required number of deals has been won.
gallop-match-too-long = The match reached the deal limit; most points wins.
gallop-end-one-deal-played = { $you ->
    [yes] You have the most points: { $points }, ahead of { $other }.
   *[no] { $seat } has the most points: { $points }, ahead of { $other }.
  }
gallop-end-target-reached = { $you ->
    [yes] You reached the target of { $goal } and lead alone: { $points }, ahead of { $other }.
   *[no] { $seat } reached the target of { $goal } and leads alone: { $points }, ahead of { $other }.
  }
gallop-end-deals-won = { $you ->
    [yes] You won { $points } deals first; your opponent won { $other }.
   *[no] { $seat } won { $points } deals first; the opponent won { $other }.
  }
gallop-end-match-too-long = { $you ->
    [yes] The match reached the deal limit, and you have the most: { $points }, ahead of { $other }.
   *[no] The match reached the deal limit, and { $seat } has the most: { $points }, ahead of { $other }.
  }
gallop-end-shared = { $you ->
    [yes] You share the win with { $points } each.
   *[no] The best share the win with { $points } each.
  }

# The sheet at the end of a deal
gallop-sheet-deal = The deal is over
gallop-sheet-complete = { $you ->
    [yes] You had a city of each of the { $colours } colours at the end of the round, so the highest of each counts: { $points ->
        [one] 1 point.
       *[other] { $points } points.
      }
   *[no] { $seat } had a city of each of the { $colours } colours at the end of the round, so the highest of each counts: { $points ->
        [one] 1 point.
       *[other] { $points } points.
      }
  }
gallop-sheet-several = { $count } players had a city of every colour at the end of the round; for each of them, the highest of each colour counts.
gallop-sheet-nobody = { $clause ->
    [GAL-14] The deal ended because a player had no card to play; nobody had every colour.
   *[other] The deal reached the round limit; nobody had every colour.
  }
gallop-sheet-match = { $match ->
    [wins] Deals won; { $goal } win the match
   *[other] Points; the target is { $goal }
  }

# What happened; the player’s name is shown in front
gallop-event-laid = { $card ->
    [none] a card and a flight, face down
   *[other] { $card } with flight { $flight }, face down
  }
gallop-event-revealed = Revealed: { $cards }. Flights: { $flights }.
gallop-event-taken = takes { $card }
gallop-event-deported = { $city ->
    [none] has no city to deport
   *[other] { $city } is deported
  }
gallop-event-gives = will give { $city } for a city of value { $value }
gallop-event-swapped = gives { $gave }, gets { $got } from { $partner }
gallop-event-no-swap = no swap is possible
gallop-event-burnt = { $cities } burn: { $why ->
    [neighbours] neighbours of one colour
    [three] three of one colour
   *[both] neighbours and three of one colour
  }
gallop-event-flights-back = All six flights have been played: everyone gets the full set back.
gallop-event-shuffled = { $cards ->
    [one] The only discarded card becomes the deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
  }
gallop-event-drawn = { $card ->
    [none] draws a card
   *[other] draws { $card }
  }
gallop-event-not-drawn = has no card left to draw
gallop-event-marker = now has the first-player marker
gallop-event-deal-ended = { $clause ->
    [GAL-26] The deal is over: a collection has every colour.
    [GAL-14] The deal is over: a player has no card left to play.
   *[GAL-33] The deal is over: it reached the round limit.
  }
gallop-event-scored = { $complete ->
    [yes] complete,
   *[no] { "" }
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gallop-event-dealt = A new deal.

# The table in the browser
gallop-table-city = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value }
gallop-table-exchange = exchange { $value }
gallop-table-universal = universal exchange
gallop-table-deportation = deportation
gallop-table-hidden = face down
gallop-table-open-hand = In hand:
gallop-table-hand = Your hand
gallop-table-flights = Your flights
gallop-table-flight = flight { $flight }
gallop-table-flights-left = Flights left: { $flights }
gallop-table-collection = Collection: { $who }
gallop-table-no-cities = no cities yet
gallop-table-laid = Cards played this round
gallop-table-deck = Deck
gallop-table-pile = Discard pile
gallop-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gallop-table-marker = first-player marker
gallop-table-complete = complete
gallop-table-chooses = { $place ->
    [1] chooses first
    [2] chooses second
    [3] chooses third
   *[other] chooses fourth
  }

# Refusals, and input that can’t be read
gallop-refused-lay = Play a card and a flight, e.g. R5/3.
gallop-refused-not-in-hand = { $card } is not in your hand.
gallop-refused-flight = You have already played flight { $flight }; you have { $left } left.
gallop-refused-take = Take one of the revealed cards, e.g. R5.
gallop-refused-not-there = { $card } isn’t among the revealed cards.
gallop-refused-universal = Universal exchanges go to whoever chooses last.
gallop-refused-exchange = Exchanges go to whoever chooses last; take a city.
gallop-refused-give = Choose one of your cities to swap, e.g. -R5.
gallop-refused-not-collected = { $city } isn’t in your collection.
gallop-refused-other-value = This exchange swaps cities of value { $value }.
gallop-refused-no-partner = Nobody with at least as many cities as you has a city of value { $value } to swap.
gallop-refused-get = Choose the city you want in return, e.g. +R5.
gallop-refused-wrong-value = In return for { $city } you get a city of value { $value }.
gallop-refused-nobody-has = No other player has { $city }.
gallop-refused-fewer-cities = Its owner has fewer cities than you.
gallop-unreadable = “{ $written }” is not a move. Type a card and a flight (R5/3), a card (R5, X3), or a city to give (-R5) or get (+B5).

# The board in the terminal
gallop-board-deal = deal { $deal }
gallop-board-round = round { $round }
gallop-board-colours = colours { $colours }
gallop-board-deck = deck { $size }
gallop-board-pile = discard pile { $size }
gallop-board-choosing = choosing order, by seat: { $seats }
gallop-board-resolves = seat { $seat } resolves { $card }{ $gives ->
    [none] { "" }
   *[other] , gives { $gives }
  }
gallop-board-seat = seat { $seat }
gallop-board-flights = flights
gallop-board-collection = collection
gallop-board-hand = hand
gallop-board-laid = played
gallop-board-taken = taken

# Why a bot chose its move
gallop-why-lay-deportation = Whoever chooses first must take the deportation.
gallop-why-lay-exchange = Whoever chooses last must take { $card } and swap.
gallop-why-lay-wanted = { $card } has a colour that its own collection lacks.
gallop-why-lay-spare = { $card } would add no new colour to its own collection.
gallop-why-flight-early = Flight { $flight }, to choose early.
gallop-why-flight-late = Flight { $flight } is enough; it keeps the higher ones for later.
gallop-why-flight-only = Flight { $flight } is the only one left.
gallop-why-take-completes = { $card } completes the collection for { $points ->
    [one] one point
   *[other] { $points } points
  }.
gallop-why-take-denies = { $card } would have completed someone else’s collection.
gallop-why-take-colour = { $card } is a new colour; { $missing ->
    [one] one is still missing
   *[other] { $missing } are still missing
  }.
gallop-why-take-least = There is no new colour to take: it takes { $card }.
gallop-why-deported = The deportation must be taken.
gallop-why-exchange = Of the exchanges, it takes { $card }.
gallop-why-give = It gives away { $card }.
gallop-why-get-colour = { $card } brings a colour that its collection lacks.
gallop-why-get = It gets { $card } for { $given }.
`,"../../../../src/koloda/locales/en/goals.ftl":`# The goal and your progress, in a few words
web-goal = Goal

face-to-face-goal = Play all your cards first
face-to-face-goal-own = you: { $left } left
face-to-face-goal-other = opponent: { $left } left
face-to-face-goal-left = { $seat }: { $left } left

schotten-totten-2-goal-attacker = You attack: damage four tiles, or one twice
schotten-totten-2-goal-defender = You defend: hold the wall until the deck is empty
schotten-totten-2-goal-watched = Attacker: four damaged tiles, or one twice. Defender: hold out
schotten-totten-2-goal-damaged = damaged: { $damaged } of 4
schotten-totten-2-goal-deck = siege deck: { $size }

scram-goal-round = Round { $round } of { $rounds }
scram-goal-sums = your team { $own }, the other { $other }: fewer is better
scram-goal-team = { $team }: { $sum }
scram-goal-call = call “Scram!” with { $most } cards or fewer
scram-goal-call-later = call with { $most } cards or fewer: you have { $cards }
scram-goal-may-call = { $cards ->
    [0] your camp is empty: enough to call
    [one] { $cards } card: you can call, { $most } is the most
   *[other] { $cards } cards: you can call, { $most } is the most
  }
scram-goal-called = { $caller } called: last turns

gallop-goal-colours = Colours: { $have } of { $of }, missing { $missing }
gallop-goal-complete = All { $of } colours: the deal ends with this round
gallop-goal-watched = A collection with all { $of } colours ends the deal
gallop-goal-now = { $points ->
    [one] now worth { $points } point
   *[other] now worth { $points } points
  }
gallop-goal-match = { $match ->
    [target] first to { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
      }
    [wins] first to { $goal ->
        [one] { $goal } deal
       *[other] { $goal } deals
      }
   *[single] one deal
  }
gallop-goal-to-target = total { $points } of { $goal }
gallop-goal-to-wins = deals won: { $points } of { $goal }
gallop-goal-to-single = one deal: most points wins
gallop-table-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  }
`,"../../../../src/koloda/locales/en/refusals.ftl":`# What a table or the server refuses, other than moves
refused-seat-taken = This seat is taken.
refused-seat-open = That seat is empty.
refused-no-such-seat = There is no such seat.
refused-already-seated = You already have a seat.
refused-not-seated = You don’t have a seat at this table.
refused-not-your-seat = That isn’t your seat.
refused-not-at-table = You aren’t at this table.
refused-host-only = Only the host can do this.
refused-seats-open = Some seats are open; fill them with people or bots.
refused-no-name = Enter at least one letter.
refused-no-such-bot = There is no such bot.
refused-bad-contribution = Add between { $fewest } and { $most } bytes.
refused-already-contributed = You have already added your bytes.
refused-other-commitment = That was for another deal.
refused-not-contributed = { $count ->
    [one] Random bytes are still missing from { $names }.
   *[other] Random bytes are still missing from these players: { $names }.
  }
refused-not-revealing = Nothing is to be revealed now.
refused-nothing-to-reveal = You have nothing left to reveal.
refused-wrong-bytes = Those aren’t the bytes that you promised.
refused-not-gathering = The game has already started.
refused-not-started = No cards have been dealt yet.
refused-not-playing = No game is in progress.
refused-not-over = You can see this once the game is over.
refused-not-your-turn = It is not your turn.
refused-no-hints = Hints are off at this table.
refused-not-a-bots-turn = It is not a bot’s turn.
refused-nothing-to-take-back = There is nothing to take back.
refused-revealed-since = You can’t take that back: hidden information has been revealed since.
refused-no-time-to-undo = You can’t take that back: you have too little time left.
refused-back-asked = Someone has asked to take a move back; answer first.
refused-nothing-to-answer = There’s nothing to answer.
refused-rematch-asked = You have already asked.
refused-not-gone-on = Not everyone has seen the result yet. Waiting for { $names }.
refused-resign-sides = You can’t resign against several opponents. If you leave, a bot plays on for you.
refused-resign-team = You can’t resign for your teammates. If you leave, a bot plays on for you.
refused-table-waits = No bot takes over at this table. It waits until you come back.
refused-nothing-said = Choose a phrase or type a message.
refused-no-such-phrase = There is no such phrase.
refused-strict-talk = Only preset phrases are allowed at this table during play.
refused-bad-text = Messages are one line, up to { $most } characters.
refused-not-known = You can’t say that you know this card.
refused-too-much-talk = Slow down a little.
refused-muted = The host has muted you.
refused-removed = The host has removed you from this table.
refused-plays-here = Players can’t be removed during a game.
refused-not-yourself = You can’t do this to yourself.
refused-no-such-speaker = Nobody here has this name.
refused-too-many-hints = Too many hints; wait a moment.
refused-no-such-link = This link has been used, was withdrawn, or is wrong.
refused-too-many-tables = There are too many tables right now; try again later.
refused-too-many-watchers = This table is full of spectators.
refused-too-many = Too many requests; wait a moment.
refused-not-found = Not found, or you don’t have access.
refused-forbidden = Requests from other sites aren’t accepted.
refused-bad-option = These options can’t be combined.
refused-bad-record = { $fault ->
    [empty] The file is empty.
    [foreign] This isn’t a Koloda game file.
    [cut-off] The file ends early, at line { $line }.
    [changed] Line { $line } of the file, or an earlier one, has been changed.
    [rules] The file was made with another version of the rules.
    [move] The move on line { $line } isn’t legal.
   *[damaged] Line { $line } is damaged.
  }
refused-too-large = The file is too large: the limit is { $most } KB.
refused-unreadable = The server did not understand that.
refused-other-rules = This table used rules version { $made }; this server has version { $here }.
refused-earlier-rules = This game was begun under version { $made } of the rules, which have changed since. You can look at it, but not continue it.
refused-not-written = The server couldn’t save that. Try again.
refused-unknown-outcome = The server’s disk failed, so nobody knows whether that was saved. Look again when the server is back.
refused-damaged = This table can’t be read: its log is damaged from entry { $entry } on. Whoever runs the server can restore a backup.
refused-no-page = The page is incomplete: some of its files are missing.
refused-invalid = That can’t be done.
refused-no-such-move = { $written } is not a move.

# What the browser itself detects
refused-disconnected = Connection lost – reconnecting…
refused-no-answer = The server isn’t responding.
refused-unreachable = The server can’t be reached.
refused-hot-seat = Everyone at this table plays on one device.
refused-not-hot-seat = This table isn’t played on one device.
`,"../../../../src/koloda/locales/en/replay.ftl":`# Replay of a finished game
web-replay = Replay
web-replay-see = Watch replay
web-replay-upload = Open a game file
web-replay-bring = Open a game file (downloaded from a table or saved by the koloda command) and step through it move by move.
web-replay-bring-note = The server checks the file against the rules and stores nothing.
web-replay-file = Game file (.jsonl)
web-replay-choose = Choose a file
web-replay-detail = Technical details, in English
web-replay-panel = Moves and chances
web-replay-moves = Moves
web-replay-unseen = Hidden from this player.
web-replay-thought = What the bot thought
web-replay-slider = Move
web-replay-step = Move { $step } of { $last }
web-replay-first = First move
web-replay-previous = Previous move
web-replay-next = Next move
web-replay-last = Last move
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-eyes = View as
web-replay-eyes-all = All cards face up
web-replay-eyes-of = { $who }
web-replay-share = Link to this moment
web-replay-which = Which game
web-replay-match = Game { $match } of { $matches }
web-replay-curve = Chances
web-replay-curve-about = A bot’s estimate of each position, averaged over what each player knew. An estimate, not the truth.
web-replay-curve-make = Calculate the chances
web-replay-curve-making = Analysing each move…
web-replay-curve-stop = Stop
web-replay-curve-now = Chances of winning: { $names }
web-replay-turning = Turning points
web-replay-turned = Move { $step } ({ $who }). { $side }: { $before }% → { $after }%
web-replay-never-turned = No move changed the chances much.
web-turning-choice = { $you ->
    [yes] Your choice at move { $step } turned the game most.
   *[no] The choice of { $who } at move { $step } turned the game most.
  }
web-turning-made = Played
web-turning-better = Better
web-turning-look = Look at that moment
web-turning-none = No single choice turned the game.
`,"../../../../src/koloda/locales/en/rules.ftl":`# The rules pages
web-learn = Learn
web-learn-playing = Learn by playing
web-rules-table = Table
web-figure-hidden = a face-down card
web-figure-leaves = { $card } (leaves)
web-rules-full = The exact rules
`,"../../../../src/koloda/locales/en/schotten-totten-2.ftl":`# Schotten Totten 2. Claims: what a formation counts as; “J=R7” is a joker that counts as R7
schotten-totten-2-proof-attacker-colour-run = The attacker: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-attacker-equal-strength = The attacker: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-attacker-colour = The attacker: { $cards }, one colour, total { $total }.
schotten-totten-2-proof-attacker-run = The attacker: { $cards }, a run, total { $total }.
schotten-totten-2-proof-attacker-sum = The attacker: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-attacker-lowest-sum = The attacker: { $cards }, a lowest sum, total { $total }.
schotten-totten-2-proof-defender-colour-run = The defender: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-defender-equal-strength = The defender: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-defender-colour = The defender: { $cards }, one colour, total { $total }.
schotten-totten-2-proof-defender-run = The defender: { $cards }, a run, total { $total }.
schotten-totten-2-proof-defender-sum = The defender: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-defender-lowest-sum = The defender: { $cards }, a lowest sum, total { $total }.

# why a claim stands
schotten-totten-2-proof-stronger = Both formations are complete, and the attacker’s is stronger.
schotten-totten-2-proof-level-first = Both formations are complete and tied, and the attacker’s was complete first.
schotten-totten-2-proof-too-few = The defender’s formation can’t be completed: it { $missing ->
    [one] needs 1 more card
   *[other] needs { $missing } more cards
  }, but { $free ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $free } are left
  }.
schotten-totten-2-proof-best-sum = The highest sum the defender can still reach is { $total }, with { $cards }.
schotten-totten-2-proof-best-lowest-sum = The lowest sum the defender can still reach is { $total }, with { $cards }.
schotten-totten-2-proof-none-colour-run-above = No colour run of { $size } totals more than { $above }.
schotten-totten-2-proof-unfit-colour-run = The defender’s { $cards } can’t become a colour run of { $size }.
schotten-totten-2-proof-gone-colour-run = For a colour run of { $size }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = The defender’s { $cards } can’t become a colour run of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-run-above = For a colour run of { $size } above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = No set of { $size } equal cards totals more than { $above }.
schotten-totten-2-proof-unfit-equal-strength = The defender’s { $cards } can’t become a set of { $size } equal cards.
schotten-totten-2-proof-gone-equal-strength = For a set of { $size } equal cards, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = The defender’s { $cards } can’t become a set of { $size } equal cards above { $above }.
schotten-totten-2-proof-gone-equal-strength-above = For a set of { $size } equal cards above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-colour-above = No { $size } cards of one colour total more than { $above }.
schotten-totten-2-proof-unfit-colour = The defender’s { $cards } can’t become { $size } cards of one colour.
schotten-totten-2-proof-gone-colour = For { $size } cards of one colour, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-colour-above = The defender’s { $cards } can’t become { $size } cards of one colour above { $above }.
schotten-totten-2-proof-gone-colour-above = For { $size } cards of one colour above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-run-above = No run of { $size } totals more than { $above }.
schotten-totten-2-proof-unfit-run = The defender’s { $cards } can’t become a run of { $size }.
schotten-totten-2-proof-gone-run = For a run of { $size }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-run-above = The defender’s { $cards } can’t become a run of { $size } above { $above }.
schotten-totten-2-proof-gone-run-above = For a run of { $size } above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.

# why a claim doesn’t stand
schotten-totten-2-proof-counter = The defender could still add { $cards }.
schotten-totten-2-proof-weaker = That is stronger than the attacker’s.
schotten-totten-2-proof-level-later = That is a tie, and the defender’s was complete first.

# claims at a real table
schotten-totten-2-claim-tile = Which tile is being claimed, 1 to 7? (4d: the fourth, damaged; or paste JSON)
schotten-totten-2-claim-attacker = The attacker’s cards there, e.g. R5 B11 J?
schotten-totten-2-claim-defender = The defender’s cards there?
schotten-totten-2-claim-gone = All other face-up cards, at other tiles or in the discard pile?
schotten-totten-2-claim-first = Both are complete and tied. Who was first, attacker or defender?
schotten-totten-2-claim-good = The claim stands.
schotten-totten-2-claim-not-proved = The claim can’t be proved.

# Moves, as the player who may make them reads them
schotten-totten-2-move-play = play { $card } to tile { $tile }
schotten-totten-2-move-claim = claim tile { $tile }
schotten-totten-2-move-retreat = retreat from tile { $tile }
schotten-totten-2-move-oil = pour oil at tile { $tile }
schotten-totten-2-move-draw-siege = draw from the siege deck
schotten-totten-2-move-draw-tactics = draw from the tactics deck
schotten-totten-2-move-pass = pass
schotten-totten-2-move-redeployment = redeployment: move one of your cards
schotten-totten-2-move-recruitment = recruitment: play a discarded card
schotten-totten-2-move-desertion = desertion: discard one of your opponent’s cards
schotten-totten-2-move-treason = treason: move one of your opponent’s cards to your side
schotten-totten-2-move-explosion = explosion: discard all cards at tile { $tile }
schotten-totten-2-move-reinforcements = reinforcements: shuffle two discarded cards into the deck
schotten-totten-2-move-swap = swap: trade three cards from your hand for three of your opponent’s
schotten-totten-2-move-choose-redeployment = move { $card } from tile { $tile }
schotten-totten-2-move-choose-recruitment = recruit { $card }
schotten-totten-2-move-choose-desertion = discard { $card } at tile { $tile }
schotten-totten-2-move-choose-treason = take { $card } from tile { $tile }
schotten-totten-2-move-choose-reinforcements = shuffle { $card } into the deck
schotten-totten-2-move-choose-swap = give { schotten-totten-2-named-card }
schotten-totten-2-move-to = put { $card } at tile { $tile }
schotten-totten-2-move-to-discard = discard { $card }

# What the seat to move has to do
schotten-totten-2-wanted-attack = Play a card. Before that, you may claim tiles or retreat.
schotten-totten-2-wanted-defence = Play a card. Before that, you may pour oil.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Claim a tile: the siege deck is empty, so drawing ends the game.
   *[other] Draw a card. (The attacker may claim tiles first.)
  }
schotten-totten-2-wanted-redeployment-choosing = Choose one of your cards at the wall.
schotten-totten-2-wanted-redeployment-placing = Choose another tile for it, or the discard pile.
schotten-totten-2-wanted-recruitment-choosing = Choose a card from the discard pile.
schotten-totten-2-wanted-recruitment-placing = Choose a tile for it.
schotten-totten-2-wanted-desertion-choosing = Choose one of your opponent’s cards at the wall.
schotten-totten-2-wanted-treason-choosing = Choose one of your opponent’s cards at the wall.
schotten-totten-2-wanted-treason-placing = Choose a tile on your side for it.
schotten-totten-2-wanted-reinforcements-choosing = Choose two cards from the discard pile.
schotten-totten-2-wanted-swap-giving = Choose three cards from your hand to give away.

# Ends
schotten-totten-2-tile-broken = A damaged tile was claimed again: the attacker wins.
schotten-totten-2-four-tiles-damaged = Four tiles are damaged: the attacker wins.
schotten-totten-2-siege-deck-empty = The siege deck is empty: the defender wins.
schotten-totten-2-wall-held = The defender’s side of the wall is full: the defender wins.
schotten-totten-2-both-games-won = Won both games, one in each role.
schotten-totten-2-faster-attack = Both attackers won; this one left more cards in the siege deck.
schotten-totten-2-better-defence = Both defenders won; this one kept more intact tiles and cauldrons.
schotten-totten-2-end-tile-broken = { $you ->
    [self] You claimed tile { $tile }, which was already damaged: that wins at once.
   *[other] { $seat } claimed tile { $tile }, which was already damaged: that wins at once.
  }
schotten-totten-2-end-four-tiles-damaged = { $you ->
    [self] You claimed tile { $tile }, the fourth damaged one: { $damaged }.
   *[other] { $seat } claimed tile { $tile }, the fourth damaged one: { $damaged }.
  }
schotten-totten-2-end-siege-deck-empty = { $you ->
    [self] You held out until the siege deck was empty: { $partner } damaged { $count } of the 4 tiles it takes.
    [foe] { $seat } held out until the siege deck was empty: you damaged { $count } of the 4 tiles it takes.
   *[none] { $seat } held out until the siege deck was empty: { $partner } damaged { $count } of the 4 tiles it takes.
  }
schotten-totten-2-end-wall-held = { $you ->
    [self] Your whole side of the wall is full, so it holds: { $partner } damaged { $count } of the 4 tiles it takes.
    [foe] The whole side of { $seat } is full, so the wall holds: you damaged { $count } of the 4 tiles it takes.
   *[none] The whole side of { $seat } is full, so the wall holds: { $partner } damaged { $count } of the 4 tiles it takes.
  }
schotten-totten-2-end-both-games-won = { $you ->
    [self] You won both games, one in each role.
   *[other] { $seat } won both games, one in each role.
  }
schotten-totten-2-end-faster-attack = { $you ->
    [self] Both attackers won, and you were faster: { $left } cards left in the siege deck, against { $foe_left }.
   *[other] Both attackers won, and { $seat } was faster: { $left } cards left in the siege deck, against { $foe_left }.
  }
schotten-totten-2-end-better-defence = { $you ->
    [self] Both defenders won, and you kept more: { $held } intact tiles and cauldrons, against { $foe_held }.
   *[other] Both defenders won, and { $seat } kept more: { $held } intact tiles and cauldrons, against { $foe_held }.
  }

# A claim, as it is shown before the cards leave
schotten-totten-2-compared-shown = { $you ->
    [yes] You claim tile { $tile }
   *[no] { $who } claims tile { $tile }
  }
schotten-totten-2-compared-formation = { $type ->
    [colour-run] colour run
    [equal-strength] equal strength
    [colour] colour
    [run] run
    [lowest-sum] lowest sum
   *[sum] sum
  }
schotten-totten-2-compared-beats = { schotten-totten-2-compared-formation } { $total } beats { $foe_type ->
    [colour-run] colour run
    [equal-strength] equal strength
    [colour] colour
    [run] run
    [lowest-sum] lowest sum
   *[sum] sum
  } { $foe_total }
schotten-totten-2-compared-first = { schotten-totten-2-compared-formation } { $total } on both sides: the attacker’s was complete first
schotten-totten-2-compared-unbeatable = { schotten-totten-2-compared-formation } { $total } can’t be beaten any more
schotten-totten-2-compared-incomplete = not complete

# The sheet at the end of a game
schotten-totten-2-sheet-game = { $you ->
    [yes] You win this game.
   *[no] { $who } wins this game.
  }
schotten-totten-2-sheet-tile = Tile { $tile } decided it
schotten-totten-2-sheet-damaged = Damaged tiles: { $count } of 4
schotten-totten-2-sheet-breach = Tile { $tile }:
schotten-totten-2-sheet-no-breach = The wall is intact.

# What happened; the name of the player, or of the card’s owner, is shown in front
schotten-totten-2-event-played = { $card } to tile { $tile }
schotten-totten-2-event-clashed = { $card } clashes at tile { $tile } and is discarded
schotten-totten-2-event-retreated = retreat from tile { $tile }
schotten-totten-2-event-oiled = oil at tile { $tile } removes { $card }
schotten-totten-2-event-claimed = tile { $tile } claimed
schotten-totten-2-event-discarded = { $card } at tile { $tile } is discarded
schotten-totten-2-event-acted = plays { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = chooses { $card }
schotten-totten-2-event-given = { $card ->
    [none] has chosen a card to give
   *[other] will give { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } moves to tile { $tile }
schotten-totten-2-event-reinforced = { $cards } are shuffled into the siege deck
schotten-totten-2-event-exchanged = { $card ->
    [none] gives a card
   *[other] gives { schotten-totten-2-named-card }
  }
schotten-totten-2-event-drew-siege = { $card ->
    [none] draws a siege card
   *[other] draws { $card }
  }
schotten-totten-2-event-drew-tactics = { $card ->
    [none] draws a tactics card
   *[other] draws { schotten-totten-2-named-card }
  }
schotten-totten-2-event-passed = passes
schotten-totten-2-event-won = wins: { $reason ->
    [tile-broken] a damaged tile was claimed again
    [four-tiles-damaged] four tiles are damaged
    [siege-deck-empty] the siege deck is empty
   *[wall-held] the defender’s side of the wall is full
  }
schotten-totten-2-event-attacks-next = attacks in the next game

# Tactics cards, as they are played, drawn or given; all other cards go by their notation
schotten-totten-2-named-card = { $card ->
    [J] a joker
    [S] the spy
    [H] the shield
    [redeployment] redeployment
    [recruitment] recruitment
    [desertion] desertion
    [treason] treason
    [explosion] explosion
    [reinforcements] reinforcements
    [swap] swap
   *[other] { $card }
  }

# The table in the browser
schotten-totten-2-table-hand = Your hand
schotten-totten-2-table-role-attacker = attacker
schotten-totten-2-table-role-defender = defender
schotten-totten-2-table-tile = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }
schotten-totten-2-table-accepts-all = any formation
schotten-totten-2-table-accepts-sum = sum
schotten-totten-2-table-accepts-run = run
schotten-totten-2-table-accepts-colour = colour
schotten-totten-2-table-accepts-equal-strength = equal strength
schotten-totten-2-table-accepts-colour-run = colour run
schotten-totten-2-table-accepts-lowest-sum = lowest sum
schotten-totten-2-table-claim = Claim
schotten-totten-2-table-retreat = Retreat
schotten-totten-2-table-oil = Oil
schotten-totten-2-table-room = room for a card
schotten-totten-2-table-siege-deck = Siege deck
schotten-totten-2-table-tactics-deck = Tactics deck
schotten-totten-2-table-discard = Discard pile
schotten-totten-2-table-discard-empty = empty
schotten-totten-2-table-not-proved = The claim on tile { $tile } can’t be proved
schotten-totten-2-table-cauldrons = Cauldrons
schotten-totten-2-table-tactics-played = Tactics cards played: { $played }
schotten-totten-2-table-known = You know they hold:
schotten-totten-2-table-game = Game { $game } of 2{ $again ->
    [yes] , replay
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Game { $game }: { $who } won { $role ->
    [attacker] as the attacker; siege deck: { $left }
   *[defender] as the defender; tiles and cauldrons: { $held }
  }
schotten-totten-2-table-in-hand = { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
schotten-totten-2-table-card-joker = Joker
schotten-totten-2-table-card-spy = Spy
schotten-totten-2-table-card-shield = Shield
schotten-totten-2-table-card-redeployment = Redeployment
schotten-totten-2-table-card-recruitment = Recruitment
schotten-totten-2-table-card-desertion = Desertion
schotten-totten-2-table-card-treason = Treason
schotten-totten-2-table-card-explosion = Explosion
schotten-totten-2-table-card-reinforcements = Reinforcements
schotten-totten-2-table-card-swap = Swap
schotten-totten-2-table-text-joker = counts as any colour and strength
schotten-totten-2-table-text-spy = strength 10, any colour
schotten-totten-2-table-text-shield = strength 1, 2 or 3, any colour
schotten-totten-2-table-text-redeployment = move one of your cards at the wall to another tile with room, or to the discard pile
schotten-totten-2-table-text-recruitment = move one siege card from the discard pile to a tile with room on your side
schotten-totten-2-table-text-desertion = discard one card on your opponent’s side
schotten-totten-2-table-text-treason = move one card from your opponent’s side to a tile with room on yours
schotten-totten-2-table-text-explosion = discard all cards on both sides of one tile
schotten-totten-2-table-text-reinforcements = shuffle two siege cards from the discard pile into the siege deck
schotten-totten-2-table-text-swap = both secretly choose three cards from hand and trade them
schotten-totten-2-table-colour-red = red
schotten-totten-2-table-colour-yellow = yellow
schotten-totten-2-table-colour-green = green
schotten-totten-2-table-colour-blue = blue
schotten-totten-2-table-colour-purple = purple

# Refusals: what an action still needs
schotten-totten-2-refused-action-redeployment = Choose one of your cards at the wall, then another tile with room (>3) or the discard pile (>X).
schotten-totten-2-refused-action-recruitment = Choose a siege card from the discard pile, then a tile with room (>3).
schotten-totten-2-refused-action-desertion = Choose one of your opponent’s cards at the wall.
schotten-totten-2-refused-action-treason = Choose one of your opponent’s cards at the wall, then a tile on your side with room (>3).
schotten-totten-2-refused-action-explosion = Name a tile that has a card, e.g. EXP>3.
schotten-totten-2-refused-action-reinforcements = Choose two different siege cards from the discard pile.
schotten-totten-2-refused-action-swap = Choose three different cards from your hand.

# why an action can’t be played
schotten-totten-2-refused-no-tactics = This table plays without tactics cards.
schotten-totten-2-refused-no-action = { $action ->
    [redeployment] Redeployment
    [recruitment] Recruitment
    [desertion] Desertion
    [treason] Treason
    [explosion] Explosion
    [reinforcements] Reinforcements
   *[swap] Swap
  } is not in your hand.
schotten-totten-2-refused-ahead = You have played { $own ->
    [one] 1 tactics card
   *[other] { $own } tactics cards
  }, your opponent { $other }. You may be at most one ahead.
schotten-totten-2-refused-nothing-for-redeployment = You have no cards at the wall.
schotten-totten-2-refused-nothing-for-recruitment = You need a siege card in the discard pile and a tile with room.
schotten-totten-2-refused-nothing-for-desertion = Your opponent has no cards at the wall.
schotten-totten-2-refused-nothing-for-treason = You need an opponent’s card at the wall and a tile with room on your side.
schotten-totten-2-refused-nothing-for-explosion = There are no cards at the wall.
schotten-totten-2-refused-nothing-for-reinforcements = You need two siege cards in the discard pile.
schotten-totten-2-refused-nothing-for-swap = Nobody has a card to give.

# why any other move can’t be made
schotten-totten-2-refused-draw-first = Play a card first.
schotten-totten-2-refused-half-play = Give the card and the tile together, e.g. R5>3.
schotten-totten-2-refused-not-in-hand = { $card } is not in your hand.
schotten-totten-2-refused-full = Your side of tile { $tile } is full ({ $capacity } cards).
schotten-totten-2-refused-played = You’ve already played a card. Draw, or claim if you can.
schotten-totten-2-refused-siege-deck-empty = The siege deck is empty; drawing ends the game.
schotten-totten-2-refused-tactics-deck-empty = The tactics deck is empty.
schotten-totten-2-refused-claim-defender = Only the attacker can claim tiles.
schotten-totten-2-refused-claim-early = Your formation has { $size } of { $capacity } cards.
schotten-totten-2-refused-claim-held = The defender’s formation holds: { $cards }.
schotten-totten-2-refused-claim-open = The claim can’t be proved yet: the defender would hold with { $cards }.
schotten-totten-2-refused-retreat-defender = Only the attacker can retreat.
schotten-totten-2-refused-retreat-nothing = You have no cards there.
schotten-totten-2-refused-oil-attacker = Only the defender has cauldrons.
schotten-totten-2-refused-oil-none = No cauldrons are left.
schotten-totten-2-refused-oil-twice = You have already used this turn’s cauldron.
schotten-totten-2-refused-oil-nothing = The attacker has no cards there.
schotten-totten-2-refused-pass = You can play a card, so you must.
schotten-totten-2-refused-pass-blocked = Retreat or claim first: then you can play a card.
schotten-totten-2-unreadable = “{ $written }” is not a move: R5>3 plays a card, C3 claims, <3 retreats, O3 pours oil, D draws.
schotten-totten-2-first-joker = { $written }: with two jokers in hand, always name the first.
schotten-totten-2-no-joker = { $written }: there is no joker to choose there.

# The board in the terminal
schotten-totten-2-board-game = game { $game } of 2{ $again ->
    [yes] , replay
   *[no] { "" }
  }
schotten-totten-2-board-won = game { $game }: seat { $seat } won, cards left { $left }, tiles and cauldrons { $held }
schotten-totten-2-board-seat = seat { $seat }
schotten-totten-2-board-cauldrons = cauldrons { $left }
schotten-totten-2-board-tactics = tactics played { $played }
schotten-totten-2-board-hand = hand
schotten-totten-2-board-empty = empty
schotten-totten-2-board-tile = tile
schotten-totten-2-board-claim = claim
schotten-totten-2-board-all = all
schotten-totten-2-board-sum = sum
schotten-totten-2-board-run = run
schotten-totten-2-board-colour = colour
schotten-totten-2-board-equal-strength = equal
schotten-totten-2-board-colour-run = col.run
schotten-totten-2-board-lowest-sum = lowest
schotten-totten-2-board-siege-deck = siege deck { $size }
schotten-totten-2-board-tactics-deck = tactics deck { $size }
schotten-totten-2-board-discard = discarded:
schotten-totten-2-board-elites = elites

# impossible claims at a real table
schotten-totten-2-refused-claim-no-tile = There is no tile { $tile }; tiles are numbered 1 to { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } isn’t a card: siege cards are R0 … P11 (R Y G B P), elites J S H.
schotten-totten-2-refused-claim-jokers = There are only two jokers.
schotten-totten-2-refused-claim-twice = { $card } is entered twice.
schotten-totten-2-refused-claim-many = { $card } is one too many: { $side ->
    [attacker] the attacker
   *[defender] the defender
  } has { $size } cards and only { $capacity } fit.
schotten-totten-2-refused-claim-few = The attacker has { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }, but { $capacity } are needed.
schotten-totten-2-refused-claim-action = An action can’t be at a tile.
schotten-totten-2-refused-claim-clash = { $card } and { $other } can’t face each other: both are discarded.
schotten-totten-2-refused-claim-not-first = The defender’s formation isn’t complete, so it wasn’t first.
schotten-totten-2-refused-claim-who-first = Both are complete and tied: say who was first.

# Why a bot chose its move
schotten-totten-2-why-claim = The claim is proved: nothing the defender can still play at tile { $tile } beats it.
schotten-totten-2-why-claim-wins = The claim on tile { $tile } is proved and wins the game.
schotten-totten-2-why-retreat = At tile { $tile }, a fresh start is worth more than these cards.
schotten-totten-2-why-retreat-lost = Tile { $tile } is lost with these cards: the defender’s formation is complete and stronger.
schotten-totten-2-why-oil = The cauldron removes { $card }, the key card at tile { $tile }.
schotten-totten-2-why-clash = { $card } drives { $foe } out at tile { $tile }: both are discarded.
schotten-totten-2-why-towards-colour-run = With { $card }, a colour run is still possible at tile { $tile }.
schotten-totten-2-why-towards-equal-strength = With { $card }, equal strength is possible at tile { $tile }.
schotten-totten-2-why-towards-colour = With { $card }, one colour is possible at tile { $tile }.
schotten-totten-2-why-towards-run = With { $card }, a run is possible at tile { $tile }.
schotten-totten-2-why-towards-sum = { $card } adds to the sum at tile { $tile }.
schotten-totten-2-why-towards-lowest-sum = { $card } keeps the sum at tile { $tile } low.
schotten-totten-2-why-complete-colour-run = { $card } completes a colour run at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-equal-strength = { $card } completes equal strength at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-colour = { $card } completes one colour at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-run = { $card } completes a run at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-sum = { $card } completes a sum of { $total } at tile { $tile }.
schotten-totten-2-why-complete-lowest-sum = { $card } completes a low sum of { $total } at tile { $tile }.
schotten-totten-2-why-unbeaten = Nothing its opponent can still build there is as strong.
schotten-totten-2-why-redeployment = One of its own cards is in the wrong place.
schotten-totten-2-why-recruitment = The discard pile has a card it needs at the wall.
schotten-totten-2-why-desertion = One of its opponent’s cards is too strong where it is.
schotten-totten-2-why-treason = One of its opponent’s cards would serve better on its own side.
schotten-totten-2-why-explosion = Better to start tile { $tile } over.
schotten-totten-2-why-reinforcements = Discarded cards return to the siege deck, and the game lasts longer.
schotten-totten-2-why-swap = Its hand can only get better.
schotten-totten-2-why-choose = Of all the cards, { $card } matters most.
schotten-totten-2-why-give = It gives away { $card }.
schotten-totten-2-why-to-discard = It discards { $card }.
schotten-totten-2-why-draw-siege = Formations need siege cards.
schotten-totten-2-why-draw-tactics = A tactics card can swing a tile.
schotten-totten-2-why-pass = There is nothing to play.
schotten-totten-2-why-winning = Chance of winning: { $percent }%. It just has to see it through.
schotten-totten-2-why-losing = Chance of winning: { $percent }%. This holds out longest.
`,"../../../../src/koloda/locales/en/score.ftl":`# Score sheets for a real table
web-score-title = { $game }: score sheet
web-score-about = Enter what each player has at the end and we’ll do the scoring. The sheet is stored in this browser and works offline.
web-score-player = Player { $number }
web-score-solo = solo
web-score-team = team { $team }
web-score-round = Round { $number }
web-score-deal = Deal { $number }
web-score-column = Round
web-score-deal-column = Deal
web-score-starts = { $who } starts.
web-score-mode = What you enter
web-score-mode-cards = the cards
web-score-mode-totals = totals
web-score-whose = Whose cards
web-score-no-cards = no cards
web-score-keys = Cards for { $who }
web-score-remove = Remove { $card }
web-score-caller = Who called “Scram!”?
web-score-nobody = nobody
web-score-complete = complete
web-score-write = Record
web-score-sum = Total
web-score-won = Deals won
web-score-undo = Undo
web-score-new = New sheet
web-score-print = Print
web-score-share = Share
web-score-bad-link = This sheet can’t be read. Yours is unchanged.
web-score-rounds-played = { $rounds ->
    [one] { $rounds } round has already been recorded.
   *[other] { $rounds } rounds have already been recorded.
  }
web-score-too-many = “{ $card }” is entered { $count ->
    [one] { $count } time
   *[other] { $count } times
  }, but the game has only { $most }.
web-score-no-total = Player { $seat }: enter a whole number from 0 to { $most }.
web-score-no-card = “{ $card }” isn’t a card in this game.
web-score-wins-two = Counting deals won is for two players only.
web-score-no-goal = Enter a whole number from 1 to { $most }.
web-score-colours = These cities have { $colours } colours, but only { $most } are in play.
web-score-match-over = The match was already over before the last deal.
web-score-city-twice = { $city } is entered twice.
web-score-three-burn = Player { $seat }: three cities of one colour would have burned.
web-score-two-burn = Player { $seat }: two neighbouring cities of one colour would have burned.
`,"../../../../src/koloda/locales/en/scram.ftl":`# Scram! Moves, as the player who may make them reads them. Camps have letters; places count from the left.
scram-move-draw = draw the top card of the deck
scram-move-take = take the { $card } from the discard pile
scram-move-call = call “Scram!”
scram-move-use-nothing = use the { $card }
scram-move-use-look = use the { $card }: look at { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
scram-move-use-turn-up = use the { $card }: turn { $cards ->
    [one] one card
   *[other] { $cards } cards
  } face up
scram-move-use-discard = use the { $card }: discard { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
scram-move-use-swap = use the { $card }: swap two cards
scram-move-use-look-and-swap = use the { $card }: look at two cards, then swap them or not
scram-move-use-discard-and-join = use the { $card }: discard { $cards ->
    [one] one card
   *[other] { $cards } cards
  } from one camp, which the { $card } then joins
scram-move-use-nothing-and-join = use the { $card }: it joins a camp
scram-move-replace = keep the { $card } (replace cards)
scram-move-discard = discard the { $card }
scram-move-push-own = push your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } forward
scram-move-push-camp = push { $camp }{ $place } forward
scram-move-turn-up = turn up { $cards ->
    [one] the pushed card
   *[other] the { $cards } pushed cards
  }
scram-move-gap = put the new card where your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } was
scram-move-end-left = put the new card at the left end of your camp
scram-move-end-right = put the new card at the right end of your camp
scram-move-penalty-left = put the penalty card at the left end of your camp
scram-move-penalty-right = put the penalty card at the right end of your camp
scram-move-look-own = look at your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-look-camp = look at { $camp }{ $place }
scram-move-look-deck = look at the top card of the deck
scram-move-look-second = look at the second card of the deck
scram-move-turn-up-own = turn your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } face up
scram-move-turn-up-camp = turn { $camp }{ $place } face up
scram-move-turn-up-deck = turn the top card of the deck face up
scram-move-turn-up-second = turn the second card of the deck face up
scram-move-discard-own = discard your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-discard-camp = discard { $camp }{ $place }
scram-move-discard-deck = discard the top card of the deck
scram-move-discard-second = discard the second card of the deck
scram-move-swap-own = swap your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-swap-camp = swap { $camp }{ $place }
scram-move-swap-deck = swap the top card of the deck
scram-move-swap-second = swap the second card of the deck
scram-move-look-and-swap-own = look at your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-look-and-swap-camp = look at { $camp }{ $place }
scram-move-look-and-swap-deck = look at the top card of the deck
scram-move-look-and-swap-second = look at the second card of the deck
scram-move-swap = swap the two cards
scram-move-leave = leave the two cards where they are
scram-move-join-own-left = the { $card } joins the left end of your camp
scram-move-join-own-right = the { $card } joins the right end of your camp
scram-move-join-own-empty = the { $card } joins your empty camp
scram-move-join-camp-left = the { $card } joins the left end of camp { $camp }
scram-move-join-camp-right = the { $card } joins the right end of camp { $camp }
scram-move-join-camp-empty = the { $card } joins the empty camp { $camp }
scram-move-next = deal the next round

# Ends
scram-lowest-sum = The lowest total over all rounds wins.
scram-lower-late-round = Totals are tied; the last round that wasn’t tied decides.
scram-everybody-loses = Tied in every round: everybody loses.
scram-solo-wins-level = Totals are tied, so the solo player wins.
scram-end-lowest-sum = { $you ->
    [self] Your team has the lower total: { $total } to { $other }
    [foe] The other team has the lower total: { $total } to { $other }
   *[none] The { $team } team has the lower total: { $total } to { $other }
  }{ $rounds ->
    [one] .
   *[other] { " " }over { $rounds } rounds.
  }
scram-end-lower-late-round = Both teams have { $total }, so the last round that wasn’t tied decides: round { $round }, { $score } to { $lost } { $you ->
    [self] for your team.
    [foe] for the other team.
   *[none] for the { $team } team.
  }
scram-end-everybody-loses = Both teams have { $total } and were tied in every round: everybody loses.
scram-end-solo-wins-level = Both sides have { $total }, and a tie is the solo player’s win.

# The sheet at the end of a round
scram-sheet-round = Round { $round } of { $rounds }
scram-sheet-no-call = The deck ran out, and nobody had called “Scram!”: both teams record their totals.
scram-sheet-call-paid = { $you ->
    [caller] You called “Scram!”, and it paid: { $total } is no more than { $other }, so your team records 0.
    [self] { $caller } called “Scram!”, and it paid: { $total } is no more than { $other }, so your team records 0.
   *[other] { $caller } called “Scram!”, and it paid: { $total } is no more than { $other }, so that team records 0.
  }
scram-sheet-call-failed = { $you ->
    [caller] You called “Scram!”, and it failed: { $total } is more than { $other }, so your team records { $recorded }.
    [self] { $caller } called “Scram!”, and it failed: { $total } is more than { $other }, so your team records { $recorded }.
   *[other] { $caller } called “Scram!”, and it failed: { $total } is more than { $other }, so that team records { $recorded }.
  }
scram-sheet-team = Team { $team }: { $names }
scram-sheet-empty = empty camp
scram-sheet-total = Total
scram-sheet-records = { $call ->
    [paid] Records: a call that paid
    [failed] Records: { $total } + 10 for the call
   *[none] Records
  }
scram-sheet-sum = { $left ->
    [0] Sum
   *[other] Sum so far
  }
scram-sheet-starts = { $you ->
    [yes] You start the next round.
   *[no] { $who } starts the next round.
  }

# What to do now
scram-wanted-turn = { $call ->
    [yes] Draw a card, take from the discard pile, or call “Scram!”.
   *[no] Draw a card or take from the discard pile.
  }
scram-wanted-drawn = Use its ability, keep it in your camp, or discard it.
scram-wanted-push = { $pushed ->
    [0] Push a card of your own camp forward.
   *[other] Push more of your team’s cards forward, or turn up the pushed ones.
  }
scram-wanted-gap = Choose a gap for the new card.
scram-wanted-new-card = They don’t match. Put the new card at either end of your camp.
scram-wanted-penalty = { $penalties ->
    [one] Put the penalty card at either end of your camp.
   *[other] { $penalties } penalty cards: put the next one at either end of your camp.
  }
scram-wanted-target-look = { $card }: look at { $left ->
    [one] a card.
   *[other] { $left } cards. Which one first?
  }
scram-wanted-target-turn-up = { $card }: turn { $left ->
    [one] a card face up.
   *[other] { $left } cards face up. Which one first?
  }
scram-wanted-target-discard = { $card }: discard { $left ->
    [one] a card.
   *[other] { $left } cards. Which one first?
  }
scram-wanted-target-swap = { $card }: swap { $left ->
    [one] it with which card?
   *[other] two cards. Which one first?
  }
scram-wanted-target-look-and-swap = { $card }: look at { $left ->
    [one] a card.
   *[other] { $left } cards, then you may swap them. Which one first?
  }
scram-wanted-swap = Swap the two cards, or leave them.
scram-wanted-join = Choose a camp and an end for the card.
scram-wanted-round-over = The round is over. Deal the next one.

# What happened; the player’s name is shown in front
scram-event-drew = draws { $card ->
    [none] a card
   *[other] the { $card }
  }
scram-event-took = takes the { $card } from the discard pile
scram-event-called = calls “Scram!”
scram-event-used = uses the { $card }
scram-event-replacing = replaces cards with the drawn card
scram-event-discarded = { $place ->
    [none] discards the { $card }
   *[other] discards { $place }: { $card }
  }
scram-event-pushed = pushes { $place } forward
scram-event-turned-up = { $place } is turned up: { $card }
scram-event-failed = no match: { $values } different numbers
scram-event-placed = { $card ->
    [none] puts the new card at { $place }
   *[other] puts the { $card } at { $place }
  }
scram-event-named = names { $place }
scram-event-looked = { $card ->
    [none] looks at { $place }
   *[other] looks at { $place }: { $card }
  }
scram-event-swapped = { $places } trade places
scram-event-left = leaves the cards where they are
scram-event-penalty = { $card ->
    [none] a penalty card goes to { $place }
   *[other] a penalty card, the { $card }, goes to { $place }
  }
scram-event-joined = the { $card } joins at { $place }
scram-event-round-over = The round is over. Camp totals: { $own_totals }; team totals: { $totals }. Recorded: { $recorded }.
scram-event-dealt = starts the next round

# The scorepad; seats and teams count from 0
scram-pad-camp = Camp of player { $seat }: { $total }
scram-pad-team = Team { $team }: { $total } in total
scram-pad-recorded = Team { $team } records { $score }
scram-pad-right-call = Team { $team } called and doesn’t have more: it records { $score }
scram-pad-wrong-call = Team { $team } called but has more: its total plus 10 is { $score }
scram-pad-starter = Player { $seat } starts the next round
scram-pad-sum = Team { $team }: { $sum } after all rounds
scram-pad-lowest-sum = Team { $team } wins with the lowest total
scram-pad-lower-late-round = Tied; team { $team } wins by the last round that wasn’t tied
scram-pad-solo-wins-level = Tied; the solo player wins
scram-pad-everybody-loses = Tied in every round; everybody loses

# The table in the browser
scram-table-team-0 = orange
scram-table-team-1 = green
scram-table-camp = Camp { $letter }: { $who }
scram-table-up = Card { $place }: { $card }, face up
scram-table-down = Card { $place }, face down
scram-table-known = Card { $place }, face down; you have seen it
scram-table-place = card { $place }
scram-table-looked = Card { $place }: { $card }, seen only by you
scram-table-gap = gap
scram-table-end = { $side ->
    [left] left end
   *[right] right end
  } of camp { $letter }
scram-table-deck = Deck: { $size }
scram-table-second = Second card of the deck
scram-table-top = the top card of the deck
scram-table-discard = Discard pile: { $card ->
    [none] empty
   *[other] { $card } on top
  }
scram-table-held = Drawn: { $card ->
    [none] face down
   *[other] { $card }
  }
scram-table-i-know = I know this card

# Refusals: first, what to do in each phase
scram-refused-phase-turn = Start your turn: draw, take from the discard pile, or call.
scram-refused-phase-drawn = Use the drawn card’s ability, replace cards with it, or discard it.
scram-refused-phase-push = Push cards forward, then turn them up.
scram-refused-phase-gap = Choose one of the gaps in your camp for the new card.
scram-refused-phase-new-card = Put the new card at the left or right end of your camp.
scram-refused-phase-penalty = Put the penalty card at the left or right end of your camp.
scram-refused-phase-target = Choose the next card to use the ability on.
scram-refused-phase-swap = Swap the two cards or leave them.
scram-refused-phase-join = Choose the end of a camp for the card to join.
scram-refused-phase-round-over = The round is over: deal the next one.
scram-refused-take-empty-camp = With an empty camp you can’t take from the discard pile; draw from the deck.
scram-refused-take-nothing = The discard pile is empty; draw from the deck.
scram-refused-called = Camp { $camp } has already called; draw, or take from the discard pile.
scram-refused-call = You can call with { $most } cards or fewer; your camp has { $size }.
scram-refused-replace-nothing = Your camp is empty, so there is nothing to replace; use the card or discard it.
scram-refused-no-ability = The { $card } has no ability; replace cards with it, or discard it.
scram-refused-no-target = There is no card to use the { $card } on; discard it.
scram-refused-only-replace = A card from the discard pile can only replace cards.
scram-refused-replacing = You are replacing: push cards forward, then turn them up.
scram-refused-turn-up-nothing = Push a card of your own camp forward first.
scram-refused-push-other = You can push only cards from your own camp and your teammates’ camps.
scram-refused-pushed-already = That card has already been pushed forward.
scram-refused-push-own-first = The first card must be from your own camp.
scram-refused-on-deck = The { $card } can’t be used on the deck.
scram-refused-same-card = Choose two different cards.
scram-refused-second = You can choose the deck’s second card only after its top card.
scram-refused-short-deck = The deck doesn’t have that many cards.
scram-refused-one-camp = The { $card } takes two cards from the same camp, { $camp }.
scram-refused-face-up = That card is face up; choose a face-down card.
scram-refused-joins-there = The card joins the camp it was used on: { $camp }< or { $camp }>.
scram-refused-one-end = An empty camp has only one end: { $camp }>.
scram-refused-no-card = Camp { $camp } has { $size ->
    [0] no cards
    [one] 1 card
   *[other] { $size } cards
  }.
scram-unreadable = “{ $written }” is not a move. Type one of { $letters }, a card from A1 to { $last }{ $most }, K1 or K2, or an end such as A< or { $last }>.
scram-table-point = Tap a card you know

# The board in the terminal
scram-board-round = round { $round } of { $rounds }
scram-board-called = { $camp } has called Scram!
scram-board-deck = deck { $size }
scram-board-then = then
scram-board-discard = discard pile
scram-board-empty = empty
scram-board-held = in hand
scram-board-ability = using { $card }
scram-board-targets = on
scram-board-camp = camp { $camp }

# Why a bot chose its move
scram-why-draw = A drawn card may have an ability, or be low.
scram-why-take = The { $card } is worth more than what it replaces.
scram-why-call = By its count, its own team has about { $ours } and the other team { $theirs }.
scram-why-use-look = It wants to know more cards before it replaces any.
scram-why-use-turn-up = Once a card is face up, the whole team can count on it.
scram-why-use-discard = The { $card } gets rid of cards without a replacement.
scram-why-use-swap = It trades one of its high cards for a lower one from the other team.
scram-why-use-look-and-swap = It looks first, and swaps if that helps.
scram-why-use-nothing = The { $card } burdens the other team.
scram-why-replace = The { $card } is lower than the cards it replaces.
scram-why-discard = The { $card } would only make the camp’s total higher.
scram-why-push = { $place } is a { $card }, the best card to get rid of.
scram-why-push-match = { $place } is a { $card } and matches the pushed cards.
scram-why-push-unseen = It doesn’t know { $place }; the average unseen card counts 7.
scram-why-turn-up = It has pushed enough: more would risk the match.
scram-why-look-ours = It wants to know what its own team has at { $place }.
scram-why-look-theirs = It wants to know what the other team has at { $place }.
scram-why-look-deck = It wants to know what will be drawn next: { $place }.
scram-why-turn-up-ours = With { $place } face up, its team can plan its matches.
scram-why-turn-up-theirs = With { $place } face up, everyone can see what the other team has.
scram-why-turn-up-deck = With { $place } face up, the next draw is no surprise.
scram-why-discard-ours = Without { $place }, its team’s total is lower.
scram-why-discard-theirs = The other team would rather keep { $place }.
scram-why-discard-deck = It discards { $place }; nothing else would be better.
scram-why-swap-ours = { $place } is a card to get rid of.
scram-why-swap-theirs = { $place } is a card worth having.
scram-why-swap-deck = { $place } is one of the two cards to swap.
scram-why-look-and-swap-ours = { $place } is a card it would gladly swap.
scram-why-look-and-swap-theirs = { $place } may be worth having.
scram-why-look-and-swap-deck = { $place } may be worth having.
scram-why-swap = The two cards are better off swapped.
scram-why-leave = The cards are better off where they are.
scram-why-join-theirs = The { $card } raises the other team’s total.
scram-why-join-ours = The { $card } has to go somewhere.
scram-why-place = A card’s place makes no difference to the total.
scram-why-next = The round has been scored.
`,"../../../../src/koloda/locales/en/web.ftl":`# The browser. Front page
web-title = Koloda
web-subtitle = Modern card games with hidden hands. Pull up a chair – no account needed.
web-your-name = Your name
web-guest = Guest
web-language = Language
web-theme = Theme
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-pace = Pace
web-pace-calm = Pace: calm
web-pace-normal = Pace: normal
web-pace-quick = Pace: quick
web-pace-instant = Pace: at once
web-pace-step = Pace: step by step
web-sound = Sound
web-bots = Bot level
web-level-newcomer = Newcomer
web-level-casual = Casual
web-level-strong = Strong
web-level-master = Master
web-game-face-to-face = The Game: Face to Face
web-game-schotten-totten-2 = Schotten Totten 2
web-game-scram = Scram!
web-game-gallop = Gallop across Europe
web-about-face-to-face = A duel. Each player has one pile that climbs and one that falls. Help your opponent and you draw more cards.
web-about-schotten-totten-2 = One player storms the wall, the other holds it: seven tiles, formations and boiling oil.
web-about-scram = Two teams race to clear their camps of cards they have barely seen. Remember, match – and shout at the right moment.
web-about-gallop = Collect a city of every colour. Everyone picks a card and a flight in secret – and neighbours of the same colour burn.
web-length-face-to-face = about 20 minutes
web-length-schotten-totten-2 = about 20 minutes
web-length-scram = about 30 minutes
web-length-gallop = about 40 minutes
web-players = { $most ->
    [one] { $players } player
   *[other] { $players } players
  }
web-play-now = Play now
web-with-friends = With friends
web-rules = Rules
web-how-many = Players
web-options = Options
web-clock = Clock
web-clock-none = no clock
web-clock-move = one minute per move
web-clock-game = 15 minutes + 10 seconds per move
web-pause = Pause when a player is away
web-pause-none = none: clocks run on
web-pause-short = one minute in all
web-pause-long = 10 minutes in all
web-pause-open = until they come back
web-public = Show in the public list
web-strict = Preset phrases only
web-hints = Allow hints
web-open-table = Open the table
web-option-face-to-face-first = Who starts
web-option-face-to-face-highest = Highest number
web-option-face-to-face-hand = Cards in hand
web-option-schotten-totten-2-attacker = Who attacks
web-option-schotten-totten-2-tactics = With tactics cards
web-option-schotten-totten-2-match = Match length
web-option-scram-rounds = Rounds
web-option-scram-first = Who starts
web-option-scram-memory-aid = Show cards I have seen
web-option-gallop-match = Match length
web-option-gallop-target = Points to reach
web-option-gallop-wins = Deals needed to win
web-option-gallop-removed = Colours left out
web-option-gallop-first = Who starts
web-value-none = default
web-value-yes = yes
web-value-no = no
web-value-seat = seat { $seat }
web-value-schotten-totten-2-single = one game
web-value-schotten-totten-2-revenge = two games, roles swapped
web-value-gallop-target = first to a number of points
web-value-gallop-wins = first to a number of deals
web-value-gallop-single = one deal
web-public-tables = Public tables
web-no-public-tables = No public tables right now. Open one under “With friends” and show it in this list.
web-count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
web-sit-down = Sit down
web-watch = Watch
web-footer = All artwork is our own; rules are retold in our own words.
web-licences = Licences

# Links
web-invited = You’re invited to play
web-home = Home
web-no-page = Page not found.
web-link = Link
web-send-link = Send this link, or scan the code with a phone.
web-copy = Copy
web-copied = Copied
web-qr = QR code for the link
web-device-link = Continue on another device
web-watch-link = Spectator link

# Before the deal
web-waiting-for-players = Who’s playing?
web-all-here = Everyone is here
web-open-seat = Open seat
web-bot-number = { $name } { $number }
web-you = You
web-that-is-you = you
web-seat-bot = Add a bot
web-invite = Invite
web-free-seat = Free up seat
web-start = Deal the cards
web-start-anyway = Deal without these bytes
web-revealing = Revealing everyone’s random bytes…
web-fill-seats = Fill the open seats with people or bots first.
web-host-starts = The host deals the cards.
web-fair-before = Nobody can choose the cards: the server is bound to a secret, and every player adds random bytes. The secret’s fingerprint:

# The table
web-your-turn = Your turn.
web-only-move = This is your only move.
web-waiting-for = Waiting for { $who }.
web-is-to-move = to move
web-paused = Paused: waiting for a player to come back.
web-away = away
web-bot-in = bot in { $time }
web-waiting-for-absent = Waiting for { $who }, who is away. A bot takes over in { $time }.
web-absent = { $who } is away. A bot takes over in { $time }.
web-bot-plays = bot playing
web-now = What to do now
web-panel = Moves, log and chat
web-help = Help
web-board = The board. Arrow keys move over it.
web-moves = Moves
web-no-moves = It’s not your turn.
web-log = Log
web-log-empty = Nothing has happened yet.
web-quoted = “{ $words }”
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-block = Hide messages
web-unblock = { $count ->
    [one] Show the hidden message
   *[other] Show { $count } hidden messages
  }
web-mute = Mute
web-unmute = Unmute
web-muted = muted
web-remove = Remove
web-say = Say something
web-send = Send
web-strict-note = Only preset phrases are allowed at this table during play.
web-end = Result
web-more = More
web-close = Close
web-leave = Leave the table
web-leave-question = { $cost ->
    [bot] Leave the table? A bot plays for you until you come back.
   *[clock] Leave the table? Your clock keeps running.
  }
web-stay = Stay
web-resign = Resign
web-resign-question = { $team ->
    [yes] Resign? Your team loses the match.
   *[no] Resign? You lose the match.
  }
web-keep-playing = Keep playing
web-move-waits = No connection. Your move will be sent as soon as it’s back.
web-round-over = { $game ->
    [scram] The round is over.
    [gallop] The deal is over.
   *[other] This game is over; the next one is ready.
  }
web-go-on = Go on
web-goes-on-in = The table goes on in { $time }.
web-waiting-to-go-on = Waiting for { $names } to go on.
web-connecting = Reconnecting…
web-connected = Connected
web-watching = spectating
web-watcher = Spectator
web-watchers = { $count ->
    [one] spectator
   *[other] spectators
  }
web-time-left = Time left
web-next-turn = Next turn
web-watch-again = Show again what the others did since your last move
web-missed = { $count ->
    [one] While you were away, one move was made.
   *[other] While you were away, { $count } moves were made.
  }
web-take-back = Undo
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = A strong bot would play
web-chance = { $percent }% chance to win
web-thoughts = What the bots thought
web-back-question = { $who } would like to take a move back.
web-agree = Agree
web-decline = No
web-no-such-table = This table doesn’t exist, or you don’t have access to it.

# The end
web-you-win = You win.
web-you-win-together = Your team wins.
web-nobody-wins = Nobody wins.
web-others-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
web-out-of-time = Time is up.
web-resigned = { $who ->
    [you] You resigned.
    [team] Your team resigned.
   *[others] { $names } resigned.
  }
web-scores = Scores
web-rematch = Rematch
web-rematch-asked = Waiting for the others
web-play-easier = Easier opponent: { $level }
web-play-harder = Harder opponent: { $level }
web-rematch-question = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
  }
web-rematch-accept = Accept
web-rematch-decline = No thanks
web-rematch-declined = { $count ->
    [one] { $names } doesn’t want a rematch.
   *[other] { $names } don’t want a rematch.
  }
web-record = Download the game file
web-verify = Verify the deal
web-verify-bad = This deal is not what was promised.
web-verify-commitment = { $result ->
    [good] The secret matches the fingerprint that this browser noted before the deal.
    [bad] The secret does not match the fingerprint that this browser noted before the deal.
   *[unknown] Not checked: this browser noted no fingerprint before the deal.
  }
web-verify-own-bytes = { $result ->
    [good] Your own random bytes went into the deal.
    [bad] Your own random bytes were exchanged.
   *[unknown] Not checked: no random bytes came from this browser.
  }
web-verify-hashes = { $result ->
    [good] Everyone revealed exactly the bytes they had promised.
    [bad] The bytes of { $who } are not those that were promised.
   *[unknown] Not checked: this browser doesn’t know what everyone had promised.
  }
web-verify-terms = { $result ->
    [good] Table, game, options and players are those that were agreed.
    [bad] Table, game, options or players are not those that were agreed.
   *[unknown] Not checked: this browser doesn’t know what had been agreed.
  }
web-verify-cards = { $result ->
    [good] Every shuffle, worked out again here, gives exactly these cards.
    [bad] The cards are not those that the shuffle gives (moves made: { $moves }).
   *[unknown] Not checked: this page can’t work out the shuffles of this deal.
  }
web-verify-hand = { $result ->
    [good] Your first hand is the one you were shown.
    [bad] Your first hand is not the one you were shown.
   *[unknown] Not checked: this browser did not note your first hand.
  }
web-verify-visible = { $result ->
    [good] Everything you saw during the game agrees with it.
    [bad] What you saw does not agree with it (moves made: { $moves }).
   *[unknown] Not checked: this browser did not note what you saw.
  }
web-verify-without = Added no random bytes: { $names }
web-verify-save = Save the evidence
web-verify-key = Shuffle key, computed in your browser:
web-deal-alarm = { $alarm ->
    [accused] The server says that you kept your random bytes back, although it had confirmed them. Don’t trust this table.
   *[exchanged] The server exchanged what you had promised for the deal. Don’t trust this table.
  }

# What happened at the table
web-event-sat = { $who } sits down.
web-event-bot-sat = { $who } sits down.
web-event-stood = A seat is open again.
web-event-lapsed = { $who } is away; their random bytes no longer count.
web-event-sealed = { $names ->
    [none] Everyone’s random bytes are fixed.
   *[other] The random bytes are fixed. Added none: { $names }
  }
web-event-deal-void = The deal is void: { $names } did not reveal the promised bytes.
web-event-started = The cards are dealt.
web-event-gone = { $who } is away.
web-event-returned = { $who } is back.
web-event-taken-over = A bot has taken over for { $who }.
web-event-left = { $who } left the table. A bot plays on.
web-event-resigned = { $who } resigned.
web-event-flagged = { $who } ran out of time.
web-event-back-asked = { $who } asks to take a move back.
web-event-back-answered = { $who } { $agreed ->
    [yes] agreed
   *[no] declined
  }.
web-event-taken-back = { $who } took a move back.
web-event-rematch-asked = { $who } wants a rematch.
web-event-rematch-declined = { $who } doesn’t want a rematch.
web-event-rematch = Rematch: seats have been swapped.
web-event-muted = { $muted ->
    [true] { $who } was muted by the host.
   *[other] { $who } may speak again.
  }
web-event-removed = { $who } was removed by the host.

# Preset phrases
web-phrase-hello = Hello.
web-phrase-good-luck = Good luck.
web-phrase-well-played = Well played.
web-phrase-thanks = Thank you.
web-phrase-oops = Oops.
web-phrase-thinking = Thinking…
web-phrase-your-turn = Your turn.
web-phrase-one-moment = One moment.
web-phrase-good-game = Good game.
web-phrase-i-know-this-card = I know this card: { $about }
`});export{e as default};