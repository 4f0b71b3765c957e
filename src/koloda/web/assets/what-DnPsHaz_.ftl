# “What is this?” in a sentence, for whatever the pointer, the focus or a finger rests on
web-what-seat = { $turn ->
    [yes] { $who } sits here and is to move.
   *[no] { $who } sits here. A lit frame shows whose turn it is.
  }
web-what-clock = The time left. It runs only while this player is to move.

# Face to Face
face-to-face-what-card = { $card } from your hand. It goes on your ascending pile ({ $ascending }) if it’s higher or exactly 10 lower, and on your descending pile ({ $descending }) if it’s lower or exactly 10 higher.
face-to-face-what-pile-ascending = An ascending pile, now at { $top }. Each card must be higher, or exactly 10 lower.
face-to-face-what-pile-descending = A descending pile, now at { $top }. Each card must be lower, or exactly 10 higher.
face-to-face-what-other-ascending = Your opponent’s ascending pile, now at { $top }. Once per turn you may help with a lower card; then you draw up to { $limit } cards instead of two.
face-to-face-what-other-descending = Your opponent’s descending pile, now at { $top }. Once per turn you may help with a higher card; then you draw up to { $limit } cards instead of two.
face-to-face-what-draw = { $size ->
    [0] This draw pile is empty: its owner plays on without drawing. (Full hand: { $limit }.)
    [one] A draw pile with one card. At the end of a turn, its owner draws two, or up to { $limit } after helping.
   *[other] A draw pile with { $size } cards. At the end of a turn, its owner draws two, or up to { $limit } after helping.
  }
face-to-face-what-draws = { $helped ->
    [yes] Cards to draw at the end of this turn: { $draws }. One card helped the opponent, so the hand is filled up.
   *[no] Cards to draw at the end of this turn: { $draws }. Only helping the opponent fills the hand up.
  }
face-to-face-what-hand = { $size ->
    [one] One card in hand. Only its owner sees it.
   *[other] { $size } cards in hand. Only their owner sees them.
  }

# Schotten Totten 2: what a tile accepts
schotten-totten-2-what-accepts-all = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. Every formation counts, from the strongest: colour run, equal strength, colour, run, sum.
schotten-totten-2-what-accepts-sum = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. Only the sum counts; the higher one wins.
schotten-totten-2-what-accepts-lowest-sum = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. Only the sum counts, and the lower one wins.
schotten-totten-2-what-accepts-run = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. A run (consecutive strengths) beats everything else; the rest counts as a sum.
schotten-totten-2-what-accepts-colour = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. Cards of one colour beat everything else; the rest counts as a sum.
schotten-totten-2-what-accepts-equal-strength = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. Cards of equal strength beat everything else; the rest counts as a sum.
schotten-totten-2-what-accepts-colour-run = Tile { $tile }, { $damaged ->
    [yes] damaged
   *[no] intact
  }: { $capacity } cards per side. A run in one colour beats everything else; the rest counts as a sum.
schotten-totten-2-what-kind = { $type ->
    [colour-run] a colour run
    [equal-strength] equal strength
    [colour] one colour
    [run] a run
    [lowest-sum] the lowest sum
   *[sum] a sum
  }
schotten-totten-2-what-intact = Once claimed, it is turned to its damaged side: { $capacity } cards per side, { $accepts ->
    [equal-strength] equal strength
    [colour] one colour
    [run] a run
   *[lowest-sum] the lowest sum
  }.
schotten-totten-2-what-damaged = If it is claimed again, the attacker wins.
schotten-totten-2-what-counts = { $role ->
    [attacker] The attacker’s cards count as
   *[defender] The defender’s cards count as
  } { schotten-totten-2-what-kind }, total { $total }.
schotten-totten-2-what-complete = This formation is complete: at tile { $tile } it counts as { schotten-totten-2-what-kind }, total { $total }.
schotten-totten-2-what-restricted = { $accepts ->
    [lowest-sum] At this tile only the sum counts, and the lower one wins.
    [sum] At this tile only the sum counts.
   *[other] A kind that this tile doesn’t accept counts as a mere sum.
  }
