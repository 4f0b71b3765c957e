# What a table or the server refuses, besides moves
refused-seat-taken = This seat is taken.
refused-seat-open = Nobody sits there.
refused-no-such-seat = There is no such seat.
refused-already-seated = You have a seat already.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = This is not your seat.
refused-not-at-table = You are not at this table.
refused-host-only = Only the host can do this.
refused-seats-open = There are open seats; fill them with people or bots.
refused-no-name = A name has at least one letter.
refused-no-such-bot = There is no such bot.
refused-bad-contribution = Add from 1 to { $most } bytes.
refused-already-contributed = You have added your bytes already.
refused-not-gathering = The game has started already.
refused-not-started = Nothing has been dealt yet.
refused-not-playing = The game is not running.
refused-not-over = This is shown when the game is over.
refused-not-your-turn = It is not your turn.
refused-no-hints = At this table there are no hints.
refused-not-a-bots-turn = It is not a bot’s turn.
refused-nothing-to-take-back = There is nothing to take back.
refused-revealed-since = Something hidden has come to light since: that can’t be taken back.
refused-back-asked = Somebody has asked to take a move back; answer first.
refused-nothing-to-answer = Nobody waits for your answer.
refused-rematch-asked = You have asked already.
refused-nothing-said = Say a phrase or a text.
refused-no-such-phrase = There is no such phrase.
refused-strict-talk = At this table only set phrases are used while you play.
refused-bad-text = A text is one line of at most { $most } letters.
refused-not-known = You can’t say that you know this card.
refused-too-much-talk = You talk too fast; wait a moment.
refused-too-many-hints = You ask for hints too fast; wait a moment.
refused-no-such-link = This link is used up, withdrawn or wrong.
refused-too-many-tables = There are too many tables here now; try again later.
refused-too-many-watchers = Too many people watch this table already.
refused-too-many = Too much at once; wait a moment.
refused-not-found = It is not there, or it is not for you.
refused-forbidden = Requests from other sites are not taken.
refused-bad-option = These options don’t go together.
refused-bad-record = { $fault ->
    [empty] The record is empty.
    [foreign] This is not a record of a game from Koloda.
    [cut-off] The record is cut off in line { $line }.
    [changed] Line { $line } of the record, or one before it, was changed.
    [rules] The record was made by another version of the rules.
    [move] The move in line { $line } of the record can’t be made.
   *[damaged] Line { $line } of the record is wrong.
  }
refused-too-large = The record is too large: { $most } KB at most.
refused-unreadable = The server did not understand that.
refused-other-rules = This table was played by version { $made } of the rules; this server has version { $here }.
refused-not-written = The server could not write that down. Try again.
refused-invalid = That can’t be done.
refused-no-such-move = { $written } is not a move.

# What the browser itself notices
refused-disconnected = The connection is lost; it is being made again.
refused-no-answer = The server does not answer.
refused-unreachable = The server can’t be reached.
refused-hot-seat = At this table everybody plays at one device.
refused-not-hot-seat = This table is not played at one device.
