# Lessons: the notes of a first game
web-lesson-other = { $seat ->
    [1] Tom
    [2] Leo
   *[other] Ian
  }
web-lesson-first = That’s allowed too. But in this lesson, let’s try something else first: { $move }
web-lesson-again = Start over
web-lesson-rules = Rules you’ve met so far
web-lesson-panel = Rules, moves and log
web-lesson-note = Lesson
web-lesson-progress = Lesson progress
web-lesson-do = Try this:
web-lesson-next = Next
web-lesson-no-rules = They will appear here as soon as they matter.

# The Game: Face to Face
tutorial-face-to-face-goal = Each player has two piles of their own, and the aim is to be the first to play all your cards. This deck is short, 2 to 18. The ascending pile takes higher numbers: play 12 there.
tutorial-face-to-face-trick = That was a big jump to 12. But the ascending pile also takes a card exactly 10 lower: the reverse trick. Play 2.
tutorial-face-to-face-two = On each turn you play at least two cards, and as many more as you like. Two will do: end your turn. You played only on your own piles, so you draw 2 cards.
tutorial-face-to-face-other = Now it’s your opponent’s turn. Their hand is hidden, but you see everything they play. Look: they know the reverse trick too.
tutorial-face-to-face-descending = The descending pile goes down and takes lower numbers. The closer the number, the more room you keep: play 15.
tutorial-face-to-face-plan = On the descending pile the trick works the other way: a card exactly 10 higher fits. You hold 7 and 17: play them in that order.
tutorial-face-to-face-help = One card per turn may go to your opponent, if it improves their pile. Their descending pile shows 12: put 13 there.
tutorial-face-to-face-many = Why help? You’ll see in a moment. First play 8, 9, 10 and 11: they use up hardly any room.
tutorial-face-to-face-refill = Your hand is empty. You helped, so instead of 2 cards you draw a full hand. End your turn.
tutorial-face-to-face-helped = Now your opponent helps you: 10 goes on your ascending pile. You gain room, and they draw a full hand.
tutorial-face-to-face-again = Only the top card counts, whoever put it there. Go from 10 to 14, then back to 4 with the reverse trick.
tutorial-face-to-face-short = Your draw pile has only one card left, so that is all you draw.
tutorial-face-to-face-stuck = Players who can’t play two cards when their turn starts lose at once. So save room: 6 on the ascending pile, 16 on the descending one.
tutorial-face-to-face-last = Your last two cards. 5 improves your opponent’s ascending pile, and 18 goes on yours.
tutorial-face-to-face-won = You have played all your cards, so you win. In the real game the numbers go up to 59, and a hand has six cards.

# Gallop across Europe
tutorial-gallop-goal = Collect cities, one of each colour; with two players there are four colours. Each round, both players secretly play a card and a flight. Play exchange 5 with flight 3.
tutorial-gallop-order = The cards are revealed. Flight 6 beats yours, so your opponent chose first and took the city. An exchange goes to whoever chooses last, and that was you; there is nothing to swap yet. Then each of you drew a card.
tutorial-gallop-early = This time you choose first: play green 3 with flight 5. Played flights stay aside until all six have been played.
tutorial-gallop-take = Your flight is higher. Take either city, your own or your opponent’s: blue 4 is worth more. It joins the end of your row.
tutorial-gallop-deported = Your opponent had played a deportation. Whoever chooses first must take it, and that was you: blue 4, the last city in your row, is gone.
tutorial-gallop-late = So choosing first can be dangerous. Play yellow 5 with your lowest flight and let your opponent choose first.
tutorial-gallop-burn = Take green 4. That leaves red 2 for your opponent, whose row ends with red 4: neighbours of one colour burn.
tutorial-gallop-flights = You have one flight left. After this round all six come back.
tutorial-gallop-again = You have yellow and green; blue and red are missing. Play blue 1 with your highest flight, so that you get it yourself.
tutorial-gallop-exchange = Exchange 1 swaps a 1 of yours for a 1 of another player’s. It goes to whoever chooses last, so play it with your lowest flight.
tutorial-gallop-swap = You give blue 1. Get red 1 for it: blue 1 takes its exact place, beside blue 5, and both burn.
tutorial-gallop-blue = Blue is missing again. Play blue 6 with flight 4.
tutorial-gallop-universal = A universal exchange: your opponent chose the value, took your red 1 and left you yellow 1.
tutorial-gallop-last = Only red is missing. Play the deportation with flight 2: if your opponent chooses first, they get the deportation and you get their city.
tutorial-gallop-won = You have all four colours, and the deal is over. You score the highest city of each colour: 18. Your opponent has only 4. A match is usually several deals, to 50 points.

