# Schotten Totten 2. Claims: what a formation counts as; "J=R7" is a joker that stands for R7
schotten-totten-2-proof-attacker-colour-run = The attacker: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-attacker-equal-strength = The attacker: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-attacker-colour = The attacker: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-attacker-run = The attacker: { $cards }, a run, total { $total }.
schotten-totten-2-proof-attacker-sum = The attacker: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-attacker-lowest-sum = The attacker: { $cards }, a lowest sum, total { $total }.
schotten-totten-2-proof-defender-colour-run = The defender: { $cards }, a colour run, total { $total }.
schotten-totten-2-proof-defender-equal-strength = The defender: { $cards }, equal strength, total { $total }.
schotten-totten-2-proof-defender-colour = The defender: { $cards }, a colour, total { $total }.
schotten-totten-2-proof-defender-run = The defender: { $cards }, a run, total { $total }.
schotten-totten-2-proof-defender-sum = The defender: { $cards }, a sum, total { $total }.
schotten-totten-2-proof-defender-lowest-sum = The defender: { $cards }, a lowest sum, total { $total }.

# why a good claim is good
schotten-totten-2-proof-stronger = Both formations are complete, and the attacker’s is the stronger.
schotten-totten-2-proof-level-first = Both formations are complete and level, and the attacker’s was complete first.
schotten-totten-2-proof-too-few = The defender can’t complete his formation: { $missing ->
    [one] it lacks 1 card
   *[other] it lacks { $missing } cards
  }, and { $free ->
    [0] none is free
    [one] only 1 is free
   *[other] only { $free } are free
  }.
schotten-totten-2-proof-best-sum = The highest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-best-lowest-sum = The lowest sum that the defender can still have is { $total }, with { $cards }.
schotten-totten-2-proof-none-colour-run-above = No colour run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour-run = The defender’s { $cards } can’t become a colour run of { $size }.
schotten-totten-2-proof-gone-colour-run = For a colour run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-run-above = The defender’s { $cards } can’t become a colour run of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-run-above = For a colour run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-equal-strength-above = No equal strength of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-equal-strength = The defender’s { $cards } can’t become an equal strength of { $size }.
schotten-totten-2-proof-gone-equal-strength = For an equal strength of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-equal-strength-above = The defender’s { $cards } can’t become an equal strength of { $size } above { $above }.
schotten-totten-2-proof-gone-equal-strength-above = For an equal strength of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-colour-above = No colour of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-colour = The defender’s { $cards } can’t become a colour of { $size }.
schotten-totten-2-proof-gone-colour = For a colour of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-colour-above = The defender’s { $cards } can’t become a colour of { $size } above { $above }.
schotten-totten-2-proof-gone-colour-above = For a colour of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-none-run-above = No run of { $size } counts more than { $above }.
schotten-totten-2-proof-unfit-run = The defender’s { $cards } can’t become a run of { $size }.
schotten-totten-2-proof-gone-run = For a run of { $size } the defender needs one of these cards, and they are gone: { $cards }.
schotten-totten-2-proof-unfit-run-above = The defender’s { $cards } can’t become a run of { $size } above { $above }.
schotten-totten-2-proof-gone-run-above = For a run of { $size } above { $above } the defender needs one of these cards, and they are gone: { $cards }.

# why another is not
schotten-totten-2-proof-counter = The defender may still add { $cards }.
schotten-totten-2-proof-weaker = That is stronger than the attacker’s.
schotten-totten-2-proof-level-later = That is level, and the defender’s was complete first.

# claims at a real table
schotten-totten-2-claim-tile = Which tile is claimed, 1 to 7? (4d: the fourth, damaged; or paste JSON)
schotten-totten-2-claim-attacker = The attacker’s cards there, e.g. R5 B11 J?
schotten-totten-2-claim-defender = The defender’s cards there?
schotten-totten-2-claim-gone = All other cards that lie open, at other tiles or discarded?
schotten-totten-2-claim-first = Both are complete and level. Who was first, attacker or defender?
schotten-totten-2-claim-good = The claim is good.
schotten-totten-2-claim-not-proved = The claim can’t be proved.

