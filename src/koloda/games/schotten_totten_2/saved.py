"""A position as JSON and back.

Only this module decides whether a position is possible: `FIELDS.read` checks each field on its own,
and the functions below check that the fields fit together.
"""

from typing import Never

from koloda.engine import bits
from koloda.engine.contract import Saved
from koloda.engine.errors import InvalidPosition
from koloda.engine.fields import OBSERVER, Values
from koloda.games.schotten_totten_2 import cards, codes, knowledge, revenge, wall
from koloda.games.schotten_totten_2.fields import FIELDS, NAMES
from koloda.games.schotten_totten_2.position import Position

save = FIELDS.save

ATTACKER_WINS = (codes.CLAIMED_AGAIN, codes.FOUR_DAMAGED)

STEPS = {
    -1: (codes.PLAYING, codes.DRAWING),
    codes.REDEPLOYMENT: (codes.CHOOSING, codes.PLACING),
    codes.RECRUITMENT: (codes.CHOOSING, codes.PLACING),
    codes.DESERTION: (codes.CHOOSING,),
    codes.TREASON: (codes.CHOOSING, codes.PLACING),
    codes.EXPLOSION: (),
    codes.REINFORCEMENTS: (codes.CHOOSING,),
    codes.SWAP: (codes.GIVING,),
}
"""The phases in which each action waits for a choice; -1: those without an action."""


def load(saved: Saved) -> Position:
    values = FIELDS.read(saved)
    check_wall(values)
    check_cards(values)
    for seat in range(2):
        check_hand(values, seat)
    check_tactics(values)
    check_phase(values)
    check_end(values)
    check_oiled(values)
    check_returned(values)
    check_chance(values)
    check_match(values)
    position = restored(values)
    check_champion(position)
    if values["phase"] in (codes.DRAWING, codes.CHOOSING, codes.PLACING):
        check_choice(position)
    return position


def refuse(field: str, reason: str) -> Never:
    raise InvalidPosition(f"{field}: {reason}")


# sets hold siege and tactics cards together, more than 64 bits


def siege_in(members: int) -> int:
    return members & cards.siege_set()


def tactics_in(members: int) -> int:
    return members >> cards.SIEGE_CARDS


def capacity(values: Values, tile: int) -> int:
    return wall.CAPACITY[codes.face(tile, values["damaged"])]


def lying(values: Values, seat: int) -> list[int]:
    """Return the cards that a seat has on the wall."""
    return [card for side in values["wall"][seat] for card in side]


def check_wall(values: Values) -> None:
    for tile in range(codes.TILES):
        sides = [values["wall"][seat][tile] for seat in range(2)]
        size = capacity(values, tile)
        for side in sides:
            if len(side) > size:
                refuse("wall", f"tile {tile + 1} takes {size} cards a side")
        # a 0 and the 11 of its colour never lie opposite each other (ST2-7)
        for card in sides[0]:
            other = cards.clashing(card)
            if other in sides[1]:
                low, high = NAMES[min(card, other)], NAMES[max(card, other)]
                refuse("wall", f"{low} and {high} clash (ST2-7)")
        complete = [seat for seat in range(2) if len(sides[seat]) == size]
        if values["earlier"][tile] not in (complete or [-1]):
            seat = None if values["earlier"][tile] < 0 else values["earlier"][tile]
            refuse("earlier", f"{seat} has no complete formation at tile {tile + 1}")


def check_cards(values: Values) -> None:
    """Every card is once in a hand, a deck, on the wall, discarded or beside a player."""
    for name in ("siege_deck", "tactics_deck"):
        if values[OBSERVER] < 0 and len(values[name]) != values[f"{name}_size"]:
            size = values[f"{name}_size"]
            refuse(name, f"has {len(values[name])} cards, but {name}_size is {size}")
    found = [*lying(values, 0), *lying(values, 1), *values["siege_deck"], *values["tactics_deck"]]
    for members in (values["discard"], *values["actions"], *values["hand"]):
        found += bits.listed(members)
    unseen_siege = unseen_tactics = 0
    if values[OBSERVER] >= 0:
        other = 1 - values[OBSERVER]
        known = values["known"][other]
        found += bits.listed(known)
        unseen_siege = values["siege_deck_size"] + values["siege_size"][other]
        unseen_siege -= bits.count(siege_in(known))
        unseen_tactics = values["tactics_deck_size"] + values["tactics_size"][other]
        unseen_tactics -= bits.count(tactics_in(known))
    if len(set(found)) < len(found):
        twice = next(card for card in found if found.count(card) > 1)
        refuse("cards", f"{NAMES[twice]} is there twice")
    siege = sum(map(cards.is_siege, found)) + unseen_siege
    tactics = len(found) + unseen_siege + unseen_tactics - siege
    needed = cards.TACTICS_CARDS if values["tactics"] else 0
    if siege != cards.SIEGE_CARDS or tactics != needed:
        refuse(
            "cards",
            f"there must be {cards.SIEGE_CARDS} siege and {needed} tactics cards, "
            f"not {siege} and {tactics}",
        )


