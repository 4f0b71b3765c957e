var e=Object.assign({"../../../../src/koloda/locales/en/aside.ftl":`# Beside the tables: at a real table
web-aside = At a real table
web-claims-title = Claim checker
web-claims-about = Schotten Totten 2 at a real table: tap in what lies at the tile and which cards are gone, and see whether the claim is good. It works without a connection too.
web-claims-tile = Which tile is claimed?
web-claims-damaged = The tile is damaged
web-claims-side-attacker = Attacker
web-claims-side-defender = Defender
web-claims-first = Who was complete first?
web-claims-counter = { $card }: with it the defender would hold
web-claims-proved = The claim of tile { $tile } is good
web-claims-into = Where does the card lie that you tap?
web-claims-into-attacker = attacker’s
web-claims-into-defender = defender’s
web-claims-into-gone = gone
web-claims-hands = Gone are the cards that lie open at other tiles or in the discard. Hands don’t count, not even the attacker’s own.
web-claims-cards = All cards
web-claims-tactics = With tactics cards
web-claims-discard = Discard the tile’s cards
web-claims-again = Start again

# As an app
web-notice = Notifications
web-notice-forbidden = The browser forbids notifications; its settings for this page can allow them.
web-try-again = Try again

# Several people at one device
web-hot-here = Everybody at this device
web-hot-names = Who plays? A seat without a name is a bot’s.
web-hot-bot = bot
web-hot-give = Hand the device to { $name }
web-hot-hidden = Nobody’s cards are shown while it is handed on.
web-hot-show = I am { $name }: show my cards
web-hot-back = Back to { $name }
web-hot-hand-on = Hand on

# One’s own games
web-mine-title = My games
web-mine-about = The games that you played to the end in this browser, kept here and nowhere else. Moves and minutes are those of an average game.
web-mine-none = No game has been played to its end here yet.
web-mine-all = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }, { $won } won
web-mine-by-game = By game
web-mine-by-opponent = By opponent
web-mine-won = won
web-mine-lost = lost
web-mine-moves = moves
web-mine-minutes = minutes
web-mine-download = Download
web-mine-delete = Delete
web-mine-sure = Delete all of them?
web-mine-delete-all = Delete all
web-mine-kept = What is kept here

# At the table
web-what-can-i-do = What can I do?
`,"../../../../src/koloda/locales/en/bots.ftl":`# Bots by name: four levels for people, three to measure them by
bot-newcomer = Newcomer bot
bot-casual = Casual bot
bot-strong = Strong bot
bot-master = Master bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-plain = Plain bot
`,"../../../../src/koloda/locales/en/face-to-face.ftl":`# Face to Face. Moves, as their mover reads them; $top is what the pile shows now.
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
`,"../../../../src/koloda/locales/en/gallop.ftl":`# Gallop across Europe. Moves, as their mover reads them.
gallop-move-lay-city = put down the { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value } with flight { $flight }
gallop-move-lay-exchange = put down the exchange of value { $value } with flight { $flight }
gallop-move-lay-universal = put down a universal exchange with flight { $flight }
gallop-move-lay-deportation = put down a deportation with flight { $flight }
gallop-move-take-city = take the { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value }
gallop-move-take-exchange = take the exchange of value { $value }
gallop-move-give = give your { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value } away
gallop-move-get = get the { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value } from player { $seat }

# What is wanted now
gallop-wanted-lay = Put down a card and a flight, face down.
gallop-wanted-pick = Take one of the revealed cards.
gallop-wanted-give = You resolve { $card }: choose a city of yours to swap.
gallop-wanted-get = You resolve { $card } and give { $city }: choose the city that you get.

# Ends
gallop-one-deal-played = The deal is over; most points win.
gallop-target-reached = The target is reached, and one player leads alone.
gallop-deals-won = Enough deals are won.
gallop-match-too-long = No match has more deals than this one had; most points win.

# What happened; the name of who did it stands before
gallop-event-laid = { $card ->
    [none] a card and a flight, face down
   *[other] { $card } with flight { $flight }, face down
  }
gallop-event-revealed = Revealed: { $cards }; the flights: { $flights }.
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
gallop-event-flights-back = All six flights are played: everybody has the full set again.
gallop-event-shuffled = { $cards ->
    [one] One played card becomes the deck.
   *[other] { $cards } played cards are shuffled into a new deck.
  }
gallop-event-drawn = { $card ->
    [none] draws a card
   *[other] draws { $card }
  }
gallop-event-not-drawn = no card is left to draw
gallop-event-marker = holds the marker now
gallop-event-deal-ended = { $clause ->
    [GAL-26] The deal is over: a collection has every colour.
    [GAL-14] The deal is over: somebody has no card to put down.
   *[GAL-33] The deal is over: it has gone on for too long.
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
gallop-table-exchange = exchange of value { $value }
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
gallop-table-laid = Put down
gallop-table-deck = Deck
gallop-table-pile = Played
gallop-table-goal = { $match ->
    [target] to { $goal ->
        [one] { $goal } point
       *[other] { $goal } points
      }
    [wins] to { $goal ->
        [one] { $goal } won deal
       *[other] { $goal } won deals
      }
   *[single] one deal
  }
gallop-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gallop-table-marker = first-player marker
gallop-table-complete = complete
gallop-table-last-deal = The last deal
gallop-table-chooses = { $place ->
    [1] chooses first
    [2] chooses second
    [3] chooses third
   *[other] chooses fourth
  }

# Refusals; what was asked for, and what can’t be read
gallop-refused-lay = Put down a card and a flight, as in R5/3.
gallop-refused-not-in-hand = { $card } is not in your hand.
gallop-refused-flight = Flight { $flight } is played already; you have { $left }.
gallop-refused-take = Take one of the revealed cards, as in R5.
gallop-refused-not-there = { $card } is not among the revealed cards.
gallop-refused-universal = The last choosers take the universal exchanges.
gallop-refused-exchange = The last choosers take the exchanges; take a city.
gallop-refused-give = Choose a city of yours to swap, as in -R5.
gallop-refused-not-collected = { $city } is not in your collection.
gallop-refused-other-value = This exchange swaps cities of value { $value }.
gallop-refused-no-partner = Nobody with at least as many cities as you has one of value { $value } to swap.
gallop-refused-get = Choose the city that you get, as in +R5.
gallop-refused-wrong-value = For { $city } you get a city of value { $value }.
gallop-refused-nobody-has = No other player has { $city }.
gallop-refused-fewer-cities = Its owner has fewer cities than you.
gallop-unreadable = “{ $written }” is not a move: a card and a flight (R5/3), a card (R5, X3), a city to give (-R5) or to get (+B5).

# The board in the terminal
gallop-board-deal = deal { $deal }
gallop-board-round = round { $round }
gallop-board-colours = colours { $colours }
gallop-board-deck = deck { $size }
gallop-board-pile = played { $size }
gallop-board-choosing = choosing, by seat: { $seats }
gallop-board-resolves = seat { $seat } resolves { $card }{ $gives ->
    [none] { "" }
   *[other] , gives { $gives }
  }
gallop-board-seat = seat { $seat }
gallop-board-flights = flights
gallop-board-collection = collection
gallop-board-hand = hand
gallop-board-laid = put down
gallop-board-taken = taken

# Why a bot chose its move
gallop-why-lay-deportation = Whoever chooses first must take the deportation.
gallop-why-lay-exchange = Whoever chooses last must take { $card } and swap.
gallop-why-lay-wanted = { $card } has a colour that its own collection lacks.
gallop-why-lay-spare = { $card } would bring its own collection no new colour.
gallop-why-flight-early = Flight { $flight } is to choose early.
gallop-why-flight-late = Flight { $flight } is enough; the higher ones are kept for later.
gallop-why-flight-only = Flight { $flight } is the only one left.
gallop-why-take-completes = { $card } completes the collection, with { $points ->
    [one] one point
   *[other] { $points } points
  }.
gallop-why-take-denies = { $card } would complete another’s collection.
gallop-why-take-colour = { $card } is a new colour; { $missing ->
    [one] one is still missing
   *[other] { $missing } are still missing
  }.
gallop-why-take-least = No new colour lies there: it takes { $card }.
gallop-why-deported = The deportation must be taken.
gallop-why-exchange = Of the exchanges it takes { $card }.
gallop-why-give = It gives { $card } away from its own collection.
gallop-why-get-colour = { $card } brings a colour that the collection lacks.
gallop-why-get = It gets { $card } for { $given }.
`,"../../../../src/koloda/locales/en/refusals.ftl":`# What a table or the server refuses, besides moves
refused-seat-taken = This seat is taken.
refused-seat-open = Nobody sits there.
refused-no-such-seat = There is no such seat.
refused-already-seated = You have a seat already.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = This is not your seat.
refused-not-at-table = You are not at this table.
refused-host-only = Only the host can do this.
refused-seats-open = There are open seats; fill them with people or bots.
refused-no-name = A name has at least one letter.
refused-no-such-bot = There is no such bot.
refused-bad-contribution = Add from 1 to { $most } bytes.
refused-already-contributed = You have added your bytes already.
refused-not-gathering = The game has started already.
refused-not-started = Nothing has been dealt yet.
refused-not-playing = The game is not running.
refused-not-over = This is shown when the game is over.
refused-not-your-turn = It is not your turn.
refused-no-hints = At this table there are no hints.
refused-not-a-bots-turn = It is not a bot’s turn.
refused-nothing-to-take-back = There is nothing to take back.
refused-revealed-since = Something hidden has come to light since: that can’t be taken back.
refused-back-asked = Somebody has asked to take a move back; answer first.
refused-nothing-to-answer = Nobody waits for your answer.
refused-rematch-asked = You have asked already.
refused-nothing-said = Say a phrase or a text.
refused-no-such-phrase = There is no such phrase.
refused-strict-talk = At this table only set phrases are used while you play.
refused-bad-text = A text is one line of at most { $most } letters.
refused-not-known = You can’t say that you know this card.
refused-too-much-talk = You talk too fast; wait a moment.
refused-too-many-hints = You ask for hints too fast; wait a moment.
refused-no-such-link = This link is used up, withdrawn or wrong.
refused-too-many-tables = There are too many tables here now; try again later.
refused-too-many-watchers = Too many people watch this table already.
refused-too-many = Too much at once; wait a moment.
refused-not-found = It is not there, or it is not for you.
refused-forbidden = Requests from other sites are not taken.
refused-bad-option = These options don’t go together.
refused-bad-record = { $fault ->
    [empty] The record is empty.
    [foreign] This is not a record of a game from Koloda.
    [cut-off] The record is cut off in line { $line }.
    [changed] Line { $line } of the record, or one before it, was changed.
    [rules] The record was made by another version of the rules.
    [move] The move in line { $line } of the record can’t be made.
   *[damaged] Line { $line } of the record is wrong.
  }
refused-too-large = The record is too large: { $most } KB at most.
refused-unreadable = The server did not understand that.
refused-other-rules = This table was played by version { $made } of the rules; this server has version { $here }.
refused-not-written = The server could not write that down. Try again.
refused-invalid = That can’t be done.
refused-no-such-move = { $written } is not a move.

# What the browser itself notices
refused-disconnected = The connection is lost; it is being made again.
refused-no-answer = The server does not answer.
refused-unreachable = The server can’t be reached.
refused-hot-seat = At this table everybody plays at one device.
refused-not-hot-seat = This table is not played at one device.
`,"../../../../src/koloda/locales/en/replay.ftl":`# Replay: a game that is over
web-replay = Replay
web-replay-see = Watch the game again
web-replay-upload = Watch a record of a game
web-replay-bring = Open the record of a game, downloaded from a table or written by the koloda command, and go through it move by move.
web-replay-bring-note = The server checks the record by the rules and keeps nothing of it.
web-replay-file = Record of a game (.jsonl)
web-replay-choose = Choose a file
web-replay-detail = Technical detail, in English
web-replay-panel = Moves and chances
web-replay-moves = Moves
web-replay-unseen = It can’t be seen from here.
web-replay-thought = What the bot thought
web-replay-slider = Move
web-replay-step = Move { $step } of { $last }
web-replay-first = To the deal
web-replay-previous = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-eyes = Through whose eyes
web-replay-eyes-all = All cards open
web-replay-eyes-of = Eyes of { $who }
web-replay-share = Link to this moment
web-replay-which = Which game
web-replay-match = Game { $match } of { $matches }
web-replay-curve = Chances
web-replay-curve-about = How a bot would judge each position from what each player knew; the mean is shown. An estimate, not the truth.
web-replay-curve-make = Work out the chances
web-replay-curve-making = The bot looks at each move
web-replay-curve-stop = Enough
web-replay-curve-now = Chances of winning: { $names }
web-replay-turning = Here the game turned
web-replay-turned = Move { $step } ({ $who }). { $side }: { $before } % → { $after } %
web-replay-never-turned = No move changed the chances much.
`,"../../../../src/koloda/locales/en/rules.ftl":`# The rules pages
web-rules-table = Table
web-figure-hidden = a card face down
web-figure-leaves = { $card } (leaves)
`,"../../../../src/koloda/locales/en/schotten-totten-2.ftl":`# Schotten Totten 2. Claims: what a formation counts as; "J=R7" is a joker that stands for R7
schotten-totten-2-proof-attacker-colour-run = The attacker: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-attacker-equal-strength = The attacker: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-attacker-colour = The attacker: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-attacker-run = The attacker: { $cards }, a run, total { $total }.
schotten-totten-2-proof-attacker-sum = The attacker: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-attacker-lowest-sum = The attacker: { $cards }, a lowest sum, total { $total }.
schotten-totten-2-proof-defender-colour-run = The defender: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-defender-equal-strength = The defender: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-defender-colour = The defender: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-defender-run = The defender: { $cards }, a run, total { $total }.
schotten-totten-2-proof-defender-sum = The defender: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-defender-lowest-sum = The defender: { $cards }, a lowest sum, total { $total }.

# why a good claim is good
schotten-totten-2-proof-stronger = Both formations are complete, and the attacker’s is the stronger.
schotten-totten-2-proof-level-first = Both formations are complete and level, and the attacker’s was complete first.
schotten-totten-2-proof-too-few = The defender can’t complete his formation: { $missing ->
    [one] it lacks 1 card
   *[other] it lacks { $missing } cards
  }, and { $free ->
    [0] none is free
    [one] only 1 is free
   *[other] only { $free } are free
  }.
schotten-totten-2-proof-best-sum = The highest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-best-lowest-sum = The lowest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-none-colour-run-above = No colour run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour-run = The defender’s { $cards } can’t become a colour run of { $size }.
schotten-totten-2-proof-gone-colour-run = For a colour run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = The defender’s { $cards } can’t become a colour run of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-run-above = For a colour run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = No equal strength of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-equal-strength = The defender’s { $cards } can’t become an equal strength of { $size }.
schotten-totten-2-proof-gone-equal-strength = For an equal strength of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = The defender’s { $cards } can’t become an equal strength of { $size } above { $above }.
schotten-totten-2-proof-gone-equal-strength-above = For an equal strength of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-colour-above = No colour of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour = The defender’s { $cards } can’t become a colour of { $size }.
schotten-totten-2-proof-gone-colour = For a colour of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-above = The defender’s { $cards } can’t become a colour of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-above = For a colour of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-run-above = No run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-run = The defender’s { $cards } can’t become a run of { $size }.
schotten-totten-2-proof-gone-run = For a run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-run-above = The defender’s { $cards } can’t become a run of { $size } above { $above }.
schotten-totten-2-proof-gone-run-above = For a run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.

# why another is not
schotten-totten-2-proof-counter = The defender may still add { $cards }.
schotten-totten-2-proof-weaker = That is stronger than the attacker’s.
schotten-totten-2-proof-level-later = That is level, and the defender’s was complete first.

# claims at a real table
schotten-totten-2-claim-tile = Which tile is claimed, 1 to 7? (4d: the fourth, damaged; or paste JSON)
schotten-totten-2-claim-attacker = The attacker’s cards there, e.g. R5 B11 J?
schotten-totten-2-claim-defender = The defender’s cards there?
schotten-totten-2-claim-gone = All other cards that lie open, at other tiles or discarded?
schotten-totten-2-claim-first = Both are complete and level. Who was first, attacker or defender?
schotten-totten-2-claim-good = The claim is good.
schotten-totten-2-claim-not-proved = The claim can’t be proved.

# Moves, as their mover reads them
schotten-totten-2-move-play = play { $card } to tile { $tile }
schotten-totten-2-move-claim = claim tile { $tile }
schotten-totten-2-move-retreat = retreat from tile { $tile }
schotten-totten-2-move-oil = pour oil at tile { $tile }
schotten-totten-2-move-draw-siege = draw from the siege deck
schotten-totten-2-move-draw-tactics = draw from the tactics deck
schotten-totten-2-move-pass = play nothing
schotten-totten-2-move-redeployment = redeployment: move a card of yours
schotten-totten-2-move-recruitment = recruitment: play a discarded card
schotten-totten-2-move-desertion = desertion: discard a card of the other’s
schotten-totten-2-move-treason = treason: take a card of the other’s to your side
schotten-totten-2-move-explosion = explosion: discard all cards at tile { $tile }
schotten-totten-2-move-reinforcements = reinforcements: shuffle two discarded cards into the deck
schotten-totten-2-move-swap = swap: exchange three cards of your hand for three of the other’s
schotten-totten-2-move-choose-redeployment = move { $card } away from tile { $tile }
schotten-totten-2-move-choose-recruitment = recruit { $card }
schotten-totten-2-move-choose-desertion = discard { $card } at tile { $tile }
schotten-totten-2-move-choose-treason = take { $card } from tile { $tile }
schotten-totten-2-move-choose-reinforcements = shuffle { $card } into the deck
schotten-totten-2-move-choose-swap = give { schotten-totten-2-named-card }
schotten-totten-2-move-to = put { $card } at tile { $tile }
schotten-totten-2-move-to-discard = discard { $card }

# What the seat to move has to do
schotten-totten-2-wanted-attack = Play a card; before it you may claim and retreat.
schotten-totten-2-wanted-defence = Play a card; before it you may pour oil.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Claim; the siege deck is empty, and drawing ends the game.
   *[other] Draw a card; the attacker may claim before it.
  }
schotten-totten-2-wanted-redeployment-choosing = Choose a card of yours on the wall.
schotten-totten-2-wanted-redeployment-placing = Choose another tile for it, or the discard.
schotten-totten-2-wanted-recruitment-choosing = Choose a card of the discard.
schotten-totten-2-wanted-recruitment-placing = Choose a tile for it.
schotten-totten-2-wanted-desertion-choosing = Choose a card on the other’s side.
schotten-totten-2-wanted-treason-choosing = Choose a card on the other’s side.
schotten-totten-2-wanted-treason-placing = Choose a tile of yours for it.
schotten-totten-2-wanted-reinforcements-choosing = Choose two cards of the discard.
schotten-totten-2-wanted-swap-giving = Choose three cards of your hand to give away.

# Ends
schotten-totten-2-tile-broken = A damaged tile fell: the attacker wins.
schotten-totten-2-four-tiles-damaged = Four tiles are damaged: the attacker wins.
schotten-totten-2-siege-deck-empty = The siege deck is empty: the defender wins.
schotten-totten-2-wall-held = The defender’s side of the wall is full: the defender wins.
schotten-totten-2-both-games-won = Both games won, one in each role.
schotten-totten-2-faster-attack = Both attacks won, and this one left more cards in the siege deck.
schotten-totten-2-better-defence = Both walls held, and this one with more intact tiles and cauldrons.

# What happened; the name of who did it, or whose card it was, stands before
schotten-totten-2-event-played = { $card } to tile { $tile }
schotten-totten-2-event-clashed = { $card } clashes at tile { $tile } and is discarded
schotten-totten-2-event-retreated = retreat from tile { $tile }
schotten-totten-2-event-oiled = oil at tile { $tile } takes { $card }
schotten-totten-2-event-claimed = tile { $tile } claimed
schotten-totten-2-event-discarded = { $card } at tile { $tile } is discarded
schotten-totten-2-event-acted = plays { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = chooses { $card }
schotten-totten-2-event-given = { $card ->
    [none] has chosen a card to give
   *[other] will give { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } goes to tile { $tile }
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
schotten-totten-2-event-passed = plays nothing
schotten-totten-2-event-won = wins: { $reason ->
    [tile-broken] a damaged tile fell
    [four-tiles-damaged] four tiles are damaged
    [siege-deck-empty] the siege deck is empty
   *[wall-held] the defender’s side of the wall is full
  }
schotten-totten-2-event-attacks-next = attacks in the next game

# Tactics cards, as they are played, drawn or given; the others go by their notation
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
schotten-totten-2-table-accepts-all = all
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
schotten-totten-2-table-discard = Discard
schotten-totten-2-table-discard-empty = nothing yet
schotten-totten-2-table-not-proved = The claim of tile { $tile } can’t be proved
schotten-totten-2-table-cauldrons = Cauldrons
schotten-totten-2-table-tactics-played = Tactics cards played: { $played }
schotten-totten-2-table-known = Known in hand:
schotten-totten-2-table-game = Game { $game } of 2{ $again ->
    [yes] , once more
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Game { $game }: { $who } won { $role ->
    [attacker] as the attacker, siege deck: { $left }
   *[defender] as the defender, tiles and cauldrons: { $held }
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
schotten-totten-2-table-text-redeployment = one card of yours on the wall goes to another tile with room, or to the discard
schotten-totten-2-table-text-recruitment = one siege card of the discard goes to a tile with room on your side
schotten-totten-2-table-text-desertion = one card on the other’s side is discarded
schotten-totten-2-table-text-treason = one card on the other’s side goes to a tile with room on yours
schotten-totten-2-table-text-explosion = all cards on both sides of one tile are discarded
schotten-totten-2-table-text-reinforcements = two siege cards of the discard are shuffled into the siege deck
schotten-totten-2-table-text-swap = each chooses three cards of the hand in secret, and they are exchanged
schotten-totten-2-table-colour-red = red
schotten-totten-2-table-colour-yellow = yellow
schotten-totten-2-table-colour-green = green
schotten-totten-2-table-colour-blue = blue
schotten-totten-2-table-colour-purple = purple

# Refusals: what an action still wants
schotten-totten-2-refused-action-redeployment = Choose a card of yours on the wall, then another tile with room (>3) or the discard (>X).
schotten-totten-2-refused-action-recruitment = Choose a siege card of the discard, then a tile with room (>3).
schotten-totten-2-refused-action-desertion = Choose a card on the other’s side.
schotten-totten-2-refused-action-treason = Choose a card on the other’s side, then a tile of yours with room (>3).
schotten-totten-2-refused-action-explosion = Name a tile where a card lies, as in EXP>3.
schotten-totten-2-refused-action-reinforcements = Choose two different siege cards of the discard.
schotten-totten-2-refused-action-swap = Choose three different cards of your hand.

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
  }, the other { $other }: you may be one ahead at most.
schotten-totten-2-refused-nothing-for-redeployment = You have no card on the wall.
schotten-totten-2-refused-nothing-for-recruitment = It needs a siege card in the discard and a tile with room.
schotten-totten-2-refused-nothing-for-desertion = The other has no card on the wall.
schotten-totten-2-refused-nothing-for-treason = It needs a card of the other’s on the wall and a tile of yours with room.
schotten-totten-2-refused-nothing-for-explosion = No card lies on the wall.
schotten-totten-2-refused-nothing-for-reinforcements = It needs two siege cards in the discard.
schotten-totten-2-refused-nothing-for-swap = Nobody has a card to give.

# why any other move can’t be made
schotten-totten-2-refused-draw-first = Play a card first.
schotten-totten-2-refused-half-play = Say card and tile together, as in R5>3.
schotten-totten-2-refused-not-in-hand = { $card } is not in your hand.
schotten-totten-2-refused-full = Your side of tile { $tile } is full with { $capacity } cards.
schotten-totten-2-refused-played = You have played: draw, or claim if you can.
schotten-totten-2-refused-siege-deck-empty = The siege deck is empty: drawing ends the game.
schotten-totten-2-refused-tactics-deck-empty = The tactics deck is empty.
schotten-totten-2-refused-claim-defender = Only the attacker claims.
schotten-totten-2-refused-claim-early = Your formation has { $size } of { $capacity } cards.
schotten-totten-2-refused-claim-held = The defender’s formation holds: { $cards }.
schotten-totten-2-refused-claim-open = It can’t be proved yet: the defender would hold with { $cards }.
schotten-totten-2-refused-retreat-defender = Only the attacker retreats.
schotten-totten-2-refused-retreat-nothing = You have no card there.
schotten-totten-2-refused-oil-attacker = Only the defender has cauldrons.
schotten-totten-2-refused-oil-none = No cauldron is left.
schotten-totten-2-refused-oil-twice = One cauldron a turn, and it has been used.
schotten-totten-2-refused-oil-nothing = The attacker has no card there.
schotten-totten-2-refused-pass = You can play a card, so you must.
schotten-totten-2-refused-pass-blocked = A retreat or a claim would let you play a card: make one.
schotten-totten-2-unreadable = “{ $written }” is not a move: R5>3 plays, C3 claims, <3 retreats, O3 pours oil, D draws.
schotten-totten-2-first-joker = { $written }: of two jokers in hand a move names the first.
schotten-totten-2-no-joker = { $written }: no joker to choose lies there.

# The board in the terminal
schotten-totten-2-board-game = game { $game } of 2{ $again ->
    [yes] , once more
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

# claims at a real table that can’t be
schotten-totten-2-refused-claim-no-tile = There is no tile { $tile }; there are 1 to { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } is no card: siege cards are R0 … P11 (R Y G B P), elites J S H.
schotten-totten-2-refused-claim-jokers = There are only two jokers.
schotten-totten-2-refused-claim-twice = { $card } is there twice.
schotten-totten-2-refused-claim-many = { $card } is too many: { $side ->
    [attacker] the attacker
   *[defender] the defender
  } has { $size } cards where { $capacity } fit.
schotten-totten-2-refused-claim-few = The attacker has { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } where { $capacity } are needed.
schotten-totten-2-refused-claim-action = An action can’t lie at a tile.
schotten-totten-2-refused-claim-clash = { $card } and { $other } can’t lie opposite each other: both are discarded.
schotten-totten-2-refused-claim-not-first = The defender is not complete, so he wasn’t first.
schotten-totten-2-refused-claim-who-first = Both are complete and level: say who was first.

# Why a bot chose its move
schotten-totten-2-why-claim = The claim is proved: nothing that the defender can still play at tile { $tile } beats it.
schotten-totten-2-why-claim-wins = The claim of tile { $tile } is proved, and it wins the game.
schotten-totten-2-why-retreat = At tile { $tile } a fresh start is worth more than these cards.
schotten-totten-2-why-retreat-lost = Tile { $tile } is lost with these cards: the defender’s formation is complete and stronger.
schotten-totten-2-why-oil = The cauldron takes { $card }, on which the formation at tile { $tile } rests.
schotten-totten-2-why-clash = { $card } drives { $foe } out at tile { $tile }: both are discarded.
schotten-totten-2-why-towards-colour-run = With { $card } a colour run is still possible at tile { $tile }.
schotten-totten-2-why-towards-equal-strength = With { $card } equal strength is possible at tile { $tile }.
schotten-totten-2-why-towards-colour = With { $card } a colour is possible at tile { $tile }.
schotten-totten-2-why-towards-run = With { $card } a run is possible at tile { $tile }.
schotten-totten-2-why-towards-sum = { $card } adds to the sum at tile { $tile }.
schotten-totten-2-why-towards-lowest-sum = { $card } keeps the sum at tile { $tile } low.
schotten-totten-2-why-complete-colour-run = { $card } completes a colour run of { $total } at tile { $tile }.
schotten-totten-2-why-complete-equal-strength = { $card } completes equal strength with { $total } at tile { $tile }.
schotten-totten-2-why-complete-colour = { $card } completes a colour of { $total } at tile { $tile }.
schotten-totten-2-why-complete-run = { $card } completes a run of { $total } at tile { $tile }.
schotten-totten-2-why-complete-sum = { $card } completes a sum of { $total } at tile { $tile }.
schotten-totten-2-why-complete-lowest-sum = { $card } completes a low sum of { $total } at tile { $tile }.
schotten-totten-2-why-unbeaten = Nothing that the other side can still make there is as strong.
schotten-totten-2-why-redeployment = One of its own cards is in the wrong place.
schotten-totten-2-why-recruitment = The discard has a card that is wanted on the wall.
schotten-totten-2-why-desertion = One of the other side’s cards is too strong where it lies.
schotten-totten-2-why-treason = A card of the other side would serve better here.
schotten-totten-2-why-explosion = Tile { $tile } is better begun anew.
schotten-totten-2-why-reinforcements = Discarded cards come back into the siege deck, and the game goes on longer.
schotten-totten-2-why-swap = The hand can only get better.
schotten-totten-2-why-choose = Of all the cards, { $card } matters most.
schotten-totten-2-why-give = It gives { $card } away.
schotten-totten-2-why-to-discard = It lets { $card } go.
schotten-totten-2-why-draw-siege = Siege cards make the formations.
schotten-totten-2-why-draw-tactics = A tactics card may turn a tile.
schotten-totten-2-why-pass = There is nothing to play.
schotten-totten-2-why-winning = Chance of winning: { $percent } %. It only has to be brought home.
schotten-totten-2-why-losing = Chance of winning: { $percent } %. This holds out longest.
`,"../../../../src/koloda/locales/en/score.ftl":`# Score sheets for a real table
web-score-title = { $game }: score sheet
web-score-about = Write down what each has at the end; we count as the rules say. The sheet stays in this browser and works without a connection too.
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
web-score-remove = { $card }: take away
web-score-caller = Who called “Scram!”?
web-score-nobody = nobody
web-score-complete = complete
web-score-write = Write down
web-score-sum = Sum
web-score-won = Deals won
web-score-undo = Undo
web-score-new = New sheet
web-score-print = Print
web-score-share = Pass on
web-score-bad-link = This sheet can’t be read. Yours stays as it was.
web-score-rounds-played = { $rounds ->
    [one] { $rounds } round is already written down.
   *[other] { $rounds } rounds are already written down.
  }
web-score-too-many = “{ $card }” is there { $count ->
    [one] { $count } time
   *[other] { $count } times
  }, and the game has only { $most }.
web-score-no-total = Player { $seat }: enter a whole number from 0 to { $most }.
web-score-no-card = “{ $card }” is no card of this game.
web-score-wins-two = Only two players may count won deals.
web-score-no-goal = Enter a whole number from 1 to { $most }.
web-score-colours = There are cities of { $colours } colours, and only { $most } are in play.
web-score-match-over = The match was over before the last deal.
web-score-city-twice = { $city } is there twice.
web-score-three-burn = Player { $seat }: three cities of one colour would have burnt.
web-score-two-burn = Player { $seat }: two cities of one colour, side by side, would have burnt.
`,"../../../../src/koloda/locales/en/scram.ftl":`# Scram!. Moves, as their mover reads them. Camps have letters, places count from the left.
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
  } of one camp, which the { $card } then joins
scram-move-use-nothing-and-join = use the { $card }: it joins a camp
scram-move-replace = replace with the { $card }
scram-move-discard = discard the { $card }
scram-move-push-own = push your card { $place } forward
scram-move-push-camp = push card { $place } of camp { $camp } forward
scram-move-turn-up = turn up { $cards ->
    [one] the pushed card
   *[other] the { $cards } pushed cards
  }
scram-move-gap = put the new card where your card { $place } was
scram-move-end-left = put the new card at the left end of your camp
scram-move-end-right = put the new card at the right end of your camp
scram-move-penalty-left = put the penalty card at the left end of your camp
scram-move-penalty-right = put the penalty card at the right end of your camp
scram-move-look-own = look at your card { $place }
scram-move-look-camp = look at card { $place } of camp { $camp }
scram-move-look-deck = look at the top card of the deck
scram-move-look-second = look at the second card of the deck
scram-move-turn-up-own = turn your card { $place } face up
scram-move-turn-up-camp = turn card { $place } of camp { $camp } face up
scram-move-turn-up-deck = turn the top card of the deck face up
scram-move-turn-up-second = turn the second card of the deck face up
scram-move-discard-own = discard your card { $place }
scram-move-discard-camp = discard card { $place } of camp { $camp }
scram-move-discard-deck = discard the top card of the deck
scram-move-discard-second = discard the second card of the deck
scram-move-swap-own = swap your card { $place }
scram-move-swap-camp = swap card { $place } of camp { $camp }
scram-move-swap-deck = swap the top card of the deck
scram-move-swap-second = swap the second card of the deck
scram-move-look-and-swap-own = look at your card { $place }
scram-move-look-and-swap-camp = look at card { $place } of camp { $camp }
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
scram-lowest-sum = The lowest sum of all rounds wins.
scram-lower-late-round = The sums are level; the last round that was not level decides.
scram-everybody-loses = Level in every round: everybody loses.
scram-solo-wins-level = The sums are level, and the solo player wins.

# What is wanted now
scram-wanted-turn = { $call ->
    [yes] Draw a card, take the discard, or call “Scram!”.
   *[no] Draw a card or take the discard.
  }
scram-wanted-drawn = Use the card, replace with it, or discard it.
scram-wanted-push = { $pushed ->
    [0] Push a card of your camp forward.
   *[other] Push more cards of your team forward, or turn up what is pushed.
  }
scram-wanted-gap = Choose the gap for the new card.
scram-wanted-new-card = They differ. Put the new card at an end of your camp.
scram-wanted-penalty = { $penalties ->
    [one] Put the penalty card at an end of your camp.
   *[other] { $penalties } penalty cards: put the next at an end of your camp.
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
scram-wanted-join = Which end of which camp does the card join?
scram-wanted-round-over = The round is over. Deal the next one.

# What happened; the name of who did it stands before
scram-event-drew = draws { $card ->
    [none] a card
   *[other] the { $card }
  }
scram-event-took = takes the { $card } from the discard pile
scram-event-called = calls “Scram!”
scram-event-used = uses the { $card }
scram-event-replacing = replaces with the drawn card
scram-event-discarded = { $place ->
    [none] discards the { $card }
   *[other] discards { $place }: { $card }
  }
scram-event-pushed = pushes { $place } forward
scram-event-turned-up = { $place } is turned up: { $card }
scram-event-failed = they differ: { $values } values
scram-event-placed = { $card ->
    [none] puts the new card at { $place }
   *[other] puts the { $card } at { $place }
  }
scram-event-named = names { $place }
scram-event-looked = { $card ->
    [none] looks at { $place }
   *[other] looks at { $place }: { $card }
  }
scram-event-swapped = { $places } change places
scram-event-left = leaves the cards where they are
scram-event-penalty = { $card ->
    [none] a penalty card goes to { $place }
   *[other] a penalty card, the { $card }, goes to { $place }
  }
scram-event-joined = the { $card } joins at { $place }
scram-event-round-over = The round is over. Totals of the camps: { $own_totals }; of the teams: { $totals }. Recorded: { $recorded }.
scram-event-dealt = starts the new round

# The scorepad; seats and teams count from 0
scram-pad-camp = Camp of player { $seat }: { $total }
scram-pad-team = Team { $team }: { $total } in all
scram-pad-recorded = Team { $team } records { $score }
scram-pad-right-call = Team { $team } called and is not higher: it records { $score }
scram-pad-wrong-call = Team { $team } called and is higher: it records its total and 10, { $score }
scram-pad-starter = Player { $seat } starts the next round
scram-pad-sum = Team { $team }: { $sum } after all rounds
scram-pad-lowest-sum = Team { $team } wins with the lowest sum
scram-pad-lower-late-round = Level; team { $team } wins by the last round that was not level
scram-pad-solo-wins-level = Level; the solo player wins
scram-pad-everybody-loses = Level in every round; everybody loses

# The table in the browser
scram-table-round = Round { $round } of { $rounds }
scram-table-team-0 = orange
scram-table-team-1 = green
scram-table-sum = Team { $team }: { $sum }
scram-table-camp = Camp { $letter }: { $who }
scram-table-up = Card { $place }: { $card }, face up
scram-table-down = Card { $place }, face down
scram-table-known = Card { $place }, face down; you have seen it
scram-table-place = card { $place }
scram-table-looked = Card { $place }: { $card }, only you see it
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
scram-table-called = { $who } called “Scram!”
scram-table-counted = The round’s score
scram-table-i-know = I know this card

# Refusals: first what is to be done in each phase
scram-refused-phase-turn = Begin your turn: draw, take the discard or call.
scram-refused-phase-drawn = Use the drawn card, replace with it or discard it.
scram-refused-phase-push = Push cards forward, then turn them up.
scram-refused-phase-gap = Choose one of the gaps in your camp for the new card.
scram-refused-phase-new-card = Put the new card at the left or the right end of your camp.
scram-refused-phase-penalty = Put the penalty card at the left or the right end of your camp.
scram-refused-phase-target = Name the next card that the ability is for.
scram-refused-phase-swap = Swap the two cards or leave them.
scram-refused-phase-join = Choose the end of a camp that the card joins.
scram-refused-phase-round-over = The round is over: deal the next one.
scram-refused-take-empty-camp = With an empty camp you can’t take the discard; draw from the deck.
scram-refused-take-nothing = The discard pile is empty; draw from the deck.
scram-refused-called = Camp { $camp } has called already; draw or take.
scram-refused-call = Call with { $most } cards or fewer; your camp has { $size }.
scram-refused-replace-nothing = An empty camp has nothing to replace; use the card or discard it.
scram-refused-no-ability = The { $card } has no ability; replace with it or discard it.
scram-refused-no-target = There is no card that the { $card } could be for; discard it.
scram-refused-only-replace = A card from the discard pile is only there to replace with.
scram-refused-replacing = You are replacing: push cards forward, then turn them up.
scram-refused-turn-up-nothing = Push a card of your own camp forward first.
scram-refused-push-other = Push cards of your own camp and of your team-mates’ camps only.
scram-refused-pushed-already = That card is pushed forward already.
scram-refused-push-own-first = The first card is one of your own camp.
scram-refused-on-deck = The { $card } can’t be used on the deck.
scram-refused-same-card = Name two different cards.
scram-refused-second = The second card of the deck goes only together with the top, after it.
scram-refused-short-deck = The deck has no such card.
scram-refused-one-camp = The { $card } takes two cards of one camp, { $camp }.
scram-refused-face-up = That card lies face up; name one that lies face down.
scram-refused-joins-there = The card joins the camp that it was used on: { $camp }< or { $camp }>.
scram-refused-one-end = An empty camp has one end: { $camp }>.
scram-refused-no-card = Camp { $camp } has { $size ->
    [0] no cards
    [one] 1 card
   *[other] { $size } cards
  }.
scram-unreadable = “{ $written }” is not a move: one of { $letters }, a card as A1 to { $last }{ $most }, K1 or K2, or an end as A< or { $last }>.
scram-table-point = Point at a card that you know

# The board in the terminal
scram-board-round = round { $round } of { $rounds }
scram-board-called = { $camp } has called Scram!
scram-board-deck = deck { $size }
scram-board-then = then
scram-board-discard = discard
scram-board-empty = empty
scram-board-held = in hand
scram-board-ability = using { $card }
scram-board-targets = on
scram-board-camp = camp { $camp }

# Why a bot chose its move
scram-why-draw = A drawn card may have an ability, or be low.
scram-why-take = The { $card } is worth more to have than what it replaces.
scram-why-call = It counts about { $ours } for its own team and { $theirs } for the other.
scram-why-use-look = It wants to know more cards before it replaces any.
scram-why-use-turn-up = Once a card lies face up, the whole team can count on it.
scram-why-use-discard = The { $card } gets rid of cards without a replacement.
scram-why-use-swap = A high card of its own goes to the other team, and a lower one comes.
scram-why-use-look-and-swap = It looks first, and swaps if that pays.
scram-why-use-nothing = The { $card } weighs on the other team.
scram-why-replace = The { $card } is lower than what leaves the camp for it.
scram-why-discard = The { $card } would only make the camp heavier.
scram-why-push = { $place } is a { $card }, the best to be rid of.
scram-why-push-match = { $place } is a { $card } and matches what is pushed.
scram-why-push-unseen = It doesn’t know { $place }; on average such a card counts 7.
scram-why-turn-up = What is pushed is enough: more would risk the match.
scram-why-look-ours = It wants to know what its own team has at { $place }.
scram-why-look-theirs = It wants to know what the other team has at { $place }.
scram-why-look-deck = It wants to know what will be drawn next: { $place }.
scram-why-turn-up-ours = With { $place } face up the team can plan its matches.
scram-why-turn-up-theirs = With { $place } face up all see what the other team has.
scram-why-turn-up-deck = With { $place } face up the next draw is no surprise.
scram-why-discard-ours = Without { $place } its team counts less.
scram-why-discard-theirs = The other team would rather keep { $place }.
scram-why-discard-deck = { $place } goes; nothing else would be better.
scram-why-swap-ours = { $place } is a card to be rid of.
scram-why-swap-theirs = { $place } is a card worth having.
scram-why-swap-deck = { $place } takes part in the swap.
scram-why-look-and-swap-ours = { $place } is a card that it would gladly swap.
scram-why-look-and-swap-theirs = { $place } may be worth having.
scram-why-look-and-swap-deck = { $place } may be worth having.
scram-why-swap = The two cards lie better the other way round.
scram-why-leave = The cards lie better as they are.
scram-why-join-theirs = The { $card } makes the other team’s total higher.
scram-why-join-ours = The { $card } has to go somewhere.
scram-why-place = Where a card lies makes no difference to the total.
scram-why-next = The round is counted.
`,"../../../../src/koloda/locales/en/tutorials.ftl":`# The first game: notes of the lessons
web-learn = Learn
web-learn-playing = Learn by playing
web-lesson-other = { $seat ->
    [1] Tom
    [2] Leo
   *[other] Ian
  }
web-lesson-first = That is allowed too. But in this lesson let’s try something else first: { $move }
web-lesson-again = Start again
web-lesson-rules = Rules met so far
web-lesson-panel = Rules, moves and log
web-lesson-note = Lesson
web-lesson-progress = How much of the lesson is done
web-lesson-do = Do this:
web-lesson-next = Next
web-lesson-no-rules = They will appear here as soon as they matter.

# The Game: Face to Face
tutorial-face-to-face-goal = Each player has two piles of their own, and the aim is to play all your cards first. This deck is short, 2 to 18. The ascending pile takes higher numbers: play 12 there.
tutorial-face-to-face-trick = The jump to 12 was a big one. But a card exactly 10 lower may go on the ascending pile too: the reverse trick. Play 2.
tutorial-face-to-face-two = A turn is at least two cards, and as many more as you like. Two will do: end your turn. You played on your own piles only, so you draw 2 cards.
tutorial-face-to-face-other = Now the other player moves. Their hand is hidden, but you see all they play. Look: they know the reverse trick too.
tutorial-face-to-face-descending = The descending pile goes down and takes lower numbers. The nearer the number, the more room is left: play 15.
tutorial-face-to-face-plan = On the descending pile the trick goes the other way: a card exactly 10 higher fits. You hold 7 and 17: play them like that.
tutorial-face-to-face-help = One card a turn may go to the other player, if it improves their pile. Their descending pile shows 12: put 13 there.
tutorial-face-to-face-many = Why help? You will see in a moment. First play 8, 9, 10 and 11: they cost hardly any room.
tutorial-face-to-face-refill = Your hand is empty. You helped, so you draw not 2 cards but a full hand. End your turn.
tutorial-face-to-face-helped = Now the other player helps you: a 10 goes on your ascending pile. You gain room, and they draw a full hand.
tutorial-face-to-face-again = Only the top card counts, whoever put it there. From 10 to 14, and then by the trick back to 4.
tutorial-face-to-face-short = Your draw pile has one card left: you draw what there is.
tutorial-face-to-face-stuck = Whoever can’t play two cards when their turn starts loses at once. So save room: 6 on the ascending pile, 16 on the descending one.
tutorial-face-to-face-last = The last two cards. 5 improves the other’s ascending pile, and 18 goes on yours.
tutorial-face-to-face-won = All your cards are played: you have won. In the real game the numbers go up to 59, and a hand has six cards.

# Gallop across Europe
tutorial-gallop-goal = Collect cities, one of each colour; with two players there are four colours. Each round both put down a card and a flight in secret. Put down the exchange 5 with flight 3.
tutorial-gallop-order = The cards are revealed. Flight 6 beats yours, so the other player chose first and took the city. An exchange goes to the last chooser, you; there is nothing to swap yet. Then each drew a card.
tutorial-gallop-early = Now choose first yourself: put down green 3 with flight 5. Played flights stay aside until all six are out.
tutorial-gallop-take = Your flight is higher. Take any city, yours or the other’s: blue 4 is worth more. It joins the end of your row.
tutorial-gallop-deported = The other player had put down a deportation. The first chooser must take it, and that was you: the last city of your row, blue 4, is gone.
tutorial-gallop-late = So choosing first can be dangerous. Put down yellow 5 with the lowest flight: let the other player choose first.
tutorial-gallop-burn = Take green 4. Red 2 is left for the other player, whose row ends with red 4: neighbours of one colour burn.
tutorial-gallop-flights = You have one flight left. After this round all six come back.
tutorial-gallop-again = You have yellow and green; blue and red are missing. Put down blue 1 with the highest flight, so that it comes to you.
tutorial-gallop-exchange = The exchange 1 swaps your 1 for another’s. The last chooser takes it, so put it down with the lowest flight.
tutorial-gallop-swap = You give blue 1. Get red 1 for it: the blue one takes its exact place, beside blue 5, and both burn.
tutorial-gallop-blue = Blue is missing again. Put down blue 6 with flight 4.
tutorial-gallop-universal = A universal exchange: the other player chose the value, took your red 1, and left you yellow 1.
tutorial-gallop-last = Only red is missing. Put down the deportation with flight 2: if the other player chooses first, it goes to them, and their city to you.
tutorial-gallop-won = You have all four colours, and the deal is over. You score the highest city of each colour: 18. The other player has only 4. Usually several deals are played, to 50 points.

# Schotten Totten 2
tutorial-schotten-totten-2-goal = You are the attacker. The wall has seven tiles; damage four of them, or one of them twice. A turn is one card to your side of a tile. The gate, tile 4, takes two: play blue 9 there.
tutorial-schotten-totten-2-run = After your play you drew a card: blue 10. Blue 9 and 10 are a colour run, the strongest formation. Complete it.
tutorial-schotten-totten-2-oil = The defender has three cauldrons of oil. Now one is poured: your card nearest the wall, blue 9, is lost.
tutorial-schotten-totten-2-retreat = The 10 alone is worth little here. At the start of a turn the attacker may retreat: all his cards at a tile are discarded. Retreat from tile 4.
tutorial-schotten-totten-2-lowest = On tile 7 the lowest sum wins. The defender has 10 and 8 there already. Play blue 4.
tutorial-schotten-totten-2-claim = Both formations are complete: you have 16, the defender 20. Claim the tile.
tutorial-schotten-totten-2-damaged = The tile is turned over and its cards are discarded. The damaged side accepts a run of three. Claim this tile once more and you win. Begin with yellow 9.
tutorial-schotten-totten-2-elsewhere = Don’t show your plan: a card at another tile helps too. Play green 9 to tile 5, and remember how many nines lie open.
tutorial-schotten-totten-2-oil-again = Another cauldron: yellow 9 at tile 7 is lost. The discard lies open, so both can see it.
tutorial-schotten-totten-2-numbers = A run is consecutive numbers of any colours. Build 7, 8 and 9: play yellow 8.
tutorial-schotten-totten-2-nine = Now red 9, and on the next turn red 7.
tutorial-schotten-totten-2-proof = The defender has nothing here yet. But all five nines are on the wall or discarded, so no higher run can be made. That is a proof: claim the tile.
tutorial-schotten-totten-2-won = A damaged tile was claimed once more: the wall has fallen, you have won. Had the siege deck run out first, the defender would have won.

# Scram!
tutorial-scram-goal = Your camp is A, your partner opposite is C. Three cards of each camp lie face down, and nobody has seen them. The aim is the lower total in your two camps. Draw a card from the deck.
tutorial-scram-ability = 12 has an ability: look at two cards and, if you like, swap them. Use it.
tutorial-scram-touch = It may touch any camp, face-up cards too. Choose your own 12, and then the 4 of camp B.
tutorial-scram-swap = Swap them: your 12 goes to the opponent, and the 4 comes to you.
tutorial-scram-others = The others follow, clockwise. Opponent B will draw a card and replace that 12 with it.
tutorial-scram-nine = Your partner has drawn a 9 and will use it: two cards of a camp are discarded, and the 9 itself joins that camp.
tutorial-scram-draw = It is your turn again. Draw a card.
tutorial-scram-thirteen = 13 is the highest card. Use it: it joins any camp, so let it go to opponent B.
tutorial-scram-replace = 2 is low and has no ability. Replace one of your own cards with it.
tutorial-scram-push = Push A2 forward. It lies face down, so it is a guess.
tutorial-scram-open = With a single card it always works: turn it up and it is discarded, and the 2 takes its place face down.
tutorial-scram-pair = B has pushed a card of his own camp and one of his partner’s. If they are equal, both leave.
tutorial-scram-take = A 3 lies on the discard pile. You may take it, but only to replace, and it will lie face up. Take it.
tutorial-scram-match = You may push several cards of one value, your partner’s too. Push your own 5, your partner’s 5, and then “=”: it matches anything.
tutorial-scram-together = All lie open, so nothing can go wrong. Had they differed, they would have stayed, and three different values would have cost a penalty card.
tutorial-scram-gap = Three cards are gone. The 3 fills one of your gaps, the others close.
tutorial-scram-call = Your partner’s camp has only two cards, and he will call “Scram!”. Everybody else has one more turn.
tutorial-scram-last-turn = Your last turn. Draw a card.
tutorial-scram-lower = Another 3. Replace A1 with it, which nobody knows: it is probably higher.
tutorial-scram-won = The round is over and the camps are open. Your team has 25, the opponents 41. Your team called and has less: it records 0.
`,"../../../../src/koloda/locales/en/web.ftl":`# The browser. Front page
web-title = Koloda
web-subtitle = A table for modern card games with hidden cards. Sit down, no account needed.
web-your-name = Your name
web-guest = Guest
web-language = Language
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-bots = Bots play as
web-level-newcomer = newcomers
web-level-casual = casual players
web-level-strong = strong players
web-level-master = masters
web-game-face-to-face = The Game: Face to Face
web-game-schotten-totten-2 = Schotten Totten 2
web-game-scram = Scram!
web-game-gallop = Gallop across Europe
web-about-face-to-face = Two against each other, each with a pile that climbs and a pile that falls. Help the other, and you draw more.
web-about-schotten-totten-2 = One storms the wall, the other holds it: seven tiles, formations, and boiling tar.
web-about-scram = Two teams clear their camps of cards they haven’t seen. Remember, push, and shout in time.
web-about-gallop = Collect a city of every colour: choose cards and flights in secret, and mind that neighbours burn.
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
web-clock-move = a minute for each move
web-clock-game = 15 minutes, and 10 seconds a move
web-public = Listed for everybody
web-strict = Set phrases only while playing
web-hints = Hints allowed
web-open-table = Open the table
web-option-face-to-face-first = Who starts
web-option-face-to-face-highest = Highest number
web-option-face-to-face-hand = Cards in hand
web-option-schotten-totten-2-attacker = Who attacks
web-option-schotten-totten-2-tactics = With tactics cards
web-option-schotten-totten-2-match = The match
web-option-scram-rounds = Rounds
web-option-scram-first = Who starts
web-option-scram-memory-aid = Memory aid
web-option-gallop-match = The match
web-option-gallop-target = Points to reach
web-option-gallop-wins = Deals to win
web-option-gallop-removed = Colours left out
web-option-gallop-first = Who starts
web-value-none = as the rules say
web-value-yes = yes
web-value-no = no
web-value-seat = seat { $seat }
web-value-schotten-totten-2-single = one game
web-value-schotten-totten-2-revenge = two games, roles swapped
web-value-gallop-target = to a number of points
web-value-gallop-wins = to a number of won deals
web-value-gallop-single = one deal
web-public-tables = Open tables
web-no-public-tables = No open tables right now. Open one with friends and list it for everybody.
web-count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
web-sit-down = Sit down
web-watch = Watch
web-footer = Cards and drawings are our own; the rules are told in our own words.
web-licences = Licences

# Links
web-invited = You are invited to a table
web-home = To the front page
web-no-page = There is no such page.
web-link = Link
web-send-link = Send this link, or let a phone read the code.
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-device-link = Go on from another device
web-watch-link = A link for watching

# Before the deal
web-waiting-for-players = Who is playing?
web-all-here = Everybody is here
web-open-seat = Open seat
web-bot-number = { $name } { $number }
web-you = You
web-that-is-you = that is you
web-seat-bot = Add a bot
web-invite = Invite
web-free-seat = Free the seat
web-start = Deal the cards
web-fill-seats = Fill the open seats with people or bots first.
web-host-starts = The host deals the cards.
web-fair-before = Nobody chooses the cards: the server is bound to a secret by

# The table
web-your-turn = Your turn.
web-only-move = There is only one move.
web-waiting-for = { $who } is to move.
web-is-to-move = is to move
web-paused = The table waits for somebody who is away.
web-away = away
web-bot-plays = a bot plays
web-now = What is wanted now
web-panel = Moves, log and talk
web-moves = Moves
web-no-moves = Not your turn.
web-log = Log
web-log-empty = Nothing has happened yet.
web-quoted = “{ $words }”
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-strict-note = At this table only set phrases are used while you play.
web-end = Result
web-more = More
web-close = Close
web-leave = Leave the table
web-connecting = connecting
web-connected = Connected
web-watching = watching
web-watcher = Spectator
web-watchers = { $count ->
    [one] spectator
   *[other] spectators
  }
web-time-left = Time left
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = A strong bot would play
web-chance = { $percent } % to win
web-thoughts = What the bots thought
web-back-question = { $who } would like to take a move back.
web-agree = Agree
web-decline = No
web-no-such-table = There is no such table, or it is not for you.

# The end
web-you-win = You win.
web-you-win-together = Your side wins.
web-nobody-wins = Nobody wins.
web-others-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
web-out-of-time = Time is up.
web-winner = winner
web-scores = Scores
web-player = Player
web-score = Score
web-rematch = Rematch
web-rematch-asked = Waiting for the others
web-record = Download the record
web-verify = Verify the deal
web-verify-committed = The secret is the one that the server was bound to before the deal:
web-verify-not-committed = The secret is not the one that the server was bound to:
web-verify-own-bytes = Your own random bytes went into the deal.
web-verify-no-own-bytes = Your own random bytes are missing from the deal.
web-verify-came-later = This browser came after the deal, so it can’t say what was promised before.
web-verify-key = The key of all shuffles, computed here:
web-verify-more = To check every card, download the record and run
web-verify-elsewhere = This page is not encrypted, so the browser can’t compute the proof. Download the record and run koloda verify.

# What happened at the table
web-event-sat = { $who } sits down.
web-event-bot-sat = { $who } sits down.
web-event-stood = A seat is free again.
web-event-started = The cards are dealt.
web-event-gone = { $who } is away.
web-event-returned = { $who } is back.
web-event-taken-over = A bot plays for { $who }.
web-event-flagged = Out of time: { $who }.
web-event-back-asked = { $who }: may I take that back?
web-event-back-answered = { $who }: { $agreed ->
    [yes] agreed
   *[no] no
  }.
web-event-taken-back = Taken back: { $who }.
web-event-rematch-asked = { $who }: once more?
web-event-rematch = Rematch, seats changed.

# Set phrases
web-phrase-hello = Hello.
web-phrase-good-luck = Good luck.
web-phrase-well-played = Well played.
web-phrase-thanks = Thank you.
web-phrase-oops = Oops.
web-phrase-thinking = I am thinking.
web-phrase-your-turn = Your turn.
web-phrase-one-moment = One moment, please.
web-phrase-good-game = Good game.
web-phrase-i-know-this-card = I know this card: { $about }
`});export{e as default};