"""Schotten Totten 2, for a search: what each side may still make of each tile, and what it means.

A position is not played to its end: the chances of the tiles to fall, how far the attacker is with
them, the deck and the cauldrons give the attacker's chance, by a formula fitted to games of bots
with themselves (see `bench/wall_weights.py`).
"""

import math

from koloda.bots.schotten_totten_2 import formation_odds
from koloda.bots.schotten_totten_2.formation_odds import LEVELS, FormationOdds
from koloda.bots.simulation import Simulation
from koloda.engine import bits
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import moves, wall
from koloda.games.schotten_totten_2.position import Position

# C ints in the compiled build, where Python can't import them
CHOOSE = moves.CHOOSE
ACT = moves.ACT
EXPLODE = moves.EXPLODE
TO = moves.TO
TO_DISCARD = moves.TO_DISCARD
CLAIM = moves.CLAIM
RETREAT = moves.RETREAT
OIL = moves.OIL
DRAW_SIEGE = moves.DRAW_SIEGE
DRAW_TACTICS = moves.DRAW_TACTICS
DRAWING = moves.DRAWING
GIVING = moves.GIVING
END = moves.END
REDEPLOYMENT = 0
RECRUITMENT = 1
DESERTION = 2
TREASON = 3
ONE = 1
STEPS = LEVELS
SPARE = 14
OTHER = 15
CAPACITY = list(wall.CAPACITY)
IS_LOWEST = [accepts == wall.LOWEST_SUM for accepts in wall.ACCEPTS]

COMES = 0.42
"""The chance of a card of the deck to come to a side in time."""
DRAWS = 0.42
"""The part of the deck that a side draws in time."""
KEEPS = 0.85
"""The part of the other's hand that is there for a tile."""
SHARPNESS = 20.0
"""How much more a move deserves for each chance of winning that it gains."""
LEAST = 0.01
"""What a move deserves that gains nothing, beside the best."""

EVEN = -2.74
LEANING = [0.348, -0.261, 0.273, 0.843, 1.815, 0.14, 5.085, -0.526, 0.073, 2.0, 0.0]
"""How much each of the signs speaks for the attacker.

The first nine were fitted, as `bench/wall_weights.py` does it, to an earlier bot's games. The
threat is set by hand: a fit to games in which threats are met finds it worth nothing, and so would
not meet them. A new fit of all eleven won no more games than these.
"""


