# The rules pages
web-rules-table = Table
web-figure-hidden = a card face down
web-figure-leaves = { $card } (leaves)
