"""The rules once more, written from the rules page alone: slow, plain and independent.

The engine never uses this file, and it uses nothing of the engine. The tests play both side by side
and count whole trees of moves with both. Cards are named as in a saved position ("R5", "J1"), a
pile is a list of them, the card nearest the wall or at the bottom of a deck first. A move is
written as players write it: `R5>3`, `C3`, `<4`, `O2`, `RED`, `D`. What chance decides after the
deal (a reshuffled deck, the next game of a match) this file can't know: `chance` says what it was.
"""

import copy
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

COLOURS = "RYGBP"
STRENGTHS = range(12)
SIEGE = [f"{colour}{strength}" for colour in COLOURS for strength in STRENGTHS]
ELITES = ["J1", "J2", "S", "H"]
ACTIONS = {
    "RED": "redeployment",
    "REC": "recruitment",
    "DES": "desertion",
    "TRE": "treason",
    "EXP": "explosion",
    "REI": "reinforcements",
    "SWA": "swap",
}
TILES = range(1, 8)

# the cards a side and the formations that each tile accepts (ST2-2)
INTACT = {1: "3 sum", 2: "4 all", 3: "3 all", 4: "2 all", 5: "3 all", 6: "4 all", 7: "3 low"}
DAMAGED = {1: "3 run", 2: "2 equal", 3: "3 colour", 4: "4 low", 5: "3 colour", 6: "2 equal"}
DAMAGED[7] = "3 run"

ORDER = ("sum", "run", "colour", "equal", "colour run")
Rank = tuple[int, int]


def strength(card: str) -> int:
    return int(card[1:])


def classified(cards: tuple[str, ...]) -> str:
    """Name the formation of these cards (ST2-12)."""
    strengths = sorted(map(strength, cards))
    in_a_row = strengths == list(range(strengths[0], strengths[0] + len(cards)))
    one_colour = len({card[0] for card in cards}) == 1
    if one_colour and in_a_row:
        return "colour run"
    if len(set(strengths)) == 1:
        return "equal"
    if one_colour:
        return "colour"
    return "run" if in_a_row else "sum"


def rank(needs: str, cards: tuple[str, ...]) -> Rank:
    """Rank a formation at a tile; higher is better.

    What the tile doesn't accept is a mere sum; on a lowest-sum tile only the total counts (ST2-13).
    """
    total = sum(map(strength, cards))
    if needs == "low":
        return 0, -total
    kind = classified(cards)
    return (ORDER.index(kind) if needs in ("all", kind) else 0), total


def values(card: str) -> list[str]:
    """List what a card may stand for (ST2-34)."""
    strengths = {"J": STRENGTHS, "S": [10], "H": [1, 2, 3]}.get(card[0])
    if strengths is None:
        return [card]
    return [f"{colour}{number}" for colour in COLOURS for number in strengths]


def readings(cards: Iterable[str]) -> Iterator[tuple[str, ...]]:
    return product(*(values(card) for card in cards))


@cache
def own_rank(needs: str, cards: tuple[str, ...]) -> Rank:
    return max(rank(needs, reading) for reading in readings(cards))


def completions(cards: tuple[str, ...], size: int, free: frozenset[str]) -> Iterator[list[str]]:
    """Yield free cards that complete these; the best of each type of formation is among them."""
    missing = size - len(cards)
    by_strength = sorted(free, key=strength)
    yield by_strength[:missing]
    yield by_strength[len(by_strength) - missing :]
    for number in STRENGTHS:
        if all(strength(card) == number for card in cards):
            yield [card for card in by_strength if strength(card) == number][:missing]
    for colour in COLOURS:
        if all(card[0] == colour for card in cards):
            alike = [card for card in by_strength if card[0] == colour]
            if len(alike) >= missing:
                top = alike[len(alike) - missing :]
                yield top
                if classified((*cards, *top)) == "colour run":
                    yield from map(list, combinations(alike, missing))
            for start in range(13 - size):
                wanted = {f"{colour}{number}" for number in range(start, start + size)}
                if wanted.issuperset(cards) and wanted - set(cards) <= free:
                    yield sorted(wanted - set(cards))
    held = sorted(map(strength, cards))
    for start in range(13 - size):
        gaps = [number for number in range(start, start + size) if number not in held]
        if len(gaps) == missing:
            choices = [[card for card in by_strength if strength(card) == gap] for gap in gaps]
            # two of each are enough: one of them may make it a colour run
            yield from map(list, product(*(choice[:2] for choice in choices)))


