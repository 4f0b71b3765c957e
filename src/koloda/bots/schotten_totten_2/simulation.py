"""Schotten Totten 2 for a search: what each side may still make of each tile, and what it is worth.

Positions are not played to the end. Each tile's chance of falling, the attacker's progress there,
the deck and the cauldrons give the attacker's chance of winning, by a formula fitted to games of
bots against themselves (see `bench/wall_weights.py`).
"""

import math

from koloda.bots.schotten_totten_2 import formation_odds
from koloda.bots.schotten_totten_2.formation_odds import LEVELS, FormationOdds
from koloda.bots.simulation import Simulation
from koloda.engine import bits
from koloda.engine.errors import InvalidArgument, WrongType
from koloda.engine.rng import Rng
from koloda.games.schotten_totten_2 import cards, codes, knowledge, legal, turn, wall
from koloda.games.schotten_totten_2.position import Position

STEPS = LEVELS
"""A C number in the compiled build."""
SPARE = 14
OTHER = 15
"""The slots of `FormationOdds` for sides after a possible move."""
CAPACITY = list(wall.CAPACITY)
IS_LOWEST = [accepts == wall.LOWEST_SUM for accepts in wall.ACCEPTS]

COMES = 0.42
"""The chance that a card of the deck comes to a side in time."""
DRAWS = 0.42
"""The share of the deck that a side draws in time."""
KEEPS = 0.85
"""The share of the opponent's hand that is available for a tile."""
SHARPNESS = 20.0
"""How sharply the weight of a move rises with the chance it gains."""
LEAST = 0.01
"""The least weight of a move, relative to the best."""

EVEN = -2.74
LEANING = [0.348, -0.261, 0.273, 0.843, 1.815, 0.14, 5.085, -0.526, 0.073, 2.0, 0.0]
"""How much each sign speaks for the attacker.

The first nine were fitted to an earlier bot's games with `bench/wall_weights.py`. The threat is set
by hand: a fit to games in which threats are met finds it worthless, and a bot with that weight
would not meet them. A new fit of all eleven won no more games than these.
"""


def slot(seat: int, tile: int) -> int:
    """Return the slot of `FormationOdds` for a side of a tile."""
    return 7 * seat + tile


