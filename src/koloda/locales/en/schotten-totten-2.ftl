# Schotten Totten 2. Claims: what a formation counts as; “J=R7” is a joker that counts as R7
schotten-totten-2-proof-attacker-colour-run = The attacker: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-attacker-equal-strength = The attacker: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-attacker-colour = The attacker: { $cards }, one colour, total { $total }.
schotten-totten-2-proof-attacker-run = The attacker: { $cards }, a run, total { $total }.
schotten-totten-2-proof-attacker-sum = The attacker: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-attacker-lowest-sum = The attacker: { $cards }, a lowest sum, total { $total }.
schotten-totten-2-proof-defender-colour-run = The defender: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-defender-equal-strength = The defender: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-defender-colour = The defender: { $cards }, one colour, total { $total }.
schotten-totten-2-proof-defender-run = The defender: { $cards }, a run, total { $total }.
schotten-totten-2-proof-defender-sum = The defender: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-defender-lowest-sum = The defender: { $cards }, a lowest sum, total { $total }.

# why a claim stands
schotten-totten-2-proof-stronger = Both formations are complete, and the attacker’s is stronger.
schotten-totten-2-proof-level-first = Both formations are complete and tied, and the attacker’s was complete first.
schotten-totten-2-proof-too-few = The defender’s formation can’t be completed: it { $missing ->
    [one] needs 1 more card
   *[other] needs { $missing } more cards
  }, but { $free ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $free } are left
  }.
schotten-totten-2-proof-best-sum = The highest sum the defender can still reach is { $total }, with { $cards }.
schotten-totten-2-proof-best-lowest-sum = The lowest sum the defender can still reach is { $total }, with { $cards }.
schotten-totten-2-proof-none-colour-run-above = No colour run of { $size } totals more than { $above }.
schotten-totten-2-proof-unfit-colour-run = The defender’s { $cards } can’t become a colour run of { $size }.
schotten-totten-2-proof-gone-colour-run = For a colour run of { $size }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = The defender’s { $cards } can’t become a colour run of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-run-above = For a colour run of { $size } above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = No set of { $size } equal cards totals more than { $above }.
schotten-totten-2-proof-unfit-equal-strength = The defender’s { $cards } can’t become a set of { $size } equal cards.
schotten-totten-2-proof-gone-equal-strength = For a set of { $size } equal cards, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = The defender’s { $cards } can’t become a set of { $size } equal cards above { $above }.
schotten-totten-2-proof-gone-equal-strength-above = For a set of { $size } equal cards above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-colour-above = No { $size } cards of one colour total more than { $above }.
schotten-totten-2-proof-unfit-colour = The defender’s { $cards } can’t become { $size } cards of one colour.
schotten-totten-2-proof-gone-colour = For { $size } cards of one colour, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-colour-above = The defender’s { $cards } can’t become { $size } cards of one colour above { $above }.
schotten-totten-2-proof-gone-colour-above = For { $size } cards of one colour above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-none-run-above = No run of { $size } totals more than { $above }.
schotten-totten-2-proof-unfit-run = The defender’s { $cards } can’t become a run of { $size }.
schotten-totten-2-proof-gone-run = For a run of { $size }, the defender needs one of these cards, but they are all gone: { $cards }.
schotten-totten-2-proof-unfit-run-above = The defender’s { $cards } can’t become a run of { $size } above { $above }.
schotten-totten-2-proof-gone-run-above = For a run of { $size } above { $above }, the defender needs one of these cards, but they are all gone: { $cards }.

# why a claim doesn’t stand
schotten-totten-2-proof-counter = The defender could still add { $cards }.
schotten-totten-2-proof-weaker = That is stronger than the attacker’s.
schotten-totten-2-proof-level-later = That is a tie, and the defender’s was complete first.

# claims at a real table
schotten-totten-2-claim-tile = Which tile is being claimed, 1 to 7? (4d: the fourth, damaged; or paste JSON)
schotten-totten-2-claim-attacker = The attacker’s cards there, e.g. R5 B11 J?
schotten-totten-2-claim-defender = The defender’s cards there?
schotten-totten-2-claim-gone = All other face-up cards, at other tiles or in the discard pile?
schotten-totten-2-claim-first = Both are complete and tied. Who was first, attacker or defender?
schotten-totten-2-claim-good = The claim stands.
schotten-totten-2-claim-not-proved = The claim can’t be proved.

