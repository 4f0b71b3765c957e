# The first game: notes of the lessons
web-learn = Learn
web-learn-playing = Learn by playing
web-lesson-other = { $seat ->
    [1] Tom
    [2] Leo
   *[other] Ian
  }
web-lesson-first = That is allowed too. But in this lesson let’s try something else first: { $move }
web-lesson-again = Start again
web-lesson-rules = Rules met so far
web-lesson-panel = Rules, moves and log
web-lesson-note = Lesson
web-lesson-progress = How much of the lesson is done
web-lesson-do = Do this:
web-lesson-next = Next
web-lesson-no-rules = They will appear here as soon as they matter.

# The Game: Face to Face
tutorial-face-to-face-goal = Each player has two piles of their own, and the aim is to play all your cards first. This deck is short, 2 to 18. The ascending pile takes higher numbers: play 12 there.
tutorial-face-to-face-trick = The jump to 12 was a big one. But a card exactly 10 lower may go on the ascending pile too: the reverse trick. Play 2.
tutorial-face-to-face-two = A turn is at least two cards, and as many more as you like. Two will do: end your turn. You played on your own piles only, so you draw 2 cards.
tutorial-face-to-face-other = Now the other player moves. Their hand is hidden, but you see all they play. Look: they know the reverse trick too.
tutorial-face-to-face-descending = The descending pile goes down and takes lower numbers. The nearer the number, the more room is left: play 15.
tutorial-face-to-face-plan = On the descending pile the trick goes the other way: a card exactly 10 higher fits. You hold 7 and 17: play them like that.
tutorial-face-to-face-help = One card a turn may go to the other player, if it improves their pile. Their descending pile shows 12: put 13 there.
tutorial-face-to-face-many = Why help? You will see in a moment. First play 8, 9, 10 and 11: they cost hardly any room.
tutorial-face-to-face-refill = Your hand is empty. You helped, so you draw not 2 cards but a full hand. End your turn.
tutorial-face-to-face-helped = Now the other player helps you: a 10 goes on your ascending pile. You gain room, and they draw a full hand.
tutorial-face-to-face-again = Only the top card counts, whoever put it there. From 10 to 14, and then by the trick back to 4.
tutorial-face-to-face-short = Your draw pile has one card left: you draw what there is.
tutorial-face-to-face-stuck = Whoever can’t play two cards when their turn starts loses at once. So save room: 6 on the ascending pile, 16 on the descending one.
tutorial-face-to-face-last = The last two cards. 5 improves the other’s ascending pile, and 18 goes on yours.
tutorial-face-to-face-won = All your cards are played: you have won. In the real game the numbers go up to 59, and a hand has six cards.

# Gallop across Europe
tutorial-gallop-goal = Collect cities, one of each colour; with two players there are four colours. Each round both put down a card and a flight in secret. Put down the exchange 5 with flight 3.
tutorial-gallop-order = The cards are revealed. Flight 6 beats yours, so the other player chose first and took the city. An exchange goes to the last chooser, you; there is nothing to swap yet. Then each drew a card.
tutorial-gallop-early = Now choose first yourself: put down green 3 with flight 5. Played flights stay aside until all six are out.
tutorial-gallop-take = Your flight is higher. Take any city, yours or the other’s: blue 4 is worth more. It joins the end of your row.
tutorial-gallop-deported = The other player had put down a deportation. The first chooser must take it, and that was you: the last city of your row, blue 4, is gone.
tutorial-gallop-late = So choosing first can be dangerous. Put down yellow 5 with the lowest flight: let the other player choose first.
tutorial-gallop-burn = Take green 4. Red 2 is left for the other player, whose row ends with red 4: neighbours of one colour burn.
tutorial-gallop-flights = You have one flight left. After this round all six come back.
tutorial-gallop-again = You have yellow and green; blue and red are missing. Put down blue 1 with the highest flight, so that it comes to you.
tutorial-gallop-exchange = The exchange 1 swaps your 1 for another’s. The last chooser takes it, so put it down with the lowest flight.
tutorial-gallop-swap = You give blue 1. Get red 1 for it: the blue one takes its exact place, beside blue 5, and both burn.
tutorial-gallop-blue = Blue is missing again. Put down blue 6 with flight 4.
tutorial-gallop-universal = A universal exchange: the other player chose the value, took your red 1, and left you yellow 1.
tutorial-gallop-last = Only red is missing. Put down the deportation with flight 2: if the other player chooses first, it goes to them, and their city to you.
tutorial-gallop-won = You have all four colours, and the deal is over. You score the highest city of each colour: 18. The other player has only 4. Usually several deals are played, to 50 points.

