# Gallop across Europe. Moves, as the player who may make them reads them.
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