schotten-totten-2-what-incomplete = { $size } of { $capacity } cards: this formation isn’t complete, so it can’t claim anything yet.
# cards
schotten-totten-2-what-siege = { $card }, a siege card of strength { $strength }. Play it to your side of a tile with room.
schotten-totten-2-what-siege-played = { $card }, a siege card of strength { $strength }.
schotten-totten-2-what-siege-0 = { $card }, the weakest of its colour. Played opposite the 11 of its colour, it drives it out: both are discarded.
schotten-totten-2-what-siege-11 = { $card }, the strongest of its colour. Opposite the 0 of its colour, both are discarded.
schotten-totten-2-what-tactics = { $name ->
    [joker] { schotten-totten-2-table-card-joker }: { schotten-totten-2-table-text-joker }.
    [spy] { schotten-totten-2-table-card-spy }: { schotten-totten-2-table-text-spy }.
    [shield] { schotten-totten-2-table-card-shield }: { schotten-totten-2-table-text-shield }.
    [redeployment] { schotten-totten-2-table-card-redeployment }: { schotten-totten-2-table-text-redeployment }.
    [recruitment] { schotten-totten-2-table-card-recruitment }: { schotten-totten-2-table-text-recruitment }.
    [desertion] { schotten-totten-2-table-card-desertion }: { schotten-totten-2-table-text-desertion }.
    [treason] { schotten-totten-2-table-card-treason }: { schotten-totten-2-table-text-treason }.
    [explosion] { schotten-totten-2-table-card-explosion }: { schotten-totten-2-table-text-explosion }.
    [reinforcements] { schotten-totten-2-table-card-reinforcements }: { schotten-totten-2-table-text-reinforcements }.
   *[swap] { schotten-totten-2-table-card-swap }: { schotten-totten-2-table-text-swap }.
  }
schotten-totten-2-what-ahead = You may be at most one tactics card ahead of your opponent: you have played { $own }, they { $other }.
# the rest of the table
schotten-totten-2-what-claim = Claim tile { $tile }: it works if no card that is still unseen could make the defender’s side stronger.
schotten-totten-2-what-retreat = Retreat from tile { $tile }: all your cards there are discarded, and you start again.
schotten-totten-2-what-oil = Pour oil at tile { $tile }: the attacker’s card nearest the wall is discarded. One cauldron per turn, { $left } left.
schotten-totten-2-what-attacker = The attacker wins by damaging four tiles, or by claiming a damaged one again.
schotten-totten-2-what-defender = The defender wins when a card must be drawn and the siege deck is empty, or when their side is full.
schotten-totten-2-what-played = Tactics cards played: { $played }. Nobody may be more than one ahead of the other.
schotten-totten-2-what-in-hand = Cards in this hand: { $siege } siege and { $tactics } tactics. Only their owner sees them.
schotten-totten-2-what-siege-deck = The siege deck, { $size } cards. Once it is empty and a card must be drawn, the defender wins.
schotten-totten-2-what-tactics-deck = The tactics deck, { $size } cards. You may draw here instead of from the siege deck.
schotten-totten-2-what-discard = Discarded cards lie open, sorted by colour. Nobody can still play them, which helps to prove claims.
schotten-totten-2-what-cauldrons = Cauldrons left: { $left } of 3. Each removes the attacker’s card nearest the wall at one tile, once per turn.
schotten-totten-2-what-revenge = A match of two games with the roles swapped. Whoever wins both is the champion.

# Scram!
scram-what-camp = Camp { $letter }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, team { $team }{ $whose ->
    [own] : your camp
    [team] : your teammate’s
    [foe] : the other team’s
   *[watched] { "" }
  }. The lower total wins.
