# Score sheets for a real table
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
