# Help for this moment: what each choice does (help), and what to look out for (watch)
web-help-now = What to do
web-help-choices = What you can do
web-help-watch = Watch out
web-help-rules = Read the rules here
web-help-wait = It’s not your turn. Point at anything on the table, or hold a finger on it, to learn what it is.
web-help-keys = With the keyboard, the arrow keys reach everything on the board.

face-to-face-help-turn = Play two or more cards, each on one of your piles: higher on the ascending one, lower on the descending one, or exactly 10 back. One card per turn may improve a pile of your opponent. Then end your turn and draw.
face-to-face-watch-turn = Small steps keep your piles open. If you can’t play two cards on your turn, you lose. Helping your opponent fills your hand; otherwise you draw only two.

gallop-help-lay = Choose a card and a flight. Everyone’s are revealed together; the highest flight then takes a card first, and it needn’t be its own.
gallop-watch-lay = A played flight is gone until all six have been played. A deportation goes to whoever chooses first, an exchange to whoever chooses last.
gallop-help-pick = Take one of the revealed cards. A city joins the end of your row.
gallop-watch-pick = Two neighbours of one colour burn, and so do three of one colour anywhere in your row. A missing colour brings you closer to a complete collection.
gallop-help-give = The exchange makes you swap. Choose the city you give away; you’ll get another player’s city of the same value, in the same place.
gallop-watch-give = You can’t swap with a player who has fewer cities than you. You must swap if you can, even if it hurts.
gallop-help-get = Choose the city you get. It takes the exact place of the one you give.
gallop-watch-get = Look at its new neighbours, in both rows: the same colour side by side burns.

scram-help-turn = Draw the top card of the deck, and then use, keep or discard it. Or take the open card of the discard pile into your camp. With two cards or fewer, you may call “Scram!” instead.
scram-watch-turn = After a call everyone else has one more turn. If your team has no more than the other, it records 0; if it has more, 10 extra.
scram-help-drawn = Use its ability, put it into your camp in place of one or more cards, or discard it.
scram-watch-drawn = Several cards can be replaced at once if they have the same number. A low card is worth keeping: the lower total wins.
scram-help-push = Push cards forward, your own first, then more of your team’s that you think have the same number. Then turn them all up.
scram-watch-push = If they all match, they are discarded. If they don’t, they stay, and three or more different numbers cost penalty cards. A single card always works.
scram-help-gap = Choose which of the gaps your new card fills. The others close.
scram-watch-gap = Remember where it lies: the places of your other cards move.
scram-help-new-card = Put the new card at either end of your camp.
scram-watch-new-card = Which end makes no difference to the total. Remember where the card is.
scram-help-penalty = Put the penalty card, unseen, at either end of your camp.
scram-watch-penalty = Penalty cards count like all others.
scram-help-target = Choose a card for the ability: in any camp or, for most abilities, on top of the deck.
scram-watch-target = What you look at is shown until the next move and never again. So remember it.
scram-help-swap = Swap the two cards you have just seen, or leave them where they are.
scram-watch-swap = Give the other team the higher one.
scram-help-join = The card joins a camp at one of its ends and counts there.
scram-watch-join = It raises that camp’s total, so the other team’s is often the right place.
scram-help-round-over = The round has been counted. Deal the next one when everyone has seen the score.
scram-watch-round-over = The lowest total over all rounds wins.

schotten-totten-2-help-attack = Play one card to your side of a tile with room; then you draw. Before that you may claim tiles that you have won, or give up tiles and discard your cards there.
schotten-totten-2-watch-attack = A claim is proved with open cards only: the table checks it, and trying costs nothing. You lose when the deck is empty.
schotten-totten-2-help-defence = Play one card to your side of a tile with room; then you draw. Before that, once per turn, you may pour oil on a tile: the attacker’s card nearest the wall is discarded.
schotten-totten-2-watch-defence = A tile counts as yours as long as the attacker can’t prove the opposite. You have three cauldrons for the whole game.
schotten-totten-2-help-draw = Draw a card to end your turn. The attacker may still claim tiles before that.
schotten-totten-2-watch-draw = Once the siege deck is empty, the next draw ends the game for the defender’s benefit.
schotten-totten-2-help-redeployment = { schotten-totten-2-table-card-redeployment }: { schotten-totten-2-table-text-redeployment }.
schotten-totten-2-watch-redeployment = At its new tile the card lies farthest from the wall.
schotten-totten-2-help-recruitment = { schotten-totten-2-table-card-recruitment }: { schotten-totten-2-table-text-recruitment }.
schotten-totten-2-watch-recruitment = A recruited 0 or 11 can clash like a played one.
schotten-totten-2-help-desertion = { schotten-totten-2-table-card-desertion }: { schotten-totten-2-table-text-desertion }.
schotten-totten-2-watch-desertion = Elites can be discarded too.
schotten-totten-2-help-treason = { schotten-totten-2-table-card-treason }: { schotten-totten-2-table-text-treason }.
schotten-totten-2-watch-treason = You may choose any tile on your side that has room.
schotten-totten-2-help-reinforcements = { schotten-totten-2-table-card-reinforcements }: { schotten-totten-2-table-text-reinforcements }.
schotten-totten-2-watch-reinforcements = The siege deck grows by two cards, so the game lasts longer.
schotten-totten-2-help-swap = { schotten-totten-2-table-card-swap }: { schotten-totten-2-table-text-swap }.
schotten-totten-2-watch-swap = From then on, both of you know these cards in the other’s hand.

# captions of the examples on the rules pages
web-figure-f2f-6 = Ascending: any higher card.
web-figure-f2f-7 = Descending: any lower card.
web-figure-f2f-8 = The reverse trick: exactly 10 back.
web-figure-f2f-9 = A gift improves your opponent’s pile.
web-figure-scr-2 = A new camp: three cards face down, two face up.
web-figure-scr-10 = Cards with the same number are discarded; “=” matches anything.
web-figure-scr-11 = Different numbers: both stay, face up.
web-figure-scr-25 = “=” counts as the lowest number in its camp, here 3.
web-figure-gal-22 = Two red neighbours burn.
web-figure-gal-23 = Three red cities burn wherever they lie.
web-figure-gal-25 = All three red cities burn together.
web-figure-gal-27 = Complete with three players: 6 + 4 + 5 + 2 + 2 = 19 points.
web-figure-st2-7 = The 0 and the 11 of one colour, face to face: both are discarded.
web-figure-st2-12 = From the strongest: colour run, equal strength, colour, run, sum.
web-figure-st2-34 = The elites: joker, spy, shield.
