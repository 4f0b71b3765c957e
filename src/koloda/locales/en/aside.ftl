# For use at a real table
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