# Moves, as the player who may make them reads them
schotten-totten-2-move-play = play { $card } to tile { $tile }
schotten-totten-2-move-claim = claim tile { $tile }
schotten-totten-2-move-retreat = retreat from tile { $tile }
schotten-totten-2-move-oil = pour oil at tile { $tile }
schotten-totten-2-move-draw-siege = draw from the siege deck
schotten-totten-2-move-draw-tactics = draw from the tactics deck
schotten-totten-2-move-pass = pass
schotten-totten-2-move-redeployment = redeployment: move one of your cards
schotten-totten-2-move-recruitment = recruitment: play a discarded card
schotten-totten-2-move-desertion = desertion: discard one of your opponent’s cards
schotten-totten-2-move-treason = treason: move one of your opponent’s cards to your side
schotten-totten-2-move-explosion = explosion: discard all cards at tile { $tile }
schotten-totten-2-move-reinforcements = reinforcements: shuffle two discarded cards into the deck
schotten-totten-2-move-swap = swap: trade three cards from your hand for three of your opponent’s
schotten-totten-2-move-choose-redeployment = move { $card } from tile { $tile }
schotten-totten-2-move-choose-recruitment = recruit { $card }
schotten-totten-2-move-choose-desertion = discard { $card } at tile { $tile }
schotten-totten-2-move-choose-treason = take { $card } from tile { $tile }
schotten-totten-2-move-choose-reinforcements = shuffle { $card } into the deck
schotten-totten-2-move-choose-swap = give { schotten-totten-2-named-card }
schotten-totten-2-move-to = put { $card } at tile { $tile }
schotten-totten-2-move-to-discard = discard { $card }

# What the seat to move has to do
schotten-totten-2-wanted-attack = Play a card. Before that, you may claim tiles or retreat.
schotten-totten-2-wanted-defence = Play a card. Before that, you may pour oil.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Claim a tile: the siege deck is empty, so drawing ends the game.
   *[other] Draw a card. (The attacker may claim tiles first.)
  }
schotten-totten-2-wanted-redeployment-choosing = Choose one of your cards at the wall.
schotten-totten-2-wanted-redeployment-placing = Choose another tile for it, or the discard pile.
schotten-totten-2-wanted-recruitment-choosing = Choose a card from the discard pile.
schotten-totten-2-wanted-recruitment-placing = Choose a tile for it.
schotten-totten-2-wanted-desertion-choosing = Choose one of your opponent’s cards at the wall.
schotten-totten-2-wanted-treason-choosing = Choose one of your opponent’s cards at the wall.
schotten-totten-2-wanted-treason-placing = Choose a tile on your side for it.
schotten-totten-2-wanted-reinforcements-choosing = Choose two cards from the discard pile.
schotten-totten-2-wanted-swap-giving = Choose three cards from your hand to give away.

# Ends
schotten-totten-2-tile-broken = A damaged tile was claimed again: the attacker wins.
schotten-totten-2-four-tiles-damaged = Four tiles are damaged: the attacker wins.
schotten-totten-2-siege-deck-empty = The siege deck is empty: the defender wins.
schotten-totten-2-wall-held = The defender’s side of the wall is full: the defender wins.
schotten-totten-2-both-games-won = Won both games, one in each role.
schotten-totten-2-faster-attack = Both attackers won; this one left more cards in the siege deck.
schotten-totten-2-better-defence = Both defenders won; this one kept more intact tiles and cauldrons.
schotten-totten-2-end-tile-broken = { $you ->
    [self] You claimed tile { $tile }, which was already damaged: that wins at once.
   *[other] { $seat } claimed tile { $tile }, which was already damaged: that wins at once.
  }
schotten-totten-2-end-four-tiles-damaged = { $you ->
    [self] You claimed tile { $tile }, the fourth damaged one: { $damaged }.
   *[other] { $seat } claimed tile { $tile }, the fourth damaged one: { $damaged }.
  }
schotten-totten-2-end-siege-deck-empty = { $you ->
    [self] You held out until the siege deck was empty: { $partner } damaged { $count } of the 4 tiles it takes.
    [foe] { $seat } held out until the siege deck was empty: you damaged { $count } of the 4 tiles it takes.
   *[none] { $seat } held out until the siege deck was empty: { $partner } damaged { $count } of the 4 tiles it takes.
  }
