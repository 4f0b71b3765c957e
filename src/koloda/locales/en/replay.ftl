# Replay of a finished game
web-replay = Replay
web-replay-see = Watch replay
web-replay-upload = Open a game file
web-replay-bring = Open a game file (downloaded from a table or saved by the koloda command) and step through it move by move.
web-replay-bring-note = The server checks the file against the rules and stores nothing.
web-replay-file = Game file (.jsonl)
web-replay-choose = Choose a file
web-replay-detail = Technical details, in English
web-replay-panel = Moves and chances
web-replay-moves = Moves
web-replay-unseen = Hidden from this player.
web-replay-thought = What the bot thought
web-replay-slider = Move
web-replay-step = Move { $step } of { $last }
web-replay-first = First move
web-replay-previous = Previous move
web-replay-next = Next move
web-replay-last = Last move
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-eyes = View as
web-replay-eyes-all = All cards face up
web-replay-eyes-of = { $who }
web-replay-share = Link to this moment
web-replay-which = Which game
web-replay-match = Game { $match } of { $matches }
web-replay-curve = Chances
web-replay-curve-about = A bot’s estimate of each position, averaged over what each player knew. An estimate, not the truth.
web-replay-curve-make = Calculate the chances
web-replay-curve-making = Analysing each move…
web-replay-curve-stop = Stop
web-replay-curve-now = Chances of winning: { $names }
web-replay-turning = Turning points
web-replay-turned = Move { $step } ({ $who }). { $side }: { $before }% → { $after }%
web-replay-never-turned = No move changed the chances much.
web-turning-choice = { $you ->
    [yes] Your choice at move { $step } turned the game most.
   *[no] The choice of { $who } at move { $step } turned the game most.
  }
web-turning-made = Played
web-turning-better = Better
web-turning-look = Look at that moment
web-turning-none = No single choice turned the game.
