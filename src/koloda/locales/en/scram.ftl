# Scram! Moves, as the player who may make them reads them. Camps have letters; places count from the left.
scram-move-draw = draw the top card of the deck
scram-move-take = take the { $card } from the discard pile
scram-move-call = call “Scram!”
scram-move-use-nothing = use the { $card }
scram-move-use-look = use the { $card }: look at { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
scram-move-use-turn-up = use the { $card }: turn { $cards ->
    [one] one card
   *[other] { $cards } cards
  } face up
scram-move-use-discard = use the { $card }: discard { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
scram-move-use-swap = use the { $card }: swap two cards
scram-move-use-look-and-swap = use the { $card }: look at two cards, then swap them or not
scram-move-use-discard-and-join = use the { $card }: discard { $cards ->
    [one] one card
   *[other] { $cards } cards
  } from one camp, which the { $card } then joins
scram-move-use-nothing-and-join = use the { $card }: it joins a camp
scram-move-replace = keep the { $card } (replace cards)
scram-move-discard = discard the { $card }
scram-move-push-own = push your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } forward
scram-move-push-camp = push { $camp }{ $place } forward
scram-move-turn-up = turn up { $cards ->
    [one] the pushed card
   *[other] the { $cards } pushed cards
  }
scram-move-gap = put the new card where your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } was
scram-move-end-left = put the new card at the left end of your camp
scram-move-end-right = put the new card at the right end of your camp
scram-move-penalty-left = put the penalty card at the left end of your camp
scram-move-penalty-right = put the penalty card at the right end of your camp
scram-move-look-own = look at your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-look-camp = look at { $camp }{ $place }
scram-move-look-deck = look at the top card of the deck
scram-move-look-second = look at the second card of the deck
scram-move-turn-up-own = turn your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  } face up
scram-move-turn-up-camp = turn { $camp }{ $place } face up
scram-move-turn-up-deck = turn the top card of the deck face up
scram-move-turn-up-second = turn the second card of the deck face up
scram-move-discard-own = discard your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-discard-camp = discard { $camp }{ $place }
scram-move-discard-deck = discard the top card of the deck
scram-move-discard-second = discard the second card of the deck
scram-move-swap-own = swap your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-swap-camp = swap { $camp }{ $place }
scram-move-swap-deck = swap the top card of the deck
scram-move-swap-second = swap the second card of the deck
scram-move-look-and-swap-own = look at your { $place ->
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
    [6] sixth card
    [7] seventh card
    [8] eighth card
   *[other] card in place { $place }
  }
scram-move-look-and-swap-camp = look at { $camp }{ $place }
scram-move-look-and-swap-deck = look at the top card of the deck
scram-move-look-and-swap-second = look at the second card of the deck
scram-move-swap = swap the two cards
scram-move-leave = leave the two cards where they are
scram-move-join-own-left = the { $card } joins the left end of your camp
scram-move-join-own-right = the { $card } joins the right end of your camp
scram-move-join-own-empty = the { $card } joins your empty camp
scram-move-join-camp-left = the { $card } joins the left end of camp { $camp }
scram-move-join-camp-right = the { $card } joins the right end of camp { $camp }
scram-move-join-camp-empty = the { $card } joins the empty camp { $camp }
scram-move-next = deal the next round

# Ends
scram-lowest-sum = The lowest total over all rounds wins.
scram-lower-late-round = Totals are tied; the last round that wasn’t tied decides.
scram-everybody-loses = Tied in every round: everybody loses.
scram-solo-wins-level = Totals are tied, so the solo player wins.
scram-end-lowest-sum = { $you ->
    [self] Your team has the lower total: { $total } to { $other }
    [foe] The other team has the lower total: { $total } to { $other }
   *[none] The { $team } team has the lower total: { $total } to { $other }
  }{ $rounds ->
    [one] .
   *[other] { " " }over { $rounds } rounds.
  }
