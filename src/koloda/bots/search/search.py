"""Information-set Monte Carlo tree search with a tree for each player.

After P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the
variant with multiple observers. Each simulation imagines a world. In it, every seat chooses by what
was learnt at its own information set, which is identified by what that seat has seen. So no seat
reacts to what it can't see, such as a card that another player put down face down. Teams need no
special care, because each seat has its own value.

A guided search tries moves in proportion to the game's weights, as in AlphaGo Zero's PUCT. The
plain search tries every move once and then goes by UCB1.
"""

import math

from koloda.bots.search.tree import Tree
from koloda.bots.simulation import Simulation
from koloda.engine.errors import InvalidArgument, WrongType

DEEPEST = 256
"""The most decisions on the way down the tree."""
START = 0x9E3779B97F4A7C15
MIX = 0xBF58476D1CE4E5B9
MASK64 = 0xFFFFFFFFFFFFFFFF
MOST_WORLDS = 10_000
"""The most worlds over which weights are averaged: a search does better with more."""
UNTRIED = 0.1
"""How much worse an untried move is assumed to be than those tried so far."""


class Search:
    """One thread's search, with its own tree, simulation and random numbers."""

    def __init__(
        self, simulation: Simulation, room: int, is_guided: bool, exploration: float
    ) -> None:
        if not isinstance(simulation, Simulation):
            raise WrongType("a search needs a simulation")
        if not simulation.is_ready:
            raise InvalidArgument("a search needs the simulation of a game")
        self.simulation = simulation
        self.tree = Tree(room)
        self.is_guided = is_guided
        self.exploration = exploration
        self.simulations = 0
        self.worth = [0.0] * 6  # to each seat, summed over all simulations
        self.depth = 0
        self.path = [0] * 256  # edges from the root downwards
        self.mover = [0] * 256
        self.seen = [0] * 6  # a key for each seat
        self.asker = 0  # the seat whose move the search is for
        self.found = [0] * 96
        self.weight = [0.0] * 96
        self.edge_of = [-1] * 32768  # for each move, its edge at the current node

    def check_ready(self) -> None:
        """Refuse an object that `__init__` never saw, and one that another thread is using."""
        if self.simulation is None:
            raise InvalidArgument("this search was never set up")
        if self.simulation.is_busy:
            raise InvalidArgument("this simulation is running in another thread")

    def run(self, simulations: int) -> None:
        """Run simulations; callers go through `runner`."""
        for _ in range(simulations):
            self.simulate()
        self.simulations += simulations

    def simulate(self) -> None:
        self.simulation.imagine()
        self.asker = self.simulation.seat()
        if self.is_guided:
            self.simulation.refine_world()
        for seat in range(self.simulation.players):
            self.seen[seat] = first_key(seat)
        self.depth = 0
        self.descend()
        for seat in range(self.simulation.players):
            self.worth[seat] += self.simulation.value[seat]
        for i in range(self.depth):
            edge = self.path[i]
            self.tree.visits[edge] += 1
            self.tree.total[edge] += self.simulation.value[self.mover[i]]

    def descend(self) -> None:
        """Go down in the tree, add a leaf, and play on from there.

        Moves before the asker's turn don't count as leaves, so even the first simulation is about
        the asker's own moves.
        """
        is_asked = False
        while True:
            seat = self.simulation.seat()
            if seat < 0:
                self.simulation.evaluate_end()
                return
            n = self.simulation.list_moves(self.found)
            move = self.found[0]
            if n > 1:
                is_asked = is_asked or seat == self.asker
                node = self.tree.find(self.seen[seat])
                if node < 0:
                    node = self.tree.add(self.seen[seat])
                    if is_asked or node < 0:
                        break
                if self.depth == DEEPEST:
                    break
                edge = self.pick_edge(self.tree, node, n)
                if edge < 0:
                    break
                move = self.tree.move[edge]
                self.path[self.depth] = edge
                self.mover[self.depth] = seat
                self.depth += 1
            self.simulation.step(move)
            for viewer in range(self.simulation.players):
                self.see(viewer, self.simulation.observation[viewer])
            if self.is_guided and self.simulation.settle():
                return
        if self.is_guided:
            self.simulation.evaluate()
        else:
            self.simulation.play_randomly()

    def see(self, viewer: int, observation: int) -> None:
        if observation == 0:
            return
        key = (self.seen[viewer] ^ observation) * MIX & MASK64
        self.seen[viewer] = key ^ key >> 29

    def pick_edge(self, tree: Tree, node: int, n: int) -> int:
        """Choose among the legal moves, which are in `found`; return the edge, or MISSING."""
        edge = tree.first[node]
        while edge >= 0:
            self.edge_of[tree.move[edge]] = edge
            edge = tree.next[edge]
        move = self.best_weighed(tree, n) if self.is_guided else self.best_plain(tree, n)
        chosen = self.edge_of[move]
        edge = tree.first[node]
        while edge >= 0:
            self.edge_of[tree.move[edge]] = -1
            edge = tree.next[edge]
        return chosen if chosen >= 0 else tree.add_edge(node, move)

    def best_plain(self, tree: Tree, n: int) -> int:
        """Choose by UCB1, counting visits at which a move was legal; try untried moves first."""
        untried = 0
        best = -1.0
        found = 0
        for i in range(n):
            edge = self.edge_of[self.found[i]]
            if edge < 0:
                untried += 1
                if self.simulation.rng.pick(untried) == 0:
                    found = i
                continue
            tree.chances[edge] += 1
            if untried == 0:
                visits = tree.visits[edge]
                score = tree.total[edge] / visits + self.exploration * math.sqrt(
                    math.log(tree.chances[edge]) / visits
                )
                if score > best:
                    best = score
                    found = i
        return self.found[found]

    def best_weighed(self, tree: Tree, n: int) -> int:
        """Choose by PUCT, with the moves' weights as prior probabilities."""
        self.simulation.weigh(self.found, n, self.weight)
        visits = 0
        total = 0.0
        for i in range(n):
            edge = self.edge_of[self.found[i]]
            if edge >= 0:
                tree.chances[edge] += 1
                visits += tree.visits[edge]
                total += tree.total[edge]
        expected = total / visits if visits > 0 else 0.5
        reach = self.exploration * math.sqrt(visits + 1.0)
        best = -1.0
        found = 0
        for i in range(n):
            edge = self.edge_of[self.found[i]]
            if edge < 0:
                score = expected - UNTRIED + reach * self.weight[i]
            else:
                tried = tree.visits[edge]
                score = tree.total[edge] / tried + reach * self.weight[i] / (1 + tried)
            if score > best:
                best = score
                found = i
        return self.found[found]

    def mean_weights(self, worlds: int) -> list[tuple[int, float]]:
        """Return each legal move with its mean weight over imagined worlds, without a search."""
        self.check_ready()
        if not 1 <= worlds <= MOST_WORLDS:
            raise InvalidArgument(f"weights need 1 to {MOST_WORLDS} worlds, not {worlds}")
        total = [0.0] * 96
        n = 0
        for _ in range(worlds):
            self.simulation.imagine()
            n = self.simulation.list_moves(self.found)
            self.simulation.weigh(self.found, n, self.weight)
            for i in range(n):
                total[i] += self.weight[i]
        return [(self.found[i], total[i] / worlds) for i in range(n)]

    def chances(self) -> list[float]:
        """Return what the position is worth to each seat: the mean over all simulations."""
        self.check_ready()
        if self.simulations == 0:
            raise InvalidArgument("nothing was simulated yet")
        return [self.worth[seat] / self.simulations for seat in range(self.simulation.players)]

    def results(self, seat: int) -> list[tuple[int, int, float]]:
        """Return, for each move tried at the root, its visits and its total worth."""
        self.check_ready()
        if not 0 <= seat < self.simulation.players:
            raise InvalidArgument(f"no seat {seat}")
        tree = self.tree
        node = tree.find(first_key(seat))
        found = []
        edge = tree.first[node] if node >= 0 else -1
        while edge >= 0:
            if tree.visits[edge]:
                found.append((tree.move[edge], tree.visits[edge], tree.total[edge]))
            edge = tree.next[edge]
        return found


def first_key(seat: int) -> int:
    """Return the key of a seat that has seen nothing yet.

    The seats' keys differ in many bits. If they were close, two seats could arrive at the same key
    after seeing different things.
    """
    return START * (2 * seat + 1) & MASK64
