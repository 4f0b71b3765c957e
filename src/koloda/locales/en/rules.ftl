# The rules pages
web-learn = Learn
web-learn-playing = Learn by playing
web-rules-table = Table
web-figure-hidden = a face-down card
web-figure-leaves = { $card } (leaves)
web-rules-full = The exact rules

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
