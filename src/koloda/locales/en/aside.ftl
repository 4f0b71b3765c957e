# Beside the tables: at a real table
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
