"""What a search has learnt: how each move turned out at each information set.

An information set is identified by its key, a 64-bit hash of what its owner has seen so far. All
arrays have a fixed size: once they are full, the tree learns nothing new and takes no more memory.
"""

from array import array

from koloda.engine.errors import InvalidArgument

MISSING = -1


class Tree:
    def __init__(self, room: int) -> None:
        """Make room for this many information sets."""
        if not 1 <= room <= 1 << 24:
            raise InvalidArgument(
                f"a tree has room for 1 to {1 << 24} information sets, not {room}"
            )
        slots = 1 << (2 * room - 1).bit_length()
        self.room = room
        self.mask = slots - 1
        self.size = 0
        self.edges = 0
        self.slot = array("i", [MISSING]) * slots
        self.key = array("Q", [0]) * room
        self.first = array("i", [MISSING]) * room
        # for each edge, which is a move at an information set
        self.edge_room = 2 * room
        self.move = array("h", [0]) * self.edge_room
        self.next = array("i", [MISSING]) * self.edge_room
        self.visits = array("i", [0]) * self.edge_room
        self.chances = array("i", [0]) * self.edge_room  # visits to its node when it was legal
        self.total = array("d", [0.0]) * self.edge_room

    def find(self, key: int) -> int:
        """Return the node of an information set, or MISSING if it has none."""
        place = key & self.mask
        while self.slot[place] >= 0:
            if self.key[self.slot[place]] == key:
                return self.slot[place]
            place = (place + 1) & self.mask
        return MISSING

    def add(self, key: int) -> int:
        """Add a node for a new information set; return MISSING if there is no room."""
        if self.size == self.room:
            return MISSING
        place = key & self.mask
        while self.slot[place] >= 0:
            place = (place + 1) & self.mask
        node = self.size
        self.slot[place] = node
        self.key[node] = key
        self.first[node] = MISSING
        self.size = node + 1
        return node

    def add_edge(self, node: int, move: int) -> int:
        """Add a move that was not tried there yet; return MISSING if there is no room."""
        if self.edges == self.edge_room:
            return MISSING
        edge = self.edges
        self.move[edge] = move
        self.next[edge] = self.first[node]
        self.visits[edge] = 0
        self.chances[edge] = 1
        self.total[edge] = 0.0
        self.first[node] = edge
        self.edges = edge + 1
        return edge