def check_hand(values: Values, seat: int) -> None:
    siege_size, tactics_size = values["siege_size"][seat], values["tactics_size"][seat]
    hand, known, given = values["hand"][seat], values["known"][seat], values["given"][seat]
    # a player who has played a card has not drawn yet
    has_played = seat == values["turn"] and values["phase"] != codes.PLAYING
    most = codes.hand_limit(values["tactics"]) - has_played
    if siege_size + tactics_size > most:
        refuse("hand", f"seat {seat} has {siege_size + tactics_size} cards; {most} are allowed now")
    sizes = bits.count(siege_in(known)), bits.count(tactics_in(known))
    if sizes[0] > siege_size or sizes[1] > tactics_size:
        refuse("known", f"seat {seat} has fewer cards")
    if values[OBSERVER] not in (-1, seat):
        return
    if (bits.count(siege_in(hand)), bits.count(tactics_in(hand))) != (siege_size, tactics_size):
        refuse("hand", f"seat {seat}'s hand is not of siege_size and tactics_size")
    if known & ~hand:
        refuse("known", f"seat {seat} doesn't hold these")
    if given & ~hand or bits.count(given) != values["given_size"][seat]:
        refuse("given", f"seat {seat} doesn't hold these, or given_size is wrong")
    jokers = tactics_in(given) & cards.BOTH_JOKERS
    if bits.count(jokers) == 1:
        in_hand = tactics_in(hand) & cards.BOTH_JOKERS
        if bits.lowest(jokers) != bits.lowest(in_hand & tactics_in(known) or in_hand):
            refuse("given", "of two jokers the one that the opponent knows, or the first")


def check_tactics(values: Values) -> None:
    """The tactics cards on the table are those that were played, one more by one player at most."""
    played = values["tactics_played"]
    table = sum(map(bits.count, values["actions"])) + bits.count(tactics_in(values["discard"]))
    for seat in range(2):
        table += sum(not cards.is_siege(card) for card in lying(values, seat))
    # nobody may be more than one tactics card ahead (ST2-32)
    if sum(played) != table or abs(played[0] - played[1]) > 1:
        refuse("tactics_played", f"{played} don't fit the {table} tactics cards on the table")
    for seat in range(2):
        if bits.count(values["actions"][seat]) > played[seat]:
            refuse("tactics_played", "fewer than the actions beside the player")


def check_phase(values: Values) -> None:
    phase, action, turn, held = (values[name] for name in ("phase", "action", "turn", "held"))
    name = cards.ACTIONS[action] if action >= 0 else "a turn"
    if phase not in STEPS[action]:
        refuse("phase", f"{codes.PHASES[phase]} is no step of {name}")
    if action >= 0 and not bits.has(values["actions"][turn], cards.FIRST_ACTION + action):
        refuse("action", f"{name} is not beside seat {turn}")
    if phase == codes.GIVING:
        check_swap(values)
    elif values["seat"] != turn:
        refuse("seat", "another's turn")
    elif any(values["given_size"]):
        refuse("given", "there is no swap")
    may_hold = phase == codes.PLACING or action == codes.REINFORCEMENTS
    if (held >= 0 and not may_hold) or (held < 0 and phase == codes.PLACING):
        refuse("held", "must be there exactly while a chosen card waits for its place")
    if action == codes.REDEPLOYMENT:
        sources = lying(values, turn)
    elif action == codes.TREASON:
        sources = lying(values, 1 - turn)
    else:
        sources = bits.listed(siege_in(values["discard"]))
    if held >= 0 and held not in sources:
        refuse("held", f"{NAMES[held]} can't be chosen")


