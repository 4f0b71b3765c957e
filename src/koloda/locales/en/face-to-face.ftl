# Face to Face. Moves, as their mover reads them; $top is what the pile shows now.
face-to-face-move-own-ascending = { $card } on your ascending pile
face-to-face-move-own-descending = { $card } on your descending pile
face-to-face-move-other-ascending = { $card } for the other: lowers the ascending pile from { $top }
face-to-face-move-other-descending = { $card } for the other: heightens the descending pile from { $top }
face-to-face-move-end = end your turn

# Ends
face-to-face-all-cards-played = All cards are played.
face-to-face-cannot-play-two = No two cards could be played.
face-to-face-one-card-left = A single card was left, and a turn needs two.