# Moves, as their mover reads them
schotten-totten-2-move-play = play { $card } to tile { $tile }
schotten-totten-2-move-claim = claim tile { $tile }
schotten-totten-2-move-retreat = retreat from tile { $tile }
schotten-totten-2-move-oil = pour oil at tile { $tile }
schotten-totten-2-move-draw-siege = draw from the siege deck
schotten-totten-2-move-draw-tactics = draw from the tactics deck
schotten-totten-2-move-pass = play nothing
schotten-totten-2-move-redeployment = redeployment: move a card of yours
schotten-totten-2-move-recruitment = recruitment: play a discarded card
schotten-totten-2-move-desertion = desertion: discard a card of the other’s
schotten-totten-2-move-treason = treason: take a card of the other’s to your side
schotten-totten-2-move-explosion = explosion: discard all cards at tile { $tile }
schotten-totten-2-move-reinforcements = reinforcements: shuffle two discarded cards into the deck
schotten-totten-2-move-swap = swap: exchange three cards of your hand for three of the other’s
schotten-totten-2-move-choose-redeployment = move { $card } away from tile { $tile }
schotten-totten-2-move-choose-recruitment = recruit { $card }
schotten-totten-2-move-choose-desertion = discard { $card } at tile { $tile }
schotten-totten-2-move-choose-treason = take { $card } from tile { $tile }
schotten-totten-2-move-choose-reinforcements = shuffle { $card } into the deck
schotten-totten-2-move-choose-swap = give { schotten-totten-2-named-card }
schotten-totten-2-move-to = put { $card } at tile { $tile }
schotten-totten-2-move-to-discard = discard { $card }

# What the seat to move has to do
schotten-totten-2-wanted-attack = Play a card; before it you may claim and retreat.
schotten-totten-2-wanted-defence = Play a card; before it you may pour oil.
schotten-totten-2-wanted-draw = { $deck ->
    [0] Claim; the siege deck is empty, and drawing ends the game.
   *[other] Draw a card; the attacker may claim before it.
  }
schotten-totten-2-wanted-redeployment-choosing = Choose a card of yours on the wall.
schotten-totten-2-wanted-redeployment-placing = Choose another tile for it, or the discard.
schotten-totten-2-wanted-recruitment-choosing = Choose a card of the discard.
schotten-totten-2-wanted-recruitment-placing = Choose a tile for it.
schotten-totten-2-wanted-desertion-choosing = Choose a card on the other’s side.
schotten-totten-2-wanted-treason-choosing = Choose a card on the other’s side.
schotten-totten-2-wanted-treason-placing = Choose a tile of yours for it.
schotten-totten-2-wanted-reinforcements-choosing = Choose two cards of the discard.
schotten-totten-2-wanted-swap-giving = Choose three cards of your hand to give away.

# Ends
schotten-totten-2-tile-broken = A damaged tile fell: the attacker wins.
schotten-totten-2-four-tiles-damaged = Four tiles are damaged: the attacker wins.
schotten-totten-2-siege-deck-empty = The siege deck is empty: the defender wins.
schotten-totten-2-wall-held = The defender’s side of the wall is full: the defender wins.
schotten-totten-2-both-games-won = Both games won, one in each role.
schotten-totten-2-faster-attack = Both attacks won, and this one left more cards in the siege deck.
schotten-totten-2-better-defence = Both walls held, and this one with more intact tiles and cauldrons.

# What happened; the name of who did it, or whose card it was, stands before
schotten-totten-2-event-played = { $card } to tile { $tile }
schotten-totten-2-event-clashed = { $card } clashes at tile { $tile } and is discarded
schotten-totten-2-event-retreated = retreat from tile { $tile }
schotten-totten-2-event-oiled = oil at tile { $tile } takes { $card }
schotten-totten-2-event-claimed = tile { $tile } claimed
schotten-totten-2-event-discarded = { $card } at tile { $tile } is discarded
schotten-totten-2-event-acted = plays { schotten-totten-2-named-card }
schotten-totten-2-event-chosen = chooses { $card }
schotten-totten-2-event-given = { $card ->
    [none] has chosen a card to give
   *[other] will give { schotten-totten-2-named-card }
  }
schotten-totten-2-event-moved = { $card } goes to tile { $tile }
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
schotten-totten-2-event-passed = plays nothing
schotten-totten-2-event-won = wins: { $reason ->
    [tile-broken] a damaged tile fell
    [four-tiles-damaged] four tiles are damaged
    [siege-deck-empty] the siege deck is empty
   *[wall-held] the defender’s side of the wall is full
  }
schotten-totten-2-event-attacks-next = attacks in the next game

