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
web-lesson-play-on = Play on with advice
web-lesson-newcomer = Play a newcomer

# A game with advice, after the lesson
web-advice-note = Advice
web-advice = Advice:
web-advice-show = Show advice
web-advice-hide = Let me think first
web-advice-think = Your turn. Think it over, or look at the advice.
web-advice-wait = Watch what the others do. The advice comes on your turn.
web-advice-doubt = Wait a moment: { $move } lowers your chance of winning from { $before } % to { $after } %.
web-advice-again = Choose again
web-advice-anyway = Play it anyway

# The Game: Face to Face
tutorial-face-to-face-goal = A duel: whoever plays all their cards first wins. You play them on two piles of your own. In this lesson the deck is short, 2 to 18.
tutorial-face-to-face-lose = You can also lose at once: if you can’t play two cards when your turn starts. So don’t let your piles run out of room.
tutorial-face-to-face-ascending = The ascending pile starts at 1 and takes any higher number. Play 12 there.
tutorial-face-to-face-trick = That was a big jump. But the ascending pile also takes a card exactly 10 lower: the reverse trick. Play 2, and you have all your room back.
tutorial-face-to-face-two = On each turn you play at least two cards, and as many more as you like. Two will do: end your turn. You played only on your own piles, so you draw 2 cards.
tutorial-face-to-face-other = Now it’s your opponent’s turn. You can’t see their hand, but you see everything they play. Look: they know the reverse trick too.
tutorial-face-to-face-descending = The descending pile goes down and takes any lower number. The closer the number, the more room you keep: play 15.
tutorial-face-to-face-plan = On the descending pile the trick works the other way: a card exactly 10 higher fits. You hold 7 and 17: play them in that order.
tutorial-face-to-face-help = One card per turn may go to your opponent, if it gives their pile more room. Their descending pile shows 12: put 13 there.
tutorial-face-to-face-many = Why help? You’ll see in a moment. First play 8, 9, 10 and 11: they use up hardly any room.
tutorial-face-to-face-refill = Your hand is empty. You helped, so instead of 2 cards you draw a full hand. End your turn.
tutorial-face-to-face-helped = Now your opponent helps you: 10 goes on your ascending pile. You gain room, and they draw a full hand.
tutorial-face-to-face-again = Only the top card counts, whoever put it there. Go from 10 to 14, then back to 4 with the reverse trick.
tutorial-face-to-face-short = Your draw pile has only one card left, so that is all you draw.
tutorial-face-to-face-stuck = Nothing more to draw: from now on every card must still find a place, two per turn. Play 6 on the ascending pile and 16 on the descending one.
tutorial-face-to-face-last = Your last two cards. 5 gives your opponent’s ascending pile more room, and 18 goes on yours.
tutorial-face-to-face-won = You have played all your cards, so you win. In the real game the numbers go up to 59, and a hand has six cards.

# Gallop across Europe
tutorial-gallop-goal = Collect cities, one of each colour. With two players there are four colours. Whoever has them all at the end of a round ends the deal and scores the highest city of each colour.
tutorial-gallop-lose = If your opponent gets there first, you score little: of two cities of one colour only the difference counts. And watch your row: two neighbours of one colour burn.
tutorial-gallop-lay = Each round, both of you secretly play a card and a flight. Play exchange 5 with flight 3.
tutorial-gallop-order = The cards are revealed. Flight 6 beats your 3, so your opponent chose first and took the city. An exchange goes to whoever chooses last, and that was you. There was nothing to swap yet. Then each of you drew a card.
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
tutorial-gallop-won = You have all four colours, and the deal is over. The highest city of each colour counts: 18 points. Your opponent has only 4. A match is usually several deals, to 50 points.

