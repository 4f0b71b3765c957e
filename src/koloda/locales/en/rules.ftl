# The rules pages
web-rules-table = Table
web-figure-hidden = a face-down card
web-figure-leaves = { $card } (leaves)