scram-what-down = A face-down card that you haven’t seen.
scram-what-known = A face-down card that you have seen. Remember it: it isn’t shown again.
scram-what-up = It lies face up, so everyone sees it.
scram-what-looked = Only you see it now, and only until the next move.
scram-what-counts = This { $card } adds { $card } to its camp’s total.
scram-what-equals = “=” matches any number when pushed. At the end it counts as the lowest number in its camp.
scram-what-pushed = It is pushed forward: if all pushed cards have the same number, they are discarded.
scram-what-gap = A gap left by a discarded card. The new card may go here.
scram-what-end = An end of the camp. The new card may go here.
scram-what-deck = The deck, { $size } cards. Draw its top card to use, keep or discard it. When the deck is empty, the round ends.
scram-what-second = The second card of the deck. An ability can reach it only together with the top card.
scram-what-discard = { $card ->
    [none] The discard pile is empty.
   *[other] The discard pile, { $card } on top. You may take it to replace cards of your camp; it then lies face up.
  }
scram-what-held = The card that was just drawn. Only whoever drew it sees it.
scram-what-taken = The { $card } came from the discard pile: it can only replace cards of your camp, and its ability isn’t used.
scram-what-no-ability = The { $card } has no ability: keep it in your camp or discard it.
scram-ability-5 = 5: look at one face-down card, anywhere.
scram-ability-6 = 6: look at two face-down cards, anywhere.
scram-ability-7 = 7: turn one card face up for everyone.
scram-ability-8 = 8: turn two cards face up for everyone.
scram-ability-9 = 9: discard two cards of one camp, which the 9 then joins.
scram-ability-10 = 10: discard one card, anywhere.
scram-ability-11 = 11: swap two cards, unseen.
scram-ability-12 = 12: look at two cards, then swap them or not.
scram-ability-13 = 13: it joins any camp you like, and counts 13 there.

# Gallop across Europe
gallop-what-city = { gallop-table-city-name }, { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
  } { $value }: a city worth { $value } at most.
gallop-what-city-collected = In a row, two neighbours of one colour burn, and so do three of one colour anywhere.
gallop-what-city-loose = Whoever takes it puts it at the end of their row. Next to its own colour it burns.
gallop-what-exchange = Exchange { $value }: whoever takes it must swap one of their cities of value { $value } for another player’s of the same value. It goes to whoever chooses last.
gallop-what-universal = Universal exchange: whoever takes it must swap a city for another player’s of the same value, whichever that is. It goes to whoever chooses last.
gallop-what-deportation = Deportation: whoever takes it loses the last city of their row. It goes to whoever chooses first.
gallop-what-flight = Flight { $flight }: the higher flight chooses first. It comes back once all six have been played.
gallop-what-flight-gone = Flight { $flight } is gone for now. All six come back together.
gallop-what-laid = The card of { $seat }, face down until everyone has played.
gallop-what-not-laid = { $seat } plays a card and a flight here.
gallop-what-laid-flight = Played with flight { $flight }. The higher flight chooses first.
gallop-what-order = { $place ->
    [1] Next to choose among the revealed cards.
   *[other] Place { $place } in the order of choosing, by the height of the flights.
  }
gallop-what-flights = The flights this player has left. The higher flight chooses first.
gallop-what-marker = The first-player marker: plays first, and wins between equal flights. It moves on each round.
gallop-what-points = { $match ->
    [wins] Deals won so far, of { $goal }.
    [target] Points from earlier deals, of { $goal }.
   *[single] Points.
  }
gallop-what-complete = This collection has every colour: the deal ends with this round.
gallop-what-collection = A collection is a row, and its order matters: each new city goes to its end.
gallop-what-deck = The deck, { $size } cards. Everyone draws one after each round.
gallop-what-pile = { $size ->
    [0] The discard pile is empty. It becomes the new deck when that runs out.
   *[other] The discard pile, { $size } cards, open to all. It becomes the new deck when that runs out.
  }