def check_swap(values: Values) -> None:
    """The player whose turn it is chooses first; a player with few cards has no choice (ST2-42)."""
    giver = values["seat"]
    sizes = [values["siege_size"][seat] + values["tactics_size"][seat] for seat in range(2)]
    if sizes[giver] <= codes.GIFT or values["given_size"][giver] == codes.GIFT:
        refuse("given", f"seat {giver} has nothing to choose")
    due = 0 if giver == values["turn"] else min(codes.GIFT, sizes[1 - giver])
    if values["given_size"][1 - giver] != due:
        refuse("given", f"seat {1 - giver} must have chosen {due} cards")


def check_end(values: Values) -> None:
    defender, phase, ending = 1 - values["attacker"], values["phase"], values["ending"]
    sides, damaged = values["wall"], values["damaged"]
    four = bits.count(damaged) == codes.DAMAGED_TO_WIN
    broken = any(not sides[0][tile] and not sides[1][tile] for tile in bits.listed(damaged))
    full = all(len(sides[defender][tile]) == capacity(values, tile) for tile in range(codes.TILES))
    held = full and values["turn"] == defender and phase == codes.PLAYING
    attacked = values["turn"] != defender and phase in STEPS[-1]
    deck_is_empty = values["siege_deck_size"] == 0
    is_possible = {
        codes.NOT_ENDED: not four and not held,
        # the attacker claimed a damaged tile, or damaged a fourth one (ST2-21)
        codes.CLAIMED_AGAIN: broken and not four and attacked,
        codes.FOUR_DAMAGED: four and attacked,
        # a siege card was to be drawn, and there was none (ST2-22)
        codes.DECK_EMPTY: phase == codes.DRAWING and deck_is_empty and not four,
        # all of the defender's tiles were full when their turn began (ST2-23)
        codes.WALL_FULL: held and not four,
    }
    if not is_possible[ending]:
        refuse("ending", f"{codes.ENDINGS[ending]!r} is not how the table looks")
    if ending and values["winner"] < 0:
        refuse("winner", "somebody has won")


def check_oiled(values: Values) -> None:
    if values["oiled"] and (
        values["turn"] == values["attacker"] or values["cauldrons"] == codes.CAULDRONS
    ):
        refuse("oiled", "nobody threw a cauldron in this turn")


def check_returned(values: Values) -> None:
    """The two cards of reinforcements while nobody has seen them; `origins` must fit them."""
    returned = values["returned"]
    seen = values["discard"] | bits.gathered([*lying(values, 0), *lying(values, 1)])
    if returned & seen or bits.count(returned) > 2:
        refuse("returned", "at most two cards that nobody has seen since")
    reinforcements = cards.FIRST_ACTION + codes.REINFORCEMENTS
    if returned and not any(bits.has(used, reinforcements) for used in values["actions"]):
        refuse("returned", "nobody has played reinforcements")
    for seat in range(2):
        known = values["known"][seat]
        unknown = values["siege_size"][seat] - bits.count(siege_in(known))
        # at most this many of them, as the observer sees it, may be older than the reinforcements
        most = unknown
        if values[OBSERVER] in (-1, seat):
            most -= bits.count(returned & values["hand"][seat] & ~known)
        possible = [old for old, courses in enumerate(values["origins"][seat]) if courses]
        if bool(possible) != bool(returned):
            refuse("origins", "must be there exactly while returned cards are unseen")
        if possible and (possible[-1] > unknown or possible[0] > most):
            refuse("origins", f"seat {seat} can't have held that many cards since before")


def check_chance(values: Values) -> None:
    if values[OBSERVER] >= 0:
        return  # nobody sees the generator
    if values["rng"] is None and (values["tactics"] or values["match"]):
        refuse("rng", "must be there: cards will be shuffled")
    if values["rng"] is not None and not values["tactics"] and not values["match"]:
        refuse("rng", "nothing will be shuffled")


