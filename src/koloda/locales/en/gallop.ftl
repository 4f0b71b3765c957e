# Gallop across Europe. Moves, as their mover reads them.
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
gallop-event-swapped = gives { $gave }, gets { $got } of { $partner }
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
    [yes] complete, { $points } points
   *[no] { $points } points
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
    [target] to { $goal } points
    [wins] to { $goal } won deals
   *[single] one deal
  }
gallop-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gallop-table-marker = first-player marker
gallop-table-complete = complete
gallop-table-chooses = chooses { $place }.