# Schotten Totten 2
tutorial-schotten-totten-2-goal = You are the attacker. The wall has seven tiles; damage four of them, or one of them twice. A turn is one card to your side of a tile. The gate, tile 4, takes two: play blue 9 there.
tutorial-schotten-totten-2-run = After your play you drew a card: blue 10. Blue 9 and 10 are a colour run, the strongest formation. Complete it.
tutorial-schotten-totten-2-oil = The defender has three cauldrons of oil. Now one is poured: your card nearest the wall, blue 9, is lost.
tutorial-schotten-totten-2-retreat = The 10 alone is worth little here. At the start of a turn the attacker may retreat: all his cards at a tile are discarded. Retreat from tile 4.
tutorial-schotten-totten-2-lowest = On tile 7 the lowest sum wins. The defender has 10 and 8 there already. Play blue 4.
tutorial-schotten-totten-2-claim = Both formations are complete: you have 16, the defender 20. Claim the tile.
tutorial-schotten-totten-2-damaged = The tile is turned over and its cards are discarded. The damaged side accepts a run of three. Claim this tile once more and you win. Begin with yellow 9.
tutorial-schotten-totten-2-elsewhere = Don’t show your plan: a card at another tile helps too. Play green 9 to tile 5, and remember how many nines lie open.
tutorial-schotten-totten-2-oil-again = Another cauldron: yellow 9 at tile 7 is lost. The discard lies open, so both can see it.
tutorial-schotten-totten-2-numbers = A run is consecutive numbers of any colours. Build 7, 8 and 9: play yellow 8.
tutorial-schotten-totten-2-nine = Now red 9, and on the next turn red 7.
tutorial-schotten-totten-2-proof = The defender has nothing here yet. But all five nines are on the wall or discarded, so no higher run can be made. That is a proof: claim the tile.
tutorial-schotten-totten-2-won = A damaged tile was claimed once more: the wall has fallen, you have won. Had the siege deck run out first, the defender would have won.

# Scram!
tutorial-scram-goal = Your camp is A, your partner opposite is C. Three cards of each camp lie face down, and nobody has seen them. The aim is the lower total in your two camps. Draw a card from the deck.
tutorial-scram-ability = 12 has an ability: look at two cards and, if you like, swap them. Use it.
tutorial-scram-touch = It may touch any camp, face-up cards too. Choose your own 12, and then the 4 of camp B.
tutorial-scram-swap = Swap them: your 12 goes to the opponent, and the 4 comes to you.
tutorial-scram-others = The others follow, clockwise. Opponent B will draw a card and replace that 12 with it.
tutorial-scram-nine = Your partner has drawn a 9 and will use it: two cards of a camp are discarded, and the 9 itself joins that camp.
tutorial-scram-draw = It is your turn again. Draw a card.
tutorial-scram-thirteen = 13 is the highest card. Use it: it joins any camp, so let it go to opponent B.
tutorial-scram-replace = 2 is low and has no ability. Replace one of your own cards with it.
tutorial-scram-push = Push A2 forward. It lies face down, so it is a guess.
tutorial-scram-open = With a single card it always works: turn it up and it is discarded, and the 2 takes its place face down.
tutorial-scram-pair = B has pushed a card of his own camp and one of his partner’s. If they are equal, both leave.
tutorial-scram-take = A 3 lies on the discard pile. You may take it, but only to replace, and it will lie face up. Take it.
tutorial-scram-match = You may push several cards of one value, your partner’s too. Push your own 5, your partner’s 5, and then “=”: it matches anything.
tutorial-scram-together = All lie open, so nothing can go wrong. Had they differed, they would have stayed, and three different values would have cost a penalty card.
tutorial-scram-gap = Three cards are gone. The 3 fills one of your gaps, the others close.
tutorial-scram-call = Your partner’s camp has only two cards, and he will call “Scram!”. Everybody else has one more turn.
tutorial-scram-last-turn = Your last turn. Draw a card.
tutorial-scram-lower = Another 3. Replace A1 with it, which nobody knows: it is probably higher.
tutorial-scram-won = The round is over and the camps are open. Your team has 25, the opponents 41. Your team called and has less: it records 0.