scram-end-lower-late-round = Both teams have { $total }, so the last round that wasn’t tied decides: round { $round }, { $score } to { $lost } { $you ->
    [self] for your team.
    [foe] for the other team.
   *[none] for the { $team } team.
  }
scram-end-everybody-loses = Both teams have { $total } and were tied in every round: everybody loses.
scram-end-solo-wins-level = Both sides have { $total }, and a tie is the solo player’s win.

# The sheet at the end of a round
scram-sheet-round = Round { $round } of { $rounds }
scram-sheet-no-call = The deck ran out, and nobody had called “Scram!”: both teams record their totals.
scram-sheet-call-paid = { $you ->
    [caller] You called “Scram!”, and it paid: { $total } is no more than { $other }, so your team records 0.
    [self] { $caller } called “Scram!”, and it paid: { $total } is no more than { $other }, so your team records 0.
   *[other] { $caller } called “Scram!”, and it paid: { $total } is no more than { $other }, so that team records 0.
  }
scram-sheet-call-failed = { $you ->
    [caller] You called “Scram!”, and it failed: { $total } is more than { $other }, so your team records { $recorded }.
    [self] { $caller } called “Scram!”, and it failed: { $total } is more than { $other }, so your team records { $recorded }.
   *[other] { $caller } called “Scram!”, and it failed: { $total } is more than { $other }, so that team records { $recorded }.
  }
scram-sheet-team = Team { $team }: { $names }
scram-sheet-empty = empty camp
scram-sheet-total = Total
scram-sheet-records = { $call ->
    [paid] Records: a call that paid
    [failed] Records: { $total } + 10 for the call
   *[none] Records
  }
scram-sheet-sum = { $left ->
    [0] Sum
   *[other] Sum so far
  }
scram-sheet-starts = { $you ->
    [yes] You start the next round.
   *[no] { $who } starts the next round.
  }

# What to do now
scram-wanted-turn = { $call ->
    [yes] Draw a card, take from the discard pile, or call “Scram!”.
   *[no] Draw a card or take from the discard pile.
  }
scram-wanted-drawn = Use its ability, keep it in your camp, or discard it.
scram-wanted-push = { $pushed ->
    [0] Push a card of your own camp forward.
   *[other] Push more of your team’s cards forward, or turn up the pushed ones.
  }
scram-wanted-gap = Choose a gap for the new card.
scram-wanted-new-card = They don’t match. Put the new card at either end of your camp.
scram-wanted-penalty = { $penalties ->
    [one] Put the penalty card at either end of your camp.
   *[other] { $penalties } penalty cards: put the next one at either end of your camp.
  }
scram-wanted-target-look = { $card }: look at { $left ->
    [one] a card.
   *[other] { $left } cards. Which one first?
  }
scram-wanted-target-turn-up = { $card }: turn { $left ->
    [one] a card face up.
   *[other] { $left } cards face up. Which one first?
  }
scram-wanted-target-discard = { $card }: discard { $left ->
    [one] a card.
   *[other] { $left } cards. Which one first?
  }
scram-wanted-target-swap = { $card }: swap { $left ->
    [one] it with which card?
   *[other] two cards. Which one first?
  }
scram-wanted-target-look-and-swap = { $card }: look at { $left ->
    [one] a card.
   *[other] { $left } cards, then you may swap them. Which one first?
  }
scram-wanted-swap = Swap the two cards, or leave them.
scram-wanted-join = Choose a camp and an end for the card.
scram-wanted-round-over = The round is over. Deal the next one.

# What happened; the player’s name is shown in front
scram-event-drew = draws { $card ->
    [none] a card
   *[other] the { $card }
  }
scram-event-took = takes the { $card } from the discard pile
scram-event-called = calls “Scram!”
scram-event-used = uses the { $card }
scram-event-replacing = replaces cards with the drawn card
scram-event-discarded = { $place ->
    [none] discards the { $card }
   *[other] discards { $place }: { $card }
  }
