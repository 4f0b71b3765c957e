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
