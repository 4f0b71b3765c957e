# The rules pages
web-learn = Learn
web-learn-playing = Learn by playing
web-rules-table = Table
web-figure-hidden = a face-down card
web-figure-leaves = { $card } (leaves)
web-rules-full = The exact rules