# Schotten Totten 2
tutorial-schotten-totten-2-goal = You are the attacker. The wall has seven tiles; damage four of them, or claim one tile twice. On your turn you play one card to your side of a tile. The gate, tile 4, takes two cards: play blue 9 there.
tutorial-schotten-totten-2-run = After your play you drew a card: blue 10. Blue 9 and 10 make a colour run, the strongest formation. Complete it.
tutorial-schotten-totten-2-oil = The defender has three cauldrons of oil, and now pours one: your card nearest the wall, blue 9, is lost.
tutorial-schotten-totten-2-retreat = The 10 alone is worth little here. At the start of a turn the attacker may retreat, discarding all their cards at a tile. Retreat from tile 4.
tutorial-schotten-totten-2-lowest = On tile 7 the lowest sum wins. The defender already has 10 and 8 there. Play blue 4.
tutorial-schotten-totten-2-claim = Both formations are complete: you have 16, the defender 20. Claim the tile.
tutorial-schotten-totten-2-damaged = The tile is turned over and its cards are discarded. The damaged side accepts a run of three. Claim this tile again and you win. Start with yellow 9.
tutorial-schotten-totten-2-elsewhere = Don’t show your plan: a card at another tile helps too. Play green 9 to tile 5, and keep count of the nines that are face up.
tutorial-schotten-totten-2-oil-again = Another cauldron: yellow 9 at tile 7 is lost. The discard pile is face up, so both of you can see it.
tutorial-schotten-totten-2-numbers = A run is consecutive numbers in any colours. Build 7, 8 and 9: play yellow 8.
tutorial-schotten-totten-2-nine = Now play red 9, and red 7 on your next turn.
tutorial-schotten-totten-2-proof = The defender has nothing here yet. But all five nines are at the wall or discarded, so no higher run is possible. That is a proof: claim the tile.
tutorial-schotten-totten-2-won = A damaged tile was claimed again: the wall has fallen and you win. If the siege deck had run out first, the defender would have won.

# Scram!
tutorial-scram-goal = Your camp is A; your partner opposite is C. Each camp has three face-down cards that nobody has seen. Your team wants the lower total in its two camps. Draw a card from the deck.
tutorial-scram-ability = 12 has an ability: look at two cards and then, if you like, swap them. Use it.
tutorial-scram-touch = It works on any camp, and on face-up cards too. Choose your own 12, then the 4 in camp B.
tutorial-scram-swap = Swap them: your 12 goes to your opponent, and the 4 comes to you.
tutorial-scram-others = The others follow, clockwise. Your opponent B will draw a card and replace that 12 with it.
tutorial-scram-nine = Your partner has drawn a 9 and will use it: two cards of one camp are discarded, and the 9 itself joins that camp.
tutorial-scram-draw = It’s your turn again. Draw a card.
tutorial-scram-thirteen = 13 is the highest card. Use it: it joins any camp, so give it to your opponent B.
tutorial-scram-replace = 2 is low and has no ability. Replace one of your own cards with it.
tutorial-scram-push = Push A2 forward. It is face down, so this is a guess.
tutorial-scram-open = A single card always works: turn it up and it is discarded, and the 2 takes its place face down.
tutorial-scram-pair = B has pushed one card from their own camp and one from their partner’s. If the two match, both are discarded.
tutorial-scram-take = There is a 3 on the discard pile. You may take it, but only to replace cards, and it will be face up. Take it.
tutorial-scram-match = You may push several cards with the same number, your partner’s too. Push your own 5, your partner’s 5, and then “=”: it matches anything.
tutorial-scram-together = They are all face up, so nothing can go wrong. If they hadn’t matched, they would have stayed, and three different numbers would have cost you a penalty card.
tutorial-scram-gap = Three cards are gone. The 3 fills one of your gaps and the others close up.
tutorial-scram-call = Your partner’s camp has only two cards, so your partner will call “Scram!”. Everyone else gets one more turn.
tutorial-scram-last-turn = This is your last turn. Draw a card.
tutorial-scram-lower = Another 3. Replace A1 with it: nobody knows that card, and it is probably higher.
tutorial-scram-won = The round is over and the camps are turned up. Your team has 25, your opponents 41. Your team called and has less: it records 0.