# Tactics cards, as they are played, drawn or given; the others go by their notation
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
schotten-totten-2-table-accepts-all = all
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
schotten-totten-2-table-discard = Discard
schotten-totten-2-table-discard-empty = nothing yet
schotten-totten-2-table-not-proved = The claim of tile { $tile } can’t be proved
schotten-totten-2-table-cauldrons = Cauldrons
schotten-totten-2-table-tactics-played = Tactics cards played: { $played }
schotten-totten-2-table-known = Known in hand:
schotten-totten-2-table-game = Game { $game } of 2{ $again ->
    [yes] , once more
   *[no] { "" }
  }
schotten-totten-2-table-game-won = Game { $game }: { $who } won { $role ->
    [attacker] as the attacker, siege deck: { $left }
   *[defender] as the defender, tiles and cauldrons: { $held }
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
schotten-totten-2-table-text-redeployment = one card of yours on the wall goes to another tile with room, or to the discard
schotten-totten-2-table-text-recruitment = one siege card of the discard goes to a tile with room on your side
schotten-totten-2-table-text-desertion = one card on the other’s side is discarded
schotten-totten-2-table-text-treason = one card on the other’s side goes to a tile with room on yours
schotten-totten-2-table-text-explosion = all cards on both sides of one tile are discarded
schotten-totten-2-table-text-reinforcements = two siege cards of the discard are shuffled into the siege deck
schotten-totten-2-table-text-swap = each chooses three cards of the hand in secret, and they are exchanged
schotten-totten-2-table-colour-red = red
schotten-totten-2-table-colour-yellow = yellow
schotten-totten-2-table-colour-green = green
schotten-totten-2-table-colour-blue = blue
schotten-totten-2-table-colour-purple = purple

# Refusals: what an action still wants
schotten-totten-2-refused-action-redeployment = Choose a card of yours on the wall, then another tile with room (>3) or the discard (>X).
schotten-totten-2-refused-action-recruitment = Choose a siege card of the discard, then a tile with room (>3).
schotten-totten-2-refused-action-desertion = Choose a card on the other’s side.
schotten-totten-2-refused-action-treason = Choose a card on the other’s side, then a tile of yours with room (>3).
schotten-totten-2-refused-action-explosion = Name a tile where a card lies, as in EXP>3.
schotten-totten-2-refused-action-reinforcements = Choose two different siege cards of the discard.
schotten-totten-2-refused-action-swap = Choose three different cards of your hand.

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
  }, the other { $other }: you may be one ahead at most.
schotten-totten-2-refused-nothing-for-redeployment = You have no card on the wall.
schotten-totten-2-refused-nothing-for-recruitment = It needs a siege card in the discard and a tile with room.
schotten-totten-2-refused-nothing-for-desertion = The other has no card on the wall.
schotten-totten-2-refused-nothing-for-treason = It needs a card of the other’s on the wall and a tile of yours with room.
schotten-totten-2-refused-nothing-for-explosion = No card lies on the wall.
schotten-totten-2-refused-nothing-for-reinforcements = It needs two siege cards in the discard.
schotten-totten-2-refused-nothing-for-swap = Nobody has a card to give.

# why any other move can’t be made
schotten-totten-2-refused-draw-first = Play a card first.
schotten-totten-2-refused-half-play = Say card and tile together, as in R5>3.
schotten-totten-2-refused-not-in-hand = { $card } is not in your hand.
schotten-totten-2-refused-full = Your side of tile { $tile } is full with { $capacity } cards.
schotten-totten-2-refused-played = You have played: draw, or claim if you can.
schotten-totten-2-refused-siege-deck-empty = The siege deck is empty: drawing ends the game.
schotten-totten-2-refused-tactics-deck-empty = The tactics deck is empty.
schotten-totten-2-refused-claim-defender = Only the attacker claims.
schotten-totten-2-refused-claim-early = Your formation has { $size } of { $capacity } cards.
schotten-totten-2-refused-claim-held = The defender’s formation holds: { $cards }.
schotten-totten-2-refused-claim-open = It can’t be proved yet: the defender would hold with { $cards }.
schotten-totten-2-refused-retreat-defender = Only the attacker retreats.
schotten-totten-2-refused-retreat-nothing = You have no card there.
schotten-totten-2-refused-oil-attacker = Only the defender has cauldrons.
schotten-totten-2-refused-oil-none = No cauldron is left.
schotten-totten-2-refused-oil-twice = One cauldron a turn, and it has been used.
schotten-totten-2-refused-oil-nothing = The attacker has no card there.
schotten-totten-2-refused-pass = You can play a card, so you must.
schotten-totten-2-refused-pass-blocked = A retreat or a claim would let you play a card: make one.
schotten-totten-2-unreadable = “{ $written }” is not a move: R5>3 plays, C3 claims, <3 retreats, O3 pours oil, D draws.
schotten-totten-2-first-joker = { $written }: of two jokers in hand a move names the first.
schotten-totten-2-no-joker = { $written }: no joker to choose lies there.

