# The browser. Front page
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
