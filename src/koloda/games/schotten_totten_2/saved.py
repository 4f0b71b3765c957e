"""A position as JSON and back; what comes back is checked card by card."""

from collections.abc import Iterable
from typing import Any, Never

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.rng import restored
from koloda.games.schotten_totten_2 import cards, revenge
from koloda.games.schotten_totten_2.codes import (
    BROKEN_TWICE,
    CHOOSING,
    DECK_EMPTY,
    DRAWING,
    ENDINGS,
    FOUR_DAMAGED,
    GIFT,
    GIVING,
    PHASES,
    PLACING,
    PLAYING,
    WALL_FULL,
)
from koloda.games.schotten_totten_2.position import Position
from koloda.games.schotten_totten_2.wall import CAPACITY, TILES

NAMES = [cards.text(card) for card in range(cards.CARDS)]
NAMES[cards.JOKERS[0]] = "J1"  # each joker is a card of its own here
NAMES[cards.JOKERS[1]] = "J2"
NUMBERS = {name: card for card, name in enumerate(NAMES)}

MATCHES = ("single", "revenge")
SIEGE = (1 << cards.SIEGE_CARDS) - 1
ACTIONS = 0b1111111 << cards.FIRST_ACTION
ELITES = 0b1111 << cards.SIEGE_CARDS
NUMBER_OF_ORIGINS = 8


def save(position: Position) -> Saved:
    whole = position.observer < 0
    return {
        "game": "schotten-totten-2",
        "seen_by": None if whole else position.observer,
        "tactics": bool(position.has_tactics),
        "match": MATCHES[position.is_match],
        "attacker": position.attacker,
        "turn": position.turn,
        "seat": position.seat,
        "phase": PHASES[position.phase],
        "action": cards.ACTIONS[position.action] if position.action >= 0 else None,
        "held": NAMES[position.held] if position.held >= 0 else None,
        "oiled": bool(position.oiled),
        "cauldrons": position.cauldrons,
        "damaged": [tile + 1 for tile in bits.listed(position.damaged)],
        "revealed": position.revealed,
        "winner": None if position.winner < 0 else position.winner,
        "ending": ENDINGS[position.ending],
        "wall": [
            [names(position.cards_at(seat, tile)) for tile in range(TILES)] for seat in (0, 1)
        ],
        "earlier": [None if seat < 0 else seat for seat in position.earlier],
        "discard": set_names(position.discard, position.fallen),
        "sides": [saved_side(position, seat) for seat in (0, 1)],
        "siege_deck_size": position.siege_deck_size,
        "siege_deck": names(position.decks()[0]) if whole else None,
        "tactics_deck_size": position.tactics_deck_size,
        "tactics_deck": names(position.decks()[1]) if whole else None,
        "returned": set_names(position.returned),
        "rounds": position.rounds,
        "games": [
            {
                "winner": winner,
                "ending": ENDINGS[ending],
                "siege_deck_size": left,
                "strength": strength,
            }
            for winner, ending, left, strength in position.past_games()
        ],
        "rng": position.rng.save() if position.rng else None,
    }


def saved_side(position: Position, seat: int) -> dict[str, Any]:
    is_open = position.observer in (-1, seat)
    return {
        "siege_size": position.siege_size[seat],
        "tactics_size": position.tactics_size[seat],
        "hand": set_names(position.siege[seat], position.tactics[seat]) if is_open else None,
        "known": set_names(position.known[seat], position.known_tactics[seat]),
        "given_size": position.given_size[seat],
        "given": set_names(position.given[seat], position.given_tactics[seat]) if is_open else None,
        "actions": set_names(0, position.used[seat]),
        "tactics_played": position.played[seat],
        "origins": list(position.origins[seat]),
    }


def names(numbers: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in numbers]


def set_names(siege: int, tactics: int = 0) -> list[str]:
    return names(bits.listed(siege | tactics << cards.SIEGE_CARDS))


def load(saved: Saved) -> Position:
    position = Reader(saved).position()
    check_choice(position)
    return position


