# What a table or the server refuses, other than moves
refused-seat-taken = This seat is taken.
refused-seat-open = That seat is empty.
refused-no-such-seat = There is no such seat.
refused-already-seated = You already have a seat.
refused-not-seated = You don’t have a seat at this table.
refused-not-your-seat = That isn’t your seat.
refused-not-at-table = You aren’t at this table.
refused-host-only = Only the host can do this.
refused-seats-open = Some seats are open; fill them with people or bots.
refused-no-name = Enter at least one letter.
refused-no-such-bot = There is no such bot.
refused-bad-contribution = Add between { $fewest } and { $most } bytes.
refused-already-contributed = You have already added your bytes.
refused-other-commitment = That was for another deal.
refused-not-contributed = { $count ->
    [one] Random bytes are still missing from { $names }.
   *[other] Random bytes are still missing from these players: { $names }.
  }
refused-not-revealing = Nothing is to be revealed now.
refused-nothing-to-reveal = You have nothing left to reveal.
refused-wrong-bytes = Those aren’t the bytes that you promised.
refused-not-gathering = The game has already started.
refused-not-started = No cards have been dealt yet.
refused-not-playing = No game is in progress.
refused-not-over = You can see this once the game is over.
refused-not-your-turn = It is not your turn.
refused-no-hints = Hints are off at this table.
refused-not-a-bots-turn = It is not a bot’s turn.
refused-nothing-to-take-back = There is nothing to take back.
refused-revealed-since = You can’t take that back: hidden information has been revealed since.
refused-no-time-to-undo = You can’t take that back: you have too little time left.
refused-back-asked = Someone has asked to take a move back; answer first.
refused-nothing-to-answer = There’s nothing to answer.
refused-rematch-asked = You have already asked.
refused-not-gone-on = Not everyone has seen the result yet. Waiting for { $names }.
refused-resign-sides = You can’t resign against several opponents. If you leave, a bot plays on for you.
refused-resign-team = You can’t resign for your teammates. If you leave, a bot plays on for you.
refused-table-waits = No bot takes over at this table. It waits until you come back.
refused-nothing-said = Choose a phrase or type a message.
refused-no-such-phrase = There is no such phrase.
refused-strict-talk = Only preset phrases are allowed at this table during play.
refused-bad-text = Messages are one line, up to { $most } characters.
refused-not-known = You can’t say that you know this card.
refused-too-much-talk = Slow down a little.
refused-muted = The host has muted you.
refused-removed = The host has removed you from this table.
refused-plays-here = Players can’t be removed during a game.
refused-not-yourself = You can’t do this to yourself.
refused-no-such-speaker = Nobody here has this name.
refused-too-many-hints = Too many hints; wait a moment.
refused-no-such-link = This link has been used, was withdrawn, or is wrong.
refused-too-many-tables = There are too many tables right now; try again later.
refused-too-many-watchers = This table is full of spectators.
refused-too-many = Too many requests; wait a moment.
refused-not-found = Not found, or you don’t have access.
refused-forbidden = Requests from other sites aren’t accepted.
refused-bad-option = These options can’t be combined.
refused-bad-record = { $fault ->
    [empty] The file is empty.
    [foreign] This isn’t a Koloda game file.
    [cut-off] The file ends early, at line { $line }.
    [changed] Line { $line } of the file, or an earlier one, has been changed.
    [rules] The file was made with another version of the rules.
    [move] The move on line { $line } isn’t legal.
   *[damaged] Line { $line } is damaged.
  }
refused-too-large = The file is too large: the limit is { $most } KB.
refused-unreadable = The server did not understand that.
refused-other-rules = This table used rules version { $made }; this server has version { $here }.
refused-earlier-rules = This game was begun under version { $made } of the rules, which have changed since. You can look at it, but not continue it.
refused-not-written = The server couldn’t save that. Try again.
refused-unknown-outcome = The server’s disk failed, so nobody knows whether that was saved. Look again when the server is back.
refused-damaged = This table can’t be read: its log is damaged from entry { $entry } on. Whoever runs the server can restore a backup.
refused-no-page = The page is incomplete: some of its files are missing.
refused-invalid = That can’t be done.
refused-no-such-move = { $written } is not a move.

# What the browser itself detects
refused-disconnected = Connection lost – reconnecting…
refused-no-answer = The server isn’t responding.
refused-unreachable = The server can’t be reached.
refused-hot-seat = Everyone at this table plays on one device.
refused-not-hot-seat = This table isn’t played on one device.