class SchottenTotten2Simulation(Simulation):
    def __init__(self, known: Position, seed: int) -> None:
        super().__init__(2, seed)
        self.known = known
        self.world = Position(known.has_tactics, known.is_match)
        self.world.rng = Rng(0)
        self.odds = FormationOdds()
        self.sure = [0] * 2  # siege cards that each side has for the wall, as far as it counts
        self.maybe = [0] * 2  # and that may come to it
        self.level = [0] * 2  # how likely
        self.hold = [0] * 14  # sets of cards at the wall, seat first
        self.fall = [0.0] * 7  # the chance that the attacker beats the defender at the tile
        self.spare = 0  # plays that the attacker has beyond those that he needs, at the most
        self.chance = 0.0  # of the attacker, as things stand
        self.sign = [0.0] * 11  # what this rests on, see `promise`
        self.gain = [0.0] * 96

    def imagine(self) -> None:
        self.known.imagine_in(self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return self.world.list_moves(found)

    def step(self, move: int) -> None:
        mover = self.world.seat
        is_gift = self.world.phase == GIVING
        self.world.step(move)
        self.show_all(move)
        if is_gift:
            self.observation[1 - mover] = (
                END + 1
            )  # ST2-42: he sees that a card was chosen, not which

    def play_randomly(self) -> None:
        self.world.run(self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
        for seat in range(2):
            self.value[seat] = 1.0 if self.world.winner == seat else 0.0

    # the wall, judged

    def evaluate(self) -> None:
        """Judge the wall as it stands."""
        if self.world.winner >= 0:
            self.evaluate_end()
            return
        unseen = self.world.free & ~self.world.siege[0] & ~self.world.siege[1]
        for seat in range(2):
            self.sure[seat] = self.world.siege[seat]
            self.maybe[seat] = unseen
            self.level[seat] = int(COMES * STEPS)
        self.survey()
        chance = self.chance
        if self.spare < 0 and not self.world.has_tactics:
            chance = 0.0  # without tactics cards nothing can win time
        if self.world.is_match:
            chance = self.match_chance(chance)
        self.value[self.world.attacker] = chance
        self.value[1 - self.world.attacker] = 1.0 - chance

    def match_chance(self, chance: float) -> float:
        """The attacker's chance of winning the match, from that of winning this game (ST2-24)."""
        strength = 7 - bits.count(self.world.damaged) + self.world.cauldrons
        if self.world.games == 0:
            fast = formation_odds.squash((0.6 * self.world.deck_size - 12.0) / 8.0)
            firm = formation_odds.squash((strength - 5.5) / 2.0)
            return chance * (0.5 + 0.5 * fast) + (1.0 - chance) * (0.5 - 0.5 * firm)
        if self.world.past_winner[0] == self.world.attacker:
            firmer = formation_odds.squash((self.world.past_strength[0] - strength + 0.5) / 1.5)
            return chance + (1.0 - chance) * firmer
        if self.world.deck_size < self.world.past_deck[0]:
            return 0.0
        return chance * formation_odds.squash(
            (0.8 * self.world.deck_size - self.world.past_deck[0]) / 5.0
        )

    def survey(self) -> None:
        """Gauge both sides of every tile, the chance that it falls, and that the attacker wins."""
        for tile in range(7):
            for seat in range(2):
                self.hold[7 * seat + tile] = self.gathered(self.world, 7 * seat + tile)
                self.gauge(7 * seat + tile, tile, seat, self.hold[7 * seat + tile])
            self.fall[tile] = self.falls(
                tile, 7 * self.world.attacker + tile, 7 * (1 - self.world.attacker) + tile
            )
        self.spare = self.plays_left() - self.plays_needed()
        self.chance = self.promise(-1, 0.0, 0, self.world.cauldrons)

    def plays_left(self) -> int:
        """That the attacker will have before the siege deck is empty (ST2-22)."""
        deck = self.world.deck_size
        if self.world.seat != self.world.attacker:
            deck -= 1
        elif self.world.phase == DRAWING:
            deck -= 2
        return deck // 2 + 1 if deck >= 0 else 0

    def plays_needed(self) -> int:
        """The fewest with which the attacker could win, if the defender did nothing (ST2-21)."""
        wanted = 4 - bits.count(self.world.damaged)
        fewest = 99
        missing = [0, 0, 0, 0, 0]  # how many intact tiles lack so many cards
        for tile in range(7):
            lacking = self.world.capacity[tile] - self.world.count[7 * self.world.attacker + tile]
            if not self.world.damaged >> tile & 1:
                missing[lacking] += 1
                lacking += CAPACITY[2 * tile + 1]
            fewest = min(fewest, lacking)
        plays = 0
        for lacking in range(5):
            for _ in range(missing[lacking]):
                if wanted > 0:
                    wanted -= 1
                    plays += lacking
        return min(fewest, plays)

    def gathered(self, world: Position, place: int) -> int:
        held = 0
        for i in range(world.count[place]):
            held |= ONE << world.wall[4 * place + i]
        return held

    def gauge(self, slot: int, tile: int, seat: int, held: int) -> None:
        self.odds.gauge(
            slot,
            2 * tile + (self.world.damaged >> tile & 1),
            held,
            self.world.capacity[tile] - bits.count(held),
            self.sure[seat] & ~held,
            self.maybe[seat],
            self.level[seat],
        )

    def falls(self, tile: int, attack: int, defence: int) -> float:
        """The chance that the attacker will beat the defender at a tile, for two slots."""
        return self.odds.beats(
            attack, defence, IS_LOWEST[2 * tile + (self.world.damaged >> tile & 1)]
        )

    def promise(self, changed: int, fall: float, number: int, cauldrons: int) -> float:
        """The attacker's chance, with another chance and number of cards at one tile; -1: none."""
        held = 1.0  # the chance that no damaged tile falls
        fallen = [1.0, 0.0, 0.0, 0.0, 0.0]  # that so many more of the others do
        safe = 1.0  # and that none does soon that would end the game
        damage = bits.count(self.world.damaged)
        wanted = 4
        for i in range(11):
            self.sign[i] = 0.0
        for tile in range(7):
            chance = fall
            cards = number
            if tile != changed:
                chance = self.fall[tile]
                cards = self.world.count[7 * self.world.attacker + tile]
            is_damaged = self.world.damaged >> tile & 1
            # the tiles' chances, and these as far as the attacker's cards lie there
            progress = 1.0 * cards / self.world.capacity[tile]
            self.sign[1 + is_damaged] += chance
            self.sign[3 + is_damaged] += chance * progress
            if is_damaged or damage == 3:
                safe *= 1.0 - chance * progress * progress * progress
            if is_damaged:
                wanted -= 1
                held *= 1.0 - chance
            else:
                for i in range(4, 0, -1):
                    fallen[i] += chance * (fallen[i - 1] - (fallen[i] if i < 4 else 0.0))
                fallen[0] *= 1.0 - chance
        enough = 0.0
        for i in range(wanted, 5):
            enough += fallen[i]
        chance = min(max(1.0 - held * (1.0 - enough), 0.001), 0.999)
        self.sign[0] = math.log(chance / (1.0 - chance))
        self.sign[5] = 4 - wanted
        self.sign[6] = self.world.deck_size / 48.0
        self.sign[7] = cauldrons
        self.sign[8] = 1.0 if self.world.seat == self.world.attacker else 0.0
        self.sign[9] = 1.0 - safe
        self.sign[10] = min(max(self.spare, -2), 8) / 8.0
        logit = EVEN
        for i in range(11):
            logit += LEANING[i] * self.sign[i]
        return 1.0 / (1.0 + math.exp(-logit))

    def signs(self) -> list[float]:
        """What the chance of a whole position rests on."""
        if self.known.observer >= 0 or self.known.winner >= 0:
            raise ValueError("signs are of a whole position that is not over")
        self.world = self.known.clone()
        self.evaluate()
        return [self.sign[i] for i in range(11)]

    # moves, weighed

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        """By how much each raises its mover's chance, as he sees it."""
        self.look_as(self.world.seat)
        plays = -1.0
        for i in range(n):
            self.gain[i] = self.gain_of(found[i])
            if found[i] < CHOOSE and self.gain[i] > plays:
                plays = self.gain[i]
        most = -1.0
        for i in range(n):
            if CLAIM <= found[i] < DRAW_SIEGE and plays > -1.0:
                self.gain[i] += plays  # it comes after that
            if self.gain[i] > most:
                most = self.gain[i]
        total = 0.0
        for i in range(n):
            weight[i] = LEAST + math.exp(SHARPNESS * (self.gain[i] - most))
            total += weight[i]
        for i in range(n):
            weight[i] = weight[i] / total

    def look_as(self, seat: int) -> None:
        """Survey the wall with what a seat knows."""
        other = 1 - seat
        unseen = self.world.free & ~self.world.siege[seat]
        number = bits.count(unseen) + 1
        draws = DRAWS * self.world.deck_size
        self.sure[seat] = self.world.siege[seat]
        self.sure[other] = self.world.known[other]
        self.maybe[seat] = unseen & ~self.world.known[other]
        self.maybe[other] = self.maybe[seat]
        self.level[seat] = int(STEPS * draws / number)
        self.level[other] = int(STEPS * (draws + KEEPS * self.world.siege_size[other]) / number)
        if self.level[other] > STEPS:
            self.level[other] = STEPS
        self.survey()

    def gain_of(self, move: int) -> float:
        if move < CHOOSE:
            return self.gain_of_play(move >> 6, move & 63)
        if move < ACT:
            return self.gain_of_choice(move - CHOOSE)
        if move < EXPLODE:
            return self.gain_of_action(move - ACT)
        if move < TO:
            return self.gain_of_explosion(move - EXPLODE)
        if move < TO_DISCARD:
            return self.gain_of_play(move - TO, self.world.held)
        if move == TO_DISCARD:
            return 0.0
        if move < RETREAT:
            return 1.0  # a tile that is proved can only be lost again
        if move < OIL:
            return self.gain_at(move - RETREAT, self.world.attacker, 0)
        if move < DRAW_SIEGE:
            return self.gain_of_oil(move - OIL)
        if move == DRAW_TACTICS:
            return 0.02 if self.world.tactics_size[self.world.seat] < 2 else -0.02
        return 0.0

    def gain_of_play(self, tile: int, card: int) -> float:
        seat = self.world.seat
        other = 1 - seat
        if card < 60 and (card % 12 == 0 or card % 12 == 11):
            foe = card + 11 if card % 12 == 0 else card - 11
            if self.hold[7 * other + tile] >> foe & 1:  # ST2-7
                return self.gain_at(tile, other, self.hold[7 * other + tile] & ~(ONE << foe))
        return self.gain_at(tile, seat, self.hold[7 * seat + tile] | ONE << card)

    def best_play(self, card: int) -> float:
        best = -1.0
        for tile in range(7):
            if self.world.room[self.world.seat] >> tile & 1:
                best = max(best, self.gain_of_play(tile, card))
        return best

    def gain_of_removal(self, card: int) -> float:
        place = self.world.locate(card)
        tile = place // 4 % 7
        return self.gain_at(tile, place // 28, self.hold[place // 4] & ~(ONE << card))

    def gain_of_choice(self, card: int) -> float:
        if self.world.phase == GIVING:
            return -self.best_play(card) if card < 64 else -0.02
        if self.world.action == RECRUITMENT:
            return self.best_play(card)
        if self.world.action <= TREASON:
            return self.gain_of_removal(card)
        return 0.0

    def gain_of_action(self, action: int) -> float:
        """About what its best use would gain."""
        if action == RECRUITMENT:
            return 0.03
        if action > TREASON:
            return -0.02
        best = -1.0
        owner = self.world.seat if action == REDEPLOYMENT else 1 - self.world.seat
        for place in range(7 * owner, 7 * owner + 7):
            for i in range(self.world.count[place]):
                best = max(best, self.gain_of_removal(self.world.wall[4 * place + i]))
        return best if action == DESERTION else best + 0.02

    def gain_of_explosion(self, tile: int) -> float:
        attacker = self.world.attacker
        self.gauge(OTHER, tile, 1 - attacker, 0)
        self.gauge(SPARE, tile, attacker, 0)
        return self.gained(tile, self.falls(tile, SPARE, OTHER), 0, self.world.cauldrons)

    def gain_of_oil(self, tile: int) -> float:
        attacker = self.world.attacker
        place = 7 * attacker + tile
        self.gauge(SPARE, tile, attacker, self.hold[place] & ~(ONE << self.world.wall[4 * place]))
        return self.gained(
            tile,
            self.falls(tile, SPARE, 7 * (1 - attacker) + tile),
            self.world.count[place] - 1,
            self.world.cauldrons - 1,
        )

    def gain_at(self, tile: int, seat: int, held: int) -> float:
        """What it gains the seat to move that a side of a tile becomes this."""
        self.gauge(SPARE, tile, seat, held)
        attacker = self.world.attacker
        if seat == attacker:
            return self.gained(
                tile,
                self.falls(tile, SPARE, 7 * (1 - attacker) + tile),
                bits.count(held),
                self.world.cauldrons,
            )
        return self.gained(
            tile,
            self.falls(tile, 7 * attacker + tile, SPARE),
            self.world.count[7 * attacker + tile],
            self.world.cauldrons,
        )

    def gained(self, tile: int, fall: float, number: int, cauldrons: int) -> float:
        gain = self.promise(tile, fall, number, cauldrons) - self.chance
        return gain if self.world.seat == self.world.attacker else -gain