def check_match(values: Values) -> None:
    """Each game went to its attacker or defender, as its ending says (ST2-24)."""
    games, attacker, ending = values["games"], values["attacker"], values["ending"]
    is_over = ending != codes.NOT_ENDED
    if not values["match"]:
        if games:
            refuse("games", "a single game has none before it")
        winner = (attacker if ending in ATTACKER_WINS else 1 - attacker) if is_over else -1
        check_winner(values["winner"], winner)
        return
    if (len(games) == 2) != is_over:
        refuse("games", "not as many as are over")
    for i, (winner, how, _, _) in enumerate(games):
        games_since = len(games) - is_over - i  # the roles are swapped after each game
        attacker_then = 1 - attacker if games_since % 2 else attacker
        if (winner == attacker_then) != (how in ATTACKER_WINS):
            refuse("games", f"game {i + 1} can't have ended so for seat {winner}")
    strength = codes.TILES - bits.count(values["damaged"]) + values["cauldrons"]
    if is_over and games[1][1:] != (ending, values["siege_deck_size"], strength):
        refuse("games", "the second is not as the table shows it")


def check_winner(winner: int, expected: int) -> None:
    if winner != expected:
        refuse("winner", "nobody has won" if expected < 0 else f"seat {expected} has won")


def restored(values: Values) -> Position:
    """Build the position of these values, which have been checked."""
    position = Position(values["tactics"], values["match"])
    position.observer = values["seen_by"]
    position.attacker = values["attacker"]
    position.turn = values["turn"]
    position.seat = values["seat"]
    position.phase = values["phase"]
    position.action = values["action"]
    position.chosen_card = values["held"]
    position.oiled = values["oiled"]
    position.cauldrons = values["cauldrons"]
    position.damaged = values["damaged"]
    position.revealed = values["revealed"]
    position.winner = values["winner"]
    position.ending = values["ending"]
    position.discard = siege_in(values["discard"])
    position.fallen = tactics_in(values["discard"])
    position.returned = values["returned"]
    position.rounds = values["rounds"]
    position.rng = values["rng"]
    for tile in range(codes.TILES):
        position.earlier[tile] = values["earlier"][tile]
    for seat in range(2):
        for tile in range(codes.TILES):
            position.count[seat][tile] = len(values["wall"][seat][tile])
            for i, card in enumerate(values["wall"][seat][tile]):
                position.wall[seat][tile][i] = card
        position.siege_size[seat] = values["siege_size"][seat]
        position.tactics_size[seat] = values["tactics_size"][seat]
        position.siege[seat] = siege_in(values["hand"][seat])
        position.tactics[seat] = tactics_in(values["hand"][seat])
        position.known[seat] = siege_in(values["known"][seat])
        position.known_tactics[seat] = tactics_in(values["known"][seat])
        position.given_size[seat] = values["given_size"][seat]
        position.given[seat] = siege_in(values["given"][seat])
        position.given_tactics[seat] = tactics_in(values["given"][seat])
        position.used[seat] = tactics_in(values["actions"][seat])
        position.played[seat] = values["tactics_played"][seat]
        for old in range(codes.ORIGINS):
            position.origins[seat][old] = values["origins"][seat][old]
    position.siege_deck_size = values["siege_deck_size"]
    for i, card in enumerate(values["siege_deck"]):
        position.siege_deck[i] = card
    position.tactics_deck_size = values["tactics_deck_size"]
    for i, card in enumerate(values["tactics_deck"]):
        position.tactics_deck[i] = card
    position.games = len(values["games"])
    for i, (winner, ending, deck, strength) in enumerate(values["games"]):
        position.past_winner[i] = winner
        position.past_ending[i] = ending
        position.past_deck[i] = deck
        position.past_strength[i] = strength
    if position.observer >= 0:
        knowledge.name_jokers(position)  # version 0.1 kept their names of the deal
    position.survey()
    return position


def check_champion(position: Position) -> None:
    """The winner of a match is whoever did better in both games; a tie is replayed (ST2-24)."""
    if position.is_match:
        winner = revenge.champion(position) if position.games == 2 else -1
        if position.games == 2 and winner < 0:
            refuse("games", "a tied match is replayed (ST2-24)")
        check_winner(position.winner, winner)


def check_choice(position: Position) -> None:
    """Steps that leave no choice are carried out by themselves."""
    if 0 < len(position.legal_moves()) < 2:
        refuse("phase", f"{codes.PHASES[position.phase]} would leave no choice")