# The board in the terminal
schotten-totten-2-board-game = game { $game } of 2{ $again ->
    [yes] , once more
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

# claims at a real table that can’t be
schotten-totten-2-refused-claim-no-tile = There is no tile { $tile }; there are 1 to { $tiles }.
schotten-totten-2-refused-claim-no-card = { $card } is no card: siege cards are R0 … P11 (R Y G B P), elites J S H.
schotten-totten-2-refused-claim-jokers = There are only two jokers.
schotten-totten-2-refused-claim-twice = { $card } is there twice.
schotten-totten-2-refused-claim-many = { $card } is too many: { $side ->
    [attacker] the attacker
   *[defender] the defender
  } has { $size } cards where { $capacity } fit.
schotten-totten-2-refused-claim-few = The attacker has { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } where { $capacity } are needed.
schotten-totten-2-refused-claim-action = An action can’t lie at a tile.
schotten-totten-2-refused-claim-clash = { $card } and { $other } can’t lie opposite each other: both are discarded.
schotten-totten-2-refused-claim-not-first = The defender is not complete, so he wasn’t first.
schotten-totten-2-refused-claim-who-first = Both are complete and level: say who was first.

# Why a bot chose its move
schotten-totten-2-why-claim = The claim is proved: nothing that the defender can still play at tile { $tile } beats it.
schotten-totten-2-why-claim-wins = The claim of tile { $tile } is proved, and it wins the game.
schotten-totten-2-why-retreat = At tile { $tile } a fresh start is worth more than these cards.
schotten-totten-2-why-retreat-lost = Tile { $tile } is lost with these cards: the defender’s formation is complete and stronger.
schotten-totten-2-why-oil = The cauldron takes { $card }, on which the formation at tile { $tile } rests.
schotten-totten-2-why-clash = { $card } drives { $foe } out at tile { $tile }: both are discarded.
schotten-totten-2-why-towards-colour-run = With { $card } a colour run is still possible at tile { $tile }.
schotten-totten-2-why-towards-equal-strength = With { $card } equal strength is possible at tile { $tile }.
schotten-totten-2-why-towards-colour = With { $card } a colour is possible at tile { $tile }.
schotten-totten-2-why-towards-run = With { $card } a run is possible at tile { $tile }.
schotten-totten-2-why-towards-sum = { $card } adds to the sum at tile { $tile }.
schotten-totten-2-why-towards-lowest-sum = { $card } keeps the sum at tile { $tile } low.
schotten-totten-2-why-complete-colour-run = { $card } completes a colour run of { $total } at tile { $tile }.
schotten-totten-2-why-complete-equal-strength = { $card } completes equal strength with { $total } at tile { $tile }.
schotten-totten-2-why-complete-colour = { $card } completes a colour of { $total } at tile { $tile }.
schotten-totten-2-why-complete-run = { $card } completes a run of { $total } at tile { $tile }.
schotten-totten-2-why-complete-sum = { $card } completes a sum of { $total } at tile { $tile }.
schotten-totten-2-why-complete-lowest-sum = { $card } completes a low sum of { $total } at tile { $tile }.
schotten-totten-2-why-unbeaten = Nothing that the other side can still make there is as strong.
schotten-totten-2-why-redeployment = One of its own cards is in the wrong place.
schotten-totten-2-why-recruitment = The discard has a card that is wanted on the wall.
schotten-totten-2-why-desertion = One of the other side’s cards is too strong where it lies.
schotten-totten-2-why-treason = A card of the other side would serve better here.
schotten-totten-2-why-explosion = Tile { $tile } is better begun anew.
schotten-totten-2-why-reinforcements = Discarded cards come back into the siege deck, and the game goes on longer.
schotten-totten-2-why-swap = The hand can only get better.
schotten-totten-2-why-choose = Of all the cards, { $card } matters most.
schotten-totten-2-why-give = It gives { $card } away.
schotten-totten-2-why-to-discard = It lets { $card } go.
schotten-totten-2-why-draw-siege = Siege cards make the formations.
schotten-totten-2-why-draw-tactics = A tactics card may turn a tile.
schotten-totten-2-why-pass = There is nothing to play.
schotten-totten-2-why-winning = Chance of winning: { $percent } %. It only has to be brought home.
schotten-totten-2-why-losing = Chance of winning: { $percent } %. This holds out longest.