schotten-totten-2-end-wall-held = { $you ->
    [self] Your whole side of the wall is full, so it holds: { $partner } damaged { $count } of the 4 tiles it takes.
    [foe] The whole side of { $seat } is full, so the wall holds: you damaged { $count } of the 4 tiles it takes.
   *[none] The whole side of { $seat } is full, so the wall holds: { $partner } damaged { $count } of the 4 tiles it takes.
  }
schotten-totten-2-end-both-games-won = { $you ->
    [self] You won both games, one in each role.
   *[other] { $seat } won both games, one in each role.
  }
schotten-totten-2-end-faster-attack = { $you ->
    [self] Both attackers won, and you were faster: { $left } cards left in the siege deck, against { $foe_left }.
   *[other] Both attackers won, and { $seat } was faster: { $left } cards left in the siege deck, against { $foe_left }.
  }
schotten-totten-2-end-better-defence = { $you ->
    [self] Both defenders won, and you kept more: { $held } intact tiles and cauldrons, against { $foe_held }.
   *[other] Both defenders won, and { $seat } kept more: { $held } intact tiles and cauldrons, against { $foe_held }.
  }

# A claim, as it is shown before the cards leave
schotten-totten-2-compared-shown = { $you ->
    [yes] You claim tile { $tile }
   *[no] { $who } claims tile { $tile }
  }
schotten-totten-2-compared-formation = { $type ->
    [colour-run] colour run
    [equal-strength] equal strength
    [colour] colour
    [run] run
    [lowest-sum] lowest sum
   *[sum] sum
  }
schotten-totten-2-compared-beats = { schotten-totten-2-compared-formation } { $total } beats { $foe_type ->
    [colour-run] colour run
    [equal-strength] equal strength
    [colour] colour
    [run] run
    [lowest-sum] lowest sum
   *[sum] sum
  } { $foe_total }
schotten-totten-2-compared-first = { schotten-totten-2-compared-formation } { $total } on both sides: the attacker’s was complete first
schotten-totten-2-compared-unbeatable = { schotten-totten-2-compared-formation } { $total } can’t be beaten any more
schotten-totten-2-compared-incomplete = not complete

# The sheet at the end of a game
schotten-totten-2-sheet-game = { $you ->
    [yes] You win this game.
   *[no] { $who } wins this game.
  }
schotten-totten-2-sheet-tile = Tile { $tile } decided it
schotten-totten-2-sheet-damaged = Damaged tiles: { $count } of 4
schotten-totten-2-sheet-breach = Tile { $tile }:
schotten-totten-2-sheet-no-breach = The wall is intact.