scram-event-pushed = pushes { $place } forward
scram-event-turned-up = { $place } is turned up: { $card }
scram-event-failed = no match: { $values } different numbers
scram-event-placed = { $card ->
    [none] puts the new card at { $place }
   *[other] puts the { $card } at { $place }
  }
scram-event-named = names { $place }
scram-event-looked = { $card ->
    [none] looks at { $place }
   *[other] looks at { $place }: { $card }
  }
scram-event-swapped = { $places } trade places
scram-event-left = leaves the cards where they are
scram-event-penalty = { $card ->
    [none] a penalty card goes to { $place }
   *[other] a penalty card, the { $card }, goes to { $place }
  }
scram-event-joined = the { $card } joins at { $place }
scram-event-round-over = The round is over. Camp totals: { $own_totals }; team totals: { $totals }. Recorded: { $recorded }.
scram-event-dealt = starts the next round

# The scorepad; seats and teams count from 0
scram-pad-camp = Camp of player { $seat }: { $total }
scram-pad-team = Team { $team }: { $total } in total
scram-pad-recorded = Team { $team } records { $score }
scram-pad-right-call = Team { $team } called and doesn’t have more: it records { $score }
scram-pad-wrong-call = Team { $team } called but has more: its total plus 10 is { $score }
scram-pad-starter = Player { $seat } starts the next round
scram-pad-sum = Team { $team }: { $sum } after all rounds
scram-pad-lowest-sum = Team { $team } wins with the lowest total
scram-pad-lower-late-round = Tied; team { $team } wins by the last round that wasn’t tied
scram-pad-solo-wins-level = Tied; the solo player wins
scram-pad-everybody-loses = Tied in every round; everybody loses

# The table in the browser
scram-table-team-0 = orange
scram-table-team-1 = green
scram-table-camp = Camp { $letter }: { $who }
scram-table-up = Card { $place }: { $card }, face up
scram-table-down = Card { $place }, face down
scram-table-known = Card { $place }, face down; you have seen it
scram-table-place = card { $place }
scram-table-looked = Card { $place }: { $card }, seen only by you
scram-table-gap = gap
scram-table-end = { $side ->
    [left] left end
   *[right] right end
  } of camp { $letter }
scram-table-deck = Deck: { $size }
scram-table-second = Second card of the deck
scram-table-top = the top card of the deck
scram-table-discard = Discard pile: { $card ->
    [none] empty
   *[other] { $card } on top
  }
scram-table-held = Drawn: { $card ->
    [none] face down
   *[other] { $card }
  }
scram-table-i-know = I know this card

# Refusals: first, what to do in each phase
scram-refused-phase-turn = Start your turn: draw, take from the discard pile, or call.
scram-refused-phase-drawn = Use the drawn card’s ability, replace cards with it, or discard it.
scram-refused-phase-push = Push cards forward, then turn them up.
scram-refused-phase-gap = Choose one of the gaps in your camp for the new card.
scram-refused-phase-new-card = Put the new card at the left or right end of your camp.
scram-refused-phase-penalty = Put the penalty card at the left or right end of your camp.
scram-refused-phase-target = Choose the next card to use the ability on.
scram-refused-phase-swap = Swap the two cards or leave them.
scram-refused-phase-join = Choose the end of a camp for the card to join.
scram-refused-phase-round-over = The round is over: deal the next one.
scram-refused-take-empty-camp = With an empty camp you can’t take from the discard pile; draw from the deck.
scram-refused-take-nothing = The discard pile is empty; draw from the deck.
scram-refused-called = Camp { $camp } has already called; draw, or take from the discard pile.
scram-refused-call = You can call with { $most } cards or fewer; your camp has { $size }.
scram-refused-replace-nothing = Your camp is empty, so there is nothing to replace; use the card or discard it.
scram-refused-no-ability = The { $card } has no ability; replace cards with it, or discard it.
scram-refused-no-target = There is no card to use the { $card } on; discard it.
scram-refused-only-replace = A card from the discard pile can only replace cards.
scram-refused-replacing = You are replacing: push cards forward, then turn them up.
scram-refused-turn-up-nothing = Push a card of your own camp forward first.
scram-refused-push-other = You can push only cards from your own camp and your teammates’ camps.
scram-refused-pushed-already = That card has already been pushed forward.
scram-refused-push-own-first = The first card must be from your own camp.
scram-refused-on-deck = The { $card } can’t be used on the deck.
scram-refused-same-card = Choose two different cards.
scram-refused-second = You can choose the deck’s second card only after its top card.
scram-refused-short-deck = The deck doesn’t have that many cards.
scram-refused-one-camp = The { $card } takes two cards from the same camp, { $camp }.
scram-refused-face-up = That card is face up; choose a face-down card.
scram-refused-joins-there = The card joins the camp it was used on: { $camp }< or { $camp }>.
scram-refused-one-end = An empty camp has only one end: { $camp }>.
scram-refused-no-card = Camp { $camp } has { $size ->
    [0] no cards
    [one] 1 card
   *[other] { $size } cards
  }.
