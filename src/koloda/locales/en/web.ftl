# The browser. Front page
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
