# Scram!. Moves, as their mover reads them. Camps have letters, places count from the left.
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
  } of one camp, which the { $card } then joins
scram-move-use-nothing-and-join = use the { $card }: it joins a camp
scram-move-replace = replace with the { $card }
scram-move-discard = discard the { $card }
scram-move-push-own = push your card { $place } forward
scram-move-push-camp = push card { $place } of camp { $camp } forward
scram-move-turn-up = turn up { $cards ->
    [one] the pushed card
   *[other] the { $cards } pushed cards
  }
scram-move-gap = put the new card where your card { $place } was
scram-move-end-left = put the new card at the left end of your camp
scram-move-end-right = put the new card at the right end of your camp
scram-move-penalty-left = put the penalty card at the left end of your camp
scram-move-penalty-right = put the penalty card at the right end of your camp
scram-move-look-own = look at your card { $place }
scram-move-look-camp = look at card { $place } of camp { $camp }
scram-move-look-deck = look at the top card of the deck
scram-move-look-second = look at the second card of the deck
scram-move-turn-up-own = turn your card { $place } face up
scram-move-turn-up-camp = turn card { $place } of camp { $camp } face up
scram-move-turn-up-deck = turn the top card of the deck face up
scram-move-turn-up-second = turn the second card of the deck face up
scram-move-discard-own = discard your card { $place }
scram-move-discard-camp = discard card { $place } of camp { $camp }
scram-move-discard-deck = discard the top card of the deck
scram-move-discard-second = discard the second card of the deck
scram-move-swap-own = swap your card { $place }
scram-move-swap-camp = swap card { $place } of camp { $camp }
scram-move-swap-deck = swap the top card of the deck
scram-move-swap-second = swap the second card of the deck
scram-move-look-and-swap-own = look at your card { $place }
scram-move-look-and-swap-camp = look at card { $place } of camp { $camp }
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
scram-lowest-sum = The lowest sum of all rounds wins.
scram-lower-late-round = The sums are level; the last round that was not level decides.
scram-everybody-loses = Level in every round: everybody loses.
scram-solo-wins-level = The sums are level, and the solo player wins.

# What is wanted now
scram-wanted-turn = { $call ->
    [yes] Draw a card, take the discard, or call “Scram!”.
   *[no] Draw a card or take the discard.
  }
scram-wanted-drawn = Use the card, replace with it, or discard it.
scram-wanted-push = { $pushed ->
    [0] Push a card of your camp forward.
   *[other] Push more cards of your team forward, or turn up what is pushed.
  }
