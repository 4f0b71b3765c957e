"""What a move did, as the rules write it down: a word and what belongs to it, word after word.

`events` reads it. The longest that one move can write: a card put down (3), all revealed (13), four
cards taken and resolved (36), a city given (3), at most 36 cities burnt in at most 18 waves (90), a
round's end (1), a reshuffle and four cards drawn (14), the marker moved (2), and a deal's end with
all collections and the next deal (56): 218 numbers.
"""

ROOM = 256

LAID = 0  # seat, move
REVEALED = 1  # card and flight of each seat, then the seats in the order of choosing
TAKEN = 2  # seat, card, who had put it down
DEPORTED = 3  # seat, city or -1
GAVE = 4  # seat, city: the first half of a swap whose second is still to be chosen
SWAPPED = 5  # seat, given city, partner, got city
NO_SWAP = 6  # seat
BURNT = 7  # seat, number, then each city | why << 6
FLIGHTS_BACK = 8
SHUFFLED = 9  # number of cards
DRAWN = 10  # seat, card or -1
MARKER = 11  # seat
ENDED = 12  # why
SCORED = 13  # seat, whether complete, number, then the collection
DEALT = 14  # marker