class SchottenTotten2Simulation(Simulation):
    def __init__(self, known: Position, seed: int) -> None:
        if not isinstance(known, Position):
            raise WrongType("needs a position of Schotten Totten 2")
        super().__init__(2, seed)
        self.known = known
        self.world = Position(known.has_tactics, known.is_match)
        self.world.rng = Rng(0)
        self.odds = FormationOdds()
        self.sure = [0] * 2  # siege cards that each side surely has for the wall
        self.maybe = [0] * 2  # siege cards that may come to each side
        self.level = [0] * 2  # how likely they are, in steps of `LEVELS`
        self.hold = [[0] * 7, [0] * 7]  # each side of each tile as a set of cards
        self.fall = [0.0] * 7  # the chance that the attacker beats the defender at the tile
        self.spare = 0  # plays the attacker has beyond those they need, at most
        self.chance = 0.0  # the attacker's chance of winning
        self.sign = [0.0] * 11  # what it rests on, see `promise`
        self.gain = [0.0] * 96
        self.is_ready = True

    def imagine(self) -> None:
        knowledge.imagine_in(self.known, self.world, self.rng)

    def seat(self) -> int:
        return self.world.seat if self.world.winner < 0 else -1

    def list_moves(self, found: list[int]) -> int:
        return legal.list_moves(self.world, found)

    def step(self, move: int) -> None:
        mover = self.world.seat
        is_gift = self.world.phase == codes.GIVING
        turn.step(self.world, move)
        self.show_all(move)
        if is_gift:
            # the opponent sees that a card was chosen, not which one (ST2-42)
            self.observation[1 - mover] = codes.END + 1

    def play_randomly(self) -> None:
        self.world.play_randomly(self.rng)
        self.evaluate_end()

    def evaluate_end(self) -> None:
        for seat in range(2):
            self.value[seat] = 1.0 if self.world.winner == seat else 0.0

    # evaluating the wall

    def evaluate(self) -> None:
        """Estimate the attacker's chance from the wall as it is."""
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
        """Return the attacker's chance of the match, given their chance of this game (ST2-24)."""
        strength = 7 - bits.count(self.world.damaged) + self.world.cauldrons
        if self.world.games == 0:
            fast = formation_odds.squash((0.6 * self.world.siege_deck_size - 12.0) / 8.0)
            firm = formation_odds.squash((strength - 5.5) / 2.0)
            return chance * (0.5 + 0.5 * fast) + (1.0 - chance) * (0.5 - 0.5 * firm)
        if self.world.past_winner[0] == self.world.attacker:
            firmer = formation_odds.squash((self.world.past_strength[0] - strength + 0.5) / 1.5)
            return chance + (1.0 - chance) * firmer
        if self.world.siege_deck_size < self.world.past_deck[0]:
            return 0.0
        return chance * formation_odds.squash(
            (0.8 * self.world.siege_deck_size - self.world.past_deck[0]) / 5.0
        )

    def survey(self) -> None:
        """Gauge both sides of every tile, its chance of falling, and the attacker's chance."""
        for tile in range(codes.TILES):
            for seat in range(2):
                self.hold[seat][tile] = self.gathered(self.world, seat, tile)
                self.gauge(slot(seat, tile), tile, seat, self.hold[seat][tile])
            self.fall[tile] = self.falls(
                tile, slot(self.world.attacker, tile), slot(1 - self.world.attacker, tile)
            )
        self.spare = self.plays_left() - self.plays_needed()
        self.chance = self.promise(-1, 0.0, 0, self.world.cauldrons)

    def plays_left(self) -> int:
        """Count the plays the attacker has before the siege deck is empty (ST2-22)."""
        deck = self.world.siege_deck_size
        if self.world.seat != self.world.attacker:
            deck -= 1
        elif self.world.phase == codes.DRAWING:
            deck -= 2
        return deck // 2 + 1 if deck >= 0 else 0

    def plays_needed(self) -> int:
        """Count the fewest plays for a win if the defender did nothing (ST2-21)."""
        missing_tiles = 4 - bits.count(self.world.damaged)
        fewest = 99
        missing = [0, 0, 0, 0, 0]  # the number of intact tiles that lack 0, 1, 2, 3 or 4 cards
        for tile in range(codes.TILES):
            lacking = self.world.capacity[tile] - self.world.count[self.world.attacker][tile]
            if not bits.has(self.world.damaged, tile):
                missing[lacking] += 1
                lacking += CAPACITY[codes.damaged_face(tile)]
            fewest = min(fewest, lacking)
        plays = 0
        for lacking in range(5):
            for _ in range(missing[lacking]):
                if missing_tiles > 0:
                    missing_tiles -= 1
                    plays += lacking
        return min(fewest, plays)

    def gathered(self, world: Position, seat: int, tile: int) -> int:
        held = 0
        for i in range(world.count[seat][tile]):
            held |= bits.only(world.wall[seat][tile][i])
        return held

    def gauge(self, slot: int, tile: int, seat: int, held: int) -> None:
        self.odds.gauge(
            slot,
            codes.face(tile, self.world.damaged),
            held,
            self.world.capacity[tile] - bits.count(held),
            self.sure[seat] & ~held,
            self.maybe[seat],
            self.level[seat],
        )

    def falls(self, tile: int, attack: int, defence: int) -> float:
        """Return the chance that the attacker's slot beats the defender's at a tile."""
        return self.odds.beats(attack, defence, IS_LOWEST[codes.face(tile, self.world.damaged)])

    def promise(self, changed: int, fall: float, number: int, cauldrons: int) -> float:
        """Return the attacker's chance if one tile had another chance and number of cards.

        `changed` is that tile, or -1 for the wall as it is.
        """
        held = 1.0  # the chance that no damaged tile falls
        fallen = [1.0, 0.0, 0.0, 0.0, 0.0]  # that 0, 1, 2, 3 or more of the others fall
        safe = 1.0  # the chance that no tile falls soon and ends the game
        damage = bits.count(self.world.damaged)
        missing_tiles = 4
        for i in range(11):
            self.sign[i] = 0.0
        for tile in range(codes.TILES):
            chance = fall
            lying = number
            if tile != changed:
                chance = self.fall[tile]
                lying = self.world.count[self.world.attacker][tile]
            is_damaged = bits.has(self.world.damaged, tile)
            # the tiles' chances, and the same weighted by the attacker's progress
            progress = 1.0 * lying / self.world.capacity[tile]
            self.sign[1 + is_damaged] += chance
            self.sign[3 + is_damaged] += chance * progress
            if is_damaged or damage == 3:
                safe *= 1.0 - chance * progress * progress * progress
            if is_damaged:
                missing_tiles -= 1
                held *= 1.0 - chance
            else:
                for i in range(4, 0, -1):
                    fallen[i] += chance * (fallen[i - 1] - (fallen[i] if i < 4 else 0.0))
                fallen[0] *= 1.0 - chance
        enough = 0.0
        for i in range(missing_tiles, 5):
            enough += fallen[i]
        chance = min(max(1.0 - held * (1.0 - enough), 0.001), 0.999)
        self.sign[0] = math.log(chance / (1.0 - chance))
        self.sign[5] = 4 - missing_tiles
        self.sign[6] = self.world.siege_deck_size / 48.0
        self.sign[7] = cauldrons
        self.sign[8] = 1.0 if self.world.seat == self.world.attacker else 0.0
        self.sign[9] = 1.0 - safe
        self.sign[10] = min(max(self.spare, -2), 8) / 8.0
        logit = EVEN
        for i in range(11):
            logit += LEANING[i] * self.sign[i]
        return 1.0 / (1.0 + math.exp(-logit))

    def signs(self) -> list[float]:
        """Return the signs on which the chance of a whole position rests."""
        if self.known.observer >= 0 or self.known.winner >= 0:
            raise InvalidArgument("signs are of a whole position that is not over")
        self.world = self.known.clone()
        self.evaluate()
        return [self.sign[i] for i in range(11)]

    # weighing moves

    def weigh(self, found: list[int], n: int, weight: list[float]) -> None:
        """Weigh moves by how much they raise the mover's chance, from what the mover knows."""
        self.survey_as(self.world.seat)
        plays = -1.0
        for i in range(n):
            self.gain[i] = self.gain_of(found[i])
            if found[i] < codes.CHOOSE and self.gain[i] > plays:
                plays = self.gain[i]
        most = -1.0
        for i in range(n):
            if codes.CLAIM <= found[i] < codes.DRAW_SIEGE and plays > -1.0:
                self.gain[i] += plays  # a play follows
            if self.gain[i] > most:
                most = self.gain[i]
        total = 0.0
        for i in range(n):
            weight[i] = LEAST + math.exp(SHARPNESS * (self.gain[i] - most))
            total += weight[i]
        for i in range(n):
            weight[i] = weight[i] / total

    def survey_as(self, seat: int) -> None:
        """Survey the wall from what a seat knows."""
        other = 1 - seat
        unseen = self.world.free & ~self.world.siege[seat]
        number = bits.count(unseen) + 1
        draws = DRAWS * self.world.siege_deck_size
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
        if move < codes.CHOOSE:
            return self.gain_of_play(codes.played_at(move), codes.played_card(move))
        if move < codes.ACT:
            return self.gain_of_choice(move - codes.CHOOSE)
        if move < codes.EXPLODE:
            return self.gain_of_action(move - codes.ACT)
        if move < codes.TO:
            return self.gain_of_explosion(move - codes.EXPLODE)
        if move < codes.TO_DISCARD:
            return self.gain_of_play(move - codes.TO, self.world.chosen_card)
        if move == codes.TO_DISCARD:
            return 0.0
        if move < codes.RETREAT:
            return 1.0  # a proved tile can only be lost again
        if move < codes.OIL:
            return self.gain_at(move - codes.RETREAT, self.world.attacker, 0)
        if move < codes.DRAW_SIEGE:
            return self.gain_of_oil(move - codes.OIL)
        if move == codes.DRAW_TACTICS:
            return 0.02 if self.world.tactics_size[self.world.seat] < 2 else -0.02
        if move >= codes.CHOOSE_JOKER:
            return self.gain_of_removal(self.world.joker_on_wall(legal.source(self.world), move))
        return 0.0

    def gain_of_play(self, tile: int, card: int) -> float:
        seat = self.world.seat
        other = 1 - seat
        foe = cards.clashing(card)
        if foe >= 0 and bits.has(self.hold[other][tile], foe):  # both are discarded (ST2-7)
            return self.gain_at(tile, other, bits.without(self.hold[other][tile], foe))
        return self.gain_at(tile, seat, self.hold[seat][tile] | bits.only(card))

    def best_play(self, card: int) -> float:
        best = -1.0
        for tile in range(codes.TILES):
            if bits.has(self.world.room[self.world.seat], tile):
                best = max(best, self.gain_of_play(tile, card))
        return best

    def gain_of_removal(self, card: int) -> float:
        spot = self.world.locate(card)
        seat = codes.seat_at(spot)
        tile = codes.tile_at(spot)
        return self.gain_at(tile, seat, bits.without(self.hold[seat][tile], card))

    def gain_of_choice(self, card: int) -> float:
        if self.world.phase == codes.GIVING:
            return -self.best_play(card) if card < cards.FIRST_ACTION else -0.02
        if self.world.action == codes.RECRUITMENT:
            return self.best_play(card)
        if self.world.action <= codes.TREASON:
            return self.gain_of_removal(card)
        return 0.0

    def gain_of_action(self, action: int) -> float:
        """Estimate what the action's best use would gain."""
        if action == codes.RECRUITMENT:
            return 0.03
        if action > codes.TREASON:
            return -0.02
        best = -1.0
        owner = self.world.seat if action == codes.REDEPLOYMENT else 1 - self.world.seat
        for tile in range(codes.TILES):
            for i in range(self.world.count[owner][tile]):
                best = max(best, self.gain_of_removal(self.world.wall[owner][tile][i]))
        return best if action == codes.DESERTION else best + 0.02

    def gain_of_explosion(self, tile: int) -> float:
        attacker = self.world.attacker
        self.gauge(OTHER, tile, 1 - attacker, 0)
        self.gauge(SPARE, tile, attacker, 0)
        return self.gained(tile, self.falls(tile, SPARE, OTHER), 0, self.world.cauldrons)

    def gain_of_oil(self, tile: int) -> float:
        attacker = self.world.attacker
        nearest = self.world.wall[attacker][tile][0]
        self.gauge(SPARE, tile, attacker, bits.without(self.hold[attacker][tile], nearest))
        return self.gained(
            tile,
            self.falls(tile, SPARE, slot(1 - attacker, tile)),
            self.world.count[attacker][tile] - 1,
            self.world.cauldrons - 1,
        )

    def gain_at(self, tile: int, seat: int, held: int) -> float:
        """Return what the seat to move gains if a side of a tile becomes this."""
        self.gauge(SPARE, tile, seat, held)
        attacker = self.world.attacker
        if seat == attacker:
            return self.gained(
                tile,
                self.falls(tile, SPARE, slot(1 - attacker, tile)),
                bits.count(held),
                self.world.cauldrons,
            )
        return self.gained(
            tile,
            self.falls(tile, slot(attacker, tile), SPARE),
            self.world.count[attacker][tile],
            self.world.cauldrons,
        )

    def gained(self, tile: int, fall: float, number: int, cauldrons: int) -> float:
        gain = self.promise(tile, fall, number, cauldrons) - self.chance
        return gain if self.world.seat == self.world.attacker else -gain