scram-unreadable = “{ $written }” is not a move. Type one of { $letters }, a card from A1 to { $last }{ $most }, K1 or K2, or an end such as A< or { $last }>.
scram-table-point = Tap a card you know

# The board in the terminal
scram-board-round = round { $round } of { $rounds }
scram-board-called = { $camp } has called Scram!
scram-board-deck = deck { $size }
scram-board-then = then
scram-board-discard = discard pile
scram-board-empty = empty
scram-board-held = in hand
scram-board-ability = using { $card }
scram-board-targets = on
scram-board-camp = camp { $camp }

# Why a bot chose its move
scram-why-draw = A drawn card may have an ability, or be low.
scram-why-take = The { $card } is worth more than what it replaces.
scram-why-call = By its count, its own team has about { $ours } and the other team { $theirs }.
scram-why-use-look = It wants to know more cards before it replaces any.
scram-why-use-turn-up = Once a card is face up, the whole team can count on it.
scram-why-use-discard = The { $card } gets rid of cards without a replacement.
scram-why-use-swap = It trades one of its high cards for a lower one from the other team.
scram-why-use-look-and-swap = It looks first, and swaps if that helps.
scram-why-use-nothing = The { $card } burdens the other team.
scram-why-replace = The { $card } is lower than the cards it replaces.
scram-why-discard = The { $card } would only make the camp’s total higher.
scram-why-push = { $place } is a { $card }, the best card to get rid of.
scram-why-push-match = { $place } is a { $card } and matches the pushed cards.
scram-why-push-unseen = It doesn’t know { $place }; the average unseen card counts 7.
scram-why-turn-up = It has pushed enough: more would risk the match.
scram-why-look-ours = It wants to know what its own team has at { $place }.
scram-why-look-theirs = It wants to know what the other team has at { $place }.
scram-why-look-deck = It wants to know what will be drawn next: { $place }.
scram-why-turn-up-ours = With { $place } face up, its team can plan its matches.
scram-why-turn-up-theirs = With { $place } face up, everyone can see what the other team has.
scram-why-turn-up-deck = With { $place } face up, the next draw is no surprise.
scram-why-discard-ours = Without { $place }, its team’s total is lower.
scram-why-discard-theirs = The other team would rather keep { $place }.
scram-why-discard-deck = It discards { $place }; nothing else would be better.
scram-why-swap-ours = { $place } is a card to get rid of.
scram-why-swap-theirs = { $place } is a card worth having.
scram-why-swap-deck = { $place } is one of the two cards to swap.
scram-why-look-and-swap-ours = { $place } is a card it would gladly swap.
scram-why-look-and-swap-theirs = { $place } may be worth having.
scram-why-look-and-swap-deck = { $place } may be worth having.
scram-why-swap = The two cards are better off swapped.
scram-why-leave = The cards are better off where they are.
scram-why-join-theirs = The { $card } raises the other team’s total.
scram-why-join-ours = The { $card } has to go somewhere.
scram-why-place = A card’s place makes no difference to the total.
scram-why-next = The round has been scored.