@cache
def is_good(
    face: str,
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    free: frozenset[str],
    first: bool,
) -> bool:
    """Judge the claim of a complete formation."""
    size, needs = int(face[0]), face[2:]
    claimed = own_rank(needs, attackers)
    if len(defenders) == size:
        held = own_rank(needs, defenders)
        # the stronger formation decides (ST2-15), and of tied ones the earlier (ST2-16)
        return claimed > held or (claimed == held and first)
    if len(free) < size - len(defenders):
        return True  # too few free cards to complete the formation at all (ST2-17)
    # no completion with free cards can beat the attacker (ST2-17), as the cards lie (ST2-18)
    return not any(
        len(added) == size - len(defenders) and rank(needs, (*reading, *added)) > claimed
        for reading in readings(defenders)
        for added in completions(reading, size, free)
    )


class Table:
    def __init__(self, saved: dict[str, Any]) -> None:
        """Set up the table of a saved position."""
        self.tactics: bool = saved["tactics"]
        self.revenge = saved["match"] == "revenge"
        self.attacker: int = saved["attacker"]
        self.turn: int = saved["turn"]
        self.mover: int = saved["seat"]
        self.step: str = saved["phase"]
        self.action: str | None = saved["action"]
        self.picked: str | None = saved["held"]
        self.oiled: bool = saved["oiled"]
        self.cauldrons: int = saved["cauldrons"]
        self.damaged = set(saved["damaged"])
        self.wall: dict[tuple[int, int], list[str]] = {
            (seat, tile): list(saved["wall"][seat][tile - 1]) for seat in (0, 1) for tile in TILES
        }
        self.clock = 0
        self.completed: dict[tuple[int, int], int] = {}  # when, by `clock`
        for tile in TILES:
            first = saved["earlier"][tile - 1]
            for seat in sorted((0, 1), key=lambda seat: seat != first):
                if self.is_complete(seat, tile):
                    self.clock += 1
                    self.completed[seat, tile] = self.clock
        self.discard = list(saved["discard"])
        self.hands: list[list[str]] = [list(side["hand"]) for side in saved["sides"]]
        self.known = [list(side["known"]) for side in saved["sides"]]
        self.gifts = [list(side["given"]) for side in saved["sides"]]
        self.actions = [list(side["actions"]) for side in saved["sides"]]
        self.played = [side["tactics_played"] for side in saved["sides"]]
        self.deck = list(saved["siege_deck"])
        self.tactics_deck = list(saved["tactics_deck"])
        self.results: list[tuple[int, str, int, int]] = [
            (game["winner"], game["ending"], game["siege_deck_size"], game["strength"])
            for game in saved["games"]
        ]
        self.replays: int = saved["rounds"]
        self.winner: int | None = saved["winner"]
        self.ending: str | None = saved["ending"]
        self.chance: str | None = None  # what the last move shuffled: "deck" or "deal"

    # the table

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    @property
    def limit(self) -> int:
        return 7 if self.tactics else 6  # dealt to each player (ST2-3, ST2-30)

    def face(self, tile: int) -> str:
        return (DAMAGED if tile in self.damaged else INTACT)[tile]

    def size(self, tile: int) -> int:
        return int(self.face(tile)[0])

    def is_complete(self, seat: int, tile: int) -> bool:
        return len(self.wall[seat, tile]) == self.size(tile)

    def rooms(self, seat: int) -> list[int]:
        return [tile for tile in TILES if not self.is_complete(seat, tile)]

    def manned(self, seat: int) -> list[int]:
        return [tile for tile in TILES if self.wall[seat, tile]]

    def siege_discard(self) -> list[str]:
        return [card for card in self.discard if card in SIEGE]

    def free(self) -> frozenset[str]:
        """Siege cards that are neither on the wall nor discarded (ST2-17)."""
        seen = {card for pile in self.wall.values() for card in pile} | set(self.discard)
        return frozenset(SIEGE) - seen

    def claims(self) -> list[int]:
        """List the tiles where the attacker is complete (ST2-14) and the claim is valid."""
        found = []
        for tile in TILES:
            if self.is_complete(self.attacker, tile):
                ours = self.completed[self.attacker, tile]
                theirs = self.completed.get((self.defender, tile), ours + 1)
                if is_good(
                    self.face(tile),
                    tuple(self.wall[self.attacker, tile]),
                    tuple(self.wall[self.defender, tile]),
                    self.free(),
                    ours < theirs,
                ):
                    found.append(tile)
        return found

    # legal moves

    def legal(self) -> list[str]:
        if self.winner is not None:
            return []
        return {
            "playing": self.legal_playing,
            "drawing": self.legal_drawing,
            "choosing": self.legal_choosing,
            "placing": self.legal_placing,
            "giving": self.legal_giving,
        }[self.step]()

    def legal_playing(self) -> list[str]:
        found = []
        if self.mover == self.attacker:
            # the attacker may claim tiles (ST2-9) and retreat where they have cards (ST2-4)
            found += [f"C{tile}" for tile in self.claims()]
            found += [f"<{tile}" for tile in self.manned(self.mover)]
        elif self.cauldrons and not self.oiled:
            # the defender may pour one cauldron a turn, where the attacker has a card (ST2-5)
            found += [f"O{tile}" for tile in self.manned(self.attacker)]
        plays = self.plays()
        # a player who can play nothing passes (ST2-44), unless leaving a tile would help (ST2-10)
        if not plays and not (self.mover == self.attacker and self.helped_by_leaving()):
            plays = ["PASS"]
        return found + plays

    def plays(self) -> list[str]:
        seat = self.mover
        found = set()
        barred = self.played[seat] > self.played[1 - seat]  # at most one more (ST2-32)
        for card in self.hands[seat]:
            if card in SIEGE or (card in ELITES and not barred):
                name = card.rstrip("12") if card[0] == "J" else card
                # to the player's own side of a tile with room (ST2-6, ST2-34)
                found |= {f"{name}>{tile}" for tile in self.rooms(seat)}
        if not barred:
            for short, action in ACTIONS.items():
                if action in self.hands[seat] and self.has_target(action):
                    if action == "explosion":
                        tiles = {*self.manned(0), *self.manned(1)}
                        found |= {f"EXP>{tile}" for tile in tiles}
                    else:
                        found.add(short)
        return sorted(found)

    def has_target(self, action: str) -> bool:
        """An action without a possible target can't be played (ST2-36 … ST2-43)."""
        seat = self.mover
        theirs, room = self.manned(1 - seat), self.rooms(seat)
        return {
            "redeployment": bool(self.manned(seat)),
            "recruitment": bool(self.siege_discard() and room),
            "desertion": bool(theirs),
            "treason": bool(theirs and room),
            "explosion": bool(self.manned(seat) or theirs),
            "reinforcements": len(self.siege_discard()) >= 2,
            "swap": len(self.hands[seat]) + len(self.hands[1 - seat]) >= 2,
        }[action]

    def helped_by_leaving(self) -> bool:
        """Try every set of retreats and valid claims: would one let the attacker play (ST2-10)?"""
        claims = self.claims()
        for ways in product("-<C", repeat=7):
            chosen = {tile: way for tile, way in zip(TILES, ways, strict=True) if way != "-"}
            if not chosen or any(
                not self.wall[self.attacker, tile] or (way == "C" and tile not in claims)
                for tile, way in chosen.items()
            ):
                continue
            later = copy.deepcopy(self)
            for tile, way in chosen.items():
                later.clear(self.attacker, tile)
                if way == "C":
                    later.clear(self.defender, tile)
                    if tile in later.damaged or len(later.damaged) == 3:
                        return True  # it would even win
                    later.damaged.add(tile)
            if later.plays():
                return True
        return False

    def legal_drawing(self) -> list[str]:
        """Claim up to the draw (ST2-9), and draw from either deck (ST2-31, ST2-33)."""
        found = [f"C{tile}" for tile in self.claims()] if self.mover == self.attacker else []
        return found + ["D"] + (["T"] if self.deck and self.tactics_deck else [])

    def legal_choosing(self) -> list[str]:
        if self.action in ("recruitment", "reinforcements"):
            return [card for card in self.siege_discard() if card != self.picked]
        owner = self.mover if self.action == "redeployment" else 1 - self.mover
        return [
            f"J{tile}.{place}" if card[0] == "J" else card
            for tile in TILES
            for place, card in enumerate(self.wall[owner, tile], 1)
        ]

    def legal_placing(self) -> list[str]:
        tiles = self.rooms(self.mover)
        if self.action == "redeployment":
            tiles = [tile for tile in tiles if self.picked not in self.wall[self.mover, tile]]
            return [f">{tile}" for tile in tiles] + [">X"]
        return [f">{tile}" for tile in tiles]

    def legal_giving(self) -> list[str]:
        names = {action: short for short, action in ACTIONS.items()}
        left = [card for card in self.hands[self.mover] if card not in self.gifts[self.mover]]
        return sorted({"J" if card[0] == "J" else names.get(card, card) for card in left})

    # moves

    def play(self, move: str) -> None:
        assert move in self.legal()
        self.chance = None
        self.make(move)

    def make(self, move: str) -> None:
        if self.step == "giving":
            self.give(move)
        elif self.step == "choosing":
            self.choose(move)
        elif move == ">X":
            assert self.picked
            self.leave(self.picked)
            self.discard.append(self.picked)
            self.to_draw()
        elif move[0] == ">":
            self.put_picked(int(move[1]))
        elif move == "PASS":
            if len(self.hands[self.mover]) < self.limit:
                self.to_draw()
            else:
                self.next_turn()  # only a hand below the limit draws (ST2-44)
        elif move in ("D", "T"):
            self.draw(move)
        elif move[0] == "<":
            self.clear(self.mover, int(move[1]))  # all own cards are discarded (ST2-4)
        elif move[0] == "O":
            # the attacker's card nearest the wall is discarded (ST2-5)
            tile = int(move[1])
            self.discard.append(self.remove(self.attacker, tile, 0))
            self.cauldrons -= 1
            self.oiled = True
        elif move[0] == "C":
            self.claim(int(move[1]))
        elif move in ACTIONS:
            self.act(ACTIONS[move])
        else:
            self.play_to_tile(*move.split(">"))

    def play_to_tile(self, name: str, tile: str) -> None:
        if name == "EXP":
            self.spend("explosion")  # all cards on both sides are discarded (ST2-40)
            self.clear(0, int(tile))
            self.clear(1, int(tile))
        else:
            card = self.joker() if name == "J" else name
            self.hands[self.mover].remove(card)
            self.unlearn(self.mover, card)
            if card in ELITES:
                self.played[self.mover] += 1
            self.put(self.mover, int(tile), card)
        self.to_draw()

    def joker(self, besides: Iterable[str] = ()) -> str:
        """Return a joker of the hand, one that the opponent knows if there is one.

        Nobody can tell the two apart.
        """
        held = [c for c in self.hands[self.mover] if c[0] == "J" and c not in besides]
        return min(held, key=lambda card: (card not in self.known[self.mover], card))

    def unlearn(self, seat: int, card: str) -> None:
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def put(self, seat: int, tile: int, card: str) -> None:
        pile, opposite = self.wall[seat, tile], self.wall[1 - seat, tile]
        pile.append(card)
        # a 0 and the 11 of its colour clash: both are discarded (ST2-7)
        if card in SIEGE and strength(card) in (0, 11):
            foe = f"{card[0]}{11 - strength(card)}"
            if foe in opposite:
                self.remove(1 - seat, tile, opposite.index(foe))
                self.remove(seat, tile, len(pile) - 1)
                self.discard += [card, foe]
                return
        if self.is_complete(seat, tile):
            self.clock += 1
            self.completed[seat, tile] = self.clock  # it counts from its last completion (ST2-16)

    def remove(self, seat: int, tile: int, place: int) -> str:
        self.completed.pop((seat, tile), None)
        return self.wall[seat, tile].pop(place)

    def clear(self, seat: int, tile: int) -> None:
        self.discard += self.wall[seat, tile]
        self.wall[seat, tile] = []
        self.completed.pop((seat, tile), None)

    def leave(self, card: str) -> None:
        """Take a card from wherever it lies on the wall."""
        for (seat, tile), pile in self.wall.items():
            if card in pile:
                self.remove(seat, tile, pile.index(card))

    def claim(self, tile: int) -> None:
        """Turn the tile over and discard all cards there (ST2-20); it may win (ST2-21)."""
        again = tile in self.damaged
        self.clear(0, tile)
        self.clear(1, tile)
        self.damaged.add(tile)
        if again:
            self.finish(self.attacker, "tile-broken")
        elif len(self.damaged) == 4:
            self.finish(self.attacker, "four-tiles-damaged")
        elif self.step == "drawing":
            self.to_draw()

    def to_draw(self) -> None:
        self.step, self.action, self.picked = "drawing", None, None
        if self.legal_drawing() == ["D"]:
            self.draw("D")

    def draw(self, move: str) -> None:
        if not self.deck:
            # a siege card must be drawn and there is none (ST2-22, ST2-33)
            self.finish(self.defender, "siege-deck-empty")
            return
        deck = self.deck if move == "D" else self.tactics_deck
        self.hands[self.mover].append(deck.pop())
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = self.mover = 1 - self.turn
        self.step, self.oiled = "playing", False
        if self.mover == self.defender and not self.rooms(self.defender):
            # all the defender's tiles are full at the start of their turn (ST2-23)
            self.finish(self.defender, "wall-held")

    def finish(self, winner: int, ending: str) -> None:
        self.ending = ending
        if not self.revenge:
            self.winner = winner
            return
        strong = 7 - len(self.damaged) + self.cauldrons
        self.results.append((winner, ending, len(self.deck), strong))
        if len(self.results) == 2:
            self.winner = self.champion()
            if self.winner is not None:
                return
            self.results = []  # a tied match is replayed, both games (ST2-24)
            self.replays += 1
        self.chance = "deal"

    def champion(self) -> int | None:
        """Return who won both games, or won their game better; None if it is tied (ST2-24)."""
        first, second = self.results
        if first[0] == second[0]:
            return first[0]
        by_attackers = second[1] in ("tile-broken", "four-tiles-damaged")
        better = 2 if by_attackers else 3
        if first[better] == second[better]:
            return None
        return max(first, second, key=lambda result: result[better])[0]

    # actions

    def spend(self, action: str) -> None:
        """Lay an action beside its player (ST2-35)."""
        self.hands[self.mover].remove(action)
        self.unlearn(self.mover, action)
        self.actions[self.mover].append(action)
        self.played[self.mover] += 1

    def act(self, action: str) -> None:
        self.spend(action)
        self.action = action
        if action == "swap":
            self.step = "giving"
            self.give_all_of_few()
        else:
            self.step = "choosing"
            self.go_on_alone()

    def go_on_alone(self) -> None:
        moves = self.legal()
        if len(moves) == 1:
            self.make(moves[0])

    def choose(self, move: str) -> None:
        card = move
        if move[0] == "J":
            owner = self.mover if self.action == "redeployment" else 1 - self.mover
            card = self.wall[owner, int(move[1])][int(move[3]) - 1]
        if self.action == "desertion":  # the card is discarded (ST2-38)
            self.leave(card)
            self.discard.append(card)
            self.to_draw()
        elif self.action == "reinforcements" and self.picked:  # both go back (ST2-41)
            for back in (self.picked, card):
                self.discard.remove(back)
                self.deck.append(back)
            self.chance = "deck"
            self.to_draw()
        else:
            self.picked = card
            if self.action != "reinforcements":
                self.step = "placing"
            self.go_on_alone()

    def put_picked(self, tile: int) -> None:
        """Put the chosen card on the mover's side; it counts as played there (ST2-43)."""
        assert self.picked
        if self.action == "recruitment":
            self.discard.remove(self.picked)
        else:
            self.leave(self.picked)
        self.put(self.mover, tile, self.picked)
        self.to_draw()

    def give_all_of_few(self) -> None:
        """A player with no more than three cards gives all of them (ST2-42)."""
        if len(self.hands[self.mover]) <= 3:
            self.gifts[self.mover] = list(self.hands[self.mover])
            self.gift_is_whole()

    def give(self, move: str) -> None:
        gift = self.gifts[self.mover]
        gift.append(self.joker(gift) if move == "J" else ACTIONS.get(move, move))
        if len(gift) == 3:
            self.gift_is_whole()

    def gift_is_whole(self) -> None:
        if self.mover == self.turn:
            self.mover = 1 - self.mover
            self.give_all_of_few()
            return
        for seat in (0, 1):
            for card in self.gifts[seat]:
                self.hands[seat].remove(card)
                self.unlearn(seat, card)
        for seat in (0, 1):
            # from then on each player knows these cards (ST2-42)
            self.hands[seat] += self.gifts[1 - seat]
            self.known[seat] += self.gifts[1 - seat]
        self.gifts = [[], []]
        self.mover = self.turn
        self.to_draw()

    # for the tests

    def public(self) -> dict[str, Any]:
        """Return the table in the shape of `kept`."""
        return {
            "attacker": self.attacker,
            "turn": self.turn,
            "seat": self.mover,
            "phase": self.step,
            "action": self.action,
            "held": self.picked,
            "oiled": self.oiled,
            "cauldrons": self.cauldrons,
            "damaged": sorted(self.damaged),
            "wall": [[self.wall[seat, tile] for tile in TILES] for seat in (0, 1)],
            "earlier": [self.first_complete(tile) for tile in TILES],
            "discard": Counter(self.discard),
            "hands": [Counter(hand) for hand in self.hands],
            "known": [Counter(known) for known in self.known],
            "given": [Counter(gift) for gift in self.gifts],
            "actions": [Counter(actions) for actions in self.actions],
            "played": self.played,
            "siege_deck": self.deck,
            "tactics_deck": self.tactics_deck,
            "games": self.results,
            "rounds": self.replays,
            "winner": self.winner,
            "ending": self.ending,
        }

    def first_complete(self, tile: int) -> int | None:
        times = {
            self.completed[seat, tile]: seat for seat in (0, 1) if (seat, tile) in self.completed
        }
        return times[min(times)] if times else None

    def adopt(self, saved: dict[str, Any]) -> None:
        """Take what chance decided from a saved position, if it could have."""
        if self.chance == "deck":
            drawer = 1 - self.turn
            has_drawn = self.step != "drawing"
            if has_drawn:
                self.deck.append(self.hands[drawer].pop())
            pool = Counter(self.deck)
            self.deck = list(saved["siege_deck"])
            drawn = list((pool - Counter(self.deck)).elements())
            assert len(drawn) == has_drawn
            assert Counter(self.deck + drawn) == pool
            self.hands[drawer] += drawn
        elif self.chance == "deal":
            fresh = Table(saved)
            assert fresh.attacker == fresh.turn == 1 - self.attacker
            assert (fresh.results, fresh.replays) == (self.results, self.replays)
            assert fresh.damaged == set()
            assert fresh.cauldrons == 3
            assert not any(fresh.wall.values())
            dealt = [len(hand) for hand in fresh.hands]
            assert dealt == [self.limit, self.limit]
            cards = fresh.hands[0] + fresh.hands[1] + fresh.deck
            assert Counter(cards) == Counter(SIEGE)
            vars(self).update(vars(fresh))


def kept(saved: dict[str, Any]) -> dict[str, Any]:
    """Return as much of a saved position as a table keeps, with no order where none matters."""
    sides = saved["sides"]
    return {
        **{name: saved[name] for name in Table(saved).public() if name in saved},
        "discard": Counter(saved["discard"]),
        "hands": [Counter(side["hand"]) for side in sides],
        "known": [Counter(side["known"]) for side in sides],
        "given": [Counter(side["given"]) for side in sides],
        "actions": [Counter(side["actions"]) for side in sides],
        "played": [side["tactics_played"] for side in sides],
        "games": [
            (game["winner"], game["ending"], game["siege_deck_size"], game["strength"])
            for game in saved["games"]
        ],
    }


def sequences(table: Table, depth: int) -> int:
    """Count the sequences of this many moves; one that ends earlier counts too."""
    moves = table.legal() if depth else []
    total = 0
    for move in moves:
        branch = copy.deepcopy(table)
        branch.play(move)
        assert branch.chance is None, "a shuffle can't be counted"
        total += sequences(branch, depth - 1)
    return total if moves else 1
