# Score sheets for a real table
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