scram-wanted-gap = Choose the gap for the new card.
scram-wanted-new-card = They differ. Put the new card at an end of your camp.
scram-wanted-penalty = { $penalties ->
    [one] Put the penalty card at an end of your camp.
   *[other] { $penalties } penalty cards: put the next at an end of your camp.
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
scram-wanted-join = Which end of which camp does the card join?
scram-wanted-round-over = The round is over. Deal the next one.

# What happened; the name of who did it stands before
scram-event-drew = draws { $card ->
    [none] a card
   *[other] the { $card }
  }
scram-event-took = takes the { $card } from the discard pile
scram-event-called = calls “Scram!”
scram-event-used = uses the { $card }
scram-event-replacing = replaces with the drawn card
scram-event-discarded = { $place ->
    [none] discards the { $card }
   *[other] discards { $place }: { $card }
  }
scram-event-pushed = pushes { $place } forward
scram-event-turned-up = { $place } is turned up: { $card }
scram-event-failed = they differ: { $values } values
scram-event-placed = { $card ->
    [none] puts the new card at { $place }
   *[other] puts the { $card } at { $place }
  }
scram-event-named = names { $place }
scram-event-looked = { $card ->
    [none] looks at { $place }
   *[other] looks at { $place }: { $card }
  }
scram-event-swapped = { $places } change places
scram-event-left = leaves the cards where they are
scram-event-penalty = { $card ->
    [none] a penalty card goes to { $place }
   *[other] a penalty card, the { $card }, goes to { $place }
  }
scram-event-joined = the { $card } joins at { $place }
scram-event-round-over = The round is over. Totals of the camps: { $own_totals }; of the teams: { $totals }. Recorded: { $recorded }.
scram-event-dealt = starts the new round

# The scorepad; seats and teams count from 0
scram-pad-camp = Camp of player { $seat }: { $total }
scram-pad-team = Team { $team }: { $total } in all
scram-pad-recorded = Team { $team } records { $score }
scram-pad-right-call = Team { $team } called and is not higher: it records { $score }
scram-pad-wrong-call = Team { $team } called and is higher: it records its total and 10, { $score }
scram-pad-starter = Player { $seat } starts the next round
scram-pad-sum = Team { $team }: { $sum } after all rounds
scram-pad-lowest-sum = Team { $team } wins with the lowest sum
scram-pad-lower-late-round = Level; team { $team } wins by the last round that was not level
scram-pad-solo-wins-level = Level; the solo player wins
scram-pad-everybody-loses = Level in every round; everybody loses

# The table in the browser
scram-table-round = Round { $round } of { $rounds }
scram-table-team-0 = orange
scram-table-team-1 = green
scram-table-sum = Team { $team }: { $sum }
scram-table-camp = Camp { $letter }: { $who }
scram-table-up = Card { $place }: { $card }, face up
scram-table-down = Card { $place }, face down
scram-table-known = Card { $place }, face down; you have seen it
scram-table-place = card { $place }
scram-table-looked = Card { $place }: { $card }, only you see it
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
scram-table-called = { $who } called “Scram!”
scram-table-counted = The round’s score
scram-table-i-know = I know this card

# Refusals: first what is to be done in each phase
scram-refused-phase-turn = Begin your turn: draw, take the discard or call.
scram-refused-phase-drawn = Use the drawn card, replace with it or discard it.
scram-refused-phase-push = Push cards forward, then turn them up.
scram-refused-phase-gap = Choose one of the gaps in your camp for the new card.
scram-refused-phase-new-card = Put the new card at the left or the right end of your camp.
scram-refused-phase-penalty = Put the penalty card at the left or the right end of your camp.
scram-refused-phase-target = Name the next card that the ability is for.
scram-refused-phase-swap = Swap the two cards or leave them.
scram-refused-phase-join = Choose the end of a camp that the card joins.
scram-refused-phase-round-over = The round is over: deal the next one.
scram-refused-take-empty-camp = With an empty camp you can’t take the discard; draw from the deck.
scram-refused-take-nothing = The discard pile is empty; draw from the deck.
scram-refused-called = Camp { $camp } has called already; draw or take.
scram-refused-call = Call with { $most } cards or fewer; your camp has { $size }.
scram-refused-replace-nothing = An empty camp has nothing to replace; use the card or discard it.
scram-refused-no-ability = The { $card } has no ability; replace with it or discard it.
scram-refused-no-target = There is no card that the { $card } could be for; discard it.
scram-refused-only-replace = A card from the discard pile is only there to replace with.
scram-refused-replacing = You are replacing: push cards forward, then turn them up.
scram-refused-turn-up-nothing = Push a card of your own camp forward first.
scram-refused-push-other = Push cards of your own camp and of your team-mates’ camps only.
scram-refused-pushed-already = That card is pushed forward already.
scram-refused-push-own-first = The first card is one of your own camp.
scram-refused-on-deck = The { $card } can’t be used on the deck.
scram-refused-same-card = Name two different cards.
scram-refused-second = The second card of the deck goes only together with the top, after it.
scram-refused-short-deck = The deck has no such card.
scram-refused-one-camp = The { $card } takes two cards of one camp, { $camp }.
scram-refused-face-up = That card lies face up; name one that lies face down.
scram-refused-joins-there = The card joins the camp that it was used on: { $camp }< or { $camp }>.
scram-refused-one-end = An empty camp has one end: { $camp }>.
scram-refused-no-card = Camp { $camp } has { $size ->
    [0] no cards
    [one] 1 card
   *[other] { $size } cards
  }.
scram-unreadable = “{ $written }” is not a move: one of { $letters }, a card as A1 to { $last }{ $most }, K1 or K2, or an end as A< or { $last }>.
scram-table-point = Point at a card that you know

# The board in the terminal
scram-board-round = round { $round } of { $rounds }
scram-board-called = { $camp } has called Scram!
scram-board-deck = deck { $size }
scram-board-then = then
scram-board-discard = discard
scram-board-empty = empty
scram-board-held = in hand
scram-board-ability = using { $card }
scram-board-targets = on
scram-board-camp = camp { $camp }

# Why a bot chose its move
scram-why-draw = A drawn card may have an ability, or be low.
scram-why-take = The { $card } is worth more to have than what it replaces.
scram-why-call = It counts about { $ours } for its own team and { $theirs } for the other.
scram-why-use-look = It wants to know more cards before it replaces any.
scram-why-use-turn-up = Once a card lies face up, the whole team can count on it.
scram-why-use-discard = The { $card } gets rid of cards without a replacement.
scram-why-use-swap = A high card of its own goes to the other team, and a lower one comes.
scram-why-use-look-and-swap = It looks first, and swaps if that pays.
scram-why-use-nothing = The { $card } weighs on the other team.
scram-why-replace = The { $card } is lower than what leaves the camp for it.
scram-why-discard = The { $card } would only make the camp heavier.
scram-why-push = { $place } is a { $card }, the best to be rid of.
scram-why-push-match = { $place } is a { $card } and matches what is pushed.
scram-why-push-unseen = It doesn’t know { $place }; on average such a card counts 7.
scram-why-turn-up = What is pushed is enough: more would risk the match.
scram-why-look-ours = It wants to know what its own team has at { $place }.
scram-why-look-theirs = It wants to know what the other team has at { $place }.
scram-why-look-deck = It wants to know what will be drawn next: { $place }.
scram-why-turn-up-ours = With { $place } face up the team can plan its matches.
scram-why-turn-up-theirs = With { $place } face up all see what the other team has.
scram-why-turn-up-deck = With { $place } face up the next draw is no surprise.
scram-why-discard-ours = Without { $place } its team counts less.
scram-why-discard-theirs = The other team would rather keep { $place }.
scram-why-discard-deck = { $place } goes; nothing else would be better.
scram-why-swap-ours = { $place } is a card to be rid of.
scram-why-swap-theirs = { $place } is a card worth having.
scram-why-swap-deck = { $place } takes part in the swap.
scram-why-look-and-swap-ours = { $place } is a card that it would gladly swap.
scram-why-look-and-swap-theirs = { $place } may be worth having.
scram-why-look-and-swap-deck = { $place } may be worth having.
scram-why-swap = The two cards lie better the other way round.
scram-why-leave = The cards lie better as they are.
scram-why-join-theirs = The { $card } makes the other team’s total higher.
scram-why-join-ours = The { $card } has to go somewhere.
scram-why-place = Where a card lies makes no difference to the total.
scram-why-next = The round is counted.