class Reader:
    """Takes a saved position apart; whatever can't be is refused by the name of its field."""

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.observer: int | None = saved["seen_by"]
        self.tactics = truth(saved, "tactics")
        self.limit = 7 if self.tactics else 6
        self.attacker = number(saved, "attacker", 0, 1)
        self.turn = number(saved, "turn", 0, 1)
        self.seat = number(saved, "seat", 0, 1)
        self.phase = PHASES.index(one_of(saved, "phase", PHASES))
        action = one_of(saved, "action", (*cards.ACTIONS, None))
        self.action = -1 if action is None else cards.ACTIONS.index(action)
        self.held = -1 if saved.get("held") is None else card(saved.get("held"), "held")
        self.damaged = self.read_damaged()
        self.wall = self.read_wall()
        self.discard = gathered(saved, "discard", SIEGE | ELITES)
        sides = pair(saved, "sides")
        for side in sides:
            if not isinstance(side, dict):
                refuse("sides", "each must be an object")
        self.sides: list[dict[str, Any]] = [self.read_side(seat, sides[seat]) for seat in (0, 1)]
        self.decks = [self.read_deck("siege_deck", 60), self.read_deck("tactics_deck", 11)]
        self.ending = ENDINGS.index(one_of(saved, "ending", ENDINGS))
        self.winner = -1 if saved.get("winner") is None else number(saved, "winner", 0, 1)
        self.past = self.read_past()

    def position(self) -> Position:
        self.check_cards()
        self.check_formations()
        self.check_hands()
        self.check_tactics()
        self.check_phase()
        self.check_end()
        saved = self.saved
        is_match = one_of(saved, "match", MATCHES) == "revenge"
        position = Position(self.tactics, is_match)
        position.restore(
            {
                "observer": -1 if self.observer is None else self.observer,
                "attacker": self.attacker,
                "turn": self.turn,
                "seat": self.seat,
                "phase": self.phase,
                "action": self.action,
                "held": self.held,
                "oiled": int(self.read_oiled()),
                "cauldrons": number(saved, "cauldrons", 0, 3),
                "damaged": self.damaged,
                "revealed": number(saved, "revealed", 0, 2**31 - 1),
                "winner": self.winner,
                "ending": self.ending,
                "discard": self.discard & SIEGE,
                "fallen": self.discard >> cards.SIEGE_CARDS,
                "returned": self.read_returned(),
                "rounds": number(saved, "rounds", 0, 2**31 - 1 if is_match else 0),
                "games": len(self.past),
                "siege_deck_size": saved["siege_deck_size"],
                "tactics_deck_size": saved["tactics_deck_size"],
            },
            [
                {
                    **side,
                    **{name: side[name] & SIEGE for name in ("siege", "known", "given")},
                }
                for side in self.sides
            ],
            self.wall,
            self.read_earlier(),
            self.decks,
            [*self.past, *[(0, 0, 0, 0)] * (2 - len(self.past))],
            self.read_rng(),
        )
        self.check_match(position)
        return position

    # reading

    def read_damaged(self) -> int:
        tiles = self.saved.get("damaged")
        if not isinstance(tiles, list) or len(tiles) > 4:
            refuse("damaged", "must be a list of at most four tiles")
        for tile in tiles:
            if type(tile) is not int or not 1 <= tile <= TILES or tiles.count(tile) > 1:
                refuse("damaged", f"{tile!r} is no tile from 1 to {TILES}, or is there twice")
        return bits.gathered(tile - 1 for tile in tiles)

    def capacity(self, tile: int) -> int:
        return CAPACITY[2 * tile + (self.damaged >> tile & 1)]

    def read_wall(self) -> list[list[list[int]]]:
        wall = []
        for side in pair(self.saved, "wall"):
            if not isinstance(side, list) or len(side) != TILES:
                refuse("wall", f"each side must be a list of {TILES}")
            wall.append([card_list(lying, "wall", SIEGE | ELITES) for lying in side])
            for tile, lying in enumerate(wall[-1]):
                if len(lying) > self.capacity(tile):
                    refuse("wall", f"tile {tile + 1} takes {self.capacity(tile)} cards a side")
        return wall

    def read_side(self, seat: int, side: dict[str, Any]) -> dict[str, Any]:
        is_open = self.observer in (None, seat)
        for name in ("hand", "given"):
            if not is_open and side.get(name) is not None:
                refuse(name, "hidden from whoever sees this")
        hand = gathered(side, "hand") if is_open else 0
        known = gathered(side, "known")
        given = gathered(side, "given") if is_open else 0
        origins = side.get("origins")
        if not isinstance(origins, list) or len(origins) != NUMBER_OF_ORIGINS:
            refuse("origins", f"must be a list of {NUMBER_OF_ORIGINS} numbers")
        for origin in origins:
            if type(origin) is not int or not 0 <= origin <= 2**53:
                refuse("origins", f"{origin!r} is no whole number from 0 to 2**53")
        return {
            "siege_size": number(side, "siege_size", 0, self.limit),
            "tactics_size": number(side, "tactics_size", 0, self.limit),
            "hand": hand,
            "siege": hand,
            "tactics": hand >> cards.SIEGE_CARDS,
            "known": known,
            "known_tactics": known >> cards.SIEGE_CARDS,
            "given": given,
            "given_tactics": given >> cards.SIEGE_CARDS,
            "given_size": number(side, "given_size", 0, GIFT),
            "used": gathered(side, "actions", ACTIONS) >> cards.SIEGE_CARDS,
            "played": number(side, "tactics_played", 0, 11),
            "origins": origins,
        }

    def read_deck(self, name: str, most: int) -> list[int]:
        size = number(self.saved, f"{name}_size", 0, most)
        if self.observer is not None:
            if self.saved.get(name) is not None:
                refuse(name, "hidden from whoever sees this")
            return []
        allowed = SIEGE if most == cards.SIEGE_CARDS else ACTIONS | ELITES
        deck = card_list(self.saved.get(name), name, allowed)
        if len(deck) != size:
            refuse(name, f"has {len(deck)} cards, but {name}_size is {size}")
        return deck

    def read_past(self) -> list[tuple[int, int, int, int]]:
        games = self.saved.get("games")
        if not isinstance(games, list) or len(games) > 2:
            refuse("games", "must be a list of at most two")
        past = []
        for game in games:
            if not isinstance(game, dict):
                refuse("games", "each must be an object")
            past.append(
                (
                    number(game, "winner", 0, 1),
                    ENDINGS.index(one_of(game, "ending", ENDINGS[1:])),
                    number(game, "siege_deck_size", 0, 60),
                    number(game, "strength", 0, TILES + 3),
                )
            )
        return past

    def read_earlier(self) -> list[int]:
        earlier = self.saved.get("earlier")
        if not isinstance(earlier, list) or len(earlier) != TILES:
            refuse("earlier", f"must be a list of {TILES}")
        read = []
        for tile, seat in enumerate(earlier):
            complete: list[int | None] = [
                owner for owner in (0, 1) if len(self.wall[owner][tile]) == self.capacity(tile)
            ]
            if type(seat) not in (int, type(None)) or seat not in (complete or [None]):
                refuse("earlier", f"{seat!r} has no complete formation at tile {tile + 1}")
            read.append(-1 if seat is None else seat)
        return read

    def read_oiled(self) -> bool:
        oiled = truth(self.saved, "oiled")
        if oiled and (self.turn == self.attacker or self.saved["cauldrons"] == 3):
            refuse("oiled", "nobody threw a cauldron in this turn")
        return oiled

    def read_returned(self) -> int:
        """The two cards of reinforcements while they are unseen; `origins` must fit them."""
        returned = gathered(self.saved, "returned", SIEGE)
        if returned & (self.lying() | self.discard) or bits.count(returned) > 2:
            refuse("returned", "at most two cards that nobody has seen since")
        reinforcements = 1 << 4 + cards.ACTIONS.index("reinforcements")
        if returned and not (self.sides[0]["used"] | self.sides[1]["used"]) & reinforcements:
            refuse("returned", "nobody has played reinforcements")
        for seat, side in enumerate(self.sides):
            known = bits.count(side["known"] & SIEGE)
            possible = [old for old, courses in enumerate(side["origins"]) if courses]
            most = side["siege_size"] - known
            if self.observer in (None, seat):
                most -= bits.count(returned & side["hand"] & ~side["known"])
            if bool(possible) != bool(returned):
                refuse("origins", "must be there exactly while returned cards are unseen")
            if possible and (possible[-1] > side["siege_size"] - known or possible[0] > most):
                refuse("origins", f"seat {seat} can't have held so many cards since before")
        return returned

    def read_rng(self) -> str | None:
        rng = self.saved.get("rng")
        if self.observer is not None:
            if rng is not None:
                refuse("rng", "hidden from whoever sees this")
            return None
        if not self.tactics and self.saved["match"] == "single":
            if rng is not None:
                refuse("rng", "nothing will be shuffled")
            return None
        try:
            return restored(rng).save()  # type: ignore[arg-type]  # it checks its argument
        except ValueError as error:
            refuse("rng", str(error))

    # checks

    def lying(self) -> int:
        return bits.gathered(card for side in self.wall for lying in side for card in lying)

    def check_cards(self) -> None:
        """Every card is once in a hand, a deck, on the wall, discarded or beside a player."""
        seen: set[int] = set()
        used = (self.sides[0]["used"] | self.sides[1]["used"]) << cards.SIEGE_CARDS
        if self.sides[0]["used"] & self.sides[1]["used"]:
            refuse("actions", "one card beside both players")
        places = [
            *(lying for side in self.wall for lying in side),
            bits.listed(self.discard),
            bits.listed(used),
            *(bits.listed(side["hand"]) for side in self.sides),
            *self.decks,
        ]
        if self.observer is not None:
            places.append(bits.listed(self.sides[1 - self.observer]["known"]))
        for place in places:
            for number in place:
                if number in seen:
                    refuse("cards", f"{NAMES[number]} is there twice")
                seen.add(number)
        siege = sum(number < cards.SIEGE_CARDS for number in seen)
        tactics = len(seen) - siege
        if self.observer is not None:
            other = self.sides[1 - self.observer]
            siege += other["siege_size"] - bits.count(other["known"] & SIEGE)
            siege += self.saved["siege_deck_size"]
            tactics += other["tactics_size"] - bits.count(other["known"] >> cards.SIEGE_CARDS)
            tactics += self.saved["tactics_deck_size"]
        wanted = 11 if self.tactics else 0
        if siege != cards.SIEGE_CARDS or tactics != wanted:
            refuse(
                "cards",
                f"there must be {cards.SIEGE_CARDS} siege and {wanted} tactics cards, "
                f"not {siege} and {tactics}",
            )

    def check_formations(self) -> None:
        """ST2-7: a 0 and the 11 of its colour never lie opposite each other."""
        for tile in range(TILES):
            for seat in (0, 1):
                for zero in self.wall[seat][tile]:
                    is_zero = zero < cards.SIEGE_CARDS and cards.strength(zero) == 0
                    if is_zero and zero + 11 in self.wall[1 - seat][tile]:
                        refuse("wall", f"{NAMES[zero]} and {NAMES[zero + 11]} clash (ST2-7)")

    def check_hands(self) -> None:
        for seat, side in enumerate(self.sides):
            size = side["siege_size"] + side["tactics_size"]
            most = self.limit
            if seat == self.turn and self.phase != PLAYING:
                most -= 1
            if size > most:
                refuse("hand", f"seat {seat} has {size} cards; {most} are allowed now")
            hand, known, given = side["hand"], side["known"], side["given"]
            if bits.count(known & SIEGE) > side["siege_size"] or (
                bits.count(known >> cards.SIEGE_CARDS) > side["tactics_size"]
            ):
                refuse("known", f"seat {seat} has fewer cards")
            if self.observer not in (None, seat):
                continue
            if (bits.count(hand & SIEGE), bits.count(hand >> cards.SIEGE_CARDS)) != (
                side["siege_size"],
                side["tactics_size"],
            ):
                refuse("hand", f"seat {seat}'s hand is not of siege_size and tactics_size")
            if known & ~hand:
                refuse("known", f"seat {seat} doesn't hold these")
            if given & ~hand or bits.count(given) != side["given_size"]:
                refuse("given", f"seat {seat} doesn't hold these, or given_size is wrong")
            jokers = given & 0b11 << cards.SIEGE_CARDS
            if bits.count(jokers) == 1:
                first = hand & 0b11 << cards.SIEGE_CARDS
                first = first & known or first
                if jokers != first & -first:
                    refuse("given", "of two jokers the one that the other knows, or the first")

    def check_tactics(self) -> None:
        """ST2-32, and no more tactics cards on the table than were played."""
        played = [side["played"] for side in self.sides]
        table = bits.count(self.sides[0]["used"] | self.sides[1]["used"])
        table += bits.count((self.lying() | self.discard) >> cards.SIEGE_CARDS)
        if sum(played) != table or abs(played[0] - played[1]) > 1:
            refuse("tactics_played", f"{played} don't fit the {table} tactics cards on the table")
        for side in self.sides:
            if bits.count(side["used"]) > side["played"]:
                refuse("tactics_played", "fewer than the actions beside the player")

    def check_phase(self) -> None:
        action = cards.ACTIONS[self.action] if self.action >= 0 else None
        phases = {
            None: (PLAYING, DRAWING),
            "redeployment": (CHOOSING, PLACING),
            "recruitment": (CHOOSING, PLACING),
            "treason": (CHOOSING, PLACING),
            "desertion": (CHOOSING,),
            "reinforcements": (CHOOSING,),
            "explosion": (),
            "swap": (GIVING,),
        }
        if self.phase not in phases[action]:
            refuse("phase", f"{PHASES[self.phase]} is no step of {action or 'a turn'}")
        if action and not self.sides[self.turn]["used"] >> 4 + self.action & 1:
            refuse("action", f"{action} is not beside seat {self.turn}")
        if self.phase != GIVING:
            if self.seat != self.turn:
                refuse("seat", "another's turn")
            if any(side["given_size"] for side in self.sides):
                refuse("given", "there is no swap")
        else:
            self.check_swap()
        sources = {
            "redeployment": [n for lying in self.wall[self.turn] for n in lying],
            "treason": [n for lying in self.wall[1 - self.turn] for n in lying],
        }.get(action or "", bits.listed(self.discard & SIEGE))
        if self.held >= 0 and self.held not in sources:
            refuse("held", f"{NAMES[self.held]} can't be chosen")
        may_hold = self.phase == PLACING or action == "reinforcements"
        if (self.held >= 0 and not may_hold) or (self.held < 0 and self.phase == PLACING):
            refuse("held", "must be there exactly while a chosen card waits for its place")

    def check_swap(self) -> None:
        giver, other = self.sides[self.seat], self.sides[1 - self.seat]
        if giver["siege_size"] + giver["tactics_size"] <= GIFT or giver["given_size"] == GIFT:
            refuse("given", f"seat {self.seat} has nothing to choose")
        all_of_it = min(GIFT, other["siege_size"] + other["tactics_size"])
        if other["given_size"] != (0 if self.seat == self.turn else all_of_it):
            refuse("given", f"seat {1 - self.seat} can't have chosen so many")

    def check_end(self) -> None:
        defender = 1 - self.attacker
        full = all(len(self.wall[defender][tile]) == self.capacity(tile) for tile in range(TILES))
        held = self.turn == defender and self.phase == PLAYING and full
        four = bits.count(self.damaged) == 4
        broken = any(
            self.damaged >> tile & 1 and not self.wall[0][tile] and not self.wall[1][tile]
            for tile in range(TILES)
        )
        attacked = self.turn == self.attacker and self.phase in (PLAYING, DRAWING)
        possible = {
            0: not four and not held,
            BROKEN_TWICE: broken and not four and attacked,
            FOUR_DAMAGED: four and attacked,
            DECK_EMPTY: self.phase == DRAWING and self.saved["siege_deck_size"] == 0 and not four,
            WALL_FULL: held and not four,
        }
        if not possible[self.ending]:
            refuse("ending", f"{ENDINGS[self.ending]!r} is not how things stand")
        is_match = one_of(self.saved, "match", MATCHES) == "revenge"
        if is_match and (len(self.past) == 2) != (self.ending != 0):
            refuse("games", "not as many as are over")
        if self.ending and self.winner < 0:
            refuse("winner", "somebody has won")

    def check_match(self, position: Position) -> None:
        over = self.ending != 0
        if not position.is_match:
            if self.past:
                refuse("games", "a single game has none before it")
            attackers = self.ending in (BROKEN_TWICE, FOUR_DAMAGED)
            winner = (self.attacker if attackers else 1 - self.attacker) if over else -1
        else:
            for i, (winner, ending, _, _) in enumerate(self.past):
                attacker = self.attacker ^ ((len(self.past) - over - i) & 1)
                if (winner == attacker) != (ending in (BROKEN_TWICE, FOUR_DAMAGED)):
                    refuse("games", f"game {i + 1} can't have ended so for seat {winner}")
            winner = revenge.champion(position) if over else -1
            strength = TILES - bits.count(self.damaged) + position.cauldrons
            if over and self.past[1][1:] != (self.ending, position.siege_deck_size, strength):
                refuse("games", "the second is not as it stands on the table")
            if over and winner < 0:
                refuse("games", "a level match is replayed (ST2-24)")
        if self.winner != winner:
            refuse("winner", "nobody has won" if winner < 0 else f"seat {winner} has won")