# Schotten Totten 2
tutorial-schotten-totten-2-goal = You are the attacker, your opponent the defender. A wall of seven tiles is between you. To win, damage four tiles, or claim a damaged tile once more.
tutorial-schotten-totten-2-lose = Don’t take too long: each turn uses up a card of the siege deck. If it runs out before you break through, you lose.
tutorial-schotten-totten-2-signs = Look at the tiles. The small frames say how many cards each side takes. ★ means that all formations count there, Σ only the sum of the cards, and Σ↓ the lowest sum.
tutorial-schotten-totten-2-gate = On your turn you play one card to your side of a tile. The gate, tile 4, takes two cards and all formations: play blue 9 there.
tutorial-schotten-totten-2-ranking = The cards on your side of a tile are your formation. From strongest to weakest: colour run (9, 10, 11 of one colour), equal strength (7, 7, 7), colour, run in any colours, and the mere sum. If both are of the same kind, the higher sum wins.
tutorial-schotten-totten-2-run = You drew a card: blue 10. Blue 9 and 10 are a colour run, the strongest formation. Complete it.
tutorial-schotten-totten-2-oil = The defender has three cauldrons of oil and pours one: your card nearest the wall, blue 9, will be lost.
tutorial-schotten-totten-2-retreat = The 10 alone is worth little here. At the start of a turn the attacker may retreat and discard all their cards at a tile. Retreat from tile 4.
tutorial-schotten-totten-2-lowest = You still play a card this turn. Tile 7 shows Σ↓: the lowest sum wins there. The defender already has 10 and 8. Play blue 4.
tutorial-schotten-totten-2-claim = Both formations are complete: you have 16, the defender 20. Claim the tile.
tutorial-schotten-totten-2-damaged = The tile is turned over and its cards are discarded. The damaged side shows 123: a run of three cards counts there. Claim this tile again and you win. Start with yellow 9.
tutorial-schotten-totten-2-elsewhere = A card at another tile helps too: play green 9 to tile 5, and keep in mind how many nines have been played.
tutorial-schotten-totten-2-oil-again = Another cauldron: you will lose yellow 9 at tile 7. Discards lie face up, so both of you can count them.
tutorial-schotten-totten-2-numbers = A run is consecutive numbers in any colours. Build 7, 8 and 9: play yellow 8.
tutorial-schotten-totten-2-nine = Now red 9, and on your next turn red 7.
tutorial-schotten-totten-2-proof = The defender has played nothing here yet. But all five nines are on the wall or discarded, so a higher run is impossible. That is proof enough: claim the tile.
tutorial-schotten-totten-2-won = You claimed a damaged tile: the wall has fallen, and you win. Now let’s see it from the other side.
tutorial-schotten-totten-2-defend = You are the defender now, late in a siege. Three tiles are damaged. If the attacker claims a fourth, or one of these three again, you lose.
tutorial-schotten-totten-2-hold = But only 7 cards are left in the siege deck. When somebody has to draw and it is empty, you win. You hold out, then, until it runs out.
tutorial-schotten-totten-2-zero = At tile 3 the attacker is building a colour run with green 11 and 10. A 0 opposite the 11 of its colour takes it away: both are discarded, and an 11 does the same to a 0. Play green 0.
tutorial-schotten-totten-2-answer = Two fives at the gate: equal strength. Only a colour run beats that. You have purple 9 there: add purple 10.
tutorial-schotten-totten-2-pour = Blue 7 and 8 are at tile 5, and a third blue card would make them strong. Once per turn, before playing, you may pour oil: the card nearest the wall is lost. Pour it at tile 5.
tutorial-schotten-totten-2-low = After the oil you play a card as always. At tile 7 the lowest sum wins: with yellow 3 you have 5.
tutorial-schotten-totten-2-block = Green 10 and 9 at tile 3, and green 11 is discarded: only green 8 would make a colour run. You hold it. Play it yourself, and it’s out of the attacker’s reach.
tutorial-schotten-totten-2-tie = The attacker will reach 5 at tile 7 too. But you were complete first, and in a tie that decides. And look at the siege deck: it’s empty.
tutorial-schotten-totten-2-held = The attacker has to draw, and the siege deck is empty: the wall holds, and you win. Now you know both sides.

# Scram!
tutorial-scram-goal = Your camp is A; your partner’s, C, is opposite. Your team wants the lower total in its two camps. Three cards of each camp are face down, and nobody has seen them.
tutorial-scram-lose = The round ends soon after somebody calls “Scram!”, or when the deck is empty. Then all camps are added up. A call pays if your team has less, but it costs 10 points if it has more.
tutorial-scram-turn = It’s your turn. Draw a card from the deck: only you see it.
tutorial-scram-ability = You drew a 12. Its ability: look at two cards and, if you like, swap them. Use it.
tutorial-scram-touch = The ability works on any camp, and on face-up cards too. Choose your own 12, then the 4 in camp B.
tutorial-scram-swap = Swap them: your 12 goes to the other team, and their 4 comes to you.
tutorial-scram-abilities = All cards from 5 up have an ability, if you draw them and use them at once. 5 and 6 look at one card or two. 7 and 8 turn one or two face up. 9 and 10 discard two or one. 11 and 12 swap two. 13 goes to any camp. 1 to 4 and “=” have none.
tutorial-scram-others = Now the others move, clockwise. Tom in camp B will draw a card and replace that 12 with it.
tutorial-scram-nine = Your partner drew a 9 and uses it: it discards two cards of one camp, and the 9 itself joins that camp. They choose their own.
tutorial-scram-draw = Your turn again. Draw a card from the deck.
tutorial-scram-thirteen = 13 is the highest card. Use its ability: it joins any camp, so let it go to the other team, to camp B.
tutorial-scram-ten = Your partner drew a 10 and uses it: it discards one card of any camp. The 9 in camp C goes away.
tutorial-scram-twelve = Ian in camp D uses a 12, looks at two cards and leaves them as they are. You don’t see them; only Ian does. In this game it pays to remember who has seen what.
tutorial-scram-replace = 2 is low and has no ability. Keep it: it replaces one of your cards.
tutorial-scram-push = Push your second card forward. It is face down, so this is a guess.
tutorial-scram-open = With one card, replacing always works: turn it up. It is discarded, and the 2 goes face down in its place.
tutorial-scram-pair = Tom pushed a card of camp B and one of his partner’s camp. If their numbers are equal, both are discarded.
tutorial-scram-eleven = Your partner drew an 11 and uses it: it swaps two cards, without looking. Your third card goes to camp B, and the 5 from there comes to you. A face-up card stays face up.
tutorial-scram-take = The top card of the discard pile is a 3. You may take it, but only to replace with it, and it will lie face up. Take it.
tutorial-scram-equals = The “=” in your camp is equal to any card, so it may be discarded together with cards of any number. If it stays, it counts as the lowest number in its camp.
tutorial-scram-match = You may push several cards of one number, your partner’s too. Push your 5, your partner’s 5, and then “=”.
tutorial-scram-together = All are face up, so nothing can go wrong: turn them up. If the numbers differed, the cards would stay, and three different numbers would cost you a penalty card.
tutorial-scram-gap = Three cards are discarded. The 3 fills one of your gaps and the others close up.
tutorial-scram-call = Your partner’s camp has only two cards, so they may call “Scram!”, and they do. Everybody else has one more turn.
tutorial-scram-last-turn = Your last turn. Draw a card from the deck.
tutorial-scram-lower = Another 3. Put it in place of your first card, which nobody knows: that one is probably higher.
tutorial-scram-won = The round is over and all camps are open. Your team has 25, the other team 41. Your team called and has less, so it records 0. A game usually has four rounds, and the lowest sum wins.