# What happened; the name of the player, or of the card’s owner, is shown in front
schotten-totten-2-event-played = { $card } to tile { $tile }
schotten-totten-2-event-clashed = { $card } clashes at tile { $tile } and is discarded
schotten-totten-2-event-retreated = retreat from tile { $tile }
schotten-totten-2-event-oiled = oil at tile { $tile } removes { $card }
schotten-totten-2-event-claimed = tile { $tile } claimed
schotten-totten-2-event-discarded = { $card } at tile { $tile } is discarded
schotten-totten-2-event-acted = plays { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = chooses { $card }
schotten-totten-2-event-given = { $card ->
    [none] has chosen a card to give
   *[other] will give { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } moves to tile { $tile }
schotten-totten-2-event-reinforced = { $cards } are shuffled into the siege deck
schotten-totten-2-event-exchanged = { $card ->
    [none] gives a card
   *[other] gives { schotten-totten-2-named-card }
  }
schotten-totten-2-event-drew-siege = { $card ->
    [none] draws a siege card
   *[other] draws { $card }
  }
schotten-totten-2-event-drew-tactics = { $card ->
    [none] draws a tactics card
   *[other] draws { schotten-totten-2-named-card }
  }
schotten-totten-2-event-passed = passes
schotten-totten-2-event-won = wins: { $reason ->
    [tile-broken] a damaged tile was claimed again
    [four-tiles-damaged] four tiles are damaged
    [siege-deck-empty] the siege deck is empty
   *[wall-held] the defender’s side of the wall is full
  }
schotten-totten-2-event-attacks-next = attacks in the next game

# Tactics cards, as they are played, drawn or given; all other cards go by their notation
schotten-totten-2-named-card = { $card ->
    [J] a joker
    [S] the spy
    [H] the shield
    [redeployment] redeployment
    [recruitment] recruitment
    [desertion] desertion
    [treason] treason
    [explosion] explosion
    [reinforcements] reinforcements
    [swap] swap
   *[other] { $card }
  }

# The table in the browser
schotten-totten-2-table-hand = Your hand
schotten-totten-2-table-role-attacker = attacker
schotten-totten-2-table-role-defender = defender
schotten-totten-2-table-tile = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }
schotten-totten-2-table-accepts-all = any formation
schotten-totten-2-table-accepts-sum = sum
schotten-totten-2-table-accepts-run = run
schotten-totten-2-table-accepts-colour = colour
schotten-totten-2-table-accepts-equal-strength = equal strength
schotten-totten-2-table-accepts-colour-run = colour run
schotten-totten-2-table-accepts-lowest-sum = lowest sum
schotten-totten-2-table-claim = Claim
schotten-totten-2-table-retreat = Retreat
schotten-totten-2-table-oil = Oil
schotten-totten-2-table-room = room for a card
schotten-totten-2-table-siege-deck = Siege deck
schotten-totten-2-table-tactics-deck = Tactics deck
schotten-totten-2-table-discard = Discard pile
schotten-totten-2-table-discard-empty = empty
schotten-totten-2-table-not-proved = The claim on tile { $tile } can’t be proved
schotten-totten-2-table-cauldrons = Cauldrons
schotten-totten-2-table-tactics-played = Tactics cards played: { $played }
schotten-totten-2-table-known = You know they hold:
schotten-totten-2-table-game = Game { $game } of 2{ $again ->
    [yes] , replay
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Game { $game }: { $who } won { $role ->
    [attacker] as the attacker; siege deck: { $left }
   *[defender] as the defender; tiles and cauldrons: { $held }
  }
schotten-totten-2-table-in-hand = { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
schotten-totten-2-table-card-joker = Joker
schotten-totten-2-table-card-spy = Spy
schotten-totten-2-table-card-shield = Shield
schotten-totten-2-table-card-redeployment = Redeployment
schotten-totten-2-table-card-recruitment = Recruitment
schotten-totten-2-table-card-desertion = Desertion
schotten-totten-2-table-card-treason = Treason
schotten-totten-2-table-card-explosion = Explosion
schotten-totten-2-table-card-reinforcements = Reinforcements
schotten-totten-2-table-card-swap = Swap
schotten-totten-2-table-text-joker = counts as any colour and strength
schotten-totten-2-table-text-spy = strength 10, any colour
schotten-totten-2-table-text-shield = strength 1, 2 or 3, any colour
schotten-totten-2-table-text-redeployment = move one of your cards at the wall to another tile with room, or to the discard pile
schotten-totten-2-table-text-recruitment = move one siege card from the discard pile to a tile with room on your side
schotten-totten-2-table-text-desertion = discard one card on your opponent’s side
schotten-totten-2-table-text-treason = move one card from your opponent’s side to a tile with room on yours
schotten-totten-2-table-text-explosion = discard all cards on both sides of one tile
schotten-totten-2-table-text-reinforcements = shuffle two siege cards from the discard pile into the siege deck
schotten-totten-2-table-text-swap = both secretly choose three cards from hand and trade them
schotten-totten-2-table-colour-red = red
schotten-totten-2-table-colour-yellow = yellow
schotten-totten-2-table-colour-green = green
schotten-totten-2-table-colour-blue = blue
schotten-totten-2-table-colour-purple = purple

# Refusals: what an action still needs
schotten-totten-2-refused-action-redeployment = Choose one of your cards at the wall, then another tile with room (>3) or the discard pile (>X).
schotten-totten-2-refused-action-recruitment = Choose a siege card from the discard pile, then a tile with room (>3).
schotten-totten-2-refused-action-desertion = Choose one of your opponent’s cards at the wall.
schotten-totten-2-refused-action-treason = Choose one of your opponent’s cards at the wall, then a tile on your side with room (>3).
schotten-totten-2-refused-action-explosion = Name a tile that has a card, e.g. EXP>3.
schotten-totten-2-refused-action-reinforcements = Choose two different siege cards from the discard pile.
schotten-totten-2-refused-action-swap = Choose three different cards from your hand.

# why an action can’t be played
schotten-totten-2-refused-no-tactics = This table plays without tactics cards.
schotten-totten-2-refused-no-action = { $action ->
    [redeployment] Redeployment
    [recruitment] Recruitment
    [desertion] Desertion
    [treason] Treason
    [explosion] Explosion
    [reinforcements] Reinforcements
   *[swap] Swap
  } is not in your hand.
schotten-totten-2-refused-ahead = You have played { $own ->
    [one] 1 tactics card
   *[other] { $own } tactics cards
  }, your opponent { $other }. You may be at most one ahead.
schotten-totten-2-refused-nothing-for-redeployment = You have no cards at the wall.
schotten-totten-2-refused-nothing-for-recruitment = You need a siege card in the discard pile and a tile with room.
schotten-totten-2-refused-nothing-for-desertion = Your opponent has no cards at the wall.
schotten-totten-2-refused-nothing-for-treason = You need an opponent’s card at the wall and a tile with room on your side.
schotten-totten-2-refused-nothing-for-explosion = There are no cards at the wall.
schotten-totten-2-refused-nothing-for-reinforcements = You need two siege cards in the discard pile.
schotten-totten-2-refused-nothing-for-swap = Nobody has a card to give.

# why any other move can’t be made
schotten-totten-2-refused-draw-first = Play a card first.
schotten-totten-2-refused-half-play = Give the card and the tile together, e.g. R5>3.
schotten-totten-2-refused-not-in-hand = { $card } is not in your hand.
schotten-totten-2-refused-full = Your side of tile { $tile } is full ({ $capacity } cards).
schotten-totten-2-refused-played = You’ve already played a card. Draw, or claim if you can.
schotten-totten-2-refused-siege-deck-empty = The siege deck is empty; drawing ends the game.
schotten-totten-2-refused-tactics-deck-empty = The tactics deck is empty.
schotten-totten-2-refused-claim-defender = Only the attacker can claim tiles.
schotten-totten-2-refused-claim-early = Your formation has { $size } of { $capacity } cards.
schotten-totten-2-refused-claim-held = The defender’s formation holds: { $cards }.
schotten-totten-2-refused-claim-open = The claim can’t be proved yet: the defender would hold with { $cards }.
schotten-totten-2-refused-retreat-defender = Only the attacker can retreat.
schotten-totten-2-refused-retreat-nothing = You have no cards there.
schotten-totten-2-refused-oil-attacker = Only the defender has cauldrons.
schotten-totten-2-refused-oil-none = No cauldrons are left.
schotten-totten-2-refused-oil-twice = You have already used this turn’s cauldron.
schotten-totten-2-refused-oil-nothing = The attacker has no cards there.
schotten-totten-2-refused-pass = You can play a card, so you must.
schotten-totten-2-refused-pass-blocked = Retreat or claim first: then you can play a card.
schotten-totten-2-unreadable = “{ $written }” is not a move: R5>3 plays a card, C3 claims, <3 retreats, O3 pours oil, D draws.
schotten-totten-2-first-joker = { $written }: with two jokers in hand, always name the first.
schotten-totten-2-no-joker = { $written }: there is no joker to choose there.

# The board in the terminal
schotten-totten-2-board-game = game { $game } of 2{ $again ->
    [yes] , replay
   *[no] { "" }
  }
schotten-totten-2-board-won = game { $game }: seat { $seat } won, cards left { $left }, tiles and cauldrons { $held }
schotten-totten-2-board-seat = seat { $seat }
schotten-totten-2-board-cauldrons = cauldrons { $left }
schotten-totten-2-board-tactics = tactics played { $played }
schotten-totten-2-board-hand = hand
schotten-totten-2-board-empty = empty
schotten-totten-2-board-tile = tile
schotten-totten-2-board-claim = claim
schotten-totten-2-board-all = all
schotten-totten-2-board-sum = sum
schotten-totten-2-board-run = run
schotten-totten-2-board-colour = colour
schotten-totten-2-board-equal-strength = equal
schotten-totten-2-board-colour-run = col.run
schotten-totten-2-board-lowest-sum = lowest
schotten-totten-2-board-siege-deck = siege deck { $size }
schotten-totten-2-board-tactics-deck = tactics deck { $size }
schotten-totten-2-board-discard = discarded:
schotten-totten-2-board-elites = elites

# impossible claims at a real table
schotten-totten-2-refused-claim-no-tile = There is no tile { $tile }; tiles are numbered 1 to { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } isn’t a card: siege cards are R0 … P11 (R Y G B P), elites J S H.
schotten-totten-2-refused-claim-jokers = There are only two jokers.
schotten-totten-2-refused-claim-twice = { $card } is entered twice.
schotten-totten-2-refused-claim-many = { $card } is one too many: { $side ->
    [attacker] the attacker
   *[defender] the defender
  } has { $size } cards and only { $capacity } fit.
schotten-totten-2-refused-claim-few = The attacker has { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }, but { $capacity } are needed.
schotten-totten-2-refused-claim-action = An action can’t be at a tile.
schotten-totten-2-refused-claim-clash = { $card } and { $other } can’t face each other: both are discarded.
schotten-totten-2-refused-claim-not-first = The defender’s formation isn’t complete, so it wasn’t first.
schotten-totten-2-refused-claim-who-first = Both are complete and tied: say who was first.

# Why a bot chose its move
schotten-totten-2-why-claim = The claim is proved: nothing the defender can still play at tile { $tile } beats it.
schotten-totten-2-why-claim-wins = The claim on tile { $tile } is proved and wins the game.
schotten-totten-2-why-retreat = At tile { $tile }, a fresh start is worth more than these cards.
schotten-totten-2-why-retreat-lost = Tile { $tile } is lost with these cards: the defender’s formation is complete and stronger.
schotten-totten-2-why-oil = The cauldron removes { $card }, the key card at tile { $tile }.
schotten-totten-2-why-clash = { $card } drives { $foe } out at tile { $tile }: both are discarded.
schotten-totten-2-why-towards-colour-run = With { $card }, a colour run is still possible at tile { $tile }.
schotten-totten-2-why-towards-equal-strength = With { $card }, equal strength is possible at tile { $tile }.
schotten-totten-2-why-towards-colour = With { $card }, one colour is possible at tile { $tile }.
schotten-totten-2-why-towards-run = With { $card }, a run is possible at tile { $tile }.
schotten-totten-2-why-towards-sum = { $card } adds to the sum at tile { $tile }.
schotten-totten-2-why-towards-lowest-sum = { $card } keeps the sum at tile { $tile } low.
schotten-totten-2-why-complete-colour-run = { $card } completes a colour run at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-equal-strength = { $card } completes equal strength at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-colour = { $card } completes one colour at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-run = { $card } completes a run at tile { $tile }, total { $total }.
schotten-totten-2-why-complete-sum = { $card } completes a sum of { $total } at tile { $tile }.
schotten-totten-2-why-complete-lowest-sum = { $card } completes a low sum of { $total } at tile { $tile }.
schotten-totten-2-why-unbeaten = Nothing its opponent can still build there is as strong.
schotten-totten-2-why-redeployment = One of its own cards is in the wrong place.
schotten-totten-2-why-recruitment = The discard pile has a card it needs at the wall.
schotten-totten-2-why-desertion = One of its opponent’s cards is too strong where it is.
schotten-totten-2-why-treason = One of its opponent’s cards would serve better on its own side.
schotten-totten-2-why-explosion = Better to start tile { $tile } over.
schotten-totten-2-why-reinforcements = Discarded cards return to the siege deck, and the game lasts longer.
schotten-totten-2-why-swap = Its hand can only get better.
schotten-totten-2-why-choose = Of all the cards, { $card } matters most.
schotten-totten-2-why-give = It gives away { $card }.
schotten-totten-2-why-to-discard = It discards { $card }.
schotten-totten-2-why-draw-siege = Formations need siege cards.
schotten-totten-2-why-draw-tactics = A tactics card can swing a tile.
schotten-totten-2-why-pass = There is nothing to play.
schotten-totten-2-why-winning = Chance of winning: { $percent }%. It just has to see it through.
schotten-totten-2-why-losing = Chance of winning: { $percent }%. This holds out longest.