def check_choice(position: Position) -> None:
    """Steps that leave no choice are carried out by themselves."""
    phase = position.phase
    if phase in (DRAWING, CHOOSING, PLACING) and 0 < len(position.legal_moves()) < 2:
        refuse("phase", f"{PHASES[phase]} would leave no choice")


def refuse(field: str, reason: str) -> Never:
    raise InvalidPosition(f"{field}: {reason}")


def number(saved: dict[str, Any], name: str, low: int, high: int) -> int:
    value = saved.get(name)
    if type(value) is not int or not low <= value <= high:
        refuse(name, f"must be a whole number from {low} to {high}, not {value!r}")
    return value


def truth(saved: dict[str, Any], name: str) -> bool:
    value = saved.get(name)
    if type(value) is not bool:
        refuse(name, "must be true or false")
    return value


def one_of(saved: dict[str, Any], name: str, allowed: Iterable[str | None]) -> Any:
    value = saved.get(name)
    if type(value) not in (str, type(None)) or value not in tuple(allowed):
        refuse(name, f"{value!r} is none of {', '.join(map(str, allowed))}")
    return value


def pair(saved: dict[str, Any], name: str) -> list[Any]:
    value = saved.get(name)
    if not isinstance(value, list) or len(value) != 2:
        refuse(name, "must be a list of two")
    return value


def card(value: Any, name: str) -> int:
    if not isinstance(value, str) or value not in NUMBERS:
        refuse(name, f"{value!r} is no card")
    return NUMBERS[value]


def card_list(value: Any, name: str, allowed: int = SIEGE | ELITES | ACTIONS) -> list[int]:
    if not isinstance(value, list):
        refuse(name, "must be a list of cards")
    found = [card(text, name) for text in value]
    for number in found:
        if not allowed >> number & 1:
            refuse(name, f"{NAMES[number]} can't be there")
    return found


def gathered(saved: dict[str, Any], name: str, allowed: int = SIEGE | ELITES | ACTIONS) -> int:
    """A list of cards as a set; each once."""
    found = card_list(saved.get(name), name, allowed)
    members = bits.gathered(found)
    if bits.count(members) != len(found):
        refuse(name, "a card is there twice")
    return members
